"""The words in which a tuning is told: on a terminal, in the log of a job, in lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bankd.bank.subject import SUBGRAPH
from bankd.escape import visible

if TYPE_CHECKING:
    from tuner.session import TaskFinished


DISTURBED = "disturbed, measure again"
"""Text instead of a figure whose rounds disagree too much."""
LEAST_MS = 0.1
"""Shorter times are told in microseconds."""


def count(number: int, total: int, op: str) -> str:
    """ "task 3 of 7", "subgraph 3 of 8"."""
    what = "subgraph" if op == SUBGRAPH else "task"
    return f"{what} {number} of {total}"


def outcome(event: TaskFinished) -> str:
    """ "conv_1 (conv) 812 -> 610 us, 1.33x faster"; a subgraph's times are in ms, if so long."""
    head = f"{visible(event.name)} ({visible(event.op)})"
    if event.is_undecided:
        return f"{head} undecided: {visible(event.note)}; it is raced first the next time"
    if event.decision is None:
        return f"{head} could not be tuned: {visible(event.note)}"
    before_us, after_us = event.decision.baseline.median_us, event.decision.timing.median_us
    unit = _unit(event.op, before_us)
    before, after = _in(unit, before_us), _in(unit, after_us)
    if event.decision.rule != "tuned":
        return f"{head} {before} {unit}, the default is best"
    return f"{head} {before} -> {after} {unit}, {before_us / after_us:.2f}x faster"


def best_so_far(best_us: float | None, default_us: float | None, op: str) -> str:
    """ "best 610 us (default 812)"; empty before both are measured."""
    if best_us is None or default_us is None:
        return ""
    unit = _unit(op, default_us)
    return f"best {_in(unit, best_us)} {unit} (default {_in(unit, default_us)})"


def model_time(time_ms: float) -> str:
    """ "26.88 ms", "7.331 us": of a whole model."""
    unit = _unit(SUBGRAPH, time_ms * 1e3)
    return f"{_in(unit, time_ms * 1e3)} {unit}"


def best_of_model(tuned_ms: float, default_ms: float) -> str:
    """ "26.88 ms (default 58.78)": of a whole model."""
    unit = _unit(SUBGRAPH, default_ms * 1e3)
    return f"{_in(unit, tuned_ms * 1e3)} {unit} (default {_in(unit, default_ms * 1e3)})"


def _unit(op: str, time_us: float) -> str:
    """Milliseconds for what is larger than a task, unless it is as short as one."""
    return "ms" if op == SUBGRAPH and time_us >= LEAST_MS * 1e3 else "us"


def _in(unit: str, time_us: float) -> str:
    return _milliseconds(time_us / 1e3) if unit == "ms" else f"{time_us:.4g}"


def duration(seconds: float) -> str:
    """ "45 s", "3 min 20 s", "2 h 5 min"."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"


def _milliseconds(time_ms: float) -> str:
    """Return it with three or four digits."""
    return f"{time_ms:.{1 if time_ms >= 100 else 2 if time_ms >= 1 else 3}f}"
