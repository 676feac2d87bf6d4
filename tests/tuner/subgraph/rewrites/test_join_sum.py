from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.tuner.fusion.sketch import ops
from tests.tuner.subgraph.rewrites.tasks import ADD, ADD_RELU, RELU, Tasks, applied, only
from tuner.graph import Graph
from tuner.subgraph.rewrites.gather_sources import GATHER_SOURCES
from tuner.subgraph.rewrites.join_sum import JOIN_SUM


def test_two_products_that_are_added_become_one() -> None:
    sketch = Tasks()
    x, y = sketch.input(2, 8, 6, 3), sketch.input(2, 4, 3, 5)
    branch = sketch.convolve(x, 7, stride=2)
    graph = sketch.graph(sketch.convolve(y, 7, tail=ADD_RELU, operands=(branch,)))

    conv = only(applied(JOIN_SUM, graph), "conv")

    assert (conv.inputs[0], *conv.inputs[3:]) == (y, x)
    assert conv.attributes["strides"] == (1, 1)
    assert conv.attributes["source_strides"] == (1, 1, 2, 2)
    assert str(conv.attributes["tail"]) == RELU


def test_nothing_is_left_of_a_tail_that_only_adds() -> None:
    sketch = Tasks()
    x = sketch.input(1, 4, 4, 3)
    graph = sketch.graph(sketch.convolve(x, 7, tail=ADD, operands=(sketch.convolve(x, 7),)))

    assert "tail" not in only(applied(JOIN_SUM, graph), "conv").attributes


@pytest.mark.parametrize(
    "tail",
    [
        "t0=add(x0,x2);t1=add(t0,x1);t2=relu(t1)",
        "t0=add(x1,x0);t1=add(t0,x2)",
        "t0=sigmoid(x2);t1=add(x0,t0);t2=add(t1,x1);t3=mul(t2,x2)",
    ],
)
def test_the_sum_may_have_more_addends(tail: str) -> None:
    sketch = Tasks()
    x, y = sketch.input(1, 4, 4, 3), sketch.input(1, 4, 4, 5)
    operands = (sketch.convolve(x, 7), sketch.input(1, 4, 4, 7))
    graph = sketch.graph(sketch.convolve(y, 7, tail=tail, operands=operands))

    conv = only(applied(JOIN_SUM, graph), "conv")

    assert conv.inputs[3:] == (x, operands[1])


def test_a_product_of_several_images_joins_one_more() -> None:
    sketch = Tasks()
    both = sketch.concat(sketch.input(1, 4, 4, 3), sketch.input(1, 4, 4, 5))
    branch = sketch.convolve(sketch.input(1, 8, 8, 2), 7, stride=2)
    graph = sketch.graph(sketch.convolve(both, 7, tail=ADD_RELU, operands=(branch,)))

    conv = only(applied(JOIN_SUM, applied(GATHER_SOURCES, graph)), "conv")

    assert conv.attributes["source_strides"] == (1, 1, 1, 1, 2, 2)


def test_three_products_become_one_by_one() -> None:
    sketch = Tasks()
    x, y, z = (sketch.input(1, 4, 4, n) for n in (3, 4, 5))
    addends = sketch.convolve(x, 7), sketch.convolve(y, 7)
    graph = sketch.graph(
        sketch.convolve(z, 7, tail="t0=add(x0,x1);t1=add(t0,x2)", operands=addends)
    )

    first, second = JOIN_SUM.find(graph)
    half = JOIN_SUM.apply(graph, first)
    whole = None if half is None else JOIN_SUM.apply(half, second)

    assert whole is not None
    assert ops(whole) == ["conv"]


Branch = Callable[[Tasks, str], str]


def _sum(branch: Branch = lambda s, x: s.convolve(x, 7), tail: str = ADD_RELU, **of: int) -> Graph:
    sketch = Tasks()
    addend = branch(sketch, sketch.input(1, 4, 4, 3))
    y = sketch.input(1, 4, 4, 5)
    return sketch.graph(sketch.convolve(y, 7, **of, tail=tail, operands=(addend,)))


def _read_twice() -> Graph:
    sketch = Tasks()
    x = sketch.input(1, 4, 4, 3)
    addend = sketch.convolve(x, 7)
    result = sketch.convolve(x, 7, tail=ADD_RELU, operands=(addend,))
    return sketch.graph(result, sketch.pool(addend))


def _an_output() -> Graph:
    sketch = Tasks()
    x = sketch.input(1, 4, 4, 3)
    addend = sketch.convolve(x, 7)
    return sketch.graph(sketch.convolve(x, 7, tail=ADD_RELU, operands=(addend,)), addend)


def test_the_plain_one_of_those_that_stay_changes() -> None:
    assert len(JOIN_SUM.find(_sum())) == 1


@pytest.mark.parametrize(
    "graph",
    [
        _sum(lambda s, x: s.convolve(x, 7, tail=RELU)),
        _sum(lambda s, x: s.convolve(x, 7, 3, 1, 1)),
        _sum(lambda s, x: s.convolve(x, 7, stride=4)),
        _sum(lambda s, x: s.pool(s.input(1, 4, 4, 7))),
        _sum(kernel=3, pads=1),
        _sum(tail="t0=mul(x0,x1);t1=relu(t0)"),
        _sum(tail="t0=relu(x0);t1=add(t0,x1)"),
        _sum(tail="t0=add(x0,x1);t1=mul(t0,x1)"),
        _sum(tail="t0=add(x0,x1);t1=mul(t0,x0)"),
        _sum(tail="t0=add(x0,x0);t1=add(t0,x1)"),
        _read_twice(),
        _an_output(),
    ],
    ids=[
        "a branch with a tail", "a 3x3 branch", "a branch that broadcasts", "no product",
        "a 3x3 sum", "a product of both", "an addition at the end", "an addend that is read again",
        "a result that is read again", "twice the result", "a branch that others read",
        "an output",
    ],
)  # fmt: skip
def test_others_stay(graph: Graph) -> None:
    assert JOIN_SUM.find(graph) == ()
