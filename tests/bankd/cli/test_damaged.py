"""Damaged rows through every command that reads: told as damage, never handed out, no traceback."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.layers import no_bank
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation
from tests.bankd.bank.forging import unguarded
from tests.bankd.cli.conftest import Command

TEXTS = """
    SELECT tables.name, columns.name FROM pragma_table_list AS tables
    JOIN pragma_table_info(tables.name) AS columns
    WHERE tables.schema = 'main' AND columns.type = 'TEXT' AND tables.name NOT LIKE 'sqlite%'
      AND tables.name NOT LIKE 'merge%' AND tables.name <> 'foreign_files'
"""
COMMANDS = (
    "ls", "ls --json", "log", f"log {a_key(1)}", f"show {a_key(1)}", f"explain {a_key(1)}", "tag",
    "diff r1 head", "export --output out", "prune --dry-run", "verify --dry-run", "merge --status",
    "doctor", "doctor --deep",
)  # fmt: skip


def text_columns() -> list[str]:
    with closing(no_bank()) as bank:
        return [f"{table}.{column}" for table, column in bank.connection.tuples(TEXTS)]


@pytest.fixture
def file(world: None, tmp_path: Path) -> Path:
    with Bank.open(tmp_path / "bank") as bank:
        bank.add_observation(an_observation(1))
        bank.commit(V4, [a_decision(n) for n in (1, 2)], "first", "me")
        bank.commit(V4, [a_decision(1, tile=16)], "second", "me", retired=[a_key(2)])
        bank.use_model("0" * 64, "net", V4, {a_key(1): a_decision(1).task}, [a_key(1)])
    return tmp_path / "bank" / "bank.db"


@pytest.mark.parametrize("column", text_columns())
def test_a_text_that_is_no_utf_8_is_damage_and_never_a_lock(
    bankd: Command, file: Path, column: str
) -> None:
    table, _, name = column.partition(".")
    bad = "CAST(x'7b22ff227d' AS TEXT)"
    with unguarded(file) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute(f"UPDATE OR IGNORE {table} SET {name} = {bad} WHERE {name} IS NOT NULL")

    for command in COMMANDS:
        ended = bankd(*command.split())
        told = ended.out + ended.err

        assert "unexpected" not in told, command
        assert "locked" not in told, command
        assert "being read" not in told, command
        assert "Could not decode" not in told or "damaged" in told, command
