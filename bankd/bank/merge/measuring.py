"""Conflicts that a judge settles by measuring: each is kept at once, and nothing is locked while
it measures."""

from __future__ import annotations

from bankd.bank.gradients import BY_TRAINING
from bankd.bank.merge import rows, settling, under_way
from bankd.bank.merge.entries import conflict_at, conflicts, line_at
from bankd.bank.merge.values import Conflict, Judge, MergeLine
from bankd.bank.record import TargetKey
from bankd.bank.rows import insert_decisions, insert_observations
from bankd.bank.store import Bank
from bankd.bank.subject import is_gradients, short_key
from bankd.errors import BankError

_COUNT_NEW = "UPDATE merges SET new_observations = new_observations + ?"


def measure_key(bank: Bank, target: TargetKey, key: str, judge: Judge) -> MergeLine:
    """Have one key judged, open or not, and settle it so; gives its line.

    `undo_choice` can take it back. Where the judge has no answer, the key stays as it is. Raises
    BankError for gradients, which only training measures, where no such key waits, and where
    another process settled it, or ended the merge, meanwhile: what was measured is kept even so.
    """
    before, conflict = line_at(bank, target, key), conflict_at(bank, target, key)
    if is_gradients(conflict.task):
        raise BankError(BY_TRAINING, "or choose ours, theirs or base")
    if not _judged(bank, conflict, before, judge):
        raise BankError(
            f"{short_key(key)} for {target} was resolved by another process, or its merge was"
            " ended, while it was measured; what was measured is kept",
            "see `bankd merge --status`",
        )
    return line_at(bank, target, key)


def measure_open(bank: Bank, judge: Judge) -> None:
    """Have every open conflict judged that is still open in its turn."""
    for conflict in list(conflicts(bank)):
        line = rows.line_at(bank.connection, conflict.target, conflict.key)
        if line is not None and line.is_open:
            _judged(bank, conflict, line, judge)


def _judged(bank: Bank, conflict: Conflict, before: MergeLine, judge: Judge) -> bool:
    """Whether the row was still as before when the judge had spoken; else it is left alone."""
    judgement = judge(conflict)
    if judgement is None:
        return True
    target, key = conflict.target, conflict.key
    with under_way.transaction(bank) as writer:
        new = insert_observations(writer, judgement.observations)
        if rows.line_at(bank.connection, target, key) != before:
            return False
        if judgement.result is not None:
            insert_decisions(writer, [judgement.result])
        settling.settle_as_judged(writer, target, key, judgement)
        writer.execute(_COUNT_NEW, (new,))
    return True
