"""Checking a candidate's numbers."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from tuner.measure.bench_task import TaskBench
from tuner.program.kernel_store import compile_kernel
from tuner.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trial import Outcome


@contextmanager
def bench_of(task: Task, target: Target) -> Iterator[TaskBench]:
    bench = TaskBench(task, target, seed=0)
    try:
        yield bench
    finally:
        bench.rounds.close()


def test_samples_come_in_the_order_asked_for(task: Task, target: Target) -> None:
    default = Space(task, target).default
    other = default.with_knobs(outer="rows")
    with bench_of(task, target) as bench:
        for policy in (default, other):
            kernel = compile_kernel(task, policy, target.isa)
            assert bench.check(policy, kernel).outcome is Outcome.OK

        samples = bench.rounds.time([default, other], rounds=3)

    assert [len(samples[p.text()]) for p in (default, other)] == [3, 3]
    assert min(min(s) for s in samples.values()) > 0


def test_only_the_first_run_needs_the_weights_of_the_task(task: Task, target: Target) -> None:
    """The others read numbers of the same kind, and their results are never looked at."""
    policy = Space(task, target).default
    with bench_of(task, target) as bench:
        kernel = compile_kernel(task, policy, target.isa)
        bench.check(policy, kernel)
        bench.rounds.time([policy], rounds=4)

        again = bench.check(policy, kernel)

    assert again.outcome is Outcome.OK


def test_a_kernel_that_leaves_an_output_unwritten_is_wrong(task: Task, target: Target) -> None:
    """What the candidate before it has written there must not pass for its own result."""
    policy = Space(task, target).default
    kernel = compile_kernel(task, policy, target.isa)
    idle = replace(kernel, phases=tuple(replace(phase, units=0) for phase in kernel.phases))
    with bench_of(task, target) as bench:
        first, second = bench.check(policy, kernel), bench.check(policy, idle)

    assert first.outcome is Outcome.OK
    assert (second.outcome, second.error) == (Outcome.WRONG, math.inf)
