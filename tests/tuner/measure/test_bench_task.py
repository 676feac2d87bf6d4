"""Checking a candidate's numbers."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from tests.tuner.cpu.kernels.test_attention import heads
from tuner.expression import Expression
from tuner.graph import Attribute, TensorType
from tuner.kernel_family import CompiledKernel
from tuner.measure.bench import Bench, CompiledOperator
from tuner.measure.rounds import Check
from tuner.ops import evaluate, results
from tuner.ops.op import Arrays, Results
from tuner.policy import Policy
from tuner.program.kernel_store import compile_kernel
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome

KEEP, MIXED = "must_keep_origin_dtype", "allow_mix_precision"
EXP = Expression().then("exp", "x0")


@contextmanager
def bench_of(task: Task, target: Target) -> Iterator[Bench]:
    bench = Bench(task, target, seed=0)
    try:
        yield bench
    finally:
        bench.rounds.close()


def checked(bench: Bench, task: Task, policy: Policy, kernel: CompiledKernel) -> Check:
    return bench.check(policy, [CompiledOperator(task, policy, kernel)])


def task_of(
    op: str, *shapes: tuple[int, ...], precision: str = KEEP, **attributes: Attribute
) -> Task:
    """The last shape is the output's."""
    *inputs, output = (TensorType("f32", shape) for shape in shapes)
    return Task(op, tuple(inputs), (output,), attributes, precision)


def top_k(largest: int) -> Task:
    kinds = TensorType("f32", (4, 6)), TensorType("i64", (4, 6))
    attributes = {"k": 6, "largest": largest}
    return Task("top_k", (TensorType("f32", (4, 300)),), kinds, attributes)


PLAIN = {"strides": (1, 1), "pads": (0, 0, 0, 0), "dilations": (1, 1)}
WINDOW = {**PLAIN, "kernel": (2, 2), "count_include_pad": 0}
EYE = {"perm_a": (0, 1, 2), "perm_b": (0, 1, 2), "perm_out": (0, 1, 2), "tail": Expression()}
GEMM = ((8, 64), (64, 16), (16,), (8, 16))
ALLOWED = {
    "gemm of 64": (task_of("gemm", *GEMM, tail=Expression()), 1.6e-5),
    "gemm of two parts": (task_of("gemm", *GEMM, tail=Expression(), precision=MIXED), 2e-4),
    "gemm of bf16": (task_of("gemm", *GEMM, tail=Expression(), precision=f"{MIXED}_bf16"), 2e-2),
    "gemm of 2,704": (
        task_of("gemm", (1, 2704), (2704, 4), (4,), (1, 4), tail=Expression()), 1e-4
    ),
    "matmul of 9": (task_of("matmul", (2, 5, 9), (2, 9, 7), (2, 5, 7), **EYE), 6e-6),
    "conv of 4": (
        task_of("conv", (1, 3, 3, 4), (8, 1, 1, 4), (8,), (1, 3, 3, 8), **PLAIN, group=1,
                tail=Expression()), 1e-5
    ),
    "conv of 144": (
        task_of("conv", (1, 4, 4, 16), (8, 3, 3, 16), (8,), (1, 2, 2, 8), **PLAIN, group=1,
                tail=Expression()), 2.4e-5
    ),
    "depthwise of 9": (
        task_of("depthwise", (1, 4, 4, 8), (8, 3, 3, 1), (8,), (1, 2, 2, 8), **PLAIN,
                tail=Expression()), 6e-6
    ),
    "elementwise": (task_of("elementwise", (64,), (64,), expression=EXP), 5e-6),
    "softmax": (task_of("softmax", (4, 32), (4, 32), tail=Expression()), 1e-5),
    "layer norm": (
        task_of("layer_norm", (4, 32), (32,), (32,), (4, 32), epsilon=1e-5, tail=Expression()), 2e-5
    ),
    "sum of 100": (task_of("reduce", (3, 100), (3,), mode="sum", axes=(1,), keepdims=0), 2e-5),
    "maximum": (task_of("reduce", (3, 100), (3,), mode="max", axes=(1,), keepdims=0), 0.0),
    "average pool": (task_of("pool", (1, 4, 4, 8), (1, 3, 3, 8), **WINDOW, mode="average"), 5e-6),
    "max pool": (task_of("pool", (1, 4, 4, 8), (1, 3, 3, 8), **WINDOW, mode="max"), 0.0),
    "attention to 40": (heads(9, 40, 1, 16, scores=Expression()), 3.06e-5),
    "copy": (task_of("copy", (8, 4), (4, 8), dims=(4, 8), strides=(1, 4), offset=0), 0.0),
}  # fmt: skip
"""Tasks of each kind, and how far the tuner lets a kernel be from float64, worked out by hand."""


@pytest.mark.parametrize(("task", "allowed"), ALLOWED.values(), ids=ALLOWED)
def test_an_error_is_accepted_up_to_what_its_operator_may_err(
    task: Task, allowed: float, target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reference is moved instead of the result, which is right."""
    policy = Space(task, target).default
    kernel = compile_kernel(task, policy, target.isa)
    found = []
    for error in (0.9 * allowed, 1.1 * allowed or 1e-7):
        moved = lambda task, inputs, error=error: (evaluate(task, inputs) / (1 + error),)  # noqa: E731
        monkeypatch.setattr("tuner.ops.run_graph.results", moved)
        with bench_of(task, target) as bench:
            found.append(checked(bench, task, policy, kernel).outcome)

    assert found == [Outcome.OK, Outcome.WRONG]


def test_samples_come_in_the_order_asked_for(task: Task, target: Target) -> None:
    default = Space(task, target).default
    other = default.with_knobs(outer="rows")
    with bench_of(task, target) as bench:
        for policy in (default, other):
            kernel = compile_kernel(task, policy, target.isa)
            assert checked(bench, task, policy, kernel).outcome is Outcome.OK

        samples = bench.rounds.time([default, other], rounds=3)

    assert [len(samples[p.text()]) for p in (default, other)] == [3, 3]
    assert min(min(s) for s in samples.values()) > 0


def test_only_the_first_run_needs_the_weights_of_the_task(task: Task, target: Target) -> None:
    """The others read numbers of the same kind, and their results are never looked at."""
    policy = Space(task, target).default
    with bench_of(task, target) as bench:
        kernel = compile_kernel(task, policy, target.isa)
        checked(bench, task, policy, kernel)
        bench.rounds.time([policy], rounds=4)

        again = checked(bench, task, policy, kernel)

    assert again.outcome is Outcome.OK


def test_a_kernel_that_leaves_an_output_unwritten_is_wrong(task: Task, target: Target) -> None:
    """What the candidate before it has written there must not pass for its own result."""
    policy = Space(task, target).default
    kernel = compile_kernel(task, policy, target.isa)
    idle = replace(kernel, phases=tuple(replace(phase, units=0) for phase in kernel.phases))
    with bench_of(task, target) as bench:
        first, second = checked(bench, task, policy, kernel), checked(bench, task, policy, idle)

    assert first.outcome is Outcome.OK
    assert (second.outcome, second.error) == (Outcome.WRONG, math.inf)


def test_every_result_of_a_task_is_compared(
    target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = top_k(largest=1)
    policy = Space(task, target).default
    kernel = compile_kernel(task, policy, target.isa)

    def with_other(number: int) -> Callable[[Task, Arrays], Results]:
        def changed(task: Task, inputs: Arrays) -> Results:
            made = [array.copy() for array in results(task, inputs)]
            made[number][-1, -1] += 1
            return tuple(made)

        return changed

    notes = []
    for number in (0, 1):
        monkeypatch.setattr("tuner.ops.run_graph.results", with_other(number))
        with bench_of(task, target) as bench:
            found = checked(bench, task, policy, kernel)
        assert found.outcome is Outcome.WRONG
        notes.append(found.note.split(" of ")[1].split()[0])
    assert notes == ["values", "indices"]

    monkeypatch.undo()
    with bench_of(task, target) as bench:
        assert checked(bench, task, policy, kernel) == Check(Outcome.OK, 0.0)


def test_sums_at_indices_are_right_within_their_rounding(target: Target) -> None:
    rows, places = TensorType("f32", (200, 40)), TensorType("i64", (200, 1))
    data = TensorType("f32", (3, 40))
    attributes = {"batch": 0, "mode": "add"}
    task = Task("scatter_nd", (data, places, rows), (data,), attributes)
    space = Space(task, target)
    kernel = compile_kernel(task, space.default, target.isa)

    with bench_of(task, target) as bench:
        found = checked(bench, task, space.default, kernel)

    assert found.outcome is Outcome.OK, found.note
    assert 0 < found.error < 1e-5
