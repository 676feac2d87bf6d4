"""What a bank tells of keys that it has no decision for."""

from __future__ import annotations

import pytest

from bankd.bank import Bank
from bankd.bank.traces import (
    RETIRED,
    TRIED,
    Tried,
    retired,
    tasks_beginning,
    tried,
)
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, a_task, an_observation


def test_keys_are_found_by_their_beginning_decided_or_not(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "one", "me")
    bank.add_observation(an_observation(2))

    assert tasks_beginning(bank, a_key(1)[:9], 5) == {a_key(1): a_task(1)}
    assert tasks_beginning(bank, "", 5) == {a_key(n): a_task(n) for n in (1, 2)}
    assert len(tasks_beginning(bank, "", 1)) == 1
    assert tasks_beginning(bank, "\udcff%", 5) == {}


def test_a_key_is_retired_where_it_was_decided_and_no_longer_is(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1), a_decision(2)], "two", "me")
    bank.commit(V4, [], "gone", "me", retired=[a_key(1)])
    keys = [a_key(n) for n in (1, 2, 3)]

    assert retired(bank, V4, keys) == {a_key(1)}
    assert retired(bank, V3, keys) == set()


def test_a_key_that_came_back_is_not_retired(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "one", "me")
    bank.commit(V4, [], "gone", "me", retired=[a_key(1)])
    bank.commit(V4, [a_decision(1)], "back", "me")

    assert retired(bank, V4, [a_key(1)]) == set()


def test_trials_are_counted_by_key_and_target(bank: Bank) -> None:
    bank.add_observation(an_observation(1))
    bank.add_observation(an_observation(1, tile=4, outcome="wrong"))
    bank.add_observation(an_observation(1, target=V3))

    assert tried(bank, V4, [a_key(1), a_key(2)]) == {a_key(1): Tried(2, 1)}


@pytest.mark.parametrize("sql", [RETIRED, TRIED], ids=["retired", "tried"])
def test_traces_are_found_by_indexes(bank: Bank, sql: str) -> None:
    plan = bank.connection.rows(f"EXPLAIN QUERY PLAN {sql}", {"keys": "[]", "target": 1})

    scans = [row["detail"] for row in plan if row["detail"].startswith("SCAN")]
    assert all(scan.startswith("SCAN asked") for scan in scans), scans
