"""`bankd verify`: what it lists, what it says while it works, and how it goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bankd.bank import Bank, Decision, TargetKey
from bankd.errors import ExitCode
from bankd.system.device_lock import holding_device
from tests.bankd.cli.conftest import Command
from tests.bankd.replayed_races import (
    DEFAULT,
    ILLEGAL,
    ROWS,
    TASK,
    UNROLLED,
    Replayed,
    Times,
    entry,
)
from tests.tuner.conftest import gemm_task


@pytest.fixture
def replay(monkeypatch: pytest.MonkeyPatch) -> Times:
    """The times of policies; nothing is measured."""
    times = {DEFAULT: 100.0, ROWS: 80.0}
    monkeypatch.setattr("bankd.bridge.race.open_race_harness", Replayed(times))
    return times


@pytest.fixture
def folder(world: None, tmp_path: Path) -> Path:
    """Of a bank with an inherited entry that is still better, and one without a kernel."""
    put(tmp_path / "bank", entry(ROWS), entry(ILLEGAL, task=gemm_task(8)))
    return tmp_path / "bank"


def put(place: Path, *entries: Decision) -> None:
    with Bank.open(place) as bank:
        for one in entries:
            bank.commit(one.target, [one], "from elsewhere", "a@b")


def listed(bankd: Command, *arguments: object) -> list[dict[str, Any]]:
    ended = bankd("verify", "--json", *arguments)
    assert ended.code == ExitCode.OK, ended.err
    rows: list[dict[str, Any]] = json.loads(ended.out)
    return rows


def test_a_dry_run_lists_what_would_be_raced_and_changes_nothing(
    bankd: Command, folder: Path, tmp_path: Path
) -> None:
    with holding_device(tmp_path / "run"):  # nothing is measured, so nothing need be free
        ended = bankd("verify", "--dry-run")
        rows = listed(bankd, "--dry-run")

    assert ended.code == ExitCode.OK
    assert "2 entries would be raced" in ended.err
    assert "inherited" in ended.out
    assert {row["key"] for row in rows} == {TASK.key, gemm_task(8).key}
    assert rows[0]["was"]["rule"] == "tuned"
    assert rows[0]["was"]["speedup"] == pytest.approx(1.25)
    with Bank.open(folder) as bank:
        assert len(bank.log()) == 2


def test_a_verification_ends_with_a_table_of_what_happened(
    bankd: Command, folder: Path, replay: Times
) -> None:
    ended = bankd("verify")

    assert ended.code == ExitCode.OK
    lines = [line for line in ended.out.splitlines() if "gemm" in line]
    kept, retired = sorted(lines, key=lambda line: "retired" in line)
    assert "tuned 1.25x" in kept
    assert "1.25 [1.25, 1.25]" in kept
    assert "retired: not legal any more: gemm has the knobs" in retired
    assert "entry 1 of 2, about" in ended.err
    assert "left: gemm " in ended.err
    assert "entries left" not in ended.err


def test_json_has_before_after_ratio_and_reason(
    bankd: Command, folder: Path, replay: Times
) -> None:
    rows = {row["key"]: row for row in listed(bankd)}

    kept, retired = rows[TASK.key], rows[gemm_task(8).key]
    assert (kept["happened"], kept["now"]["rule"]) == ("kept", "tuned")
    assert kept["ratio"] == pytest.approx([1.25, 1.25, 1.25], rel=0.02)
    assert kept["now"]["policy"] == dict(ROWS.knobs)
    assert (retired["happened"], retired["now"]) == ("retired", None)
    assert listed(bankd) == []


def test_what_the_budget_leaves_is_told_with_the_command_to_go_on(
    bankd: Command, folder: Path, replay: Times
) -> None:
    place = folder.rename(folder.with_name("a bank"))

    ended = bankd("verify", "--budget", "1e-9", "--aicore_num", "1", "--bank", place)

    assert ended.code == ExitCode.OK
    told = f"bankd verify --budget 1e-09 --aicore_num 1 --bank '{place}'"
    assert f"bankd: 2 entries left: `{told}` continues" in ended.err


def test_one_entry_is_told_as_one(bankd: Command, world: None, tmp_path: Path) -> None:
    ascend = TargetKey("Ascend910B3", 20)
    put(tmp_path / "bank", entry(ROWS), entry(UNROLLED, target=ascend))

    ended = bankd("verify", "--dry-run")

    assert ended.err.splitlines() == [
        "bankd: 1 entry would be raced",
        "bankd: 1 entry is for a target that this machine cannot run",
    ]


@pytest.mark.parametrize("arguments", [(), ("--dry-run",), ("--dry-run", "--json"), ("--json",)])
def test_nothing_to_verify_is_a_sentence_or_an_empty_list(
    bankd: Command, world: None, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    put(tmp_path / "bank")

    with holding_device(tmp_path / "run"):  # nothing is measured, so nothing need be free
        ended = bankd("verify", *arguments)

    assert ended.code == ExitCode.OK
    assert ended.out == (
        "[]\n" if "--json" in arguments
        else "Nothing to verify: no entry that this machine can measure is waiting.\n"
    )  # fmt: skip


def test_the_help_says_that_all_targets_are_looked_at(bankd: Command) -> None:
    ended = bankd("verify", "--help")

    assert "default: all that this machine can run" in " ".join(ended.out.split())


def test_a_folder_without_a_bank_is_refused(bankd: Command, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    for arguments in (("--dry-run",), ()):
        ended = bankd("verify", "--bank", tmp_path / "empty", *arguments)

        assert ended.code == ExitCode.FAILURE
        assert "does not exist" in ended.err
        assert list((tmp_path / "empty").iterdir()) == []


@pytest.mark.parametrize("budget", ["0", "-1", "inf", "nan"])
def test_a_budget_is_a_time_above_zero(bankd: Command, budget: str) -> None:
    ended = bankd("verify", "--budget", budget)

    assert ended.code == ExitCode.USAGE
    assert "is not a time above 0" in ended.err


def test_a_key_that_is_no_key_cannot_write_to_the_terminal(
    bankd: Command, world: None, tmp_path: Path
) -> None:
    hostile = Decision(
        key="\x1b[31mred", task='{"op":"\\u001b[2J"}', target=entry(ROWS).target,
        policy='{"\\u001b":1}', rule="\x1b[7m", environment="{}",
    )  # fmt: skip
    put(tmp_path / "bank", hostile, entry(UNROLLED))

    ended = bankd("verify", "--dry-run")

    assert ended.code == ExitCode.OK
    assert "\x1b" not in ended.out + ended.err


def test_entries_of_the_built_in_bank_that_a_model_uses_are_raced_too(
    bankd: Command, world: None, tmp_path: Path, replay: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "built-in", entry(ROWS), entry(UNROLLED, task=gemm_task(8)))
    monkeypatch.setattr("bankd.bank.layers.built_in_folder", lambda: tmp_path / "built-in")
    with Bank.open(tmp_path / "bank") as bank:
        bank.use_model("ab" * 32, "m", entry(ROWS).target, {TASK.key: TASK.text()}, [TASK.key])

    (row,) = listed(bankd)

    assert (row["key"], row["happened"], row["now"]["rule"]) == (TASK.key, "kept", "tuned")
    assert listed(bankd) == []
