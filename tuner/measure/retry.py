"""Retries of requests that another process cut short: the candidate was not at fault.

A child that the kernel kills for want of memory looks the same, so there is a bound.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tuner.measure.child_process import ChildDiedError

TRIES = 3
"""Number of children ended from outside after which the request is to blame."""

Answer = TypeVar("Answer")


def with_retries(ask: Callable[[], Answer]) -> Answer:
    """Ask, and again where a child was ended from outside. Raises ChildDiedError after `TRIES`.

    The next request starts another child by itself.
    """
    for _ in range(TRIES):
        try:
            return ask()
        except ChildDiedError as death:
            if not death.is_from_outside:
                raise
            last = death
    note = f"{last.note}, {TRIES} times: by another process, or for lack of memory"
    raise ChildDiedError(last.outcome, note) from last
