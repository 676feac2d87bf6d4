"""Files and trees of the original become a bank; what cannot be used is named and left out."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bankd.bank import Bank, TargetKey, TimingSummary
from bankd.bank.cann import Remark, is_cann, stage_cann
from bankd.bank.canonical import text_hash
from bankd.errors import BankError
from tests.bankd.bank.builders import a_decision
from tests.bankd.bank.cann.builders import (
    BIG,
    GA_PATH,
    GRADIENT_NAME,
    GRAPH_HEAD,
    GRAPH_NAME,
    RL_NAME,
    RUNTIME_NAME,
    RUNTIME_PATH,
    UNIFIED_NAME,
    UNIFIED_PATH,
    ga_line,
    gradient,
    gradient_model,
    graph_line,
    lines,
    one_of_each,
    rl,
    rl_entry,
    runtime_line,
    unified,
    unified_entry,
    unified_info,
    write,
)


def staged(source: Path, folder: Path, **options: int | str) -> tuple[Bank, list[Remark]]:
    remarks: list[Remark] = []
    return stage_cann(source, folder, tell=remarks.append, **options), remarks  # type: ignore[arg-type]


def test_a_unified_entry_is_a_decision_with_its_candidates_as_observations(
    tmp_path: Path,
) -> None:
    file = write(tmp_path, UNIFIED_NAME, unified(unified_entry(1, tile=4, times=(3.5, 1e17))))

    with stage_cann(file, tmp_path / "bank") as bank:
        (decision,) = bank.records()
        observations = bank.observations(decision.key, decision.target)

    assert decision.target == TargetKey("Ascend910B4-1", 20)
    assert json.loads(decision.task) == {
        "op": "matmul", "cann": "unified", "file": UNIFIED_PATH, "info": unified_info(1),
    }  # fmt: skip
    assert decision.key == text_hash(decision.task)[:32]
    assert decision.policy == '{"tile":4}'
    assert decision.timing == TimingSummary(1, 3.5, 3.5, 3.5)
    assert decision.rule == "imported"
    assert json.loads(decision.environment) == {"origin": "cann", "kind": "unified"}
    assert [each.timing and each.timing.median_us for each in observations] == [3.5, 1e17]
    assert decision.evidence == (observations[0].content_hash,)


def test_a_runtime_entry_has_no_time(tmp_path: Path) -> None:
    file = write(tmp_path, RUNTIME_NAME, lines(runtime_line(1), runtime_line(2)))

    with stage_cann(file, tmp_path / "bank") as bank:
        decisions = list(bank.records())
        observed = [bank.observations(each.key, each.target) for each in decisions]

    assert [each.timing for each in decisions] == [None, None]
    assert observed == [[], []]
    assert {json.loads(each.task)["op"] for each in decisions} == {"MatMulV3"}
    assert decisions[0].policy == '{"rate":1.5,"tile":8}'


def test_ids_above_2_to_the_63rd_stay_exact(tmp_path: Path) -> None:
    write(tmp_path, f"tree/{GRAPH_NAME}", lines(GRAPH_HEAD, graph_line(0)))
    write(tmp_path, f"tree/{GRADIENT_NAME}", gradient(gradient_model(0)))

    with stage_cann(tmp_path / "tree", tmp_path / "bank", cores=24) as bank:
        infos = [json.loads(each.task)["info"] for each in bank.records()]

    assert {"graphID": BIG, "feature": {"nodes": 0}} in infos
    assert {"modelhash": str(BIG)} in infos


def test_of_repeated_entries_the_first_counts(tmp_path: Path) -> None:
    content = lines(runtime_line(1, tile=4), runtime_line(1, tile=16), runtime_line(2))
    file = write(tmp_path, RUNTIME_NAME, content)

    with stage_cann(file, tmp_path / "bank") as bank:
        policies = [each.policy for each in bank.records()]

    assert policies == ['{"rate":1.5,"tile":4}', '{"rate":1.5,"tile":8}']


@pytest.mark.parametrize("time", ["NaN", "-1", '"fast"', "null", "1e999"])
def test_an_impossible_time_is_left_out(tmp_path: Path, time: str) -> None:
    content = lines(ga_line(1, time_us=time))
    file = write(tmp_path, "repository_Ascend310_gemm.json", content)

    with stage_cann(file, tmp_path / "bank") as bank:
        (decision,) = bank.records()

    assert decision.timing is None
    assert decision.evidence == ()


def test_a_whole_tree_is_one_revision_of_all_its_targets(tmp_path: Path) -> None:
    files = one_of_each(tmp_path / "tree")

    bank, remarks = staged(tmp_path / "tree", tmp_path / "bank")

    with bank:
        assert [each.name for each in bank.log()] == ["r1"]
        assert bank.log()[0].message == "import of tree"
        assert bank.log()[0].counts.added == 12
        assert bank.targets() == [
            TargetKey("Ascend310", 2),
            TargetKey("Ascend910A", 1),
            TargetKey("Ascend910B4-1", 20),
            TargetKey("Ascend910_9391", 24),
            TargetKey("ascend910b", 1),
        ]
        kept = bank.connection.rows("SELECT path, content FROM foreign_files")
        assert {row["path"]: row["content"] for row in kept} == files
        assert bank.check() == []
    assert {each.path for each in remarks} == {GRADIENT_NAME, GRAPH_NAME}
    assert not any(each.is_skipped for each in remarks)


def test_where_a_name_says_no_cores_the_other_files_do(tmp_path: Path) -> None:
    write(tmp_path, f"tree/{RUNTIME_PATH}", lines(runtime_line(1)))
    write(tmp_path, f"tree/{GA_PATH}", lines(ga_line(1)))

    with stage_cann(tmp_path / "tree", tmp_path / "a") as bank:
        assert bank.targets() == [TargetKey("Ascend910_9391", 24)]
    with stage_cann(tmp_path / "tree", tmp_path / "b", cores=20) as bank:
        assert bank.targets() == [TargetKey("Ascend910_9391", 20), TargetKey("Ascend910_9391", 24)]


def test_a_graph_file_takes_the_spelling_of_the_others(tmp_path: Path) -> None:
    name = "Ascend910B_20_AiCore_matmul.json"
    write(tmp_path, f"tree/Ascend910B/unified_bank/{name}", unified(unified_entry(1)))
    write(tmp_path, f"tree/{GRAPH_NAME}", lines(GRAPH_HEAD, graph_line(1)))

    with stage_cann(tmp_path / "tree", tmp_path / "bank") as bank:
        assert bank.targets() == [TargetKey("Ascend910B", 20)]
        files = {json.loads(each.task)["file"] for each in bank.records()}

    assert GRAPH_NAME in files


def test_a_file_without_entries_is_kept(tmp_path: Path) -> None:
    file = write(tmp_path, RUNTIME_NAME, b"{}\n")

    with stage_cann(file, tmp_path / "bank") as bank:
        assert list(bank.records()) == []
        kept = bank.connection.rows("SELECT path, content FROM foreign_files")

    assert kept == [{"path": RUNTIME_PATH, "content": b"{}\n"}]


def test_the_same_files_make_the_same_revision(tmp_path: Path) -> None:
    one_of_each(tmp_path / "tree")

    with (
        stage_cann(tmp_path / "tree", tmp_path / "a") as first,
        stage_cann(tmp_path / "tree", tmp_path / "b") as second,
    ):
        assert first.log()[0].id == second.log()[0].id
        assert [each.content_hash for each in first.records()] == [
            each.content_hash for each in second.records()
        ]


def test_a_file_without_a_telling_name_needs_its_folder_or_an_option(tmp_path: Path) -> None:
    content = unified(unified_entry(1))
    write(tmp_path, "tree/Ascend910B/unified_bank/mine.json", content)
    alone = write(tmp_path, "mine.json", content)

    with stage_cann(tmp_path / "tree", tmp_path / "a", cores=20) as bank:
        assert bank.targets() == [TargetKey("Ascend910B", 20)]
    with stage_cann(alone, tmp_path / "b", soc_version="Ascend310", cores=8) as bank:
        assert bank.targets() == [TargetKey("Ascend310", 8)]
    with pytest.raises(BankError, match="neither its name nor its folder says for which SoC"):
        stage_cann(alone, tmp_path / "c")


def test_a_broken_file_does_not_spoil_the_others(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    one_of_each(tree)
    broken = "Ascend310/unified_bank/Ascend310_2_AiCore_matmul.json"
    write(tree, broken, b'{"x": [')
    half = "Ascend310/unified_bank/Ascend310_2_AiCore_FFN_runtime_kb.json"
    write(tree, half, lines(runtime_line(1), "{oh"))
    wrong = "Ascend310/unified_bank/Ascend310_2_AiCore_conv2d.json"
    write(tree, wrong, rl(rl_entry(1)))
    write(tree, "package.json", b'{"name": "x"}')
    write(tree, "read.me", b"")
    write(tree, "Ascend310/cube/repository_Ascend310_lost.bin", b"x")

    bank, remarks = staged(tree, tmp_path / "bank")

    with bank:
        assert bank.log()[0].counts.added == 12
    skipped = {each.path: each.what for each in remarks if each.is_skipped}
    assert skipped.keys() == {
        broken, half, wrong, "package.json", "read.me",
        "Ascend310/cube/repository_Ascend310_lost.bin",
    }  # fmt: skip
    assert skipped[half].startswith("line 2: is not JSON")
    assert "by its content rl" in skipped[wrong]
    assert (
        "repository_Ascend310_lost.json is missing"
        in skipped["Ascend310/cube/repository_Ascend310_lost.bin"]
    )


def test_links_out_of_the_tree_pipes_and_deep_folders_are_left_out(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    write(tree, RUNTIME_PATH, lines(runtime_line(1)))
    outside = write(tmp_path, UNIFIED_NAME, unified(unified_entry(1)))
    (tree / UNIFIED_NAME).symlink_to(outside)
    (tree / "up").symlink_to(tmp_path)
    (tree / "nowhere.json").symlink_to(tmp_path / "missing")
    (tree / "loop.json").symlink_to(tree / "loop.json")
    os.mkfifo(tree / RL_NAME)
    write(tree, "/".join("d" * 18) + f"/{UNIFIED_NAME}", unified(unified_entry(1)))

    bank, remarks = staged(tree, tmp_path / "bank")

    with bank:
        assert bank.targets() == [TargetKey("Ascend910_9391", 24)]
    reasons = {each.path: each.what for each in remarks}
    assert reasons[UNIFIED_NAME] == reasons["up"] == "a link that leads out of the tree"
    assert reasons["nowhere.json"] == reasons["loop.json"] == "a link that leads nowhere"
    assert reasons[RL_NAME] == "is not a plain file"
    assert "files below 16 folders" in reasons.values()


def test_a_source_may_be_a_link_itself(tmp_path: Path) -> None:
    file = write(tmp_path, "elsewhere", lines(runtime_line(1)))
    link = tmp_path / RUNTIME_NAME
    link.symlink_to(file)

    with stage_cann(link, tmp_path / "bank") as bank:
        assert bank.log()[0].counts.added == 1


def test_no_more_is_read_than_allowed(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    content = lines(runtime_line(1))
    write(tree, "big.json", b'{"a": "' + b"x" * 600 + b'"}')
    write(tree, RUNTIME_PATH, content)
    write(tree, UNIFIED_PATH, unified(*(unified_entry(i) for i in range(9))))

    bank, remarks = staged(tree, tmp_path / "bank", max_bytes=700)

    with bank:
        assert bank.log()[0].counts.added == 1
    assert [each.path for each in remarks if "too large" in each.what] == [UNIFIED_PATH]


def test_two_files_of_one_name_are_not_mixed(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    write(tree, f"a/{RUNTIME_NAME}", lines(runtime_line(1, tile=4)))
    write(tree, RUNTIME_PATH, lines(runtime_line(1, tile=16)))

    bank, remarks = staged(tree, tmp_path / "bank")

    with bank:
        (decision,) = bank.records()
    assert '"tile":16' in decision.policy
    assert [(each.path, each.what) for each in remarks] == [
        (f"a/{RUNTIME_NAME}", f"has the name of {RUNTIME_PATH}, which is taken")
    ]


@pytest.mark.parametrize(
    "content", [b"", b"\xff", b"[" * 200_000, b'{"a": ' * 200 + b"1" + b"}" * 200]
)
def test_a_hostile_file_is_refused(tmp_path: Path, content: bytes) -> None:
    file = write(tmp_path, "mine.json", content)

    with pytest.raises(BankError, match="holds no CANN bank file"):
        stage_cann(file, tmp_path / "bank", soc_version="Ascend310")
    assert not (tmp_path / "bank").exists()


def test_a_source_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BankError, match="does not exist"):
        stage_cann(tmp_path / "missing", tmp_path / "bank")


def test_files_of_the_original_are_told_from_others(tmp_path: Path) -> None:
    one_of_each(tmp_path / "tree")
    named = write(tmp_path, RUNTIME_NAME, b"{}")
    unnamed = write(tmp_path, "mine.json", unified(unified_entry(1)))
    other = write(tmp_path, "package.json", b'{"name": "x"}')
    os.mkfifo(tmp_path / RL_NAME)
    (tmp_path / "empty").mkdir()
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(a_decision(1).target, [a_decision(1)], "one", "test")

    assert is_cann(tmp_path / "tree")
    assert is_cann(named)
    assert is_cann(unnamed)
    for path in (other, tmp_path / "empty", tmp_path / "missing", tmp_path / "bank",
                 tmp_path / "bank" / "bank.db", tmp_path / RL_NAME):  # fmt: skip
        assert not is_cann(path), path


def test_a_bank_that_would_be_too_large_is_refused_and_nothing_is_left(tmp_path: Path) -> None:
    file = write(tmp_path, UNIFIED_NAME, unified(*map(unified_entry, range(300))))

    with pytest.raises(BankError, match="would grow by more than 100000 bytes"):
        stage_cann(file, tmp_path / "bank", max_bank_bytes=100_000)

    assert list((tmp_path / "bank").iterdir()) == []


def test_a_bank_that_is_there_is_not_filled(tmp_path: Path) -> None:
    file = write(tmp_path, UNIFIED_NAME, unified(unified_entry(1)))
    Bank.open(tmp_path / "bank").close()

    with pytest.raises(BankError, match="exists"):
        stage_cann(file, tmp_path / "bank")

    with Bank.open(tmp_path / "bank") as bank:
        assert bank.log() == []


def test_a_folder_is_known_by_the_names_of_its_folders_too(tmp_path: Path) -> None:
    write(tmp_path, "tree/Ascend310/cube/mine.json", b"")
    write(tmp_path, "other/Ascend310/cubes/mine.json", b"")

    assert is_cann(tmp_path / "tree")
    assert not is_cann(tmp_path / "other")
