"""Jobs whose files went: none waits for ever, none is shown as set aside, none is kept for ever."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bankd.config.workspace import Reason, Workspace
from bankd.errors import BankdError
from bankd.jobs import FileSeen, Jobs, JobState, history, read_jobs
from bankd.jobs.files import MAX_AT_ONCE

LONG_AGO = "2026-01-01T00:00:00Z"
SINCE = "2026-02-01T00:00:00Z"
MODEL = Path("/in/m.onnx")

pytestmark = pytest.mark.usefixtures("world")


@pytest.fixture
def jobs(tmp_path: Path) -> Iterator[Jobs]:
    with closing(Jobs(tmp_path / "jobs.db")) as table:
        yield table


def noted(jobs: Jobs, key: str, path: Path = MODEL, basis: str = "basis") -> None:
    jobs.files.note([FileSeen(path, "{}", basis, key)])


def long_ago(jobs: Jobs) -> None:
    jobs._file.database.execute("UPDATE jobs SET queued = ?1, ended = ?1", (LONG_AGO,))
    jobs._file.database.execute("UPDATE history SET time = ?", (LONG_AGO,))


def put_aside(jobs: Jobs, key: str, path: Path = MODEL, **content: str) -> Path:
    """A job that was set aside long ago; its reason file."""
    jobs.enqueue(key, path, content)
    reason = Reason(path.stem, str(path), "no model", "export it again")
    told = Workspace(jobs._file.path.parent).set_aside(key, reason)
    jobs.set_aside(key, vars(told))
    long_ago(jobs)
    return Path(told.file)


def keys(jobs: Jobs) -> list[str]:
    return [job.key for job in jobs.list()]


@pytest.mark.parametrize("state", [JobState.QUEUED, JobState.FAILED])
def test_a_job_that_waits_for_a_file_that_went_is_withdrawn(jobs: Jobs, state: JobState) -> None:
    for key in ("stays", "goes"):
        jobs.enqueue(key, MODEL)
    noted(jobs, "stays")
    jobs._file.database.execute("UPDATE jobs SET state = ?", (state,))
    long_ago(jobs)

    jobs.files.follow()

    assert keys(jobs) == ["stays"]
    assert [one.event for one in history(jobs._file.path, "goes")] == ["queued", "withdrawn"]


def test_a_job_that_failed_goes_with_its_file(jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)
    jobs.claim("k")
    jobs.fail("k", {"what": "the disk was full"})

    jobs.withdraw("k")

    assert keys(jobs) == []


def test_a_job_whose_file_is_yet_to_be_noted_is_left_alone(jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)

    jobs.files.follow()

    assert keys(jobs) == ["k"]


def test_what_was_set_aside_and_whose_file_went_is_not_shown_any_more(jobs: Jobs) -> None:
    begun = put_aside(jobs, "begun", request="some")
    refused = put_aside(jobs, "refused", Path("/in/n.onnx"))

    jobs.files.follow()

    assert not begun.exists()
    assert not refused.exists()
    assert not begun.with_suffix(".json").exists()
    assert jobs.counts()[JobState.SET_ASIDE] == 0
    assert keys(jobs) == []
    assert read_jobs(jobs._file.path) == ()
    for key in ("begun", "refused"):
        assert [one.event for one in history(jobs._file.path, key)][-1] == "superseded"


def test_what_killed_its_workers_is_not_tried_again_when_its_file_comes_back(jobs: Jobs) -> None:
    reason = put_aside(jobs, "k", request="some")
    jobs.files.follow()

    again = jobs.enqueue("k", MODEL, {"request": "some"})
    noted(jobs, "k")
    jobs.files.follow()

    assert again.state is JobState.SET_ASIDE
    assert "no model" in reason.read_text()
    assert [job.reason_file for job in jobs.list()] == [str(reason)]


def test_the_reason_of_what_lies_there_now_stays_when_what_lay_there_is_superseded(
    jobs: Jobs,
) -> None:
    put_aside(jobs, "before", request="some")
    reason = put_aside(jobs, "now", request="some")
    noted(jobs, "now")

    jobs.files.follow()

    assert keys(jobs) == ["now"]
    assert reason.exists()


def test_what_could_not_be_told_is_told_when_the_disk_takes_it(jobs: Jobs, tmp_path: Path) -> None:
    jobs.enqueue("k", MODEL, {"request": "some"})
    jobs.set_aside("k", vars(Reason("m", str(MODEL), "no model", "export it again")))
    noted(jobs, "k")
    (tmp_path / "rejected").write_text("in the way")

    jobs.files.follow()
    (tmp_path / "rejected").unlink()
    jobs.files.follow()

    (job,) = jobs.list()
    assert "what:  no model" in Path(job.reason_file).read_text()


def test_where_nothing_is_to_be_done_nothing_is_written(jobs: Jobs) -> None:
    put_aside(jobs, "k")
    noted(jobs, "k")
    before = jobs._file.database.total_changes

    jobs.files.follow()
    jobs.files.repaired(Path("/in/other.onnx"), "other")

    assert jobs._file.database.total_changes == before


def test_a_model_that_was_mended_and_tuned_with_other_options_leaves_no_reason(
    jobs: Jobs,
) -> None:
    reason = put_aside(jobs, "before", request="some")
    noted(jobs, "before", basis="other options")
    noted(jobs, "now")

    jobs.files.repaired(MODEL, "now")
    jobs.files.follow()

    assert not reason.exists()
    assert jobs.counts()[JobState.SET_ASIDE] == 0


def test_a_reason_stays_that_holds_for_a_copy(jobs: Jobs) -> None:
    reason = put_aside(jobs, "before", request="some")
    noted(jobs, "before", Path("/in/copy.onnx"))

    jobs.files.repaired(MODEL, "now")

    assert reason.exists()
    assert keys(jobs) == ["before"]


def test_what_was_done_long_ago_is_forgotten_unless_its_file_lies_there(jobs: Jobs) -> None:
    for key in ("gone", "lies there", "waits"):
        jobs.enqueue(key, Path("/in", key))
    noted(jobs, "lies there", Path("/in/lies there"))
    for key in ("gone", "lies there"):
        jobs.claim(key)
        jobs.finish(key, {"tasks": 3})
    put_aside(jobs, "aside", request="some")
    jobs._file.database.execute("UPDATE jobs SET superseded = ? WHERE key = 'aside'", (LONG_AGO,))
    long_ago(jobs)

    jobs.files.forget_jobs(SINCE)

    assert keys(jobs) == ["lies there", "waits"]
    assert jobs.find("aside") is None


def done_long_ago(jobs: Jobs, key: str = "k") -> None:
    jobs.enqueue(key, MODEL)
    noted(jobs, key)
    jobs.claim(key)
    jobs.finish(key, {"tasks": 3})
    long_ago(jobs)
    jobs._file.database.execute("UPDATE files SET seen = ?", (LONG_AGO,))


def of_other_options(jobs: Jobs) -> None:
    jobs.files.forget_others("other options", SINCE)


@pytest.mark.parametrize(
    "went",
    [
        lambda jobs: jobs.files.forget([MODEL]),
        lambda jobs: noted(jobs, "other content"),
        of_other_options,
    ],
    ids=["gone", "replaced", "of other options"],
)
def test_what_was_done_long_ago_is_kept_while_its_file_is_away_for_a_short_time(
    jobs: Jobs, went: Callable[[Jobs], None]
) -> None:
    done_long_ago(jobs)

    went(jobs)
    jobs.files.forget_jobs(SINCE)

    assert keys(jobs) == ["k"]
    assert [one.event for one in history(jobs._file.path, "k")] == ["was removed"]


def test_a_file_that_has_a_copy_has_not_gone(jobs: Jobs) -> None:
    done_long_ago(jobs)
    noted(jobs, "k", Path("/in/copy.onnx"))

    jobs.files.forget([MODEL])

    assert "was removed" not in [one.event for one in history(jobs._file.path, "k")]


def test_what_a_daemon_has_seen_is_not_old_for_those_who_come_after_it(jobs: Jobs) -> None:
    done_long_ago(jobs)

    with jobs.serving([MODEL.parent], "basis"):
        pass
    of_other_options(jobs)

    assert [seen.path for seen in jobs.files.with_key("k")] == [MODEL]


def test_a_thousand_reasons_are_looked_through_once_and_not_for_each_that_goes(
    jobs: Jobs,
) -> None:
    for number in range(MAX_AT_ONCE + 1):
        jobs.enqueue(str(number), MODEL)
        jobs.set_aside(str(number), {"file": "/reasons/m.onnx.reason.txt"})
    long_ago(jobs)
    read: list[str] = []
    jobs._file.database.set_trace_callback(read.append)

    jobs.files.follow()

    assert len([sql for sql in read if "json_extract" in sql]) == 1
    assert keys(jobs) == [str(MAX_AT_ONCE)]


def test_a_look_reads_the_jobs_of_files_that_lie_there_and_no_others(jobs: Jobs) -> None:
    for key in ("there", "gone"):
        jobs.enqueue(key, MODEL)
    noted(jobs, "there")

    assert jobs.states() == {"there": JobState.QUEUED}


@pytest.mark.parametrize("of", ["queued", "failed", "set_aside", "done"])
def test_jobs_of_one_state_are_found_without_looking_at_all(jobs: Jobs, of: str) -> None:
    plan = jobs._file.rows(
        "EXPLAIN QUERY PLAN SELECT * FROM jobs WHERE state = ? AND superseded IS NULL", (of,)
    )

    assert "USING INDEX jobs_by_state" in plan[0]["detail"]


def test_a_list_that_is_locked_is_told_to_be(jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)
    long_ago(jobs)
    jobs._file.database.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(jobs._file.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        with pytest.raises(BankdError, match="is locked"):
            jobs.files.follow()

    assert keys(jobs) == ["k"]
