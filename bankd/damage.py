"""Damaged rows that are left out of an answer: each reported once in the life of a process."""

from __future__ import annotations

import logging
import shlex
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from bankd.escape import visible

Tell = Callable[[str], object]


_listeners: list[Tell] = [logging.getLogger("bankd").warning]


def hear_damage(tell: Tell) -> None:
    """Report damage by this function from now on, instead of in Python's log."""
    _listeners[:] = [tell]


@lru_cache(maxsize=1024)
def tell_damage(path: Path, what: str) -> None:
    """Tell that a row of a bank is not used, and how to see what else is damaged."""
    command = f"`bankd doctor --deep --bank {shlex.quote(str(path.parent))}`"
    for tell in _listeners:
        # What is damaged may hold any bytes: a terminal, and a log, take text that is well formed.
        tell(visible(f"{path} is damaged: {what}; it is not used: see {command}"))
