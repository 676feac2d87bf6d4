"""A merge that waits: shown, settled key by key, and hints that act on the bank at hand."""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, TargetKey, canonical
from bankd.cli.formatting import aimed
from bankd.errors import ExitCode
from tests.bankd.bank.builders import V3, V4, a_decision, a_key
from tests.bankd.cli.conftest import Command

ELSEWHERE = canonical({"cpu_model": "another CPU"})
ONE, TWO, NEW = 1, 2, 3
"""Keys: two on which both sides have a word, and one that only they know."""


@pytest.fixture
def ours(world: None) -> Path:
    """Our bank; `theirs` lies beside it as it was before we went on."""
    place = Path(os.environ["TUNE_BANK_PATH"])
    decide(place, *(a_decision(number) for number in (ONE, TWO)))
    theirs = place.parent / "theirs"
    theirs.mkdir()
    shutil.copy(place / "bank.db", theirs / "bank.db")
    decide(place, *(elsewhere(number, 16) for number in (ONE, TWO)))
    decide(theirs, *(a_decision(number, tile=64) for number in (ONE, TWO)), a_decision(NEW))
    return place


@pytest.fixture
def theirs(ours: Path) -> Path:
    return ours.parent / "theirs"


@pytest.fixture
def waiting(bankd: Command, theirs: Path) -> Path:
    """The file of what is merged, and waits."""
    assert bankd("merge", theirs).code == ExitCode.FAILURE
    return theirs / "bank.db"


def elsewhere(number: int, tile: int, target: TargetKey = V4) -> Decision:
    return replace(a_decision(number, tile=tile, target=target), environment=ELSEWHERE)


def decide(place: Path, *decisions: Decision, target: TargetKey = V4) -> None:
    with Bank.open(place) as bank:
        bank.commit(target, decisions, "a change", "somebody")


def tiles(place: Path) -> dict[str, int]:
    with Bank.open(place, create=False, read_only=True) as bank:
        return {one.key: json.loads(one.policy)["tile"] for one in bank.records(*_V4)}


_V4 = (V4.soc_version, V4.cores)


def test_status_shows_what_waits_and_both_sides_of_each_conflict(
    bankd: Command, waiting: Path
) -> None:
    ended = bankd("merge", "--status", "--wide")
    short = bankd("merge", "--status")

    assert ended.code == ExitCode.FAILURE
    _, _, *rows = ended.out.splitlines()
    _, _, *lines = short.out.splitlines()
    assert [row.split()[0] for row in rows] == sorted(a_key(n)[:12] for n in (ONE, TWO))
    assert [line[:16] for line in lines] == [f"[?] {row.split()[0]}" for row in rows]
    assert all("tile 16 -> 64" in line for line in lines)
    for row in rows:
        assert "impl=fp32 tile=8 2.19x   impl=fp32 tile=16 2.19x   impl=fp32 tile=64 2.19x" in row
        assert "measured in different environments" in row
    assert f"bankd: the merge of {waiting} waits since 20" in ended.err
    assert ": 2 open, 1 resolved\n" in ended.err
    assert "bankd: 2 conflicts are open, and no entry is changed until they are" in ended.err


def test_status_as_json_has_the_sides(bankd: Command, waiting: Path) -> None:
    told = json.loads(bankd("merge", "--status", "--json").out)

    assert (told["theirs"], told["open"], told["resolved"]) == (str(waiting), 2, 1)
    assert [one["verdict"] for one in told["conflicts"]] == ["?", "?"]
    first = told["conflicts"][0]
    assert [first[side]["policy"]["tile"] for side in ("base", "ours", "theirs")] == [8, 16, 64]
    assert first["ours"]["speedup"] == pytest.approx(58.781 / 26.876)


@pytest.mark.parametrize(
    ("shortcut", "command"),
    [
        (["--status"], ["status"]),
        (["--status", "--json"], ["status", "--json"]),
        (["--choose", "nokey", "--prefer", "ours"], ["choose", "nokey", "--prefer", "ours"]),
        (["--choose=nokey", "--undo"], ["choose", "nokey", "--undo"]),
        (["--undo"], ["undo"]),
        (["--no-pager", "--wide", "--undo"], ["undo", "--wide", "--no-pager"]),
        (["--continue", "--dry-run"], ["continue", "--dry-run"]),
        (["lab", "--base", "r1"], ["begin", "lab", "--base", "r1"]),
    ],
)
def test_a_shortcut_is_the_command_of_its_name(
    bankd: Command, waiting: Path, shortcut: list[str], command: list[str]
) -> None:
    assert bankd("merge", *shortcut) == bankd("merge", *command)


def test_where_no_merge_waits_the_status_is_good(bankd: Command, ours: Path) -> None:
    told, plain = bankd("merge", "--status"), bankd("merge", "--status", "--json")

    assert (told.code, told.out, told.err) == (ExitCode.OK, "", "bankd: no merge waits\n")
    assert plain.code == ExitCode.OK
    assert json.loads(plain.out) == {
        "theirs": None, "started": None, "author": None, "open": 0, "resolved": 0, "conflicts": [],
    }  # fmt: skip


def test_each_key_is_settled_by_its_own_choice_and_then_the_merge_ends(
    bankd: Command, ours: Path, waiting: Path
) -> None:
    first = bankd("merge", "--choose", a_key(ONE)[:8], "--prefer", "theirs")
    second = bankd("merge", "--choose", a_key(TWO), "--prefer", "base")
    before = tiles(ours)
    ended = bankd("merge", "--continue")

    assert first.code == ExitCode.FAILURE
    assert first.out.startswith(f"[O] {a_key(ONE)[:12]} x86_64-v4_2 gemm ")
    assert first.out.endswith(": theirs: as chosen (tile 16 -> 64)\n")
    assert "bankd: 1 conflict is still open" in first.err
    assert second.code == ExitCode.OK
    assert "bankd: nothing is open: end it with `bankd merge --continue`" in second.err
    assert before == {a_key(ONE): 16, a_key(TWO): 16}
    assert ended.code == ExitCode.OK, ended.err
    assert tiles(ours) == {a_key(ONE): 64, a_key(TWO): 8, a_key(NEW): 8}


def test_a_choice_can_be_undone_and_what_is_preferred_later_leaves_choices_alone(
    bankd: Command, ours: Path, waiting: Path
) -> None:
    for number in (ONE, TWO):
        bankd("merge", "--choose", a_key(number), "--prefer", "theirs")

    undone = bankd("merge", "--choose", a_key(ONE)[:8], "--undo", "--json")
    bankd("merge", "--continue", "--prefer", "ours")

    assert undone.code == ExitCode.FAILURE
    told = json.loads(undone.out)
    assert (told["key"], told["verdict"], told["left"]) == (a_key(ONE), "?", 1)
    assert tiles(ours) == {a_key(ONE): 16, a_key(TWO): 64, a_key(NEW): 8}


def test_the_choice_made_last_is_taken_back_first(
    bankd: Command, ours: Path, waiting: Path
) -> None:
    for number in (ONE, NEW):
        bankd("merge", "--choose", a_key(number), "--prefer", "ours")

    first = bankd("merge", "--undo")
    second = bankd("merge", "--undo", "--json")
    third = bankd("merge", "--undo")

    assert first.out.startswith(f"[+] {a_key(NEW)[:12]} x86_64-v4_2 gemm ")
    assert (first.code, "bankd: 1 conflict is still open" in first.err) == (ExitCode.FAILURE, True)
    told = json.loads(second.out)
    assert (told["key"], told["verdict"], told["left"]) == (a_key(ONE), "?", 2)
    assert third.code == ExitCode.FAILURE
    assert "nothing was chosen in the merge that waits" in third.err
    assert "hint: see what is open with `bankd merge --status`" in third.err


def test_a_merge_is_held_until_it_is_gone_on_with(bankd: Command, ours: Path, theirs: Path) -> None:
    before = tiles(ours)

    held = bankd("merge", theirs, "--prefer", "theirs", "--hold")
    status = bankd("merge", "--status")
    meanwhile = tiles(ours)
    changed = bankd("merge", "--choose", a_key(ONE), "--prefer", "ours")
    ended = bankd("merge", "--continue")

    assert held.code == ExitCode.OK
    assert "bankd: nothing is open, and no entry was changed yet: the merge waits" in held.err
    assert "`bankd merge --continue`" in held.err
    assert "written as" not in held.err
    assert (status.code, status.out) == (ExitCode.OK, "")
    assert ": 0 open, 3 resolved\n" in status.err
    assert "bankd: nothing is open: end it with `bankd merge --continue`" in status.err
    assert (meanwhile, changed.code) == (before, ExitCode.OK)
    assert "written as r3" in ended.err
    assert tiles(ours) == {a_key(ONE): 16, a_key(TWO): 64, a_key(NEW): 8}


def test_a_merge_that_waits_can_be_held_when_it_is_gone_on_with(
    bankd: Command, ours: Path, waiting: Path
) -> None:
    held = bankd("merge", "--continue", "--prefer", "theirs", "--hold", "--json")
    undone = bankd("merge", "--undo")

    told = json.loads(held.out)
    assert (held.code, told["held"], told["open"], told["revision"]) == (ExitCode.OK, True, 0, None)
    assert (undone.code, undone.out[:3]) == (ExitCode.FAILURE, "[?]")


def test_what_nothing_is_suggested_for_stays_open(bankd: Command, waiting: Path) -> None:
    ended = bankd("merge", "--continue", "--prefer", "suggested")

    assert ended.code == ExitCode.FAILURE
    assert "bankd: 2 conflicts are open" in ended.err


def test_who_asks_is_left_what_the_times_say_as_a_suggestion_and_may_take_it(
    bankd: Command, ours: Path, theirs: Path
) -> None:
    decide(ours, a_decision(ONE, tile=16))  # Its times compare with theirs now: they tie.
    asked = bankd("merge", theirs, "--prefer", "ask")
    status = json.loads(bankd("merge", "--status", "--json").out)
    ended = bankd("merge", "--continue", "--prefer", "suggested")

    assert asked.code == ExitCode.FAILURE
    suggested = {one["key"]: one["source"] for one in status["conflicts"]}
    assert suggested == {a_key(ONE): "base", a_key(TWO): ""}
    assert "1 conflict is open" in ended.err


def test_a_key_that_waits_on_several_targets_needs_one_named(
    bankd: Command, ours: Path, theirs: Path
) -> None:
    decide(ours, elsewhere(ONE, 16, V3), target=V3)
    decide(theirs, a_decision(ONE, tile=64, target=V3), target=V3)
    bankd("merge", theirs)
    choice = ("merge", "--choose", a_key(ONE), "--prefer", "theirs")

    refused = bankd(*choice)
    chosen = bankd(*choice, "--soc_version", "x86_64-v3", "--aicore_num", "2", "--json")

    assert refused.code == ExitCode.FAILURE
    assert f"2 keys of the merge that waits begin with '{a_key(ONE)}'" in refused.err
    assert f"{a_key(ONE)[:20]} for x86_64-v3_2, {a_key(ONE)[:20]} for x86_64-v4_2" in refused.err
    assert "or say which with --soc_version and --aicore_num" in refused.err
    assert json.loads(chosen.out)["soc_version"] == "x86_64-v3"


@pytest.mark.parametrize(
    ("key", "code", "what"),
    [
        ("", ExitCode.USAGE, "it is empty: give a name"),
        ("xyz", ExitCode.FAILURE, "no key of the merge"),
    ],
)
def test_a_key_that_is_not_one_is_refused(
    bankd: Command, ours: Path, waiting: Path, key: str, code: ExitCode, what: str
) -> None:
    ended = bankd("merge", "--choose", key, "--prefer", "ours")

    assert ended.code == code
    assert what in ended.err
    assert json.loads(bankd("merge", "--status", "--json").out)["open"] == 2


@pytest.mark.parametrize("arguments", [["--prefer", "ours"], ["--undo"]])
def test_without_a_merge_there_is_nothing_to_choose(
    bankd: Command, ours: Path, arguments: list[str]
) -> None:
    ended = bankd("merge", "--choose", a_key(ONE), *arguments)

    assert ended.code == ExitCode.FAILURE
    assert "has no merge under way" in ended.err


def test_abort_as_json_says_what_was_forgotten(bankd: Command, waiting: Path) -> None:
    told = json.loads(bankd("merge", "--abort", "--json").out)

    assert (told["aborted"], told["theirs"], told["open"]) == (True, str(waiting), 2)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--abort", "--dry-run"],
        ["--abort", "--prefer", "ours"],
        ["--abort", "--base", "r1"],
        ["--status", "--prefer", "ours"],
        ["--status", "--dry-run"],
        ["--status", "--abort"],
        ["--choose", "a"],
        ["--choose", "a", "--prefer", "ours", "--undo"],
        ["--choose", "a", "--prefer", "suggested"],
        ["--choose", "a", "--prefer", "ours", "--hold"],
        ["--choose", "a", "--prefer", "faster"],
        ["--choose", "a", "--prefer", "ours", "--dry-run"],
        ["--choose", "a", "--undo", "--continue"],
        ["--continue", "--undo"],
        ["--continue", "--soc_version", "x86_64-v4"],
        ["theirs", "--aicore_num", "2"],
        ["theirs", "--undo"],
        ["theirs", "--prefer", "suggested"],
        ["--continue", "--prefer", "ours", "--prefer", "measure"],
        ["--continue", "--prefer", "measure", "--prefer", "faster"],
        ["--continue", "--prefer", "measure", "--prefer", "ours", "--prefer", "ours"],
        ["--continue", "--prefer", "ask"],
        ["--undo", "--prefer", "ours"],
        ["--undo", "--hold"],
        ["--undo", "--soc_version", "x86_64-v4"],
        ["--status", "--hold"],
    ],
)
def test_options_that_do_not_go_together_change_nothing(
    bankd: Command, waiting: Path, arguments: list[str]
) -> None:
    ended = bankd("merge", *arguments)

    assert ended.code == ExitCode.USAGE
    assert json.loads(bankd("merge", "--status", "--json").out)["open"] == 2


def test_hints_name_the_bank_that_was_merged_into(bankd: Command, ours: Path, theirs: Path) -> None:
    """Else they would act on another: the one that the variables name."""
    waits = bankd("merge", ours, "--into", theirs)
    second = bankd("merge", ours, "--into", theirs)
    chosen = bankd("merge", "--choose", a_key(ONE), "--prefer", "ours", "--into", theirs)
    status = bankd("merge", "--status", "--into", theirs)
    ended = bankd("merge", "--continue", "--prefer", "theirs", "--into", theirs)
    none = bankd("merge", "--continue", "--into", theirs)

    assert f"`bankd merge --continue --prefer measure --into {theirs}`" in waits.err
    assert f"`bankd merge --abort --into {theirs}`" in second.err
    assert chosen.code == ExitCode.FAILURE
    assert f"`bankd merge --choose KEY --prefer ours --into {theirs}`" in status.err
    assert f"undo it with `bankd revert r3 --bank {theirs}`" in ended.err
    assert f"hint: start one with `bankd merge THEIRS --into {theirs}`" in none.err


def test_a_folder_that_is_none_is_told_with_the_option_that_named_it(
    bankd: Command, ours: Path, theirs: Path
) -> None:
    ended = bankd("merge", theirs, "--into", "nowhere")

    assert ended.code == ExitCode.FAILURE
    assert "hint: give --into the folder of a bank" in ended.err


def test_a_merge_that_only_notes_the_common_past_says_so(
    bankd: Command, ours: Path, theirs: Path
) -> None:
    bankd("merge", theirs, "--prefer", "ours")
    with Bank.open(theirs) as bank:
        bank.commit(V4, [], "nothing new", "somebody", retired=[a_key(NEW)])
        bank.commit(V4, [a_decision(NEW)], "as before", "somebody")

    ended = bankd("merge", theirs)

    assert ended.code == ExitCode.OK, ended.err
    assert "bankd: written as r4, which changes no entry: it only records that" in ended.err
    assert "bankd revert" not in ended.err


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("see `bankd log`", "see `bankd log --bank 'a b'`"),
        ("`bankd merge X --into Y` or `bankd aoe`", "`bankd merge X --into Y` or `bankd aoe`"),
        ("`bankd import SRC`, bankd log", "`bankd import SRC --bank 'a b'`, bankd log"),
    ],
)
def test_commands_in_a_text_are_aimed_at_a_bank(text: str, what: str) -> None:
    assert aimed(text, Path("a b")) == what
    assert aimed(text, None) == text
