"""Differences of two states, computed by SQLite over both files: a million entries in seconds.

The result is the temporary table `differing`: one row for each target and key that do not have the
same decision on both sides, with the row numbers that each side's file has for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from bankd.bank.candidates import AMONG_A, AMONG_B, lines_since, name_candidates
from bankd.bank.connection import Connection
from bankd.bank.reader import line
from bankd.bank.record import Revision
from bankd.bank.state import relation


@dataclass(frozen=True)
class ComparedState:
    """One of the two: the schema of its file, and the revision; None: as it stands now."""

    schema: str
    revision: Revision | None = None


@dataclass(frozen=True)
class Compared:
    """The names of the tables that hold the states, as long as they are compared."""

    a: ComparedState
    b: ComparedState
    a_state: str
    b_state: str
    is_narrow: bool
    """Earlier states hold only what can differ."""


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
# Equal decisions have equal hashes in every bank.
_AMONG_CANDIDATES = """
    INSERT INTO temp.differing
    SELECT wanted.a_target, wanted.a_task, mine.decision, mine.revision,
           wanted.b_target, wanted.b_task, other.decision, other.revision
    FROM temp.candidates AS wanted
    LEFT JOIN {a_state} AS mine ON mine.target = a_target AND mine.task = a_task
    LEFT JOIN {b_state} AS other ON other.target = b_target AND other.task = b_task
    LEFT JOIN {a}.decisions AS chosen ON chosen.id = mine.decision
    LEFT JOIN {b}.decisions AS other_chosen ON other_chosen.id = other.decision
    WHERE other_chosen.hash IS NOT chosen.hash
"""
_CHANGED_OR_ADDED = """
    INSERT INTO temp.differing
    SELECT pair.a, my_task.id, mine.decision, mine.revision,
           other.target, other.task, other.decision, other.revision
    FROM {b_state} AS other
    CROSS JOIN temp.target_pairs AS pair ON pair.b = other.target
    CROSS JOIN {b}.tasks AS task ON task.id = other.task
    LEFT JOIN {a}.tasks AS my_task ON my_task.key = task.key
    LEFT JOIN {a_state} AS mine ON mine.target = pair.a AND mine.task = my_task.id
    WHERE mine.decision IS NULL
       OR (SELECT hash FROM {a}.decisions WHERE id = mine.decision)
          IS NOT (SELECT hash FROM {b}.decisions WHERE id = other.decision)
"""
_GONE = """
    INSERT INTO temp.differing
    SELECT mine.target, mine.task, mine.decision, mine.revision, pair.b, other_task.id, NULL, NULL
    FROM {a_state} AS mine
    CROSS JOIN temp.target_pairs AS pair ON pair.a = mine.target
    CROSS JOIN {a}.tasks AS task ON task.id = mine.task
    LEFT JOIN {b}.tasks AS other_task ON other_task.key = task.key
    WHERE NOT EXISTS (
        SELECT 1 FROM {b_state} AS other
         WHERE other.target = pair.b AND other.task = other_task.id)
      AND (:gone OR EXISTS (
        SELECT 1 FROM {b}.changes AS past
         WHERE past.target = pair.b AND past.task = other_task.id AND past.decision IS NULL))
"""
_SIZE_NOW = """
    SELECT count(*) FROM {state} WHERE target IN (SELECT {side} FROM temp.target_pairs)
"""
# What came less what went, since the bank began.
_SIZE_THEN = """
    {line}
    SELECT coalesce(sum(added - retired), 0) FROM {schema}.revisions
    WHERE number IN (SELECT number FROM line)
"""


@contextmanager
def compared(
    connection: Connection,
    a: ComparedState,
    b: ComparedState,
    *,
    soc_version: str | None = None,
    cores: int | None = None,
    gone: bool = True,
    narrows: bool = True,
) -> Iterator[Compared]:
    """`temp.differing` and `temp.target_pairs` for the time of the block.

    `gone`: with all entries that only side a has; else with those alone that b once retired.
    `narrows`: earlier states need not be whole.
    """
    execute = connection.database.execute
    with ExitStack() as stack:
        stack.callback(_forget, connection)
        wanted = {"soc_version": soc_version, "cores": cores}
        execute(_TARGETS.format(a=a.schema, b=b.schema), wanted)
        lines = None
        if narrows and soc_version is None and cores is None:
            lines = lines_since(connection, (a.schema, a.revision), (b.schema, b.revision))
        if lines is not None:
            name_candidates(connection, a.schema, b.schema, lines)
        among = (AMONG_A, AMONG_B) if lines is not None else (None, None)
        found = Compared(
            a,
            b,
            stack.enter_context(relation(connection, a.schema, a.revision, "then_a", among[0])),
            stack.enter_context(relation(connection, b.schema, b.revision, "then_b", among[1])),
            is_narrow=lines is not None,
        )
        _fill(connection, found, gone=gone)
        yield found


def size(connection: Connection, found: Compared, side: str) -> int:
    """Entries of the state of side "a" or "b", on the targets that are compared."""
    of = found.a if side == "a" else found.b
    state = found.a_state if side == "a" else found.b_state
    if of.revision is None or not found.is_narrow:
        return int(connection.value(_SIZE_NOW.format(state=state, side=side)))
    sql = _SIZE_THEN.format(line=line(of.schema), schema=of.schema)
    return int(connection.value(sql, {"number": of.revision.number}))


def _fill(connection: Connection, found: Compared, *, gone: bool) -> None:
    names = {
        "a": found.a.schema,
        "b": found.b.schema,
        "a_state": found.a_state,
        "b_state": found.b_state,
    }
    execute = connection.database.execute
    execute(_TABLE)
    if found.is_narrow:
        execute(_AMONG_CANDIDATES.format(**names))
    else:
        execute(_CHANGED_OR_ADDED.format(**names))
        execute(_GONE.format(**names), {"gone": gone})


def _forget(connection: Connection) -> None:
    for table in ("differing", "candidates", "target_pairs"):
        connection.database.execute(f"DROP TABLE IF EXISTS temp.{table}")
