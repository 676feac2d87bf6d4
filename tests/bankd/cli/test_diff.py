"""`bankd diff`: what it compares, and what it says of each difference."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bankd.bank import Bank, TimingSummary, canonical
from bankd.bank.subject import MAX_CHARACTERS
from bankd.errors import ExitCode
from tests.bankd.bank.builders import (
    V3,
    V4,
    a_decision,
    a_key,
    a_policy,
    a_subgraph_key,
    a_task,
    of_subgraph,
)
from tests.bankd.bank.cann.builders import (
    RL_NAME,
    RUNTIME_NAME,
    RUNTIME_PATH,
    UNIFIED_PATH,
    lines,
    rl,
    rl_entry,
    runtime_line,
    write,
)
from tests.bankd.cli.conftest import Command


@pytest.fixture
def ours(world: None) -> Path:
    """Our bank: at r1 keys 1 to 3; at r2 (tagged "good") 1 changed, 2 retired and 4 added; at r3
    one more for another target."""
    place = Path(os.environ["TUNE_BANK_PATH"])
    with Bank.open(place) as bank:
        bank.commit(V4, [a_decision(number) for number in (1, 2, 3)], "first", "me")
        bank.commit(V4, [a_decision(1, tile=64), a_decision(4)], "second", "me", retired=[a_key(2)])
        bank.commit(V3, [a_decision(9, target=V3)], "third", "me")
    return place


def compared(bankd: Command, *arguments: object) -> dict[str, Any]:
    ended = bankd("diff", *arguments, "--json")
    assert ended.code == ExitCode.OK, ended.err
    told: dict[str, Any] = json.loads(ended.out)
    return told


def signs(told: dict[str, Any]) -> dict[str, str]:
    return {each["key"]: each["sign"] for each in told["differences"]}


FROM_R1_TO_R2 = {a_key(1): "~", a_key(2): "-", a_key(4): "+"}


def test_each_difference_has_a_line_and_the_counts_are_told(bankd: Command, ours: Path) -> None:
    ended = bankd("diff", "r1", "r2")

    assert ended.code == ExitCode.OK, ended.err
    assert ended.err == "bankd: +1 added  ~1 changed  -1 gone  =1 same\n"
    rows = {line.split()[1]: line for line in ended.out.splitlines()[2:]}
    assert rows.keys() == {key[:12] for key in FROM_R1_TO_R2}
    changed, added = rows[a_key(1)[:12]], rows[a_key(4)[:12]]
    assert changed.startswith("~")
    assert changed.endswith("tile 8 -> 64")
    assert 'gemm {"n":1,"op":"gemm"}' in changed
    assert "2.19x    2.19x   tile 8 -> 64" in changed
    assert added.startswith("+")
    assert re.search(r"x86_64-v4_2 +- +2\.19x ", added)
    assert added.endswith("impl=fp32 tile=8")
    assert rows[a_key(2)[:12]].startswith("-")


def test_json_has_the_counts_and_both_sides_of_each_difference(bankd: Command, ours: Path) -> None:
    told = compared(bankd, "r1", "r2")

    assert told["counts"] == {"added": 1, "changed": 1, "gone": 1, "same": 1}
    rows = {each["key"]: each for each in told["differences"]}
    changed, added, gone = (rows[a_key(number)] for number in (1, 4, 2))
    assert (changed["soc_version"], changed["cores"]) == ("x86_64-v4", 2)
    assert changed["task"] == json.loads(a_task(1))
    assert changed["before"]["policy"] == json.loads(a_policy(8))
    assert changed["after"]["policy"] == json.loads(a_policy(64))
    assert changed["after"]["median_us"] == 26.876
    assert changed["after"]["speedup"] == pytest.approx(58.781 / 26.876)
    assert changed["after"]["speedup_low"] < changed["after"]["speedup"]
    assert changed["knobs"] == [{"knob": "tile", "before": "8", "after": "64"}]
    assert (added["before"], gone["after"]) == (None, None)
    assert added["knobs"] == gone["knobs"] == []


def test_without_differences_there_is_no_table_and_the_json_still_parses(
    bankd: Command, ours: Path
) -> None:
    ended = bankd("diff", "head", "r3")

    assert (ended.code, ended.out) == (ExitCode.OK, "")
    assert "+0 added  ~0 changed  -0 gone  =4 same" in ended.err
    assert compared(bankd, "head", "r3") == {
        "counts": {"added": 0, "changed": 0, "gone": 0, "same": 4},
        "differences": [],
    }


def test_the_other_way_round_what_was_added_is_gone(bankd: Command, ours: Path) -> None:
    assert signs(compared(bankd, "r2", "r1")) == {a_key(1): "~", a_key(2): "+", a_key(4): "-"}


def test_tags_ids_and_places_name_the_same_states(bankd: Command, ours: Path) -> None:
    bankd("tag", "good", "r2")
    with Bank.open(ours) as bank:
        first_id = bank.revision("r1").short_id

    for before, after in (
        (first_id, "good"),
        (f"{ours}@r1", f"{ours}/bank.db@good"),
        ("r1", f"{ours}@r2"),
    ):
        assert signs(compared(bankd, before, after)) == FROM_R1_TO_R2


@pytest.mark.parametrize("name", ["out", "out.tunebank"])
def test_an_export_can_be_a_side(bankd: Command, ours: Path, name: str) -> None:
    bankd("export", "--soc_version", "x86_64-v4", "--at", "r1", "--output", name)

    told = compared(bankd, name, "r2")

    assert signs(told) == FROM_R1_TO_R2
    assert compared(bankd, name, "r1")["differences"] == []


def test_files_of_the_original_can_be_sides_and_what_is_skipped_is_told(
    bankd: Command, tmp_path: Path
) -> None:
    before = write(tmp_path, RUNTIME_NAME, lines(runtime_line(1), runtime_line(2)))
    write(tmp_path / "tree", RUNTIME_PATH, lines(runtime_line(1, tile=64), runtime_line(3)))
    write(tmp_path / "tree", UNIFIED_PATH, b"oh")

    ended = bankd("diff", before, tmp_path / "tree")

    assert ended.code == ExitCode.OK, ended.err
    assert "+1 added  ~1 changed  -1 gone  =0 same" in ended.err
    assert f"bankd: {UNIFIED_PATH}: skipped: " in ended.err
    assert f"MatMulV3 runtime {RUNTIME_NAME} bias_flag=false k=5120 m=1 ..." in ended.out
    assert "tile 8 -> 64" in ended.out


def test_of_a_changed_program_of_the_original_the_beginning_is_told(
    bankd: Command, tmp_path: Path
) -> None:
    programs = {name: rl_entry(1).replace('"tmpl', '"' + name * 5000) for name in "ab"}
    sides = [write(tmp_path / name, RL_NAME, rl(text)) for name, text in programs.items()]

    ended = bankd("diff", *sides)

    assert ended.code == ExitCode.OK, ended.err
    assert "+0 added  ~1 changed" in ended.err
    assert "aaaaaaaa" in ended.out
    assert ended.out.count("a") < 2 * MAX_CHARACTERS
    told = compared(bankd, *sides)
    assert "b" * 5000 in told["differences"][0]["after"]["policy"]


@pytest.mark.parametrize(
    ("options", "keys"),
    [
        (["--soc_version", "x86_64-v3"], {a_key(9)}),
        (["--soc_version", "x86_64-v4"], {a_key(1), a_key(2), a_key(4)}),
        (["--aicore_num", "7"], set()),
        (["--soc_version", "x86_64-v3", "--aicore_num", "2"], {a_key(9)}),
    ],
)
def test_only_one_target_can_be_compared(
    bankd: Command, ours: Path, options: list[str], keys: set[str]
) -> None:
    assert signs(compared(bankd, "r1", "head", *options)).keys() == keys


def test_revisions_are_those_of_the_bank_that_is_named(
    bankd: Command, ours: Path, tmp_path: Path
) -> None:
    with Bank.open(tmp_path / "other") as bank:
        bank.commit(V4, [a_decision(77)], "one", "them")
        bank.commit(V4, [a_decision(78)], "two", "them")

    told = compared(bankd, "r1", "head", "--bank", tmp_path / "other")

    assert signs(told) == {a_key(78): "+"}


def test_the_same_policy_with_other_times_was_measured_again(bankd: Command, ours: Path) -> None:
    again = replace(a_decision(3), timing=TimingSummary(21, 20.0, 19.9, 20.1))
    other = replace(a_decision(4), rule="default", environment=canonical({"cpu_model": "B"}))
    with Bank.open(ours) as bank:
        bank.commit(V4, [again, other], "again", "me")

    ended = bankd("diff", "r3", "r4")

    rows = {line.split()[1]: line for line in ended.out.splitlines()[2:]}
    assert rows[a_key(3)[:12]].endswith("measured again")
    assert "rule tuned -> default, cpu_model a CPU -> B, llvm 22 -> -" in rows[a_key(4)[:12]]
    assert " 1.00x " in rows[a_key(4)[:12]]
    assert "1.00 [1.00, 1.00]x" in bankd("diff", "r3", "r4", "--wide").out


def test_what_was_never_measured_has_no_speed(bankd: Command, ours: Path) -> None:
    with Bank.open(ours) as bank:
        bank.commit(V4, [replace(a_decision(5), baseline=None, timing=None)], "untimed", "me")

    ended = bankd("diff", "r3", "r4")

    assert "x86_64-v4_2   -        ?" in ended.out
    assert compared(bankd, "r3", "r4")["differences"][0]["after"]["speedup"] is None


def test_the_key_of_a_subgraph_is_shown_whole(bankd: Command, ours: Path) -> None:
    with Bank.open(ours) as bank:
        bank.commit(V4, [of_subgraph(a_decision(5), 5)], "a subgraph", "me")

    ended = bankd("diff", "r3", "r4")

    assert f"+   {a_subgraph_key(5)}   subgraph 2 conv, pool -> f32[1,5,56,64]" in ended.out


def test_control_characters_in_names_are_shown_escaped(bankd: Command, ours: Path) -> None:
    hostile = replace(
        a_decision(5), key="\x1b[2Jkey", task=canonical({"op": "\x1b[31mop"}),
        policy=canonical({"\u202eknob": "\x07"}),
    )  # fmt: skip
    with Bank.open(ours) as bank:
        bank.commit(V4, [hostile], "hostile", "me")

    ended = bankd("diff", "r3", "r4")
    told = compared(bankd, "r3", "r4")

    assert not {"\x1b", "\x07", "\u202e"} & set(ended.out + ended.err)
    assert r"\x1b[2Jkey" in ended.out
    assert told["differences"][0]["key"] == "\x1b[2Jkey"


@pytest.mark.parametrize(
    ("sides", "what"),
    [
        (("r1", "r9"), "r9"),
        (("./missing", "r1"), "there is no file or folder './missing'"),
        (("r1", "notes.txt"), "notes.txt is not a known kind of bank"),
    ],
)
def test_a_side_that_is_none_is_refused(
    bankd: Command, ours: Path, sides: tuple[str, str], what: str
) -> None:
    Path("notes.txt").write_text("hello")

    ended = bankd("diff", *sides)

    assert ended.code == ExitCode.FAILURE
    assert what in ended.err
    assert "hint: " in ended.err
    assert ended.out == ""


@pytest.mark.parametrize("arguments", [[], ["r1"], ["r1", "r2", "r3"], ["r1", "r2", "--what"]])
def test_a_command_line_that_makes_no_sense_is_refused(
    bankd: Command, ours: Path, arguments: list[str]
) -> None:
    assert bankd("diff", *arguments).code == ExitCode.USAGE


def test_nothing_is_written_by_a_comparison(bankd: Command, ours: Path) -> None:
    before = (ours / "bank.db").read_bytes()

    bankd("diff", "r1", "head")

    assert (ours / "bank.db").read_bytes() == before
