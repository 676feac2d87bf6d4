"""What two banks have in common: which state they are compared with, and when they come to rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bankd.bank import Bank
from bankd.bank.merge import Choice, MergeResult, merge
from bankd.bank.state import State
from tests.bankd.bank.builders import V4, a_decision, a_key, a_policy
from tests.bankd.bank.merge.conftest import ELSEWHERE, decide, state_of, timed

Banks = tuple[Bank, Bank]


def merged(ours: Bank, theirs: Bank | State, prefer: Choice | None = None) -> MergeResult:
    state = theirs if isinstance(theirs, State) else State(theirs)
    return merge(ours, state, prefer=prefer, author="me", message="a merge")


def test_banks_that_merge_each_other_in_turns_come_to_rest(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, a_decision(1, tile=9))
    decide(theirs, a_decision(2, tile=9))

    written = [merged(*pair).revision for pair in [(ours, theirs), (theirs, ours)] * 3]

    assert state_of(ours) == state_of(theirs)
    assert [revision is not None for revision in written[2:]] == [False] * 4


def test_an_ancestor_that_the_other_bank_holds_is_no_news(banks: Banks) -> None:
    ours, theirs = banks
    decide(theirs, a_decision(1, tile=9))
    middle = theirs.head()
    decide(theirs, a_decision(2, tile=9))
    merged(ours, theirs)

    assert merged(ours, State(theirs, middle)).revision is None


def test_after_a_merge_only_what_came_later_is_new(banks: Banks) -> None:
    ours, theirs = banks
    decide(theirs, a_decision(1, tile=9))
    merged(ours, theirs)
    decide(ours, a_decision(2, tile=9))
    decide(theirs, a_decision(1, tile=10))

    result = merged(ours, theirs)

    assert sum(result.counts.values()) == 1
    assert ours.find(V4, [a_key(1)])[a_key(1)].policy == a_policy(10)
    assert result.ours_alone == 1


def test_what_was_chosen_both_ways_is_a_conflict_again(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, a_decision(1, tile=9))
    decide(theirs, replace(a_decision(1, tile=10), environment=ELSEWHERE))
    their_state = State(theirs, theirs.head())
    our_state = State(ours, ours.head())
    merged(ours, their_state, Choice.OURS)
    merged(theirs, our_state, Choice.OURS)

    assert merged(ours, theirs).open == 1


def test_what_they_took_over_later_is_not_the_past_of_an_earlier_state(strangers: Banks) -> None:
    ours, theirs = strangers
    decide(theirs, a_decision(1))
    early = theirs.head()
    decide(ours, timed(a_decision(1, tile=9), 20.0))
    decide(theirs, timed(a_decision(1, tile=9), 20.0))

    merged(ours, State(theirs, early))

    assert ours.find(V4, [a_key(1)])[a_key(1)].policy == a_policy(9)


@pytest.mark.parametrize("first", ["ours", "theirs"])
def test_where_each_is_in_the_others_past_both_ways_agree(strangers: Banks, first: str) -> None:
    ours, theirs = strangers
    one, two = timed(a_decision(1, tile=9), 20.0), timed(a_decision(1, tile=10), 26.0)
    decide(ours, one)
    decide(ours, two)
    decide(theirs, two)
    decide(theirs, one)

    merged(*((ours, theirs) if first == "ours" else (theirs, ours)))

    bank = ours if first == "ours" else theirs
    assert bank.find(V4, [a_key(1)])[a_key(1)].policy == a_policy(9)
