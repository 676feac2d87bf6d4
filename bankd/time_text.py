"""Text of times in the unit in which people read them: "12.3 us", "58.5 ms". Needs no bank."""

from __future__ import annotations

import math

UNITS = (("ns", 1e-3), ("us", 1.0), ("ms", 1e3), ("s", 1e6))
"""Units with their microseconds, the smallest first."""
LIMIT = 1000
"""Number of a unit from which on the next larger one is taken."""
NOTHING = "-"
"""Text of a time that is not known."""


def time_text(time_us: float | None) -> str:
    """A time with three significant digits: "850 ns", "12.3 us", "58.5 ms", "1.20 s", "5,400 s"."""
    if time_us is None:
        return NOTHING
    figures, unit = times_in_one_unit(time_us)
    return f"{figures[0]} {unit}"


def time_interval(median_us: float, low_us: float, high_us: float) -> str:
    """A time with its bounds in one unit: "58.5 ms [57.9, 60.2]"."""
    unit = _unit_of(median_us)
    median, low, high = (_figure(time_us, unit) for time_us in (median_us, low_us, high_us))
    return f"{median} {unit} [{low}, {high}]"


def times_in_one_unit(*times_us: float) -> tuple[tuple[str, ...], str]:
    """Return the figures of times and their unit, which is that of the longest one.

    (812.0, 1610.0) -> (("0.812", "1.61"), "ms")
    """
    unit = _unit_of(max(times_us))
    return tuple(_figure(time_us, unit) for time_us in times_us), unit


def _unit_of(time_us: float) -> str:
    """Return the largest unit of which a time has at least one, when it is rounded."""
    if time_us <= 0:
        return "us"
    fitting = (name for name, size_us in UNITS if _rounded(time_us / size_us) < LIMIT)
    return next(fitting, UNITS[-1][0])


def _figure(time_us: float, unit: str) -> str:
    value = time_us / dict(UNITS)[unit]
    if value <= 0 or not math.isfinite(value):
        return f"{value:g}"
    return f"{value:,.{max(0, min(2 - math.floor(math.log10(_rounded(value))), 4))}f}"


def _rounded(value: float) -> float:
    return float(f"{value:.3g}")
