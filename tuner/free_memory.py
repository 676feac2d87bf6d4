"""Free memory: what a new process may take of the machine, of its control groups, of its limit."""

from __future__ import annotations

import os
import re
import resource
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tuner.errors import MemoryLimitError

ROOT = Path("/")
LARGE_BYTES = 16 << 20
"""Smallest size that is compared with what is left."""


def free_memory_bytes(root: Path = ROOT) -> int:
    """Memory that a new process can take without swapping, and without being ended for it.

    The narrowest of MemAvailable (Linux, proc(5)), of what is left in the control groups (Linux,
    Documentation/admin-guide/cgroup-v2.rst and cgroup-v1/memory.rst), and of the limit of address
    space, which it inherits.
    """
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    free = [limit] if limit != resource.RLIM_INFINITY else []
    found = _number(root / "proc/meminfo", r"MemAvailable: *(\d+) kB")
    free.append(machine_memory_bytes() if found is None else found << 10)
    left = (max(0, limit - used) for limit, used in _groups(root))
    return min([*free, *left])


def require_memory(size_bytes: int, what: str, root: Path = ROOT) -> None:
    """Raises MemoryLimitError where the control groups have less left: the kernel would end us.

    Sizes that hardly matter are not looked into, and swapping is not refused.
    """
    if size_bytes < LARGE_BYTES:
        return
    left = min((limit - used for limit, used in _groups(root)), default=size_bytes)
    if left < size_bytes:
        raise MemoryLimitError(
            f"{what} needs {size_bytes / 1e6:,.0f} MB of memory, and the control group has"
            f" {max(0, left) / 1e6:,.0f} MB left",
            "give the container more memory, or use smaller shapes, or fewer processes",
        )


def memory_limit_bytes(root: Path = ROOT) -> int:
    """Memory of the machine, or the narrowest limit of the control groups, if that is less."""
    return min([machine_memory_bytes(), *(limit for limit, _ in _groups(root))])


def machine_memory_bytes() -> int:
    """Memory of the machine."""
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def _groups(root: Path) -> Iterator[tuple[int, int]]:
    """Yield limit and use of each limited control group; files that are only cached are free.

    Version 1 writes a number beyond all memory for no limit.
    """
    with suppress(OSError):
        own = (root / "proc/self/cgroup").read_text(encoding="utf-8")
        for line in own.splitlines():
            number, controllers, path = line.split(":", 2)
            if number == "0":
                yield from _limits(root / "sys/fs/cgroup", path, *_VERSION_2)
            elif "memory" in controllers.split(","):
                yield from _limits(root / "sys/fs/cgroup/memory", path, *_VERSION_1)


_VERSION_2 = ("memory.max", "memory.current", "inactive_file")
_VERSION_1 = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")


def _limits(
    groups: Path, path: str, limit_name: str, used_name: str, cached_name: str
) -> Iterator[tuple[int, int]]:
    """Limits of a group and of the groups above it.

    In a container the path may be the host's: then the root is the group of the container.
    """
    group = groups / path.strip("/")
    for each in (group, *group.parents):
        if each.is_relative_to(groups):
            limit = _number(each / limit_name, r"(\d+)")
            used = _number(each / used_name, r"(\d+)")
            if limit is not None and used is not None:
                cached = _number(each / "memory.stat", rf"(?m)^{cached_name} (\d+)") or 0
                yield limit, used - cached


def _number(file: Path, pattern: str) -> int | None:
    with suppress(OSError):
        if found := re.search(pattern, file.read_text(encoding="utf-8")):
            return int(found[1])
    return None
