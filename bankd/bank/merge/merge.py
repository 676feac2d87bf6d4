"""Three-way merge of another bank's state into ours: evidence is united, decisions by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from sqlite3 import Connection as Writer

from bankd.bank.ancestry import Ancestor, common_ancestors, is_common
from bankd.bank.attach import OURS, attached, is_same_file
from bankd.bank.candidates import AMONG_A, AMONG_B
from bankd.bank.compare import Compared, Side, compared, size
from bankd.bank.connection import Connection
from bankd.bank.merge import rows, waiting
from bankd.bank.merge.copying import copy, forget_copied
from bankd.bank.merge.files import note_files
from bankd.bank.merge.settling import settle_open
from bankd.bank.merge.trust import HashCheck, hash_check
from bankd.bank.merge.under_way import refuse_second, transaction
from bankd.bank.merge.values import Choice, Judge, MergeResult
from bankd.bank.merge.waiting import Listen
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
    holds: bool = False,
    author: str,
    message: str,
    listen: Listen | None = None,
) -> MergeResult:
    """Bring what `theirs` knows into `ours`, as one revision with two parents.

    `base` names a revision (of either bank) to compare with, instead of the newest common one.
    Conflicts that the rules leave open are settled as `prefer` says; OURS and THEIRS also take what
    is within the noise; MEASURE has the `judge` settle
    them, and what the rules decide by times as well. While any stay open, no decision of ours
    changes: the merge waits in the bank (`continue_merge`, `abort_merge`). With `holds` it waits
    even where nothing is open, to be looked at first, unless it would write nothing at all.
    `listen` hears a line for each key that is not simply equal, or ours alone.

    Raises BankError for a bank with a merge under way, or one that contradicts ours.
    """
    if is_same_file(ours.connection, theirs.bank.connection):
        return _merged_with_itself(theirs)
    past = _past(ours, theirs, base)
    measures = judge is not None and not dry_run
    with (
        hash_check(theirs) as check,
        attached(ours.connection, theirs.bank.connection) as schema,
        ours.connection.trusting_references(),
        transaction(ours, dry_run=dry_run) as writer,
    ):
        refuse_second(ours)
        their_head = _head_of(ours.connection, schema, theirs)
        meeting = _Meeting(schema, theirs, their_head, past)
        found = _plan(ours.connection, writer, meeting, prefer, check)
        if prefer is not None and prefer is not Choice.MEASURE:
            settle_open(writer, prefer)
        check.finish()
        new_parent = _new_parent(ours, found, past, their_head)
        waiting.begin(writer, theirs.name, new_parent, author, message, found)
        result = waiting.close(
            ours, writer, found, listen, dry_run=dry_run, measures=measures, holds=holds
        )
        if result.waits:
            rows.keep_rows(writer)
        else:
            rows.forget_rows(writer)
    if measures and result.open and judge is not None:
        return waiting.measure(ours, judge, listen, holds=holds)
    return result


def require_mergeable(ours: Bank, theirs: State, base: str | None) -> None:
    """Raises BankError for what `merge` would refuse: a second merge, a base that is not common."""
    if not is_same_file(ours.connection, theirs.bank.connection):
        refuse_second(ours)
        _past(ours, theirs, base)


@dataclass(frozen=True)
class _Meeting:
    """Two states that are merged, and what they come from."""

    schema: str
    """Of their file."""
    theirs: State
    their_head: _Head | None
    past: Sequence[Ancestor]


@dataclass(frozen=True)
class _Head:
    id: str
    number: int


def _past(ours: Bank, theirs: State, base: str | None) -> list[Ancestor]:
    """The newest common revisions, or the common one that is named. Raises BankError."""
    heads = (ours.connection, ours.head(), theirs.bank.connection, theirs.head)
    if base is None:
        return common_ancestors(*heads)
    named = _named(ours, theirs, base)
    if not is_common(*heads, named.revision.id):
        raise BankError(
            f"{base} is no common ancestor of both banks: entries would be taken for retired",
            "leave --base out, or name a revision that both `bankd log` show",
        )
    return [named]


def _named(ours: Bank, theirs: State, base: str) -> Ancestor:
    try:
        return Ancestor(ours.revision(base), is_ours=True)
    except BankError as not_ours:
        try:
            return Ancestor(theirs.bank.revision(base), is_ours=False)
        except BankError:
            raise not_ours from None


def _head_of(connection: Connection, schema: str, theirs: State) -> _Head | None:
    """Read where their state is read: a writer of theirs may just have gone on."""
    if theirs.revision is not None:
        return _Head(theirs.revision.id, theirs.revision.number)
    newest = f"SELECT id, number FROM {schema}.revisions ORDER BY number DESC LIMIT 1"
    row = connection.first(newest)
    return _Head(row["id"], row["number"]) if row else None


def _new_parent(
    ours: Bank, found: MergeResult, past: Sequence[Ancestor], their_head: _Head | None
) -> str | None:
    """Their head, where that is news: not if we come from it, nor if they come from ours and
    nothing differs. Banks that merge each other in turns come to rest so."""
    our_head = ours.head()
    common = {ancestor.revision.id for ancestor in past}
    if their_head is None or their_head.id in common:
        return None
    is_quiet = not found.counts and not found.ours_alone
    return None if is_quiet and our_head and our_head.id in common else their_head.id


def _plan(
    connection: Connection,
    writer: Writer,
    meeting: _Meeting,
    prefer: Choice | None,
    check: HashCheck,
) -> MergeResult:
    """Evidence and files are here after it, and a row for each key that differs."""
    theirs, has_common_past = meeting.theirs, bool(meeting.past)
    their_number = meeting.their_head.number if meeting.their_head else None
    with (
        compared(
            connection,
            Side(OURS),
            Side(meeting.schema, theirs.revision),
            gone=has_common_past,
            narrows=theirs.revision is None,
        ) as states,
        _bases(connection, meeting, states) as bases,
    ):
        same = size(connection, states, "b") - connection.value(_DIFFERENT)
        note_base(writer, bases)
        copied = copy(connection, writer, theirs.name, check)
        weigh(writer, copied, has_common_past=has_common_past, their_number=their_number)
        ours_alone = rows.make_rows(
            writer,
            states.b_state,
            copied,
            has_common_past=has_common_past,
            prefer=prefer,
        )
        forget(writer)
        forget_copied(writer)
    note_files(writer, their_number)
    counts = rows.counts(connection)
    return MergeResult(counts, same, copied.observations, None, ours_alone)


@contextmanager
def _bases(
    connection: Connection, meeting: _Meeting, states: Compared
) -> Iterator[list[BaseState]]:
    """Where the entries of the common ancestors are, as far as they matter."""
    with ExitStack() as stack:
        bases = []
        for number, ancestor in enumerate(meeting.past):
            among = AMONG_A if ancestor.is_ours else AMONG_B
            state = relation(
                connection,
                OURS if ancestor.is_ours else meeting.schema,
                ancestor.revision,
                f"base_state_{number}",
                among if states.is_narrow else None,
            )
            bases.append(BaseState(stack.enter_context(state), is_ours=ancestor.is_ours))
        yield bases


def _merged_with_itself(theirs: State) -> MergeResult:
    """A bank has all that it ever had."""
    size = sum(1 for _ in theirs.bank.records(at=theirs.revision))
    return MergeResult({}, size, 0, None)
