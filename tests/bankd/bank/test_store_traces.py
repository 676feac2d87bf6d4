"""What a bank tells of keys that it has no decision for."""

from __future__ import annotations

from bankd.bank import Bank
from bankd.bank.record import TrialCount
from bankd.bank.store import TRIED
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, a_task, an_observation


def test_keys_are_found_by_their_beginning_decided_or_not(bank: Bank) -> None:
    bank.commit(V4, [a_decision(1)], "one", "me")
    bank.add_observation(an_observation(2))

    assert bank.tasks_beginning(a_key(1)[:9], 5) == {a_key(1): a_task(1)}
    assert bank.tasks_beginning("", 5) == {a_key(n): a_task(n) for n in (1, 2)}
    assert len(bank.tasks_beginning("", 1)) == 1
    assert bank.tasks_beginning("\udcff%", 5) == {}


def test_trials_are_counted_by_key_and_target(bank: Bank) -> None:
    bank.add_observation(an_observation(1))
    bank.add_observation(an_observation(1, tile=4, outcome="wrong"))
    bank.add_observation(an_observation(1, target=V3))

    assert bank.tried(V4, [a_key(1), a_key(2)]) == {a_key(1): TrialCount(2, 1)}


def test_traces_are_found_by_indexes(bank: Bank) -> None:
    plan = bank.connection.rows(f"EXPLAIN QUERY PLAN {TRIED}", {"keys": "[]", "target": 1})

    scans = [row["detail"] for row in plan if row["detail"].startswith("SCAN")]
    assert all(scan.startswith("SCAN asked") for scan in scans), scans
