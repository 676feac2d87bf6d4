from __future__ import annotations

from dataclasses import replace

import pytest

from bankd.bank import Bank
from bankd.bank.record import OUTCOMES
from bankd.errors import BankError
from tests.bankd.bank.builders import V3, V4, a_key, a_policy, an_observation


def test_an_observation_is_read_back_in_every_detail(bank: Bank) -> None:
    seen = replace(an_observation(1), note="gcc said: é ✓", error=float("inf"))

    digest = bank.add_observation(seen)

    assert bank.observations(a_key(1), V4) == [seen]
    assert digest == seen.content_hash


def test_the_same_observation_twice_is_kept_once(bank: Bank) -> None:
    assert bank.add_observations([an_observation(1), an_observation(2)]) == 2
    assert bank.add_observations([an_observation(1), an_observation(3)]) == 1

    assert len(bank.observations(a_key(1), V4)) == 1


def test_the_same_trial_at_another_time_is_another_observation(bank: Bank) -> None:
    later = replace(an_observation(1), created="2026-11-22T02:20:48.584777Z")

    bank.add_observations([an_observation(1), later])

    assert bank.observations(a_key(1), V4) == [an_observation(1), later]


def test_observations_belong_to_their_key_and_target(bank: Bank) -> None:
    bank.add_observations([an_observation(1), an_observation(2)])

    assert bank.observations(a_key(1), V3) == []
    assert bank.observations(a_key(3), V4) == []


@pytest.mark.parametrize("outcome", [outcome for outcome in OUTCOMES if outcome != "ok"])
def test_whatever_failed_once_is_refused_with_its_outcome(bank: Bank, outcome: str) -> None:
    bank.add_observations([an_observation(1, tile=4, outcome=outcome), an_observation(1, tile=8)])

    assert bank.refused(a_key(1), V4) == {a_policy(4): outcome}


def test_a_quarantined_policy_stays_so_after_it_ran_well(bank: Bank) -> None:
    bank.add_observation(an_observation(1, outcome="wrong"))
    bank.add_observation(an_observation(1, outcome="ok"))

    assert bank.refused(a_key(1), V4) == {a_policy(8): "wrong"}


def test_of_several_failures_the_worst_is_told(bank: Bank) -> None:
    for outcome in ("timeout", "wrong", "crashed"):
        bank.add_observation(an_observation(1, outcome=outcome))

    assert bank.refused(a_key(1), V4) == {a_policy(8): "wrong"}


def test_a_quarantine_holds_for_its_own_key_and_target_only(bank: Bank) -> None:
    bank.add_observation(an_observation(1, outcome="crashed"))

    assert bank.refused(a_key(1), V3) == {}
    assert bank.refused(a_key(2), V4) == {}


def test_observations_make_no_revision(bank: Bank) -> None:
    bank.add_observation(an_observation(1))

    assert bank.log() == []


def test_one_bad_observation_keeps_its_whole_batch_out(bank: Bank) -> None:
    bank.add_observation(an_observation(1))
    clash = replace(an_observation(2), key=a_key(1))

    with pytest.raises(BankError, match="two different tasks"):
        bank.add_observations([an_observation(3), clash])

    assert bank.observations(a_key(3), V4) == []
