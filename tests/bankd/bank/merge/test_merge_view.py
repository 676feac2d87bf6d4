"""A merge that waits, as a screen shows it: rows by their places, and one key with its sides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bankd.bank import Bank
from bankd.bank.merge import (
    Choice,
    Measured,
    MergeView,
    abort_merge,
    choose,
    continue_merge,
    merge,
    merge_entry,
    merge_lines,
    merge_view,
)
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V3, V4, a_decision, a_key, an_observation
from tests.bankd.bank.merge.conftest import ELSEWHERE, decide

Banks = tuple[Bank, Bank]

CONFLICTS = (1, 2, 5)
NEW = (10, 11, 12, 13)


@pytest.fixture
def waiting(banks: Banks) -> Bank:
    """Three conflicts, and four keys that are new, one of them on another target."""
    ours, theirs = banks
    decide(ours, *(a_decision(number, tile=9) for number in CONFLICTS))
    elsewhere = [replace(a_decision(n, tile=10), environment=ELSEWHERE) for n in CONFLICTS]
    decide(theirs, *elsewhere, *(a_decision(number) for number in NEW))
    theirs.commit(V3, [a_decision(NEW[0], target=V3)], "a change", "somebody")
    merge(ours, State(theirs), author="me", message="a merge")
    return ours


def keys(*numbers: int) -> list[str]:
    return sorted(map(a_key, numbers))


def test_what_people_have_to_decide_comes_first_and_stays_there(waiting: Bank) -> None:
    with MergeView(waiting) as shown:
        before = [(line.target, line.key) for line in shown.page(0, 100)]
        for number in CONFLICTS:
            choose(waiting, V4, a_key(number), Choice.OURS)
        lines = shown.page(0, 100)

        assert [(line.target, line.key) for line in lines] == before
        assert before == [
            *((V4, key) for key in keys(*CONFLICTS)),
            (V3, a_key(NEW[0])),
            *((V4, key) for key in keys(*NEW)),
        ]
        assert [line.by_hand for line in lines] == [True] * 3 + [False] * 5
        assert (shown.count, shown.open, shown.resolved) == (8, 0, 8)
    with MergeView(waiting) as again:
        assert [(line.target, line.key) for line in again.page(0, 100)] == before


def test_pages_are_cut_out_of_the_whole(waiting: Bank) -> None:
    with MergeView(waiting) as shown:
        whole = shown.page(0, 100)

        assert shown.page(3, 2) == whole[3:5]
        assert shown.page(7, 5) == whole[7:]
        assert shown.page(8, 5) == []
        assert sorted(whole, key=str) == sorted(merge_lines(waiting), key=str)


def test_each_row_is_found_at_its_place(waiting: Bank) -> None:
    with MergeView(waiting) as shown:
        whole = shown.page(0, 100)

        places = [shown.place_of(line.target, line.key) for line in whole]

        assert places == list(range(8))
        assert shown.place_of(V3, a_key(NEW[1])) is None


def test_only_what_is_open_can_be_shown(waiting: Bank) -> None:
    choose(waiting, V4, a_key(CONFLICTS[0]), Choice.OURS)

    with MergeView(waiting, only_open=True) as shown:
        assert [line.key for line in shown.page(0, 100)] == keys(*CONFLICTS[1:])
        assert (shown.count, shown.open, shown.resolved) == (2, 2, 6)


@pytest.mark.parametrize("near", [0, 1, merge_view.NEAR])
def test_the_next_open_row_is_found_in_both_directions_and_round_the_end(
    waiting: Bank, near: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merge_view, "NEAR", near)
    with MergeView(waiting) as shown:
        middle = shown.page(1, 1)[0]
        opened = shown.page(6, 1)[0]
        choose(waiting, V4, middle.key, Choice.OURS)
        choose(waiting, V4, opened.key, None)
        # Open are 0, 2 and 6 of eight.
        after = [shown.next_open(place) for place in range(8)]
        before = [shown.next_open(place, -1) for place in range(8)]

    assert after == [2, 2, 6, 6, 6, 6, 0, 0]
    assert before == [6, 0, 0, 2, 2, 2, 2, 6]


def test_the_only_open_row_is_next_to_itself_and_then_there_is_none(waiting: Bank) -> None:
    with MergeView(waiting) as shown:
        first, *others = shown.page(0, 3)
        for line in others:
            choose(waiting, V4, line.key, Choice.OURS)
        assert (shown.next_open(0), shown.next_open(0, -1)) == (0, 0)

        choose(waiting, V4, first.key, Choice.OURS)

        assert (shown.next_open(0), shown.next_open(5, -1)) == (None, None)


def test_when_the_merge_has_ended_the_view_is_of_nothing(waiting: Bank) -> None:
    with MergeView(waiting) as shown:
        with Bank.open(waiting.path) as another:
            abort_merge(another)

        assert (shown.page(0, 100), shown.next_open(0), shown.open) == ([], None, 0)
        assert shown.place_of(V4, a_key(1)) is None
    with pytest.raises(BankError, match="no merge under way"):
        MergeView(waiting)


def test_a_bank_that_is_read_only_has_views_side_by_side(waiting: Bank) -> None:
    with (
        Bank.open(waiting.path, read_only=True) as reader,
        MergeView(reader) as whole,
        MergeView(reader, only_open=True) as part,
    ):
        assert (whole.count, part.count) == (8, 3)
        part.close()
        assert len(whole.page(0, 100)) == 8


def test_an_entry_tells_of_each_side_where_it_comes_from_and_who_timed_it(banks: Banks) -> None:
    ours, theirs = banks
    trials = [replace(an_observation(1, tile=9), host=host) for host in ("b", "a")]
    ours.add_observations(trials)
    evidence = tuple(trial.content_hash for trial in trials)
    decide(ours, replace(a_decision(1, tile=9), evidence=(*evidence, "0" * 64)))
    decide(theirs, replace(a_decision(1, tile=10), environment=ELSEWHERE))
    merge(ours, State(theirs), author="me", message="a merge")
    their_head = theirs.head()

    entry = merge_entry(ours, V4, a_key(1))

    assert their_head is not None
    assert entry.line == next(merge_lines(ours))
    assert entry.conflict.base == a_decision(1)
    assert entry.measured == {
        Choice.OURS: Measured("r2", ("a", "b"), 42),
        Choice.THEIRS: Measured(their_head.id[:12], (), 0),
        Choice.BASE: Measured("r1", (), 0),
    }


def test_an_entry_lacks_the_side_that_has_none(waiting: Bank) -> None:
    entry = merge_entry(waiting, V4, a_key(NEW[1]))

    assert set(entry.measured) == {Choice.THEIRS}
    assert entry.conflict.ours is None


def test_an_entry_of_no_merge_is_refused(waiting: Bank) -> None:
    with pytest.raises(BankError, match="waits for a choice"):
        merge_entry(waiting, V4, a_key(77))

    continue_merge(waiting, prefer=Choice.OURS)

    with pytest.raises(BankError, match="no merge under way"):
        merge_entry(waiting, V4, a_key(1))
