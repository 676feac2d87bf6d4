"""The rules of a merge, in the order in which they are asked: the first that fits decides a key.

They are SQL over the facts of `evaluate`, whole decisions at a time: a policy, its times and its
evidence are never mixed from two sides. All are symmetric: merging the other way round gives
the same, but for what is preferred. `:common` says whether the banks have a common past, `:prefer`
which side a tie falls to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from sqlite3 import Connection as Writer

from bankd.bank.diff.compare import THEIRS
from bankd.bank.merge.evaluate import NEW_TO_US, SEVERITY
from bankd.bank.merge.merge_values import PINNED_APART, Choice, MergeVerdict
from bankd.bank.merge.transfer import Transferred

_SPEEDS = (
    "printf('ours %.3fx [%.3f, %.3f], theirs %.3fx [%.3f, %.3f]',"
    " ours_speed, ours_low, ours_high, theirs_speed, theirs_low, theirs_high)"
)
_WITHIN_NOISE = f"{_SPEEDS} || ': within the noise, "
_COMPARABLE = "ours_low IS NOT NULL AND theirs_low IS NOT NULL AND same_environment"
MAX_WIDTH = 1.5
"""Upper over lower bound of a speed-up from which on it supports no side."""


def _clearly(faster: str, other: str) -> str:
    """SQL: speed-up and time of one side say that it is faster, and both speed-ups are narrow.

    A default that was disturbed makes a speed-up large, and its interval wide or its time no
    shorter. The time of a decision for the default says nothing: its speed-up is 1.
    """
    return f"""{_COMPARABLE} AND {faster}_low > {other}_high
        AND ours_high <= {MAX_WIDTH} * ours_low AND theirs_high <= {MAX_WIDTH} * theirs_low
        AND ('default' IN (ours_rule, theirs_rule)
             OR ifnull({faster}_high_us < {other}_low_us, 1))"""


_EVIDENCE_IS_OURS = """
    (ours_rank, ours_count, -ours_width, ours_hash)
    >= (theirs_rank, theirs_count, -theirs_width, theirs_hash)"""
# Who found something better than the default has won two races for it.
_FIRST_IS_OURS = (
    "(ours_rule = 'default', ours_policy_text) < (theirs_rule = 'default', theirs_policy_text)"
)


@dataclass(frozen=True)
class Rule:
    """A condition and what follows from it: all but the verdict are SQL expressions."""

    when: str
    verdict: MergeVerdict | None
    """None: nothing is to be done and nothing to be reported."""
    source: str = "''"
    reason: str = "''"
    result: str = "NULL"
    is_contested: bool = False
    """Both sides have an entry: a machine that can measure should decide."""


def _better(side: str, when: str, reason: str, *, is_contested: bool = False) -> Rule:
    return Rule(when, MergeVerdict.BETTER, f"'{side}'", reason, side, is_contested)


def _rejected(when: str, other: str, reason: str) -> Rule:
    """A policy that failed: the other side is kept, if it has an entry."""
    return Rule(
        when, MergeVerdict.REJECTED, f"iif({other} IS NULL, 'default', '{other}')", reason, other
    )


_ONLY_WE_CHANGED = (
    "iif(:common, theirs IS base,"
    " NOT ours_is_their_past AND (theirs IS NULL OR theirs_is_our_past))"
)
_ONLY_THEY_CHANGED = "iif(:common, ours IS base, ours_is_their_past AND NOT theirs_is_our_past)"

RULES = (
    Rule(f"{_ONLY_WE_CHANGED} AND ours_failed IS NULL", None),
    # What failed is not kept alive by a merge. (A side that knew of the failure and decided
    # nonetheless is believed: see `evaluate`.)
    Rule(
        "ours_failed IS NOT NULL AND theirs_failed IS NOT NULL",
        MergeVerdict.REJECTED,
        "'default'",
        "printf('ours failed there (%s), theirs failed here (%s)', ours_failed, theirs_failed)",
    ),
    _rejected(
        "theirs_failed IS NOT NULL", "ours", "printf('theirs failed here (%s)', theirs_failed)"
    ),
    _rejected("ours_failed IS NOT NULL", "theirs", "printf('ours failed there (%s)', ours_failed)"),
    # Only they changed it.
    Rule("ours IS NULL AND base IS NULL", MergeVerdict.ADDED, "'theirs'", "'new'", "theirs"),
    Rule(
        f"theirs IS NULL AND {_ONLY_THEY_CHANGED}",
        MergeVerdict.REMOVED,
        "'default'",
        "'retired there, unchanged here'",
    ),
    _better("theirs", _ONLY_THEY_CHANGED, "'only they changed it'"),
    # Both did. What a person pinned is not weighed against what was learnt.
    _better("ours", "ours_pinned AND NOT theirs_pinned", "'pinned here'"),
    _better("theirs", "theirs_pinned AND NOT ours_pinned", "'pinned there'"),
    Rule(
        "ours_pinned AND theirs_pinned AND ours_policy <> theirs_policy",
        MergeVerdict.OPEN,
        reason=f"'{PINNED_APART}'",
    ),
    Rule(
        "ours IS NULL OR theirs IS NULL",
        MergeVerdict.OPEN,
        reason="iif(ours IS NULL, 'retired here, changed there', 'changed here, retired there')",
        is_contested=True,
    ),
    Rule(
        "ours_policy = theirs_policy",
        MergeVerdict.TIE,
        "'both'",
        "'same policy'",
        f"iif({_EVIDENCE_IS_OURS}, ours, theirs)",
    ),
    _better("ours", "ours_rank > theirs_rank", "printf('theirs is %s', theirs_rule)"),
    _better("theirs", "ours_rank < theirs_rank", "printf('ours is %s', ours_rule)"),
    _better("theirs", "ours_policy = base_policy", "'only they changed the policy'"),
    _better("ours", "theirs_policy = base_policy", "'only we changed the policy'"),
    _better("theirs", _clearly("theirs", "ours"), _SPEEDS, is_contested=True),
    _better("ours", _clearly("ours", "theirs"), _SPEEDS, is_contested=True),
    Rule(
        f"{_COMPARABLE} AND :prefer IN ('ours', 'theirs')",
        MergeVerdict.TIE,
        ":prefer",
        f"{_WITHIN_NOISE}' || :prefer || ' as preferred'",
        "iif(:prefer = 'ours', ours, theirs)",
    ),
    Rule(
        f"{_COMPARABLE} AND base_is_level",
        MergeVerdict.TIE,
        "'base'",
        f"{_WITHIN_NOISE}the base is kept'",
        "base",
        is_contested=True,
    ),
    # Neither is better: a fixed order, so that the luckier clock does not decide.
    Rule(
        _COMPARABLE,
        MergeVerdict.TIE,
        f"iif({_FIRST_IS_OURS}, 'ours', 'theirs')",
        f"{_WITHIN_NOISE}a fixed order'",
        f"iif({_FIRST_IS_OURS}, ours, theirs)",
        is_contested=True,
    ),
    Rule(
        "true",
        MergeVerdict.OPEN,
        reason="iif(ours_low IS NULL OR theirs_low IS NULL,"
        " 'no times to compare', 'measured in different environments')",
        is_contested=True,
    ),
)


def _decided(part: Callable[[Rule], str]) -> str:
    """SQL of one part of the first rule that fits."""
    cases = (f"WHEN {rule.when} THEN {part(rule)}" for rule in RULES)
    return "CASE " + " ".join(cases) + " END"


def failures_of(row: str, policy: str) -> str:
    """SQL of the trials of a policy that failed, for the target and task of a row."""
    return f"""
        SELECT 1 FROM main.observations AS failed
         WHERE failed.target = {row}.target AND failed.task = {row}.task
           AND failed.policy = {policy} AND failed.outcome <> 'ok'
    """


_COLUMNS = "target, task, base, ours, theirs, verdict, source, reason, result"
_PLAN = f"""
    INSERT INTO merge_rows ({_COLUMNS}, was_open)
    SELECT target, task, base, ours, theirs,
        iif(:measure AND contested, '{MergeVerdict.OPEN.value}', verdict), source, reason, result,
        :measure AND contested OR verdict = '{MergeVerdict.OPEN.value}'
    FROM (
        SELECT target, task, base, ours, theirs,
            {_decided(lambda rule: f"'{rule.verdict}'" if rule.verdict else "NULL")} AS verdict,
            {_decided(lambda rule: str(int(rule.is_contested)))} AS contested,
            {_decided(lambda rule: rule.source)} AS source,
            {_decided(lambda rule: rule.reason)} AS reason,
            {_decided(lambda rule: rule.result)} AS result
        FROM (
            SELECT evaluated.*,
                (SELECT text FROM main.policies WHERE id = ours_policy) AS ours_policy_text,
                (SELECT text FROM main.policies WHERE id = theirs_policy) AS theirs_policy_text,
                base_environment = ours_environment
                    AND base_high >= max(ours_low, theirs_low)
                    AND NOT EXISTS ({failures_of("evaluated", "base_policy")}) AS base_is_level
            FROM temp.evaluated))
    WHERE verdict IS NOT NULL
"""
_NEW = f"""
    INSERT INTO merge_rows ({_COLUMNS})
    SELECT target, task, NULL, NULL, theirs, '{MergeVerdict.ADDED.value}', 'theirs', 'new', theirs
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
_REJECTED = f"""
    INSERT INTO merge_rows ({_COLUMNS})
    SELECT held.target, held.task, NULL, held.decision, NULL,
        '{MergeVerdict.REJECTED.value}', 'default',
        printf('ours failed there (%s)', failed.outcome), NULL
    FROM ({_WORST_THERE}) AS failed
    JOIN main.current AS held
      ON held.target = failed.target AND held.task = failed.task
    JOIN main.decisions AS ours ON ours.id = held.decision AND ours.policy = failed.policy
    WHERE NOT EXISTS (
        SELECT 1 FROM merge_rows AS known
         WHERE known.target = held.target AND known.task = held.task)
      AND NOT EXISTS (
        SELECT 1 FROM {{state}} AS their_own
         JOIN temp.target_pairs AS pair ON pair.a = held.target AND pair.b = their_own.target
         JOIN {THEIRS}.tasks AS task ON task.id = their_own.task
         JOIN main.tasks AS mine ON mine.id = held.task AND mine.key = task.key)
"""


def make_rows(
    writer: Writer,
    their_state: str,
    transferred: Transferred,
    *,
    has_common_past: bool,
    prefer: Choice | None,
) -> int:
    """Make `temp.merge_rows` from `temp.evaluated`. Keys that stay as they are have no row.

    It hides the bank's own table of the same name, in which the rows are kept while a merge waits.
    `their_state`: the table that holds it. `prefer`: OURS or THEIRS take what is within the noise;
    with MEASURE what the times say is a suggestion only, where both sides have an entry.
    Gives the number of keys that differ and stay as they are.
    """
    kept = "SELECT sql FROM main.sqlite_schema WHERE name = 'merge_rows'"
    table = str(writer.execute(kept).fetchone()[0])
    writer.execute(table.replace("CREATE TABLE", "CREATE TEMP TABLE", 1))
    made = writer.execute(_NEW).rowcount
    facts = {
        "common": has_common_past,
        "measure": prefer is Choice.MEASURE,
        "prefer": prefer.value if prefer else "",
    }
    made += writer.execute(_PLAN, facts).rowcount
    rejected = _REJECTED.format(state=their_state)
    writer.execute(rejected, {"last_own": transferred.last_own_observation})
    return int(writer.execute("SELECT count(*) FROM temp.differing").fetchone()[0]) - made
