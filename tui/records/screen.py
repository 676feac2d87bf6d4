"""The decisions of a bank: read, sorted and filtered, however many, and what is done with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, cast

from textual import on
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Input

from bankd.bank import TargetKey
from bankd.bank.listing import FilterError, Line
from bankd.bank.subject import short_key
from bankd.errors import BankdError, ErrorCode
from tui.actions import bindings_of
from tui.base_screen import BUSY_S, BaseScreen, Value
from tui.formatting import HOW_TO_TUNE, counted, target_name
from tui.record.screen import RecordScreen
from tui.records.columns import RecordColumn, columns_of, named, shown_of, tones
from tui.records.columns_window import ColumnsScreen
from tui.records.entries import Entries, Entry, ListRequest, RecordSource
from tui.records.filter_bar import FilterBar
from tui.records.pane import RecordPane
from tui.revisions.screen import RevisionsScreen
from tui.row_pages import Pages, PagesFailed
from tui.transfer.export_screen import ExportScreen, Selection
from tui.widgets.paged_table import PagedTable
from tui.windows.questions import Item, MenuScreen

FILTER_HINT = "op:conv  shape:1x64  >1ms  >1.5x  rule:tuned  !inherited   f1 lists them all"
CHANGE_FILTER = "esc clears the filter, / changes it, ? lists its syntax."
OWN_ORDER = "own"
"""Item of the menu of columns to sort by: none of them."""


class RecordsScreen(BaseScreen):
    """The list; what was shown before stays until what is wanted is read.

    Marks are of entries, not of lines: filter and order do not touch them.
    """

    SCOPE: ClassVar[str] = "records"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("records")]
    AUTO_FOCUS = "PagedTable"
    DEFAULT_CSS = "RecordsScreen.-wide RecordPane { display: block; }"

    def __init__(self, place: Path, target: TargetKey | None = None, at: str | None = None) -> None:
        """`target`: None for those of all targets. `at`: a revision; None: as the bank is now."""
        of_target = target_name(target) if target else "all targets"
        follows = None if at else place
        super().__init__("banks", place, of_target, *([at] if at else []), follows=follows)
        self._place, self._target, self._at = place, target, at or ""
        self._source = RecordSource(place, target, at)
        self._columns = self._drawn = columns_of(is_of_one_target=target is not None)
        self._wanted = self._shown = ListRequest()
        self._asked: Pages[Line] | None = None
        """The pages that were asked for last."""
        self._total: int | None = None
        """Number of entries, whether they match or not. None: not known yet."""
        self._marked: set[Entry] = set()
        self._before_filter: Entry | None = None
        self._receiver: Callable[[TargetKey, str], None] | None = None
        """Receiver of the row that the cursor was moved to."""

    def content(self) -> Iterable[Widget]:
        self._drawn = shown_of(self._columns, self.bank_app.remembered.hidden)
        drawn = [column.drawn for column in self._drawn]
        yield Horizontal(
            PagedTable[Line](
                drawn,
                self._cells,
                self.glyphs,
                is_marked=self._is_marked,
                tones=tones,
            ),
            RecordPane(lambda: self.table.current, self._ask_in_thread),
        )

    def below(self) -> Iterable[Widget]:
        yield FilterBar(FILTER_HINT)

    def read_again(self) -> None:
        """The first time in the bank's own order, which is there at once, then as remembered."""
        self._ask(self._wanted, follow=self._current, busy="reading")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that are letters to be typed now are not offered."""
        if action in ("filter", "help") and isinstance(self.focused, Input):
            return False
        return super().check_action(action, parameters)

    async def take(self, name: str) -> None:
        """A command from the palette is for the list, also while a filter is typed."""
        if isinstance(self.focused, Input):
            self._bar.action_keep()
            self.set_focus(None)
        await super().take(name)

    # What is wanted: filter, order, columns.

    def action_filter(self) -> None:
        self._before_filter = self._current
        self._bar.open()

    def action_sort(self) -> None:
        chosen = self._wanted.order
        way = "sorted, descending" if self._wanted.descending else "sorted, ascending"
        notes = {chosen: f"{way}; again: reversed"}
        items = [Item(c.sorts, c.title, notes.get(c.sorts, "")) for c in self._columns]
        items.append(Item(OWN_ORDER, "not at all", "in the order of insertion"))
        self.app.push_screen(MenuScreen("sort by", items, chosen=chosen or ""), self._sort_by)

    def action_columns(self) -> None:
        hidden = self.bank_app.remembered.hidden
        self.app.push_screen(ColumnsScreen(self._column_items, hidden, self._hide))

    def _column_items(self) -> list[Item]:
        has_room = {column.name for column in self.table.columns_in_sight}
        absent = {c.sorts for c in self._drawn if c.sorts not in has_room}
        return [Item(c.sorts, c.title, "no room" * (c.sorts in absent)) for c in self._columns]

    def _hide(self, hidden: tuple[str, ...]) -> None:
        self.bank_app.remember(replace(self.bank_app.remembered, hidden=hidden))
        self._drawn = shown_of(self._columns, hidden)
        self.table.set_columns([column.drawn for column in self._drawn])

    def _sort_by(self, name: str | None) -> None:
        column = named(self._columns, name or "")
        if column is not None:
            is_again = self._wanted.order == column.sorts
            descending = not self._wanted.descending if is_again else column.is_greatest_first
            self._sort(column, descending=descending)
        elif name == OWN_ORDER:
            self.bank_app.remember(replace(self.bank_app.remembered, sort="", descending=False))
            self._sort(None, descending=False)

    def _sort(self, column: RecordColumn | None, *, descending: bool) -> None:
        busy = f"sorting by {column.title}" if column else "reading"
        wanted = replace(
            self._wanted, order=column.sorts if column else None, descending=descending
        )
        self._ask(wanted, follow=self._chosen, otherwise=0, busy=busy)

    @on(PagedTable.HeaderClicked)
    def _sort_by_header(self, event: PagedTable.HeaderClicked) -> None:
        self._sort_by(event.column.name)

    @on(FilterBar.Changed)
    def _look_for(self, event: FilterBar.Changed) -> None:
        wanted = replace(self._wanted, filter=event.text)
        busy = f"searching {event.text}" if event.text else "reading"
        self._ask(wanted, follow=self._chosen, otherwise=0, busy=busy)

    @on(FilterBar.Refused)
    def _hear_refused_filter(self) -> None:
        """The rows stay as they are; what is wrong is said, and what is possible."""
        self._tell()

    @on(FilterBar.Closed)
    def _end_filter(self, event: FilterBar.Closed) -> None:
        if not event.is_kept:
            self._take_filter_away(self._before_filter)
        self.set_focus(self.table if self.table.count else None)

    def _take_filter_away(self, follow: Entry | None) -> None:
        self._bar.clear()
        if self._wanted.filter:
            self._ask(replace(self._wanted, filter=""), follow=follow, otherwise=0, busy="reading")
        else:
            self._tell()

    # Reading it.

    def _ask(
        self, wanted: ListRequest, *, follow: Entry | None, otherwise: int | None = None, busy: str
    ) -> None:
        """Have it read. The cursor follows an entry; where that is gone, it is at `otherwise`,
        else where it was."""
        place = self.table.cursor if otherwise is None else otherwise
        self._wanted = wanted
        pages = self._source.pages(wanted, self.table.post_message, follow=follow, otherwise=place)
        self._asked = pages
        self.table.show(pages, cursor=lambda: pages.start)

        def say_busy() -> None:
            if self._asked is pages and self.table.is_turning:
                self.say(f"{busy} {self.glyphs.more}")

        self.set_timer(BUSY_S, say_busy)

    @on(PagedTable.Counted)
    def _show(self) -> None:
        is_late = self.table.pages is not self._asked
        if self._asked is None or is_late:
            return
        is_first = self._total is None
        self._shown = self._wanted
        self._total = cast("Entries", self._asked.source).total
        self.table.set_sorted(self._shown.order, descending=self._shown.descending)
        self._show_emptiness()
        self._tell()
        before, shown = self.bank_app.remembered, self._shown
        column = named(self._columns, before.sort)
        if is_first and column is not None and self._wanted.order is None:
            self._sort(column, descending=before.descending)
        elif not is_first and shown.order is not None:
            remembered = replace(before, sort=shown.order, descending=shown.descending)
            if remembered != before:
                self.bank_app.remember(remembered)

    @on(PagesFailed)
    def _hear_refusal(self, message: PagesFailed) -> None:
        """Say that a filter is impossible with this bank; other faults are left to the base."""
        if message.pages not in (self._asked, self.table.pages):
            message.prevent_default()
        elif isinstance(message.error, FilterError):
            message.prevent_default()
            self._wanted = self._shown
            self._bar.open()
            self._bar.refuse(message.error)

    # Saying it.

    def _show_emptiness(self, questions: Sequence[str] | None = None) -> None:
        """`questions`: what the filter may have meant; None: not known yet."""
        words = self._shown.filter
        if self.table.count:
            self.show_empty()
            if self.focused is None:
                self.table.focus()
        elif words:
            self.show_empty(f"Nothing matches {words}.", *(questions or ()), "", CHANGE_FILTER)
            if questions is None:
                self._ask_in_thread(lambda entries: entries.questions(words), self._show_emptiness)
        else:
            appear = "They appear by themselves. q goes back."
            how = ("Tune a model, and its entries will be here:", *HOW_TO_TUNE, appear)
            self.show_empty("No decisions here.", "", *how)

    def _tell(self) -> None:
        """The line of figures: the marked ones, and how many of how many match."""
        if self._bar.refusal is not None:
            self.say(self._bar.refusal.message)
            return
        marked = f"{len(self._marked):,} marked; " if self._marked else ""
        found, total = self.table.count, self._total or 0
        matching = f"{found:,} of {total:,} match {self._shown.filter}"
        self.say(marked + (matching if self._shown.filter else counted(total, "record")))

    def _cells(self, line: Line) -> list[str]:
        return [column.text(line) for column in self._drawn]

    def _is_marked(self, line: Line) -> bool:
        return (line.target, line.key) in self._marked

    def action_leave(self) -> None:
        """Leave what is under way first, then the filter, then the screen."""
        if self._bar.is_open:
            self._bar.action_clear()
        elif self.table.is_turning and self._total is not None:
            self.table.stay()
            self._wanted = self._shown
            self._tell()
        elif self._shown.filter:
            self._take_filter_away(self._current)
        else:
            super().action_leave()

    def _ask_in_thread(self, do: Callable[[Entries], Value], then: Callable[[Value], None]) -> None:
        if self._asked is not None:
            self._asked.ask(do, then)

    # What is done with entries.

    def action_mark(self) -> None:
        entry = self._current
        if entry is not None:
            self._marked ^= {entry}
            self.table.mark_next()
            self._tell()

    def action_unmark(self) -> None:
        self._marked.clear()
        self.table.refresh()
        self._tell()

    def action_export(self) -> None:
        """The marked ones; without any those that match, which may be all."""
        targets = {target for target, _ in self._marked}
        if len(targets) > 1:
            hint = "an export is of one target: mark entries of one, or remove the marks (U)"
            self.refuse(
                BankdError("entries of several targets are marked", hint, ErrorCode.COMMAND)
            )
            return
        target = next(iter(targets), self._target)
        keys = tuple(sorted(key for _, key in self._marked)) or None
        selection = Selection(target, keys, "" if keys else self._shown.filter, self._at)
        self.app.push_screen(ExportScreen(self._place, selection))

    def action_revisions(self) -> None:
        self.app.push_screen(RevisionsScreen(self._place, self._target))

    def action_copy_key(self) -> None:
        if self._current is not None:
            key = self._current[1]
            self.app.copy_to_clipboard(key)
            self.notify(f"copied the key {short_key(key)}", markup=False)

    @on(PagedTable.Opened)
    def _open(self, event: PagedTable.Opened) -> None:
        line: Line = event.row
        self.app.push_screen(
            RecordScreen(self._place, line.target, line.key, neighbour=self.neighbour)
        )

    def neighbour(self, step: int, then: Callable[[TargetKey, str], None]) -> None:
        """Move the cursor, and tell which entry it has come to; at the ends say so."""
        place = self.table.cursor + step
        if not 0 <= place < self.table.count:
            which = "last" if step > 0 else "first"
            self.notify(f"this is the {which} entry of the list", markup=False)
            return
        self._receiver = then
        self.table.move_to(place)

    @on(PagedTable.Moved)
    def _follow_cursor(self, event: PagedTable.Moved) -> None:
        if self._receiver is not None and event.row is not None:
            receive, self._receiver = self._receiver, None
            receive(event.row.target, event.row.key)
        self.query_one(RecordPane).describe_soon()

    def on_resize(self) -> None:
        self.query_one(RecordPane).describe_soon()

    @property
    def _current(self) -> Entry | None:
        line = self.table.current
        return None if line is None else (line.target, line.key)

    @property
    def _chosen(self) -> Entry | None:
        """The entry that the cursor was moved to; at the top one wants to see the new top."""
        return self._current if self.table.cursor else None

    @property
    def _bar(self) -> FilterBar:
        return self.query_one(FilterBar)
