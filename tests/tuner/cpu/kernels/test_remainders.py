"""Weights as main weights and remainders: what each step may add, and that nothing is lost."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.cpu.kernels.remainders import Steps, with_remainders


def unpacked(packed: np.ndarray, blocks: int, steps: Steps) -> tuple[np.ndarray, list[np.ndarray]]:
    """Main weights, and of each block a list of [weights, step of the block] read by hand."""
    count = math.prod(steps.outer) * steps.run
    bytes_of_main = blocks * count * steps.width * 4
    main = packed[:bytes_of_main].reshape(blocks, count, steps.width, 4)
    firsts = packed[bytes_of_main:][: 4 * (blocks + 1)].view("<i4")
    rows = packed[bytes_of_main + firsts.nbytes :].reshape(-1, steps.remainder_bytes)
    assert len(rows) == firsts[-1]
    return main, [rows[first:end] for first, end in itertools.pairwise(firsts)]


def assert_fit_16_bits(weights: np.ndarray, joined: int) -> None:
    """Products with u8 of each sign alone, the worst case, stay within i16 in every sum."""
    for first in range(0, len(weights), joined):
        pairs = weights[first : first + joined].astype(np.int64).reshape(-1, weights.shape[1], 2, 2)
        highest = 255 * np.maximum(pairs, 0).sum(axis=(0, 3))
        lowest = 255 * np.minimum(pairs, 0).sum(axis=(0, 3))
        assert highest.max() <= 32767
        assert lowest.min() >= -32768


@settings(max_examples=60, deadline=None)
@given(
    blocks=st.integers(1, 3),
    outer=st.sampled_from(((), (1,), (3,), (2, 3))),
    run=st.integers(1, 7),
    joined=st.sampled_from((1, 2, 4)),
    kind=st.sampled_from(("corners", "all", "small")),
    seed=st.integers(0, 2**32 - 1),
)
def test_the_sum_of_main_weights_and_remainders_is_the_weights(
    blocks: int, outer: tuple[int, ...], run: int, joined: int, kind: str, seed: int
) -> None:
    dice, steps = np.random.default_rng(seed), Steps(outer, run, 8, joined)
    shape = (blocks, math.prod(outer) * run, steps.width, 4)
    weights = {
        "corners": dice.choice([-128, 127, 0], shape),
        "all": dice.integers(-128, 128, shape),
        "small": dice.integers(-128 // (2 * joined), 127 // (2 * joined) + 1, shape),
    }[kind].astype(np.int8)

    main, of_blocks = unpacked(with_remainders(weights, steps), blocks, steps)

    for block, rows in enumerate(of_blocks):
        total = main[block].astype(np.int64)
        values = rows[:, : 4 * steps.width].reshape(-1, steps.width, 4)
        places = np.ascontiguousarray(rows[:, 4 * steps.width :]).view("<i4")
        for value, (*rounds, step) in zip(values, places, strict=True):
            number = np.ravel_multi_index(tuple(rounds), outer) if outer else 0
            total[number * run + step] += value
        np.testing.assert_array_equal(total, weights[block])
        for first in range(0, len(main[block]), run):
            assert_fit_16_bits(main[block][first : first + run], joined)
        assert len(rows) % joined == 0
        assert_fit_16_bits(values, joined)
    if kind == "small":
        assert not any(map(len, of_blocks))


@pytest.mark.parametrize("joined", [1, 2])
def test_weights_that_fit_stay_where_they_are(joined: int) -> None:
    steps = Steps((3,), 5, 8, joined)
    weights = np.full((2, 15, 8, 4), 64 // joined, np.int8)

    main, of_blocks = unpacked(with_remainders(weights, steps), 2, steps)

    np.testing.assert_array_equal(main, weights)
    assert [len(rows) for rows in of_blocks] == [0, 0]
