"""Convolutions and matrix products with constant weights, on every tier."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.backend import host_soc_versions
from tuner.cpu.kernels.contraction.geometry import geometry_of, sparse_taps
from tuner.cpu.kernels.families import family_of
from tuner.cpu.llvm import assembly
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import OPS, evaluate, random_inputs
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task


def conv(
    size: tuple[int, int],
    channels: int,
    outputs: int,
    kernel: tuple[int, int],
    *,
    strides: tuple[int, int] = (1, 1),
    pads: tuple[int, int, int, int] = (0, 0, 0, 0),
    dilations: tuple[int, int] = (1, 1),
    group: int = 1,
    images: int = 1,
    residual: bool = False,
) -> Task:
    out = tuple(
        (size[i] + pads[i] + pads[i + 2] - dilations[i] * (kernel[i] - 1) - 1) // strides[i] + 1
        for i in (0, 1)
    )
    shape = (images, *out, outputs)
    inputs = [
        TensorType("f32", (images, *size, channels)),
        TensorType("f32", (outputs, *kernel, channels // group)),
        TensorType("f32", (outputs,)),
    ]
    tail = Expression()
    if residual:
        inputs.append(TensorType("f32", shape))
        tail = tail.then("add", "it", "x1").then("relu", "it")
    attributes = {
        "strides": strides, "pads": pads, "dilations": dilations, "group": group, "tail": tail,
    }  # fmt: skip
    return Task("conv", tuple(inputs), (TensorType("f32", shape),), attributes)


def gemm(rows: tuple[int, ...], depth: int, columns: int, tail: Expression | None = None) -> Task:
    inputs = [
        TensorType("f32", (*rows, depth)),
        TensorType("f32", (depth, columns)),
        TensorType("f32", (columns,)),
    ]
    if tail is not None:
        inputs.append(TensorType("f32", (*rows[:-1], 1, columns)))
    output = TensorType("f32", (*rows, columns))
    return Task("gemm", tuple(inputs), (output,), {"tail": tail or Expression()})


TASKS = {
    "1x1": conv((7, 7), 24, 33, (1, 1)),
    "1x1 strided": conv((8, 6), 20, 16, (1, 1), strides=(2, 2)),
    "3x3 padded residual": conv((9, 14), 5, 17, (3, 3), pads=(1, 1, 1, 1), residual=True),
    "stem 7x7 stride 2": conv((20, 22), 3, 64, (7, 7), strides=(2, 2), pads=(3, 3, 3, 3)),
    "uneven pads": conv((6, 9), 8, 15, (3, 2), pads=(0, 1, 2, 0)),
    "one line, padded": conv((1, 9), 5, 17, (1, 3), pads=(0, 1, 0, 2)),
    "column, padded": conv((41, 1), 5, 33, (5, 1), strides=(2, 1), pads=(2, 0, 2, 0)),
    "two columns": conv((19, 3), 8, 17, (3, 2), residual=True),
    "dilated": conv((12, 11), 16, 31, (3, 3), pads=(2, 2, 2, 2), dilations=(2, 2)),
    "dilated as wide as the image": conv(
        (7, 9), 5, 33, (3, 3), pads=(6,) * 4, dilations=(6, 6), residual=True
    ),
    "dilated beyond the image": conv((5, 16), 3, 9, (3, 3), pads=(9,) * 4, dilations=(9, 9)),
    "dilated, strided, uneven pads": conv(
        (11, 17), 6, 8, (3, 2), strides=(2, 3), pads=(5, 1, 2, 4), dilations=(4, 5), images=2
    ),
    "dilated lines only": conv((9, 6), 4, 17, (3, 3), pads=(4, 1, 4, 1), dilations=(4, 1)),
    "dilated pixels only": conv((3, 31), 4, 17, (3, 5), pads=(1, 8, 1, 8), dilations=(1, 4)),
    "dilated in groups": conv((8, 13), 12, 20, (3, 3), pads=(3,) * 4, dilations=(3, 3), group=4),
    "all taps in the border": conv((1, 2), 3, 5, (2, 2), pads=(7,) * 4, dilations=(3, 3)),
    "dilated, one line": conv((1, 40), 8, 16, (1, 3), pads=(0, 16, 0, 0), dilations=(1, 8)),
    "grouped": conv((9, 8), 12, 20, (3, 3), pads=(1, 1, 1, 1), group=4),
    "as many groups as taps": conv((7, 6), 8, 12, (2, 2), pads=(1, 1, 0, 0), group=4),
    "as many groups as taps in a line": conv((5, 9), 6, 9, (1, 3), group=3),
    "two images": conv((5, 7), 6, 9, (3, 3), pads=(1, 1, 1, 1), images=2, residual=True),
    "one output pixel": conv((3, 3), 7, 40, (3, 3)),
    "gemm": gemm((19,), 37, 45),
    "gemm of one row": gemm((1,), 64, 100),
    "gemm in a batch with broadcast tail": gemm(
        (2, 13), 16, 18, Expression().then("mul", "it", "x1")
    ),
}


def some_policies(task: Task, target: Target, count: int) -> list[Policy]:
    """The default and random legal policies, the same in every run."""
    dice = random.Random(str(task))
    space = Space(task, target)
    found = [space.default]
    while len(found) < count:
        knobs = {name: dice.choice(values) for name, values in space.subspaces[0].items()}
        policy = space.default.with_knobs(**knobs)
        if space.is_legal(policy):
            found.append(policy)
    return found


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_computes_what_the_reference_does(task: Task, soc_version: str) -> None:
    inputs = random_inputs(task, seed=1)
    expected = evaluate(task, inputs)

    for policy in some_policies(task, Target(soc_version, 2), count=4):
        result = run_kernel(family_of(task.op), task, policy, soc_version, inputs, constants=(1, 2))

        assert_near("direct", result, expected)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_slices_of_k_add_up_for_any_number_of_cores(workers: int, soc_version: str) -> None:
    task = gemm((10,), 256, 50)
    inputs = random_inputs(task, seed=2)
    policy = (
        family_of(task.op)
        .default(task, Target(soc_version, 2))
        .with_knobs(k_slices=4, outer="columns", tile_pixels=4)
    )

    result = run_kernel(family_of(task.op), task, policy, soc_version, inputs, (1, 2), workers)

    assert_near("direct", result, evaluate(task, inputs))


def test_default_policies_are_legal_and_in_the_space(soc_version: str) -> None:
    target = Target(soc_version, 2)
    for task in TASKS.values():
        default = family_of(task.op).default(task, target)

        assert family_of(task.op).illegal(task, default, target) is None
        assert all(
            default[name] in values
            for name, values in family_of(task.op).knobs(task, target).items()
        )


@pytest.mark.parametrize(("width", "lines"), [(1, 14), (2, 7), (3, 4), (4, 1)])
def test_a_narrow_output_fills_the_registers_with_pixels_of_many_lines(
    width: int, lines: int
) -> None:
    task, target = conv((40, width), 16, 32, (5, 1)), Target("x86_64-v4", 1)

    default = family_of(task.op).default(task, target)

    assert (default["tile_lines"], default["tile_pixels"]) == (lines, width)


def test_a_tile_beyond_the_registers_is_illegal() -> None:
    space = Space(gemm((64,), 64, 128), Target("x86_64-v4", 1))

    why = space.why_illegal(space.default.with_knobs(tile_vectors=4))

    assert why is not None
    assert "registers" in why


def test_an_unknown_knob_value_is_illegal() -> None:
    space = Space(TASKS["1x1"], Target("x86_64-v4", 1))

    assert "magic" in (space.why_illegal(space.default.with_knobs(impl="magic")) or "")


def test_the_full_register_tile_spills_nothing() -> None:
    """A vector register that goes through the stack would cost a third of the speed."""
    isa = ISAS["x86_64-v4"]
    task = gemm((140,), 256, 64)
    policy = family_of(task.op).default(task, Target("x86_64-v4", 1))
    assert (policy["tile_pixels"], policy["tile_vectors"]) == (14, 2)

    text = assembly(family_of(task.op).generate(task, policy, isa, "k").ir, isa)

    assert len(re.findall(r"vfmadd\w+ps", text)) >= 4 * 28
    assert not re.findall(r"%zmm\d+, [-\d]*\(%r[sb]p\)", text)


def test_an_unpadded_1x1_convolution_is_a_matrix_product_over_all_pixels() -> None:
    task = conv((7, 9), 8, 16, (1, 1), images=2)
    geometry = geometry_of(task)

    assert (geometry.out_height, geometry.out_width) == (1, 126)
    assert OPS["conv"].operations(task) == 2 * 126 * 8 * 16


AXIS = st.tuples(
    st.integers(1, 20), st.integers(1, 4), st.integers(1, 3), st.integers(1, 12),
    st.integers(0, 14), st.integers(0, 14),
).filter(lambda a: a[0] + a[4] + a[5] > a[3] * (a[1] - 1))  # fmt: skip
"""Pixels, taps, stride, dilation and pads of one axis, for which there is an output."""


@given(
    axes=st.tuples(AXIS, AXIS), group=st.integers(1, 2), images=st.integers(1, 2),
    number=st.integers(0, 3),
)  # fmt: skip
@settings(max_examples=60, deadline=None)
def test_any_dilated_convolution_computes_what_the_reference_does(
    axes: tuple[tuple[int, ...], tuple[int, ...]], group: int, images: int, number: int
) -> None:
    size, kernel, strides, dilations, *pads = zip(*axes, strict=True)
    task = conv(
        size, 2 * group, 17 * group, kernel, strides=strides, dilations=dilations,
        pads=(*pads[0], *pads[1]), group=group, images=images,
    )  # fmt: skip
    soc_version = host_soc_versions()[-1]
    policy = some_policies(task, Target(soc_version, 2), count=4)[number]
    inputs = random_inputs(task, seed=3)

    result = run_kernel(family_of(task.op), task, policy, soc_version, inputs, constants=(1, 2))

    assert_near("direct", result, evaluate(task, inputs))


def test_a_tile_leaves_out_the_taps_that_meet_no_pixel() -> None:
    """Counted for each output, in whole numbers, from the definition of a convolution."""
    g = geometry_of(conv((33, 20), 4, 8, (3, 3), pads=(12,) * 4, dilations=(12, 12)))

    for axis, size in zip(sparse_taps(g), (33, 20), strict=True):
        for first in range(size):
            for last in range(first, size):
                met = {
                    tap
                    for tap in range(3)
                    for x in range(first, last + 1)
                    if 0 <= x + 12 * tap - 12 < size
                }
                assert set(axis.met(first, last)) == met
