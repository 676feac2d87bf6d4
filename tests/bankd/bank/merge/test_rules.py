"""What a merge does with one key, by what both sides did to it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bankd.bank import Bank, canonical
from bankd.bank.merge import Choice, MergeLine, MergeResult, Verdict, merge, pending
from bankd.bank.merge.values import UNVERIFIED
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import (
    V3,
    V4,
    a_decision,
    a_key,
    a_policy,
    an_observation,
)
from tests.bankd.bank.merge.conftest import ELSEWHERE, decide, state_of, timed

Banks = tuple[Bank, Bank]


def merged(
    ours: Bank, theirs: Bank, prefer: Choice | None = None
) -> tuple[MergeResult, list[MergeLine]]:
    lines: list[MergeLine] = []
    how = {"author": "me", "message": "a merge"}
    result = merge(ours, State(theirs), prefer=prefer, listen=lines.append, **how)
    return result, lines


def verdict_on_the_only_line(
    ours: Bank, theirs: Bank, prefer: Choice | None = None
) -> tuple[Verdict, str, str | None]:
    _, lines = merged(ours, theirs, prefer)
    assert len(lines) == 1, lines
    line = lines[0]
    return line.verdict, line.source, line.result.policy if line.result else None


def test_what_only_they_changed_is_taken(banks: Banks) -> None:
    ours, theirs = banks
    decide(theirs, a_decision(1, tile=9))

    assert verdict_on_the_only_line(ours, theirs) == (Verdict.BETTER, "theirs", a_policy(9))
    assert ours.find(V4, [a_key(1)]) == {a_key(1): a_decision(1, tile=9)}


def test_what_only_we_changed_stays_and_has_no_line(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, a_decision(1, tile=9), retired=(a_key(2),))
    before = state_of(ours)

    result, lines = merged(ours, theirs)

    assert (lines, result.revision, state_of(ours)) == ([], None, before)


def test_what_only_they_know_is_added(banks: Banks) -> None:
    ours, theirs = banks
    decide(theirs, a_decision(77), replace(a_decision(78), target=V4))

    result, lines = merged(ours, theirs)

    assert [line.verdict for line in lines] == [Verdict.ADDED] * 2
    assert result.revision is not None
    assert result.revision.counts.added == 2
    assert state_of(ours) == state_of(theirs)


def test_other_targets_come_along(banks: Banks) -> None:
    ours, theirs = banks
    theirs.commit(V3, [a_decision(1, target=V3)], "another target", "them")

    merged(ours, theirs)

    assert ours.find(V3, [a_key(1)]) == {a_key(1): a_decision(1, target=V3)}


def test_what_they_retired_is_removed_where_we_did_not_touch_it(banks: Banks) -> None:
    ours, theirs = banks
    decide(theirs, retired=(a_key(1),))

    assert verdict_on_the_only_line(ours, theirs) == (Verdict.REMOVED, "default", None)
    assert ours.find(V4, [a_key(1)]) == {}


@pytest.mark.parametrize("we_retired", [True, False])
def test_retired_on_one_side_and_changed_on_the_other_is_open(
    banks: Banks, *, we_retired: bool
) -> None:
    ours, theirs = banks
    keeper, changer = (ours, theirs) if we_retired else (theirs, ours)
    decide(keeper, retired=(a_key(1),))
    decide(changer, a_decision(1, tile=9))
    before = state_of(ours)

    assert verdict_on_the_only_line(ours, theirs)[0] is Verdict.OPEN
    assert state_of(ours) == before


def test_of_one_policy_the_better_evidence_is_taken(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, timed(a_decision(1, tile=9), 25.0, noise=0.05))
    decide(theirs, timed(a_decision(1, tile=9), 25.5, noise=0.01))

    assert verdict_on_the_only_line(ours, theirs) == (Verdict.TIE, "both", a_policy(9))
    assert ours.find(V4, [a_key(1)])[a_key(1)] == timed(a_decision(1, tile=9), 25.5, noise=0.01)


def test_the_clearly_faster_wins_in_an_equal_environment(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, timed(a_decision(1, tile=9), 20.0), timed(a_decision(2, tile=9), 25.0))
    decide(theirs, timed(a_decision(1, tile=10), 25.0), timed(a_decision(2, tile=10), 20.0))

    _, lines = merged(ours, theirs)

    sources = {line.key: (line.verdict, line.source) for line in lines}
    assert sources == {
        a_key(1): (Verdict.BETTER, "ours"),
        a_key(2): (Verdict.BETTER, "theirs"),
    }
    assert ours.find(V4, [a_key(2)])[a_key(2)].policy == a_policy(10)
    assert ours.find(V4, [a_key(1)])[a_key(1)].policy == a_policy(9)


def test_within_the_noise_the_base_stands_where_it_is_as_good(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, timed(a_decision(1, tile=9), 26.8))
    decide(theirs, timed(a_decision(1, tile=10), 26.7))

    assert verdict_on_the_only_line(ours, theirs) == (Verdict.TIE, "base", a_policy(8))


@pytest.mark.parametrize(("prefer", "tile"), [(Choice.OURS, 9), (Choice.THEIRS, 10)])
def test_within_the_noise_the_side_that_is_preferred_is_taken(
    banks: Banks, prefer: Choice, tile: int
) -> None:
    ours, theirs = banks
    decide(ours, timed(a_decision(1, tile=9), 26.8))
    decide(theirs, timed(a_decision(1, tile=10), 26.7))

    taken = verdict_on_the_only_line(ours, theirs, prefer)

    assert taken == (Verdict.TIE, prefer.value, a_policy(tile))


def test_a_preferred_side_does_not_hold_against_a_clearly_faster_one(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, timed(a_decision(1, tile=9), 25.0))
    decide(theirs, timed(a_decision(1, tile=10), 20.0))

    taken = verdict_on_the_only_line(ours, theirs, Choice.OURS)

    assert taken == (Verdict.BETTER, "theirs", a_policy(10))


def test_within_the_noise_a_base_that_both_have_beaten_is_not_taken_back(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, timed(a_decision(1, tile=9), 20.1))
    decide(theirs, timed(a_decision(1, tile=7), 20.0))

    first = min(a_policy(9), a_policy(7))
    assert verdict_on_the_only_line(ours, theirs) == (Verdict.TIE, "theirs", first)


def test_times_of_different_environments_are_not_compared(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, a_decision(1, tile=9))
    decide(theirs, replace(timed(a_decision(1, tile=10), 2.0), environment=ELSEWHERE))

    assert verdict_on_the_only_line(ours, theirs)[0] is Verdict.OPEN


def test_policies_that_were_measured_in_one_environment_after_all_are_compared(
    banks: Banks,
) -> None:
    ours, theirs = banks
    decide(ours, a_decision(1, tile=9))
    decide(theirs, replace(timed(a_decision(1, tile=10), 20.0), environment=ELSEWHERE))
    for tile, median_us in ((9, 26.0), (10, 20.0)):
        seen = an_observation(1, tile=tile)
        timing = timed(a_decision(1), median_us).timing
        theirs.add_observation(replace(seen, environment=ELSEWHERE, timing=timing))

    assert verdict_on_the_only_line(ours, theirs) == (Verdict.BETTER, "theirs", a_policy(10))


def test_without_times_a_conflict_is_open(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, replace(a_decision(1, tile=9), timing=None))
    decide(theirs, a_decision(1, tile=10))

    assert verdict_on_the_only_line(ours, theirs)[0] is Verdict.OPEN


@pytest.mark.parametrize("rule", [UNVERIFIED, "sgat"])
def test_what_is_settled_wins_over_what_is_not(banks: Banks, rule: str) -> None:
    ours, theirs = banks
    decide(ours, replace(timed(a_decision(1, tile=9), 1.0), rule=rule))
    decide(theirs, a_decision(1, tile=10))

    assert verdict_on_the_only_line(ours, theirs) == (Verdict.BETTER, "theirs", a_policy(10))


def test_a_policy_that_was_only_measured_again_gives_way_to_a_new_one(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, replace(timed(a_decision(1), 26.0), environment=ELSEWHERE))
    decide(theirs, a_decision(1, tile=10))

    assert verdict_on_the_only_line(ours, theirs) == (Verdict.BETTER, "theirs", a_policy(10))


def test_a_policy_that_failed_here_is_not_taken(banks: Banks) -> None:
    ours, theirs = banks
    ours.add_observation(an_observation(1, tile=9, outcome="wrong"))
    decide(theirs, a_decision(1, tile=9))

    assert verdict_on_the_only_line(ours, theirs) == (Verdict.REJECTED, "ours", a_policy(8))
    assert ours.find(V4, [a_key(1)])[a_key(1)].policy == a_policy(8)


def test_a_policy_of_ours_that_failed_there_is_given_up(banks: Banks) -> None:
    ours, theirs = banks
    decide(ours, a_decision(1, tile=9), a_decision(50, tile=9))
    theirs.add_observations(
        [an_observation(n, tile=9, outcome="crashed") for n in (1, 50)],
    )

    _, lines = merged(ours, theirs)

    assert [line.verdict for line in lines] == [Verdict.REJECTED] * 2
    assert ours.find(V4, [a_key(1), a_key(50)]) == {a_key(1): a_decision(1)}


def test_who_knew_of_a_failure_and_decided_nonetheless_is_believed(banks: Banks) -> None:
    ours, theirs = banks
    theirs.add_observation(an_observation(1, tile=9, outcome="timeout"))
    decide(theirs, a_decision(1, tile=9))

    assert verdict_on_the_only_line(ours, theirs)[0] is Verdict.BETTER


def test_all_evidence_is_united_whatever_is_decided(banks: Banks) -> None:
    ours, theirs = banks
    ours.add_observation(an_observation(1, tile=3))
    theirs.add_observations([an_observation(1, tile=4), an_observation(1, tile=3)])

    result, _ = merged(ours, theirs)

    seen = {one.policy for one in ours.observations(a_key(1), V4)}
    assert (seen, result.new_observations) == ({a_policy(3), a_policy(4)}, 1)


def test_without_a_common_past_what_we_gave_up_once_does_not_come_back(strangers: Banks) -> None:
    ours, theirs = strangers
    decide(ours, a_decision(1), a_decision(2))
    decide(ours, a_decision(1, tile=9), retired=(a_key(2),))
    decide(theirs, a_decision(1), a_decision(2))
    before = state_of(ours)

    _, lines = merged(ours, theirs)

    assert (lines, state_of(ours)) == ([], before)


def test_without_a_common_past_what_they_gave_up_is_not_kept_by_us(strangers: Banks) -> None:
    ours, theirs = strangers
    decide(ours, a_decision(1))
    decide(theirs, a_decision(1))
    decide(theirs, a_decision(1, tile=9))

    assert verdict_on_the_only_line(ours, theirs) == (Verdict.BETTER, "theirs", a_policy(9))


def test_without_a_common_past_what_only_we_have_stays(strangers: Banks) -> None:
    ours, theirs = strangers
    decide(ours, a_decision(1))
    decide(theirs, a_decision(2))

    merged(ours, theirs)

    assert state_of(ours) == {a_decision(1), a_decision(2)}


def test_one_key_with_two_tasks_is_refused_and_nothing_changes(strangers: Banks) -> None:
    ours, theirs = strangers
    decide(ours, a_decision(1))
    decide(theirs, replace(a_decision(1), task=canonical({"op": "another"})))

    with pytest.raises(BankError, match="contradict"):
        merged(ours, theirs)

    assert (state_of(ours), pending(ours), ours.check()) == ({a_decision(1)}, None, [])
