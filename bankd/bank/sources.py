"""What people name: a revision of their bank, another bank, an export, files of the original.

All of them end as a state of a bank; what is no bank yet is checked and made one in a temporary
folder, which is gone when the work is done.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bankd.bank.cann import is_cann, stage_cann
from bankd.bank.exchange import is_export, stage_export
from bankd.bank.location import BANK_FILE
from bankd.bank.state import State
from bankd.bank.store import Bank, bank_file
from bankd.errors import BankError

WHAT_IT_MAY_BE = "a folder or file of a bank, an export, or bank files of the original (CANN)"


@contextmanager
def open_state(name: str, default_bank: Path) -> Iterator[State]:
    """The state that a name on the command line means, open for reading.

    "r3", "head", a tag, or the beginning of an id: of `default_bank`. PATH, or PATH@r3: of what
    lies there. Where a file has the name of a revision, ./r3 says that the file is meant.
    """
    path = Path(name)
    if path.exists():
        with staged(path) as bank:
            yield State(bank)
        return
    place, at, revision = name.rpartition("@")
    if at and Path(place).exists():
        with staged(Path(place)) as bank:
            yield State(bank, bank.revision(revision))
        return
    if "/" in name:
        raise BankError(f"{name} does not exist", f"name {WHAT_IT_MAY_BE}", "EG0011")
    with Bank.open(default_bank, create=False, read_only=True) as bank:
        yield State(bank, bank.revision(name))


@contextmanager
def staged(
    source: Path, *, verify_key: Path | None = None, cores: int | None = None
) -> Iterator[Bank]:
    """What lies at a path as a bank, open for reading.

    `verify_key`: the public key that an export has to be signed with; `cores`: of files of the
    original whose names say none. Raises BankError for anything else, or anything broken.
    """
    if is_bank(source):
        if verify_key is not None:
            raise BankError(
                f"{source} is a bank, which cannot be signed",
                "ask for an export of it: `bankd export --sign KEY`",
            )
        with Bank.open(source, create=False, read_only=True) as bank:
            yield bank
        return
    with tempfile.TemporaryDirectory(prefix="bankd-import-") as folder:
        yield from _stage(source, Path(folder), verify_key, cores)


def is_bank(path: Path) -> bool:
    """Whether a bank lies there, by its file alone."""
    file = bank_file(path)
    if file.name != BANK_FILE and file.suffix != ".db":
        return False
    return file.is_file()


def _stage(
    source: Path, folder: Path, verify_key: Path | None, cores: int | None
) -> Iterator[Bank]:
    if is_export(source):
        bank = stage_export(source, folder, verify_key=verify_key)
    elif is_cann(source):
        bank = stage_cann(source, folder, cores=cores)
    else:
        raise BankError(f"{source} is no bank that we know", f"give {WHAT_IT_MAY_BE}", "EG0011")
    with bank:
        yield bank
