"""The number of threads that a model runs on: checked, and never more than there are cores."""

from __future__ import annotations

import operator
import warnings
from typing import SupportsIndex

from tuner.errors import OptionError, OptionTypeError


def require_count(threads: int) -> int:
    """A number of threads that was given. Raises OptionError for what is none."""
    if isinstance(threads, bool) or not isinstance(threads, SupportsIndex):
        raise OptionTypeError(f"threads={threads!r}: an integer is needed", None, "EG0003")
    if threads < 1:
        raise OptionError(f"threads={threads}: at least 1 is needed", None, "EG0003")
    return operator.index(threads)


def usable_threads(threads: int | None, cores: int, stacklevel: int) -> int | None:
    """Return a number of threads, or that of the cores where it is more, with a RuntimeWarning.

    More would only wait for each other. `stacklevel` is that of the function that asks.
    """
    if threads is None or require_count(threads) <= cores:
        return threads
    warnings.warn(
        f"threads={threads}: this process may use {cores} cores, so the model runs on {cores}",
        RuntimeWarning,
        stacklevel=stacklevel + 1,
    )
    return cores
