"""Columns of a table: which of them have room, and how wide they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len

from tui.formatting import fitted

GAP = 2


@dataclass(frozen=True)
class TableColumn:
    """A column of a table; `width` in characters, without the gap to the next."""

    name: str
    title: str
    width: int
    right: bool = False
    rank: int = 0
    """Columns of the greatest rank go first where there is no room; 0 stays."""
    grows: bool = False
    """True if it takes the room that no column needs; one of the columns."""
    keeps_end: bool = False
    """True if the end of a long text is shown: of a path it tells most."""


@lru_cache(maxsize=64)
def laid_out(
    columns: tuple[TableColumn, ...], room: int, needs: tuple[int, ...] = ()
) -> Sequence[tuple[int, int]]:
    """Number and width of the columns that have room.

    `needs`: width of the longest text of each column. Room that is left goes to the column that
    grows, as far as it needs it, then in equal parts to the others that would be cut. What none of
    them needs goes to the column that grows.
    """
    chosen = list(range(len(columns)))
    droppable = sorted((n for n in chosen if columns[n].rank), key=lambda n: columns[n].rank)
    while _needed(columns, chosen) > room and droppable:
        chosen.remove(droppable.pop())
    widths = {n: columns[n].width for n in chosen}
    left = max(0, room - _needed(columns, chosen))
    while left and (short := [n for n in chosen[: len(needs)] if needs[n] > widths[n]]):
        short = [n for n in short if columns[n].grows] or short
        share = max(1, left // len(short))
        for n in short:
            more = min(share, needs[n] - widths[n], left)
            widths[n], left = widths[n] + more, left - more
    return [(n, widths[n] + (left if columns[n].grows else 0)) for n in chosen]


def _needed(columns: Sequence[TableColumn], chosen: Sequence[int]) -> int:
    return sum(columns[n].width for n in chosen) + GAP * (len(chosen) - 1)


def row_parts(
    columns: tuple[TableColumn, ...],
    layout: Sequence[tuple[int, int]],
    texts: Sequence[str],
    more: str,
) -> Iterator[tuple[str, str]]:
    """Name of each column and its text in a row; gaps have no name. `more` marks what is cut."""
    for place, (number, width) in enumerate(layout):
        if place:
            yield "", " " * GAP
        column, text = columns[number], texts[number] if number < len(texts) else ""
        text = fitted(text, width, more, keeps_end=column.keeps_end)
        blanks = " " * (width - cell_len(text))
        yield column.name, blanks + text if column.right else text + blanks


def column_at(
    columns: tuple[TableColumn, ...], layout: Sequence[tuple[int, int]], x: int
) -> TableColumn | None:
    """The column at a character of a row."""
    end = -GAP
    for number, width in layout:
        end += width + GAP
        if x < end:
            return columns[number]
    return None
