"""Folders of a bank: made with narrow permissions, and distinguished by their file system."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

FOLDER_MODE = 0o750
FILE_MODE = 0o640

NETWORK_FILE_SYSTEMS = frozenset({
    "9p", "afs", "beegfs", "ceph", "cifs", "gpfs", "lustre", "ncpfs", "nfs", "nfs4", "smb3",
    "smbfs", "virtiofs",
})  # fmt: skip
"""Shared between machines, which SQLite's write-ahead log is not made for (it needs shared
memory: https://www.sqlite.org/wal.html). Everything on FUSE counts as such, too."""


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents, all 0750 (less where the umask says so)."""
    missing = [f for f in (folder, *folder.parents) if not f.exists()]
    for each in reversed(missing):
        each.mkdir(mode=FOLDER_MODE, exist_ok=True)
    if not folder.is_dir():
        raise NotADirectoryError(20, "a file of that name is in the way", str(folder))


def synchronise(folder: Path) -> None:
    """Have the disk keep the names in a folder as they are now. Raises OSError."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def make_file(path: Path) -> None:
    """Make an empty file 0640, and its folder, unless it is there. Raises OSError.

    An existing one is left to SQLite (`tables.opening`).
    """
    if not path.exists():
        make_folder(path.parent)
        with contextlib.suppress(FileExistsError):  # Another process was faster.
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))


def network_file_system(path: Path, mounts: Path = Path("/proc/self/mountinfo")) -> str | None:
    """Name of the network file system that holds `path`, None on a local disk.

    Without a mount table (other systems than Linux) every disk passes for local.
    """
    kind = _file_system(path.resolve(), mounts)
    is_network = kind in NETWORK_FILE_SYSTEMS or kind.startswith("fuse.")
    return kind if is_network else None


def _file_system(path: Path, mounts: Path) -> str:
    try:
        lines = mounts.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return ""
    found: list[tuple[int, str]] = []
    for line in lines:
        # 36 35 98:0 /root /mount/point rw,noatime shared:1 - ext4 /dev/root rw
        left, _, right = line.partition(" - ")
        mount_point = Path(_unescaped(left.split(" ")[4]))
        if path.is_relative_to(mount_point):
            found.append((len(mount_point.parts), right.split(" ")[0]))
    # Of two mounts on one point, the later hides the earlier.
    return max(reversed(found), key=lambda each: each[0])[1] if found else ""


def _unescaped(mount_point: str) -> str:
    for code, character in (("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")):
        mount_point = mount_point.replace(code, character)
    return mount_point
