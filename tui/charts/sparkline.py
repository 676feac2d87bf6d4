"""A row of small bars, one for each value: a series in one line."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tui.glyphs import Glyphs


def sparkline(values: Sequence[float | None], width: int, glyphs: Glyphs) -> str:
    """One character a value, the lowest one level high, so that it is seen; None leaves a gap.

    Of more values than `width`, neighbours share a character, which shows their mean. Values that
    are all equal stand at half the height.
    """
    parts = _parts([_finite(value) for value in values], width)
    known = [value for value in parts if value is not None]
    if not known:
        return " " * len(parts)
    low, high = min(known), max(known)
    return "".join(_character(value, low, high, glyphs.levels) for value in parts)


def level(share: float, levels: str) -> str:
    """The character for a share of the whole, 0 to 1; empty only for 0."""
    steps = len(levels) - 1
    return levels[min(steps, math.ceil(share * steps))]


def _character(value: float | None, low: float, high: float, levels: str) -> str:
    if value is None:
        return levels[0]
    if low == high:
        return levels[len(levels) // 2]
    step = (value / 2 - low / 2) / (high / 2 - low / 2)  # Halves: their difference is finite.
    return levels[1 + round(step * (len(levels) - 2))]


def _finite(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None


def _parts(values: Sequence[float | None], width: int) -> list[float | None]:
    """At most `width` values: each the mean of neighbours, the gaps left out."""
    number = max(0, min(width, len(values)))
    return [
        _mean(values[i * len(values) // number : (i + 1) * len(values) // number])
        for i in range(number)
    ]


def _mean(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(value / len(known) for value in known) if known else None
