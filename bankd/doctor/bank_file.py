"""The file of the bank: does it open, is it whole, of which version, and how does it journal?

It is opened so that not even SQLite's own files beside it are made, as far as that is possible.
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bankd.bank.check import faults
from bankd.bank.connection import Connection
from bankd.bank.faults import explained, is_busy
from bankd.bank.folders import network_file_system
from bankd.bank.schema import APPLICATION_ID, KNOWN_MIGRATIONS, migrations
from bankd.bank.sqlite import Database
from bankd.doctor.finding import Finding, State, quoted
from bankd.doctor.here import Here, is_seen
from bankd.doctor.sizes import MIB, size_text
from bankd.errors import BankError

SUBJECT = "bank file"
EVERY_ROW = "every row"
JOURNAL = "journal"

PATIENCE_S = 2.0
"""How long to wait for a lock: another process that writes holds it for milliseconds."""
LARGE_LOG_BYTES = 64 * MIB
"""SQLite folds its log back into the file from 4 MiB on, unless a reader stands in the way."""
MOST_FAULTS = 5

OPEN_FOR_WRITING = "bankd verify --budget 1"
"""A command that opens the bank for writing, which upgrades and repairs it."""

WAL_VERSION_AT, WAL_VERSION = 18, 2
"""Byte of the file's header that says how it journals (https://www.sqlite.org/fileformat2.html)."""


def check_bank_file(here: Here) -> Iterator[Finding]:
    """Whether it is a bank of this version, and whole."""
    path = here.bank_file()
    if path is None:
        return  # the folder's subject
    try:
        with looking_into(path) as connection:
            refusal = _refusal(connection)
    except BankError as error:
        refusal = _passing(path, error)
        if refusal is None:
            raise
    if refusal is not None:
        yield refusal
        return
    damage = _damage(path)
    for each in damage:
        yield Finding(SUBJECT, State.ERROR, f"{path} is damaged: {each}", _moving(path, "damaged"))
    if not damage:
        with looking_into(path) as connection:
            yield _whole(connection)
            yield from _age(connection)


def check_every_row(here: Here) -> Iterator[Finding]:
    """Whether every row is what its hash says, and the current state what the log comes to."""
    path = here.bank_file()
    with opened(here) as connection:
        if path is None or connection is None:
            return
        found = list(itertools.islice(faults(connection), MOST_FAULTS))
    for each in found:
        yield Finding(EVERY_ROW, State.ERROR, f"{path}: {each}", _moving(path, "damaged"))
    if not found:
        yield Finding(
            EVERY_ROW, State.OK, "all rows match their hashes, and the log matches the state"
        )


def check_journal(here: Here) -> Iterator[Finding]:
    """How the bank keeps what is being written apart, and how much of it waits."""
    path = here.bank_file() or here.bank_folder()
    if path is None or not is_seen(path):
        return
    if kind := network_file_system(path):
        yield _on_network(path, kind)
    elif path.is_file() and not _is_in_wal_mode(path):
        what = f"{path} is not in WAL mode: readers wait for writers until the next write"
        yield Finding(JOURNAL, State.NOTE, what)
    else:
        yield Finding(JOURNAL, State.OK, "write-ahead log on a local disk")
    yield from _log_size(path)


@contextmanager
def looking_into(path: Path, *, is_quiet: bool | None = None) -> Iterator[Connection]:
    """The file, open for reading whatever is in it. Raises BankError.

    `is_quiet`: nobody has it open, so that it may be read without SQLite's files beside it
    (default: as it looks).
    """
    if is_quiet is None:
        is_quiet = _is_quiet(path)
    mode = "mode=ro&immutable=1" if is_quiet else "mode=ro"
    with explained(path):
        file = sqlite3.connect(f"{path.resolve().as_uri()}?{mode}", uri=True, timeout=PATIENCE_S)
        with closing(file):
            file.execute("PRAGMA trusted_schema = OFF")
            yield Connection(path, Database(file, execute_plugins=False), read_only=True)


@contextmanager
def opened(here: Here) -> Iterator[Connection | None]:
    """The bank, None where there is none that this version can read: `check_bank_file` says why."""
    path = here.bank_file()
    if path is None or not _is_readable(path):
        yield None
        return
    with looking_into(path) as connection:
        yield connection


def _is_readable(path: Path) -> bool:
    try:
        with looking_into(path) as connection:
            refusal = _refusal(connection)
    except BankError:
        return False
    return refusal is None


def _is_quiet(path: Path) -> bool:
    beside = (path.with_name(path.name + suffix) for suffix in ("-wal", "-shm", "-journal"))
    return not any(each.exists() for each in beside)


def _refusal(connection: Connection) -> Finding | None:
    """Why this version cannot use the file."""
    path = connection.path
    if not connection.value("SELECT count(*) FROM sqlite_schema"):
        what = f"{path} is empty: there is no bank in it"
        return Finding(SUBJECT, State.ERROR, what, _moving(path, "empty"))
    if connection.value("PRAGMA application_id") != APPLICATION_ID:
        what = f"{path} is an SQLite database of another program, not a bank"
        return Finding(SUBJECT, State.ERROR, what, _moving(path, "other"))
    if unknown := sorted(_applied(connection) - KNOWN_MIGRATIONS):
        what = f"{path} was written by a newer version ({', '.join(unknown)})"
        return Finding(
            SUBJECT,
            State.ERROR,
            what,
            "upgrade tunebank: git pull in its checkout, then make setup",
        )
    return None


def _passing(path: Path, error: BankError) -> Finding | None:
    """What looks like a fault of the file, but is none: None for anything else."""
    if is_busy(error):
        return Finding(SUBJECT, State.NOTE, error.message, error.hint or "")
    journal = path.with_name(path.name + "-journal")
    if _is_read_only(error) and journal.exists() and journal.stat().st_size:
        what = (
            f"a process died while it wrote to {path}: until the next command that writes, which"
            " rolls it back, the bank cannot be read"
        )
        return Finding(SUBJECT, State.WARNING, what, OPEN_FOR_WRITING)
    return None


def _age(connection: Connection) -> Iterator[Finding]:
    if missing := sorted(KNOWN_MIGRATIONS - _applied(connection)):
        what = (
            f"{connection.path} was written by an older version (without {', '.join(missing)}):"
            " the next command that writes upgrades it"
        )
        yield Finding(SUBJECT, State.NOTE, what, OPEN_FOR_WRITING)


def _applied(connection: Connection) -> set[str]:
    return {migration.name for migration in migrations.applied(connection.database)}


def _damage(path: Path) -> list[str]:
    """What SQLite finds wrong.

    A file that was quiet, but changed while it was read, is read again under SQLite's locks.
    """
    is_quiet, before = _is_quiet(path), path.stat()
    found = _quick_check(path, is_quiet=is_quiet)
    after = path.stat()
    has_changed = (before.st_mtime_ns, before.st_size) != (after.st_mtime_ns, after.st_size)
    if found and is_quiet and (has_changed or not _is_quiet(path)):
        found = _quick_check(path, is_quiet=False)
    return found


def _quick_check(path: Path, *, is_quiet: bool) -> list[str]:
    with looking_into(path, is_quiet=is_quiet) as connection:
        rows = connection.rows(f"PRAGMA quick_check({MOST_FAULTS})")
    found = [line for row in rows for line in str(next(iter(row.values()))).splitlines()]
    return [] if found == ["ok"] else found[:MOST_FAULTS]


def _whole(connection: Connection) -> Finding:
    entries = connection.value("SELECT count(*) FROM current")
    revision = connection.value("SELECT max(number) FROM revisions")
    version = f"r{revision}, " if revision else ""
    size = size_text(connection.path.stat().st_size)
    return Finding(SUBJECT, State.OK, f"whole, {version}{entries:,} entries, {size}")


def _moving(path: Path, suffix: str) -> str:
    return f"mv {quoted(path)} {quoted(f'{path}.{suffix}')}   (then put a copy of the bank there)"


def _on_network(path: Path, kind: str) -> Finding:
    what = (
        f"{path} is on {kind}: no write-ahead log there, as machines share no memory; writers"
        " and readers wait for each other, and file locks must work"
    )
    mend = "export TUNE_BANK_PATH=/a/folder/on/a/local/disk   (or leave it as it is)"
    return Finding(JOURNAL, State.NOTE, what, mend)


def _log_size(path: Path) -> Iterator[Finding]:
    log = path.with_name(path.name + "-wal")
    size_bytes = log.stat().st_size if log.exists() else 0
    if size_bytes > LARGE_LOG_BYTES:
        what = (
            f"the log {log} has grown to {size_text(size_bytes)}: a process that never"
            " stops reading the bank prevents its checkpoint"
        )
        connecting = f"import sqlite3; sqlite3.connect({str(path)!r})"
        folding = f"{connecting}.execute('PRAGMA wal_checkpoint(TRUNCATE)')"
        yield Finding(JOURNAL, State.WARNING, what, f"python3 -c {quoted(folding)}")


def _is_read_only(error: BankError) -> bool:
    """Whether SQLite would have had to write."""
    return getattr(error.__cause__, "sqlite_errorname", "").startswith("SQLITE_READONLY")


def _is_in_wal_mode(path: Path) -> bool:
    """By the files beside it. Where there are none nobody has it open, so that reading it ends no
    lock; SQLite could not tell without making them."""
    if not _is_quiet(path):
        return path.with_name(path.name + "-wal").exists()
    with path.open("rb") as file:
        header = file.read(WAL_VERSION_AT + 1)
    return header[WAL_VERSION_AT:] == bytes([WAL_VERSION])
