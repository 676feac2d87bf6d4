"""Differences of two states, computed by SQLite over both files: a million entries in seconds.

The result is the temporary table `differing`: one row for each target and key that do not have the
same decision on both sides, with the row numbers that each side's file has for them. Where the logs
of both have a revision in common, only what either of them changed after it can differ, and only
that is read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from bankd.bank.connection import Connection, explained
from bankd.bank.record import Revision
from bankd.bank.state import relation
from bankd.bank.tables.opening import read_only_uri, require_our_schema
from bankd.bank.tables.reader import line

OURS = "main"
THEIRS = "theirs"
CACHE_KIB = {OURS: 160 * 1024, THEIRS: 64 * 1024}
"""Cache of the bank that is written to: most of the indexes of a million entries."""


@dataclass(frozen=True)
class ComparedState:
    """One of the two: the schema of its file, and the revision; None: as it stands now."""

    schema: str
    revision: Revision | None = None


@dataclass(frozen=True)
class StateComparison:
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
_LINE = """
    {line}
    SELECT revisions.id, revisions.number FROM line
    JOIN {schema}.revisions AS revisions ON revisions.number = line.number
    ORDER BY revisions.number DESC
"""
_CANDIDATES = """
    CREATE TEMP TABLE candidates (
        a_target INTEGER, a_task INTEGER, b_target INTEGER, b_task INTEGER)
"""
_CANDIDATES_OF = """
    INSERT INTO temp.candidates ({x}_target, {x}_task, {y}_target, {y}_task)
    SELECT DISTINCT changed.target, changed.task, pair.{y}, other.id
    FROM json_each(:since) AS later
    CROSS JOIN {of}.changes AS changed ON changed.revision = later.value
    JOIN temp.target_pairs AS pair ON pair.{x} = changed.target
    JOIN {of}.tasks AS task ON task.id = changed.task
    LEFT JOIN {by}.tasks AS other ON other.key = task.key
    WHERE NOT EXISTS (
        SELECT 1 FROM temp.candidates AS known
         WHERE known.{x}_target = changed.target AND known.{x}_task = changed.task)
"""
_BY_B = "CREATE INDEX temp.candidates_by_b ON candidates (b_target, b_task)"
AMONG_A = "SELECT a_target AS target, a_task AS task FROM temp.candidates"
AMONG_B = "SELECT b_target AS target, b_task AS task FROM temp.candidates"
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
def attached(connection: Connection, other: Connection | None) -> Iterator[str]:
    """Attach another bank for reading only; yields its schema. None: it is our own.

    What was opened as `other` was checked then (whole, ours, of a known version).
    """
    schema = OURS if other is None or is_same_file(connection, other) else THEIRS
    execute = connection.database.execute
    if other is not None and schema == THEIRS:
        with explained(other.path):
            execute(f"ATTACH DATABASE ? AS {THEIRS}", (read_only_uri(other.path),))
            require_our_schema(connection, other.path, THEIRS)  # It may be another file by now.
    usual = {name: connection.value(f"PRAGMA {name}.cache_size") for name in {OURS, schema}}
    try:
        for name in usual:
            execute(f"PRAGMA {name}.cache_size = -{CACHE_KIB[name]}")
        yield schema
    finally:
        for name, size_before in usual.items():
            execute(f"PRAGMA {name}.cache_size = {size_before}")
        if schema == THEIRS:
            execute(f"DETACH DATABASE {THEIRS}")


def is_same_file(one: Connection, other: Connection) -> bool:
    return one.path.samefile(other.path)


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
) -> Iterator[StateComparison]:
    """`temp.differing` and `temp.target_pairs` for the time of the block.

    `gone`: with all entries that only side a has; else with those alone that b once retired.
    `narrows`: earlier states need not be whole.
    """
    execute, names = connection.database.execute, {"a": a.schema, "b": b.schema}
    with ExitStack() as stack:
        for table in ("target_pairs", "candidates", "differing"):
            stack.callback(execute, f"DROP TABLE IF EXISTS temp.{table}")
        execute(_TARGETS.format(**names), {"soc_version": soc_version, "cores": cores})
        is_narrow = narrows and soc_version is None and cores is None
        is_narrow = is_narrow and _name_candidates(connection, a, b)
        among = (AMONG_A, AMONG_B) if is_narrow else (None, None)
        states = {
            "a_state": relation(connection, a.schema, a.revision, "then_a", among[0]),
            "b_state": relation(connection, b.schema, b.revision, "then_b", among[1]),
        }
        names |= {name: stack.enter_context(state) for name, state in states.items()}
        execute(_TABLE)
        if is_narrow:
            execute(_AMONG_CANDIDATES.format(**names))
        else:
            execute(_CHANGED_OR_ADDED.format(**names))
            execute(_GONE.format(**names), {"gone": gone})
        yield StateComparison(a, b, names["a_state"], names["b_state"], is_narrow)


def size(connection: Connection, found: StateComparison, side: str) -> int:
    """Entries of the state of side "a" or "b", on the targets that are compared."""
    of = found.a if side == "a" else found.b
    state = found.a_state if side == "a" else found.b_state
    if of.revision is None or not found.is_narrow:
        return int(connection.value(_SIZE_NOW.format(state=state, side=side)))
    sql = _SIZE_THEN.format(line=line(of.schema), schema=of.schema)
    return int(connection.value(sql, {"number": of.revision.number}))


def _name_candidates(connection: Connection, a: ComparedState, b: ComparedState) -> bool:
    """Make `temp.candidates` of what either changed after the newest revision that both have, by
    the numbers that each schema has for target and task. Return False without such a revision."""
    of_a, of_b = _line(connection, a), _line(connection, b)
    shared = next((revision_id for revision_id in of_a if revision_id in of_b), None)
    if shared is None:
        return False
    execute = connection.database.execute
    execute(_CANDIDATES)
    execute(_BY_B)
    for x, y, of, by, numbers in (
        ("a", "b", a.schema, b.schema, of_a),
        ("b", "a", b.schema, a.schema, of_b),
    ):
        since = [number for number in numbers.values() if number > numbers[shared]]
        sql = _CANDIDATES_OF.format(x=x, y=y, of=of, by=by)
        execute(sql, {"since": json.dumps(since)})
    return True


def _line(connection: Connection, state: ComparedState) -> dict[str, int]:
    """Ids and numbers of a state and its first parents, newest first."""
    newest = f"SELECT max(number) FROM {state.schema}.revisions"
    number = state.revision.number if state.revision else connection.value(newest)
    sql = _LINE.format(line=line(state.schema), schema=state.schema)
    return dict(connection.tuples(sql, {"number": number}))
