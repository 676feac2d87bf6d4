"""Checking and timing a subgraph under several policies."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tuner.errors import KernelError
from tuner.measure import bench
from tuner.measure.bench import Bench, CompiledOperator
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy
from tuner.program.build import BuiltProgram, build_program
from tuner.program.kernel_store import compile_kernel
from tuner.program.program import Program
from tuner.search.space import Space
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.trials.trial import Outcome

from .small_subgraphs import row_of_products, sibling_products


@contextmanager
def bench_of(subgraph: Subgraph, target: Target) -> Iterator[Bench]:
    bench = Bench(subgraph, target, seed=0)
    try:
        yield bench
    finally:
        bench.rounds.close()


def operators_of(space: SubgraphSpace, policy: Policy) -> list[CompiledOperator]:
    """Every task of the cut, with its default policy."""
    graph = space.rewritten(policy, space.graph)
    tasks = dict.fromkeys(tasks_by_output(graph, space.task.modes).values())
    policies = {task: Space(task, space.target).default for task in tasks}
    isa = space.target.isa
    return [CompiledOperator(t, p, compile_kernel(t, p, isa)) for t, p in policies.items()]


def plant(monkeypatch: pytest.MonkeyPatch, fault: Callable[[Program], Program]) -> None:
    """Have every program manipulated."""

    def build(*args: Any) -> BuiltProgram:
        built = build_program(*args)
        return built.with_program(fault(built.program))

    monkeypatch.setattr(bench, "build_program", build)


def without_first_step(program: Program) -> Program:
    first, *others = program.steps
    return replace(program, steps=(replace(first, phases=()), *others))


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


def test_steps_are_in_order_in_every_run_of_the_table(row: SubgraphSpace) -> None:
    """The runs that read other weights, and are only timed, too."""
    with bench_of(row.task, row.target) as bench:
        check = bench.check(row.default, operators_of(row, row.default))
        candidate = bench.rounds._candidates[row.default.text()]
        rows = candidate.table.step_rows

    assert check.outcome is Outcome.OK
    assert candidate.runs > 1
    assert len(rows) == 3 * candidate.runs
    assert [first for first, _ in rows[::3]] == [
        run * candidate.rows for run in range(candidate.runs)
    ]


def test_samples_come_in_the_order_asked_for(siblings: SubgraphSpace) -> None:
    policies = [siblings.default, siblings.default.with_knobs(join_siblings_0=1)]
    with bench_of(siblings.task, siblings.target) as bench:
        for policy in policies:
            assert bench.check(policy, operators_of(siblings, policy)).outcome is Outcome.OK

        samples = bench.rounds.time(policies, rounds=3)

    assert [len(samples[policy.text()]) for policy in policies] == [3, 3]
    assert min(map(min, samples.values())) > 0


def test_nothing_is_compiled_beside_measurements(row: SubgraphSpace) -> None:
    with (
        bench_of(row.task, row.target) as bench,
        pytest.raises(KernelError, match="no kernel of the task gemm was handed over"),
    ):
        bench.check(row.default, [])


def test_a_program_that_leaves_out_a_step_is_wrong(
    row: SubgraphSpace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even what a right candidate left in the same memory may stand for it."""
    with bench_of(row.task, row.target) as bench:
        right = bench.check(row.default, operators_of(row, row.default))
        plant(monkeypatch, without_first_step)
        wrong = bench.check(row.default, operators_of(row, row.default))

    assert right.outcome is Outcome.OK
    assert (wrong.outcome, wrong.error) == (Outcome.WRONG, np.inf)
    assert "relative error of t2" in wrong.note


def test_a_result_that_is_read_before_it_is_made_is_wrong(
    row: SubgraphSpace, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, lambda p: replace(p, steps=p.steps[::-1]))
    with bench_of(row.task, row.target) as bench:
        check = bench.check(row.default, operators_of(row, row.default))

    assert (check.outcome, check.error) == (Outcome.WRONG, np.inf)
