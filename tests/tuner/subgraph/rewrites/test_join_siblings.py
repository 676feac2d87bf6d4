from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.tuner.fusion.sketch import census, ops
from tests.tuner.subgraph.rewrites.tasks import ADD_RELU, RELU, SILU, Tasks, applied, only
from tuner.graph import Graph
from tuner.subgraph.rewrites.gather_sources import GATHER_SOURCES
from tuner.subgraph.rewrites.join_siblings import JOIN_SIBLINGS


@pytest.mark.parametrize(("kernel", "stride", "pads"), [(1, 1, 0), (3, 2, 1)])
def test_convolutions_of_one_image_become_one(kernel: int, stride: int, pads: int) -> None:
    sketch = Tasks()
    x = sketch.input(2, 8, 6, 3)
    first = sketch.convolve(x, 5, kernel, stride, pads, SILU)
    inside = sketch.convolve(first, 5, 3, 1, 1)
    second = sketch.convolve(x, 5, kernel, stride, pads, SILU)
    graph = sketch.graph(sketch.concat(inside, second))

    changed = applied(JOIN_SIBLINGS, graph)

    joined = next(node for node in changed.nodes if node.op == "conv")
    assert census(changed) == {"conv": 2, "part": 2, "concat": 1}
    assert joined.attributes["parts"] == 2
    assert changed.types[joined.outputs[0]].shape == (2, *graph.types[first].shape)


def test_query_key_and_value_become_one() -> None:
    sketch = Tasks()
    x = sketch.input(2, 7, 8)
    graph = sketch.graph(*(sketch.multiply(x, 6) for _ in range(3)))

    gemm = only(applied(JOIN_SIBLINGS, graph), "gemm")

    assert gemm.attributes["parts"] == 3


def test_convolutions_of_the_same_images_become_one() -> None:
    sketch = Tasks()
    both = sketch.concat(sketch.input(1, 4, 4, 3), sketch.input(1, 4, 4, 5))
    graph = sketch.graph(sketch.convolve(both, 6, tail=RELU), sketch.convolve(both, 6, tail=RELU))
    (site,) = JOIN_SIBLINGS.find(graph)

    gathered = applied(GATHER_SOURCES, graph)

    assert JOIN_SIBLINGS.find(gathered) == (site,)
    assert ops(applied(JOIN_SIBLINGS, gathered)) == ["conv", "part", "part"]


def test_each_family_of_siblings_is_a_site() -> None:
    sketch = Tasks()
    x = sketch.input(1, 4, 4, 3)
    silu = [sketch.convolve(x, 5, tail=SILU), sketch.convolve(x, 5, tail=SILU)]
    relu = [sketch.convolve(x, 5, tail=RELU), sketch.convolve(x, 5, tail=RELU)]
    graph = sketch.graph(silu[0], relu[0], silu[1], relu[1])

    assert JOIN_SIBLINGS.find(graph) == (tuple(silu), tuple(relu))


def test_a_family_that_lost_a_member_is_gone() -> None:
    sketch = Tasks()
    x = sketch.input(1, 4, 4, 3)
    graph = sketch.graph(sketch.convolve(x, 5), sketch.convolve(x, 5))

    assert JOIN_SIBLINGS.apply(graph, (*graph.outputs, "elsewhere")) is None


Draw = Callable[[Tasks, str], str]


def _pair(first: Draw, second: Draw) -> Graph:
    sketch = Tasks()
    x = sketch.input(1, 4, 4, 8)
    return sketch.graph(first(sketch, x), second(sketch, x))


def _plain(sketch: Tasks, x: str) -> str:
    return sketch.convolve(x, 8)


def _with_operand(sketch: Tasks, x: str) -> str:
    return sketch.convolve(x, 8, tail=ADD_RELU, operands=(x,))


def _grouped(sketch: Tasks, x: str) -> str:
    return sketch.convolve(x, 8, group=2)


def test_the_plain_one_of_those_that_stay_changes() -> None:
    assert len(JOIN_SIBLINGS.find(_pair(_plain, _plain))) == 1


@pytest.mark.parametrize(
    "graph",
    [
        _pair(_plain, lambda sketch, x: sketch.convolve(x, 8, tail=SILU)),
        _pair(_plain, lambda sketch, x: sketch.convolve(x, 7)),
        _pair(_plain, lambda sketch, x: sketch.convolve(x, 8, 3, 1, 1)),
        _pair(_plain, lambda sketch, x: sketch.convolve(x, 8, stride=2)),
        _pair(_plain, lambda sketch, _: sketch.convolve(sketch.input(1, 4, 4, 8), 8)),
        _pair(_plain, lambda sketch, x: sketch.multiply(x, 8)),
        _pair(_with_operand, _with_operand),
        _pair(_grouped, _grouped),
    ],
    ids=[
        "another tail", "another width", "another kernel", "another stride", "another image",
        "another op", "operands", "groups",
    ],
)  # fmt: skip
def test_others_stay(graph: Graph) -> None:
    assert JOIN_SIBLINGS.find(graph) == ()


def test_products_with_a_bias_of_the_run_stay_apart() -> None:
    sketch = Tasks()
    x, bias = sketch.input(7, 8, dtype="u8"), sketch.input(6, dtype="i32")
    weights = [sketch.constant(np.ones((8, 6), np.int8)) for _ in range(2)]
    products = [sketch.node("gemm", [x, w, bias], (7, 6), runtime_bias=1) for w in weights]

    assert JOIN_SIBLINGS.find(sketch.graph(*products)) == ()
