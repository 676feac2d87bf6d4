"""What comes of a job is noted once, and no trace is left, though the job list refuses at times."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bankd.config.config import Settings
from bankd.daemon.daemon import Daemon
from bankd.daemon.queue import endings as noting
from bankd.daemon.worker.messages import Changed, Failed, Outcome, WorkRequest
from bankd.daemon.worker.workshop import OrderListener
from bankd.errors import BankdError
from bankd.jobs import JobState, history
from bankd.jobs.job_list import is_due
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World

TIMES = 3


@pytest.fixture
def here(
    tmp_path: Path, settings: Settings, pipeline: FakePipeline, monkeypatch: pytest.MonkeyPatch
) -> Iterator[World]:
    monkeypatch.setattr(noting, "UNSAVED_S", 0.0)
    world = World(tmp_path, settings, pipeline)
    write_model(world.inbox / "m.onnx")
    yield world
    world.close()


@pytest.fixture
def refuse(here: World, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets a method of the job list refuse so many times, as where it is locked."""

    def refuse_now(method: str, times: int = TIMES) -> None:
        owner = here.jobs.files if method == "repaired" else here.jobs
        work, left = getattr(owner, method), [None] * times

        def refusing(*given: Any, **named: Any) -> Any:
            if left:
                left.pop()
                raise BankdError("the job list is locked", "wait")
            return work(*given, **named)

        monkeypatch.setattr(owner, method, refusing)

    return refuse_now


def comes_to(here: World, monkeypatch: pytest.MonkeyPatch, ending: Outcome | Exception) -> None:
    """So every order ends from now on."""

    async def tune(order: WorkRequest, watching: OrderListener) -> Outcome:
        if isinstance(ending, Exception):
            raise ending
        return ending

    monkeypatch.setattr(here.workshop, "tune", tune)


def events(here: World) -> list[str]:
    return [one.event for one in history(here.workspace.job_list, here.job().key)]


def results(here: World) -> list[Path]:
    """Folders that were made for offline models."""
    return list(here.workspace.folder.glob("m_*"))


def test_a_failed_job_is_tried_again_after_a_minute_however_late_it_could_be_noted(
    here: World, monkeypatch: pytest.MonkeyPatch, refuse: Callable[..., None]
) -> None:
    comes_to(here, monkeypatch, Failed("the disk is full", "make room"))
    refuse("fail")

    here.once()

    job = here.job()
    ended = datetime.fromisoformat(job.ended or "")
    assert not is_due(job, ended + timedelta(seconds=59))
    assert is_due(job, ended + timedelta(seconds=60))
    assert not is_due(replace(job, retry_s=3600.0))


def test_a_death_that_could_be_noted_late_only_is_counted_and_told_once(
    here: World, refuse: Callable[..., None]
) -> None:
    here.workshop.dies_of = ["SIGSEGV"]
    refuse("died")

    here.once()

    assert here.log.getvalue().count("worker_died") == 1
    assert 'bankd_worker_deaths_total{cause="SIGSEGV"} 1.0' in here.parts.metrics.text()
    assert events(here) == ["queued", "started", "worker died", "started", "done"]


def test_the_third_death_is_one_more_also_where_the_reason_could_be_written_late_only(
    here: World, refuse: Callable[..., None]
) -> None:
    here.workshop.dies_of = ["SIGSEGV"] * 3
    refuse("set_aside")

    here.once()

    job = here.job()
    assert (job.state, job.deaths) == (JobState.SET_ASIDE, 3)
    assert events(here) == ["queued", *["started", "worker died"] * 3, "set aside"]


def test_a_job_is_done_once_though_what_follows_has_to_be_tried_again(
    here: World, refuse: Callable[..., None]
) -> None:
    refuse("repaired")

    here.once()

    assert events(here) == ["queued", "started", "done"]


def test_a_job_that_cannot_be_begun_waits_again_though_that_could_be_noted_late_only(
    here: World, monkeypatch: pytest.MonkeyPatch, refuse: Callable[..., None]
) -> None:
    comes_to(here, monkeypatch, OSError(28, "No space left on device"))
    refuse("give_up")

    with pytest.raises(OSError, match="No space left"):
        here.once()

    assert here.states() == [JobState.QUEUED]


def test_a_job_that_cannot_be_claimed_leaves_no_folder(
    here: World, refuse: Callable[..., None]
) -> None:
    refuse("claim", 1)

    with pytest.raises(BankdError, match="is locked"):
        here.once()

    assert results(here) == []


def test_what_cannot_be_noted_for_long_is_told_once(
    here: World, refuse: Callable[..., None]
) -> None:
    refuse("finish")

    here.once()

    assert here.log.getvalue().count("not_noted") == 1


def test_a_job_is_tuned_as_its_other_copy_though_nobody_can_tell_whether_that_is_there(
    here: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (other := tmp_path / "other").mkdir()
    model, copy = here.inbox / "m.onnx", other / "copy.onnx"
    copy.write_bytes(model.read_bytes())
    exists, tune = Path.exists, here.workshop.tune
    begun: list[Path] = []

    async def changed_at_first(order: WorkRequest, watching: OrderListener) -> Outcome:
        begun.append(order.path)
        return await tune(order, watching) if begun[1:] else Changed("it was written to")

    def closed(path: Path) -> bool:
        if path == copy:
            raise PermissionError(13, "Permission denied")
        return exists(path)

    monkeypatch.setattr(here.workshop, "tune", changed_at_first)
    monkeypatch.setattr(Path, "exists", closed)
    Daemon([here.inbox, other], here.parts, here.bounds).handle_once()

    assert begun == [model, copy]
    assert here.states() == [JobState.DONE]
    assert "not_noted" not in here.log.getvalue()


def test_what_a_dead_daemon_left_goes_when_its_job_is_cancelled(here: World) -> None:
    here.jobs.enqueue("k", here.inbox / "m.onnx")
    output = here.workspace.new_result("m")
    here.jobs.claim("k", output)
    output.write_bytes(b"half a model")
    with closing(sqlite3.connect(here.workspace.job_list)) as db, db:
        db.execute("UPDATE jobs SET owner = '1:0'")

    here.jobs.cancel("k", "ann")

    assert results(here) == []
