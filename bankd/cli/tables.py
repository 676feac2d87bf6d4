"""Tables and JSON on standard output: as wide as the page, safe to show whatever names hold.

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
from typing import Any

import click
from rich.cells import cell_len, chop_cells

from bankd.escape import visible

PAGE_ROWS = 500
"""Number of rows that are measured before the first of them is written."""

GAPS = (3, 1)
"""Blanks between columns, and where the table is too wide with them."""

MIN_ELASTIC = 20
"""Minimum width of a column that is folded or cut, while another column can still be dropped."""

JSON, NO_PAGER, WIDE = "bankd.cli.json", "bankd.cli.no_pager", "bankd.cli.wide"
"""Keys of click's context under which `--json`, `--no-pager` and `--wide` are noted."""


def is_noted(key: str) -> bool:
    """Return whether the command that runs was given this option of its output."""
    context = click.get_current_context(silent=True)
    return context is not None and bool(context.meta.get(key))


def is_json() -> bool:
    """Return whether the command that runs prints JSON."""
    return is_noted(JSON)


def page_columns() -> int:
    """Number of characters in a line: the terminal's, 80 in a pipe, no limit with `--wide`."""
    return sys.maxsize if is_noted(WIDE) else shutil.get_terminal_size().columns


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]], **layout: Any) -> None:
    """Print the lines of `table_lines`."""
    for line in table_lines(columns, rows, **layout):
        click.echo(line)


def table_lines(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    left: int = 1,
    title: str = "",
    folding: Collection[str] | None = None,
    cutting: Collection[str] = (),
    dropping: Sequence[str] = (),
    is_headed: bool = True,
    is_wide: bool = False,
) -> Iterator[str]:
    """The first `left` columns are aligned to the left, the figures after them to the right.

    Without rows there are no lines, unless it `is_headed` nonetheless.

    The name of a column may have several lines. Where the page is too narrow, the columns of
    `dropping` are left out, the first one first; then those of `cutting` are cut to one line, and
    those of `folding` take more lines (default: all that are not cut).
    A column is as wide as its widest cell until now: later pages may only widen it.
    """
    if folding is None:
        folding = [column for column in columns if column not in cutting]
    layout = _Layout(
        names=columns,
        left=left,
        is_elastic=[column in folding or column in cutting for column in columns],
        is_cut=[column in cutting for column in columns],
        drops=[columns.index(column) for column in dropping],
        limit=sys.maxsize if is_wide else page_columns(),
    )
    waiting = iter(rows)
    page = _page(waiting)
    if not page and not is_headed:
        return
    layout.fit(page)
    if title:
        yield from wrapped(title)
    yield from (click.style(line, bold=True) for line in layout.header())
    yield layout.rule()
    while page:
        for row in page:
            yield from layout.lines(row)
        page = _page(waiting)
        layout.fit(page)


@dataclass
class _Layout:
    """The columns of a table that are shown, and their widths."""

    names: Sequence[str]
    left: int
    is_elastic: Sequence[bool]
    is_cut: Sequence[bool]
    drops: Sequence[int]
    limit: int
    """Maximum number of characters in a line."""
    contents: list[int] = field(default_factory=list)
    """Characters of the widest cell of each column."""
    shown: list[int] = field(default_factory=list)
    widths: dict[int, int] = field(default_factory=dict)
    gap: int = GAPS[0]

    def fit(self, page: Sequence[Sequence[str]]) -> None:
        """Make room for these rows; which columns are shown is decided by the first page."""
        before = self.contents or [0] * len(self.names)
        columns = zip(*page, strict=True) if page else [()] * len(before)
        self.contents = [
            max([widest, *map(_length, cells)])
            for widest, cells in zip(before, columns, strict=True)
        ]
        self.shown = self.shown or self._kept()
        wide, narrow = GAPS
        wanted = {n: max(self.contents[n], _longest(self.names[n].split("\n"))) for n in self.shown}
        fits = sum(wanted.values()) + wide * (len(wanted) - 1) <= self.limit
        self.gap = wide if fits else narrow
        self.widths = self._narrowed(wanted)

    def _kept(self) -> list[int]:
        """The columns that are left when as many are dropped as necessary."""
        kept = list(range(len(self.names)))
        for number in self.drops:
            least = [min(self._rigid(n), MIN_ELASTIC if self.is_elastic[n] else self._rigid(n))
                     for n in kept]  # fmt: skip
            if sum(least) + GAPS[1] * (len(kept) - 1) <= self.limit:
                break
            kept.remove(number)
        return kept

    def _rigid(self, number: int) -> int:
        """The width that shows every cell whole and breaks no word of the name."""
        return max(self.contents[number], _longest(self.names[number].split()))

    def _narrowed(self, wanted: dict[int, int]) -> dict[int, int]:
        """The widths less the excess: names are folded first, then what is elastic, then any."""
        widths = dict(wanted)
        for floor in (self._rigid, self._elastic, lambda _: 1):
            excess = sum(widths.values()) + self.gap * (len(widths) - 1) - self.limit
            while excess > 0:
                may = [n for n, width in widths.items() if width > floor(n)]
                if not may:
                    break
                widest = max(widths[n] for n in may)
                leading = [n for n in may if widths[n] == widest]
                below = [widths[n] for n in may if widths[n] < widest]
                lowest = max([*below, *map(floor, leading)])
                step = max(min(widest - lowest, excess // len(leading)), 1)
                for n in leading[:excess]:
                    widths[n] -= step
                    excess -= step
        return widths

    def _elastic(self, number: int) -> int:
        return 1 if self.is_elastic[number] else self._rigid(number)

    def header(self) -> Iterator[str]:
        """The names, aligned to the rule below them."""
        folded = [
            [line for part in self.names[n].split("\n") for line in _folded(part, self.widths[n])]
            for n in self.shown
        ]
        height = max(map(len, folded))
        for parts in zip(*([""] * (height - len(name)) + name for name in folded), strict=True):
            yield self._line(parts)

    def lines(self, row: Sequence[str]) -> Iterator[str]:
        """A row on one line, or on several where a cell has to be folded."""
        cells = [
            [_cut(row[n], self.widths[n])] if self.is_cut[n] else _folded(row[n], self.widths[n])
            for n in self.shown
        ]
        for parts in itertools.zip_longest(*cells, fillvalue=""):
            yield self._line(parts)

    def rule(self) -> str:
        return ("─" if _is_unicode() else "-") * (
            sum(self.widths.values()) + self.gap * (len(self.widths) - 1)
        )

    def _line(self, parts: Sequence[str]) -> str:
        padded = map(self._padded, self.shown, parts)
        return (" " * self.gap).join(padded).rstrip()

    def _padded(self, number: int, text: str) -> str:
        blanks = " " * (self.widths[number] - _length(text))
        return text + blanks if number < self.left else blanks + text


def _page(rows: Iterator[Sequence[object]]) -> list[list[str]]:
    return [[cell(value) for value in row] for row in itertools.islice(rows, PAGE_ROWS)]


def wrapped(text: str, indent: int = 0) -> Iterator[str]:
    """A text as lines of the page, those after the first one indented; unprintables escaped."""
    shown, limit = cell(text), page_columns()
    if _length(shown) <= limit:
        yield shown
        return
    first, *_ = _folded(shown, limit)
    yield first
    rest = shown[len(first) :].lstrip()
    yield from (" " * indent + line for line in _folded(rest, max(limit - indent, 1)))


def prose(text: str) -> Iterator[str]:
    """Return a message for standard error as lines: on a terminal folded between words."""
    shown, limit = cell(text), page_columns()
    if not sys.stderr.isatty() or _length(shown) <= limit:
        yield shown
    else:
        yield from textwrap.wrap(
            shown, limit, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
        )


def _folded(text: str, width: int) -> list[str]:
    """Lines of at most this width; words stay whole where they fit."""
    if _length(text) <= width:
        return [text]
    if text.isascii():
        return textwrap.wrap(text, width, break_on_hyphens=False)
    return chop_cells(text, width)


def _cut(text: str, width: int) -> str:
    """The beginning of a text that is too long, with a sign that there is more."""
    if _length(text) <= width:
        return text
    more = "…" if _is_unicode() else "~"
    if text.isascii() or width == 1:
        return text[: width - 1] + more
    return chop_cells(text, width - 1)[0] + more


def _is_unicode() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")


def _longest(texts: Iterable[str]) -> int:
    return max(map(_length, texts), default=0)


def _length(text: str) -> int:
    """Columns of a terminal that the text takes."""
    if text.isascii():
        return len(text)
    return cell_len(text)


def print_json(data: object) -> None:
    click.echo(json_text(data, indent=1))


def print_json_list(items: Iterable[object]) -> None:
    """Write a list as `print_json` does, but each item as it comes."""
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
    """Return values for JSON, which has neither infinity nor NaN: null stands for them."""
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
