"""Why a job waits, and in which order those that wait are listed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bankd.control.place import socket_file
from bankd.control.protocol import ControlRequest
from bankd.errors import BankdError
from bankd.jobs import Jobs
from tests.bankd.cli.conftest import Command
from tests.bankd.control.answering import answering

KEYS = {name: f"{number << 244:064x}" for number, name in enumerate(("a", "b", "c"), 0xABC)}

Daemon = Callable[[Mapping[str, Any]], AbstractContextManager[None]]


@pytest.fixture
def jobs(jobs: Jobs) -> Jobs:
    for name, key in KEYS.items():
        jobs.enqueue(key, Path(f"/in/{name}.onnx"))
    return jobs


@pytest.fixture
def daemon(jobs: Jobs, workspace: Path) -> Daemon:
    """A daemon of this process that stands so."""

    @contextmanager
    def running(status: Mapping[str, Any]) -> Iterator[None]:
        async def answer(request: ControlRequest) -> Mapping[str, Any]:
            if not status:
                raise BankdError("it is too busy", "ask later")
            return status

        with (
            jobs.serving([Path("/in")]),
            answering(socket_file(workspace, os.getpid()), answer),
        ):
            yield

    return running


def waits(bankd: Command, job: str, *options: object) -> str:
    """What the page of a job says of it; empty where nothing."""
    lines = bankd("jobs", job, *options).out.splitlines()
    return "".join(line[10:] for line in lines if line.startswith("waits "))


def test_what_waits_is_listed_as_it_will_run_with_its_priority(bankd: Command, jobs: Jobs) -> None:
    jobs.prioritise(KEYS["c"], 10)
    jobs.prioritise(KEYS["a"], -1)

    rows = [" ".join(line.split()) for line in bankd("jobs").out.splitlines()[2:]]
    listed = json.loads(bankd("jobs", "--json").out)["jobs"]

    assert [row.partition(" - ")[0][13:] for row in rows] == [
        "c queued, priority 10", "b queued", "a queued, priority -1",
    ]  # fmt: skip
    assert [job["model"] for job in listed] == ["c", "b", "a"]


def test_a_job_that_waits_for_a_held_device_says_so(bankd: Command, daemon: Daemon) -> None:
    why = "device 0 is busy: process 77 of user anna (bankd aoe) holds it"
    with daemon({"state": "waiting", "why": why}):
        told, plain = waits(bankd, "a"), json.loads(bankd("jobs", "a", "--json").out)

    assert told == plain["waits"] == why


def test_a_job_behind_others_names_what_runs_and_how_many_come_first(
    bankd: Command, daemon: Daemon, jobs: Jobs
) -> None:
    jobs.claim(KEYS["a"])
    with daemon({"state": "tuning"}):
        first, second = waits(bankd, "b"), waits(bankd, "c")

    assert first == "behind a (abc000000000), which runs"
    assert second == "behind a (abc000000000), which runs and 1 job before it"


def test_the_next_job_is_told_to_be_next(bankd: Command, daemon: Daemon) -> None:
    with daemon({"state": "idle"}):
        assert waits(bankd, "a") == "it is next"


def test_a_job_whose_daemon_ends_waits_for_another(bankd: Command, daemon: Daemon) -> None:
    with daemon({"state": "draining"}):
        assert waits(bankd, "a") == "its daemon is about to end; the next one picks it up"


def test_a_daemon_that_does_not_say_why_is_told_of(bankd: Command, daemon: Daemon) -> None:
    with daemon({}):
        assert waits(bankd, "a") == "it is too busy"


def test_without_a_daemon_the_page_says_how_to_start_one(bankd: Command, jobs: Jobs) -> None:
    assert waits(bankd, "a") == "no daemon is running; `bankd watch /in` picks it up"
    assert waits(bankd, "a", "--work_dir", ".") == (
        "no daemon is running; `bankd watch /in --work_dir .` picks it up"
    )


def test_a_job_that_has_ended_waits_for_nothing(bankd: Command, jobs: Jobs) -> None:
    jobs.finish(KEYS["a"], {"default_ms": 0.00754, "tuned_ms": 0.007331})

    page = bankd("jobs", "a").out

    assert "\nwaits " not in page
    assert "\nbest      7.33 us (default 7.54)\n" in page
    assert "\ntimes     default 7.54 us, tuned 7.33 us\n" in page
