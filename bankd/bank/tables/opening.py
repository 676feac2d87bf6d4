"""Opening a bank file: looked at before it is touched, made or upgraded where needed.

A file that is not ours, damaged, newer or unreadable is refused before anything is changed.
No file of a bank is ever opened but by SQLite: closing it would end the locks that all other
connections of this process hold on it (https://www.sqlite.org/howtocorrupt.html, 2.2).
"""

from __future__ import annotations

import os
import shlex
import sqlite3
import time
from pathlib import Path

from bankd.bank.connection import NO_DATABASE, RESTORE, Connection, distrust, explained, is_busy
from bankd.bank.folders import make_file, network_file_system
from bankd.bank.tables.bank_schema import (
    APPLICATION_ID,
    FIRST_VERSION,
    NOTES_OF_VERSION,
    STATEMENTS,
    TABLES,
    VERSION,
    upgrade,
    version_of,
)
from bankd.bank.tables.bank_views import VIEWS
from bankd.bank.tables.schema import Declared, schema_fault
from bankd.errors import BankError, BankFileError

BUSY_TIMEOUT_S = 120.0
"""A writer holds the lock for milliseconds; only the merge of a bank of a million entries takes
most of a minute, and no session may fail for it."""

BETWEEN_TRIES_S = 0.01

SMALLEST_PAGE_BYTES = 512
"""https://www.sqlite.org/fileformat2.html"""

DECLARED = Declared(STATEMENTS, NOTES_OF_VERSION)
"""All that the schema of a bank may hold."""
DECLARED_FIRST = Declared(TABLES, (*VIEWS, *NOTES_OF_VERSION))
"""The same of a bank of the first version, which another process may be upgrading just now."""


def open_connection(
    path: Path, *, create: bool, read_only: bool, busy_timeout_s: float = BUSY_TIMEOUT_S
) -> Connection:
    """Open a bank file, making or upgrading its tables where needed. Raises BankError."""
    if create and not read_only and not path.exists():
        try:
            make_file(path)
        except OSError as error:
            raise BankFileError(
                f"{path} cannot be made: {error.strerror}",
                "make its folder writable, or point TUNE_BANK_PATH elsewhere",
            ) from error
    _require_file(path, read_only=read_only)
    deadline_s = time.monotonic() + busy_timeout_s
    while True:
        try:
            return _open(path, create=create, read_only=read_only, busy_timeout_s=busy_timeout_s)
        except BankError as error:
            # SQLite does not wait by itself where two processes turn on one bank's log.
            is_worth_it = is_busy(error) or _is_half_done(error)
            if not is_worth_it or time.monotonic() > deadline_s:
                raise
            if _is_half_done(error):
                _take_back(path, busy_timeout_s)
            time.sleep(BETWEEN_TRIES_S)


def _open(path: Path, *, create: bool, read_only: bool, busy_timeout_s: float) -> Connection:
    with explained(path):
        connection = _connect(path, read_only=read_only, busy_timeout_s=busy_timeout_s)
        try:
            require_bank(connection, create=create and not read_only)
            if not read_only:
                _prepare_for_writing(connection)
            connection.database.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
    return connection


def _is_half_done(error: BankError) -> bool:
    """Return True if a reader found what a killed writer left, and may not touch it."""
    return getattr(error.__cause__, "sqlite_errorname", "") == "SQLITE_READONLY_ROLLBACK"


def _take_back(path: Path, busy_timeout_s: float) -> None:
    """A change that a killed writer left half done: SQLite takes it back where it may write."""
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        raise BankFileError(
            f"{path} was left in the middle of a change, which {path.name}-journal can roll back",
            f"a user with write access to the file and its folder must read it once:"
            f" `bankd ls --bank {shlex.quote(str(path.parent))}`",
        )
    with explained(path):
        connection = _connect(path, read_only=False, busy_timeout_s=busy_timeout_s)
        try:
            connection.value("SELECT count(*) FROM sqlite_schema")
        finally:
            connection.close()


def _require_file(path: Path, *, read_only: bool) -> None:
    if not path.exists():
        raise BankFileError(f"{path} does not exist", "check the path of the bank")
    if not path.is_file():
        raise BankFileError(f"{path} is not a file", "move it away")
    if not os.access(path, os.R_OK if read_only else os.R_OK | os.W_OK):
        verb = "read" if read_only else "written to"
        raise BankFileError(
            f"{path} cannot be {verb}: permission denied",
            "change its permissions, or point TUNE_BANK_PATH elsewhere",
        )
    # SQLite would take the shortest files, and those emptied, for new databases.
    size_bytes = path.stat().st_size
    if 0 < size_bytes < SMALLEST_PAGE_BYTES:
        what, hint = NO_DATABASE
        raise BankFileError(f"{path} {what}", hint)
    # A rollback journal is there as well while another process makes the first tables.
    if not size_bytes and _has_content(path, "-wal"):
        raise BankFileError(f"{path} is truncated: only its log is left", RESTORE)


def _connect(path: Path, *, read_only: bool, busy_timeout_s: float) -> Connection:
    connection = sqlite3.connect(
        read_only_uri(path) if read_only else f"{path.resolve().as_uri()}?mode=rw",
        uri=True,
        timeout=busy_timeout_s,
        isolation_level=None,
    )
    distrust(connection)
    return Connection(path, connection, read_only=read_only)


def read_only_uri(path: Path) -> str:
    """Return the address by which SQLite opens a bank without any change to its folder."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    if not os.access(path.parent, os.W_OK) and not _journals(path):
        # Reading a write-ahead log needs a file beside it; where none can be made, none can
        # write either, so the file stands still.
        uri += "&immutable=1"
    return uri


def _journals(path: Path) -> bool:
    """Return True if there are changes next to the file that are not in it yet."""
    return _has_content(path, "-wal") or _has_content(path, "-journal")


def _has_content(path: Path, suffix: str) -> bool:
    try:
        return path.with_name(path.name + suffix).stat().st_size > 0
    except FileNotFoundError:
        return False


def require_bank(connection: Connection, *, create: bool = False) -> None:
    """Raises BankError for a file that is no whole bank of a version that is known here.

    `create`: an empty one will be made a bank.
    """
    path, value = connection.path, connection.value
    # In this order: between the two, another process may make the tables and the stamp.
    is_empty = not value("SELECT count(*) FROM sqlite_schema")
    application = value("PRAGMA application_id")
    if is_empty and not create:
        hint = "restore it from a copy; or tune a model, which begins a bank in it"
        raise BankFileError(f"{path} is empty: there is no bank in it", hint)
    if not is_empty and application != APPLICATION_ID:
        raise BankFileError(
            f"{path} is an SQLite database of another program, not a bank",
            "point TUNE_BANK_PATH at the folder of a bank, or move the file away",
        )
    # The number is in the file's header: to read it runs nothing of the schema.
    stamped = VERSION if is_empty else value("PRAGMA user_version")
    if stamped not in (0, FIRST_VERSION, VERSION):
        raise _of_another_version(path, stamped)
    if not is_empty:
        require_our_schema(connection, path)
    # SQLite itself counts whole pages only. Another process may be growing the file: SQLite's
    # check, which takes the locks, has the last word.
    size_bytes, expected_bytes = path.stat().st_size, value("PRAGMA page_count")
    expected_bytes *= value("PRAGMA page_size")
    is_short = size_bytes < expected_bytes and not _journals(path)
    if is_short and value("PRAGMA quick_check(1)") != "ok":
        what = f"{path} is truncated: {size_bytes} of {expected_bytes} bytes"
        raise BankFileError(what, RESTORE)
    version = VERSION if is_empty else version_of(connection)
    if version not in (FIRST_VERSION, VERSION):
        raise _of_another_version(path, version)


def require_our_schema(connection: Connection, path: Path, schema: str = "main") -> None:
    """Raises BankError for a file that has other tables, columns, indexes or triggers than ours.

    `schema`: the name under which the file at `path` is open.
    """
    is_this = connection.value(f"PRAGMA {schema}.user_version") == VERSION
    if fault := schema_fault(connection, DECLARED if is_this else DECLARED_FIRST, path, schema):
        raise BankFileError(f"{path} {fault.what}", fault.hint)


def _of_another_version(path: Path, version: int) -> BankError:
    which = "a newer version" if version > VERSION else "a version before the first release"
    return BankFileError(
        f"{path} was written by {which} (its tables are of version {version}, and {VERSION} is"
        " known here)",
        "upgrade tunebank, or move the file away to start with an empty bank",
    )


def _prepare_for_writing(connection: Connection) -> None:
    upgrade(connection)
    wanted = "delete" if network_file_system(connection.path) else "wal"
    if connection.value("PRAGMA journal_mode") != wanted:
        connection.value(f"PRAGMA journal_mode = {wanted}")
