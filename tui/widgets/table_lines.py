"""Lines of a table: texts of its rows, in columns as wide as what is in sight needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from bankd.escape import visible
from tui.glyphs import Glyphs
from tui.tones import Tone
from tui.widgets.column_layout import TableColumn, column_at, laid_out, row_parts

Row = TypeVar("Row")
Part = tuple[str, Tone | None]
"""A piece of a line, and its meaning."""

MAX_TEXTS = 500
"""Maximum number of rows whose texts are kept, so that no line is made twice."""


class TableLines(Generic[Row]):
    """Makes the texts of rows by their place, and keeps them until `forget`.

    Columns grow with the texts that they were seen to hold, until other rows are shown.
    """

    def __init__(
        self,
        columns: Sequence[TableColumn],
        cells: Callable[[Row], Sequence[str]],
        tones: Callable[[Row], Mapping[str, Tone | None]],
        glyphs: Glyphs,
    ) -> None:
        """`tones`: the meaning of cells, by the name of their column."""
        self._cells, self._tones, self._glyphs = cells, tones, glyphs
        self._sorted_by: tuple[str, bool] | None = None
        self._texts: dict[int, Sequence[str]] = {}
        self.set_columns(columns)

    def set_columns(self, columns: Sequence[TableColumn]) -> None:
        self.columns = tuple(columns)
        self.needs = tuple(len(column.title) for column in columns)
        """Width of the longest text seen in each column."""

    def set_sorted(self, column: str | None, *, descending: bool) -> None:
        """Show in the header by what the rows are sorted."""
        self._sorted_by = None if column is None else (column, descending)
        titles = map(self._title, self.columns)
        self.needs = tuple(map(max, self.needs, map(len, titles)))

    def start_again(self) -> None:
        """Forget what was seen: other rows are shown from now on."""
        self.forget()
        self.needs = tuple(len(self._title(column)) for column in self.columns)

    def forget(self) -> None:
        """Make the texts again that are asked for from now on: rows may have changed."""
        self._texts.clear()

    def texts(self, place: int, row: Row | None) -> Sequence[str]:
        """The texts of a row; the columns that would cut them need more room from now on."""
        if row is None:
            return [self._glyphs.more]
        if place not in self._texts:
            if len(self._texts) >= MAX_TEXTS:
                self._texts.clear()
            texts = self._texts[place] = list(map(_plain, self._cells(row)))
            longer = [max(n, cell_len(text)) for n, text in zip(self.needs, texts, strict=False)]
            self.needs = (*longer, *self.needs[len(longer) :])
        return self._texts[place]

    def header(self, room: int) -> Iterator[Part]:
        return ((text, None) for _, text in self._parts(room, list(map(self._title, self.columns))))

    def _title(self, column: TableColumn) -> str:
        if self._sorted_by is None or column.name != self._sorted_by[0]:
            return column.title
        return f"{column.title}{self._glyphs.up if self._sorted_by[1] else self._glyphs.down}"

    def parts(self, place: int, row: Row | None, room: int) -> Iterator[Part]:
        """A row piece by piece."""
        tones = {} if row is None else self._tones(row)
        for name, text in self._parts(room, self.texts(place, row)):
            yield text, tones.get(name)

    def columns_in(self, room: int) -> list[TableColumn]:
        """The columns that there is room for."""
        return [self.columns[number] for number, _ in self._layout(room)]

    def column_at(self, room: int, x: int) -> TableColumn | None:
        """The column at a character of a line."""
        return column_at(self.columns, self._layout(room), x)

    def _parts(self, room: int, texts: Sequence[str]) -> Iterator[tuple[str, str]]:
        return row_parts(self.columns, self._layout(room), texts, self._glyphs.more)

    def _layout(self, room: int) -> Sequence[tuple[int, int]]:
        return laid_out(self.columns, room, self.needs)


def strip_of(
    gutter: str, parts: Iterable[Part], width: int, style: Style, tones: Mapping[Tone, Style]
) -> Strip:
    """A line as it is drawn. `tones`: the colours by meaning."""
    segments = [Segment(gutter, style)]
    for text, tone in parts:
        color = tones.get(tone) if tone else None
        segments.append(Segment(text, style + color if color else style))
    return Strip(segments).adjust_cell_length(width, style).simplify()


def _plain(text: str) -> str:
    """Make a text visible; most texts are already, which is quickly seen."""
    return text if text.isprintable() else visible(text)
