"""A file of lines that someone brings: read in bounded lines, each fault told with its place."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, BinaryIO, NoReturn

from bankd.bank.exchange.fields import MOST_LINE_BYTES
from bankd.bank.faults import FILE_CODE
from bankd.errors import BankError

if TYPE_CHECKING:
    from pathlib import Path

FETCH_AGAIN = "get the export again from its source; nothing was imported"


class LineFile:
    """An open file of ASCII lines, and how far it was read. Every method may raise BankError."""

    def __init__(self, path: Path, file: BinaryIO, size_bytes: int) -> None:
        self.path = path
        self.size_bytes = size_bytes
        self.number = 0
        """Of the line that was read last, from 1."""
        self._file = file

    def next(self, most_bytes: int = MOST_LINE_BYTES) -> str | None:
        """The next line without its end; None where there is none."""
        line = self._file.readline(most_bytes + 1)
        if not line:
            return None
        self.number += 1
        self._require_line(line, most_bytes)
        return line[:-1].decode("ascii")

    def several(self, count: int, content: hashlib._Hash) -> list[str]:
        """As many lines, fewer of long ones or at the end; their bytes are added to a hash."""
        readline = self._file.readline
        lines: list[bytes] = []
        size_bytes = 0
        while len(lines) < count and size_bytes < MOST_LINE_BYTES:
            line = readline(MOST_LINE_BYTES + 1)
            if not line:
                break
            self.number += 1
            size_bytes += len(line)
            self._require_line(line, MOST_LINE_BYTES)
            lines.append(line)
        whole = b"".join(lines)
        content.update(whole)
        return whole.decode("ascii").split("\n")[:-1]

    def last_line(self, most_bytes: int) -> bytes:
        """The end of the file from the last line's beginning on, if that is so near."""
        self._file.seek(0, 2)
        self._file.seek(max(0, self._file.tell() - most_bytes))
        tail = self._file.read(most_bytes)
        self._file.seek(0)
        return tail[tail.rfind(b"\n", 0, -1) + 1 :]

    def require_end(self, what: str) -> None:
        if self._file.read(1):
            self.refuse(f"more follows than {what}", self.number + 1)

    def refuse(self, reason: object, number: int | None = None) -> NoReturn:
        """Raise BankError about a line, as a rule the last one that was read."""
        number = self.number if number is None else number
        raise refused(f"{self.path}, line {number}", reason)

    def _require_line(self, line: bytes, most_bytes: int) -> None:
        if len(line) > most_bytes:
            self.refuse(f"longer than {most_bytes} bytes")
        if line[-1] != ord("\n"):
            self.refuse("cut off: it has no end")
        if not line.isascii():
            self.refuse("not ASCII")


def refused(place: object, reason: object) -> BankError:
    return BankError(f"{place}: {reason}", FETCH_AGAIN, FILE_CODE)
