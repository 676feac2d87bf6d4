"""`bankd merge --prefer measure`: conflicts that a replayed race resolves."""

from __future__ import annotations

import json
import os
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, TargetKey, canonical
from bankd.errors import ExitCode
from bankd.system.device_lock import holding_device
from tests.bankd.cli.conftest import Command
from tests.bankd.replayed_races import DEFAULT, KEY, ROWS, TASK, UNROLLED, Replayed, Times, entry
from tuner.policy import Policy

MACHINES = [canonical({"cpu": f"cpu {name}"}) for name in "AB"]


def ours() -> Path:
    return Path(os.environ["TUNE_BANK_PATH"])


def policies() -> dict[str, str]:
    with Bank.open(ours(), create=False, read_only=True) as bank:
        return {decision.key: decision.policy for decision in bank.records()}


def line_of_the_task(text: str) -> str:
    """The only one, with one blank between words."""
    (line,) = (" ".join(one.split()) for one in text.splitlines() if TASK.key[:12] in one)
    return line


@pytest.fixture
def replay(monkeypatch: pytest.MonkeyPatch) -> Times:
    """The times of policies on this machine; nothing is measured."""
    times = {DEFAULT: 100.0, ROWS: 80.0, UNROLLED: 60.0}
    monkeypatch.setattr("bankd.bridge.race.open_race_harness", Replayed(times))
    return times


@pytest.fixture
def contested(world: None, tmp_path: Path) -> Path:
    """A bank with another policy for a task of ours, tuned on another machine."""
    theirs = tmp_path / "contested"
    for place, policy, machine in zip((ours(), theirs), (ROWS, UNROLLED), MACHINES, strict=True):
        decision = entry(policy, environment=machine)
        with Bank.open(place) as bank:
            bank.commit(decision.target, [decision], "tuned", "me")
    return theirs


def test_a_conflict_is_measured_and_shown_with_its_new_observations(
    bankd: Command, contested: Path, replay: Times
) -> None:
    ended = bankd("merge", contested, "--prefer", "measure", "--wide")
    shown = bankd("show", TASK.key, "--json")

    assert ended.code == ExitCode.OK, ended.err
    assert policies() == {TASK.key: canonical(dict(UNROLLED.knobs))}
    assert f"bankd: {TASK.key[:12]}" in ended.err
    assert "faster than ours" in ended.err
    assert f"[O] {TASK.key[:12]} " in line_of_the_task(ended.out)
    assert re.search(" theirs .* faster than ours", line_of_the_task(ended.out))
    text = bankd("show", TASK.key).out
    assert text.count("merge: measured") >= 3
    told = json.loads(shown.out)
    notes = [one["note"] for one in _observations(told)]
    assert notes.count("merge: measured") >= 3


def _observations(told: object) -> list[dict[str, str]]:
    assert isinstance(told, list)
    return [one for each in told for one in each["observations"]]


@pytest.mark.parametrize(("tie", "taken"), [("ours", ROWS), ("theirs", UNROLLED)])
def test_a_raced_tie_takes_the_side_that_is_preferred_with_its_figures(
    bankd: Command, contested: Path, replay: Times, tie: str, taken: Policy
) -> None:
    replay[UNROLLED] = 79.5

    ended = bankd("merge", contested, "--prefer", "measure", "--prefer", tie, "--wide")

    assert ended.code == ExitCode.OK, ended.err
    assert policies() == {TASK.key: canonical(dict(taken.knobs))}
    line = line_of_the_task(ended.out)
    assert line.startswith("[=]")
    assert f" {tie} " in line
    assert f" tie: {tie} 1.01x [" in line
    assert "merge: measured" in bankd("show", TASK.key).out


def test_a_merge_that_waits_can_be_measured_later(
    bankd: Command, contested: Path, replay: Times
) -> None:
    replay[UNROLLED] = 95.0
    bankd("merge", contested)

    ended = bankd("merge", "--continue", "--prefer", "measure")

    assert ended.code == ExitCode.OK, ended.err
    assert policies() == {TASK.key: canonical(dict(ROWS.knobs))}
    assert re.search(r" ours [0-9].* ours 1\.19x", line_of_the_task(ended.out))


def test_a_dry_run_measures_nothing(bankd: Command, contested: Path, replay: Times) -> None:
    ended = bankd("merge", contested, "--prefer", "measure", "--dry-run")

    assert ended.code == ExitCode.FAILURE
    assert f"[?] {TASK.key[:12]}" in ended.out
    assert "bankd: nothing was written: --dry-run" in ended.err


def test_one_key_is_measured_and_the_merge_goes_on_waiting(
    bankd: Command, contested: Path, replay: Times
) -> None:
    bankd("merge", contested)

    measured = bankd("merge", "--choose", TASK.key[:8], "--prefer", "measure", "--json")
    before = policies()
    undone = bankd("merge", "--undo", "--json")

    told = json.loads(measured.out)
    assert (measured.code, told["verdict"], told["source"], told["left"]) == (
        ExitCode.OK, "O", "theirs", 0,
    )  # fmt: skip
    assert "faster than ours" in told["reason"]
    assert before == {TASK.key: canonical(dict(ROWS.knobs))}
    assert json.loads(undone.out)["left"] == 1
    assert bankd("show", TASK.key).out.count("merge: measured") >= 3


def test_while_another_process_measures_a_key_is_left_open(
    bankd: Command, contested: Path, tmp_path: Path
) -> None:
    bankd("merge", contested)

    with holding_device(tmp_path / "run"):
        ended = bankd("merge", "--choose", TASK.key, "--prefer", "measure")

    assert ended.code == ExitCode.DEVICE_BUSY
    assert json.loads(bankd("merge", "--status", "--json").out)["open"] == 1


def test_a_measurement_of_one_key_that_is_broken_off_leaves_it_open(
    bankd: Command, contested: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed = Replayed({})
    monkeypatch.setattr("bankd.bridge.race.open_race_harness", replayed)
    bankd("merge", contested)

    def interrupt() -> None:
        raise KeyboardInterrupt

    replayed.meanwhile = interrupt
    ended = bankd("merge", "--choose", TASK.key, "--prefer", "measure")

    assert ended.code == ExitCode.INTERRUPTED
    assert json.loads(bankd("merge", "--status", "--json").out)["open"] == 1


@pytest.mark.parametrize("busy", [(), ("--busy", "wait")])
def test_a_merge_with_nothing_to_race_does_not_ask_for_the_device(
    bankd: Command, world: None, tmp_path: Path, busy: tuple[str, ...]
) -> None:
    same, elsewhere, gone = tmp_path / "same", TargetKey("x86_64-v9", 3), tmp_path / "gone"
    with Bank.open(ours()) as bank:
        bank.commit(KEY, [entry(ROWS, environment=MACHINES[0])], "tuned", "me")
        away = replace(entry(ROWS, environment=MACHINES[0]), target=elsewhere)
        bank.commit(elsewhere, [away], "tuned", "me")
    shutil.copytree(ours(), same)
    with Bank.open(gone) as bank:
        away = replace(entry(UNROLLED, environment=MACHINES[1]), target=elsewhere)
        bank.commit(elsewhere, [away], "tuned", "me")

    with holding_device(tmp_path / "run"):
        merged = bankd("merge", same, "--prefer", "measure", *busy)
        guessed = bankd("merge", gone, "--prefer", "measure", *busy)

    assert merged.code == ExitCode.OK, merged.err
    assert "nothing to change" in merged.err
    assert guessed.code == ExitCode.OK, guessed.err
    assert "not measured" in guessed.err or "no runner" in guessed.err


def test_a_conflict_that_can_be_raced_needs_the_device_before_the_merge_begins(
    bankd: Command, contested: Path, tmp_path: Path
) -> None:
    with holding_device(tmp_path / "run"):
        ended = bankd("merge", contested, "--prefer", "measure")

    assert ended.code == ExitCode.DEVICE_BUSY
    assert bankd("merge", "--status").err == "bankd: no merge waits\n"
