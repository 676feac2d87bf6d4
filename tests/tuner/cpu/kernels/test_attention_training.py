"""Attention in training: results, largest scores and shares, and gradients, on every tier."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_results
from tests.tuner.cpu.kernels.ir_cases import gradients
from tests.tuner.cpu.kernels.test_attention import TASKS as INFERENCE
from tests.tuner.cpu.kernels.test_attention import policies
from tuner.cpu.kernels.attention import FAMILY as FORWARD
from tuner.cpu.kernels.attention import backward
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import OPS, random_inputs
from tuner.ops.attention import scores_shape
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

MASKED = "t0=mul(x0,0.25);t1=add(t0,x1)"
BACKWARD = {
    "one of each": gradients("1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1", "1,1,1,1"),
    "odd sizes": gradients("2,19,3,20 2,37,3,20 2,37,3,20 2,19,3,20", "2,3,19,1"),
    "other sizes of values": gradients("1,40,2,8 1,33,2,8 1,33,2,24 1,40,2,24", "1,2,40,1"),
    "BERT's": gradients("1,128,2,64 1,128,2,64 1,128,2,64 1,128,2,64", "1,2,128,1"),
    "a mask for all heads": gradients(
        "2,40,2,8 2,33,2,8 2,33,2,8 2,40,2,8", "2,2,40,1", "2,1,40,33", scores=MASKED
    ),
    "a mask of keys": gradients(
        "2,9,2,8 2,130,2,8 2,130,2,8 2,9,2,8", "2,2,9,1", "2,1,1,130", scores=MASKED
    ),
    "truths": gradients(
        "1,20,2,8 1,18,2,8 1,18,2,8 1,20,2,8", "1,2,20,1", "bool[20,18]",
        scores="t0=where(x1,x0,-inf)",
    ),
    "causal": gradients("1,150,2,16 1,150,2,16 1,150,2,16 1,150,2,16", "1,2,150,1", causal=1),
    "causal, more keys": gradients(
        "1,50,1,16 1,190,1,16 1,190,1,16 1,50,1,16", "1,1,50,1", causal=1
    ),
    "causal, more queries": gradients(
        "1,90,1,8 1,33,1,8 1,33,1,8 1,90,1,8", "1,1,90,1", causal=1
    ),
    "keys of all heads": gradients("2,19,4,8 2,21,1,8 2,21,1,8 2,19,4,8", "2,4,19,1"),
}  # fmt: skip


@pytest.mark.parametrize("task", BACKWARD.values(), ids=BACKWARD)
def test_gradients_are_what_the_reference_has(task: Task, soc_version: str) -> None:
    inputs = random_inputs(task, seed=3)
    expected = OPS[task.op].results(task, inputs)

    for policy in policies(task, soc_version):
        found = run_results(backward.FAMILY, task, policy, soc_version, inputs)

        for one, wanted in zip(found, expected, strict=True):
            assert_near("attention", one, wanted)


def test_gradients_are_the_same_for_any_number_of_cores(soc_version: str) -> None:
    task = BACKWARD["odd sizes"]
    inputs = random_inputs(task, seed=4)
    policy = Space(task, Target(soc_version, 2)).default.with_knobs(panel=32, row_block=16)

    one, *others = (
        run_results(backward.FAMILY, task, policy, soc_version, inputs, workers=workers)
        for workers in (1, 2, 4)
    )

    for other in others:
        assert [x.tobytes() for x in other] == [x.tobytes() for x in one]


def test_keys_that_a_query_may_not_see_have_no_gradient_of_it(soc_version: str) -> None:
    """Scores of keys behind a query may be infinite as exponentials: they are never shares."""
    task = gradients("1,40,1,8 1,40,1,8 1,40,1,8 1,40,1,8", "1,1,40,1", causal=1)
    inputs = random_inputs(task, seed=5)
    inputs[1][0, 30:] *= 1e4
    inputs[0][0, 30:] = 0
    expected = OPS[task.op].results(task, inputs)
    policy = Space(task, Target(soc_version, 2)).default

    found = run_results(backward.FAMILY, task, policy, soc_version, inputs)

    for one, wanted in zip(found, expected, strict=True):
        assert_near("attention", one, wanted)


def test_rows_whose_keys_are_all_hidden_have_no_gradients(soc_version: str) -> None:
    task = BACKWARD["a mask for all heads"]
    inputs = random_inputs(task, seed=6)
    inputs[6][0, 0, 3], inputs[6][1, 0, :, 20:] = -np.inf, -np.inf
    inputs[4][0, :, 3] = 0  # as PyTorch has it
    expected = OPS[task.op].results(task, inputs)

    for policy in policies(task, soc_version):
        of_q, of_k, of_v = run_results(backward.FAMILY, task, policy, soc_version, inputs)

        assert not of_q[0, 3].any()
        assert not of_k[1, 20:].any()
        assert not of_v[1, 20:].any()
        for one, wanted in zip((of_q, of_k, of_v), expected, strict=True):
            assert_near("attention", one, wanted)


def in_training(task: Task, **attributes: object) -> Task:
    """An attention with what its gradients need."""
    rows = TensorType("f32", (*scores_shape(task)[:-1], 1))
    given = {**task.attributes, **attributes}
    return replace(
        task, op="attention_forward", outputs=(*task.outputs, rows, rows), attributes=given
    )


@pytest.mark.parametrize(
    "name", ["one key", "odd sizes", "two operands and a tail", "long rows", "columns side by side"]
)
def test_results_come_with_the_largest_score_and_share(name: str, soc_version: str) -> None:
    task = in_training(INFERENCE[name])
    inputs = random_inputs(task, seed=7)
    expected = OPS[task.op].results(task, inputs)

    for policy in policies(task, soc_version):
        found = run_results(FORWARD, task, policy, soc_version, inputs)

        for one, wanted in zip(found, expected, strict=True):
            assert_near("attention", one, wanted)


@pytest.mark.parametrize(("rows", "keys"), [(1, 1), (19, 19), (40, 21), (21, 90), (300, 300)])
def test_a_causal_attention_reads_no_key_behind_a_query(
    rows: int, keys: int, soc_version: str
) -> None:
    q, k = (TensorType("f32", (1, size, 2, 12)) for size in (rows, keys))
    attributes = {**INFERENCE["one row"].attributes, "scores": Expression().then("mul", "it", 0.5)}
    task = in_training(Task("attention", (q, k, k), (q,), attributes), causal=1)
    inputs = random_inputs(task, seed=8)
    expected = OPS[task.op].results(task, inputs)

    for policy in policies(task, soc_version):
        found = run_results(FORWARD, task, policy, soc_version, inputs)

        for one, wanted in zip(found, expected, strict=True):
            assert_near("attention", one, wanted)
