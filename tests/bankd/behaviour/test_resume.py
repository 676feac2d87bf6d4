"""Sessions that are killed at any moment: what the next one repeats, and what both decide."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bankd.bank import Bank
from tests.bankd.replayed_session import TARGET

KILLS = 20


def run(
    bank: Path, log: Path, *, kill_after_s: float | None = None, kill_after_lines: int = 1
) -> float:
    """Run a session to its end; seconds from its first candidate.

    With `kill_after_s`, kill it that long after it named so many candidates.
    """
    command = [sys.executable, "-m", "tests.bankd.replayed_session", str(bank), str(log)]
    before = len(lines_of(log))
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    try:
        while process.poll() is None and len(lines_of(log)) < before + kill_after_lines:
            time.sleep(0.001)
        started = time.monotonic()
        if kill_after_s is not None:
            time.sleep(kill_after_s)
            process.send_signal(signal.SIGKILL)
        _, errors = process.communicate(timeout=120)
    finally:
        process.kill()
    assert kill_after_s is not None or process.returncode == 0, errors.decode()
    return time.monotonic() - started


def lines_of(log: Path) -> list[str]:
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def decisions_of(folder: Path) -> dict[str, tuple[str, str]]:
    """Policy and rule by key."""
    with Bank.open(folder) as bank:
        assert bank.check() == []
        found = bank.records(soc_version=TARGET.soc_version)
        return {decision.key: (decision.policy, decision.rule) for decision in found}


@pytest.mark.slow
def test_20_sessions_killed_at_random_moments_decide_what_an_undisturbed_one_does(
    tmp_path: Path,
) -> None:
    whole_s = run(tmp_path / "whole", tmp_path / "whole.log")
    expected, asked = decisions_of(tmp_path / "whole"), lines_of(tmp_path / "whole.log")
    moments = random.Random(4)

    for number in range(KILLS):
        bank, log = tmp_path / f"bank{number}", tmp_path / f"{number}.log"
        run(bank, log, kill_after_s=moments.uniform(0.0, whole_s))
        run(bank, log)

        assert decisions_of(bank) == expected
        repeated = len(lines_of(log)) - len(asked)
        assert repeated <= 1, f"kill {number}: {repeated} candidates were measured again"
        assert set(lines_of(log)) == set(asked)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, tuple[str, str]], list[str]]:
    """The decisions and trials of a session that nothing disturbs."""
    folder = tmp_path_factory.mktemp("whole")
    run(folder / "bank", folder / "log")
    return decisions_of(folder / "bank"), lines_of(folder / "log")


def test_a_session_killed_at_its_last_candidate_decides_what_an_undisturbed_one_does(
    tmp_path: Path, whole: tuple[dict[str, tuple[str, str]], list[str]]
) -> None:
    """Its decisions were not yet written; what it measured was."""
    expected, asked = whole

    run(tmp_path / "bank", tmp_path / "log", kill_after_s=0.0, kill_after_lines=len(asked))
    run(tmp_path / "bank", tmp_path / "log")

    assert decisions_of(tmp_path / "bank") == expected
    assert set(lines_of(tmp_path / "log")) == set(asked)


def test_a_session_killed_three_times_in_a_row_goes_on_where_it_was(
    tmp_path: Path, whole: tuple[dict[str, tuple[str, str]], list[str]]
) -> None:
    expected, asked = whole
    bank, log = tmp_path / "bank", tmp_path / "log"
    for kill_after_s in (0.02, 0.1, 0.2):
        run(bank, log, kill_after_s=kill_after_s)
    run(bank, log)

    assert decisions_of(bank) == expected
    assert len(lines_of(log)) <= len(asked) + 3
