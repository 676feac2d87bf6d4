"""Horizontal bars from one zero: what is longer is more."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from bankd.escape import visible
from tui.glyphs import Glyphs

LEAST_BAR = 8
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
    label_room = max(1, width - text_width - LEAST_BAR - 2)
    label_width = min(max(map(cell_len, labels)), label_room)
    room = max(1, width - label_width - text_width - 2)
    greatest = max((_length(value) for _, value, _ in rows), default=0.0)
    drawn = [bar(value, greatest, room, glyphs) for _, value, _ in rows]
    return [
        f"{_fitted(label, label_width, glyphs)} {line} {text}".rstrip()
        for label, line, text in zip(labels, drawn, texts, strict=True)
    ]


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


def _fitted(label: str, width: int, glyphs: Glyphs) -> str:
    if cell_len(label) > width:
        return set_cell_size(label, width - 1) + glyphs.more
    return set_cell_size(label, width)
