"""kill -9 of the daemon's children: what one of them dies of never costs more than its own work."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.control.protocol import Verb
from bankd.jobs import MOST_DEATHS, State
from fixtures.small.tiny import tiny
from tests.bankd.faults.world import Place, kill, until

PHASES = [f"phase-{phase}" for phase in ("load", "cut", "tune", "compile", "time", "write")]


def test_three_deaths_of_the_worker_set_a_job_aside_and_delay_no_other(place: Place) -> None:
    place.stop_at("phase-load")
    place.drop("bad.onnx", 1)
    with place.daemon() as daemon:
        first = daemon.stopped()
        place.drop("good.onnx", 2)
        until(lambda: place.state("good.onnx"))
        kill(first)
        until(lambda: place.state("good.onnx") == State.RUNNING)
        daemon.go_on(daemon.stopped())
        for deaths in (2, 3):
            kill(until(daemon.stopped))
            until(lambda deaths=deaths: place.jobs["bad.onnx"].deaths == deaths)
        until(lambda: place.state("bad.onnx") == State.SET_ASIDE)
        assert daemon.status["healthy"]
        assert daemon.terminate() == 0

    bad, good = place.jobs["bad.onnx"], place.jobs["good.onnx"]
    assert bad.what == "the process that tuned it died 3 times, at last of SIGKILL"
    assert Path(bad.reason_file).is_file()
    assert (good.state, good.deaths) == (State.DONE, 0)
    died = ["started", "worker died"]
    assert place.events("bad.onnx") == ["queued", *died, *died, *died, "set aside"]
    place.assert_sound()


@pytest.mark.slow
@pytest.mark.parametrize("where", PHASES)
def test_a_job_whose_worker_is_killed_once_is_done_in_the_second_try(
    place: Place, where: str
) -> None:
    place.stop_at(where)
    place.drop("m.onnx", 1)
    with place.daemon() as daemon:
        worker = daemon.stopped()
        place.pass_by(where)
        kill(worker)
        place.finished("m.onnx")
        assert daemon.terminate() == 0

    assert place.jobs["m.onnx"].deaths == 1
    assert place.events("m.onnx") == ["queued", *["started", "worker died"], "started", "done"]
    place.assert_sound()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["measure", "compile"])
def test_a_killed_child_of_the_worker_costs_a_candidate_and_no_death(
    place: Place, kind: str
) -> None:
    place.stop_at(kind)
    place.drop("m.onnx", 1)
    with place.daemon() as daemon:
        child = daemon.stopped()
        place.pass_by(kind)
        kill(child)
        for other in daemon.children(kind):
            daemon.go_on(other)
        place.finished("m.onnx")
        assert daemon.terminate() == 0

    assert place.jobs["m.onnx"].deaths == 0
    assert place.events("m.onnx") == ["queued", "started", "done"]
    place.assert_sound()


@pytest.mark.slow
def test_a_file_whose_examiner_is_killed_is_looked_into_again(place: Place) -> None:
    place.stop_at("examine")
    place.drop("m.onnx", 1)
    with place.daemon() as daemon:
        examiner = daemon.stopped()
        place.pass_by("examine")
        kill(examiner)
        place.finished("m.onnx")
        assert daemon.terminate() == 0

    assert place.files["m.onnx"].said == ""
    place.assert_sound()


@pytest.mark.slow
def test_a_file_that_kills_every_examiner_is_refused_and_delays_no_other(place: Place) -> None:
    place.stop_at("examine")
    place.drop("bad.onnx", 1)
    with place.daemon() as daemon:
        for _ in range(MOST_DEATHS):
            kill(daemon.stopped())
        told = daemon.said("refused")
        place.pass_by("examine")
        place.drop("good.onnx", 2)
        place.finished("good.onnx")
        assert daemon.terminate() == 0

    assert "bad.onnx could not be looked into: the process that read it ended (SIGKILL)" in told
    # Whatever it was may have passed: the next daemon looks again.
    assert "bad.onnx" not in place.files
    place.assert_sound()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bounds", "where", "why"),
    [
        ({"LOAD_TIME_LIMIT_S": 1}, "phase-load", "no sign of life for 1 s"),
        ({"STALL_S": 2}, "phase-tune", "no sign of life for 2 s"),
        ({"JOB_TIME_LIMIT_S": 3}, "phase-time", "time limit of 3 s"),
    ],
    ids=["while it loads", "while it tunes", "for too long in all"],
)
def test_a_worker_that_hangs_is_ended_and_counts_as_dead(
    place: Place, bounds: dict[str, int], where: str, why: str
) -> None:
    place.bounds(**bounds)
    place.stop_at(where)
    place.drop("m.onnx", 1)
    with place.daemon() as daemon:
        until(lambda: place.state("m.onnx") == State.SET_ASIDE)
        assert daemon.terminate() == 0

    job = place.jobs["m.onnx"]
    assert job.what == f"the process that tuned it died 3 times, at last of {why}"
    place.assert_sound()


@pytest.mark.slow
def test_a_model_that_needs_more_memory_than_a_job_may_take_is_set_aside(place: Place) -> None:
    place.bounds(JOB_MEMORY_MB=400)
    place.drop("wide.onnx", tiny(1, width=5000))
    with place.daemon() as daemon:
        until(lambda: place.state("wide.onnx") == State.SET_ASIDE)
        assert daemon.terminate() == 0

    assert place.jobs["wide.onnx"].what.startswith("it needs more memory than a job may take")
    place.assert_sound()


@pytest.mark.slow
def test_a_job_waits_where_no_worker_can_be_started_and_is_done_when_one_can(
    place: Place,
) -> None:
    place.bounds(JOB_MEMORY_MB=100)
    place.drop("m.onnx", 1)
    with place.daemon() as daemon:
        until(lambda: not daemon.status.get("healthy", True))
        told = daemon.status["unhealthy"]
        place.bounds()
        daemon.ask(Verb.RELOAD)
        place.finished("m.onnx")
        assert daemon.status["healthy"]
        assert daemon.terminate() == 0

    assert told == ["tuning: no worker can be started: exit code 1: MemoryError"]
    assert place.jobs["m.onnx"].deaths == 0
    place.assert_sound()
