"""Free memory: what a new process may take of the machine, of its control groups, of its limit."""

from __future__ import annotations

import os
import re
import resource
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def free_memory_bytes(root: Path = Path("/")) -> int:
    """Memory that a new process can take without swapping, and without being ended for it.

    The narrowest of MemAvailable (Linux, proc(5)), of what is left in the control groups (Linux,
    Documentation/admin-guide/cgroup-v2.rst), and of the limit of address space, which it inherits.
    """
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    free = [limit] if limit != resource.RLIM_INFINITY else []
    found = _number(root / "proc/meminfo", r"MemAvailable: *(\d+) kB")
    machine_bytes = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    free.append(machine_bytes if found is None else found << 10)
    return min([*free, *_left_in_groups(root)])


def _left_in_groups(root: Path) -> Iterator[int]:
    """Yield what each limited control group has left; files that are only cached are free."""
    groups = root / "sys/fs/cgroup"
    name = ""
    with suppress(OSError):
        own = (root / "proc/self/cgroup").read_text(encoding="utf-8")
        name = next((line[3:] for line in own.splitlines() if line.startswith("0::")), "")
    group = groups / name.strip("/")
    for each in (group, *group.parents):
        if each.is_relative_to(groups):
            limit = _number(each / "memory.max", r"(\d+)")
            used = _number(each / "memory.current", r"(\d+)")
            if limit is not None and used is not None:
                cached = _number(each / "memory.stat", r"(?m)^inactive_file (\d+)") or 0
                yield max(0, limit - used + cached)


def _number(file: Path, pattern: str) -> int | None:
    with suppress(OSError):
        if found := re.search(pattern, file.read_text(encoding="utf-8")):
            return int(found[1])
    return None
