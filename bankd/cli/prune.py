"""`bankd prune`: removes entries that are useless or no longer true."""

from __future__ import annotations

import contextlib
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import click

from bankd.author import author
from bankd.bank import Bank, Revision, built_in_folder
from bankd.bank.prune import USUAL, Judged, Kind, Prunable, Search, message, prunable
from bankd.bank.prune import prune as retire
from bankd.cli import lazy
from bankd.cli.banks import bank_option, open_custom
from bankd.cli.entry import entry_cells
from bankd.cli.formatting import aimed, aiming, remark
from bankd.cli.options import (
    dry_run_option,
    json_option,
    narrowing_options,
    pager_option,
    wide_option,
)
from bankd.cli.pager import write_lines
from bankd.cli.plain import plain_revision
from bankd.cli.tables import is_json, json_text, print_json_object, table_lines
from bankd.errors import ExitCode

NEVER_HIT_DAYS = 30


@click.command
@click.option("--dead", is_flag=True, help="Policies that are not legal any more, tasks that"
              " cannot be read.")  # fmt: skip
@click.option("--shadowed", is_flag=True, help="Entries that equal those of the built-in bank.")
@click.option(
    "--beaten", is_flag=True, help="Tuned entries that are not faster than the default here today."
)
@click.option("--never-hit", "never_hit", is_flag=True, help="Entries that no known model uses.")
@click.option("--older_than", "days", type=click.IntRange(min=0), metavar="DAYS",
              help=f"With --never-hit: decided at least this long ago (default: {NEVER_HIT_DAYS}).",
              )  # fmt: skip
@narrowing_options
@dry_run_option
@bank_option
@pager_option
@wide_option
@json_option
def prune(
    soc_version: str | None,
    aicore_num: int | None,
    days: int | None,
    folder: Path | None,
    *,
    dry_run: bool,
    **kinds: bool,
) -> int:
    """Remove useless entries, as one revision: dead, shadowed and beaten ones.

    Dead: today's tuner has no kernel for the policy, or cannot read the task, so that no model
    can use the entry. Shadowed: the built-in bank has the same policy. Beaten: in the newest
    measurement of the policy in today's environment, the default's median was not above the
    interval of the policy's. Options select kinds. Entries that were never hit are
    removed only on request; what a known model was tuned or compiled with counts as
    hit. Observations are kept.

    \b
    Examples:
      bankd prune --dry-run
      bankd prune --dead --soc_version x86_64-v4
      bankd prune --never-hit --older_than 90
    """
    if days is not None and not kinds["never_hit"]:
        raise click.UsageError("--older_than requires --never-hit")
    age = timedelta(days=NEVER_HIT_DAYS if days is None else days)
    with contextlib.ExitStack() as stack:
        stack.enter_context(aiming(folder))
        bank = stack.enter_context(open_custom(folder, read_only=dry_run))
        search = _search(_chosen_kinds(kinds), soc_version, aicore_num, age, stack)
        judged: list[Judged] = []
        found = _noted(prunable(bank, search), judged)
        told = stack.enter_context(_kept(found)) if is_json() else iter(())
        # Without a pager, which may be left early: what is taken out is told to the end.
        if not is_json() and not write_lines(_prunable_lines(found), pages=dry_run):
            return ExitCode.OK
        written = None if dry_run else retire(bank, judged, author())
        if is_json():
            _print_pruned(written, told)
        _tell_pruned(judged, written, folder, dry_run=dry_run)
    return ExitCode.OK


def _chosen_kinds(kinds: dict[str, bool]) -> list[Kind]:
    return [kind for kind in Kind if kinds[kind.name.lower()]] or list(USUAL)


def _search(
    kinds: list[Kind],
    soc_version: str | None,
    cores: int | None,
    age: timedelta,
    stack: contextlib.ExitStack,
) -> Search:
    """Loads the tuner, and opens the built-in bank, only for kinds that need it."""
    parts: dict[str, Any] = {}
    if Kind.DEAD in kinds:
        parts["why_dead"] = lazy.dead.why_dead
    if Kind.BEATEN in kinds:
        parts["environment"] = lazy.race.environment_here()
    if Kind.SHADOWED in kinds and (built_in := built_in_folder()) is not None:
        opened = Bank.open(built_in, create=False, read_only=True)
        parts["built_in"] = stack.enter_context(opened)
    return Search(kinds, soc_version, cores, never_hit_for=age, **parts)


def _noted(found: Iterable[Prunable], judged: list[Judged]) -> Iterator[Prunable]:
    """The same; what it takes to retire each is noted."""
    for one in found:
        judged.append(Judged.of(one))
        yield one


@contextlib.contextmanager
def _kept(found: Iterable[Prunable]) -> Iterator[Iterator[str]]:
    """Keep them as JSON lines in a temporary file until it is known what became of them."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as file:
        file.writelines(json_text(_plain_prunable(one)) + "\n" for one in found)
        file.seek(0)
        yield (line.rstrip("\n") for line in file)


def _print_pruned(written: Revision | None, told: Iterator[str]) -> None:
    print_json_object({"revision": plain_revision(written) if written else None}, {"pruned": told})


def _prunable_lines(found: Iterable[Prunable]) -> Iterator[str]:
    rows = (
        (*entry_cells(one.decision.key, one.decision.task, one.decision.target), one.kind, one.why)
        for one in found
    )
    columns = ("key", "task", "target", "kind", "why")
    return table_lines(
        columns,
        rows,
        left=5,
        folding=("why",),
        cutting=("task",),
        dropping=("target",),
        is_headed=False,
    )


def _plain_prunable(one: Prunable) -> dict[str, Any]:
    return {
        "key": one.decision.key,
        "soc_version": one.decision.target.soc_version,
        "cores": one.decision.target.cores,
        "kind": one.kind.value,
        "why": one.why,
    }


def _tell_pruned(
    judged: list[Judged], written: Revision | None, folder: Path | None, *, dry_run: bool
) -> None:
    if written is not None:
        told = f"{written.name}: {written.message}; undo with `bankd revert {written.name}`"
    elif judged and dry_run:
        told = f"would {message(Counter(one.kind for one in judged))}"
    else:
        told = "nothing to prune"
    remark(aimed(told, folder))
