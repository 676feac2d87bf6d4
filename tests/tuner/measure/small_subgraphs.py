"""Small subgraphs, built by hand: matrix products in a row, and beside each other."""

import numpy as np

from tuner.graph import Graph, Node, TensorType
from tuner.subgraph.subgraph import Subgraph

MODE = "must_keep_origin_dtype"
DEPTH = 32


def row_of_products(rows: int = 96) -> Subgraph:
    """x -> gemm -> gemm -> gemm: three equal tasks."""
    return _products(rows, [("x", "a"), ("a", "b"), ("b", "c")], ("c",))


def sibling_products(rows: int = 96) -> Subgraph:
    """Two gemms of one input: one rewrite makes them one."""
    return _products(rows, [("x", "a"), ("x", "b")], ("a", "b"))


def _products(rows: int, wires: list[tuple[str, str]], outputs: tuple[str, ...]) -> Subgraph:
    tensor = TensorType("f32", (rows, DEPTH))
    types, nodes = {"x": tensor}, []
    constants: dict[str, np.ndarray] = {}
    for read, made in wires:
        weights, bias = f"{made}.weights", f"{made}.bias"
        constants[weights] = np.zeros((DEPTH, DEPTH), np.float32)
        constants[bias] = np.zeros(DEPTH, np.float32)
        types[weights] = TensorType("f32", (DEPTH, DEPTH))
        types[bias], types[made] = TensorType("f32", (DEPTH,)), tensor
        nodes.append(Node("gemm", (read, weights, bias), (made,)))
    graph = Graph("products", ("x",), outputs, tuple(nodes), types, constants)
    return Subgraph.of(graph, MODE)
