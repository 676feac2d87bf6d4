"""One open SQLite file of ours, a bank or a job list: read in rows, written in transactions."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from bankd.bank.faults import FILE_CODE, RESTORE, explained
from bankd.errors import BankdError, BankError

Row = dict[str, Any]
Value = TypeVar("Value")
Parameters = Sequence[object] | Mapping[str, object]


class Interrupted(BankError):  # noqa: N818  It is an outcome that was asked for.
    """Another thread stopped what was going on. Nothing is wrong, and nothing was changed."""


class Connection:
    """A file, open. Of one thread: SQLite's module refuses use by another."""

    def __init__(self, path: Path, database: sqlite3.Connection, *, read_only: bool) -> None:
        self.path = path
        self.read_only = read_only
        self.database = database
        self.journal_note = ""
        """Reason why the write-ahead log is not used, empty where it is."""

    def explained(self) -> AbstractContextManager[None]:
        """Turn SQLite's errors into those of this program."""
        return explained_or_interrupted(self.path)

    def damaged(self, error: Exception) -> BankdError:
        return BankError(f"{self.path} is damaged: {error}", RESTORE, FILE_CODE)

    def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        return list(self.stream(sql, parameters))

    def stream(self, sql: str, parameters: Parameters = ()) -> Iterator[Row]:
        with self.explained():
            cursor = self.database.execute(sql, _bindable(parameters))
            names = [column[0] for column in cursor.description or ()]
            for row in cursor:
                yield dict(zip(names, row, strict=True))

    def tuples(self, sql: str, parameters: Parameters = ()) -> Iterator[tuple[Any, ...]]:
        """Rows without their names: the quickest, for very many."""
        with self.explained():
            yield from self.database.execute(sql, _bindable(parameters))

    def read(
        self, convert: Callable[[Row], Value], sql: str, parameters: Parameters = ()
    ) -> Iterator[Value]:
        """Rows as values. A row that makes none was damaged: BankdError."""
        for row in self.stream(sql, parameters):
            try:
                value = convert(row)
            except (
                ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError,
            ) as error:  # fmt: skip
                raise self.damaged(error) from error
            yield value

    def first(self, sql: str, parameters: Parameters = ()) -> Row | None:
        return next(iter(self.rows(sql, parameters)), None)

    def value(self, sql: str, parameters: Parameters = ()) -> Any:
        """The only column of the only row, None without a row."""
        row = self.first(sql, parameters)
        return None if row is None else next(iter(row.values()))

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is kept, or nothing. Waits for other writers."""
        if self.read_only:
            raise BankError(
                f"{self.path} was opened for reading only", "open the bank for writing", FILE_CODE
            )
        # A plain BEGIN takes the lock late and fails at once under a second writer.
        with self.explained(), self._transaction("BEGIN IMMEDIATE"):
            yield self.database

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


@contextmanager
def explained_or_interrupted(path: Path) -> Iterator[None]:
    """Explain errors as `explained` does, but for what another thread stopped."""
    try:
        with explained(path):
            yield
    except BankError as error:
        if getattr(error.__cause__, "sqlite_errorname", "") == "SQLITE_INTERRUPT":
            raise Interrupted("stopped", "ask again") from error.__cause__
        raise


def statements_of(script: str) -> list[str]:
    """Split SQL at the semicolons that end a line."""
    return [each for each in script.split(";\n") if each.strip()]


def _bindable(parameters: Parameters) -> Sequence[Any] | dict[str, Any]:
    return dict(parameters) if isinstance(parameters, Mapping) else parameters
