"""Processes of ours that answer requests, one JSON line each, and may die or hang of one.

`ChildProcess` is the parent's end of the pipes, `serve` the child's.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, Any, TypeVar

from tuner.confinement import QUIET, Confinement, confine
from tuner.files.descriptors import open_standard_streams
from tuner.trials.trial import Outcome

ANSWER_BYTES = 64 << 20
"""Maximum size of an answer; object code is the longest there is."""
LOG_BYTES = 16 << 20
"""Maximum that a child may write on standard error, a file on its parent's disk. So none of our
children is confined to no file at all; this is also the most that any of its files may have."""
LOG_END_BYTES = 4096
"""Number of bytes read from the end of a dead child's log."""
OPEN_FILES = 256
"""Maximum number of files that a child of a session may have open."""
DEATH_S = 10.0
"""Time limit for a child to end that was killed, or that has let go of its pipes."""
FROM_OUTSIDE = frozenset(
    {signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT}
)
"""Signals that no process gets for what its own code does, as it gets SIGSEGV or SIGILL."""

LOOK_S = 0.05
"""Time between two looks at the memory of a child."""
MAX_KILLS = 3
"""Number of children ended from outside after which the request is to blame."""

Answer = TypeVar("Answer")


class ChildDiedError(Exception):
    """The child ended or hung while it handled a request."""

    def __init__(self, outcome: Outcome, note: str, *, is_from_outside: bool = False) -> None:
        super().__init__(note)
        self.outcome = outcome
        self.note = note
        self.is_from_outside = is_from_outside
        """Another process ended it, as far as is known: the request is not to blame."""


class OversizedChildError(ChildDiedError):
    """The child was ended because it took more memory than it may."""


def with_retries(ask: Callable[[], Answer]) -> Answer:
    """Ask, and again where a child was ended from outside. Raises ChildDiedError after `MAX_KILLS`.

    The next request starts another child by itself. A child that the kernel ends for want of memory
    looks the same, so there is a bound.
    """
    for _ in range(MAX_KILLS):
        try:
            return ask()
        except ChildDiedError as death:
            if not death.is_from_outside:
                raise
            last = death
    note = f"{last.note}, {MAX_KILLS} times: by another process, or for lack of memory"
    raise ChildDiedError(last.outcome, note) from last


class ChildProcess:
    """Runs when it is first needed, and is started again by the next request after a death.

    It dies with the thread that started it, and what it has started dies with it.
    """

    def __init__(self, command: Sequence[str], memory_bytes: int | None = None) -> None:
        """`memory_bytes`: the child is ended where more of its memory than this is in use.

        Limits of address space count what is only reserved, which is most of it in some libraries.
        """
        self._command = tuple(command)
        self._memory_bytes = memory_bytes
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None
        self._changing = threading.Lock()
        self._is_closed = False

    @property
    def is_running(self) -> bool:
        """Return whether there is a process, dead or alive, that was not reaped."""
        return self._process is not None

    def start(self) -> None:
        """Returns at once; the child may not be ready yet. Raises OSError if there can be none."""
        if self._process is None:
            self._started()

    def exchange(self, request: Mapping[str, Any], timeout_s: float) -> dict[str, Any]:
        """The child's answer. Raises ChildDiedError, and has ended the child then.

        Raises OSError if no child can be started: that is no fault of the request.
        """
        process = self._process or self._started()
        deadline = time.monotonic() + timeout_s
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            _write(process.stdin.fileno(), json.dumps(request).encode() + b"\n", deadline)
            look = self._require_memory if self._memory_bytes is not None else None
            line = _read_line(process.stdout.fileno(), deadline, look)
        except TimeoutError:
            self.end()
            raise ChildDiedError(Outcome.TIMEOUT, f"no answer within {timeout_s:g} s") from None
        except BrokenPipeError:
            raise self._death(process) from None
        if not line.endswith(b"\n") and len(line) <= ANSWER_BYTES:
            raise self._death(process)
        try:
            answer = json.loads(line) if len(line) <= ANSWER_BYTES else None
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):  # the child is broken
            self.end()
            raise ChildDiedError(Outcome.CRASHED, "its answer is invalid")
        return answer

    def close(self) -> None:
        """Kill the child for good. From any thread: who waits for an answer gets the error."""
        with self._changing:
            self._is_closed = True
            if self._process is not None:
                _kill(self._process)

    def end(self) -> None:
        """Kill the child, if there is one, and free what it had."""
        with self._changing:
            process, self._process = self._process, None
            log, self._log = self._log, None
            if process is not None:
                _kill(process)
                # one that the kernel cannot end, for a disk that never answers, is reaped later
                with suppress(subprocess.TimeoutExpired):
                    process.wait(DEATH_S)
        pipes = (process.stdin, process.stdout) if process is not None else ()
        for file in (*pipes, log):
            if file is not None:
                file.close()

    def _started(self) -> subprocess.Popen[bytes]:
        with self._changing:
            if self._is_closed:
                raise ChildDiedError(Outcome.CRASHED, "the session was closed")
            try:
                with ExitStack() as opened:
                    log = opened.enter_context(tempfile.TemporaryFile())
                    process = _run(self._command, log)
                    opened.pop_all()
            except OSError as error:  # it may be about descriptors, or memory
                what = f"no child process can be started: {error.strerror or error}"
                raise OSError(error.errno, what) from error
            self._process, self._log = process, log
            return process

    def _require_memory(self) -> None:
        """Raises OversizedChildError, and has ended the child then."""
        process, limit = self._process, self._memory_bytes
        if process is not None and limit is not None and _resident_bytes(process.pid) > limit:
            self.end()
            note = f"it took more than {limit / 2**30:.3g} GiB of memory"
            raise OversizedChildError(Outcome.CRASHED, note)

    def _death(self, process: subprocess.Popen[bytes]) -> ChildDiedError:
        """The cause of the child's death: a signal, or the last line it wrote."""
        has_ended = _await_end(process)
        last = _last_line(self._log) if self._log is not None else ""
        self.end()
        code = process.returncode
        if not has_ended:
            return ChildDiedError(Outcome.CRASHED, "it closed its pipes")
        if code is not None and code < 0:
            note = f"killed by {_signal_name(-code)}"
            return ChildDiedError(Outcome.CRASHED, note, is_from_outside=-code in FROM_OUTSIDE)
        # one that ends before it has answered, and finds nothing wrong, has not ended by itself
        note = f"exit code {code}: {last[:300]}"
        return ChildDiedError(Outcome.CRASHED, note, is_from_outside=code == 0)


def _run(command: Sequence[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        command,
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=log,
        env={**os.environ, **QUIET},
        # an interrupt from the terminal is for the parent, and so is the terminal
        start_new_session=True,
    )
    assert process.stdin is not None
    os.set_blocking(process.stdin.fileno(), False)
    return process


def _resident_bytes(process: int) -> int:
    """Memory of a process that is in use (proc(5), statm); 0 where the system does not say it."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _kill(process: subprocess.Popen[bytes]) -> None:
    """And whatever it has started. Its number is its own as long as no process has reaped it."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _await_end(process: subprocess.Popen[bytes]) -> bool:
    """Wait until it has ended by itself, and return whether it has.

    Its exit reason is then its own; it is not reaped.
    """
    deadline = time.monotonic() + DEATH_S
    state = os.WEXITED | os.WNOWAIT | os.WNOHANG
    with suppress(ChildProcessError):  # another thread has reaped it
        while os.waitid(os.P_PID, process.pid, state) is None:
            if time.monotonic() >= deadline:
                return False
            time.sleep(0.005)
    return True


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:  # most real-time signals have none
        return f"signal {number}"


def _last_line(log: IO[bytes]) -> str:
    size = log.seek(0, os.SEEK_END)
    log.seek(max(0, size - LOG_END_BYTES))
    return (log.read().decode(errors="replace").strip().splitlines() or [""])[-1]


def _write(descriptor: int, line: bytes, deadline: float) -> None:
    """Raises TimeoutError, and BrokenPipeError where no process reads."""
    rest = memoryview(line)
    while rest:
        _await(descriptor, select.POLLOUT, deadline)
        rest = rest[os.write(descriptor, rest) :]


def _read_line(descriptor: int, deadline: float, look: Callable[[], None] | None) -> bytes:
    """A line, or what there was before the end of the file or beyond the longest answer.

    Raises TimeoutError, and what `look` raises.
    """
    parts = bytearray()
    while not parts.endswith(b"\n") and len(parts) <= ANSWER_BYTES:
        _await(descriptor, select.POLLIN, deadline, look)
        chunk = os.read(descriptor, 1 << 16)
        if not chunk:
            break
        parts += chunk
    return bytes(parts)


def _await(
    descriptor: int, event: int, deadline: float, look: Callable[[], None] | None = None
) -> None:
    """Wait until the pipe is ready, and call `look` every LOOK_S meanwhile. Raises TimeoutError.

    A poll, for select refuses descriptors from 1024 on.
    """
    poll = select.poll()
    poll.register(descriptor, event)
    while (left_s := deadline - time.monotonic()) > 0:
        if poll.poll((min(left_s, LOOK_S) if look else left_s) * 1000):
            return
        if look:
            look()
    raise TimeoutError


def serve(answer: Callable[[dict[str, Any]], dict[str, Any]], confinement: Confinement) -> None:
    """Answer each JSON line of standard input with one on standard output, until they end.

    The confinement holds from before the first request. A parent that goes away ends us.
    """
    open_standard_streams()
    for missing in confine(confinement):
        print(f"not confined: {missing}", file=sys.stderr)
    # meant for the parent, which ends us in its own time: a death of ours would count as a crash
    for meant_for_all in (signal.SIGINT, signal.SIGTERM):
        signal.signal(meant_for_all, signal.SIG_IGN)
    # whatever else writes to standard output must not get into the answers
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=answers, flush=True)
