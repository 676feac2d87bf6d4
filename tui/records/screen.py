"""The decisions of a bank, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import BindingType

from bankd.bank import TargetKey
from bankd.bank.listing import Line
from bankd.bank.subject import short_key
from bankd.errors import BankdError
from tui.actions import bindings_of
from tui.formatting import place_name, target_name
from tui.record.screen import RecordScreen
from tui.records.pane import RecordPane
from tui.records.record_list import RecordList
from tui.revisions.screen import RevisionsScreen
from tui.transfer.export_screen import ExportScreen, Selection
from tui.widgets.paged_table import PagedTable


class RecordsScreen(RecordList):
    """Marks are of entries, not of lines: filter and order do not touch them."""

    SCOPE: ClassVar[str] = "records"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings_of("records")]
    DEFAULT_CSS = "RecordsScreen.-wide RecordPane { display: block; }"

    def __init__(self, place: Path, target: TargetKey | None = None, at: str | None = None) -> None:
        """`target`: None for those of all targets. `at`: a revision; None: as the bank stands."""
        self._at = at or ""
        trail = [place_name(place), target_name(target) if target else "all targets"]
        super().__init__("banks", *trail, *([at] if at else []), place=place, target=target, at=at)
        self._place, self._target = place, target
        self._heir: Callable[[TargetKey, str], None] | None = None
        """Who waits for the row that the cursor was moved to."""

    def action_mark(self) -> None:
        entry = self._current
        if entry is not None:
            self._marked ^= {entry}
            self._table.mark_next()
            self._tell()

    def action_unmark(self) -> None:
        self._marked.clear()
        self._table.refresh()
        self._tell()

    def action_export(self) -> None:
        """The marked ones; without any those that match, which may be all."""
        targets = {target for target, _ in self._marked}
        if len(targets) > 1:
            hint = "an export is of one target: mark entries of one, or remove the marks (U)"
            self.refuse(BankdError("entries of several targets are marked", hint))
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
        self.app.push_screen(RecordScreen(self._place, line.target, line.key, neighbours=self))

    def neighbour(self, step: int, then: Callable[[TargetKey, str], None]) -> None:
        """Move the cursor, and tell which entry it has come to; at the ends say so."""
        place = self._table.cursor + step
        if not 0 <= place < self._table.count:
            which = "last" if step > 0 else "first"
            self.notify(f"this is the {which} entry of the list", markup=False)
            return
        self._heir = then
        self._table.move_to(place)

    @on(PagedTable.Moved)
    def _follow_cursor(self, event: PagedTable.Moved) -> None:
        if self._heir is not None and event.row is not None:
            heir, self._heir = self._heir, None
            heir(event.row.target, event.row.key)
        self.query_one(RecordPane).describe_soon()

    def on_resize(self) -> None:
        self.query_one(RecordPane).describe_soon()
