"""Transfer of what another bank has: evidence, decisions and CANN files, pointed at our own rows.

All of it is content that is its own identity, so what is here already is left alone. Works on an
attached bank (`attach`), inside of a transaction. The temporary tables `target_map`, `task_map`,
`policy_map`, `environment_map` and `decision_map` say which row of ours is which of theirs.

A bank file may come from anywhere. A row whose parts are missing, or whose numbers are none, would
make our bank unreadable: SQLite is asked for such. Hashes are verified in a thread meanwhile.
"""

from __future__ import annotations

import json
from array import array
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from sqlite3 import Connection as Writer
from typing import Any

from bankd.bank.canonical import is_canonical
from bankd.bank.connection import UNREADABLE, Row
from bankd.bank.diff.compare import THEIRS
from bankd.bank.exchange.line_schema import DECISION, canonical_text, quoted
from bankd.bank.state import State
from bankd.bank.store import Bank
from bankd.bank.tables.bank_schema import PLACE_TASKS
from bankd.bank.tables.opening import open_connection
from bankd.bank.tables.rows import CONTENT_COLUMNS, decision_joins, to_decision
from bankd.errors import BankError, BankFileError

quoted_again = lru_cache(maxsize=64)(quoted)
DECISIONS_AT_ONCE = 500
"""Decisions read at once."""

_BY_ID = f"""
    SELECT {CONTENT_COLUMNS}
    FROM json_each(:ids) AS wanted
    CROSS JOIN decisions ON decisions.id = wanted.value
    {decision_joins()}
"""
_TIMES = """
    timing_count, timing_median_us, timing_low_us, timing_high_us,
    baseline_count, baseline_median_us, baseline_low_us, baseline_high_us
"""
_NEW_OBSERVATIONS = f"""
    CREATE TEMP TABLE new_observations AS
    SELECT source.id, source.task, source.policy, source.environment
    FROM {THEIRS}.observations AS source
    WHERE NOT EXISTS (SELECT 1 FROM main.observations AS mine WHERE mine.hash = source.hash)
    ORDER BY source.id
"""
_NEW_DECISIONS = f"""
    CREATE TEMP TABLE new_decisions AS
    SELECT source.id, source.task, source.policy, source.environment
    FROM {THEIRS}.decisions AS source
    WHERE source.id IN (
        SELECT b_decision FROM temp.differing UNION SELECT decision FROM temp.base_rows)
      AND NOT EXISTS (SELECT 1 FROM main.decisions AS mine WHERE mine.hash = source.hash)
    ORDER BY source.id
"""
_WANTED = "SELECT {0} FROM temp.new_observations UNION SELECT {0} FROM temp.new_decisions"

# In their order: what is together there is together here, and a look-up stays near the last.
_TASK_MAP = f"""
    CREATE TEMP TABLE task_map AS
    SELECT theirs, coalesce(known, :last + row_number() OVER ()) AS ours, known IS NULL AS is_new
    FROM (
        SELECT source.id AS theirs, mine.id AS known
        FROM {THEIRS}.tasks AS source
        LEFT JOIN main.tasks AS mine ON mine.key = source.key
        WHERE source.id IN ({_WANTED.format("task")})
        ORDER BY source.id)
"""
_BY_THEIRS = "CREATE UNIQUE INDEX temp.task_map_by_theirs ON task_map (theirs, ours)"
_OTHER_TASK = f"""
    SELECT source.key FROM temp.task_map
    CROSS JOIN {THEIRS}.tasks AS source ON source.id = task_map.theirs
    CROSS JOIN main.tasks AS mine ON mine.id = task_map.ours
    WHERE NOT is_new AND source.text <> mine.text LIMIT 1
"""
_NEW_TASKS = f"""
    INSERT INTO main.tasks (id, key, text)
    SELECT task_map.ours, source.key, source.text
    FROM temp.task_map CROSS JOIN {THEIRS}.tasks AS source ON source.id = task_map.theirs
    WHERE is_new ORDER BY task_map.rowid
"""
_PARTS = (
    f"""
    INSERT INTO main.targets (soc_version, cores)
    SELECT soc_version, cores FROM {THEIRS}.targets WHERE true ON CONFLICT DO NOTHING
    """,
    f"""
    INSERT INTO main.policies (text)
    SELECT text FROM {THEIRS}.policies WHERE id IN ({_WANTED.format("policy")}) ORDER BY id
    ON CONFLICT DO NOTHING
    """,
    f"""
    INSERT INTO main.environments (hash, text)
    SELECT hash, text FROM {THEIRS}.environments
    WHERE id IN ({_WANTED.format("environment")}) ORDER BY id
    ON CONFLICT DO NOTHING
    """,
)
_MAP = "CREATE TEMP TABLE {}_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL)"
_FILL_TARGETS = f"""
    INSERT INTO temp.target_map SELECT source.id, mine.id FROM {THEIRS}.targets AS source
    JOIN main.targets AS mine
      ON mine.soc_version = source.soc_version AND mine.cores = source.cores
"""
_FILL_MAP = f"""
    INSERT INTO temp.{{part}}_map SELECT source.id, mine.id FROM {THEIRS}.{{table}} AS source
    CROSS JOIN main.{{table}} AS mine ON mine.{{same}} = source.{{same}}
    WHERE source.id IN ({_WANTED.format("{part}")})
"""
_OUR_PARTS = "target_map.ours, task_map.ours, policy_map.ours, environment_map.ours"
_SOURCE = f"""
    FROM temp.new_{{0}} AS new
    CROSS JOIN {THEIRS}.{{0}} AS source ON source.id = new.id
    CROSS JOIN temp.target_map ON target_map.theirs = source.target
    CROSS JOIN temp.task_map ON task_map.theirs = source.task
    CROSS JOIN temp.policy_map ON policy_map.theirs = source.policy
    CROSS JOIN temp.environment_map ON environment_map.theirs = source.environment
    ORDER BY new.rowid
"""
# Numbered on from our last row, so that the map of decisions is known without a look-up.
_OBSERVATIONS = f"""
    INSERT INTO main.observations (
        id, target, task, policy, environment, hash, {_TIMES}, timing_samples, baseline_samples,
        outcome, error, note, host, tool_version, created)
    SELECT :last + new.rowid, {_OUR_PARTS}, hash, {_TIMES}, timing_samples, baseline_samples,
        outcome, error, note, host, tool_version, created
    {_SOURCE.format("observations")}
"""
_DECISIONS = f"""
    INSERT INTO main.decisions (
        id, target, task, policy, environment, hash, {_TIMES}, rule, stages, evidence)
    SELECT :last + new.rowid, {_OUR_PARTS}, hash, {_TIMES}, rule, stages, evidence
    {_SOURCE.format("decisions")}
"""
_DECISION_MAP = (
    "INSERT INTO temp.decision_map SELECT id, :last + rowid FROM temp.new_decisions",
    f"""
    INSERT OR IGNORE INTO temp.decision_map
    SELECT source.id, mine.id
    FROM (SELECT b_decision AS id FROM temp.differing UNION SELECT decision FROM temp.base_rows)
        AS wanted
    CROSS JOIN {THEIRS}.decisions AS source ON source.id = wanted.id
    CROSS JOIN main.decisions AS mine ON mine.hash = source.hash
    WHERE wanted.id NOT IN (SELECT theirs FROM temp.decision_map)
    """,
)
_IS_TIME = " AND ".join(
    f"coalesce({name}_{part}_us, 0) BETWEEN 0 AND 1.7976931348623157e308"
    for name in ("timing", "baseline")
    for part in ("median", "low", "high")
)
_IMPOSSIBLE = f"""
    SELECT count(*) FROM temp.new_observations AS new
    JOIN {THEIRS}.observations AS source ON source.id = new.id
    WHERE NOT (length(source.hash) = 64 AND {_IS_TIME}
        AND coalesce(timing_count, 1) > 0 AND coalesce(baseline_count, 1) > 0)
"""
_NO_JSON = "SELECT count(*) FROM main.{0} WHERE id > ? AND NOT json_valid(text)"
# A current entry that points at no decision, or at one of another key.
_NOT_ITS_OWN = f"""
    SELECT count(*) FROM temp.differing
    LEFT JOIN {THEIRS}.decisions AS chosen ON chosen.id = b_decision
    WHERE b_decision IS NOT NULL
      AND (chosen.task IS NOT b_task OR chosen.target IS NOT b_target)
"""
# The newest file of each path of theirs, unless we have just these bytes already. A file and its
# twin belong together by their revision, so they come together where we lack one of them, or have
# both but never met them as a pair; a twin that is older than its file was made for another.
_NEW_FILES = f"""
    WITH newest AS (
        SELECT id, path, hash, max(revision) AS revision
        FROM {THEIRS}.foreign_files WHERE revision <= :their_number GROUP BY path
    ), pairs AS (
        SELECT original.id AS original, original.path AS path, original.hash AS hash,
            twin.id AS twin, twin.path AS twin_path, twin.hash AS twin_hash,
            twin.revision >= original.revision AS fits
        FROM newest AS original
        JOIN newest AS twin
          ON twin.path = substr(original.path, 1, length(original.path) - length('.json')) || '.bin'
        WHERE original.path GLOB '*.json'
    ), alone AS (
        SELECT id FROM newest
        WHERE id NOT IN (SELECT twin FROM pairs)
          AND id NOT IN (SELECT original FROM pairs WHERE fits)
          AND NOT EXISTS (
            SELECT 1 FROM main.foreign_files AS mine
             WHERE mine.path = newest.path AND mine.hash = newest.hash)
    ), together AS (
        SELECT original, twin FROM pairs
        WHERE fits AND NOT EXISTS (
            SELECT 1 FROM main.foreign_files AS mine
            JOIN main.foreign_files AS my_twin ON my_twin.revision = mine.revision
             WHERE mine.path = pairs.path AND mine.hash = pairs.hash
               AND my_twin.path = twin_path AND my_twin.hash = twin_hash)
    )
    SELECT path, hash, content FROM {THEIRS}.foreign_files
    WHERE id IN (
        SELECT id FROM alone
        UNION SELECT original FROM together
        UNION SELECT twin FROM together)
"""


@dataclass(frozen=True)
class Transferred:
    """Evidence that a merge brought before it decided anything."""

    observations: int
    last_own_observation: int
    """Row number: those above it came from the other bank."""
    wrong_hash: Future[str | None] | None
    """The hash of a new decision with other content, if there is one; None: not verified."""

    def require_hashes(self, theirs: str) -> None:
        """Raises BankError for a decision that has the hash of another."""
        wrong = self.wrong_hash.result() if self.wrong_hash else None
        if wrong is not None:
            raise _damaged(theirs, f"decision {wrong}: its content has another hash")


def transfer(ours: Bank, theirs: State, writer: Writer, pool: Executor) -> Transferred:
    """Copy all their observations: a union, whatever is decided. And the content of the decisions
    that `temp.differing` and `temp.base_rows` point at; whether any of them shall hold is not said.

    Raises BankError, naming `theirs`, for a bank that would damage ours, or contradicts it. A bank
    that was checked when it was made, a moment ago, is not checked again.
    """
    writer.execute(_NEW_OBSERVATIONS)
    writer.execute(_NEW_DECISIONS)
    wrong_hash = None
    if not theirs.is_checked:
        if _value(writer, _NOT_ITS_OWN):
            raise _damaged(theirs.name, "entries that point at no decision of theirs")
        if _value(writer, _IMPOSSIBLE):
            raise _damaged(theirs.name, "observations with impossible numbers")
        ids = array("q", (row[0] for row in writer.execute("SELECT id FROM temp.new_decisions")))
        wrong_hash = pool.submit(find_wrong_hash, theirs.bank.path, ids)
    tables = ("tasks", "policies", "environments", "observations", "decisions")
    last = {
        table: _value(writer, f"SELECT coalesce(max(id), 0) FROM main.{table}") for table in tables
    }
    _copy_parts(ours, writer, last["tasks"])
    for table in tables[:3]:
        if not theirs.is_checked and _value(writer, _NO_JSON.format(table), last[table]):
            raise _damaged(theirs.name, f"{table} that are no JSON")
    observations = _copy_all(writer, theirs, "observations", _OBSERVATIONS, last["observations"])
    _copy_all(writer, theirs, "decisions", _DECISIONS, last["decisions"])
    writer.execute(_DECISION_MAP[0], {"last": last["decisions"]})
    writer.execute(_DECISION_MAP[1])
    return Transferred(observations, last["observations"], wrong_hash)


def transfer_files(writer: Writer, their_number: int | None) -> None:
    """Copy CANN bank files into `merge_files`, where they wait for the revision that brings them.

    `their_number`: of the revision whose state is merged; what came later is not part of it.
    """
    insert = f"INSERT INTO main.merge_files (path, hash, content) {_NEW_FILES}"
    writer.execute(insert, {"their_number": their_number})


def _copy_parts(ours: Bank, writer: Writer, last_task: int) -> None:
    writer.execute(_TASK_MAP, {"last": last_task})
    writer.execute(_BY_THEIRS)
    contradicted = _value(writer, _OTHER_TASK)
    if contradicted is not None:
        raise BankFileError(
            f"{ours.path} refuses contradicting entries: {contradicted} is the key of"
            " another task there",
            "use another bank for entries of a version with other keys",
        )
    writer.execute(_NEW_TASKS)
    for part in _PARTS:
        writer.execute(part)
    writer.execute(f"{PLACE_TASKS} AND id > ? ON CONFLICT DO NOTHING", (last_task,))
    for part in ("target", "policy", "environment", "decision"):
        writer.execute(_MAP.format(part))
    writer.execute(_FILL_TARGETS)
    writer.execute(_FILL_MAP.format(part="policy", table="policies", same="text"))
    writer.execute(_FILL_MAP.format(part="environment", table="environments", same="hash"))


def _copy_all(writer: Writer, theirs: State, table: str, insert: str, last: int) -> int:
    """Copy what `temp.new_...` lists, and return the number of rows. Raises BankError where some
    could not be copied: a part of them is missing there."""
    copied = writer.execute(insert, {"last": last}).rowcount
    missing = _value(writer, f"SELECT count(*) FROM temp.new_{table}") - copied
    if missing:
        raise _damaged(theirs.name, f"{missing} {table} whose parts are missing")
    return copied


def _value(writer: Writer, sql: str, *parameters: object) -> Any:
    row = writer.execute(sql, parameters).fetchone()
    return row and row[0]


def _damaged(theirs: str, what: str) -> BankError:
    hint = "check it with `bankd doctor --deep`, and merge nothing from it"
    return BankFileError(f"{theirs} is damaged: {what}", hint)


def find_wrong_hash(path: Path, ids: array[int]) -> str | None:
    """The hash of the first of these decisions of a bank that is not what it says."""
    connection = open_connection(path, create=False, read_only=True)
    try:
        for start in range(0, len(ids), DECISIONS_AT_ONCE):
            batch = {"ids": json.dumps(ids[start : start + DECISIONS_AT_ONCE].tolist())}
            for row in connection.stream(_BY_ID, batch):
                if not (_has_usual_hash(row) or _has_hash(row)):
                    return str(row["hash"])
    finally:
        connection.close()
    return None


def _has_usual_hash(row: Row) -> bool:
    """Return True if a row as exports hold it has its hash: the short cut for a million."""
    columns = {**row, "environment": row["hash"]}  # Any digest will do for a line.
    task, environment = row["task"], row["environment"]
    try:
        _, texts = DECISION.write([columns[name] for name in DECISION.columns])
        canonical_text(task)
    except (ValueError, TypeError, RecursionError):
        return False
    parts = (quoted_again(row["soc_version"]), quoted(task), quoted_again(environment))
    found = DECISION.hash(texts, *parts)
    return is_canonical(environment) and found == row["hash"]


def _has_hash(row: Row) -> bool:
    """Return True if the value that a row makes has its hash."""
    try:
        to_decision(row)
    except UNREADABLE:
        return False
    return True
