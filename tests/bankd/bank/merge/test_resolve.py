"""Choices in a merge that waits: made, taken back in turn, and kept for the next process."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bankd.bank import Bank
from bankd.bank.merge import (
    Choice,
    MergeLine,
    MergeResult,
    MergeVerdict,
    abort_merge,
    choose,
    continue_merge,
    merge,
    merge_lines,
    pending,
    resolve_suggested,
    undo_choice,
)
from bankd.bank.state import State
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key, a_policy, an_observation
from tests.bankd.bank.merge.conftest import ELSEWHERE, KNOWN, decide, state_of, timed

Banks = tuple[Bank, Bank]

OPEN, OURS, CLASH, ONE_SIDED, THEIRS, NEW, STRANGE = 1, 2, 3, 4, 5, 7, 8
"""Keys: changed by both in different environments; clearly faster here; retired here and changed
there; changed there only; clearly faster there; only there; on both sides without a base."""
CONTESTED = (OPEN, OURS, CLASH, THEIRS, STRANGE)


def contested(ours: Bank, theirs: Bank) -> MergeResult:
    """Left with suggestions where the times say something, as if it should be measured."""
    decide(
        ours,
        a_decision(OPEN, tile=9),
        timed(a_decision(OURS, tile=9), 20.0),
        timed(a_decision(THEIRS, tile=9), 26.0),
        a_decision(STRANGE, tile=9),
        retired=(a_key(CLASH),),
    )
    decide(
        theirs,
        replace(a_decision(OPEN, tile=10), environment=ELSEWHERE),
        timed(a_decision(OURS, tile=10), 26.0),
        timed(a_decision(THEIRS, tile=10), 20.0),
        a_decision(CLASH, tile=10),
        a_decision(ONE_SIDED, tile=10),
        a_decision(NEW, tile=10),
        replace(a_decision(STRANGE, tile=10), environment=ELSEWHERE),
    )
    return merge(ours, State(theirs), prefer=Choice.MEASURE, author="me", message="a merge")


@pytest.fixture
def waiting(banks: Banks) -> Bank:
    assert contested(*banks).open == len(CONTESTED)
    return banks[0]


def line(bank: Bank, number: int) -> MergeLine:
    return next(one for one in merge_lines(bank) if one.key == a_key(number))


def said(one: MergeLine) -> tuple[str, str, str | None]:
    return one.verdict.value, one.source, one.result.policy if one.result else None


def all_rows(bank: Bank) -> list[dict[str, object]]:
    return bank.connection.rows("SELECT * FROM merge_rows")


def test_a_key_without_a_base_cannot_have_it(waiting: Bank) -> None:
    before = all_rows(waiting)

    with pytest.raises(BankError, match="has no base") as refused:
        choose(waiting, V4, a_key(STRANGE), Choice.BASE)

    assert "ours or theirs" in str(refused.value.hint)
    assert all_rows(waiting) == before


def test_a_side_that_retired_the_key_can_be_chosen_and_retires_it(waiting: Bank) -> None:
    chosen = choose(waiting, V4, a_key(CLASH), Choice.OURS)
    continue_merge(waiting, prefer=Choice.OURS)

    assert said(chosen) == ("O", "ours", None)
    assert a_key(CLASH) not in {decision.key for decision in waiting.records()}


def test_what_is_opened_again_has_its_suggestion_as_before(waiting: Bank) -> None:
    before = line(waiting, OURS)
    assert said(before) == ("?", "ours", a_policy(9))

    chosen = choose(waiting, V4, a_key(OURS), Choice.THEIRS)
    opened = choose(waiting, V4, a_key(OURS), None)

    assert (said(chosen), chosen.by_hand) == (("O", "theirs", a_policy(10)), True)
    assert opened == before


def test_what_the_rules_settled_can_be_opened_and_that_taken_back(waiting: Bank) -> None:
    before = line(waiting, ONE_SIDED)

    opened = choose(waiting, V4, a_key(ONE_SIDED), None)
    again = choose(waiting, V4, a_key(ONE_SIDED), None)

    assert said(before) == ("O", "theirs", a_policy(10))
    assert said(opened) == ("?", "theirs", a_policy(10))
    assert (again, opened.was_open) == (before, False)


def test_choices_are_taken_back_last_first_by_any_process(waiting: Bank) -> None:
    numbers = (OURS, NEW, OPEN)
    for number in numbers:
        choose(waiting, V4, a_key(number), Choice.OURS)
    choose(waiting, V4, a_key(OURS), Choice.THEIRS)

    undone = []
    for _ in range(len(numbers) + 1):
        with Bank.open(waiting.path) as another:
            undone.append(undo_choice(another))

    assert [one and one.key for one in undone] == [*map(a_key, (OURS, OPEN, NEW)), None]
    assert undone[2] is not None
    assert said(undone[2]) == ("+", "theirs", a_policy(10))


def test_all_that_is_suggested_can_be_taken_and_given_back_one_by_one(waiting: Bank) -> None:
    before = all_rows(waiting)

    assert resolve_suggested(waiting) == 2

    assert said(line(waiting, OURS)) == ("O", "ours", a_policy(9))
    assert said(line(waiting, THEIRS)) == ("O", "theirs", a_policy(10))
    assert pending(waiting) is not None
    undone = [undo_choice(waiting) for _ in range(3)]
    assert {one and one.key for one in undone} == {a_key(OURS), a_key(THEIRS), None}
    assert all_rows(waiting) == before


def test_what_was_preferred_for_many_is_taken_back_one_by_one(waiting: Bank) -> None:
    before = all_rows(waiting)

    result = continue_merge(waiting, prefer=Choice.FASTER, holds=True)
    undone = [undo_choice(waiting) for _ in range(len(CONTESTED) + 1)]

    assert (result.open, result.is_held, result.revision) == (0, True, None)
    assert {one.key for one in undone if one} == {a_key(number) for number in CONTESTED}
    assert undone[-1] is None
    assert all_rows(waiting) == before


def test_going_on_with_what_is_suggested_leaves_the_rest_open(waiting: Bank) -> None:
    result = continue_merge(waiting, prefer=Choice.SUGGESTED)

    assert result.open == 3
    assert {one.key for one in merge_lines(waiting, only_open=True)} == {
        a_key(number) for number in (OPEN, CLASH, STRANGE)
    }


def test_a_choice_that_failed_since_is_open_and_no_choice_any_more(waiting: Bank) -> None:
    choose(waiting, V4, a_key(OPEN), Choice.THEIRS)
    waiting.add_observation(an_observation(OPEN, tile=10, outcome="wrong"))

    continue_merge(waiting)

    opened = line(waiting, OPEN)
    assert (said(opened), opened.by_hand, opened.was_open) == (("?", "", None), False, True)
    assert undo_choice(waiting) is None


def test_a_suggestion_that_failed_since_is_not_taken(waiting: Bank) -> None:
    waiting.add_observation(an_observation(THEIRS, tile=10, outcome="crashed"))

    assert resolve_suggested(waiting) == 1

    assert said(line(waiting, THEIRS)) == ("?", "", None)
    assert "failed here" in line(waiting, THEIRS).reason


def go_on(bank: Bank) -> None:
    continue_merge(bank, prefer=Choice.OURS)


@pytest.mark.parametrize("end", [abort_merge, go_on])
def test_after_another_process_ended_the_merge_nothing_can_be_chosen(
    waiting: Bank, end: Callable[[Bank], None]
) -> None:
    with Bank.open(waiting.path) as another:
        end(another)

    verbs: list[Callable[[], object]] = [
        lambda: choose(waiting, V4, a_key(OPEN), Choice.OURS),
        lambda: choose(waiting, V4, a_key(OPEN), None),
        lambda: undo_choice(waiting),
        lambda: resolve_suggested(waiting),
    ]
    for verb in verbs:
        with pytest.raises(BankError, match="no merge under way") as refused:
            verb()
        assert "bankd log" in str(refused.value.hint)


NUMBERS = (*CONTESTED, ONE_SIDED, NEW)
sides = st.sampled_from([Choice.OURS, Choice.THEIRS, Choice.BASE, None])
acts = st.lists(st.tuples(st.sampled_from(NUMBERS), sides) | st.just("suggested"), max_size=8)
quick = settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a merge that waits."""
    folder = tmp_path_factory.mktemp("left")
    with Bank.open(folder / "ours") as ours:
        decide(ours, *(a_decision(number) for number in range(KNOWN)))
    shutil.copytree(folder / "ours", folder / "theirs")
    with Bank.open(folder / "ours") as ours, Bank.open(folder / "theirs") as theirs:
        assert contested(ours, theirs).open == len(CONTESTED)
    return folder / "ours"


@contextmanager
def copies(folder: Path, number: int) -> Iterator[list[Bank]]:
    with tempfile.TemporaryDirectory() as place, ExitStack() as stack:
        yield [
            stack.enter_context(Bank.open(shutil.copytree(folder, Path(place) / str(copy))))
            for copy in range(number)
        ]


@quick
@given(acts)
def test_whatever_was_chosen_undoing_it_all_leaves_the_rows_as_they_were(
    left: Path, done: list[tuple[int, Choice | None] | str]
) -> None:
    with copies(left, 1) as [bank]:
        before, entries = all_rows(bank), state_of(bank)

        for act in done:
            if isinstance(act, str):
                resolve_suggested(bank)
            elif act not in ((STRANGE, Choice.BASE), (NEW, Choice.BASE)):
                choose(bank, V4, a_key(act[0]), act[1])
        while undo_choice(bank) is not None:
            pass

        assert all_rows(bank) == before
        assert state_of(bank) == entries


@quick
@given(st.sampled_from([Choice.OURS, Choice.THEIRS, Choice.FASTER]), st.booleans())
def test_a_merge_that_was_held_ends_as_one_that_was_not(
    left: Path, prefer: Choice, agrees: bool
) -> None:
    with copies(left, 2) as [held, straight], copies(left.parent / "theirs", 1) as [theirs]:
        for bank in (held, straight):
            abort_merge(bank)
            if agrees:
                decide(bank, *theirs.records())
        how = {"prefer": prefer, "author": "me", "message": "a merge"}

        first = merge(held, State(theirs), holds=True, **how)  # type: ignore[arg-type]
        untouched = held.head()
        ended = continue_merge(held) if first.is_held else first
        at_once = merge(straight, State(theirs), **how)  # type: ignore[arg-type]

        assert (first.revision, untouched) == (None, held.log()[1])
        assert first.counts == ended.counts == at_once.counts
        assert ended.revision is not None
        assert at_once.revision is not None
        assert len(ended.revision.parents) == len(at_once.revision.parents) == 2
        assert ended.revision.counts == at_once.revision.counts
        assert state_of(held) == {
            replace(one, revision=ended.revision.id) if one.revision == at_once.revision.id else one
            for one in state_of(straight)
        }
        assert (len(held.log()), held.check(), pending(held)) == (len(straight.log()), [], None)


def test_a_merge_with_nothing_to_write_is_not_held(banks: Banks) -> None:
    ours, theirs = banks

    result = merge(ours, State(theirs), holds=True, author="me", message="a merge")

    assert (result.is_held, pending(ours)) == (False, None)


def test_a_held_merge_can_be_changed_and_forgotten_before_anything_is_written(
    banks: Banks,
) -> None:
    ours, theirs = banks
    decide(theirs, a_decision(1, tile=10))
    before = state_of(ours)

    held = merge(ours, State(theirs), holds=True, author="me", message="a merge")
    changed = choose(ours, V4, a_key(1), Choice.OURS)
    undone = undo_choice(ours)
    abort_merge(ours)

    assert (held.is_held, held.counts) == (True, {MergeVerdict.BETTER: 1})
    assert (said(changed)[1], undone and said(undone)[1]) == ("ours", "theirs")
    assert (state_of(ours), pending(ours)) == (before, None)


@pytest.mark.parametrize(
    "do",
    [
        lambda bank, of: choose(bank, V4, a_key(OPEN), Choice.THEIRS, of=of),
        lambda bank, of: undo_choice(bank, of=of),
        lambda bank, of: resolve_suggested(bank, of=of),
        lambda bank, of: continue_merge(bank, prefer=Choice.OURS, of=of),
        lambda bank, of: abort_merge(bank, of=of),
    ],
    ids=["choose", "undo", "suggested", "continue", "abort"],
)
def test_what_is_meant_for_one_merge_is_not_done_to_the_next(
    banks: Banks, do: Callable[[Bank, str], object]
) -> None:
    contested(*banks)
    seen = pending(banks[0])
    assert seen is not None
    abort_merge(banks[0])
    merge(banks[0], State(banks[1]), prefer=Choice.MEASURE, author="me", message="another")
    choose(banks[0], V4, a_key(CLASH), Choice.OURS)
    before = all_rows(banks[0])

    with pytest.raises(BankError, match="another merge"):
        do(banks[0], seen.started)

    assert all_rows(banks[0]) == before
    now = pending(banks[0])
    assert now is not None
    do(banks[0], now.started)
    assert all_rows(banks[0]) != before
