"""Models from a few words, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper, parser

from tests.tuner.frontend.rebuild import run_graph, run_model
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import DTYPES, Graph


def parsed(text: str, opset: int = 17, **constants: np.ndarray) -> onnx.ModelProto:
    """A model from ONNX's text form, "g (float[2,3] x) => (float y) { y = Relu(x) }"."""
    imports = f'<ir_version: 8, opset_import: ["" : {opset}, "com.example" : 1]>'
    model = parser.parse_model(f"{imports}\n{text}")
    model.graph.initializer.extend(
        numpy_helper.from_array(np.asarray(array), name) for name, array in constants.items()
    )
    return model


def of_node(
    op: str,
    shapes: Mapping[str, tuple[int, ...]],
    *,
    opset: int = 17,
    constants: Mapping[str, np.ndarray] | None = None,
    dtype: int = TensorProto.FLOAT,
    outputs: int = 1,
    **attributes: object,
) -> onnx.ModelProto:
    """A model of one node: its run-time inputs by shape, then its constants."""
    constants = constants or {}
    names = [*shapes, *constants]
    made = [f"y{i}" for i in range(outputs)]
    graph = helper.make_graph(
        [helper.make_node(op, names, made, **attributes)],
        op,
        [helper.make_tensor_value_info(n, dtype, shape) for n, shape in shapes.items()],
        [onnx.ValueInfoProto(name=n) for n in made],
        [numpy_helper.from_array(np.asarray(array), n) for n, array in constants.items()],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


def random_for(graph: Graph) -> dict[str, np.ndarray]:
    """f32 inputs of both signs; 0 and 1 for whole numbers."""
    rng = np.random.default_rng(11)
    return {
        name: rng.standard_normal(graph.types[name].shape, dtype=np.float32)
        if graph.types[name].dtype == "f32"
        else rng.integers(0, 2, graph.types[name].shape).astype(DTYPES[graph.types[name].dtype])
        for name in graph.inputs
    }


def imported(model: onnx.ModelProto) -> Graph:
    """The graph, after it has given the same numbers as ONNX Runtime on the original.

    It can be fused, too: its nodes have the form that the rules of the fusion are promised.
    """
    graph = graph_of(model, "test")
    inputs = random_for(graph)
    wanted, got = run_model(model, inputs), run_graph(graph, inputs)
    for name, array in wanted.items():
        np.testing.assert_allclose(got[name], array, rtol=1e-4, atol=1e-5, err_msg=name)
        assert got[name].shape == array.shape, name
    fuse(graph)
    return graph


def ops(graph: Graph) -> list[str]:
    return [node.op for node in graph.nodes]
