"""Input and output of the checks of `bankd doctor`."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from pathlib import Path

from bankd.bank.location import BANK_FILE, bank_folders
from bankd.bank.store import bank_file

NAMED = "--bank"
"""The name of a folder that no variable leads to, among those that `bank_folders` gives."""


class CheckState(StrEnum):
    """State of a subject, from good to bad.

    A note may explain what surprises, a warning what works, but not as it was meant. After an error
    a command fails here, or its result must not be trusted.
    """

    OK = "ok"
    NOTE = "note"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True)
class CheckFinding:
    """One thing that a check reports: a sentence, and the command (or the step) that fixes it."""

    subject: str
    """Empty until `examine` names the subject of the check."""
    state: CheckState
    what: str
    fix: str = ""


ok = partial(CheckFinding, "", CheckState.OK)
note = partial(CheckFinding, "", CheckState.NOTE)
warning = partial(CheckFinding, "", CheckState.WARNING)
error = partial(CheckFinding, "", CheckState.ERROR)


@dataclass(frozen=True)
class CheckContext:
    """The environment variables and the working folder with which a command would run."""

    env: Mapping[str, str]
    folder: Path
    named: Path | None = None
    """The folder or file of the bank that `--bank` names, whatever the variables say."""

    def bank_folders(self) -> dict[str, Path]:
        """The folder that each variable which is set leads to; the first is the bank's. With
        `--bank` only the one that it names."""
        if self.named is not None:
            return {NAMED: bank_file(self.folder / self.named).parent}
        return {name: self.folder / path for name, path in bank_folders(self.env).items()}

    def bank_folder(self) -> Path | None:
        """The folder of the custom bank, which need not exist; None where nothing names one."""
        return next(iter(self.bank_folders().values()), None)

    def bank_file(self) -> Path | None:
        """The file of the custom bank; None where there is none yet, or it may not be seen."""
        folder = self.bank_folder()
        file = folder / BANK_FILE if folder else None
        if self.named is not None:
            file = bank_file(self.folder / self.named)
        return file if file and is_seen(file) else None


def is_seen(path: Path) -> bool:
    """Return whether it exists and no folder on the way hides it (where `exists` would raise)."""
    return os.access(path, os.F_OK)


def quoted(path: Path | str) -> str:
    """A path as a word of a shell command."""
    return shlex.quote(str(path))
