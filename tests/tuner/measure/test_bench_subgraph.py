"""Checking and timing a subgraph under several policies."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tuner.errors import KernelError
from tuner.measure import bench_subgraph
from tuner.measure.bench_subgraph import CompiledOperator, SubgraphBench
from tuner.policy import Policy
from tuner.program.build import BuiltProgram, build_program
from tuner.program.kernel_store import compile_kernel
from tuner.program.program import Program
from tuner.space import Space
from tuner.subgraph.space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.tasks import tasks_by_output
from tuner.trial import Outcome

from .small_subgraphs import row_of_products, sibling_products


@contextmanager
def bench_of(subgraph: Subgraph, target: Target) -> Iterator[SubgraphBench]:
    bench = SubgraphBench(subgraph, target, seed=0)
    try:
        yield bench
    finally:
        bench.rounds.close()


def operators_of(space: SubgraphSpace, policy: Policy) -> list[CompiledOperator]:
    """Every task of the cut, with its default policy."""
    cut = space.cut(policy, space.graph)
    tasks = dict.fromkeys(tasks_by_output(cut.graph, space.task.precision_mode).values())
    policies = {task: Space(task, space.target).default for task in tasks}
    isa = space.target.isa
    return [CompiledOperator(t, p, compile_kernel(t, p, isa)) for t, p in policies.items()]


def plant(monkeypatch: pytest.MonkeyPatch, fault: Callable[[Program], Program]) -> None:
    """Have every program of a chain manipulated."""

    def build(*args: Any) -> BuiltProgram:
        built = build_program(*args)
        return replace(built, program=fault(built.program))

    monkeypatch.setattr(bench_subgraph, "build_program", build)


@pytest.fixture
def row(target: Target) -> SubgraphSpace:
    return SubgraphSpace(row_of_products(), target)


@pytest.fixture
def siblings(target: Target) -> SubgraphSpace:
    return SubgraphSpace(sibling_products(), target)


def test_every_cut_of_a_subgraph_computes_the_same(siblings: SubgraphSpace) -> None:
    joined = siblings.default.with_knobs(join_siblings_0=1)
    with bench_of(siblings.task, siblings.target) as bench:
        checks = [bench.check(p, operators_of(siblings, p)) for p in (siblings.default, joined)]

    assert [check.outcome for check in checks] == [Outcome.OK, Outcome.OK]
    assert all(check.error is not None and 0 < check.error < 1e-6 for check in checks)


def test_steps_take_turns_in_every_run_of_the_table(row: SubgraphSpace) -> None:
    """The runs that read other weights, and are only timed, too."""
    split = row.default.with_knobs(bands=4)
    with bench_of(row.task, row.target) as bench:
        check = bench.check(split, operators_of(row, split))
        candidate = bench.rounds._candidates[split.text()]
        owners = [candidate.table.step_of_row(i) for i in range(candidate.table.count)]

    first = owners[: candidate.rows]
    assert check.outcome is Outcome.OK
    assert len(first) > 3
    assert set(first) == {0, 1, 2}
    assert candidate.runs > 1
    assert owners == [3 * run + step for run in range(candidate.runs) for step in first]


def test_samples_come_in_the_order_asked_for(row: SubgraphSpace) -> None:
    policies = [row.default, row.default.with_knobs(bands=2)]
    with bench_of(row.task, row.target) as bench:
        for policy in policies:
            assert bench.check(policy, operators_of(row, policy)).outcome is Outcome.OK

        samples = bench.rounds.time(policies, rounds=3)

    assert [len(samples[policy.text()]) for policy in policies] == [3, 3]
    assert min(map(min, samples.values())) > 0


def test_nothing_is_compiled_beside_measurements(row: SubgraphSpace) -> None:
    with (
        bench_of(row.task, row.target) as bench,
        pytest.raises(KernelError, match="no kernel of the task gemm was handed over"),
    ):
        bench.check(row.default, [])


def test_a_split_that_leaves_out_a_band_is_wrong(
    row: SubgraphSpace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even what a right candidate left in the same memory may stand for it."""
    split = row.default.with_knobs(bands=4)
    with bench_of(row.task, row.target) as bench:
        right = bench.check(split, operators_of(row, split))
        plant(monkeypatch, lambda p: replace(p, chains=(p.chains[0][1:],)))
        wrong = bench.check(split, operators_of(row, split))

    assert right.outcome is Outcome.OK
    assert (wrong.outcome, wrong.error) == (Outcome.WRONG, np.inf)
    assert "relative error of t2" in wrong.note


def test_a_band_that_is_read_before_it_is_made_is_wrong(
    row: SubgraphSpace, monkeypatch: pytest.MonkeyPatch
) -> None:
    split = row.default.with_knobs(bands=4)
    plant(monkeypatch, lambda p: replace(p, chains=(p.chains[0][::-1],)))
    with bench_of(row.task, row.target) as bench:
        check = bench.check(split, operators_of(row, split))

    assert (check.outcome, check.error) == (Outcome.WRONG, np.inf)
