from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.tuner.fusion.sketch import ops
from tests.tuner.subgraph.rewrites.tasks import ADD_RELU, SILU, Tasks, applied, only
from tuner.graph import Graph
from tuner.subgraph.rewrites.split_parts import SPLIT_PARTS


def test_a_gemm_stores_the_parts_that_a_copy_moved() -> None:
    sketch = Tasks()
    product = sketch.multiply(sketch.input(7, 8), 12, tail=SILU)
    graph = sketch.graph(sketch.turn(sketch.shaped(product, 7, 3, 4), 1, 0, 2))

    changed = applied(SPLIT_PARTS, graph)

    assert ops(changed) == ["gemm"]
    assert only(changed, "gemm").attributes["parts"] == 3


def test_the_head_of_a_detector_stores_an_image_for_each_anchor() -> None:
    sketch = Tasks()
    image = sketch.convolve(sketch.input(1, 4, 6, 8), 15)
    anchors = sketch.shaped(image, 1, 4, 6, 3, 5)
    graph = sketch.graph(sketch.turn(anchors, 0, 3, 1, 2, 4))

    changed = applied(SPLIT_PARTS, graph)

    assert ops(changed) == ["conv", "reshape"]
    assert only(changed, "conv").attributes["parts"] == 3


def test_heads_of_queries_and_keys_are_parts_of_one_list() -> None:
    sketch = Tasks()
    product = sketch.multiply(sketch.input(1, 7, 8), 24)
    graph = sketch.graph(sketch.turn(sketch.shaped(product, 1, 7, 2, 3, 4), 2, 0, 3, 1, 4))

    assert only(applied(SPLIT_PARTS, graph), "gemm").attributes["parts"] == 6


def _turned(shape: tuple[int, ...], *perm: int, columns: int = 12, rows: int = 7) -> Graph:
    sketch = Tasks()
    product = sketch.multiply(sketch.input(rows, 8), columns)
    return sketch.graph(sketch.turn(sketch.shaped(product, *shape), *perm))


def _read(read: Callable[[Tasks, str], str], is_output: bool = False) -> Graph:
    sketch = Tasks()
    product = sketch.multiply(sketch.input(7, 8), 12)
    shaped = sketch.shaped(product, 7, 3, 4)
    others = [product] if is_output else []
    return sketch.graph(sketch.turn(shaped, 1, 0, 2), read(sketch, product), *others)


def _with_operand() -> Graph:
    sketch = Tasks()
    other = sketch.input(7, 12)
    product = sketch.multiply(sketch.input(7, 8), 12, ADD_RELU, (other,))
    return sketch.graph(sketch.turn(sketch.shaped(product, 7, 3, 4), 1, 0, 2))


def _half() -> Graph:
    sketch = Tasks()
    product = sketch.multiply(sketch.input(7, 8), 12)
    return sketch.graph(
        sketch.node("copy", product, (2, 7, 4), dims=(2, 7, 4), strides=(4, 12, 1), offset=0)
    )


def test_the_plain_one_of_those_that_stay_changes() -> None:
    graph = _turned((7, 3, 4), 1, 0, 2)
    [(copy, _)] = SPLIT_PARTS.find(graph)
    assert [SPLIT_PARTS.apply(graph, (copy, other)) for other in ("", "~")] == [None, None]


@pytest.mark.parametrize(
    "graph",
    [
        _turned((7, 12), 1, 0),
        _turned((7, 4, 3), 2, 0, 1),
        _turned((2, 4, 3, 4), 0, 2, 1, 3, rows=8),
        _read(lambda sketch, product: sketch.multiply(product, 4)),
        _read(lambda sketch, _: sketch.input(1), is_output=True),
        _with_operand(),
        _half(),
    ],
    ids=[
        "a transpose", "interleaved parts", "images apart", "a second reader", "an output",
        "operands", "some of the parts",
    ],
)  # fmt: skip
def test_others_stay(graph: Graph) -> None:
    assert SPLIT_PARTS.find(graph) == ()
