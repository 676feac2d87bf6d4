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

LS_INPUTS = 2
"""Inputs of a task that a list shows: those that are its own, as a rule."""

bank_option = click.option(
    "--bank", "folder", type=PATH, help="Folder of the bank (default: as AOE's variables say)."
)


@click.command(short_help="List what the bank knows.")
@target_options
@click.option("--op", help="Only entries of this op, such as conv; or subgraph.")
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
    """List the tasks and subgraphs that the bank knows, with the policies chosen for them.

    Of a subgraph's policy only what it does is listed; `bankd show` has every knob.

    \b
    Examples:
      bankd ls
      bankd ls --op conv --soc_version x86_64-v4
      bankd ls --op subgraph
      bankd ls --json | jq '.[].policy'
    """
    from bankd.bank.subject import op_of

    with contextlib.ExitStack() as stack:
        found = [
            (source, decision)
            for source, decision in _records(_banks(folder, stack), soc_version, aicore_num)
            if op is None or op == op_of(decision.task)
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

    Of a subgraph its nodes are shown, one a line: what a node makes, its op, and what it reads
    (i0, ...: inputs; c0, ...: constants; t0, ...: what nodes make).

    KEY may be the beginning of a key, as `bankd ls` shows it.

    \b
    Examples:
      bankd show 3f2a9c
      bankd show 3f2a9c --aicore_num 2 --json
    """
    from bankd.cli.entry import print_entry

    with contextlib.ExitStack() as stack:
        banks = _banks(folder, stack)
        records = _records(banks, soc_version, aicore_num)
        found = _of_one_key(key, [each for each in records if each[1].key.startswith(key)])
        entries = [_entry(source, dict(banks)[source], one) for source, one in found]
    if as_json:
        print_json(entries)
        return ExitCode.OK
    for (source, decision), entry in zip(found, entries, strict=True):
        print_entry(source, decision, entry)
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


def _of_one_key(key: str, found: list[tuple[str, Decision]]) -> list[tuple[str, Decision]]:
    """Those with just this key; else all, if they have the same one. Raises BankError.

    The keys of subgraphs are of different lengths: one may be the beginning of another.
    """
    exact = [each for each in found if each[1].key == key]
    keys = sorted({decision.key for _, decision in found})
    if not keys:
        raise BankError(f"no entry has a key that begins with {key!r}", "see `bankd ls`")
    if len(keys) > 1 and not exact:
        raise BankError(
            f"{len(keys)} keys begin with {key!r}: {', '.join(k[:20] for k in keys[:4])}...",
            "give more digits of the key",
        )
    return exact or found


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
    if timing is None:
        return None
    return {name: value for name, value in asdict(timing).items() if name != "samples" or value}


def _ls_row(decision: Decision) -> tuple[object, ...]:
    from bankd.bank.subject import op_of, policy_in_short, shapes_of, short_key

    return (
        short_key(decision.key),
        f"{op_of(decision.task)} {shapes_of(decision.task, LS_INPUTS)}",
        str(decision.target),
        decision.rule,
        policy_in_short(decision.task, decision.policy),
        decision.baseline and decision.baseline.median_us,
        decision.timing and decision.timing.median_us,
        decision.speedup,
    )
