"""A merge that waits for choices: left, chosen in, gone on with, forgotten."""

from __future__ import annotations

import shutil
from dataclasses import replace

import pytest

from bankd.bank import Bank
from bankd.bank.merge import (
    Choice,
    Conflict,
    Finding,
    Judgement,
    MergeLine,
    MergeResult,
    MergeVerdict,
    choose,
    continue_merge,
    merge,
    merge_lines,
    pending,
)
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key, a_policy, an_observation
from tests.bankd.bank.merge.conftest import ELSEWHERE, decide, timed

Banks = tuple[Bank, Bank]


@pytest.fixture
def waiting(banks: Banks) -> Banks:
    """Key 1 and 2 are in conflict; key 3 is only changed there."""
    ours, theirs = banks
    decide(ours, a_decision(1, tile=9), a_decision(2, tile=9))
    other = [replace(a_decision(number, tile=10), environment=ELSEWHERE) for number in (1, 2)]
    decide(theirs, *other, a_decision(3, tile=10))
    assert begin(ours, theirs).open == 2
    return banks


def begin(ours: Bank, theirs: Bank) -> MergeResult:
    return merge(ours, State(theirs), author="me", message="a merge")


def policies(bank: Bank) -> dict[str, str]:
    return {decision.key: decision.policy for decision in bank.records()}


def test_what_was_chosen_is_written_as_one_revision_with_two_parents(waiting: Banks) -> None:
    ours, theirs = waiting
    choose(ours, V4, a_key(1), Choice.THEIRS)
    choose(ours, V4, a_key(2), Choice.BASE)
    head, their_head = ours.head(), theirs.head()
    assert head is not None
    assert their_head is not None

    result = continue_merge(ours)

    assert result.revision is not None
    assert result.revision.parents == (head.id, their_head.id)
    after = policies(ours)
    assert [after[a_key(n)] for n in (1, 2, 3)] == [a_policy(10), a_policy(8), a_policy(10)]
    assert (pending(ours), ours.check()) == (None, [])


def test_it_can_be_gone_on_with_when_their_bank_is_gone(waiting: Banks) -> None:
    ours, theirs = waiting
    theirs.close()
    shutil.rmtree(theirs.path.parent)

    result = continue_merge(ours, prefer=Choice.THEIRS)

    assert result.open == 0
    assert policies(ours)[a_key(1)] == a_policy(10)
    assert (result.same, result.revision is not None) == (3, True)


def test_only_what_waits_can_be_chosen_and_only_a_side(waiting: Banks) -> None:
    ours, _ = waiting

    with pytest.raises(BankError, match="no merge"):
        choose(ours, V4, a_key(77), Choice.OURS)
    with pytest.raises(ValueError, match="faster"):
        choose(ours, V4, a_key(1), Choice.FASTER)


def test_what_somebody_decided_meanwhile_is_open_again(waiting: Banks) -> None:
    ours, _ = waiting
    decide(ours, a_decision(3, tile=4))

    result = continue_merge(ours, prefer=None)

    assert result.open == 3
    reopened = next(line for line in merge_lines(ours) if line.key == a_key(3))
    assert (reopened.verdict, "since the merge began" in reopened.reason) == (
        MergeVerdict.OPEN,
        True,
    )


def test_what_was_found_to_fail_meanwhile_is_not_written(waiting: Banks) -> None:
    ours, _ = waiting
    ours.add_observation(an_observation(3, tile=10, outcome="wrong"))

    result = continue_merge(ours, prefer=Choice.OURS)

    assert result.revision is not None
    assert policies(ours)[a_key(3)] == a_policy(8)


def test_what_somebody_decided_just_so_stays_settled(waiting: Banks) -> None:
    ours, _ = waiting
    decide(ours, a_decision(3, tile=10))

    assert continue_merge(ours).open == 2


def test_a_dry_run_leaves_nothing_behind(banks: Banks) -> None:
    ours, theirs = banks
    decide(theirs, a_decision(1, tile=9))
    theirs.add_observation(an_observation(1))
    lines: list[MergeLine] = []

    result = merge(
        ours, State(theirs), dry_run=True, author="me", message="tried", listen=lines.append
    )

    assert ([line.verdict for line in lines], result.revision) == ([MergeVerdict.BETTER], None)
    assert (ours.observations(a_key(1), V4), policies(ours)[a_key(1)]) == ([], a_policy(8))
    assert pending(ours) is None


def judged(conflict: Conflict, finding: Finding = Finding.CLEAR) -> Judgement:
    """Theirs, with a trial that shows it."""
    assert conflict.theirs is not None
    number = next(n for n in range(4) if a_key(n) == conflict.key)
    return Judgement(
        conflict.theirs, "theirs", "seen here", (an_observation(number, tile=10),), finding
    )


@pytest.mark.parametrize(("finding", "tile"), [(Finding.UNMEASURED, 9), (Finding.TIE, 10)])
def test_old_times_decide_only_what_could_not_be_raced(
    banks: Banks, finding: Finding, tile: int
) -> None:
    ours, theirs = banks
    decide(ours, timed(a_decision(1, tile=9), 20.0))
    decide(theirs, timed(a_decision(1, tile=10), 26.0))

    result = merge(
        ours,
        State(theirs),
        prefer=Choice.MEASURE,
        judge=lambda conflict: judged(conflict, finding),
        author="me",
        message="a merge",
    )

    assert result.open == 0
    assert policies(ours)[a_key(1)] == a_policy(tile)
    assert len(ours.observations(a_key(1), V4)) == 1


def test_a_choice_made_while_a_conflict_is_measured_stands(waiting: Banks) -> None:
    ours, _ = waiting

    def judge(conflict: Conflict) -> Judgement:
        with Bank.open(ours.path) as hand:
            choose(hand, V4, conflict.key, Choice.OURS)
        return judged(conflict)

    continue_merge(ours, prefer=Choice.MEASURE, judge=judge)

    assert policies(ours)[a_key(1)] == a_policy(9)


def test_a_judge_without_an_answer_leaves_the_conflict_open(waiting: Banks) -> None:
    ours, _ = waiting

    assert continue_merge(ours, prefer=Choice.MEASURE, judge=lambda conflict: None).open == 2
