"""The log of the tuner in unmodified programs: on standard error, apart from the program's log."""

from __future__ import annotations

import logging
import os
import sys


class LogHandler(logging.Handler):
    """Records as lines on today's standard error: warnings are marked, the others are as AOE's."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record; a program may have closed its standard error."""
        mark = f"tunebank: {record.levelname.lower()}: " if record.levelno > logging.INFO else ""
        try:
            sys.stderr.write(f"{mark}{record.getMessage()}\n")
        except (AttributeError, OSError, ValueError):
            return


def show_log() -> None:
    """Show what the tuner does, once a process: all of it where AOE_MODE asks for tuning."""
    log = logging.getLogger("tuner")
    if any(isinstance(one, LogHandler) for one in log.handlers):
        return
    log.addHandler(LogHandler())
    log.setLevel(logging.INFO if os.environ.get("AOE_MODE") else logging.WARNING)
    log.propagate = False  # the program's own log holds what it holds without us
