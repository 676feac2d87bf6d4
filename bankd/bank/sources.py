"""Sources that a user names: a revision of the bank, another bank, an export, CANN files.

All of them end as a state of a bank; what is no bank yet is checked and made one in a temporary
folder, which is gone when the work is done.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from bankd.bank.cann import MAX_BYTES as MAX_FILE_BYTES
from bankd.bank.cann import Tell, is_cann, stage_cann
from bankd.bank.connection import FILE_CODE
from bankd.bank.exchange import MAX_BYTES, is_export, stage_export
from bankd.bank.location import BANK_FILE, holds_bank
from bankd.bank.reader import UnknownRevision
from bankd.bank.record import Revision
from bankd.bank.state import State
from bankd.bank.store import MORE_SPACE, Bank, bank_file
from bankd.errors import BankError

WHAT_IT_MAY_BE = "a folder or file of a bank, an export, or CANN bank files"


@dataclass(frozen=True)
class Terms:
    """The terms on which a source is imported."""

    verify_key: Path | None = None
    """The public key that an export has to be signed with."""
    soc_version: str | None = None
    """SoC of CANN files whose names say none, ..."""
    cores: int | None = None
    """... and for how many cores."""
    most_bytes: int | None = None
    """Maximum size of the source, and of the bank that is made of it. None: `MAX_BYTES`, and
    `MAX_FILE_BYTES` of CANN files, which are read into memory."""
    tell: Tell | None = None
    """Hears which CANN files are skipped, or assumed about, and why."""

    @property
    def most_bank_bytes(self) -> int:
        return MAX_BYTES if self.most_bytes is None else self.most_bytes


USUAL = Terms()


@contextmanager
def open_state(
    name: str | None, default_bank: Path, *, tell: Tell | None = None
) -> Iterator[State]:
    """The state that a name on the command line means, open for reading.

    "r3", "head", a tag, or the beginning of an id: of `default_bank`; None: as that stands. PATH,
    or PATH@r3: of what lies there. Where a file has the name of a revision, ./r3 says that the
    file is meant.
    """
    if name is None:
        with Bank.open(default_bank, create=False, read_only=True) as bank:
            yield State(bank)
        return
    path = Path(name)
    if path.exists():
        with staged(path, Terms(tell=tell)) as state:
            yield state
        return
    place, at, revision = name.rpartition("@")
    if at and Path(place).exists():
        with staged(Path(place), Terms(tell=tell)) as state:
            yield replace(state, revision=state.bank.revision(revision))
        return
    if not holds_bank(default_bank):
        raise _unknown(name, default_bank)
    with Bank.open(default_bank, create=False, read_only=True) as bank:
        yield State(bank, _revision(bank, name))


@contextmanager
def staged(source: Path, terms: Terms = USUAL) -> Iterator[State]:
    """Open the bank at a path for reading. Raises BankError for anything else, or
    anything broken, too large, or not as the terms have it."""
    if is_bank(source):
        _require_unnamed(source, terms)
        with _bank(source, terms) as bank:
            yield State(bank)
        return
    with (
        tempfile.TemporaryDirectory(prefix="bankd-import-") as folder,
        _stage(source, Path(folder), terms) as bank,
    ):
        yield State(bank, source=str(source), is_checked=True)


def _revision(bank: Bank, name: str) -> Revision:
    """Find a revision by its name. Raises BankError: another name was probably meant as a path."""
    try:
        return bank.revision(name)
    except UnknownRevision:
        raise _unknown(name, bank.path) from None


def _unknown(name: str, bank: Path) -> BankError:
    return BankError(
        f"there is no file or folder {name!r}, and no revision {name!r} in {bank}",
        f"give {WHAT_IT_MAY_BE}; or a revision or tag that `bankd log` shows",
        "EG0011",
    )


def is_bank(path: Path) -> bool:
    """Return True if a bank is there, by its file alone."""
    file = bank_file(path)
    if file.name != BANK_FILE and file.suffix != ".db":
        return False
    return file.is_file()


def _bank(source: Path, terms: Terms) -> Bank:
    """Nothing is made of it, so it is only looked at how much it could bring."""
    if terms.verify_key is not None:
        raise BankError(
            f"{source} is a bank, which cannot be signed",
            "ask for an export of it: `bankd export --sign KEY`",
        )
    size_bytes = bank_file(source).stat().st_size
    if size_bytes > terms.most_bank_bytes:
        what = f"{source} has {size_bytes} bytes, more than {terms.most_bank_bytes}"
        raise BankError(what, MORE_SPACE, FILE_CODE)
    return Bank.open(source, create=False, read_only=True)


def _stage(source: Path, folder: Path, terms: Terms) -> Bank:
    if is_export(source):
        _require_unnamed(source, terms)
        most_bytes = terms.most_bank_bytes
        return stage_export(source, folder, verify_key=terms.verify_key, most_bytes=most_bytes)
    if is_cann(source) or (terms.soc_version is not None and source.is_dir()):
        return _stage_cann(source, folder, terms)
    raise BankError(f"{source} is not a known kind of bank", f"give {WHAT_IT_MAY_BE}", "EG0011")


def _stage_cann(source: Path, folder: Path, terms: Terms) -> Bank:
    if terms.verify_key is not None:
        raise BankError(
            f"{source} holds CANN files, which are not signed",
            "check them with `bankd lint`, and import them without a key",
        )
    return stage_cann(
        source,
        folder,
        soc_version=terms.soc_version,
        cores=terms.cores,
        max_bytes=MAX_FILE_BYTES if terms.most_bytes is None else terms.most_bytes,
        max_bank_bytes=terms.most_bank_bytes,
        tell=terms.tell,
    )


def _require_unnamed(source: Path, terms: Terms) -> None:
    """Refuse terms for a source that names its target itself."""
    if terms.soc_version is not None or terms.cores is not None:
        raise BankError(
            f"{source} states the soc_version and the number of cores of its entries",
            "give --soc_version and --aicore_num only with CANN files",
            "EG0003",
        )
