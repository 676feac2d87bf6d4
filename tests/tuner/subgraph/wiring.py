"""Small graphs of task ops, drawn at random, and the same graphs written in another way."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st

from tuner.expression import Expression
from tuner.graph import DTYPES, Attribute, Graph, Node, TensorType

ROWS, COLUMNS = 3, 4

unhurried = settings(deadline=None)
"""For property tests that run beside others on a busy machine."""


class Wiring:
    """A graph that grows: each method gives the name of the tensor that it adds."""

    def __init__(self) -> None:
        self.types: dict[str, TensorType] = {}
        self.constants: dict[str, np.ndarray] = {}
        self.inputs: list[str] = []
        self.nodes: list[Node] = []

    def input(self, *shape: int, dtype: str = "f32") -> str:
        name = f"in{len(self.inputs)}"
        self.inputs.append(name)
        self.types[name] = TensorType(dtype, shape or (ROWS, COLUMNS))
        return name

    def constant(self, *shape: int) -> str:
        name = f"c{len(self.constants)}"
        rng = np.random.default_rng(len(self.constants))
        self.types[name] = TensorType("f32", shape)
        self.constants[name] = rng.standard_normal(shape, np.float32)
        return name

    def node(self, op: str, *inputs: str, shape: tuple[int, ...], **attributes: Attribute) -> str:
        name = f"{op}{len(self.nodes)}"
        self.types[name] = TensorType(self.types[inputs[0]].dtype, shape)
        self.nodes.append(Node(op, inputs, (name,), attributes, f"/{name}", (op,)))
        return name

    def gemm(self, x: str, columns: int = COLUMNS, w: str = "", tail: str = "") -> str:
        rows, depth = self.types[x].shape
        weights = w or self.constant(depth, columns)
        inputs = (x, weights, self.constant(columns))
        return self.node("gemm", *inputs, shape=(rows, columns), tail=Expression.parse(tail))

    def add(self, a: str, b: str) -> str:
        expression = Expression().then("add", "x0", "x1")
        return self.node("elementwise", a, b, shape=self.types[a].shape, expression=expression)

    def sub(self, a: str, b: str) -> str:
        expression = Expression().then("sub", "x0", "x1")
        return self.node("elementwise", a, b, shape=self.types[a].shape, expression=expression)

    def norm(self, x: str, epsilon: float = 1e-5) -> str:
        shape = self.types[x].shape
        scale, bias = self.constant(shape[-1]), self.constant(shape[-1])
        return self.node("layer_norm", x, scale, bias, shape=shape, epsilon=epsilon)

    def reshape(self, x: str, *shape: int) -> str:
        return self.node("reshape", x, shape=shape)

    def segment(self, x: str) -> str:
        return self.node("segment", x, shape=self.types[x].shape, model=b"")

    def graph(self, *outputs: str) -> Graph:
        return Graph(
            "wiring", tuple(self.inputs), outputs, tuple(self.nodes), self.types, self.constants
        )


@st.composite
def graphs(draw: st.DrawFn, most: int = 9) -> Graph:
    """A graph in which nearly every node looks like every other, but for its wires."""
    wiring = Wiring()
    tensors = [wiring.input() for _ in range(draw(st.integers(1, 3)))]
    shared = wiring.constant(COLUMNS, COLUMNS)
    for _ in range(draw(st.integers(1, most))):
        a, b = draw(st.sampled_from(tensors)), draw(st.sampled_from(tensors))
        makers = (
            lambda a=a, b=b: wiring.add(a, b),
            lambda a=a, b=b: wiring.sub(a, b),
            lambda a=a: wiring.gemm(a),
            lambda a=a: wiring.gemm(a, w=shared, tail=draw(st.sampled_from(["", "t0=relu(x0)"]))),
            lambda a=a: wiring.norm(a),
        )
        tensors.append(draw(st.sampled_from(makers))())
    read = {name for node in wiring.nodes for name in node.inputs}
    made = [node.outputs[0] for node in wiring.nodes]
    outputs = [name for name in made if name not in read or draw(st.integers(0, 5)) == 0]
    graph = wiring.graph(*outputs)
    used = {*read, *made}
    return replace(
        graph,
        inputs=tuple(name for name in graph.inputs if name in used),
        types={name: kind for name, kind in graph.types.items() if name in used},
        constants={name: value for name, value in graph.constants.items() if name in used},
    )


def rewritten(graph: Graph, random: Random) -> Graph:
    """The same graph with other names, other weights, and independent nodes in another order."""
    names = list(graph.types)
    other = dict(zip(names, random.sample(range(1000), len(names)), strict=True))
    alias = {name: f"n{number}" for name, number in other.items()}
    nodes = tuple(
        replace(
            node,
            inputs=tuple(alias[name] for name in node.inputs),
            outputs=tuple(alias[name] for name in node.outputs),
            name=str(random.random()),
        )
        for node in shuffled(graph, random).nodes
    )
    return Graph(
        name="other",
        inputs=tuple(alias[name] for name in random.sample(graph.inputs, len(graph.inputs))),
        outputs=tuple(alias[name] for name in random.sample(graph.outputs, len(graph.outputs))),
        nodes=nodes,
        types={alias[name]: graph.types[name] for name in random.sample(names, len(names))},
        constants={alias[name]: value + 1 for name, value in graph.constants.items()},
    )


def shuffled(graph: Graph, random: Random) -> Graph:
    """The same graph with independent nodes in another order."""
    made = {name for node in graph.nodes for name in node.outputs}
    waiting, order = list(graph.nodes), []
    while waiting:
        node = random.choice([n for n in waiting if made.isdisjoint(n.inputs)])
        waiting.remove(node)
        made.difference_update(node.outputs)
        order.append(node)
    return replace(graph, nodes=tuple(order))


def feeds_of(graph: Graph, seed: int = 0) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    return {
        name: rng.standard_normal(graph.types[name].shape).astype(DTYPES[graph.types[name].dtype])
        for name in graph.inputs
    }
