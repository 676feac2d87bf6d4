"""The words in which a tuning is told: on a terminal, in the log of a job, in lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bankd.bank.subject import SUBGRAPH
from bankd.escape import visible

if TYPE_CHECKING:
    from tuner.session import TaskFinished


def count(number: int, total: int, op: str) -> str:
    """ "task 3 of 7", "subgraph 3 of 8"."""
    what = "subgraph" if op == SUBGRAPH else "task"
    return f"{what} {number} of {total}"


def outcome(event: TaskFinished) -> str:
    """ "conv_1 (conv) 812 -> 610 us, 1.33x faster"; a subgraph's times are in ms."""
    head = f"{visible(event.name)} ({visible(event.op)})"
    if event.decision is None:
        return f"{head} could not be tuned: {visible(event.note)}"
    before_us, after_us = event.decision.baseline.median_us, event.decision.timing.median_us
    before, after, unit = *(shown(us, event.op) for us in (before_us, after_us)), unit_of(event.op)
    if event.decision.rule != "tuned":
        return f"{head} {before} {unit}, the default is best"
    return f"{head} {before} -> {after} {unit}, {before_us / after_us:.2f}x faster"


def best_so_far(best_us: float | None, default_us: float | None, op: str) -> str:
    """ "best 610 us of 812"; empty before both are measured."""
    if best_us is None or default_us is None:
        return ""
    return f"best {shown(best_us, op)} {unit_of(op)} of {shown(default_us, op)}"


def shown(time_us: float, op: str) -> str:
    return _milliseconds(time_us / 1e3) if op == SUBGRAPH else f"{time_us:.4g}"


def unit_of(op: str) -> str:
    return "ms" if op == SUBGRAPH else "us"


def duration(seconds: float) -> str:
    """ "45 s", "3 min 20 s", "2 h 5 min"."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"


def _milliseconds(time_ms: float) -> str:
    """With three or four digits."""
    return f"{time_ms:.{1 if time_ms >= 100 else 2 if time_ms >= 1 else 3}f}"
