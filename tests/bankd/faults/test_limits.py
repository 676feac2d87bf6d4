"""Limits of the system: the daemon says what is missing, and goes on when it is there."""

from __future__ import annotations

import os
import subprocess

import pytest

from bankd.jobs import State
from tests.bankd.faults.test_locks import OTHER_USER, SOMEBODY
from tests.bankd.faults.world import Place, until


@pytest.mark.slow
def test_with_few_open_files_the_daemon_says_so_and_goes_on_when_it_may_have_more(
    place: Place,
) -> None:
    few = ("sh", "-c", 'ulimit -Sn 12; exec "$@"', "sh")
    with place.daemon(before=few) as daemon:
        daemon.said("ready")
        place.drop("m.onnx", 1)
        told = daemon.said("trouble")
        raise_limit(daemon.number, "--nofile=1024:")
        place.finished("m.onnx")
        until(lambda: daemon.status["healthy"])
        assert daemon.terminate() == 0

    assert "Too many open files" in told
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
def test_without_room_for_another_process_jobs_wait_until_there_is_room(place: Place) -> None:
    place.require(*OTHER_USER, "true")
    (place.root / "kernels").mkdir()
    for path in (place.root, *place.root.iterdir()):
        os.chown(path, SOMEBODY, SOMEBODY)
    kernels = str(place.root / "kernels")
    with place.daemon(before=OTHER_USER, TUNE_KERNEL_CACHE_PATH=kernels) as daemon:
        daemon.said("ready")
        raise_limit(daemon.number, "--nproc=1:1000")
        place.drop("m.onnx", 1)
        told = daemon.said("trouble")
        raise_limit(daemon.number, "--nproc=1000:1000")
        place.finished("m.onnx")
        until(lambda: daemon.status["healthy"])
        assert daemon.terminate() == 0

    assert "temporarily unavailable" in told
    assert place.jobs["m.onnx"].state == State.DONE
    assert place.jobs["m.onnx"].deaths == 0
    place.assert_sound()


def raise_limit(process: int, limit: str) -> None:
    Place.require("prlimit", "--version")
    subprocess.run(["prlimit", "--pid", str(process), limit], check=True)
