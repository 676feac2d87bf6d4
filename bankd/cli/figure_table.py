"""Figures of models as columns of tables, and the table of a model for several shapes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bankd.cli.tables import Microseconds, interval, table_lines
from bankd.figures import FIGURES, Figure, Figures, ShapeFigures

IN_TABLES = tuple(figure for figure in FIGURES if figure.column)
BY_SHAPE = tuple(figure for figure in IN_TABLES if figure.by_shape)
COLUMNS = ("shape", *(figure.column for figure in BY_SHAPE))


def figure_cells(figures: Figures, described: Sequence[Figure] = IN_TABLES) -> tuple[object, ...]:
    """Cells of the columns that have these descriptions."""
    return tuple(_cell(figures, figure) for figure in described)


def _cell(figures: Figures, figure: Figure) -> object:
    value = figure.of(figures)
    if figure.unit == "ms":
        return Microseconds.of_ms(value)
    return interval(value, is_noisy=figures.is_noisy(figure))


def shape_lines(shapes: Sequence[ShapeFigures], title: str = "") -> Iterator[str]:
    """The lines of a table; none for a model of one shape."""
    rows = ((one.shape_text, *figure_cells(one, BY_SHAPE)) for one in shapes)
    yield from table_lines(COLUMNS, rows, title=title, cutting=("shape",), dropping=("default",))
