"""The path of a daemon's control socket, and a short address for a path that is too long.

aoe_workspace/
  control/PROCESS.sock
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bankd.config.workspace import Workspace
from bankd.jobs import daemons

MAX_ADDRESS_BYTES = 107
"""`sun_path` has 108, and ends with a zero (unix(7))."""


def socket_file(workspace: Path, process: int) -> Path:
    """Return the socket of the daemon with this process id."""
    return workspace / "control" / f"{process}.sock"


def find_daemons(workspace: Path) -> tuple[Path, ...]:
    """The sockets of the daemons that serve this workspace: several may share one job list.

    Raises BankdError for a job list that cannot be read.
    """
    seen = daemons(Workspace(workspace).job_list)
    return tuple(
        socket_file(workspace, daemon.process)
        for daemon in seen
        if daemon.is_alive and daemon.process is not None
    )


@contextmanager
def addressed(path: Path) -> Iterator[str]:
    """The address of a socket file, for `bind` and `connect` while the block runs.

    A path that is too long goes by way of an open folder. Raises OSError where that is not there.
    """
    if len(os.fsencode(path)) <= MAX_ADDRESS_BYTES:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)
