"""One measurer per device of the machine: locks that the kernel frees when their holder ends.

Each NUMA node has one. Who measures on a node holds it alone; who measures on a set of cores that
the settings name shares it with others of the kind, and holds each of these cores alone.

All users lock one file of a folder that all of them may write to, such as /tmp. Nothing is written
into the file, so its owner does not matter: a process that may read it can lock it (flock(2)), and
the kernel knows which process does.
"""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bankd.errors import BankdError, ErrorCode
from bankd.escape import visible
from bankd.system.devices import Device, nodes_here
from bankd.system.processes import PROC, process_text, user_text

RUN_LOCK = Path("/run/lock")
TEMPORARY = Path("/tmp")
"""And never TMPDIR, which differs between users."""
LOCK_MODE = 0o644
LOCK_OPEN_TRIES = 5
"""Others may make or remove the file while we open it."""
LOCK_RETRY_S = 0.01
PASSING = (errno.EEXIST, errno.EACCES, errno.ESTALE)
"""Another process made the file, has yet to open it to all, or removed it: look once more."""

_ours: set[int] = set()
"""Descriptors of lock files. A forked child must not keep the device of a parent that died."""


class DeviceBusy(BankdError):  # noqa: N818
    """Another process measures on this device."""

    usual_code = ErrorCode.DEVICE


def lock_folder(env: Mapping[str, str]) -> Path:
    """The folder of the lock that all measurers of this machine share, of any user.

    The folder that TUNEBANK_LOCK_PATH names; else /run/lock where everybody may write to it; else
    /tmp. Raises BankdError for a relative path, which is another folder for everyone.
    """
    if named := env.get("TUNEBANK_LOCK_PATH"):
        if not Path(named).is_absolute():
            raise BankdError(
                f"TUNEBANK_LOCK_PATH is {named!r}, a relative path",
                "name an absolute folder that all users who measure on this machine may write to",
                ErrorCode.DIRECTORY,
            )
        return Path(named)
    return RUN_LOCK if is_open_to_all(RUN_LOCK) else TEMPORARY


def is_open_to_all(folder: Path) -> bool:
    """Return True if every user may make files there, and remove only their own."""
    try:
        mode = folder.stat().st_mode
    except OSError:
        return False
    return stat.S_ISDIR(mode) and mode & stat.S_ISVTX != 0 and mode & stat.S_IWOTH != 0


@contextmanager
def holding_device(folder: Path, device: Device | None = None) -> Iterator[None]:
    """Hold a device for as long as the block runs; never waits for it.

    None: the NUMA nodes of the cores that this thread may use, which are those of a device that it
    is pinned to. Raises DeviceBusy, which tells who holds it, and BankdError where it cannot be
    locked.
    """
    is_part = device is not None and device.is_part
    cores = device.cores if device is not None and is_part else ()
    kind = fcntl.LOCK_SH if is_part else fcntl.LOCK_EX
    locks = [(str(node), f"device {node}", kind) for node in own_nodes(device)]
    locks += [(f"core-{core}", f"core {core}", fcntl.LOCK_EX) for core in sorted(cores)]
    with ExitStack() as held:
        for name, what, kind in locks:
            path = folder / f"tunebank-device-{name}.lock"
            held.callback(_close, _locked(path, what, kind))
        yield


def own_nodes(device: Device | None = None) -> tuple[int, ...]:
    """NUMA nodes of a device; None: of the cores that this thread may use."""
    nodes = nodes_here()
    return tuple(n for n, cores in nodes.items() if device is None or cores & device.cores)


def _locked(path: Path, what: str, kind: int) -> int:
    """A descriptor of the file that lies at `path` now, locked."""
    last = OSError()
    for _ in range(LOCK_OPEN_TRIES):
        try:
            return _locked_once(path, what, kind)
        except OSError as error:
            last = error
            if error.errno not in PASSING:
                break
            time.sleep(LOCK_RETRY_S)
    raise _unusable(path, last) from last


def _locked_once(path: Path, what: str, kind: int) -> int:
    descriptor = opened_for_lock(path)
    _ours.add(descriptor)
    try:
        _require_plain(descriptor)
        is_ours = try_lock(descriptor, kind)
        _require_still_there(path, descriptor)
        _require_ours(is_ours, what, descriptor)
    except BaseException:
        _close(descriptor)
        raise
    return descriptor


def opened_for_lock(path: Path) -> int:
    """Open it for reading: often all that another user's file allows (fs.protected_regular).

    Neither a link in its place is followed, nor does a pipe there make us wait for its other end.
    A file that is made now can be read by everybody, also under a strict umask.
    """
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    try:
        return os.open(path, flags)
    except FileNotFoundError:
        descriptor = os.open(path, flags | os.O_CREAT | os.O_EXCL, LOCK_MODE)
        os.fchmod(descriptor, LOCK_MODE)
        return descriptor


def _require_plain(descriptor: int) -> None:
    """A file by no other name; if it is our own, everybody can read it from now on."""
    found = os.fstat(descriptor)
    if not stat.S_ISREG(found.st_mode) or found.st_nlink > 1:
        raise OSError(errno.EINVAL, "it is not a regular file with one name")
    if found.st_uid == os.geteuid() and found.st_mode & LOCK_MODE != LOCK_MODE:
        os.fchmod(descriptor, LOCK_MODE)  # made by us under a strict umask


def try_lock(descriptor: int, kind: int = fcntl.LOCK_EX) -> bool:
    """Lock a file, for us alone unless `kind` says LOCK_SH; False where another process prevents
    it. Raises OSError."""
    try:
        fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _require_still_there(path: Path, descriptor: int) -> None:
    """Raise OSError if the file lost its name: the lock of a removed file excludes no process."""
    try:
        is_there = os.path.samestat(os.fstat(descriptor), path.lstat())
    except FileNotFoundError:
        is_there = False
    if not is_there:
        raise OSError(errno.ESTALE, "it is removed repeatedly")


def _require_ours(is_ours: bool, what: str, descriptor: int) -> None:
    if not is_ours:
        number = lock_holder(descriptor)
        holder = "held by another process" if number is None else process_text(number)
        raise DeviceBusy(
            f"{what} is busy: {holder}",
            "two measurements at a time would disturb each other: wait for it to end",
            ErrorCode.DEVICE,
        )


def lock_holder(descriptor: int, proc: Path = PROC) -> int | None:
    """The process that holds the flock on this open file.

    None if no process does, or it cannot be seen from here (another PID namespace, hidepid).
    """
    try:
        lines = (proc / "locks").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    files = _written_as(descriptor, proc)
    for line in lines:  # 1: FLOCK  ADVISORY  WRITE 25654 fe:00:3507132 0 EOF
        words = line.split()
        if words[1:2] == ["FLOCK"] and words[5] in files and int(words[4]) > 0:
            return int(words[4])
    return None


def _written_as(descriptor: int, proc: Path) -> set[str]:
    """Names of the file in /proc/locks: not every file system tells fstat(2) the same device."""
    found = os.fstat(descriptor)
    devices = {(os.major(found.st_dev), os.minor(found.st_dev)), *_mounted(descriptor, proc)}
    return {f"{major:02x}:{minor:02x}:{found.st_ino}" for major, minor in devices}


def _mounted(descriptor: int, proc: Path) -> Iterator[tuple[int, int]]:
    """The device of the mount that the file was opened in, which on btrfs is another one."""
    try:
        about = (proc / f"self/fdinfo/{descriptor}").read_text(encoding="utf-8").split()
        mounts = (proc / "self/mountinfo").read_text(errors="replace").splitlines()
    except OSError:  # as after setuid(2)
        return
    number = about[about.index("mnt_id:") + 1]
    for line in mounts:
        mount, _, device, *_ = line.split(" ", 3)
        if mount == number:
            major, minor = device.split(":")
            yield int(major), int(minor)


def _unusable(path: Path, error: OSError) -> BankdError:
    why = "it is a link" if error.errno == errno.ELOOP else error.strerror
    try:
        whose = f" (it belongs to user {user_text(path.lstat().st_uid)})"
    except OSError:
        whose = ""
    return BankdError(
        f"the lock file {visible(str(path))} cannot be opened: {why}{whose}",
        "have it removed, or set TUNEBANK_LOCK_PATH to another folder for all users",
        ErrorCode.FILE,
    )


def _close(descriptor: int) -> None:
    if descriptor in _ours:  # not so in a forked child, where it may be another file by now
        _ours.discard(descriptor)
        os.close(descriptor)


def _let_go() -> None:
    while _ours:
        os.close(_ours.pop())


os.register_at_fork(after_in_child=_let_go)
