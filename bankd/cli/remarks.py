"""What is told of files of the original (CANN): those skipped, and what is assumed of others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from bankd.cli.tables import cell

if TYPE_CHECKING:
    from bankd.bank.cann import Remark, Tell

MOST_TOLD = 20
"""Lines; a tree may hold any number of other files."""


@contextmanager
def telling_remarks() -> Iterator[Tell]:
    """What is to be called for each such file: a line on standard error, and their number at the
    end where they are many."""
    told = 0

    def tell(remark: Remark) -> None:
        nonlocal told
        told += 1
        if told <= MOST_TOLD:
            what = f"skipped: {remark.what}" if remark.is_skipped else remark.what
            click.echo(cell(f"bankd: {remark.path}: {what}"), err=True)

    try:
        yield tell
    finally:
        if told > MOST_TOLD:
            click.echo(f"bankd: and {told - MOST_TOLD} more such files", err=True)
