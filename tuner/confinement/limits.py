"""Limits that the kernel keeps for a process, and which process it ends when memory is out."""

from __future__ import annotations

import resource
import signal
from pathlib import Path

MEMORY = resource.RLIMIT_AS
FILE_SIZE = resource.RLIMIT_FSIZE
OPEN_FILES = resource.RLIMIT_NOFILE
CORE = resource.RLIMIT_CORE

ENDED_FIRST = 500
"""Added to the share of memory, in thousandths, by which the kernel chooses whom to end. A daemon
has less. 1000 would have a small child ended for a large program of another user."""
_SCORE = Path("/proc/self/oom_score_adj")


def limit(kind: int, most: int | None) -> None:
    """A lower limit that the user set stays in force."""
    if most is not None:
        _, hard = resource.getrlimit(kind)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (allowed, allowed))


def limit_files(most_bytes: int | None) -> None:
    """The size of every file; who writes beyond it gets an error, and no signal that kills."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limit(FILE_SIZE, most_bytes)


def go_first_when_memory_is_out() -> None:
    """The kernel then ends this process before the daemon; one candidate or job is lost.

    Inherited, so that there may be nothing to do. Raises OSError.
    """
    if int(_SCORE.read_text()) < ENDED_FIRST:
        _SCORE.write_text(str(ENDED_FIRST))
