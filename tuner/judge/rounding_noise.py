"""Noise of the size of roundings: what two right evaluations of a quantised model may differ by.

A number that is nearly between two integers becomes the one or the other, as the roundings before
it fall; a network of many layers makes a large difference of that. So the model is evaluated in
float64 a few times with random roundings, and the outputs of two right engines are as far apart as
those are.
"""

from __future__ import annotations

import numpy as np

from tuner.element import element_of
from tuner.fusion.discontinuities import EXACT_OPERATORS

ROUNDINGS = 16.0
"""Noise of a number in units of its type's roundoff: a few evaluations have to meet the ties that
any of many engines may meet."""
NEAR = 0.1
"""Largest distance from a tie, in steps, of the one number of a tensor that is always moved."""


class RoundingNoise:
    """Random roundings, equal for an equal seed."""

    def __init__(self, seed: int, *, meets_ties: bool, roundings: float = ROUNDINGS) -> None:
        """Draw from a seed; `meets_ties` moves the number nearest to a tie to its other side."""
        self._rng = np.random.default_rng(seed)
        self._roundings = roundings
        self._meets_ties = meets_ties

    def rounded(self, numbers: np.ndarray, narrow: np.dtype, op_type: str) -> np.ndarray:
        """Results of an operator as an engine might round them to the type that they have.

        What the type holds exactly stays. Sums of many terms are off by a share of the tensor's
        typical number, even those that are near 0.
        """
        roundoff = element_of(narrow).roundoff
        size = np.abs(numbers)
        if op_type not in EXACT_OPERATORS:
            size = size + np.sqrt(np.mean(np.square(numbers))) if numbers.size else size
        with np.errstate(over="ignore", invalid="ignore"):
            is_exact = numbers == numbers.astype(narrow).astype(np.float64)
        return self._moved(numbers, size * roundoff, is_exact)

    def to_integers(
        self, numbers: np.ndarray, low: np.ndarray, high: np.ndarray, *, keeps_exact: bool = True
    ) -> np.ndarray:
        """Quotients rounded to whole numbers, after noise.

        Those that f32 has exactly stay where no engine rounds anything before (`keeps_exact`). Only
        numbers inside the bounds meet a tie: the others are saturated.
        """
        is_exact = (numbers == numbers.astype(np.float32)) & keeps_exact
        moved = np.rint(self._moved(numbers, np.abs(numbers) * 2.0**-24, is_exact))
        if not (self._meets_ties and numbers.ndim):
            return np.asarray(moved)
        counts = (numbers > low) & (numbers < high) & ~is_exact
        distances = np.where(counts, np.abs(numbers - np.floor(numbers) - 0.5), np.inf)
        if distances.min(initial=np.inf) < NEAR:
            place = np.unravel_index(int(distances.argmin()), distances.shape)
            below = np.floor(numbers[place])
            moved[place] = 2.0 * below + 1.0 - np.rint(numbers[place])
        return np.asarray(moved)

    def _moved(self, numbers: np.ndarray, size: np.ndarray, is_exact: np.ndarray) -> np.ndarray:
        # Noise needs no more digits than f32 has, and is drawn twice as fast there.
        moved = np.asarray((self._rng.random(numbers.shape, np.float32) - np.float32(0.5)) * size)
        with np.errstate(invalid="ignore"):
            moved *= 2.0 * self._roundings
            moved += numbers
        np.copyto(moved, numbers, where=is_exact | ~np.isfinite(numbers))
        return moved
