"""Figures of models as columns of tables: by model, by stage of a tuning, and by shape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bankd.cli.tables import Microseconds, interval, table_lines
from bankd.figures import FIGURES, LOWERED, RATIOS, TIMES, Figure, Figures, Lowered, ShapeFigures

IN_TABLES = tuple(figure for figure in FIGURES if figure.column)
SHAPE_FIGURES = tuple(figure for figure in IN_TABLES if figure.by_shape)
COLUMNS = ("shape", *(figure.column for figure in SHAPE_FIGURES))


def figure_cells(figures: Figures, described: Sequence[Figure] = IN_TABLES) -> tuple[object, ...]:
    """Cells of the columns that have these descriptions."""
    return tuple(_cell(figures, figure) for figure in described)


def _cell(figures: Figures, figure: Figure) -> object:
    value = figure.of(figures)
    if figure.unit == "ms":
        return Microseconds.of_ms(value)
    return interval(value, is_noisy=figures.is_noisy(figure))


def stage_columns(
    figures: Figures, stages: Sequence[tuple[str, Figure]]
) -> dict[str, list[object]]:
    """Columns of a table with a line for each stage of a tuning: its time, and ratios to it.

    Those of the tuned model have their intervals, as they were found round by round.
    """
    columns: dict[str, list[object]] = {"model": [name for name, _ in stages]}
    shown = [stage for _, stage in stages]
    is_rate = figures.streams > 1
    columns["calls/s" if is_rate else "time"] = [_stage_cell(figures, stage) for stage in shown]
    times = {time.runner: time for time in TIMES}
    for ratio, other in ((ratio, times[ratio.runner]) for ratio in RATIOS):
        if other.of(figures) is None:
            continue
        title = figures.title(other)
        if other not in shown:
            columns[title] = [_stage_cell(figures, other)] * len(shown)
        columns[f"{title}/model"] = [_ratio(figures, ratio, other, stage) for stage in shown]
    return columns


def _stage_cell(figures: Figures, stage: Figure) -> object:
    """The time of a stage; calls a second where several callers were timed."""
    if figures.streams == 1:
        return _cell(figures, stage)
    rate = figures.per_second(stage)
    return None if rate is None else f"{rate:.4g}"


def _ratio(figures: Figures, ratio: Figure, other: Figure, stage: Figure) -> object:
    if stage.name == "tuned_ms" and ratio.of(figures):
        return _cell(figures, ratio)
    stage_ms = stage.of(figures)
    return other.of(figures) / stage_ms if stage_ms else None


def shape_lines(shapes: Sequence[ShapeFigures], title: str = "") -> Iterator[str]:
    """The lines of a table; none for a model of one shape."""
    rows = ((one.shape_text, *figure_cells(one, SHAPE_FIGURES)) for one in shapes)
    yield from table_lines(COLUMNS, rows, title=title, cutting=("shape",), dropping=("default",))


def lowered_lines(found: Lowered | None) -> Iterator[str]:
    """The lines of the table of what is computed in fewer bits; none where nothing was asked."""
    yield from table_lines(LOWERED, found.rows if found else (), cutting=LOWERED[:1])
