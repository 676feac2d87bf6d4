"""What happened to each job, and when: kept beside the rows, which show only how jobs stand now."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bankd.clock import now_text
from bankd.escape import visible
from bankd.jobs.file import JobFile, reading
from bankd.jobs.values import Happening

MOST_SHOWN = 1000
MOST_SAID = 500
"""Characters: what is said may come out of a model."""


def history(path: Path, key: str) -> tuple[Happening, ...]:
    """What happened to this job, oldest first, the latest thousand. `path`: of the job list.

    Raises BankdError as `read_jobs` does.
    """
    with reading(path) as file:
        if file is None or not file.has_table("history"):
            return ()
        rows = file.rows(
            "SELECT time, event, said FROM history WHERE key = ? ORDER BY id DESC LIMIT ?",
            (key, MOST_SHOWN),
        )
    return tuple(Happening(row["time"], row["event"], row["said"]) for row in reversed(rows))


def note(db: sqlite3.Connection, key: str, event: str, said: str = "") -> None:
    """Within the transaction that does what is noted."""
    db.execute(
        "INSERT INTO history (key, time, event, said) VALUES (?, ?, ?, ?)",
        (key, now_text(), event, visible(said[:MOST_SAID])),
    )


def forget_history(file: JobFile, before: str) -> int:
    """Drop what happened before this time (as `now_text` writes it); how many lines went."""
    with file.writing() as db:
        return db.execute("DELETE FROM history WHERE time < ?", (before,)).rowcount
