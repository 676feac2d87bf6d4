"""A job that takes longer than any may: ended once, told why, and gone on with when asked to."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.daemon.worker.messages import Outcome, WorkRequest
from bankd.daemon.worker.workshop import OrderListener, TookTooLong
from bankd.jobs import Job, JobState, history, retry
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World


def takes_too_long(here: World, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The models that were begun; each takes too long."""
    begun: list[str] = []

    async def tune(order: WorkRequest, watching: OrderListener) -> Outcome:
        begun.append(order.path.stem)
        raise TookTooLong("time limit of 3 s")

    monkeypatch.setattr(here.workshop, "tune", tune)
    return begun


def test_a_job_that_takes_too_long_is_set_aside_at_once_and_says_what_to_change(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_model(here.inbox / "m.onnx")
    begun = takes_too_long(here, monkeypatch)

    here.once()

    job = here.job("m")
    assert (begun, job.state) == (["m"], JobState.SET_ASIDE)
    assert job.what == "it took longer than a job may: time limit of 3 s"
    assert "JOB_TIME_LIMIT_S" in job.hint
    assert f"bankd retry {job.key[:12]}" in job.hint
    assert Path(job.reason_file).is_file()
    assert "worker_died" in here.log.getvalue()
    assert [one.event for one in history(here.workspace.job_list, job.key)] == [
        "queued", "started", "set aside",
    ]  # fmt: skip


def test_what_took_too_long_goes_on_with_what_was_measured_when_it_is_tried_again(
    here: World, pipeline: FakePipeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_model(here.inbox / "m.onnx")
    with monkeypatch.context() as patched:
        takes_too_long(here, patched)
        here.once()

    retry(here.workspace.folder, here.job("m").key)
    again = here.once()["m"]
    retry(here.workspace.folder, here.job("m").key)
    here.once()

    assert again.state == "tuned"
    # One that was done is not gone on with: who tries it again wants it measured anew.
    assert [options.resumes for options in pipeline.options] == [True, False]


def test_a_job_that_failed_is_tried_again_behind_those_that_wait(here: World) -> None:
    def queued(name: str) -> Job:
        return here.jobs.enqueue(name, here.inbox / name)

    first = queued("first")
    here.jobs.claim("first")
    here.jobs.fail("first", {"what": "the disk was full"})
    queued("second")
    long_ago = "2026-01-01T00:00:00Z"
    here.jobs._file.database.execute("UPDATE jobs SET queued = ?1, ended = ?1", (long_ago,))

    here.jobs.try_failed()

    assert [job.key for job in here.jobs.list(JobState.QUEUED)] == ["second", first.key]
