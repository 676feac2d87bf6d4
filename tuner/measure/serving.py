"""The child's end of the pipes: answers requests until there are none, and dies with its parent."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from typing import Any

Answer = Callable[[dict[str, Any]], dict[str, Any]]


def serve(answer: Answer, memory_bytes: int) -> None:
    """Answer each JSON line of standard input with one on standard output, until they end.

    `memory_bytes` bounds the address space. A parent that goes away closes the pipe.
    """
    _die_with_the_parent()
    # meant for the parent, which ends us in its own time: a death of ours would count as a crash
    for meant_for_all in (signal.SIGINT, signal.SIGTERM):
        signal.signal(meant_for_all, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with contextlib.suppress(ValueError):  # a lower limit that the user set stays in force
        resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))
    # whatever else writes to standard output must not get into the answers
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=answers, flush=True)


def _die_with_the_parent() -> None:
    """Linux kills us with it, even while a candidate hangs that no closed pipe can reach."""
    pr_set_pdeathsig = 1
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)
