"""What sections are made of: headings, pairs, tables and drawn lines; never markup."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from bankd.bank.differing_words import changes_in_short
from bankd.bank.subject import is_foreign, shortened
from bankd.escape import visible
from tui.glyphs import Glyphs

Drawn = Iterator[RenderableType]
"""A section."""

MOST_CHARACTERS = 1000
"""Of one value: somebody else's policy may be a whole program."""


@dataclass(frozen=True)
class Frame:
    """In what is drawn."""

    width: int
    glyphs: Glyphs


def heading(text: str) -> Text:
    return Text(f"\n{visible(text)}", style="bold underline")


def told(text: str) -> Text:
    """Any text, letter by letter."""
    return Text(visible(shortened(text, MOST_CHARACTERS)))


def lines(drawn: Iterable[str]) -> Text:
    """Lines that are not to be wrapped."""
    return Text("\n".join(visible(line) for line in drawn), no_wrap=True, overflow="crop")


def pairs(rows: Iterable[tuple[str, str]]) -> Table:
    """Names, and what they are."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, overflow="crop")
    grid.add_column(overflow="fold")
    for name, value in rows:
        grid.add_row(Text(visible(name), style="bold"), told(value))
    return grid


def table(
    columns: Sequence[str], rows: Iterable[Sequence[str]], *, right: Sequence[str] = ()
) -> RenderableType:
    """Columns in `right` are of figures; all others are folded where there is no room."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        is_right = column in right
        made.add_column(
            column, justify="right" if is_right else "left", no_wrap=is_right, overflow="fold"
        )
    for row in rows:
        made.add_row(*map(told, row))
    return made


def changes(task: str, before: str, after: str) -> str:
    """What distinguishes two policies: "unroll 1 -> 4"; empty where nothing does."""
    told_changes = changes_in_short(before, after)
    return shortened(told_changes) if is_foreign(task) else told_changes


def rendered(parts: Iterable[RenderableType], width: int) -> Text:
    """All of them as lines of at most `width` characters: long work, to be done in a thread."""
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False)
    whole = Text(no_wrap=True, overflow="crop")
    for line in console.render_lines(Group(*parts), pad=False):
        for segment in line:
            whole.append(segment.text, segment.style)
        whole.append("\n")
    return whole
