"""Who holds what now: the bank's write lock, the measuring device, and jobs whose owner is dead.

Linux lists the locks of all processes in /proc/locks (proc(5)); none is taken or tried here.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bankd.bank.faults import explained
from bankd.config.workspace import Workspace
from bankd.doctor.finding import Finding, State, quoted
from bankd.doctor.here import Here
from bankd.jobs import State as JobState
from bankd.jobs import is_alive
from bankd.system.device_lock import lock_folder
from bankd.system.processes import process_text

SUBJECT = "locks"

LOCKS = Path("/proc/locks")

WAL_WRITER_BYTE = 120
"""Of the -shm file; locked by the one that writes (https://www.sqlite.org/walformat.html)."""
WRITER_BYTE = 0x40000001
"""Of the file itself, without a write-ahead log (https://www.sqlite.org/fileformat2.html, the
"RESERVED" lock)."""
WHOLE_FILE = 0


@dataclass(frozen=True)
class Lock:
    """One line of /proc/locks: who locks which bytes of which file."""

    is_exclusive: bool
    process: int
    device: tuple[int, int]
    inode: int
    first_byte: int


def check_locks(here: Here) -> Iterator[Finding]:
    """Who writes to the bank now, and who measures."""
    if not LOCKS.exists():
        yield Finding(
            SUBJECT, State.NOTE, f"this system has no {LOCKS}: lock holders are not known"
        )
        return
    locks = [lock for line in LOCKS.read_text().splitlines() if (lock := _lock(line))]
    found = [*_bank_writers(here, locks), *_measurers(here, locks)]
    yield from found
    if not found:
        yield Finding(SUBJECT, State.OK, "no process writes to the bank or measures now")


def check_jobs(here: Here) -> Iterator[Finding]:
    """Jobs of the workspace that are running by name only."""
    path = Workspace(here.work_path() / "aoe_workspace").job_list
    if not path.is_file():
        return
    with explained(path), closing(_opened_for_reading(path)) as jobs:
        sql = "SELECT path, owner FROM jobs WHERE state = ? ORDER BY queued"
        rows = jobs.execute(sql, (JobState.RUNNING,)).fetchall()
    for model, owner in rows:
        if not is_alive(owner or ""):
            what = f"the job of {os.fsdecode(model)} was left by a process that has ended"
            mend = "bankd watch FOLDER --once   (resumes it)"
            yield Finding("jobs", State.NOTE, what, mend)


def _opened_for_reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=2.0)


def _bank_writers(here: Here, locks: list[Lock]) -> Iterator[Finding]:
    if bank := here.bank_file():
        shared = bank.with_name(bank.name + "-shm")
        writers = [
            *_exclusive(locks, shared, WAL_WRITER_BYTE),
            *_exclusive(locks, bank, WRITER_BYTE),
        ]
        for process in writers:
            what = f"{process_text(process)} writes to the bank now; others wait for it"
            yield Finding(SUBJECT, State.NOTE, what, f"tail --pid={process} -f /dev/null")


def _measurers(here: Here, locks: list[Lock]) -> Iterator[Finding]:
    for path in sorted(lock_folder(here.env).glob("tunebank-device-*.lock")):
        if not path.is_symlink() and not os.access(path, os.R_OK):
            what = f"{path} blocks the device's lock and cannot be read: no process can tune"
            yield Finding(SUBJECT, State.ERROR, what, f"sudo rm {quoted(path)}")
        for process in _exclusive(locks, path, WHOLE_FILE):
            what = (
                f"{process_text(process)} holds the measuring device ({path}): anyone else is"
                " refused until it ends"
            )
            yield Finding(SUBJECT, State.NOTE, what, f"tail --pid={process} -f /dev/null")


def _exclusive(locks: list[Lock], path: Path, first_byte: int) -> list[int]:
    """The processes that hold this byte of this file for themselves."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return []
    device = os.major(status.st_dev), os.minor(status.st_dev)
    return [
        lock.process
        for lock in locks
        if lock.is_exclusive
        and (lock.device, lock.inode, lock.first_byte) == (device, status.st_ino, first_byte)
    ]


def _lock(line: str) -> Lock | None:
    """None for those who only wait ("->"), for leases, and for other forms than

    1: POSIX  ADVISORY  WRITE 25654 fe:00:3507132 120 120
    """
    try:
        _, _, _, kind, process, file, first, _ = line.split()
        major, minor, inode = file.split(":")
        device = int(major, 16), int(minor, 16)
        return Lock(kind == "WRITE", int(process), device, int(inode), int(first))
    except ValueError:
        return None
