"""Text of a ratio with its bounds, and the mark of one that is noisy. Imports nothing."""

from __future__ import annotations

from collections.abc import Sequence

NOISY = "noisy"
"""Mark behind a figure that is worth measuring again: its rounds disagree, or cores were shared."""

UNSURE = "~"
"""Sign before a speed-up that is within the noise of its times."""


def is_unsure(span: Sequence[float] | None) -> bool:
    """Return True if a speed-up with these bounds may be a loss as well as a gain."""
    return span is not None and span[0] <= 1 <= span[-1] and span[0] < span[-1]


def interval(ratio: Sequence[float], unit: str = "", *, is_noisy: bool = False) -> str:
    """A ratio with its bounds: "1.25 [1.22, 1.28]"; with "x": "1.41x [0.93, 1.86] noisy"."""
    low, median, high = ratio
    return f"{median:.2f}{unit} [{low:.2f}, {high:.2f}]{f' {NOISY}' * is_noisy}"
