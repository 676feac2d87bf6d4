"""The job list as others see it: read without a daemon, of every version, damaged and locked."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bankd.errors import BankdError
from bankd.jobs import Job, Jobs, JobState, daemons, figures, races, read_jobs
from bankd.jobs import file as job_file
from bankd.jobs.owner import own_identity
from tests.bankd.bank.builders import V4

MODEL = Path("/in/m.onnx")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "jobs.db"


@pytest.fixture
def jobs(path: Path) -> Iterator[Jobs]:
    with closing(Jobs(path)) as table:
        yield table


def sql(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def test_jobs_are_listed_running_then_queued_then_ended_newest_first(
    path: Path, jobs: Jobs
) -> None:
    for key in ("early", "late", "first", "second", "runs"):
        jobs.enqueue(key, MODEL)
    jobs.claim("runs")
    jobs.set_aside("early", {"what": "not a model"})
    jobs.finish("late", {})
    sql(path, "UPDATE jobs SET ended = '2026-01-01T00:00:00Z' WHERE key = 'early'")

    keys = [job.key for job in read_jobs(path)]

    assert keys == ["runs", "first", "second", "late", "early"]


def test_where_there_is_no_list_nothing_is_read_and_none_is_made(path: Path) -> None:
    assert read_jobs(path) == ()
    assert daemons(path) == ()
    assert races(path, path) == ()
    assert not path.exists()


def test_reading_writes_nothing(path: Path, jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)
    before = path.stat()

    read_jobs(path)

    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert [file.name for file in path.parent.iterdir()] == ["jobs.db"]


def test_a_list_is_brought_up_to_date_once(path: Path) -> None:
    Jobs(path).close()
    before = path.read_bytes()

    Jobs(path).close()

    assert path.read_bytes() == before


def test_a_list_of_a_later_version_is_read_but_not_written(path: Path, jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)
    sql(path, "ALTER TABLE jobs ADD COLUMN later TEXT", "PRAGMA user_version = 99")

    assert [job.key for job in read_jobs(path)] == ["k"]
    with pytest.raises(BankdError, match="a newer bankd made it"):
        Jobs(path)


@pytest.mark.parametrize(
    ("column", "value"),
    [("result", "'no JSON'"), ("result", "'[]'"), ("result", "'" + "[" * 100_000 + "'")],
)
def test_a_damaged_row_is_refused_with_the_name_of_the_list(
    path: Path, jobs: Jobs, column: str, value: str
) -> None:
    jobs.enqueue("k", MODEL)
    sql(path, f"UPDATE jobs SET {column} = {value}")

    with pytest.raises(BankdError, match=r"jobs\.db is damaged") as caught:
        read_jobs(path)

    assert caught.value.hint


def test_what_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"this is no database, but long enough to be looked at" * 20)

    with pytest.raises(BankdError, match=r"jobs\.db cannot be used"):
        read_jobs(path)


def test_a_list_that_stays_locked_is_told_to_be(
    path: Path, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_file, "READING_PATIENCE_S", 0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")

        with pytest.raises(BankdError, match=r"jobs\.db is locked") as caught:
            read_jobs(path)

    assert "wait" in (caught.value.hint or "")


def test_what_a_killed_writer_left_half_done_is_undone_by_the_next_reader(
    path: Path, jobs: Jobs
) -> None:
    jobs.enqueue("k", MODEL)
    jobs.close()
    code = (
        "import os, sqlite3, sys; db = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "db.execute('PRAGMA cache_size = 1'); db.execute('BEGIN IMMEDIATE');"
        "db.executemany('INSERT INTO jobs (key, path, state, queued) VALUES (?, ?, ?, ?)',"
        "[(f'x{i}', bytes(2000), 'queued', '') for i in range(50)]); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", code, path], check=False).returncode == 9
    assert path.with_name("jobs.db-journal").stat().st_size > 0

    found = read_jobs(path)

    assert [job.key for job in found] == ["k"]


def test_a_daemon_is_seen_while_it_serves_and_after_its_end(path: Path, jobs: Jobs) -> None:
    folders = (Path("/in"), Path(os.fsdecode(b"/b\xff")))

    with jobs.serving(folders):
        (serving,) = daemons(path)
    (gone,) = daemons(path)

    assert (serving.is_alive, serving.folders, serving.process) == (True, folders, os.getpid())
    assert (gone.is_alive, gone.owner) == (False, own_identity())
    assert gone.ended == gone.seen


def test_a_daemon_that_was_killed_is_not_alive_and_is_forgotten_by_the_next(
    path: Path, jobs: Jobs
) -> None:
    sql(path, "INSERT INTO daemons VALUES ('1:0', x'2f', '2026', '2026', NULL)")

    (killed,) = daemons(path)
    with jobs.serving(()):
        seen = daemons(path)

    assert not killed.is_alive
    assert [daemon.owner for daemon in seen] == [own_identity()]


def test_a_daemon_is_seen_again_with_every_job(path: Path, jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)

    with jobs.serving(()):
        sql(path, "UPDATE daemons SET seen = '2026-01-01T00:00:00Z'")
        jobs.claim("k")
        (seen,) = daemons(path)

    assert seen.seen > "2026-01-01T00:00:00Z"


def test_a_list_tells_once_that_another_process_wrote_into_it(path: Path, jobs: Jobs) -> None:
    with closing(Jobs(path)) as other:
        jobs.enqueue("own", MODEL)
        own = jobs.has_changed()
        other.enqueue("k", MODEL)
        told = jobs.has_changed(), jobs.has_changed()

    assert (own, *told) == (False, True, False)


def test_a_list_that_another_process_locks_has_not_changed_yet(path: Path, jobs: Jobs) -> None:
    with closing(job_file.JobFile.open(path, patience_s=0.01)) as file:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert not file.has_changed()
        jobs.enqueue("k", MODEL)
        assert file.has_changed()


def test_an_owner_that_is_no_process_is_dead() -> None:
    for owner in ("", "x", "-1:2", "9" * 10_000 + ":1", "1²:3"):
        job = Job("k", MODEL, JobState.RUNNING, 0, owner, "", None, None, {})

        assert job.is_interrupted


def test_a_done_job_has_figures_and_a_damaged_record_has_gaps() -> None:
    record = {
        "default_ms": 58.8, "tuned_ms": 26.9, "peer_ms": None, "peer_name": "onnxruntime",
        "peer_ratio": [1.0, 1.1, 1.2], "trials": 7,
    }  # fmt: skip
    broken = {"default_ms": "1", "tuned_ms": float("nan"), "peer_ratio": [1, 2], "trials": 10**400}
    done, damaged = (
        figures(Job("k", MODEL, JobState.DONE, 0, None, "", None, None, result))
        for result in (record, broken)
    )

    assert done is not None
    assert (done.default_ms, done.tuned_ms, done.peer_ms, done.trials) == (58.8, 26.9, None, 7)
    assert done.peer_ratio == (1.0, 1.1, 1.2)
    assert damaged is not None
    assert (damaged.default_ms, damaged.tuned_ms, damaged.trials) == (None, None, None)
    assert damaged.peer_ratio is None


def test_a_race_is_of_its_bank_only(path: Path, jobs: Jobs) -> None:
    jobs.races.ask(path.with_name("a.db"), V4, "k", "me")

    assert [race.key for race in races(path, path.with_name("a.db"))] == ["k"]
    assert races(path, path.with_name("b.db")) == ()


def test_a_list_whose_tables_are_not_made_yet_is_read_as_empty(path: Path) -> None:
    path.touch()

    assert read_jobs(path) == ()
    assert daemons(path) == ()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON jobs BEGIN DELETE FROM jobs; END",
        "CREATE INDEX mine ON jobs (hex(zeroblob(deaths)))",
        "ALTER TABLE jobs ADD COLUMN x TEXT AS (hex(zeroblob(500000000))) VIRTUAL",
    ],
)
def test_a_list_whose_schema_is_not_ours_is_refused_by_writers_and_readers(
    path: Path, statement: str
) -> None:
    Jobs(path).close()
    sql(path, statement)

    for opened in (lambda: Jobs(path), lambda: read_jobs(path)):
        with pytest.raises(BankdError, match=r"we never make|another table 'jobs'"):
            opened()


def test_a_list_that_another_process_holds_is_locked_and_not_of_a_bad_folder(path: Path) -> None:
    Jobs(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")

        with pytest.raises(BankdError, match="is locked") as caught:
            job_file.JobFile.open(path, patience_s=0.05)

    assert "wait until that one is done" in (caught.value.hint or "")


def test_a_text_that_is_no_utf_8_is_damage(path: Path, jobs: Jobs) -> None:
    jobs.enqueue("k", MODEL)
    sql(path, "UPDATE jobs SET queued = CAST(x'ff' AS TEXT)")

    with pytest.raises(BankdError, match="is damaged"):
        jobs.list()
