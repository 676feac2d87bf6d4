"""Causal masks of all sizes are read from the diagonals of the largest one."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tuner.fusion.diagonals import diagonals_of, offsets_in

SIZES = st.integers(2, 9)


def mask(new: int, past: int) -> np.ndarray:
    """Keys behind the query are hidden."""
    return np.where(np.arange(past + new) > np.arange(past, past + new)[:, None], -1.0, 0.0)


@given(st.lists(st.tuples(SIZES, SIZES), min_size=1, max_size=4))
def test_a_mask_is_read_with_one_step_back_for_each_row(sizes: list[tuple[int, int]]) -> None:
    masks = [mask(*each) for each in [*sizes, (9, 9)]]
    diagonals = diagonals_of(masks[-1])
    assert diagonals is not None

    offsets = offsets_in(diagonals, masks)

    assert offsets is not None
    for values, offset in zip(masks, offsets, strict=True):
        rows, columns = np.indices(values.shape)
        np.testing.assert_array_equal(diagonals[offset + columns - rows], values)


def test_other_constants_are_no_diagonals() -> None:
    assert diagonals_of(np.arange(12.0).reshape(3, 4)) is None
    assert diagonals_of(np.arange(3.0)) is None
    assert diagonals_of(np.zeros((2, 3, 3))) is None


def test_a_place_that_is_not_the_only_one_is_none() -> None:
    diagonals = diagonals_of(mask(9, 9))
    assert diagonals is not None

    assert offsets_in(diagonals, [np.zeros((2, 3))]) is None
    assert offsets_in(diagonals, [np.ones((2, 3))]) is None
