"""Charts made of characters: pure functions from numbers, glyphs and a width to lines of text."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size

from bankd.escape import visible
from tui.formatting import fitted
from tui.glyphs import Glyphs


def sparkline(values: Sequence[float | None], width: int, glyphs: Glyphs) -> str:
    """One character a value, the lowest one level high, so that it is seen; None leaves a gap.

    Of more values than `width`, neighbours share a character, which shows their mean. Values that
    are all equal are drawn at half the height.
    """
    finite = [value if value is not None and math.isfinite(value) else None for value in values]
    parts = _parts(finite, width)
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


def _parts(values: Sequence[float | None], width: int) -> list[float | None]:
    """Join neighbours by their mean, to `width` values at most; gaps are left out."""
    number = max(0, min(width, len(values)))
    return [
        _mean(values[i * len(values) // number : (i + 1) * len(values) // number])
        for i in range(number)
    ]


def _mean(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(value / len(known) for value in known) if known else None


MIN_BAR = 8
"""Characters that a bar has at least, at the cost of the labels."""


def bars(rows: Sequence[tuple[str, float | None, str]], width: int, glyphs: Glyphs) -> list[str]:
    """A line for each label, value and text: "default ████████░░░░ 58.8 us".

    The greatest value fills the room; a value of None (not known) has no bar. Labels and texts may
    hold anything; labels too long for `width` characters are cut.
    """
    if not rows:
        return []
    labels = [visible(label) for label, _, _ in rows]
    texts = [visible(text) for _, _, text in rows]
    text_width = max(map(cell_len, texts))
    label_room = max(1, width - text_width - MIN_BAR - 2)
    label_width = min(max(map(cell_len, labels)), label_room)
    room = max(1, width - label_width - text_width - 2)
    greatest = max((_length(value) for _, value, _ in rows), default=0.0)
    drawn = [bar(value, greatest, room, glyphs) for _, value, _ in rows]
    names = [set_cell_size(fitted(name, label_width, glyphs.more), label_width) for name in labels]
    parts = zip(names, drawn, texts, strict=True)
    return [f"{name} {line} {text}".rstrip() for name, line, text in parts]


def bar(value: float | None, greatest: float, width: int, glyphs: Glyphs) -> str:
    """A bar as long as the value's share of `greatest`; at least one character for what is more
    than nothing, and blanks for None."""
    if value is None:
        return " " * width
    share = _length(value) / greatest if greatest else 0.0
    full = min(width, max(round(share * width), 1 if share else 0))
    return glyphs.bar * full + glyphs.bar_rest * (width - full)


def _length(value: float | None) -> float:
    return value if value is not None and math.isfinite(value) and value > 0 else 0.0


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
    """Draw a line of samples and one of interval and middle for each; last the axis.

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
    axis = ChartAxis(min(ends), max(ends), 1)
    label_width = max(len(one.label) for one in of)
    axis = ChartAxis(axis.low, axis.high, max(8, width - label_width - 1))
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
class ChartAxis:
    """An axis from `low` to `high` in `width` characters."""

    low: float
    high: float
    width: int

    def place(self, value: float) -> int:
        """The character of a value on the axis; all are in the middle of an empty one."""
        if self.high == self.low:
            return self.width // 2
        share = (value - self.low) / (self.high - self.low)
        return min(self.width - 1, int(share * self.width))


def _bins(samples: Sequence[float], axis: ChartAxis, glyphs: Glyphs) -> str:
    counts = [0] * axis.width
    for sample in samples:
        counts[axis.place(sample)] += 1
    most = max(counts)
    return "".join(level(count / most, glyphs.levels) for count in counts)


def _interval(one: Distribution, axis: ChartAxis, glyphs: Glyphs) -> str:
    low, high = axis.place(one.low), axis.place(one.high)
    line = [" "] * low + [glyphs.between] * (high - low + 1)
    line[axis.place(one.middle)] = glyphs.point
    return "".join(line)


STEP = 4
"""Characters from one point to the next at most."""


def trend(
    points: Sequence[tuple[str, float | None]],
    width: int,
    height: int,
    glyphs: Glyphs,
    unit: str = "",
) -> list[str]:
    """A point for each label and value, first to last; None (nothing was known) leaves a gap.

        2.19x |        ●
              |    ●
        1.05x |●
               r1      r3

    Of more points than there is room for, the last ones are drawn.
    """
    values = [value for _, value in points if value is not None]
    if not values or height < 1:
        return []
    scale = _Scale(min(values), max(values), height if max(values) > min(values) else 1, unit)
    room = max(1, width - scale.label_width - 2)
    shown = points[-room:]
    step = max(1, min(STEP, room // len(shown)))
    lines = [
        f"{scale.label(line)} |{_line(scale, line, shown, step, glyphs)}".rstrip()
        for line in range(scale.height)
    ]
    return [*lines, " " * (scale.label_width + 2) + _ends(shown, step, room)]


class _Scale:
    """The lines from the highest value down to the lowest."""

    def __init__(self, low: float, high: float, height: int, unit: str) -> None:
        self.low, self.high, self.height, self.unit = low, high, height, unit
        self.label_width = max(len(self._told(low)), len(self._told(high)))

    def line_of(self, value: float) -> int:
        """0 is the highest."""
        if self.high == self.low:
            return 0
        return round((self.high - value) / (self.high - self.low) * (self.height - 1))

    def label(self, line: int) -> str:
        ends = {0: self.high, self.height - 1: self.low}
        return f"{self._told(ends[line]) if line in ends else '':>{self.label_width}}"

    def _told(self, value: float) -> str:
        return f"{value:.2f}{self.unit}"


def _line(
    scale: _Scale, line: int, shown: Sequence[tuple[str, float | None]], step: int, glyphs: Glyphs
) -> str:
    return "".join(
        (glyphs.point if value is not None and scale.line_of(value) == line else " ").ljust(step)
        for _, value in shown
    )


def _ends(shown: Sequence[tuple[str, float | None]], step: int, room: int) -> str:
    """The label of the first point, and that of the last where it has room."""
    first, last = visible(shown[0][0]), visible(shown[-1][0])
    place = (len(shown) - 1) * step
    if len(shown) > 1 and cell_len(first) < place and place + cell_len(last) <= room:
        return set_cell_size(first, place) + last
    return first
