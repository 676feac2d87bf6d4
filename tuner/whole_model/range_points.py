"""Points of a model with open sizes: the sizes for which its tasks are tuned."""

from __future__ import annotations

import math
from itertools import count, takewhile

from tuner.fusion.open_graph import Values
from tuner.lookup.open_model import OpenModel
from tuner.size_range import SizeRange

STEP = 8
"""Points below the largest sizes are powers of it, whatever the range: a range that is widened
keeps the points that are known."""
POINTS = 3
"""Maximum number of points that are tuned."""


def points_of(model: OpenModel) -> tuple[Values, ...]:
    """The points to tune, the largest first: all sizes become smaller together.

    Caches stay at their largest: most calls of a decoder have few new tokens and a long cache. So
    the last point of a decoder is the smallest of its other sizes, a single token.
    """
    grows = model.cache_lengths
    by_name = {
        name: [range_.high] if name in grows else _values_of(range_)
        for name, range_ in model.symbols.ranges.items()
    }
    if grows:
        by_name = {name: [*v[: POINTS - 1], v[-1]] for name, v in by_name.items()}
    points = [
        {name: values[min(step, len(values) - 1)] for name, values in by_name.items()}
        for step in range(POINTS)
    ]
    return tuple(p for i, p in enumerate(points) if p not in points[:i])


def _values_of(range_: SizeRange) -> list[int]:
    """Values of one size at the points: 512, 64 and 8 of 1~512; 300, 64 and 8 of 1~300."""
    powers = takewhile(lambda power: power < range_.high / 2, (STEP**i for i in count()))
    return [range_.high, *(power for power in reversed([*powers]) if power >= range_.low)]


def widest_of(model: OpenModel) -> str:
    """The open size whose range is the widest; that of a cache, if there is no other."""
    ranges = model.symbols.ranges
    others = [name for name in ranges if name not in model.cache_lengths]
    return max(others or ranges, key=lambda name: ranges[name].high / max(1, ranges[name].low))


def middle_of(model: OpenModel, one: Values, two: Values) -> int:
    """The size halfway between two points, geometrically."""
    return round(math.sqrt(one[widest_of(model)] * two[widest_of(model)]))
