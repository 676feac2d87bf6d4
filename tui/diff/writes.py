"""A file of differences, one JSON object a line: written part by part, then renamed.

Between two parts the list can be read on.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from bankd.bank.diff.diff import Difference
from bankd.bank.diff.diff_text import plain_difference
from bankd.bank.location import may_be_bank
from bankd.descriptors import open_regular
from bankd.errors import BankdError, ErrorCode
from tui.diff.diff_pages import OpenedDiff, ShownDifferences
from tui.row_pages import Pages

DIFFERENCES_AT_ONCE = 500
"""Differences of a part: some hundredths of a second."""
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


class DiffExport:
    """Writes what is shown into a file; `hear` is called after each part."""

    def __init__(
        self,
        pages: Pages[Difference],
        shown: ShownDifferences,
        path: Path,
        hear: Callable[[DiffExport], object],
    ) -> None:
        self.path, self.count = path, shown.count
        self.written = 0
        self.is_done = False
        self.error: Exception | None = None
        self._pages, self._is_turned, self._hear = pages, shown.is_turned, hear
        self._parts = _batches(shown)
        self._file = DiffFile(path)

    def advance(self) -> None:
        """Write the next part; after the last one the file gets its name."""
        part = next(self._parts, None)
        self._pages.ask(lambda source: self._write(source, part), self._end_part, self._give_up)

    def stop(self) -> None:
        """Give the file up, also where its pages are closed."""
        self._parts = iter(())
        self._pages.ask(self._give_up, lambda _: None, self._give_up)

    def _give_up(self, _: object) -> None:
        self._file.give_up()

    def _write(self, source: OpenedDiff, part: range | None) -> Exception | None:
        """Write in the thread of the pages, which an error must not end."""
        try:
            if part is None:
                self._file.finish()
                self.is_done = True
            else:
                found = source.page(part.start, len(part))
                self._file.add(o.turned if self._is_turned else o for o in found)
                self.written += len(part)
        except (OSError, BankdError) as error:
            self._file.give_up()
            return error
        return None

    def _end_part(self, error: Exception | None) -> None:
        self.error = error
        self._hear(self)


def _batches(shown: ShownDifferences) -> Iterator[range]:
    for part in shown.parts:
        for first in range(0, len(part), DIFFERENCES_AT_ONCE):
            yield part[first : first + DIFFERENCES_AT_ONCE]


def in_the_way(path: Path) -> BankdError | None:
    """Say why a path cannot be written to: only a file of differences is replaced."""
    try:
        if path.is_dir():
            return BankdError(f"{path} is a folder", "name a file in it", ErrorCode.FILE)
        if may_be_bank(path):
            what = f"{path} is the name of a bank, which is not replaced"
            return BankdError(what, CHOOSE, ErrorCode.FILE)
        if path.exists() and not _has_differences(path):
            what = f"{path} exists and is no file of differences, so it is not replaced"
            return BankdError(what, CHOOSE, ErrorCode.FILE)
    except (OSError, ValueError) as error:  # ValueError: a letter that no name has.
        reason = getattr(error, "strerror", None) or error
        return BankdError(f"{path} cannot be written to: {reason}", CHOOSE, ErrorCode.FILE)
    return None


def _has_differences(path: Path) -> bool:
    """Judge a file by its first line."""
    if not path.is_file():
        return False
    with open_regular(path) as file:
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
            ErrorCode.FILE,
        ) from error
