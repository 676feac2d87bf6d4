"""Whether a process of somebody else is still there."""

import time
from pathlib import Path

PATIENCE_S = 10.0


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"  # nobody has to wait for a dead orphan here


def await_end(process: int) -> None:
    """As long as patience lasts."""
    deadline = time.monotonic() + PATIENCE_S
    while is_alive(process) and time.monotonic() < deadline:
        time.sleep(0.02)
