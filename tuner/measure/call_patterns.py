"""Two ways to run a model, compared as users call them: in a row, and now and then."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from tuner.measure.models import Arrays, Runner
from tuner.trials.interval import ratio_interval

PAUSE_S = 0.02
"""Pause before a single call: long enough for idle threads to sleep and clocks to fall."""
MIN_CALLS, MIN_S = 9, 1.0
"""Minimum of single calls, and of the time for them: they are fewer than calls in a row."""


def lost_to(
    theirs: Runner,
    ours: Runner,
    feeds: Arrays,
    blocks: tuple[Sequence[float], Sequence[float]],
    budget_s: float,
) -> str:
    """The pattern in which ours is slower beyond the noise, with the ratio; empty if none.

    `blocks` are seconds a call of neighbouring blocks of calls in a row, theirs and ours. Single
    calls, each after a pause, are measured here: the pattern in which ours is worse decides.
    """
    lost = _lost(*blocks, "called in a row")
    if lost:
        return lost
    single = _time_single_calls({"theirs": theirs, "ours": ours}, feeds, budget_s)
    return _lost(single["theirs"], single["ours"], f"called every {1e3 * PAUSE_S:.0f} ms")


def _lost(theirs_s: Sequence[float], ours_s: Sequence[float], pattern: str) -> str:
    low, middle, high = ratio_interval(theirs_s, ours_s)
    return f"{middle:.2f}x [{low:.2f}, {high:.2f}] {pattern}" if high < 1.0 else ""


def _time_single_calls(
    runners: Mapping[str, Runner], feeds: Arrays, budget_s: float
) -> dict[str, list[float]]:
    """Seconds of calls that take turns, each after a pause."""
    seconds: dict[str, list[float]] = {name: [] for name in runners}
    deadline, turn = time.monotonic() + max(budget_s, MIN_S), 0
    while turn < MIN_CALLS or time.monotonic() < deadline:
        for name in sorted(runners, reverse=bool(turn % 2)):
            time.sleep(PAUSE_S)
            start = time.perf_counter()
            runners[name].run(feeds)
            seconds[name].append(time.perf_counter() - start)
        turn += 1
    return seconds
