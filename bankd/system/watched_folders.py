"""Marks of watched folders: a lock that the kernel frees when its holder ends, never a file."""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bankd.system.device_lock import lock_holder, try_lock
from bankd.system.processes import PROC


@dataclass(frozen=True)
class OtherWatcher:
    """Another process that watches a folder; `process` is None where it cannot be seen."""

    folder: Path
    process: int | None


@contextmanager
def marked_as_watched(folders: Iterable[Path]) -> Iterator[list[OtherWatcher]]:
    """Mark these folders as watched while the block runs; yields who watches some of them already.

    Every watcher holds a shared lock on the folder itself. A file system without such locks marks
    nothing.
    """
    others = []
    with contextlib.ExitStack() as held:
        for folder in folders:
            with contextlib.suppress(OSError):
                descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
                held.callback(os.close, descriptor)
                if not try_lock(descriptor):  # Not even by a shared lock.
                    others.append(OtherWatcher(folder, lock_holder(descriptor)))
                fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
        yield others


def option_of(process: int, option: str, proc: Path = PROC) -> str | None:
    """The value of an option on the command line of a process; None where it has none."""
    try:
        words = os.fsdecode((proc / str(process) / "cmdline").read_bytes()).split("\0")
    except OSError:
        return None
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == option:
            return following
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
    return None


def folder_of(process: int, proc: Path = PROC) -> Path | None:
    """The working folder of a process; None where we may not see it."""
    try:
        return (proc / str(process) / "cwd").readlink()
    except OSError:
        return None
