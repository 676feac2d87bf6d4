"""A child of the daemon, seen from its loop: JSON lines both ways, ended with all below it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, NoReturn

from bankd.bridge import QUIET
from bankd.escape import visible

MAX_LINE_BYTES = 16 * 2**20
"""Maximum size of an answer. A record names every task of a model."""
MAX_SAID = 300
SIGNING_KEY = "TUNEBANK_SIGNING_KEY"
DEATH_S = 5.0
"""Time for the end of a child that has closed its pipe."""
READY_S = 60.0
"""Time for the start of a child on a machine with much else to do."""


class ChildDied(Exception):  # noqa: N818
    """The child ended, or had to be ended, before it had answered."""

    def __init__(self, cause: str, said: str = "") -> None:
        super().__init__(f"{cause}: {said}" if said else cause)
        self.cause = cause
        """"SIGSEGV", "exit code 1", "time limit", ..."""
        self.is_time_up = False
        """It had to be ended, because it said nothing in time."""
        self.said = said
        """The last line that it wrote on standard error."""


class Child:
    """A process that is started when it is first needed, and again after a death."""

    def __init__(self, module: str) -> None:
        """`module` is run as `python -P -m MODULE`, in a session of its own: what lies in the
        working directory, where others may write, is no module."""
        self._command = (sys.executable, "-P", "-m", module)
        # No child is to have what signs: it parses what anybody made.
        kept = {name: value for name, value in os.environ.items() if name != SIGNING_KEY}
        self._env = {**kept, **QUIET}
        self._process: asyncio.subprocess.Process | None = None
        self._log: IO[bytes] | None = None
        self._line: asyncio.Task[bytes] | None = None

    @property
    def process(self) -> int | None:
        """Its process id while it runs."""
        if self._process is None or self._process.returncode is not None:
            return None
        return self._process.pid

    async def start(self) -> None:
        """Start it, unless it runs. Raises OSError where no process can be made."""
        if self._process is not None and self._process.returncode is None:
            return
        await self.end()
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the child
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=self._log,
            env=self._env,
            limit=MAX_LINE_BYTES,
            # An interrupt from the terminal is for the daemon; and what the child leaves behind
            # can be ended with it.
            start_new_session=True,
        )

    async def send(self, request: Mapping[str, Any], timeout_s: float = READY_S) -> None:
        """Raises ChildDied; one that does not read it in time is ended."""
        if self._process is None or self._process.stdin is None:
            raise ChildDied("not running")
        try:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            await asyncio.wait_for(self._process.stdin.drain(), timeout_s)
        except (BrokenPipeError, ConnectionResetError):
            raise await self._death() from None
        except TimeoutError:
            raise await self._time_up("it did not read what it was to do") from None

    async def has_line(self, timeout_s: float) -> bool:
        """Return True if an answer, or the end of all answers, comes within this time."""
        if self._process is None or self._process.stdout is None:
            return True
        line = self._line = self._line or asyncio.create_task(self._process.stdout.readline())
        await asyncio.wait({line}, timeout=timeout_s)
        # Who ends the child meanwhile has taken the line away.
        return line.done()

    async def receive(self, timeout_s: float, why: str = "time limit") -> dict[str, Any]:
        """The next line. Raises ChildDied; one that says nothing in time is ended: for `why`."""
        if not await self.has_line(timeout_s):
            raise await self._time_up(why)
        reading, self._line = self._line, None
        if reading is None:
            raise ChildDied("not running")
        try:
            line = reading.result()
            is_whole = line.endswith(b"\n")
            answer = json.loads(line) if is_whole else None
        except (ValueError, RecursionError) as error:  # No JSON, or a line that does not end.
            return await self._babbled(str(error))
        if not is_whole:
            raise await self._death()
        return answer if isinstance(answer, dict) else await self._babbled("no JSON object")

    async def _time_up(self, why: str) -> ChildDied:
        said = self._last_said()
        await self.end()
        death = ChildDied(why, said)
        death.is_time_up = True
        return death

    async def _babbled(self, what: str) -> NoReturn:
        await self.end()
        raise ChildDied("an invalid answer", what[:MAX_SAID])

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal, if it runs."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(number)

    async def end(self) -> None:
        """Kill it with all that it started, and free what it had."""
        process, self._process = self._process, None
        line, self._line = self._line, None
        if line is not None:
            line.cancel()
        if process is not None:
            _kill_all_below(process)
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()
        if self._log is not None:
            self._log.close()
            self._log = None

    async def _death(self) -> ChildDied:
        """Return the cause of the child's death: a signal, or the last line that it wrote."""
        process = self._process
        code = None
        if process is not None:
            with contextlib.suppress(TimeoutError):
                # A child that closes its pipe and continues is ended, too.
                code = await asyncio.wait_for(process.wait(), DEATH_S)
        said = self._last_said()
        await self.end()
        if code is not None and code < 0:
            return ChildDied(_signal_name(-code), said)
        return ChildDied(f"exit code {code}" if code is not None else "closed its pipe", said)

    def _last_said(self) -> str:
        if self._log is None:
            return ""
        size = self._log.seek(0, os.SEEK_END)
        self._log.seek(max(0, size - 8192))
        lines = self._log.read().decode(errors="replace").strip().splitlines()
        return visible(lines[-1])[:MAX_SAID] if lines else ""


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:  # Most real-time signals have none.
        return f"signal {number}"


def _kill_all_below(process: asyncio.subprocess.Process) -> None:
    """A child, and what it started: they are one group.

    While one of the group is left, no other process gets its number. A process that has it though
    the child has ended is another one, as all of the group have ended by then.
    """
    if process.returncode is not None and Path(f"/proc/{process.pid}").exists():
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
