"""The device of a command that measures: held, or waited for, and races of entries on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from bankd import bridge
from bankd.cli.choices import OneOf
from bankd.cli.formatting import hear_fault, remark
from bankd.config.config import Settings, read_settings
from bankd.system.device_lock import DeviceBusy, holding_device, lock_folder
from bankd.system.devices import Device, chosen, devices_of, pinned
from bankd.system.fair_queue import waiting_for_device

if TYPE_CHECKING:
    from bankd.bank import LayeredBank
    from bankd.bridge.race import RaceRunner

F = TypeVar("F", bound=Callable[..., Any])

WAIT, EXIT = "wait", "exit"
BUSY_HINT = f"add --busy {WAIT} to wait for it: two measurements at a time would disturb each other"


def busy_option(command: F) -> F:
    """`--busy wait|exit`; the parameter is None where the option is not given."""
    return click.option(
        "--busy",
        type=OneOf([WAIT, EXIT]),
        help="While another process measures: wait for it to end, or exit with code 4 (default).",
    )(command)


@contextmanager
def on_device(settings: Settings, number: int | None = None) -> Iterator[Device | None]:
    """Run the block on the device that `--device` or else ASCEND_DEVICE_ID names: pinned to it.

    None: neither names one, and all cores are used. Raises BankdError for a device that is not
    there.
    """
    device = chosen_device(settings, number)
    with pinned(device):
        yield device


def chosen_device(settings: Settings, number: int | None = None) -> Device | None:
    """The device that `--device` or else ASCEND_DEVICE_ID names. Raises as `on_device`."""
    number = settings.device if number is None else number
    if number is None:
        return None
    return chosen(number, devices_of(settings.device_cores), remark)


def holding(busy: str | None, device: Device | None = None) -> AbstractContextManager[None]:
    """Hold the device while the block runs, as `--busy` says.

    `device`: that of `on_device`. Raises DeviceBusy where another process has it and we do not
    wait.
    """
    folder = lock_folder(os.environ)
    if busy != WAIT:
        return _held_at_once(folder, device)
    return waiting_for_device(lambda: holding_device(folder, device), remark, device=device)


@contextmanager
def _held_at_once(folder: Path, device: Device | None) -> Iterator[None]:
    """Hold the device; its error names the option that waits for it."""
    with ExitStack() as held:
        try:
            held.enter_context(holding_device(folder, device))
        except DeviceBusy as error:
            error.hint = BUSY_HINT
            raise
        yield


def race_runner(bank: LayeredBank, busy: str | None, *, holds_late: bool = False) -> RaceRunner:
    """Races for entries of this bank, set up as the environment says; to be entered before it
    races. Raises BankdError.

    `busy`: as in `holding`. With `holds_late` the device is held only once there is a race.
    """
    named = {"TUNE_BANK_PATH": str(bank.custom.path.parent)}
    settings = read_settings({**os.environ, **named}, Path.cwd(), hear=hear_fault)
    return bridge.RaceRunner(
        bank,
        hold=lambda: holding(busy),
        kernel_cache=settings.kernel_cache,
        compile_processes=settings.compile_processes,
        holds_late=holds_late,
    )
