"""A process of ours shuts itself in: it can still compute, and harm little when it goes wrong.

What is fed to our children comes from strangers (models), or is machine code that was made a
moment ago. So they give up what they do not need, once and for all: there is no way back.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tuner.confinement import limits
from tuner.confinement.call_filter import refuse_calls
from tuner.confinement.landlock import write_only_below
from tuner.confinement.linux import (
    PR_SET_DUMPABLE,
    PR_SET_NAME,
    PR_SET_NO_NEW_PRIVS,
    PR_SET_PDEATHSIG,
    prctl,
)


@dataclass(frozen=True)
class Confinement:
    """Rights and limits of a child. None: as much as its user has."""

    name: str
    """Name of the process in `ps` and in the kernel's log: at most 15 bytes."""
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
    if sys.platform != "linux":
        return (f"only limits are known on {sys.platform}", *_failures(_LIMITS, confinement))
    return tuple(_failures((*_FIRST, *_LIMITS, *_WALLS), confinement))


Step = tuple[str, Callable[[Confinement], str | None]]
"""A step: the gap that is left where it fails, and a function, which may report a gap itself."""


def _failures(steps: tuple[Step, ...], confinement: Confinement) -> list[str]:
    missing = []
    for without, step in steps:
        try:
            gap = step(confinement)
        except OSError as error:
            gap = f"{without}: {error.strerror or error}"
        if gap is not None:
            missing.append(gap)
    return missing


def _be_called(confinement: Confinement) -> None:
    prctl(PR_SET_NAME, confinement.name.encode()[:15] + b"\0")


def _die_with_the_parent(_: Confinement) -> None:
    """Linux kills us with it, even while a candidate hangs that no closed pipe can reach.

    With the thread that started us, to be exact.
    """
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if _has_lost_the_parent():  # before it was asked for, nothing was sent
        os.kill(os.getpid(), signal.SIGKILL)


def _has_lost_the_parent() -> bool:
    """Nobody holds the other end of our standard input. A file or terminal has none."""
    poll = select.poll()
    poll.register(0, 0)
    return any(event & (select.POLLHUP | select.POLLERR) for _, event in poll.poll(0))


def _gain_no_rights(_: Confinement) -> None:
    prctl(PR_SET_NO_NEW_PRIVS, 1)


def _write_only_below(confinement: Confinement) -> str | None:
    # a domain of Landlock also keeps us from the memory of processes outside of it, and from
    # sending them signals: so there is one even where everything may be written
    everywhere = (Path("/"),)
    return write_only_below(everywhere if confinement.writable is None else confinement.writable)


def _refuse_calls(confinement: Confinement) -> None:
    refuse_calls(may_start_programs=confinement.may_start_programs)


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
    ("its memory is not limited", lambda c: limits.limit(limits.MEMORY, c.memory_bytes)),
    ("the size of its files is not limited", lambda c: limits.limit_files(c.file_bytes)),
    ("its open files are not limited", lambda c: limits.limit(limits.OPEN_FILES, c.open_files)),
    ("it may leave core files", lambda _: limits.limit(limits.CORE, 0)),
)
_WALLS: tuple[Step, ...] = (
    ("the kernel may end others for its memory", lambda _: limits.go_first_when_memory_is_out()),
    ("programs that it starts may gain rights", _gain_no_rights),
    ("it may write wherever its user may", _write_only_below),
    ("no system call is refused to it", _refuse_calls),
    ("it may leave dumps", _leave_no_dump),
)
"""The order matters: no new rights is what Landlock and filters ask for; the filter refuses nothing
that is done before it; and who leaves no dump cannot write into its own /proc any more."""
