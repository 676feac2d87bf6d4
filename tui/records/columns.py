"""The columns of the list of entries: what they are called, how wide they are, what they say.

Where there is no room they go in this order: revision, samples, policy, spread, default, key, rule.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bankd.bank import listing
from bankd.bank.listing import Line
from bankd.bank.subject import policy_in_short, short_key
from tui.formatting import NOTHING, median, ratio, target_name
from tui.widgets.column_layout import Column


@dataclass(frozen=True)
class RecordColumn:
    """A column of the table, and its text for a line."""

    sorts: listing.Column
    drawn: Column
    text: Callable[[Line], str]
    is_greatest_first: bool = False
    """True if it is sorted in descending order at first."""

    @property
    def title(self) -> str:
        return self.drawn.title


def share(value: float | None) -> str:
    """A part of a whole: "2.6%"."""
    return NOTHING if value is None else f"{100 * value:.1f}%"


def _samples(line: Line) -> str:
    return NOTHING if line.timing is None else f"{line.timing.count:,}"


def _policy(line: Line) -> str:
    return policy_in_short(line.task, line.policy)


def _revision(line: Line) -> str:
    return NOTHING if line.revision is None else f"r{line.revision}"


def _column(
    sorts: listing.Column,
    title: str,
    width: int,
    text: Callable[[Line], str],
    *,
    rank: int = 0,
    grows: bool = False,
) -> RecordColumn:
    return RecordColumn(sorts, Column(sorts, title, width, rank=rank, grows=grows), text)


def _figure(
    sorts: listing.Column, title: str, width: int, text: Callable[[Line], str], *, rank: int = 0
) -> RecordColumn:
    return RecordColumn(sorts, Column(sorts, title, width, True, rank), text, True)


_TARGET = _column(
    listing.Column.TARGET, "target", 18, lambda line: target_name(line.target), rank=1
)
_COLUMNS = (
    _column(listing.Column.OP, "op", 9, lambda line: line.op),
    _column(listing.Column.SHAPES, "shapes", 17, lambda line: line.shapes, grows=True),
    _figure(listing.Column.TUNED, "tuned us", 9, lambda line: median(line.timing)),
    _figure(listing.Column.DEFAULT, "default us", 11, lambda line: median(line.baseline), rank=4),
    _figure(listing.Column.SPEEDUP, "speed-up", 9, lambda line: ratio(line.speedup)),
    _figure(listing.Column.SPREAD, "spread", 7, lambda line: share(line.spread), rank=5),
    _figure(listing.Column.SAMPLES, "samples", 8, _samples, rank=7),
    _column(listing.Column.RULE, "rule", 10, lambda line: line.rule, rank=2),
    _column(listing.Column.POLICY, "policy", 30, _policy, rank=6),
    _column(listing.Column.KEY, "key", 12, lambda line: short_key(line.key), rank=3),
    _figure(listing.Column.REVISION, "rev", 6, _revision, rank=8),
)


def columns_of(*, is_of_one_target: bool) -> tuple[RecordColumn, ...]:
    """All that there are; the target only where the list is of several."""
    return _COLUMNS if is_of_one_target else (*_COLUMNS[:2], _TARGET, *_COLUMNS[2:])


def shown_of(columns: Sequence[RecordColumn], hidden: Collection[str]) -> tuple[RecordColumn, ...]:
    """Leave hidden columns out, unless that would leave none."""
    return tuple(c for c in columns if c.drawn.name not in hidden) or tuple(columns)


def named(columns: Sequence[RecordColumn], name: str) -> RecordColumn | None:
    return next((column for column in columns if column.drawn.name == name), None)
