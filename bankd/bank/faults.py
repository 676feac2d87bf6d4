"""Errors of SQLite, reworded so that a user knows what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bankd.errors import BankError

FILE_CODE = "EG0011"
"""AOE's message code for a file that cannot be used."""

RESTORE = "restore it from a copy, or move it away to start with an empty bank"

_FAULTS: tuple[tuple[str, str, str], ...] = (
    ("SQLITE_BUSY", "is locked: another process writes to it",
     "wait until that process is done, then try again"),
    ("SQLITE_LOCKED", "is locked: another process writes to it",
     "wait until that process is done, then try again"),
    ("SQLITE_READONLY", "cannot be written to: it is read-only",
     "make the file and its folder writable, or point TUNE_BANK_PATH elsewhere"),
    ("SQLITE_NOTADB", "is not a bank: it is not an SQLite database",
     "point TUNE_BANK_PATH at the folder of a bank, or move the file away"),
    ("SQLITE_CORRUPT", "is damaged", RESTORE),
    ("SQLITE_FULL", "cannot grow: the disk is full", "free disk space, then try again"),
    ("SQLITE_CANTOPEN", "cannot be opened",
     "check that the file and its folder exist and may be read"),
    ("SQLITE_PERM", "cannot be opened", "check the permissions of the file and its folder"),
    ("SQLITE_IOERR", "cannot be read or written: the disk reports an error",
     "check the disk and, on a shared one, that file locks work there"),
    ("SQLITE_CONSTRAINT", "refuses contradicting entries",
     "use another bank for entries of a version with other keys"),
)  # fmt: skip
"""Beginning of SQLite's error name -> what is wrong with the file, what to do."""


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into BankError. Misuse by a program (wrong thread) stays as it is."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except sqlite3.DatabaseError as error:
        raise fault(path, error) from error
    except UnicodeDecodeError as error:
        # The module cannot even tell SQLite's complaint, which quotes what it found.
        raise BankError(f"{path} is damaged: {error}", RESTORE, FILE_CODE) from error


def is_busy(error: BankError) -> bool:
    """Return True if another process was the obstacle, and another try may help."""
    return getattr(error.__cause__, "sqlite_errorname", "").startswith("SQLITE_BUSY")


def fault(path: Path, error: sqlite3.DatabaseError) -> BankError:
    name = getattr(error, "sqlite_errorname", "")
    for prefix, what, hint in _FAULTS:
        if name.startswith(prefix):
            return BankError(f"{path} {what} ({error})", hint, FILE_CODE)
    return BankError(f"{path} cannot be used: {error}", RESTORE, FILE_CODE)
