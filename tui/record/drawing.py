"""Parts of sections: headings, pairs, tables and lines of text; never markup."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.content import Content

from bankd.bank.subject import shortened
from bankd.escape import visible
from tui.glyphs import Glyphs
from tui.tones import Tone

Section = Iterator[RenderableType]

TONE = "tone"
"""Name under which a style of Rich holds the meaning of a text."""
MAX_CHARACTERS = 1000
"""Maximum length of a value: the policy of another program may be a whole program."""


@dataclass(frozen=True)
class Canvas:
    """The room for what is drawn, and the characters to draw with."""

    width: int
    glyphs: Glyphs


def heading(text: str) -> Text:
    return Text(f"\n{visible(text)}", style="bold underline")


def plain(text: str) -> Text:
    """Any text, letter by letter."""
    return Text(visible(shortened(text, MAX_CHARACTERS)))


def lines(texts: Iterable[str]) -> Text:
    """Lines that are not to be wrapped."""
    return Text("\n".join(map(visible, texts)), no_wrap=True, overflow="crop")


def pairs(rows: Iterable[tuple[str, str | Text]]) -> Table:
    """Names, and what they are."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, overflow="crop")
    grid.add_column(overflow="fold")
    for name, value in rows:
        text = value if isinstance(value, Text) else plain(value)
        grid.add_row(Text(visible(name), style="bold"), text)
    return grid


def table(
    columns: Sequence[str], rows: Iterable[Sequence[str]], *, right: Sequence[str] = ()
) -> Table:
    """Columns in `right` are of figures; all others are folded where there is no room."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in columns:
        is_right = name in right
        made.add_column(
            name, justify="right" if is_right else "left", no_wrap=is_right, overflow="fold"
        )
    for row in rows:
        made.add_row(*map(plain, row))
    return made


def toned_text(text: str, tone: Tone | None) -> Text:
    """A text in the colour of its meaning, which `rendered` looks up in the theme."""
    return Text(visible(text), style=Style(meta={TONE: tone}) if tone else "")


def rendered(section: Iterable[RenderableType], width: int) -> Content:
    """All of it as lines of at most `width` characters: long work, to be done in a thread."""
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False)
    parts: list[tuple[str, str]] = []
    for line in console.render_lines(Group(*section), pad=False):
        parts += [(segment.text, _style_name(segment.style)) for segment in line]
        parts.append(("\n", ""))
    return Content.assemble(*parts)


def _style_name(style: Style | None) -> str:
    """A style of Rich as one of Textual: attributes, and the colour by meaning."""
    if style is None:
        return ""
    names = [name for name in ("bold", "underline") if getattr(style, name)]
    if tone := style.meta.get(TONE):
        names.append(f"${tone}")
    return " ".join(names)
