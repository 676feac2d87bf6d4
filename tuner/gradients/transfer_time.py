"""Time of an AllReduce by its size: measured between the ranks, with start-up, slope and kink."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tuner.trials.trial import median

MIN_SIZES = 12
FIRST_BYTES, GROWTH = 1024, 2.5
MAX_SECONDS = 1.0
"""Time of an AllReduce after which no larger one is measured, once there are enough sizes."""
KINK_ERROR = 0.25
"""A line that is off by more than this share somewhere, where two lines halve it, has a kink."""
RESAMPLES = 200

Interval = tuple[float, float, float]
"""Low, middle, high."""


def sizes_to_measure(total_bytes: int) -> tuple[int, ...]:
    """Sizes in bytes, multiples of 8, in a geometric series: at least twelve, up to the total."""
    sizes = [FIRST_BYTES]
    while len(sizes) < MIN_SIZES or sizes[-1] < total_bytes:
        sizes.append(int(sizes[-1] * GROWTH) // 8 * 8)
    return tuple(sizes)


@dataclass(frozen=True)
class TransferTimes:
    """Median times in microseconds of AllReduce of rising sizes in bytes."""

    sizes: tuple[int, ...]
    times_us: tuple[float, ...]
    start_up_us: Interval
    us_per_byte: Interval
    """Both of the line with the least relative error, intervals of 95 % by resampling."""
    kink_bytes: int | None
    """Size at which the line bends: below it, messages have a start-up and slope of their own."""

    @staticmethod
    def of(samples_us: Mapping[int, Sequence[float]]) -> TransferTimes:
        """Times from samples of at least two sizes."""
        sizes = tuple(sorted(samples_us))
        times = tuple(median(samples_us[size]) for size in sizes)
        chance = random.Random(0)

        def resampled(size: int) -> float:
            return median(chance.choices(samples_us[size], k=len(samples_us[size])))

        drawn = [_line(sizes, list(map(resampled, sizes))) for _ in range(RESAMPLES)]
        low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
        start_up, slope = _line(sizes, times)
        return TransferTimes(
            sizes,
            times,
            (float(min(low[0], start_up)), start_up, float(max(high[0], start_up))),
            (float(min(low[1], slope)), slope, float(max(high[1], slope))),
            _kink(sizes, times),
        )

    def us(self, size: float) -> float:
        """Predicted time of an AllReduce of `size` bytes.

        Between measured sizes the time is interpolated, which follows a kink; above the largest it
        grows as it did between the last two.
        """
        return float(self.us_of(np.array([size]))[0])

    def us_of(self, sizes: np.ndarray) -> np.ndarray:
        """Predicted times of many sizes."""
        known, times = self._curve
        slope = (times[-1] - times[-2]) / (known[-1] - known[-2])
        inside = np.interp(sizes, known, times)
        beyond = times[-1] + (sizes - known[-1]) * slope
        times_us: np.ndarray = np.where(sizes > known[-1], beyond, inside)
        return times_us

    @cached_property
    def _curve(self) -> tuple[np.ndarray, np.ndarray]:
        """Sizes and times; a larger message takes no less time, whatever the noise said."""
        return np.array(self.sizes, np.float64), np.maximum.accumulate(np.array(self.times_us))


def _line(sizes: Sequence[int], times: Sequence[float]) -> tuple[float, float]:
    """Start-up and slope of the line with the least relative squares; neither is negative."""
    x, y = np.array(sizes, np.float64), np.array(times)
    rows = np.stack((1 / y, x / y), axis=1)
    (start_up, slope), *_ = np.linalg.lstsq(rows, np.ones(len(y)), rcond=None)
    if start_up < 0:
        return 0.0, float((rows[:, 1]).sum() / (rows[:, 1] ** 2).sum())
    if slope < 0:
        return float(rows[:, 0].sum() / (rows[:, 0] ** 2).sum()), 0.0
    return float(start_up), float(slope)


def _kink(sizes: Sequence[int], times: Sequence[float]) -> int | None:
    """The size that parts two lines of at least four sizes each; None where one line is as good."""
    single = _error(sizes, times)
    parts = range(4, len(sizes) - 3)
    errors = {
        at: max(_error(sizes[:at], times[:at]), _error(sizes[at:], times[at:])) for at in parts
    }
    best = min(errors, key=lambda at: errors[at], default=None)
    if best is None or single < KINK_ERROR or errors[best] > single / 2:
        return None
    return sizes[best]


def _error(sizes: Sequence[int], times: Sequence[float]) -> float:
    """Maximum relative error of the best line."""
    start_up, slope = _line(sizes, times)
    pairs = zip(sizes, times, strict=True)
    return max(abs(start_up + slope * size - time) / time for size, time in pairs)
