"""Landlock: where a process may write, under any user. It may read as before.

Source: Linux, Documentation/userspace-api/landlock.rst and include/uapi/linux/landlock.h. Older
kernels know fewer rights; one that is unknown must not be asked for.
"""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Iterable
from pathlib import Path

from tuner.confinement.linux import system_call

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
"""The same numbers on every machine."""
VERSION = 1 << 0
PATH_BENEATH = 1

WRITE_FILE, TRUNCATE = 1 << 1, 1 << 14
REMOVE = 1 << 4 | 1 << 5
"""Folders, and files."""
MAKE = sum(1 << bit for bit in range(6, 13))
"""Devices, folders, files, sockets, pipes, symbolic links."""
REFER = 1 << 13
"""Renaming from folder to folder."""
ABSTRACT_SOCKETS, SIGNALS = 1 << 0, 1 << 1
"""Scopes: sockets and signals that reach processes outside of the domain."""

NEEDED_BY_ALL = (Path("/dev/null"),)


def write_only_below(folders: Iterable[Path]) -> str | None:
    """Restrict this thread and those it starts: they write below these folders only.

    What is open stays open, and a folder that is not there yet, or cannot be reached, never counts.
    Returns what is not kept from them. Raises OSError where the kernel has no Landlock; nothing
    changes then.
    """
    version = system_call(CREATE_RULESET, None, 0, VERSION)
    newer = (REFER if version >= 2 else 0) | (TRUNCATE if version >= 3 else 0)
    rights = WRITE_FILE | REMOVE | MAKE | newer
    # the word between is of TCP, which a filter refuses
    words = (rights, 0, ABSTRACT_SOCKETS | SIGNALS)[: 1 if version < 4 else 2 if version < 6 else 3]
    attributes = struct.pack(f"={len(words)}Q", *words)
    # a right that the rules handle is refused wherever it is not granted
    ruleset = system_call(CREATE_RULESET, attributes, len(attributes), 0)
    try:
        for path in (*folders, *NEEDED_BY_ALL):
            _grant(ruleset, path, rights)
        system_call(RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)
    threads = len(os.listdir("/proc/self/task"))  # noqa: PTH208 - names are enough
    if threads > 1:
        return f"{threads - 1} of its threads ran already, and may write wherever its user may"
    if version < 3:
        return f"it may empty files of its user: Landlock {version} does not know of that"
    return None


def _grant(ruleset: int, path: Path, rights: int) -> None:
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(place).st_mode):
            rights &= WRITE_FILE | TRUNCATE
        rule = struct.pack("=Qi", rights, place)
        system_call(ADD_RULE, ruleset, PATH_BENEATH, rule, 0)
    finally:
        os.close(place)
