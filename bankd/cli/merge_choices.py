"""`bankd merge status`, `choose`, `undo` and `abort`: the merge that waits, resolved key by key."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

import click

from bankd import bridge
from bankd.bank import Bank, LayeredBank
from bankd.bank.layers import OP_BANK
from bankd.bank.merge import (
    Choice,
    Conflict,
    Judge,
    Judgement,
    MergeLine,
    PendingMerge,
    abort_merge,
    measure_key,
    merge_lines,
    pending,
    require_waiting,
    undo_choice,
)
from bankd.bank.merge import choose as choose_side
from bankd.bank.subject import op_of, policy_in_short, short_key, why_no_race
from bankd.cli.banks import custom_file
from bankd.cli.choices import OneOf
from bankd.cli.completion import complete_keys
from bankd.cli.device import busy_option, race_runner
from bankd.cli.entry import entry_cells
from bankd.cli.formatting import aiming, remark
from bankd.cli.merge_report import in_words, merge_table, plain_line, ways_on
from bankd.cli.options import KEY, PATH, Only, narrowing_options, output_options
from bankd.cli.tables import WIDE, cell, is_json, is_noted, print_json, table_lines, write_lines
from bankd.errors import BankError, ErrorCode, ExitCode
from bankd.interval_text import UNSURE
from bankd.number_text import counted

ASK, MEASURE = "ask", "measure"
TIES = ("ours", "theirs", "base")
OF_ONE_KEY = (*TIES, MEASURE)
SIDES = ("base", "ours", "theirs")
COLUMNS = ("key", "task", "target", *SIDES, "suggested", "why")
MAX_LINES = 100
"""Number of lines of one beginning that are read: a merge may have a million."""
MAX_NAMED = 4
"""Number of keys of one beginning that a message names."""
NOTHING_OPEN = "nothing is open: end it with `bankd merge --continue`"

into_option = click.option(
    "--into",
    "folder",
    type=PATH,
    metavar="OURS",
    help="Folder of the bank that gets it (default: by AOE's variables).",
)


def reporting(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that every command of a merge has: --into, and those of the output."""
    return into_option(output_options(command))


def prefer_option(choices: Sequence[str], help: str) -> Callable[..., Any]:  # noqa: A002
    """Add `--prefer`, as click's own `help` says; read it by `preference`."""
    kind = OneOf(choices)
    return click.option("--prefer", "preferred", type=kind, multiple=True, help=help)


def preference(preferred: tuple[str, ...]) -> tuple[Choice | None, Choice]:
    """Return what --prefer says, and who takes what a race leaves tied. Raises UsageError.

    What a judge would measure is left open where there is none: so ASK asks.
    """
    if not preferred:
        return None, Choice.BASE
    if len(preferred) == 1:
        return Choice(preferred[0].replace(ASK, MEASURE)), Choice.BASE
    first, second = preferred[0], preferred[-1]
    if len(preferred) > 2 or first != MEASURE or second not in TIES:
        raise click.UsageError(
            "--prefer is given once, or as --prefer measure --prefer ours (or theirs, base)"
        )
    return Choice.MEASURE, Choice(second)


def races_of(line: MergeLine) -> Iterator[bool]:
    """Yield whether a line that is open can be raced here; nothing for another."""
    if line.is_open:
        yield bridge.may_race(line.target, line.task)


@contextmanager
def judging(
    ours: Bank, theirs: Bank | None, tie: Choice, busy: str | None, races: Collection[bool]
) -> Iterator[Judge | None]:
    """Race conflicts one after the other and report how each ended; None where there is none.

    `races` says of the conflicts whether they can be raced here: without one that can, the device
    is not asked for. Their bank is asked, too, for the policies of operators that their subgraphs
    are cut into.
    """
    if not races:
        yield None
        return
    layers = LayeredBank(ours, {OP_BANK: theirs} if theirs else {})
    with race_runner(layers, busy, holds_late=not any(races)) as runner:

        def judge(conflict: Conflict) -> Judgement | None:
            judgement = runner.judge(conflict, tie)
            what = f"{short_key(conflict.key)} {conflict.target} {op_of(conflict.task)}"
            reason = why_no_race(conflict.task)
            left = f"left open: {reason}" if reason else "left open"
            remark(f"{what}: {judgement.reason if judgement else left}")
            return judgement

        yield judge


@click.command(short_help="Show the merge that waits, and its open conflicts.")
@reporting
def status(folder: Path | None) -> int:
    """Show the merge that waits, and each open conflict in a line; --wide shows all policies.

    Exit code: 1 while a conflict is open.

    \b
    Examples:
      bankd merge status
    """
    with (
        aiming(folder),
        Bank.open(custom_file(folder, "--into"), create=False, read_only=True) as bank,
    ):
        waiting = pending(bank)
        conflicts = merge_lines(bank, only_open=True)
        if is_json():
            print_json({**_plain_waiting(waiting), "conflicts": map(plain_line, conflicts)})
        elif waiting is None:
            remark("no merge waits", folder)
        elif write_lines(_conflict_lines(conflicts)):
            remark(
                f"the merge of {waiting.theirs} waits since {waiting.started[:19]}, begun by"
                f" {waiting.author}: {waiting.open} open, {waiting.resolved} resolved",
                folder,
            )
            for line in ways_on(waiting.open) if waiting.open else [NOTHING_OPEN]:
                remark(line, folder)
    return ExitCode.FAILURE if waiting and waiting.open else ExitCode.OK


@click.command(short_help="Resolve one key of the merge that waits.")
@click.argument("beginning", metavar="KEY", shell_complete=complete_keys, type=KEY)
@prefer_option(OF_ONE_KEY, help="Whose entry is taken; measure races them (a second --prefer ours,"
               " theirs or base says who takes a tie).")  # fmt: skip
@click.option("--undo", "reopens", is_flag=True, help="Undo the choice that was made for KEY.")
@narrowing_options
@busy_option
@reporting
def choose(
    beginning: str,
    folder: Path | None,
    preferred: tuple[str, ...],
    only: Only,
    busy: str | None,
    *,
    reopens: bool,
) -> int:
    """Resolve the KEY (or its prefix) of the merge that waits, or undo the choice for it.

    --soc_version and --aicore_num say which target is meant where a KEY waits on several.

    \b
    Examples:
      bankd merge choose 3f2a9c --prefer theirs
      bankd merge choose 3f2a9c --undo
    """
    if reopens == bool(preferred):
        raise click.UsageError("a choice requires --prefer or --undo")
    prefer, tie = preference(preferred)

    def is_wanted(line: MergeLine) -> bool:
        target = line.target
        return only[0] in (None, target.soc_version) and only[1] in (None, target.cores)

    with aiming(folder), Bank.open(custom_file(folder, "--into"), create=False) as bank:
        require_waiting(bank)
        found = _only(beginning, filter(is_wanted, merge_lines(bank, beginning=beginning)))
        measured = [bridge.may_race(found.target, found.task)] * (prefer is Choice.MEASURE)
        with judging(bank, None, tie, busy, measured) as judge:
            if judge is not None:
                line = measure_key(bank, found.target, found.key, judge)
            else:
                line = choose_side(bank, found.target, found.key, prefer)
        return _tell_choice(bank, line, folder)


@click.command
@reporting
def undo(folder: Path | None) -> int:
    """Undo the latest choice; again: the one before it.

    \b
    Examples:
      bankd merge undo
    """
    with aiming(folder), Bank.open(custom_file(folder, "--into"), create=False) as bank:
        undone = undo_choice(bank)
        if undone is None:
            raise BankError(
                f"nothing was chosen in the merge that waits in {bank.path}",
                "see what is open with `bankd merge --status`",
                ErrorCode.COMMAND,
            )
        return _tell_choice(bank, undone, folder)


@click.command
@reporting
def abort(folder: Path | None) -> int:
    """Abandon the merge that waits; no entry is changed.

    \b
    Examples:
      bankd merge abort
    """
    with aiming(folder), Bank.open(custom_file(folder, "--into"), create=False) as bank:
        waiting = pending(bank)
        abort_merge(bank)
    if is_json():
        print_json({"aborted": True, **_plain_waiting(waiting)})
    else:
        remark("the merge was abandoned; no entry was changed")
    return ExitCode.OK


def _only(beginning: str, found: Iterable[MergeLine]) -> MergeLine:
    """Find the line of just this key, else the only open one, else the only one; on one target."""
    lines = list(islice(found, MAX_LINES))
    exact = [line for line in lines if line.key == beginning]
    still_open = [line for line in lines if line.is_open]
    meant = exact or still_open or lines
    if not meant:
        raise BankError(
            f"no key of the merge that waits begins with {beginning!r}",
            "see `bankd merge --status`",
        )
    if len(meant) > 1:
        many = f"{len(meant)} or more" if len(lines) == MAX_LINES else f"{len(meant)}"
        named = ", ".join(f"{line.key[:20]} for {line.target}" for line in meant[:MAX_NAMED])
        raise BankError(
            f"{many} keys of the merge that waits begin with {beginning!r}: {named}"
            f"{'...' if len(meant) > MAX_NAMED else ''}",
            "give more digits of the key, or say which with --soc_version and --aicore_num",
        )
    return meant[0]


def _conflict_lines(conflicts: Iterable[MergeLine]) -> Iterator[str]:
    """A line for each conflict; with `--wide` the policies of all sides."""
    if is_noted(WIDE):
        return table_lines(COLUMNS, map(_row, conflicts))
    return merge_table(conflicts)


def _row(line: MergeLine) -> tuple[object, ...]:
    sides = (_side(line, name) for name in SIDES)
    return *entry_cells(line), *sides, line.source, line.reason


def _side(line: MergeLine, name: str) -> str | None:
    """ "tile=8 1.25x": the policy of this side, and its speed-up over the default."""
    side = getattr(line, name)
    if side is None:
        return None
    speed = f" {UNSURE * side.is_unsure}{cell(side.speedup)}x" if side.speedup is not None else ""
    return f"{policy_in_short(line.task, side.policy)}{speed}"


def _tell_choice(bank: Bank, line: MergeLine, into: Path | None) -> int:
    """The key as it is now, and what is left; gives the exit code."""
    waiting = pending(bank)
    left = waiting.open if waiting else 0
    if is_json():
        print_json({**plain_line(line), "left": left})
    else:
        click.echo(cell(in_words(line)))
        verb = "is" if left == 1 else "are"
        remark(f"{counted(left, 'conflict')} {verb} still open" if left else NOTHING_OPEN, into)
    return ExitCode.FAILURE if left else ExitCode.OK


def _plain_waiting(waiting: PendingMerge | None) -> dict[str, Any]:
    if waiting is None:
        return {"theirs": None, "started": None, "author": None, "open": 0, "resolved": 0}
    return asdict(waiting)
