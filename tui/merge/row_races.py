"""Races of the rows of a merge: by the daemon, if one serves, or by this app itself.

The app races one row after the other by `bankd merge --choose KEY --prefer measure`, each in a
process that ends with its whole group when it is no longer wanted.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from bankd.bank.merge import UNDECIDED
from bankd.bank.store import bank_file
from bankd.errors import BankdError
from bankd.jobs import Race, RaceState, daemons, races
from tui.merge.merge_pages import RowId

JOB_LIST = "jobs.db"
IN_WORDS = {RaceState.QUEUED: "m queued", RaceState.RUNNING: "m running"}
BANKD = (sys.executable, "-P", "-m", "bankd")
LOOK_S = 0.05
"""Time between looks whether the process has ended."""
GRACE_S = 2.0
"""Time that a process may take to end."""
MAX_OUTPUT_BYTES = 1 << 20
ERROR = "error: "


class MergeRaces:
    """The rows that are to be raced, and how far each is. For the app's thread."""

    def __init__(self, place: Path, workspace: Path, ended: Callable[[RowId, str], object]) -> None:
        self.job_list = workspace / JOB_LIST
        self.bank = bank_file(place)
        self.by_app = LocalRaces(place, ended, BANKD)
        self._by_daemon: dict[RowId, Race] = {}
        self._failed: dict[RowId, str] = {}
        self._unwanted: set[RowId] = set()
        """Chosen otherwise while a daemon was at it: how that ends is nothing to tell."""

    @property
    def rows(self) -> tuple[RowId, ...]:
        """Rows that are still to be measured."""
        waiting = (row for row, race in self._by_daemon.items() if race.state in IN_WORDS)
        return (*self.by_app.rows, *waiting)

    @property
    def queued(self) -> tuple[RowId, ...]:
        """Rows that the daemon was asked for, and has not begun."""
        races = self._by_daemon.items()
        return tuple(row for row, race in races if race.state is RaceState.QUEUED)

    def words(self, row: RowId) -> str:
        """ "m queued", "measuring 3 s", "m failed"; "" where nothing is to be said."""
        race = self._by_daemon.get(row)
        if race is not None and race.state in IN_WORDS:
            return IN_WORDS[race.state]
        return self.by_app.words(row) or ("m failed" if row in self._failed else "")

    def why_failed(self, row: RowId) -> str:
        reason = self._failed.get(row)
        return f"could not be measured: {reason}" if reason else ""

    def hear_daemon(self, found: Sequence[Race]) -> list[RowId]:
        """Take over what the job list says; gives the rows that are through since."""
        before = set(self.rows)
        self._by_daemon = {(race.target, race.key): race for race in found}
        ended = [row for row in before if row in self._by_daemon and row not in self.rows]
        for row in ended:
            if self._by_daemon[row].state is RaceState.FAILED and row not in self._unwanted:
                self.fail(row, self._by_daemon[row].said)
        return ended

    def fail(self, row: RowId, reason: str) -> None:
        self._failed[row] = reason

    def want(self, row: RowId) -> None:
        """It is to be measured, however that went before."""
        self._failed.pop(row, None)
        self._unwanted.discard(row)

    def forget(self, row: RowId) -> bool:
        """It is chosen otherwise: this app measures it no longer; whether it was to."""
        self._failed.pop(row, None)
        self._unwanted.add(row)
        return self.by_app.cancel(row)


def is_served(job_list: Path) -> bool:
    """Return whether a daemon would measure; not if its job list cannot be read."""
    try:
        return any(daemon.is_alive for daemon in daemons(job_list))
    except BankdError:
        return False


def read_races(job_list: Path, bank: Path) -> tuple[Race, ...]:
    """Nothing where the job list cannot be read."""
    try:
        return races(job_list, bank)
    except BankdError:
        return ()


class LocalRaces:
    """A line of rows that wait to be measured. Its methods are for the app's thread."""

    def __init__(
        self, place: Path, ended: Callable[[RowId, str], object], command: Sequence[str]
    ) -> None:
        """`ended` hears, in another thread, of each row that is through, and why it failed."""
        self._place, self._ended, self._command = place, ended, tuple(command)
        self._changed = threading.Condition()
        self._line: list[RowId] = []
        self._running: RowId | None = None
        self._stops = False
        self._began_s = 0.0
        self._said: IO[bytes] | None = None
        self._thread: threading.Thread | None = None

    @property
    def rows(self) -> tuple[RowId, ...]:
        """The row that is measured, then those that wait."""
        with self._changed:
            return (*([self._running] if self._running else []), *self._line)

    def words(self, row: RowId) -> str:
        """ "measuring 3 s", "m waits"; "" for a row that is not measured."""
        if row == self._running:
            return f"measuring {time.monotonic() - self._began_s:.0f} s"
        return "m waits" if row in self._line else ""

    def last_line(self) -> str:
        """The last line of the process that runs; "" if there is none."""
        with self._changed:
            return _last_line(_content(self._said)) if self._running and self._said else ""

    def ask(self, rows: Sequence[RowId]) -> None:
        """Measure these, too, in their order."""
        with self._changed:
            known = {*self._line, self._running}
            self._line.extend(row for row in rows if row not in known)
            if self._thread is None and self._line:
                # No daemon thread: at the end of the app it still has to end its process.
                self._thread = threading.Thread(target=self._run, name="measuring")
                self._thread.start()

    def cancel(self, row: RowId) -> bool:
        """Measure it no longer; whether it was to be."""
        with self._changed:
            if row in self._line:
                self._line.remove(row)
                return True
            self._stops = self._stops or row == self._running
            return row == self._running

    def close(self) -> None:
        """Measure nothing any more."""
        with self._changed:
            self._line.clear()
            self._stops = self._running is not None

    def _run(self) -> None:
        while (row := self._next()) is not None:
            with tempfile.TemporaryFile() as printed, tempfile.TemporaryFile() as said:
                failed = self._measured(row, printed, said)
                with self._changed:
                    was_stopped, self._running, self._said = self._stops, None, None
            if not was_stopped:
                self._ended(row, failed)

    def _next(self) -> RowId | None:
        with self._changed:
            self._stops = False
            if not self._line:
                self._thread = None
                return None
            self._running, self._began_s = self._line.pop(0), time.monotonic()
            return self._running

    def _measured(self, row: RowId, printed: IO[bytes], said: IO[bytes]) -> str:
        """Race a row; returns why it failed, or "" where the bank knows the result."""
        target, key = row
        # With "=", as a key of a foreign bank may look like an option.
        wanted = (f"--choose={key}", "--prefer=measure", f"--soc_version={target.soc_version}",
                  f"--aicore_num={target.cores}", f"--into={self._place}", "--json")  # fmt: skip
        try:
            process = subprocess.Popen(
                (*self._command, "merge", *wanted),
                stdin=subprocess.DEVNULL,
                stdout=printed,
                stderr=said,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:  # ValueError: a key with a zero byte
            return f"cannot be measured: {error}"
        with self._changed:
            self._said = said
        self._await(process)
        return "" if _is_result(_content(printed)) else _why(_content(said), process.returncode)

    def _await(self, process: subprocess.Popen[bytes]) -> None:
        while process.poll() is None:
            if self._stops:
                _end(process)
            time.sleep(LOOK_S)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Its group is its own, with all that it has started."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, how)
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE_S)


def _is_result(printed: bytes) -> bool:
    try:
        content = json.loads(printed)
    except ValueError:
        return False
    if not isinstance(content, dict) or "verdict" not in content:
        return False
    return content["verdict"] != "?" or str(content.get("reason")).startswith(UNDECIDED)


def _why(said: bytes, code: int) -> str:
    """Its message, without the name of the program."""
    lines = said.decode(errors="replace").splitlines()
    printed = [line.partition(ERROR)[2] for line in lines if ERROR in line]
    return printed[-1] if printed else _last_line(said) or f"bankd merge ended with {code}"


def _last_line(said: bytes) -> str:
    lines = said.decode(errors="replace").strip().splitlines()
    return lines[-1].removeprefix("bankd: ") if lines else ""


def _content(file: IO[bytes]) -> bytes:
    """The end of what was written; the process continues to write where it was."""
    size = os.fstat(file.fileno()).st_size
    return os.pread(file.fileno(), MAX_OUTPUT_BYTES, max(0, size - MAX_OUTPUT_BYTES))
