"""How targets, times and places are written on the screen.

Texts come from files that anyone may have made: where they reach the screen they are escaped.
"""

from __future__ import annotations

from pathlib import Path

from bankd.bank import TargetKey, TimingSummary
from bankd.escape import visible

NOTHING = "-"
PLACE_WIDTH = 32


def place_name(place: Path) -> str:
    """Where a bank lies; of a long path only the end, which tells it from others."""
    text = str(place)
    return text if len(text) <= PLACE_WIDTH else "..." + text[3 - PLACE_WIDTH :]


def target_name(target: TargetKey) -> str:
    """A target: "x86_64-v4, 2 cores"."""
    cores = "1 core" if target.cores == 1 else f"{target.cores} cores"
    return f"{target.soc_version}, {cores}"


def microseconds(value: float | None) -> str:
    """A time with three or four digits; "-" for None."""
    if value is None:
        return NOTHING
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


def match_text(*texts: str) -> str:
    """What a filter looks in: texts as they are shown, in lower case."""
    return visible(" ".join(texts)).lower()


def matches(haystack: str, wanted: str) -> bool:
    """Whether every word of the filter stands in the text."""
    return all(word in haystack for word in wanted.lower().split())
