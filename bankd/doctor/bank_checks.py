"""The bank itself: its folder, its permissions, its file and its journal.

The file is opened so that not even SQLite's own files next to it are made, as far as possible.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import islice, takewhile
from pathlib import Path

from bankd.bank.check import faults
from bankd.bank.connection import Connection
from bankd.bank.faults import explained, is_busy
from bankd.bank.folders import FILE_MODE, FOLDER_MODE, network_file_system
from bankd.bank.layers import built_in_folder
from bankd.bank.location import BANK_FILE, BESIDE_BANK, PLACES
from bankd.bank.opening import require_bank
from bankd.bank.sqlite import Database
from bankd.doctor.finding import (
    MIB,
    CheckContext,
    CheckFinding,
    error,
    is_seen,
    note,
    ok,
    quoted,
    size_text,
    warning,
)
from bankd.errors import BankError

PATIENCE_S = 2.0
"""Time to wait for a lock: another process that writes holds it for milliseconds."""
LARGE_LOG_BYTES = 64 * MIB
"""SQLite folds its log back into the file from 4 MiB on, unless a reader prevents it."""
MAX_FAULTS = 5
WRITES = "bankd verify --budget 1"
"""A command that opens the bank for writing, which upgrades and repairs it."""

_WAL_VERSION_AT, _WAL_VERSION = 18, 2
"""Byte of the file's header that says how it journals (https://www.sqlite.org/fileformat2.html)."""


def check_place(here: CheckContext) -> Iterator[CheckFinding]:
    """Check the folder that is used, and find banks in those that are not."""
    places = list(here.bank_folders().items())
    if not places:
        what = f"no folder for the bank: {', '.join(PLACES)} are all unset"
        yield error(what, "export TUNE_BANK_PATH=/an/existing/folder")
        return
    variable, folder = places[0]
    yield _used_folder(variable, folder)
    has_bank = is_seen(folder / BANK_FILE)
    for name, place in places[1:]:
        is_same = is_seen(folder) and is_seen(place) and place.samefile(folder)
        if is_seen(place / BANK_FILE) and not is_same:
            what = (
                f"there is a bank in {place} ({name}) which is not used because {variable} is set"
            )
            # Where the used folder holds none, nothing that was learnt has any effect.
            state = note if has_bank else warning
            yield state(what, f"bankd merge {quoted(place)}")


def _used_folder(variable: str, folder: Path) -> CheckFinding:
    before = [*takewhile(variable.__ne__, PLACES)]
    unset = f" and {' and '.join(before)} {'are' if before[1:] else 'is'} not" if before else ""
    why = f"because {variable} is set{unset}"
    is_named = variable == "TUNE_BANK_PATH"
    if folder.is_dir():
        if is_seen(folder / BANK_FILE) or not os.access(folder, os.X_OK):
            return ok(f"{folder}, {why}")
        return note(f"{folder}, {why}; there is no bank in it yet: the first tuning makes it")
    if folder.exists():
        is_bank = is_named and folder.name == BANK_FILE
        fix = f"export {variable}={quoted(folder.parent)}" if is_bank else f"unset {variable}"
        return error(f"{folder} is not a folder, and it is used {why}", fix)
    if not is_named:
        return note(f"{folder}, {why}; it does not exist yet: the first tuning makes it")
    what = f"{folder} does not exist, and it is used {why}"
    return error(what, f"mkdir -p -m 0750 {quoted(folder)}")


def check_built_in(_here: CheckContext) -> Iterator[CheckFinding]:
    """The bank that was installed with the package, asked where the custom one has no entry."""
    folder = built_in_folder()
    yield (
        ok(str(folder))
        if folder
        else note("none comes with this version: tuning starts from the defaults")
    )


def check_permissions(here: CheckContext) -> Iterator[CheckFinding]:
    """Check permissions: folder 0750, files 0640 at most, owned by the current user."""
    folder, file = here.bank_folder(), here.bank_file()
    if folder is None or not is_seen(folder) or not folder.is_dir():
        return  # check_place reports it
    found = list(_permission_faults(folder, FOLDER_MODE, os.R_OK | os.W_OK | os.X_OK))
    for path in (file, *_beside(file)) if file else ():
        if is_seen(path):
            found += _permission_faults(path, FILE_MODE, os.R_OK | os.W_OK)
    yield from found or [ok(f"folder {FOLDER_MODE:04o}, files {FILE_MODE:04o} or less")]


def _permission_faults(path: Path, widest: int, needed: int) -> Iterator[CheckFinding]:
    status, user = path.stat(), os.geteuid()
    mode = stat.S_IMODE(status.st_mode)
    chown = f"sudo chown {user} {quoted(path)}"
    chmod = f"chmod {widest:04o} {quoted(path)}"
    is_others = status.st_uid != user
    if not os.access(path, needed):
        can_read = os.access(path, os.R_OK)
        folder = quoted(path if path.is_dir() else path.parent)
        elsewhere = (
            "export TUNE_BANK_PATH=/a/writable/folder, and have this one read with"
            f" --op_bank_path {folder} --mdl_bank_path {folder}"
        )
        if os.statvfs(path).f_flag & os.ST_RDONLY:
            yield error(f"{path} is on a disk that is mounted read-only", elsewhere)
        elif can_read and status.st_uid == 0:
            what = f"{path} belongs to root, and cannot be written to by user {user}"
            yield error(what, elsewhere)
        else:
            what = f"{path} cannot be {'written to' if can_read else 'read'} by user {user}"
            yield error(what, f"{chown} && {chmod}" if is_others else chmod)
    elif is_others:
        yield note(f"{path} belongs to user {status.st_uid}, not to you ({user})", chown)
    if mode & stat.S_IWOTH:
        what = f"every user may write to {path} ({mode:04o}): entries select the code that runs"
        yield error(what, chmod)
    elif mode & ~widest & (stat.S_IRWXG | stat.S_IRWXO):
        yield note(f"{path} has mode {mode:04o}, wider than {widest:04o}", chmod)


def check_bank_file(here: CheckContext) -> Iterator[CheckFinding]:
    """Check that the file is an undamaged bank of this version."""
    path = here.bank_file()
    if path is None:
        return  # check_place reports it
    try:
        with reading(path) as connection:
            require_bank(connection)
    except BankError as fault:
        passing = _passing(path, fault)
        if passing is None:
            raise
        yield passing
        return
    damage = _damage(path)
    for each in damage:
        yield error(f"{path} is damaged: {each}", _moving(path, "damaged"))
    if not damage:
        with reading(path) as connection:
            entries = connection.value("SELECT count(*) FROM current")
            revision = connection.value("SELECT max(number) FROM revisions")
        version = f"r{revision}, " if revision else ""
        yield ok(f"whole, {version}{entries:,} entries, {size_text(path.stat().st_size)}")


def check_every_row(here: CheckContext) -> Iterator[CheckFinding]:
    """Check that every row matches its hash, and the current state the log."""
    with opened(here) as connection:
        if connection is None:
            return
        found = list(islice(faults(connection), MAX_FAULTS))
    for each in found:
        yield error(f"{connection.path}: {each}", _moving(connection.path, "damaged"))
    if not found:
        yield ok("all rows match their hashes, and the log matches the state")


def check_journal(here: CheckContext) -> Iterator[CheckFinding]:
    """Check the mode and the size of the bank's journal."""
    path = here.bank_file() or here.bank_folder()
    if path is None or not is_seen(path):
        return
    if kind := network_file_system(path):
        what = (
            f"{path} is on {kind}: no write-ahead log there, as machines share no memory; writers"
            " and readers wait for each other, and file locks must work"
        )
        yield note(what, "export TUNE_BANK_PATH=/a/folder/on/a/local/disk   (or leave it as it is)")
    elif path.is_file() and not _is_in_wal_mode(path):
        yield note(f"{path} is not in WAL mode: readers wait for writers until the next write")
    else:
        yield ok("write-ahead log on a local disk")
    log = path.with_name(path.name + "-wal")
    size_bytes = log.stat().st_size if log.exists() else 0
    if size_bytes > LARGE_LOG_BYTES:
        what = (
            f"the log {log} has grown to {size_text(size_bytes)}: a process that never"
            " stops reading the bank prevents its checkpoint"
        )
        connecting = f"import sqlite3; sqlite3.connect({str(path)!r})"
        folding = f"{connecting}.execute('PRAGMA wal_checkpoint(TRUNCATE)')"
        yield warning(what, f"python3 -c {quoted(folding)}")


@contextmanager
def opened(here: CheckContext) -> Iterator[Connection | None]:
    """The bank, None where there is none that this version can read: see `check_bank_file`."""
    path = here.bank_file()
    with ExitStack() as stack:
        connection = None
        with suppress(BankError):
            if path is not None:
                found = stack.enter_context(reading(path))
                require_bank(found)
                connection = found
        yield connection


@contextmanager
def reading(path: Path, *, is_quiet: bool | None = None) -> Iterator[Connection]:
    """The file, open for reading whatever is in it. Raises BankError.

    `is_quiet`: no process has it open, so that it may be read without SQLite's files next to it
    (default: as it seems).
    """
    is_quiet = _is_quiet(path) if is_quiet is None else is_quiet
    mode = "mode=ro&immutable=1" if is_quiet else "mode=ro"
    with explained(path):
        file = sqlite3.connect(f"{path.resolve().as_uri()}?{mode}", uri=True, timeout=PATIENCE_S)
        with closing(file):
            file.execute("PRAGMA trusted_schema = OFF")
            yield Connection(path, Database(file, execute_plugins=False), read_only=True)


def _passing(path: Path, fault: BankError) -> CheckFinding | None:
    """Return a finding for a state that passes; None where the file has a fault."""
    if is_busy(fault):
        return note(fault.message, fault.hint or "")
    journal = path.with_name(path.name + "-journal")
    needs_write = getattr(fault.__cause__, "sqlite_errorname", "").startswith("SQLITE_READONLY")
    if needs_write and journal.exists() and journal.stat().st_size:
        what = (
            f"a process died while it wrote to {path}: until the next command that writes, which"
            " rolls it back, the bank cannot be read"
        )
        return warning(what, WRITES)
    return None


def _damage(path: Path) -> list[str]:
    """Return the first faults that SQLite finds.

    A file that was quiet, but changed while it was read, is read again under SQLite's locks.
    """
    is_quiet, before = _is_quiet(path), path.stat()
    with reading(path, is_quiet=is_quiet) as connection:
        rows = connection.rows(f"PRAGMA quick_check({MAX_FAULTS})")
    found = [line for row in rows for line in str(next(iter(row.values()))).splitlines()]
    if found == ["ok"]:
        return []
    after = path.stat()
    has_changed = (before.st_mtime_ns, before.st_size) != (after.st_mtime_ns, after.st_size)
    if is_quiet and (has_changed or not _is_quiet(path)):
        return _damage(path)
    return found[:MAX_FAULTS]


def _is_in_wal_mode(path: Path) -> bool:
    """Tell by the files next to it, or else by its header, without ending any lock of SQLite."""
    if not _is_quiet(path):
        return path.with_name(path.name + "-wal").exists()
    with path.open("rb") as file:
        return file.read(_WAL_VERSION_AT + 1)[_WAL_VERSION_AT:] == bytes([_WAL_VERSION])


def _is_quiet(path: Path) -> bool:
    return not any(each.exists() for each in _beside(path))


def _beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + suffix) for suffix in BESIDE_BANK]


def _moving(path: Path, suffix: str) -> str:
    return f"mv {quoted(path)} {quoted(f'{path}.{suffix}')}   (then put a copy of the bank there)"
