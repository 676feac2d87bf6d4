"""The number of threads that a model runs on: checked, and never more than there are cores."""

from __future__ import annotations

import operator
import warnings
from typing import SupportsIndex

from tuner.errors import ErrorCode, OptionError, OptionTypeError


def require_count(threads: int, name: str = "threads") -> int:
    """A number of threads that was given. Raises OptionError for what is none."""
    hint = f"give {name}=1 or more{'' if name == 'runs' else ', or leave it out for all cores'}"
    if isinstance(threads, bool) or not isinstance(threads, SupportsIndex):
        raise OptionTypeError(f"{name}={threads!r}: an integer is needed", hint, ErrorCode.OPTION)
    if operator.index(threads) < 1:
        raise OptionError(f"{name}={threads}: at least 1 is needed", hint, ErrorCode.OPTION)
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
