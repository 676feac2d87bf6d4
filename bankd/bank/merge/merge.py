"""Three-way merge of another bank's state into ours: evidence is united, decisions by the rules.

attach their bank -> differing keys -> transfer of evidence and decisions -> facts of each key ->
rules -> rows -> one revision, or a merge that waits in the bank until its conflicts are resolved.
Until it ends no decision of the bank changes; what was measured is evidence and stays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from sqlite3 import Connection as Writer

from bankd.bank.canonical import well_formed
from bankd.bank.diff.compare import (
    AMONG_A,
    AMONG_B,
    OURS,
    ComparedState,
    attached,
    compared,
    is_same_file,
    size,
)
from bankd.bank.exchange.manifest_signature import require_vouched
from bankd.bank.history.ancestry import Ancestor, common_ancestors, common_revisions
from bankd.bank.merge.evaluate import evaluate, note_base
from bankd.bank.merge.merge_values import Choice, Judge, MergeLine, MergeResult
from bankd.bank.merge.pending_merge import (
    counts,
    merge_lines,
    refuse_second,
    require_waiting,
    transaction,
)
from bankd.bank.merge.resolve import measure_open, open_changed, resolve_open
from bankd.bank.merge.rules import make_rows
from bankd.bank.merge.transfer import transfer, transfer_files
from bankd.bank.record import Revision, utc_now
from bankd.bank.state import State, relation
from bankd.bank.store import Bank
from bankd.bank.tables.revise import RevisionNote, results, write_results
from bankd.errors import BankError

Listen = Callable[[MergeLine], None]

_DIFFERENT = "SELECT count(*) FROM temp.differing WHERE b_decision IS NOT NULL"
_TEMPORARY = (
    "together", "evaluated", "sides", "base_rows", "new_observations", "new_decisions",
    "target_map", "policy_map", "environment_map", "decision_map", "task_map",
)  # fmt: skip
"""The tables that a plan is made with."""
_BEGIN = """
    INSERT INTO merges (
        id, theirs, their_head, author, message, started, same, new_observations, last_observation)
    VALUES (1, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) FROM observations))
"""
_KEEP_ROWS = "INSERT INTO main.merge_rows SELECT * FROM temp.merge_rows"
_RESULTS = """
    INSERT INTO temp.results (target, task, decision)
    SELECT planned.target, planned.task, planned.result FROM merge_rows AS planned
    LEFT JOIN current ON current.target = planned.target AND current.task = planned.task
    WHERE current.decision IS NOT planned.result
"""
_KEEP_FILES = """
    INSERT INTO main.foreign_files (path, hash, content, revision)
    SELECT path, hash, content, ? FROM main.merge_files ORDER BY path
"""


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
    Conflicts that the rules leave open are resolved as `prefer` says; OURS and THEIRS also take
    what is within the noise; MEASURE has the `judge` resolve them, and what the rules decide by
    times as well. While any stay open, no decision of ours changes: the merge waits in the bank
    (`continue_merge`, `abort_merge`). With `holds` it waits even where nothing is open, to be
    reviewed first, unless it would write nothing at all. `listen` hears a line for each key that is
    not simply equal, or ours alone.

    Raises BankError for a bank with a merge under way, or one that contradicts ours, and for what
    is not signed where TUNEBANK_VERIFY_KEY asks for it: all that is taken over passes here.
    """
    if is_same_file(ours.connection, theirs.bank.connection):
        size_of_ours = sum(1 for _ in theirs.bank.records(at=theirs.revision))
        return MergeResult({}, size_of_ours, 0, None)
    require_vouched(theirs.name, is_vouched=theirs.is_vouched)
    past = _past(ours, theirs, base)
    end = _End(prefer, judge, dry_run, holds, listen)
    with (
        ThreadPoolExecutor(max_workers=1) as pool,
        attached(ours.connection, theirs.bank.connection) as schema,
        ours.connection.trusting_references(),
        transaction(ours, dry_run=dry_run) as writer,
    ):
        refuse_second(ours)
        newest = f"SELECT id, number FROM {schema}.revisions ORDER BY number DESC LIMIT 1"
        pinned = theirs.revision and (theirs.revision.id, theirs.revision.number)
        their_head = pinned or writer.execute(newest).fetchone()
        found = _plan(ours, writer, theirs, schema, past, their_head, prefer, pool)
        new_parent = _new_parent(ours, found, past, their_head)
        name, *texts = map(well_formed, (theirs.name, author, message))
        numbers = (found.same, found.new_observations)
        writer.execute(_BEGIN, (name, new_parent, *texts, utc_now(), *numbers))
        result = _close(ours, writer, found, end)
        if result.waits:
            writer.execute(_KEEP_ROWS)
        writer.execute("DROP TABLE temp.merge_rows")
    return _measured(ours, result, end)


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
    """Continue the merge that waits: resolve what is open as `prefer` says, or by the `judge`; what
    was chosen before stays. With `holds` it waits even where nothing is open any more.

    Raises BankError where none waits, or another than that which started at `of`.
    """
    end = _End(prefer, judge, dry_run, holds, listen)
    with transaction(bank, dry_run=dry_run) as writer:
        result = _close(bank, writer, _resumed(bank, writer, of), end)
    return _measured(bank, result, end)


def abort_merge(bank: Bank, *, of: str | None = None) -> None:
    """Forget the merge that waits. The evidence that it brought stays: it was measured.

    Raises BankError where none waits, or another than that which started at `of`.
    """
    with transaction(bank) as writer:
        require_waiting(bank, of)
        _forget(writer)


def require_mergeable(ours: Bank, theirs: State, base: str | None) -> None:
    """Raises BankError for what `merge` would refuse: a second merge, a base that is not common,
    what is not signed as it has to be."""
    if not is_same_file(ours.connection, theirs.bank.connection):
        require_vouched(theirs.name, is_vouched=theirs.is_vouched)
        refuse_second(ours)
        _past(ours, theirs, base)


@dataclass(frozen=True)
class _End:
    """Terms of the end of a merge: arguments of `merge` and `continue_merge`."""

    prefer: Choice | None
    judge: Judge | None
    dry_run: bool
    holds: bool
    listen: Listen | None


def _past(ours: Bank, theirs: State, base: str | None) -> list[Ancestor]:
    """The newest common revisions, or the common one that is named. Raises BankError."""
    heads = (ours.connection, ours.head(), theirs.bank.connection, theirs.head)
    if base is None:
        return common_ancestors(*heads)
    try:
        named = Ancestor(ours.revision(base), is_ours=True)
    except BankError:
        named = Ancestor(theirs.bank.revision(base), is_ours=False)
    if named.revision.id not in common_revisions(*heads):
        raise BankError(
            f"{base} is no common ancestor of both banks: entries would be taken for retired",
            "leave --base out, or name a revision that both `bankd log` show",
        )
    return [named]


def _plan(
    ours: Bank,
    writer: Writer,
    theirs: State,
    schema: str,
    past: Sequence[Ancestor],
    their_head: tuple[str, int] | None,
    prefer: Choice | None,
    pool: Executor,
) -> MergeResult:
    """Transfer evidence and files, and make `temp.merge_rows`: a row for each key that differs."""
    has_common_past = bool(past)
    their_number = their_head[1] if their_head else None
    with ExitStack() as stack:
        states = stack.enter_context(
            compared(
                ours.connection,
                ComparedState(OURS),
                ComparedState(schema, theirs.revision),
                gone=has_common_past,
                narrows=theirs.revision is None,
            )
        )
        same = size(ours.connection, states, "b") - ours.connection.value(_DIFFERENT)
        bases = []
        for number, ancestor in enumerate(past):
            place, among = (OURS, AMONG_A) if ancestor.is_ours else (schema, AMONG_B)
            narrow = among if states.is_narrow else None
            base = relation(ours.connection, place, ancestor.revision, f"base_{number}", narrow)
            bases.append((stack.enter_context(base), ancestor.is_ours))
        note_base(writer, bases)
        transferred = transfer(ours, theirs, writer, pool)
        evaluate(writer, transferred, has_common_past=has_common_past, their_number=their_number)
        ours_alone = make_rows(
            writer, states.b_state, transferred, has_common_past=has_common_past, prefer=prefer
        )
        for table in _TEMPORARY:
            writer.execute(f"DROP TABLE temp.{table}")
    transfer_files(writer, their_number)
    transferred.require_hashes(theirs.name)
    return MergeResult(counts(ours), same, transferred.observations, None, ours_alone)


def _new_parent(
    ours: Bank, found: MergeResult, past: Sequence[Ancestor], their_head: tuple[str, int] | None
) -> str | None:
    """Their head, where that is news: not if we come from it, nor if they come from ours and
    nothing differs. Banks that merge each other in turns come to rest so."""
    our_head = ours.head()
    common = {ancestor.revision.id for ancestor in past}
    if their_head is None or their_head[0] in common:
        return None
    is_quiet = not found.counts and not found.ours_alone
    return None if is_quiet and our_head and our_head.id in common else their_head[0]


def _measured(bank: Bank, result: MergeResult, end: _End) -> MergeResult:
    """Have every open conflict judged, each kept at once, then end the merge if none is left."""
    if end.judge is None or end.dry_run or not result.open:
        return result
    measure_open(bank, end.judge)
    with transaction(bank) as writer:
        return _close(bank, writer, _resumed(bank, writer), replace(end, prefer=None, judge=None))


def _resumed(bank: Bank, writer: Writer, of: str | None = None) -> MergeResult:
    """The merge that waits, after what happened meanwhile. Raises BankError where none does."""
    header = require_waiting(bank, of)
    open_changed(writer)
    return MergeResult({}, header["same"], header["new_observations"], None)


def _close(bank: Bank, writer: Writer, found: MergeResult, end: _End) -> MergeResult:
    """Resolve what is open as preferred, report, and end the merge unless conflicts are open, or it
    shall be held. What a judge is about to resolve is reported after that."""
    if end.prefer is not None and end.prefer is not Choice.MEASURE:
        resolve_open(writer, end.prefer)
    result = replace(found, counts=counts(bank))
    is_judged_next = end.judge is not None and not end.dry_run and result.open
    if end.listen is not None and not is_judged_next:
        for line in merge_lines(bank):
            end.listen(line)
    if result.open or end.dry_run:
        return result
    has_files = bool(bank.connection.value("SELECT count(*) FROM merge_files"))
    header = require_waiting(bank)
    parents = () if header["their_head"] is None else (header["their_head"],)
    if end.holds and (result.counts or has_files or parents):
        return replace(result, is_held=True)
    revision: Revision | None = None
    with results(writer):
        changes = writer.execute(_RESULTS).rowcount
        if changes or has_files or parents:
            entry = RevisionNote(header["message"], header["author"], parents, reserved=result.same)
            revision = write_results(bank.connection, writer, entry)
            writer.execute(_KEEP_FILES, (revision.number,))
    _forget(writer)
    return replace(result, revision=revision)


def _forget(writer: Writer) -> None:
    for table in ("merge_rows", "merge_files", "merges"):
        writer.execute(f"DELETE FROM main.{table}")
