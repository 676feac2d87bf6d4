"""The bank: what was measured, what was decided, and every state it ever had.

A pure store of text and numbers: it knows no tuner, no command line and no screen.
"""

from bankd.bank.built_in import built_in_folder
from bankd.bank.canonical import canonical, content_hash
from bankd.bank.layers import FoundDecision, LayeredBank
from bankd.bank.location import (
    FurtherBanks,
    bank_folder,
    further_banks,
    writable_bank_folder,
)
from bankd.bank.record import (
    Change,
    Counts,
    Decision,
    Model,
    Observation,
    Past,
    Revision,
    Stage,
    TargetKey,
    TimingSummary,
    utc_now,
)
from bankd.bank.store import Bank

__all__ = [
    "Bank",
    "Change",
    "Counts",
    "Decision",
    "FoundDecision",
    "FurtherBanks",
    "LayeredBank",
    "Model",
    "Observation",
    "Past",
    "Revision",
    "Stage",
    "TargetKey",
    "TimingSummary",
    "bank_folder",
    "built_in_folder",
    "canonical",
    "content_hash",
    "further_banks",
    "utc_now",
    "writable_bank_folder",
]
