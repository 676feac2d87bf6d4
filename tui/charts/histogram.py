"""Distributions on one axis, one above the other, so that a difference is seen beside its noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import set_cell_size

from tui.charts.sparkline import level
from tui.glyphs import Glyphs


@dataclass(frozen=True)
class Distribution:
    """Numbers of one thing, all of one unit."""

    label: str
    samples: tuple[float, ...]
    """May be empty: then only the interval is drawn."""
    low: float
    middle: float
    high: float


def histogram(of: Sequence[Distribution], width: int, glyphs: Glyphs, unit: str = "") -> list[str]:
    """For each a line of its samples, then one of its interval and middle; last the axis.

        default              ▂▄█▅▁▁
                              ├●┤
        chosen   ▅█▂▁
                 ├●┤
                 26.1 us          59.5 us

    All are drawn in at most `width` characters; nothing is drawn of nothing.
    """
    if not of:
        return []
    ends = [end for one in of for end in (*one.samples, one.low, one.high, one.middle)]
    axis = Axis(min(ends), max(ends), 1)
    label_width = max(len(one.label) for one in of)
    axis = Axis(axis.low, axis.high, max(8, width - label_width - 1))
    lines = []
    for one in of:
        label = set_cell_size(one.label, label_width)
        if one.samples:
            lines.append(f"{label} {_bins(one.samples, axis, glyphs)}".rstrip())
            label = " " * label_width
        lines.append(f"{label} {_interval(one, axis, glyphs)}".rstrip())
    low, high = f"{axis.low:.4g}", f"{axis.high:.4g} {unit}".rstrip()
    return [*lines, f"{' ' * label_width} {low}{high:>{max(1, axis.width - len(low))}}"]


@dataclass(frozen=True)
class Axis:
    """From `low` to `high` in `width` characters."""

    low: float
    high: float
    width: int

    def place(self, value: float) -> int:
        """The character of a value that lies on the axis; all are in the middle of an empty one."""
        if self.high == self.low:
            return self.width // 2
        share = (value - self.low) / (self.high - self.low)
        return min(self.width - 1, int(share * self.width))


def _bins(samples: Sequence[float], axis: Axis, glyphs: Glyphs) -> str:
    counts = [0] * axis.width
    for sample in samples:
        counts[axis.place(sample)] += 1
    most = max(counts)
    return "".join(level(count / most, glyphs.levels) for count in counts)


def _interval(one: Distribution, axis: Axis, glyphs: Glyphs) -> str:
    low, high = axis.place(one.low), axis.place(one.high)
    line = [" "] * low + [glyphs.between] * (high - low + 1)
    line[axis.place(one.middle)] = glyphs.point
    return "".join(line)
