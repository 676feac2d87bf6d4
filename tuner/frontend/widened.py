"""Nodes of ONNX with wider floats: f32 for what has 16 bits, double for all that the judge runs."""

from __future__ import annotations

from collections.abc import Container

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from tuner.frontend.run_order import names_in, subgraphs
from tuner.graph import unused_name

TYPE_ATTRIBUTES = ("to", "dtype", "output_dtype", "softmax_precision")
"""Attributes that hold an element type."""


def widened(
    node: onnx.NodeProto, narrow: Container[int], wide: int, taken: set[str] | None = None
) -> onnx.NodeProto:
    """A copy with element type `wide` in the place of each `narrow` one, its subgraphs too.

    In subgraphs a Cast to a narrow type rounds, and its result is widened after that. What an
    operator reads as bits is left as it is. New tensors have names that are not `taken` (by
    default: in the node), and join these.
    """
    taken = names_in([node]) if taken is None else taken
    copy = onnx.NodeProto()
    copy.CopyFrom(node)
    if node.op_type == "BitCast":
        return copy
    for attribute in copy.attribute:
        if attribute.name in TYPE_ATTRIBUTES and attribute.i in narrow:
            attribute.i = wide
        elif attribute.name in ("value_float", "value_floats") and TensorProto.FLOAT in narrow:
            dtype = helper.tensor_dtype_to_np_dtype(wide)
            values = np.asarray(helper.get_attribute_value(attribute), dtype)
            attribute.CopyFrom(helper.make_attribute("value", numpy_helper.from_array(values)))
        elif attribute.HasField("t"):
            _widen_tensor(attribute.t, narrow, wide)
    for graph in subgraphs(copy):
        _widen_graph(graph, narrow, wide, taken)
    return copy


def widened_type(type_: onnx.TypeProto, narrow: Container[int], wide: int) -> onnx.TypeProto:
    """A copy of the type of a tensor, or of a sequence or an optional value of such."""
    copy = onnx.TypeProto()
    copy.CopyFrom(type_)
    inner = copy
    while (kind := inner.WhichOneof("value")) in ("sequence_type", "optional_type"):
        inner = getattr(inner, kind).elem_type
    if inner.tensor_type.elem_type in narrow:
        inner.tensor_type.elem_type = wide
    return copy


def _widen_graph(
    graph: onnx.GraphProto, narrow: Container[int], wide: int, taken: set[str]
) -> None:
    for value in (*graph.input, *graph.output, *graph.value_info):
        value.type.CopyFrom(widened_type(value.type, narrow, wide))
    for tensor in graph.initializer:
        _widen_tensor(tensor, narrow, wide)
    nodes = [made for inner in graph.node for made in _inner(inner, narrow, wide, taken)]
    del graph.node[:]
    graph.node.extend(nodes)


def _inner(
    node: onnx.NodeProto, narrow: Container[int], wide: int, taken: set[str]
) -> tuple[onnx.NodeProto, ...]:
    to = next((a.i for a in node.attribute if a.name == "to"), 0)
    if node.op_type != "Cast" or to not in narrow or wide == TensorProto.DOUBLE:
        return (widened(node, narrow, wide, taken),)
    (result,) = node.output
    rounded = unused_name(f"{result}.rounded", taken)
    taken.add(rounded)
    rounds = helper.make_node("Cast", node.input, [rounded], node.name, to=to)
    return rounds, helper.make_node("Cast", [rounded], [result], to=wide)


def _widen_tensor(tensor: onnx.TensorProto, narrow: Container[int], wide: int) -> None:
    if tensor.data_type in narrow:
        values = numpy_helper.to_array(tensor).astype(helper.tensor_dtype_to_np_dtype(wide))
        tensor.CopyFrom(numpy_helper.from_array(values, tensor.name))
