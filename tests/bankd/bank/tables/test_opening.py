"""Reading a bank that a writer left half written, where there is no write-ahead log."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key
from tests.bankd.bank.plain_user import plain_user
from tests.bankd.bank.writers import ROOT_FOLDER

WRITER = """
import sys
from bankd.bank.tables import opening
opening.network_file_system = lambda path: "nfs"
from tests.bankd.bank import writers
writers.main("hang", sys.argv[1])
"""
"""In the middle of a transaction on a network disk, with part of it in the file already."""


@pytest.fixture
def folder(open_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Of a bank with one entry, on a network disk."""
    monkeypatch.setattr("bankd.bank.tables.opening.network_file_system", lambda path: "nfs")
    with Bank.open(open_folder / "bank") as bank:
        bank.commit(V4, [a_decision(1)], "first", "me")
    return open_folder / "bank"


@pytest.fixture
def writer(folder: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", WRITER, str(folder)]
    with subprocess.Popen(command, cwd=ROOT_FOLDER, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "in mid-transaction\n"
        yield process
        process.kill()


def journal_bytes(folder: Path) -> int:
    journal = folder / "bank.db-journal"
    return journal.stat().st_size if journal.exists() else 0


def test_a_reader_takes_back_what_a_killed_writer_left(
    folder: Path, writer: subprocess.Popen[str]
) -> None:
    writer.kill()
    writer.wait()
    assert journal_bytes(folder) > 0

    with Bank.open(folder, create=False, read_only=True) as bank:
        assert bank.check() == []
        assert list(bank.records()) == [a_decision(1)]
    assert journal_bytes(folder) == 0


def test_a_reader_who_may_not_write_is_told_who_can_help(
    folder: Path, writer: subprocess.Popen[str]
) -> None:
    writer.kill()
    writer.wait()
    (folder / "bank.db").chmod(0o644)
    (folder / "bank.db-journal").chmod(0o644)
    folder.chmod(0o755)
    before = (folder / "bank.db").read_bytes(), journal_bytes(folder)

    with plain_user(), pytest.raises(BankError, match="left in the middle of a change") as caught:
        Bank.open(folder, create=False, read_only=True)

    assert f"`bankd ls --bank {folder}`" in (caught.value.hint or "")
    assert ((folder / "bank.db").read_bytes(), journal_bytes(folder)) == before
    Bank.open(folder, create=False, read_only=True).close()
    with plain_user(), Bank.open(folder, create=False, read_only=True) as bank:
        assert bank.find(V4, [a_key(1)]) == {a_key(1): a_decision(1)}


@pytest.mark.usefixtures("writer")
def test_a_writer_at_work_is_not_taken_for_a_dead_one(folder: Path) -> None:
    before = journal_bytes(folder)

    with pytest.raises(BankError, match="is locked"):
        Bank.open(folder, create=False, read_only=True, busy_timeout_s=0.05)

    assert journal_bytes(folder) == before > 0
