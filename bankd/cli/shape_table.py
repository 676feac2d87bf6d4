"""Times of a model by shape: a line for each of several shapes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bankd.cli.tables import Microseconds, interval, table_lines
from bankd.jobs import shape_text

if TYPE_CHECKING:
    from bankd.jobs import ShapeFigures
    from tuner.session import ShapeTimes

COLUMNS = ("shape", "default", "tuned", "ONNX RT", "ratio")
"""The ratio is that of ONNX Runtime, with open sizes, to the tuned model."""


def shape_lines(
    times: Sequence[ShapeTimes] | Sequence[ShapeFigures], title: str = ""
) -> Iterator[str]:
    """The lines of a table; none for a model of one shape."""
    rows = (
        (
            shape_text(one.values),
            *map(Microseconds.of_ms, (one.default_ms, one.tuned_ms, one.peer_ms)),
            _ratio(one),
        )
        for one in times
    )
    yield from table_lines(COLUMNS, rows, title=title, cutting=("shape",), dropping=COLUMNS[1:2])


def _ratio(one: ShapeTimes | ShapeFigures) -> str | None:
    return interval(one.peer_ratio, is_noisy="peer" in one.noisy)
