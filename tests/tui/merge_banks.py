"""Two banks with a common past, and a merge of which every kind of row comes."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bankd.bank import Bank, Decision, TimingSummary, canonical, content_hash
from tests.bankd.bank.builders import V4, an_observation

ELSEWHERE = canonical({"cpu_model": "another CPU", "llvm": "22"})
HERE = canonical({"cpu_model": "a CPU", "llvm": "22"})
DEFAULT_US = 60.0
FIRST, SECOND, CLASH, UNCHANGED, FASTER, EQUAL, NEW = range(7)
"""Tasks: two conflicts, one that they retired, one that nobody touched, one that is clearly faster
there, one that both chose alike, and one that only they know."""


def a_task(number: int) -> str:
    inputs = [f"f32[{128 + number},768]", "f32[768,768]"]
    return canonical({"op": "matmul", "inputs": inputs, "output": f"f32[{128 + number},768]"})


def key_of(number: int) -> str:
    return content_hash(a_task(number))[:32]


def decided(number: int, tile: int, us: float, *, environment: str = HERE) -> Decision:
    """A policy with its time, of which the default's is `DEFAULT_US`; cited is one trial."""
    task = a_task(number)
    policy = canonical({"impl": "packed", "tile_m": tile, "unroll": 4})
    trial = replace(
        an_observation(1),
        key=key_of(number), task=task, policy=policy, environment=environment, host="lab-1",
    )  # fmt: skip
    return Decision(
        key=key_of(number), task=task, target=V4, policy=policy, rule="tuned",
        environment=environment,
        baseline=TimingSummary(21, DEFAULT_US, DEFAULT_US * 0.99, DEFAULT_US * 1.01),
        timing=TimingSummary(21, us, us * 0.99, us * 1.01),
        stages=(), evidence=(trial.content_hash,),
    )  # fmt: skip


def decide(place: Path, *decisions: Decision, retired: Sequence[str] = ()) -> None:
    trials = [
        replace(
            an_observation(1),
            key=one.key, task=one.task, policy=one.policy, environment=one.environment,
            host="lab-1",
        )
        for one in decisions
    ]  # fmt: skip
    with Bank.open(place) as bank:
        bank.add_observations(trials)
        bank.commit(V4, decisions, "tuned", "somebody", retired=retired)


def two_banks(folder: Path) -> tuple[Path, Path]:
    """Folders of ours and theirs: three conflicts, one of them a clash, and four other rows."""
    ours, theirs = folder / "ours", folder / "theirs"
    common = (decided(number, 64, 30.0) for number in range(NEW))
    decide(ours, *common)
    theirs.mkdir()
    shutil.copy(ours / "bank.db", theirs / "bank.db")
    changed = [FIRST, SECOND, CLASH]
    decide(
        ours, *(decided(n, 128, 29.0 - n) for n in changed), decided(FASTER, 128, 28.0),
        decided(EQUAL, 32, 25.0),
    )  # fmt: skip
    decide(
        theirs, *(decided(n, 96, 27.0 + n, environment=ELSEWHERE) for n in (FIRST, SECOND)),
        decided(FASTER, 96, 20.0), decided(EQUAL, 32, 24.0), decided(NEW, 16, 40.0),
        retired=[key_of(CLASH)],
    )  # fmt: skip
    return ours, theirs


def tiles(place: Path) -> dict[int, int]:
    """Which policy stands for each of the tasks."""
    numbers = {key_of(number): number for number in range(NEW + 1)}
    with Bank.open(place, create=False, read_only=True) as bank:
        return {numbers[one.key]: json.loads(one.policy)["tile_m"] for one in bank.records()}
