"""A program on a pseudo-terminal: keys go in, what it draws comes out, with the time of both."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
_ESCAPE = re.compile(rb"\x1b(\[[0-9;?]*[ -/]*[@-~]|\][^\x07]*\x07|[PX^_].*?\x1b\\|.)")


class Terminal:
    """80x24 unless another size is given. Ends the program with the block."""

    def __init__(
        self, command: Sequence[str], env: dict[str, str], size: tuple[int, int] = (80, 24)
    ) -> None:
        self._ours, theirs = pty.openpty()
        columns, lines = size
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._drawn = b""
        self.started_s = self.drawn_s = time.perf_counter()
        """When it was started, and when it drew last."""
        self._child = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**env, "TERM": "xterm-256color"},
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._child.kill()
        self._child.wait()
        os.close(self._ours)

    @property
    def memory_mib(self) -> float:
        """Resident now."""
        pages = int(Path(f"/proc/{self._child.pid}/statm").read_text().split()[1])
        return pages * PAGE_BYTES / (1 << 20)

    def press(self, keys: str) -> float:
        """Type the keys; returns the moment. What was drawn before is forgotten."""
        self._drawn = b""
        return self.type(keys)

    def type(self, keys: str) -> float:
        """Type the keys, and remember what was drawn before."""
        os.write(self._ours, keys.encode())
        return time.perf_counter()

    def has_drawn(self, text: str) -> bool:
        """Since keys were pressed last."""
        return text.encode() in _ESCAPE.sub(b"", self._drawn)

    def seen(self, text: str, since_s: float, most_s: float = 60.0) -> float:
        """Seconds from a moment until the text was drawn. Raises TimeoutError."""
        while not self.has_drawn(text):
            self._read(since_s + most_s)
        return self.drawn_s - since_s

    def answered(self, since_s: float, most_s: float = 60.0) -> float:
        """Seconds from a moment until anything was drawn. Raises TimeoutError."""
        self._read(since_s + most_s)
        return self.drawn_s - since_s

    def quiet(self, for_s: float = 0.15) -> None:
        """Wait until nothing has been drawn for a while."""
        while select.select([self._ours], [], [], for_s)[0]:
            self._take()

    def watch(self, for_s: float) -> None:
        """Read what is drawn for so long."""
        end_s = time.perf_counter() + for_s
        while (left_s := end_s - time.perf_counter()) > 0:
            if select.select([self._ours], [], [], left_s)[0]:
                self._take()

    def _read(self, deadline_s: float) -> None:
        left_s = deadline_s - time.perf_counter()
        if left_s <= 0 or not select.select([self._ours], [], [], left_s)[0]:
            raise TimeoutError("the program drew nothing more")
        self._take()

    def _take(self) -> None:
        self._drawn += os.read(self._ours, 1 << 16)
        self.drawn_s = time.perf_counter()
