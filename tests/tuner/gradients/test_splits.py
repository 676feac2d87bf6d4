"""Splits: the optimum is that of trying all, AOE's rules are followed, no split is illegal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.gradients.gradient_subject import ends_of, split_policy
from tuner.gradients.splits import (
    Backward,
    Ends,
    aoe_default,
    framework_default,
    named_splits,
    optimum,
)
from tuner.gradients.transfer_time import TransferTimes


def _line(start_up_us: float, us_per_byte: float) -> TransferTimes:
    sizes = [1, 10, 1000, 10**6, 10**9]
    return TransferTimes.of({size: [start_up_us + us_per_byte * size] for size in sizes})


backwards = st.builds(
    lambda rows, start_up, slope: Backward.of(
        [size for size, _ in rows], [ready for _, ready in rows], _line(start_up, slope)
    ),
    st.lists(st.tuples(st.integers(1, 10**6), st.floats(0, 1e5)), min_size=1, max_size=9),
    st.floats(1, 1e4),
    st.floats(1e-4, 1),
)


def _every_split(count: int, most: int) -> Iterator[Ends]:
    for segments in range(1, min(most, count) + 1):
        for cuts in combinations(range(count - 1), segments - 1):
            yield (*cuts, count - 1)


def _sent_in_turn(backward: Backward, ends: Sequence[int]) -> float:
    """The hang-over, event by event: the link is free, or the next segment is ready."""
    link_free = 0.0
    for before, end in pairwise((-1, *ends)):
        begins = max(link_free, *backward.ready_us[before + 1 : end + 1])
        link_free = begins + backward.transfer.us(sum(backward.sizes[before + 1 : end + 1]))
    return link_free - max(backward.ready_us)


@given(backwards, st.integers(1, 4))
@settings(max_examples=60, deadline=None)
def test_the_optimum_is_as_good_as_the_best_of_all_splits(backward: Backward, most: int) -> None:
    best = min(_sent_in_turn(backward, ends) for ends in _every_split(len(backward.sizes), most))
    found = optimum(backward, most)
    assert len(found) <= most
    assert _sent_in_turn(backward, found) == pytest.approx(best, rel=1e-6, abs=1e-2)


@given(backwards)
@settings(max_examples=60, deadline=None)
def test_every_named_split_is_legal_and_none_beats_the_optimum(backward: Backward) -> None:
    splits = named_splits(backward)
    best = backward.hang_over_us(splits["optimum"])
    for ends in splits.values():
        assert ends_of(split_policy(ends), len(backward.sizes)) == ends
        assert len(ends) <= 8
        assert backward.hang_over_us(ends) == pytest.approx(_sent_in_turn(backward, ends))
        assert backward.hang_over_us(ends) >= best - 1e-2


def test_transfers_that_cost_nothing_but_a_start_up_are_sent_at_once() -> None:
    backward = Backward.of([100] * 5, [1, 2, 3, 4, 5], _line(1000, 1e-9))
    assert optimum(backward) == (4,)


def test_a_slow_link_is_used_from_the_first_gradient_on() -> None:
    """Start-ups are cheap, transfers are not: whatever is ready has to be on its way."""
    backward = Backward.of([10**6] * 8, [1e4 * i for i in range(8)], _line(1, 0.1))
    assert optimum(backward)[0] == 0


def test_aoe_s_greedy_segments_end_when_the_transfer_before_is_covered() -> None:
    """By hand: a gradient is ready every 100 us, which is the time of its transfer."""
    backward = Backward.of([1000] * 4, [100, 200, 300, 400], _line(0, 0.1))
    assert named_splits(backward)["AOE's greedy"] == (0, 1, 2, 3)


def test_aoe_s_default_is_two_segments_of_96_54_and_3_46_percent() -> None:
    assert aoe_default([100] * 1000) == (964, 999)
    assert aoe_default([10, 10, 1000]) == (1, 2)
    assert aoe_default([7]) == (0,)


def test_the_framework_s_default_closes_at_1_mib_and_then_at_25() -> None:
    mib = 1 << 20
    assert framework_default([mib // 2] * 4) == (1, 3)
    assert framework_default([mib, 20 * mib, 4 * mib, 3 * mib, 30 * mib]) == (0, 3, 4)
