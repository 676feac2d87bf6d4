"""A table of bounded length whose rows can be opened; moved in by arrows or by hjkl-style keys."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import DataTable

from bankd.escape import visible


class BrowserTable(DataTable[Text]):
    """Cells are escaped texts, never markup; the `right` columns stand at the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select_cursor", "Open", tooltip="Open the row"),
        Binding("j", "cursor_down", "Cursor down", show=False),
        Binding("k", "cursor_up", "Cursor up", show=False),
        Binding("h", "cursor_left", "Cursor left", show=False),
        Binding("l", "cursor_right", "Cursor right", show=False),
        Binding("g", "scroll_top", "Top", show=False),
        Binding("G", "scroll_bottom", "Bottom", show=False),
    ]

    def __init__(self, columns: Sequence[str], *, right: Collection[int]) -> None:
        super().__init__(cursor_type="row", zebra_stripes=True)
        self._headings = columns
        self._right = right

    def on_mount(self) -> None:
        for number, heading in enumerate(self._headings):
            self.add_column(self._cell(heading, number))

    def show(self, rows: Iterable[tuple[str, Sequence[str]]]) -> None:
        """Replace all rows by these (key, cells); the cursor stays on its row if that is left."""
        here = self.current_key
        self.clear()
        for key, cells in rows:
            self.add_row(*(self._cell(text, n) for n, text in enumerate(cells)), key=key)
        keys = [row.value for row in self.rows]
        if here in keys:
            self.move_cursor(row=keys.index(here), animate=False)

    @property
    def current_key(self) -> str | None:
        """Key of the row under the cursor."""
        if not self.is_valid_coordinate(self.cursor_coordinate):
            return None
        return self.coordinate_to_cell_key(self.cursor_coordinate).row_key.value

    def _cell(self, text: str, column: int) -> Text:
        return Text(
            visible(text), justify="right" if column in self._right else "left", no_wrap=True
        )
