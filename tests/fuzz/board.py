"""The board: what a child is at, in memory that its parent reads, be the child dead."""

from __future__ import annotations

import mmap
import struct
import time
from dataclasses import dataclass
from pathlib import Path

_LAYOUT = struct.Struct("<9q")


@dataclass(frozen=True)
class Figures:
    """All that the child wrote so far."""

    index: int = -1
    """The input that it is at, or was at last."""
    started_ns: int = 0
    """When it began with it, by the monotonic clock; 0: it is between two."""
    inputs: int = 0
    taken: int = 0
    """Inputs that were not refused."""
    slowest_ns: int = 0
    slowest_index: int = -1
    stop: int = 0
    """The parent's word: no further input."""
    ready: int = 0
    """Is the door open?"""
    peak_bytes: int = 0


class Board:
    """A file of nine numbers, mapped."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(_LAYOUT.pack(-1, 0, 0, 0, 0, -1, 0, 0, 0))
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), _LAYOUT.size)

    def read(self) -> Figures:
        return Figures(*_LAYOUT.unpack(self._memory))

    def close(self) -> None:
        self._memory.close()

    def set(self, **changes: int) -> None:
        for name, value in changes.items():
            struct.pack_into("<q", self._memory, 8 * _PLACES[name], value)

    def begin(self, index: int) -> None:
        self.set(index=index, started_ns=time.monotonic_ns())

    def end(self, *, taken: bool) -> None:
        figures = self.read()
        spent_ns = time.monotonic_ns() - figures.started_ns
        self.set(started_ns=0, inputs=figures.inputs + 1, taken=figures.taken + taken)
        if spent_ns > figures.slowest_ns:
            self.set(slowest_ns=spent_ns, slowest_index=figures.index)


_PLACES = {name: i for i, name in enumerate(Figures.__dataclass_fields__)}
