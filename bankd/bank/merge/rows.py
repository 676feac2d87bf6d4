"""What a merge does with each key that differs: rows, made by the rules; choices change them.

While it is planned they are a temporary table, which hides the bank's own of the same name; in that
they are kept while the merge waits for choices.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from sqlite3 import Connection as Writer

from bankd.bank.attach import THEIRS
from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection, Row
from bankd.bank.merge.copying import Copied
from bankd.bank.merge.rules import chosen
from bankd.bank.merge.values import Choice, MergeLine, Side, Verdict
from bankd.bank.merge.weigh import NEW_TO_US, SEVERITY
from bankd.bank.record import TargetKey

_COLUMNS = "target, task, base, ours, theirs, verdict, source, reason, result"
_ALL_COLUMNS = (
    f"{_COLUMNS}, was_open, chosen, before_verdict, before_source, before_reason, before_result"
)

_TABLE = """
    CREATE TEMP TABLE merge_rows (
        target INTEGER NOT NULL, task INTEGER NOT NULL,
        base INTEGER, ours INTEGER, theirs INTEGER,
        verdict TEXT NOT NULL, source TEXT NOT NULL, reason TEXT NOT NULL, result INTEGER,
        was_open INTEGER NOT NULL DEFAULT 0, chosen INTEGER,
        before_verdict TEXT, before_source TEXT, before_reason TEXT, before_result INTEGER,
        PRIMARY KEY (target, task)
    ) WITHOUT ROWID
"""


def failures_of(row: str, policy: str) -> str:
    """SQL of the trials of a policy that failed, for the target and task of a row."""
    return f"""
        SELECT 1 FROM main.observations AS failed
         WHERE failed.target = {row}.target AND failed.task = {row}.task
           AND failed.policy = {policy} AND failed.outcome <> 'ok'
    """


_PLAN = f"""
    INSERT INTO merge_rows ({_COLUMNS}, was_open)
    SELECT target, task, base, ours, theirs,
        iif(:measure AND contested, '{Verdict.OPEN.value}', verdict), source, reason, result,
        :measure AND contested OR verdict = '{Verdict.OPEN.value}'
    FROM (
        SELECT target, task, base, ours, theirs,
            {chosen("verdict")} AS verdict, {chosen("contested")} AS contested,
            {chosen("source")} AS source, {chosen("reason")} AS reason,
            {chosen("result")} AS result
        FROM (
            SELECT weighed.*,
                (SELECT text FROM main.policies WHERE id = ours_policy) AS ours_policy_text,
                (SELECT text FROM main.policies WHERE id = theirs_policy) AS theirs_policy_text,
                base_environment = ours_environment
                    AND base_high >= max(ours_low, theirs_low)
                    AND NOT EXISTS ({failures_of("weighed", "base_policy")}) AS base_is_level
            FROM temp.weighed))
    WHERE verdict IS NOT NULL
"""
_NEW = f"""
    INSERT INTO merge_rows ({_COLUMNS})
    SELECT target, task, NULL, NULL, theirs, '{Verdict.ADDED.value}', 'theirs', 'new', theirs
    FROM ({NEW_TO_US})
"""
# max() makes SQLite take the outcome from the worst of the trials.
_WORST_THERE = f"""
    SELECT target, task, policy, outcome, max({SEVERITY})
    FROM main.observations AS failed
    WHERE id > :last_own AND outcome <> 'ok'
    GROUP BY target, task, policy
"""
# Entries that only we have, which the evidence that came with them speaks against.
_REFUSED = f"""
    INSERT INTO merge_rows ({_COLUMNS})
    SELECT standing.target, standing.task, NULL, standing.decision, NULL,
        '{Verdict.REJECTED.value}', 'default',
        printf('ours failed there (%s)', failed.outcome), NULL
    FROM ({_WORST_THERE}) AS failed
    JOIN main.current AS standing
      ON standing.target = failed.target AND standing.task = failed.task
    JOIN main.decisions AS ours ON ours.id = standing.decision AND ours.policy = failed.policy
    WHERE NOT EXISTS (
        SELECT 1 FROM merge_rows AS known
         WHERE known.target = standing.target AND known.task = standing.task)
      AND NOT EXISTS (
        SELECT 1 FROM {{state}} AS held
         JOIN temp.target_pairs AS pair ON pair.a = standing.target AND pair.b = held.target
         JOIN {THEIRS}.tasks AS task ON task.id = held.task
         JOIN main.tasks AS mine ON mine.id = standing.task AND mine.key = task.key)
"""
_COUNTS = "SELECT verdict, count(*) AS number FROM merge_rows GROUP BY verdict"

SPEED = """
    CASE WHEN {0}.rule = 'default' THEN 1.0
         ELSE {0}.baseline_median_us / nullif({0}.timing_median_us, 0) END
"""
"""The speed-up of a decision; NULL without times."""
_SIDES = ("base", "ours", "theirs", "result")
_LINES = """
    SELECT targets.soc_version, targets.cores, tasks.key, tasks.text AS task,
        verdict, source, reason, {was_open} AS was_open, {by_hand} AS by_hand, {columns}
    FROM {rows} AS planned
    JOIN targets ON targets.id = planned.target
    JOIN tasks ON tasks.id = planned.task
    {joins}
    {which}
"""
_BEGINS = "tasks.key >= :beginning AND tasks.key < :beginning || char(0x10ffff)"
_IS_OPEN = f"verdict = '{Verdict.OPEN.value}'"
_IN_ORDER = "ORDER BY targets.soc_version, targets.cores, tasks.key"
PLACE = """
    planned.target = (SELECT id FROM targets WHERE soc_version = :soc_version AND cores = :cores)
    AND planned.task = (SELECT id FROM tasks WHERE key = :key)
"""
"""Which row of `merge_rows AS planned` is meant."""
HAS_CHOICES = "SELECT count(*) FROM pragma_table_info('merge_rows') WHERE name = 'chosen'"
"""0 in a bank of an earlier version that may only be read."""


def make_rows(
    writer: Writer,
    their_state: str,
    copied: Copied,
    *,
    has_common_past: bool,
    prefer: Choice | None,
) -> int:
    """From `temp.weighed`. Keys that stay as they are have no row.

    `their_state`: the table that holds it. `prefer`: OURS or THEIRS take what is within the noise;
    with MEASURE what the times say is a suggestion only, where both sides have an entry.
    Gives the number of keys that differ and stay as they are.
    """
    writer.execute(_TABLE)
    made = writer.execute(_NEW).rowcount
    facts = {
        "common": has_common_past,
        "measure": prefer is Choice.MEASURE,
        "prefer": prefer.value if prefer else "",
    }
    made += writer.execute(_PLAN, facts).rowcount
    refused = _REFUSED.format(state=their_state)
    writer.execute(refused, {"last_own": copied.last_own_observation})
    return int(writer.execute("SELECT count(*) FROM temp.differing").fetchone()[0]) - made


def keep_rows(writer: Writer) -> None:
    """In the bank, for as long as the merge waits."""
    writer.execute(
        f"INSERT INTO main.merge_rows ({_ALL_COLUMNS}) SELECT {_ALL_COLUMNS} FROM merge_rows"
    )
    forget_rows(writer)


def forget_rows(writer: Writer) -> None:
    """Those of the plan; what the bank keeps stays."""
    writer.execute("DROP TABLE temp.merge_rows")


def counts(connection: Connection) -> dict[Verdict, int]:
    return {Verdict(row["verdict"]): row["number"] for row in connection.rows(_COUNTS)}


def lines(
    connection: Connection, *, only_open: bool = False, beginning: str = ""
) -> Iterator[MergeLine]:
    """The report, in the order of target and key, read as it is asked for; of the keys with a
    beginning, or all."""
    asked = [_BEGINS] * bool(beginning) + [_IS_OPEN] * only_open
    which = f"WHERE {' AND '.join(asked) or 'true'} {_IN_ORDER}"
    parameters = {"beginning": well_formed(beginning)}
    return connection.read(to_line, lines_sql(connection, which), parameters)


def line_at(connection: Connection, target: TargetKey, key: str) -> MergeLine | None:
    """The row of one key, if the merge has one."""
    sql = lines_sql(connection, f"WHERE {PLACE}")
    return next(connection.read(to_line, sql, place_of(target, key)), None)


def place_of(target: TargetKey, key: str) -> dict[str, object]:
    """What `PLACE` asks for."""
    return {
        "soc_version": target.soc_version,
        "cores": target.cores,
        "key": well_formed(key),
    }


def lines_sql(connection: Connection, which: str, rows: str = "merge_rows") -> str:
    """Of `rows`, which have at least the columns of `merge_rows`, those that `which` names."""
    has_choices = connection.value(HAS_CHOICES)
    columns = ", ".join(
        f"{side}_policy.text AS {side}_policy, {SPEED.format(side)} AS {side}_speed"
        for side in _SIDES
    )
    joins = " ".join(
        f"LEFT JOIN main.decisions AS {side} ON {side}.id = planned.{side}"
        f" LEFT JOIN main.policies AS {side}_policy ON {side}_policy.id = {side}.policy"
        for side in _SIDES
    )
    return _LINES.format(
        # An old bank that may only be read knows of no choices.
        was_open="was_open" if has_choices else f"verdict = '{Verdict.OPEN.value}'",
        by_hand="chosen IS NOT NULL" if has_choices else "0",
        columns=columns,
        rows=rows,
        joins=joins,
        which=which,
    )


def to_line(row: Row) -> MergeLine:
    base, ours, theirs, result = (_side(row, name) for name in _SIDES)
    return MergeLine(
        verdict=Verdict(row["verdict"]),
        source=row["source"],
        reason=row["reason"],
        target=TargetKey(row["soc_version"], row["cores"]),
        key=row["key"],
        task=row["task"],
        base=base,
        ours=ours,
        theirs=theirs,
        result=result,
        was_open=bool(row["was_open"]),
        by_hand=bool(row["by_hand"]),
    )


def _side(row: Row, name: str) -> Side | None:
    policy = row[f"{name}_policy"]
    speedup = row[f"{name}_speed"]
    is_known = speedup is not None and math.isfinite(speedup)
    return None if policy is None else Side(policy, speedup if is_known else None)
