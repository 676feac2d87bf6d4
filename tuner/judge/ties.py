"""Errors that a right engine may make of a quantised model, where numbers are nearly ties."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.judge.float64_model import Arrays, Float64Error, Float64Model
from tuner.judge.rounding_noise import RoundingNoise
from tuner.judge.verdict import TIE_MULTIPLE, Errors, errors_of

SEEDS = 3
MAX_NOISY_SAMPLES = 3
"""Samples that are evaluated with noise; all others have the largest errors of these."""
NOISE_S = 10.0
"""No further evaluation with noise begins after this time, but for the first one."""

Row = tuple[float, float]
"""An error, and how large it may be."""


@dataclass(frozen=True)
class TieErrors:
    """Errors of evaluations with random roundings, by output."""

    largest: Sequence[Errors]
    """Errors on each sample, where a number of each tensor falls on the other side of a tie."""
    smallest: Errors
    """Errors on the best of the noisy samples, where only such numbers do whose roundings say so.

    Empty where time did not suffice. A tie is rare in a small network: an engine that is off on
    every sample is wrong, be it by less than a tie makes of one.
    """

    def rows(self, floor: float, results: Sequence[Arrays], wanted: Sequence[Arrays]) -> list[Row]:
        """The smallest error of each output over the noisy samples, and how large it may be."""
        pairs = list(zip(results, wanted, strict=True))[:MAX_NOISY_SAMPLES]
        errors = [errors_of(*pair) for pair in pairs]
        return [
            (min(error[name] for error in errors), max(floor, TIE_MULTIPLE * own))
            for name, own in self.smallest.items()
        ]


def tie_errors(
    wide: Float64Model,
    samples: Sequence[Mapping[str, np.ndarray]],
    references: Sequence[Mapping[str, np.ndarray]],
) -> TieErrors:
    """Evaluate a model with noise on its samples: with ties that are met, and without.

    Samples that are not evaluated, or not in time, have the errors of the first one.
    """
    deadline_s = time.monotonic() + NOISE_S
    noisy = list(zip(samples, references, strict=True))[:MAX_NOISY_SAMPLES]
    largest: list[dict[str, float]] = []
    smallest: list[dict[str, float]] = []
    for seed in range(SEEDS):
        for meets_ties in (True, False):
            noise = RoundingNoise(seed, meets_ties=meets_ties)
            found: list[dict[str, float]] = []
            for sample, reference in noisy:
                if (found or seed or not meets_ties) and time.monotonic() > deadline_s:
                    break
                try:
                    found.append(errors_of(wide.run(sample, noise), reference))
                except Float64Error:
                    break
            if meets_ties:
                same = len(min(largest, found, key=len))
                pairs = zip(largest, found, strict=False)
                both = [{n: max(e, more[n]) for n, e in one.items()} for one, more in pairs]
                largest = [*both, *largest[same:], *found[same:]]
            elif len(found) == len(noisy):
                smallest.append({n: min(e[n] for e in found) for n in found[0]})
    first = largest[0] if largest else dict.fromkeys(references[0], 0.0)
    best = {n: max(e[n] for e in smallest) for n in smallest[0]} if smallest else {}
    return TieErrors([*largest, *[first] * (len(references) - len(largest))], best)
