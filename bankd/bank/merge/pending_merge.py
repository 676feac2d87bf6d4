"""The merge that waits, as the bank keeps it: its header, its rows, and the sides of one key.

While a merge is planned its rows are a temporary table, which hides the bank's own of the same
name; in that they are kept while the merge waits for choices.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection as Writer

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Row
from bankd.bank.merge.evaluate import speed
from bankd.bank.merge.merge_values import (
    Choice,
    Conflict,
    Measured,
    MergeEntry,
    MergeLine,
    MergeVerdict,
    PendingMerge,
    Side,
)
from bankd.bank.record import SHORT_ID_DIGITS, Decision, TargetKey
from bankd.bank.store import Bank
from bankd.bank.tables.reader import selecting
from bankd.bank.tables.rows import to_decision
from bankd.errors import BankError, ErrorCode
from bankd.interval_text import is_unsure

IS_OPEN = f"planned.verdict = '{MergeVerdict.OPEN.value}'"
PLACE = """
    planned.target = (SELECT id FROM targets WHERE soc_version = :soc_version AND cores = :cores)
    AND planned.task = (SELECT id FROM tasks WHERE key = :key)
"""
"""Condition that selects a row of `merge_rows AS planned`."""

_SIDES = (Choice.BASE, Choice.OURS, Choice.THEIRS)
_SHOWN = ("base", "ours", "theirs", "result")
_COLUMNS = ", ".join(
    f"{side}_policy.text AS {side}_policy, {speed(side)} AS {side}_speed,"
    f" {speed(side, 'low', 'high')} AS {side}_low, {speed(side, 'high', 'low')} AS {side}_high"
    for side in _SHOWN
)
_JOINS = " ".join(
    f"LEFT JOIN main.decisions AS {side} ON {side}.id = planned.{side}"
    f" LEFT JOIN main.policies AS {side}_policy ON {side}_policy.id = {side}.policy"
    for side in _SHOWN
)
_LINES = f"""
    SELECT targets.soc_version, targets.cores, tasks.key, tasks.text AS task,
        verdict, source, reason, was_open, chosen IS NOT NULL AS by_hand, {_COLUMNS},
        planned.target AS target_id, planned.task AS task_id,
        planned.base, planned.ours, planned.theirs
    FROM {{rows}} AS planned
    JOIN targets ON targets.id = planned.target
    JOIN tasks ON tasks.id = planned.task
    {_JOINS}
    {{which}}
"""
_BEGINS = "tasks.key >= :beginning AND tasks.key < :beginning || char(0x10ffff)"
_IN_ORDER = "ORDER BY targets.soc_version, targets.cores, tasks.key"
_COUNT = "SELECT count(*) FROM merge_rows"
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


class _Undone(Exception):  # noqa: N818  No error: how a dry run leaves its transaction.
    """All was tried, and nothing is to be kept."""


@contextmanager
def transaction(bank: Bank, *, dry_run: bool = False) -> Iterator[Writer]:
    """One transaction of a merge; of a dry run nothing is kept."""
    with contextlib.suppress(_Undone), bank.connection.writing() as writer:
        yield writer
        if dry_run:
            raise _Undone


def require_waiting(bank: Bank, of: str | None = None) -> Row:
    """The row of `merges`. Raises BankError where no merge waits, or another than that which
    started at `of`."""
    found = bank.connection.first("SELECT * FROM merges")
    if found is None:
        raise BankError(
            f"{bank.path} has no merge under way (or another process has just ended it)",
            "start one with `bankd merge THEIRS`; `bankd log` shows what was written",
            ErrorCode.COMMAND,
        )
    if of not in (None, found["started"]):
        raise BankError(
            f"{bank.path} has another merge under way by now, with {found['theirs']}",
            "see that one first: `bankd merge --status`",
            ErrorCode.COMMAND,
        )
    return found


def refuse_second(bank: Bank) -> None:
    """Raises BankError where a merge waits already."""
    waiting = pending(bank)
    if waiting is not None:
        raise BankError(
            f"{bank.path} has a merge under way, with {waiting.theirs}: {waiting.open} open",
            "end it with `bankd merge --continue` or `bankd merge --abort`",
            ErrorCode.COMMAND,
        )


def pending(bank: Bank) -> PendingMerge | None:
    """The merge that waits for choices; None where none does."""
    found = bank.connection.first("SELECT * FROM merges")
    if found is None:
        return None
    is_open = open_count(bank)
    resolved = bank.connection.value(_COUNT) - is_open
    return PendingMerge(found["theirs"], found["started"], found["author"], is_open, resolved)


def open_count(bank: Bank) -> int:
    """Number of conflicts that are open now."""
    return int(bank.connection.value(f"{_COUNT} AS planned WHERE {IS_OPEN}"))


def counts(bank: Bank) -> dict[MergeVerdict, int]:
    """Number of rows of each verdict."""
    rows = bank.connection.rows("SELECT verdict, count(*) AS number FROM merge_rows GROUP BY 1")
    return {MergeVerdict(row["verdict"]): row["number"] for row in rows}


def merge_lines(bank: Bank, *, only_open: bool = False, beginning: str = "") -> Iterator[MergeLine]:
    """The rows of the merge in the order of target and key, read as they are asked for; of the open
    ones what is suggested is the result.

    `beginning`: only keys that begin so.
    """
    asked = [_BEGINS] * bool(beginning) + [IS_OPEN] * only_open
    sql = lines_sql(f"WHERE {' AND '.join(asked) or 'true'} {_IN_ORDER}")
    return bank.connection.read(to_line, sql, {"beginning": well_formed(beginning)})


def find_line(bank: Bank, target: TargetKey, key: str) -> MergeLine | None:
    """The row of one key, if the merge has one."""
    sql = lines_sql(f"WHERE {PLACE}")
    return next(bank.connection.read(to_line, sql, place_of(target, key)), None)


def line_at(bank: Bank, target: TargetKey, key: str) -> MergeLine:
    """The line of a key, open or not. Raises BankError where no merge waits with it."""
    return to_line(_row_at(bank, target, key))


def conflicts(bank: Bank) -> Iterator[Conflict]:
    """The open ones, in the order of target and key."""
    for row in bank.connection.stream(lines_sql(f"WHERE {IS_OPEN} {_IN_ORDER}")):
        yield _conflict(bank, row)


def merge_entry(bank: Bank, target: TargetKey, key: str) -> MergeEntry:
    """All of one key, as of one moment. Raises BankError where no merge waits with it."""
    with bank.connection.reading():
        row = _row_at(bank, target, key)
        their_head = require_waiting(bank)["their_head"]
        sides = (side for side in _SIDES if row[side.value] is not None)
        measured = {side: _measured(bank, row, side, their_head) for side in sides}
        return MergeEntry(_conflict(bank, row), to_line(row), measured)


def place_of(target: TargetKey, key: str) -> dict[str, object]:
    """The parameters of `PLACE`."""
    return {"soc_version": target.soc_version, "cores": target.cores, "key": well_formed(key)}


def lines_sql(which: str, rows: str = "merge_rows") -> str:
    """A query for those of `rows`, which have the columns of `merge_rows`, that `which` names."""
    return _LINES.format(rows=rows, which=which)


def to_line(row: Row) -> MergeLine:
    """A row of `lines_sql` as a value."""
    return MergeLine(
        verdict=MergeVerdict(row["verdict"]),
        source=row["source"],
        reason=row["reason"],
        target=TargetKey(row["soc_version"], row["cores"]),
        key=row["key"],
        task=row["task"],
        **{name: _side(row, name) for name in _SHOWN},
        was_open=bool(row["was_open"]),
        by_hand=bool(row["by_hand"]),
    )


def _side(row: Row, name: str) -> Side | None:
    policy = row[f"{name}_policy"]
    speedup = row[f"{name}_speed"]
    is_known = speedup is not None and math.isfinite(speedup)
    if policy is None:
        return None
    span = (row[f"{name}_low"], row[f"{name}_high"])
    return Side(policy, speedup if is_known else None, None not in span and is_unsure(span))


def _row_at(bank: Bank, target: TargetKey, key: str) -> Row:
    require_waiting(bank)
    row = bank.connection.first(lines_sql(f"WHERE {PLACE}"), place_of(target, key))
    if row is None:
        raise BankError(
            f"no merge of {bank.path} waits for a choice on {key} for {target}",
            "see `bankd merge --status` for what waits",
        )
    return row


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
    revision = theirs if number is None else f"r{number}"
    hosts = tuple(one["host"] for one in seen)
    return Measured(revision, hosts, samples=sum(one["samples"] for one in seen))
