"""Formatting of messages: numbers with nouns, commands for the bank at hand, skipped files."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bankd.cli.tables import prose
from bankd.errors import BankdError, code_text

if TYPE_CHECKING:
    from bankd.bank.cann import Remark, Tell

SHOWN_KEY = 12
"""Characters of a job's key that lists and messages show."""

HEARD = "bankd.cli.heard"
"""Key of click's context under which the warnings of `hear_fault` are noted."""

PROGRAM = "bankd"

_COMMAND = re.compile(r"`bankd (\w+)([^`]*)`")
_BANK_OPTIONS = {
    "merge": "--into",
    **dict.fromkeys(
        (
            "diff",
            "export",
            "import",
            "log",
            "ls",
            "pin",
            "prune",
            "revert",
            "show",
            "tag",
            "unpin",
            "used",
            "verify",
        ),
        "--bank",
    ),
}
"""The option that names the folder of the bank that a command works on."""


_started_as = PROGRAM


def start_as(program: str) -> None:
    """Sets the name of the program that messages begin with: bankd, or aoe where it is started as
    `aoe`."""
    global _started_as  # noqa: PLW0603  A process has one name.
    _started_as = program


def program() -> str:
    """The name that this process was started as."""
    return _started_as


def remark(text: str, folder: Path | str | None = None) -> None:
    """Print a message of the program on standard error, with names in it escaped.

    Its commands act on the bank of this folder, where one was named.
    """
    say(f"{program()}: {aimed(text, folder)}")


def hear_fault(fault: BankdError) -> None:
    """Warn of a fault of a file that the command can do without; once for all its values."""
    hint = f"; {fault.hint}" if fault.hint else ""
    text = f"warning: {fault.message}{code_text(fault.code)}{hint}"
    context = click.get_current_context(silent=True)
    heard = context.meta.setdefault(HEARD, set()) if context else set()
    if text not in heard:
        heard.add(text)
        remark(text)


def say(text: str) -> None:
    """A line on standard error, which a narrow terminal gets as several."""
    for line in prose(text):
        click.echo(line, err=True)


def aimed(text: str, folder: Path | str | None) -> str:
    """The text with its commands acting on the bank of this folder, where one was named.

    "undo with `bankd revert r3`" -> "undo with `bankd revert r3 --bank lab`"
    """
    return with_options(text, _BANK_OPTIONS, folder)


def with_options(text: str, options: Mapping[str, str], folder: Path | str | None) -> str:
    """The text with this folder given to each of its commands that has an option for it.

    `options`: by command. Without a folder the text stays as it is.
    """
    if folder is None:
        return text
    place = shlex.quote(str(folder))

    def aim(found: re.Match[str]) -> str:
        command, rest = found.groups()
        option = options.get(command)
        if option is None or option in rest.split():
            return found[0]
        return f"`bankd {command}{rest} {option} {place}`"

    return _COMMAND.sub(aim, text)


@contextmanager
def aiming(folder: Path | str | None) -> Iterator[None]:
    """Hints of errors name commands that act on the bank of this folder, where one was named."""
    try:
        yield
    except BankdError as error:
        error.hint = error.hint and aimed(error.hint, folder)
        raise


MAX_REPORTED = 20
"""Lines; a tree may hold any number of other files."""


@contextmanager
def telling_remarks() -> Iterator[Tell]:
    """Return a function to call for each such file: a line on standard error, their number at the
    end where they are many."""
    reported = 0

    def tell(one: Remark) -> None:
        nonlocal reported
        reported += 1
        if reported <= MAX_REPORTED:
            remark(f"{one.path}: {'skipped: ' if one.is_skipped else ''}{one.what}")

    try:
        yield tell
    finally:
        if reported > MAX_REPORTED:
            remark(f"and {reported - MAX_REPORTED} more such files")
