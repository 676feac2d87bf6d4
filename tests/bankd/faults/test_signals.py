"""Signals and orders to a running daemon: what it was told, and how things stand after it."""

from __future__ import annotations

import signal

import pytest

from bankd.control.protocol import Verb
from bankd.errors import ExitCode
from bankd.jobs import JobState
from tests.bankd.faults.world import Place, until


@pytest.mark.slow
def test_sigterm_ends_the_daemon_after_the_running_candidate_and_the_next_goes_on(
    place: Place,
) -> None:
    place.drop("m.onnx", 1)
    place.stop_at("measure")
    with place.daemon() as first:
        measuring = first.stopped()
        first.signal(signal.SIGTERM)
        until(lambda: first.status.get("state") == "draining")
        place.pass_by("measure")
        first.go_on(measuring)
        code, told = first.ended(), first.log
    left, events = place.jobs["m.onnx"], place.events("m.onnx")

    with place.daemon() as second:
        place.finished("m.onnx")
        assert second.terminate() == 0

    assert (code, left.state, left.deaths) == (ExitCode.OK, JobState.QUEUED, 0)
    assert "drained job=" in told
    assert events == ["queued", "started", "cancelled"]
    place.assert_sound()


@pytest.mark.slow
def test_a_candidate_that_does_not_end_is_not_waited_for_beyond_the_time_to_drain(
    place: Place,
) -> None:
    place.bounds(DRAIN_S=1)
    place.drop("m.onnx", 1)
    place.stop_at("measure")
    with place.daemon() as daemon:
        daemon.stopped()
        code = daemon.terminate()

    assert (code, place.state("m.onnx"), place.jobs["m.onnx"].deaths) == (0, JobState.QUEUED, 0)
    place.assert_sound()


def test_a_second_sigterm_ends_the_daemon_at_once_and_the_job_waits(place: Place) -> None:
    place.bounds(DRAIN_S=600)
    place.drop("m.onnx", 1)
    place.stop_at("phase-load")
    with place.daemon() as daemon:
        daemon.stopped()
        daemon.signal(signal.SIGTERM)
        until(lambda: daemon.status.get("state") == "draining")
        daemon.signal(signal.SIGTERM)
        code = daemon.ended()

    assert code == ExitCode.INTERRUPTED
    assert (place.state("m.onnx"), place.jobs["m.onnx"].deaths) == (JobState.QUEUED, 0)
    place.assert_sound()


def test_sighup_reads_the_bounds_anew_and_broken_ones_leave_the_old_in_force(
    place: Place,
) -> None:
    with place.daemon() as daemon:
        daemon.said("ready")
        place.bounds(SETTLE_S=0.3, QUEUE=7)
        daemon.signal(signal.SIGHUP)
        changed = daemon.said("reloaded")
        place.bounds(QUEUE="many")
        daemon.signal(signal.SIGHUP)
        refused = daemon.said("QUEUE is")
        bound = daemon.status["queue_bound"]
        place.bounds()
        daemon.signal(signal.SIGHUP)
        until(lambda: daemon.status["queue_bound"] == 256)
        assert daemon.terminate() == 0

    assert 'settle_s="0.2 -> 0.3"' in changed.lower()
    assert "warning" in refused
    assert bound == 7


def test_a_running_job_that_is_cancelled_ends_at_once_and_runs_again_when_it_is_retried(
    place: Place,
) -> None:
    place.drop("m.onnx", 1)
    place.stop_at("phase-load")
    with place.daemon() as daemon:
        worker = daemon.stopped()
        key = place.jobs["m.onnx"].key
        daemon.ask(Verb.CANCEL, job=key, by="anna")
        until(lambda: place.state("m.onnx") == JobState.SET_ASIDE)
        cancelled = place.jobs["m.onnx"]
        until(lambda: worker not in daemon.family)
        daemon.ask(Verb.RETRY, job=key)
        daemon.stopped()
        again = place.jobs["m.onnx"]

    assert (cancelled.what, cancelled.deaths) == ("cancelled by anna", 0)
    assert (again.state, again.cancelled_by) == (JobState.RUNNING, None)


@pytest.mark.slow
def test_a_job_with_a_higher_priority_overtakes_those_that_wait(warm: Place) -> None:
    warm.drop("first.onnx", 1)
    warm.stop_at("phase-load")
    with warm.daemon() as daemon:
        running = daemon.stopped()
        warm.drop("second.onnx", 2)
        until(lambda: warm.state("second.onnx"))
        warm.drop("third.onnx", 3)
        until(lambda: warm.state("third.onnx"))
        daemon.ask(Verb.PRIORITISE, job=warm.jobs["third.onnx"].key, priority=5)
        warm.pass_by("phase-load")
        daemon.go_on(running)
        warm.finished("first.onnx", "second.onnx", "third.onnx")
        ended = [line.split("model=")[1].split()[0] for line in daemon.lines("job_ended")]
        assert daemon.terminate() == 0

    assert ended == ["first", "third", "second"]
    warm.assert_sound()


@pytest.mark.slow
def test_files_beyond_the_bound_of_the_queue_are_held_back_and_handled_later(
    warm: Place,
) -> None:
    warm.bounds(QUEUE=2)
    names = [f"m{number}.onnx" for number in range(6)]
    warm.drop(names[0], 0)
    warm.stop_at("phase-load")
    with warm.daemon() as daemon:
        running = daemon.stopped()
        for number, name in enumerate(names[1:], 1):
            warm.drop(name, number)
        until(lambda: daemon.status["files"]["held_back"] == 3)
        counts = daemon.status["jobs"]
        warm.pass_by("phase-load")
        daemon.go_on(running)
        warm.finished(*names)
        until(lambda: daemon.status["files"]["held_back"] == 0)
        assert daemon.terminate() == 0

    assert (counts["running"], counts["queued"]) == (1, 2)
    warm.assert_sound()
