"""Errors of the program's own signal handlers, which end whatever they interrupt."""

from __future__ import annotations

import signal
from traceback import walk_tb


def raise_of_handler(error: Exception) -> None:
    """Raise an error again that a signal handler raised, such as the TimeoutError of an alarm.

    It interrupts what runs at that moment, and is the caller's as a KeyboardInterrupt would be. For
    any other error this returns.
    """
    handlers = {getattr(signal.getsignal(one), "__code__", None) for one in signal.valid_signals()}
    if any(frame.f_code in handlers for frame, _ in walk_tb(error.__traceback__)):
        raise error
