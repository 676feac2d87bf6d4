"""What this machine is taken for: its tier, why not the next one, and how many cores it is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from bankd import bridge
from bankd.bridge import ISAS
from bankd.doctor.finding import Finding, State
from bankd.doctor.here import Here

SUBJECT = "target"
CORES = "cores"

CGROUPS = Path("/sys/fs/cgroup")
OWN_CGROUP = Path("/proc/self/cgroup")


def check_target(here: Here) -> Iterator[Finding]:
    """The tiers that are run here, best first, and what the next one would need."""
    del here
    target = bridge.host_target()  # with its own words where no tier is run here
    lower = [tier for tier in reversed(bridge.host_soc_versions()) if tier != target.soc_version]
    also = f", and for {', '.join(lower)} if asked" if lower else ""
    yield Finding(SUBJECT, State.OK, f"tunes for {target}{also}")
    own = [tier for tier, isa in ISAS.items() if isa.triple == target.isa.triple]
    missing = [tier for tier in own if tier not in bridge.host_soc_versions()]
    for tier in missing[:1]:
        yield Finding(SUBJECT, State.NOTE, f"not {tier}: {bridge.why_not_here(tier)}")


def check_cores(here: Here) -> Iterator[Finding]:
    """The cores of the machine, those that this process may use, and the time it gets of them."""
    del here
    usable, present = bridge.host_cores(), os.cpu_count() or bridge.host_cores()
    if usable < present:
        what = f"{usable} of the machine's {present} may be used (affinity): tuned for {usable}"
        yield Finding(CORES, State.NOTE, what, f"taskset -pc 0-{present - 1} $$")
    else:
        yield Finding(CORES, State.OK, f"all {present} may be used")
    quota = cpu_quota()
    if quota is not None and quota < usable:
        what = (
            f"a limit of {quota:g} cores' time is set for this process, which may use {usable}:"
            " it is paused when that is used up, and times vary"
        )
        mend = f"bankd aoe --aicore_num {max(1, int(quota))} ...   (or raise the limit)"
        yield Finding(CORES, State.WARNING, what, mend)


def cpu_quota(own: Path = OWN_CGROUP, cgroups: Path = CGROUPS) -> float | None:
    """Cores' worth of time that the control group grants; None where it sets no limit.

    The narrowest limit of the group and of those above it (Linux, Documentation/admin-guide/
    cgroup-v2.rst, cpu.max).
    """
    try:
        line = next(each for each in own.read_text().splitlines() if each.startswith("0::"))
    except (OSError, StopIteration):
        return None
    group = cgroups / line.removeprefix("0::").strip("/")
    limits = [_limit(each / "cpu.max") for each in (group, *group.parents) if each != each.parent]
    return min((limit for limit in limits if limit is not None), default=None)


def _limit(file: Path) -> float | None:
    """ "200000 100000" are two cores; "max 100000" is no limit."""
    try:
        quota, period = file.read_text().split()
        return int(quota) / int(period)
    except (OSError, ValueError, ZeroDivisionError):
        return None
