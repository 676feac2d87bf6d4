"""The banks that a command reads: those that are there, one of them, or the bank of a folder."""

from __future__ import annotations

import os
import shlex
from enum import StrEnum
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from bankd.bank import bank_folder, built_in_folder
from bankd.bank.built_in import BUILT_IN_FLAG, reads_built_in
from bankd.cli.options import NamedPath
from bankd.errors import BankdError, ErrorCode
from bankd.suggestion import did_you_mean


class OneBank(StrEnum):
    """One of the two banks that commands read together."""

    CUSTOM = "custom"
    BUILT_IN = "builtin"


class BankPlace(NamedPath):
    """The folder of a bank, or the word for one of the two that are read: ./custom is a folder."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path, or the `OneBank`. Raises BadParameter for an empty one, or a slip of a word."""
        if value in tuple(OneBank):
            return OneBank(value)
        if not Path(value).exists() and (question := did_you_mean(value, OneBank)):
            self.fail(f"there is no folder {value!r}; {question}", param, ctx)
        return super().convert(value, param, ctx)


class BankFolder(BankPlace):
    """The folder of one bank; custom and builtin are the words for the folders of these."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path. Raises BadParameter as `BankPlace`."""
        place = super().convert(value, param, ctx)
        return folder_of(place) if isinstance(place, OneBank) else place


class ImportSource(BankFolder):
    """The path of what is imported; builtin is the word for the built-in bank."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path. Raises BadParameter for an address, and as `BankFolder`."""
        if "://" in value and not Path(value).exists():
            command = f"bankd pull {shlex.quote(value)}"
            self.fail(f"{value} is an address: `{command}` reads a store", param, ctx)
        return super().convert(value, param, ctx)


def folder_of(place: OneBank) -> Path:
    """The folder of the custom bank, or of the built-in one. Raises BankdError for none."""
    if place is OneBank.CUSTOM:
        return bank_folder(os.environ)
    if (folder := built_in_folder()) is None:
        raise BankdError(no_built_in(), "name the folder of a bank", ErrorCode.COMPONENT)
    return folder


def no_built_in() -> str:
    """The reason why there is no built-in bank to read."""
    if reads_built_in(os.environ):
        return "this version has no built-in bank"
    return f"the built-in bank is not read: {BUILT_IN_FLAG} is False"


def named_state(name: str) -> str:
    """The name of a state with the folder of the bank in the place of custom or builtin.

    "builtin" -> "/opt/tunebank/.../builtin"; a file or folder of this name comes first.
    """
    place, at, revision = name.partition("@")
    if place not in tuple(OneBank) or Path(name).exists() or Path(place).exists():
        return name
    return f"{folder_of(OneBank(place))}{at}{revision}"


def _complete(context: click.Context, option: click.Parameter, typed: str) -> list[CompletionItem]:
    del context, option
    words = [CompletionItem(one) for one in OneBank if one.startswith(typed)]
    return [CompletionItem(typed, type="dir"), *words]  # Bash forgets the words before it.


one_bank_option = click.option(
    "--bank",
    "folder",
    type=BankFolder(path_type=Path),
    metavar="PATH",
    shell_complete=_complete,
    help="Folder of the bank (default: as AOE's variables say); or custom, or builtin for the one"
    " that comes with this version (./custom is a folder).",
)
"""`--bank` of commands that read one bank."""

read_bank_option = click.option(
    "--bank",
    "folder",
    type=BankPlace(path_type=Path),
    metavar="PATH",
    shell_complete=_complete,
    help="Folder of the bank (default: as AOE's variables say); or custom, or builtin: of the two"
    " banks that are read, only this one (./custom is a folder).",
)
"""`--bank` of commands that read the custom bank and the built-in one."""
