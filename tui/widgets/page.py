"""A page of text that is scrolled by the keys of every page; a rule between two parts."""

from __future__ import annotations

from functools import partialmethod
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget

from tui.actions import bindings_of
from tui.glyphs import Glyphs


class Separator(Widget):
    """A line between a list and what is said of the row at its cursor."""

    DEFAULT_CSS = """
    Separator { height: 1; color: $text-muted; }
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs

    def render(self) -> Text:
        return Text(self._glyphs.rule * self.size.width, no_wrap=True)


class Page(VerticalScroll, can_focus=True):
    """Holds what is read; it has the focus, so that its keys work."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("page")]

    def _scroll_half(self, sign: int) -> None:
        self.scroll_relative(y=sign * (self.size.height // 2), animate=False)

    action_half_down = partialmethod(_scroll_half, 1)
    action_half_up = partialmethod(_scroll_half, -1)
    action_scroll_down = partialmethod(VerticalScroll.scroll_down, animate=False)
    action_scroll_up = partialmethod(VerticalScroll.scroll_up, animate=False)
    action_page_down = partialmethod(VerticalScroll.scroll_page_down, animate=False)
    action_page_up = partialmethod(VerticalScroll.scroll_page_up, animate=False)
    action_scroll_home = partialmethod(VerticalScroll.scroll_home, animate=False)
    action_scroll_end = partialmethod(VerticalScroll.scroll_end, animate=False)
