"""The first screen: the targets that a bank knows."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.widget import Widget
from textual.widgets import DataTable

from tui.screens.browse import BrowseScreen
from tui.screens.records import RecordsScreen
from tui.source import Overview, TargetRow, read_overview
from tui.widgets.browser_table import BrowserTable
from tui.words import place_name

COLUMNS = ("target", "cores", "decisions", "bank's head")
HOW_TO_FILL = (
    "Tune a model, then press r:",
    "  bankd watch models/ --once",
    "  bankd aoe --model m.onnx --job_type 1,2 --output out/m",
)


class TargetsScreen(BrowseScreen[Overview | None]):
    """One line a target: instruction-set tier or SoC, cores, decisions, newest revision."""

    ABOUT: ClassVar[str] = "The hardware targets of this bank. Each has its own decisions."

    def __init__(self, place: Path) -> None:
        super().__init__(place_name(place))
        self._place = place
        self._rows: dict[str, TargetRow] = {}

    def content(self) -> Widget:
        return BrowserTable(COLUMNS, right=(1, 2, 3))

    def read(self) -> Overview | None:
        return read_overview(self._place)

    def show(self, found: Overview | None) -> None:
        rows = found.targets if found else ()
        head = found.head.name if found and found.head else "-"
        self._rows = {str(row.target): row for row in rows}
        self.query_one(BrowserTable).show(
            (name, _cells(row, head)) for name, row in self._rows.items()
        )
        if rows:
            self.show_empty()
            self.say(_told(found))
        else:
            fault = "This bank knows nothing yet." if found else "There is no bank here yet."
            self.show_empty(fault, "", *HOW_TO_FILL)

    @on(DataTable.RowSelected)
    def _open(self, event: DataTable.RowSelected) -> None:
        row = self._rows[str(event.row_key.value)]
        self.app.push_screen(RecordsScreen(self._place, row.target))


def _cells(row: TargetRow, head: str) -> tuple[str, ...]:
    return (row.target.soc_version, str(row.target.cores), f"{row.decisions:,}", head)


def _told(found: Overview | None) -> str:
    if found is None or found.head is None:
        return ""
    return f"{found.head.name}: {found.head.message}, {found.head.created[:19]}"
