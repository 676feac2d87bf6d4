"""`bankd ls`, `bankd show` and `bankd log`: what the bank knows, why, and since when."""

# ruff: noqa: PLC0415  What a command needs is loaded when it runs.

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from bankd.cli.options import PATH, json_option, target_options
from bankd.cli.tables import cell, print_json, print_table
from bankd.errors import BankError, ExitCode

if TYPE_CHECKING:
    from pathlib import Path

    from bankd.bank import Bank, Decision, Observation, Revision, TimingSummary

SHORT_KEY = 12

bank_option = click.option(
    "--bank", "folder", type=PATH, help="Folder of the bank (default: as AOE's variables say)."
)


@click.command(short_help="List what the bank knows.")
@target_options
@click.option("--op", help="Only tasks of this op, such as conv.")
@bank_option
@json_option
def ls(
    soc_version: str | None,
    aicore_num: int | None,
    op: str | None,
    folder: Path | None,
    *,
    as_json: bool,
) -> int:
    """List the tasks that the bank knows, with the policies chosen for them.

    \b
    Examples:
      bankd ls
      bankd ls --op conv --soc_version x86_64-v4
      bankd ls --json | jq '.[].policy'
    """
    with contextlib.ExitStack() as stack:
        found = [
            (source, decision)
            for source, decision in _records(_banks(folder, stack), soc_version, aicore_num)
            if op in (None, json.loads(decision.task).get("op"))
        ]
    if as_json:
        print_json([{**_decision(decision), "source": source} for source, decision in found])
        return ExitCode.OK
    print_table(
        ("key", "task", "target", "rule", "policy", "default us", "chosen us", "speedup"),
        (_ls_row(decision) for _, decision in found),
        left=5,
        folding=("task", "policy"),
    )
    click.echo(f"bankd: {len(found)} entries", err=True)
    return ExitCode.OK


@click.command(short_help="Show one entry: policy, times, trials, history.")
@click.argument("key")
@target_options
@bank_option
@json_option
def show(
    key: str,
    soc_version: str | None,
    aicore_num: int | None,
    folder: Path | None,
    *,
    as_json: bool,
) -> int:
    """Show one entry: task, policy, times, every trial, and what was decided before.

    KEY may be the beginning of a key, as `bankd ls` shows it.

    \b
    Examples:
      bankd show 3f2a9c
      bankd show 3f2a9c --aicore_num 2 --json
    """
    with contextlib.ExitStack() as stack:
        banks = _banks(folder, stack)
        records = _records(banks, soc_version, aicore_num)
        found = [(source, one) for source, one in records if one.key.startswith(key)]
        _require_one_key(key, [one for _, one in found])
        entries = [_entry(source, dict(banks)[source], one) for source, one in found]
    if as_json:
        print_json(entries)
        return ExitCode.OK
    for entry in entries:
        _print_entry(entry)
    return ExitCode.OK


@click.command(short_help="List the revisions of the bank.")
@click.option("-n", "--limit", type=click.IntRange(min=1), help="Only the newest N.")
@bank_option
@json_option
def log(limit: int | None, folder: Path | None, *, as_json: bool) -> int:
    """List the revisions of the bank, newest first.

    \b
    Examples:
      bankd log
      bankd log -n 5 --json
    """
    with contextlib.ExitStack() as stack:
        banks = dict(_banks(folder, stack))
        revisions = banks["custom"].log(limit) if "custom" in banks else []
    if as_json:
        print_json([{"name": one.name, **asdict(one)} for one in revisions])
        return ExitCode.OK
    print_table(
        ("revision", "id", "time", "author", "message", "added", "updated", "retired"),
        map(_log_row, revisions),
        left=5,
    )
    return ExitCode.OK


def _log_row(revision: Revision) -> tuple[object, ...]:
    return (
        revision.name,
        revision.short_id,
        revision.created[:19],
        revision.author,
        revision.message,
        revision.counts.added,
        revision.counts.updated,
        revision.counts.retired,
    )


def _banks(folder: Path | None, stack: contextlib.ExitStack) -> list[tuple[str, Bank]]:
    """The custom bank and the built-in one, as far as they exist; opened for reading."""
    from bankd.bank import Bank, bank_folder, built_in_folder
    from bankd.bank.store import bank_file

    if folder is not None and not folder.exists():
        what = f"Directory operation failed. Reason: Directory [{folder}] does not exist"
        raise BankError(what, "give --bank the folder of a bank", "EG0010")
    custom = bank_file(folder or bank_folder(os.environ))
    places = [("custom", custom if custom.exists() else None), ("built-in", built_in_folder())]
    if not custom.exists():
        click.echo(cell(f"bankd: there is no bank yet in {custom.parent}"), err=True)
    return [
        (source, stack.enter_context(Bank.open(place, create=False, read_only=True)))
        for source, place in places
        if place is not None
    ]


def _records(
    banks: list[tuple[str, Bank]], soc_version: str | None, cores: int | None
) -> Iterator[tuple[str, Decision]]:
    """Every entry, from the first bank that has it."""
    seen = set()
    for source, bank in banks:
        for decision in bank.records(soc_version, cores):
            identity = (decision.key, decision.target)
            if identity not in seen:
                seen.add(identity)
                yield source, decision


def _require_one_key(key: str, found: list[Decision]) -> None:
    keys = sorted({decision.key for decision in found})
    if not keys:
        raise BankError(f"no entry has a key that begins with {key!r}", "see `bankd ls`")
    if len(keys) > 1:
        raise BankError(
            f"{len(keys)} keys begin with {key!r}: {', '.join(k[:16] for k in keys[:4])}...",
            "give more digits of the key",
        )


def _entry(source: str, bank: Bank, decision: Decision) -> dict[str, Any]:
    observations = bank.observations(decision.key, decision.target)
    return {
        **_decision(decision),
        "source": source,
        "observations": [_observation(one) for one in observations],
        "history": [
            {
                "revision": past.revision.name,
                "time": past.revision.created,
                "message": past.revision.message,
                "policy": json.loads(past.decision.policy) if past.decision else None,
            }
            for past in bank.decision_history(decision.key, decision.target)
        ],
    }


def _decision(decision: Decision) -> dict[str, Any]:
    return {
        "key": decision.key,
        "task": json.loads(decision.task),
        "soc_version": decision.target.soc_version,
        "cores": decision.target.cores,
        "policy": json.loads(decision.policy),
        "rule": decision.rule,
        "baseline": _timing(decision.baseline),
        "timing": _timing(decision.timing),
        "speedup": decision.speedup,
        "stages": [asdict(stage) for stage in decision.stages],
        "environment": json.loads(decision.environment),
        "evidence": list(decision.evidence),
        "revision": decision.revision,
    }


def _observation(one: Observation) -> dict[str, Any]:
    return {
        "time": one.created,
        "outcome": one.outcome,
        "policy": json.loads(one.policy),
        "timing": _timing(one.timing),
        "baseline": _timing(one.baseline),
        # JSON knows no infinity.
        "error": str(one.error) if one.error == float("inf") else one.error,
        "note": one.note,
        "host": one.host,
        "tool_version": one.tool_version,
    }


def _timing(timing: TimingSummary | None) -> dict[str, Any] | None:
    return asdict(timing) if timing else None


def _ls_row(decision: Decision) -> tuple[object, ...]:
    task = json.loads(decision.task)
    return (
        decision.key[:SHORT_KEY],
        _task(task),
        str(decision.target),
        decision.rule,
        _policy(json.loads(decision.policy)),
        decision.baseline and decision.baseline.median_us,
        decision.timing and decision.timing.median_us,
        decision.speedup,
    )


def _task(task: dict[str, Any]) -> str:
    return f"{task.get('op', '?')} {' '.join(task.get('inputs', [])[:2])} -> {task.get('output')}"


def _policy(policy: dict[str, Any] | None) -> str:
    if policy is None:
        return "retired"
    return " ".join(f"{knob}={value}" for knob, value in policy.items())


def _print_entry(entry: dict[str, Any]) -> None:
    timing, baseline = entry["timing"], entry["baseline"]
    facts = {
        "key": entry["key"],
        "target": f"{entry['soc_version']} with {entry['cores']} cores",
        "task": json.dumps(entry["task"], sort_keys=True),
        "policy": _policy(entry["policy"]),
        "rule": entry["rule"],
        "time": _times(timing),
        "default": _times(baseline),
        "speedup": cell(entry["speedup"]),
        "bank": f"{entry['source']}, revision {str(entry['revision'])[:SHORT_KEY]}",
        "measured": ", ".join(f"{k}={v}" for k, v in entry["environment"].items()),
    }
    for name, value in facts.items():
        click.echo(cell(f"{name:9} {value}"))
    print_table(
        ("time", "outcome", "policy", "us", "default us", "note"),
        (_trial_row(one) for one in entry["observations"]),
        left=3,
        title=f"trials ({len(entry['observations'])})",
    )
    print_table(
        ("revision", "time", "message", "policy"),
        (
            (one["revision"], one["time"][:19], one["message"], _policy(one["policy"]))
            for one in entry["history"]
        ),
        left=4,
        title="decided",
    )


def _trial_row(one: dict[str, Any]) -> tuple[object, ...]:
    timing, baseline = one["timing"], one["baseline"]
    return (
        one["time"][:19],
        one["outcome"],
        _policy(one["policy"]),
        timing and timing["median_us"],
        baseline and baseline["median_us"],
        one["note"],
    )


def _times(timing: dict[str, Any] | None) -> str:
    if timing is None:
        return "-"
    return (
        f"{timing['median_us']:.4g} us [{timing['low_us']:.4g}, {timing['high_us']:.4g}], "
        f"{timing['count']} samples"
    )
