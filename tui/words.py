"""How tasks, policies and times are written on the screen.

Texts come from files that anyone may have made: where they reach the screen they are escaped.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bankd.bank import TargetKey, TimingSummary
from bankd.escape import visible

SHORT_KEY = 12
NOTHING = "-"
PLACE_WIDTH = 32


def task_op(text: str) -> str:
    """The op of a task: "conv"; "?" for a task of a foreign kind."""
    return str(_object(text).get("op", "?"))


def task_shapes(text: str) -> str:
    """Inputs and output of a task, or the whole text of a foreign one."""
    task = _object(text)
    inputs = task.get("inputs")
    if not isinstance(inputs, list) or "output" not in task:
        return text
    return f"{' '.join(map(str, inputs))} -> {task['output']}"


def knobs(policy: str) -> list[tuple[str, str]]:
    """A policy knob by knob; a foreign one as a single knob without a name."""
    values = _object(policy)
    if not values:
        return [] if policy == "{}" else [("", policy)]
    return [(name, _plain(value)) for name, value in values.items()]


def short_policy(policy: str) -> str:
    """A policy in one line: "impl=direct tile_m=6"."""
    return " ".join(f"{name}={value}" if name else value for name, value in knobs(policy))


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


def _object(text: str) -> Mapping[str, Any]:
    value = json.loads(text)
    return value if isinstance(value, dict) else {}


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
