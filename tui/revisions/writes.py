"""Bringing an earlier state of a bank back, as a new revision."""

from __future__ import annotations

from pathlib import Path

from bankd.author import author
from bankd.bank import Bank, Revision
from bankd.bank.history.undo import Undo, undo
from bankd.errors import BankError, ErrorCode

BUSY_S = 10.0
"""Time to wait for another writer; then that is said, and can be done again."""


def restore(place: Path, revision_id: str, head_id: str) -> Revision | None:
    """Bring back the state at a revision; None where it is the state already. Raises BankError.

    `head_id`: the head that the user has seen. Once another one has come, nothing is done.
    """
    with Bank.open(place, create=False, busy_timeout_s=BUSY_S) as bank:
        head = bank.head()
        if head is None or head.id != head_id:
            raise BankError(
                f"{bank.path} was written to meanwhile",
                "look at the log, and press R again",
                ErrorCode.COMMAND,
            )
        return undo(bank, Undo(bank.revision(revision_id), later=True), author())
