"""`bankd prune`: removes entries that are useless or no longer true."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path
from typing import Any

import click

from bankd.author import author
from bankd.bank import Bank, built_in_folder
from bankd.bank.prune import USUAL, Judged, Prunable, PruneKind, Search, message, prunable
from bankd.bank.prune import prune as retire
from bankd.cli import lazy
from bankd.cli.banks import open_custom
from bankd.cli.entry import entry_cells, plain_revision
from bankd.cli.formatting import aimed, aiming, remark
from bankd.cli.options import (
    Only,
    bank_option,
    dry_run_option,
    narrowing_options,
    output_options,
)
from bankd.cli.tables import is_json, json_text, print_json, table_lines, write_lines
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
@output_options
def prune(
    only: Only, days: int | None, folder: Path | None, *, dry_run: bool, **kinds: bool
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
    chosen = [kind for kind in PruneKind if kinds[kind.name.lower()]] or list(USUAL)
    judged: list[Judged] = []
    with aiming(folder), contextlib.ExitStack() as stack:
        bank = stack.enter_context(open_custom(folder, read_only=dry_run))
        found = _noted(prunable(bank, _search(chosen, only, age, stack)), judged)
        pruned = [json_text(_plain(one)) for one in found] if is_json() else []
        # Without a pager, which may be left early: what is taken out is told to the end.
        if not is_json() and not write_lines(_lines(found), pages=dry_run):
            return ExitCode.OK
        written = None if dry_run else retire(bank, judged, author())
        if is_json():
            revision = plain_revision(written) if written else None
            print_json({"revision": revision, "pruned": map(json.loads, pruned)})
        if written is not None:
            done = f"{written.name}: {written.message}; undo with `bankd revert {written.name}`"
        elif judged and dry_run:
            done = f"would {message(Counter(one.kind for one in judged))}"
        else:
            done = "nothing to prune"
        remark(aimed(done, folder))
    return ExitCode.OK


def _search(
    kinds: list[PruneKind], only: Only, age: timedelta, stack: contextlib.ExitStack
) -> Search:
    """Loads the tuner, and opens the built-in bank, only for kinds that need it."""
    parts: dict[str, Any] = {}
    if PruneKind.DEAD in kinds:
        parts["why_stale"] = lazy.stale_entries.why_stale
    if PruneKind.BEATEN in kinds:
        parts["environment"] = lazy.race.environment_here()
    if PruneKind.SHADOWED in kinds and (built_in := built_in_folder()) is not None:
        opened = Bank.open(built_in, create=False, read_only=True)
        parts["built_in"] = stack.enter_context(opened)
    return Search(kinds, *only, never_hit_for=age, **parts)


def _noted(found: Iterable[Prunable], judged: list[Judged]) -> Iterator[Prunable]:
    """The same; what it takes to retire each is noted."""
    for one in found:
        judged.append(Judged.of(one))
        yield one


def _plain(one: Prunable) -> dict[str, Any]:
    target = asdict(one.decision.target)
    return {"key": one.decision.key, **target, "kind": one.kind.value, "why": one.why}


def _lines(found: Iterable[Prunable]) -> Iterator[str]:
    return table_lines(
        ("key", "task", "target", "kind", "why"),
        (
            (*entry_cells(one.decision), one.kind, one.why)
            for one in found
        ),
        left=5,
        folding=("why",),
        cutting=("task",),
        dropping=("target",),
        is_headed=False,
    )  # fmt: skip
