"""Whether the daemon is done with all that was thrown: nothing waits, nothing runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bankd.control.client import ask
from bankd.control.place import socket_file
from bankd.control.protocol import Verb
from bankd.control.status import Status, parse_status
from bankd.errors import BankdError
from bankd.jobs import JobState, files_seen, read_jobs
from tests.soak.content import Expected
from tests.soak.place import Place
from tests.soak.plan import Plan
from tests.soak.served import Served

LOOK_S = 1.0
QUIET = 3
"""So many looks in a row must find nothing left: a file may just have settled."""


def wait_until_settled(
    place: Place, plan: Plan, served: Served, patience_s: float, tell: Callable[[], None]
) -> tuple[str, ...]:
    """What is left after this time; empty where all has settled."""
    until_s, quiet = time.monotonic() + patience_s, 0
    while True:
        served.look()
        left = tuple(what_is_left(place, plan, served))
        quiet = 0 if left else quiet + 1
        if quiet == QUIET or time.monotonic() > until_s:
            return left
        tell()
        time.sleep(LOOK_S)


def what_is_left(place: Place, plan: Plan, served: Served) -> Iterator[str]:
    try:
        yield from _unfinished_jobs(place)
        yield from _without_row(place, plan)
    except BankdError as error:
        yield error.message
    status = status_of(place, served)
    if status is None:
        yield "the daemon does not answer"
    elif count := status.files.waiting + status.files.held_back:
        yield f"{count} files wait, the first: {[told.path for told in status.waiting[:1]]}"


def status_of(place: Place, served: Served) -> Status | None:
    """None where there is no daemon, or it does not answer."""
    process = served.process
    try:
        return (
            parse_status(ask(socket_file(place.workspace, process), Verb.STATUS))
            if process
            else None
        )
    except BankdError:
        return None


def _unfinished_jobs(place: Place) -> Iterator[str]:
    asked = {seen.key for seen in files_seen(place.job_list)}
    for job in read_jobs(place.job_list):
        if job.state in (JobState.QUEUED, JobState.RUNNING, JobState.FAILED):
            yield f"job {job.key[:12]} is {job.state}: {job.path.name} {job.what}"
        # The daemon writes it anew, unless the file is another by now.
        elif job.key in asked and job.reason_file and not Path(job.reason_file).is_file():
            yield f"job {job.key[:12]} ({job.path.name}) has lost its reason file"


def _without_row(place: Place, plan: Plan) -> Iterator[str]:
    known = {str(seen.path) for seen in files_seen(place.job_list)}
    for path, due in plan.expected().items():
        if due.expected is not Expected.IGNORED and str(place.inbox / path) not in known:
            yield f"{path} was not looked into"
