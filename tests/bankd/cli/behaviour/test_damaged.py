"""Damaged rows through every command that reads: told as damage, never handed out, no traceback."""

from __future__ import annotations

import random
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.layers import no_bank
from bankd.errors import BankError, ExitCode
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation
from tests.bankd.bank.forging import forge, unguarded
from tests.bankd.cli.conftest import Command
from tests.bankd.cli.flips import flipped, make, undecided

TEXTS = """
    SELECT tables.name, columns.name FROM pragma_table_list AS tables
    JOIN pragma_table_info(tables.name) AS columns
    WHERE tables.schema = 'main' AND tables.type = 'table' AND columns.type = 'TEXT'
      AND tables.name NOT LIKE 'sqlite%'
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


def test_no_bit_turned_over_hands_out_what_nobody_decided() -> None:
    assert undecided(40, seed=3) == []


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_no_bit_of_5000_turned_over_hands_out_what_nobody_decided() -> None:
    assert undecided(5000, seed=4) == []


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_every_command_ends_in_words_whatever_bit_is_turned_over(
    bankd: Command, world: None, tmp_path: Path
) -> None:
    make(tmp_path / "whole")
    whole, rng = (tmp_path / "whole" / "bank.db").read_bytes(), random.Random(5)
    for _ in range(200):
        bit, content = flipped(whole, rng)
        for command in COMMANDS:
            (tmp_path / "bank" / "bank.db").write_bytes(content)
            ended = bankd(*command.split())
            told = ended.out + ended.err

            assert "unexpected" not in told, (bit, command)
            assert "fault of bankd" not in told, (bit, command)
            assert "is locked" not in told, (bit, command)
        shutil.rmtree("out", ignore_errors=True)


def test_a_row_that_nobody_made_is_a_miss_and_is_said_once_with_the_command_to_try(
    bankd: Command, file: Path
) -> None:
    forge(file, "UPDATE policies SET text = replace(text, '16', '17')")

    shown, explained = bankd("show", a_key(1)), bankd("explain", a_key(1))

    assert shown.code == ExitCode.FAILURE
    assert "is not what a revision decided" in shown.err
    assert "`bankd doctor --deep --bank " in shown.err
    told = shown.err + explained.err
    assert told.count("another hash; it is not used: see `bankd doctor --deep --bank ") == 1
    assert '"tile":17' not in explained.out


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE decisions SET policy = 3 WHERE id = 3",
        "UPDATE decisions SET rule = 'tuneD'",
        "UPDATE decisions SET timing_median_us = timing_median_us * 2",
        "UPDATE policies SET text = CAST(x'ff' || text AS TEXT)",
        "UPDATE tasks SET text = replace(text, 'gemm', 'gemn')",
        "UPDATE current SET decision = 1",
        "UPDATE current SET revision = 1",
        "UPDATE decisions SET hash = 'x' || id",
        "UPDATE environments SET text = '{}'",
        "UPDATE decisions SET stages = '[[]]'",
        "UPDATE decisions SET evidence = '[' || evidence",
    ],
)
def test_what_is_not_what_a_revision_decided_is_not_found(file: Path, damage: str) -> None:
    with unguarded(file) as database:
        database.execute("INSERT INTO policies (text) VALUES ('{}')")
        database.execute(damage)

    with Bank.open(file, read_only=True) as bank:
        assert bank.find(V4, [a_key(1), a_key(2)]) == {}
        with pytest.raises(BankError, match="not what a revision decided"):
            bank.entry(V4, a_key(1))


@pytest.mark.parametrize(
    "damage",
    ["outcome = 'wrong'", "outcome = 'crasHed'", "policy = 2", "note = CAST(x'ff' AS TEXT)"],
)
def test_a_failure_that_nobody_saw_is_no_failure(file: Path, damage: str) -> None:
    failed = an_observation(1, tile=99, outcome="crashed")
    with Bank.open(file) as bank:
        bank.add_observation(failed)
        assert bank.refused(a_key(1), V4) == {failed.policy: "crashed"}
    with unguarded(file) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute(f"UPDATE observations SET {damage} WHERE outcome = 'crashed'")

    with Bank.open(file, read_only=True) as bank:
        assert bank.refused(a_key(1), V4) == {}
