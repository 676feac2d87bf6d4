from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bankd.bank import Bank
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation
from tests.bankd.bank.plain_user import plain_user

relaxed = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bank of many pages, closed and so without a log beside it."""
    folder = tmp_path_factory.mktemp("healthy")
    with Bank.open(folder) as bank:
        bank.commit(V4, [a_decision(n) for n in range(300)], "first", "me")
        bank.add_observation(an_observation(1))
    assert [file.name for file in folder.iterdir()] == ["bank.db"]
    return folder / "bank.db"


def refusal(path: Path) -> BankError:
    """The error of opening; the file must not have been touched."""
    before = path.read_bytes()
    with pytest.raises(BankError) as caught:
        Bank.open(path)
    assert path.read_bytes() == before
    assert str(path) in caught.value.message
    assert caught.value.hint
    return caught.value


@pytest.mark.parametrize(
    "content", [b"x", b"not a database\n" * 100, b"SQLite format 3\0", bytes(8192)]
)
def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "bank.db"
    path.write_bytes(content)

    assert "is not an SQLite database" in refusal(path).message


def test_a_database_of_another_program_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "bank.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE decisions (x)")
    other.close()

    assert "another program" in refusal(path).message


def test_a_bank_of_a_newer_version_is_refused_with_what_to_do(
    tmp_path: Path, healthy: Path
) -> None:
    path = tmp_path / "bank.db"
    path.write_bytes(healthy.read_bytes())
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 999")
    newer.close()

    error = refusal(path)

    assert "version 999" in error.message
    assert "upgrade" in (error.hint or "")


@pytest.mark.parametrize("kept", [0.03, 0.5, 0.99])
def test_a_truncated_bank_is_refused_with_both_sizes(
    tmp_path: Path, healthy: Path, kept: float
) -> None:
    path = tmp_path / "bank.db"
    path.write_bytes(healthy.read_bytes()[: int(healthy.stat().st_size * kept)])

    error = refusal(path)

    assert "truncated" in error.message or "damaged" in error.message


def test_a_bank_emptied_beside_its_log_is_refused_and_the_log_is_left(tmp_path: Path) -> None:
    path = tmp_path / "bank.db"
    path.touch()
    log = tmp_path / "bank.db-wal"
    log.write_bytes(b"what is left")

    assert "only its log is left" in refusal(path).message
    assert log.read_bytes() == b"what is left"


def test_an_empty_file_becomes_a_bank_only_when_writing_is_allowed(tmp_path: Path) -> None:
    path = tmp_path / "bank.db"
    path.touch()

    with pytest.raises(BankError, match="is empty"):
        Bank.open(path, read_only=True)
    with Bank.open(path) as bank:
        assert bank.check() == []


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bank.db").mkdir()

    with pytest.raises(BankError, match="is not a file"):
        Bank.open(tmp_path)


def test_a_pipe_in_the_place_of_the_file_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "bank.db")

    with pytest.raises(BankError, match="is not a file"):
        Bank.open(tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(BankError, match="cannot be made"):
        Bank.open(tmp_path / "file" / "bank")


@relaxed
@given(length=st.integers(min_value=1, max_value=100_000))
def test_a_bank_cut_anywhere_is_refused_in_words(
    tmp_path: Path, healthy: Path, length: int
) -> None:
    path = tmp_path / "bank.db"
    path.write_bytes(healthy.read_bytes()[: min(length, healthy.stat().st_size - 1)])

    refusal(path)


@relaxed
@given(st.lists(st.tuples(st.integers(min_value=0), st.binary(min_size=1, max_size=64))))
def test_a_bank_with_bytes_overwritten_works_or_is_refused_in_words(
    tmp_path: Path, healthy: Path, damage: list[tuple[int, bytes]]
) -> None:
    content = bytearray(healthy.read_bytes())
    for place, garbage in damage:
        start = place % (len(content) - len(garbage))
        content[start : start + len(garbage)] = garbage
    path = tmp_path / "bank.db"
    path.write_bytes(content)
    for beside in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + beside).unlink(missing_ok=True)

    with suppress(BankError), Bank.open(path) as bank:
        assert all(isinstance(fault, str) for fault in bank.check())
        list(bank.records())
        bank.log()
        bank.commit(V4, [a_decision(1000)], "more", "me")


@pytest.mark.parametrize("look", [Bank.targets, Bank.target_counts, lambda b: [*b.records()]])
def test_a_target_without_its_cores_is_damage(look: Callable[[Bank], object], bank: Bank) -> None:
    """SQLite reads columns that a damaged row lacks as NULL, whatever the schema says."""
    bank.commit(V4, [a_decision(1)], "first", "me")
    bank.connection.database.execute(
        "CREATE TEMP VIEW targets AS SELECT id, soc_version, NULL AS cores FROM main.targets"
    )

    with pytest.raises(BankError, match="is damaged: "):
        look(bank)


def test_a_locked_bank_is_refused_after_the_waiting_time(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "first", "me")
    with bank.connection.writing(), Bank.open(bank.path, busy_timeout_s=0.05) as other:
        assert other.find(V4, [a_key(1)]) == {a_key(1): a_decision(1)}

        with pytest.raises(BankError, match="is locked") as caught:
            other.commit(V4, [a_decision(2)], "second", "me")

    assert "try again" in (caught.value.hint or "")
    assert [r.message for r in bank.log()] == ["first"]


@pytest.fixture
def shipped(open_folder: Path) -> Path:
    """A bank that its reader may read and not write, in a folder that he may not write."""
    folder = open_folder / "shipped"
    with Bank.open(folder) as bank:
        bank.commit(V4, [a_decision(1)], "first", "me")
    (folder / "bank.db").chmod(0o444)
    folder.chmod(0o555)
    return folder


def test_a_bank_that_may_only_be_read_can_be_read(shipped: Path) -> None:
    with plain_user(), Bank.open(shipped, create=False, read_only=True) as bank:
        assert bank.find(V4, [a_key(1)]) == {a_key(1): a_decision(1)}


def test_a_bank_that_may_only_be_read_is_refused_for_writing(shipped: Path) -> None:
    with plain_user(), pytest.raises(BankError, match="cannot be written to"):
        Bank.open(shipped)


def test_a_bank_that_may_not_even_be_read_is_refused(shipped: Path) -> None:
    (shipped / "bank.db").chmod(0o000)

    with plain_user(), pytest.raises(BankError, match="cannot be read"):
        Bank.open(shipped, read_only=True)


def test_a_bank_in_a_folder_that_may_not_be_entered_is_refused(shipped: Path) -> None:
    shipped.chmod(0o000)

    with plain_user(), pytest.raises(BankError, match="cannot be opened"):
        Bank.open(shipped)


def test_a_view_in_the_place_of_a_table_is_refused(tmp_path: Path) -> None:
    with Bank.open(tmp_path) as bank:
        path = bank.path
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE current")
        connection.execute(f"CREATE VIEW current AS {endless}")

    with pytest.raises(BankError, match="holds a view"):
        Bank.open(path, read_only=True)
