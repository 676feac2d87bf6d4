"""Jobs that people end, and jobs that they want tried again."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bankd.cli.status import Stored
from bankd.daemon.examiner.examine import examine
from bankd.errors import BankdError
from bankd.jobs import CANCELLED, Jobs, JobState, cancel, history, retry
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World, served, until
from tui.jobs import formatting


def key_of(here: World, model: Path) -> str:
    """As the daemon will find it."""
    identity = here.parts.identity
    return identity.key(examine(here.inbox, model, here.examiner.read), identity.request)


def reasons(here: World) -> list[str]:
    folder = here.workspace.folder / "rejected"
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_a_job_that_waits_is_cancelled_at_once_with_who_cancelled_it(here: World) -> None:
    model = write_model(here.inbox / "m.onnx")
    here.jobs.enqueue("k" * 64, model)

    after = here.jobs.cancel("k" * 64, "ann@lab")

    assert (after.status, after.what) == (CANCELLED, "cancelled by ann@lab")
    assert after.hint == "`bankd retry kkkkkkkkkkkk` tries it again"
    assert "what:  cancelled by ann@lab" in Path(after.reason_file).read_text()


def test_a_cancelled_job_is_not_tuned_by_the_next_daemon(
    here: World, pipeline: FakePipeline
) -> None:
    model = write_model(here.inbox / "m.onnx")
    here.jobs.enqueue(key_of(here, model), model)
    here.jobs.cancel(key_of(here, model), "ann")

    handled = here.once()["m"]

    assert handled.state == "cancelled"
    assert pipeline.models == []


def test_a_running_job_ends_at_once_and_keeps_what_was_measured(
    here: World, pipeline: FakePipeline
) -> None:
    model = write_model(here.inbox / "m.onnx", tasks=[1, 2, 3])
    key, tasks = key_of(here, model), iter(range(3))

    def wish() -> None:
        if next(tasks) == 1:
            cancel(here.workspace.folder, key, "ann")
            until(lambda: here.workshop.is_closed)

    pipeline.meanwhile = wish
    with served(here):
        until(lambda: "cancelled by ann" in here.log.getvalue())
    cancelled = here.once()["m"]
    pipeline.meanwhile = lambda: None
    retry(here.workspace.folder, key)
    after = here.once()["m"]

    assert (cancelled.state, cancelled.reason and cancelled.reason.what) == (
        "cancelled", "cancelled by ann",
    )  # fmt: skip
    assert "state=cancelled" in here.log.getvalue()
    assert "rejected" not in here.log.getvalue().replace("/rejected/", "")
    assert "Traceback" not in here.log.getvalue()
    assert after.record is not None
    assert (after.record.hits, after.record.added) in ((1, 2), (2, 1))
    assert [options.resumes for options in pipeline.options] == [False, True]


def test_of_a_running_job_the_wish_is_noted_and_the_job_runs_on(here: World) -> None:
    here.jobs.enqueue("k", here.inbox / "m.onnx")
    here.jobs.claim("k")

    after = here.jobs.cancel("k", "ann")

    assert (after.state, after.cancelled_by) == (JobState.RUNNING, "ann")
    assert reasons(here) == []


def test_a_job_whose_owner_is_dead_is_cancelled_at_once(here: World) -> None:
    here.jobs.enqueue("k", here.inbox / "m.onnx")
    here.jobs.claim("k")
    here.jobs._file.database.execute("UPDATE jobs SET owner = '1:0'")

    assert here.jobs.cancel("k", "ann").status == CANCELLED


def test_a_wish_outlives_the_daemon_that_did_not_see_it(
    here: World, pipeline: FakePipeline
) -> None:
    model = write_model(here.inbox / "m.onnx")
    key = key_of(here, model)
    here.jobs.enqueue(key, model)
    here.jobs.claim(key)
    here.jobs.cancel(key, "ann")
    here.jobs._file.database.execute("UPDATE jobs SET owner = '1:0'")

    handled = here.once()["m"]

    assert pipeline.models == []
    assert handled.reason is not None
    assert handled.reason.what == "cancelled by ann"


def test_a_wish_that_came_too_late_changes_nothing(here: World, pipeline: FakePipeline) -> None:
    model = write_model(here.inbox / "m.onnx", tasks=[1])

    def wish() -> None:
        cancel(here.workspace.folder, key_of(here, model), "ann")

    pipeline.meanwhile = wish
    handled = here.once()["m"]

    assert handled.state == "tuned"
    assert [job.cancelled_by for job in here.jobs.list()] == [None]


@pytest.mark.parametrize("ending", ["done", "set_aside"])
def test_a_job_that_has_ended_cannot_be_cancelled(here: World, ending: str) -> None:
    here.jobs.enqueue("k", here.inbox / "m.onnx")
    here.jobs.claim("k")
    if ending == "done":
        here.jobs.finish("k", {})
    else:
        here.jobs.set_aside("k", {})

    with pytest.raises(BankdError, match="cannot be cancelled"):
        here.jobs.cancel("k", "ann")

    assert [job.state for job in here.jobs.list()] == [ending]


def test_a_job_that_does_not_exist_is_named(here: World, tmp_path: Path) -> None:
    with pytest.raises(BankdError, match="there is no job nobody"):
        here.jobs.cancel("nobody", "ann")
    with pytest.raises(BankdError, match="there is no job nobody"):
        here.jobs.retry("nobody")
    with pytest.raises(BankdError, match="there is no job list"):
        retry(tmp_path / "elsewhere", "k")
    assert not (tmp_path / "elsewhere").exists()


def test_cancelling_while_another_process_writes_waits_for_it(here: World) -> None:
    here.jobs.enqueue("k", here.inbox / "m.onnx")
    with closing(sqlite3.connect(here.workspace.job_list, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE jobs SET state = 'done'")
        with closing(Jobs(here.workspace.job_list)) as jobs:
            jobs._file.database.execute("PRAGMA busy_timeout = 20")
            with pytest.raises(BankdError, match="is locked"):
                jobs.cancel("k", "ann")
        other.execute("ROLLBACK")

    assert here.states() == [JobState.QUEUED]
    assert reasons(here) == []


@pytest.mark.parametrize("refusal", ["refuse", ""])
def test_a_job_that_has_ended_is_queued_again_without_its_reason_files(
    here: World, pipeline: FakePipeline, refusal: str
) -> None:
    content = {refusal: "no"} if refusal else {}
    model = write_model(here.inbox / "m.onnx", **content)
    here.once()

    after = retry(here.workspace.folder, key_of(here, model))
    again = here.once()["m"]

    assert (after.state, after.result, after.deaths) == (JobState.QUEUED, {}, 0)
    assert pipeline.models == ["m", "m"]
    assert again.state == ("set_aside" if refusal else "tuned")
    assert bool(reasons(here)) == bool(refusal)


def test_what_waits_or_runs_or_has_lost_its_model_is_not_tried_again(here: World) -> None:
    here.jobs.enqueue("k", here.inbox / "m.onnx")
    with pytest.raises(BankdError, match="is queued: it cannot be tried again"):
        here.jobs.retry("k")
    here.jobs.claim("k")
    with pytest.raises(BankdError, match="is running: it cannot be tried again"):
        here.jobs.retry("k")
    here.jobs.set_aside("k", {})

    with pytest.raises(BankdError, match=r"m\.onnx is not there any more"):
        here.jobs.retry("k")


def test_an_idle_daemon_notices_a_retry_by_itself_and_soon(here: World) -> None:
    model = write_model(here.inbox / "m.onnx")
    pipeline = FakePipeline()

    with served(here, pipeline):
        until(lambda: here.log.getvalue().count("job_ended") == 1)
        time.sleep(0.1)
        retry(here.workspace.folder, key_of(here, model))
        until(lambda: here.log.getvalue().count("job_ended") == 2, limit_s=20)

    assert pipeline.models == ["m", "m"]


def test_an_idle_daemon_writes_nothing_to_the_disk(here: World) -> None:
    def state() -> dict[Path, tuple[int, int]]:
        found = {path: path.stat() for path in here.workspace.folder.rglob("*")}
        return {path: (stat.st_mtime_ns, stat.st_size) for path, stat in found.items()}

    write_model(here.inbox / "m.onnx")
    with served(here):
        until(lambda: here.log.getvalue().count("job_ended") == 1)
        before = state_at_rest(state)

        time.sleep(1.3)

        assert state() == before


def state_at_rest(state: Callable[[], dict[Path, tuple[int, int]]]) -> dict[Path, tuple[int, int]]:
    """What is there once the end of a job has been written down to the last line."""
    looks = [{}, state()]

    def is_at_rest() -> bool:
        time.sleep(0.2)
        looks.append(state())
        return looks[-1] == looks[-2]

    until(is_at_rest)
    return looks[-1]


def test_cancelled_jobs_are_counted_and_shown_as_such_and_not_as_rejected(here: World) -> None:
    for key in ("a", "b", "c"):
        here.jobs.enqueue(key, here.inbox / f"{key}.onnx")
    here.jobs.set_aside("a", {"what": "is damaged"})
    here.jobs.cancel("b", "ann")
    here.jobs.claim("c")
    here.jobs.end_cancelled("c", {"what": "cancelled by ann"}, "ann")

    stored = Stored.read(here.workspace.folder)

    assert [job.status for job in here.jobs.list()] == [JobState.SET_ASIDE, CANCELLED, CANCELLED]
    assert [formatting.state(job) for job in here.jobs.list()][1:] == ["x cancelled", "x cancelled"]
    assert (here.jobs.counts()["set_aside"], here.jobs.counts()["cancelled"]) == (1, 2)
    assert stored.counts == {"set_aside": 1, "cancelled": 2}
    assert [job.key for job in stored.set_aside] == ["a"]
    assert {one.event for one in history(here.workspace.job_list, "c")} == {
        "queued", "started", "ended",
    }  # fmt: skip


def test_a_cancelled_job_that_is_retried_is_cancelled_no_more(here: World) -> None:
    here.jobs.enqueue("k", write_model(here.inbox / "m.onnx"))
    here.jobs.cancel("k", "ann")
    here.jobs.retry("k")

    here.jobs.claim("k")
    here.jobs.set_aside("k", {"what": "is damaged"})

    assert [job.status for job in here.jobs.list()] == [JobState.SET_ASIDE]
