"""One key of a merge that waits, settled by a judge."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace

import pytest

from bankd.bank import Bank
from bankd.bank.merge import (
    Choice,
    Conflict,
    Finding,
    Judgement,
    MergeLine,
    MergeVerdict,
    abort_merge,
    choose,
    continue_merge,
    measure_key,
    merge,
    merge_lines,
    undo_choice,
)
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key, a_policy, an_observation
from tests.bankd.bank.merge.conftest import ELSEWHERE, decide, timed

Banks = tuple[Bank, Bank]

OPEN, SUGGESTED = 1, 2
"""Keys: nothing can be said of the one; the times say ours of the other."""


@pytest.fixture
def waiting(banks: Banks) -> Bank:
    ours, theirs = banks
    decide(ours, a_decision(OPEN, tile=9), timed(a_decision(SUGGESTED, tile=9), 20.0))
    elsewhere = replace(a_decision(OPEN, tile=10), environment=ELSEWHERE)
    decide(theirs, elsewhere, timed(a_decision(SUGGESTED, tile=10), 26.0))
    merge(ours, State(theirs), prefer=Choice.MEASURE, author="me", message="a merge")
    return ours


def for_theirs(conflict: Conflict, finding: Finding = Finding.CLEAR) -> Judgement:
    """Theirs, with a trial that shows it."""
    number = next(n for n in (OPEN, SUGGESTED) if a_key(n) == conflict.key)
    seen = (an_observation(number, tile=10),)
    return Judgement(conflict.theirs, "theirs", "seen here", seen, finding)


def line(bank: Bank, number: int) -> MergeLine:
    return next(one for one in merge_lines(bank) if one.key == a_key(number))


def test_a_key_is_settled_by_its_measurement_and_the_rest_stays_open(waiting: Bank) -> None:
    settled = measure_key(waiting, V4, a_key(OPEN), for_theirs)

    assert (settled.verdict, settled.source, settled.reason) == (
        MergeVerdict.BETTER, "theirs", "seen here",
    )  # fmt: skip
    assert settled == line(waiting, OPEN)
    assert line(waiting, SUGGESTED).is_open
    assert len(waiting.observations(a_key(OPEN), V4)) == 1


def test_a_measurement_is_a_choice_that_can_be_taken_back_and_its_trials_stay(
    waiting: Bank,
) -> None:
    before = line(waiting, SUGGESTED)
    choose(waiting, V4, a_key(OPEN), Choice.OURS)
    measure_key(waiting, V4, a_key(SUGGESTED), for_theirs)

    assert undo_choice(waiting) == before
    assert len(waiting.observations(a_key(SUGGESTED), V4)) == 1


def test_a_raced_tie_is_shown_as_a_tie_whatever_the_old_times_suggest(waiting: Bank) -> None:
    tie = measure_key(
        waiting, V4, a_key(SUGGESTED), lambda conflict: for_theirs(conflict, Finding.TIE)
    )

    assert (tie.verdict, tie.source, tie.reason) == (MergeVerdict.TIE, "theirs", "seen here")
    assert tie.result == tie.theirs


def test_an_undecided_race_leaves_the_key_open_with_its_figures(waiting: Bank) -> None:
    before = line(waiting, SUGGESTED)

    after = measure_key(
        waiting, V4, a_key(SUGGESTED), lambda conflict: for_theirs(conflict, Finding.UNDECIDED)
    )

    assert after == replace(before, source="", reason="seen here", result=None)
    assert len(waiting.observations(a_key(SUGGESTED), V4)) == 1


def test_an_undecided_race_leaves_a_choice_as_it_was_made(waiting: Bank) -> None:
    chosen = choose(waiting, V4, a_key(SUGGESTED), Choice.THEIRS)

    after = measure_key(
        waiting, V4, a_key(SUGGESTED), lambda conflict: for_theirs(conflict, Finding.UNDECIDED)
    )

    assert after == chosen


def test_what_cannot_be_raced_stays_as_suggested_before_any_choice(waiting: Bank) -> None:
    suggested = line(waiting, SUGGESTED)
    choose(waiting, V4, a_key(SUGGESTED), Choice.THEIRS)

    settled = measure_key(
        waiting, V4, a_key(SUGGESTED), lambda conflict: for_theirs(conflict, Finding.UNMEASURED)
    )

    assert settled == replace(suggested, verdict=MergeVerdict.BETTER, by_hand=True)


def test_a_judge_without_an_answer_leaves_the_key_as_it_is(waiting: Bank) -> None:
    before = line(waiting, OPEN)

    assert measure_key(waiting, V4, a_key(OPEN), lambda conflict: None) == before


def test_a_measurement_that_is_broken_off_leaves_the_key_open(waiting: Bank) -> None:
    before = line(waiting, OPEN)

    def judge(conflict: Conflict) -> Judgement:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure_key(waiting, V4, a_key(OPEN), judge)

    assert line(waiting, OPEN) == before


def test_others_can_write_while_it_measures(waiting: Bank) -> None:
    def judge(conflict: Conflict) -> Judgement:
        with sqlite3.connect(waiting.path, timeout=0) as writer:
            writer.execute("BEGIN IMMEDIATE")
        writer.close()
        return for_theirs(conflict)

    assert not measure_key(waiting, V4, a_key(OPEN), judge).is_open


def choose_ours(bank: Bank) -> None:
    choose(bank, V4, a_key(OPEN), Choice.OURS)


def go_on(bank: Bank) -> None:
    continue_merge(bank, prefer=Choice.OURS)


@pytest.mark.parametrize("act", [choose_ours, go_on, abort_merge])
def test_what_another_process_did_meanwhile_stands_and_the_trials_are_kept(
    waiting: Bank, act: Callable[[Bank], None]
) -> None:
    def judge(conflict: Conflict) -> Judgement:
        with Bank.open(waiting.path) as another:
            act(another)
        return for_theirs(conflict)

    with pytest.raises(BankError, match="what was measured is kept") as refused:
        measure_key(waiting, V4, a_key(OPEN), judge)

    assert "--status" in str(refused.value.hint)
    assert all(one.source == "ours" for one in merge_lines(waiting) if one.key == a_key(OPEN))
    assert waiting.find(V4, [a_key(OPEN)])[a_key(OPEN)].policy == a_policy(9)
    assert len(waiting.observations(a_key(OPEN), V4)) == 1


def test_a_key_that_does_not_wait_is_not_measured(waiting: Bank) -> None:
    with pytest.raises(BankError, match="waits for a choice"):
        measure_key(waiting, V4, a_key(77), for_theirs)

    assert waiting.observations(a_key(77), V4) == []


def test_new_observations_are_those_of_the_merge_and_not_of_a_session_meanwhile(
    waiting: Bank,
) -> None:
    waiting.add_observation(an_observation(5))
    measure_key(waiting, V4, a_key(OPEN), for_theirs)

    result = continue_merge(waiting, prefer=Choice.MEASURE, judge=for_theirs)

    assert (result.open, result.new_observations) == (0, 2)


def test_what_was_settled_meanwhile_is_not_raced_in_its_turn(waiting: Bank) -> None:
    asked: list[str] = []

    def judge(conflict: Conflict) -> Judgement:
        asked.append(conflict.key)
        with Bank.open(waiting.path) as another:
            for one in list(merge_lines(another, only_open=True)):
                if one.key != conflict.key:
                    choose(another, V4, one.key, Choice.OURS)
        return for_theirs(conflict)

    result = continue_merge(waiting, prefer=Choice.MEASURE, judge=judge)

    assert (len(asked), result.open) == (1, 0)
