"""Constants whose elements depend only on the distance between column and row: causal masks.

Such a constant is a row of diagonals, read with one step back for each row. At smaller sizes it
is the same row read from another place on:

    0 - - -                    0 0 - -
    0 0 - -   is 0 0 0 - - -   0 0 0 -   is the same from one element earlier on
    0 0 0 -
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np


def diagonals_of(values: np.ndarray) -> np.ndarray | None:
    """The elements of all diagonals, the last row's first one first; None for another constant."""
    if values.size == 0 or values.ndim < 2 or values.size != values.shape[-1] * values.shape[-2]:
        return None
    matrix = values.reshape(values.shape[-2:])
    if not np.array_equal(matrix[1:, 1:], matrix[:-1, :-1]):
        return None
    return np.concatenate([matrix[:0:-1, 0], matrix[0]])


def offsets_in(whole: np.ndarray, constants: Sequence[np.ndarray]) -> list[int] | None:
    """Places of the first element of each constant in the diagonals of the largest one.

    None where one of them is not a part of it, or could be several.
    """
    offsets = []
    for values in constants:
        own = diagonals_of(values)
        if own is None or own.size > whole.size:
            return None
        windows = np.lib.stride_tricks.sliding_window_view(whole, own.size)
        (places,) = np.nonzero((windows == own).all(axis=1))
        if len(places) != 1:
            return None
        offsets.append(int(places[0]) + values.shape[-2] - 1)
    return offsets
