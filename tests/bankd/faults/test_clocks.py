"""Clocks that jump: no job waits for a time of day, and rows of any time are in order."""

from __future__ import annotations

import pytest

from bankd.jobs import JobState
from tests.bankd.faults.world import Place, until

YEARS = 3650


@pytest.mark.slow
@pytest.mark.parametrize("days", [-YEARS, YEARS], ids=["back", "forward"])
def test_a_clock_that_jumps_while_a_job_runs_disturbs_nothing(warm: Place, days: int) -> None:
    warm.drop("before.onnx", 1)
    warm.drop("waiting.onnx", 2)
    warm.stop_at("phase-time")
    with warm.daemon() as daemon:
        running = daemon.stopped()
        until(lambda: len(warm.jobs) == 2)
        warm.stop_at(f"clock_{days}")
        warm.pass_by("phase-time")
        daemon.go_on(running)
        warm.drop("after.onnx", 3)
        warm.finished("before.onnx", "waiting.onnx", "after.onnx")
        assert daemon.status["healthy"]
        assert daemon.terminate() == 0

    years = {job.ended[:4] for job in warm.jobs.values() if job.ended}
    assert len(years) == 1
    assert all(job.deaths == job.interruptions == 0 for job in warm.jobs.values())
    warm.assert_sound()


@pytest.mark.slow
@pytest.mark.parametrize("time", ["1970-01-01T00:00:00Z", "2970-01-01T00:00:00Z"])
def test_a_list_of_another_time_is_gone_on_with(warm: Place, time: str) -> None:
    warm.drop("m.onnx", 1)
    warm.stop_at("phase-load")
    with warm.daemon() as first:
        first.stopped()
        first.kill()
    warm.pass_by("phase-load")
    warm.write("UPDATE jobs SET queued = ?1, started = ?1", time)
    warm.write("UPDATE files SET seen = ?", time)
    warm.write("UPDATE daemons SET started = ?1, seen = ?1", time)
    warm.write("UPDATE history SET time = ?", time)

    with warm.daemon() as second:
        warm.finished("m.onnx")
        assert second.terminate() == 0

    assert warm.state("m.onnx") == JobState.DONE
    warm.assert_sound()
