"""The processes of one run, found by a mark in their environment that all descendants inherit."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MARK = "TUNEBANK_SOAK"
PROC = Path("/proc")


@dataclass(frozen=True)
class Process:
    """One among all that ever had its number."""

    number: int
    started: str
    """In clock ticks after boot."""
    module: str
    """What `python -m` runs in it; else its program."""

    @property
    def is_alive(self) -> bool:
        return _started(self.number) == self.started

    def kill(self) -> None:
        """It, and no other that may have its number by now."""
        with contextlib.suppress(ProcessLookupError):
            descriptor = os.pidfd_open(self.number)
            try:
                if self.is_alive:
                    signal.pidfd_send_signal(descriptor, signal.SIGKILL)
            finally:
                os.close(descriptor)


def processes(mark: str) -> tuple[Process, ...]:
    """Those that live and bear this mark."""
    return tuple(_marked(f"{MARK}={mark}".encode()))


def _marked(variable: bytes) -> Iterator[Process]:
    for folder in (f for f in PROC.iterdir() if f.name.isdecimal()):
        with contextlib.suppress(OSError):  # It ended while we looked, or is not ours.
            if variable in (folder / "environ").read_bytes().split(b"\0"):
                words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
                if started := _started(int(folder.name)):
                    yield Process(int(folder.name), started, _module(words))


def _module(words: list[str]) -> str:
    return words[words.index("-m") + 1] if "-m" in words[:-1] else words[0]


def _started(number: int) -> str:
    """Empty where it is gone, or has ended and only its parent does not know yet (proc(5))."""
    try:
        text = (PROC / str(number) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    state, *fields = text.rpartition(")")[2].split()
    return "" if state in ("Z", "X") else fields[18]
