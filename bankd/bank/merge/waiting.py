"""The merge under way: begun and ended in one transaction, or left in the bank until the conflicts
are settled. Until it ends no decision of the bank changes; what was measured is evidence and stays.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from sqlite3 import Connection as Writer

from bankd.bank.canonical import well_formed
from bankd.bank.connection import Connection, Row
from bankd.bank.decisions import selecting
from bankd.bank.merge import rows
from bankd.bank.merge.files import keep_files
from bankd.bank.merge.values import (
    Choice,
    Conflict,
    Judge,
    Judgement,
    MergeLine,
    MergeResult,
    PendingMerge,
    Verdict,
)
from bankd.bank.record import Decision, Revision, TargetKey, utc_now
from bankd.bank.revise import Entry, results, write_results
from bankd.bank.rows import insert_decisions, insert_observations, to_decision
from bankd.bank.store import Bank
from bankd.errors import BankError

Listen = Callable[[MergeLine], None]

_IS_THERE = "SELECT count(*) FROM main.sqlite_schema WHERE type = 'table' AND name = 'merges'"
_HEADER = "SELECT * FROM merges"
_BEGIN = """
    INSERT INTO merges (
        id, theirs, their_head, author, message, started, same, new_observations, last_observation)
    VALUES (1, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) FROM observations))
"""
_STANDING = """
    (SELECT decision FROM current
      WHERE current.target = planned.target AND current.task = planned.task)
"""
# Somebody decided here meanwhile, and not just what the merge would have done.
_MOVED = f"""
    UPDATE merge_rows AS planned SET
        verdict = '?', source = '', reason = 'changed here since the merge began', result = NULL,
        ours = {_STANDING}
    WHERE planned.ours IS NOT {_STANDING} AND planned.result IS NOT {_STANDING}
"""
# Or found that what the merge would bring fails.
_FAILED = f"""
    UPDATE merge_rows AS planned SET
        verdict = '?', source = '', reason = 'failed here since the merge began', result = NULL
    WHERE planned.result IS NOT {_STANDING} AND EXISTS (
        SELECT 1 FROM observations AS failed
         WHERE failed.target = planned.target AND failed.task = planned.task
           AND failed.policy = (SELECT policy FROM decisions WHERE id = planned.result)
           AND failed.outcome <> 'ok'
           AND failed.id > (SELECT last_observation FROM merges))
"""
_OPEN = "FROM merge_rows WHERE verdict = '?'"
_RESULTS = """
    INSERT INTO temp.results (target, task, decision)
    SELECT planned.target, planned.task, planned.result FROM merge_rows AS planned
    LEFT JOIN current ON current.target = planned.target AND current.task = planned.task
    WHERE current.decision IS NOT planned.result
"""
_OF_ROW = """
    FROM merge_rows AS planned
    JOIN targets ON targets.id = planned.target
    JOIN tasks ON tasks.id = planned.task
    WHERE {}
    ORDER BY targets.soc_version, targets.cores, tasks.key
"""
_PLACE = """
    target = (SELECT id FROM targets WHERE soc_version = :soc_version AND cores = :cores)
    AND task = (SELECT id FROM tasks WHERE key = :key)
"""
_CHOOSE = f"UPDATE merge_rows SET {{}} WHERE {_PLACE}"
_STILL_OPEN = " AND verdict = '?'"
"""Somebody may have chosen while it was measured."""
_EMPTY = ("merge_rows", "merge_files", "merges")


class _Undone(Exception):  # noqa: N818  No error: how a dry run leaves its transaction.
    """All was tried, and nothing is to be kept."""


@contextmanager
def transaction(bank: Bank, *, dry_run: bool = False) -> Iterator[Writer]:
    """Of a merge; of a dry run nothing is kept."""
    with contextlib.suppress(_Undone), bank.connection.writing() as writer:
        yield writer
        if dry_run:
            raise _Undone


def pending(bank: Bank) -> PendingMerge | None:
    """The merge that waits for choices; None where none does."""
    connection = bank.connection
    header = connection.first(_HEADER) if connection.value(_IS_THERE) else None
    if header is None:
        return None
    total = connection.value("SELECT count(*) FROM merge_rows")
    open_rows = connection.value(f"SELECT count(*) {_OPEN}")
    return PendingMerge(
        theirs=header["theirs"],
        started=header["started"],
        author=header["author"],
        open=open_rows,
        settled=total - open_rows,
    )


def refuse_second(bank: Bank) -> None:
    """Raises BankError where a merge waits already."""
    waiting = pending(bank)
    if waiting is not None:
        raise BankError(
            f"{bank.path} has a merge under way, with {waiting.theirs}: {waiting.open} open",
            "end it with `bankd merge --continue` or `bankd merge --abort`",
        )


def begin(
    writer: Writer, theirs: str, new_parent: str | None, author: str, message: str,
    found: MergeResult,
) -> None:  # fmt: skip
    """Note what is merged; `new_parent`: the revision of theirs that ours will descend from."""
    texts = map(well_formed, (author, message))
    counts = (found.same, found.new_observations)
    writer.execute(_BEGIN, (well_formed(theirs), new_parent, *texts, utc_now(), *counts))


def close(
    bank: Bank,
    writer: Writer,
    found: MergeResult,
    listen: Listen | None,
    *,
    dry_run: bool = False,
    measures: bool = False,
) -> MergeResult:
    """Tell what was done, and end the merge unless conflicts are open.

    `measures`: those are settled next, and all is told after that.
    """
    result = replace(found, counts=rows.counts(bank.connection))
    if listen is not None and not (measures and result.open):
        for line in rows.lines(bank.connection):
            listen(line)
    if result.open or dry_run:
        return result
    return replace(result, revision=_end(bank, writer, result))


def continue_merge(
    bank: Bank,
    *,
    prefer: Choice | None = None,
    judge: Judge | None = None,
    dry_run: bool = False,
    listen: Listen | None = None,
) -> MergeResult:
    """Go on with the merge that waits: settle what is open as `prefer` says, or by the `judge`;
    what was chosen before stands. Raises BankError where none waits."""
    measures = judge is not None and not dry_run
    with transaction(bank, dry_run=dry_run) as writer:
        begun = _resumed(bank, writer)
        if prefer is not None and prefer is not Choice.MEASURE:
            rows.settle_open(writer, prefer)
        result = close(bank, writer, begun, listen, dry_run=dry_run, measures=measures)
    if measures and result.open and judge is not None:
        return measure(bank, result, judge, listen)
    return result


def abort_merge(bank: Bank) -> None:
    """Forget the merge that waits. The evidence that it brought stays: it was measured."""
    with transaction(bank) as writer:
        _header(bank)
        _forget(writer)


def measure(bank: Bank, found: MergeResult, judge: Judge, listen: Listen | None) -> MergeResult:
    """Have every open conflict judged, each kept at once, then end the merge if none is left."""
    for conflict in list(conflicts(bank)):
        judgement = judge(conflict)
        if judgement is not None:
            _keep_judgement(bank, conflict, judgement)
    with transaction(bank) as writer:
        begun = _resumed(bank, writer)
        new = found.new_observations + _measured(bank)
        return close(bank, writer, replace(begun, new_observations=new), listen)


def merge_lines(bank: Bank) -> Iterator[MergeLine]:
    """The rows of the merge that waits; of the open ones what is suggested is the result."""
    return rows.lines(bank.connection) if pending(bank) else iter(())


def conflicts(bank: Bank) -> Iterator[Conflict]:
    """The open ones, in the order of target and key."""
    connection = bank.connection
    sql = "SELECT soc_version, cores, key, text AS task, base, ours, theirs"
    for row in connection.stream(sql + _OF_ROW.format("planned.verdict = '?'")):
        base, ours, theirs = (_decision(connection, row, side) for side in _SIDES)
        target = TargetKey(row["soc_version"], row["cores"])
        yield Conflict(target, row["key"], row["task"], base, ours, theirs)


def choose(bank: Bank, target: TargetKey, key: str, choice: Choice | None) -> None:
    """Settle one key of the merge that waits: OURS, THEIRS or BASE; None opens it again.

    Raises BankError where no such key waits, ValueError for another choice.
    """
    if choice not in (None, Choice.OURS, Choice.THEIRS, Choice.BASE):
        raise ValueError(f"{choice} is no choice for one key")
    if choice is None:
        columns = "verdict = '?', source = '', reason = 'opened again', result = NULL"
    else:
        verdict = Verdict.BETTER.value
        columns = (
            f"verdict = '{verdict}', source = '{choice.value}', reason = 'as chosen',"
            f" result = {choice.value}"
        )
    with transaction(bank) as writer:
        if writer.execute(_CHOOSE.format(columns), _place(target, key)).rowcount == 0:
            raise BankError(
                f"no merge of {bank.path} waits for a choice on {key} for {target}",
                "see `bankd merge --status` for what waits",
            )


_SIDES = ("base", "ours", "theirs")


def _decision(connection: Connection, row: Row, side: str) -> Decision | None:
    if row[side] is None:
        return None
    sql = selecting("SELECT :decision AS decision, NULL AS revision")
    return next(connection.read(to_decision, sql, {"decision": row[side]}))


def _keep_judgement(bank: Bank, conflict: Conflict, judgement: Judgement) -> None:
    place = _place(conflict.target, conflict.key)
    result = judgement.result
    with transaction(bank) as writer:
        insert_observations(writer, judgement.observations)
        if not judgement.is_clear and _accept_suggestion(writer, place):
            return
        if result is not None:
            insert_decisions(writer, [result])
        writer.execute(
            _CHOOSE.format(
                "verdict = 'O', source = :source, reason = :reason,"
                " result = (SELECT id FROM decisions WHERE hash = :result)"
            )
            + _STILL_OPEN,
            {
                **place,
                "source": judgement.source,
                "reason": judgement.reason,
                "result": result and result.content_hash,
            },
        )


def _accept_suggestion(writer: Writer, place: dict[str, object]) -> bool:
    """What the times said stands where this machine cannot measure."""
    sql = _CHOOSE.format("verdict = 'O'") + _STILL_OPEN + " AND source <> ''"
    return writer.execute(sql, place).rowcount > 0


def _end(bank: Bank, writer: Writer, result: MergeResult) -> Revision | None:
    """One revision with the other bank as its second parent; none where there is nothing to say."""
    connection = bank.connection
    header = _header(bank)
    head = header["their_head"]
    with results(writer):
        changes = writer.execute(_RESULTS).rowcount
        files = connection.value("SELECT count(*) FROM merge_files")
        revision = None
        if changes or files or head is not None:
            parents = () if head is None else (head,)
            entry = Entry(header["message"], header["author"], parents, reserved=result.same)
            revision = write_results(connection, writer, entry)
            keep_files(writer, revision.number)
    _forget(writer)
    return revision


def _forget(writer: Writer) -> None:
    for table in _EMPTY:
        writer.execute(f"DELETE FROM main.{table}")


def _resumed(bank: Bank, writer: Writer) -> MergeResult:
    """The merge that waits, after what happened meanwhile. Raises BankError where none does."""
    header = _header(bank)
    writer.execute(_MOVED)
    writer.execute(_FAILED)
    return MergeResult({}, header["same"], header["new_observations"], None)


def _header(bank: Bank) -> Row:
    header = bank.connection.first(_HEADER)
    if header is None:
        raise BankError(
            f"{bank.path} has no merge under way (or another process has just ended it)",
            "begin one with `bankd merge THEIRS`; `bankd log` shows what was written",
        )
    return header


def _measured(bank: Bank) -> int:
    """Trials that came since the merge began."""
    sql = "SELECT count(*) FROM observations WHERE id > (SELECT last_observation FROM merges)"
    return int(bank.connection.value(sql))


def _place(target: TargetKey, key: str) -> dict[str, object]:
    return {"soc_version": target.soc_version, "cores": target.cores, "key": key}
