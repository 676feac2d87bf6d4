"""What a merge does with each key that differs: rows, made by the rules, changed by choices.

While it is planned they are a temporary table, which hides the bank's own of the same name; in that
they are kept while the merge waits for choices.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from sqlite3 import Connection as Writer

from bankd.bank.attach import THEIRS
from bankd.bank.connection import Connection, Row
from bankd.bank.merge.copying import Copied
from bankd.bank.merge.rules import chosen
from bankd.bank.merge.values import Choice, MergeLine, Side, Verdict
from bankd.bank.merge.weigh import NEW_TO_US
from bankd.bank.record import TargetKey

_COLUMNS = "target, task, base, ours, theirs, verdict, source, reason, result"

_TABLE = """
    CREATE TEMP TABLE merge_rows (
        target INTEGER NOT NULL, task INTEGER NOT NULL,
        base INTEGER, ours INTEGER, theirs INTEGER,
        verdict TEXT NOT NULL, source TEXT NOT NULL, reason TEXT NOT NULL, result INTEGER,
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
    INSERT INTO merge_rows ({_COLUMNS})
    SELECT target, task, base, ours, theirs,
        iif(:measure AND contested, '{Verdict.OPEN.value}', verdict), source, reason, result
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
# Entries that only we have, which the evidence that came with them speaks against.
_REFUSED = f"""
    INSERT INTO merge_rows ({_COLUMNS})
    SELECT standing.target, standing.task, NULL, standing.decision, NULL,
        '{Verdict.REJECTED.value}', 'default',
        printf('ours failed there (%s)', min(failed.outcome)), NULL
    FROM main.observations AS failed
    JOIN main.current AS standing
      ON standing.target = failed.target AND standing.task = failed.task
    JOIN main.decisions AS ours ON ours.id = standing.decision AND ours.policy = failed.policy
    WHERE failed.id > :last_own AND failed.outcome <> 'ok'
      AND NOT EXISTS (
        SELECT 1 FROM merge_rows AS known
         WHERE known.target = standing.target AND known.task = standing.task)
      AND NOT EXISTS (
        SELECT 1 FROM {{state}} AS held
         JOIN temp.target_pairs AS pair ON pair.a = standing.target AND pair.b = held.target
         JOIN {THEIRS}.tasks AS task ON task.id = held.task
         JOIN main.tasks AS mine ON mine.id = standing.task AND mine.key = task.key)
    GROUP BY standing.target, standing.task
"""
_COUNTS = "SELECT verdict, count(*) AS number FROM merge_rows GROUP BY verdict"

_SPEED = """
    CASE WHEN {0}.rule = 'default' THEN 1.0
         ELSE {0}.baseline_median_us / nullif({0}.timing_median_us, 0) END
"""
_SIDES = ("base", "ours", "theirs", "result")
_LINES = """
    SELECT targets.soc_version, targets.cores, tasks.key, tasks.text AS task,
        verdict, source, reason, {columns}
    FROM merge_rows AS planned
    JOIN targets ON targets.id = planned.target
    JOIN tasks ON tasks.id = planned.task
    {joins}
    ORDER BY targets.soc_version, targets.cores, tasks.key
"""

_POLICY_OF_BASE = "(SELECT policy FROM main.decisions WHERE id = merge_rows.base)"
_BY_CHOICE = f"""
    UPDATE merge_rows SET
        verdict = '{Verdict.BETTER.value}', source = '{{choice}}', reason = 'as preferred',
        result = {{choice}}
    WHERE verdict = '{Verdict.OPEN.value}' {{only}}
"""
_WITH_GOOD_BASE = f"""
    AND base IS NOT NULL AND NOT EXISTS ({failures_of("merge_rows", _POLICY_OF_BASE)})
"""
_BY_SPEED = f"""
    WITH compared AS (
        SELECT planned.target AS target, planned.task AS task,
            coalesce({_SPEED.format("ours")}, 0) AS ours_speed,
            coalesce({_SPEED.format("theirs")}, 0) AS theirs_speed,
            coalesce(our_policy.text < their_policy.text, planned.ours IS NOT NULL)
                AS first_is_ours
        FROM merge_rows AS planned
        LEFT JOIN main.decisions AS ours ON ours.id = planned.ours
        LEFT JOIN main.decisions AS theirs ON theirs.id = planned.theirs
        LEFT JOIN main.policies AS our_policy ON our_policy.id = ours.policy
        LEFT JOIN main.policies AS their_policy ON their_policy.id = theirs.policy
        WHERE planned.verdict = '{Verdict.OPEN.value}'
    ), settled AS (
        SELECT target, task,
            (ours_speed, first_is_ours) >= (theirs_speed, 1) AS is_ours,
            printf('the faster: ours %.3fx, theirs %.3fx', ours_speed, theirs_speed) AS reason
        FROM compared
    )
    UPDATE merge_rows AS planned SET
        verdict = '{Verdict.BETTER.value}',
        source = iif(settled.is_ours, 'ours', 'theirs'),
        reason = settled.reason,
        result = iif(settled.is_ours, planned.ours, planned.theirs)
    FROM settled
    WHERE settled.target = planned.target AND settled.task = planned.task
"""


def make_rows(
    writer: Writer, their_state: str, copied: Copied, *, has_common_past: bool, measures: bool
) -> int:
    """From `temp.weighed`. Keys that stay as they are have no row.

    `their_state`: the table that holds it. `measures`: where both sides have a word, what the times
    say is a suggestion only. Gives the number of keys that differ and stay as they are.
    """
    writer.execute(_TABLE)
    made = writer.execute(_NEW).rowcount
    made += writer.execute(_PLAN, {"common": has_common_past, "measure": measures}).rowcount
    refused = _REFUSED.format(state=their_state)
    writer.execute(refused, {"last_own": copied.last_own_observation})
    return int(writer.execute("SELECT count(*) FROM temp.differing").fetchone()[0]) - made


def keep_rows(writer: Writer) -> None:
    """In the bank, for as long as the merge waits."""
    writer.execute(f"INSERT INTO main.merge_rows ({_COLUMNS}) SELECT {_COLUMNS} FROM merge_rows")
    forget_rows(writer)


def forget_rows(writer: Writer) -> None:
    """Those of the plan; what the bank keeps stays."""
    writer.execute("DROP TABLE temp.merge_rows")


def settle_open(writer: Writer, choice: Choice) -> None:
    """Settle all open conflicts the same way: OURS, THEIRS, BASE or FASTER.

    Where there is no base, or one that has failed since, BASE leaves them open.
    """
    only = _WITH_GOOD_BASE if choice is Choice.BASE else ""
    by_choice = _BY_CHOICE.format(choice=choice.value, only=only)
    writer.execute(_BY_SPEED if choice is Choice.FASTER else by_choice)


def counts(connection: Connection) -> dict[Verdict, int]:
    return {Verdict(row["verdict"]): row["number"] for row in connection.rows(_COUNTS)}


def lines(connection: Connection) -> Iterator[MergeLine]:
    """The report, in the order of target and key, read as it is asked for."""
    columns = ", ".join(
        f"{side}_policy.text AS {side}_policy, {_SPEED.format(side)} AS {side}_speed"
        for side in _SIDES
    )
    joins = " ".join(
        f"LEFT JOIN main.decisions AS {side} ON {side}.id = planned.{side}"
        f" LEFT JOIN main.policies AS {side}_policy ON {side}_policy.id = {side}.policy"
        for side in _SIDES
    )
    return connection.read(_line, _LINES.format(columns=columns, joins=joins))


def _line(row: Row) -> MergeLine:
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
    )


def _side(row: Row, name: str) -> Side | None:
    policy = row[f"{name}_policy"]
    speedup = row[f"{name}_speed"]
    is_known = speedup is not None and math.isfinite(speedup)
    return None if policy is None else Side(policy, speedup if is_known else None)
