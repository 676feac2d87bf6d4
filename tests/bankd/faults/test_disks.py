"""Disks that are full or read-only: nothing is lost, and all goes on when there is room."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bankd.control.protocol import Verb
from bankd.jobs import JobState
from tests.bankd.faults.disks import fill, mounted, remount
from tests.bankd.faults.world import Place, until

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("which", ["workspace", "bank"])
def test_below_the_floor_no_job_is_begun_until_there_is_room(place: Place, which: str) -> None:
    place.bounds(DISK_FLOOR_MB=20)
    folder = place.workspace if which == "workspace" else place.bank
    folder.mkdir(exist_ok=True)
    with mounted(folder, "16m"), place.daemon() as daemon:
        place.drop("m.onnx", 1)
        told = daemon.said("waiting why=")
        until(lambda: place.state("m.onnx") == JobState.QUEUED)
        why = daemon.status["why"]
        remount(folder, "size=64m")
        place.finished("m.onnx")
        assert daemon.terminate() == 0
        place.assert_sound()

    assert "MiB are free for the " + which in told
    assert "at least 21 are required" in why


def test_with_a_bank_that_can_only_be_read_no_job_is_begun_until_it_can_be_written(
    place: Place,
) -> None:
    with place.daemon() as daemon:
        daemon.said("ready")
        with mounted(place.bank, bind=place.bank, options="ro"):
            place.drop("m.onnx", 1)
            told = daemon.said("waiting why=")
            assert place.state("m.onnx") == JobState.QUEUED
        place.finished("m.onnx")
        assert daemon.terminate() == 0

    assert "the disk for the bank" in told
    assert "is read-only" in told
    place.assert_sound()


@pytest.mark.parametrize("which", [("workspace",), ("bank",), ("workspace", "bank")], ids="+".join)
def test_a_disk_that_fills_while_a_job_runs_costs_no_job_and_no_bank(
    place: Place, which: tuple[str, ...]
) -> None:
    place.bounds(DISK_FLOOR_MB=0)
    disk = place.root / "disk"
    disk.mkdir()
    with mounted(disk, "16m"):
        for name in which:
            _lie_on(disk, place, name)
        place.drop("m.onnx", 1)
        place.stop_at("phase-cut")
        with place.daemon() as daemon:
            running = daemon.stopped()
            filler = fill(disk)
            place.pass_by("phase-cut")
            daemon.go_on(running)
            until(lambda: place.state("m.onnx") == JobState.FAILED or "not_noted" in daemon.log)
            filler.unlink()
            until(lambda: place.state("m.onnx") != JobState.RUNNING)
            key = place.jobs["m.onnx"].key
            if place.state("m.onnx") == JobState.FAILED:
                daemon.ask(Verb.RETRY, job=key)
            place.finished("m.onnx")
            assert daemon.status["healthy"]
            assert daemon.terminate() == 0
        place.assert_sound()


def _lie_on(disk: Path, place: Place, name: str) -> None:
    folder = place.workspace if name == "workspace" else place.bank
    if folder.exists():
        folder.rmdir()
    (disk / folder.name).mkdir()
    folder.symlink_to(disk / folder.name)


def test_a_full_disk_delays_what_was_refused_but_loses_no_reason(place: Place) -> None:
    place.bounds(DISK_FLOOR_MB=0)
    place.workspace.mkdir()
    with mounted(place.workspace, "4m"), place.daemon() as daemon:
        daemon.said("ready")
        filler = fill(place.workspace)
        place.drop("broken.onnx", b"no model")
        until(lambda: not daemon.status["healthy"])
        time.sleep(1)
        filler.unlink()
        until(lambda: place.state("broken.onnx") == JobState.SET_ASIDE)
        until(lambda: daemon.status["healthy"])
        reason = Path(place.jobs["broken.onnx"].reason_file)

        assert "broken.onnx" in reason.read_text()
        assert daemon.terminate() == 0
        place.assert_sound()


def test_a_bank_that_its_user_may_not_write_to_is_told_at_once(warm: Place) -> None:
    # Without its capabilities root is a user like others: what is closed to it stays closed.
    powerless = ("setpriv", "--bounding-set=-all", "--inh-caps=-all")
    warm.require(*powerless, "true")
    for path in (*warm.bank.rglob("*"), warm.bank):
        path.chmod(path.stat().st_mode & ~0o222)

    with warm.daemon(before=powerless) as daemon:
        code = daemon.ended()
        told = daemon.log

    assert code not in (0, -9)
    assert str(warm.bank) in told
    assert "ermission" in told
    assert "Traceback" not in told
