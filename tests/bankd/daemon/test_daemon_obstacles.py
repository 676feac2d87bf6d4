"""What one disk, or another program that has locked the job list, does not hold up."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bankd.config.config import Settings
from bankd.control.client import ask
from bankd.control.place import socket_file
from bankd.control.protocol import Verb
from bankd.daemon.daemon import LOOP_PATIENCE_S
from bankd.daemon.scanner.inbox import Looked, look_at
from bankd.jobs import Jobs, JobState
from bankd.system.run_in_thread import aside
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World, served, until

HELD_S = 30.0
"""So long others lock the job list: less than a loop that waited for them would stand still."""
LONG_S = 60.0


@pytest.fixture
def here(
    tmp_path: Path, settings: Settings, pipeline: FakePipeline, monkeypatch: pytest.MonkeyPatch
) -> Iterator[World]:
    monkeypatch.setattr("tests.bankd.worlds.Jobs", lambda path: Jobs(path, LOOP_PATIENCE_S))
    monkeypatch.setattr("bankd.jobs.file.READING_PATIENCE_S", LONG_S)
    world = World(tmp_path, settings, pipeline)
    yield world
    world.close()


def status(here: World) -> dict[str, Any]:
    return ask(socket_file(here.workspace.folder, os.getpid()), Verb.STATUS, timeout_s=30.0)


@contextmanager
def locked(here: World, statement: str, most_s: float = LONG_S) -> Iterator[threading.Event]:
    """Another program holds the list, for `most_s` or until the block ends; set when it let go."""
    let_go, over = threading.Event(), threading.Event()
    holds = threading.Event()

    def hold() -> None:
        with closing(sqlite3.connect(here.workspace.job_list, isolation_level=None)) as other:
            other.execute("PRAGMA busy_timeout = 20000")
            other.execute(statement)
            holds.set()
            over.wait(most_s)
            let_go.set()
            other.execute("ROLLBACK")

    thread = threading.Thread(target=hold)
    thread.start()
    holds.wait(30)
    try:
        yield let_go
    finally:
        over.set()
        thread.join()


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
def test_a_locked_job_list_holds_up_neither_who_asks_nor_what_arrives(
    here: World, statement: str
) -> None:
    write_model(here.inbox / "before.onnx", tasks=[1])
    with served(here) as daemon:
        until(lambda: here.states() == [JobState.DONE])
        assert status(here)["healthy"]
        with locked(here, statement, HELD_S) as let_go:
            write_model(here.inbox / "during.onnx", tasks=[2])
            until(lambda: daemon.daemon_state.troubles)
            told = status(here)
            was_held = not let_go.is_set()
        until(lambda: "model=during state=tuned" in here.log.getvalue())
        until(lambda: not daemon.daemon_state.troubles)
        after = status(here)

    assert was_held
    assert told["jobs"]["done"] == 1
    assert not told["healthy"]
    assert "is locked" in str(told["unhealthy"])
    assert (after["healthy"], after["jobs"]["done"]) == (True, 2)
    assert len(here.examiner.examined) == 2


def test_a_daemon_starts_and_ends_while_others_write_the_job_list(here: World) -> None:
    write_model(here.inbox / "m.onnx")
    with ExitStack() as starting, ExitStack() as ending:
        starting.enter_context(locked(here, "BEGIN IMMEDIATE"))
        with served(here):
            time.sleep(2 * LOOP_PATIENCE_S)
            was_ready = "ready" in here.log.getvalue()
            starting.close()
            until(lambda: here.states() == [JobState.DONE])
            ending.enter_context(locked(here, "BEGIN EXCLUSIVE"))

    assert not was_ready
    assert "stopped" in here.log.getvalue()
    assert 'trouble task=stopping why="the job list' in here.log.getvalue()


def test_a_disk_that_does_not_answer_holds_up_neither_who_asks_nor_the_end(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, is_asked = threading.Event(), threading.Event()

    def looked(*folders: Any) -> Looked:
        is_asked.set()
        answers.wait(30)
        return look_at(*folders)

    monkeypatch.setattr("bankd.daemon.scanner.scanner.look_at", looked)
    with served(here):
        assert is_asked.wait(30)
        told = status(here)
        was_silent = not answers.is_set()
    log = here.log.getvalue()
    answers.set()

    assert was_silent
    assert told["state"] == "idle"
    assert "stopped" in log


def test_work_aside_hands_on_what_it_returns_and_what_it_raises() -> None:
    def fail() -> None:
        raise OSError("no disk")

    async def ask_twice() -> str:
        with pytest.raises(OSError, match="no disk"):
            await aside(fail)
        return await aside(lambda: threading.current_thread().name)

    assert asyncio.run(ask_twice()) == "aside"
