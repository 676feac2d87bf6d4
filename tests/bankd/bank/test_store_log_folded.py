"""The write-ahead log is folded into the file soon: what is only in it, one bad bit can lose."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.store import TRIALS_IN_LOG
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation

KEPT = 50
WRITER = f"""
import os, signal, sys
from bankd.bank import Bank
from tests.bankd.bank.builders import V4, a_decision, an_observation
bank = Bank.open(sys.argv[1])
for number in range({KEPT}):
    bank.add_observation(an_observation(number))
    print(number, flush=True)
if len(sys.argv) > 2:
    bank.commit(V4, [a_decision(1)], "the session's end", "me")
os.kill(os.getpid(), signal.SIGKILL)
"""


def killed_after(place: Path, *ends: str) -> int:
    """Trials that a writer was told are kept, before it was killed."""
    done = subprocess.run(
        [sys.executable, "-c", WRITER, str(place), *ends],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == -9, done.stderr
    return len(done.stdout.split())


def trials(place: Path) -> int:
    with Bank.open(place) as bank:
        assert bank.check() == []
        return sum(len(bank.observations(a_key(number), V4)) for number in range(KEPT))


@pytest.mark.parametrize("share", [0.05, 0.5, 0.95])
def test_a_bad_bit_in_the_log_after_a_kill_loses_few_trials_and_no_more(
    tmp_path: Path, share: float
) -> None:
    kept = killed_after(tmp_path)
    log = tmp_path / "bank.db-wal"
    content = bytearray(log.read_bytes())
    assert content
    content[int(len(content) * share)] ^= 1
    log.write_bytes(content)

    assert trials(tmp_path) > kept - TRIALS_IN_LOG


def test_at_the_end_of_a_session_nothing_is_in_the_log_alone(tmp_path: Path) -> None:
    kept = killed_after(tmp_path, "decides")
    assert (tmp_path / "bank.db-wal").stat().st_size == 0
    (tmp_path / "bank.db-wal").unlink()

    assert trials(tmp_path) == kept
    with Bank.open(tmp_path) as bank:
        assert bank.find(V4, [a_key(1)]) == {a_key(1): a_decision(1)}


def test_a_reader_that_stays_is_not_waited_for_and_sees_its_state(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    with Bank.open(bank.path, read_only=True) as reader, reader.connection.one_state():
        assert len(reader.log()) == 1

        bank.commit(V4, [a_decision(2)], "second", "me")

        assert len(reader.log()) == 1
    assert len(bank.log()) == 2
    assert bank.connection.value("PRAGMA busy_timeout") > 0


def test_a_list_that_is_being_read_stops_no_trial(bank: Bank) -> None:
    bank.commit(V4, [a_decision(number) for number in range(600)], "first", "me")
    reading = bank.records()
    next(reading)

    for number in range(2 * TRIALS_IN_LOG):
        bank.add_observation(an_observation(number))

    assert len(list(reading)) == 599


def test_a_commit_is_on_the_disk_before_it_is_acknowledged(bank: Bank) -> None:
    full = 2

    assert bank.connection.value("PRAGMA synchronous") == full
    assert bank.connection.value("PRAGMA journal_mode") == "wal"


def test_without_a_log_nothing_is_folded(bank: Bank) -> None:
    bank.connection.value("PRAGMA journal_mode = delete")

    bank.commit(V4, [a_decision(1)], "first", "me")

    assert bank.connection.value("PRAGMA journal_mode") == "delete"
