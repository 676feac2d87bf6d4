"""The banks that a command works on, the custom and the built-in one, and their entries."""

from __future__ import annotations

import contextlib
import heapq
import itertools
import json
import os
import platform
import shlex
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bankd import bridge
from bankd.bank import Bank, Decision, LayeredBank, TargetKey, bank_folder, built_in_folder
from bankd.bank.layers import opened_to_read
from bankd.bank.listing import Column, EntryQuery, EntryView, environment_of_host
from bankd.bank.location import FurtherBanks, exported_part, holds_bank, read_only_bank
from bankd.bank.store import bank_file
from bankd.bank.subject import op_of
from bankd.cli.bank_choice import OneBank, no_built_in
from bankd.cli.formatting import hear_fault, remark
from bankd.cli.options import Only
from bankd.config.config import shared_folder
from bankd.errors import BankError, ErrorCode

ENTRIES_AT_ONCE = 500
MAX_KEYS = 20
"""Maximum number of keys with one beginning that are looked for."""

Entry = tuple[str, Decision]
"""The bank that holds it, "custom" or "built-in", and the decision."""


def custom_file(folder: Path | None, option: str = "--bank") -> Path:
    """The file of the custom bank, which need not exist. Raises BankError."""
    if folder is not None and not folder.exists():
        if str(folder) == OneBank.BUILT_IN:
            hint = f"leave {option} out, or give the folder of another bank"
            raise BankError("the built-in bank is only read here", hint)
        what = f"Directory operation failed. Reason: Directory [{folder}] does not exist"
        raise BankError(what, f"give {option} the folder of a bank", ErrorCode.DIRECTORY)
    return bank_file(folder or bank_folder(os.environ))


def open_custom(folder: Path | None, *, read_only: bool) -> Bank:
    """The custom bank, which must exist. Raises BankError."""
    return Bank.open(custom_file(folder), create=False, read_only=read_only)


def open_layers(folder: Path | None, *, read_only: bool) -> LayeredBank:
    """The custom bank, which must exist, over our copy of the shared bank and the built-in one.

    Raises BankError.
    """
    open_custom(folder, read_only=True).close()
    further = FurtherBanks(shared=shared_folder(os.environ, Path.cwd(), hear_fault))
    return LayeredBank.open(custom_file(folder), further=further, read_only=read_only)


@contextlib.contextmanager
def open_banks(folder: Path | OneBank | None) -> Iterator[dict[str, Bank]]:
    """The custom bank and the built-in one, or one of them, as far as they exist; for reading.

    In the place of the custom bank an export or a result folder may be named. Raises BankError for
    a folder that is named and does not exist.
    """
    places: dict[str, Path | None] = {}
    export = folder if isinstance(folder, Path) and exported_part(folder) is not None else None
    if folder is not OneBank.BUILT_IN and export is None:
        custom = custom_file(folder if isinstance(folder, Path) else None)
        # A file that is named is meant to be a bank: if it is empty, opening it says so.
        is_named = isinstance(folder, Path) and folder.is_file()
        places["custom"] = custom if is_named or holds_bank(custom) else None
        if places["custom"] is None:
            remark(f"there is no bank yet in {custom.parent}")
        if folder is None and (read := read_only_bank(os.environ)) is not None:
            place = shlex.quote(str(read))
            remark(f"TUNE_BANK_PATH is only read: `bankd ls --bank {place}` lists its entries")
    if folder is not OneBank.CUSTOM:
        places["built-in"] = built_in_folder()
        if folder is OneBank.BUILT_IN and places["built-in"] is None:
            remark(no_built_in())
    with contextlib.ExitStack() as stack:
        own = {} if export is None else {"custom": stack.enter_context(opened_to_read(export))}
        yield own | {
            source: stack.enter_context(Bank.open(place, create=False, read_only=True))
            for source, place in places.items()
            if place is not None
        }


@contextlib.contextmanager
def entries(banks: dict[str, Bank], asked: EntryQuery, only: Only) -> Iterator[Iterator[Entry]]:
    """Entries of all banks, each from the first that has it. Raises FilterError, BankError.

    Sorted they are one list. Without an order, entries for the target of this machine come first,
    in each bank's own order. There, and by revision, which every bank numbers for itself, one bank
    follows the other.
    """
    hosts = (environment_of_host(bank, platform.node()) for bank in banks.values())
    asked = replace(asked, here=next(filter(None, hosts), None))
    found: list[Iterator[Entry]] = []
    with contextlib.ExitStack() as stack:
        for chosen in _target_groups(banks, asked, only):
            above: list[Bank] = []
            for source, bank in banks.items():
                targets = [target for target in bank.targets(*only) if target in chosen]
                of_one = targets[0] if len(targets) == 1 else None
                view = stack.enter_context(EntryView(bank, replace(asked, target=of_one)))
                visible = _visible(view.decisions() if targets else iter(()), targets, above)
                found.append(zip(itertools.repeat(source), visible, strict=False))
                above = [*above, bank]
        if asked.order in (None, Column.REVISION):
            yield itertools.chain.from_iterable(reversed(found) if asked.descending else found)
            return
        value_of = _VALUES[asked.order]

        def place(entry: Entry) -> tuple[bool, Any]:
            """Return the sort key by which the sorted lists are merged: unknown values are last."""
            value = value_of(entry[1])
            return (value is None) != asked.descending, 0 if value is None else value

        yield heapq.merge(*found, key=place, reverse=asked.descending)


def _target_groups(
    banks: dict[str, Bank], asked: EntryQuery, only: Only
) -> list[Collection[TargetKey]]:
    """Return groups of targets, to be listed one after the other: this machine's comes first."""
    targets = {target for bank in banks.values() for target in bank.targets(*only)}
    if asked.order is not None or len(targets) < 2:
        return [targets]
    here = target_here()
    return [{here}, targets - {here}] if here in targets else [targets]


def target_here() -> TargetKey | None:
    """Return the target that a tuning on this machine is for; None where there is none, or no
    tuner to ask: banks are read without one, too."""
    try:
        here = bridge.host_target()
    except ImportError:
        return None
    except bridge.TargetError:
        return None
    return TargetKey(here.soc_version, here.cores)


def _visible(
    found: Iterator[Decision], targets: Sequence[TargetKey], above: Sequence[Bank]
) -> Iterator[Decision]:
    """Yield entries of these targets that none of the banks above has."""
    wanted = (one for one in found if one.target in targets)
    while batch := list(itertools.islice(wanted, ENTRIES_AT_ONCE)):
        hidden = {
            (target, key)
            for target in {entry.target for entry in batch}
            for bank in above
            for key in bank.find(target, [one.key for one in batch if one.target == target])
        }
        yield from (one for one in batch if (one.target, one.key) not in hidden)


def _inputs(decision: Decision) -> str | None:
    content = json.loads(decision.task)
    inputs = content.get("inputs") if isinstance(content, dict) else None
    if inputs is None or isinstance(inputs, str):
        return inputs
    return json.dumps(inputs, separators=(",", ":"))


_VALUES: dict[Column, Callable[[Decision], Any]] = {
    Column.KEY: lambda one: one.key,
    Column.OP: lambda one: op_of(one.task),
    Column.SHAPES: _inputs,
    Column.TARGET: lambda one: one.target,
    Column.RULE: lambda one: one.rule,
    Column.POLICY: lambda one: one.policy,
    Column.DEFAULT: lambda one: one.baseline and one.baseline.median_us,
    Column.TUNED: lambda one: one.timing and one.timing.median_us,
    Column.SPEEDUP: lambda one: one.speedup,
    Column.SPREAD: lambda one: one.timing and one.timing.spread,
    Column.SAMPLES: lambda one: one.timing and one.timing.count,
}


def one_key(banks: Mapping[str, Bank], beginning: str, only: Only, *, is_current: bool) -> str:
    """The whole key: just this one; else the only one with this beginning. Raises BankError.

    The keys of subgraphs are of different lengths: one may be the beginning of another.
    """
    found = (
        bank.keys_beginning(beginning, MAX_KEYS, *only, is_current=is_current)
        for bank in banks.values()
    )
    keys = sorted(set(itertools.chain.from_iterable(found)))
    if not keys:
        raise BankError(f"no entry has a key that begins with {beginning!r}", "see `bankd ls`")
    if len(keys) > 1 and keys[0] != beginning:
        many = f"{len(keys)}" if len(keys) < MAX_KEYS else f"{MAX_KEYS} or more"
        raise BankError(
            f"{many} keys begin with {beginning!r}: {', '.join(k[:20] for k in keys[:4])}...",
            "give more digits of the key",
        )
    return keys[0]


def environment_for(folder: Path | None) -> Mapping[str, str]:
    """The variables; with `--bank` none of those that lead to another bank."""
    if folder is None:
        return os.environ
    custom_file(folder)
    elsewhere = ("ASCEND_CACHE_PATH", "HOME")
    left = {name: value for name, value in os.environ.items() if name not in elsewhere}
    return {**left, "TUNE_BANK_PATH": str(folder)}
