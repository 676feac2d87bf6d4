"""The decisions for one target, with a live filter."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import DataTable, Input

from bankd.bank import TargetKey
from bankd.bank.subject import short_key
from tui.screens.browse import BrowseScreen
from tui.screens.record import RecordScreen
from tui.source import RecordRow, Records, read_records
from tui.widgets.browser_table import BrowserTable
from tui.words import matches, microseconds, place_name, ratio, target_name

COLUMNS = ("op", "key", "rule", "baseline us", "tuned us", "speed-up", "shapes")
MOST_ROWS = 1000
"""More would make the table slow to build; the filter looks in all of them."""


class RecordsScreen(BrowseScreen[Records]):
    """One line a decision; `/` narrows the list while one types."""

    ABOUT: ClassVar[str] = (
        "The tasks and subgraphs that the bank knows for this target. baseline: the default "
        "policy; tuned: the chosen one, both of one session. The filter looks in key, op, shapes, "
        "rule and policy."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "filter", "Filter", key_display="/", tooltip="Show only what matches"),
    ]

    def __init__(self, place: Path, target: TargetKey) -> None:
        super().__init__(place_name(place), target_name(target))
        self._place = place
        self._target = target
        self._records: tuple[RecordRow, ...] = ()

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Input(placeholder="words to look for; enter keeps them, escape clears", id="filter")

    def content(self) -> Widget:
        return BrowserTable(COLUMNS, right=(3, 4, 5))

    def read(self) -> Records:
        return read_records(self._place, self._target)

    def show(self, found: Records) -> None:
        self._records = found.rows
        self._narrow(self.query_one(Input).value)

    def action_filter(self) -> None:
        self.add_class("is-filtering")
        self.query_one(Input).focus()

    def action_back(self) -> None:
        """Leave the filter first."""
        if not self.has_class("is-filtering"):
            super().action_back()
            return
        self.remove_class("is-filtering")
        self.query_one(Input).value = ""
        self.query_one(BrowserTable).focus()

    @on(Input.Changed)
    def _filter(self, event: Input.Changed) -> None:
        self._narrow(event.value)

    @on(Input.Submitted)
    def _keep_filter(self) -> None:
        self.query_one(BrowserTable).focus()

    @on(DataTable.RowSelected)
    def _open(self, event: DataTable.RowSelected) -> None:
        key = str(event.row_key.value)
        self.app.push_screen(RecordScreen(self._place, self._target, key))

    def _narrow(self, wanted: str) -> None:
        found = [row for row in self._records if matches(row.match_text, wanted)]
        shown = found[:MOST_ROWS]
        self.query_one(BrowserTable).show((row.key, _cells(row)) for row in shown)
        self.say(self._counted(len(found), len(shown)))
        if found:
            self.show_empty()
        elif self._records:
            self.show_empty(f"Nothing matches {wanted!r}.", "Press escape to clear the filter.")
        else:
            self.show_empty("No decision stands for this target.", "Tune a model, then press r.")

    def _counted(self, found: int, shown: int) -> str:
        cut = f"; the first {shown:,} are shown" if shown < found else ""
        return f"{found:,} of {len(self._records):,}{cut}"


def _cells(row: RecordRow) -> tuple[str, ...]:
    return (
        row.op,
        short_key(row.key),
        row.rule,
        microseconds(row.baseline_us),
        microseconds(row.tuned_us),
        ratio(row.speedup),
        row.shapes,
    )
