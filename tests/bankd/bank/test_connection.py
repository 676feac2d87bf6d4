"""What SQLite or its module complain of, each made for real, is told as what it is."""

from __future__ import annotations

import json
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.connection import explained, fault_of
from bankd.bank.diff.diff import BEGINNING, diff
from bankd.bank.listing import EntryQuery, EntryView
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation
from tests.bankd.bank.forging import forge


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with Bank.open(tmp_path / "bank") as bank:
        bank.add_observation(an_observation(1))
        bank.commit(V4, [a_decision(n) for n in (1, 2)], "first", "me")
        bank.commit(V4, [a_decision(1, tile=16)], "second", "me", retired=[a_key(2)])
        bank.use_model("0" * 64, "net", V4, {a_key(1): a_decision(1).task}, [a_key(1)])
    return tmp_path / "bank" / "bank.db"


def test_a_list_that_is_given_up_at_a_damaged_row_says_so(file: Path) -> None:
    forge(file, "UPDATE policies SET text = 'no JSON ' || id")

    with (
        Bank.open(file, read_only=True) as bank,
        pytest.raises(BankError, match="is damaged"),
        EntryView(bank, EntryQuery()) as view,
    ):
        next(view.decisions())


def test_a_decision_that_is_missing_is_damage_and_not_a_change(file: Path) -> None:
    forge(file, "DELETE FROM policies")

    with (
        Bank.open(file, read_only=True) as bank,
        pytest.raises(BankError, match=r"is damaged: decision 3 is missing"),
        diff(State(bank, BEGINNING), State(bank)) as found,
    ):
        found.page(0, 10)


def test_a_list_that_is_given_up_midway_does_not_hide_why(file: Path) -> None:
    with Bank.open(file, read_only=True) as bank:
        view = EntryView(bank, EntryQuery())
        given_up = view.decisions()
        next(given_up)

        view.close()

        assert next(given_up, None) is None


WRITES = """
import json, resource, sys
from bankd.bank import Bank
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision
with Bank.open(sys.argv[1]) as bank:
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
    try:
        bank.commit(V4, [a_decision(number) for number in range(3000)], "more", "me")
    except BankError as error:
        print(json.dumps([error.message, error.hint]))
"""


def test_a_write_that_the_disk_refuses_is_told_as_that_and_undone(file: Path) -> None:
    limit = str(file.stat().st_size + 8192)
    done = subprocess.run(
        [sys.executable, "-c", WRITES, str(file), limit],
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip

    message, hint = json.loads(done.stdout)
    assert "cannot be read or written: the disk reports an error" in message
    assert "check the disk" in hint
    with Bank.open(file) as bank:
        assert [one.message for one in bank.log()] == ["second", "first"]
        assert bank.check() == []
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("code", "what"),
    [
        (sqlite3.SQLITE_BUSY, "is locked"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "is locked"),
        (sqlite3.SQLITE_LOCKED, "by this very process"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "is damaged"),
        (sqlite3.SQLITE_NOTADB, "is not a bank"),
        (sqlite3.SQLITE_IOERR_SHORT_READ, "the disk reports an error"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "is read-only"),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, "cannot be opened"),
        (sqlite3.SQLITE_FULL, "the disk is full"),
        (sqlite3.SQLITE_TOOBIG, "is damaged"),
        (sqlite3.SQLITE_CONSTRAINT_TRIGGER, "contradicting"),
        (sqlite3.SQLITE_ERROR, "cannot be used"),
    ],
)
def test_each_code_of_sqlite_has_its_words(code: int, what: str) -> None:
    error = sqlite3.OperationalError("as SQLite has it")
    error.sqlite_errorcode = code

    with pytest.raises(BankError, match=what) as caught, explained(Path("bank.db")):
        raise error

    assert caught.value.hint == fault_of(error)[1]


def test_rows_that_are_left_half_read_may_outlive_their_connection(
    bank: Bank, recwarn: pytest.WarningsRecorder
) -> None:
    bank.commit(V4, [a_decision(n) for n in range(3)], "first", "me")
    rows = bank.connection.tuples("SELECT key FROM tasks")
    next(rows)

    bank.close()
    rows.close()  # type: ignore[attr-defined]

    assert not recwarn.list
