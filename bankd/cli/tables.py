"""Output of commands: one value, as JSON or as a table for people.

Both are written as the items come: a list of a million is never in memory. What names hold is safe
to show.
"""

from __future__ import annotations

import itertools
import json
import math
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType, NoneType
from typing import Any, TypeVar

import click
from rich.cells import cell_len, chop_cells

from bankd import interval_text
from bankd.ascii_output import ascii_form, escaped, is_ascii_output
from bankd.cli.colours import Meaning, Meanings, painted
from bankd.escape import visible
from bankd.time_text import time_text

T = TypeVar("T")

PAGE_ROWS = 500
"""Number of rows that are measured before the first of them is written."""

NO_MEANINGS: Meanings = MappingProxyType({})

GAPS = (3, 1)
"""Blanks between columns, and where the table is too wide with them."""

MIN_ELASTIC = 20
"""Minimum width of a column that is folded or cut, while another column can still be dropped."""

JSON, NO_PAGER, WIDE = "bankd.cli.json", "bankd.cli.no_pager", "bankd.cli.wide"
"""Keys of click's context under which `--json`, `--no-pager` and `--wide` are noted."""


class UnsureRatio(float):
    """A speed-up in a cell that is within the noise of its times: "~1.02"."""


class Microseconds(float):
    """A time in a cell: shown in the unit that fits it, aligned as a figure."""

    @staticmethod
    def of(time_us: float | None) -> Microseconds | None:
        return None if time_us is None else Microseconds(time_us)

    @staticmethod
    def of_ms(time_ms: float | None) -> Microseconds | None:
        """The time of a whole model, which is noted in milliseconds."""
        return None if time_ms is None else Microseconds(time_ms * 1e3)


def is_noted(key: str) -> bool:
    """Return whether the command that runs was given this option of its output."""
    context = click.get_current_context(silent=True)
    return context is not None and bool(context.meta.get(key))


def is_json() -> bool:
    """Return whether the command that runs prints JSON."""
    return is_noted(JSON)


def print_items(
    items: Iterable[T],
    plain: Callable[[T], object],
    columns: Sequence[str],
    row: Callable[[T], Sequence[object]],
    *,
    pages: bool = False,
    **layout: Any,
) -> int | None:
    """Print a list: with `--json` the `plain` values, else a table of the rows.

    Returns the number of items; None where the pager was left before the end.
    """
    counter = itertools.count()
    counted = (item for item, _ in zip(items, counter, strict=False))
    if is_json():
        print_json(map(plain, counted))
    elif not write_lines(table_lines(columns, map(row, counted), **layout), pages=pages):
        return None
    return next(counter)


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]], **layout: Any) -> None:
    """Print the lines of `table_lines`."""
    for line in table_lines(columns, rows, **layout):
        click.echo(line)


def table_lines(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    title: str = "",
    cutting: Collection[str] = ("task",),
    dropping: Sequence[str] = ("target",),
    is_wide: bool = False,
    min_elastic: int = MIN_ELASTIC,
    meanings: Meanings = NO_MEANINGS,
    whole: Collection[str] = (),
) -> Iterator[str]:
    """Texts are aligned to the left, figures to the right. Without rows there are no lines.

    The name of a column may have several lines. Where the page is too narrow, the columns of
    `dropping` are left out, the first one first; then those of `cutting` are cut to one line, and
    texts of several words, which do not begin with a figure, take more lines: but not those of the
    `whole` columns.
    A column is as wide as its widest cell until now: later pages may only widen it. The cells of
    `meanings` are coloured.
    """
    waiting = iter(rows)
    values = list(itertools.islice(waiting, PAGE_ROWS))
    kinds = [{type(value) for value in column} - {NoneType} for column in zip(*values, strict=True)]
    figures = {
        n
        for n, kind in enumerate(kinds)
        if kind and kind <= {int, float, UnsureRatio, Microseconds}
    }
    limit = sys.maxsize if is_wide else page_columns()
    texts = [[str(value) for value in column] for column in zip(*values, strict=True)]
    elastic = {
        n for n, column in enumerate(texts)
        if columns[n] in cutting
        or (
            columns[n] not in whole
            and any(" " in text and not text[0].isdigit() for text in column)
        )
    }  # fmt: skip
    meant = {n: meanings[name] for n, name in enumerate(columns) if name in meanings}
    contents = [0] * len(columns)
    shown = list(range(len(columns)))
    drops = [columns.index(name) for name in dropping if name in columns]
    is_first = True
    while values:
        page = [[cell(value) for value in row] for row in values]
        for n, column in enumerate(zip(*page, strict=True)):
            contents[n] = max(contents[n], *map(_length, column))
        widths, gap = _widths(columns, contents, elastic, shown, drops, (limit, min_elastic))

        def line(
            parts: Iterable[str],
            widths: dict[int, int] = widths,
            gap: int = gap,
            paints: Mapping[int, Meaning | None] = MappingProxyType({}),
        ) -> str:
            blanks = " " * gap
            made, waiting = "", ""
            for n, text in zip(widths, parts, strict=True):
                padding = " " * (widths[n] - _length(text))
                before, after = (padding, "") if n in figures else ("", padding)
                if text:
                    made += waiting + before + painted(text, paints.get(n))
                    waiting = after + blanks
                else:
                    waiting += padding + blanks
            return made

        if is_first:
            is_first, shown, drops = False, list(widths), []
            yield from wrapped(title) if title else ()
            names = [
                [part for name in columns[n].split("\n") for part in _folded(name, width)]
                for n, width in widths.items()
            ]
            height = max(map(len, names))
            for parts in zip(*([""] * (height - len(name)) + name for name in names), strict=True):
                yield click.style(line(parts), bold=True)
            yield "─" * _total(widths, gap)
        for row in page:
            cells = [
                [_cut(row[n], width)] if columns[n] in cutting else _folded(row[n], width)
                for n, width in widths.items()
            ]
            paints = {n: meaning_of(row[n]) for n, meaning_of in meant.items()}
            for parts in itertools.zip_longest(*cells, fillvalue=""):
                yield line(parts, paints=paints)
        values = list(itertools.islice(waiting, PAGE_ROWS))


def _widths(
    columns: Sequence[str],
    contents: Sequence[int],
    elastic: Collection[int],
    shown: Iterable[int],
    drops: Iterable[int],
    limits: tuple[int, int],
) -> tuple[dict[int, int], int]:
    """Return the width of each column that is shown, and the gap between them.

    `limits`: the width of the page, and the least of an elastic column while one can be dropped.

    Where they do not fit, as many of `drops` are left out as necessary. Then names are folded
    first, then what is elastic, then any column.
    """
    limit, min_elastic = limits
    widths = {n: max(contents[n], *map(_length, columns[n].split("\n"))) for n in shown}
    # What shows every cell whole and breaks no word of the name.
    rigid = {n: max(contents[n], *map(_length, columns[n].split() or [""])) for n in widths}
    for drop in drops:
        least = [min(rigid[n], min_elastic) if n in elastic else rigid[n] for n in widths]
        if sum(least) + GAPS[1] * (len(least) - 1) <= limit:
            break
        del widths[drop]
    gap = next((gap for gap in GAPS if _total(widths, gap) <= limit), GAPS[1])
    excess = _total(widths, gap) - limit
    soft = {n: 1 if n in elastic else rigid[n] for n in widths}
    for floor in (rigid, soft, dict.fromkeys(widths, 1)):
        while excess > 0 and (may := [n for n in widths if widths[n] > floor[n]]):
            widths[max(may, key=widths.__getitem__)] -= 1
            excess -= 1
    return widths, gap


def _total(widths: Mapping[int, int], gap: int) -> int:
    return sum(widths.values()) + gap * (len(widths) - 1)


def page_columns() -> int:
    """Number of characters in a line: the terminal's, 80 in a pipe, no limit with `--wide`."""
    return sys.maxsize if is_noted(WIDE) else shutil.get_terminal_size().columns


def wrapped(text: str, indent: int = 0) -> Iterator[str]:
    """A text as lines of the page, those after the first one indented; unprintables escaped."""
    shown, limit = cell(text), page_columns()
    first, *_ = _folded(shown, limit)
    yield first
    if rest := shown[len(first) :].lstrip():
        yield from (" " * indent + line for line in _folded(rest, max(limit - indent, 1)))


def prose(text: str) -> list[str]:
    """Return a message for standard error as lines: on a terminal folded between words."""
    shown, limit = cell(text), page_columns()
    if not folds_messages() or _length(shown) <= limit:
        return [shown]
    return textwrap.wrap(
        shown, limit, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )


def folds_messages() -> bool:
    """Return whether messages are folded: in a file or a pipe each stays one line."""
    return sys.stderr.isatty()


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
    return (chop_cells(text, width - 1)[0] if width > 1 else "") + "…"


def _length(text: str) -> int:
    """Columns of a terminal that the text takes."""
    return len(text) if text.isascii() else cell_len(text)


def cell(value: object) -> str:
    """A value as a cell: figures with three or four digits, times with their unit, "-" for None."""
    if value is None:
        return "-"
    if isinstance(value, Microseconds):
        return time_text(value)
    if isinstance(value, UnsureRatio):
        return f"{interval_text.UNSURE}{cell(float(value))}"
    if isinstance(value, float):
        digits = (
            ".3g" if 0 < value < 0.1 else ".3f" if value < 1 else ".2f" if value < 100 else ".1f"
        )
        return format(value, digits)
    text = str(value)
    return text if text.isprintable() else visible(text)


def interval(ratio: Sequence[float] | None, *, is_noisy: bool = False) -> str | None:
    """A ratio with its bounds, as `interval_text.interval`; None for none."""
    return None if ratio is None else interval_text.interval(ratio, is_noisy=is_noisy)


def write_lines(lines: Iterable[str], *, pages: bool = True) -> bool:
    """Write lines as they come, with `pages` through the pager (PAGER, else less) if they are
    more than the terminal shows at once and no `--no-pager` is given.

    Returns whether all were written: of what is left early, the rest is never made.
    """
    waiting, end = iter(lines), object()
    screen: list[str] = []
    if pages and not is_noted(NO_PAGER) and _has_pager():
        screen = list(itertools.islice(waiting, shutil.get_terminal_size().lines))
        if (following := next(waiting, end)) is not end:
            whole = itertools.chain(screen, [following], waiting)
            form = partial(ascii_form, form=escaped) if is_ascii_output() else str
            click.echo_via_pager(form(f"{line}\n") for line in whole)
            return next(waiting, end) is end
    for line in itertools.chain(screen, waiting):
        click.echo(line)
    return True


def _has_pager() -> bool:
    is_wanted = os.environ.get("PAGER", "less").strip() not in ("", "cat")
    return is_wanted and sys.stdin.isatty() and sys.stdout.isatty()


def print_json(data: object) -> None:
    """Print a value as JSON.

    An iterator, alone or as a value of the object, is a list whose items are written as they come,
    each on its own line.
    """
    for part in _json_parts(data):
        click.echo(part, nl=False)
    click.echo()


def _json_parts(data: object, margin: str = "") -> Iterator[str]:
    items: Iterator[tuple[str, object]]
    if isinstance(data, Iterator):
        (opening, closing), items = "[]", (("", item) for item in data)
    elif isinstance(data, dict) and any(isinstance(value, Iterator) for value in data.values()):
        (opening, closing), items = "{}", ((f"{json_text(n)}: ", v) for n, v in data.items())
    else:
        yield json_text(data, indent=None if margin else 1)
        return
    between = opening
    for name, value in items:
        yield f"{between}\n{margin} {name}"
        yield from _json_parts(value, f"{margin} ")
        between = ","
    yield opening + closing if between == opening else f"\n{margin}{closing}"


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
