"""An imported graph written as ONNX again, run by ONNX Runtime: the judge of the front end.

Segments are spliced in as models of their own, so that their bytes are what is judged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper

from tests.tuner.frontend.row_nodes import BY_LOOPS
from tests.tuner.resize_nodes import resize_nodes
from tuner.expression import Expression
from tuner.graph import DTYPES, Graph, Node

OPSET = 21
PASSED_ON = {
    "Gemm": ("alpha", "beta", "transA", "transB"),
    "BatchNormalization": ("epsilon",),
    "LayerNormalization": ("axis", "epsilon"),
    "InstanceNormalization": ("epsilon",),
    "Softmax": ("axis",),
    "LogSoftmax": ("axis",),
    "Gelu": ("approximate",),
    "HardSigmoid": ("alpha", "beta"),
    "LeakyRelu": ("alpha",),
    "Elu": ("alpha",),
    "Gather": ("axis",),
    "GatherElements": ("axis",),
    "GatherND": ("batch_dims",),
    "CumSum": ("exclusive", "reverse"),
    "Transpose": ("perm",),
    "Concat": ("axis",),
    "QuantizeLinear": ("axis",),
    "DequantizeLinear": ("axis",),
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
        if node.op in BY_LOOPS:
            made = BY_LOOPS[node.op](node, [values[name] for name in node.inputs])
            values[node.outputs[0]] = made
        else:
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
    if node.op == "Resize":
        shapes = (graph.types[name].shape for name in (*node.inputs, *node.outputs))
        protos, constants = resize_nodes(node, *shapes)
        extra.update(constants)
        return protos
    if node.op in ("LSTM", "GRU", "RNN"):
        return [helper.make_node(node.op, node.inputs, node.outputs, **_recurrent(node, graph))]
    op, constants = OWN.get(node.op, (node.op, {}))
    given = {**constants, **{name: a[name] for name in PASSED_ON.get(node.op, ())}}
    given |= {RENAMED.get(name, name): a[name] for name in ATTRIBUTES.get(node.op, ())}
    if node.op == "Cast":
        given["to"] = helper.np_dtype_to_tensor_dtype(DTYPES[a["to"]])
    if node.op == "ToInteger":
        made = graph.types[node.outputs[0]].dtype
        given["to"] = helper.np_dtype_to_tensor_dtype(DTYPES[made])
    if node.op == "Log1p":
        return _log1p(node)
    values = INPUTS[node.op](node, graph) if node.op in INPUTS else []
    names = [f"extra{i}" for i in range(len(values))]
    extra.update(zip(names, values, strict=True))
    if not values:
        known = {*PASSED_ON.get(node.op, ()), *ATTRIBUTES.get(node.op, ()), *ABSENT, "to"}
        assert known >= set(a), (node.op, dict(a))
    return [helper.make_node(op, [*node.inputs, *names], node.outputs, **given)]


def _log1p(node: Node) -> list[onnx.NodeProto]:
    """Compute it in f64, which has the digits for it."""
    (x,), (y,) = node.inputs, node.outputs
    one = numpy_helper.from_array(np.array(1.0))
    return [
        helper.make_node("Cast", [x], ["wide"], to=onnx.TensorProto.DOUBLE),
        helper.make_node("Constant", [], ["one"], value=one),
        helper.make_node("Add", ["wide", "one"], ["above"]),
        helper.make_node("Log", ["above"], ["logarithm"]),
        helper.make_node("Cast", ["logarithm"], [y], to=onnx.TensorProto.FLOAT),
    ]


OWN: Mapping[str, tuple[str, dict[str, Any]]] = {
    "IntegerDiv": ("Div", {}), "IntegerPow": ("Pow", {}), "ToInteger": ("Cast", {}),
    "Remainder": ("Mod", {"fmod": 1}),
}  # fmt: skip
"""Our operators that are ONNX's with another name, and attributes."""
REDUCTIONS = ("ReduceMean", "ReduceSum", "ReduceMax", "ReduceMin", "ReduceProd")


FUNCTIONS = {"sigmoid": "Sigmoid", "tanh": "Tanh", "hardsigmoid": "HardSigmoid"}


def _recurrent(node: Node, graph: Graph) -> dict[str, Any]:
    """Attributes of a recurrence, whose activations we have as expressions."""
    given = dict(node.attributes)
    steps = [Expression.parse(text) for text in str(given.pop("activations")).split("|")]
    given["activations"] = [FUNCTIONS[step.instructions[0].op] for step in steps]
    numbers = [step.instructions[0].args[1:] for step in steps]
    given["activation_alpha"] = [float(alpha) for alpha, _ in filter(None, numbers)]
    given["activation_beta"] = [float(beta) for _, beta in filter(None, numbers)]
    given["hidden_size"] = graph.types[node.inputs[2]].shape[2]
    return {name: value for name, value in given.items() if value not in (0, [])}


POOL = ("kernel", "strides", "pads", "dilations")
ATTRIBUTES = {
    "MaxPool": POOL,
    "AveragePool": (*POOL, "count_include_pad"),
    "Split": ("axis",),
    "TopK": ("axis", "largest"),
    **dict.fromkeys(REDUCTIONS, ("keepdims",)),
}
RENAMED = {"kernel": "kernel_shape"}
ABSENT = ("count_include_pad",)
"""MaxPool has it in our form, as a constant 0, and not in ONNX's."""


def _ints(name: str) -> Callable[[Node, Graph], list[np.ndarray]]:
    return lambda node, graph: [np.array(node.attributes[name], np.int64)]


def _slice(node: Node, graph: Graph) -> list[np.ndarray]:
    out = graph.types[node.outputs[0]].shape
    start, step = np.array(node.attributes["start"]), np.array(node.attributes["step"])
    end = start + np.array(out) * step
    end[end < 0] = -(2**62)
    return [start, end, np.arange(len(out)), step]


def _pad(node: Node, graph: Graph) -> list[np.ndarray]:
    dtype = DTYPES[graph.types[node.inputs[0]].dtype]
    pads = np.array(node.attributes["pads"], np.int64)
    return [pads, np.array(node.attributes["value"], dtype)]


INPUTS: Mapping[str, Callable[[Node, Graph], list[np.ndarray]]] = {
    "Clip": lambda node, _: [np.float32(node.attributes[name]) for name in ("min", "max")],
    "Reshape": _ints("shape"),
    "TopK": lambda node, _: [np.array([node.attributes["k"]], np.int64)],
    "Expand": _ints("shape"),
    "CumSum": _ints("axis"),
    "Split": _ints("sizes"),
    **dict.fromkeys(REDUCTIONS, _ints("axes")),
    "Slice": _slice,
    "Pad": _pad,
}
"""Our attributes that are inputs in ONNX."""
