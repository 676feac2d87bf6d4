"""The merge under way, as the bank keeps it: its header, and the transactions that change it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection as Writer

from bankd.bank.connection import Row
from bankd.bank.merge.values import PendingMerge
from bankd.bank.store import Bank
from bankd.errors import BankError

_IS_THERE = "SELECT count(*) FROM main.sqlite_schema WHERE type = 'table' AND name = 'merges'"
_HEADER = "SELECT * FROM merges"
_OPEN = "SELECT count(*) FROM merge_rows WHERE verdict = '?'"


class _Undone(Exception):  # noqa: N818  No error: how a dry run leaves its transaction.
    """All was tried, and nothing is to be kept."""


@contextmanager
def transaction(bank: Bank, *, dry_run: bool = False) -> Iterator[Writer]:
    """Of a merge; of a dry run nothing is kept."""
    with contextlib.suppress(_Undone), bank.connection.writing() as writer:
        yield writer
        if dry_run:
            raise _Undone


def header(bank: Bank) -> Row | None:
    """The merge that waits; None where none does, and in a bank too old to have any."""
    connection = bank.connection
    return connection.first(_HEADER) if connection.value(_IS_THERE) else None


def required_header(bank: Bank, of: str | None = None) -> Row:
    """Raises BankError where no merge waits, or another than that which started at `of`."""
    found = header(bank)
    if found is None:
        raise BankError(
            f"{bank.path} has no merge under way (or another process has just ended it)",
            "start one with `bankd merge THEIRS`; `bankd log` shows what was written",
        )
    if of not in (None, found["started"]):
        raise BankError(
            f"{bank.path} has another merge under way by now, with {found['theirs']}",
            "see that one first: `bankd merge --status`",
        )
    return found


def require_waiting(bank: Bank) -> None:
    """Raises BankError where no merge waits."""
    required_header(bank)


def open_rows(bank: Bank) -> int:
    return int(bank.connection.value(_OPEN))


def pending(bank: Bank) -> PendingMerge | None:
    """The merge that waits for choices; None where none does."""
    found = header(bank)
    if found is None:
        return None
    is_open = open_rows(bank)
    return PendingMerge(
        theirs=found["theirs"],
        started=found["started"],
        author=found["author"],
        open=is_open,
        settled=bank.connection.value("SELECT count(*) FROM merge_rows") - is_open,
    )


def refuse_second(bank: Bank) -> None:
    """Raises BankError where a merge waits already."""
    waiting = pending(bank)
    if waiting is not None:
        raise BankError(
            f"{bank.path} has a merge under way, with {waiting.theirs}: {waiting.open} open",
            "end it with `bankd merge --continue` or `bankd merge --abort`",
        )
