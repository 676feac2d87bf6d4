"""Affine copies against NumPy's strides, exactly, on every tier."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.values import random_bits
from tuner.backend import host_soc_versions
from tuner.cpu.kernels.copy import COPY as FAMILY
from tuner.graph import TensorType
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task


def copy(shape, dims, strides, offset=0, dtype="f32") -> Task:
    return Task(
        "copy",
        (TensorType(dtype, tuple(shape)),),
        (TensorType(dtype, tuple(dims)),),
        {"dims": tuple(dims), "strides": tuple(strides), "offset": offset},
    )


def transpose(shape, permutation, dtype="f32") -> Task:
    strides = [int(np.prod(shape[i + 1 :])) for i in range(len(shape))]
    return copy(
        shape, [shape[i] for i in permutation], [strides[i] for i in permutation], dtype=dtype
    )


def reference(task: Task, x: np.ndarray) -> np.ndarray:
    dims, strides = task.ints("dims"), task.ints("strides")
    index = np.full(dims, task.attributes["offset"])
    for axis, (size, stride) in enumerate(zip(dims, strides, strict=True)):
        steps = np.arange(size) * stride
        index = index + steps.reshape([-1 if i == axis else 1 for i in range(len(dims))])
    return x.reshape(-1)[index].reshape(task.output.shape)


def policies(task: Task, target: Target) -> list[Policy]:
    """Every legal policy."""
    values = FAMILY.knobs(task, target)
    every = [
        Policy.of(impl=impl, block=block, inner=inner)
        for impl in values["impl"] for block in values["block"] for inner in values["inner"]
    ]  # fmt: skip
    return [p for p in every if FAMILY.illegal(task, p, target) is None]


def assert_right(task: Task, soc_version: str, policy: Policy | None = None, workers: int = 2):
    x = random_bits(task.inputs[0])
    policy = policy or FAMILY.default(task, Target(soc_version, workers))

    found = run_kernel(FAMILY, task, policy, soc_version, [x], workers=workers)

    assert found.tobytes() == reference(task, x).tobytes(), f"{policy} of {task.text()}"


CASES = {
    "image to channels-last": transpose((1, 3, 7, 13), (0, 2, 3, 1)),
    "image to channels-first": transpose((1, 7, 13, 3), (0, 3, 1, 2)),
    "features to channels-last": transpose((2, 37, 5, 5), (0, 2, 3, 1)),
    "features to channels-first": transpose((2, 5, 5, 37), (0, 3, 1, 2)),
    "heads": transpose((1, 9, 3, 20), (0, 2, 1, 3)),
    "keys": transpose((1, 17, 3, 20), (0, 2, 3, 1)),
    "matrix": transpose((61, 67), (1, 0)),
    "reversed dimensions": transpose((5, 6, 7, 8), (3, 2, 1, 0)),
    "upsampling": copy((1, 5, 4, 7), (1, 5, 2, 4, 2, 7), (0, 28, 0, 7, 0, 1)),
    "upsampling of channels-first": copy((1, 3, 5, 9), (1, 3, 5, 2, 9, 2), (0, 45, 9, 0, 1, 0)),
    "expand of a column": copy((9, 1), (9, 50), (1, 0)),
    "expand of a row": copy((1, 50), (70, 50), (0, 1)),
    "expand of one element": copy((1,), (3, 37), (0, 0)),
    "slice": copy((4, 10, 12), (4, 3, 5), (120, 12, 1), 26),
    "every other": copy((9, 31), (9, 16), (31, 2)),
    "backwards": copy((6, 33), (6, 33), (33, -1), 32),
    "rows backwards": copy((6, 33), (6, 33), (-33, 1), 165),
    "one element": copy((3, 3), (), (), 4),
    "short runs": copy((70, 8), (70, 3), (8, 1), 2),
    "pairs": transpose((6, 7, 2), (1, 0, 2)),
    "a long run": copy((40_003,), (40_003,), (1,)),
}


@pytest.mark.parametrize("case", CASES)
def test_every_way_to_copy_is_right(soc_version, case):
    task = CASES[case]
    for number, policy in enumerate(policies(task, Target(soc_version, 2))):
        assert_right(task, soc_version, policy, workers=1 + number % 3)


@pytest.mark.parametrize("dtype", ["bool", "i8", "f16", "i32", "f64"])
def test_elements_of_every_size_are_transposed(soc_version, dtype):
    for shape in ((3, 70), (70, 3), (19, 33)):
        assert_right(transpose(shape, (1, 0), dtype), soc_version)
    assert_right(copy((11, 40), (11, 2, 39), (40, 0, 1), 1, dtype), soc_version)
    assert_right(copy((9,), (9, 41), (1, 0), dtype=dtype), soc_version)


@given(
    st.permutations(range(4)),
    st.lists(st.sampled_from([1, 2, 3, 5, 8, 17]), min_size=4, max_size=4),
)
@settings(max_examples=25, deadline=None)
def test_any_permutation_of_any_shape_is_right(permutation, shape):
    assert_right(transpose(tuple(shape), permutation), host_soc_versions()[-1])


def test_a_copy_without_elements_has_no_units(soc_version):
    kernel = FAMILY.generate(
        copy((0, 3), (3, 0), (1, 3)),
        FAMILY.default(copy((0, 3), (3, 0), (1, 3)), Target(soc_version, 1)),
        Target(soc_version, 1).isa,
        "k",
    )

    assert [phase.units for phase in kernel.phases] == [0]


def test_the_default_is_among_the_knobs_and_legal(soc_version):
    target = Target(soc_version, 2)
    for task in CASES.values():
        policy = FAMILY.default(task, target)
        values = FAMILY.knobs(task, target)

        assert all(value in values[name] for name, value in policy.knobs)
        assert FAMILY.illegal(task, policy, target) is None
    assert FAMILY.default(CASES["matrix"], target)["block"] == target.isa.lanes


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"impl": "magic"}, "impl=magic is not one of"),
        ({"impl": "zip"}, "impl=zip is not one of"),
        ({"block": 3}, "block=3 is not one of"),
        ({"colour": 1}, "copy has the knobs"),
        ({"impl": "elements", "inner": "m"}, "only blocks"),
    ],
)
def test_a_policy_that_has_no_kernel_is_refused_with_the_reason(changed, reason):
    target = Target("x86_64-v3", 2)
    task = CASES["matrix"]
    policy = FAMILY.default(task, target).with_knobs(**changed)

    assert reason in (Space(task, target).why_illegal(policy) or "")


@pytest.mark.parametrize(
    ("rows", "columns", "inner"),
    [(512, 784, "m"), (480, 1024, "k"), (512, 1024, "m"), (480, 784, "k"), (784, 480, "m")],
)
def test_squares_follow_each_other_where_rows_do_not_share_cache_sets(rows, columns, inner):
    task = transpose((rows, columns), (1, 0))

    assert FAMILY.default(task, Target("x86_64-v4", 1))["inner"] == inner
