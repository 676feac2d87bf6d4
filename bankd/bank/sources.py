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

from bankd.bank.cann import MAX_FILES_BYTES, Tell, is_cann, stage_cann
from bankd.bank.exchange import MAX_EXPORT_BYTES, is_export, required_key, stage_export
from bankd.bank.location import BANK_FILE, exported_part, holds_bank
from bankd.bank.state import State
from bankd.bank.store import MORE_SPACE, Bank, bank_file
from bankd.bank.tables.reader import UnknownRevision
from bankd.errors import BankError, BankFileError, ErrorCode
from bankd.suggestion import QUESTION

WHAT_IT_MAY_BE = "a folder or file of a bank, an export, a result folder, or CANN bank files"


@dataclass(frozen=True)
class Terms:
    """The terms on which a source is imported."""

    verify_key: Path | None = None
    """The public key that an export has to be signed with; None: what TUNEBANK_VERIFY_KEY says."""
    soc_version: str | None = None
    """SoC of CANN files whose names say none, ..."""
    cores: int | None = None
    """... and for how many cores."""
    most_bytes: int | None = None
    """Maximum size of the source, and of the bank that is made of it. None: `MAX_EXPORT_BYTES`, and
    `MAX_FILES_BYTES` of CANN files, which are read into memory."""
    tell: Tell | None = None
    """Hears which CANN files are skipped, or assumed about, and why."""

    @property
    def most_bank_bytes(self) -> int:
        return MAX_EXPORT_BYTES if self.most_bytes is None else self.most_bytes


@contextmanager
def open_state(
    name: str | None, default_bank: Path, *, tell: Tell | None = None
) -> Iterator[State]:
    """The state that a name on the command line means, open for reading.

    "r3", "head", a tag, or the beginning of an id: of `default_bank`; None: as that stands. PATH,
    or PATH@r3: of what lies there. Where a file has the name of a revision, ./r3 says that the
    file is meant.
    """
    path = Path(name or default_bank)
    if name is not None and path.exists():
        with staged(path, Terms(tell=tell)) as state:
            yield state
        return
    place, at, revision = (name or "").rpartition("@")
    if at and Path(place).exists():
        with staged(Path(place), Terms(tell=tell)) as state:
            yield replace(state, revision=state.bank.revision(revision))
        return
    unknown = BankFileError(
        f"there is no file or folder {name!r}, and no revision {name!r} in {default_bank}",
        f"give {WHAT_IT_MAY_BE}; or a revision or tag that `bankd log` shows",
    )
    if name is not None and not holds_bank(default_bank):
        raise unknown
    with Bank.open(default_bank, create=False, read_only=True) as bank:
        try:
            revision_of_bank = None if name is None else bank.revision(name)
        except UnknownRevision as error:
            if error.hint and error.hint.startswith(QUESTION):
                unknown.hint = error.hint
            raise unknown from None
        yield State(bank, revision_of_bank)


@contextmanager
def staged(source: Path, terms: Terms = Terms()) -> Iterator[State]:
    """Open the bank at a path for reading; of a result folder, its part `bank`. Raises BankError
    for anything else, or anything broken, too large, or not as the terms have it."""
    source = exported_part(source) or source
    most_bytes = terms.most_bank_bytes
    is_target_named = terms.soc_version is not None or terms.cores is not None
    is_exported = is_export(source)
    if terms.verify_key is not None and not is_exported:
        raise BankError(
            f"{source} is not an export: nothing else is signed",
            "ask for an export of it: `bankd export --sign KEY`",
        )
    if is_target_named and (is_exported or is_bank(source)):
        raise BankError(
            f"{source} states the soc_version and the number of cores of its entries",
            "give --soc_version and --aicore_num only with CANN files",
            ErrorCode.OPTION,
        )
    if is_bank(source):
        _require_size(source, most_bytes)
        with Bank.open(source, create=False, read_only=True) as bank:
            yield State(bank)
        return
    key = required_key(terms.verify_key) if is_exported else None
    with tempfile.TemporaryDirectory(prefix="bankd-import-") as place:
        folder = Path(place)
        if is_exported:
            made = stage_export(source, folder, verify_key=key, most_bytes=most_bytes)
        elif is_cann(source) or (terms.soc_version is not None and source.is_dir()):
            made = stage_cann(
                source,
                folder,
                soc_version=terms.soc_version,
                cores=terms.cores,
                max_bytes=MAX_FILES_BYTES if terms.most_bytes is None else terms.most_bytes,
                max_bank_bytes=most_bytes,
                tell=terms.tell,
            )
        else:
            what = f"{source} is not a known kind of bank"
            raise BankFileError(what, f"give {WHAT_IT_MAY_BE}")
        with made as bank:
            yield State(bank, source=str(source), is_checked=True, is_vouched=key is not None)


def _require_size(source: Path, most_bytes: int) -> None:
    size_bytes = bank_file(source).stat().st_size
    if size_bytes > most_bytes:
        what = f"{source} has {size_bytes} bytes, more than {most_bytes}"
        raise BankFileError(what, MORE_SPACE)


def is_bank(path: Path) -> bool:
    """Return True if a bank is there, by its file alone."""
    file = bank_file(path)
    return (file.name == BANK_FILE or file.suffix == ".db") and file.is_file()
