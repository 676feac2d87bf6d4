"""The algebra of a bank: evidence is a set, and a state is the replay of its log."""

from __future__ import annotations

import json
import math
import string
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from hypothesis import given, settings
from hypothesis import strategies as st

from bankd.bank import Bank, Decision, Observation, TargetKey, TimingSummary, canonical
from bankd.bank.record import OUTCOMES
from tests.bankd.bank.builders import ENVIRONMENT, V3, V4, a_decision, a_key, a_task, changes_of

quick = settings(max_examples=40, deadline=None)

times_us = st.floats(min_value=0, max_value=1e17)
samples = st.lists(times_us, max_size=3).map(tuple)
timings = st.builds(TimingSummary, st.integers(1, 2**40), times_us, times_us, times_us, samples)
policies = st.dictionaries(
    st.text(max_size=5), st.integers() | st.text(max_size=5), max_size=3
).map(canonical)


@st.composite
def observations(draw: st.DrawFn) -> Observation:
    number = draw(st.integers(0, 3))
    return Observation(
        key=a_key(number),
        task=a_task(number),
        target=draw(st.sampled_from([V3, V4])),
        environment=ENVIRONMENT,
        policy=draw(policies),
        outcome=draw(st.sampled_from(OUTCOMES)),
        timing=draw(st.none() | timings),
        baseline=draw(st.none() | timings),
        error=draw(st.none() | st.just(math.nan) | st.floats(min_value=0)),
        note=draw(st.text(max_size=20)),
        host=draw(st.text(st.characters(), max_size=5)),
        created=draw(st.sampled_from(["2026-11-21T02:20:48.584777Z", "2026-11-21T02:20:49.0Z"])),
    )


keys = st.integers(0, 4)
commits = st.tuples(
    st.sampled_from([V3, V4]),
    st.dictionaries(keys, st.integers(1, 3)),
    st.sets(keys),
)


@contextmanager
def fresh_bank() -> Iterator[Bank]:
    with tempfile.TemporaryDirectory() as folder, Bank.open(folder) as bank:
        bank.connection.database.execute("PRAGMA synchronous = OFF")
        yield bank


def evidence(bank: Bank) -> set[Observation]:
    return {
        seen
        for target in bank.targets()
        for number in range(4)
        for seen in bank.observations(a_key(number), target)
    }


@quick
@given(st.lists(observations(), max_size=8), st.lists(observations(), max_size=8), st.data())
def test_the_union_of_evidence_commutes_and_adding_twice_changes_nothing(
    ours: list[Observation], theirs: list[Observation], data: st.DataObject
) -> None:
    mixed = data.draw(st.permutations([*ours, *theirs, *ours]))

    with fresh_bank() as one, fresh_bank() as other:
        one.add_observations(ours)
        one.add_observations(theirs)
        for each in mixed:
            other.add_observation(each)

        assert evidence(one) == evidence(other) == {*ours, *theirs}
        assert one.check() == []


@quick
@given(st.lists(commits, max_size=8))
def test_each_state_is_the_replay_of_the_log_up_to_it(
    planned: list[tuple[TargetKey, dict[int, int], set[int]]],
) -> None:
    state: dict[tuple[TargetKey, str], Decision] = {}
    with fresh_bank() as bank:
        states = []
        for where, tiles, gone in planned:
            decisions = [a_decision(n, tile=tile, target=where) for n, tile in tiles.items()]
            retired = {a_key(n) for n in gone - tiles.keys() if (where, a_key(n)) in state}
            revision = bank.commit(where, decisions, "step", "me", retired=retired)
            state = state | {(where, d.key): d for d in decisions}
            state = {k: d for k, d in state.items() if k not in {(where, r) for r in retired}}
            states.append((revision, state))

        replayed: dict[tuple[TargetKey, str], Decision] = {}
        for revision, expected in states:
            for change in changes_of(bank, revision):
                at = (change.target, change.key)
                assert replayed.get(at) == change.before
                replayed.pop(at, None)
                if change.after is not None:
                    replayed[at] = change.after
            assert replayed == expected
            assert {(d.target, d.key): d for d in bank.records(at=revision)} == expected
        assert {(d.target, d.key): d for d in bank.records()} == state
        assert bank.check() == []


@quick
@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.text(string.printable, max_size=4), inner, max_size=4),
    max_leaves=10,
))  # fmt: skip
def test_canonical_text_read_and_written_again_is_the_same(content: object) -> None:
    assert canonical(json.loads(canonical(content))) == canonical(content)
