"""A page of text that is scrolled by the keys of every page."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.containers import VerticalScroll

from tui.actions import bindings_of


class Page(VerticalScroll, can_focus=True):
    """Holds what is read; it has the focus, so that its keys work."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("page")]

    def action_half_down(self) -> None:
        self.scroll_relative(y=self.size.height // 2, animate=False)

    def action_half_up(self) -> None:
        self.scroll_relative(y=-(self.size.height // 2), animate=False)

    def action_scroll_down(self) -> None:
        self.scroll_down(animate=False)

    def action_scroll_up(self) -> None:
        self.scroll_up(animate=False)

    def action_page_down(self) -> None:
        self.scroll_page_down(animate=False)

    def action_page_up(self) -> None:
        self.scroll_page_up(animate=False)

    def action_scroll_home(self) -> None:
        self.scroll_home(animate=False)

    def action_scroll_end(self) -> None:
        self.scroll_end(animate=False)
