"""Permissions of the bank: folder 0750, files 0640, owned by the current user."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from bankd.bank.folders import FILE_MODE, FOLDER_MODE
from bankd.doctor.finding import Finding, State, quoted
from bankd.doctor.here import Here, is_seen

SUBJECT = "permissions"
ROOT = 0

BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside a database: whoever writes must be able to write to these, too."""


def check_permissions(here: Here) -> Iterator[Finding]:
    """Of the folder of the bank and of its files, as far as they exist."""
    folder, file = here.bank_folder(), here.bank_file()
    if folder is None or not is_seen(folder) or not folder.is_dir():
        return  # the folder's subject
    found = list(_faults(folder, FOLDER_MODE, os.R_OK | os.W_OK | os.X_OK))
    if file is not None:
        for suffix in BESIDE:
            path = file.with_name(file.name + suffix)
            if is_seen(path):
                found += _faults(path, FILE_MODE, os.R_OK | os.W_OK)
    yield from found
    if not found:
        yield Finding(SUBJECT, State.OK, f"folder {FOLDER_MODE:04o}, files {FILE_MODE:04o} or less")


def _faults(path: Path, widest: int, needed: int) -> Iterator[Finding]:
    status = path.stat()
    mode = stat.S_IMODE(status.st_mode)
    is_foreign = status.st_uid != os.geteuid()
    if not os.access(path, needed):
        yield _unusable(path, widest, is_foreign=is_foreign)
    elif is_foreign:
        what = f"{path} belongs to user {status.st_uid}, not to you ({os.geteuid()})"
        yield Finding(SUBJECT, State.NOTE, what, f"sudo chown {os.geteuid()} {quoted(path)}")
    if mode & stat.S_IWOTH:
        what = f"every user may write to {path} ({mode:04o}): entries select the code that runs"
        yield Finding(SUBJECT, State.ERROR, what, f"chmod {widest:04o} {quoted(path)}")
    elif mode & ~widest & (stat.S_IRWXG | stat.S_IRWXO):
        what = f"{path} has mode {mode:04o}, wider than {widest:04o}"
        yield Finding(SUBJECT, State.NOTE, what, f"chmod {widest:04o} {quoted(path)}")


def _unusable(path: Path, widest: int, *, is_foreign: bool) -> Finding:
    can_read = os.access(path, os.R_OK)
    verb = "written to" if can_read else "read"
    what = f"{path} cannot be {verb} by user {os.geteuid()}"
    if os.statvfs(path).f_flag & os.ST_RDONLY:
        what = f"{path} is on a disk that is mounted read-only"
        return Finding(SUBJECT, State.ERROR, what, _read_as_further_bank(path))
    if can_read and path.stat().st_uid == ROOT:
        what = f"{path} belongs to root, and cannot be written to by user {os.geteuid()}"
        return Finding(SUBJECT, State.ERROR, what, _read_as_further_bank(path))
    owning = f"sudo chown {os.geteuid()} {quoted(path)} && " if is_foreign else ""
    return Finding(SUBJECT, State.ERROR, what, f"{owning}chmod {widest:04o} {quoted(path)}")


def _read_as_further_bank(path: Path) -> str:
    """A bank that is given out is not written to: it is read beside one that is."""
    folder = path if path.is_dir() else path.parent
    return (
        "export TUNE_BANK_PATH=/a/writable/folder, and have this one read with"
        f" --op_bank_path {quoted(folder)} --mdl_bank_path {quoted(folder)}"
    )
