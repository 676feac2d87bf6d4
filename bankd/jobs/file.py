"""The file of the job list: SQLite, created by the first process that writes into it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from bankd.bank.folders import FILE_MODE, make_folder
from bankd.errors import BankdError
from bankd.jobs.values import Row

PATIENCE_S = 30.0
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

Value = TypeVar("Value")


class JobFile:
    """An open list. Of one thread; several processes may share the file."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self.path = path
        self.db = db
        self.db.row_factory = sqlite3.Row
        self._state = 0

    @staticmethod
    def open(path: Path, patience_s: float = PATIENCE_S) -> JobFile:
        """Open or make the file. Raises BankdError (EG0011) where it cannot be."""
        try:
            make_folder(path.parent)
            _make(path)
            file = JobFile(path, sqlite3.connect(path, timeout=patience_s, isolation_level=None))
            file._prepare()
        except (OSError, sqlite3.Error) as error:
            if isinstance(error, sqlite3.DatabaseError) and not _is_refused(error):
                raise _unusable(path, f"cannot be used: {error}") from error
            raise BankdError(
                f"the job list {path} cannot be opened: {error}",
                "give a folder that you may write to with --work_dir",
                "EG0011",
            ) from error
        file.has_changed()
        return file

    def close(self) -> None:
        self.db.close()

    def rows(self, sql: str, parameters: tuple[object, ...] = ()) -> list[Row]:
        with explained(self.path):
            return [dict(row) for row in self.db.execute(sql, parameters)]

    def read(
        self,
        convert: Callable[[Row], Value],
        sql: str,
        parameters: tuple[object, ...] = (),
        is_wanted: Callable[[Row], bool] | None = None,
    ) -> tuple[Value, ...]:
        """Rows as values, those that are wanted. A row that makes none was damaged: BankdError."""
        try:
            with explained(self.path):
                rows = filter(is_wanted, map(dict, self.db.execute(sql, parameters)))
                return tuple(map(convert, rows))
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
            raise _unusable(self.path, f"is damaged: {error}") from error

    def has_changed(self) -> bool:
        """Return True if another process wrote since the last call. Writes nothing."""
        try:
            (state,) = self.db.execute("PRAGMA data_version").fetchone()
        except sqlite3.OperationalError:
            return False  # Locked: somebody is about to change it, and the next call will see it.
        before, self._state = self._state, state
        return bool(state != before)

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction. BEGIN IMMEDIATE: a plain BEGIN fails at once under a second writer."""
        with explained(self.path), self._transaction():
            yield self.db

    def _prepare(self) -> None:
        """Create the tables of a new file. Raises sqlite3.DatabaseError for another version."""
        if self.version() == VERSION:
            return
        with self._transaction():
            if (version := self.version()) not in (0, VERSION):
                which = "newer" if version > VERSION else "much older"
                raise sqlite3.DatabaseError(f"a {which} bankd made it (version {version})")
            if version == 0:
                for statement in filter(str.strip, _SCHEMA.split(";")):
                    self.db.execute(statement)
                self.db.execute(f"PRAGMA user_version = {VERSION}")

    def version(self) -> int:
        (version,) = self.db.execute("PRAGMA user_version").fetchone()
        return int(version)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self.db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.db.execute("COMMIT")
        except BaseException:
            if self.db.in_transaction:  # SQLite itself rolls back when the disk is full.
                self.db.execute("ROLLBACK")
            raise


@contextmanager
def reading(path: Path) -> Iterator[JobFile | None]:
    """The list as others left it; None where there is none, or one that is just being made.

    Raises BankdError where it cannot be read, or stays locked.
    """
    if not path.exists():
        yield None
        return
    with explained(path):
        db = _connected(path)
    try:
        file = JobFile(path, db)
        with explained(path):
            is_made = file.version() > 0
        yield file if is_made else None
    finally:
        db.close()


def _connected(path: Path) -> sqlite3.Connection:
    try:
        return _looked_into(path, "ro")
    except sqlite3.OperationalError:
        # Who died while it wrote left a journal, which only a writer can roll back.
        return _looked_into(path, "rw")


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
        if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
            hint = "another process holds it: wait until that one is done, then try again"
            raise BankdError(f"the job list {path} is locked", hint, "EG0011") from error
        raise _unusable(path, f"cannot be used: {error}") from error


def _is_refused(error: sqlite3.DatabaseError) -> bool:
    """Return True for a fault of the disk, its permissions or a lock, not of the file."""
    return isinstance(error, sqlite3.OperationalError)


def _unusable(path: Path, what: str) -> BankdError:
    hint = "check the file and its disk, or move it away: the daemon then makes a new list"
    return BankdError(f"the job list {path} {what}", hint, "EG0011")


def _make(path: Path) -> None:
    """Make the file with our permissions. An existing one is left to SQLite (`bank.opening`)."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE_MODE))
