"""The views of a bank in the programs that its page names: sqlite-utils, Datasette, DuckDB."""

from __future__ import annotations

import csv
import io
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import duckdb
import duckdb_extension_sqlite_scanner
import pytest
import sqlite_utils
from click.testing import CliRunner
from sqlite_utils.cli import cli

from bankd.bank import Bank
from bankd.bank.tables.bank_schema import FIRST_VERSION, TABLES, VERSION
from bankd.bank.tables.bank_views import VIEWS
from tests.bankd.bank.builders import ENVIRONMENT, V3, V4, a_decision, a_key, an_observation

NAMES = [view.split()[2] for view in VIEWS]
PAGE = Path(__file__).parents[4] / "docs" / "bank-format.md"


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """A bank that another connection holds open, so that a part of it is in its log."""
    with Bank.open(tmp_path) as bank:
        bank.add_observations([an_observation(1), an_observation(2, outcome="crashed")])
        bank.commit(V4, [a_decision(1), a_decision(2)], "first", "ann")
        bank.commit(V3, [a_decision(3, target=V3)], "second", "bob")
        bank.commit(V4, [], "third", "ann", retired=[a_key(2)])
        yield tmp_path / "bank.db"


def by_sqlite(file: Path, view: str) -> list[dict[str, Any]]:
    """Read as Datasette does: by an address that allows no writing."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        return [dict(row) for row in database.execute(f"SELECT * FROM {view}")]


def by_duckdb(file: Path, view: str) -> list[dict[str, Any]]:
    reader = next(Path(duckdb_extension_sqlite_scanner.__file__).parent.rglob("*.duckdb_extension"))
    with duckdb.connect() as database:
        database.execute(f"LOAD '{reader}'")
        database.execute(f"ATTACH '{file}' AS bank (TYPE sqlite, READ_ONLY)")
        found = database.execute(f"SELECT * FROM bank.{view}")
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


def by_sqlite_utils(file: Path, view: str) -> list[dict[str, Any]]:
    ended = CliRunner().invoke(cli, ["rows", str(file), view])
    assert ended.exit_code == 0, ended.output
    rows: list[dict[str, Any]] = json.loads(ended.output)
    return rows


def test_entries_are_those_of_the_head_with_their_times(file: Path) -> None:
    rows = {row["key"]: row for row in by_sqlite(file, "entries")}

    assert rows.keys() == {a_key(1), a_key(3)}
    entry, wanted = rows[a_key(1)], a_decision(1)
    assert (entry["soc_version"], entry["cores"], entry["op"]) == ("x86_64-v4", 2, "gemm")
    assert (entry["task"], entry["policy"], entry["rule"]) == (
        wanted.task, wanted.policy, "tuned",
    )  # fmt: skip
    times = (entry["tuned_us"], entry["tuned_low_us"], entry["tuned_high_us"])
    assert times == (26.876, 26.5, 27.0)
    times = (entry["default_us"], entry["default_low_us"], entry["default_high_us"])
    assert times == (58.781, 58.0, 59.5)
    assert entry["speedup"] == pytest.approx(58.781 / 26.876)
    assert (entry["environment"], entry["revision"]) == (ENVIRONMENT, 1)


def test_the_history_has_every_change_of_every_revision(file: Path) -> None:
    rows = by_sqlite(file, "history")

    changes = [(row["revision"], row["event"], row["key"], row["author"]) for row in rows]
    assert sorted(changes) == sorted(
        [
            (1, "decided", a_key(1), "ann"),
            (1, "decided", a_key(2), "ann"),
            (2, "decided", a_key(3), "bob"),
            (3, "retired", a_key(2), "ann"),
        ]
    )
    assert [row["policy"] for row in rows if row["event"] == "retired"] == [None]


def test_trials_have_their_outcomes_and_no_times_where_they_failed(file: Path) -> None:
    good, crashed = sorted(by_sqlite(file, "trials"), key=lambda row: str(row["outcome"] != "ok"))

    assert (good["outcome"], good["tuned_us"], good["host"]) == ("ok", 26.876, "here")
    assert (crashed["outcome"], crashed["tuned_us"], crashed["speedup"]) == ("crashed", None, None)


@pytest.mark.parametrize("view", NAMES)
def test_sqlite_utils_and_duckdb_read_what_sqlite_reads(file: Path, view: str) -> None:
    rows = by_sqlite(file, view)

    assert len(rows) > 1
    assert by_sqlite_utils(file, view) == rows
    assert sorted(by_duckdb(file, view), key=str) == sorted(rows, key=str)


def test_sqlite_utils_writes_a_view_as_csv_and_finds_where_columns_lead(file: Path) -> None:
    written = CliRunner().invoke(cli, ["rows", str(file), "entries", "--csv"]).output
    with closing(sqlite_utils.Database(file)) as database:
        leads = {key.column: key.other_table for key in database["decisions"].foreign_keys}
        views = [view.name for view in database.views]

    assert [row["key"] for row in csv.DictReader(io.StringIO(written))] == [
        row["key"] for row in by_sqlite(file, "entries")
    ]
    assert leads["policy"] == "policies"
    assert views == NAMES


@pytest.mark.parametrize("view", NAMES)
def test_the_page_names_every_column(file: Path, view: str) -> None:
    section = re.search(rf"^\| `{view}` \|.*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert section is not None
    named = re.findall(r"`(\w+)`", section[0])[1:]
    assert named == [*by_sqlite(file, view)[0]]


def test_a_task_that_is_no_json_has_no_op_and_harms_no_row(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "bank.db", isolation_level=None)) as database:
        database.execute("BEGIN")
        for statement in (*TABLES, *VIEWS):
            database.execute(statement)
        database.execute("INSERT INTO targets VALUES (1, 'x86_64-v4', 2)")
        database.execute("INSERT INTO tasks VALUES (1, 'k', 'no JSON')")
        database.execute("INSERT INTO policies VALUES (1, '{}')")
        database.execute("INSERT INTO environments VALUES (1, 'e', '{}')")
        database.execute(
            "INSERT INTO observations (hash, target, task, policy, environment, outcome, note,"
            " host, tool_version, created) VALUES ('h', 1, 1, 1, 1, 'ok', '', '', '', '')"
        )
        database.execute("COMMIT")

    for read in (by_sqlite, by_sqlite_utils, by_duckdb):
        (row,) = read(tmp_path / "bank.db", "trials")
        assert (row["key"], row["op"], row["speedup"]) == ("k", None, None)


def of_the_first_version(folder: Path) -> Path:
    """A bank as it was before the views."""
    with Bank.open(folder) as bank:
        bank.commit(V4, [a_decision(1)], "first", "ann")
    file = folder / "bank.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        for name in NAMES:
            database.execute(f"DROP VIEW {name}")
        database.execute(f"PRAGMA user_version = {FIRST_VERSION}")
    return file


def version_and_views(file: Path) -> tuple[int, list[str]]:
    with closing(sqlite3.connect(file)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        found = database.execute("SELECT name FROM sqlite_schema WHERE type = 'view'")
        return version, [name for (name,) in found]


def test_a_bank_without_views_is_read_as_it_is_and_gets_them_when_it_is_written(
    tmp_path: Path,
) -> None:
    file = of_the_first_version(tmp_path)

    with Bank.open(file, create=False, read_only=True) as bank:
        assert [one.key for one in bank.records()] == [a_key(1)]
    assert version_and_views(file) == (FIRST_VERSION, [])

    with Bank.open(file, create=False) as bank:
        assert [one.key for one in bank.records()] == [a_key(1)]
    assert version_and_views(file) == (VERSION, NAMES)


def test_an_upgrade_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = of_the_first_version(tmp_path)
    broken = (*VIEWS[:-1], "CREATE VIEW")
    monkeypatch.setattr("bankd.bank.tables.bank_schema.VIEWS", broken)

    with pytest.raises(Exception, match="incomplete input"):
        Bank.open(file, create=False)

    assert version_and_views(file) == (FIRST_VERSION, [])
