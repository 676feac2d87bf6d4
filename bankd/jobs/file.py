"""The file of the job list: SQLite, created by the first process that writes into it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from bankd.bank.connection import (
    DAMAGED,
    Connection,
    code_of,
    distrust,
    fault_of,
    statements_of,
)
from bankd.bank.folders import make_file
from bankd.bank.tables.schema import Declared, schema_fault
from bankd.errors import BankdError, ErrorCode

WRITER_WAIT_S = 30.0
"""Seconds that a writer waits for another one."""
READING_PATIENCE_S = 5.0

VERSION = 3
"""`user_version` of the schema below."""
_SCHEMA = """
CREATE TABLE jobs (
    key TEXT PRIMARY KEY,
    path BLOB NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'set_aside')),
    deaths INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    queued TEXT NOT NULL,
    started TEXT,
    ended TEXT,
    result TEXT NOT NULL DEFAULT '{}',
    cancelled_by TEXT,
    priority INTEGER NOT NULL DEFAULT 0,
    interruptions INTEGER NOT NULL DEFAULT 0,
    content TEXT NOT NULL DEFAULT '{}',
    retry_s REAL NOT NULL DEFAULT 0,
    superseded TEXT
) STRICT;
CREATE INDEX jobs_by_state ON jobs (state, ended, superseded);
CREATE INDEX states_of_jobs ON jobs (key, state);
CREATE TABLE races (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    bank BLOB NOT NULL,
    soc_version TEXT NOT NULL,
    cores INTEGER NOT NULL,
    key TEXT NOT NULL,
    asked_by TEXT NOT NULL,
    asked TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'running', 'done', 'failed')),
    said TEXT NOT NULL DEFAULT '',
    ended TEXT,
    owner TEXT,
    deaths INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE daemons (
    owner TEXT PRIMARY KEY,
    folders BLOB NOT NULL,
    started TEXT NOT NULL,
    seen TEXT NOT NULL,
    ended TEXT
) STRICT;
CREATE TABLE files (
    path BLOB NOT NULL,
    basis TEXT NOT NULL,
    looks TEXT NOT NULL,
    key TEXT,
    said TEXT NOT NULL DEFAULT '',
    hint TEXT NOT NULL DEFAULT '',
    seen TEXT NOT NULL,
    PRIMARY KEY (path, basis)
) STRICT;
CREATE INDEX files_by_key ON files (key);
CREATE TABLE history (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL,
    time TEXT NOT NULL,
    event TEXT NOT NULL,
    said TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX history_by_key ON history (key, id);
"""


_OF_FOLDER = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM)
"""SQLite's codes of faults of a folder or its permissions, not of the file."""
DECLARED = Declared(tuple(statements_of(_SCHEMA)))
"""All that the schema of a job list may hold."""


class JobFile(Connection):
    """An open list. Of one thread; several processes may share the file."""

    def __init__(self, path: Path, database: sqlite3.Connection) -> None:
        super().__init__(path, database, read_only=False)
        distrust(database)
        self.database.row_factory = sqlite3.Row
        self._state = 0

    @staticmethod
    def open(path: Path, patience_s: float = WRITER_WAIT_S) -> JobFile:
        """Open or make the file. Raises BankdError (EG0011) where it cannot be."""
        try:
            make_file(path)
            file = JobFile(path, sqlite3.connect(path, timeout=patience_s, isolation_level=None))
        except (OSError, sqlite3.OperationalError) as error:
            raise _refused(path, error) from error
        try:
            file._prepare()
        except BaseException as error:
            file.close()
            cause = error.__cause__
            if isinstance(cause, sqlite3.DatabaseError) and code_of(cause) in _OF_FOLDER:
                raise _refused(path, cause) from error
            raise
        file.has_changed()
        return file

    def explained(self) -> AbstractContextManager[None]:
        """Turn SQLite's errors into BankdError (EG0011)."""
        return explained(self.path)

    def damaged(self, error: Exception) -> BankdError:
        return _unusable(self.path, f"is damaged: {error}")

    def _prepare(self) -> None:
        """Create the tables of a new file. Raises BankdError for another version or schema."""
        version = self.version()
        if not version:
            self.make_tables(statements_of(_SCHEMA), VERSION)
        elif version != VERSION:
            which = "newer" if version > VERSION else "much older"
            what = f"cannot be used: a {which} bankd made it (version {version})"
            raise _unusable(self.path, what)
        self.require_our_schema()

    def require_our_schema(self) -> None:
        """Raises BankdError for a file that has other tables, columns or triggers than ours."""
        if fault := schema_fault(self, DECLARED, self.path):
            raise BankdError(f"the job list {self.path} {fault.what}", fault.hint, ErrorCode.FILE)

    def has_changed(self) -> bool:
        """Return True if another process wrote since the last call. Writes nothing."""
        try:
            (state,) = self.database.execute("PRAGMA data_version").fetchone()
        except sqlite3.OperationalError:
            # Mostly locked: another process is about to change it, and the next call will see it.
            # What else it may be, the next reader of a row reports.
            return False
        before, self._state = self._state, state
        return bool(state != before)

    def version(self) -> int:
        return int(self.value("PRAGMA user_version"))


@contextmanager
def reading(path: Path) -> Iterator[JobFile | None]:
    """The list as others left it; None where there is none, or one that is just being made.

    Raises BankdError where it cannot be read, or stays locked.
    """
    if not path.exists():
        yield None
        return
    with explained(path):
        try:
            database = _looked_into(path, "ro")
        except sqlite3.OperationalError:
            # Who died while it wrote left a journal, which only a writer can roll back.
            database = _looked_into(path, "rw")
    try:
        file = JobFile(path, database)
        version = file.version()
        if version == VERSION:  # One of a later version is read as far as this one understands it.
            file.require_our_schema()
        yield file if version else None
    finally:
        database.close()


def _looked_into(path: Path, mode: str) -> sqlite3.Connection:
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=READING_PATIENCE_S,
        isolation_level=None,
    )
    try:
        db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except BaseException:
        db.close()
        raise
    return db


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into BankdError (EG0011). A program's misuse stays as it is."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except sqlite3.DatabaseError as error:
        code, (what, hint) = code_of(error), fault_of(error)
        if code == sqlite3.SQLITE_BUSY:
            hint = "another process holds it: wait until that one is done, then try again"
            raise BankdError(f"the job list {path} is locked", hint, ErrorCode.FILE) from error
        if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise BankdError(
                f"the job list {path} {what} ({error})", hint, ErrorCode.FILE
            ) from error
        what = "is damaged" if (what, hint) == DAMAGED else "cannot be used"
        raise _unusable(path, f"{what}: {error}") from error
    except UnicodeDecodeError as error:
        raise _unusable(path, f"is damaged: {error}") from error


def _refused(path: Path, error: Exception) -> BankdError:
    return BankdError(
        f"the job list {path} cannot be opened: {error}",
        "give a folder that you may write to with --work_dir",
        ErrorCode.FILE,
    )


def _unusable(path: Path, what: str) -> BankdError:
    hint = "check the file and its disk, or move it away: the daemon then makes a new list"
    return BankdError(f"the job list {path} {what}", hint, ErrorCode.FILE)
