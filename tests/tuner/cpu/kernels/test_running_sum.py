"""Running sums against NumPy's, which add one after the other in the same order."""

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.running_sum import FAMILY, TOGETHER
from tuner.graph import DTYPES, TensorType
from tuner.ops import evaluate
from tuner.target import Target
from tuner.task import Task

RANDOM = np.random.default_rng(5)


def running_sum(shape, axis=0, dtype="f32", exclusive=0, reverse=0) -> Task:
    kind = TensorType(dtype, shape)
    attributes = {"axis": axis, "exclusive": exclusive, "reverse": reverse}
    return Task("running_sum", (kind,), (kind,), attributes)


CASES = {
    "a line": running_sum((100,)),
    "one element": running_sum((1,)),
    "rows": running_sum((5, 33), 1),
    "columns": running_sum((5, 33), 0),
    "whole groups": running_sum((3, 9, 2 * TOGETHER), 1),
    "f64": running_sum((4, 9), 1, "f64"),
    "i64": running_sum((4, 9), 1, "i64"),
    "i32": running_sum((4, 9), 0, "i32"),
    "u8": running_sum((300,), 0, "u8"),
}


@pytest.mark.parametrize("exclusive", [0, 1])
@pytest.mark.parametrize("reverse", [0, 1])
@pytest.mark.parametrize("case", CASES)
def test_sums_of_integers_are_exact_and_those_of_floats_are_rounded_once(
    soc_version, case, exclusive, reverse
):
    given = CASES[case]
    task = running_sum(
        given.output.shape, given.attributes["axis"], given.output.dtype, exclusive, reverse
    )
    dtype = DTYPES[task.output.dtype]
    x = (100 * RANDOM.standard_normal(task.output.shape)).astype(np.int16).astype(dtype)
    if dtype.kind == "f":
        x = (x * np.float64(0.1)).astype(dtype)

    wanted = evaluate(task, [x]).astype(dtype)

    for workers in (1, 2, 3):
        policy = FAMILY.default(task, Target(soc_version, workers))
        found = run_kernel(FAMILY, task, policy, soc_version, [x], workers=workers)

        assert found.tobytes() == wanted.tobytes()


def test_the_meaning_is_that_of_onnx():
    x = np.array([[1.0, 2.0, 3.0]], np.float32)

    def made(exclusive: int, reverse: int) -> list[float]:
        task = running_sum((1, 3), 1, "f32", exclusive, reverse)
        return evaluate(task, [x])[0].tolist()

    assert made(0, 0) == [1, 3, 6]
    assert made(1, 0) == [0, 1, 3]
    assert made(0, 1) == [6, 5, 3]
    assert made(1, 1) == [5, 3, 0]
