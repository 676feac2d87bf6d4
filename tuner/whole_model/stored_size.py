"""Bytes that fast policies add to the weights in memory, and the time that they save."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.figures import Ratio
from tuner.policy import Policy
from tuner.program.program import Program
from tuner.session import StepTime
from tuner.task import Task

MIN_SHARE = 0.05
"""Smallest change of a packed constant's size that counts: less is padding."""


@dataclass
class _Changed:
    """Constants that one implementation packs into more bytes than they have, or fewer."""

    more_bytes: int = 0
    saved_us: float = 0.0
    is_timed: bool = True


def size_line(
    program: Program,
    constants: Iterable[np.ndarray],
    before: Sequence[StepTime],
    after: Sequence[StepTime],
    budget: str = "",
) -> str:
    """Describe it: "137 MB in memory for 47 MB of weights: winograd_f4 adds 61 MB (1.23 ms less)".

    The file has fewer where it says how to derive them (see `store_constants`), and the originals
    of rounded ones as well. Empty where policies only move the weights. `before` and `after` are
    times of the steps: a step is compared with the one of its name.
    `budget`: what the size budget costs, which ends the line.
    """
    slow, quick = ({step.name: step.median_us for step in steps} for steps in (before, after))
    changed: defaultdict[str, _Changed] = defaultdict(_Changed)
    seen = set[object]()
    for step in program.steps:
        if not (step.task and any(step.packed_bytes)):
            continue
        inputs, impl = Task.parse(step.task).inputs, Policy.parse(step.policy).knobs
        more = 0
        for place, kind, size in zip(step.args, inputs, step.packed_bytes, strict=False):
            is_other = abs(size - kind.size_bytes) > MIN_SHARE * kind.size_bytes
            if size and is_other and place.offset not in seen:
                seen.add(place.offset)
                more += size - kind.size_bytes
        if more:
            found = changed[str(dict(impl).get("impl", step.op))]
            found.more_bytes += more
            found.is_timed &= step.name in slow and step.name in quick
            found.saved_us += slow.get(step.name, 0.0) - quick.get(step.name, 0.0)
    if not changed:
        return budget
    weights = {id(array): array.nbytes for array in constants}
    parts = [
        f"{impl} {'adds' if one.more_bytes > 0 else 'saves'} {_mb(abs(one.more_bytes))}"
        + f" ({one.saved_us / 1e3:.2f} ms less)" * one.is_timed
        for impl, one in sorted(changed.items(), key=lambda item: -item[1].more_bytes)
    ]
    whole = f"{_mb(program.weights_bytes)} in memory for {_mb(sum(weights.values()))} of weights"
    line = f"{whole}: {', '.join(parts)}"
    return "; ".join(filter(None, (line, budget)))


def budget_line(limit: str, replaced: int, unlimited: Ratio | None) -> str:
    """Describe what a size budget costs; empty where it replaced no policies.

    "the size budget of 1.3 leaves 12 steps with smaller weights, which takes 2.1% [1.5, 2.7] more
    time"

    `unlimited`: the time without a budget over that with it, if that was measured.
    """
    if not replaced:
        return ""
    cost = ""
    if unlimited is not None:
        low, middle, high = (100 * (1 / ratio - 1) for ratio in reversed(unlimited))
        cost = f", which takes {middle:.1f}% [{low:.1f}, {high:.1f}] more time"
    steps = f"{replaced} step{'s' * (replaced != 1)}"
    return f"the size budget of {limit} leaves {steps} with smaller weights{cost}"


def _mb(size_bytes: int) -> str:
    return f"{size_bytes / 1e6:.3g} MB"
