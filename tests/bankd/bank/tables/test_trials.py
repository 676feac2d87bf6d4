from __future__ import annotations

from dataclasses import replace

import pytest

from bankd.bank import Bank, Observation, canonical
from bankd.bank.record import OUTCOMES, utc_now
from bankd.errors import BankError
from tests.bankd.bank.builders import (
    ENVIRONMENT,
    V3,
    V4,
    a_decision,
    a_key,
    a_policy,
    an_observation,
)


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


def a_trial(number: int, tile: int) -> Observation:
    """A trial of this moment."""
    return replace(an_observation(number, tile=tile), created=utc_now())


def test_without_a_decision_every_trial_is_unsettled_the_oldest_first(bank: Bank) -> None:
    trials = [a_trial(1, tile) for tile in (8, 4, 2)]
    bank.add_observations([*trials, a_trial(2, 8)])

    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == trials


def test_a_decision_settles_what_was_seen_before_it_and_nothing_after(bank: Bank) -> None:
    bank.add_observation(a_trial(1, 4))
    bank.commit(V4, [a_decision(1)], "decided", "me")
    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == []

    later = a_trial(1, 16)
    bank.add_observation(later)

    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == [later]


def test_of_several_decisions_the_newest_counts_and_retiring_settles_too(bank: Bank) -> None:
    for tile in (4, 16):
        bank.add_observation(a_trial(1, tile))
        bank.commit(V4, [a_decision(1, tile=tile)], "decided", "me")
    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == []
    bank.add_observation(a_trial(1, 2))

    bank.commit(V4, [], "gone", "me", retired=[a_key(1)])

    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == []


def test_what_is_decided_for_another_key_or_target_settles_nothing(bank: Bank) -> None:
    trial = a_trial(1, 4)
    bank.add_observation(trial)

    bank.commit(V4, [a_decision(2)], "another", "me")
    bank.commit(V3, [a_decision(1, target=V3)], "elsewhere", "me")

    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == [trial]


def test_trials_of_another_environment_or_target_are_not_taken_up(bank: Bank) -> None:
    bank.add_observation(replace(a_trial(1, 4), environment=canonical({"cpu_model": "another"})))
    bank.add_observation(replace(a_trial(1, 4), target=V3))

    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == []
    assert bank.unsettled(a_key(1), V4, canonical({"unheard": "of"})) == []
