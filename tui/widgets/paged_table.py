"""A table over pages: only the lines in sight are ever read or drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partialmethod
from typing import Any, ClassVar, Generic, TypeVar

from rich.style import Style
from textual import events, on
from textual.binding import BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tui.actions import bindings_of
from tui.glyphs import Glyphs
from tui.row_pages import Answered, AnyPages, PagesChanged, PagesFailed
from tui.tones import Tone
from tui.widgets.column_layout import TableColumn
from tui.widgets.table_lines import TableLines, strip_of

Row = TypeVar("Row")

HEADER_LINES = 1
GUTTER = 2
"""Characters before the first column: cursor and mark."""


class TableMessage(Message):
    """A message of a table to its screen."""

    def __init__(self, table: PagedTable[Any]) -> None:
        super().__init__()
        self.table = table

    @property
    def control(self) -> PagedTable[Any]:
        return self.table


class PagedTable(ScrollView, Generic[Row], can_focus=True, inherit_bindings=False):
    """A header line, and below it the rows of `Pages`, with a cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("table")]
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "table--header", "table--cursor", "table--marked", *(f"table--{tone}" for tone in Tone)
    }  # fmt: skip
    DEFAULT_CSS = """
    PagedTable { height: 1fr; scrollbar-size-horizontal: 0; overflow-x: hidden; }
    PagedTable > .table--header { text-style: bold; color: $text-muted; }
    PagedTable > .table--cursor { background: $block-cursor-background;
        color: $block-cursor-foreground; text-style: $block-cursor-text-style; }
    PagedTable > .table--marked { text-style: bold; }
    PagedTable > .table--gain { color: $gain; }
    PagedTable > .table--loss { color: $loss; }
    PagedTable > .table--unsure { color: $unsure; }
    """

    cursor: reactive[int] = reactive(0, repaint=False)

    class Moved(TableMessage):
        """The cursor is at another row, or its row was read (None: not yet)."""

        def __init__(self, table: PagedTable[Any], place: int, row: Any) -> None:
            super().__init__(table)
            self.place, self.row = place, row

    class Opened(TableMessage):
        """Enter, or a double click, on a row."""

        def __init__(self, table: PagedTable[Any], place: int, row: Any) -> None:
            super().__init__(table)
            self.place, self.row = place, row

    class HeaderClicked(TableMessage):
        """A click on the title of a column."""

        def __init__(self, table: PagedTable[Any], column: TableColumn) -> None:
            super().__init__(table)
            self.column = column

    class Counted(TableMessage):
        """The pages are open: so many rows there are."""

        def __init__(self, table: PagedTable[Any], count: int) -> None:
            super().__init__(table)
            self.count = count

    def __init__(
        self,
        columns: Sequence[TableColumn],
        cells: Callable[[Row], Sequence[str]],
        glyphs: Glyphs,
        *,
        is_marked: Callable[[Row], bool] | None = None,
        tones: Callable[[Row], Mapping[str, Tone | None]] = lambda _: {},
        in_turn: Callable[[Callable[[], None]], None] = lambda move: move(),
        id: str | None = None,  # noqa: A002  Textual's name for it.
    ) -> None:
        """`cells`: a text for each column, in their order. `tones`: the meaning of cells, by the
        name of their column. `in_turn`: does what a key asks for, at once, or when what was typed
        before it is done."""
        self._lines_of = TableLines(columns, cells, tones, glyphs)
        super().__init__(id=id)
        self._glyphs = glyphs
        self._is_marked, self._in_turn = is_marked, in_turn
        self._pages: AnyPages[Row] | None = None
        self._next: AnyPages[Row] | None = None
        self._next_cursor: int | Callable[[], int | None] | None = None
        self._is_told = False

    @property
    def pages(self) -> AnyPages[Row] | None:
        return self._pages

    @property
    def count(self) -> int:
        return (self._pages and self._pages.count) or 0

    @property
    def current(self) -> Row | None:
        """The row at the cursor; None where it is not read yet, or there is none."""
        return self._pages.row(self.cursor) if self._pages else None

    @property
    def is_turning(self) -> bool:
        """True if other pages are on their way; those from before are still shown."""
        return self._next is not None

    @property
    def is_waiting(self) -> bool:
        """True if something is on its way: pages, or rows that are in sight."""
        if self._next is not None or self._pages is None:
            return self._next is not None
        first = self.scroll_offset.y
        places = {self.cursor, *range(first, min(self.count, first + self._lines))}
        return self.count > 0 and any(self._pages.row(place) is None for place in places)

    def show(
        self, pages: AnyPages[Row], *, cursor: int | Callable[[], int | None] | None = None
    ) -> None:
        """Show other pages as soon as they are open; until then those from before stay.

        `cursor`: its place, or what is asked for it when they are open; None: where
        it is, as far as there are rows.
        """
        if self._next is not None:
            self._next.close()
        self._next, self._next_cursor = pages, cursor
        if pages.count is not None:
            self._turn_to_next()

    def mark_next(self) -> None:
        """Draw the mark that was set, and move on."""
        self.refresh()
        self.action_cursor_down()

    def stay(self) -> None:
        """Keep what is shown: what is on its way is not wanted any more."""
        if self._next is not None:
            self._next.close()
            self._next = None

    def set_columns(self, columns: Sequence[TableColumn]) -> None:
        self._lines_of.set_columns(columns)
        self.refresh()

    @property
    def columns_in_sight(self) -> list[TableColumn]:
        """The columns that there is room for."""
        return self._lines_of.columns_in(self._width - GUTTER)

    def set_sorted(self, column: str | None, *, descending: bool) -> None:
        """Draw in the header by what the rows are sorted."""
        self._lines_of.set_sorted(column, descending=descending)
        self.refresh()

    def on_unmount(self) -> None:
        for pages in (self._pages, self._next):
            if pages is not None:
                pages.close()

    @on(PagesChanged)
    def _look_again(self, message: PagesChanged) -> None:
        if message.pages is self._next:
            self._turn_to_next()
        elif message.pages is self._pages:
            self.refresh()  # Also without gaps: what is in sight may be from before.
            self._tell_row()

    @on(PagesFailed)
    def _give_up(self, message: PagesFailed) -> None:
        """Nothing comes of them any more. The screen hears of it, too."""
        if message.pages is self._next:
            self._next = None
        elif message.pages is self._pages:
            self._pages = None
            self.refresh()

    @on(Answered)
    def _pass_on(self, message: Answered) -> None:
        if message.pages in (self._pages, self._next):
            message.then(message.value)

    def _turn_to_next(self) -> None:
        before, self._pages, self._next = self._pages, self._next, None
        if before is not None:
            before.close()
        line = self.cursor - self.scroll_offset.y
        self._lines_of.start_again()
        self.virtual_size = Size(self.size.width, self.count + HEADER_LINES)
        wanted = self._next_cursor() if callable(self._next_cursor) else self._next_cursor
        self.move_to(self.cursor if wanted is None else wanted, line=line)
        self.post_message(self.Counted(self, self.count))
        self.refresh()

    def watch_cursor(self, before: int, now: int) -> None:
        """Two lines look different; where it scrolls, all are drawn anyway."""
        for place in (before, now):
            self.refresh(Region(0, place - self.scroll_offset.y + HEADER_LINES, self._width, 1))

    def move_to(self, place: int, *, line: int | None = None) -> None:
        """The cursor to a place, and that into sight: on a line of the screen, if one is given."""
        self.cursor = max(0, min(place, self.count - 1))
        self._is_told = False
        self._look_ahead()
        self._bring_into_sight(self.scroll_offset.y if line is None else self.cursor - line)
        self._tell_row()

    def _look_ahead(self) -> None:
        """Have read what the next keys may lead to; what is in sight is asked for later, so it is
        read first."""
        if self._pages is not None:
            for place in (self.cursor - 3 * self._lines, self.cursor + 3 * self._lines):
                self._pages.row(place)

    def _bring_into_sight(self, top: int) -> None:
        """Scroll so that `top` is the first line, or as near to it as shows the cursor."""
        first = max(self.cursor - self._lines + 1, min(top, self.cursor))
        if first != self.scroll_offset.y:
            self.scroll_to(y=max(0, first), animate=False, force=True)

    def on_resize(self) -> None:
        self._bring_into_sight(self.scroll_offset.y)

    def _tell_row(self) -> None:
        """Once for each row, when it is read."""
        row = self.current
        if not self._is_told:
            self._is_told = row is not None
            self.post_message(self.Moved(self, self.cursor, row))

    @property
    def _lines(self) -> int:
        return max(1, self.size.height - HEADER_LINES)

    @property
    def _width(self) -> int:
        """Width of a line, without the scroll bar."""
        return self.scrollable_content_region.width

    def _move_by(self, lines: int) -> None:
        self._in_turn(lambda: self.move_to(self.cursor + lines))

    def _move_by_half(self, sign: int) -> None:
        self._move_by(sign * (self._lines // 2))

    def _move_by_page(self, sign: int) -> None:
        self._move_by(sign * self._lines)

    action_cursor_down = partialmethod(_move_by, 1)
    action_cursor_up = partialmethod(_move_by, -1)
    action_half_down = partialmethod(_move_by_half, 1)
    action_half_up = partialmethod(_move_by_half, -1)
    action_page_down = partialmethod(_move_by_page, 1)
    action_page_up = partialmethod(_move_by_page, -1)

    def action_first(self) -> None:
        self._in_turn(lambda: self.move_to(0))

    def action_last(self) -> None:
        self._in_turn(lambda: self.move_to(self.count - 1))

    def action_open(self) -> None:
        self._in_turn(self._open)

    def _open(self) -> None:
        if (row := self.current) is not None:
            self.post_message(self.Opened(self, self.cursor, row))

    def on_click(self, event: events.Click) -> None:
        if event.y == 0:
            column = self._lines_of.column_at(self._width - GUTTER, event.x - GUTTER)
            if column is not None:
                self.post_message(self.HeaderClicked(self, column))
            return
        place = self.scroll_offset.y + event.y - HEADER_LINES
        if place < self.count:
            self.move_to(place)
            if event.chain == 2:
                self.action_open()

    def refresh(self, *regions: Region, **options: Any) -> PagedTable[Row]:
        """Forget the texts, unless only some lines are drawn again: rows may have changed."""
        if not regions:
            self._lines_of.forget()
        return super().refresh(*regions, **options)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Draw lines, after the columns were made as wide as what is in sight needs."""
        first, before = self.scroll_offset.y, self._lines_of.needs
        for place in range(first, min(self.count, first + self._lines)):
            self._lines_of.texts(place, self._pages.row(place) if self._pages else None)
        if self._lines_of.needs != before:
            self._styles_cache.clear()
            self.call_later(super().refresh)  # Lines that are not in this crop.
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        width = self._width
        if y == 0:
            header = self.get_component_rich_style("table--header")
            return strip_of(" " * GUTTER, self._lines_of.header(width - GUTTER), width, header, {})
        place = self.scroll_offset.y + y - HEADER_LINES
        if place >= self.count or self._pages is None:
            return Strip.blank(width, self.rich_style)
        row = self._pages.row(place)
        is_current = place == self.cursor
        style = self.rich_style
        if self._has_mark(row):
            style += self.get_component_rich_style("table--marked", partial=True)
        tones = {tone: self._tone_style(tone) for tone in Tone}
        if is_current and self.has_focus:
            style += self.get_component_rich_style("table--cursor")
            tones = {}  # They may be too near to the colour of the cursor to be read on it.
        mark = self._glyphs.mark if self._has_mark(row) else ""  # To be seen without any colour.
        gutter = f"{self._glyphs.cursor if is_current else ''}{mark}".ljust(GUTTER)
        parts = self._lines_of.parts(place, row, width - GUTTER)
        return strip_of(gutter, parts, width, style, tones)

    def _has_mark(self, row: Row | None) -> bool:
        return row is not None and self._is_marked is not None and self._is_marked(row)

    def _tone_style(self, tone: Tone) -> Style:
        return Style(color=self.get_component_rich_style(f"table--{tone}", partial=True).color)
