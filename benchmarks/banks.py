"""Banks of many decisions for benchmarks: made by commits, as sessions make them."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from bankd.bank import (
    Bank,
    Decision,
    Stage,
    TargetKey,
    TimingSummary,
    canonical,
    content_hash,
)

TARGETS = [TargetKey("x86_64-v4", cores) for cores in (2, 4, 8, 16)]
ENVIRONMENT = canonical({"cpu_model": "a CPU", "llvm": "22", "generator": 1})
DECISIONS_OF_A_COMMIT = 10_000


def fill(bank: Bank, count: int, first: int = 0, only: TargetKey | None = None) -> None:
    """Decisions first .. first + count, each commit for the next of the targets, or `only` one."""
    for start in range(first, first + count, DECISIONS_OF_A_COMMIT):
        numbers = range(start, min(first + count, start + DECISIONS_OF_A_COMMIT))
        target = only or target_of(start)
        made = [replace(decision(n), target=target) for n in numbers]
        bank.commit(target, made, "fill", "benchmark")


def change(bank: Bank, count: int, every: int, offset: int) -> None:
    """Decide every n-th of the decisions anew, from an offset on."""
    for start in range(0, count, DECISIONS_OF_A_COMMIT):
        numbers = range(start, min(count, start + DECISIONS_OF_A_COMMIT))
        chosen = [changed(n, offset) for n in numbers if n % every == offset]
        bank.commit(target_of(start), chosen, "change", "benchmark")


def target_of(number: int) -> TargetKey:
    return TARGETS[number // DECISIONS_OF_A_COMMIT % len(TARGETS)]


def decision(number: int) -> Decision:
    task = canonical({"op": "gemm", "inputs": [f"f32[1,{number}]", "f32[64,64]"], "tail": ""})
    summary = TimingSummary(21, 10.0 + number % 97, 9.5, 120.0)
    return Decision(
        key=content_hash(task)[:32],
        task=task,
        target=target_of(number),
        policy=canonical({"format": "rows", "impl": "fp32", "tile_m_reg": number % 15, "k": 64}),
        rule="tuned",
        environment=ENVIRONMENT,
        baseline=summary,
        timing=summary,
        stages=(Stage("Impl", 12.5, 11.0), Stage("Schedule", 11.0, 10.0)),
        evidence=(content_hash(number), content_hash(-number)),
    )


def changed(number: int, seed: int) -> Decision:
    policy = canonical({"format": "rows", "impl": "other", "tile_m_reg": seed, "k": 64})
    return replace(decision(number), policy=policy)


def copied(bank: Path, to: Path) -> Path:
    """A copy of a bank's folder; nobody may have it open."""
    to.mkdir(parents=True)
    shutil.copyfile(bank / "bank.db", to / "bank.db")
    return to
