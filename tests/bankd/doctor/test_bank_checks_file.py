from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.doctor import DEEP_CHECKS, CheckContext, CheckState, bank_checks, examine
from bankd.doctor.bank_checks import check_bank_file, check_every_row, check_journal
from bankd.number_text import MIB
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.bank.forging import forge
from tests.bankd.doctor.worlds import change, make_bank, only


def test_a_whole_bank_is_told_with_its_size(here: CheckContext, file: Path) -> None:
    finding = only(check_bank_file(here))

    assert finding.state == CheckState.OK
    assert finding.what.startswith("whole, r1, 1 entries, ")


def test_a_bank_that_another_connection_writes_to_is_looked_at_all_the_same(
    here: CheckContext, bank: Bank
) -> None:
    bank.commit(V4, [a_decision(2)], "second", "me")

    assert "r2, 2 entries" in only(check_bank_file(here)).what


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"no database\n" * 100, "is not an SQLite database"), (b"", "is empty")],
)
def test_a_file_that_is_no_bank_is_an_error(
    here: CheckContext, tmp_path: Path, content: bytes, words: str
) -> None:
    (tmp_path / "bank" / "bank.db").write_bytes(content)

    (finding,) = examine(here, (("bank file", check_bank_file),))

    assert finding.state == CheckState.ERROR
    assert words in finding.what
    assert finding.fix


@pytest.mark.parametrize(
    ("sql", "state", "words"),
    [
        ("PRAGMA application_id = 7", "error", "another program"),
        ("PRAGMA user_version = 999", "error", "newer version (its tables are of version 999"),
        ("PRAGMA user_version = 0", "error", "before the first release"),
    ],
)  # fmt: skip
def test_a_bank_of_another_program_or_version_is_told(
    here: CheckContext, file: Path, sql: str, state: str, words: str
) -> None:
    change(file, sql)

    *_, finding = examine(here, (("bank file", check_bank_file),))

    assert finding.state == state
    assert words in finding.what
    assert finding.fix


def test_damage_is_found_and_nothing_is_made_beside_the_file(
    here: CheckContext, tmp_path: Path
) -> None:
    make_bank(tmp_path / "bank", entries=300)
    file = tmp_path / "bank" / "bank.db"
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(content)

    found = examine(here, (("bank file", check_bank_file),))

    assert {each.state for each in found} == {CheckState.ERROR}
    assert "damaged" in found[0].what
    assert found[0].fix.startswith(f"mv {file} {file}.damaged") or "restore" in found[0].fix
    assert [each.name for each in file.parent.iterdir()] == ["bank.db"]


def test_a_network_disk_is_told_with_the_reason_why_there_is_no_log(
    here: CheckContext, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bank_checks, "network_file_system", lambda path: "nfs4")

    finding = only(check_journal(here))

    assert finding.state == CheckState.NOTE
    assert f"{file} is on nfs4: no write-ahead log there, as" in finding.what


def test_how_an_open_bank_journals_is_told_without_opening_its_file(
    here: CheckContext, bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    bank.commit(V4, [a_decision(2)], "second", "me")
    monkeypatch.setattr(bank_checks, "network_file_system", lambda path: "")
    monkeypatch.delattr(Path, "open")

    assert only(check_journal(here)).state == CheckState.OK


def test_a_log_that_has_grown_large_is_told(here: CheckContext, file: Path) -> None:
    log = file.with_name("bank.db-wal")
    log.touch()
    os.truncate(log, 65 * MIB)

    _, finding = check_journal(here)

    assert finding.state == CheckState.WARNING
    assert f"{log} has grown to 65 MiB" in finding.what
    assert "wal_checkpoint" in finding.fix


def test_a_bank_that_is_locked_for_a_moment_is_no_error(
    here: CheckContext, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bank_checks, "LOCK_WAIT_S", 0.01)
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = delete")
        writer.execute("BEGIN EXCLUSIVE")
        writer.execute("INSERT INTO targets (soc_version, cores) VALUES ('half', 1)")

        finding = only(check_bank_file(here))

    assert finding.state == CheckState.NOTE
    assert "is locked: another process writes to it" in finding.what


def test_what_a_dead_writer_left_without_a_write_ahead_log_is_told(
    here: CheckContext, file: Path
) -> None:
    change(file, "PRAGMA journal_mode = delete")
    left = {}
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("PRAGMA cache_size = 1")
        writer.execute("BEGIN IMMEDIATE")
        numbers = [(f"half {number}", 1) for number in range(3000)]
        writer.executemany("INSERT INTO targets (soc_version, cores) VALUES (?, ?)", numbers)
        left = {path.name: path.read_bytes() for path in file.parent.iterdir()}
    for name, content in left.items():
        (file.parent / name).write_bytes(content)

    finding = only(check_bank_file(here))

    assert finding.state == CheckState.WARNING
    assert f"a process died while it wrote to {file}" in finding.what


def test_every_row_of_a_whole_bank_has_its_hash(here: CheckContext, file: Path) -> None:
    (finding,) = examine(here, DEEP_CHECKS[-1:])

    assert (finding.subject, finding.state) == ("every row", CheckState.OK)


def test_a_row_that_was_changed_behind_the_banks_back_is_found(
    here: CheckContext, file: Path
) -> None:
    forge(file, "UPDATE decisions SET timing_median_us = timing_median_us / 2")

    finding = only(check_every_row(here))

    assert (finding.state, "its content has another hash" in finding.what) == (
        CheckState.ERROR,
        True,
    )
    assert finding.fix.startswith("mv ")
