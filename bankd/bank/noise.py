"""Times that say little: measured beside other processes, or with intervals that are too wide."""

from __future__ import annotations

from bankd.bank.record import Decision, Observation, TimingSummary

MAX_WIDTH = 0.5
"""Maximum of (high - low) / low of a median's interval. A clock that changes its speed moves the
medians of a calm session by less; beside busy processes one of the two is mostly wider."""
SHARED_CORES = "other processes used the cores"
"""Text in the note of an observation that was made next to busy processes."""

WIDE = f"""
    (timing_high_us > timing_low_us * {1 + MAX_WIDTH}
     OR baseline_high_us > baseline_low_us * {1 + MAX_WIDTH})
"""
"""SQL: whether the columns of a decision or an observation hold such an interval."""


def is_noisy(entry: Decision | Observation) -> bool:
    """Return True if the times of an entry say too little to decide by them."""
    was_shared = isinstance(entry, Observation) and SHARED_CORES in entry.note
    return was_shared or any(map(_is_wide, (entry.timing, entry.baseline)))


def _is_wide(timing: TimingSummary | None) -> bool:
    return timing is not None and timing.high_us > timing.low_us * (1 + MAX_WIDTH)
