"""The points at which a model is tuned, judged and timed; a single one where sizes are fixed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import count, takewhile

from tuner.fusion.open_graph import Values
from tuner.lookup.sized_model import SizedModel
from tuner.size_range import CLOSE, POINTS, SizeRange

STEP = 4
"""Points below the largest sizes are powers of it, whatever the range: a range that is widened
keeps the points that are known."""


def points_of(model: SizedModel, preferred: Sequence[Values] = ()) -> tuple[Values, ...]:
    """The points to tune, the largest first: all sizes become smaller together.

    A model without open sizes has a single point, without values.

    Caches stay at their largest: most calls of a decoder have few new tokens and a long cache. So
    the last point of a decoder is the smallest of its other sizes, a single token.

    Values that are preferred, the most important first, take the place of the lowest ones. Those
    outside of the range are passed over, and those whose widest size is close to that of another.
    """
    if not model.is_open:
        return ({},)
    ranges, widest = model.symbols.ranges, widest_of(model)
    grows = model.cache_lengths
    by_name = {
        name: [range_.high] if name in grows else _values_of(range_)
        for name, range_ in ranges.items()
    }
    if grows:
        by_name = {name: [*v[: POINTS - 1], v[-1]] for name, v in by_name.items()}
    largest, *smaller = (
        {name: values[min(step, len(values) - 1)] for name, values in by_name.items()}
        for step in range(POINTS)
    )
    possible = (
        {**values, **{name: ranges[name].high for name in grows}}
        for values in preferred
        if values.keys() == ranges.keys()
        and all(ranges[name].low <= value <= ranges[name].high for name, value in values.items())
    )
    points: list[Values] = [largest]
    for values in (*possible, *smaller):
        sizes = [sorted((values[widest], other[widest])) for other in points]
        if len(points) < POINTS and all(high >= low * CLOSE for low, high in sizes):
            points.append({name: values[name] for name in ranges})
    return tuple(sorted(points, key=lambda values: -values[widest]))


def _values_of(range_: SizeRange) -> list[int]:
    """Values of one size at the points: 512, 64, 16 and 4 of 1~512; 8 and 1 of 1~8."""
    powers = takewhile(lambda power: power < range_.high / 2, (STEP**i for i in count()))
    return [range_.high, *(power for power in reversed([*powers]) if power >= range_.low)]


def widest_of(model: SizedModel) -> str:
    """The open size whose range is the widest; that of a cache, if there is no other."""
    ranges = model.symbols.ranges
    others = [name for name in ranges if name not in model.cache_lengths]
    return max(others or ranges, key=lambda name: ranges[name].high / max(1, ranges[name].low))


def middle_of(model: SizedModel, one: Values, two: Values) -> int:
    """The size halfway between two points, geometrically."""
    return round(math.sqrt(one[widest_of(model)] * two[widest_of(model)]))


def judged_at(model: SizedModel, further: Iterable[Values] = ()) -> tuple[Values, ...]:
    """Points at which outputs are compared: the ends, a little below the middle, and these."""
    if not model.is_open:
        return ({},)
    middle = {name: _between(range_) for name, range_ in model.symbols.ranges.items()}
    return _distinct([*_ends(model), middle, *further])


def _between(range_: SizeRange) -> int:
    """An odd number near the geometric middle, or an end of the range."""
    middle = round(math.sqrt(max(1, range_.low) * range_.high)) | 1
    return max(range_.low, min(range_.high, middle))


def timed_at(model: SizedModel, points: Iterable[Values]) -> tuple[Values, ...]:
    """Points at which a model is timed: where it is tuned, and the ends; the smallest first."""
    found = _distinct([*points, *_ends(model)])
    return tuple(sorted(found, key=lambda values: math.prod(values.values())))


def _ends(model: SizedModel) -> tuple[Values, Values]:
    return model.largest, {name: range_.low for name, range_ in model.symbols.ranges.items()}


def _distinct(points: Sequence[Values]) -> tuple[Values, ...]:
    return tuple(values for i, values in enumerate(points) if values not in points[:i])


def values_text(values: Values) -> str:
    """The values of open sizes as text: "batch=8, seq=128"."""
    return ", ".join(f"{name}={value}" for name, value in values.items())
