"""A clock that was wrong once, at 2099 or 1970, hides nothing that came in later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bankd.bank import Bank, Observation, TimingSummary, canonical
from bankd.bank.prune import PruneKind, Search, newest_of_policy, prunable
from bankd.bank.subject import newest_ready
from tests.bankd.bank.builders import ENVIRONMENT, V4, a_decision, a_key, an_observation
from tests.bankd.gradient_sets import SUBJECT

WRONG = "2099-01-01T00:00:00.000000Z"
BEFORE = "2026-11-20T00:00:00.000000Z"
NOW = "2026-11-28T00:00:00.000000Z"
Clock = Callable[[str], None]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Sets the clock by which revisions are written."""
    return lambda now: monkeypatch.setattr("bankd.bank.tables.revise.utc_now", lambda: now)


def seen(tile: int, created: str) -> Observation:
    return replace(an_observation(1, tile=tile), created=created)


def test_a_decision_of_2099_hides_no_trial_that_came_in_after_it(bank: Bank, clock: Clock) -> None:
    cited, later = seen(8, WRONG), seen(16, NOW)
    bank.add_observation(cited)
    clock(WRONG)
    bank.commit(V4, [replace(a_decision(1), evidence=(cited.content_hash,))], "2099", "me")
    bank.add_observation(later)

    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == [later]


def test_a_trial_of_2099_is_settled_by_the_decision_that_cites_it(bank: Bank, clock: Clock) -> None:
    trials = [seen(8, WRONG), seen(16, NOW)]
    bank.add_observations(trials)
    clock(NOW)
    cited = tuple(one.content_hash for one in trials)
    bank.commit(V4, [replace(a_decision(1), evidence=cited)], "now", "me")

    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == []


def test_a_key_retired_in_2099_has_the_time_of_the_next_revision(bank: Bank, clock: Clock) -> None:
    clock(BEFORE)
    bank.commit(V4, [a_decision(1)], "tuned", "me")
    clock(WRONG)
    bank.commit(V4, [], "retired", "me", retired=[a_key(1)])
    clock(BEFORE)
    bank.commit(V4, [a_decision(2)], "another", "me")
    bank.add_observation(seen(16, NOW))

    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == [seen(16, NOW)]


@pytest.mark.parametrize("damaged", ["no JSON", "[[]]", "7"])
def test_evidence_that_cannot_be_read_settles_by_the_clock(
    bank: Bank, clock: Clock, damaged: str
) -> None:
    clock(BEFORE)
    bank.commit(V4, [a_decision(1)], "tuned", "me")
    bank.connection.database.execute("DROP TRIGGER decisions_no_update")
    bank.connection.database.execute("UPDATE decisions SET evidence = ?", (damaged,))
    bank.add_observation(seen(16, NOW))

    assert bank.unsettled(a_key(1), V4, ENVIRONMENT) == [seen(16, NOW)]


def test_what_was_decided_before_an_old_revision_is_as_old(bank: Bank, clock: Clock) -> None:
    clock(WRONG)
    bank.commit(V4, [a_decision(1)], "2099", "me")
    clock("2020-01-01T00:00:00.000000Z")
    bank.commit(V4, [a_decision(2)], "old", "me")
    clock(WRONG)
    bank.commit(V4, [a_decision(3)], "new", "me")

    search = Search([PruneKind.NEVER_HIT], never_hit_for=timedelta(days=30))

    found = [one.decision.key for one in prunable(bank, search)]
    assert found == [a_key(1), a_key(2)]


def test_the_newest_measurement_is_the_one_that_came_in_last(bank: Bank) -> None:
    fast, slow = (TimingSummary(21, us, us, us) for us in (10.0, 30.0))
    first, last = (
        replace(an_observation(1), created=when, timing=us, baseline=us)
        for when, us in ((WRONG, fast), (NOW, slow))
    )
    bank.add_observations([first, last])

    assert newest_of_policy(bank, a_decision(1), ENVIRONMENT) == last


def test_the_readiness_that_was_measured_last_came_in_last() -> None:
    count = len(SUBJECT.gradients)
    ready = [
        replace(
            an_observation(1),
            policy=canonical({"measured": "ready"}),
            created=when,
            timing=TimingSummary(count, us, us, us, (us,) * count),
        )
        for when, us in ((WRONG, 1.0), (NOW, 2.0))
    ]

    assert newest_ready(SUBJECT.text(), ready) == (2.0,) * count


def test_the_log_and_the_head_are_by_number(bank: Bank, clock: Clock) -> None:
    for number, when in enumerate((NOW, WRONG, BEFORE)):
        clock(when)
        bank.commit(V4, [a_decision(number)], str(number), "me")

    head = bank.head()
    assert [one.message for one in bank.log()] == ["2", "1", "0"]
    assert head is not None
    assert head.created == BEFORE
