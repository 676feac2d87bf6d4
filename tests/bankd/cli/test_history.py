"""`bankd revert`, `bankd tag` and `bankd prune`."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bankd.bank import Bank, TargetKey, TimingSummary, canonical
from bankd.bank import prune as pruning
from bankd.bank.merge import merge
from bankd.bank.record import utc_now
from bankd.bank.state import State
from bankd.bridge.race import environment_here
from bankd.errors import ExitCode
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, an_observation
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import task_of
from tuner.search.space import Space
from tuner.target import Target


@pytest.fixture
def filled(world: None, tmp_path: Path) -> Path:
    """r1 decides two keys, r2 one of them anew, r3 a key of another target."""
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
        bank.commit(V4, [a_decision(1, tile=16)], "second", "me")
        bank.commit(V3, [a_decision(3, target=V3)], "third", "me")
    return tmp_path / "bank"


def policies(folder: Path) -> dict[str, str]:
    with Bank.open(folder, read_only=True) as bank:
        return {one.key: json.loads(one.policy)["tile"] for one in bank.records()}


def messages(folder: Path) -> list[str]:
    with Bank.open(folder, read_only=True) as bank:
        return [one.message for one in bank.log()]


def test_revert_undoes_a_revision_and_tells_how_to_redo_it(bankd: Command, filled: Path) -> None:
    ended = bankd("revert", "r2")

    assert ended.code == ExitCode.OK
    assert policies(filled)[a_key(1)] == 8
    assert messages(filled)[0] == "revert of r2: second"
    assert ended.err == (
        "bankd: r4: revert of r2: second: 0 new, 1 changed, 0 removed;"
        " undo with `bankd revert r4`\n"
    )
    assert bankd("revert", "r4").code == ExitCode.OK
    assert policies(filled)[a_key(1)] == 16


def test_revert_lists_what_it_leaves_alone(bankd: Command, filled: Path) -> None:
    ended = bankd("revert", "r1")

    title, _, _, line = ended.out.splitlines()
    assert title == "left alone"
    assert line.split()[0] == a_key(1)[:12]
    assert line.endswith("updated   tile 8 -> 16")
    assert "0 new, 0 changed, 1 removed; 1 left alone, which later revisions changed" in ended.err
    assert set(policies(filled)) == {a_key(1), a_key(3)}


def test_revert_exits_1_where_nothing_can_be_undone(bankd: Command, filled: Path) -> None:
    bankd("revert", "r2")

    ended = bankd("revert", "r2")

    assert ended.code == ExitCode.FAILURE
    assert "nothing of r2 can be undone; 1 left alone" in ended.err
    assert len(messages(filled)) == 4


def test_revert_dry_run_tells_and_writes_nothing(bankd: Command, filled: Path) -> None:
    ended = bankd("revert", "r1", "--dry-run")

    assert ended.code == ExitCode.OK
    words = [line.split() for line in ended.out.splitlines()]
    assert ["would", "change"] in words
    assert [line[-2:] for line in words if line[0] == a_key(2)[:12]] == [["retired", "retired"]]
    assert ended.err.startswith("bankd: 1 entry would change; 1 left alone")
    assert len(messages(filled)) == 3


def test_revert_dry_run_needs_no_right_to_write_but_exits_1_as_the_run_would(
    bankd: Command, filled: Path
) -> None:
    bankd("revert", "r2")
    (filled / "bank.db").chmod(0o400)

    assert bankd("revert", "r2", "--dry-run").code == ExitCode.FAILURE


def test_revert_to_brings_a_state_back_and_is_undone_by_revert(
    bankd: Command, filled: Path
) -> None:
    before = policies(filled)
    bankd("tag", "start", "r1")

    ended = bankd("revert", "--to", "start")

    assert ended.code == ExitCode.OK
    assert policies(filled) == {a_key(1): 8, a_key(2): 8}
    assert messages(filled)[0] == "revert to r1: first"
    again = bankd("revert", "--to", "r1")
    assert (again.code, again.err) == (ExitCode.OK, "bankd: the state is already that of r1\n")
    bankd("revert", "head")
    assert policies(filled) == before


def test_revert_of_one_target_leaves_the_others(bankd: Command, filled: Path) -> None:
    ended = bankd("revert", "--to", "r1", "--soc_version", "x86_64-v3", "--aicore_num", "2")

    assert ended.code == ExitCode.OK
    assert policies(filled) == {a_key(1): 16, a_key(2): 8}
    assert messages(filled)[0] == "revert to r1 (x86_64-v3 with 2 cores): first"


@pytest.mark.parametrize("dry_run", [True, False])
def test_revert_as_json_has_the_revision_or_the_plan(
    bankd: Command, filled: Path, dry_run: bool
) -> None:
    told = json.loads(bankd("revert", "r1", "--json", *["--dry-run"] * dry_run).out)

    assert told["message"] == "revert of r1: first"
    assert [one["key"] for one in told["left_alone"]] == [a_key(1)]
    if dry_run:
        assert told["revision"] is None
        assert [(one["key"], one["change"]) for one in told["changes"]] == [(a_key(2), "retired")]
    else:
        assert told["revision"]["name"] == "r4"
        assert told["revision"]["counts"]["retired"] == 1


@pytest.mark.parametrize("command", [["revert"], ["tag", "x"]])
def test_an_unknown_revision_is_an_error(bankd: Command, filled: Path, command: list[str]) -> None:
    ended = bankd(*command, "r99")

    assert ended.code == ExitCode.FAILURE
    assert "no revision 'r99'" in ended.err


@pytest.mark.parametrize(
    "command", [["revert", "head"], ["tag", "x"], ["tag", "--delete", "x"], ["prune"]]
)
def test_where_there_is_no_bank_nothing_is_made(
    bankd: Command, tmp_path: Path, command: list[str]
) -> None:
    ended = bankd(*command)

    assert ended.code == ExitCode.FAILURE
    assert "bank.db does not exist" in ended.err
    assert list((tmp_path / "bank").iterdir()) == []


def test_a_tag_is_set_listed_and_deleted(bankd: Command, filled: Path) -> None:
    told = bankd("tag", "release/1").err

    assert told == "bankd: release/1 is the name of r3: third\n"
    [listed] = json.loads(bankd("tag", "--json").out)
    assert (listed["name"], listed["revision"]) == ("release/1", "r3")
    assert bankd("tag").out.splitlines()[-1].split()[:2] == ["release/1", "r3"]
    assert bankd("tag", "--delete", "release/1").code == ExitCode.OK
    assert json.loads(bankd("tag", "--json").out) == []


def test_a_tag_is_moved_only_by_force(bankd: Command, filled: Path) -> None:
    bankd("tag", "good", "r1")

    refused = bankd("tag", "good", "r2")
    moved = bankd("tag", "good", "r2", "--force", "--json")

    assert refused.code == ExitCode.FAILURE
    assert "the tag good is that of r1" in refused.err
    assert json.loads(moved.out)["revision"] == "r2"


@pytest.mark.parametrize(
    "arguments", [["--delete"], ["--force"], ["--delete", "x", "r1"], ["--delete", "x", "--force"]]
)
def test_a_tag_command_that_makes_no_sense_is_a_usage_error(
    bankd: Command, filled: Path, arguments: list[str]
) -> None:
    assert bankd("tag", *arguments).code == ExitCode.USAGE


def test_tags_can_be_listed_before_there_is_a_bank(bankd: Command) -> None:
    ended = bankd("tag", "--json")

    assert (ended.code, json.loads(ended.out)) == (ExitCode.OK, [])


@pytest.fixture
def untidy(world: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One entry of each kind, one that is none of them, and one of the original's."""
    target = Target("x86_64-v3", 2)
    spaces = [Space(task_of(number), target) for number in range(1, 6)]
    good, dead, shadowed, beaten, cann = (
        replace(
            a_decision(1),
            key=space.task.key,
            task=space.task.text(),
            target=V3,
            policy=canonical(dict(space.default.knobs)),
        )
        for space in spaces
    )
    dead = replace(dead, policy=canonical({"impl": "forgotten"}))
    cann = replace(cann, target=TargetKey("Ascend910B1", 24), task=canonical({"cann": {}}))
    lost = replace(
        an_observation(1), key=beaten.key, task=beaten.task, target=V3, policy=beaten.policy,
        environment=environment_here(), created=utc_now(),
        timing=TimingSummary(21, 30, 29, 31), baseline=TimingSummary(21, 20, 19, 21),
    )  # fmt: skip
    with Bank.open(tmp_path / "bank") as bank:
        bank.add_observation(lost)
        bank.commit(V3, [good, dead, shadowed, beaten], "first", "me")
        bank.commit(cann.target, [cann], "imported", "me")
        hits = {one.key: one.task for one in (good, dead, shadowed, beaten)}
        bank.use_model("hash", "m.onnx", V3, hits, hits)
    with Bank.open(tmp_path / "built-in") as built_in:
        built_in.commit(V3, [shadowed], "shipped", "us")
    monkeypatch.setattr("bankd.cli.upkeep_commands.built_in_folder", lambda: tmp_path / "built-in")
    return tmp_path / "bank"


def key_of(number: int) -> str:
    return task_of(number).key


def test_prune_takes_out_what_is_dead_shadowed_and_beaten(bankd: Command, untidy: Path) -> None:
    ended = bankd("prune")

    assert ended.code == ExitCode.OK
    rows = [line.split("   ") for line in ended.out.splitlines()[2:]]
    kinds = {row[0]: [cell.strip() for cell in row if cell.strip()][3:] for row in rows}
    assert kinds[key_of(2)[:12]][0] == "dead"
    assert (
        "has the knobs" in kinds[key_of(2)[:12]][1] or "is not one of" in kinds[key_of(2)[:12]][1]
    )
    assert kinds[key_of(3)[:12]] == ["shadowed", "the built-in bank has the same policy"]
    assert kinds[key_of(4)[:12]][0] == "beaten"
    assert len(kinds) == 3
    assert ended.err == (
        "bankd: r3: prune: 1 dead, 1 shadowed, 1 beaten; undo with `bankd revert r3`\n"
    )
    assert bankd("revert", "r3").code == ExitCode.OK
    with Bank.open(untidy, read_only=True) as bank:
        assert len(list(bank.records())) == 5


def test_prune_dry_run_tells_and_writes_nothing(bankd: Command, untidy: Path) -> None:
    told = bankd("prune", "--dry-run")

    assert told.err == "bankd: would prune: 1 dead, 1 shadowed, 1 beaten\n"
    assert len(messages(untidy)) == 2


@pytest.mark.parametrize(
    ("arguments", "numbers"),
    [
        (["--dead"], [2]),
        (["--shadowed"], [3]),
        (["--beaten"], [4]),
        (["--dead", "--beaten"], [2, 4]),
        (["--dead", "--soc_version", "Ascend910B1"], []),
        (["--never-hit"], []),
        (["--never-hit", "--older_than", "0"], [5]),
        (["--never-hit", "--older_than", "0", "--aicore_num", "2"], []),
    ],
)
def test_prune_looks_for_the_kinds_that_are_named(
    bankd: Command, untidy: Path, arguments: list[str], numbers: list[int]
) -> None:
    told = json.loads(bankd("prune", "--json", *arguments).out)

    assert [one["key"] for one in told["pruned"]] == [key_of(number) for number in numbers]
    assert (told["revision"] is not None) == bool(numbers)


def test_prune_counts_an_entry_without_hits_after_a_month(
    bankd: Command, untidy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_a_month = pruning.datetime.now(pruning.UTC) + timedelta(days=31)

    class Later(pruning.datetime):
        @classmethod
        def now(cls, tz: object = None) -> pruning.datetime:
            return in_a_month

    monkeypatch.setattr(pruning, "datetime", Later)

    told = json.loads(bankd("prune", "--never-hit", "--json").out)

    assert [one["kind"] for one in told["pruned"]] == ["never hit"]


def test_where_nothing_is_to_be_pruned_nothing_is_written(bankd: Command, untidy: Path) -> None:
    bankd("prune")

    again = bankd("prune")
    plain = bankd("prune", "--json")

    assert (again.code, again.out, again.err) == (ExitCode.OK, "", "bankd: nothing to prune\n")
    assert json.loads(plain.out) == {"revision": None, "pruned": []}
    assert len(messages(untidy)) == 3


def test_where_there_are_no_tags_a_sentence_says_so(bankd: Command, filled: Path) -> None:
    ended = bankd("tag")

    assert ended.out == ""
    assert ended.err == "bankd: no tags; set one with `bankd tag NAME`\n"


def test_hints_name_the_bank_that_was_named(
    bankd: Command, filled: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "other"))

    reverted = bankd("revert", "r2", "--bank", filled)
    unknown = bankd("revert", "r99", "--bank", filled)

    assert f"undo with `bankd revert r4 --bank {filled}`" in reverted.err
    assert f"hint: see `bankd log --bank {filled}`" in unknown.err


@pytest.fixture
def merged(filled: Path, tmp_path: Path) -> Path:
    """Another bank, which was merged as r4: it brought key 5."""
    with Bank.open(tmp_path / "lab") as lab, Bank.open(filled) as bank:
        lab.commit(V4, [a_decision(5)], "found", "them")
        merge(bank, State(lab), author="me", message="merge of lab")
    return tmp_path / "lab"


def test_a_merge_that_is_taken_back_counts_as_merged_still(
    bankd: Command, filled: Path, merged: Path
) -> None:
    reverted = bankd("revert", "r4")
    again = bankd("merge", merged)
    plain = json.loads(bankd("merge", merged, "--json").out)

    assert (
        "bankd: what was merged as r4 counts as merged still: merging it again brings nothing back,"
        " but `bankd revert r5` does"
    ) in reverted.err
    assert a_key(5) not in policies(filled)
    assert (
        "bankd: their r1 was merged as r4 and reverted by r5: merging it again restores nothing of"
        " it, but `bankd revert r5` does"
    ) in again.err
    assert plain["taken_back"] == [{"theirs": "r1", "merged": "r4", "by": "r5"}]


def test_what_is_brought_back_is_not_told_as_taken_back(
    bankd: Command, filled: Path, merged: Path
) -> None:
    bankd("revert", "r4")
    back = bankd("revert", "r5")

    again = bankd("merge", merged)

    assert a_key(5) in policies(filled)
    assert "merged still" not in back.err
    assert "taken back" not in again.err


def test_reverts_that_are_none_of_the_merge_take_nothing_of_it_back(
    bankd: Command, filled: Path, merged: Path
) -> None:
    with Bank.open(filled) as bank:
        bank.commit(V4, [a_decision(5, tile=32)], "tuned", "me")
        bank.commit(V4, [a_decision(5, tile=64)], "tuned again", "me")
    bankd("revert", "head")
    bankd("revert", "r2")

    assert json.loads(bankd("merge", merged, "--json").out)["taken_back"] == []


def test_revert_as_json_says_whether_a_merge_was_taken_back(
    bankd: Command, filled: Path, merged: Path
) -> None:
    assert json.loads(bankd("revert", "r4", "--json").out)["merged"] is True
    assert json.loads(bankd("revert", "r2", "--json").out)["merged"] is False


def test_an_age_without_entries_that_were_never_hit_is_a_usage_error(
    bankd: Command, untidy: Path
) -> None:
    ended = bankd("prune", "--older_than", "3")

    assert ended.code == ExitCode.USAGE
    assert "--older_than requires --never-hit" in ended.err


def test_revisions_count_entries_and_leave_the_word_added_to_sessions(
    bankd: Command, filled: Path
) -> None:
    """A session counts no task as added whose entry says that the default is best."""
    with Bank.open(filled) as bank:
        default = replace(a_decision(7), rule="default")
        revision = bank.commit(V4, [default, replace(a_decision(1), rule="default")], "late", "me")

    log = bankd("log").out

    header, newest = log.splitlines()[0].split(), log.splitlines()[2].split()
    assert (revision.counts.added, revision.counts.updated) == (1, 1)
    assert (header[-3:], newest[-3:]) == (["new", "changed", "removed"], ["1", "1", "0"])
    assert "added" not in log
