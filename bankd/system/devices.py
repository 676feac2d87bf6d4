"""Devices of the machine: its NUMA nodes, or sets of cores that the settings name.

A process that is given no device uses all cores that it may, as one device. One that is given a
device is pinned to its cores: what it starts inherits them, and their number is that of its target.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bankd.errors import BankdError, ErrorCode

NODES = Path("/sys/devices/system/node")
MAX_CORE = 8191
"""Highest number of a core in a list of the settings."""


@dataclass(frozen=True)
class Device:
    """A device: its number, and its cores."""

    number: int
    cores: frozenset[int]
    is_part: bool = False
    """It is a set of cores of the settings: others of its NUMA node may measure meanwhile."""

    def __str__(self) -> str:
        return f"{self.number} (cores {cores_text(self.cores)})"


def devices_of(sets: str = "", nodes: Path | None = None) -> tuple[Device, ...]:
    """The devices there are; `sets`: DEVICE_CORES of the settings, such as "0-3;4-7".

    Raises BankdError (EG0001) for sets that cannot be used here.
    """
    if not sets.strip():
        cores = [cores for cores in nodes_here(nodes).values() if cores]
        return tuple(Device(number, each) for number, each in enumerate(cores))
    usable, found = os.sched_getaffinity(0), list[Device]()
    for number, text in enumerate(sets.split(";")):
        device = Device(number, _cores_of(text), is_part=True)
        if lacking := device.cores - usable:
            raise _refused(sets, f"this process may not use the cores {cores_text(lacking)}")
        if any(device.cores & other.cores for other in found):
            raise _refused(sets, f"the cores {text.strip()} are in an earlier device, too")
        found.append(device)
    return tuple(found)


def nodes_here(nodes: Path | None = None) -> Mapping[int, frozenset[int]]:
    """The cores of each NUMA node that this thread may use; node 0 for all where none is known."""
    usable = frozenset(os.sched_getaffinity(0))
    found = {}
    for path in sorted((nodes or NODES).glob("node[0-9]*/cpulist")):
        try:
            cores = _cores_of(path.read_text(encoding="utf-8")) & usable
        except (OSError, BankdError):  # A node of memory alone has none.
            continue
        if cores:
            found[int(path.parent.name.removeprefix("node"))] = cores
    is_whole = frozenset().union(*found.values()) == usable
    return dict(sorted(found.items())) if is_whole else {0: usable}


def chosen(number: int, devices: Sequence[Device], say: Callable[[str], None]) -> Device:
    """The device of this number. Where there is one device alone, that, and the caller is warned.

    Raises BankdError (EG0013) for a device that is not among several.
    """
    if number < len(devices):
        return devices[number]
    there = ", ".join(map(str, devices))
    if len(devices) == 1:
        say(f"warning: there is no device {number}: device {there} is the only one, and is used")
        return devices[0]
    raise BankdError(
        f"there is no device {number}",
        f"the devices of this machine are {there}",
        ErrorCode.DEVICE,
    )


@contextmanager
def pinned(device: Device | None) -> Iterator[None]:
    """Pin this thread to the cores of a device while the block runs; None: to no others."""
    before = os.sched_getaffinity(0)
    if device is None or device.cores == before:
        yield
        return
    os.sched_setaffinity(0, device.cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cores_text(cores: frozenset[int]) -> str:
    """ "0-3,8": cores as Linux lists them."""
    parts: list[list[int]] = []
    for core in sorted(cores):
        if parts and parts[-1][1] == core - 1:
            parts[-1][1] = core
        else:
            parts.append([core, core])
    return ",".join(f"{low}-{high}" if high > low else f"{low}" for low, high in parts)


def _cores_of(text: str) -> frozenset[int]:
    """The cores of a list such as "0-3,8". Raises BankdError (EG0001) for anything else."""
    cores: set[int] = set()
    for part in text.strip().split(","):
        found = re.fullmatch(r"\s*([0-9]{1,5})(?:-([0-9]{1,5}))?\s*", part)
        low, high = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
        if not low <= high <= MAX_CORE:
            raise _refused(text, f"{part.strip()!r} is no core and no range of cores")
        cores |= set(range(low, high + 1))
    return frozenset(cores)


def _refused(text: str, why: str) -> BankdError:
    return BankdError(
        f"DEVICE_CORES is {text.strip()!r}: {why}",
        "list the cores of each device, such as 0-3;4-7, or leave it out: NUMA nodes are devices",
        ErrorCode.CONFIGURATION,
    )
