"""Free room where banks, results and compiled kernels go."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from bankd.config.config import kernel_cache_folder
from bankd.doctor.finding import Finding, State, quoted
from bankd.doctor.here import Here, is_seen
from bankd.doctor.sizes import GIB, MIB, size_text

SUBJECT = "disk"

FLOOR_BYTES = 2 * GIB
"""Less than this deserves a word. The original asks for 20 GB, as it leaves 2 to 10 GB for each
model; here a model leaves its offline model, about as large as its weights, and all compiled
kernels together are kept below 1 GiB."""
LAST_BYTES = 100 * MIB
"""With less, the next commit or offline model may fail."""
COPIES_OF_BANK = 2
"""A merge from an export stages a copy of it, and the log of one commit may hold another."""


def check_disk(here: Here) -> Iterator[Finding]:
    """One finding for each disk, named by what lies on it."""
    for names, folder in _disks(here).values():
        yield _room("; ".join(names), folder, _floor_bytes(here))


def _disks(here: Here) -> dict[int, tuple[list[str], Path]]:
    """What goes to the disk of each device number, and one folder there."""
    places = {
        "bank": here.bank_folder(),
        "workspace": here.work_path(),
        "kernel cache": kernel_cache_folder(here.env, here.folder),
    }
    disks: dict[int, tuple[list[str], Path]] = {}
    for name, place in places.items():
        if place is not None:
            folder = _existing(place)
            names, _ = disks.setdefault(folder.stat().st_dev, ([], folder))
            names.append(f"{name} {place}")
    return disks


def _existing(folder: Path) -> Path:
    """The folder, or the nearest above it that exists already."""
    return next(each for each in (folder, *folder.absolute().parents) if is_seen(each))


def _floor_bytes(here: Here) -> int:
    bank = here.bank_file()
    return max(FLOOR_BYTES, COPIES_OF_BANK * bank.stat().st_size if bank else 0)


def _room(names: str, folder: Path, floor_bytes: int) -> Finding:
    found = os.statvfs(folder)
    free_bytes = found.f_bavail * found.f_frsize
    what = f"{size_text(free_bytes)} free for {names}"
    if free_bytes >= floor_bytes:
        return Finding(SUBJECT, State.OK, f"{what} (wanted: {size_text(floor_bytes)})")
    state = State.ERROR if free_bytes < LAST_BYTES else State.WARNING
    wanted = f"at least {size_text(floor_bytes)} are wanted (AOE asks for 20 GB)"
    return Finding(
        SUBJECT,
        state,
        f"{what}; {wanted}",
        f"du -xsh {quoted(folder)}/* | sort -h   (then free space)",
    )
