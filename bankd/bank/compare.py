"""Where two states differ: computed by SQLite over both files, a million entries in seconds.

The result is the temporary table `differing`: one row for each target and key that do not have the
same decision on both sides, with the row numbers that each side's file has for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bankd.bank.connection import Connection


@dataclass(frozen=True)
class Side:
    """One of the two: the schema of its file, and the table that holds its state."""

    schema: str
    state: str


_TARGETS = """
    CREATE TEMP TABLE target_pairs AS
    WITH named AS (
        SELECT soc_version, cores FROM {a}.targets UNION SELECT soc_version, cores FROM {b}.targets)
    SELECT
        (SELECT id FROM {a}.targets AS t
          WHERE t.soc_version = named.soc_version AND t.cores = named.cores) AS a,
        (SELECT id FROM {b}.targets AS t
          WHERE t.soc_version = named.soc_version AND t.cores = named.cores) AS b
    FROM named
    WHERE (:soc_version IS NULL OR soc_version = :soc_version)
      AND (:cores IS NULL OR cores = :cores)
"""
_TABLE = """
    CREATE TEMP TABLE differing (
        a_target INTEGER, a_task INTEGER, a_decision INTEGER, a_revision INTEGER,
        b_target INTEGER, b_task INTEGER, b_decision INTEGER, b_revision INTEGER)
"""
# Whatever side b has for an entry of side a. Equal decisions have equal hashes in every bank.
_CHANGED_OR_GONE = """
    INSERT INTO temp.differing
    SELECT mine.target, mine.task, mine.decision, mine.revision,
           pair.b, other_task.id, other.decision, other.revision
    FROM {a_state} AS mine
    CROSS JOIN temp.target_pairs AS pair ON pair.a = mine.target
    CROSS JOIN {a}.tasks AS task ON task.id = mine.task
    CROSS JOIN {a}.decisions AS chosen ON chosen.id = mine.decision
    LEFT JOIN {b}.tasks AS other_task ON other_task.key = task.key
    LEFT JOIN {b_state} AS other ON other.target = pair.b AND other.task = other_task.id
    LEFT JOIN {b}.decisions AS other_chosen ON other_chosen.id = other.decision
    WHERE other_chosen.hash IS NOT chosen.hash AND (:gone OR other.decision IS NOT NULL)
"""
_ADDED = """
    INSERT INTO temp.differing
    SELECT pair.a, my_task.id, NULL, NULL,
           other.target, other.task, other.decision, other.revision
    FROM {b_state} AS other
    CROSS JOIN temp.target_pairs AS pair ON pair.b = other.target
    CROSS JOIN {b}.tasks AS task ON task.id = other.task
    LEFT JOIN {a}.tasks AS my_task ON my_task.key = task.key
    WHERE NOT EXISTS (
        SELECT 1 FROM {a_state} AS mine WHERE mine.target = pair.a AND mine.task = my_task.id)
"""
# Within one file numbers are equal where content is.
_CHANGED_OR_GONE_HERE = """
    INSERT INTO temp.differing
    SELECT mine.target, mine.task, mine.decision, mine.revision,
           mine.target, mine.task, other.decision, other.revision
    FROM {a_state} AS mine
    CROSS JOIN temp.target_pairs AS pair ON pair.a = mine.target
    LEFT JOIN {b_state} AS other ON other.target = mine.target AND other.task = mine.task
    WHERE other.decision IS NOT mine.decision AND (:gone OR other.decision IS NOT NULL)
"""
_ADDED_HERE = """
    INSERT INTO temp.differing
    SELECT other.target, other.task, NULL, NULL,
           other.target, other.task, other.decision, other.revision
    FROM {b_state} AS other
    CROSS JOIN temp.target_pairs AS pair ON pair.b = other.target
    WHERE NOT EXISTS (
        SELECT 1 FROM {a_state} AS mine WHERE mine.target = other.target AND mine.task = other.task)
"""


@contextmanager
def differing(
    connection: Connection,
    a: Side,
    b: Side,
    *,
    soc_version: str | None = None,
    cores: int | None = None,
    gone: bool = True,
) -> Iterator[None]:
    """`temp.differing` and `temp.target_pairs` for the time of the block.

    `gone`: with the entries that only side a has.
    """
    names = {"a": a.schema, "b": b.schema, "a_state": a.state, "b_state": b.state}
    here = a.schema == b.schema
    execute = connection.database.execute
    try:
        wanted = {"soc_version": soc_version, "cores": cores}
        execute(_TARGETS.format(**names), wanted)
        execute(_TABLE)
        changed = _CHANGED_OR_GONE_HERE if here else _CHANGED_OR_GONE
        execute(changed.format(**names), {"gone": gone})
        execute((_ADDED_HERE if here else _ADDED).format(**names))
        yield
    finally:
        for table in ("differing", "target_pairs"):
            execute(f"DROP TABLE IF EXISTS temp.{table}")
