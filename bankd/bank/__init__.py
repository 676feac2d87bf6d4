"""The bank: what was measured, what was decided, and every state it ever had.

A pure store of text and numbers: it knows no tuner, no command line and no screen.
"""

from bankd.bank.built_in import built_in_folder
from bankd.bank.canonical import canonical, content_hash
from bankd.bank.layers import FoundDecision, LayeredBank
from bankd.bank.location import bank_folder, writable_bank_folder
from bankd.bank.record import (
    Change,
    Decision,
    Model,
    Observation,
    Past,
    Revision,
    Stage,
    TargetKey,
    TimingSummary,
)
from bankd.bank.store import Bank
