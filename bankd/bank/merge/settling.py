"""How rows are settled by a choice, and opened again.

A chosen row keeps what stood before, and the running number of the choice: so choices can be taken
back one by one, whichever process made them.
"""

from __future__ import annotations

from sqlite3 import Connection as Writer

from bankd.bank.merge.rows import PLACE, SPEED, failures_of, place_of
from bankd.bank.merge.values import Choice, Finding, Judgement, Verdict
from bankd.bank.record import TargetKey

_NEXT = "SELECT coalesce(max(chosen), 0) + 1 FROM merge_rows WHERE chosen IS NOT NULL"
# SQLite sets all columns from what the row was before.
_KEEPS = """
    chosen = :number,
    before_verdict = iif(planned.chosen IS NULL, planned.verdict, planned.before_verdict),
    before_source = iif(planned.chosen IS NULL, planned.source, planned.before_source),
    before_reason = iif(planned.chosen IS NULL, planned.reason, planned.before_reason),
    before_result = iif(planned.chosen IS NULL, planned.result, planned.before_result)
"""
_FORGETS = """
    chosen = NULL, before_verdict = NULL, before_source = NULL, before_reason = NULL,
    before_result = NULL
"""
_IS_OPEN = f"planned.verdict = '{Verdict.OPEN.value}'"
_BETTER = f"verdict = '{Verdict.BETTER.value}'"

_BY_CHOICE = f"""
    UPDATE merge_rows AS planned SET
        {_KEEPS}, {_BETTER}, source = '{{choice}}', reason = '{{reason}}',
        result = planned.{{choice}}
    WHERE {{where}}
"""
_POLICY_OF_BASE = "(SELECT policy FROM main.decisions WHERE id = planned.base)"
_WITH_GOOD_BASE = f"""
    AND planned.base IS NOT NULL AND NOT EXISTS ({failures_of("planned", _POLICY_OF_BASE)})
"""
_BY_SPEED = f"""
    WITH compared AS (
        SELECT planned.target AS target, planned.task AS task,
            coalesce({SPEED.format("ours")}, 0) AS ours_speed,
            coalesce({SPEED.format("theirs")}, 0) AS theirs_speed,
            coalesce(our_policy.text < their_policy.text, planned.ours IS NOT NULL)
                AS first_is_ours
        FROM merge_rows AS planned
        LEFT JOIN main.decisions AS ours ON ours.id = planned.ours
        LEFT JOIN main.decisions AS theirs ON theirs.id = planned.theirs
        LEFT JOIN main.policies AS our_policy ON our_policy.id = ours.policy
        LEFT JOIN main.policies AS their_policy ON their_policy.id = theirs.policy
        WHERE {_IS_OPEN}
    ), settled AS (
        SELECT target, task,
            (ours_speed, first_is_ours) >= (theirs_speed, 1) AS is_ours,
            printf('the faster: ours %.3fx, theirs %.3fx', ours_speed, theirs_speed) AS reason
        FROM compared
    )
    UPDATE merge_rows AS planned SET
        {_KEEPS}, {_BETTER},
        source = iif(settled.is_ours, 'ours', 'theirs'),
        reason = settled.reason,
        result = iif(settled.is_ours, planned.ours, planned.theirs)
    FROM settled
    WHERE settled.target = planned.target AND settled.task = planned.task
"""
_AS_SUGGESTED = f"""
    UPDATE merge_rows AS planned SET {_KEEPS}, {_BETTER}
    WHERE {_IS_OPEN} AND planned.source <> ''
"""
# Where nothing could be raced, what the times said before any choice stands.
_AS_BEFORE = f"""
    UPDATE merge_rows AS planned SET
        {_KEEPS}, {_BETTER},
        source = iif(planned.chosen IS NULL, planned.source, planned.before_source),
        reason = iif(planned.chosen IS NULL, planned.reason, planned.before_reason),
        result = iif(planned.chosen IS NULL, planned.result, planned.before_result)
    WHERE {PLACE} AND iif(planned.chosen IS NULL, planned.source, planned.before_source) <> ''
"""
_AS_JUDGED = f"""
    UPDATE merge_rows AS planned SET
        {_KEEPS}, verdict = :verdict, source = :source, reason = :reason,
        result = (SELECT id FROM decisions WHERE hash = :result)
    WHERE {PLACE}
"""
_STAYS_OPEN = f"""
    UPDATE merge_rows AS planned SET source = '', reason = :reason, result = NULL
    WHERE {PLACE} AND {_IS_OPEN}
"""
_OPEN_BY_HAND = f"""
    UPDATE merge_rows AS planned SET {_KEEPS}, verdict = '{Verdict.OPEN.value}'
    WHERE {PLACE} AND planned.chosen IS NULL AND NOT {_IS_OPEN}
"""
_TAKE_BACK = f"""
    UPDATE merge_rows AS planned SET
        verdict = planned.before_verdict, source = planned.before_source,
        reason = planned.before_reason, result = planned.before_result, {_FORGETS}
    WHERE {PLACE} AND planned.chosen IS NOT NULL
"""
LAST_CHOSEN = """
    SELECT soc_version, cores, key FROM (
        SELECT target, task FROM merge_rows WHERE chosen IS NOT NULL
        ORDER BY chosen DESC, target DESC, task DESC LIMIT 1) AS last
    JOIN targets ON targets.id = last.target
    JOIN tasks ON tasks.id = last.task
"""

_STANDING = """
    (SELECT decision FROM current
      WHERE current.target = planned.target AND current.task = planned.task)
"""
_OPEN_AGAIN = f"""
    UPDATE merge_rows AS planned SET
        verdict = '{Verdict.OPEN.value}', source = '', reason = '{{0}} here since the merge began',
        result = NULL, was_open = 1, {_FORGETS}
"""
# Somebody decided here meanwhile, and not just what the merge would have done.
_MOVED = f"""
    {_OPEN_AGAIN.format("changed")}, ours = {_STANDING}
    WHERE planned.ours IS NOT {_STANDING} AND planned.result IS NOT {_STANDING}
"""
# Or found that what the merge would bring fails.
_FAILED = f"""
    {_OPEN_AGAIN.format("failed")}
    WHERE planned.result IS NOT {_STANDING} AND EXISTS (
        SELECT 1 FROM observations AS failed
         WHERE failed.target = planned.target AND failed.task = planned.task
           AND failed.policy = (SELECT policy FROM decisions WHERE id = planned.result)
           AND failed.outcome <> 'ok'
           AND failed.id > (SELECT last_observation FROM merges))
"""


def settle_open(writer: Writer, choice: Choice) -> int:
    """Settle all open conflicts the same way: OURS, THEIRS, BASE, FASTER or SUGGESTED.

    BASE leaves those open that have none, or one that has failed since; SUGGESTED those for which
    nothing is suggested. Gives the number of those that it settled.
    """
    whole = {Choice.FASTER: _BY_SPEED, Choice.SUGGESTED: _AS_SUGGESTED}.get(choice)
    only = _WITH_GOOD_BASE if choice is Choice.BASE else ""
    where = f"{_IS_OPEN} {only}"
    one_side = _BY_CHOICE.format(choice=choice.value, reason="as preferred", where=where)
    return writer.execute(whole or one_side, _numbered(writer)).rowcount


def settle_one(writer: Writer, target: TargetKey, key: str, choice: Choice) -> None:
    """Settle one key, open or not: OURS, THEIRS or BASE."""
    sql = _BY_CHOICE.format(choice=choice.value, reason="as chosen", where=PLACE)
    writer.execute(sql, _numbered(writer, place_of(target, key)))


def settle_as_judged(writer: Writer, target: TargetKey, key: str, judgement: Judgement) -> None:
    """As was measured. An undecided race leaves the key as it is, an open one with its figures."""
    place, finding = place_of(target, key), judgement.finding
    if finding is Finding.UNDECIDED:
        writer.execute(_STAYS_OPEN, {**place, "reason": judgement.reason})
        return
    place = _numbered(writer, place)
    if finding is Finding.UNMEASURED and writer.execute(_AS_BEFORE, place).rowcount:
        return
    said = {
        "verdict": (Verdict.TIE if finding is Finding.TIE else Verdict.BETTER).value,
        "source": judgement.source,
        "reason": judgement.reason,
        "result": judgement.result and judgement.result.content_hash,
    }
    writer.execute(_AS_JUDGED, {**place, **said})


def open_again(writer: Writer, target: TargetKey, key: str) -> None:
    """Take back what was chosen for a key: it is as it was before. What the rules settled becomes
    a conflict, with their word as the suggestion."""
    place = place_of(target, key)
    if not writer.execute(_TAKE_BACK, place).rowcount:
        writer.execute(_OPEN_BY_HAND, _numbered(writer, place))


def open_changed(writer: Writer) -> None:
    """Open what no longer holds because of what happened in the bank since the merge began."""
    writer.execute(_MOVED)
    writer.execute(_FAILED)


def _numbered(writer: Writer, place: dict[str, object] | None = None) -> dict[str, object]:
    return {**(place or {}), "number": writer.execute(_NEXT).fetchone()[0]}
