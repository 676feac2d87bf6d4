"""One measurer per device: a lock that the kernel frees when its holder ends, however it ends."""

from __future__ import annotations

import fcntl
import os
import stat
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bankd.bank.folders import FILE_MODE
from bankd.clock import now_text
from bankd.errors import BankdError


class DeviceBusy(BankdError):  # noqa: N818
    """Another process measures on this device."""


def lock_folder(env: Mapping[str, str]) -> Path:
    """This user's folder of run-time files, outside of any workspace: all must meet there."""
    if env.get("XDG_RUNTIME_DIR"):
        return Path(env["XDG_RUNTIME_DIR"])
    folder = Path(tempfile.gettempdir()) / f"tunebank-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():
        raise BankdError(
            f"{folder} belongs to someone else, so the device cannot be locked",
            "set XDG_RUNTIME_DIR to a folder of your own",
            "EG0010",
        )
    return folder


@contextmanager
def holding_device(folder: Path, device: int = 0) -> Iterator[None]:
    """Hold the device for as long as the block runs. Raises DeviceBusy if another one does."""
    path = folder / f"tunebank-device-{device}.lock"
    descriptor = _open(path)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise DeviceBusy(
                f"device {device} is busy: {_holder(path)}",
                "two measurements at a time would disturb each other: wait for it to end",
                "EG0013",
            ) from error
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"process {os.getpid()} since {now_text()}".encode(), 0)
        yield
    finally:
        os.close(descriptor)


def _open(path: Path) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, FILE_MODE)
    except OSError as error:
        raise BankdError(
            f"the lock file {path} cannot be opened: {error.strerror}",
            "set XDG_RUNTIME_DIR to a folder that you may write to",
            "EG0011",
        ) from error


def _holder(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace") or "held by another process"
