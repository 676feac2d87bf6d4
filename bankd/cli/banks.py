"""The banks that a command works on: the custom one, and the built-in one below it."""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from bankd.bank import Bank, Decision, TargetKey, bank_folder, built_in_folder
from bankd.bank.location import holds_bank
from bankd.bank.store import bank_file
from bankd.cli.formatting import remark
from bankd.cli.options import PATH
from bankd.errors import BankError

BATCH = 500

bank_option = click.option(
    "--bank", "folder", type=PATH, help="Folder of the bank (default: as AOE's variables say)."
)


def open_banks(folder: Path | None, stack: contextlib.ExitStack) -> dict[str, Bank]:
    """The custom bank and the built-in one, as far as they exist; opened for reading.

    Raises BankError for a folder that is named and does not exist.
    """
    custom = custom_file(folder)
    places = {"custom": custom if holds_bank(custom) else None, "built-in": built_in_folder()}
    if places["custom"] is None:
        remark(f"there is no bank yet in {custom.parent}")
    return {
        source: stack.enter_context(Bank.open(place, create=False, read_only=True))
        for source, place in places.items()
        if place is not None
    }


def open_custom(folder: Path | None, *, read_only: bool) -> Bank:
    """The custom bank, which must exist. Raises BankError."""
    return Bank.open(custom_file(folder), create=False, read_only=read_only)


def custom_file(folder: Path | None, option: str = "--bank") -> Path:
    """The file of the custom bank, which need not exist. Raises BankError."""
    if folder is not None and not folder.exists():
        what = f"Directory operation failed. Reason: Directory [{folder}] does not exist"
        raise BankError(what, f"give {option} the folder of a bank", "EG0010")
    return bank_file(folder or bank_folder(os.environ))


def every_entry(
    banks: dict[str, Bank], soc_version: str | None, cores: int | None
) -> Iterator[tuple[str, Decision]]:
    """Every entry with the bank it is from: the first that has it. Read as it is asked for."""
    above: list[Bank] = []
    for source, bank in banks.items():
        visible = not_hidden(bank.records(soc_version, cores), above)
        yield from ((source, one) for one in visible)
        above.append(bank)


def not_hidden(entries: Iterator[Decision], above: Sequence[Bank]) -> Iterator[Decision]:
    """Yield entries that none of the banks above has."""
    while batch := list(itertools.islice(entries, BATCH)):
        hidden = _known(above, batch)
        yield from (one for one in batch if (one.target, one.key) not in hidden)


def _known(banks: Sequence[Bank], entries: Sequence[Decision]) -> set[object]:
    """Target and key of those that one of the banks has, too."""
    targets = {entry.target for entry in entries} if banks else set()
    return {
        (target, key)
        for target in targets
        for bank in banks
        for key in bank.find(target, [entry.key for entry in entries if entry.target == target])
    }


def targets_of(bank: Bank, soc_version: str | None, cores: int | None) -> list[TargetKey]:
    """List the targets of a bank, of this tier and number of cores where they are given."""
    return [
        target
        for target in bank.targets()
        if soc_version in (None, target.soc_version) and cores in (None, target.cores)
    ]
