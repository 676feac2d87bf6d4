"""`bankd merge`: another bank's knowledge into ours, with conflicts that can wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import click

from bankd.author import author
from bankd.bank import Bank, LayeredBank, TargetKey
from bankd.bank.gradients import BY_TRAINING
from bankd.bank.layers import OP_BANK
from bankd.bank.merge import (
    Choice,
    Conflict,
    Judge,
    Judgement,
    MergeLine,
    MergeResult,
    choose,
    continue_merge,
    measure_key,
    require_mergeable,
    require_waiting,
)
from bankd.bank.merge import merge as merge_states
from bankd.bank.sources import open_state
from bankd.bank.subject import is_gradients, op_of, short_key
from bankd.bank.taken_back import taken_back
from bankd.cli.banks import custom_file
from bankd.cli.device import busy_option, race_runner
from bankd.cli.merge_choices import choose_one, forget, show_status, undo_last
from bankd.cli.merge_report import MergeReport, merge_report
from bankd.cli.options import PATH, json_option, narrowing_options, wide_option
from bankd.cli.pager import pager_option
from bankd.cli.remarks import telling_remarks
from bankd.cli.words import aiming, remark
from bankd.errors import BankError

FASTER, MEASURE, ASK, SUGGESTED = "faster", "measure", "ask", "suggested"
PREFERENCES = ("ours", "theirs", "base", FASTER, MEASURE, ASK, SUGGESTED)
TIES = ("ours", "theirs", "base")
OF_ONE_KEY = ("ours", "theirs", "base", MEASURE)

VERBS = {
    "--continue": "goes_on",
    "--status": "status",
    "--choose": "key",
    "--undo": "undo",
    "--abort": "aborts",
}
"""Actions that can be requested instead of THEIRS, and the parameter of each."""
GOES_WITH = {
    "base": ("THEIRS",),
    "prefer": ("THEIRS", "--continue", "--choose"),
    "busy": ("THEIRS", "--continue", "--choose"),
    "dry_run": ("THEIRS", "--continue"),
    "holds": ("THEIRS", "--continue"),
    "soc_version": ("--choose",),
    "aicore_num": ("--choose",),
}
"""Actions that each of the other options belongs to."""


@click.command
@click.argument("theirs", required=False)
@click.option("--into", "folder", type=PATH, metavar="OURS",
              help="Folder of the bank that gets it (default: by AOE's variables).")  # fmt: skip
@click.option("--base", metavar="REV",
              help="Compare with this revision instead of the newest common one.")  # fmt: skip
@click.option("--prefer", "preferred", type=click.Choice(PREFERENCES), multiple=True,
              help="How conflicts are resolved; measure races them on this machine (a second"
              " --prefer ours, theirs or base says who takes a tie), ask leaves what the times"
              " say as a suggestion, suggested takes it.")  # fmt: skip
@click.option("--hold", "holds", is_flag=True,
              help="Wait before anything is written, even where nothing is open.")  # fmt: skip
@busy_option
@click.option("--dry-run", is_flag=True, help="Only report what would be done.")
@click.option("--status", is_flag=True, help="Show the merge that waits, and what is open in it.")
@click.option("--choose", "key", metavar="KEY",
              help="Resolve this key of the merge that waits (or its prefix): with"
              " --prefer ours, theirs, base or measure.")  # fmt: skip
@click.option("--undo", is_flag=True,
              help="Undo the latest choice; with --choose that of its KEY.")  # fmt: skip
@narrowing_options
@click.option("--continue", "goes_on", is_flag=True, help="Continue the merge that waits.")
@click.option("--abort", "aborts", is_flag=True, help="Abandon the merge that waits.")
@pager_option
@wide_option
@json_option
def merge(
    theirs: str | None, *, preferred: tuple[str, ...], pages: bool, as_json: bool, **options: Any
) -> int:
    """Bring what THEIRS knows into our bank, as one revision that `bankd revert` can undo.

    THEIRS is the folder or file of a bank, PATH@r3, an export, or CANN bank
    files. Measurements are united; decisions are compared entry by entry with the newest common
    revision, and whole entries are taken. One line per key:

    \b
    [O] better: only one side changed it, or it is clearly faster in an equal environment
    [=] tie: same policy, or within the noise (the base is kept, else a fixed order)
    [+] added    [-] removed    [X] rejected: the policy failed on this target
    [?] open: a conflict; while there is any, no entry changes, and the exit code is 1

    Conflicts wait in the bank until all are resolved, together or key by key; every choice can be
    undone until then, and with --hold nothing is written before --continue. --soc_version and
    --aicore_num say which target is meant where a KEY waits on several.

    \b
    Examples:
      bankd merge /mnt/lab/bank --dry-run
      bankd merge /mnt/lab/bank --prefer measure
      bankd merge /mnt/lab/bank --prefer measure --prefer ours
      bankd merge --status
      bankd merge --choose 3f2a9c --prefer theirs
      bankd merge --choose 3f2a9c --prefer measure
      bankd merge --undo
      bankd merge --continue --prefer ours
      bankd merge --abort
    """
    options["prefer"], options["tie"] = _preference(preferred)
    verb = _verb(theirs, options)
    folder = options["folder"]
    bank = _file(folder)
    with aiming(folder):
        if verb not in ("THEIRS", "--continue"):
            return _of_waiting(verb, bank, options, pages=pages, as_json=as_json)
        with merge_report(as_json=as_json, into=folder) as report:
            merged = _go_on if theirs is None else partial(_begin, theirs, base=options["base"])
            how = {name: options[name] for name in ("tie", "busy", "dry_run", "holds")}
            result = merged(bank, options["prefer"], report, **how)
            return report.finish(result, pages=pages, dry_run=options["dry_run"])


def _verb(theirs: str | None, options: dict[str, Any]) -> str:
    """Return the requested action: THEIRS, or the option that says it. Raises UsageError."""
    asked = {"THEIRS": theirs is not None, **{verb: options[name] for verb, name in VERBS.items()}}
    given = [verb for verb, value in asked.items() if value not in (False, None)]
    if {"--choose", "--undo"} <= set(given):
        given.remove("--undo")
    if len(given) != 1:
        raise click.UsageError(f"give one of {', '.join(asked)}")
    for name, verbs in GOES_WITH.items():
        if options[name] not in (False, None) and given[0] not in verbs:
            option = {"dry_run": "--dry-run", "holds": "--hold"}.get(name, f"--{name}")
            raise click.UsageError(f"{option} requires {' or '.join(verbs)}")
    _require_preference(given[0], options["prefer"], undo=options["undo"])
    return given[0]


def _preference(preferred: tuple[str, ...]) -> tuple[str | None, Choice]:
    """Return what --prefer says, and the side that takes a tie of a race. Raises UsageError."""
    if len(preferred) < 2:
        return next(iter(preferred), None), Choice.BASE
    first, second = preferred[0], preferred[-1]
    if len(preferred) > 2 or first != MEASURE or second not in TIES:
        raise click.UsageError(
            "--prefer is given once, or as --prefer measure --prefer ours (or theirs, base)"
        )
    return first, Choice(second)


def _require_preference(verb: str, prefer: str | None, *, undo: bool) -> None:
    if verb == "--choose" and undo == (prefer is not None):
        raise click.UsageError("--choose requires --prefer or --undo")
    if verb == "--choose" and prefer is not None and prefer not in OF_ONE_KEY:
        raise click.UsageError("--choose KEY takes --prefer ours, theirs, base or measure")
    if verb == "THEIRS" and prefer == SUGGESTED:
        raise click.UsageError("--prefer suggested requires --continue")
    if verb == "--continue" and prefer == ASK:
        raise click.UsageError("--prefer ask requires THEIRS")


def _file(folder: Path | None) -> Path:
    if folder is not None and not folder.exists():
        what = f"Directory operation failed. Reason: Directory [{folder}] does not exist"
        raise BankError(what, "give --into the folder of a bank", "EG0010")
    return custom_file(folder)


def _of_waiting(
    verb: str, file: Path, options: dict[str, Any], *, pages: bool, as_json: bool
) -> int:
    """Show the merge that waits, resolve a key of it, take a choice back, or forget it."""
    folder = options["folder"]
    with Bank.open(file, create=False, read_only=verb == "--status") as bank:
        if verb == "--status":
            return show_status(bank, folder, pages=pages, as_json=as_json)
        if verb == "--abort":
            return forget(bank, as_json=as_json)
        if verb == "--undo":
            return undo_last(bank, folder, as_json=as_json)
        return choose_one(
            bank,
            options["key"],
            partial(_resolve, bank, options["prefer"], options["tie"], options["busy"]),
            folder,
            soc_version=options["soc_version"],
            cores=options["aicore_num"],
            as_json=as_json,
        )


def _resolve(
    bank: Bank, prefer: str | None, tie: Choice, busy: str | None, target: TargetKey, key: str
) -> MergeLine:
    """Choose the preferred side; None opens it again."""
    with _judge(bank, None, tie, busy, measures=prefer == MEASURE) as judge:
        if judge is not None:
            return measure_key(bank, target, key, judge)
        return choose(bank, target, key, _choice(prefer))


def _begin(
    theirs: str,
    bank: Path,
    prefer: str | None,
    report: MergeReport,
    *,
    base: str | None,
    tie: Choice,
    busy: str | None,
    dry_run: bool,
    holds: bool,
) -> MergeResult:
    with (
        telling_remarks() as tell,
        open_state(theirs, bank, tell=tell) as state,
        Bank.open(bank) as ours,
        ExitStack() as measuring,
    ):
        require_mergeable(ours, state, base)
        measures = prefer == MEASURE and not dry_run
        judge = measuring.enter_context(_judge(ours, state.bank, tie, busy, measures=measures))
        result = merge_states(
            ours,
            state,
            base=base,
            # What a judge would measure is left open where there is none.
            prefer=_choice(MEASURE if prefer == ASK else prefer),
            judge=judge,
            dry_run=dry_run,
            holds=holds,
            author=author(),
            message=f"merge of {theirs}",
            listen=report.hear,
        )
        report.taken_back = taken_back(ours, state.bank)
        return result


def _go_on(
    bank: Path,
    prefer: str | None,
    report: MergeReport,
    *,
    tie: Choice,
    busy: str | None,
    dry_run: bool,
    holds: bool,
) -> MergeResult:
    with Bank.open(bank, create=False) as ours, ExitStack() as measuring:
        require_waiting(ours)
        measures = prefer == MEASURE and not dry_run
        judge = measuring.enter_context(_judge(ours, None, tie, busy, measures=measures))
        return continue_merge(
            ours,
            prefer=_choice(prefer),
            judge=judge,
            dry_run=dry_run,
            holds=holds,
            listen=report.hear,
        )


def _choice(text: str | None) -> Choice | None:
    return Choice(text) if text else None


@contextmanager
def _judge(
    ours: Bank, theirs: Bank | None, tie: Choice, busy: str | None, *, measures: bool
) -> Iterator[Judge | None]:
    """Races conflicts one after the other and reports how each ended; None without `measures`.

    Their bank is asked, too, for the policies of operators that their subgraphs are cut into.
    """
    if not measures:
        yield None
        return
    with race_runner(LayeredBank(ours, {OP_BANK: theirs} if theirs else {}), busy) as runner:

        def judge(conflict: Conflict) -> Judgement | None:
            said = runner.judge(conflict, tie)
            what = f"{short_key(conflict.key)} {conflict.target} {op_of(conflict.task)}"
            left = f"left open: {BY_TRAINING}" if is_gradients(conflict.task) else "left open"
            remark(f"{what}: {said.reason if said else left}")
            return said

        yield judge
