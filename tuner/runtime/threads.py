"""The numbers of threads and streams of a model: checked, and never more than there are cores."""

from __future__ import annotations

import operator
import warnings
from typing import SupportsIndex

from tuner.errors import ErrorCode, OptionError, OptionTypeError


def require_count(threads: int, name: str = "threads") -> int:
    """A number of threads that was given. Raises OptionError for what is none."""
    rest = "" if name in ("runs", "streams") else ", or leave it out for all cores"
    hint = f"give {name}=1 or more{rest}"
    if isinstance(threads, bool) or not isinstance(threads, SupportsIndex):
        raise OptionTypeError(f"{name}={threads!r}: an integer is needed", hint, ErrorCode.OPTION)
    if operator.index(threads) < 1:
        raise OptionError(f"{name}={threads}: at least 1 is needed", hint, ErrorCode.OPTION)
    return operator.index(threads)


def usable_threads(threads: int | None, cores: int, stacklevel: int) -> int | None:
    """Return a number of threads, or that of the cores where it is more, with a RuntimeWarning.

    More would only wait for each other. `stacklevel` is that of the function that asks.
    """
    return _at_most(threads, cores, "threads", "the model runs on", stacklevel + 1)


def usable_streams(streams: int | None, cores: int, stacklevel: int) -> int | None:
    """Return a number of streams, or that of the cores where it is more, with a RuntimeWarning."""
    return _at_most(streams, cores, "streams", "calls at a time are", stacklevel + 1)


def _at_most(given: int | None, cores: int, name: str, what: str, stacklevel: int) -> int | None:
    if given is None or require_count(given, name) <= cores:
        return given
    warnings.warn(
        f"{name}={given}: this process may use {cores} core{'s' * (cores != 1)}, so {what} {cores}",
        RuntimeWarning,
        stacklevel=stacklevel + 1,
    )
    return cores
