"""Space on the disks that a job writes to: bytes, files, and the right to write."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from pathlib import Path

from bankd.escape import visible

MIB = 1 << 20
FLOOR_FILES = 1_000
"""A job leaves about ten files, and one for each kernel that it compiles."""


def free_bytes(path: Path) -> int:
    """Return the space that is left for us on the disk of `path`. Raises OSError."""
    found = os.statvfs(_existing(path))
    return found.f_bavail * found.f_frsize


def why_no_room(places: Mapping[str, Path], floor_bytes: int) -> str:
    """A sentence on the first place that lacks room; empty if all have enough.

    `places`: what is kept there ("bank", "workspace"), and where; it need not exist yet.
    `floor_bytes`: what must stay free on the disk of each.
    """
    return next((why for what in places.items() if (why := _why(*what, floor_bytes))), "")


def _why(name: str, place: Path, floor_bytes: int) -> str:
    where = f"for the {name} ({visible(str(place))})"
    try:
        found = os.statvfs(_existing(place))
    except OSError as error:
        return f"the free space {where} is not known: {error.strerror}"
    free = found.f_bavail * found.f_frsize
    if found.f_flag & os.ST_RDONLY:
        return f"the disk {where} is read-only"
    if free < floor_bytes:
        least_mib = math.ceil(floor_bytes / MIB)  # The floor, and what the next model needs.
        return f"{free // MIB:,} MiB are free {where}: at least {least_mib:,} are required"
    # Some file systems (btrfs) make inodes as needed, and count none.
    if found.f_files > 0 and found.f_favail < FLOOR_FILES:
        return (
            f"{found.f_favail:,} more files fit on the disk {where}: at least {FLOOR_FILES:,} are"
            " required"
        )
    return ""


def _existing(place: Path) -> Path:
    """The place, or the nearest above it that exists already."""
    return next(each for each in (place, *place.absolute().parents) if os.access(each, os.F_OK))
