"""`bankd merge`: another bank's knowledge into ours, with conflicts that can wait."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from bankd.author import author
from bankd.bank import Bank
from bankd.bank.history.ancestry import reverted_merges
from bankd.bank.merge import (
    MergeResult,
    continue_merge,
    require_mergeable,
    require_waiting,
)
from bankd.bank.merge import merge as merge_states
from bankd.bank.sources import open_state
from bankd.bank.state import State
from bankd.cli.bank_choice import named_state
from bankd.cli.banks import custom_file
from bankd.cli.completion import complete_revisions, complete_states
from bankd.cli.device import busy_option
from bankd.cli.formatting import aiming, telling_remarks
from bankd.cli.merge_choices import (
    ASK,
    MEASURE,
    OF_ONE_KEY,
    abort,
    choose,
    judging,
    prefer_option,
    preference,
    races_of,
    reporting,
    status,
    undo,
)
from bankd.cli.merge_report import merge_report
from bankd.cli.options import NAME, dry_run_option
from bankd.errors import BankError
from bankd.suggestion import did_you_mean

SUGGESTED = "suggested"
OF_ALL_KEYS = (*OF_ONE_KEY, "faster")

SHORTCUTS = {
    "--status": "status",
    "--choose": "choose",
    "--undo": "undo",
    "--continue": "continue",
    "--abort": "abort",
}
"""Options that stand for sub-commands; without one of them `begin` is meant."""
SHORTCUT_HELP = [
    (f"{option}{' KEY' * (command == 'choose')}", f"The same as the command {command}.")
    for option, command in SHORTCUTS.items()
]


class MergeGroup(click.Group):
    """Sub-commands, each with its own options; `bankd merge --status` is `bankd merge status`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the sub-command first where a shortcut, or THEIRS, says it."""
        if args and args[0] not in {*self.commands, *ctx.help_option_names}:
            ctx.obj = ctx  # errors are those of `bankd merge`, which was typed
            args = _with_command(ctx, args)
        return super().parse_args(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options of `bankd merge THEIRS`, which is the command that people want."""
        options = self.commands["begin"].get_params(ctx)
        with formatter.section("Options of `bankd merge THEIRS`"):
            formatter.write_dl([row for one in options if (row := _help_of(one, ctx))])
        with formatter.section("Options that stand for commands"):
            formatter.write_dl(SHORTCUT_HELP)
        self.format_commands(ctx, formatter)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete sub-commands, and what may follow `bankd merge` in the place of one."""
        begin = self.commands["begin"]
        words = super().shell_complete(ctx, incomplete)
        if incomplete.startswith("-"):
            return [*words, *begin.shell_complete(ctx, incomplete)]
        return [*complete_states(ctx, begin.params[0], incomplete), *words]

    def invoke(self, ctx: click.Context) -> Any:
        """Run the sub-command."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            error.ctx = ctx.obj or error.ctx
            raise


def _help_of(parameter: click.Parameter, ctx: click.Context) -> tuple[str, str] | None:
    return parameter.get_help_record(ctx) if isinstance(parameter, click.Option) else None


def _with_command(ctx: click.Context, args: list[str]) -> list[str]:
    """["--choose=KEY", "--undo"] -> ["choose", "KEY", "--undo"]. Raises UsageError."""
    parts = [
        part
        for arg in args
        for part in (arg.split("=", 1) if arg.startswith("--choose=") else [arg])
    ]
    given = [name for name in SHORTCUTS if name in parts]
    if given not in ([], ["--choose", "--undo"]) and len(given) > 1:
        raise click.UsageError(f"give one of {', '.join(SHORTCUTS)}", ctx)
    if given:
        parts.remove(given[0])
    return [SHORTCUTS[given[0]] if given else "begin", *parts]


@click.group(
    cls=MergeGroup,
    commands=[status, choose, undo, abort],
    subcommand_metavar="THEIRS | COMMAND [ARGS]...",
)
def merge() -> None:
    """Bring what another bank knows into ours, as one revision that `bankd revert` can undo.

    `bankd merge THEIRS` is `bankd merge begin THEIRS`, and --status, --choose KEY, --undo,
    --continue and --abort are the commands of these names.

    Conflicts wait in the bank until all are resolved, together or key by key; every choice can be
    undone until then, and with --hold nothing is written before `bankd merge continue`.

    \b
    Examples:
      bankd merge /mnt/lab/bank --dry-run
      bankd merge /mnt/lab/bank --prefer measure
      bankd merge /mnt/lab/bank --prefer measure --prefer ours
      bankd merge status
      bankd merge choose 3f2a9c --prefer theirs
      bankd merge choose 3f2a9c --prefer measure
      bankd merge undo
      bankd merge continue --prefer ours
      bankd merge abort
    """


def merging(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of `begin` and `continue`, which resolve all that is open and may write."""
    hold = "Wait before anything is written, even where nothing is open."
    held = click.option("--hold", "holds", is_flag=True, help=hold)
    return held(busy_option(dry_run_option(reporting(command))))


@merge.command(short_help="Merge another bank; what `bankd merge THEIRS` does.")
@click.argument("theirs", shell_complete=complete_states, type=NAME)
@click.option("--base", type=NAME, metavar="REV", shell_complete=complete_revisions,
              help="Compare with this revision instead of the newest common one.")  # fmt: skip
@prefer_option((*OF_ALL_KEYS, ASK), help="How conflicts are resolved; measure races them on this"
               " machine (a second --prefer ours, theirs or base says who takes a tie), ask leaves"
               " what the times say as a suggestion.")  # fmt: skip
@merging
def begin(theirs: str, folder: Path | None, base: str | None, **options: Any) -> int:
    """Merge THEIRS: the folder or file of a bank, PATH@r3, an export, or CANN bank files.

    Measurements are united; decisions are compared entry by entry with the newest common
    revision, and whole entries are taken. One line per key, cut to the page unless --wide is
    given, with the verdict, whose policy is kept (takes), both speed-ups, and what changes of ours:

    \b
    [O] better: only one side changed it, or it is clearly faster (in an equal
        environment)
    [=] tie: same policy, or within the noise (base is kept, else a fixed order)
    [+] added    [-] removed    [X] rejected: the policy failed on this target
    [?] open: a conflict; while there is any, no entry changes, and the exit
        code is 1

    \b
    Examples:
      bankd merge begin /mnt/lab/bank --dry-run
      bankd merge begin /mnt/lab/bank --prefer measure --prefer ours
    """
    with aiming(folder), ExitStack() as opened:
        bank = custom_file(folder, "--into")
        tell = opened.enter_context(telling_remarks())
        try:
            state = opened.enter_context(open_state(named_state(theirs), bank, tell=tell))
        except BankError as error:
            if not Path(theirs).exists() and (meant := did_you_mean(theirs, merge.commands)):
                error.hint = meant
            raise
        ours = opened.enter_context(Bank.open(bank))
        require_mergeable(ours, state, base)
        told = f"merge of {theirs}"
        run = partial(merge_states, ours, state, base=base, author=author(), message=told)
        return _reported(run, opened, ours, state, folder, **options)


@merge.command("continue", short_help="Write the merge that waits, when nothing is open.")
@prefer_option((*OF_ALL_KEYS, SUGGESTED), help="How what is open is resolved; measure races it (a"
               " second --prefer ours, theirs or base says who takes a tie), suggested takes what"
               " `--prefer ask` found.")  # fmt: skip
@merging
def continue_(folder: Path | None, **options: Any) -> int:
    """Continue the merge that waits, and write it when nothing is open any more.

    \b
    Examples:
      bankd merge continue
      bankd merge continue --prefer measure
    """
    with aiming(folder), ExitStack() as opened:
        ours = opened.enter_context(Bank.open(custom_file(folder, "--into"), create=False))
        require_waiting(ours)
        return _reported(partial(continue_merge, ours), opened, ours, None, folder, **options)


def _reported(
    run: Callable[..., MergeResult],
    opened: ExitStack,
    ours: Bank,
    theirs: State | None,
    folder: Path | None,
    *,
    preferred: tuple[str, ...],
    busy: str | None,
    holds: bool,
    dry_run: bool,
) -> int:
    """Merge by `run`, close what is opened, and print the report; gives the exit code."""
    prefer, tie = preference(preferred)
    races: set[bool] = set()
    if MEASURE in preferred and not dry_run:
        # Waiting for the device may take hours: what needs it is known before.
        run(prefer=prefer, dry_run=True, listen=lambda line: races.update(races_of(line)))
    their_bank = theirs.bank if theirs else None
    with merge_report(into=folder) as report:
        with judging(ours, their_bank, tie, busy, races) as judge:
            how = {"dry_run": dry_run, "holds": holds, "listen": report.hear}
            result = run(prefer=prefer, judge=judge, **how)
        report.taken_back = reverted_merges(ours, their_bank) if their_bank else ()
        opened.close()  # The report may stay in a pager for hours: the bank is let go before.
        return report.finish(result, dry_run=dry_run)
