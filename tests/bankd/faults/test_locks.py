"""What others hold: the device, the bank, the job list. It is told, waited for, and then used."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bankd.errors import ExitCode
from bankd.jobs import JobState
from tests.bankd.faults.users import OTHER_USER, give_away
from tests.bankd.faults.world import Place, until


@pytest.fixture
def other(open_folder: Path) -> Place:
    """The place of another user, who meets the first one at the lock of the device."""
    other = Place(open_folder)
    give_away(other)
    (other.root / "run").chmod(0o1777)
    return other


def variables(other: Place) -> dict[str, str]:
    return {
        "TUNE_KERNEL_CACHE_PATH": str(other.root / "kernels"),
        "TUNEBANK_LOCK_PATH": str(other.root / "run"),
    }


@pytest.mark.slow
def test_a_second_user_is_told_who_measures_waits_and_is_served_when_the_first_is_done(
    place: Place, other: Place
) -> None:
    place.drop("m.onnx", 1)
    other.drop("m.onnx", 1)
    place.stop_at("phase-load")
    with place.daemon(TUNEBANK_LOCK_PATH=str(other.root / "run")) as first:
        running = first.stopped()
        with other.daemon(before=OTHER_USER, **variables(other)) as second:
            told = second.said("waiting why=")
            assert other.state("m.onnx") == JobState.QUEUED
            assert second.status["state"] == "waiting"
            first.go_on(running)
            place.finished("m.onnx")
            other.finished("m.onnx")
            assert second.terminate() == first.terminate() == 0

    assert f"device 0 is busy: process {first.number} of user root (bankd watch" in told
    assert len(second.lines("waiting why=")) == 1
    for each in (place, other):
        each.assert_sound()


@pytest.mark.slow
def test_a_second_user_who_does_not_want_to_wait_exits_4_and_the_job_stays(
    place: Place, other: Place
) -> None:
    place.drop("m.onnx", 1)
    other.drop("m.onnx", 1)
    place.stop_at("phase-load")
    with place.daemon(TUNEBANK_LOCK_PATH=str(other.root / "run")) as first:
        first.stopped()
        options = ("--busy", "exit")
        with other.daemon(*options, before=OTHER_USER, **variables(other)) as second:
            code = second.ended()

    assert code == ExitCode.DEVICE_BUSY == 4
    assert f"device 0 is busy: process {first.number} of user root" in second.log
    assert other.state("m.onnx") == JobState.QUEUED
    other.assert_sound()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program is in the middle of a change."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=60)) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")


@pytest.mark.slow
def test_a_bank_that_stays_locked_costs_no_job_which_is_tried_again(place: Place) -> None:
    place.drop("m.onnx", 1)
    place.stop_at("phase-cut")
    with place.daemon(FAULT_PATIENCE_S="0.5") as daemon:
        running = daemon.stopped()
        place.pass_by("phase-cut")
        with locked(next(place.bank.glob("*.db"))):
            daemon.go_on(running)
            until(lambda: place.state("m.onnx") == JobState.FAILED)
            told = place.jobs["m.onnx"].what
        assert daemon.terminate() == 0

    with place.daemon() as second:
        place.finished("m.onnx")
        assert second.terminate() == 0

    assert "locked" in told or "another process" in told
    assert place.events("m.onnx") == ["queued", "started", "failed", "started", "done"]
    place.assert_sound()


@pytest.mark.slow
@pytest.mark.parametrize("where", ["phase-load", "row"])
def test_a_job_list_that_stays_locked_delays_what_is_noted_and_loses_none(
    place: Place, where: str
) -> None:
    place.drop("m.onnx", 1)
    place.stop_at(where)
    with place.daemon(FAULT_PATIENCE_S="0.5") as daemon:
        running = daemon.stopped()
        place.pass_by(where)
        with locked(place.workspace / "jobs.db"):
            daemon.go_on(running)
            place.drop("late.onnx", 2)
            daemon.said("is locked")
        place.finished("m.onnx", "late.onnx")
        until(lambda: daemon.status["healthy"])
        assert daemon.terminate() == 0

    assert place.events("m.onnx") == ["queued", "started", "done"]
    place.assert_sound()
