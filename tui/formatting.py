"""Formats of targets, times, ages, sizes and places."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rich.cells import cell_len, set_cell_size

from bankd import number_text

if TYPE_CHECKING:
    from bankd.bank import TargetKey, TimingSummary


NOTHING = "-"
PLACE_WIDTH = 32
HOW_TO_TUNE = (
    "  bankd watch models/ --once",
    "  bankd aoe --model m.onnx --job_type 1,2 --output out/m",
)
Mark = TypeVar("Mark")


def short_path(path: Path) -> str:
    """The path as one would type it here: below the working folder without it, the home as "~"."""
    for folder, sign in ((_working_folder(), ""), (os.path.expanduser("~"), "~/")):  # noqa: PTH111
        if folder and path.is_relative_to(folder) and path != Path(folder):
            return f"{sign}{path.relative_to(folder)}"
    return str(path)


def _working_folder() -> str:
    try:
        return str(Path.cwd())
    except OSError:
        return ""  # It was taken away meanwhile.


def place_name(place: Path) -> str:
    """The place of a bank; of a long path only the end, which tells it from others."""
    text = short_path(place)
    return text if len(text) <= PLACE_WIDTH else "..." + text[3 - PLACE_WIDTH :]


def target_name(target: TargetKey) -> str:
    """A target: "x86_64-v4, 2 cores"."""
    return f"{target.soc_version}, {number_text.counted(target.cores, 'core')}"


def microseconds(value: float | None) -> str:
    """A time with three or four digits; "-" for None."""
    if value is None:
        return NOTHING
    if value < 1:
        return f"{value:.3f}" if value >= 0.1 else f"{value:.4f}"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}" if value >= 100 else f"{value:.2f}"


def median(summary: TimingSummary | None) -> str:
    """The median of a summary."""
    return NOTHING if summary is None else microseconds(summary.median_us)


def ratio(value: float | None) -> str:
    """A speed-up: "2.19x"."""
    return NOTHING if value is None else f"{value:.2f}x"


def timing(summary: TimingSummary | None) -> str:
    """A summary in one line, with its interval and count."""
    if summary is None:
        return "not measured"
    low, high = microseconds(summary.low_us), microseconds(summary.high_us)
    return f"{microseconds(summary.median_us)} us [{low}, {high}], {summary.count} samples"


def counted(number: int, what: str) -> str:
    """ "1 record", "1,204 entries"."""
    return number_text.counted(number, what).replace(str(number), f"{number:,}", 1)


def age(created: str, now: datetime | None = None) -> str:
    """The time since a moment: "5 min ago", "3 d ago"; older than a month the day."""
    try:
        then = datetime.fromisoformat(created)
        passed_s = ((now or datetime.now(UTC)) - then).total_seconds()
    except (ValueError, TypeError):
        return created[:10]
    for size_s, unit in ((60, "s"), (3600, "min"), (86400, "h")):
        if passed_s < size_s:
            number = max(0, int(passed_s * 60 / size_s)) if unit != "h" else int(passed_s / 3600)
            return f"{number} {unit} ago"
    return f"{int(passed_s / 86400)} d ago" if passed_s < 31 * 86400 else created[:10]


def fitted(text: str, width: int, more: str, *, keeps_end: bool = False) -> str:
    """The text, or as much of it as fits into the width with the sign that more was there."""
    if cell_len(text) <= width:
        return text
    room = max(0, width - cell_len(more))
    if keeps_end:
        return more + set_cell_size(text[::-1], room)[::-1]
    return set_cell_size(text, room) + more


def with_mark(marked: list[Mark], one: Mark) -> list[Mark]:
    """Mark one more, or no longer; two at most: of three the first is forgotten."""
    return [m for m in marked if m != one] if one in marked else [*marked, one][-2:]
