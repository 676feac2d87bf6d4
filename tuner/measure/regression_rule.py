"""The rule of `bankd guard`: whether a model takes longer than it may, out of paired ratios.

A ratio comes from one pair of processes, each with one of the two models. A process has its own
luck with the places of its memory, which runs within it do not average out: so pairs are what is
repeated, and what is counted.

The logarithms of the ratios are averaged with the outermost trimmed, and Student's t gives the
interval of that mean (Yuen, Biometrika 61, 1974). Pairs are added until the interval is wholly on
one side of the limit. It is looked at after each pair, so its confidence is 99.9 %: with 95 % a
model at the limit would be called slower, or not slower, in a third of all runs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tuner.figures import Ratio

MIN_PAIRS = 5
"""Minimum number of pairs that decide."""
TRIMMED = 0.15
"""Share of the ratios at either end that are trimmed: those of pairs that were disturbed."""

QUANTILES = (
    636.619, 31.599, 12.924, 8.610, 6.869, 5.959, 5.408, 5.041, 4.781, 4.587,
    4.437, 4.318, 4.221, 4.140, 4.073, 4.015, 3.965, 3.922, 3.883, 3.850,
    3.819, 3.792, 3.768, 3.745, 3.725, 3.707, 3.690, 3.674, 3.659, 3.646,
)  # fmt: skip
"""Student's t for 99.9 % on both sides, for 1, 2, ... degrees of freedom. Beyond the last it is
smaller by 10 % at most: that one is used."""


class GuardVerdict(StrEnum):
    """The verdict on one comparison."""

    PASSED = "passed"
    """It does not take longer than it may."""
    SLOWER = "slower"
    """It does: a regression."""
    WRONG = "wrong"
    """Its outputs are wrong, however long it takes."""
    UNDECIDED = "undecided"
    """The noise did not allow a decision within the time."""


@dataclass(frozen=True)
class RegressionRule:
    """The limit of a comparison."""

    max_regression: float
    """Share by which a model may take longer than its reference: 0.02 is 2 %."""

    def verdict(self, ratios: Sequence[float]) -> GuardVerdict:
        """The verdict by the ratios of the pairs, the model's time over the reference's."""
        found = interval(ratios)
        if found is None:
            return GuardVerdict.UNDECIDED
        low, _, high = found
        limit = 1.0 + self.max_regression
        if low > limit:
            return GuardVerdict.SLOWER
        return GuardVerdict.PASSED if high < limit else GuardVerdict.UNDECIDED


def interval(ratios: Sequence[float]) -> Ratio | None:
    """The 99.9 % interval of the mean ratio, (low, mean, high); None for less than `MIN_PAIRS`."""
    count = len(ratios)
    if count < MIN_PAIRS:
        return None
    logs = sorted(map(math.log, ratios))
    cut = int(TRIMMED * count)
    kept = logs[cut : count - cut]
    middle = math.fsum(kept) / len(kept)
    # Winsorized: the trimmed ones count as the outermost of those that are kept.
    drawn_in = [min(max(one, kept[0]), kept[-1]) for one in logs]
    mean = math.fsum(drawn_in) / count
    squares = math.fsum((one - mean) ** 2 for one in drawn_in)
    freedom = len(kept) - 1
    error = math.sqrt(squares / (len(kept) * freedom))
    half = QUANTILES[min(freedom, len(QUANTILES)) - 1] * error
    return math.exp(middle - half), math.exp(middle), math.exp(middle + half)
