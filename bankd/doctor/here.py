"""Where a command would run: the variables of its environment and its working folder."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bankd.bank.location import BANK_FILE, bank_folder
from bankd.config.config import INI_FILE, ini_work_path

BANK_VARIABLES = ("TUNE_BANK_PATH", "ASCEND_CACHE_PATH", "HOME")
"""What may name the folder of the bank, first the one that decides where it is set."""


@dataclass(frozen=True)
class Here:
    """What a command that is run here would find."""

    env: Mapping[str, str]
    folder: Path
    """The working folder."""

    def bank_folders(self) -> dict[str, Path]:
        """The folder that each variable which is set leads to; the first is the bank's.

        Relative ones are taken from the working folder, as a command would.
        """
        places = {name: self.env[name] for name in BANK_VARIABLES if self.env.get(name)}
        return {name: self.folder / _folder_of(name, value) for name, value in places.items()}

    def bank_folder(self) -> Path | None:
        """The folder of the custom bank, which need not exist; None where nothing names one."""
        return next(iter(self.bank_folders().values()), None)

    def bank_file(self) -> Path | None:
        """The file of the custom bank; None where there is none yet, or none that we may see."""
        folder = self.bank_folder()
        path = folder / BANK_FILE if folder else None
        return path if path and is_seen(path) else None

    def work_path(self) -> Path:
        """The folder that holds `aoe_workspace`. Raises BankdError for a wrong `aoe.ini`."""
        return (self.folder / ini_work_path(self.folder / INI_FILE)).resolve()


def is_seen(path: Path) -> bool:
    """Whether it exists, and no folder on the way to it hides it (where `exists` would raise)."""
    return os.access(path, os.F_OK)


def _folder_of(variable: str, value: str) -> Path:
    # What TUNE_BANK_PATH names must exist for a command; to be looked at, it need not.
    return Path(value) if variable == "TUNE_BANK_PATH" else bank_folder({variable: value})
