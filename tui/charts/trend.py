"""How a number went from one step to the next: a point for each, on a scale of its own."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from bankd.escape import visible
from tui.glyphs import Glyphs

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
