"""One open SQLite file of ours, a bank or a job list: read in rows, written in transactions."""

from __future__ import annotations

import itertools
import shlex
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from bankd.damage import tell_damage
from bankd.errors import BankdError, BankError, BankFileError, ErrorCode

RESTORE = "restore it from a copy, or move it away to start with an empty bank"

NO_DATABASE = ("is not a bank: it is not an SQLite database",
               "point TUNE_BANK_PATH at the folder of a bank, or move the file away")  # fmt: skip
DAMAGED = ("is damaged", RESTORE)
_FAULTS = {
    sqlite3.SQLITE_BUSY: ("is locked: another process writes to it",
     "wait until that process is done, then try again"),
    sqlite3.SQLITE_LOCKED: ("is still being read by this very process",
     "try again; if it stays so, report it: this is a fault of bankd"),
    sqlite3.SQLITE_PROTOCOL: ("cannot be locked: others lock and unlock it all the time",
     "try again when fewer processes use it"),
    sqlite3.SQLITE_READONLY: ("cannot be written to: it is read-only",
     "make the file and its folder writable, or point TUNE_BANK_PATH elsewhere"),
    sqlite3.SQLITE_NOTADB: NO_DATABASE,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_FORMAT: DAMAGED,
    sqlite3.SQLITE_TOOBIG: ("is damaged: it claims a text that is longer than any may be", RESTORE),
    sqlite3.SQLITE_FULL: ("cannot grow: the disk is full", "free disk space, then try again"),
    sqlite3.SQLITE_NOLFS: ("cannot grow: its file system has no larger files",
     "point TUNE_BANK_PATH at another file system"),
    sqlite3.SQLITE_CANTOPEN: ("cannot be opened",
     "check that the file and its folder exist and may be read"),
    sqlite3.SQLITE_PERM: ("cannot be opened",
     "check the permissions of the file and its folder"),
    sqlite3.SQLITE_IOERR: ("cannot be read or written: the disk reports an error",
     "check the disk and, on a shared one, that file locks work there"),
    sqlite3.SQLITE_CONSTRAINT: ("refuses contradicting entries",
     "use another bank for entries of a version with other keys"),
}  # fmt: skip
"""SQLite's code of an error, without its details -> what is wrong with the file, what to do."""
_OF_WRITING = (
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_NOLFS, sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_TRUNCATE,
)  # fmt: skip
_UNKNOWN = ("cannot be used", RESTORE)
_NO_TEXT = "Could not decode to UTF-8"
"""Beginning of the complaint of Python's module about a text; it has no code of SQLite."""

_numbers = itertools.count(1)

UNREADABLE = (
    ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError
)  # fmt: skip
"""Errors of the conversion of a row that was damaged."""

ROWS_AT_ONCE = 256
"""Rows that are read at once where each is examined."""

Row = dict[str, Any]
Value = TypeVar("Value")
Parameters = Sequence[object] | Mapping[str, object]


class Interrupted(BankError):  # noqa: N818  It is an outcome that was asked for.
    """Another thread stopped what was going on. Nothing is wrong, and nothing was changed."""

    usual_code = ErrorCode.COMMAND


class Connection:
    """A file, open. Of one thread: SQLite's module refuses use by another."""

    def __init__(self, path: Path, database: sqlite3.Connection, *, read_only: bool) -> None:
        self.path = path
        self.read_only = read_only
        self.database = database

    def explained(self) -> AbstractContextManager[None]:
        """Turn SQLite's errors into those of this program."""
        return explained(self.path)

    def damaged(self, error: Exception) -> BankdError:
        place = shlex.quote(str(self.path.parent))
        hint = f"`bankd doctor --deep --bank {place}` lists all that is damaged; {RESTORE}"
        return BankFileError(f"{self.path} is damaged: {error}", hint)

    def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        return list(self.stream(sql, parameters))

    def stream(self, sql: str, parameters: Parameters = ()) -> Generator[Row, None, None]:
        with self.explained(), self._run(sql, parameters) as cursor:
            names = [column[0] for column in cursor.description or ()]
            for row in cursor:
                yield dict(zip(names, row, strict=True))

    def tuples(self, sql: str, parameters: Parameters = ()) -> Iterator[tuple[Any, ...]]:
        """Rows without their names: the quickest, for very many."""
        with self.explained(), self._run(sql, parameters) as cursor:
            for row in cursor:  # noqa: UP028  `yield from` would close the cursor itself
                yield row

    @contextmanager
    def _run(self, sql: str, parameters: Parameters) -> Iterator[sqlite3.Cursor]:
        """A cursor that ends with the block: one that stopped at a damaged row would hold its
        tables until it is collected, and what is done then would fail in its place."""
        cursor = self.database.execute(sql, _bindable(parameters))
        try:
            yield cursor
        finally:
            # Rows that are left half-read may be collected after the connection was closed.
            with suppress(sqlite3.ProgrammingError):
                cursor.close()

    def read(
        self, convert: Callable[[Row], Value], sql: str, parameters: Parameters = ()
    ) -> Iterator[Value]:
        """Rows as values. A row that makes none was damaged: BankdError."""
        with closing(self.stream(sql, parameters)) as rows:
            for row in rows:
                try:
                    value = convert(row)
                except UNREADABLE as error:
                    raise self.damaged(error) from error
                yield value

    def read_sound(
        self, convert: Callable[[Row], Value], sql: str, parameters: Parameters = ()
    ) -> Iterator[Value]:
        """Rows as values, without those that make none, each of which is reported once."""
        with self.explained(), self._run(sql, parameters) as cursor:
            names = [column[0] for column in cursor.description]
            while batch := self._any_text(cursor):
                for row in batch:
                    try:
                        value = convert(dict(zip(names, row, strict=True)))
                    except UNREADABLE as error:
                        tell_damage(self.path, str(error))
                    else:
                        yield value

    def _any_text(self, cursor: sqlite3.Cursor) -> list[tuple[Any, ...]]:
        """The next rows, with text that is no UTF-8 as such that fits no hash: the module would end
        the whole query at it."""
        self.database.text_factory = _escaped
        try:
            return cursor.fetchmany(ROWS_AT_ONCE)
        finally:
            self.database.text_factory = str

    def first(self, sql: str, parameters: Parameters = ()) -> Row | None:
        return next(iter(self.rows(sql, parameters)), None)

    def value(self, sql: str, parameters: Parameters = ()) -> Any:
        """The first column of the first row, None without a row."""
        row = next(iter([*self.tuples(sql, parameters)]), None)
        return None if row is None else row[0]

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is kept, or nothing. Waits for other writers."""
        if self.read_only:
            raise BankFileError(
                f"{self.path} was opened for reading only", "open the bank for writing"
            )
        # A plain BEGIN takes the lock late and fails at once under a second writer.
        with self.explained(), self._transaction("BEGIN IMMEDIATE"):
            yield self.database

    def fold_log(self) -> None:
        """Fold the write-ahead log into the file and empty it, unless others use it just now.

        After a kill SQLite believes the log up to its first damaged frame: a log that is empty
        cannot lose what was acknowledged. It waits for no reader; what was committed is durable
        anyway.
        """
        usual_ms = self.value("PRAGMA busy_timeout")
        self.value("PRAGMA busy_timeout = 0")
        try:
            self.value("PRAGMA wal_checkpoint(TRUNCATE)")
        except BankError as error:
            if code_of(error.__cause__) not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
        finally:
            self.value(f"PRAGMA busy_timeout = {usual_ms}")

    @contextmanager
    def one_state(self) -> Iterator[None]:
        """All reads in here, of attached banks too, see one state; temporary tables stay."""
        with self.explained(), self._transaction("BEGIN"):
            yield

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Read as in `one_state`, but temporary tables are gone at the end."""
        with self.explained():
            self.database.execute("BEGIN")
            try:
                yield
            finally:
                self.database.rollback()

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[None]:
        self.database.execute(begin)
        try:
            yield
            self.database.commit()
        except BaseException:
            self.database.rollback()
            raise

    @contextmanager
    def trusting_references(self) -> Iterator[None]:
        """Skip foreign keys: for statements that take each row number from a join with its table:
        SQLite would look up each of millions again. Around a transaction, not in one."""
        self.database.execute("PRAGMA foreign_keys = OFF")
        try:
            yield
        finally:
            self.database.execute("PRAGMA foreign_keys = ON")

    def make_tables(self, statements: Iterable[str], version: int) -> None:
        """Make the tables of an empty file, unless another process does it first."""
        with self.writing() as writer:
            if not self.value("PRAGMA user_version"):
                for statement in statements:
                    writer.execute(statement)
                writer.execute(f"PRAGMA user_version = {version}")

    def interrupt(self) -> None:
        """Stop the statement that runs, from any thread; where none does, nothing happens."""
        with suppress(sqlite3.ProgrammingError):  # It was closed meanwhile.
            self.database.interrupt()

    def close(self) -> None:
        self.database.close()


class PagedQuery:
    """The rows of a query in a temporary table, whose own row numbers are their places.

    It stays as it was made, whatever is written later, until it is dropped; it goes with the
    connection, too. Places begin at 0, row numbers at 1.
    """

    def __init__(
        self, connection: Connection, columns: str, select: str, parameters: Parameters = ()
    ) -> None:
        """`select` gives the values of `columns` in the order of the places."""
        self._connection = connection
        self.table = f"temp.places_{next(_numbers)}"
        with connection.explained():
            execute = connection.database.execute
            execute(f"CREATE TEMP TABLE {self.table[5:]} (place INTEGER PRIMARY KEY, {columns})")
            filled = execute(f"INSERT INTO {self.table} ({columns}) {select}", parameters)
        self.count = filled.rowcount

    def rows(self, first: int, limit: int) -> dict[str, int]:
        """The row numbers of `limit` places from `first` on, as parameters."""
        return {"first": first + 1, "last": first + limit}

    def read(
        self, convert: Callable[[Row], Value], sql: str, first: int, limit: int
    ) -> list[Value]:
        """Read by SQL that takes the places :first to :last from `{places}`; fewer at the end."""
        sql = sql.format(places=self.table)
        return list(self._connection.read(convert, sql, self.rows(first, limit)))

    def read_all(self, convert: Callable[[Row], Value], sql: str, batch: int) -> Iterator[Value]:
        """Read all of them, so many at once, as they are asked for."""
        for first in range(0, self.count, batch):
            yield from self.read(convert, sql, first, batch)

    def drop(self) -> None:
        """Take the table away, unless a reader of it was given up midway: it then goes with the
        connection, and the reason why the reader was given up is what has to be reported."""
        try:
            with self._connection.explained():
                self._connection.database.execute(f"DROP TABLE IF EXISTS {self.table}")
        except BankError as error:
            if code_of(error.__cause__) != sqlite3.SQLITE_LOCKED:
                raise


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into BankError. Misuse by a program (wrong thread) stays as it is."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except sqlite3.DatabaseError as error:
        if str(error) == "interrupted":  # Mostly SQLITE_INTERRUPT, but SQLITE_SCHEMA too.
            raise Interrupted("stopped", "ask again") from error
        what, hint = fault_of(error)
        raise BankFileError(f"{path} {what} ({error})", hint) from error
    except UnicodeDecodeError as error:
        # The module cannot even tell SQLite's complaint, which quotes what it found.
        raise BankFileError(f"{path} is damaged: {error}", RESTORE) from error


def distrust(database: sqlite3.Connection) -> None:
    """Have SQLite take a file for one that may come from anywhere, before anything of it is read.

    What its schema holds may compute, not act; a page whose cells overlap or leave it is damage,
    and is found when it is read.
    """
    database.execute("PRAGMA trusted_schema = OFF")
    database.execute("PRAGMA cell_size_check = ON")


def is_of_writing(error: sqlite3.Error) -> bool:
    """Return whether SQLite could not write: of a copy, the fault is not that of the original."""
    return getattr(error, "sqlite_errorcode", 0) in _OF_WRITING


def fault_of(error: BaseException | None) -> tuple[str, str]:
    """Say what is wrong with a file of which SQLite tells this, and what to do."""
    if str(error).startswith(_NO_TEXT):
        return DAMAGED
    return _FAULTS.get(code_of(error), _UNKNOWN)


def code_of(error: BaseException | None) -> int:
    """SQLite's code of an error without its details, as SQLITE_BUSY; 0: it has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_busy(error: BankError) -> bool:
    """Return True if another process was the obstacle, and another try may help."""
    return code_of(error.__cause__) == sqlite3.SQLITE_BUSY


def _escaped(text: bytes) -> str:
    return text.decode("utf-8", "surrogateescape")


def statements_of(script: str) -> list[str]:
    """Split SQL at the semicolons that end a line."""
    return [each for each in script.split(";\n") if each.strip()]


def _bindable(parameters: Parameters) -> Sequence[Any] | dict[str, Any]:
    return dict(parameters) if isinstance(parameters, Mapping) else parameters
