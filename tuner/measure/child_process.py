"""A process of ours that answers requests, seen from its parent: it may die or hang of one.

Requests and answers are JSON, one a line. The other end is `serving`.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from typing import IO, Any

from tuner.trial import Outcome

QUIET = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""NumPy's idle threads spin for a while, on the cores where a candidate is being timed."""


class ChildDiedError(Exception):
    """The child ended or hung while it handled a request."""

    def __init__(self, outcome: Outcome, note: str) -> None:
        super().__init__(note)
        self.outcome = outcome
        self.note = note


class ChildProcess:
    """Runs when it is first needed, and is started anew by the next request after a death."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = tuple(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None
        self._starting = threading.Lock()
        self._is_closed = False

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Returns at once; the child may not be ready yet."""
        if self._process is None:
            self._started()

    def exchange(self, request: Mapping[str, Any], timeout_s: float) -> dict[str, Any]:
        """The child's answer. Raises ChildDiedError, and has ended the child then."""
        process = self._process or self._started()
        if process.stdin is None or process.stdout is None:
            raise ValueError("the child has no pipes")
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
        except BrokenPipeError:
            raise self._death(process) from None
        line = _read_line(process.stdout.fileno(), time.monotonic() + timeout_s)
        if line is None:
            self.end()
            raise ChildDiedError(Outcome.TIMEOUT, f"no answer within {timeout_s:g} s")
        if not line.endswith(b"\n"):
            raise self._death(process)
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """Kill the child for good. From any thread: who waits for an answer gets the error."""
        with self._starting:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        """Kill the child, if there is one, and free what it had."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
        if self._log is not None:
            self._log.close()
            self._log = None

    def _started(self) -> subprocess.Popen[bytes]:
        with self._starting:
            if self._is_closed:
                raise ChildDiedError(Outcome.CRASHED, "the session was closed")
            self._log = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the child
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._log,
                env={**os.environ, **QUIET},
                process_group=0,  # an interrupt from the terminal is for the parent
            )
            return self._process

    def _death(self, process: subprocess.Popen[bytes]) -> ChildDiedError:
        """What the child died of: a signal, or the last line it said."""
        process.wait()
        last = ""
        if self._log is not None:
            self._log.seek(0)
            last = (self._log.read().decode(errors="replace").strip().splitlines() or [""])[-1]
        code = process.returncode
        self.end()
        if code < 0:
            return ChildDiedError(Outcome.CRASHED, f"killed by {signal.Signals(-code).name}")
        return ChildDiedError(Outcome.CRASHED, f"exit code {code}: {last[:300]}")


def _read_line(descriptor: int, deadline: float) -> bytes | None:
    """A line, what there was before the end of the file, or None when time is up."""
    parts = bytearray()
    while not parts.endswith(b"\n"):
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([descriptor], [], [], left)[0]:
            return None
        chunk = os.read(descriptor, 1 << 16)
        if not chunk:
            break
        parts += chunk
    return bytes(parts)
