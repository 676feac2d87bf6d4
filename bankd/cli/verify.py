"""`bankd verify`: entries of elsewhere and of earlier, raced against today's default."""

from __future__ import annotations

import json
import math
import shlex
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd.author import author
from bankd.bank import Decision, LayeredBank
from bankd.cli import lazy
from bankd.cli.banks import bank_option, custom_file, open_custom
from bankd.cli.device import busy_option, race_runner
from bankd.cli.entry import entry_cells
from bankd.cli.formatting import counted, remark
from bankd.cli.options import json_option, positive, wide_option
from bankd.cli.progress import duration
from bankd.cli.tables import interval, is_json, print_json, print_table
from bankd.errors import ExitCode

if TYPE_CHECKING:
    from bankd.bridge.verify import Plan, Verified

_NONE_WAITS = "Nothing to verify: no entry that this machine can measure is waiting."


@click.command
@click.option("--budget", "budget_s", type=float, metavar="SECONDS", callback=positive,
              help="Start no further entry after this time; run again to continue.")  # fmt: skip
@click.option(
    "--soc_version",
    metavar="TIER",
    help="Only entries for this tier (default: all that this machine can run).",
)
@click.option(
    "--aicore_num",
    type=int,
    metavar="N",
    help="Only entries for this number of cores (default: all).",
)
@busy_option
@bank_option
@click.option("--noisy", is_flag=True,
              help="Only entries measured here whose intervals are too wide.")  # fmt: skip
@click.option("--dry-run", is_flag=True, help="Only list what would be raced.")
@wide_option
@json_option
def verify(
    budget_s: float | None,
    soc_version: str | None,
    aicore_num: int | None,
    folder: Path | None,
    busy: str | None,
    *,
    noisy: bool,
    dry_run: bool,
) -> int:
    """Race inherited and unverified entries of the custom bank against the default policy.

    Inherited are those of another environment: compiler, kernel generator, CPU model. Unverified
    are those that a merge took on trust. Most used entries come first, and last what was measured
    in vain before. An entry that is still better, or a tie, gets its new times; one that the
    default beats, that is wrong here, or that has no kernel any more, is retired. `bankd show` has
    the trials.

    With --noisy: instead the entries that noisy sessions left here, with intervals wider than
    half. A win is raced again; an entry that calls the default best is retired, so that the next
    tuning searches again.

    All targets that this machine can run are verified, unless one is named. The same command
    continues an interrupted run.

    \b
    Examples:
      bankd verify --dry-run
      bankd verify --budget 600
      bankd verify --noisy
      bankd verify --soc_version x86_64-v3 --aicore_num 2 --json
    """
    if dry_run:
        _list(folder, soc_version, aicore_num, noisy=noisy)
    else:
        _verify(folder, soc_version, aicore_num, budget_s, busy, noisy=noisy)
    return ExitCode.OK


def _list(folder: Path | None, soc_version: str | None, cores: int | None, *, noisy: bool) -> None:
    """Print what would be raced, in its order."""
    with open_custom(folder, read_only=True) as bank:
        found = lazy.verify.plan(bank, soc_version, cores, noisy=noisy)
        entries = list(lazy.verify.entries_of(bank, found.waiting))
    _report_plan(found, "would be raced")
    if is_json():
        print_json(
            [
                {**_identity(entry), "why": one.why, "hits": one.hits, "was": _state(entry)}
                for one, entry in entries
            ]
        )
    elif not entries:
        click.echo(_NONE_WAITS)
    else:
        print_table(
            ("key", "task", "target", "why", "hits", "was"),
            ((*_cells(entry), one.why, one.hits, _in_short(entry)) for one, entry in entries),
            left=4,
            cutting=("task",),
            dropping=("target", "hits"),
        )


def _verify(
    folder: Path | None,
    soc_version: str | None,
    cores: int | None,
    budget_s: float | None,
    busy: str | None,
    *,
    noisy: bool,
) -> None:
    open_custom(folder, read_only=False).close()  # which is not made where it is missing
    progress, left = _Progress(budget_s or math.inf), 0
    with LayeredBank.open(custom_file(folder)) as bank:
        found = lazy.verify.plan(bank.custom, soc_version, cores, noisy=noisy)
        _report_plan(found, "to race")
        progress.total = len(found.waiting)
        if found.waiting:
            with race_runner(bank, busy) as runner:
                left = lazy.verify.verify(
                    bank.custom, runner, found.waiting, progress.listen,
                    author=author(), budget_s=progress.budget_s,
                )  # fmt: skip
    if is_json():
        print_json([_as_json(one) for one in progress.done])
    elif progress.done:
        print_table(
            ("key", "task", "target", "was", "now", "default/policy", "what happened"),
            map(_row, progress.done),
            left=3,
            folding=("what happened",),
            cutting=("task",),
            dropping=("target", "was", "now"),
        )
    elif not left:
        click.echo(_NONE_WAITS)
    if left:
        again = _again(folder, soc_version, cores, budget_s, noisy=noisy)
        remark(f"{counted(left, 'entry')} left: `{again}` continues")


@dataclass
class _Progress:
    """One line on standard error for each entry, with the time that the others may take."""

    budget_s: float
    total: int = 0
    done: list[Verified] = field(default_factory=list)
    started_s: float = field(default_factory=time.monotonic)

    def listen(self, number: int, verified: Verified) -> None:
        self.done.append(verified)
        spent_s = time.monotonic() - self.started_s
        others_s = spent_s / number * (self.total - number)
        left = duration(max(0.0, min(others_s, self.budget_s - spent_s)))
        what = f"{_cells(verified.before)[1]}: {verified.happened}, {verified.reason}"
        remark(f"entry {number} of {self.total}, about {left} left: {what}")


def _report_plan(found: Plan, what: str) -> None:
    remark(f"{counted(len(found.waiting), 'entry')} {what}")
    if found.elsewhere:
        are = "is for a target" if found.elsewhere == 1 else "are for targets"
        remark(f"{counted(found.elsewhere, 'entry')} {are} that this machine cannot run")


def _again(
    folder: Path | None,
    soc_version: str | None,
    cores: int | None,
    budget_s: float | None,
    *,
    noisy: bool,
) -> str:
    """The same command once more."""
    given = {
        "--budget": f"{budget_s:g}" if budget_s else None,
        "--soc_version": soc_version,
        "--aicore_num": cores,
        "--bank": folder,
    }
    options = [f"{name} {shlex.quote(str(v))}" for name, v in given.items() if v is not None]
    return " ".join(["bankd verify", *["--noisy"] * noisy, *options])


def _row(one: Verified) -> tuple[object, ...]:
    return (
        *_cells(one.before),
        _in_short(one.before),
        _in_short(one.after),
        interval(one.ratio),
        f"{one.happened}: {one.reason}",
    )


def _cells(entry: Decision) -> tuple[str, str, str]:
    return entry_cells(entry.key, entry.task, entry.target)


def _in_short(entry: Decision | None) -> str:
    """ "tuned 1.25x"."""
    if entry is None:
        return "-"
    return entry.rule if entry.speedup is None else f"{entry.rule} {entry.speedup:.2f}x"


def _as_json(one: Verified) -> dict[str, Any]:
    return {
        **_identity(one.before),
        "was": _state(one.before),
        "now": _state(one.after),
        "ratio": one.ratio,
        "happened": one.happened.value,
        "reason": one.reason,
    }


def _identity(entry: Decision) -> dict[str, Any]:
    return {
        "key": entry.key,
        "task": json.loads(entry.task),
        "soc_version": entry.target.soc_version,
        "cores": entry.target.cores,
    }


def _state(entry: Decision | None) -> dict[str, Any] | None:
    """Return the policy of an entry, None where there is none any more."""
    if entry is None:
        return None
    return {
        "rule": entry.rule,
        "policy": json.loads(entry.policy),
        "median_us": entry.timing.median_us if entry.timing else None,
        "speedup": entry.speedup,
    }
