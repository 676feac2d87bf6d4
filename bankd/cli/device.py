"""The device of a command that measures: what it does while another process holds the device."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

import click

from bankd.cli.words import remark
from bankd.system.device_lock import holding_device, lock_folder
from bankd.system.fair_queue import waiting_for_device

F = TypeVar("F", bound=Callable[..., Any])

WAIT, EXIT = "wait", "exit"


def busy_option(command: F) -> F:
    """`--busy wait|exit`; the parameter is None where the option is not given."""
    return click.option(
        "--busy",
        type=click.Choice([WAIT, EXIT]),
        help="While another process measures: wait for it to end, or exit with code 4 (default).",
    )(command)


def holding(busy: str | None) -> AbstractContextManager[None]:
    """Hold the device while the block runs, as `--busy` says.

    Raises DeviceBusy where another process has it and we do not wait.
    """
    folder = lock_folder(os.environ)
    if busy != WAIT:
        return holding_device(folder)
    return waiting_for_device(lambda: holding_device(folder), remark)
