"""Convolutions that read several images, and outputs that are stored in parts."""

import dataclasses
import random

import pytest

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tests.tuner.cpu.kernels.test_contraction import conv, gemm
from tuner.cpu.kernels import amx, strassen, winograd
from tuner.cpu.kernels.contraction.geometry import geometry_of
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS
from tuner.expression import Expression
from tuner.graph import Attribute, TensorType
from tuner.ops import evaluate, operations, random_inputs, traffic_bytes
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

SILU = Expression().then("silu", "it")
RELU = Expression().then("relu", "it")
RESIDUAL = Expression().then("add", "it", "x1").then("relu", "it")


def joined(
    size: tuple[int, int],
    sources: list[tuple[int, tuple[int, int]]],
    outputs: int,
    tail: Expression | None = None,
    *,
    images: int = 1,
    spare: int = 0,
) -> Task:
    """A 1x1 convolution of images of (channels, strides), `spare` pixels larger than needed."""
    height, width = size
    read = [
        TensorType(
            "f32",
            (images, (height - 1) * down + 1 + spare, (width - 1) * right + 1 + spare, channels),
        )
        for channels, (down, right) in sources
    ]
    depth = sum(channels for channels, _ in sources)
    output = TensorType("f32", (images, height, width, outputs))
    inputs = [read[0], TensorType("f32", (outputs, 1, 1, depth)), TensorType("f32", (outputs,))]
    tail = tail or Expression()
    attributes: dict[str, Attribute] = {
        "strides": sources[0][1], "pads": (0, 0, 0, 0), "dilations": (1, 1), "group": 1,
        "tail": tail, "source_strides": tuple(s for _, pair in sources for s in pair),
    }  # fmt: skip
    operands = [output] * (tail.input_count - 1)
    return Task("conv", (*inputs, *read[1:], *operands), (output,), attributes)


def in_parts(task: Task, parts: int, tail: Expression | None = None) -> Task:
    """The same task with an output of so many parts."""
    *shape, columns = task.output.shape
    output = TensorType("f32", (parts, *shape, columns // parts))
    attributes = {**task.attributes, "tail": tail or task.tail, "parts": parts}
    return dataclasses.replace(task, outputs=(output,), attributes=attributes)


ONE, TWO = (1, 1), (2, 2)

SOURCES = {
    "one source": joined((3, 5), [(7, ONE)], 9),
    "one source, strided": joined((3, 5), [(7, TWO)], 20),
    "two alike": joined((5, 4), [(16, ONE), (16, ONE)], 24, SILU),
    "odd channels": joined((3, 7), [(3, ONE), (17, ONE), (1, ONE)], 33, RELU),
    "four": joined((2, 9), [(8, ONE), (5, ONE), (12, ONE), (2, ONE)], 16, RESIDUAL),
    "residual and down-sampling": joined((6, 5), [(9, ONE), (11, TWO)], 40, RESIDUAL),
    "all strides differ": joined((4, 3), [(6, (2, 1)), (5, (1, 3)), (4, TWO)], 17, SILU),
    "two images": joined((3, 4), [(5, TWO), (6, ONE)], 18, RESIDUAL, images=2),
    "two images, alike": joined((3, 4), [(5, ONE), (6, ONE)], 18, images=2),
    "larger than what is read": joined((4, 5), [(8, ONE), (9, TWO)], 12, spare=1),
}

PARTS = {
    "1x1 in halves": in_parts(conv((7, 6), 24, 48, (1, 1)), 2, SILU),
    "3x3 in thirds of 85": in_parts(conv((5, 6), 8, 255, (3, 3), pads=(1, 1, 1, 1)), 3),
    "1x1 in thirds of 85": in_parts(conv((4, 5), 20, 255, (1, 1)), 3, RELU),
    "two images in quarters": in_parts(conv((4, 3), 6, 36, (1, 1), images=2), 4, RELU),
    "strided two images": in_parts(conv((5, 7), 6, 64, (1, 1), strides=TWO, images=2), 2),
    "grouped, 4 groups in 3 parts": in_parts(conv((4, 5), 8, 24, (1, 1), group=4), 3),
    "grouped, 2 groups in 4 parts": in_parts(conv((4, 5), 8, 24, (3, 3), group=2), 4),
    "gemm in thirds": in_parts(gemm((19,), 37, 72), 3, SILU),
    "gemm in a batch": in_parts(gemm((2, 5), 16, 170), 2),
    "gemm of one row": in_parts(gemm((1,), 64, 96), 2),
    "sources in parts": in_parts(joined((5, 4), [(9, ONE), (6, TWO)], 50, SILU), 2),
}

TASKS = {**SOURCES, **PARTS}

FOR_STRASSEN = {
    "two sources": joined((7, 9), [(96, ONE), (96, ONE)], 256, SILU),
    "three sources": joined((8, 8), [(128, ONE)] * 3, 192, RESIDUAL),
    "uneven sources": joined((8, 8), [(192, ONE), (64, ONE)], 250, RESIDUAL),
    "strided": joined((7, 9), [(192, ONE), (192, TWO)], 192, images=2),
    "larger than what is read": joined((7, 9), [(96, ONE), (96, ONE)], 256, spare=1),
    "parts": in_parts(conv((7, 9), 192, 256, (1, 1)), 2, SILU),
    "gemm in parts": in_parts(gemm((2, 25), 192, 192), 3),
    "both": in_parts(joined((7, 9), [(96, ONE), (96, TWO)], 256, RELU), 4),
}


def some_policies(task: Task, target: Target, count: int, impl: str = "direct") -> list[Policy]:
    """Random legal policies of this implementation, the same in every run."""
    dice = random.Random(f"{task} {impl}")
    space = Space(task, target)
    own = next((s for s in space.subspaces if impl in s["impl"]), None)
    found: list[Policy] = []
    while own and len(found) < count:
        knobs = {name: dice.choice(values) for name, values in own.items()}
        policy = space.default.with_knobs(**knobs)
        if space.is_legal(policy):
            found.append(policy)
    return found


def check(task: Task, policies: list[Policy], soc_version: str, workers: int = 2) -> None:
    inputs = random_inputs(task, seed=1)
    expected = evaluate(task, inputs)
    for policy in policies:
        result = run_kernel(family_of(task.op), task, policy, soc_version, inputs, (1, 2), workers)
        assert_near(str(policy["impl"]), result, expected)


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_every_policy_computes_what_the_reference_does(task: Task, soc_version: str) -> None:
    target = Target(soc_version, 2)

    check(task, [Space(task, target).default, *some_policies(task, target, 2)], soc_version)


@pytest.mark.parametrize("name", ["four", "residual and down-sampling", "sources in parts"])
@pytest.mark.parametrize("outer", ["columns", "rows"])
@pytest.mark.parametrize("split", ["columns", "rows"])
def test_any_order_of_loops_gives_the_same_also_when_it_asks_ahead(
    name: str, outer: str, split: str, soc_version: str
) -> None:
    space = Space(TASKS[name], Target(soc_version, 2))
    policy = space.default.with_knobs(
        outer=outer, split=split, prefetch="next_block", tile_vectors=1, tile_pixels=4, unroll=2
    )
    assert space.is_legal(policy)

    check(TASKS[name], [policy], soc_version, workers=3)


@pytest.mark.parametrize("impl", ALGORITHMS)
@pytest.mark.parametrize("task", FOR_STRASSEN.values(), ids=FOR_STRASSEN)
def test_fast_products_compute_what_the_reference_does(
    task: Task, impl: str, soc_version: str
) -> None:
    check(task, some_policies(task, Target(soc_version, 2), 1, impl), soc_version)


@pytest.mark.parametrize("task", FOR_STRASSEN.values(), ids=FOR_STRASSEN)
def test_some_fast_product_is_possible_for_each_of_these(task: Task) -> None:
    assert _names(task) & {i.name for i in strassen.IMPLEMENTATIONS}


def test_a_task_with_these_attributes_is_read_back_as_it_was() -> None:
    for task in TASKS.values():
        again = Task.parse(task.text())
        assert (again.key, again.sources, again.parts) == (task.key, task.sources, task.parts)


def test_sources_that_are_read_whole_are_one_line_of_pixels() -> None:
    line = geometry_of(joined((5, 4), [(16, ONE), (8, ONE)], 24, images=2))
    tiles = geometry_of(joined((5, 4), [(16, ONE), (8, TWO)], 24, images=2))

    assert (line.out_height, line.out_width, line.channels) == (1, 40, 24)
    assert (tiles.out_height, tiles.out_width, tiles.channels) == (5, 4, 24)


def test_blocks_of_columns_end_where_their_part_does() -> None:
    assert geometry_of(PARTS["1x1 in thirds of 85"]).section_outputs == 85
    assert geometry_of(PARTS["grouped, 4 groups in 3 parts"]).section_outputs == 2


def test_work_counts_every_source_and_parts_change_nothing() -> None:
    apart = joined((5, 4), [(16, ONE), (8, ONE)], 24)
    together = conv((5, 4), 24, 24, (1, 1))

    for task in (apart, in_parts(apart, 2), in_parts(together, 3)):
        assert operations(task) == operations(together)
        assert traffic_bytes(task) == traffic_bytes(together)


def test_sources_are_neither_copied_nor_is_their_sum_cut_in_slices() -> None:
    space = Space(joined((8, 8), [(128, ONE), (128, ONE)], 64), Target("x86_64-v4", 1))

    copied = space.why_illegal(space.default.with_knobs(format="padded"))
    sliced = space.why_illegal(space.default.with_knobs(k_slices=2))

    assert copied == "format=padded is not one of ('dense',)"
    assert sliced == "k_slices=2 is not one of (1,)"


@pytest.mark.parametrize("soc_version", ISAS)
def test_no_other_implementation_takes_on_what_it_cannot(soc_version: str) -> None:
    target = Target(soc_version, 1)
    others = {i.name for i in (*winograd.IMPLEMENTATIONS, *amx.IMPLEMENTATIONS)}
    whole = conv((8, 8), 64, 64, (3, 3), pads=(1, 1, 1, 1))

    for task in (in_parts(whole, 2), joined((8, 8), [(64, ONE), (64, ONE)], 64)):
        space = Space(task, target)
        assert not _names(task, target) & others
        for name in others:
            why = space.why_illegal(space.default.with_knobs(impl=name))
            assert why is not None
            assert "impl" in why


def test_a_fast_product_needs_parts_of_k_that_lie_in_one_source() -> None:
    assert _names(joined((8, 8), [(96, ONE), (96, ONE)], 256)) >= {"strassen_2x2x2"}
    assert not _names(joined((8, 8), [(95, ONE), (97, ONE)], 256)) & set(ALGORITHMS)


def test_a_fast_product_needs_blocks_of_columns_that_lie_in_one_part() -> None:
    task = in_parts(conv((8, 8), 192, 192, (1, 1)), 4)
    space = Space(task, Target("x86_64-v4", 1))
    own = next(s for s in space.subspaces if s["impl"] == ("strassen_2x2x2",))

    assert own["tile_vectors"] == (1, 3)  # 16 and 48 of the 48 columns of a part
    assert not _names(in_parts(conv((8, 8), 192, 255, (1, 1)), 3)) & set(ALGORITHMS)


def _names(task: Task, target: Target | None = None) -> set[str]:
    """The implementations that are possible."""
    space = Space(task, target or Target("x86_64-v4", 1))
    return {str(subspace["impl"][0]) for subspace in space.subspaces}
