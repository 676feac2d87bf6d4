"""Nodes of the imported graph written back as an ONNX model, for ONNX Runtime to run.

The inverse of what the front end does to attributes; used where no kernel fits a node.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np
from onnx import defs, helper, numpy_helper

from tuner.graph import DTYPES, Attribute, Graph, Node

if TYPE_CHECKING:
    import onnx

_OPSET = 20


def model_of(graph: Graph, nodes: Iterable[Node], outputs: Iterable[str]) -> bytes:
    """An ONNX model of these nodes; whatever they read and do not make are its inputs."""
    protos: list[onnx.NodeProto] = []
    initializers: list[onnx.TensorProto] = []
    nodes = list(nodes)
    for node in nodes:
        writer = _Writer(graph, node, initializers)
        protos.extend(writer.write())
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


class _Writer:
    """One node on its way to ONNX: the static operands of new operators become initializers."""

    def __init__(self, graph: Graph, node: Node, initializers: list[onnx.TensorProto]) -> None:
        self._graph = graph
        self._node = node
        self._initializers = initializers

    def write(self) -> list[onnx.NodeProto]:
        if self._node.op == "Resize":
            return self._resize()
        return [self._plain()]

    def _plain(self) -> onnx.NodeProto:
        node, inputs = self._node, list(self._node.inputs)
        inputs += self._static_operands()
        proto = helper.make_node(node.op, inputs, list(node.outputs), node.name)
        known = defs.get_schema(node.op, _OPSET).attributes
        kept = {name: value for name, value in node.attributes.items() if name in known}
        for name, value in {**kept, **self._renamed_attributes()}.items():
            proto.attribute.append(helper.make_attribute(name, value))
        return proto

    def _renamed_attributes(self) -> dict[str, Attribute]:
        node = self._node
        if node.op == "Cast":
            dtype = DTYPES[self._graph.types[node.outputs[0]].dtype]
            return {"to": helper.np_dtype_to_tensor_dtype(dtype)}
        if node.op in ("MaxPool", "AveragePool"):
            return self._pool_attributes()
        return {}

    def _pool_attributes(self) -> dict[str, Attribute]:
        """Rounding down is ONNX's default: the front end has made padding of ceil_mode."""
        attributes = dict(self._node.attributes)
        attributes["kernel_shape"] = attributes.pop("kernel")
        if self._node.op == "MaxPool":
            attributes.pop("count_include_pad", None)
        return attributes

    def _static_operands(self) -> list[str]:
        node, attributes = self._node, self._node.attributes
        if node.op.startswith("Reduce"):
            return [self._constant("axes", np.array(attributes["axes"], np.int64))]
        if node.op in ("Reshape", "Expand"):
            shape = self._graph.types[node.outputs[0]].shape
            return [self._constant("shape", np.array(shape, np.int64))]
        if node.op == "Split":
            return [self._constant("sizes", np.array(attributes["sizes"], np.int64))]
        if node.op == "Slice":
            return self._slice_operands()
        return self._value_operands() if node.op in ("Pad", "Clip") else []

    def _value_operands(self) -> list[str]:
        node, attributes = self._node, self._node.attributes
        dtype = DTYPES[self._graph.types[node.inputs[0]].dtype]
        if node.op == "Pad":
            pads = self._constant("pads", np.array(attributes["pads"], np.int64))
            return [pads, self._constant("value", np.array(attributes["value"], dtype))]
        return [
            self._constant(name, np.array(attributes[name], dtype)) if name in attributes else ""
            for name in ("min", "max")
        ]

    def _slice_operands(self) -> list[str]:
        start, step = self._ints("start"), self._ints("step")
        shape = self._graph.types[self._node.outputs[0]].shape
        ends = [a + b * n for a, b, n in zip(start, step, shape, strict=True)]
        # A negative end would count from the back: only the smallest int means "up to the front".
        ends = [np.iinfo(np.int64).min if end < 0 else end for end in ends]
        axes = range(len(shape))
        operands = {"start": start, "end": ends, "axes": axes, "step": step}
        return [self._constant(k, np.array(list(v), np.int64)) for k, v in operands.items()]

    def _resize(self) -> list[onnx.NodeProto]:
        node = self._node
        x, y = node.inputs[0], node.outputs[0]
        rank = len(self._graph.types[x].shape)
        rows = self._constant("rows", np.array(node.attributes["rows"], np.int64))
        cols = self._constant("cols", np.array(node.attributes["cols"], np.int64))
        return [
            helper.make_node("Gather", [x, rows], [f"{y}.rows"], axis=rank - 2),
            helper.make_node("Gather", [f"{y}.rows", cols], [y], axis=rank - 1),
        ]

    def _ints(self, name: str) -> tuple[int, ...]:
        value = self._node.attributes[name]
        assert isinstance(value, tuple)
        return tuple(int(v) for v in value)

    def _constant(self, role: str, array: np.ndarray) -> str:
        name = f"{self._node.outputs[0]}.{role}.static"
        self._initializers.append(numpy_helper.from_array(array, name))
        return name
