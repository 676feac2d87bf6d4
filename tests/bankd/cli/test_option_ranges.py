"""Numbers and names of options: what is outside of their range is refused by every command."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest

from bankd.cli.commands import COMMANDS, command_of
from bankd.cli.options import CORE_COUNT
from bankd.errors import ExitCode
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
