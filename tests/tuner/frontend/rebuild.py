"""An imported graph written as ONNX again, run by ONNX Runtime: the judge of the front end.

Segments are spliced in as models of their own, so that their bytes are what is judged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper

from tuner.graph import DTYPES, Graph, Node

OPSET = 21
PASSED_ON = {
    "Gemm": ("alpha", "beta", "transA", "transB"),
    "BatchNormalization": ("epsilon",),
    "LayerNormalization": ("axis", "epsilon"),
    "Softmax": ("axis",),
    "Gelu": ("approximate",),
    "HardSigmoid": ("alpha", "beta"),
    "LeakyRelu": ("alpha",),
    "Elu": ("alpha",),
    "Gather": ("axis",),
    "Transpose": ("perm",),
    "Concat": ("axis",),
    "Conv": ("strides", "pads", "dilations", "group"),
}
"""Attributes that our nodes share with ONNX's."""

Arrays = Mapping[str, np.ndarray]


def run_model(model: onnx.ModelProto, inputs: Arrays) -> dict[str, np.ndarray]:
    """ONNX Runtime's outputs, without its own optimisations."""
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.intra_op_num_threads = 1
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )
    names = [value.name for value in session.get_outputs()]
    return dict(zip(names, session.run(names, dict(inputs)), strict=True))


def run_graph(graph: Graph, inputs: Arrays) -> dict[str, np.ndarray]:
    """Outputs of an imported graph; every tensor on the way must have the type it is said to."""
    values = {**graph.constants, **inputs}
    for node in graph.nodes:
        feed = {name: values[name] for name in dict.fromkeys(node.inputs) if name}
        values.update(run_model(_model(node, graph), feed))
        for name in node.outputs:
            _check(name, values[name], graph)
    return {name: values[name] for name in graph.outputs}


def _check(name: str, value: np.ndarray, graph: Graph) -> None:
    said = graph.types[name]
    assert value.dtype == DTYPES[said.dtype], name
    assert value.ndim == len(said.shape), name
    assert all(s in (-1, v) for s, v in zip(said.shape, value.shape, strict=True)), name


def _model(node: Node, graph: Graph) -> onnx.ModelProto:
    if node.op == "segment":
        return onnx.ModelProto.FromString(node.attributes["model"])
    extra: dict[str, np.ndarray] = {}
    protos = _protos(node, graph, extra)
    reads = [n for n in dict.fromkeys(node.inputs) if n]
    onnx_graph = helper.make_graph(
        protos,
        node.op,
        [_info(name, graph) for name in reads],
        [_info(name, graph) for name in node.outputs],
        [numpy_helper.from_array(array, name) for name, array in extra.items()],
    )
    return helper.make_model(
        onnx_graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=10
    )


def _info(name: str, graph: Graph) -> onnx.ValueInfoProto:
    found = graph.types[name]
    element = helper.np_dtype_to_tensor_dtype(DTYPES[found.dtype])
    return helper.make_tensor_value_info(name, element, found.shape)


def _protos(node: Node, graph: Graph, extra: dict[str, np.ndarray]) -> list[onnx.NodeProto]:
    a: Mapping[str, Any] = node.attributes
    x, shape = node.inputs[0], graph.types[node.inputs[0]].shape

    def one(*more: object, op: str = node.op, **attributes: object) -> list[onnx.NodeProto]:
        names = [x]
        for i, value in enumerate(more):
            extra[f"extra{i}"] = np.asarray(value)
            names.append(f"extra{i}")
        return [helper.make_node(op, names, node.outputs, **attributes)]

    match node.op:
        case "Clip":
            return one(np.float32(a["min"]), np.float32(a["max"]))
        case "Cast":
            return one(to=helper.np_dtype_to_tensor_dtype(DTYPES[a["to"]]))
        case "Reshape" | "Expand":
            return one(np.array(a["shape"], np.int64))
        case "ReduceMean" | "ReduceSum" | "ReduceMax" | "ReduceMin":
            return one(np.array(a["axes"], np.int64), keepdims=a["keepdims"])
        case "Split":
            return one(np.array(a["sizes"], np.int64), axis=a["axis"])
        case "Slice":
            out = graph.types[node.outputs[0]].shape
            ends = [s + n * d for s, n, d in zip(a["start"], out, a["step"], strict=True)]
            low = -(2**62)
            ends = [low if e < 0 else e for e in ends]
            axes = range(len(shape))
            return one(*(np.array(v, np.int64) for v in (a["start"], ends, axes, a["step"])))
        case "Pad":
            dtype = DTYPES[graph.types[x].dtype]
            return one(np.array(a["pads"], np.int64), np.array(a["value"], dtype))
        case "MaxPool" | "AveragePool":
            more = {"count_include_pad": a["count_include_pad"]} if node.op[0] == "A" else {}
            return one(
                kernel_shape=a["kernel"],
                strides=a["strides"],
                pads=a["pads"],
                dilations=a["dilations"],
                **more,
            )
        case "Resize":
            extra["rows"] = np.array(a["rows"], np.int64)
            extra["cols"] = np.array(a["cols"], np.int64)
            return [
                helper.make_node("Gather", [x, "rows"], ["picked"], axis=2),
                helper.make_node("Gather", ["picked", "cols"], node.outputs, axis=3),
            ]
        case op:
            given = {name: a[name] for name in PASSED_ON.get(op, ())}
            assert set(given) == set(a), (op, dict(a))
            return [helper.make_node(op, node.inputs, node.outputs, **given)]
