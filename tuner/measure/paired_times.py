"""The one estimate of a comparison: every time and every ratio that is shown comes from it.

Ratios of neighbouring blocks tell apart what the medians of a noisy session cannot, so the ratios
are taken first. One runner, the reference, is shown with its median; every other one with that
median times its ratio. Any two times that are shown thus reproduce the ratio that is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tuner.measure.cores import is_shared
from tuner.trials.trial import median, ratio_interval

MAX_SPREAD = 0.25
"""Maximum of (high - low) / low of a ratio that is shown. It is 0.01 to 0.16 on a quiet machine,
and mostly above 1 where other processes took cores, or our threads shared one."""
DISTURBED = "disturbed, measure again"
"""Text that is shown instead of a figure."""

Ratio = tuple[float, float, float]
"""Low, median, high."""


def is_too_wide(ratio: Ratio, max_spread: float) -> bool:
    """Return whether the rounds disagree too much for a figure."""
    low, _, high = ratio
    return high > low * (1 + max_spread)


@dataclass(frozen=True)
class PairedTimes:
    """Times of one session, in seconds, and ratios of the others' times to the reference's."""

    reference_s: float | None
    """None where no pair is undisturbed."""
    ratios: Mapping[str, Ratio]
    """Figures of the pairs that were not disturbed."""
    disturbed: tuple[str, ...]
    """Names of those without a figure: their rounds disagree too much, or cores were shared."""

    @staticmethod
    def of(
        seconds: Mapping[str, Sequence[float]], reference: str, wait_share: float = 0.0
    ) -> PairedTimes:
        """`seconds` by runner: equal positions are neighbours. `wait_share`: see `CoreWait`."""
        own = seconds[reference]
        every = {n: ratio_interval(s, own) for n, s in seconds.items() if n != reference}
        shared = is_shared(wait_share)
        wide = {name for name, ratio in every.items() if is_too_wide(ratio, MAX_SPREAD)}
        disturbed = tuple(name for name in every if shared or name in wide)
        ratios = {name: ratio for name, ratio in every.items() if name not in disturbed}
        if ratios or not (every or shared):
            return PairedTimes(median(own), ratios, disturbed)
        return PairedTimes(None, {}, (reference, *disturbed))

    def ms(self, name: str) -> float | None:
        """Milliseconds of a runner other than the reference; None where it was disturbed."""
        if self.reference_s is None or name not in self.ratios:
            return None
        return 1e3 * self.reference_s * self.ratios[name][1]

    def ratio(self, name: str, other: str) -> Ratio | None:
        """Ratio of the times of two runners, neither of them the reference."""
        if name not in self.ratios or other not in self.ratios:
            return None
        low, middle, high = self.ratios[name]
        by = self.ratios[other][1]
        return low / by, middle / by, high / by

    @property
    def reference_ms(self) -> float | None:
        """Time of the reference in milliseconds, None if no pair is undisturbed."""
        return None if self.reference_s is None else 1e3 * self.reference_s
