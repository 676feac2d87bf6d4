"""Decoders: RMS norm, rotary embeddings, and heads that groups of queries share."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.fusion.sketch import Sketch, census, fused
from tuner.fusion.growing_caches import with_growing_caches
from tuner.graph import Graph


def rms_norm(
    sketch: Sketch,
    x: str,
    division: str,
    power: str = "Pow",
    axis: int = -1,
    of: str = "",
) -> str:
    """`of`: the tensor that is divided, x unless given."""
    shape = sketch.shape(x)
    axis %= len(shape)
    squares = sketch.node(power, [x, sketch.constant(2.0) if power == "Pow" else x])
    one = tuple(1 if i == axis else n for i, n in enumerate(shape))
    mean = sketch.node("ReduceMean", squares, one, axes=(axis,), keepdims=1)
    root = sketch.node("Sqrt", sketch.node("Add", [mean, sketch.constant(1e-2)]))
    of = of or x
    if division == "x / root":
        return sketch.node("Div", [of, root])
    if division == "1 / root":
        inverse = sketch.node("Div", [sketch.constant(1.0), root])
    else:
        inverse = sketch.node("Reciprocal", root)
    return sketch.node("Mul", [of, inverse] if power == "Pow" else [inverse, of])


@pytest.mark.parametrize("power", ["Pow", "Mul"])
@pytest.mark.parametrize("division", ["x / root", "1 / root", "Reciprocal"])
@pytest.mark.parametrize("is_scaled", [False, True])
def test_an_rms_norm_is_one_task(division: str, power: str, is_scaled: bool) -> None:
    sketch = Sketch()
    x = sketch.input(2, 3, 8)
    y = rms_norm(sketch, x, division, power)
    if is_scaled:
        y = sketch.node("Mul", [sketch.normal(8), y])

    graph = fused(sketch.graph(sketch.node("Relu", y)))

    assert census(graph)["layer_norm"] == 1
    assert census(graph).keys() <= {"layer_norm", "reshape"}


def test_what_is_nearly_an_rms_norm_is_none() -> None:
    sketch = Sketch()
    x, other = sketch.input(2, 8, 8), sketch.input(2, 8, 8)
    of_rows = rms_norm(sketch, x, "1 / root", axis=1)
    of_another = rms_norm(sketch, x, "1 / root", of=other)

    graph = fused(sketch.graph(of_rows, of_another))

    assert "layer_norm" not in census(graph)


def test_the_halves_of_a_rotary_embedding_are_exchanged_by_one_copy() -> None:
    sketch = Sketch()
    x, cosine, sine = sketch.input(1, 5, 24), sketch.input(1, 1, 5, 8), sketch.input(1, 1, 5, 8)
    x = sketch.transpose(sketch.reshape(x, 1, 5, 3, 8), 0, 2, 1, 3)
    first, second = (
        sketch.node("Slice", x, (1, 3, 5, 4), start=(0, 0, 0, start), step=(1, 1, 1, 1))
        for start in (0, 4)
    )
    turned = sketch.node("Concat", [sketch.node("Neg", second), first], (1, 3, 5, 8), axis=3)
    products = [sketch.node("Mul", pair) for pair in ([x, cosine], [turned, sine])]

    graph = fused(sketch.graph(sketch.transpose(sketch.node("Add", products), 0, 2, 1, 3)))

    assert census(graph)["copy"] == 1
    assert census(graph).keys() == {"copy", "elementwise", "reshape"}


def test_heads_that_queries_share_are_not_repeated() -> None:
    sketch = Sketch()
    q, keys, values = sketch.input(2, 6, 5, 8), sketch.input(2, 3, 7, 8), sketch.input(2, 3, 7, 8)

    def repeated(x: str) -> str:
        x = sketch.reshape(x, 2, 3, 1, 7, 8)
        return sketch.reshape(sketch.node("Expand", x, (2, 3, 2, 7, 8)), 2, 6, 7, 8)

    scores = sketch.matmul(q, sketch.transpose(repeated(keys), 0, 1, 3, 2))
    scores = sketch.node("Add", [scores, sketch.constant(np.tril(np.ones((5, 7))))])
    y = sketch.matmul(sketch.node("Softmax", scores, axis=3), repeated(values))

    graph = fused(sketch.graph(y))

    assert census(graph).keys() == {"attention", "reshape"}


def cached_attention(*, returns_joined_heads: bool) -> Graph:
    sketch = Sketch()
    q, *new = (sketch.input(1, 2, 3, 8) for _ in range(3))
    pasts = [sketch.input(1, 2, 4, 8) for _ in new]
    keys, values = (
        sketch.node("Concat", list(pair), (1, 2, 7, 8), axis=2)
        for pair in zip(pasts, new, strict=True)
    )
    scores = sketch.matmul(q, sketch.transpose(keys, 0, 1, 3, 2))
    y = sketch.matmul(sketch.node("Softmax", scores, axis=3), values)
    more = [sketch.reshape(keys, 1, 2, 56)] if returns_joined_heads else []
    return with_growing_caches(fused(sketch.graph(y, keys, values, *more)))


def test_caches_that_attention_reads_grow_in_place() -> None:
    found = cached_attention(returns_joined_heads=False)

    assert [node.op for node in found.nodes if "capacity" in node.attributes] == [
        "concat", "concat", "attention",
    ]  # fmt: skip


def test_caches_do_not_grow_where_an_output_is_one_in_another_shape() -> None:
    found = cached_attention(returns_joined_heads=True)

    assert not any("capacity" in node.attributes for node in found.nodes)


@pytest.mark.parametrize("batch_and_heads", [(1, 4), (2, 1), (1, 1)])
def test_queries_that_repeated_heads_share_are_multiplied_as_they_are(
    batch_and_heads: tuple[int, int],
) -> None:
    sketch = Sketch()
    q, keys = sketch.input(*batch_and_heads, 5, 8), sketch.input(2, 2, 8, 7)
    repeated = sketch.node("Expand", sketch.reshape(keys, 2, 2, 1, 8, 7), (2, 2, 2, 8, 7))

    graph = fused(sketch.graph(sketch.matmul(q, sketch.reshape(repeated, 2, 4, 8, 7))))

    assert census(graph)["matmul"] == 1
