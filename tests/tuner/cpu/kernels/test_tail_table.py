"""Tails through bytes by a look-up: what the definition gives for every byte, in f64."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_contraction import gemm
from tests.tuner.cpu.kernels.test_integer_products import of_integers
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.tail_table import look_ups
from tuner.element import ELEMENTS
from tuner.expression import Expression
from tuner.ops import check_task
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

IN, MIDDLE, OUT = 0.05, 0.004, 0.03


def silu_of(byte: str, made: str, columns: int) -> Task:
    """A product whose sums are rounded to a byte, go through a SiLU of bytes, and become one."""
    low = ELEMENTS[byte].limits[0]
    tail = (
        Expression().then(byte, "x0").then("sub", "it", 9.0).then("mul", "it", IN)
        .then("sigmoid", "it").then("div", "it", MIDDLE).then("i16", "it")
        .then("add", "it", float(low)).then(byte, "it").then("sub", "it", float(low))
        .then("mul", "it", MIDDLE).then("mul", "it", "t2").then("div", "it", OUT)
        .then("i16", "it").then("add", "it", -3.0)
    )  # fmt: skip
    task = of_integers(gemm((256,), 4, columns))
    outputs = (replace(task.output, dtype=made),)
    task = Task(task.op, task.inputs, outputs, {**task.attributes, "tail": tail})
    check_task(task)
    return task


def inputs_of(task: Task, low: int) -> list[np.ndarray]:
    """The sums of each row are one number: from `low` on, all that a byte has."""
    x = np.zeros((256, 4), np.uint8)
    x[:, 1] = np.arange(256)
    bias = np.full(task.inputs[2].shape, low, np.int32)
    return [x, np.ones(task.inputs[1].shape, np.int8), bias]


def silu_by_numpy(byte: str, made: str) -> np.ndarray:
    (low, high), (first, last) = ELEMENTS[byte].limits, ELEMENTS[made].limits
    x = IN * (np.arange(low, high + 1) - 9)
    gate = MIDDLE * (np.clip(np.rint(1 / (1 + np.exp(-x)) / MIDDLE) + low, low, high) - low)
    return np.asarray(np.clip(np.rint(x * gate / OUT) - 3, first, last))


@pytest.mark.parametrize("columns", [3, 16, 35])
@pytest.mark.parametrize(("byte", "made"), [("u8", "u8"), ("i8", "u8"), ("u8", "i8"), ("i8", "i8")])
def test_every_byte_becomes_what_the_definition_gives(
    byte: str, made: str, columns: int, soc_version: str
) -> None:
    task = silu_of(byte, made, columns)
    inputs = inputs_of(task, int(ELEMENTS[byte].limits[0]))
    policy = Space(task, Target(soc_version, 1)).default

    found = run_kernel(family_of("gemm"), task, policy, soc_version, inputs, constants=(1, 2))

    wanted = np.broadcast_to(silu_by_numpy(byte, made)[:, None], found.shape)
    off = np.abs(found.astype(int) - wanted)
    # Instructions of f32 round a quotient that is nearly a tie to its other side.
    assert off.max() <= (0 if soc_version.startswith("x86_64-v4") else 1)
    assert (off > 0).mean() < 0.02


def test_only_what_one_byte_decides_is_looked_up() -> None:
    silu, byte = silu_of("u8", "u8", 3).tail, ELEMENTS["u8"]

    assert [(one.first, one.last) for one in look_ups(silu, byte)] == [(0, 13)]
    assert [(one.first, one.last) for one in look_ups(silu, None)] == []
    assert [(one.first, one.last) for one in look_ups(silu, ELEMENTS["f32"])] == []


def test_another_operand_or_a_second_reader_ends_what_is_looked_up() -> None:
    byte = ELEMENTS["u8"]
    gate = Expression().then("u8", "x0").then("sigmoid", "it").then("div", "it", MIDDLE)
    rounded = gate.then("u8", "it")

    assert [(o.first, o.last) for o in look_ups(rounded.then("add", "it", "x1"), byte)] == [(0, 3)]
    assert look_ups(rounded.then("add", "it", "t1"), None) == ()
    assert look_ups(gate.then("mul", "it", "x1").then("u8", "it"), byte) == ()
    assert look_ups(Expression().then("u8", "x0").then("div", "it", 3.0), byte) == ()


def test_a_result_beyond_a_byte_is_held_inside_it() -> None:
    steep = Expression().then("i8", "x0").then("exp", "it").then("sub", "it", 100.0)

    (found,) = look_ups(steep, ELEMENTS["i8"])

    assert found.low == -128
    assert found.table[0] == -99
    assert found.table[127] == 127
    assert found.table[255] == -100
