"""A scrollbar of whole cells: it looks the same in every font, and in ASCII."""

from __future__ import annotations

from typing import ClassVar

from textual.scrollbar import ScrollBarRender


class PlainScrollBar(ScrollBarRender):
    """Textual's, without the characters that fill parts of a cell."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * 8
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "] * 8
