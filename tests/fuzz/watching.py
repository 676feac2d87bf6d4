"""The parent of one child: starts it, watches time and memory, starts it anew when it died."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from tests.fuzz.board import Board, Figures
from tests.fuzz.child import EXIT_MEMORY
from tests.fuzz.door import LIMIT_S, LIMITS_S, MAX_MEMORY_BYTES
from tests.fuzz.finding import Finding

START_S = 60.0
LOOK_S = 0.05
A_CHILD = 20_000
"""Inputs that one child enters: what slowly gathers in it is not the fault of the last one."""
ROOT = Path(__file__).parents[2]


@dataclass
class Process:
    """A child process, its board and its output."""

    folder: Path
    board: Board
    popen: subprocess.Popen[bytes]
    said: IO[bytes]
    errors: Path
    limit_s: float
    """Limit of the time for one input."""
    seen_bytes: int = 0
    """The most memory that it was seen to use."""
    _rest: bytes = b""

    @classmethod
    def start(cls, door: str, arguments: list[str]) -> Process:
        folder = Path(tempfile.mkdtemp(prefix="fuzz-parent-", dir=_quick_folder()))
        board_file, errors = folder / "board", folder / "errors"
        board = Board(board_file)
        with errors.open("wb") as stderr:
            popen = subprocess.Popen(
                [sys.executable, "-m", "tests.fuzz.child", door, str(board_file), *arguments],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=stderr,
                env={**_plain_environment(), "TMPDIR": str(folder), "PYTHONHASHSEED": "0"},
                start_new_session=True,
            )
        assert popen.stdout
        os.set_blocking(popen.stdout.fileno(), False)
        return cls(folder, board, popen, popen.stdout, errors, LIMITS_S.get(door, LIMIT_S))

    def lines(self) -> list[dict[str, Any]]:
        """What it said since the last time."""
        self._rest += self.said.read() or b""
        *whole, self._rest = self._rest.split(b"\n")
        return [json.loads(line) for line in whole]

    def memory_bytes(self) -> int:
        try:
            text = Path(f"/proc/{self.popen.pid}/statm").read_text(encoding="ascii")
        except OSError:
            return 0
        used = int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE") if text else 0
        self.seen_bytes = max(self.seen_bytes, used)
        return used

    def kill(self) -> None:
        """The child and all that it started, and what it wrote."""
        if self.popen.poll() is None:
            os.killpg(self.popen.pid, signal.SIGKILL)
        self.popen.wait()

    def fault(self) -> str:
        """What it has died of, or is dying of; "" while all is well."""
        figures = self.board.read()
        code = self.popen.poll()
        if code == EXIT_MEMORY or self.memory_bytes() > MAX_MEMORY_BYTES:
            return "more than 1 GiB of memory"
        if code is not None and code < 0:
            return f"killed by {signal.Signals(-code).name}"
        if code not in (None, 0):
            return f"exit with {code}"
        began_ns = figures.started_ns
        if began_ns and time.monotonic_ns() - began_ns > self.limit_s * 1e9:
            return f"more than {self.limit_s:.0f} s"
        return ""

    def last_words(self) -> str:
        return self.errors.read_text(encoding="utf-8", errors="replace")[-3000:]

    def close(self) -> None:
        self.kill()
        self.board.close()
        self.said.close()
        if self.popen.stdin:
            self.popen.stdin.close()
        for path in sorted(self.folder.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
        self.folder.rmdir()


def _plain_environment() -> dict[str, str]:
    """Without settings of ours: keys, say, with which files would be signed."""
    return {name: value for name, value in os.environ.items() if not name.startswith("TUNE")}


def _quick_folder() -> Path | None:
    """In memory, where the system has such a folder: files are made for every input."""
    memory = Path("/dev/shm")
    return memory if os.access(memory, os.W_OK) else None


@dataclass
class Tally:
    """What one job has done so far."""

    inputs: int = 0
    taken: int = 0
    seconds: float = 0.0
    slowest_ns: int = 0
    slowest_index: int = -1
    peak_bytes: int = 0
    findings: dict[str, Finding] = field(default_factory=dict)
    """The first of each kind."""
    found: int = 0
    """Inputs that did something they may not."""

    def add(self, figures: Figures) -> None:
        self.inputs += figures.inputs
        self.taken += figures.taken
        self.peak_bytes = max(self.peak_bytes, figures.peak_bytes)
        if figures.slowest_ns > self.slowest_ns:
            self.slowest_ns, self.slowest_index = figures.slowest_ns, figures.slowest_index

    def note(self, finding: Finding) -> None:
        self.found += 1
        self.findings.setdefault(finding.what, finding)


@dataclass
class Job:
    """Every `step`-th input of a door from `index` on, in one child after the other."""

    door: str
    seed: int
    index: int
    step: int
    left: int
    tally: Tally = field(default_factory=Tally)
    process: Process | None = None
    _began_s: float = 0.0

    @property
    def is_done(self) -> bool:
        return self.process is None and self.left <= 0

    @property
    def inputs(self) -> int:
        """Up to this moment."""
        running = self.process.board.read().inputs if self.process else 0
        return self.tally.inputs + running

    def look(self) -> None:
        """Start a child where there is none, and take note of what the one at work has done."""
        if self.process is None:
            if self.left > 0:
                self._start()
            return
        self._hear(self.process)
        fault = self.process.fault()
        if fault or self.process.popen.poll() is not None:
            self._end(self.process, fault)
        elif not self.process.board.read().ready and time.monotonic() - self._began_s > START_S:
            raise RuntimeError(f"the child of {self.door} does not start")

    def stop(self) -> None:
        """No input after the one that is being entered."""
        self.left = 0
        if self.process:
            self.process.board.set(stop=1)

    def _start(self) -> None:
        most = min(self.left, A_CHILD)
        numbers = (self.seed, self.index, self.step, most)
        self.process = Process.start(self.door, [str(number) for number in numbers])
        self._began_s = time.monotonic()

    def _hear(self, process: Process) -> None:
        for said in process.lines():
            self.tally.note(Finding(self.door, said["what"], said["index"], said["trace"]))

    def _end(self, process: Process, fault: str) -> None:
        process.kill()
        self._hear(process)
        figures = process.board.read()
        if fault.startswith("exit") or (fault and not figures.ready):
            raise RuntimeError(f"the child of {self.door} failed:\n{process.last_words()}")
        if fault:
            self.tally.note(Finding(self.door, fault, figures.index, process.last_words()))
        done = (figures.index - self.index) // self.step + 1 if figures.index >= 0 else 0
        self.tally.add(figures)
        self.tally.peak_bytes = max(self.tally.peak_bytes, process.seen_bytes)
        self.tally.inputs += figures.started_ns != 0  # the one that it died of
        self.tally.seconds += time.monotonic() - self._began_s
        self.index += done * self.step
        self.left -= done
        process.close()
        self.process = None
