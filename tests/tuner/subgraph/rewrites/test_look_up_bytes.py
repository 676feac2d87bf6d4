from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.fusion.sketch import ops
from tests.tuner.fusion.test_integer_products import Integers, columns, feeds_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.ops.run_graph import run_graph
from tuner.subgraph.rewrites.look_up_bytes import LOOK_UP_BYTES


def layer(activation: str, *, adds: bool = False, rounds: bool = True) -> Graph:
    """A product of integers, its numbers in steps, an activation, and integers again."""
    net = Integers()
    x = net.numbers(net.input(5, 24, dtype="u8"), 0.1, 120)
    y = net.matmul(x, net.weights_of(*columns(np.int8, 24, 9), axis=1))
    if rounds:
        y = net.numbers(net.quantise(y, 0.9, 100), 0.05, 100)
    gate = net.node(activation, y)
    y = net.node("Mul", [y, gate]) if activation == "Sigmoid" else gate
    y = net.node("Add", [y, net.input(5, 9)]) if adds else y
    return fuse(net.graph(net.quantise(y, 0.03, 7)))


@pytest.mark.parametrize("activation", ["Sigmoid", "Tanh", "Erf"])
def test_an_activation_of_bytes_is_a_task_of_its_own(activation: str) -> None:
    graph = layer(activation)
    (site,) = LOOK_UP_BYTES.find(graph)
    feeds = feeds_of(graph)

    changed = LOOK_UP_BYTES.apply(graph, site)

    assert changed is not None
    assert ops(graph) == ["gemm"]
    assert ops(changed) == ["gemm", "elementwise"]
    assert [changed.types[name].dtype for name in changed.nodes[1].inputs] == ["u8"]
    np.testing.assert_array_equal(
        *run_graph(changed, feeds).values(), *run_graph(graph, feeds).values()
    )


def test_only_what_a_byte_alone_decides_and_is_dear_is_looked_up() -> None:
    others = layer("Relu"), layer("Tanh", adds=True), layer("Tanh", rounds=False)

    assert [LOOK_UP_BYTES.find(graph) for graph in others] == [(), (), ()]
