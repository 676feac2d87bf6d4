"""A listing of all in a workspace that may be ours to remove, as frozen values.

Folders are entered by descriptor: no link is followed, and no file opened. What has another name
or kind than the programs give it is not listed. Beside the workspace, where reports are written,
that is what was to be one.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from bankd.config.workspace import EARLIER_REJECTED, REJECTED

GONE = ".gone-"
"""Names of folders that are just being removed begin so."""
MAX_DEPTH = 64
"""Maximum number of nested folders; our own trees have three."""


class EntryKind(StrEnum):
    """The kind of an entry of the workspace."""

    RESULT = "result"
    """MODEL_TIME/, with the offline model."""
    SNAPSHOT = "snapshot"
    """work/JOB12/, the files that a job reads."""
    PROGRESS = "progress"
    """running/JOB.json."""
    SOCKET = "socket"
    """control/PROCESS.sock."""
    LOG = "log"
    """log/JOB12.log, and tracebacks."""
    REASON = "reason"
    """rejected/MODEL.reason.txt, and the files next to it."""
    TEMPORARY = "temporary"
    """A file that was to take the place of another when it was whole."""
    GONE = "gone"
    """Remains of an earlier cleaning that did not finish."""


@dataclass(frozen=True)
class MeasuredSize:
    """A file, or a folder with all below it."""

    identity: tuple[int, int]
    """Device and inode."""
    is_folder: bool
    size_bytes: int
    newest_s: float
    """The latest modification of anything in it, in seconds of the wall clock."""
    has_model: bool = False


@dataclass(frozen=True)
class WorkspaceEntry:
    """Something in the workspace."""

    kind: EntryKind
    parts: tuple[str, ...]
    """The folders below the workspace that lead to it, and its name."""
    measured: MeasuredSize
    about: str = ""
    """Name of the model: of a result as in that of its folder; of a reason its name without
    suffixes; else the key of the job, or the beginning of it."""
    is_owned: bool = False
    """True for a socket whose process is alive."""

    @property
    def name(self) -> str:
        return self.parts[-1]


_REASON = {EntryKind.REASON: r"(?P<about>.+)\.(?:reason\.(?:txt|json)|operators\.json)"}
_NAMES: dict[tuple[str, ...], dict[EntryKind, str]] = {
    (): {EntryKind.RESULT: r"(?P<about>.+)_[0-9]{17}"},
    ("work",): {EntryKind.SNAPSHOT: r"(?P<about>[0-9a-zA-Z]{1,64})"},
    ("running",): {EntryKind.PROGRESS: r"(?P<about>[0-9a-zA-Z]{1,64})\.json"},
    ("control",): {EntryKind.SOCKET: r"(?P<about>[1-9][0-9]{0,8})\.sock"},
    ("log",): {EntryKind.LOG: r"(?P<about>[0-9a-zA-Z]{1,12}|bankd_[0-9]+_[0-9]+)\.log"},
    (REJECTED,): _REASON,
    (EARLIER_REJECTED,): _REASON,
}
"""The kind of an entry, by its folder and the name that the programs give it."""
_BESIDE = ("..",)
_REPORT = {EntryKind.TEMPORARY: r"(?P<about>)\.new-[0-9a-z_]{8}\.tmp"}
_ANYWHERE = {
    EntryKind.TEMPORARY: r"(?P<about>)\.new-.+\.tmp",
    EntryKind.GONE: rf"(?P<about>){GONE}[0-9a-f]+",
}


def listed(workspace: Path) -> tuple[WorkspaceEntry, ...]:
    """All entries; none where there is no workspace. Raises OSError where it cannot be read."""
    try:
        with root(workspace) as descriptor:
            folders = (*_NAMES, _BESIDE)
            return tuple(entry for parts in folders for entry in _listed_in(descriptor, parts))
    except FileNotFoundError:
        return ()


@contextmanager
def root(workspace: Path) -> Iterator[int]:
    """A descriptor of the workspace. Raises OSError."""
    descriptor = os.open(workspace, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


@contextmanager
def opened(folder: int, parts: tuple[str, ...]) -> Iterator[int]:
    """A descriptor of a folder below an open one.

    Raises OSError where a part of the way is a link, no folder, or not there.
    """
    descriptor = os.dup(folder)
    try:
        for part in parts:
            flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
            inner = os.open(part, flags, dir_fd=descriptor)
            os.close(descriptor)
            descriptor = inner
        yield descriptor
    finally:
        os.close(descriptor)


def measured(folder: int, name: str, depth: int = 0) -> MeasuredSize | None:
    """Return the entry of this name in an open folder.

    None where another file system is mounted in it, or where it has more folders in each other
    than we make: that is not ours. Raises OSError.
    """
    found = os.stat(name, dir_fd=folder, follow_symlinks=False)
    if found.st_dev != os.fstat(folder).st_dev or depth > MAX_DEPTH:
        return None
    identity = (found.st_dev, found.st_ino)
    if not stat.S_ISDIR(found.st_mode):
        has_model = stat.S_ISREG(found.st_mode) and name.endswith(".om")
        return MeasuredSize(identity, False, found.st_size, found.st_mtime, has_model)
    with opened(folder, (name,)) as inside:
        inner = [measured(inside, each, depth + 1) for each in _names_in(inside)]
    known = [one for one in inner if one is not None]
    if len(known) < len(inner):
        return None
    return MeasuredSize(
        identity,
        True,
        sum(one.size_bytes for one in known),
        max([found.st_mtime, *(one.newest_s for one in known)]),
        any(one.has_model for one in known),
    )


def _names_in(folder: int) -> list[str]:
    with os.scandir(folder) as found:
        return sorted(each.name for each in found)


def _listed_in(descriptor: int, parts: tuple[str, ...]) -> Iterator[WorkspaceEntry]:
    try:
        with opened(descriptor, parts) as folder:
            for name in _names_in(folder):
                with suppress(OSError):  # It went meanwhile, or is not ours to enter.
                    if entry := _entry(folder, (*parts, name)):
                        yield entry
    except OSError as error:
        if error.errno not in _NO_FOLDER:
            raise


_NO_FOLDER = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP)
"""Not there yet; a link, which may lead anywhere."""


def _entry(folder: int, parts: tuple[str, ...]) -> WorkspaceEntry | None:
    names = _REPORT if parts[:-1] == _BESIDE else {**_NAMES[parts[:-1]], **_ANYWHERE}
    found = ((kind, re.fullmatch(name, parts[-1], re.DOTALL)) for kind, name in names.items())
    kind, match = next(((kind, match) for kind, match in found if match), (None, None))
    if kind is None or match is None or not (seen := measured(folder, parts[-1])):
        return None
    if names is _REPORT and (seen.is_folder or not _is_ours(folder, parts[-1])):
        return None
    if seen.is_folder != (kind in _FOLDERS) and kind not in _ANYWHERE:
        return None
    if kind is EntryKind.RESULT:
        with opened(folder, (parts[-1],)) as inside:
            if not set(_names_in(inside)) <= {"tunespace"}:
                return None  # It holds files that are not ours.
    about = match["about"]
    return WorkspaceEntry(kind, parts, seen, about, kind is EntryKind.SOCKET and _lives(int(about)))


_FOLDERS = (EntryKind.RESULT, EntryKind.SNAPSHOT)


def _is_ours(folder: int, name: str) -> bool:
    return os.stat(name, dir_fd=folder, follow_symlinks=False).st_uid == os.geteuid()


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True  # Another user's, or nothing that can be asked.
    return True
