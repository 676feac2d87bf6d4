"""Transformers as exporters of PyTorch write them: masks, keys, joint projections, rotations."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tests.tuner.fusion.sketch import Sketch, census, fused, ops
from tuner.fusion import fuse
from tuner.graph import Graph, Node


def only(graph: Graph, op: str) -> Node:
    (node,) = (node for node in graph.nodes if node.op == op)
    return node


def attention(sketch: Sketch, q: str, k: str, v: str, mask: str) -> str:
    """Scaled queries and keys, -infinity where the mask hides, and a guard, for heads apart."""
    scale = [sketch.constant(0.5), sketch.constant(0.5)]
    q = sketch.node("Mul", [q, scale[0]])
    k = sketch.node("Mul", [sketch.transpose(k, 0, 1, 3, 2), scale[1]])
    hidden = sketch.constant(-np.inf)
    added = sketch.node("Where", [mask, sketch.constant(0.0), hidden])
    shares = sketch.node("Softmax", sketch.node("Add", [sketch.matmul(q, k), added]), axis=3)
    is_number = sketch.node("Equal", [shares, shares], dtype="bool")
    is_nan = sketch.node("Not", is_number, dtype="bool")
    return sketch.matmul(sketch.node("Where", [is_nan, sketch.constant(0.0), shares]), v)


def heads(sketch: Sketch, x: str, count: int) -> str:
    batch, length, width = sketch.shape(x)
    return sketch.transpose(sketch.reshape(x, batch, length, count, width // count), 0, 2, 1, 3)


def test_indices_of_all_elements_in_order_are_a_view() -> None:
    sketch = Sketch()
    places = sketch.constant(np.arange(6).reshape(2, 3))
    picked = sketch.node("Gather", [sketch.input(6, 3), places], (2, 3, 3), axis=0)

    assert ops(fused(sketch.graph(sketch.node("Sigmoid", picked))), "reshape", "copy") == [
        "elementwise"
    ]


@pytest.mark.parametrize("places", [[-2, -1, 0], [0, 2, 4], [1, 0], [0, 1, 2], [5, 4, 3, 2, 1, 0]])
def test_other_indices_are_gathered(places: list[int]) -> None:
    sketch = Sketch()
    indices = sketch.constant(np.array(places))
    picked = sketch.node("Gather", [sketch.input(6, 3), indices], (len(places), 3), axis=0)

    assert ops(fused(sketch.graph(picked))) == ["gather"]


@pytest.mark.parametrize("is_visible", [True, False])
def test_a_mask_of_equal_truth_values_is_one_value(is_visible: bool) -> None:
    sketch = Sketch()
    x, padding = sketch.input(2, 2, 5, 4), sketch.input(2, 1, 1, 5, dtype="bool")
    every = sketch.constant(np.full((5, 1), is_visible))
    op = "And" if is_visible else "Or"
    mask = sketch.node(op, [every, padding], dtype="bool")

    graph = fused(sketch.graph(attention(sketch, x, x, x, mask)))

    node = only(graph, "attention")
    assert graph.types[node.inputs[3]].shape == (2, 1, 1, 5)
    assert node.attributes["guarded"] == 1


def test_a_mask_that_is_not_to_become_one_value_stays() -> None:
    sketch = Sketch()
    x, padding = sketch.input(2, 2, 5, 4), sketch.input(2, 1, 1, 5, dtype="bool")
    every = sketch.constant(np.full((5, 1), True))
    mask = sketch.node("And", [every, padding], dtype="bool")

    graph = fuse(sketch.graph(attention(sketch, x, x, x, mask)), masks=())

    assert graph.types[only(graph, "attention").inputs[3]].shape == (2, 1, 5, 5)


def test_keys_transposed_as_a_batch_of_heads_are_not_copied() -> None:
    sketch = Sketch()
    x, mask = sketch.input(2, 5, 8), sketch.input(2, 1, 1, 5, dtype="bool")
    q, k, v = (heads(sketch, sketch.linear(x, 8), 2) for _ in range(3))
    folded = sketch.transpose(sketch.reshape(k, 4, 5, 4), 0, 2, 1)
    turned = sketch.transpose(sketch.reshape(folded, 2, 2, 4, 5), 0, 1, 3, 2)

    graph = fused(sketch.graph(attention(sketch, q, turned, v, mask)))

    assert census(graph).keys() == {"gemm", "elementwise", "reshape", "attention"}


def test_rows_and_columns_of_other_axes_are_still_copied() -> None:
    sketch = Sketch()
    x = sketch.input(2, 3, 4)
    folded = sketch.transpose(sketch.reshape(x, 3, 2, 4), 0, 2, 1)

    assert "copy" in ops(fused(sketch.graph(sketch.reshape(folded, 2, 4, 3))))


@pytest.mark.parametrize("factor", [1e30, 1e-30, np.inf])
def test_factors_whose_product_is_no_usual_number_stay_apart(factor: float) -> None:
    sketch = Sketch()
    x = sketch.input(2, 5, 4)
    a, b = (sketch.node("Mul", [x, sketch.constant(factor)]) for _ in range(2))
    turned = sketch.transpose(b, 0, 2, 1)

    graph = fuse(sketch.graph(sketch.matmul(a, turned)))

    numbers = [float(part) for n in graph.nodes for part in re.findall(r"mul\(x0,(.*?)\)", str(n))]
    assert set(numbers) <= {np.float32(factor)}


def test_a_product_with_itself_keeps_its_factor() -> None:
    sketch = Sketch()
    x = sketch.node("Mul", [sketch.input(4, 4), sketch.constant(0.5)])

    fused(sketch.graph(sketch.matmul(x, x)))


def test_weights_that_a_factor_would_make_infinite_stay_as_they_are() -> None:
    sketch = Sketch()
    weights = sketch.constant(np.full((8, 8), 1e20))
    product = sketch.node("Gemm", [sketch.input(4, 8), weights], (4, 8), alpha=1.0, beta=1.0,
                          transA=0, transB=0)  # fmt: skip

    graph = fuse(sketch.graph(sketch.node("Mul", [product, sketch.constant(1e20)])))

    assert all(np.isfinite(array).all() for array in graph.constants.values())


def test_heads_of_keys_that_several_heads_of_queries_share_are_not_repeated() -> None:
    sketch = Sketch()
    x, mask = sketch.input(2, 5, 8), sketch.input(2, 1, 1, 5, dtype="bool")
    q = heads(sketch, sketch.linear(x, 16), 4)
    repeated = []
    for _ in range(2):
        few = sketch.reshape(heads(sketch, sketch.linear(x, 8), 2), 2, 2, 1, 5, 4)
        many = sketch.node("Expand", few, (2, 2, 2, 5, 4))
        repeated.append(sketch.reshape(many, 2, 4, 5, 4))

    graph = fused(sketch.graph(attention(sketch, q, *repeated, mask)))

    assert census(graph).keys() == {"gemm", "elementwise", "reshape", "attention"}


@pytest.mark.parametrize("way", ["slices", "picks"])
def test_parts_of_a_joint_projection_are_products_of_their_own(way: str) -> None:
    sketch = Sketch()
    x, mask = sketch.input(2, 5, 8), sketch.input(2, 1, 1, 5, dtype="bool")
    joint = sketch.linear(x, 192)
    if way == "picks":  # [2,5,3,2,32] -> [3,2,2,5,32], of which each first index is picked
        whole = sketch.transpose(sketch.reshape(joint, 2, 5, 3, 2, 32), 2, 0, 3, 1, 4)
        places = [sketch.constant(np.array(i)) for i in range(3)]
        parts = [sketch.node("Gather", [whole, i], (2, 2, 5, 32), axis=0) for i in places]
    else:
        ones = (1, 1, 1)
        parts = [
            heads(
                sketch,
                sketch.node("Slice", joint, (2, 5, 64), start=(0, 0, 64 * i), step=ones),
                2,
            )
            for i in range(3)
        ]

    graph = fused(sketch.graph(attention(sketch, *parts, mask)))

    assert census(graph)["gemm"] == 3
    assert census(graph).keys() == {"gemm", "elementwise", "reshape", "attention"}


def test_overlapping_parts_of_a_projection_are_one_product() -> None:
    sketch = Sketch()
    joint = sketch.linear(sketch.input(7, 8), 200)
    first, second, third = (
        sketch.node("Slice", joint, (7, 64), start=(0, start), step=(1, 1)) for start in (0, 32, 96)
    )
    both = sketch.node("Mul", [first, sketch.node("Sigmoid", second)])

    graph = fused(sketch.graph(both, third))

    widths = [graph.types[n.inputs[1]].shape[1] for n in graph.nodes if n.op == "gemm"]
    assert sorted(widths) == [64, 96]


def test_a_projection_that_is_read_as_a_whole_as_well_stays_one() -> None:
    sketch = Sketch()
    joint = sketch.linear(sketch.input(7, 8), 128)
    part = sketch.node("Slice", joint, (7, 64), start=(0, 0), step=(1, 1))

    graph = fused(sketch.graph(part, sketch.node("Sigmoid", joint)))

    assert census(graph)["gemm"] == 1


def test_rotated_queries_are_one_copy_and_one_task() -> None:
    sketch = Sketch()
    x = heads(sketch, sketch.linear(sketch.input(2, 5, 8), 16), 2)
    first, second = (
        sketch.node("Slice", x, (2, 2, 5, 4), start=(0, 0, 0, at), step=(1, 1, 1, 1))
        for at in (0, 4)
    )
    halves = [sketch.node("Neg", second), first]
    turned = sketch.node("Concat", halves, (2, 2, 5, 8), axis=-1)
    cosines, sines = sketch.normal(5, 8), sketch.normal(5, 8)
    kept = sketch.node("Mul", [x, cosines])
    rotated = sketch.node("Add", [kept, sketch.node("Mul", [turned, sines])])

    graph = fused(sketch.graph(sketch.transpose(rotated, 0, 2, 1, 3)))

    assert sorted(ops(graph, "reshape")) == ["copy", "elementwise", "gemm"]
