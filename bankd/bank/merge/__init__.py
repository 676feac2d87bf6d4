"""Merging banks: three-way, whole rows, conflicts kept in the bank until they are settled."""

from bankd.bank.merge.choices import choose, settle_suggested, undo_choice
from bankd.bank.merge.entries import Measured, MergeEntry, conflicts, merge_entry
from bankd.bank.merge.measuring import measure_key
from bankd.bank.merge.merge import merge, require_mergeable
from bankd.bank.merge.under_way import pending, require_waiting
from bankd.bank.merge.values import (
    UNDECIDED,
    UNVERIFIED,
    Choice,
    Conflict,
    Finding,
    Judge,
    Judgement,
    MergeLine,
    MergeResult,
    PendingMerge,
    Side,
    Verdict,
)
from bankd.bank.merge.view import MergeView
from bankd.bank.merge.waiting import abort_merge, continue_merge, merge_lines

__all__ = [
    "UNDECIDED",
    "UNVERIFIED",
    "Choice",
    "Conflict",
    "Finding",
    "Judge",
    "Judgement",
    "Measured",
    "MergeEntry",
    "MergeLine",
    "MergeResult",
    "MergeView",
    "PendingMerge",
    "Side",
    "Verdict",
    "abort_merge",
    "choose",
    "conflicts",
    "continue_merge",
    "measure_key",
    "merge",
    "merge_entry",
    "merge_lines",
    "pending",
    "require_mergeable",
    "require_waiting",
    "settle_suggested",
    "undo_choice",
]
