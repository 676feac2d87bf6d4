"""kill -9 of the daemon, wherever it is: the next one goes on, and nothing is done twice."""

from __future__ import annotations

import pytest

from bankd.jobs import State
from tests.bankd.faults.world import Place, kill, until

SLOW = pytest.mark.slow
PLACES = [
    *(pytest.param(f"phase-{phase}", marks=SLOW) for phase in ("load", "tune", "confirm")),
    *(pytest.param(f"phase-{phase}", marks=SLOW) for phase in ("compile", "time", "write")),
    pytest.param("compile", marks=SLOW),
    pytest.param("measure", marks=SLOW),
    "row",
]


@pytest.mark.parametrize("where", PLACES)
def test_a_job_whose_daemon_is_killed_is_done_once_by_the_next(place: Place, where: str) -> None:
    place.drop("m.onnx", 1)
    place.stop_at(where)
    with place.daemon() as first:
        first.stopped()
        begun = place.jobs["m.onnx"]
        first.kill()
        until(lambda: not place.processes(), 10)
        left = place.jobs["m.onnx"]
    place.pass_by(where)

    with place.daemon() as second:
        place.finished("m.onnx")
        assert second.terminate() == 0

    assert (begun.state, left.is_interrupted) == (State.RUNNING, True)
    job = place.jobs["m.onnx"]
    assert (job.state, job.interruptions, job.deaths) == (State.DONE, 1, 0)
    assert place.events("m.onnx") == ["queued", "started", "interrupted", "started", "done"]
    place.assert_sound()
