"""One key of the merge that waits, with all that is known of its sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bankd.bank.connection import Row
from bankd.bank.decisions import selecting
from bankd.bank.merge import rows, under_way
from bankd.bank.merge.values import Choice, Conflict, MergeLine, Verdict
from bankd.bank.record import SHORT_ID_DIGITS, Decision, TargetKey
from bankd.bank.rows import to_decision
from bankd.bank.store import Bank
from bankd.errors import BankError

_SIDES = (Choice.BASE, Choice.OURS, Choice.THEIRS)
_OF_ROW = """
    SELECT soc_version, cores, key, text AS task, base, ours, theirs, target AS target_id,
        planned.task AS task_id
    FROM merge_rows AS planned
    JOIN targets ON targets.id = planned.target
    JOIN tasks ON tasks.id = planned.task
    WHERE {}
    ORDER BY targets.soc_version, targets.cores, tasks.key
"""
_IS_OPEN = f"planned.verdict = '{Verdict.OPEN.value}'"
_DECIDED_HERE = """
    SELECT max(revision) FROM changes
    WHERE target = :target_id AND task = :task_id AND decision = :decision
"""
_MEASURED = """
    SELECT seen.host, coalesce(sum(seen.timing_count), 0) AS samples
    FROM decisions
    JOIN json_each(decisions.evidence) AS named
    JOIN observations AS seen ON seen.hash = named.value
    WHERE decisions.id = :decision AND seen.policy = decisions.policy AND seen.outcome = 'ok'
    GROUP BY seen.host ORDER BY seen.host
"""


@dataclass(frozen=True)
class Measured:
    """Where the entry of a side comes from."""

    revision: str | None
    """ "r12" where it was decided here, else the beginning of the id of the revision of theirs that
    is merged; None where that is not known."""
    hosts: tuple[str, ...]
    """Who timed its policy, sorted; as far as its evidence is in this bank."""
    samples: int
    """Times taken for that."""


@dataclass(frozen=True)
class MergeEntry:
    """One key of the merge that waits."""

    conflict: Conflict
    line: MergeLine
    measured: dict[Choice, Measured]
    """By OURS, THEIRS and BASE, without those that hold nothing."""


def conflicts(bank: Bank) -> Iterator[Conflict]:
    """The open ones, in the order of target and key."""
    for row in bank.connection.stream(_OF_ROW.format(_IS_OPEN)):
        yield _conflict(bank, row)


def conflict_at(bank: Bank, target: TargetKey, key: str) -> Conflict:
    """The sides of a key, open or not. Raises BankError where no merge waits with it."""
    return _conflict(bank, _row_at(bank, target, key))


def line_at(bank: Bank, target: TargetKey, key: str) -> MergeLine:
    """The line of a key, open or not. Raises BankError where no merge waits with it."""
    under_way.required_header(bank)
    line = rows.line_at(bank.connection, target, key)
    if line is None:
        raise _unknown(bank, target, key)
    return line


def merge_entry(bank: Bank, target: TargetKey, key: str) -> MergeEntry:
    """All of one key, as of one moment. Raises BankError where no merge waits with it."""
    with bank.connection.reading():
        line = line_at(bank, target, key)
        row = _row_at(bank, target, key)
        their_head = under_way.required_header(bank)["their_head"]
        measured = {
            side: _measured(bank, row, side, their_head)
            for side in _SIDES
            if row[side.value] is not None
        }
        return MergeEntry(_conflict(bank, row), line, measured)


def _row_at(bank: Bank, target: TargetKey, key: str) -> Row:
    under_way.required_header(bank)
    row = bank.connection.first(_OF_ROW.format(rows.PLACE), rows.place_of(target, key))
    if row is None:
        raise _unknown(bank, target, key)
    return row


def _unknown(bank: Bank, target: TargetKey, key: str) -> BankError:
    return BankError(
        f"no merge of {bank.path} waits for a choice on {key} for {target}",
        "see `bankd merge --status` for what waits",
    )


def _conflict(bank: Bank, row: Row) -> Conflict:
    base, ours, theirs = (_decision(bank, row[side.value]) for side in _SIDES)
    target = TargetKey(row["soc_version"], row["cores"])
    return Conflict(target, row["key"], row["task"], base, ours, theirs)


def _decision(bank: Bank, number: int | None) -> Decision | None:
    if number is None:
        return None
    sql = selecting("SELECT :decision AS decision, NULL AS revision")
    return next(bank.connection.read(to_decision, sql, {"decision": number}))


def _measured(bank: Bank, row: Row, side: Choice, their_head: str | None) -> Measured:
    place = {**row, "decision": row[side.value]}
    number = bank.connection.value(_DECIDED_HERE, place)
    theirs = their_head[:SHORT_ID_DIGITS] if their_head and side is Choice.THEIRS else None
    seen = bank.connection.rows(_MEASURED, place)
    return Measured(
        revision=theirs if number is None else f"r{number}",
        hosts=tuple(one["host"] for one in seen),
        samples=sum(one["samples"] for one in seen),
    )
