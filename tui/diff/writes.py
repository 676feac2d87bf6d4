"""A file of differences, one JSON object a line: written under another name, then renamed."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from bankd.bank.diff import Difference
from bankd.bank.differing_words import plain_difference
from bankd.bank.location import may_be_bank
from bankd.errors import BankdError

FILE_MODE = 0o644
FIELDS = frozenset({"sign", "key", "task", "before", "after"})
"""Fields that every difference has."""
MAX_LINE_BYTES = 2**24
CHOOSE = "choose another name"


class DiffFile:
    """Written to in parts, and ended well or given up. Any method may raise OSError."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._new = path.with_name(f".{path.name}.new-{secrets.token_hex(4)}")
        self._file: BinaryIO | None = None

    def add(self, differences: Iterable[Difference]) -> None:
        """Write them after those before. Raises BankdError for what is no JSON."""
        if self._file is None:
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
            self._file = os.fdopen(os.open(self._new, flags, FILE_MODE), "wb")
        for difference in differences:
            self._file.write(_line(difference))

    def finish(self) -> None:
        """Synchronise it, and give it its name, also in the place of another file."""
        self.add(())
        assert self._file is not None
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._new.replace(self._path)
        self._file = None

    def give_up(self) -> None:
        """Remove what was written; what was there before stays."""
        if self._file is not None:
            with suppress(OSError):  # What it still holds is given up.
                self._file.close()
            self._new.unlink(missing_ok=True)
            self._file = None


def in_the_way(path: Path) -> BankdError | None:
    """Say why a path cannot be written to: only a file of differences is replaced."""
    try:
        if path.is_dir():
            return BankdError(f"{path} is a folder", "name a file in it")
        if may_be_bank(path):
            return BankdError(f"{path} is the name of a bank, which is not replaced", CHOOSE)
        if path.exists() and not _has_differences(path):
            what = f"{path} exists and is no file of differences, so it is not replaced"
            return BankdError(what, CHOOSE)
    except (OSError, ValueError) as error:  # ValueError: a letter that no name has.
        reason = getattr(error, "strerror", None) or error
        return BankdError(f"{path} cannot be written to: {reason}", CHOOSE)
    return None


def _has_differences(path: Path) -> bool:
    """Judge a file by its first line."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        line = file.readline(MAX_LINE_BYTES)
    try:
        content = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(content, dict) and content.keys() >= FIELDS


def _line(difference: Difference) -> bytes:
    try:
        return json.dumps(plain_difference(difference), allow_nan=False).encode() + b"\n"
    except ValueError as error:
        raise BankdError(
            f"entry {difference.key} holds what is no JSON: {error}",
            "hide its kind, or look at it with enter",
        ) from error
