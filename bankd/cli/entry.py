"""One entry of a bank on standard output: facts, nodes and knobs, trials, and its history."""

from __future__ import annotations

import json
from typing import Any

import click

from bankd.bank import Decision, TimingSummary
from bankd.bank.subject import (
    is_subgraph,
    knobs_of,
    nodes_of,
    policy_in_short,
    precision_of,
    shapes_of,
)
from bankd.cli.tables import cell, print_table

SHORT_REVISION = 12


def print_entry(source: str, decision: Decision, entry: dict[str, Any]) -> None:
    """`entry`: what `bankd show --json` has of it; `source`: the bank that holds it."""
    of_subgraph = is_subgraph(decision.task)

    def short(policy: object) -> str:
        if policy is None:
            return "retired"
        return policy_in_short(decision.task, json.dumps(policy))

    facts = {
        "key": decision.key,
        "target": f"{decision.target.soc_version} with {decision.target.cores} cores",
        **(_subgraph_facts(decision) if of_subgraph else {"task": decision.task}),
        "policy": policy_in_short(decision.task, decision.policy),
        "rule": decision.rule,
        "time": _times(decision.timing),
        "default": _times(decision.baseline),
        "speedup": cell(decision.speedup),
        "bank": f"{source}, revision {str(decision.revision)[:SHORT_REVISION]}",
        "measured": _measured(entry["environment"]),
    }
    for name, value in facts.items():
        click.echo(cell(f"{name:9} {value}"))
    if of_subgraph:
        _print_subgraph(decision)
    print_table(
        ("time", "outcome", "policy", "us", "default us", "note"),
        (_trial_row(one, short(one["policy"])) for one in entry["observations"]),
        left=3,
        title=f"trials ({len(entry['observations'])})",
    )
    print_table(
        ("revision", "time", "message", "policy"),
        (
            (one["revision"], one["time"][:19], one["message"], short(one["policy"]))
            for one in entry["history"]
        ),
        left=4,
        title="decided",
    )


def _measured(environment: object) -> str:
    if not isinstance(environment, dict):
        return json.dumps(environment)
    return ", ".join(f"{name}={value}" for name, value in environment.items())


def _subgraph_facts(decision: Decision) -> dict[str, str]:
    return {"subgraph": shapes_of(decision.task), "precision": precision_of(decision.task)}


def _print_subgraph(decision: Decision) -> None:
    nodes = nodes_of(decision.task)
    print_table(
        ("makes", "op", "reads", "attributes"),
        ((node.makes, node.op, node.reads, node.attributes) for node in nodes),
        left=4,
        title=f"nodes ({len(nodes)})",
        folding=("reads", "attributes"),
    )
    print_table(("knob", "value"), knobs_of(decision.policy), left=2, title="policy")


def _trial_row(one: dict[str, Any], policy: str) -> tuple[object, ...]:
    timing, baseline = one["timing"], one["baseline"]
    return (
        one["time"][:19],
        one["outcome"],
        policy,
        timing and timing["median_us"],
        baseline and baseline["median_us"],
        one["note"],
    )


def _times(timing: TimingSummary | None) -> str:
    if timing is None:
        return "-"
    return (
        f"{timing.median_us:.4g} us [{timing.low_us:.4g}, {timing.high_us:.4g}], "
        f"{timing.count} samples"
    )
