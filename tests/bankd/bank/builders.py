"""Small decisions, observations and targets for the tests of the bank."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from bankd.bank import (
    Bank,
    Change,
    Decision,
    Observation,
    Revision,
    Stage,
    TargetKey,
    TimingSummary,
    canonical,
    content_hash,
)

V4 = TargetKey("x86_64-v4", 2)
V3 = TargetKey("x86_64-v3", 2)
ENVIRONMENT = canonical({"cpu_model": "a CPU", "llvm": "22"})


def a_task(number: int) -> str:
    return canonical({"op": "gemm", "n": number})


def a_key(number: int) -> str:
    return content_hash(a_task(number))[:32]


def a_policy(tile: int) -> str:
    return canonical({"impl": "fp32", "tile": tile})


def a_decision(number: int, *, tile: int = 8, target: TargetKey = V4) -> Decision:
    return Decision(
        key=a_key(number),
        task=a_task(number),
        target=target,
        policy=a_policy(tile),
        rule="tuned",
        environment=ENVIRONMENT,
        baseline=TimingSummary(21, 58.781, 58.0, 59.5),
        timing=TimingSummary(21, 26.876, 26.5, 27.0),
        stages=(Stage("Impl", 58.781, 30.0), Stage("Schedule", 30.0, 26.876)),
        evidence=(content_hash(number), content_hash(tile)),
    )


def an_observation(
    number: int, *, tile: int = 8, outcome: str = "ok", target: TargetKey = V4
) -> Observation:
    summary = TimingSummary(21, 26.876, 26.5, 27.0)
    return Observation(
        key=a_key(number),
        task=a_task(number),
        target=target,
        environment=ENVIRONMENT,
        policy=a_policy(tile),
        outcome=outcome,
        timing=summary if outcome == "ok" else None,
        baseline=summary,
        error=1e-7,
        host="here",
        tool_version="0.1.0",
        created="2026-11-21T02:20:48.584777Z",
    )


def a_subgraph(number: int) -> str:
    """Two convolutions and a pooling, on images of this height; as the tuner writes it."""
    image, weights, bias = f"f32[1,{number},56,64]", "f32[64,3,3,64]", "f32[64]"
    return canonical(
        {
            "op": "subgraph",
            "precision_mode": "must_keep_origin_dtype",
            "inputs": [image],
            "constants": [weights, bias] * 2,
            "nodes": [
                a_node("conv", ["i0", "c0", "c1"], image, strides=[1, 1], tail="t0=relu(x0)"),
                a_node("conv", ["t0", "c2", "c3", "i0"], image, strides=[1, 1]),
                a_node("pool", ["t1"], f"f32[1,{number},28,64]", mode="max"),
            ],
            "outputs": ["t1", "t2"],
        }
    )


def a_node(op: str, reads: list[str], makes: str, **attributes: object) -> dict[str, object]:
    return {"op": op, "inputs": reads, "outputs": [makes], "attributes": attributes}


def a_subgraph_key(number: int) -> str:
    """An unsigned 64-bit number in decimal digits; those of neighbours differ by 1."""
    return str(2**64 - 1 - number)


Entry = TypeVar("Entry", Decision, Observation)


def of_subgraph(entry: Entry, number: int) -> Entry:
    """The same entry about a subgraph."""
    return replace(entry, key=a_subgraph_key(number), task=a_subgraph(number))


ROUNDS = (27.25, 26.125, 1 / 3)


def with_samples(seen: Observation, samples: tuple[float, ...] = ROUNDS) -> Observation:
    """The same trial with the times of its rounds; those of the baseline in reverse."""
    assert seen.timing is not None
    assert seen.baseline is not None
    return replace(
        seen,
        timing=replace(seen.timing, samples=samples),
        baseline=replace(seen.baseline, samples=samples[::-1]),
    )


def changes_of(bank: Bank, revision: Revision) -> list[Change]:
    """What a revision changed in its first parent, as the records of both say."""
    states = [
        {(one.target, one.key): one for one in bank.records(at=bank.revision(name))}
        for name in (*revision.parents[:1], revision.id)
    ]
    after, before = states[-1], states[0] if revision.parents else {}
    places = sorted(before.keys() | after.keys())
    pairs = ((place, before.get(place), after.get(place)) for place in places)
    return [Change(*place, old, new) for place, old, new in pairs if old != new]
