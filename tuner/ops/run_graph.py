"""A fused graph, run node by node in float64: the oracle of tests and of whole models."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tuner.graph import DTYPES, Graph, Node
from tuner.ops import results
from tuner.ops.onnx_runtime import session_class
from tuner.ops.op import Arrays
from tuner.task import Task


def run_graph(graph: Graph, feeds: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The outputs of a fused graph, node by node; floating-point values travel in float64.

    Integers travel as such, so that what moves and adds them wraps around as they do.

    Segments run in ONNX Runtime with the dtypes of their model. `feeds` are the graph's inputs.
    """
    values: dict[str, np.ndarray] = {name: _wide(feeds[name]) for name in graph.inputs}
    for node in graph.nodes:
        inputs = [values[name] if name in values else graph.constants[name] for name in node.inputs]
        if node.op == "segment":
            outputs = tuple(_run_segment(node, inputs, graph))
        else:
            outputs = results(Task.of(node, graph), inputs)
            kinds = [graph.types[name].element for name in node.outputs]
            outputs = tuple(
                array.astype(kind.dtype) if kind.kind in "iu" else array
                for array, kind in zip(outputs, kinds, strict=True)
            )
        values.update(zip(node.outputs, outputs, strict=True))
    return {name: values[name] for name in graph.outputs}


def _run_segment(node: Node, inputs: Arrays, graph: Graph) -> list[np.ndarray]:
    session = session_class()(node.attributes["model"], providers=["CPUExecutionProvider"])
    feeds = {
        name: array.astype(DTYPES[graph.types[name].dtype])
        for name, array in zip(node.inputs, inputs, strict=True)
        if name
    }
    return [_wide(array) for array in session.run(list(node.outputs), feeds)]


def _wide(array: np.ndarray) -> np.ndarray:
    return array.astype(np.float64) if array.dtype == np.float32 else array
