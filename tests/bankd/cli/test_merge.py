"""`bankd merge`: its report, and conflicts that wait until somebody chooses."""

from __future__ import annotations

import json
import os
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, TimingSummary, canonical
from bankd.errors import ExitCode
from tests.bankd.bank.builders import (
    V3,
    V4,
    a_decision,
    a_key,
    a_policy,
    an_observation,
)
from tests.bankd.cli.conftest import Command

ELSEWHERE = canonical({"cpu_model": "another CPU"})
CHANGED, GONE, CONFLICT, EQUAL, FAILED, OURS, NEW = range(1, 8)
"""Keys: changed by them, retired by them, changed by both, to the same policy by both, to what
failed here, changed by us, added by them."""


@pytest.fixture
def ours(world: None) -> Path:
    """Our bank, which went its own way; `theirs` lies beside it as it was before that."""
    place = Path(os.environ["TUNE_BANK_PATH"])
    with Bank.open(place) as bank:
        bank.commit(V4, [a_decision(number) for number in range(1, NEW)], "common", "me")
    (place.parent / "theirs").mkdir()
    shutil.copy(place / "bank.db", place.parent / "theirs" / "bank.db")
    decide(place, elsewhere(CONFLICT, 16), a_decision(EQUAL, tile=64), a_decision(OURS, tile=64))
    with Bank.open(place) as bank:
        bank.add_observation(an_observation(FAILED, tile=64, outcome="crashed"))
    return place


@pytest.fixture
def theirs(ours: Path) -> Path:
    place = ours.parent / "theirs"
    changed = [a_decision(number, tile=64) for number in (CHANGED, CONFLICT, FAILED)]
    equal = replace(a_decision(EQUAL, tile=64), timing=TimingSummary(5, 27.0, 26.0, 28.0))
    decide(place, *changed, equal, a_decision(NEW), retired=[a_key(GONE)])
    return place


@pytest.fixture
def agreeing(ours: Path, theirs: Path) -> Path:
    """Theirs without the conflict."""
    decide(theirs, a_decision(CONFLICT))
    return theirs


def elsewhere(number: int, tile: int) -> Decision:
    return replace(a_decision(number, tile=tile), environment=ELSEWHERE)


def decide(place: Path, *decisions: Decision, retired: list[str] | None = None) -> None:
    with Bank.open(place) as bank:
        bank.commit(V4, decisions, "a change", "somebody", retired=retired or [])


def policies(place: Path) -> dict[str, str]:
    with Bank.open(place, create=False, read_only=True) as bank:
        return {decision.key: decision.policy for decision in bank.records()}


def revisions(place: Path) -> list[str]:
    with Bank.open(place, create=False, read_only=True) as bank:
        return [revision.message for revision in bank.log()]


def report(text: str) -> dict[str, str]:
    """Line of each key."""
    return {line.split()[1]: line for line in text.splitlines() if line.startswith("[")}


def test_each_key_has_a_line_that_says_what_became_of_it(bankd: Command, theirs: Path) -> None:
    ended = bankd("merge", theirs)

    rows = report(ended.out)
    for number, sign, *what in (
        (CHANGED, "O", "theirs", "2.19x", "2.19x", "tile 8 -> 64", "only they changed it"),
        (GONE, "-", "default", "2.19x", "-", "retired there, unchanged here"),
        (CONFLICT, "?", "-", "2.19x", "2.19x"),
        (EQUAL, "=", "both", "2.19x", "2.18x", "same policy"),
        (FAILED, "X", "ours", "2.19x", "2.19x", "theirs failed here (crashed)"),
        (NEW, "+", "theirs", "-", "2.19x", "impl=fp32 tile=8", "new"),
    ):
        row = rows.pop(a_key(number)[:12])
        cells = [part for part in re.split(r" {3,}", row) if part]
        task = f'gemm {{"n":{number},"op":"gemm"}}'
        head = [f"[{sign}] {a_key(number)[:12]}", task, "x86_64-v4_2"]
        assert cells[: 3 + len(what)] == [*head, *what]
    assert rows == {}
    counts = "1 better, 1 tie, 1 added, 1 removed, 1 rejected, 1 open"
    others = "0 the same, 1 that only we changed, 0 new observations"
    assert f"bankd: {counts}; {others}" in ended.err
    assert ended.code == ExitCode.FAILURE


def test_a_legend_says_what_each_sign_of_the_report_means(bankd: Command, theirs: Path) -> None:
    ended = bankd("merge", theirs)

    signs = {line[:3] for line in report(ended.out).values()}
    told = [line.removeprefix("bankd: ") for line in ended.err.splitlines()]
    explained = {line[:3] for line in told if re.match(r"\[.\] \w+: ", line)}
    assert {"[O]", "[=]", "[?]"} <= signs
    assert explained == signs


def test_without_conflicts_a_merge_is_one_revision_that_can_be_undone(
    bankd: Command, ours: Path, agreeing: Path
) -> None:
    before = policies(ours)

    ended = bankd("merge", agreeing)

    assert ended.code == ExitCode.OK, ended.err
    assert "bankd: written as r3; undo it with `bankd revert r3`" in ended.err
    after = policies(ours)
    assert revisions(ours)[0] == f"merge of {agreeing}"
    assert (after[a_key(CHANGED)], after[a_key(OURS)]) == (a_policy(64), a_policy(64))
    assert a_key(GONE) not in after
    assert bankd("revert", "r3").code == ExitCode.OK
    assert policies(ours) == before


def test_a_second_merge_of_the_same_bank_has_nothing_to_do(
    bankd: Command, ours: Path, agreeing: Path
) -> None:
    bankd("merge", agreeing)
    after = policies(ours)

    ended = bankd("merge", agreeing)
    plain = bankd("merge", agreeing, "--json")

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    assert "nothing to change" in ended.err
    assert json.loads(plain.out)["lines"] == []
    assert policies(ours) == after
    assert len(revisions(ours)) == 3


def test_json_has_each_line_with_all_sides(bankd: Command, theirs: Path) -> None:
    ended = bankd("merge", theirs, "--json")

    told = json.loads(ended.out)
    assert ended.code == ExitCode.FAILURE
    assert (told["open"], told["revision"]) == (1, None)
    assert told["counts"]["added"] == 1
    rows = {each["key"]: each for each in told["lines"]}
    conflict = rows[a_key(CONFLICT)]
    assert conflict["verdict"] == "?"
    assert [conflict[side]["policy"]["tile"] for side in ("base", "ours", "theirs")] == [8, 16, 64]
    assert conflict["theirs"]["speedup"] == pytest.approx(58.781 / 26.876)
    assert (rows[a_key(NEW)]["ours"], rows[a_key(GONE)]["result"]) == (None, None)
    assert (rows[a_key(NEW)]["soc_version"], rows[a_key(NEW)]["cores"]) == ("x86_64-v4", 2)


def test_while_a_conflict_is_open_nothing_changes_and_the_ways_on_are_told(
    bankd: Command, ours: Path, theirs: Path
) -> None:
    before = policies(ours), revisions(ours)

    ended = bankd("merge", theirs)

    assert ended.code == ExitCode.FAILURE
    assert re.search("1 conflicts? (is|are) open, and no entry is changed", ended.err)
    assert "`bankd merge --continue --prefer measure`" in ended.err
    assert "`bankd merge --abort`" in ended.err
    assert (policies(ours), revisions(ours)) == before


def test_a_second_merge_is_refused_while_one_waits(bankd: Command, theirs: Path) -> None:
    bankd("merge", theirs)

    for command in ("merge", "import"):
        ended = bankd(command, theirs)

        assert ended.code == ExitCode.FAILURE
        assert "has a merge under way" in ended.err
        assert "hint: end it with `bankd merge --continue` or `bankd merge --abort`" in ended.err


@pytest.mark.parametrize(("prefer", "tile"), [("ours", 16), ("theirs", 64), ("base", 8)])
def test_a_merge_that_waits_is_continued_as_preferred(
    bankd: Command, ours: Path, theirs: Path, prefer: str, tile: int
) -> None:
    bankd("merge", theirs)

    still_open = bankd("merge", "--continue")
    ended = bankd("merge", "--continue", "--prefer", prefer)

    assert still_open.code == ExitCode.FAILURE
    assert f"[?] {a_key(CONFLICT)[:12]}" in still_open.out
    assert ended.code == ExitCode.OK, ended.err
    assert f"[O] {a_key(CONFLICT)[:12]}" in ended.out
    assert re.search(f" {prefer} .* as preferred", report(ended.out)[a_key(CONFLICT)[:12]])
    assert policies(ours)[a_key(CONFLICT)] == a_policy(tile)
    assert policies(ours)[a_key(NEW)] == a_policy(8)


def test_a_merge_that_is_aborted_is_forgotten(bankd: Command, ours: Path, theirs: Path) -> None:
    before = policies(ours), revisions(ours)
    bankd("merge", theirs)

    ended = bankd("merge", "--abort")

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    assert "the merge was abandoned; no entry was changed" in ended.err
    assert (policies(ours), revisions(ours)) == before
    for verb in ("--abort", "--continue"):
        none = bankd("merge", verb)
        assert none.code == ExitCode.FAILURE
        assert "has no merge under way" in none.err
        assert "hint: start one with `bankd merge THEIRS`" in none.err


@pytest.mark.parametrize(
    ("prefer", "tile"), [("ours", 16), ("theirs", 64), ("base", 8), ("faster", 64)]
)
def test_conflicts_can_be_settled_beforehand(
    bankd: Command, ours: Path, theirs: Path, prefer: str, tile: int
) -> None:
    faster = a_decision(CONFLICT, tile=64)
    assert faster.timing is not None
    decide(theirs, replace(faster, timing=replace(faster.timing, median_us=20.0)))

    ended = bankd("merge", theirs, "--prefer", prefer)

    assert ended.code == ExitCode.OK, ended.err
    assert policies(ours)[a_key(CONFLICT)] == a_policy(tile)


def test_a_dry_run_tells_all_and_changes_nothing(bankd: Command, ours: Path, theirs: Path) -> None:
    before = policies(ours), revisions(ours)

    ended = bankd("merge", theirs, "--dry-run", "--prefer", "theirs")

    assert ended.code == ExitCode.OK, ended.err
    assert f"[+] {a_key(NEW)[:12]}" in ended.out
    assert "nothing was written: --dry-run" in ended.err
    assert (policies(ours), revisions(ours)) == before
    assert "has no merge under way" in bankd("merge", "--abort").err


def test_a_dry_run_of_going_on_leaves_the_merge_waiting(
    bankd: Command, ours: Path, theirs: Path
) -> None:
    bankd("merge", theirs)

    ended = bankd("merge", "--continue", "--dry-run", "--prefer", "theirs", "--json")

    assert ended.code == ExitCode.OK, ended.err
    assert json.loads(ended.out)["counts"]["better"] >= 2
    assert a_key(NEW) not in policies(ours)
    assert bankd("merge", "--abort").code == ExitCode.OK


def test_another_bank_can_be_merged_into(bankd: Command, ours: Path, agreeing: Path) -> None:
    before = policies(ours)

    ended = bankd("merge", ours, "--into", agreeing)

    assert ended.code == ExitCode.OK, ended.err
    assert policies(agreeing)[a_key(OURS)] == a_policy(64)
    assert policies(ours) == before


def test_a_state_of_their_past_can_be_merged(bankd: Command, ours: Path, theirs: Path) -> None:
    ended = bankd("merge", f"{theirs}@r1")

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    assert a_key(NEW) not in policies(ours)


def test_a_revision_that_both_have_can_be_named_as_the_base(
    bankd: Command, ours: Path, agreeing: Path
) -> None:
    with Bank.open(agreeing, read_only=True, create=False) as bank:
        newest = bank.revision("head").short_id

    usual = bankd("merge", agreeing, "--dry-run")
    named = bankd("merge", agreeing, "--base", "r1", "--dry-run")

    assert (named.code, named.out) == (ExitCode.OK, usual.out)
    for base in (newest, "r77"):
        refused = bankd("merge", agreeing, "--base", base)
        assert refused.code == ExitCode.FAILURE
        assert base in refused.err
        assert "hint: " in refused.err


def test_control_characters_in_names_are_shown_escaped(
    bankd: Command, ours: Path, agreeing: Path
) -> None:
    hostile = replace(
        a_decision(5), key="\x1b[2Jkey", task=canonical({"op": "\x1b[31mop"}),
        policy=canonical({"\u202eknob": "\x07"}),
    )  # fmt: skip
    decide(agreeing, hostile)
    named = agreeing.rename(agreeing.with_name("the\x1b[2Jirs"))

    ended = bankd("merge", named)

    assert ended.code == ExitCode.OK, ended.err
    assert not {"\x1b", "\x07", "\u202e"} & set(ended.out + ended.err)
    assert re.search(r"\[\+\] \\x1b\[2Jkey +\\x1b\[31mop", ended.out)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["theirs", "--continue"],
        ["theirs", "--abort"],
        ["--continue", "--abort"],
        ["--continue", "--base", "r1"],
        ["theirs", "--prefer", "mine"],
        ["theirs", "more"],
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(
    bankd: Command, ours: Path, arguments: list[str]
) -> None:
    assert bankd("merge", *arguments).code == ExitCode.USAGE


@pytest.mark.parametrize("name", ["./missing", "notes.txt"])
def test_what_is_no_bank_is_refused(bankd: Command, ours: Path, name: str) -> None:
    Path("notes.txt").write_text("hello")

    ended = bankd("merge", name)

    assert ended.code == ExitCode.FAILURE
    assert name in ended.err
    assert "hint: " in ended.err


def test_what_this_machine_cannot_run_is_preferred_unverified(bankd: Command, theirs: Path) -> None:
    """Keys of the builders are of no task that the tuner knows."""
    ended = bankd("merge", theirs, "--prefer", "measure", "--json")

    told = json.loads(ended.out)
    conflict = next(line for line in told["lines"] if line["key"] == a_key(CONFLICT))
    assert "unverified" in conflict["reason"]
    assert ended.code == ExitCode.OK


def test_on_a_page_of_80_columns_an_entry_of_the_report_takes_one_line(
    bankd: Command, world: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with Bank.open(tmp_path / "wide") as bank:
        for target in (V3, V4):
            bank.commit(target, [a_decision(n, target=target) for n in range(5)], "first", "me")

    ended = bankd("merge", tmp_path / "wide", "--dry-run")

    heading, _, *rows = ended.out.splitlines()
    assert heading.split()[0] == "key"
    assert len(rows) == 10
    assert all(len(row) <= 80 for row in rows)
    assert all(re.match(r"\[\+\] [0-9a-f]{12}", row) for row in rows)


@pytest.mark.usefixtures("world")
def test_a_speed_up_within_the_noise_is_unsure_in_every_list(
    bankd: Command, ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    unsure = replace(
        a_decision(1),
        baseline=TimingSummary(15, 156.0, 100.0, 160.0),
        timing=TimingSummary(15, 100.0, 99.0, 120.0),
    )
    with Bank.open(tmp_path / "unsure") as bank:
        bank.commit(V4, [unsure], "first", "me")

    yellow = "\x1b[33m~1.56"

    assert f"{yellow}\x1b[0m" in bankd("ls", "--bank", tmp_path / "unsure").out
    diff = ("diff", tmp_path / "unsure", ours)
    assert f"{yellow}x\x1b[0m" in bankd(*diff).out
    assert f"{yellow} [0.83, 1.62]x\x1b[0m" in bankd(*diff, "--wide").out
    assert f"{yellow}x\x1b[0m" in bankd("merge", tmp_path / "unsure", "--dry-run").out
