"""Checking recurrences as the bench does: on several cores, which wait for each other or do not."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.cpu.kernels.test_recurrent import GATES, task_of
from tuner.measure.bench import Bench, CompiledOperator
from tuner.program.kernel_store import compile_kernel
from tuner.search.space import Space
from tuner.target import Target
from tuner.trials.trial import Outcome


@pytest.mark.parametrize("rows", [1, 4])
@pytest.mark.parametrize("op", GATES)
def test_policies_of_both_ways_to_share_are_right_on_two_cores(
    op: str, rows: int, target: Target
) -> None:
    task = task_of(op, 30, rows, 72)
    space = Space(task, Target(target.soc_version, 2))
    ranked = [space.default, *space.ranked()]
    of_each = {shares: [p for p in ranked if p["shares"] == shares][:2] for shares in (1, 2)}
    bench = Bench(task, space.target, seed=0)
    try:
        for policy in (*of_each[1], *of_each[2]):
            kernel = compile_kernel(task, policy, target.isa)
            found = bench.check(policy, [CompiledOperator(task, policy, kernel)])
            assert found.outcome is Outcome.OK, policy.text()
            assert np.isfinite(found.error)
    finally:
        bench.rounds.close()
