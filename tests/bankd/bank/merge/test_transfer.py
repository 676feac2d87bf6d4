"""A bank that lies, or is damaged, changes nothing of ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.diff.diff import diff
from bankd.bank.merge import merge, pending
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, an_observation
from tests.bankd.bank.forging import forge
from tests.bankd.bank.merge.conftest import state_of


@pytest.fixture
def ours(tmp_path: Path) -> Iterator[Bank]:
    with Bank.open(tmp_path / "ours") as bank:
        bank.commit(V4, [a_decision(number) for number in (1, 2)], "ours", "me")
        yield bank


def forged(tmp_path: Path, *statements: str) -> Bank:
    with Bank.open(tmp_path / "theirs") as bank:
        bank.add_observation(an_observation(1, tile=7))
        bank.commit(V4, [a_decision(number, tile=7) for number in (1, 2, 3)], "theirs", "them")
        path = bank.path
    forge(path, *statements)
    return Bank.open(path, read_only=True)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE current SET decision = 999 WHERE task = 1",
        "UPDATE current SET decision = (SELECT max(id) FROM decisions) WHERE task = 1",
        "DELETE FROM policies",
        "UPDATE decisions SET environment = 99",
        "UPDATE decisions SET timing_median_us = 9e999",
        "UPDATE decisions SET baseline_low_us = -1",
        "UPDATE decisions SET timing_count = 0",
        "UPDATE decisions SET stages = 'no JSON'",
        "UPDATE decisions SET hash = hash || 'ff'",
        "UPDATE policies SET text = 'no JSON'",
        "UPDATE policies SET text = '{\"tile\": 7}'",
        "UPDATE tasks SET text = '[1, 2' WHERE id = 3",
        'UPDATE environments SET text = \'{"b":1,"a":2}\'',
        "UPDATE decisions SET timing_median_us = timing_median_us / 2",
        "UPDATE observations SET timing_high_us = 9e999",
        "UPDATE observations SET task = 77",
        "UPDATE decisions SET rule = 'another'",
    ],
)
def test_what_is_not_what_it_says_is_refused(tmp_path: Path, ours: Bank, statement: str) -> None:
    before, head = state_of(ours), ours.head()

    with forged(tmp_path, statement) as theirs, pytest.raises(BankError):
        merge(ours, State(theirs), author="me", message="a merge")

    assert (state_of(ours), ours.head(), pending(ours)) == (before, head, None)
    assert ours.check() == []
    assert ours.observations(a_decision(1).key, V4) == []


def test_a_bank_that_was_not_forged_is_taken(tmp_path: Path, ours: Bank) -> None:
    with forged(tmp_path) as theirs:
        result = merge(ours, State(theirs), author="me", message="a merge")

    assert (result.open, ours.check()) == (0, [])


def test_parents_in_a_circle_end_all_the_same(tmp_path: Path, ours: Bank) -> None:
    circle = "INSERT INTO parents SELECT 1, 0, id FROM revisions WHERE number = 1"

    with forged(tmp_path, circle) as theirs, diff(State(ours), State(theirs)) as found:
        assert found.counts.changed == 2
