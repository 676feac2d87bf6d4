"""Kernels of recurrences against their meaning in float64, with nothing around their arguments."""

from __future__ import annotations

import ctypes
import threading
from typing import Any

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_results
from tests.tuner.cpu.kernels.ir_cases import recurrent
from tuner.cpu.kernels.recurrent import FAMILY
from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_loader import Library
from tuner.graph import TensorType
from tuner.ops import check_task, random_inputs, results, tolerance
from tuner.policy import Policy
from tuner.size import Size
from tuner.target import ISAS
from tuner.task import Task

GATES = {"lstm": 4, "gru": 3, "rnn": 1}


def task_of(
    op: str,
    steps: int,
    rows: int,
    units: int,
    mode: str = "forward",
    *,
    peepholes: bool = False,
    lengths: bool = False,
    **attributes: Any,
) -> Task:
    count, gates = 2 if mode == "bidirectional" else 1, GATES[op]
    state = f" {count},{rows},{units}" * (2 if op == "lstm" else 1)
    order = f"{rows},{steps}" if attributes.get("batch_first") else f"{steps},{rows}"
    bias = (gates + 3 * peepholes) * units
    types = (
        f"{order},{count * gates * units} {count},{units},{gates * units} {count},{bias}{state}"
        f"{f' i32[{rows}]' * lengths} -> {order},{count * units}{state}"
    )
    return recurrent(op, types, mode=mode, **attributes)


def policy(shares: int = 1, rows: int = 2, vectors: int = 1, unroll: int = 4) -> Policy:
    return Policy.of(shares=shares, tile_rows=rows, tile_vectors=vectors, unroll=unroll)


def assert_right(task: Task, chosen: Policy, soc_version: str, workers: int = 2) -> None:
    check_task(task)
    inputs = random_inputs(task, 1)
    found = run_results(FAMILY, task, chosen, soc_version, inputs, (1, 2), workers)
    for one, other in zip(found, results(task, inputs), strict=True):
        error = np.abs(one - other).max() / np.abs(other).max()
        assert error <= tolerance(task) / 10, (task.text(), chosen.text())


@pytest.mark.parametrize("mode", ["forward", "reverse", "bidirectional"])
@pytest.mark.parametrize("op", GATES)
def test_every_direction_layout_and_length_is_right(op: str, mode: str, soc_version: str) -> None:
    for batch_first, lengths in ((0, False), (1, False), (0, True), (1, True)):
        task = task_of(op, 5, 3, 19, mode, batch_first=batch_first, lengths=lengths)
        assert_right(task, policy(), soc_version)


@pytest.mark.parametrize("op", GATES)
def test_units_around_the_vector_width_and_every_tile_are_right(op: str, soc_version: str) -> None:
    lanes = ISAS[soc_version].lanes

    for units in (1, lanes - 1, lanes, lanes + 1, 3 * lanes + 2):
        assert_right(task_of(op, 3, 1, units), policy(rows=1, unroll=1), soc_version)
        assert_right(task_of(op, 3, 5, units), policy(vectors=2, unroll=2), soc_version)
    assert_right(task_of(op, 2, 7, 20), policy(rows=3), soc_version, workers=3)


def test_attributes_are_right(soc_version: str) -> None:
    for task in (
        task_of("lstm", 5, 3, 19, peepholes=True, clip=0.4),
        task_of("lstm", 5, 3, 19, coupled=1),
        task_of("gru", 5, 3, 19, reset_after=1),
        task_of("gru", 5, 3, 19, reset_after=1, clip=0.2, lengths=True),
    ):
        assert_right(task, policy(), soc_version)


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("op", GATES)
def test_shares_of_columns_are_right_in_any_order(op: str, workers: int, soc_version: str) -> None:
    """Workers run one after the other here: the first one computes what the others do not."""
    for steps, shares in ((6, 2), (5, 3)):
        task = task_of(op, steps, 3, 3 * ISAS[soc_version].lanes + 1, lengths=steps == 5)
        assert_right(task, policy(shares=shares), soc_version, workers)


@pytest.mark.parametrize("op", GATES)
def test_any_number_of_steps_and_rows_is_right(op: str, soc_version: str) -> None:
    steps, rows, units = Size.named("a", 4), Size.named("b", 3), 19
    columns, states = GATES[op] * units, 2 if op == "lstm" else 1
    kinds = [
        TensorType("f32", (steps, rows, columns)), TensorType("f32", (1, units, columns)),
        TensorType("f32", (1, columns)), *[TensorType("f32", (1, rows, units))] * states,
    ]  # fmt: skip
    plain = task_of(op, 4, 3, units)
    outputs = (TensorType("f32", (steps, rows, units)), *kinds[3:])
    task = Task(op, tuple(kinds), outputs, plain.attributes)

    for chosen in (policy(), policy(shares=2)):
        assert_right(task, chosen, soc_version)


def test_threads_that_run_together_or_come_late_compute_the_same() -> None:
    """Every step of a share is computed once, whichever thread claims it."""
    task = task_of("gru", 400, 2, 96)
    isa = ISAS["x86_64-v2"]
    chosen = policy(shares=3)
    kernel = FAMILY.generate(task, chosen, isa, "k")
    library = Library([compile_ir(kernel.ir, isa)], [p.function for p in kernel.phases])
    inputs = random_inputs(task, 5)
    packed = FAMILY.pack(task, chosen, isa, {1: inputs[1], 2: inputs[2]})
    arrays = [np.ascontiguousarray(packed.get(i, a)) for i, a in enumerate(inputs)]
    wanted = results(task, inputs)
    words = (ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
    begin, steps = (
        ctypes.CFUNCTYPE(None, *words)(library.address(p.function)) for p in kernel.phases
    )
    for late_s in (0.0, 0.0, 0.0005, 0.01):
        outputs = [np.full(kind.shape, np.nan, np.float32) for kind in task.outputs]
        memory = np.zeros(int(kernel.scratch_bytes) + 64, np.uint8)
        scratch = memory[-memory.ctypes.data % 64 :]
        pointers = [a.ctypes.data for a in (*arrays, *outputs, scratch, scratch)]
        args = (ctypes.c_void_p * len(pointers))(*pointers)
        begin(args, 0, 1, 0)
        threads = [
            threading.Timer(late_s * share, steps, (args, share, share + 1, share))
            for share in range(3)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for one, other in zip(outputs, wanted, strict=True):
            np.testing.assert_allclose(one, other, rtol=0, atol=1e-5)
