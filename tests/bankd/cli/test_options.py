"""Numbers and names of options: what is outside of their range is refused by every command."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from bankd.bank import Bank
from bankd.cli.commands import COMMANDS, command_of
from bankd.cli.options import CORE_COUNT
from bankd.errors import ExitCode
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.cli.conftest import Command

HUGE = "9" * 20


def every_command(name: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
    yield name, command
    if isinstance(command, click.Group):
        for below, one in command.commands.items():
            yield from every_command(f"{name} {below}", one)


ALL = [pair for name in COMMANDS for pair in every_command(name, command_of(name))]


def test_a_number_of_cores_has_the_range_of_the_settings_in_every_command() -> None:
    kinds = {
        f"{name} {option.opts[0]}": option.type
        for name, command in ALL
        for option in command.params
        if {"--aicore_num", "--threads"} & {*option.opts}
    }

    assert len(kinds) > 10
    assert [name for name, kind in kinds.items() if kind is not CORE_COUNT] == []


@pytest.mark.parametrize("number", ["0", "-1", "8193", HUGE])
@pytest.mark.parametrize(
    "command",
    ["ls", "show ab", "diff r1 head", "export --output x", "explain ab", "verify", "prune"],
)
def test_what_is_no_number_of_cores_is_refused_by_its_option(
    bankd: Command, command: str, number: str
) -> None:
    ended = bankd(*command.split(), "--aicore_num", number)

    assert ended.code == ExitCode.USAGE
    assert f"'--aicore_num': {number} is not in the range 1<=x<=8192" in ended.err


@pytest.mark.parametrize("command", ["prune --never-hit --older_than", "log --limit"])
def test_a_number_that_no_clock_and_no_bank_can_hold_is_refused(
    bankd: Command, command: str
) -> None:
    ended = bankd(*command.split(), HUGE)

    assert ended.code == ExitCode.USAGE
    assert f"{HUGE} is not in the range" in ended.err


NO_NAMES = {"arguments", "priority"}
"""Arguments that are passed on to a script, and numbers."""


def test_no_command_takes_an_empty_name_for_something_else() -> None:
    arguments = {
        f"{name} {one.name}": one.type
        for name, command in ALL
        for one in command.params
        if isinstance(one, click.Argument) and one.name not in NO_NAMES
    }

    assert len(arguments) > 20
    for kind in arguments.values():
        with pytest.raises(click.BadParameter, match="it is empty"):
            kind.convert("", None, None)


@pytest.mark.parametrize(
    "command",
    ["merge", "merge choose --prefer ours", "diff r1", "explain", "show", "log", "jobs", "cancel",
     "retry", "revert", "tag", "tag x", "push", "pull", "export --output x --models",
     "export --output x --at", "merge b --base", "ls --op", "ls --soc_version", "prioritise"],
)  # fmt: skip
def test_an_empty_name_as_of_a_variable_that_is_not_set_is_refused(
    bankd: Command, command: str
) -> None:
    ended = bankd(*command.split(), "", *["1"] * (command == "prioritise"))

    assert ended.code == ExitCode.USAGE
    assert "it is empty: give a name, or leave it out" in ended.err


def test_a_key_is_known_in_capital_letters_too(bankd: Command, world: None) -> None:
    with Bank.open(Path(os.environ["TUNE_BANK_PATH"])) as bank:
        bank.commit(V4, [a_decision(0xABC)], "first", "me")
        (key,) = [one.key for one in bank.records()]

    for command in ("show", "log", "explain"):
        ended = bankd(command, key.upper())

        assert ended.code == ExitCode.OK, ended.err
        assert key[:12] in ended.out


@pytest.mark.parametrize("group", [name for name, one in ALL if isinstance(one, click.Group)])
def test_the_help_of_a_group_shows_what_each_command_does_in_full(
    bankd: Command, group: str
) -> None:
    assert "..." not in bankd(*group.split(), "--help").out.partition("\nCommands:\n")[2]
