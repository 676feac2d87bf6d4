"""Concatenation against NumPy, exactly, on every tier."""

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.values import random_bits
from tuner.cpu.kernels.concat import CONCAT as FAMILY
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task


def concat(axis, *shapes, dtype="f32") -> Task:
    shape = list(shapes[0])
    shape[axis] = sum(s[axis] for s in shapes)
    inputs = tuple(TensorType(dtype, s) for s in shapes)
    return Task("concat", inputs, (TensorType(dtype, tuple(shape)),), {"axis": axis})


CASES = {
    "channels": concat(3, (1, 9, 9, 24), (1, 9, 9, 40)),
    "channels, narrow": concat(-1, (1, 9, 11, 3), (1, 9, 11, 1), (1, 9, 11, 7)),
    "rows": concat(1, (2, 5, 9), (2, 1, 9), (2, 3, 9)),
    "batch": concat(0, (3, 17), (2, 17), (1, 17)),
    "long vectors": concat(0, (9001,), (5000,)),
    "one input": concat(1, (5, 6)),
    "an empty input": concat(1, (4, 3), (4, 0), (4, 2)),
    "many inputs": concat(1, *[(6, n) for n in range(1, 12)]),
    "a table of equal inputs": concat(1, *[(3, 5)] * 40),
    "a table of inputs": concat(1, *[(67, n % 37) for n in range(50)], dtype="i8"),
    "a table of rows": concat(0, *[(n % 9, 41) for n in range(40)]),
    "a table with long inputs": concat(1, *[(2, 1 + 5000 * (n % 17 == 3)) for n in range(40)]),
    "bytes": concat(1, (67, 5), (67, 3), dtype="i8"),
    "truths": concat(0, (67,), (3,), dtype="bool"),
    "halves": concat(1, (5, 33), (5, 31), dtype="f16"),
    "indices": concat(0, (1,), (1,), (2,), dtype="i64"),
}


@pytest.mark.parametrize("case", CASES)
def test_every_order_puts_the_inputs_side_by_side(soc_version, case):
    task, target = CASES[case], Target(soc_version, 2)
    inputs = [random_bits(t, seed) for seed, t in enumerate(task.inputs)]
    for number, order in enumerate(FAMILY.knobs(task, target)["order"]):
        found = run_kernel(
            FAMILY, task, Policy.of(order=order), soc_version, inputs, workers=2 + number
        )

        assert found.tobytes() == np.concatenate(inputs, task.attributes["axis"]).tobytes()


def test_the_default_is_legal_and_unknown_knobs_are_not():
    task, target = CASES["batch"], Target("x86_64-v2", 2)

    space = Space(task, target)

    assert space.is_legal(space.default)
    assert "order=row-input is not one of" in str(space.why_illegal(Policy.of(order="row-input")))
    assert "concat has the knobs order" in str(space.why_illegal(Policy.of()))


@pytest.mark.parametrize("order", ["input-row", "row-input"])
def test_the_code_for_many_inputs_is_as_long_for_ten_times_as_many(order):
    isa, policy = Target("x86_64-v3", 2).isa, Policy.of(order=order)

    few, many = (
        FAMILY.generate(concat(1, *[(70, n % 7 + 1) for n in range(count)]), policy, isa, "k").ir
        for count in (40, 400)
    )

    loads_of_inputs = 2 * (400 - 40)
    assert many.count("\n") - few.count("\n") == loads_of_inputs
