"""Kernels of rows, elements and movement whose sizes are known only at run time."""

import math
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.backend import host_soc_versions
from tuner.errors import KernelError
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import OPS, evaluate, random_inputs
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import Target
from tuner.task import Task

COUNTS = (1, 2, 13, 16, 31, 131)
SMALL = (1, 5, 17, 35)
Shape = tuple[int, ...]


def a(value: int) -> int:
    return Size.named("a", value)


def b(value: int) -> int:
    return Size.named("b", value)


def task_of(
    op: str, inputs: Sequence[Shape], output: Shape, dtype: str = "f32", **attributes: object
) -> Task:
    types = tuple(TensorType(dtype, shape) for shape in inputs)
    return Task(op, types, (TensorType(dtype, output),), attributes)  # type: ignore[arg-type]


def assert_right(
    task_at: Callable[[int], Task],
    soc_version: str,
    counts: Sequence[int] = COUNTS,
    *,
    policies: int = 2,
    kind: str | None = None,
) -> None:
    """Compare the default policy and some others of the space, which are one at every size."""
    tasks = [task_at(count) for count in counts]
    spaces = [Space(task, Target(soc_version, 2)) for task in tasks]
    first = spaces[0]
    for task, space in zip(tasks, spaces, strict=True):
        OPS[task.op].check(task)
        assert Task.parse(task.text()).text() == task.text()
        assert (space.default, space.knobs) == (first.default, first.knobs)
    inputs = [random_inputs(task, 1) for task in tasks]
    expected = [evaluate(*pair) for pair in zip(tasks, inputs, strict=True)]
    ranked = first.ranked()
    for policy in dict.fromkeys([first.default, *ranked[:: max(1, len(ranked) // policies)]]):
        assert first.why_illegal(policy) is None
        for task, arrays, right in zip(tasks, inputs, expected, strict=True):
            constants = OPS[task.op].constants
            found = run_kernel(first.family, task, policy, soc_version, arrays, constants)
            if kind:
                assert_near(kind, found, right)
            else:
                np.testing.assert_allclose(found, right, rtol=1e-5, atol=1e-5)


# -- layer normalisation --------------------------------------------------------------------------


def layer_norm(*shape: int) -> Task:
    channels, tail = shape[-1:], Expression().then("add", "it", "x1")
    operands = (shape, channels, channels, shape)
    return task_of("layer_norm", operands, shape, epsilon=1e-5, tail=tail)


def test_an_open_number_of_rows_is_normalised(soc_version: str) -> None:
    assert_right(lambda n: layer_norm(a(n), 70), soc_version, kind="layer_norm")
    assert_right(lambda n: layer_norm(a(n), b(n + 2), 33), soc_version, SMALL, kind="layer_norm")


def test_an_open_number_of_channels_is_not_normalised(soc_version: str) -> None:
    space = Space(layer_norm(3, a(70)), Target(soc_version, 2))

    assert space.why_illegal(space.default) == "the number of channels is open"


# -- elementwise ----------------------------------------------------------------------------------


def elementwise(*shapes: Shape) -> Task:
    output = max(shapes, key=lambda shape: (len(shape), math.prod(shape)))
    steps = Expression.parse("t0=add(x0,x1);t1=mul(t0,t0)")
    return task_of("elementwise", shapes, output, expression=steps)


@pytest.mark.parametrize("columns", [1, 70, 768])
def test_elements_of_an_open_number_of_rows(columns: int, soc_version: str) -> None:
    assert_right(lambda n: elementwise((a(n), columns), (a(n), columns)), soc_version, policies=1)


BROADCASTS: Sequence[Callable[[int], Sequence[Shape]]] = (
    lambda n: ((a(n), 19), (19,)),
    lambda n: ((a(n), 19), (a(n), 1)),
    lambda n: ((2, 3, a(n)), (3, 1)),
    lambda n: ((2, a(n)), (a(n),)),
    lambda n: ((a(n), a(n)), (a(n), 1)),
    lambda n: ((a(n), 5, a(n)), (a(n), 1, a(n))),
    lambda n: ((a(n), 7), ()),
    lambda n: ((a(n), b(n + 3)), (b(n + 3),)),
    lambda n: ((a(n), 3, b(n + 3)), (a(n), 1, 1)),
)


@pytest.mark.parametrize("shapes", BROADCASTS)
def test_operands_that_broadcast_to_open_sizes(
    shapes: Callable[[int], Sequence[Shape]], soc_version: str
) -> None:
    assert_right(lambda n: elementwise(*shapes(n)), soc_version, SMALL, policies=1)


def test_an_operand_that_may_broadcast_or_not_has_no_kernel(soc_version: str) -> None:
    task = elementwise((a(5), 7), (b(5), 7))
    space = Space(task, Target(soc_version, 2))

    assert space.why_illegal(space.default) == "f32[b:5,7] may broadcast to f32[a:5,7] or not"


def test_a_tail_that_may_broadcast_or_not_has_no_kernel(soc_version: str) -> None:
    shape, channels, tail = (a(5), 7), (7,), Expression().then("add", "it", "x1")
    task = task_of(
        "layer_norm", (shape, channels, channels, (b(5), 7)), shape, epsilon=1e-5, tail=tail
    )
    space = Space(task, Target(soc_version, 2))

    with pytest.raises(KernelError, match="may broadcast or not"):
        space.family.generate(task, space.default, space.target.isa, "k")


# -- gather ---------------------------------------------------------------------------------------


def gather(data: Shape, indices: Shape, axis: int, dtype: str = "i64") -> Task:
    output = TensorType("f32", (*data[:axis], *indices, *data[axis + 1 :]))
    inputs = TensorType("f32", data), TensorType(dtype, indices)
    return Task("gather", inputs, (output,), {"axis": axis})


@pytest.mark.parametrize("dtype", ["i64", "i32"])
def test_an_open_number_of_rows_is_gathered(dtype: str, soc_version: str) -> None:
    assert_right(lambda n: gather((50, 19), (1, a(n)), 0, dtype), soc_version)
    assert_right(lambda n: gather((3, 9, 70), (a(n),), 1, dtype), soc_version)


def test_rows_of_open_tables_are_gathered(soc_version: str) -> None:
    assert_right(lambda n: gather((a(n), 5), (4,), 0), soc_version)
    assert_right(lambda n: gather((a(n), 7), (2, a(n)), 0), soc_version)
    assert_right(lambda n: gather((5, a(n)), (3,), 0), soc_version)
    assert_right(lambda n: gather((4, a(n), 3), (), 1), soc_version)
    assert_right(lambda n: gather((a(3), 5000), (b(n),), 0), soc_version, SMALL)
    assert_right(lambda n: gather((3, a(4095 + n)), (b(n),), 0), soc_version, SMALL)


# -- copies ---------------------------------------------------------------------------------------


def copy(source: Shape, dims: Shape, strides: Shape, offset: int = 0, dtype: str = "f32") -> Task:
    return task_of("copy", (source,), dims, dtype, dims=dims, strides=strides, offset=offset)


COPIES: Sequence[Callable[[int], Task]] = (
    lambda n: copy((a(n), 3, 5, 7), (a(n), 35, 3), (105, 1, 35)),  # images: zip
    lambda n: copy((a(n), 5, 7, 3), (a(n), 3, 35), (105, 1, 3)),  # unzip
    lambda n: copy((a(n), 24, 17), (a(n), 17, 24), (408, 1, 17)),
    lambda n: copy((a(n), 19), (19, a(n)), (1, 19)),  # planes of open size
    lambda n: copy((19, a(n)), (a(n), 19), (1, a(n))),
    lambda n: copy((19, a(n)), (a(n), 19), (1, a(n)), dtype="i8"),
    lambda n: copy((a(n), b(n + 2)), (b(n + 2), a(n)), (1, b(n + 2))),
    lambda n: copy((2, 3, a(n)), (2, a(n), 3), (b(3 * n), 1, a(n))),
    lambda n: copy((2, 3, a(n)), (2, a(n), 3), (b(3 * n), 1, a(n)), dtype="i64"),
    lambda n: copy((2, a(n), 3), (2, 3, a(n)), (b(3 * n), 1, 3)),
    lambda n: copy((2, a(n), 3), (2, 3, a(n)), (b(3 * n), 1, 3), dtype="i64"),
    lambda n: copy((1, a(n), 3, 20), (3, a(n), 20), (20, 60, 1)),  # heads
    lambda n: copy((1, 3, a(n), 20), (a(n), 3, 20), (20, b(20 * n), 1)),
    lambda n: copy((1, 3, a(n), 2), (a(n), 3, 2), (2, b(2 * n), 1)),
    lambda n: copy((a(n), 19), (19,), (1,)),  # slices
    lambda n: copy((a(n), 19), (19,), (1,), offset=b(19 * n - 19)),
    lambda n: copy((a(n), 19), (a(n), 5), (19, 1), offset=3),
    lambda n: copy((3, a(n)), (2, a(n)), (a(n), 1), offset=a(n)),
    lambda n: copy((a(n),), (a(n),), (-1,), offset=b(n - 1)),
    lambda n: copy((a(n),), (a(n), 4), (1, 0)),  # repeats
    lambda n: copy((3,), (3, a(n)), (1, 0)),
    lambda n: copy((a(n), 5), (a(n), 3, 5), (5, 0, 1)),
    lambda n: copy((2, a(n), 4), (2, 3, a(n), 4), (b(4 * n), 0, 4, 1)),
    lambda n: copy((4, a(n)), (4, a(n), 2), (a(n), 1, 0)),
    lambda n: copy((2, a(n)), (2, b(7), a(n)), (a(n), 0, 1)),
)


@pytest.mark.parametrize("number", range(len(COPIES)))
def test_views_of_open_size_are_copied(number: int, soc_version: str) -> None:
    assert_right(COPIES[number], soc_version, SMALL, policies=4)


@given(
    st.permutations(range(4)),
    st.lists(st.sampled_from([1, 2, 3, 17]), min_size=4, max_size=4),
    st.sets(st.integers(0, 3), min_size=1),
)
@settings(max_examples=12, deadline=None)
def test_any_permutation_of_open_sizes_is_right(
    order: list[int], sizes: list[int], opened: set[int]
) -> None:
    shape = [Size.named("abcd"[i], n) if i in opened else n for i, n in enumerate(sizes)]
    strides = [math.prod(shape[i + 1 :]) for i in range(4)]
    named = [Size.named("efgh"[i], n) if isinstance(n, Size) else n for i, n in enumerate(strides)]
    task = copy(tuple(shape), tuple(shape[i] for i in order), tuple(named[i] for i in order))

    assert_right(lambda _: task, host_soc_versions()[-1], (0,), policies=3)


def test_long_runs_of_open_length_are_shared_out(soc_version: str) -> None:
    counts = (1, 4095, 4096, 4097, 9000)
    assert_right(lambda n: copy((2, a(n)), (3, a(n)), (0, 1), a(n)), soc_version, counts)


# -- concatenation --------------------------------------------------------------------------------


def concat(axis: int, *shapes: Shape) -> Task:
    """A concatenation, whose output's size is a name of its own if it is open."""
    total = sum(shape[axis] for shape in shapes)
    size = Size.named("o", total) if isinstance(total, Size) else total
    return task_of(
        "concat", shapes, (*shapes[0][:axis], size, *shapes[0][axis + 1 :]), axis=axis
    )  # fmt: skip


CONCATENATIONS: Sequence[Callable[[int], Task]] = (
    lambda n: concat(2, (1, 3, a(n), 20), (1, 3, 1, 20)),
    lambda n: concat(2, (a(2), 3, b(n), 5), (a(2), 3, b(n), 5)),
    lambda n: concat(1, (a(n), 3, 5), (a(n), 4, 5)),
    lambda n: concat(0, (a(n), 5), (b(n + 1), 5)),
    lambda n: concat(1, (2, a(n)), (2, 3), (2, a(n))),
)


@pytest.mark.parametrize("number", range(len(CONCATENATIONS)))
def test_arrays_of_open_size_are_concatenated(number: int, soc_version: str) -> None:
    assert_right(CONCATENATIONS[number], soc_version, SMALL)


# -- padding --------------------------------------------------------------------------------------


def pad(shape: Shape, *pads: int, dtype: str = "f32") -> Task:
    """Padding, whose output's open sizes are names of their own where they are others."""
    rank, output = len(shape), []
    for i, size in enumerate(shape):
        out = size + pads[i] + pads[i + rank]
        is_other = isinstance(size, Size) and out != size
        output.append(Size.named("mnop"[i], out) if is_other else out)
    return task_of("pad", (shape,), tuple(output), dtype, pads=pads, value=2.0)


PADDINGS: Sequence[Callable[[int], Task]] = (
    lambda n: pad((a(n), 5), 0, 2, 0, 1),
    lambda n: pad((a(n), 5), 2, 0, 3, 1, dtype="i64"),
    lambda n: pad((3, a(n)), 0, 2, 1, 0),
    lambda n: pad((3, a(n + 4)), 0, -2, 1, -1, dtype="i8"),
    lambda n: pad((a(n + 4), 7), -2, 1, 0, 1),
    lambda n: pad((2, a(n), b(n + 2), 3), 0, 1, 1, 0, 0, 1, 1, 0),
    lambda n: pad((2, a(4095 + n)), 0, 1, 0, 5000),
)


@pytest.mark.parametrize("number", range(len(PADDINGS)))
def test_arrays_of_open_size_are_padded(number: int, soc_version: str) -> None:
    assert_right(PADDINGS[number], soc_version, SMALL)


@pytest.mark.parametrize(
    ("task", "reason"),
    [
        (pad((a(5),), -1, 1), "a dimension of open size is both padded and cropped"),
        (pad((5,), a(2), 0), "the amount of padding is open"),
    ],
)
def test_padding_that_may_take_away_all_has_no_kernel(
    task: Task, reason: str, soc_version: str
) -> None:
    space = Space(task, Target(soc_version, 2))

    assert space.why_illegal(space.default) == reason


# -- reductions and instance normalisation --------------------------------------------------------


def reduction(mode: str, shape: Shape, *axes: int) -> Task:
    output = tuple(1 if axis in axes else size for axis, size in enumerate(shape))
    return task_of("reduce", (shape,), output, mode=mode, axes=axes, keepdims=1)


REDUCTIONS: Sequence[Callable[[int], tuple[Shape, Shape]]] = (
    lambda n: ((a(n), 37), (1,)),
    lambda n: ((3, a(n)), (1,)),
    lambda n: ((a(n), b(n + 1)), (1,)),
    lambda n: ((1, a(n), 70), (1,)),
    lambda n: ((a(n), b(n + 2), 33), (1,)),
    lambda n: ((a(n), 5, 5, 33), (1, 2)),
    lambda n: ((5, a(n)), (0,)),
    lambda n: ((a(n), 5, 3), (0, 2)),
    lambda n: ((a(n), 3, b(n + 1)), (0, 2)),
    lambda n: ((a(n),), (0,)),
)


@pytest.mark.parametrize("number", range(len(REDUCTIONS)))
def test_arrays_of_open_size_are_reduced(number: int, soc_version: str) -> None:
    def task_at(count: int) -> Task:
        shape, axes = REDUCTIONS[number](count)
        return reduction("max" if number % 3 == 1 else "mean", shape, *axes)

    assert_right(task_at, soc_version, SMALL, policies=1)


def instance_norm(*shape: int) -> Task:
    channels = shape[-1:]
    return task_of("instance_norm", (shape, channels, channels), shape, epsilon=1e-5)


def test_images_of_open_size_are_normalised(soc_version: str) -> None:
    kind = "instance_norm"
    assert_right(lambda n: instance_norm(a(n), 5, 7, 19), soc_version, SMALL, kind=kind)
    assert_right(
        lambda n: instance_norm(a(n), b(n), Size.named("c", n + 1), 19),
        soc_version,
        SMALL,
        kind=kind,
    )
