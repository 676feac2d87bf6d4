"""Merging banks: three-way, whole rows, conflicts kept in the bank until they are resolved."""

from bankd.bank.merge.merge import abort_merge, continue_merge, merge, require_mergeable
from bankd.bank.merge.merge_values import (
    UNDECIDED,
    UNVERIFIED,
    Choice,
    Conflict,
    Finding,
    Judge,
    Judgement,
    Measured,
    MergeEntry,
    MergeLine,
    MergeResult,
    MergeVerdict,
    PendingMerge,
    Side,
)
from bankd.bank.merge.merge_view import MergeView
from bankd.bank.merge.pending_merge import merge_entry, merge_lines, pending, require_waiting
from bankd.bank.merge.resolve import choose, measure_key, resolve_suggested, undo_choice
