"""A bound on the growth of a bank during an import."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bankd.bank.faults import FILE_CODE
from bankd.bank.store import Bank
from bankd.errors import BankError

SAY_MORE = "free disk space, or allow more (--most_bytes)"


@contextmanager
def growing_at_most(bank: Bank, most_bytes: int) -> Iterator[None]:
    """Let the bank's file grow by so many bytes in this block: SQLite refuses the page after them.

    Its log, which is folded into the file afterwards, may have as much meanwhile. Raises BankError
    where that is not enough; the transaction under way is undone then.
    """
    connection = bank.connection
    usual_pages = connection.value("PRAGMA max_page_count")
    pages = connection.value("PRAGMA page_count")
    more_pages = max(1, most_bytes // connection.value("PRAGMA page_size"))
    connection.value(f"PRAGMA max_page_count = {min(usual_pages, pages + more_pages)}")
    try:
        yield
    except BankError as error:
        if not is_full(error):
            raise
        what = f"{bank.path} would grow by more than {most_bytes} bytes, or the disk is full"
        raise BankError(what, SAY_MORE, FILE_CODE) from error
    finally:
        connection.value(f"PRAGMA max_page_count = {usual_pages}")


def is_full(error: BankError) -> bool:
    """Return True if SQLite found no space for another page."""
    return getattr(error.__cause__, "sqlite_errorname", "") == "SQLITE_FULL"
