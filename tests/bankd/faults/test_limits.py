"""Limits of the system: the daemon says what is missing, and goes on when it is there."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from bankd.jobs import JobState
from tests.bankd.faults.users import OTHER_USER, give_away
from tests.bankd.faults.world import Daemon, Place, until


@pytest.mark.slow
def test_without_a_file_to_open_nothing_is_forgotten_and_work_goes_on_when_there_is_one(
    place: Place,
) -> None:
    place.drop("before.onnx", b"no model")
    with place.daemon() as daemon:
        until(lambda: place.state("before.onnx") == JobState.SET_ASIDE)
        open_now = len(list(Path(f"/proc/{daemon.number}/fd").iterdir()))
        limit(daemon, f"--nofile={open_now}:")
        place.drop("m.onnx", 1)
        told = daemon.said("trouble")
        kept = set(place.files)
        limit(daemon, "--nofile=1024:")
        place.finished("m.onnx")
        until(lambda: daemon.status["healthy"])
        assert daemon.terminate() == 0

    assert "Too many open files" in told
    assert kept == {"before.onnx"}
    assert place.jobs["m.onnx"].deaths == 0
    place.assert_sound()


@pytest.mark.slow
def test_with_forty_open_files_models_are_tuned(place: Place) -> None:
    forty = ("sh", "-c", 'ulimit -n 40; exec "$@"', "sh")
    place.drop("m.onnx", 1)
    with place.daemon(before=forty) as daemon:
        place.finished("m.onnx")
        assert daemon.terminate() == 0

    place.assert_sound()


@pytest.mark.slow
def test_without_room_for_another_process_jobs_wait_until_there_is_room(
    open_folder: Path,
) -> None:
    place = Place(open_folder)
    give_away(place)
    kernels = str(place.root / "kernels")
    with place.daemon(before=OTHER_USER, TUNE_KERNEL_CACHE_PATH=kernels) as daemon:
        daemon.said("ready")
        limit(daemon, "--nproc=1:", *OTHER_USER)
        place.drop("m.onnx", 1)
        told = daemon.said("trouble")
        limit(daemon, "--nproc=1000:", *OTHER_USER)
        place.finished("m.onnx")
        until(lambda: daemon.status["healthy"])
        assert daemon.terminate() == 0

    assert "[Errno 11]" in told  # Of a process, or of the thread that the look needs before it.
    assert place.jobs["m.onnx"].deaths == 0
    place.assert_sound()


def limit(daemon: Daemon, soft: str, *before: str) -> None:
    """Another soft limit, from now on. `before`: what makes us its user."""
    Place.require("prlimit", "--version")
    subprocess.run([*before, "prlimit", "--pid", str(daemon.number), soft], check=True)
