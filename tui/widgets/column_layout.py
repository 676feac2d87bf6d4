"""Columns of a table: which of them have room, and how wide they are."""

from __future__ import annotations

from collections.abc import Sequence
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
    """Takes the room that is left; one of the columns."""
    keeps_end: bool = False
    """True if the end of a long text is shown: of a path it tells most."""


@lru_cache(maxsize=64)
def laid_out(columns: tuple[TableColumn, ...], room: int) -> Sequence[tuple[int, int]]:
    """Number and width of the columns that have room."""
    chosen = list(range(len(columns)))
    droppable = sorted((n for n in chosen if columns[n].rank), key=lambda n: columns[n].rank)
    while _needed(columns, chosen) > room and droppable:
        chosen.remove(droppable.pop())
    left = max(0, room - _needed(columns, chosen))
    return [(n, columns[n].width + (left if columns[n].grows else 0)) for n in chosen]


def _needed(columns: Sequence[TableColumn], chosen: Sequence[int]) -> int:
    return sum(columns[n].width for n in chosen) + GAP * (len(chosen) - 1)


def row_text(columns: tuple[TableColumn, ...], texts: Sequence[str], room: int, more: str) -> str:
    """A row of the table; `more` marks texts that are cut."""
    parts = []
    for number, width in laid_out(columns, room):
        column, text = columns[number], texts[number] if number < len(texts) else ""
        text = fitted(text, width, more, keeps_end=column.keeps_end)
        blanks = " " * (width - cell_len(text))
        parts.append(blanks + text if column.right else text + blanks)
    return (" " * GAP).join(parts)


def column_at(columns: tuple[TableColumn, ...], room: int, x: int) -> TableColumn | None:
    """The column at a character of a row."""
    end = -GAP
    for number, width in laid_out(columns, room):
        end += width + GAP
        if x < end:
            return columns[number]
    return None
