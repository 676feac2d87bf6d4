"""The rows of a merge: moving waits for the choices that were typed before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import on
from textual.binding import BindingType

from bankd.bank.merge import MergeLine
from tui.actions import bindings_of
from tui.glyphs import Glyphs
from tui.pages import PagesChanged
from tui.widgets.paged_table import Column, PagedTable

InTurn = Callable[[Callable[[], None]], None]


class MergeTable(PagedTable[MergeLine], inherit_bindings=False):
    """A list whose keys are taken in the order in which they were typed."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("table")]

    def __init__(
        self,
        columns: Sequence[Column],
        cells: Callable[[MergeLine], Sequence[str]],
        glyphs: Glyphs,
        *,
        in_turn: InTurn,
    ) -> None:
        """`in_turn`: does what it is given when it is its turn."""
        super().__init__(columns, cells, glyphs)
        self._in_turn = in_turn

    @on(PagesChanged)
    def _draw_again(self, message: PagesChanged) -> None:
        """Also where there are no gaps: what is in sight may be from before."""
        if message.pages is self.pages:
            self.refresh()

    def action_cursor_down(self) -> None:
        self._in_turn(super().action_cursor_down)

    def action_cursor_up(self) -> None:
        self._in_turn(super().action_cursor_up)

    def action_half_down(self) -> None:
        self._in_turn(super().action_half_down)

    def action_half_up(self) -> None:
        self._in_turn(super().action_half_up)

    def action_page_down(self) -> None:
        self._in_turn(super().action_page_down)

    def action_page_up(self) -> None:
        self._in_turn(super().action_page_up)

    def action_first(self) -> None:
        self._in_turn(super().action_first)

    def action_last(self) -> None:
        self._in_turn(super().action_last)

    def action_open(self) -> None:
        self._in_turn(super().action_open)
