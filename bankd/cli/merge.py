"""`bankd merge`: another bank's knowledge into ours, with conflicts that can wait."""

# ruff: noqa: PLC0415  What a command needs is loaded when it runs.

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd.cli.banks import custom_file
from bankd.cli.merge_report import MergeReport, merge_report
from bankd.cli.options import PATH, json_option
from bankd.cli.pager import pager_option
from bankd.cli.tables import cell
from bankd.errors import ExitCode

if TYPE_CHECKING:
    from bankd.bank import Bank
    from bankd.bank.merge import Choice, Conflict, Judge, Judgement, MergeResult

MEASURE = "measure"
PREFERENCES = ("ours", "theirs", "base", "faster", MEASURE)


@click.command(short_help="Merge another bank into ours: three-way, whole entries.")
@click.argument("theirs", required=False)
@click.option("--into", "folder", type=PATH, metavar="OURS",
              help="Folder of the bank that gets it (default: by AOE's variables).")  # fmt: skip
@click.option("--base", metavar="REV",
              help="Compare with this revision instead of the newest common one.")  # fmt: skip
@click.option("--prefer", type=click.Choice(PREFERENCES),
              help="How conflicts are settled; measure races them on this machine.")  # fmt: skip
@click.option("--dry-run", is_flag=True, help="Only say what would be done.")
@click.option("--continue", "goes_on", is_flag=True, help="Go on with the merge that waits.")
@click.option("--abort", "aborts", is_flag=True, help="Forget the merge that waits.")
@pager_option
@json_option
def merge(theirs: str | None, *, pages: bool, as_json: bool, **options: Any) -> int:
    """Bring what THEIRS knows into our bank, as one revision that `bankd revert` can undo.

    THEIRS is the folder or file of a bank, PATH@r3, an export, or bank files of the original
    (CANN). What was measured is united; decisions are compared entry by entry with the newest
    common revision, and whole entries are taken. A line for each:

    \b
    [O] better: only one side changed it, or it is clearly faster in an equal environment
    [=] tie: same policy, or within the noise (the base stands, else a fixed order)
    [+] added    [-] removed    [X] rejected: the policy failed on this target
    [?] open: a conflict; while there is any, no entry changes, and the exit code is 1

    \b
    Examples:
      bankd merge /mnt/lab/bank --dry-run
      bankd merge /mnt/lab/bank --prefer measure
      bankd merge --continue --prefer theirs
      bankd merge --abort
    """
    given = sum((theirs is not None, options["goes_on"], options["aborts"]))
    if given != 1:
        raise click.UsageError("give THEIRS, or --continue, or --abort")
    if theirs is None and options["base"]:
        raise click.UsageError("--base goes with THEIRS")
    bank = custom_file(options["folder"])
    if options["aborts"]:
        return _abort(bank)
    with merge_report(as_json=as_json) as report:
        merged = _go_on if theirs is None else partial(_begin, theirs, base=options["base"])
        result = merged(bank, options["prefer"], report, dry_run=options["dry_run"])
        return report.finish(result, pages=pages, dry_run=options["dry_run"])


def _begin(
    theirs: str,
    bank: Path,
    prefer: str | None,
    report: MergeReport,
    *,
    base: str | None,
    dry_run: bool,
) -> MergeResult:
    from bankd.author import author
    from bankd.bank import Bank
    from bankd.bank.merge import merge as merge_states
    from bankd.bank.sources import open_state

    with (
        open_state(theirs, bank) as state,
        Bank.open(bank) as ours,
        _judge(ours, state.bank, measures=prefer == MEASURE and not dry_run) as judge,
    ):
        return merge_states(
            ours,
            state,
            base=base,
            prefer=_choice(prefer),
            judge=judge,
            dry_run=dry_run,
            author=author(),
            message=f"merge of {theirs}",
            listen=report.hear,
        )


def _go_on(bank: Path, prefer: str | None, report: MergeReport, *, dry_run: bool) -> MergeResult:
    from bankd.bank import Bank
    from bankd.bank.merge import continue_merge

    with (
        Bank.open(bank, create=False) as ours,
        _judge(ours, None, measures=prefer == MEASURE and not dry_run) as judge,
    ):
        return continue_merge(
            ours, prefer=_choice(prefer), judge=judge, dry_run=dry_run, listen=report.hear
        )


def _abort(bank: Path) -> int:
    from bankd.bank import Bank
    from bankd.bank.merge import abort_merge

    with Bank.open(bank, create=False) as ours:
        abort_merge(ours)
    click.echo("bankd: the merge is forgotten; no entry was changed", err=True)
    return ExitCode.OK


def _choice(text: str | None) -> Choice | None:
    from bankd.bank.merge import Choice

    return Choice(text) if text else None


@contextmanager
def _judge(ours: Bank, theirs: Bank | None, *, measures: bool) -> Iterator[Judge | None]:
    """Races conflicts one after the other and says how each ended; None where nothing is asked.

    Their bank is asked, too, for the policies of operators that their subgraphs are cut into.
    """
    from bankd.bank import LayeredBank
    from bankd.bank.layers import OP_BANK
    from bankd.bank.subject import op_of, short_key
    from bankd.cli.racing import duel_on

    if not measures:
        yield None
        return
    with duel_on(LayeredBank(ours, {OP_BANK: theirs} if theirs else {})) as duel:

        def judge(conflict: Conflict) -> Judgement | None:
            said = duel.judge(conflict)
            what = f"{short_key(conflict.key)} {conflict.target} {op_of(conflict.task)}"
            click.echo(cell(f"bankd: {what}: {said.reason if said else 'left open'}"), err=True)
            return said

        yield judge
