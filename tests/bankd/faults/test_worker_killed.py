"""kill -9 of the daemon's children: what one of them dies of never costs more than its own work."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.bridge.tuning_record import Record
from bankd.control.protocol import Verb
from bankd.jobs import MAX_DEATHS, JobState
from fixtures.files import model_bytes
from fixtures.small.tiny import tiny
from fixtures.zoo.network import Network
from tests.bankd.faults.world import Place, kill, until
from tuner.measure.measuring_process import MAX_KILLS

PATIENT = ("--tuning_time_limit", "120")
"""So that what is begun anew is not cut short."""
PHASES = [f"phase-{phase}" for phase in ("load", "cut", "tune", "compile", "time", "write")]


def siblings() -> bytes:
    """A model with a subgraph that can be cut in two ways."""
    net = Network("siblings", seed=1)
    x = net.input("x", (4, 16))
    for name in ("left", "right"):
        product = net.op("MatMul", x, net.normal(name, (16, 16), 0.25))
        net.output(net.op("Relu", product), f"y_{name}", (4, 16))
    return model_bytes(net.model())


@pytest.mark.slow
def test_three_deaths_of_the_worker_set_a_job_aside_and_delay_no_other(place: Place) -> None:
    place.stop_at("phase-load")
    place.drop("bad.onnx", 1)
    with place.daemon() as daemon:
        first = daemon.stopped()
        place.drop("good.onnx", 2)
        until(lambda: place.state("good.onnx"))
        kill(first)
        until(lambda: place.state("good.onnx") == JobState.RUNNING)
        daemon.go_on(daemon.stopped())
        for deaths in (2, 3):
            kill(until(daemon.stopped))
            until(lambda deaths=deaths: place.jobs["bad.onnx"].deaths == deaths)
        until(lambda: place.state("bad.onnx") == JobState.SET_ASIDE)
        assert daemon.status["healthy"]
        assert daemon.terminate() == 0

    bad, good = place.jobs["bad.onnx"], place.jobs["good.onnx"]
    assert bad.what == "the process that tuned it died 3 times, the last time by SIGKILL"
    assert Path(bad.reason_file).is_file()
    assert (good.state, good.deaths) == (JobState.DONE, 0)
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
@pytest.mark.parametrize("where", ["compile", "open", "check", "measure", "open-cut"])
def test_a_killed_child_of_the_worker_costs_no_candidate(place: Place, where: str) -> None:
    is_cut = where == "open-cut"
    place.stop_at(where)
    place.drop("m.onnx", siblings() if is_cut else 1)
    with place.daemon(*PATIENT, *(("--job_type", "1") if is_cut else ())) as daemon:
        child = daemon.stopped()
        place.pass_by(where)
        kill(child)
        for other in daemon.children("compile"):
            daemon.go_on(other)
        place.finished("m.onnx")
        assert daemon.terminate() == 0

    job = place.jobs["m.onnx"]
    record = Record.parse(job.result)
    assert record is not None
    assert (job.deaths, record.failed, record.cut_short) == (0, (), "")
    assert place.outcomes() <= {"ok", "illegal"}
    assert place.events("m.onnx") == ["queued", "started", "done"]
    place.assert_sound()


@pytest.mark.slow
def test_a_task_whose_measuring_child_is_killed_each_time_is_given_up_alone(place: Place) -> None:
    place.stop_at("open")
    place.drop("m.onnx", 1)
    with place.daemon(*PATIENT) as daemon:
        for _ in range(MAX_KILLS):
            kill(daemon.stopped())
        place.pass_by("open")
        place.finished("m.onnx")
        assert daemon.terminate() == 0

    job = place.jobs["m.onnx"]
    assert (job.deaths, job.result["tasks"]) == (0, len(job.result["failed"]))
    assert f"killed by SIGKILL, {MAX_KILLS} times" in place.job_log("m.onnx")
    assert place.outcomes() == set()
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
        for _ in range(MAX_DEATHS):
            kill(daemon.stopped())
        told = daemon.said("refused")
        place.pass_by("examine")
        place.drop("good.onnx", 2)
        place.finished("good.onnx")
        assert daemon.terminate() == 0

    assert "bad.onnx could not be examined: the process that read it ended (SIGKILL)" in told
    # Whatever it was may have passed: the next daemon looks again.
    assert "bad.onnx" not in place.files
    place.assert_sound()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bounds", "where", "why"),
    [
        ({"LOAD_TIME_LIMIT_S": 1}, "phase-load", "no sign of life for 1 s"),
        ({"STALL_S": 2}, "phase-tune", "no sign of life for 2 s"),
    ],
    ids=["while it loads", "while it tunes"],
)
def test_a_worker_that_hangs_is_ended_and_counts_as_dead(
    place: Place, bounds: dict[str, int], where: str, why: str
) -> None:
    place.bounds(**bounds)
    place.stop_at(where)
    place.drop("m.onnx", 1)
    with place.daemon() as daemon:
        until(lambda: place.state("m.onnx") == JobState.SET_ASIDE)
        assert daemon.terminate() == 0

    job = place.jobs["m.onnx"]
    assert job.what == f"the process that tuned it died 3 times, the last time by {why}"
    place.assert_sound()


@pytest.mark.slow
def test_a_job_that_takes_too_long_is_set_aside_at_once_and_goes_on_when_asked_to(
    place: Place,
) -> None:
    place.bounds(JOB_TIME_LIMIT_S=30)
    place.stop_at("phase-time")
    place.drop("m.onnx", 1)
    with place.daemon() as daemon:
        daemon.stopped()
        place.drop("other.onnx", 2)
        until(lambda: place.state("other.onnx"))
        place.bounds(JOB_TIME_LIMIT_S=1)
        daemon.ask(Verb.RELOAD)
        until(lambda: place.state("m.onnx") == JobState.SET_ASIDE)
        set_aside = place.jobs["m.onnx"]
        place.pass_by("phase-time")
        place.bounds()
        daemon.ask(Verb.RELOAD)
        daemon.ask(Verb.RETRY, job=set_aside.key)
        place.finished("m.onnx", "other.onnx")
        assert daemon.terminate() == 0

    assert set_aside.what == "it took longer than a job may: time limit of 1 s"
    again = ["retried", "started", "done"]
    assert place.events("m.onnx") == ["queued", "started", "set aside", *again]
    # What was measured counts: nothing is tried again.
    assert place.jobs["m.onnx"].result["trials"] == 0
    place.assert_sound()


@pytest.mark.slow
def test_a_model_that_needs_more_memory_than_a_job_may_take_is_set_aside(place: Place) -> None:
    place.bounds(JOB_MEMORY_MB=450)
    place.drop("wide.onnx", tiny(1, width=5000))
    with place.daemon() as daemon:
        until(lambda: place.state("wide.onnx") == JobState.SET_ASIDE)
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
