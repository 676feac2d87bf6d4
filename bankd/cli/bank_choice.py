"""The banks that a command reads: those that are there, one of them, or the bank of a folder."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from bankd.cli.options import NamedPath


class OneBank(StrEnum):
    """One of the two banks that commands read together."""

    CUSTOM = "custom"
    BUILT_IN = "builtin"


class BankPlace(NamedPath):
    """The folder of a bank, or the word for one of the two that are read: ./custom is a folder."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path, or the `OneBank`. Raises BadParameter for an empty one."""
        if value in tuple(OneBank):
            return OneBank(value)
        return super().convert(value, param, ctx)


def _complete(context: click.Context, option: click.Parameter, typed: str) -> list[CompletionItem]:
    del context, option
    words = [CompletionItem(one) for one in OneBank if one.startswith(typed)]
    return [CompletionItem(typed, type="dir"), *words]  # Bash forgets the words before it.


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
