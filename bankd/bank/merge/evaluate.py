"""The facts about every key that differs: who decided what, how sure, and what failed where.

The result is the temporary table `evaluated`, over which the rules are asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection as Writer

from bankd.bank.diff.compare import OURS, THEIRS
from bankd.bank.merge.merge_values import UNVERIFIED
from bankd.bank.merge.transfer import Transferred
from bankd.bank.record import OUTCOMES, PROVISIONAL
from bankd.bank.tables.rows import basis, is_pinned

# Row numbers of ours throughout. What is new to us altogether needs no evaluation, nor what only we
# changed, unless failures came along.
_SIDES = """
    CREATE TEMP TABLE sides AS
    SELECT
        coalesce(a_target, target_map.ours) AS target,
        coalesce(a_task, task_map.ours) AS task,
        coalesce(base_rows.mine, their_base.ours) AS base,
        a_decision AS ours,
        their_own.ours AS theirs
    FROM temp.differing
    LEFT JOIN temp.target_map ON target_map.theirs = b_target
    LEFT JOIN temp.task_map ON task_map.theirs = b_task
    LEFT JOIN temp.base_rows ON base_rows.place = differing.rowid
    LEFT JOIN temp.decision_map AS their_base ON their_base.theirs = base_rows.decision
    LEFT JOIN temp.decision_map AS their_own ON their_own.theirs = b_decision
    WHERE (a_task IS NOT NULL OR base_rows.place IS NOT NULL)
      AND (NOT :common OR :failures
        OR their_own.ours IS NOT coalesce(base_rows.mine, their_base.ours))
"""
_FAILURES = "SELECT count(*) FROM main.observations WHERE id > ? AND outcome <> 'ok'"

_BASE_ROWS = """
    CREATE TEMP TABLE base_rows (place INTEGER PRIMARY KEY, mine INTEGER, decision INTEGER)
"""
_FILL_BASE_ROWS = """
    INSERT INTO temp.base_rows (place, {column})
    SELECT differing.rowid, state.decision
    FROM temp.differing
    JOIN {state} AS state
      ON state.target = differing.{side}_target AND state.task = differing.{side}_task
"""


NEW_TO_US = """
    SELECT target_map.ours AS target, task_map.ours AS task, decision_map.ours AS theirs
    FROM temp.differing
    CROSS JOIN temp.target_map ON target_map.theirs = b_target
    CROSS JOIN temp.task_map ON task_map.theirs = b_task
    CROSS JOIN temp.decision_map ON decision_map.theirs = b_decision
    WHERE a_task IS NULL AND differing.rowid NOT IN (SELECT place FROM temp.base_rows)
"""
"""Entries of tasks that are new to our bank."""

_KEEP_AGREED = f"""
    DELETE FROM temp.base_rows WHERE place NOT IN (
        SELECT known.place FROM temp.base_rows AS known
        JOIN temp.differing ON differing.rowid = known.place
        JOIN {{state}} AS state
          ON state.target = differing.{{side}}_target AND state.task = differing.{{side}}_task
        JOIN {{schema}}.decisions AS chosen ON chosen.id = state.decision
        WHERE chosen.hash = coalesce(
            (SELECT hash FROM main.decisions WHERE id = known.mine),
            (SELECT hash FROM {THEIRS}.decisions WHERE id = known.decision)))
"""


def speed(side: str, baseline: str = "median", timing: str = "median") -> str:
    """SQL of the speed-up of a decision: baseline over time, of one session; NULL without times.
    The default is as fast as itself."""
    return (
        f"CASE WHEN {basis(side)} = 'default' THEN 1.0"
        f" ELSE {side}.baseline_{baseline}_us / nullif({side}.timing_{timing}_us, 0) END"
    )


def _facts(side: str) -> str:
    return f"""
        {side}.policy AS {side}_policy,
        {side}.environment AS {side}_environment,
        {speed(side)} AS {side}_speed,
        {speed(side, "low", "high")} AS {side}_low,
        {speed(side, "high", "low")} AS {side}_high,
        {side}.timing_low_us AS {side}_low_us,
        {side}.timing_high_us AS {side}_high_us
    """


def _certainty(side: str) -> str:
    """Return the SQL of a decision's certainty, and of the better evidence of two on one policy."""
    return f"""
        {basis(side)} AS {side}_rule,
        coalesce({is_pinned(side)}, 0) AS {side}_pinned,
        {side}.hash AS {side}_hash,
        {basis(side)} NOT IN ('{PROVISIONAL}', '{UNVERIFIED}') AS {side}_rank,
        coalesce({side}.timing_count, 0) AS {side}_count,
        coalesce(({side}.timing_high_us - {side}.timing_low_us)
            / nullif({side}.timing_median_us, 0), 1e300) AS {side}_width
    """


_PLACES = " ".join(f"WHEN '{outcome}' THEN {place}" for place, outcome in enumerate(OUTCOMES))
SEVERITY = f"CASE failed.outcome {_PLACES} END"
"""SQL: how bad the outcome of a trial is that failed."""
# A failure that one side alone knows counts against the other side's policy, unless the one that
# knew holds the same policy nonetheless.
_OURS_FAILED = f"""
    (SELECT failed.outcome FROM main.observations AS failed
      WHERE failed.target = sides.target AND failed.task = sides.task
        AND failed.policy = ours.policy AND failed.outcome <> 'ok'
        AND failed.id > :last_own AND theirs.policy IS NOT ours.policy
      ORDER BY {SEVERITY} DESC LIMIT 1)
"""
_THEIRS_FAILED = f"""
    (SELECT failed.outcome FROM main.observations AS failed
      WHERE failed.target = sides.target AND failed.task = sides.task
        AND failed.policy = theirs.policy AND failed.outcome <> 'ok'
        AND failed.id <= :last_own AND ours.policy IS NOT theirs.policy
        AND NOT EXISTS (SELECT 1 FROM {THEIRS}.observations AS known
                         WHERE known.hash = failed.hash)
      ORDER BY {SEVERITY} DESC LIMIT 1)
"""
_THEIRS_IS_OUR_PAST = """
    EXISTS (SELECT 1 FROM main.changes AS past
             WHERE past.target = sides.target AND past.task = sides.task
               AND past.decision = sides.theirs)
"""
_OURS_IS_THEIR_PAST = f"""
    EXISTS (SELECT 1 FROM {THEIRS}.changes AS past
             WHERE past.revision <= :their_number
               AND past.decision = (SELECT id FROM {THEIRS}.decisions WHERE hash = ours.hash)
               AND past.target = (SELECT other.id FROM {THEIRS}.targets AS other
                    JOIN main.targets AS mine
                      ON other.soc_version = mine.soc_version AND other.cores = mine.cores
                   WHERE mine.id = sides.target)
               AND past.task = (SELECT id FROM {THEIRS}.tasks
                   WHERE key = (SELECT key FROM main.tasks WHERE id = sides.task)))
"""
_EVALUATED = f"""
    CREATE TEMP TABLE evaluated AS
    SELECT
        sides.*, {_facts("base")}, {_facts("ours")}, {_facts("theirs")},
        {_certainty("ours")}, {_certainty("theirs")},
        ours.environment = theirs.environment AS same_environment,
        {_OURS_FAILED} AS ours_failed,
        {_THEIRS_FAILED} AS theirs_failed,
        NOT :common AND {_THEIRS_IS_OUR_PAST} AS theirs_is_our_past,
        NOT :common AND {_OURS_IS_THEIR_PAST} AS ours_is_their_past
    FROM temp.sides
    LEFT JOIN main.decisions AS base ON base.id = sides.base
    LEFT JOIN main.decisions AS ours ON ours.id = sides.ours
    LEFT JOIN main.decisions AS theirs ON theirs.id = sides.theirs
"""

# Two policies that were decided in different environments may both have been measured in one of
# them (a session races the policy it finds): of each the newest trial there, and of several such
# environments the one that was seen last.
_TOGETHER = """
    CREATE TEMP TABLE together AS
    WITH seen AS (
        SELECT
            evaluated.target, evaluated.task, trial.environment, trial.hash, trial.created,
            trial.policy = evaluated.ours_policy AS is_ours,
            trial.baseline_median_us / trial.timing_median_us AS speed,
            trial.baseline_low_us / trial.timing_high_us AS low,
            trial.baseline_high_us / trial.timing_low_us AS high,
            trial.timing_low_us AS low_us, trial.timing_high_us AS high_us,
            row_number() OVER (
                PARTITION BY evaluated.target, evaluated.task, trial.environment, trial.policy
                ORDER BY trial.created DESC, trial.hash) AS place
        FROM temp.evaluated
        CROSS JOIN main.observations AS trial
          ON trial.target = evaluated.target AND trial.task = evaluated.task
         AND trial.policy IN (evaluated.ours_policy, evaluated.theirs_policy)
        WHERE NOT evaluated.same_environment AND evaluated.ours_policy <> evaluated.theirs_policy
          AND trial.outcome = 'ok' AND trial.timing_low_us > 0
          AND trial.baseline_low_us IS NOT NULL
    ), newest AS (SELECT * FROM seen WHERE place = 1)
    SELECT * FROM (
        SELECT
            mine.target, mine.task,
            mine.speed AS ours_speed, mine.low AS ours_low, mine.high AS ours_high,
            mine.low_us AS ours_low_us, mine.high_us AS ours_high_us,
            other.speed AS theirs_speed, other.low AS theirs_low, other.high AS theirs_high,
            other.low_us AS theirs_low_us, other.high_us AS theirs_high_us,
            row_number() OVER (
                PARTITION BY mine.target, mine.task
                ORDER BY max(mine.created, other.created) DESC,
                    min(mine.hash, other.hash), max(mine.hash, other.hash)) AS place
        FROM newest AS mine
        JOIN newest AS other
          ON other.target = mine.target AND other.task = mine.task
         AND other.environment = mine.environment
        WHERE mine.is_ours AND NOT other.is_ours)
    WHERE place = 1
"""
_USE_TOGETHER = """
    UPDATE temp.evaluated SET
        (same_environment, base_environment,
         ours_speed, ours_low, ours_high, ours_low_us, ours_high_us,
         theirs_speed, theirs_low, theirs_high, theirs_low_us, theirs_high_us) = (
            SELECT 1, NULL, ours_speed, ours_low, ours_high, ours_low_us, ours_high_us,
                theirs_speed, theirs_low, theirs_high, theirs_low_us, theirs_high_us
            FROM temp.together
            WHERE together.target = evaluated.target AND together.task = evaluated.task)
    WHERE (target, task) IN (SELECT target, task FROM temp.together)
"""


def note_base(writer: Writer, bases: Sequence[tuple[str, bool]]) -> None:
    """Make `temp.base_rows`: what each differing key was in the common ancestor, if there is one.

    `bases`: the table of each ancestor's entries, and whether its numbers are ours. Banks that
    merged each other crosswise have several: then only what all of them agree on counts.
    """
    writer.execute(_BASE_ROWS)
    for number, (state, is_ours) in enumerate(bases):
        column, side, schema = ("mine", "a", OURS) if is_ours else ("decision", "b", THEIRS)
        names = {"column": column, "side": side, "state": state, "schema": schema}
        writer.execute((_KEEP_AGREED if number else _FILL_BASE_ROWS).format(**names))


def evaluate(
    writer: Writer, transferred: Transferred, *, has_common_past: bool, their_number: int | None
) -> None:
    """Make `temp.evaluated`: one row for each key that differs, with all that the rules ask for.

    `their_number`: of the revision whose state is merged; what came after it is not their past.
    """
    last = transferred.last_own_observation
    failures = writer.execute(_FAILURES, (last,)).fetchone()[0] > 0
    writer.execute(_SIDES, {"common": has_common_past, "failures": failures})
    facts = {"common": has_common_past, "last_own": last, "their_number": their_number}
    writer.execute(_EVALUATED, facts)
    writer.execute(_TOGETHER)
    writer.execute(_USE_TOGETHER)
