"""Small decisions, observations and targets for the tests of the bank."""

from __future__ import annotations

from bankd.bank import (
    Decision,
    Observation,
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
