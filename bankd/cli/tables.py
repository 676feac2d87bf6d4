"""Tables on standard output: plain, whole, and safe to show whatever the names hold."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterable, Sequence

import click

from bankd.escape import visible

PIPE_COLUMNS = 220
"""Width where no terminal says one: nothing is cut."""


def print_table(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    left: int = 1,
    title: str = "",
    folding: Collection[str] | None = None,
) -> None:
    """The first `left` columns stand at the left, the figures after them at the right.

    Where the terminal is too narrow, the columns `folding` take more lines (default: all may).
    """
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = Table(
        box=SIMPLE_HEAD,
        title=title or None,
        title_justify="left",
        pad_edge=False,
        show_edge=False,
    )
    for number, column in enumerate(columns):
        table.add_column(
            column,
            justify="left" if number < left else "right",
            overflow="fold",
            no_wrap=folding is not None and column not in folding,
        )
    for row in rows:
        table.add_row(*(Text(cell(value)) for value in row))
    Console(file=sys.stdout, width=_width(), highlight=False).print(table)


def _width() -> int | None:
    """None: as wide as the terminal."""
    return None if sys.stdout.isatty() else PIPE_COLUMNS


def print_json(data: object) -> None:
    click.echo(json.dumps(data, indent=1))


def cell(value: object) -> str:
    """A value as a cell: figures with three or four digits, nothing for None."""
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:.1f}" if value >= 100 else f"{value:.2f}" if value >= 1 else f"{value:.3f}"
    return visible(str(value))


def interval(ratio: Sequence[float] | None) -> str | None:
    """A ratio with its bounds: "1.25 [1.22, 1.28]"."""
    if ratio is None:
        return None
    low, median, high = ratio
    return f"{median:.2f} [{low:.2f}, {high:.2f}]"
