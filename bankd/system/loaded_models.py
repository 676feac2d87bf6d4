"""Offline models that a running process has loaded, as Linux lists its mappings (proc(5), maps)."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from bankd.errors import BankdError, ErrorCode

SUFFIX = ".om"
DELETED = " (deleted)"
"""Linux writes it behind the name of a file that is removed, or that another one replaced."""
PROCESSES = Path("/proc")

_LINE = re.compile(r"\S+ \S+ \S+ \S+ [0-9]+ +(/.*)")
_ESCAPED = re.compile(r"\\([0-7]{3})")


@dataclass(frozen=True)
class LoadedFile:
    """An offline model that a process has mapped."""

    path: Path
    """The path that it had when it was loaded."""
    readable: Path | None
    """A path by which its content can be read; None where the process holds no descriptor of a
    file that was replaced or removed."""
    change: Literal["", "replaced", "removed"] = ""
    """The change of the path since the file was loaded: another file is there, or none."""


def loaded_files(process: int, processes: Path = PROCESSES) -> list[LoadedFile]:
    """The offline models (.om) of a process of the same user, by path.

    Raises BankdError where there is no such process, where it is of another user, and on systems
    that do not list mappings.
    """
    folder = processes / str(process)
    if not processes.is_dir():
        raise BankdError(
            "this system does not list what processes have mapped",
            "give the offline model (.om) itself",
            ErrorCode.COMMAND,
        )
    try:
        owner = folder.stat().st_uid
        if owner != os.geteuid():
            raise _foreign(process)
        lines = (folder / "maps").read_text(encoding="utf-8", errors="surrogateescape")
    except PermissionError:
        raise _foreign(process) from None
    except (FileNotFoundError, ProcessLookupError):
        raise BankdError(
            f"there is no process {process}",
            "see `ps` for the numbers of processes",
            ErrorCode.ARGUMENT,
        ) from None
    names = {found[1] for line in lines.splitlines() if (found := _LINE.fullmatch(line))}
    known = sorted(name for name in names if name.removesuffix(DELETED).endswith(SUFFIX))
    return [_loaded(name, folder) for name in known]


def _foreign(process: int) -> BankdError:
    return BankdError(
        f"process {process} is another user's: what it has loaded is not shown",
        "run the command as that user",
        ErrorCode.ARGUMENT,
    )


def _loaded(name: str, folder: Path) -> LoadedFile:
    path = Path(_unescaped(name.removesuffix(DELETED)))
    if not name.endswith(DELETED):
        return LoadedFile(path, path)
    readable = _descriptor_of(f"{path}{DELETED}", folder / "fd")
    is_there = os.access(path, os.F_OK)  # no error where a folder of the path may not be read
    return LoadedFile(path, readable, "replaced" if is_there else "removed")


def _unescaped(name: str) -> str:
    return _ESCAPED.sub(lambda found: chr(int(found[1], 8)), name)


def _descriptor_of(link: str, folder: Path) -> Path | None:
    """The first descriptor of the process that is of this file."""
    try:
        descriptors = sorted(folder.iterdir())
    except OSError:
        return None
    for descriptor in descriptors:
        try:
            if str(descriptor.readlink()) == link:
                return descriptor
        except OSError:  # It was closed meanwhile.
            continue
    return None
