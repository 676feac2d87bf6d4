"""`bankd ls`, `show` and `log`: what banks know, why, and since when."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bankd.bank.history.log import log_view
from bankd.bank.listing import Column, EntryQuery
from bankd.bank.listing.suggest import suggestions
from bankd.bank.subject import op_of, policy_in_short
from bankd.cli import entry, entry_page
from bankd.cli.bank_choice import OneBank, read_bank_option
from bankd.cli.banks import entries, one_key, open_banks, target_here
from bankd.cli.choices import OneOf
from bankd.cli.colours import of_speedup
from bankd.cli.completion import complete_filters, complete_keys, complete_ops
from bankd.cli.formatting import aiming, remark
from bankd.cli.options import KEY, NAME, Only, narrowing_options, output_options
from bankd.cli.tables import (
    is_json,
    print_items,
    print_json,
    write_lines,
)
from bankd.errors import ExitCode
from bankd.filter_help import FILTER_HELP
from bankd.number_text import counted

if TYPE_CHECKING:
    from bankd.bank import Bank, Decision, TargetKey


MAX_REVISIONS = 10**9
"""Maximum of `--limit`, far above what a bank holds."""

"""Maximum number of keys with the same beginning that are counted."""

HEADINGS = {"task": Column.OP, "chosen": Column.TUNED}
"""Headings of the list that have the name of no column of a filter."""
SORTED_BY = (*Column, *HEADINGS)


class _WithLanguage(click.Command):
    """Its help ends with the words that a filter may have."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        with formatter.section("Filters: words that must all hold, such as"):
            formatter.write_dl(FILTER_HELP)


@click.command(cls=_WithLanguage)
@narrowing_options
@click.option(
    "--op",
    type=NAME,
    shell_complete=complete_ops,
    help="Only entries of this op, such as conv; or subgraph.",
)
@click.option("--filter", "words", metavar="WORDS", default="",
              shell_complete=complete_filters, help="Only these; see below.")  # fmt: skip
@click.option(
    "--sort",
    type=OneOf(SORTED_BY, case_sensitive=False),
    metavar="COLUMN",
    help=f"Sort by {', '.join(Column)}; or by the heading task (op) or chosen (tuned).",
)
@click.option("--reverse", is_flag=True, help="Reverse the order: the greatest first.")
@read_bank_option
@output_options
def ls(
    only: Only,
    op: str | None,
    words: str,
    sort: str | None,
    folder: Path | OneBank | None,
    *,
    reverse: bool,
) -> int:
    """List the tasks and subgraphs that the bank knows, with the policies chosen for them.

    Entries for this machine's target come first, and those of your bank before the built-in one's.
    An entry takes one line: what does not fit is cut or left out, unless --wide is given. Of a
    subgraph's policy only the effective knobs are listed; `bankd show --all` has every knob.

    \b
    Examples:
      bankd ls
      bankd ls --op conv --soc_version x86_64-v4
      bankd ls --op subgraph --bank custom
      bankd ls --filter 'op:conv >1ms !impl:winograd' --sort speedup --reverse
      bankd ls --json | jq '.[].policy'
    """
    order = HEADINGS.get(sort) or Column(sort) if sort else None
    asked = EntryQuery(words, order, reverse)
    with open_banks(folder) as banks, entries(banks, asked, only) as found:
        number = print_items(
            (each for each in found if op is None or op == op_of(each[1].task)),
            lambda each: {**entry.plain_decision(each[1]), "source": each[0]},
            ("key", "task", "target", "rule", "policy", "default", "chosen", "speedup"),
            lambda each: (*entry.entry_cells(each[1]), each[1].rule,
                          policy_in_short(each[1].task, each[1].policy), *entry.figures(each[1])),
            pages=True,
            cutting=("task", "policy"),
            dropping=("policy", "rule", "target", "default"),
            meanings={"speedup": of_speedup},
        )  # fmt: skip
        if number is not None and not is_json():
            remark(counted(number, "entry") if number else "no entries")
            if not number:
                for question in suggestions(banks.values(), words=words, op=op, tier=only[0]):
                    remark(question)
    return ExitCode.OK


@click.command
@click.argument("key", shell_complete=complete_keys, type=KEY)
@narrowing_options
@click.option("--all", "lists_all", is_flag=True,
              help="Show all targets, trials and revisions; fold what does not fit.")  # fmt: skip
@click.option("--samples", is_flag=True, help="Also list the times of every round.")
@click.option("--space", is_flag=True, help="Show only the legal values of each knob.")
@read_bank_option
@output_options
def show(
    key: str,
    only: Only,
    folder: Path | OneBank | None,
    *,
    lists_all: bool,
    samples: bool,
    space: bool,
) -> int:
    """Show one entry: task, policy, times, the models that use it, its trials, and its history.

    Each trial is shown with whether the decision cites it, and how its policy and environment
    differ from those of the decision. Of several targets this machine's is shown, and the others in
    a line each; of trials and revisions the newest. --all shows all.

    The nodes of a subgraph are shown one per line: the result of a node, its op, and its operands
    (i0, ...: inputs; c0, ...: constants; t0, ...: results of nodes).

    KEY may be the beginning of a key, as `bankd ls` shows it.

    \b
    Examples:
      bankd show 3f2a9c
      bankd show 3f2a9c --all
      bankd show 3f2a9c --samples
      bankd show 3f2a9c --space
      bankd show 3f2a9c --aicore_num 2 --json
    """
    with aiming(folder), open_banks(folder) as banks:
        found: dict[TargetKey, tuple[str, Decision]] = {}
        whole = one_key(banks, key, only, is_current=True)
        for source, bank in banks.items():
            for target in bank.targets(*only):
                if target not in found and (decision := bank.entry(target, whole)):
                    found[target] = (source, decision)
        if space:
            from bankd.cli.policy_space import show_spaces  # noqa: PLC0415  Only this needs the tuner.

            show_spaces([decision for _, decision in found.values()])
            return ExitCode.OK
        pages = [(source, banks[source], one) for source, one in found.values()]
        if is_json():
            print_json([entry.plain_page(*page) for page in pages])
        else:
            others: list[Decision] = []
            if len(pages) > 1 and not lists_all and (here := target_here()) in found:
                others = [one for _, _, one in pages if one.target != here]
                pages = [page for page in pages if page[2].target == here]
            lines = [
                entry_page.page_lines(*page, samples=samples, lists_all=lists_all) for page in pages
            ]
            lines.append(entry_page.other_target_lines(pages[0][2], others))
            write_lines(itertools.chain.from_iterable(lines))
    return ExitCode.OK


@click.command
@click.argument("key", required=False, shell_complete=complete_keys, type=KEY)
@narrowing_options
@click.option("-n", "--limit", type=click.IntRange(1, MAX_REVISIONS), help="Only the newest N.")
@read_bank_option
@output_options
def log(key: str | None, only: Only, limit: int | None, folder: Path | OneBank | None) -> int:
    """List the revisions of the bank, newest first, with their tags.

    With a target, only those that changed entries of it. With a KEY, or its prefix, the history
    of that entry: every revision that decided it, and what it changed in the policy.

    Entries are counted as new, changed and removed, also those that say that the default is best;
    a session counts as added only the tasks for which a better policy was found.

    \b
    Examples:
      bankd log
      bankd log -n 5 --json
      bankd log --soc_version x86_64-v3
      bankd log 3f2a9c
    """
    with aiming(folder), open_banks(folder) as banks:
        if key is not None:
            _log_of_key(banks, one_key(banks, key, only, is_current=False), only, limit)
        elif bank := banks.get("built-in" if folder is OneBank.BUILT_IN else "custom"):
            _log_of_bank(bank, only, limit)
        elif is_json():
            print_json([])
    return ExitCode.OK


def _log_of_bank(bank: Bank, only: Only, limit: int | None) -> None:
    """Print the revisions; columns that no row would fill are left out."""
    with log_view(bank, only) as view:
        further = ["tags"] * view.has_tags + ["parents"] * view.has_merges
        number = print_items(
            itertools.islice(view.lines(), limit),
            lambda line: entry.plain_revision(line.revision, line.tags),
            ("revision", "id", "time", "author", *further, "message", "new", "changed", "removed"),
            lambda line: (
                line.revision.name,
                line.revision.short_id,
                line.revision.created[:19],
                line.revision.author,
                *[" ".join(line.tags)] * view.has_tags,
                *[" ".join(line.parents) if line.is_merge else ""] * view.has_merges,
                line.revision.message,
                line.revision.counts.added,
                line.revision.counts.updated,
                line.revision.counts.retired,
            ),
            pages=True,
            cutting=("author", "message"),
            dropping=("id", "author", "time"),
        )
    if number == 0 and not is_json():
        remark("no revisions")


def _log_of_key(banks: dict[str, Bank], key: str, only: Only, limit: int | None) -> None:
    """Print the life of a key in each bank, on each target."""
    lives = [
        (source, target, life)
        for source, bank in banks.items()
        for target in bank.targets(*only)
        if (life := bank.decision_history(key, target))
    ]
    if is_json():
        print_json(
            {"source": source, "key": key, "soc_version": target.soc_version,
             "cores": target.cores, **entry.plain_past(past)}
            for source, target, life in lives
            for past in life[:limit]
        )  # fmt: skip
        return
    lines = (
        entry_page.life_lines(
            f"{key} on {target.words} ({source})",
            life[:limit],
        )
        for source, target, life in lives
    )
    write_lines(itertools.chain.from_iterable(lines))
