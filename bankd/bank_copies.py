"""Copies of a bank, made while it is written to: a folder, or behind a URL as a shared bank is.

    PLACE/bank-r00000042-20261130T012533Z.db   the bank at revision 42, whole: a bank.db of its own

A copy is made in one piece and gets its name when it is whole. The newest copies stay; each of them
is a point in time to go back to.
"""

from __future__ import annotations

import os
import re
import secrets
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bankd.bank import Bank
from bankd.bank.folders import FILE_MODE, synchronise
from bankd.bank.location import BANK_FILE
from bankd.errors import BankFileError
from bankd.folder_files import FolderFiles
from bankd.shared_bank import explained, opened_store

DEFAULT_COPIES = 30
TRIALS_S = 3600.0
"""Age of the newest copy after which trials alone, without a decision, make another."""
PART_S = 3600.0
"""Age after which a part is of a process that was killed."""
NAME = re.compile(r"bank-r([0-9]{8,})-([0-9]{8}T[0-9]{6}Z)\.db", re.ASCII)
_PART = re.compile(r"\.bank-[0-9]+-[0-9a-f]{8}\.part", re.ASCII)


@dataclass(frozen=True)
class BankCopy:
    """A copy that was made."""

    name: str
    revision: int
    size_bytes: int
    removed: int
    """Number of older copies that made room for it."""


class BankCopies:
    """The copies of one bank in one place. Raises BankError and OSError where they fail."""

    def __init__(
        self,
        bank: Path,
        place: str,
        copies: int = DEFAULT_COPIES,
        now_s: Callable[[], float] = time.time,
    ) -> None:
        """`bank`: its folder. `place`: a folder, which is made, or a URL of one."""
        self._bank, self._copies, self._now_s = bank, copies, now_s
        self._files, self._root = opened_store(place)
        self._place = place
        self._copied: tuple[int, int] | None = None
        self._copied_s = 0.0
        with explained(place):
            self._files.makedirs(self._root, exist_ok=True)
        if isinstance(self._files, FolderFiles) and _is_same(Path(self._root), bank):
            raise BankFileError(f"{place} is the bank's own folder", "give a folder elsewhere")

    def names(self) -> list[str]:
        """Names of the copies, the oldest first."""
        with explained(self._place):
            self._files.invalidate_cache()
            found = [str(path).rpartition("/")[2] for path in self._files.find(self._root)]
        return sorted((name for name in found if NAME.fullmatch(name)), key=_age)

    def refresh(self) -> BankCopy | None:
        """Make a copy where the bank has a new revision, or trials that no copy has for an hour."""
        if not (self._bank / BANK_FILE).exists():  # nothing was ever learnt
            return None
        with Bank.open(self._bank, create=False, read_only=True) as bank:
            cursor, now_s = bank.cursor(), self._now_s()
            if not self._is_due(cursor, now_s):
                return None
            made = self._made(bank, now_s)
            self._copied, self._copied_s = cursor, now_s
            return made

    def _is_due(self, cursor: tuple[int, int], now_s: float) -> bool:
        if self._copied is None or cursor[1] != self._copied[1]:
            return True
        return cursor != self._copied and not 0 <= now_s - self._copied_s < TRIALS_S

    def _made(self, bank: Bank, now_s: float) -> BankCopy:
        is_folder = isinstance(self._files, FolderFiles)
        with tempfile.TemporaryDirectory(prefix="bankd-copy-") as folder:
            part = f".bank-{os.getpid()}-{secrets.token_hex(4)}.part"
            # In the place itself, if that is a folder: there is the disk space for it.
            file = Path(self._root if is_folder else folder, part)
            try:
                os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))
                _, revision = bank.copy_to(file)
                size_bytes = file.stat().st_size
                stamp = datetime.fromtimestamp(now_s, UTC).strftime("%Y%m%dT%H%M%SZ")
                name = f"bank-r{revision:08d}-{stamp}.db"
                self._put(file, part, name)
            finally:
                file.unlink(missing_ok=True)
        return BankCopy(name, revision, size_bytes, self._pruned(name))

    def _put(self, file: Path, part: str, name: str) -> None:
        """Give a finished copy its name: in one step, and after its content is on the disk."""
        if isinstance(self._files, FolderFiles):
            descriptor = os.open(file, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
            file.replace(Path(self._root, name))
            synchronise(Path(self._root))
            return
        with explained(self._place):
            self._files.put_file(str(file), f"{self._root}/{part}")
            self._files.mv(f"{self._root}/{part}", f"{self._root}/{name}")

    def _pruned(self, newest: str) -> int:
        """Remove the oldest copies of more than there may be, and parts of killed processes."""
        old = [name for name in self.names()[: -self._copies] if name != newest]
        for name in old:
            self._remove(name)
        if isinstance(self._files, FolderFiles):
            for path in filter(lambda path: _PART.fullmatch(path.name), Path(self._root).iterdir()):
                with suppress(FileNotFoundError):
                    if time.time() - path.stat().st_mtime > PART_S:
                        path.unlink()
        return len(old)

    def _remove(self, name: str) -> None:
        with explained(self._place), suppress(FileNotFoundError):
            self._files.rm_file(f"{self._root}/{name}")


def _is_same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


def _age(name: str) -> tuple[Any, ...]:
    found = NAME.fullmatch(name)
    assert found is not None
    return int(found[1]), found[2]
