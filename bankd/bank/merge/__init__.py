"""Merging banks: three-way, whole rows, conflicts kept in the bank until they are settled."""

from bankd.bank.merge.merge import merge
from bankd.bank.merge.values import (
    UNVERIFIED,
    Choice,
    Conflict,
    Judge,
    Judgement,
    MergeLine,
    MergeResult,
    PendingMerge,
    Side,
    Verdict,
)
from bankd.bank.merge.waiting import (
    abort_merge,
    choose,
    conflicts,
    continue_merge,
    merge_lines,
    pending,
)

__all__ = [
    "UNVERIFIED",
    "Choice",
    "Conflict",
    "Judge",
    "Judgement",
    "MergeLine",
    "MergeResult",
    "PendingMerge",
    "Side",
    "Verdict",
    "abort_merge",
    "choose",
    "conflicts",
    "continue_merge",
    "merge",
    "merge_lines",
    "pending",
]
