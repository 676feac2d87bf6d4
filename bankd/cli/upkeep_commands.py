"""`bankd verify` and `bankd prune`: entries raced again, and those removed that are useless."""

from __future__ import annotations

import contextlib
import json
import math
import shlex
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd import bridge
from bankd.author import author
from bankd.bank import Bank, Decision, built_in_folder
from bankd.bank.prune import USUAL, Prunable, PrunedEntry, PruneKind, Search, message, prunable
from bankd.bank.prune import prune as retire
from bankd.bank.task_words import task_words
from bankd.cli.banks import open_custom, open_layers
from bankd.cli.device import busy_option, race_runner
from bankd.cli.entry import entry_cells, plain_revision
from bankd.cli.formatting import aiming, remark
from bankd.cli.options import (
    Only,
    bank_option,
    dry_run_option,
    json_option,
    narrowing_options,
    output_options,
    positive,
    wide_option,
)
from bankd.cli.options import narrowed as narrowing_to
from bankd.cli.progress import duration
from bankd.cli.tables import (
    interval,
    is_json,
    json_text,
    print_items,
    print_json,
    table_lines,
    write_lines,
)
from bankd.errors import ExitCode
from bankd.number_text import counted

if TYPE_CHECKING:
    from bankd.bridge.verify import VerificationPlan, Verified


NEVER_HIT_DAYS = 30
MAX_DAYS = 36_500


@click.command
@click.option("--dead", is_flag=True, help="Policies that are not legal any more, tasks that"
              " cannot be read.")  # fmt: skip
@click.option("--shadowed", is_flag=True, help="Entries that equal those of the built-in bank.")
@click.option(
    "--beaten", is_flag=True, help="Tuned entries that are not faster than the default here today."
)
@click.option("--never-hit", "never_hit", is_flag=True, help="Entries that no known model uses.")
@click.option("--older_than", "days", type=click.IntRange(0, MAX_DAYS), metavar="DAYS",
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
    judged: list[PrunedEntry] = []
    with aiming(folder), contextlib.ExitStack() as stack:
        bank = stack.enter_context(open_custom(folder, read_only=dry_run))
        found = _noted(prunable(bank, _search(chosen, only, age, stack)), judged)
        pruned = []
        if is_json():
            pruned = [
                json_text({"key": one.decision.key, **asdict(one.decision.target),
                           "kind": one.kind.value, "why": one.why})
                for one in found
            ]  # fmt: skip
        lines = table_lines(
            ("key", "task", "target", "kind", "why"),
            ((*entry_cells(one.decision), one.kind, one.why) for one in found),
        )
        # Without a pager, which may be left early: what is taken out is listed to the end.
        if not write_lines(lines, pages=dry_run):
            return ExitCode.OK
        written = None if dry_run else retire(bank, judged, author())
        if is_json():
            removed = map(json.loads, pruned)
            print_json({"revision": plain_revision(written), "pruned": removed})
        if written is not None:
            done = f"{written.name}: {written.message}; undo with `bankd revert {written.name}`"
        elif judged and dry_run:
            done = f"would {message(Counter(one.kind for one in judged))}"
        else:
            done = "nothing to prune"
        remark(done, folder)
    return ExitCode.OK


def _search(
    kinds: list[PruneKind], only: Only, age: timedelta, stack: contextlib.ExitStack
) -> Search:
    """Loads the tuner, and opens the built-in bank, only for kinds that need it."""
    parts: dict[str, Any] = {}
    if PruneKind.DEAD in kinds:
        parts["why_stale"] = bridge.why_stale
    if PruneKind.BEATEN in kinds:
        parts["environment"] = bridge.environment_here()
    if PruneKind.SHADOWED in kinds and (built_in := built_in_folder()) is not None:
        opened = Bank.open(built_in, create=False, read_only=True)
        parts["built_in"] = stack.enter_context(opened)
    return Search(kinds, *only, never_hit_for=age, **parts)


def _noted(found: Iterable[Prunable], judged: list[PrunedEntry]) -> Iterator[Prunable]:
    """The same; what it takes to retire each is noted."""
    for one in found:
        judged.append(PrunedEntry.of(one))
        yield one


@click.command
@click.option("--budget", "budget_s", type=float, metavar="SECONDS", callback=positive,
              help="Start no further entry after this time; run again to continue.")  # fmt: skip
@narrowing_to("all that this machine can run", "all")
@busy_option
@bank_option
@click.option("--noisy", is_flag=True,
              help="Only entries that were decided in noise here.")  # fmt: skip
@click.option("--dry-run", is_flag=True, help="Only list what would be raced.")
@wide_option
@json_option
def verify(
    budget_s: float | None,
    only: Only,
    folder: Path | None,
    busy: str | None,
    *,
    noisy: bool,
    dry_run: bool,
) -> int:
    """Race inherited and unverified entries against the default policy.

    Inherited are those of another environment: compiler, kernel generator, CPU model. Unverified
    are those that a merge took on trust. Most used entries come first, and last what was measured
    in vain before. An entry that is still better, or a tie, gets its new times; one that the
    default beats, that is wrong here, or that has no kernel any more, is retired. `bankd show` has
    the trials.

    Of the custom bank these are all entries, of the shared and the built-in one those that a model
    tuned or compiled here uses. The custom bank then decides those, too: for the default where it
    wins.

    With --noisy: instead the entries that were decided in noise here: other processes used the
    cores, rounds disagreed, or an interval is wider than half. A win is raced again; an entry that
    calls the default best is retired, so that the next tuning searches again.

    All targets that this machine can run are verified, unless one is named. The same command
    continues an interrupted run.

    \b
    Examples:
      bankd verify --dry-run
      bankd verify --budget 600
      bankd verify --noisy
      bankd verify --soc_version x86_64-v3 --aicore_num 2 --json
    """
    with open_layers(folder, read_only=dry_run) as bank:
        plan: VerificationPlan = bridge.plan_races(bank, *only, noisy=noisy)
        entries = list(bridge.entries_of(bank, plan.waiting)) if dry_run else []
    remark(f"{counted(len(plan.waiting), 'entry')} {'would be raced' if dry_run else 'to race'}")
    if plan.elsewhere:
        are = "is for a target" if plan.elsewhere == 1 else "are for targets"
        remark(f"{counted(plan.elsewhere, 'entry')} {are} that this machine cannot run")
    done: list[Verified] = []
    left = 0
    if plan.waiting and not dry_run:
        done, left = _raced(plan, folder, busy, budget_s or math.inf)
    if not plan.waiting and not is_json():
        click.echo("Nothing to verify: no entry that this machine can measure is waiting.")
    elif dry_run:
        print_items(
            entries,
            lambda each: {**_identity(each[1]), "why": each[0].why, "hits": each[0].hits,
                          "was": _state(each[1])},
            ("key", "task", "target", "why", "hits", "was"),
            lambda each: (*entry_cells(each[1]), each[0].why, each[0].hits, _in_short(each[1])),
            dropping=("target", "hits"),
        )  # fmt: skip
    else:
        print_items(
            done,
            lambda one: {**_identity(one.before), "was": _state(one.before),
                         "now": _state(one.after), "ratio": one.ratio,
                         "happened": one.happened.value, "reason": one.reason},
            ("key", "task", "target", "was", "now", "default/policy", "what happened"),
            lambda one: (*entry_cells(one.before), _in_short(one.before), _in_short(one.after),
                         interval(one.ratio), f"{one.happened}: {one.reason}"),
            dropping=("target", "was", "now"),
        )  # fmt: skip
    if left:
        given = {"--budget": budget_s and f"{budget_s:g}", "--soc_version": only[0],
                 "--aicore_num": only[1], "--bank": folder}  # fmt: skip
        options = [f"{name} {shlex.quote(str(v))}" for name, v in given.items() if v is not None]
        again = " ".join(["bankd verify", *["--noisy"] * noisy, *options])
        remark(f"{counted(left, 'entry')} left: `{again}` continues")
    return ExitCode.OK


def _raced(
    plan: VerificationPlan, folder: Path | None, busy: str | None, budget_s: float
) -> tuple[list[Verified], int]:
    """Return what became of the entries, and how many are left.

    Each has a line on standard error, with the time that the others may take.
    """
    done: list[Verified] = []
    started_s = time.monotonic()

    def listen(number: int, verified: Verified) -> None:
        done.append(verified)
        spent_s = time.monotonic() - started_s
        others_s = spent_s / number * (len(plan.waiting) - number)
        left = duration(max(0.0, min(others_s, budget_s - spent_s)))
        what = f"{task_words(verified.before.task)}: {verified.happened}, {verified.reason}"
        remark(f"entry {number} of {len(plan.waiting)}, about {left} left: {what}")

    with open_layers(folder, read_only=False) as bank, race_runner(bank, busy) as runner:
        left = bridge.verify_entries(
            bank, runner, plan.waiting, listen, author=author(), budget_s=budget_s
        )
    return done, left


def _in_short(entry: Decision | None) -> str:
    """ "tuned 1.25x"."""
    if entry is None:
        return "-"
    return entry.rule if entry.speedup is None else f"{entry.rule} {entry.speedup:.2f}x"


def _identity(entry: Decision) -> dict[str, Any]:
    return {"key": entry.key, "task": json.loads(entry.task), **asdict(entry.target)}


def _state(entry: Decision | None) -> dict[str, Any] | None:
    """Return the policy of an entry, None where there is none any more."""
    if entry is None:
        return None
    median_us = entry.timing.median_us if entry.timing else None
    state = {"rule": entry.rule, "median_us": median_us, "speedup": entry.speedup}
    return {**state, "policy": json.loads(entry.policy)}
