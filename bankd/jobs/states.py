"""States of jobs and races, and all transitions between them: one table, one function.

A file of a watched folder has states of its own until it is examined (`bankd.daemon.file_states`);
from then on it is a job, or refused. A job is its content:

    queued -> running -> done | failed | rejected
    failed -> queued (after a while)        rejected -> superseded (its file is gone)
    done, failed, rejected -> queued (on request, or because its answer is outdated)

A rejected job is stored as `set_aside`; one that a person cancelled is stored so, too, with
`cancelled_by`. A race of a merge is queued -> running -> done | failed.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bankd.clock import now_text
from bankd.escape import visible
from bankd.jobs.owner import own_identity

MAX_DEATHS = 3
"""A job whose worker died that often is rejected: by then it is the input's fault."""
MAX_INTERRUPTIONS = 20
"""A job whose daemon died, or whose machine was restarted, that often is rejected."""
FIRST_RETRY_S = 60.0
LAST_RETRY_S = 3600.0
"""Time after which a failed job is tried again, at first and at most: it doubles each time."""
MAX_SAID = 500
"""Characters of a line of the history: what is said may come out of a model."""


class JobState(StrEnum):
    """The stored state of a job."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    SET_ASIDE = "set_aside"


INTERRUPTED, CANCELLED, UNCHANGED = "interrupted", "cancelled", "unchanged"
"""States that people are shown of jobs that run in name only, that a person ended, and that won
nothing."""


def state_label(state: str) -> str:
    """Name of a state or event in all that is shown and printed; jobs.db keeps `set_aside`."""
    return "rejected" if state in (JobState.SET_ASIDE, "set aside") else state


class RaceState(StrEnum):
    """The stored state of a race."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True)
class Transition:
    """One row of the table."""

    sources: tuple[JobState | RaceState, ...]
    target: JobState | RaceState
    changes: str
    """Further columns, as SQL."""
    condition: str = "TRUE"
    event: str = ""
    """Name in the history; empty where nothing is noted."""


ANY = tuple(JobState)
ENDED = (JobState.DONE, JobState.FAILED, JobState.SET_ASIDE)
_END = "owner = NULL, ended = :now, result = :result, superseded = NULL"
_IS_NEW = "NOT (state = :target AND result = :result)"
"""A daemon that could not continue after it noted an end notes it once more."""
_RETRY = "retry_s = iif(retry_s > 0, min(2 * retry_s, :last_s), :first_s)"
_AGAIN = (
    "started = iif(state = 'done', NULL, started), owner = NULL, deaths = 0, path = :path, "
    "queued = :now, interruptions = 0, result = '{}', cancelled_by = NULL, retry_s = 0, "
    "superseded = NULL"
)
"""A done job begins from the start, any other continues where it was."""

_END_RACE = "owner = NULL, said = :said, ended = :now"

TRANSITIONS: Mapping[str, Transition] = {
    "claim": Transition(
        (JobState.QUEUED,), JobState.RUNNING,
        "owner = :owner, started = :now, ended = NULL, result = :result",
        "cancelled_by IS NULL", "started",
    ),
    "give up": Transition(
        (JobState.RUNNING,), JobState.QUEUED, _END,
        f"owner = :owner AND deaths < {MAX_DEATHS}", "cancelled",
    ),
    "worker died": Transition(
        (JobState.RUNNING,), JobState.QUEUED, "deaths = deaths + 1, queued = :now, result = '{}'",
        f"deaths + 1 < {MAX_DEATHS}", "worker died",
    ),
    "last death": Transition(
        (JobState.RUNNING,), JobState.RUNNING, "deaths = deaths + 1, queued = :now, result = '{}'",
        event="worker died",
    ),
    "interrupted": Transition(
        (JobState.RUNNING,), JobState.QUEUED,
        "interruptions = interruptions + 1, owner = NULL, result = '{}'", event="interrupted",
    ),
    "finish": Transition(
        ANY, JobState.DONE, f"{_END}, cancelled_by = NULL, retry_s = 0", _IS_NEW, "done"
    ),
    "fail": Transition(ANY, JobState.FAILED, f"{_END}, {_RETRY}", _IS_NEW, "failed"),
    "reject": Transition(ANY, JobState.SET_ASIDE, _END, _IS_NEW, "set aside"),
    "end cancelled": Transition(
        ANY, JobState.SET_ASIDE, f"{_END}, cancelled_by = :by", _IS_NEW, "ended"
    ),
    "cancel": Transition(
        (JobState.QUEUED, JobState.RUNNING, JobState.FAILED), JobState.SET_ASIDE,
        f"{_END}, cancelled_by = :by", event="cancelled",
    ),
    "try failed": Transition((JobState.FAILED,), JobState.QUEUED, "queued = :now"),
    "queue again": Transition(ENDED, JobState.QUEUED, _AGAIN, event="queued again"),
    "retry": Transition(ENDED, JobState.QUEUED, _AGAIN, event="retried"),
    "supersede": Transition(
        (JobState.SET_ASIDE,), JobState.SET_ASIDE, "superseded = :now, result = :result",
        event="superseded",
    ),
    "tell again": Transition(
        (JobState.SET_ASIDE,), JobState.SET_ASIDE, "superseded = NULL, result = :result"
    ),
    "claim race": Transition((RaceState.QUEUED,), RaceState.RUNNING, "owner = :owner"),
    "give up race": Transition((RaceState.RUNNING,), RaceState.QUEUED, "owner = NULL"),
    "finish race": Transition((RaceState.RUNNING,), RaceState.DONE, _END_RACE),
    "fail race": Transition((RaceState.RUNNING,), RaceState.FAILED, _END_RACE),
    "race interrupted": Transition(
        (RaceState.RUNNING,), RaceState.QUEUED, "deaths = deaths + 1, owner = NULL",
        f"owner = :was AND deaths + 1 < {MAX_DEATHS}",
    ),
    "last race death": Transition(
        (RaceState.RUNNING,), RaceState.FAILED, f"{_END_RACE}, deaths = deaths + 1",
        "owner = :was",
    ),
}  # fmt: skip
"""Every change of state of a row that stays. Rows appear by `Jobs.enqueue` and `Races.ask`; jobs
that wait without a file, and rejected ones that were never begun, are deleted."""


def change(
    db: sqlite3.Connection,
    transition: str,
    key: str | int,
    said: str = "",
    *,
    result: Mapping[str, Any] | None = None,
    **values: object,
) -> bool:
    """Apply a transition within a transaction, with its line of history; False where the job, or
    the race of this number, is in no state that allows it."""
    row = TRANSITIONS[transition]
    sources = ", ".join(f"'{state}'" for state in row.sources)
    table, name = ("races", "id") if isinstance(row.target, RaceState) else ("jobs", "key")
    changed = db.execute(
        f"UPDATE {table} SET state = :target, {row.changes} "
        f"WHERE {name} = :key AND state IN ({sources}) AND {row.condition}",
        {
            "key": key, "target": str(row.target), "now": now_text(), "owner": own_identity(),
            "said": said, "result": json.dumps(result or {}), "first_s": FIRST_RETRY_S,
            "last_s": LAST_RETRY_S, **values,
        },
    )  # fmt: skip
    if changed.rowcount != 1:
        return False
    if row.event:
        note(db, str(key), row.event, said)
    return True


def note(db: sqlite3.Connection, key: str, event: str, said: str = "") -> None:
    """Add a line to the history of a job, within the transaction that does what it says."""
    db.execute(
        "INSERT INTO history (key, time, event, said) VALUES (?, ?, ?, ?)",
        (key, now_text(), event, visible(said[:MAX_SAID])),
    )
