"""The table of settings: every row, and what is made of it."""

from __future__ import annotations

from typing import Any

import click
import pytest

from bankd.cli.commands import COMMANDS, command_of
from bankd.cli.options import options_of, request_of
from bankd.config.bounds import BOUNDS, Bounds
from bankd.config.config import VARIABLES, Settings
from bankd.config.model_settings import with_settings
from bankd.config.request import KEYS, SETTINGS, Request
from tests.bankd.config.test_model_settings import EVERYTHING, parsed

DEFAULTS = {f"[BANKD] {name}": (row.kind, getattr(Bounds, name)) for name, row in BOUNDS.items()}
DEFAULTS |= {name: (kind, getattr(Settings, field)) for name, (field, kind) in VARIABLES.items()}
OPTIONS = {field: row for field, row in SETTINGS.items() if row.group}


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_default_may_also_be_written(name: str) -> None:
    kind, default = DEFAULTS[name]

    assert kind.of_text(str(default)) == default


def test_every_setting_has_a_name_of_its_own_and_says_what_it_means() -> None:
    assert len({row.name for row in SETTINGS.values()}) == len(SETTINGS)
    assert [name for name, row in {**SETTINGS, **BOUNDS}.items() if not row.meaning] == []


def test_every_option_is_one_of_a_command() -> None:
    spelled = {one for name in COMMANDS for each in command_of(name).params for one in each.opts}

    assert {row.name for row in OPTIONS.values() if f"--{row.name}" not in spelled} == set()


@pytest.mark.parametrize("name", [row.name for field, row in OPTIONS.items() if field in KEYS])
def test_an_option_means_what_the_key_of_its_name_means(name: str) -> None:
    @click.command
    @options_of(*{row.group for row in OPTIONS.values()})
    def command(**options: Any) -> Request:
        return request_of(options)

    request = command.main([f"--{name}", str(EVERYTHING[name])], standalone_mode=False)

    of_file = with_settings(
        Request(command_line=request.command_line), parsed(**{name: EVERYTHING[name]})
    )
    assert request == of_file != Request(command_line=request.command_line)
