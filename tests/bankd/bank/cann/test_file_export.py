"""What came from CANN files goes back into such files: unchanged, or put together."""

from __future__ import annotations

import json
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, TargetKey, TimingSummary
from bankd.bank.cann import export_cann, stage_cann
from bankd.bank.cann.file_export import WrittenFile
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.lint import check_file
from bankd.bank.cann.names import parse_name
from bankd.errors import BankError
from tests.bankd.bank.builders import a_decision
from tests.bankd.bank.cann.builders import (
    GA_PATH,
    GRADIENT_NAME,
    GRAPH_HEAD,
    GRAPH_NAME,
    MARK,
    RL_NAME,
    RL_PATH,
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
    unified_key,
    write,
)


def stage(tmp_path: Path, name: str, content: bytes) -> Bank:
    return stage_cann(write(tmp_path, name, content), tmp_path / "bank")


def exported(bank: Bank, tmp_path: Path) -> tuple[bytes, WrittenFile]:
    """The only file of a bank."""
    (written,) = export_cann(bank, tmp_path / "out")
    return (tmp_path / "out" / written.path).read_bytes(), written


def of(bank: Bank, number: int) -> Decision:
    """The decision of this entry, counted from 1."""
    return list(bank.records())[number - 1]


def test_a_tree_comes_back_byte_for_byte(tmp_path: Path) -> None:
    files = one_of_each(tmp_path / "tree")

    with stage_cann(tmp_path / "tree", tmp_path / "bank") as bank:
        written = export_cann(bank, tmp_path / "out")

    found = {
        str(path.relative_to(tmp_path / "out")): path.read_bytes()
        for path in (tmp_path / "out").rglob("*")
        if path.is_file()
    }
    assert found == files
    assert {each.origin for each in written} == {"stored"}
    assert sum(each.entries for each in written) == 12


def test_files_and_folders_are_for_the_owner_and_the_group(tmp_path: Path) -> None:
    with stage(tmp_path, RUNTIME_NAME, lines(runtime_line(1))) as bank:
        export_cann(bank, tmp_path / "out")

    place = tmp_path / "out" / RUNTIME_PATH
    assert stat.S_IMODE(place.stat().st_mode) == 0o640
    assert stat.S_IMODE(place.parent.stat().st_mode) & 0o027 == 0
    assert [each.name for each in place.parent.iterdir()] == [RUNTIME_NAME]


def test_a_retired_entry_is_left_out_and_the_rest_keeps_its_text(tmp_path: Path) -> None:
    content = MARK + lines(
        runtime_line(1), runtime_line(2, id_=3), runtime_line(3), newline="\r\n", end=""
    )
    with stage(tmp_path, RUNTIME_NAME, content) as bank:
        gone = of(bank, 2)
        bank.commit(gone.target, [], "gone", "test", retired=[gone.key])

        found, written = exported(bank, tmp_path)

    assert found == MARK + lines(runtime_line(1), runtime_line(3), newline="\r\n", end="")
    assert (written.origin, written.entries, written.note) == ("composed", 2, "")


def test_what_was_retired_and_comes_back_gives_the_first_file_again(tmp_path: Path) -> None:
    content = lines(runtime_line(1), runtime_line(2))
    with stage(tmp_path, RUNTIME_NAME, content) as bank:
        gone = of(bank, 2)
        bank.commit(gone.target, [], "gone", "test", retired=[gone.key])
        bank.commit(gone.target, [gone], "back", "test")

        found, written = exported(bank, tmp_path)

    assert found == content
    assert written.origin == "stored"


def test_another_policy_is_written_anew_with_the_key_of_the_stored_order(tmp_path: Path) -> None:
    content = unified(unified_entry(1), unified_entry(2), end="")
    with stage(tmp_path, UNIFIED_NAME, content) as bank:
        better = replace(of(bank, 1), policy='{"tile":64}', timing=TimingSummary(1, 2, 2, 2))
        bank.commit(better.target, [better], "better", "test")

        found, written = exported(bank, tmp_path)

    entry = json.loads(found)[unified_key(1)]
    assert entry == [{"knowledge": {"tile": 64}, "info_dict": unified_info(1), "cost_time": 2.0}]
    assert list(entry[0]["info_dict"]) == list(unified_info(1))
    assert unified_entry(2).encode() in found
    assert "1 entries written newly" in written.note
    assert check_file(found, KINDS["unified"]) == []


def test_a_runtime_entry_that_is_written_anew_keeps_its_id(tmp_path: Path) -> None:
    with stage(tmp_path, RUNTIME_NAME, lines(runtime_line(1, id_=4_000_000_000))) as bank:
        other = replace(of(bank, 1), policy='{"tile":64}')
        bank.commit(other.target, [other], "other", "test")

        found, _ = exported(bank, tmp_path)

    assert json.loads(found)["id"] == 4_000_000_000
    assert json.loads(found)["knowledge"] == {"tile": 64}


@pytest.mark.parametrize(
    ("name", "content"),
    [
        (UNIFIED_NAME, unified(unified_entry(1), unified_entry(2))),
        (RUNTIME_NAME, lines(runtime_line(1), runtime_line(2))),
        (RL_NAME, rl(rl_entry(1), rl_entry(2))),
        ("repository_Ascend310_gemm.json", lines(ga_line(1), ga_line(2))),
        (GRAPH_NAME, lines(GRAPH_HEAD, graph_line(1), graph_line(2))),
        (GRADIENT_NAME, gradient(gradient_model(1), gradient_model(2))),
    ],
)
def test_without_the_imported_files_every_kind_is_written_from_the_decisions(
    tmp_path: Path, name: str, content: bytes
) -> None:
    with stage(tmp_path, name, content) as bank, Bank.open(tmp_path / "copy") as copy:
        copy.commit_many(
            ((each.target, each.key, each) for each in bank.records()), "copied", "test"
        )

        found, written = exported(copy, tmp_path)

    said = parse_name(name)
    assert said is not None
    assert written.origin == "composed"
    assert check_file(found, said.kind) == []
    with stage_cann(write(tmp_path, f"again/{name}", found), tmp_path / "again" / "bank") as again:
        assert {each.content_hash for each in again.records()} == {
            each.content_hash for each in bank_records(tmp_path)
        }


def bank_records(tmp_path: Path) -> list[Decision]:
    with Bank.open(tmp_path / "bank", create=False, read_only=True) as bank:
        return list(bank.records())


@pytest.mark.parametrize(
    ("name", "content", "empty"),
    [
        (UNIFIED_NAME, unified(unified_entry(1)), b"{}"),
        (RL_NAME, rl(rl_entry(1)), b"{}"),
        (RUNTIME_NAME, lines(runtime_line(1)), b"{}\n"),
        (GRAPH_NAME, lines(GRAPH_HEAD, graph_line(1)), lines(GRAPH_HEAD)),
        (GRADIENT_NAME, gradient(gradient_model(1)), b"[]\n"),
    ],
)
def test_when_all_entries_are_retired_an_empty_file_is_left(
    tmp_path: Path, name: str, content: bytes, empty: bytes
) -> None:
    with stage(tmp_path, name, content) as bank:
        gone = of(bank, 1)
        bank.commit(gone.target, [], "gone", "test", retired=[gone.key])

        found, written = exported(bank, tmp_path)

    assert found == empty
    assert written.entries == 0


def test_a_twin_goes_with_its_unchanged_file_only(tmp_path: Path) -> None:
    twin = GA_PATH.replace(".json", ".bin")
    write(tmp_path / "tree", GA_PATH, lines(ga_line(1), ga_line(2)))
    write(tmp_path / "tree", twin, b"\0twin")
    with stage_cann(tmp_path / "tree", tmp_path / "bank") as bank:
        before = export_cann(bank, tmp_path / "a")
        gone = next(bank.records())
        bank.commit(gone.target, [], "gone", "test", retired=[gone.key])
        after = export_cann(bank, tmp_path / "b")

    assert [(each.path, each.origin) for each in before] == [(GA_PATH, "stored"), (twin, "stored")]
    assert (tmp_path / "a" / twin).read_bytes() == b"\0twin"
    assert [each.origin for each in after] == ["composed", "left out"]
    assert "another state of its file" in after[1].note
    assert not (tmp_path / "b" / twin).exists()


def test_only_the_asked_target_is_written(tmp_path: Path) -> None:
    one_of_each(tmp_path / "tree")
    with stage_cann(tmp_path / "tree", tmp_path / "bank") as bank:
        by_soc = export_cann(bank, tmp_path / "a", "Ascend310")
        by_cores = export_cann(bank, tmp_path / "b", cores=20)
        with pytest.raises(BankError, match="holds nothing from CANN files"):
            export_cann(bank, tmp_path / "c", "Ascend310", 64)

    assert [each.path for each in by_soc] == [RL_PATH]
    assert [each.path for each in by_cores] == [UNIFIED_PATH]


def test_our_own_decisions_are_not_written(tmp_path: Path) -> None:
    with stage(tmp_path, RUNTIME_NAME, lines(runtime_line(1))) as bank:
        bank.commit(a_decision(1).target, [a_decision(1)], "ours", "test")

        written = export_cann(bank, tmp_path / "out")

    assert [each.path for each in written] == [RUNTIME_PATH]


def test_one_file_for_two_core_counts_needs_to_be_told_which(tmp_path: Path) -> None:
    with stage(tmp_path, GRAPH_NAME, lines(GRAPH_HEAD, graph_line(1))) as bank:
        decision = replace(next(bank.records()), target=TargetKey("ascend910b", 24))
        bank.commit(decision.target, [decision], "for 24", "test")

        with pytest.raises(BankError, match="ascend910b_1 and for ascend910b_24"):
            export_cann(bank, tmp_path / "out")
        written = export_cann(bank, tmp_path / "out", cores=24)

    assert [each.origin for each in written] == ["stored"]


def task(path: str, kind: str = "runtime") -> str:
    return json.dumps({"cann": kind, "file": path, "info": {}, "op": "A"}, separators=(",", ":"))


@pytest.mark.parametrize(
    "path", ["../escape.json", "/tmp/escape.json", "a/cube/../../../escape.json", "", "a/b"]
)
def test_a_bank_cannot_make_an_export_write_elsewhere(tmp_path: Path, path: str) -> None:
    target = TargetKey("A1", 1)
    decision = replace(a_decision(1), target=target, task=task(path), policy="{}")
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(target, [decision], "hostile", "test")

        (written,) = export_cann(bank, tmp_path / "out")

    assert (written.origin, written.note) == ("left out", "it is not the path of a bank file")
    assert list((tmp_path / "out").iterdir()) == []


def test_a_link_in_the_output_folder_is_not_followed_out_of_it(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "Ascend910_9391").symlink_to(tmp_path / "elsewhere")
    with (
        stage(tmp_path, RUNTIME_NAME, lines(runtime_line(1))) as bank,
        pytest.raises(BankError, match="a link leads out of the folder"),
    ):
        export_cann(bank, tmp_path / "out")

    assert list((tmp_path / "elsewhere").rglob("*.json")) == []


def test_an_entry_of_no_known_kind_is_left_out(tmp_path: Path) -> None:
    target = TargetKey("A1", 1)
    decision = replace(a_decision(1), target=target, task=task("mine.json", "nonsense"))
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(target, [decision], "odd", "test")

        (written,) = export_cann(bank, tmp_path / "out")

    assert written.origin == "left out"


def test_a_policy_that_its_kind_does_not_accept_is_refused(tmp_path: Path) -> None:
    with stage(tmp_path, GRAPH_NAME, lines(GRAPH_HEAD, graph_line(1))) as bank:
        odd = replace(next(bank.records()), policy="[1]")
        bank.commit(odd.target, [odd], "odd", "test")

        with pytest.raises(BankError, match="would not be a valid graph file"):
            export_cann(bank, tmp_path / "out")
