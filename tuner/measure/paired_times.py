"""The one estimate of a comparison: every time and every ratio that is shown comes from it.

Ratios of neighbouring blocks tell apart what the medians of a noisy session cannot, so the ratios
are taken first. One runner, the reference, is shown with its median; every other one with that
median times its ratio. Any two times that are shown thus reproduce the ratio that is shown.

A figure always comes. Noise widens its interval, and marks it: the mark keeps a comparison from
deciding what its interval does not show, and says that it is worth measuring again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tuner.figures import FIGURES, RUNNERS, Figures, Ratio
from tuner.measure.cores import is_shared
from tuner.trials.trial import median, ratio_interval

MAX_SPREAD = 0.25
"""Maximum of (high - low) / low of a ratio that is not noisy. It is 0.01 to 0.16 on a quiet
machine, and mostly above 1 where other processes took cores, or our threads shared one."""
MIN_ROUNDS, MISSING_ROUND = 5, 1.1
"""Rounds from which an interval is that of the rounds alone, and the factor by which both its ends
are moved apart for each that is missing: rounds of long calls are few, and may agree by chance. An
interval of up to three rounds is too wide to be sure of."""


def is_too_wide(ratio: Ratio, max_spread: float) -> bool:
    """Return whether the rounds disagree too much for a ratio to be sure of."""
    low, _, high = ratio
    return high > low * (1 + max_spread)


def interval_of_rounds(numerators: Sequence[float], denominators: Sequence[float]) -> Ratio:
    """(low, median, high) of the ratios of rounds, wider where these are few."""
    low, middle, high = ratio_interval(numerators, denominators)
    factor = MISSING_ROUND ** max(0, MIN_ROUNDS - len(numerators))
    return low / factor, middle, high * factor


@dataclass(frozen=True)
class PairedTimes:
    """Times of one session, in seconds, and ratios of the others' times to the reference's."""

    reference: str
    """Name of the runner to whose times the ratios are."""
    reference_s: float
    ratios: Mapping[str, Ratio]
    noisy: tuple[str, ...]
    """Names of those, the reference among them, whose rounds disagree or whose cores were shared.

    The reference is noisy where nothing that it was compared with is sure.
    """
    is_shared: bool = False
    """Other processes used the cores: an interval may then be narrow, and wrong all the same."""

    @staticmethod
    def of(
        seconds: Mapping[str, Sequence[float]], reference: str, wait_share: float = 0.0
    ) -> PairedTimes:
        """`seconds` by runner: equal positions are neighbours. `wait_share`: see `CoreWait`."""
        own, shared = seconds[reference], is_shared(wait_share)
        ratios = {n: interval_of_rounds(s, own) for n, s in seconds.items() if n != reference}
        noisy = tuple(n for n, r in ratios.items() if shared or is_too_wide(r, MAX_SPREAD))
        if shared or (ratios and len(noisy) == len(ratios)):
            noisy = (reference, *noisy)
        return PairedTimes(reference, median(own), ratios, noisy, shared)

    @property
    def ms(self) -> dict[str, float]:
        """Milliseconds by runner; the reference is the first."""
        reference_ms = 1e3 * self.reference_s
        others = {name: reference_ms * ratio[1] for name, ratio in self.ratios.items()}
        return {self.reference: reference_ms, **others}

    def figures(self, **others: Any) -> Figures:
        """The figures to show. `others`: those that do not come from the rounds."""
        measured: dict[str, Mapping[str, Any]] = {"ms": self.ms, "x": self.ratios}
        found = {figure.name: measured[figure.unit].get(figure.runner) for figure in FIGURES}
        noisy = tuple(name for name in self.noisy if name in RUNNERS)
        return Figures(**{**found, "noisy": noisy, **others})

    def ratio(self, name: str, other: str) -> Ratio | None:
        """Ratio of the times of two runners, neither of them the reference."""
        if name not in self.ratios or other not in self.ratios:
            return None
        low, middle, high = self.ratios[name]
        by = self.ratios[other][1]
        return low / by, middle / by, high / by

    def shows_faster(self, name: str) -> bool:
        """Return whether a runner is faster than the reference; False where it did not run.

        Of a noisy one the whole interval has to say so, and times on shared cores say nothing.
        """
        if self.is_shared or name not in self.ratios:
            return False
        _, middle, high = self.ratios[name]
        return (high if name in self.noisy else middle) < 1.0
