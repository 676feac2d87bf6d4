"""Formatting of a tuning's progress and times: on a terminal, in the log of a job, in lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bankd.bank.subject import SUBGRAPH
from bankd.escape import visible
from bankd.interval_text import NOISY
from bankd.time_text import time_text, times_in_one_unit

if TYPE_CHECKING:
    from tuner.session import TaskFinished


def count(number: int, total: int, op: str) -> str:
    """ "task 3 of 7", "subgraph 3 of 8"."""
    return f"{'subgraph' if op == SUBGRAPH else 'task'} {number} of {total}"


def outcome(event: TaskFinished) -> str:
    """ "conv_1 (conv) 812 -> 610 us, 1.33x faster"; both times in one unit."""
    head = f"{visible(event.name)} ({visible(event.op)})"
    if event.is_undecided:
        return f"{head} undecided: {visible(event.note)}; it is raced first the next time"
    if event.decision is None:
        return f"{head} could not be tuned: {visible(event.note)}"
    mark = f" ({NOISY})" if event.note else ""
    before_us, after_us = event.decision.baseline.median_us, event.decision.timing.median_us
    if event.decision.rule != "tuned":
        return f"{head} {time_text(before_us)}, the default is best{mark}"
    (before, after), unit = times_in_one_unit(before_us, after_us)
    return f"{head} {before} -> {after} {unit}, {before_us / after_us:.2f}x faster{mark}"


def best_so_far(best_us: float | None, default_us: float | None) -> str:
    """ "best 610 us (default 812)"; empty before both are measured."""
    if best_us is None or default_us is None:
        return ""
    (default, best), unit = times_in_one_unit(default_us, best_us)
    return f"best {best} {unit} (default {default})"


def model_time(time_ms: float | None) -> str:
    """ "26.9 ms", "7.33 us": of a whole model; "-" where it is not known."""
    return time_text(None if time_ms is None else time_ms * 1e3)


def best_of_model(written_ms: float | None, default_ms: float | None) -> str:
    """ "26.9 ms (default 58.8)": of a whole model; empty before both are known."""
    if written_ms is None or default_ms is None:
        return ""
    return best_so_far(written_ms * 1e3, default_ms * 1e3).removeprefix("best ")


def duration(seconds: float) -> str:
    """ "45 s", "3 min 20 s", "2 h 5 min"."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
