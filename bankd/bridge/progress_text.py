"""Formatting of a tuning's progress and times: on a terminal, in the log of a job, in lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bankd.bank.subject import SUBGRAPH
from bankd.escape import visible

if TYPE_CHECKING:
    from tuner.session import TaskFinished


MIN_MS = 0.1
"""Shorter times are given in microseconds."""


def count(number: int, total: int, op: str) -> str:
    """ "task 3 of 7", "subgraph 3 of 8"."""
    return f"{'subgraph' if op == SUBGRAPH else 'task'} {number} of {total}"


def outcome(event: TaskFinished) -> str:
    """ "conv_1 (conv) 812 -> 610 us, 1.33x faster"; a subgraph's times are in ms, if so long."""
    head = f"{visible(event.name)} ({visible(event.op)})"
    if event.is_undecided:
        return f"{head} undecided: {visible(event.note)}; it is raced first the next time"
    if event.decision is None:
        return f"{head} could not be tuned: {visible(event.note)}"
    before_us, after_us = event.decision.baseline.median_us, event.decision.timing.median_us
    before, after, unit = _figures(event.op, before_us, after_us)
    if event.decision.rule != "tuned":
        return f"{head} {before} {unit}, the default is best"
    return f"{head} {before} -> {after} {unit}, {before_us / after_us:.2f}x faster"


def best_so_far(best_us: float | None, default_us: float | None, op: str) -> str:
    """ "best 610 us (default 812)"; empty before both are measured."""
    if best_us is None or default_us is None:
        return ""
    default, best, unit = _figures(op, default_us, best_us)
    return f"best {best} {unit} (default {default})"


def model_time(time_ms: float) -> str:
    """ "26.88 ms", "7.331 us": of a whole model."""
    time, _, unit = _figures(SUBGRAPH, time_ms * 1e3, time_ms * 1e3)
    return f"{time} {unit}"


def best_of_model(tuned_ms: float, default_ms: float) -> str:
    """ "26.88 ms (default 58.78)": of a whole model."""
    return best_so_far(tuned_ms * 1e3, default_ms * 1e3, SUBGRAPH).removeprefix("best ")


def _figures(op: str, default_us: float, other_us: float) -> tuple[str, str, str]:
    """Two times and their unit: milliseconds for what is larger than a task, and takes as long."""
    if op != SUBGRAPH or default_us < MIN_MS * 1e3:
        return f"{default_us:.4g}", f"{other_us:.4g}", "us"
    times_ms = default_us / 1e3, other_us / 1e3
    digits = (1 if ms >= 100 else 2 if ms >= 1 else 3 for ms in times_ms)
    default, other = (f"{ms:.{places}f}" for ms, places in zip(times_ms, digits, strict=True))
    return default, other, "ms"


def duration(seconds: float) -> str:
    """ "45 s", "3 min 20 s", "2 h 5 min"."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
