"""The child's end of the pipes: shuts itself in, and answers requests until there are none."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from tuner.confinement import Confinement, confine

Answer = Callable[[dict[str, Any]], dict[str, Any]]

LOG_BYTES = 16 << 20
"""Maximum that a child may write on standard error, a file on its parent's disk. So none of our
children is confined to no file at all; this is also the most that any of its files may have."""
OPEN_FILES = 256


def serve(answer: Answer, confinement: Confinement) -> None:
    """Answer each JSON line of standard input with one on standard output, until they end.

    The confinement holds from before the first request. A parent that goes away ends us.
    """
    for missing in confine(confinement):
        print(f"not confined: {missing}", file=sys.stderr)
    # meant for the parent, which ends us in its own time: a death of ours would count as a crash
    for meant_for_all in (signal.SIGINT, signal.SIGTERM):
        signal.signal(meant_for_all, signal.SIG_IGN)
    # whatever else writes to standard output must not get into the answers
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=answers, flush=True)
