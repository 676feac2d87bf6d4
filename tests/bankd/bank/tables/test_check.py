from __future__ import annotations

import re

import pytest

from bankd.bank import Bank
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation


@pytest.fixture
def full(bank: Bank) -> Bank:
    bank.add_observation(an_observation(1))
    bank.commit(V4, [a_decision(1), a_decision(2)], "first", "me")
    bank.commit(V4, [a_decision(1, tile=16)], "second", "me", retired=[a_key(2)])
    return bank


def test_a_whole_bank_has_no_faults(full: Bank) -> None:
    assert full.check() == []


@pytest.mark.parametrize(
    ("table", "sql", "fault"),
    [
        ("observations", "UPDATE observations SET note = 'forged'", "observation .* another hash"),
        ("decisions", "UPDATE decisions SET timing_median_us = 1", "decision .* another hash"),
        ("decisions", "UPDATE decisions SET stages = 'x'", "is damaged"),
        ("policies", "UPDATE policies SET text = '{' WHERE id = 1", "is damaged"),
        ("tasks", "UPDATE tasks SET text = '{}'", "decision .* another hash"),
        ("changes", "UPDATE changes SET decision = NULL", "r1: its changes have another hash"),
        ("parents", "UPDATE parents SET parent = 'x'", "r2: its changes have another hash"),
        ("current", "DELETE FROM current", "in the log but not in the current state"),
        ("current", "UPDATE current SET decision = 1", "in the current state but not in the log"),
    ],
)
def test_a_forged_row_is_found(full: Bank, table: str, sql: str, fault: str) -> None:
    with full.connection.writing() as writer:
        writer.execute(f"DROP TRIGGER IF EXISTS {table}_no_update")
        writer.execute(sql)

    faults = full.check()

    assert any(re.search(fault, each) for each in faults), faults


def test_a_row_that_points_at_nothing_is_found(full: Bank) -> None:
    full.connection.database.execute("PRAGMA foreign_keys = OFF")
    with full.connection.writing() as writer:
        writer.execute("UPDATE current SET revision = 99")

    assert any("table current: a row points at revisions" in each for each in full.check())
