"""`bankd ls`, `bankd show` and `bankd log`: what the bank knows, why, and since when."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bankd.bank.browse import current_keys, decided_keys, has_merges, revision_name, revisions
from bankd.bank.listing import Asked, Column
from bankd.bank.subject import op_of, policy_in_short
from bankd.bank.tags import tags
from bankd.cli.banks import bank_option, every_entry, open_banks, targets_of
from bankd.cli.entry import (
    Page,
    entry_cells,
    life_lines,
    life_title,
    page_lines,
    plain_page,
    with_before,
)
from bankd.cli.entry_list import listed
from bankd.cli.formatting import aiming, counted, remark
from bankd.cli.options import json_option, narrowing_options, pager_option, wide_option
from bankd.cli.pager import write_lines
from bankd.cli.plain import plain_decision, plain_past, plain_revision
from bankd.cli.tables import is_json, print_json, print_json_list, table_lines
from bankd.errors import BankError, ExitCode
from bankd.filter_help import FILTER_HELP

if TYPE_CHECKING:
    from bankd.bank import Bank, Decision, Past, Revision, TargetKey

MAX_KEYS = 20
"""Maximum number of keys with the same beginning that are counted."""

Entry = tuple[str, "Decision"]
"""The bank that holds it, and the decision."""

FindKeys = Callable[["Bank", str, int, "str | None", "int | None"], list[str]]


SORTED_BY = (
    "key", "op", "shapes", "target", "rule", "policy", "default", "tuned", "speedup", "spread",
    "samples", "revision",
)  # fmt: skip
"""Values of `bankd ls --sort`: the names of `bankd.bank.listing.Column`."""


class _WithLanguage(click.Command):
    """Its help ends with the words that a filter may have."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        with formatter.section("Filters: words that must all hold, such as"):
            formatter.write_dl(FILTER_HELP)


@click.command(cls=_WithLanguage)
@narrowing_options
@click.option("--op", help="Only entries of this op, such as conv; or subgraph.")
@click.option("--filter", "words", metavar="WORDS", default="", help="Only these; see below.")
@click.option(
    "--sort",
    type=click.Choice(SORTED_BY, case_sensitive=False),
    metavar="COLUMN",
    help=f"Sort by {', '.join(SORTED_BY[:-1])} or {SORTED_BY[-1]}.",
)
@click.option("--reverse", is_flag=True, help="Reverse the order: the greatest first.")
@bank_option
@pager_option
@wide_option
@json_option
def ls(
    soc_version: str | None,
    aicore_num: int | None,
    op: str | None,
    words: str,
    sort: str | None,
    folder: Path | None,
    *,
    reverse: bool,
) -> int:
    """List the tasks and subgraphs that the bank knows, with the policies chosen for them.

    An entry takes one line: what does not fit is cut or left out, unless --wide is given. Of a
    subgraph's policy only the effective knobs are listed; `bankd show` has every knob.

    \b
    Examples:
      bankd ls
      bankd ls --op conv --soc_version x86_64-v4
      bankd ls --op subgraph
      bankd ls --filter 'op:conv >1ms !impl:winograd' --sort speedup --reverse
      bankd ls --json | jq '.[].policy'
    """
    with contextlib.ExitStack() as stack:
        banks = open_banks(folder, stack)
        if words or sort or reverse:
            asked = Asked(words, Column(sort) if sort else None, reverse)
            entries = listed(banks, asked, soc_version, aicore_num, stack)
        else:
            entries = every_entry(banks, soc_version, aicore_num)
        found = (each for each in entries if op is None or op == op_of(each[1].task))
        if is_json():
            print_json_list({**plain_decision(one), "source": source} for source, one in found)
            return ExitCode.OK
        counter = itertools.count()
        lines = table_lines(
            ("key", "task", "target", "rule", "policy", "default us", "chosen us", "speedup"),
            (_ls_row(entry) for entry, _ in zip(found, counter, strict=False)),
            left=5,
            cutting=("task", "policy"),
            dropping=("policy", "rule", "target", "default us"),
            is_headed=False,
        )
        if write_lines(lines):
            number = next(counter)
            remark(counted(number, "entry") if number else "no entries")
    return ExitCode.OK


@click.command
@click.argument("key")
@narrowing_options
@click.option("--samples", is_flag=True, help="Also list the times of every round.")
@click.option("--space", is_flag=True, help="Show only the legal values of each knob.")
@bank_option
@pager_option
@wide_option
@json_option
def show(
    key: str,
    soc_version: str | None,
    aicore_num: int | None,
    folder: Path | None,
    *,
    samples: bool,
    space: bool,
) -> int:
    """Show one entry: task, policy, times, who uses it, every trial, and its history.

    Each trial is shown with whether the decision cites it, and how its environment differs from
    that of the decision.

    The nodes of a subgraph are shown one per line: the result of a node, its op, and its operands
    (i0, ...: inputs; c0, ...: constants; t0, ...: results of nodes).

    KEY may be the beginning of a key, as `bankd ls` shows it.

    \b
    Examples:
      bankd show 3f2a9c
      bankd show 3f2a9c --samples
      bankd show 3f2a9c --space
      bankd show 3f2a9c --aicore_num 2 --json
    """
    with aiming(folder), contextlib.ExitStack() as stack:
        banks = open_banks(folder, stack)
        whole = _one_key(banks, current_keys, key, soc_version, aicore_num)
        if space:
            from bankd.cli.policy_space import show_spaces  # noqa: PLC0415  Only this needs the tuner.

            entries = _entries(banks, whole, soc_version, aicore_num)
            show_spaces([decision for _, decision in entries])
            return ExitCode.OK
        found = [
            Page.of(source, banks[source], decision)
            for source, decision in _entries(banks, whole, soc_version, aicore_num)
        ]
        if is_json():
            print_json([plain_page(page) for page in found])
            return ExitCode.OK
        lines = itertools.chain.from_iterable(page_lines(page, samples=samples) for page in found)
        write_lines(lines)
    return ExitCode.OK


@click.command
@click.argument("key", required=False)
@narrowing_options
@click.option("-n", "--limit", type=click.IntRange(min=1), help="Only the newest N.")
@bank_option
@pager_option
@wide_option
@json_option
def log(
    key: str | None,
    soc_version: str | None,
    aicore_num: int | None,
    limit: int | None,
    folder: Path | None,
) -> int:
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
    with aiming(folder), contextlib.ExitStack() as stack:
        banks = open_banks(folder, stack)
        if key is not None:
            _log_of_key(banks, key, soc_version, aicore_num, limit)
        elif "custom" in banks:
            custom, wanted = banks["custom"], (limit, soc_version, aicore_num)
            _log_of_bank(custom, wanted)
        elif is_json():
            print_json_list([])
    return ExitCode.OK


def _log_of_bank(bank: Bank, wanted: tuple[int | None, str | None, int | None]) -> None:
    names: dict[int, list[str]] = {}
    for tag in tags(bank):
        names.setdefault(tag.revision.number, []).append(tag.name)
    found = revisions(bank, *wanted)
    if is_json():
        print_json_list(plain_revision(one, names.get(one.number, ())) for one in found)
        return

    def parents(one: Revision) -> str:
        """Name the parents of a merge; the line itself tells a single one."""
        several = one.parents if len(one.parents) > 1 else ()
        return " ".join(revision_name(bank, parent) or parent[:12] for parent in several)

    # Columns that no row would fill are left out.
    further: list[tuple[str, Callable[[Revision], str]]] = []
    if names:
        further.append(("tags", lambda one: " ".join(names.get(one.number, ()))))
    if has_merges(bank):
        further.append(("parents", parents))
    lines = table_lines(
        ("revision", "id", "time", "author", *(name for name, _ in further), "message",
         "new", "changed", "removed"),
        ((*_log_row(one), *(tell(one) for _, tell in further), *_log_counts(one)) for one in found),
        left=5 + len(further),
        folding=("tags", "parents"),
        cutting=("author", "message"),
        dropping=("id", "author", "time"),
        is_headed=False,
    )  # fmt: skip
    first = next(lines, None)
    if first is None:
        remark("no revisions")
    else:
        write_lines(itertools.chain([first], lines))


def _log_of_key(
    banks: dict[str, Bank],
    beginning: str,
    soc_version: str | None,
    cores: int | None,
    limit: int | None,
) -> None:
    key = _one_key(banks, decided_keys, beginning, soc_version, cores)
    lives = [
        (source, target, life)
        for source, bank in banks.items()
        for target in targets_of(bank, soc_version, cores)
        if (life := bank.decision_history(key, target))
    ]
    if is_json():
        print_json_list(
            {"source": source, "key": key, "soc_version": target.soc_version,
             "cores": target.cores, **plain_past(past, before)}
            for source, target, life in lives
            for past, before in itertools.islice(with_before(life), limit)
        )  # fmt: skip
        return
    lines = (
        life_lines(life_title(source, key, target), _task_of(life), life, limit)
        for source, target, life in lives
    )
    write_lines(itertools.chain.from_iterable(lines))


def _task_of(life: list[Past]) -> str:
    return next((past.decision.task for past in life if past.decision), "{}")


def _log_row(revision: Revision) -> tuple[object, ...]:
    return revision.name, revision.short_id, revision.created[:19], revision.author


def _log_counts(revision: Revision) -> tuple[object, ...]:
    counts = revision.counts
    return revision.message, counts.added, counts.updated, counts.retired


def _one_key(
    banks: dict[str, Bank],
    find: FindKeys,
    beginning: str,
    soc_version: str | None,
    cores: int | None,
) -> str:
    """The whole key: just this one; else the only one with this beginning. Raises BankError.

    The keys of subgraphs are of different lengths: one may be the beginning of another.
    """
    found = (find(bank, beginning, MAX_KEYS, soc_version, cores) for bank in banks.values())
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


def _entries(
    banks: dict[str, Bank], key: str, soc_version: str | None, cores: int | None
) -> list[Entry]:
    """The entries of a key, of each target from the first bank that has it."""
    found: dict[TargetKey, Entry] = {}
    for source, bank in banks.items():
        for target in targets_of(bank, soc_version, cores):
            for decision in bank.find(target, [key]).values():
                found.setdefault(target, (source, decision))
    return list(found.values())


def _ls_row(entry: Entry) -> tuple[object, ...]:
    _, decision = entry
    return (
        *entry_cells(decision.key, decision.task, decision.target),
        decision.rule,
        policy_in_short(decision.task, decision.policy),
        decision.baseline and decision.baseline.median_us,
        decision.timing and decision.timing.median_us,
        decision.speedup,
    )
