"""The times of every round: kept with the observation, part of what it is, and never demanded."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, TimingSummary
from bankd.bank.canonical import content_hash
from bankd.errors import BankError
from tests.bankd.bank.builders import (
    ROUNDS,
    V4,
    a_decision,
    a_key,
    an_observation,
    with_samples,
)

SEEN = with_samples(an_observation(1))


def test_samples_are_read_back_exactly_and_in_their_order(bank: Bank) -> None:
    digest = bank.add_observation(SEEN)

    [kept] = bank.observations(a_key(1), V4)

    assert kept == SEEN
    assert kept.timing is not None
    assert kept.timing.samples == ROUNDS
    assert kept.content_hash == digest
    assert bank.check() == []


def test_samples_are_part_of_what_an_observation_is(bank: Bank) -> None:
    turned = with_samples(an_observation(1), ROUNDS[::-1])

    added = bank.add_observations([an_observation(1), SEEN, turned, SEEN])

    assert added == 3
    assert len({one.content_hash for one in bank.observations(a_key(1), V4)}) == 3


def test_a_whole_number_among_the_samples_is_the_same_time_as_a_fraction() -> None:
    whole, fraction = (TimingSummary(2, 5, 5, 5, samples) for samples in ((5, 0), (5.0, -0.0)))

    assert content_hash(whole.content()) == content_hash(fraction.content())


@pytest.mark.parametrize("sample", [math.nan, math.inf, -1.0])
def test_an_impossible_sample_is_refused(sample: float) -> None:
    with pytest.raises(ValueError, match="sample"):
        TimingSummary(1, 1.0, 1.0, 1.0, (sample,))


def test_a_decision_keeps_no_samples(bank: Bank) -> None:
    decision = replace(a_decision(1), timing=SEEN.timing, baseline=SEEN.baseline)

    bank.commit(V4, [decision], "one", "me")

    assert decision.timing == TimingSummary(21, 26.876, 26.5, 27.0)
    assert bank.find(V4, [a_key(1)]) == {a_key(1): decision}
    assert bank.check() == []


@pytest.mark.parametrize(
    ("samples", "fault"),
    [
        ("[27.25]", "another hash"),
        (None, "another hash"),
        ("[27.25", "is damaged"),
        ("{}", "another hash"),
        ('["x"]', "is damaged"),
        ("7", "is damaged"),
        ("[-1]", "is damaged"),
        ("[1e999]", "is damaged"),
        (f"[1{'0' * 400}]", "is damaged"),
        ("[" * 100_000, "is damaged"),
    ],
)
def test_forged_samples_are_found(bank: Bank, samples: str | None, fault: str) -> None:
    bank.add_observation(SEEN)
    with bank.connection.writing() as writer:
        writer.execute("DROP TRIGGER observations_no_update")
        writer.execute("UPDATE observations SET timing_samples = ?", (samples,))

    assert any(fault in each for each in bank.check()), bank.check()


def test_samples_can_be_neither_changed_nor_deleted(tmp_path: Path) -> None:
    with Bank.open(tmp_path) as bank:
        bank.add_observation(an_observation(1))
        for sql in ("UPDATE observations SET timing_samples = '[]'", "DELETE FROM observations"):
            with pytest.raises(BankError, match="never change"), bank.connection.writing() as w:
                w.execute(sql)
