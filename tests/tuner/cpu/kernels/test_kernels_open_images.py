"""Networks on images of which there may be any number: one kernel, right for each."""

import random
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.emulator import EMULATED
from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_contraction import conv
from tests.tuner.cpu.kernels.test_contraction_sources_and_parts import (
    RESIDUAL,
    SILU,
    in_parts,
    joined,
)
from tests.tuner.cpu.kernels.test_depthwise import depthwise
from tests.tuner.cpu.kernels.test_pool import pool
from tuner.backend import host_soc_versions
from tuner.errors import KernelError
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import OPS, evaluate, random_inputs
from tuner.policy import Policy
from tuner.program.kernel_store import points_of
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import Target
from tuner.task import Task

COUNTS = (1, 2, 13, 14, 15, 16, 17, 31, 64, 131)

ONES = (1, 1, 1, 1)
NONE = (0, 0, 0, 0)
TWO = (2, 2)
EVERY = slice(None)


def a(value: int) -> int:
    return Size.named("a", value)


TaskOf = Callable[[int], Task]
"""A task on so many images."""

CONVOLUTIONS: dict[str, TaskOf] = {
    "1x1": lambda n: conv((3, 5), 24, 33, (1, 1), images=n),
    "1x1 of one pixel": lambda n: conv((1, 1), 19, 40, (1, 1), images=n, residual=True),
    "1x1 strided": lambda n: conv((6, 4), 20, 16, (1, 1), strides=TWO, images=n),
    "1x1 of 1 KiB": lambda n: conv((2, 3), 256, 20, (1, 1), images=n, residual=True),
    "1x1 of 64 channels": lambda n: conv((3, 3), 64, 60, (1, 1), images=n, residual=True),
    "1x1 of 64 channels strided": lambda n: conv((5, 4), 64, 58, (1, 1), strides=TWO, images=n),
    "3x3": lambda n: conv((4, 6), 5, 17, (3, 3), pads=ONES, images=n, residual=True),
    "3x3 strided": lambda n: conv((5, 4), 6, 33, (3, 3), strides=TWO, pads=ONES, images=n),
    "stem": lambda n: conv((9, 11), 3, 20, (7, 7), strides=TWO, pads=(3, 3, 3, 3), images=n),
    "no pads": lambda n: conv((4, 5), 8, 16, (3, 3), images=n, residual=True),
    "dilated": lambda n: conv((5, 6), 7, 18, (3, 3), pads=TWO * 2, dilations=TWO, images=n),
    "grouped": lambda n: conv((4, 5), 12, 20, (3, 3), pads=ONES, group=4, images=n),
    "two sources": lambda n: joined((2, 3), [(5, TWO), (6, (1, 1))], 18, RESIDUAL, images=n),
    "two lines": lambda n: joined((2, 3), [(5, (1, 1)), (6, (1, 1))], 18, SILU, images=n),
    "parts": lambda n: in_parts(conv((3, 4), 8, 51, (3, 3), pads=ONES, images=n), 3),
    "parts of lines": lambda n: in_parts(conv((3, 2), 8, 51, (1, 1), images=n), 3, SILU),
    "weights of the run": lambda n: of_run(conv((4, 5), 12, 20, (3, 3), pads=ONES, images=n)),
    "weights of the run, lines": lambda n: of_run(conv((4, 5), 9, 20, (1, 1), images=n)),
    "scaled channels": lambda n: scaled(conv((2, 3), 9, 20, (3, 3), pads=ONES, images=n)),
    "scaled channels of lines": lambda n: scaled(conv((3, 4), 9, 20, (1, 1), images=n)),
}
WINDOWS: dict[str, TaskOf] = {
    "depthwise": lambda n: depthwise((n, 5, 6, 21)),
    "depthwise strided": lambda n: depthwise((n, 7, 5, 35), strides=TWO),
    "depthwise in a loop": lambda n: depthwise((n, 3, 2, 19), (5, 5), pads=TWO * 2),
    "depthwise of many channels": lambda n: depthwise((n, 2, 2, 200)),
    "scaled depthwise": lambda n: scaled(depthwise((n, 4, 3, 18))),
    "maximum": lambda n: pool("max", (n, 6, 7, 21)),
    "average": lambda n: pool("average", (n, 5, 6, 19), strides=(1, 1)),
    "average of all": lambda n: pool("average", (n, 4, 4, 83), kernel=(4, 4), pads=NONE),
}
TASKS = CONVOLUTIONS | WINDOWS


def of_run(task: Task) -> Task:
    """The convolution with weights that a run gives."""
    x, w, bias = task.inputs
    outputs, *kernel, channels = w.shape
    weights = TensorType(w.dtype, (outputs, channels, *kernel))
    return Task("run_conv", (x, weights, bias), task.outputs, {**task.attributes, "turned": 0})


def scaled(task: Task) -> Task:
    """The task with a factor for each channel of an image, and a map that all images share."""
    images, height, width, channels = task.output.shape
    shapes = ((images, 1, 1, channels), (1, height, width, channels))
    tail = Expression().then("mul", "it", "x1").then("add", "it", "x2")
    operands = (TensorType("f32", shape) for shape in shapes)
    attributes = {**task.attributes, "tail": tail}
    return Task(task.op, (*task.inputs, *operands), (task.output,), attributes)


def bound_of(task: Task, policy: Policy) -> str:
    if task.op in ("conv", "run_conv"):
        return str(policy["impl"])
    return task.op if task.op == "depthwise" else f"pool {task.attributes['mode']}"


def some_policies(space: Space, count: int) -> list[Policy]:
    """The default, and of each implementation a few of the legal policies."""
    dice = random.Random(str(space.task.kernel_text))
    found = [space.default]
    for knobs in space.subspaces:
        own = [p for p in space.ranked() if space.subspace_of(p) == knobs]
        found += dice.sample(own, min(count, len(own)))
    return found


def assert_right(
    task_of: TaskOf, counts: Sequence[int], soc_version: str, policies: slice = EVERY
) -> None:
    """Some of `some_policies`, for each number of images; where kernels are slow, the default."""
    space = Space(task_of(a(3)), Target(soc_version, 2))
    chosen = some_policies(space, count=1)[slice(1) if soc_version in EMULATED else policies]
    constants = OPS[space.task.op].constants
    for count in counts:
        task = task_of(a(count))
        inputs = random_inputs(task, 1)
        expected = evaluate(task, inputs)
        for policy in chosen:
            found = run_kernel(space.family, task, policy, soc_version, inputs, constants)
            assert_near(bound_of(task, policy), found, expected)


@pytest.mark.parametrize("task_of", TASKS.values(), ids=TASKS)
def test_a_kernel_serves_three_images(task_of: TaskOf, soc_version: str) -> None:
    assert_right(task_of, [3], soc_version)


@pytest.mark.parametrize("count", COUNTS)
def test_lines_have_any_number_of_pixels(count: int, soc_version: str) -> None:
    assert_right(CONVOLUTIONS["1x1 of one pixel"], [count], soc_version, slice(1))


@pytest.mark.parametrize("name", ["1x1", "3x3", "depthwise", "average"])
def test_a_kernel_serves_one_image_and_many(name: str, soc_version: str) -> None:
    assert_right(TASKS[name], [1, 2, 31], soc_version, slice(0, None, 3))


@given(
    count=st.integers(1, 40),
    sizes=st.tuples(*[st.integers(1, 9)] * 2, *[st.integers(1, 40)] * 2),
    taps=st.integers(1, 3),
    stride=st.integers(1, 2),
    seed=st.integers(0, 1000),
)
@settings(max_examples=20, deadline=None)
def test_any_number_of_images_of_any_size_gives_what_the_reference_gives(
    count: int, sizes: tuple[int, int, int, int], taps: int, stride: int, seed: int
) -> None:
    height, width, channels, outputs = sizes
    size, before = (max(taps, height), max(taps, width)), taps // 2
    task = conv(
        size, channels, outputs, (taps, taps),
        strides=(stride, stride), pads=(before,) * 4, images=a(count),
    )  # fmt: skip
    soc_version = host_soc_versions()[-1]
    space = Space(task, Target(soc_version, 2))
    policy = random.Random(seed).choice([space.default, *space.ranked()])
    inputs = random_inputs(task, seed)

    found = run_kernel(space.family, task, policy, soc_version, inputs, (1, 2), workers=3)

    expected = evaluate(task, inputs)
    largest = max(1.0, np.abs(expected).max())  # the only output may be near 0
    assert_near(bound_of(task, policy), found, expected, largest)


@pytest.mark.parametrize("task_of", TASKS.values(), ids=TASKS)
def test_policies_and_packed_weights_are_the_same_for_any_number_of_images(task_of: TaskOf) -> None:
    task, target = task_of(a(1)), Target("x86_64-v4", 2)
    space, constants = Space(task, target), OPS[task.op].constants
    inputs = random_inputs(task, 1)
    weights = {i: inputs[i] for i in constants}
    policies = some_policies(space, count=2)

    for point in points_of(task):
        other = Space(point, target)

        assert (other.default, other.subspaces) == (space.default, space.subspaces)
        assert all(map(space.is_legal, some_policies(other, count=2)))
        for policy in policies:
            assert other.is_legal(policy)
            mine, its = (space.family.pack(t, policy, target.isa, weights) for t in (task, point))
            assert mine.keys() == its.keys()
            assert all(np.array_equal(mine[i], its[i]) for i in mine)


REFUSED = {
    "height": conv((a(8), 8), 8, 16, (3, 3), pads=ONES),
    "height and width": conv((a(8), Size.named("b", 6)), 8, 16, (1, 1), images=2),
    "depthwise width": depthwise((1, 8, a(7), 16)),
    "channels of a maximum": pool("max", (1, 8, 7, a(16))),
    "height of a mean": pool("average", (1, a(8), 7, 16)),
}


@pytest.mark.parametrize("task", REFUSED.values(), ids=REFUSED)
def test_images_of_an_open_size_have_no_kernel(task: Task) -> None:
    space = Space(task, Target("x86_64-v4", 2))

    assert space.ranked() == []
    assert space.why_illegal(space.default) == (
        f"{task.op} has kernels for any number of images, but only of a fixed size"
    )
    with pytest.raises(KernelError, match="only of a fixed size"):
        space.family.generate(task, space.default, space.target.isa, "k")
