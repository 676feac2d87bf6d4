"""Padding against NumPy, exactly, on every tier."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.values import random_bits
from tuner.backend import host_soc_versions
from tuner.cpu.kernels.pad import FAMILY
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task


def pad(shape, before, after, value=0.0, dtype="f32") -> Task:
    out = tuple(b + size + a for size, b, a in zip(shape, before, after, strict=True))
    attributes = {"pads": (*before, *after), "value": value}
    return Task("pad", (TensorType(dtype, tuple(shape)),), (TensorType(dtype, out),), attributes)


def reference(task: Task, x: np.ndarray) -> np.ndarray:
    pads, rank = task.ints("pads"), len(x.shape)
    before, after = pads[:rank], pads[rank:]
    cut = x[
        tuple(
            slice(max(0, -b), max(0, -b, size - max(0, -a)))
            for size, b, a in zip(x.shape, before, after, strict=True)
        )
    ]
    widths = [(max(0, b), max(0, a)) for b, a in zip(before, after, strict=True)]
    value = np.array(task.attributes["value"]).astype(x.dtype)
    return np.pad(cut, widths, constant_values=value)


def assert_right(task: Task, soc_version: str, workers: int = 2) -> None:
    x = random_bits(task.inputs[0])
    policy = FAMILY.default(task, Target(soc_version, workers))

    found = run_kernel(FAMILY, task, policy, soc_version, [x], workers=workers)

    assert found.tobytes() == reference(task, x).tobytes()


CASES = {
    "border of an image": pad((1, 7, 9, 5), (0, 1, 2, 0), (0, 3, 1, 0), 1.5),
    "below and right": pad((1, 6, 6, 16), (0, 0, 0, 0), (0, 1, 1, 0)),
    "channels": pad((2, 3, 5), (0, 0, 1), (0, 0, 2), -1.0),
    "batch only": pad((2, 3, 5), (1, 0, 0), (0, 0, 0), 3.0),
    "every dimension": pad((2, 3, 4, 5), (1, 2, 0, 1), (0, 1, 2, 2), 2.0),
    "nothing": pad((3, 5), (0, 0), (0, 0)),
    "a long row": pad((9000,), (5001,), (4500,), 7.0),
    "long rows": pad((2, 9000), (1, 3), (0, 4500), 7.0),
    "cropped": pad((9, 10), (-2, 3), (1, -4), 4.0),
    "infinite": pad((3, 33), (1, 1), (1, 1), float("-inf")),
    "bytes": pad((9, 33), (1, 3), (2, 40), -1, "i8"),
    "truths": pad((9, 3), (1, 3), (2, 4), 1, "bool"),
    "halves": pad((9, 33), (1, 3), (2, 9), 0.1, "f16"),
    "indices": pad((9, 3), (1, 3), (2, 4), -7, "i64"),
    "doubles": pad((9, 3), (1, 3), (2, 4), 0.1, "f64"),
}


@pytest.mark.parametrize("case", CASES)
def test_the_input_is_surrounded_by_the_value(soc_version, case):
    for workers in (1, 2, 3):
        assert_right(CASES[case], soc_version, workers)


_three = st.lists(st.integers(0, 3), min_size=3, max_size=3)


@given(st.lists(st.integers(1, 9), min_size=3, max_size=3), _three, _three)
@settings(max_examples=20, deadline=None)
def test_any_pads_around_any_shape_are_right(shape, before, after):
    assert_right(pad(shape, before, after, 0.5), host_soc_versions()[-1])


def test_no_knob_is_known():
    task, target = CASES["nothing"], Target("x86_64-v2", 1)

    space = Space(task, target)

    assert space.is_legal(space.default)
    assert space.why_illegal(Policy.of(unroll=2)) == "pad has the knobs (none)"
