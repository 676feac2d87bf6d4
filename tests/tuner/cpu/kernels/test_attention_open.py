"""Kernels of softmax, of products of two matrices and of attention, over sizes that are open."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.cpu.kernels.bounds import assert_near
from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.backend import host_soc_versions
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.ops import evaluate, random_inputs
from tuner.search.space import Space
from tuner.size import Size
from tuner.target import Target
from tuner.task import Task

COUNTS = (1, 2, 13, 14, 15, 16, 17, 31, 64, 131)


def a(value: int) -> int:
    return Size.named("a", value)


def b(value: int) -> int:
    return Size.named("b", value)


def assert_right(
    task_at: Callable[..., Task],
    points: Iterable[tuple[int, ...]],
    soc_version: str,
    policies: int = 2,
) -> None:
    """Run the default policy and some others, the whole ranking through, at all points.

    All points run the same kernel, which is compiled once.
    """
    tasks = [task_at(*point) for point in points]
    space = Space(tasks[0], Target(soc_version, 2))
    ranked = space.ranked()
    step = max(1, len(ranked) // max(1, policies))
    cases = [(task, random_inputs(task, 1)) for task in tasks]
    expected = [evaluate(*case) for case in cases]
    for policy in [space.default, *ranked[step // 2 :: step][:policies]]:
        for (task, inputs), right in zip(cases, expected, strict=True):
            found = run_kernel(space.family, task, policy, soc_version, inputs)
            assert_near(task.op, found, right)


def test_softmax_of_rows_of_an_open_length(soc_version: str) -> None:
    def softmax(count: int) -> Task:
        x, factors = TensorType("f32", (b(3), a(count))), TensorType("f32", (a(count),))
        tail = Expression().then("mul", "it", "x1")
        return Task("softmax", (x, factors), (x,), {"tail": tail})

    assert_right(softmax, zip((*COUNTS, 1100), strict=True), soc_version)


def test_softmax_of_an_open_number_of_rows(soc_version: str) -> None:
    def softmax(count: int) -> Task:
        x = TensorType("f32", (2, a(count), 21))
        return Task("softmax", (x,), (x,))

    assert_right(softmax, [(1,), (7,)], soc_version)


def matmul(batch: int, rows: int, depth: int, columns: int, *, turned: bool) -> Task:
    """Heads side by side, as transformers have them; a tail with an operand of every output."""
    types = (
        (batch, rows, 3, depth),
        (batch, columns, 3, depth) if turned else (batch, depth, 3, columns),
        (batch, 3, rows, columns),
    )
    attributes = {
        "perm_a": (0, 2, 1, 3), "perm_b": (0, 2, 3, 1) if turned else (0, 2, 1, 3),
        "perm_out": (0, 1, 2, 3), "tail": Expression().then("add", "it", "x1"),
    }  # fmt: skip
    inputs = tuple(TensorType("f32", t) for t in types)
    return Task("matmul", inputs, (TensorType("f32", types[-1]),), attributes)


MATRICES: Mapping[str, Callable[[int, int], Task]] = {
    "rows and columns": lambda i, j: matmul(1, a(i), 20, a(i), turned=False),
    "rows and columns, turned": lambda i, j: matmul(1, a(i), 20, a(i), turned=True),
    "rows and depth": lambda i, j: matmul(2, a(i), b(j), 21, turned=False),
    "batch, columns and depth": lambda i, j: matmul(a(2), 15, a(2), b(i), turned=True),
}


@pytest.mark.parametrize("task_at", MATRICES.values(), ids=MATRICES)
def test_products_of_matrices_of_open_sizes(
    task_at: Callable[[int, int], Task], soc_version: str
) -> None:
    assert_right(task_at, [(1, 1), (15, 3), (16, 40), (131, 7)], soc_version, policies=1)


def attention(
    rows: int, keys: int, mask: tuple[int, ...], *, batch: int = 1, heads: int = 2, size: int = 12
) -> Task:
    """As transformers have it: [batch, sequence, heads, size], which nothing has transposed."""
    q, k = (
        TensorType("f32", (batch, rows, heads, size)),
        TensorType("f32", (batch, keys, heads, size)),
    )
    attributes = {
        "perm_q": (0, 2, 1, 3), "perm_k": (0, 2, 3, 1), "perm_v": (0, 2, 1, 3),
        "perm_out": (0, 2, 1, 3), "scores": SCORES,
    }  # fmt: skip
    return Task("attention", (q, k, k, TensorType("f32", mask)), (q,), attributes)


def _guarded(task: Task) -> Task:
    return replace(task, attributes={**task.attributes, "guarded": 1})


def _keys_side_by_side(rows: int, keys: int) -> Task:
    """Rows of keys are the elements of a head, as some decoders have them."""
    q, k, v, out = (
        TensorType("f32", (2, *own)) for own in ((rows, 8), (8, keys), (keys, 16), (rows, 16))
    )
    straight = dict.fromkeys(("perm_q", "perm_k", "perm_v", "perm_out"), (0, 1, 2))
    return Task("attention", (q, k, v), (out,), straight)


def test_keys_and_values_lie_in_memory_for_more_of_them(soc_version: str) -> None:
    """Heads are a capacity apart, and what is behind the last key of each is not read."""

    def task_at(rows: int, keys: int, capacity: int) -> Task:
        q = TensorType("f32", (1, 3, 2, a(rows), 8))
        k = TensorType("f32", (1, 3, 1, b(keys), 8))
        attributes = {
            "perm_q": (0, 1, 2, 3, 4), "perm_k": (0, 1, 2, 4, 3), "perm_v": (0, 1, 2, 3, 4),
            "perm_out": (0, 1, 2, 3, 4), "capacity": Size.named("c", capacity),
        }  # fmt: skip
        return Task("attention", (q, k, k), (q,), attributes)

    space = Space(task_at(1, 4, 4), Target(soc_version, 2))
    for rows, keys, capacity in [(1, 1, 1), (1, 30, 64), (5, 17, 18), (18, 64, 200)]:
        task = task_at(rows, keys, capacity)
        inputs = random_inputs(task, 1)
        right = evaluate(task, inputs)
        behind = ((0, 0), (0, 0), (0, 0), (0, capacity - keys), (0, 0))
        wide = [np.pad(array, behind, constant_values=np.nan) for array in inputs[1:]]
        for policy in (space.default, space.ranked()[-1]):
            found = run_kernel(space.family, task, policy, soc_version, [inputs[0], *wide])
            assert_near(task.op, found, right)


SCORES = Expression().then("mul", "it", 0.25).then("add", "it", "x1")
ATTENTIONS: Mapping[str, Callable[[int, int], Task]] = {
    "an encoder's": lambda i, j: attention(a(i), a(i), (1, a(i))),
    "a batch of an encoder's": lambda i, j: attention(b(i), b(i), (a(j), 1, 1, b(i)), batch=a(j)),
    "a decoder's": lambda i, j: attention(a(i), a(i), (a(i), a(i))),
    "a decoder's with a cache": lambda i, j: attention(a(j), b(i), (a(j), b(i))),
    "a step of a decoder's": lambda i, j: attention(1, a(i), (a(i),)),
    "keys side by side": lambda i, j: _keys_side_by_side(a(i), b(j)),
    "guarded": lambda i, j: _guarded(attention(b(i), b(i), (a(j), 1, 1, b(i)), batch=a(j))),
    "open rows of few keys": lambda i, j: attention(a(i), 19, (a(i), 1)),
}


@pytest.mark.parametrize("task_at", ATTENTIONS.values(), ids=ATTENTIONS)
def test_attention_over_open_sizes(task_at: Callable[[int, int], Task], soc_version: str) -> None:
    assert_right(task_at, [(1, 1), (13, 2), (16, 1), (17, 3), (131, 2)], soc_version, policies=1)


def test_attention_at_every_size_of_a_tile_and_a_vector(soc_version: str) -> None:
    points = [(i, i % 3 + 1) for i in (2, 14, 15, 31, 64, 290)]

    assert_right(ATTENTIONS["an encoder's"], points, soc_version, policies=0)


@settings(max_examples=12, deadline=None)
@given(st.integers(1, 70), st.integers(1, 300), st.integers(1, 3))
def test_attention_of_any_numbers_of_rows_and_keys(rows: int, keys: int, batch: int) -> None:
    def cached(i: int, j: int, k: int) -> Task:
        return attention(a(j), b(k), (a(j), b(k)), batch=Size.named("c", i))

    task = cached(batch, rows, keys)
    assert [size.formula for size in task.sizes] == ["c", "a", "b"]
    assert_right(cached, [(batch, rows, keys)], host_soc_versions()[-1], policies=0)


@pytest.mark.parametrize("task_at", [*ATTENTIONS.values(), *MATRICES.values()])
def test_policies_do_not_depend_on_the_point(task_at: Callable[[int, int], Task]) -> None:
    target = Target(host_soc_versions()[-1], 2)
    one, other = (Space(task_at(*point), target) for point in ((1, 1), (131, 40)))

    assert one.knobs == other.knobs
    assert one.default == other.default
    assert set(one.ranked()) == set(other.ranked())
