"""The algebra of diff and merge, over banks with any past."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bankd.bank import Bank, Decision, Observation, TargetKey, TimingSummary
from bankd.bank.diff.diff import diff
from bankd.bank.merge import Choice, MergeLine, MergeResult, merge, pending
from bankd.bank.merge.pending_merge import conflicts
from bankd.bank.record import OUTCOMES, PIN
from bankd.bank.state import State
from tests.bankd.bank.builders import ENVIRONMENT, V3, V4, a_decision, an_observation
from tests.bankd.bank.merge.conftest import ELSEWHERE
from tests.bankd.gradient_sets import SUBJECT

quick = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])

NUMBERS = st.integers(0, 3)
RULES = ["tuned", "tuned", "default", "sgat", "unverified", PIN + "tuned", PIN + "default"]
TARGETS = st.sampled_from([V3, V4])
TILES = st.integers(1, 3)

GRADIENTS = 3
"""The number whose entries are about gradients; the others are about tasks."""

Entry = TypeVar("Entry", Decision, Observation)


def about(number: int, entry: Entry) -> Entry:
    """The entry of a number, about what that number stands for."""
    is_split = number == GRADIENTS
    return replace(entry, key=SUBJECT.key, task=SUBJECT.text()) if is_split else entry


Place = tuple[TargetKey, int]


@dataclass(frozen=True)
class Step:
    """One commit on one target, and some trials before it."""

    target: TargetKey
    decided: dict[int, Decision]
    retired: set[int]
    seen: list[Observation]


@st.composite
def decisions(draw: st.DrawFn, number: int, target: TargetKey) -> Decision:
    median_us = draw(st.sampled_from([20.0, 20.1, 26.0, 50.0]))
    timing = TimingSummary(draw(st.integers(3, 21)), median_us, median_us * 0.99, median_us * 1.01)
    return replace(
        about(number, a_decision(number, tile=draw(TILES), target=target)),
        timing=draw(st.none() | st.just(timing)),
        environment=draw(st.sampled_from([ENVIRONMENT, ELSEWHERE])),
        rule=draw(st.sampled_from(RULES)),
    )


@st.composite
def trials(draw: st.DrawFn, target: TargetKey) -> Observation:
    outcome = draw(st.sampled_from(["ok", *OUTCOMES]))
    number = draw(NUMBERS)
    seen = about(number, an_observation(number, tile=draw(TILES), outcome=outcome, target=target))
    minute = draw(st.integers(10, 40))
    return replace(
        seen,
        environment=draw(st.sampled_from([ENVIRONMENT, ELSEWHERE])),
        created=f"2026-11-21T02:{minute}:48.584777Z",
    )


@st.composite
def steps(draw: st.DrawFn) -> Step:
    target = draw(TARGETS)
    numbers = draw(st.sets(NUMBERS, max_size=3))
    return Step(
        target,
        {number: draw(decisions(number, target)) for number in sorted(numbers)},
        draw(st.sets(NUMBERS, max_size=1)) - numbers,
        draw(st.lists(trials(target), max_size=2)),
    )


pasts = st.lists(steps(), max_size=3)


def live(bank: Bank, past: list[Step]) -> None:
    for step in past:
        bank.add_observations(step.seen)
        known = bank.find(step.target, [about(n, a_decision(n)).key for n in step.retired])
        decided = list(step.decided.values())
        bank.commit(step.target, decided, "a step", "somebody", retired=known)


@contextmanager
def banks(common: list[Step], *further: list[Step]) -> Iterator[list[Bank]]:
    """One bank for each past: all begin with the common one."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        root = Path(folder)
        with fast(root / "common") as bank:
            live(bank, common)
        made = []
        for number, past in enumerate(further):
            place = root / str(number)
            place.mkdir()
            shutil.copy(root / "common" / "bank.db", place / "bank.db")
            made.append(stack.enter_context(fast(place)))
            live(made[-1], past)
        yield made


def fast(place: Path) -> Bank:
    bank = Bank.open(place)
    bank.connection.database.execute("PRAGMA synchronous = OFF")
    return bank


def merged(
    ours: Bank, theirs: Bank, prefer: Choice | None = None
) -> tuple[MergeResult, list[MergeLine]]:
    lines: list[MergeLine] = []
    result = merge(
        ours, State(theirs), prefer=prefer, author="me", message="merge", listen=lines.append
    )
    assert ours.check() == []
    return result, lines


def state(bank: Bank) -> set[Decision]:
    return set(bank.records())


def evidence(bank: Bank) -> set[str]:
    return {row["hash"] for row in bank.connection.rows("SELECT hash FROM observations")}


@quick
@given(pasts, pasts, pasts, pasts)
def test_evidence_is_united_in_any_order_and_only_once(
    common: list[Step], one: list[Step], two: list[Step], three: list[Step]
) -> None:
    all_three = [one, two, three]
    with banks(common, *all_three) as (a, b, c), banks(common, *all_three) as (x, y, z):
        merged(a, b, Choice.OURS)
        merged(a, c, Choice.OURS)
        merged(z, y, Choice.THEIRS)
        merged(x, z, Choice.FASTER)
        merged(x, z, Choice.FASTER)

        assert evidence(a) == evidence(x) >= evidence(b) | evidence(c)


@quick
@given(pasts, pasts)
def test_a_merge_with_itself_or_an_ancestor_changes_nothing(
    common: list[Step], past: list[Step]
) -> None:
    with banks(common, past, []) as (bank, ancestor):
        before, head = state(bank), bank.head()

        for theirs in (bank, ancestor):
            result, lines = merged(bank, theirs)
            assert (result.revision, lines, result.new_observations) == (None, [], 0)

        assert (state(bank), bank.head()) == (before, head)


@quick
@given(pasts, pasts, pasts)
def test_both_ways_round_come_to_the_same(
    common: list[Step], one: list[Step], two: list[Step]
) -> None:
    with banks(common, one, two) as (a, b), banks(common, one, two) as (x, y):
        forth, _ = merged(a, b)
        back, _ = merged(y, x)

        mirrored = [(c.key, c.target, c.base, c.theirs, c.ours) for c in conflicts(y)]
        assert [(c.key, c.target, c.base, c.ours, c.theirs) for c in conflicts(a)] == mirrored
        assert forth.open == back.open
        if not forth.open:
            assert state(a) == state(y)

    with banks(common, one, two) as (a, b), banks(common, one, two) as (x, y):
        merged(a, b, Choice.FASTER)
        merged(y, x, Choice.FASTER)
        assert state(a) == state(y)


@quick
@given(pasts, pasts, pasts)
def test_what_was_merged_once_is_merged(
    common: list[Step], one: list[Step], two: list[Step]
) -> None:
    with banks(common, one, two) as (a, b):
        merged(a, b, Choice.FASTER)
        before, head = state(a), a.head()

        again, lines = merged(a, b)
        taken, _ = merged(b, a)

        assert (again.revision, lines, state(a), a.head()) == (None, [], before, head)
        assert taken.open == 0
        assert state(b) == before


@quick
@given(pasts, pasts, pasts)
def test_while_conflicts_are_open_no_decision_changes(
    common: list[Step], one: list[Step], two: list[Step]
) -> None:
    with banks(common, one, two) as (a, b):
        before, head = state(a), a.head()

        result, _ = merged(a, b)

        waiting = pending(a)
        assert (waiting is not None) == (result.open > 0)
        if waiting:
            assert (state(a), a.head(), waiting.open) == (before, head, result.open)


@quick
@given(pasts, pasts, pasts)
def test_a_difference_that_is_applied_gives_the_target(
    common: list[Step], one: list[Step], two: list[Step]
) -> None:
    with banks(common, one, two) as (a, b):
        with diff(State(a), State(b)) as found:
            told = list(found.differences())
            counts = found.counts

        wanted = [(t.target, t.key, b.find(t.target, [t.key]).get(t.key)) for t in told]
        a.commit_many(wanted, "apply", "me", moves_pins=True)

        assert state(a) == state(b)
        assert counts.added + counts.changed + counts.same == len(state(b))
        assert len(told) == counts.added + counts.changed + counts.gone
        assert [(t.target, t.key) for t in told] == sorted((t.target, t.key) for t in told)


@quick
@given(pasts, st.data())
def test_any_two_revisions_are_compared_as_their_records_differ(
    past: list[Step], data: st.DataObject
) -> None:
    with banks([], past) as (bank,):
        log = bank.log()
        if not log:
            return
        old, new = (data.draw(st.sampled_from(log)) for _ in range(2))
        before = {(d.target, d.key): d for d in bank.records(at=old)}
        after = {(d.target, d.key): d for d in bank.records(at=new)}

        with diff(State(bank, old), State(bank, new)) as found:
            told = {(d.target, d.key): (d.before, d.after) for d in found.differences()}
            same = found.counts.same

    places = before.keys() | after.keys()
    expected = {place: (before.get(place), after.get(place)) for place in places}
    differing = {place: pair for place, pair in expected.items() if pair[0] != pair[1]}
    assert told == differing
    assert same == len(places) - len(told)
