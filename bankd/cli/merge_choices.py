"""The merge that waits: what is open in it, shown, and resolved key by key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd.bank.merge import (
    MergeLine,
    PendingMerge,
    Side,
    abort_merge,
    merge_lines,
    pending,
    undo_choice,
)
from bankd.bank.subject import policy_in_short
from bankd.cli.entry import entry_cells
from bankd.cli.merge_report import in_words, plain_line, ways_on
from bankd.cli.pager import write_lines
from bankd.cli.tables import cell, json_text, print_json, print_json_object, table_lines
from bankd.cli.words import aimed, counted, remark
from bankd.errors import BankError, ExitCode

if TYPE_CHECKING:
    from bankd.bank import Bank, TargetKey

SIDES = ("base", "ours", "theirs")
MOST_KEYS = 100
"""Maximum number of keys with the same beginning that are counted."""
MOST_NAMED = 4
"""Maximum number of keys, or targets, that a message names for a beginning."""


def show_status(bank: Bank, into: Path | None, *, pages: bool, as_json: bool) -> int:
    """Print the waiting merge, its source and time, and each open conflict with its sides."""
    waiting = pending(bank)
    conflicts = merge_lines(bank, only_open=True)
    if as_json:
        texts = (json_text(plain_line(line)) for line in conflicts)
        print_json_object(_plain_waiting(waiting), {"conflicts": texts})
    elif waiting is None:
        _tell("no merge waits", into)
    elif write_lines(_table(conflicts), pages=pages):
        _tell(_since(waiting), into)
        for line in ways_on(waiting.open) if waiting.open else _nothing_open():
            _tell(line, into)
    return ExitCode.FAILURE if waiting and waiting.open else ExitCode.OK


def choose_one(
    bank: Bank,
    beginning: str,
    resolve: Callable[[TargetKey, str], MergeLine],
    into: Path | None,
    *,
    soc_version: str | None,
    cores: int | None,
    as_json: bool,
) -> int:
    """Have the only key that begins so resolved, or opened again. Raises BankError."""

    def wanted(line: MergeLine) -> bool:
        target = line.target
        return soc_version in (None, target.soc_version) and cores in (None, target.cores)

    if pending(bank) is None:
        raise BankError(
            f"{bank.path} has no merge under way", "start one with `bankd merge THEIRS`"
        )
    found = _only(beginning, filter(wanted, merge_lines(bank, beginning=beginning)))
    return _tell_choice(bank, resolve(found.target, found.key), into, as_json=as_json)


def undo_last(bank: Bank, into: Path | None, *, as_json: bool) -> int:
    """Take back what was chosen last. Raises BankError where nothing was."""
    undone = undo_choice(bank)
    if undone is None:
        raise BankError(
            f"nothing was chosen in the merge that waits in {bank.path}",
            "see what is open with `bankd merge --status`",
        )
    return _tell_choice(bank, undone, into, as_json=as_json)


def forget(bank: Bank, *, as_json: bool) -> int:
    """Abort the merge that waits. Raises BankError where none does."""
    waiting = pending(bank)
    abort_merge(bank)
    if as_json:
        print_json({"aborted": True, **_plain_waiting(waiting)})
    else:
        _tell("the merge was abandoned; no entry was changed", None)
    return ExitCode.OK


def _only(beginning: str, found: Iterable[MergeLine]) -> MergeLine:
    """Find the row of just this key, else the only open one, else the only one; on one target."""
    lines = _meant(beginning, found)
    if not lines:
        raise BankError(
            f"no key of the merge that waits begins with {beginning!r}",
            "see `bankd merge --status`",
        )
    keys = sorted({line.key for line in lines})
    if len(keys) > 1:
        many = f"{len(keys)}" if len(keys) < MOST_KEYS else f"{MOST_KEYS} or more"
        raise BankError(
            f"{many} keys of the merge that waits begin with {beginning!r}:"
            f" {_named([key[:20] for key in keys])}",
            "give more digits of the key",
        )
    if len(lines) > 1:
        raise BankError(
            f"{keys[0]} waits on {len(lines)} targets: {_named([str(a.target) for a in lines])}",
            "say which with --soc_version and --aicore_num",
        )
    return lines[0]


def _meant(beginning: str, found: Iterable[MergeLine]) -> list[MergeLine]:
    """Read as many rows as it takes to tell which are meant: a merge may have a million."""
    exact: list[MergeLine] = []
    still_open: list[MergeLine] = []
    resolved: list[MergeLine] = []
    for line in found:
        kind = exact if line.key == beginning else still_open if line.is_open else resolved
        if len(kind) < MOST_KEYS:
            kind.append(line)
    return exact or still_open or resolved


def _named(names: Sequence[str]) -> str:
    return ", ".join(names[:MOST_NAMED]) + ("..." if len(names) > MOST_NAMED else "")


def _table(conflicts: Iterable[MergeLine]) -> Iterator[str]:
    rows = (
        (
            *entry_cells(line.key, line.task, line.target),
            *(_side(line, getattr(line, name)) for name in SIDES),
            line.source,
            line.reason,
        )
        for line in conflicts
    )
    columns = ("key", "task", "target", *SIDES, "suggested", "why")
    return table_lines(
        columns,
        rows,
        left=len(columns),
        folding=(*SIDES, "why"),
        cutting=("task",),
        dropping=("target", "suggested", "base"),
        is_headed=False,
    )


def _side(line: MergeLine, side: Side | None) -> str | None:
    """ "tile=8 1.25x": the policy, and its speed-up over the default."""
    if side is None:
        return None
    speed = f" {cell(side.speedup)}x" if side.speedup is not None else ""
    return f"{policy_in_short(line.task, side.policy)}{speed}"


def _since(waiting: PendingMerge) -> str:
    return (
        f"the merge of {waiting.theirs} waits since {waiting.started[:19]},"
        f" begun by {waiting.author}: {waiting.open} open, {waiting.resolved} resolved"
    )


def _nothing_open() -> Iterator[str]:
    yield "nothing is open: end it with `bankd merge --continue`"


def _tell_choice(bank: Bank, line: MergeLine, into: Path | None, *, as_json: bool) -> int:
    """The key as it is now, and what is left; gives the exit code."""
    waiting = pending(bank)
    left = waiting.open if waiting else 0
    if as_json:
        print_json({**plain_line(line), "left": left})
    else:
        click.echo(cell(in_words(line)))
        _tell_left(left, into)
    return ExitCode.FAILURE if left else ExitCode.OK


def _tell_left(number: int, into: Path | None) -> None:
    if number:
        verb = "is" if number == 1 else "are"
        _tell(f"{counted(number, 'conflict')} {verb} still open", into)
    else:
        for line in _nothing_open():
            _tell(line, into)


def _plain_waiting(waiting: PendingMerge | None) -> dict[str, Any]:
    if waiting is None:
        return {"theirs": None, "started": None, "author": None, "open": 0, "resolved": 0}
    return asdict(waiting)


def _tell(line: str, into: Path | None) -> None:
    remark(aimed(line, into))
