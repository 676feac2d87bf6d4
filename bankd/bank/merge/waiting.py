"""The merge under way: begun and ended in one transaction, or left in the bank until the conflicts
are settled. Until it ends no decision of the bank changes; what was measured is evidence and stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from sqlite3 import Connection as Writer

from bankd.bank.canonical import well_formed
from bankd.bank.merge import rows, settling
from bankd.bank.merge.files import keep_files
from bankd.bank.merge.measuring import measure_open
from bankd.bank.merge.under_way import pending, required_header, transaction
from bankd.bank.merge.values import Choice, Judge, MergeLine, MergeResult
from bankd.bank.record import Revision, utc_now
from bankd.bank.revise import Entry, results, write_results
from bankd.bank.store import Bank

Listen = Callable[[MergeLine], None]

_BEGIN = """
    INSERT INTO merges (
        id, theirs, their_head, author, message, started, same, new_observations, last_observation)
    VALUES (1, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) FROM observations))
"""
_RESULTS = """
    INSERT INTO temp.results (target, task, decision)
    SELECT planned.target, planned.task, planned.result FROM merge_rows AS planned
    LEFT JOIN current ON current.target = planned.target AND current.task = planned.task
    WHERE current.decision IS NOT planned.result
"""
_EMPTY = ("merge_rows", "merge_files", "merges")


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
    holds: bool = False,
) -> MergeResult:
    """Tell what was done, and end the merge unless conflicts are open, or it `holds`.

    `measures`: conflicts are settled next, and all is told after that.
    """
    result = replace(found, counts=rows.counts(bank.connection))
    if listen is not None and not (measures and result.open):
        for line in rows.lines(bank.connection):
            listen(line)
    if result.open or dry_run:
        return result
    if holds and (result.counts or _brings_more(bank)):
        return replace(result, is_held=True)
    return replace(result, revision=_end(bank, writer, result))


def continue_merge(
    bank: Bank,
    *,
    prefer: Choice | None = None,
    judge: Judge | None = None,
    dry_run: bool = False,
    holds: bool = False,
    of: str | None = None,
    listen: Listen | None = None,
) -> MergeResult:
    """Go on with the merge that waits: settle what is open as `prefer` says, or by the `judge`;
    what was chosen before stands. With `holds` it waits even where nothing is open any more.

    Raises BankError where none waits, or another than that which started at `of`.
    """
    measures = judge is not None and not dry_run
    with transaction(bank, dry_run=dry_run) as writer:
        begun = _resumed(bank, writer, of)
        if prefer is not None and prefer is not Choice.MEASURE:
            settling.settle_open(writer, prefer)
        result = close(bank, writer, begun, listen, dry_run=dry_run, measures=measures, holds=holds)
    if measures and result.open and judge is not None:
        return measure(bank, judge, listen, holds=holds)
    return result


def abort_merge(bank: Bank, *, of: str | None = None) -> None:
    """Forget the merge that waits. The evidence that it brought stays: it was measured.

    Raises BankError where none waits, or another than that which started at `of`.
    """
    with transaction(bank) as writer:
        required_header(bank, of)
        _forget(writer)


def measure(bank: Bank, judge: Judge, listen: Listen | None, *, holds: bool = False) -> MergeResult:
    """Have every open conflict judged, each kept at once, then end the merge if none is left."""
    measure_open(bank, judge)
    with transaction(bank) as writer:
        return close(bank, writer, _resumed(bank, writer), listen, holds=holds)


def merge_lines(bank: Bank, *, only_open: bool = False, beginning: str = "") -> Iterator[MergeLine]:
    """The rows of the merge that waits; of the open ones what is suggested is the result.

    `beginning`: only keys that begin so.
    """
    if pending(bank) is None:
        return iter(())
    return rows.lines(bank.connection, only_open=only_open, beginning=beginning)


def _brings_more(bank: Bank) -> bool:
    """Whether a merge that changes no entry has something to say: files, or a common past."""
    files = bank.connection.value("SELECT count(*) FROM merge_files")
    return bool(files) or required_header(bank)["their_head"] is not None


def _end(bank: Bank, writer: Writer, result: MergeResult) -> Revision | None:
    """One revision with the other bank as its second parent; none where there is nothing to say."""
    connection = bank.connection
    header = required_header(bank)
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


def _resumed(bank: Bank, writer: Writer, of: str | None = None) -> MergeResult:
    """The merge that waits, after what happened meanwhile. Raises BankError where none does."""
    header = required_header(bank, of)
    settling.open_changed(writer)
    return MergeResult({}, header["same"], header["new_observations"], None)
