"""Tables and JSON on standard output: plain, whole, and safe to show whatever the names hold.

Both are written as the rows come: a table of a million rows is never in memory.
"""

from __future__ import annotations

import itertools
import json
import math
import shutil
import sys
import textwrap
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import click

from bankd.escape import visible

PIPE_COLUMNS = 220
"""Width where no terminal says one: nothing is cut."""

PAGE_ROWS = 500
"""So many rows are measured before the first of them is written."""

GAPS = (3, 1)
"""Blanks between columns, and where the table is too wide with them."""


def print_table(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    left: int = 1,
    title: str = "",
    folding: Collection[str] | None = None,
    is_headed: bool = True,
) -> None:
    """As `table_lines` makes it."""
    for line in table_lines(
        columns, rows, left=left, title=title, folding=folding, is_headed=is_headed
    ):
        click.echo(line)


def table_lines(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    left: int = 1,
    title: str = "",
    folding: Collection[str] | None = None,
    is_headed: bool = True,
) -> Iterator[str]:
    """The first `left` columns stand at the left, the figures after them at the right.

    Without rows there are no lines, unless it `is_headed` nonetheless.

    The name of a column may have several lines.
    Where the terminal is too narrow, the columns `folding` take more lines (default: all may).
    A column is as wide as its widest cell until now: later pages may only widen it.
    """
    layout = _Layout(
        names=columns,
        left=left,
        folds=[folding is None or column in folding for column in columns],
        most=_width() or shutil.get_terminal_size().columns,
    )
    waiting = iter(rows)
    page = _page(waiting)
    if not page and not is_headed:
        return
    layout.fit(page)
    if title:
        yield cell(title)
    yield from (click.style(line, bold=True) for line in layout.header())
    yield layout.rule()
    while page:
        for row in page:
            yield from layout.lines(row)
        page = _page(waiting)
        layout.fit(page)


@dataclass
class _Layout:
    """Where the columns of a table stand."""

    names: Sequence[str]
    left: int
    folds: Sequence[bool]
    most: int
    """Characters of a line."""
    wanted: list[int] = field(default_factory=list)
    """Characters of the widest cell of each column."""
    widths: list[int] = field(default_factory=list)
    gap: int = GAPS[0]

    def fit(self, page: Sequence[Sequence[str]]) -> None:
        """Make room for these rows."""
        before = self.wanted or [max(map(_length, name.split("\n"))) for name in self.names]
        columns = zip(*page, strict=True) if page else [()] * len(before)
        self.wanted = [
            max([least, *map(_length, cells)]) for least, cells in zip(before, columns, strict=True)
        ]
        between = len(self.wanted) - 1
        wide, narrow = GAPS
        self.gap = wide if sum(self.wanted) + wide * between <= self.most else narrow
        excess = sum(self.wanted) + self.gap * between - self.most
        self.widths = _narrowed(self.wanted, self.folds, excess)

    def header(self) -> Iterator[str]:
        """The names, standing on the rule."""
        folded = [
            [line for part in name.split("\n") for line in _folded(part, width)]
            for name, width in zip(self.names, self.widths, strict=True)
        ]
        height = max(map(len, folded))
        for parts in zip(*([""] * (height - len(name)) + name for name in folded), strict=True):
            yield self._line(parts)

    def lines(self, row: Sequence[str]) -> Iterator[str]:
        """A row on one line, or on several where a cell does not fit."""
        folded = [_folded(text, width) for text, width in zip(row, self.widths, strict=True)]
        for parts in itertools.zip_longest(*folded, fillvalue=""):
            yield self._line(parts)

    def rule(self) -> str:
        encoding = (sys.stdout.encoding or "").lower().replace("-", "")
        dash = "─" if encoding.startswith("utf") else "-"
        return dash * (sum(self.widths) + self.gap * (len(self.widths) - 1))

    def _line(self, parts: Sequence[str]) -> str:
        padded = map(self._padded, range(len(parts)), parts)
        return (" " * self.gap).join(padded).rstrip()

    def _padded(self, number: int, text: str) -> str:
        blanks = " " * (self.widths[number] - _length(text))
        return text + blanks if number < self.left else blanks + text


def _page(rows: Iterator[Sequence[object]]) -> list[list[str]]:
    return [[cell(value) for value in row] for row in itertools.islice(rows, PAGE_ROWS)]


def _narrowed(wanted: Sequence[int], folds: Sequence[bool], excess: int) -> list[int]:
    """The widths less the excess, which the widest columns bear: those that fold, else any."""
    widths = list(wanted)
    for chosen in (folds, [True] * len(widths)):
        while excess > 0:
            may = [n for n, width in enumerate(widths) if chosen[n] and width > 1]
            if not may:
                break
            widest = max(widths[n] for n in may)
            leading = [n for n in may if widths[n] == widest]
            next_width = max((widths[n] for n in may if widths[n] < widest), default=1)
            step = max(min(widest - next_width, excess // len(leading)), 1)
            for n in leading[:excess]:
                widths[n] -= step
                excess -= step
    return widths


def _folded(text: str, width: int) -> list[str]:
    """Lines of at most this width; words stay whole where they fit."""
    if _length(text) <= width:
        return [text]
    if text.isascii():
        return textwrap.wrap(text, width, break_on_hyphens=False)
    from rich.cells import chop_cells  # noqa: PLC0415

    return chop_cells(text, width)


def _length(text: str) -> int:
    """Columns of a terminal that the text takes."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len  # noqa: PLC0415

    return cell_len(text)


def _width() -> int | None:
    """None: as wide as the terminal."""
    return None if sys.stdout.isatty() else PIPE_COLUMNS


def print_json(data: object) -> None:
    click.echo(json_text(data, indent=1))


def print_json_list(items: Iterable[object]) -> None:
    """As `print_json` writes a list, but each item as it comes."""
    opening = "["
    for item in items:
        text = json_text(item, indent=1).replace("\n", "\n ")
        click.echo(f"{opening}\n {text}", nl=False)
        opening = ","
    click.echo("[]" if opening == "[" else "\n]")


def print_json_object(fields: Mapping[str, object], lists: Mapping[str, Iterable[str]]) -> None:
    """One object: fields, and after them lists whose items are JSON already, each written as it
    comes, on its own line."""
    between = "{"
    for name, value in fields.items():
        click.echo(f"{between}\n {json_text(name)}: {json_text(value)}", nl=False)
        between = ","
    for name, items in lists.items():
        click.echo(f"{between}\n {json_text(name)}: ", nl=False)
        opening, between = "[", ","
        for item in items:
            click.echo(f"{opening}\n  {item}", nl=False)
            opening = ","
        click.echo("[]" if opening == "[" else "\n ]", nl=False)
    click.echo("{}" if between == "{" else "\n}")


def json_text(data: object, indent: int | None = None) -> str:
    """As JSON, which knows no infinity and nothing that is no number: null stands for them."""
    try:
        return json.dumps(data, indent=indent, allow_nan=False)
    except ValueError:
        return json.dumps(_finite(data), indent=indent, allow_nan=False)


def _finite(data: object) -> object:
    if isinstance(data, float):
        return data if math.isfinite(data) else None
    if isinstance(data, dict):
        return {name: _finite(value) for name, value in data.items()}
    return [_finite(value) for value in data] if isinstance(data, list | tuple) else data


def cell(value: object) -> str:
    """A value as a cell: figures with three or four digits, nothing for None."""
    if value is None:
        return "-"
    if isinstance(value, float):
        return _figures(value)
    text = str(value)
    return text if text.isprintable() else visible(text)


def _figures(value: float) -> str:
    if 0 < value < 0.1:
        return f"{value:.3g}"
    return f"{value:.1f}" if value >= 100 else f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def interval(ratio: Sequence[float] | None) -> str | None:
    """A ratio with its bounds: "1.25 [1.22, 1.28]"."""
    if ratio is None:
        return None
    low, median, high = ratio
    return f"{median:.2f} [{low:.2f}, {high:.2f}]"
