"""Nodes of the imported graph written back as an ONNX model, for ONNX Runtime to run.

The inverse of what the front end does to attributes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
import onnx
from onnx import defs, helper, numpy_helper

from tests.tuner.resize_nodes import resize_nodes
from tuner.graph import DTYPES, Attribute, Graph, Node

_OPSET = 20

_WHOLE = {"Reduce": ("axes",), "Split": ("sizes",), "Pad": ("pads",)}
_VALUES = {"Pad": ("value",), "Clip": ("min", "max")}
"""Attributes of ours, by operator, that are operands in ONNX: whole numbers, or of x's type."""


def model_of(graph: Graph, nodes: Iterable[Node], outputs: Iterable[str]) -> bytes:
    """An ONNX model of these nodes; whatever they read and do not make are its inputs."""
    protos: list[onnx.NodeProto] = []
    initializers: list[onnx.TensorProto] = []
    nodes = list(nodes)
    for node in nodes:
        if node.op == "Resize":
            shapes = (graph.types[name].shape for name in (*node.inputs, *node.outputs))
            written, constants = resize_nodes(node, *shapes)
            protos += written
            initializers += [numpy_helper.from_array(v, name) for name, v in constants.items()]
            continue
        operands = {
            role: numpy_helper.from_array(array, f"{node.outputs[0]}.{role}.static")
            for role, array in _static_operands(graph, node).items()
        }
        initializers += operands.values()
        protos += _written(graph, node, {role: proto.name for role, proto in operands.items()})
    made = {name for node in nodes for name in node.outputs}
    reads = dict.fromkeys(name for node in nodes for name in node.inputs if name not in made)
    model = helper.make_model(
        helper.make_graph(
            protos,
            "segment",
            [_value(graph, name) for name in reads if name],
            [_value(graph, name) for name in outputs],
            initializers,
        ),
        opset_imports=[helper.make_opsetid("", _OPSET)],
        ir_version=10,
    )
    data: bytes = model.SerializeToString()
    return data


def _value(graph: Graph, name: str) -> onnx.ValueInfoProto:
    tensor = graph.types[name]
    kind = helper.np_dtype_to_tensor_dtype(DTYPES[tensor.dtype])
    return helper.make_tensor_value_info(name, kind, tensor.shape if tensor.is_static else None)


def _written(graph: Graph, node: Node, operands: Mapping[str, str]) -> list[onnx.NodeProto]:
    """The node in ONNX, with the names of its static operands; not of a Resize."""
    if node.op == "segment":
        return list(onnx.ModelProto.FromString(bytes(node.attributes["model"])).graph.node)
    inputs = [*node.inputs, *operands.values()]
    if node.op == "Clip":
        inputs = [*node.inputs, operands.get("min", ""), operands.get("max", "")]
    proto = helper.make_node(node.op, inputs, list(node.outputs), node.name)
    known = defs.get_schema(node.op, _OPSET).attributes
    for name, value in _attributes(graph, node).items():
        if name in known:
            proto.attribute.append(helper.make_attribute(name, value))
    return [proto]


def _attributes(graph: Graph, node: Node) -> dict[str, Attribute]:
    """The attributes under ONNX's names; the front end has made padding of ceil_mode."""
    attributes = dict(node.attributes)
    if node.op == "Cast":
        dtype = DTYPES[graph.types[node.outputs[0]].dtype]
        attributes["to"] = int(helper.np_dtype_to_tensor_dtype(dtype))
    if node.op in ("MaxPool", "AveragePool"):
        attributes["kernel_shape"] = attributes.pop("kernel")
    return attributes


def _static_operands(graph: Graph, node: Node) -> dict[str, np.ndarray]:
    """Operands by role that new operators have in place of attributes: they become initializers."""
    shape = graph.types[node.outputs[0]].shape
    if node.op in ("Reshape", "Expand"):
        return {"shape": np.array(shape, np.int64)}
    if node.op == "Slice":
        start, step = node.ints("start"), node.ints("step")
        ends = [a + b * n for a, b, n in zip(start, step, shape, strict=True)]
        # A negative end would count from the back: only the smallest int means "up to the front".
        ends = [np.iinfo(np.int64).min if end < 0 else end for end in ends]
        places = {"start": start, "end": ends, "axes": range(len(shape)), "step": step}
        return {role: np.array(values, np.int64) for role, values in places.items()}
    kind = "Reduce" if node.op.startswith("Reduce") else node.op
    operands = {name: np.array(node.attributes[name], np.int64) for name in _WHOLE.get(kind, ())}
    for name in _VALUES.get(kind, ()):
        if name in node.attributes:
            dtype = DTYPES[graph.types[node.inputs[0]].dtype]
            operands[name] = np.array(node.attributes[name], dtype)
    return operands
