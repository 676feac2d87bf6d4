"""The socket file of a daemon: made for its user alone, put where a dead one lies, and removed."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bankd.bank.folders import make_folder
from bankd.control.place import addressed
from bankd.errors import BankdError

SOCKET_MODE = 0o600
FOLDER_MODE = 0o700
BACKLOG = 16


@contextmanager
def bound(path: Path) -> Iterator[socket.socket]:
    """A socket that listens there while the block runs, and does not block.

    Raises BankdError (EG0010) where it cannot be made, or where another daemon listens already.
    """
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    with listener:
        with _explained(path):
            _make_folder(path.parent)
            _bind(listener, path)
            made = path.lstat()
            listener.listen(BACKLOG)
        listener.setblocking(False)
        try:
            yield listener
        finally:
            _remove(path, made)


def _make_folder(folder: Path) -> None:
    make_folder(folder)
    folder.chmod(FOLDER_MODE)


def _bind(listener: socket.socket, path: Path) -> None:
    # Linux makes the file with the mode of the socket: it is never open to others, not even
    # between two calls, and the umask of other threads is left alone.
    os.fchmod(listener.fileno(), SOCKET_MODE)
    with addressed(path) as address:
        try:
            listener.bind(address)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            _require_stale(path, address)
            path.unlink()
            listener.bind(address)


def _require_stale(path: Path, address: str) -> None:
    """A daemon that was killed leaves its file; process ids come again."""
    if not stat.S_ISSOCK(path.lstat().st_mode):
        raise _in_the_way(f"{path} is in the way, and is no socket", "move it away")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.setblocking(False)
        with contextlib.suppress(ConnectionRefusedError):
            probe.connect(address)
            hint = "give each daemon a workspace of its own with --work_dir"
            raise _in_the_way(f"another daemon listens on {path}", hint)


def _remove(path: Path, made: os.stat_result) -> None:
    """Ours only: whatever else lies there by now belongs to somebody."""
    with contextlib.suppress(OSError):
        if os.path.samestat(path.lstat(), made):
            path.unlink()


def _in_the_way(what: str, hint: str) -> BankdError:
    return BankdError(what, hint, "EG0010")


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        hint = "give a folder of a local disk that is yours with --work_dir"
        what = f"the control socket {path} cannot be made: {error.strerror or error}"
        raise BankdError(what, hint, "EG0010") from error
