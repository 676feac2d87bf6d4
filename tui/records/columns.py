"""The columns of the list of entries: names, widths, texts, and the meaning of figures.

Where there is no room they go in this order: revision, shapes, samples, policy, spread, default,
key, rule.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bankd.bank import listing
from bankd.bank.listing import Line
from bankd.bank.subject import policy_in_short, short_key
from bankd.bank.task_words import task_words
from bankd.interval_text import UNSURE
from tui.formatting import NOTHING, median, ratio, target_name
from tui.tones import Tone, tone_of_gain
from tui.widgets.column_layout import TableColumn

BY = listing.Column
task_name = lru_cache(maxsize=2048)(task_words)
"""The task in words; kept, as a list that is scrolled asks for the same ones again."""


@dataclass(frozen=True)
class RecordColumn:
    """A column of the table, and its text for a line."""

    drawn: TableColumn
    text: Callable[[Line], str]

    @property
    def sorts(self) -> listing.Column:
        """The order of the list by this column."""
        return listing.Column(self.drawn.name)

    @property
    def title(self) -> str:
        return self.drawn.title

    @property
    def is_greatest_first(self) -> bool:
        """True if it is sorted in descending order at first, as figures are."""
        return self.drawn.right


def share(value: float | None) -> str:
    """A part of a whole: "2.6%"."""
    return NOTHING if value is None else f"{100 * value:.1f}%"


def gain(line: Line) -> str:
    """The speed-up over the default: "2.19x"; "~1.02x" within the noise of both times."""
    is_unsure = tone_of_gain(line) is Tone.UNSURE
    return f"{UNSURE * is_unsure}{ratio(line.speedup)}"


def tones(line: Line) -> Mapping[str, Tone | None]:
    """The meaning of its cells, by column."""
    return {BY.SPEEDUP: tone_of_gain(line)}


def _samples(line: Line) -> str:
    return NOTHING if line.timing is None else f"{line.timing.count:,}"


def _policy(line: Line) -> str:
    return policy_in_short(line.task, line.policy)


def _revision(line: Line) -> str:
    return NOTHING if line.number is None else f"r{line.number}"


_COLUMNS = (
    RecordColumn(TableColumn(BY.OP, "task", 26, grows=True), lambda line: task_name(line.task)),
    RecordColumn(TableColumn(BY.SHAPES, "shapes", 26, rank=8), lambda line: line.shapes),
    RecordColumn(
        TableColumn(BY.TUNED, "tuned us", 9, right=True), lambda line: median(line.timing)
    ),
    RecordColumn(
        TableColumn(BY.DEFAULT, "default us", 11, right=True, rank=4),
        lambda line: median(line.baseline),
    ),
    RecordColumn(TableColumn(BY.SPEEDUP, "speed-up", 9, right=True), gain),
    RecordColumn(
        TableColumn(BY.SPREAD, "spread", 7, right=True, rank=5), lambda line: share(line.spread)
    ),
    RecordColumn(TableColumn(BY.SAMPLES, "samples", 8, right=True, rank=7), _samples),
    RecordColumn(TableColumn(BY.RULE, "rule", 10, rank=2), lambda line: line.rule),
    RecordColumn(TableColumn(BY.POLICY, "policy", 30, rank=6), _policy),
    RecordColumn(TableColumn(BY.KEY, "key", 12, rank=3), lambda line: short_key(line.key)),
    RecordColumn(TableColumn(BY.REVISION, "rev", 6, right=True, rank=9), _revision),
)
_TARGET = RecordColumn(
    TableColumn(BY.TARGET, "target", 18, rank=1), lambda line: target_name(line.target)
)


def columns_of(*, is_of_one_target: bool) -> tuple[RecordColumn, ...]:
    """All that there are; the target only where the list is of several."""
    return _COLUMNS if is_of_one_target else (*_COLUMNS[:2], _TARGET, *_COLUMNS[2:])


def shown_of(columns: Sequence[RecordColumn], hidden: Collection[str]) -> tuple[RecordColumn, ...]:
    """Leave hidden columns out, unless that would leave none."""
    return tuple(c for c in columns if c.drawn.name not in hidden) or tuple(columns)


def named(columns: Sequence[RecordColumn], name: str) -> RecordColumn | None:
    return next((column for column in columns if column.drawn.name == name), None)
