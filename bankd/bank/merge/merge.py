"""Three-way merge of another bank's state into ours: evidence is united, decisions by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection as Writer

from bankd.bank.ancestry import Ancestor, common_ancestor
from bankd.bank.attach import OURS, attached, is_same_file
from bankd.bank.candidates import AMONG_A, AMONG_B
from bankd.bank.compare import Compared, Side, compared, size
from bankd.bank.connection import Connection
from bankd.bank.copying import copy, forget_copied
from bankd.bank.merge import pending, rows
from bankd.bank.merge.files import note_files
from bankd.bank.merge.pending import Listen
from bankd.bank.merge.values import Choice, Judge, MergeResult
from bankd.bank.merge.weigh import BaseState, forget, note_base, weigh
from bankd.bank.state import State, relation
from bankd.bank.store import Bank
from bankd.errors import BankError

_DIFFERENT = "SELECT count(*) FROM temp.differing WHERE b_decision IS NOT NULL"


def merge(
    ours: Bank,
    theirs: State,
    *,
    base: str | None = None,
    prefer: Choice | None = None,
    judge: Judge | None = None,
    dry_run: bool = False,
    author: str,
    message: str,
    listen: Listen | None = None,
) -> MergeResult:
    """Bring what `theirs` knows into `ours`, as one revision with two parents.

    `base` names a revision (of either bank) to compare with, instead of the newest common one.
    Conflicts that the rules leave open are settled as `prefer` says; MEASURE has the `judge` settle
    them, and what the rules decide by times as well. While any stay open, no decision of ours
    changes: the merge waits in the bank (`continue_merge`, `abort_merge`).
    `listen` hears a line for each key that is not simply equal, or ours alone.

    Raises BankError for a bank with a merge under way, or one that contradicts ours.
    """
    pending.refuse_second(ours)
    if is_same_file(ours.connection, theirs.bank.connection):
        return _merged_with_itself(theirs)
    ancestor = _ancestor(ours, theirs, base)
    measures = judge is not None and not dry_run
    with (
        attached(ours.connection, theirs.bank.connection) as schema,
        ours.connection.trusting_references(),
        pending.transaction(ours, dry_run=dry_run) as writer,
    ):
        pending.begin(writer, theirs, author, message)
        found = _plan(ours.connection, writer, schema, theirs, ancestor, prefer)
        if prefer is not None and prefer is not Choice.MEASURE:
            rows.settle_open(writer, prefer)
        result = pending.close(ours, writer, found, listen, dry_run=dry_run, measures=measures)
        if result.open:
            rows.keep_rows(writer)
        else:
            rows.forget_rows(writer)
    if measures and result.open and judge is not None:
        return pending.measure(ours, result, judge, listen)
    return result


def _ancestor(ours: Bank, theirs: State, base: str | None) -> Ancestor | None:
    if base is None:
        return common_ancestor(ours.connection, ours.head(), theirs.bank.connection, theirs.head)
    try:
        return Ancestor(ours.revision(base), is_ours=True)
    except BankError as not_ours:
        try:
            return Ancestor(theirs.bank.revision(base), is_ours=False)
        except BankError:
            raise not_ours from None


def _plan(
    connection: Connection,
    writer: Writer,
    schema: str,
    theirs: State,
    ancestor: Ancestor | None,
    prefer: Choice | None,
) -> MergeResult:
    """Evidence and files are here after it, and a row for each key that differs."""
    common = ancestor is not None
    with (
        compared(
            connection,
            Side(OURS),
            Side(schema, theirs.revision),
            gone=common,
            narrows=theirs.revision is None,
        ) as found,
        _base(connection, schema, ancestor, found) as base,
    ):
        same = size(connection, found, "b") - connection.value(_DIFFERENT)
        note_base(writer, base)
        copied = copy(connection, writer)
        weigh(writer, copied, has_common_past=common)
        rows.make_rows(
            writer,
            found.b_state,
            copied,
            has_common_past=common,
            measures=prefer is Choice.MEASURE,
        )
        forget(writer)
        forget_copied(writer)
    note_files(writer)
    return MergeResult(rows.counts(connection), same, copied.observations, None)


@contextmanager
def _base(
    connection: Connection, schema: str, ancestor: Ancestor | None, found: Compared
) -> Iterator[BaseState | None]:
    """Where the common ancestor's entries are, as far as they matter."""
    if ancestor is None:
        yield None
        return
    holder, among = (OURS, AMONG_A) if ancestor.is_ours else (schema, AMONG_B)
    wanted = among if found.is_narrow else None
    with relation(connection, holder, ancestor.revision, "base_state", wanted) as state:
        yield BaseState(state, is_ours=ancestor.is_ours)


def _merged_with_itself(theirs: State) -> MergeResult:
    """A bank has all that it ever had."""
    size = sum(1 for _ in theirs.bank.records(at=theirs.revision))
    return MergeResult({}, size, 0, None)
