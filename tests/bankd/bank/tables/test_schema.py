"""A schema that is not ours, word by word, is refused before anything of it runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.diff.diff import diff
from bankd.bank.state import State
from bankd.bank.tables.opening import DECLARED
from bankd.bank.tables.schema import Declared, schema_fault
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.bank.forging import forge

EMPTYING = """
    CREATE TRIGGER hits_no_insert AFTER INSERT ON hits BEGIN DELETE FROM current; END
"""
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
STRANGE = {
    "a trigger": EMPTYING,
    "a trigger that counts for ever": f"""
        CREATE TRIGGER slow BEFORE INSERT ON observations BEGIN {ENDLESS}; END""",
    "a generated column": """
        ALTER TABLE decisions ADD COLUMN x TEXT AS (hex(zeroblob(500000000))) VIRTUAL""",
    "a further column": "ALTER TABLE hits ADD COLUMN x TEXT",
    "another name of a column": "ALTER TABLE hits RENAME COLUMN last_hit TO latest",
    "an index": "CREATE INDEX mine ON tasks (text)",
    "an index on an expression": "CREATE INDEX mine ON tasks (hex(zeroblob(length(text))))",
    "a partial index": "CREATE INDEX mine ON tasks (text) WHERE text > 'a'",
    "a view": f"CREATE VIEW mine AS {ENDLESS}",
    "a table": "CREATE TABLE mine (x)",
    "a virtual table": "CREATE VIRTUAL TABLE mine USING fts5(x)",
    "statistics": "ANALYZE",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with Bank.open(tmp_path / "theirs") as bank:
        bank.commit(V4, [a_decision(1)], "first", "them")
    return tmp_path / "theirs" / "bank.db"


@pytest.fixture(params=STRANGE.values(), ids=[name.replace(" ", "_") for name in STRANGE])
def strange(file: Path, request: pytest.FixtureRequest) -> Path:
    run(file, request.param)
    return file


def run(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)


@pytest.mark.parametrize("read_only", [True, False])
def test_what_we_never_make_is_refused_and_left_as_it_is(strange: Path, read_only: bool) -> None:
    before = strange.read_bytes()

    with pytest.raises(BankError) as caught:
        Bank.open(strange, create=False, read_only=read_only)

    assert str(strange) in caught.value.message
    assert "we never make" in caught.value.message or "than ours" in caught.value.message
    assert "do not use it" in (caught.value.hint or "")
    assert strange.read_bytes() == before


@pytest.mark.parametrize(
    "written",
    [
        ("id INTEGER PRIMARY KEY,", "id INTEGER PRIMARY KEY DESC,"),
        ("text TEXT NOT NULL", "text TEXT"),
        ("text TEXT NOT NULL", "text TEXT NOT NULL COLLATE NOCASE"),
        ("text TEXT NOT NULL", "text TEXT NOT NULL DEFAULT (random())"),
        ("text TEXT NOT NULL", "text TEXT NOT NULL CHECK (text <> 'x')"),
        ("text TEXT NOT NULL", "text TEXT NOT NULL DEFAULT '--'"),
        ("text TEXT NOT NULL", 'text "TEXT" NOT NULL'),
        ("UNIQUE", "UNIQUE ON CONFLICT REPLACE"),
    ],
)
def test_a_table_that_is_written_otherwise_is_refused(file: Path, written: tuple[str, str]) -> None:
    sql = "UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE name = 'tasks'"
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA writable_schema = ON")
        assert database.execute(sql, written).rowcount == 1

    with pytest.raises(BankError, match="another table 'tasks' than ours"):
        Bank.open(file, read_only=True)


def test_a_guard_that_guards_nothing_is_refused(file: Path) -> None:
    run(
        file,
        "DROP TRIGGER tasks_no_update",
        "CREATE TRIGGER tasks_no_update BEFORE UPDATE ON tasks BEGIN SELECT 1; END",
    )

    with pytest.raises(BankError, match="another trigger 'tasks_no_update' than ours"):
        Bank.open(file, read_only=True)


@pytest.mark.parametrize(
    ("statement", "lost"),
    [
        ("DROP TRIGGER decisions_no_delete", "trigger 'decisions_no_delete'"),
        ("DROP INDEX quarantine", "index 'quarantine'"),
        ("DROP TABLE shapes", "table 'shapes'"),
    ],
)
def test_what_is_missing_is_named(file: Path, statement: str, lost: str) -> None:
    run(file, statement)

    with pytest.raises(BankError, match=f"lacks the {lost}") as caught:
        Bank.open(file, read_only=True)

    assert "restore it from a copy" in (caught.value.hint or "")


def test_two_tables_in_one_place_are_refused(file: Path) -> None:
    sql = """
        UPDATE sqlite_schema SET rootpage =
            (SELECT rootpage FROM sqlite_schema WHERE name = 'targets') WHERE name = 'tags'
    """
    run(file, "PRAGMA writable_schema = ON", sql)

    with pytest.raises(BankError):
        Bank.open(file, read_only=True)


def test_the_command_of_the_hint_makes_it_a_bank_again(file: Path) -> None:
    run(file, "CREATE INDEX mine ON tasks (text)")
    with pytest.raises(BankError) as caught:
        Bank.open(file, read_only=True)
    hint = caught.value.hint or ""

    assert "DROP INDEX mine" in hint
    program = hint.partition("python3 -c ")[2]
    exec(program[1:-1].replace("'\"'\"'", "'"))

    with Bank.open(file, read_only=True) as bank:
        assert len(list(bank.records())) == 1


def test_comments_and_line_breaks_may_be_others(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute(
            "UPDATE sqlite_schema SET sql = replace(replace(sql, '(', ' ( -- so\n'), ',', ' /**/,')"
            " WHERE name = 'decisions'"
        )

    with Bank.open(file, read_only=True) as bank:
        assert len(list(bank.records())) == 1


def test_a_bank_that_becomes_another_while_it_is_compared_is_refused(
    tmp_path: Path, file: Path
) -> None:
    with Bank.open(tmp_path / "ours") as ours, Bank.open(file, read_only=True) as theirs:
        run(file, EMPTYING)

        with pytest.raises(BankError, match="hits_no_insert"), diff(State(ours), State(theirs)):
            pass


def test_what_was_forged_with_the_schema_of_a_bank_is_opened(file: Path) -> None:
    forge(file, "UPDATE tasks SET text = '{}'")

    Bank.open(file).close()


def test_what_is_declared_is_all_that_a_new_bank_has(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "new") as bank:
        only = Declared(DECLARED.statements)

        assert schema_fault(bank.connection, only, bank.path) is None


@pytest.fixture(autouse=True)
def nothing_runs_for_ever() -> Iterator[None]:
    """Endless SQL would hold the interpreter's lock, under which no time limit of a test acts."""
    connect = sqlite3.connect

    def bounded(*arguments: object, **options: object) -> sqlite3.Connection:
        database: sqlite3.Connection = connect(*arguments, **options)  # type: ignore[call-overload]
        database.set_progress_handler(lambda: 1, 50_000_000)
        return database

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", bounded)
        yield
