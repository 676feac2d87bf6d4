"""Whether a process of somebody else is still there, and what a child of ours has said."""

import os
import time
from pathlib import Path

from tuner.measure.measuring_process import ChildProcess

PATIENCE_S = 60.0
"""For what happens at once on a machine that has nothing else to do."""


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"  # nobody has to wait for a dead orphan here


def await_word(child: ChildProcess, word: str) -> None:
    """Until the child has said so on its standard error."""
    deadline = time.monotonic() + PATIENCE_S
    while word not in _said(child):
        assert time.monotonic() < deadline, f"it did not say {word!r} in time"
        time.sleep(0.01)


def _said(child: ChildProcess) -> str:
    log = child._log
    return "" if log is None else os.pread(log.fileno(), 1 << 16, 0).decode()


def await_end(process: int) -> None:
    """As long as patience lasts."""
    deadline = time.monotonic() + PATIENCE_S
    while is_alive(process) and time.monotonic() < deadline:
        time.sleep(0.02)
