"""Remarks on CANN files: those skipped, and what is assumed of others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bankd.cli.words import remark

if TYPE_CHECKING:
    from bankd.bank.cann import Remark, Tell

MOST_TOLD = 20
"""Lines; a tree may hold any number of other files."""


@contextmanager
def telling_remarks() -> Iterator[Tell]:
    """Return a function to call for each such file: a line on standard error, their number at the
    end where they are many."""
    told = 0

    def tell(one: Remark) -> None:
        nonlocal told
        told += 1
        if told <= MOST_TOLD:
            remark(f"{one.path}: {'skipped: ' if one.is_skipped else ''}{one.what}")

    try:
        yield tell
    finally:
        if told > MOST_TOLD:
            remark(f"and {told - MOST_TOLD} more such files")
