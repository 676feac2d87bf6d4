"""Input and output of the checks of `bankd doctor`."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from bankd.bank.location import BANK_FILE, bank_folders
from bankd.config.config import INI_FILE, ini_work_path

KIB, MIB, GIB = 1 << 10, 1 << 20, 1 << 30


class CheckState(StrEnum):
    """State of a subject, from good to bad."""

    OK = "ok"
    NOTE = "note"
    """Nothing is wrong, but it may explain what surprises."""
    WARNING = "warning"
    """It works, but not as it was meant, or not for long."""
    ERROR = "error"
    """A command will fail here, or its result must not be trusted."""


@dataclass(frozen=True)
class CheckFinding:
    """One thing that a check reports."""

    subject: str
    """Empty until `examine` names the subject of the check."""
    state: CheckState
    what: str
    """A sentence without a full stop."""
    fix: str = ""
    """The command (or the step) that fixes it; empty where nothing is to be fixed."""


def ok(what: str) -> CheckFinding:
    return CheckFinding("", CheckState.OK, what)


def note(what: str, fix: str = "") -> CheckFinding:
    return CheckFinding("", CheckState.NOTE, what, fix)


def warning(what: str, fix: str) -> CheckFinding:
    return CheckFinding("", CheckState.WARNING, what, fix)


def error(what: str, fix: str) -> CheckFinding:
    return CheckFinding("", CheckState.ERROR, what, fix)


@dataclass(frozen=True)
class CheckContext:
    """The environment variables and the working folder with which a command would run."""

    env: Mapping[str, str]
    folder: Path
    """The working folder."""

    def bank_folders(self) -> dict[str, Path]:
        """The folder that each variable which is set leads to; the first is the bank's.

        Relative ones are taken from the working folder, as a command would.
        """
        return {name: self.folder / path for name, path in bank_folders(self.env).items()}

    def bank_folder(self) -> Path | None:
        """The folder of the custom bank, which need not exist; None where nothing names one."""
        return next(iter(self.bank_folders().values()), None)

    def bank_file(self) -> Path | None:
        """The file of the custom bank; None where there is none yet, or it may not be seen."""
        folder = self.bank_folder()
        path = folder / BANK_FILE if folder else None
        return path if path and is_seen(path) else None

    def work_path(self) -> Path:
        """The folder that holds `aoe_workspace`. Raises BankdError for a wrong `aoe.ini`."""
        return (self.folder / ini_work_path(self.folder / INI_FILE)).resolve()


def is_seen(path: Path) -> bool:
    """Return whether it exists and no folder on the way hides it (where `exists` would raise)."""
    return os.access(path, os.F_OK)


def quoted(path: Path | str) -> str:
    """A path as a word of a shell command."""
    return shlex.quote(str(path))


def size_text(size_bytes: int) -> str:
    """A size in the unit that fits: "37.2 MiB"."""
    for unit, name in ((GIB, "GiB"), (MIB, "MiB"), (KIB, "KiB")):
        if size_bytes >= unit:
            return f"{size_bytes / unit:,.1f}".removesuffix(".0") + f" {name}"
    return f"{size_bytes} bytes"
