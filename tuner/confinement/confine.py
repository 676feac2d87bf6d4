"""A process of ours shuts itself in: it can still compute, and harm little when it goes wrong.

What is fed to our children comes from strangers (models), or is machine code that was made a
moment ago. So they give up what they do not need, once and for all: there is no way back.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tuner.confinement.linux import (
    PR_SET_DUMPABLE,
    PR_SET_NAME,
    PR_SET_NO_NEW_PRIVS,
    PR_SET_PDEATHSIG,
    prctl,
    refuse_calls,
    write_only_below,
)

MAX_NAME_BYTES = 15
ENDED_FIRST = 500
"""Added to the share of memory, in thousandths, by which the kernel chooses which process to end. A
daemon has less. 1000 would have a small child ended for a large program of another user."""
_SCORE = Path("/proc/self/oom_score_adj")

QUIET = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""The environment of a child: libraries that start no threads of their own.

NumPy's idle threads spin for a while, on the cores where a candidate is being timed; and a thread
that is there before a child confines itself is not confined in all.
"""


@dataclass(frozen=True)
class Confinement:
    """Rights and limits of a child. None: as much as its user has."""

    name: str
    """Name of the process in `ps` and in the kernel's log: at most MAX_NAME_BYTES."""
    memory_bytes: int | None
    """Maximum size of its address space; more is refused, so that the child fails alone."""
    file_bytes: int | None
    """The largest file that it may write; 0: none, whether or not it lies in `writable`."""
    open_files: int | None
    """Descriptors at once."""
    may_start_programs: bool
    """True if it starts children of its own; they are confined as it is, and may confine more."""
    writable: tuple[Path, ...] | None = None
    """Folders below which it may write and remove files: those that are there already."""


def confine(confinement: Confinement) -> tuple[str, ...]:
    """Give up all but this. What this system could not do is returned in words, never raised.

    To be called before there are other threads, with standard input held by the parent: a parent
    that is gone has let go of it. The network, other processes and the system's own settings are
    refused always. Source of what Linux has: man-pages prctl(2), seccomp(2), landlock(7).
    """
    is_linux = sys.platform == "linux"
    missing = [] if is_linux else [f"only limits are known on {sys.platform}"]
    for without, step in (*_FIRST, *_LIMITS, *_WALLS) if is_linux else _LIMITS:
        try:
            gap = step(confinement)
        except OSError as error:
            gap = f"{without}: {error.strerror or error}"
        if gap is not None:
            missing.append(gap)
    return tuple(missing)


Step = tuple[str, Callable[[Confinement], str | None]]
"""A step: the gap that is left where it fails, and a function, which may report a gap itself."""


def _be_called(confinement: Confinement) -> None:
    prctl(PR_SET_NAME, confinement.name.encode()[:MAX_NAME_BYTES] + b"\0")


def _die_with_the_parent(_: Confinement) -> None:
    """Linux kills us with the thread that started us, even while a candidate hangs."""
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    # Before it was asked for, nothing was sent: then no process holds the other end of our standard
    # input any more. A file or terminal has none.
    poll = select.poll()
    poll.register(0, 0)
    if any(event & (select.POLLHUP | select.POLLERR) for _, event in poll.poll(0)):
        os.kill(os.getpid(), signal.SIGKILL)


def _limit(kind: int, most: int | None) -> None:
    """A lower limit that the user set stays in force."""
    if most is not None:
        _, hard = resource.getrlimit(kind)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (allowed, allowed))


def _limit_files(confinement: Confinement) -> None:
    """A process that writes beyond it gets an error, and no signal that kills."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    _limit(resource.RLIMIT_FSIZE, confinement.file_bytes)


def _go_first_when_memory_is_out(_: Confinement) -> None:
    """The kernel then ends this process before the daemon; one candidate or job is lost."""
    if int(_SCORE.read_text()) < ENDED_FIRST:  # else inherited
        _SCORE.write_text(str(ENDED_FIRST))


def _write_only_below(confinement: Confinement) -> str | None:
    # a domain of Landlock also keeps us from the memory of processes outside of it, and from
    # sending them signals: so there is one even where everything may be written
    everywhere = (Path("/"),)
    return write_only_below(everywhere if confinement.writable is None else confinement.writable)


def _leave_no_dump(confinement: Confinement) -> None:
    """Forbid core dumps that go to a program, as systemd has them.

    No limit keeps the kernel from writing gigabytes into it each time a candidate crashes. A child
    that starts programs keeps its dumps: the flag hides their /proc/self/fd from them.
    """
    if not confinement.may_start_programs:
        prctl(PR_SET_DUMPABLE, 0)


_FIRST: tuple[Step, ...] = (
    ("it has no name of its own", _be_called),
    ("it may outlive its parent", _die_with_the_parent),
)
_LIMITS: tuple[Step, ...] = (
    ("its memory is not limited", lambda c: _limit(resource.RLIMIT_AS, c.memory_bytes)),
    ("the size of its files is not limited", _limit_files),
    ("its open files are not limited", lambda c: _limit(resource.RLIMIT_NOFILE, c.open_files)),
    ("it may leave core files", lambda _: _limit(resource.RLIMIT_CORE, 0)),
)
_WALLS: tuple[Step, ...] = (
    ("the kernel may end others for its memory", _go_first_when_memory_is_out),
    ("programs that it starts may gain rights", lambda _: prctl(PR_SET_NO_NEW_PRIVS, 1)),
    ("it may write wherever its user may", _write_only_below),
    (
        "no system call is refused to it",
        lambda c: refuse_calls(may_start_programs=c.may_start_programs),
    ),
    ("it may leave dumps", _leave_no_dump),
)
"""The order matters: no new rights is what Landlock and filters ask for; the filter refuses nothing
that is done before it; and without dumps a process cannot write into its own /proc any more."""
