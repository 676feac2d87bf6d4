"""Resolution of rows by a choice or a measurement, and their reopening.

A chosen row keeps what it was before, and the running number of the choice: so choices can be taken
back one by one, whichever process made them. Each is kept at once; nothing is locked while a judge
measures.
"""

from __future__ import annotations

from sqlite3 import Connection as Writer

from bankd.bank.merge.evaluate import speed
from bankd.bank.merge.merge_values import (
    Choice,
    Conflict,
    Finding,
    Judge,
    Judgement,
    MergeLine,
    MergeVerdict,
)
from bankd.bank.merge.pending_merge import (
    IS_OPEN,
    PLACE,
    conflicts,
    find_line,
    line_at,
    merge_entry,
    place_of,
    require_waiting,
    transaction,
)
from bankd.bank.merge.rules import failures_of
from bankd.bank.record import TargetKey
from bankd.bank.store import Bank
from bankd.bank.subject import short_key, why_no_race
from bankd.bank.tables.rows import insert_decisions, insert_observations
from bankd.errors import BankError, ErrorCode

PINNED = "it is pinned, and what is pinned is not raced"
_NEXT = "SELECT coalesce(max(chosen), 0) + 1 FROM merge_rows WHERE chosen IS NOT NULL"
_SAID = ("verdict", "source", "reason", "result")
# SQLite sets all columns from what the row was before.
_KEEPS = "chosen = :number, " + ", ".join(
    f"before_{name} = iif(planned.chosen IS NULL, planned.{name}, planned.before_{name})"
    for name in _SAID
)
_FORGETS = ", ".join(f"{name} = NULL" for name in ("chosen", *(f"before_{name}" for name in _SAID)))
_BETTER = f"verdict = '{MergeVerdict.BETTER.value}'"

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
            coalesce({speed("ours")}, 0) AS ours_speed,
            coalesce({speed("theirs")}, 0) AS theirs_speed,
            coalesce(our_policy.text < their_policy.text, planned.ours IS NOT NULL)
                AS first_is_ours
        FROM merge_rows AS planned
        LEFT JOIN main.decisions AS ours ON ours.id = planned.ours
        LEFT JOIN main.decisions AS theirs ON theirs.id = planned.theirs
        LEFT JOIN main.policies AS our_policy ON our_policy.id = ours.policy
        LEFT JOIN main.policies AS their_policy ON their_policy.id = theirs.policy
        WHERE {IS_OPEN}
    ), resolved AS (
        SELECT target, task,
            (ours_speed, first_is_ours) >= (theirs_speed, 1) AS is_ours,
            printf('the faster: ours %.3fx, theirs %.3fx', ours_speed, theirs_speed) AS reason
        FROM compared
    )
    UPDATE merge_rows AS planned SET
        {_KEEPS}, {_BETTER},
        source = iif(resolved.is_ours, 'ours', 'theirs'),
        reason = resolved.reason,
        result = iif(resolved.is_ours, planned.ours, planned.theirs)
    FROM resolved
    WHERE resolved.target = planned.target AND resolved.task = planned.task
"""
_AS_SUGGESTED = f"""
    UPDATE merge_rows AS planned SET {_KEEPS}, {_BETTER}
    WHERE {IS_OPEN} AND planned.source <> ''
"""
# Where nothing could be raced, what the times said before any choice is kept.
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
    WHERE {PLACE} AND {IS_OPEN}
"""
_OPEN_BY_HAND = f"""
    UPDATE merge_rows AS planned SET {_KEEPS}, verdict = '{MergeVerdict.OPEN.value}'
    WHERE {PLACE} AND planned.chosen IS NULL AND NOT {IS_OPEN}
"""
_TAKE_BACK = f"""
    UPDATE merge_rows AS planned SET
        {", ".join(f"{name} = planned.before_{name}" for name in _SAID)}, {_FORGETS}
    WHERE {PLACE} AND planned.chosen IS NOT NULL
"""
_LAST_CHOSEN = """
    SELECT soc_version, cores, key FROM (
        SELECT target, task FROM merge_rows WHERE chosen IS NOT NULL
        ORDER BY chosen DESC, target DESC, task DESC LIMIT 1) AS last
    JOIN targets ON targets.id = last.target
    JOIN tasks ON tasks.id = last.task
"""

_CURRENT = """
    (SELECT decision FROM current
      WHERE current.target = planned.target AND current.task = planned.task)
"""
_OPEN_AGAIN = f"""
    UPDATE merge_rows AS planned SET
        verdict = '{MergeVerdict.OPEN.value}', source = '',
        reason = '{{0}} here since the merge began', result = NULL, was_open = 1, {_FORGETS}
"""
# Another process decided here meanwhile, and not just what the merge would have done.
_MOVED = f"""
    {_OPEN_AGAIN.format("changed")}, ours = {_CURRENT}
    WHERE planned.ours IS NOT {_CURRENT} AND planned.result IS NOT {_CURRENT}
"""
# Or it found that what the merge would bring fails.
_FAILED = f"""
    {_OPEN_AGAIN.format("failed")}
    WHERE planned.result IS NOT {_CURRENT} AND EXISTS (
        SELECT 1 FROM observations AS failed
         WHERE failed.target = planned.target AND failed.task = planned.task
           AND failed.policy = (SELECT policy FROM decisions WHERE id = planned.result)
           AND failed.outcome <> 'ok'
           AND failed.id > (SELECT last_observation FROM merges))
"""


def choose(
    bank: Bank, target: TargetKey, key: str, choice: Choice | None, *, of: str | None = None
) -> MergeLine:
    """Resolve one key of the merge that waits: OURS, THEIRS or BASE; None opens it again.

    A side that retired the key retires it. What is opened again is as it was before the choice;
    a key that only the rules have resolved becomes a conflict, with their word as the suggestion.
    `of`: when the merge started that is meant (`PendingMerge.started`). Raises BankError where no
    such key waits, another merge does, or BASE is chosen where there is none; ValueError for
    another choice.
    """
    if choice not in (None, Choice.OURS, Choice.THEIRS, Choice.BASE):
        raise ValueError(f"{choice} is no choice for one key")
    with transaction(bank) as writer:
        require_waiting(bank, of)
        line = line_at(bank, target, key)
        if choice is None:
            _open_again(writer, target, key)
        elif choice is Choice.BASE and line.base is None:
            raise BankError(
                f"{short_key(key)} for {target} has no base: no common revision has it",
                "choose ours or theirs",
            )
        else:
            sql = _BY_CHOICE.format(choice=choice.value, reason="as chosen", where=PLACE)
            writer.execute(sql, _numbered(writer, place_of(target, key)))
        return line_at(bank, target, key)


def undo_choice(bank: Bank, *, of: str | None = None) -> MergeLine | None:
    """Take back what was chosen last, whichever process did; of keys that were chosen together
    one. Gives its line, as before that choice; None where nothing is chosen.

    Raises BankError where no merge waits, or another than that which started at `of`.
    """
    with transaction(bank) as writer:
        require_waiting(bank, of)
        last = bank.connection.first(_LAST_CHOSEN)
        if last is None:
            return None
        target = TargetKey(last["soc_version"], last["cores"])
        _open_again(writer, target, last["key"])
        return find_line(bank, target, last["key"])


def resolve_suggested(bank: Bank, *, of: str | None = None) -> int:
    """Have every open key for which something is suggested take it; gives their number.

    Raises BankError where no merge waits, or another than that which started at `of`.
    """
    with transaction(bank) as writer:
        require_waiting(bank, of)
        open_changed(writer)
        return resolve_open(writer, Choice.SUGGESTED)


def resolve_open(writer: Writer, choice: Choice) -> int:
    """Resolve all open conflicts the same way: OURS, THEIRS, BASE, FASTER or SUGGESTED.

    BASE leaves those open that have none, or one that has failed since; SUGGESTED those for which
    nothing is suggested. Gives the number of those that it resolved.
    """
    whole = {Choice.FASTER: _BY_SPEED, Choice.SUGGESTED: _AS_SUGGESTED}.get(choice)
    only = _WITH_GOOD_BASE if choice is Choice.BASE else ""
    where = f"{IS_OPEN} {only}"
    one_side = _BY_CHOICE.format(choice=choice.value, reason="as preferred", where=where)
    return writer.execute(whole or one_side, _numbered(writer)).rowcount


def open_changed(writer: Writer) -> None:
    """Open what no longer holds because of what happened in the bank since the merge began."""
    writer.execute(_MOVED)
    writer.execute(_FAILED)


def measure_key(bank: Bank, target: TargetKey, key: str, judge: Judge) -> MergeLine:
    """Have one key judged, open or not, and resolve it so; gives its line.

    `undo_choice` can take it back. Where the judge has no answer, the key stays as it is. Raises
    BankError for what no race measures, where no such key waits, and where
    another process resolved it, or ended the merge, meanwhile: what was measured is kept even so.
    """
    entry = merge_entry(bank, target, key)
    reason = PINNED if entry.conflict.is_pinned else why_no_race(entry.conflict.task)
    if reason:
        raise BankError(reason, "or choose ours, theirs or base", ErrorCode.COMMAND)
    if not _judged(bank, entry.conflict, entry.line, judge):
        raise BankError(
            f"{short_key(key)} for {target} was resolved by another process, or its merge was"
            " ended, while it was measured; what was measured is kept",
            "see `bankd merge --status`",
            ErrorCode.COMMAND,
        )
    return line_at(bank, target, key)


def measure_open(bank: Bank, judge: Judge) -> None:
    """Have every open conflict judged that is still open in its turn."""
    for conflict in list(conflicts(bank)):
        line = find_line(bank, conflict.target, conflict.key)
        if line is not None and line.is_open:
            _judged(bank, conflict, line, judge)


def _judged(bank: Bank, conflict: Conflict, before: MergeLine, judge: Judge) -> bool:
    """Return True if the row was unchanged when the judge had answered; else it is left alone."""
    judgement = None if conflict.is_pinned else judge(conflict)
    if judgement is None:
        return True
    with transaction(bank) as writer:
        new = insert_observations(writer, judgement.observations)
        if find_line(bank, conflict.target, conflict.key) != before:
            return False
        if judgement.result is not None:
            insert_decisions(writer, [judgement.result])
        _resolve_as_judged(writer, place_of(conflict.target, conflict.key), judgement)
        writer.execute("UPDATE merges SET new_observations = new_observations + ?", (new,))
    return True


def _resolve_as_judged(writer: Writer, place: dict[str, object], judgement: Judgement) -> None:
    """An undecided race leaves the key as it is, an open one with its figures."""
    finding = judgement.finding
    if finding is Finding.UNDECIDED:
        writer.execute(_STAYS_OPEN, {**place, "reason": judgement.reason})
        return
    place = _numbered(writer, place)
    if finding is Finding.UNMEASURED and writer.execute(_AS_BEFORE, place).rowcount:
        return
    outcome = {
        "verdict": (MergeVerdict.TIE if finding is Finding.TIE else MergeVerdict.BETTER).value,
        "source": judgement.source,
        "reason": judgement.reason,
        "result": judgement.result and judgement.result.content_hash,
    }
    writer.execute(_AS_JUDGED, {**place, **outcome})


def _open_again(writer: Writer, target: TargetKey, key: str) -> None:
    """Take back what was chosen for a key: it is as it was before. What the rules resolved becomes
    a conflict, with their word as the suggestion."""
    place = place_of(target, key)
    if not writer.execute(_TAKE_BACK, place).rowcount:
        writer.execute(_OPEN_BY_HAND, _numbered(writer, place))


def _numbered(writer: Writer, place: dict[str, object] | None = None) -> dict[str, object]:
    return {**(place or {}), "number": writer.execute(_NEXT).fetchone()[0]}
