"""The age of the oldest job that has not ended, by which a queue that does not move is noticed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bankd.jobs import Jobs, JobState
from tests.bankd.worlds import World


def queued_before(jobs: Jobs, key: str, state: JobState, **time: float) -> None:
    """A job in this state, which was queued so long ago."""
    jobs.enqueue(key, Path(f"/in/{key}.onnx"))
    then = (datetime.now(UTC) - timedelta(**time)).isoformat(timespec="seconds")
    with jobs._file.writing() as db:
        row = (then.replace("+00:00", "Z"), state, key)
        db.execute("UPDATE jobs SET queued = ?, state = ? WHERE key = ?", row)


def test_it_is_that_of_the_job_that_was_queued_first_and_has_not_ended(here: World) -> None:
    queued_before(here.jobs, "old", JobState.DONE, days=400)
    queued_before(here.jobs, "failed", JobState.FAILED, days=300)
    queued_before(here.jobs, "waits", JobState.QUEUED, hours=2)
    queued_before(here.jobs, "runs", JobState.RUNNING, hours=3)

    answers = here.daemon().answers()

    assert answers.gauges()["oldest_job_age_seconds"] == pytest.approx(3 * 3600, abs=60)
    assert answers.status()["oldest_job_s"] == pytest.approx(3 * 3600, abs=60)


def test_it_is_zero_where_no_job_waits_or_runs(here: World) -> None:
    queued_before(here.jobs, "old", JobState.DONE, days=400)

    answers = here.daemon().answers()

    assert answers.gauges()["oldest_job_age_seconds"] == 0
    assert answers.status()["oldest_job_s"] is None


def test_a_clock_that_was_put_back_makes_no_negative_age(here: World) -> None:
    queued_before(here.jobs, "waits", JobState.QUEUED, hours=-1)

    assert here.jobs.oldest_s() == 0
