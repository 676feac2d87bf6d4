"""The smallest input that still does what a finding does, or nearly: parts are left out in turn."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fuzz.door import LIMIT_S, Door
from tests.fuzz.watching import START_S, Process

PATIENCE_S = 40.0
"""For one finding. Hangs take five seconds each time, so that few attempts fit."""


class Trials:
    """Children that enter one given input at a time."""

    def __init__(self, door: str) -> None:
        self._door = door
        self._process: Process | None = None
        self._folder = TemporaryDirectory(prefix="fuzz-trials-")
        self._file = Path(self._folder.name) / "input"

    def what(self, data: bytes) -> str:
        """What entering this does: the words of a finding, or "" where all is well."""
        process = self._ready()
        self._file.write_bytes(data)
        assert process.popen.stdin
        process.popen.stdin.write(f"{self._file}\n".encode())
        process.popen.stdin.flush()
        process.board.set(started_ns=time.monotonic_ns())
        while True:
            for said in process.lines():
                process.board.set(started_ns=0)
                return said["what"] if said["outcome"] == "exception" else ""
            if fault := process.fault():
                process.close()
                self._process = None
                return fault
            time.sleep(0.002)

    def close(self) -> None:
        if self._process:
            self._process.close()
        self._folder.cleanup()

    def _ready(self) -> Process:
        if self._process is None:
            self._process = Process.start(self._door, [])
            end_s = time.monotonic() + START_S
            while not self._process.board.read().ready:
                if time.monotonic() > end_s or self._process.popen.poll() is not None:
                    raise RuntimeError(f"no child starts:\n{self._process.last_words()}")
                time.sleep(0.01)
        return self._process


def minimised(data: bytes, what: str, door: Door, trials: Trials) -> bytes | None:
    """None if the input alone does not do it (again)."""
    if trials.what(data) != what:
        return None
    end_s = time.monotonic() + PATIENCE_S + LIMIT_S
    while time.monotonic() < end_s:
        smaller = next((c for c in _candidates(data, door, end_s) if trials.what(c) == what), None)
        if smaller is None:
            break
        data = smaller
    return data


def _candidates(data: bytes, door: Door, end_s: float) -> Iterator[bytes]:
    parts = door.reduced(data) if door.reduced else ()
    for smaller in (*parts, *_without_stretches(data)):
        if time.monotonic() > end_s:
            return
        if len(smaller) < len(data):
            yield smaller


def _without_stretches(data: bytes) -> Iterator[bytes]:
    """Halves, quarters, ..., and of what is short, single bytes."""
    size = len(data) // 2
    while size and len(data) // size <= 512:
        for start in range(0, len(data), size):
            yield data[:start] + data[start + size :]
        size //= 2
