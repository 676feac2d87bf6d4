"""Lines of the log around the tuning of a running program's model, worded as AOE's."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

from tuner.sessions.bank import Progress

BEGINNING = ("in tune mode, training graph handled by tools.", "Aoe tuning graph.")
"""Lines that a process logs once, where its first model is tuned."""

_log = logging.getLogger("tuner.sessions")
_begun = count()


@contextmanager
def tuning_lines(name: str, misses: int) -> Iterator[Progress]:
    """Log where the tuning of a model begins and ends; the last line of its progress is its result.

    Yields what takes the lines of progress. Where tuning fails, its caller logs why.
    """
    if next(_begun) == 0:
        for line in BEGINNING:
            _log.info("%s", line)
    _log.info("%s: tuning, %d misses", name, misses)
    start_s, lines = time.monotonic(), [""]
    yield lines.append
    _log.info("%s process finished. %s", name, lines[-1].partition(": ")[2])
    _log.info("[Aoe]Aoe process finished,cost time %ds.", round(time.monotonic() - start_s))
