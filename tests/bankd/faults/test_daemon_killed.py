"""kill -9 of the daemon, wherever it is: the next one goes on, and nothing is done twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.jobs import MAX_INTERRUPTIONS, JobState
from bankd.jobs.owner import own_identity
from tests.bankd.faults.world import Place, kill, until

PHASES = [f"phase-{phase}" for phase in ("load", "cut", "tune", "compile", "time", "write")]
PLACES = [pytest.param(where, marks=pytest.mark.slow) for where in (*PHASES, "compile", "measure")]
"""And between the result and its row, in the default suite."""


@pytest.mark.parametrize("where", [*PLACES, "row"])
def test_a_job_whose_daemon_is_killed_is_done_once_by_the_next(place: Place, where: str) -> None:
    place.drop("m.onnx", 1)
    place.stop_at(where)
    with place.daemon() as first:
        first.stopped()
        begun = place.jobs["m.onnx"]
        first.kill()
        until(lambda: not place.processes())
        left = place.jobs["m.onnx"]
    place.pass_by(where)

    with place.daemon() as second:
        place.finished("m.onnx")
        assert second.terminate() == 0

    assert (begun.state, left.is_interrupted) == (JobState.RUNNING, True)
    job = place.jobs["m.onnx"]
    assert (job.state, job.interruptions, job.deaths) == (JobState.DONE, 1, 0)
    assert place.events("m.onnx") == ["queued", "started", "interrupted", "started", "done"]
    place.assert_sound()


@pytest.mark.slow
@pytest.mark.parametrize("where", ["examine", "claim"])
def test_a_file_whose_daemon_is_killed_before_its_job_begins_is_not_lost(
    place: Place, where: str
) -> None:
    place.drop("m.onnx", 1)
    place.stop_at(where)
    with place.daemon() as first:
        first.stopped()
        first.kill()
        until(lambda: not place.processes())
    place.pass_by(where)

    with place.daemon() as second:
        place.finished("m.onnx")
        assert second.terminate() == 0

    assert place.jobs["m.onnx"].interruptions == 0
    assert place.events("m.onnx") == ["queued", "started", "done"]
    place.assert_sound()


@pytest.mark.slow
def test_a_job_that_ran_when_the_machine_was_restarted_is_done_by_the_next_daemon(
    place: Place,
) -> None:
    place.drop("m.onnx", 1)
    place.stop_at("phase-time")
    with place.daemon() as first:
        first.stopped()
        for process in place.processes():
            kill(process)
        first.ended()
    place.pass_by("phase-time")
    # After the start, the number and the tick of the dead daemon are those of somebody else.
    number, since, _ = own_identity().split(":")
    place.write("UPDATE jobs SET owner = ?", f"{number}:{since}:another-boot")

    with place.daemon() as second:
        place.finished("m.onnx")
        assert second.terminate() == 0

    assert (place.jobs["m.onnx"].interruptions, place.jobs["m.onnx"].deaths) == (1, 0)
    place.assert_sound()


@pytest.mark.slow
def test_a_model_that_twenty_daemons_died_over_is_set_aside(place: Place) -> None:
    place.drop("m.onnx", 1)
    place.stop_at("phase-load")
    with place.daemon() as first:
        first.stopped()
        place.write("UPDATE jobs SET interruptions = ?", MAX_INTERRUPTIONS - 1)
        first.kill()
        until(lambda: not place.processes())

    with place.daemon() as second:
        until(lambda: place.state("m.onnx") == JobState.SET_ASIDE)
        # The socket of the first is cleaned away a moment after the start.
        until(lambda: len(list((place.workspace / "control").iterdir())) == 1)
        assert second.terminate() == 0

    job = place.jobs["m.onnx"]
    assert job.what == "the daemon ended 20 times while it was tuned"
    assert Path(job.reason_file).is_file()
    place.assert_sound()
