"""A new bank, filled with checked entries: rows in bulk, and one revision over them at the end.

The numbers of rows are those of the lines, so that what is pointed at is known without a look.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection
from bankd.bank.faults import explained
from bankd.bank.opening import open_connection
from bankd.bank.record import revision_id, utc_now

CACHE_KIB = 96 * 1024

Row = tuple[object, ...]

_TASKS_OF_KEYS = """
    SELECT tasks.key, tasks.id, tasks.text
    FROM json_each(?) AS asked CROSS JOIN tasks ON tasks.key = asked.value
"""
_ENTRY = "id, hash, target, task, policy, environment"
_BASELINE = "baseline_count, baseline_median_us, baseline_low_us, baseline_high_us"
_TIMING = "timing_count, timing_median_us, timing_low_us, timing_high_us"
_DECISION = f"{_ENTRY}, {_BASELINE}, {_TIMING}, rule, stages, evidence"
_OBSERVATION = (
    f"{_ENTRY}, {_BASELINE}, baseline_samples, {_TIMING}, timing_samples,"
    " outcome, error, note, host, tool_version, created"
)
_CHANGES = """
    INSERT INTO changes (revision, target, task, decision)
    SELECT 1, target, task, id FROM decisions ORDER BY target, task
"""
_CURRENT = """
    INSERT INTO current (target, task, decision, revision)
    SELECT target, task, decision, revision FROM changes ORDER BY target, task
"""
_CHANGED = """
    SELECT targets.soc_version, targets.cores, tasks.key, decisions.hash FROM decisions
    JOIN targets ON targets.id = decisions.target
    JOIN tasks ON tasks.id = decisions.task
    ORDER BY decisions.id
"""


class NewBank:
    """The bank that is being filled. Whoever fills it has checked everything."""

    def __init__(self, connection: Connection, soc_version: str, cores: Iterable[int]) -> None:
        self._writer = connection.database
        self._targets = {count: number for number, count in enumerate(cores, 1)}
        self._insert(
            "targets",
            "id, soc_version, cores",
            [(number, soc_version, count) for count, number in self._targets.items()],
        )

    def add_environments(self, rows: Iterable[Row]) -> None:
        self._insert("environments", "id, hash, text", rows)

    def add_tasks(self, rows: Iterable[Row]) -> None:
        self._insert("tasks", "id, key, text", rows)

    def add_decisions(self, rows: Iterable[Row]) -> None:
        self._insert("decisions", _DECISION, rows)

    def add_observations(self, rows: Iterable[Row]) -> None:
        self._insert("observations", _OBSERVATION, rows)

    def target(self, cores: int) -> int | None:
        """Its number; like all here: None where it is not in this bank."""
        return self._targets.get(cores)

    def tasks(self, keys: Iterable[str]) -> Mapping[str, tuple[int, str]]:
        """Number and text of the tasks that there are of these."""
        found = self._writer.execute(_TASKS_OF_KEYS, (json.dumps(list(keys)),))
        return {key: (number, text) for key, number, text in found}

    def environment(self, content_hash: str) -> tuple[int, str] | None:
        """Number and text."""
        sql = "SELECT id, text FROM environments WHERE hash = ?"
        found: tuple[int, str] | None = self._writer.execute(sql, (content_hash,)).fetchone()
        return found

    def policy(self, text: str) -> int:
        """Its number; a new one is added."""
        found = self._writer.execute("SELECT id FROM policies WHERE text = ?", (text,)).fetchone()
        if found is None:
            found = self._writer.execute(
                "INSERT INTO policies (text) VALUES (?) RETURNING id", (text,)
            ).fetchone()
        return int(found[0])

    def finish(self, message: str, author: str) -> None:
        """Write the revision that all decisions came with."""
        new_id = revision_id([], self._writer.execute(_CHANGED))
        added = self._writer.execute("SELECT count(*) FROM decisions").fetchone()[0]
        self._insert(
            "revisions",
            "number, id, author, created, message, added, updated, retired, reserved, unsatisfied",
            [(1, new_id, author, utc_now(), well_formed(message), added, 0, 0, 0, 0)],
        )
        # Nobody asks what is alike in a bank that goes with its folder: `shapes` stays empty.
        for sql in (_CHANGES, _CURRENT):
            self._writer.execute(sql)

    def _insert(self, table: str, columns: str, rows: Iterable[Row]) -> None:
        marks = ", ".join("?" * (columns.count(",") + 1))
        self._writer.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)


@contextmanager
def new_bank(path: Path, most_bytes: int) -> Iterator[Connection]:
    """A bank file that nobody else uses, of limited size, written in one go.

    If the block raises, no file is left. Without a journal and without waiting for the disk: until
    it is whole, nobody needs it.
    """
    connection = open_connection(path, create=True, read_only=False)
    try:
        run = connection.database.execute
        with explained(path):
            page_bytes = connection.value("PRAGMA page_size")
            run(f"PRAGMA max_page_count = {max(1, most_bytes // page_bytes)}")
            run("PRAGMA journal_mode = OFF")
            run("PRAGMA synchronous = OFF")
            run(f"PRAGMA cache_size = -{CACHE_KIB}")
            run("PRAGMA foreign_keys = OFF")  # every pointer was just made from what it points at
            run("BEGIN")
            yield connection
            connection.database.commit()
        connection.close()
    except BaseException:
        connection.close()
        for each in path.parent.glob(f"{path.name}*"):
            each.unlink()
        raise
