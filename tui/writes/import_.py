"""Makes the bank that an import goes into, where there is none yet."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bankd.bank import Bank


def make_bank(place: Path) -> None:
    """An empty one; one that is there stays as it is. Raises BankError."""
    with Bank.open(place):
        pass


@contextmanager
def passing_bank() -> Iterator[Bank]:
    """An empty one in a temporary folder, to compare with while there is none."""
    with (
        tempfile.TemporaryDirectory(prefix="bankd-import-") as folder,
        Bank.open(Path(folder)) as bank,
    ):
        yield bank
