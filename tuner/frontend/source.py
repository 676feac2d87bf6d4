"""A ModelProto -> its nodes in order, its constants as arrays, its inputs with fixed shapes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
from onnx import inliner

from tuner.errors import ModelError
from tuner.frontend.apart import RawWeights
from tuner.frontend.known import Known, standard_domain
from tuner.frontend.order import captures, needed_in_order
from tuner.frontend.shapes import fix_inputs
from tuner.frontend.tensors import array_of, dense_array, embed_external, type_proto

OPTIONAL_OUTPUTS = ("Dropout", "MaxPool", "LayerNormalization")
"""Ops with a first output that does not depend on whether the others are asked for."""


@dataclass(frozen=True)
class Source:
    """The model as the importer walks it. `known` grows on the way."""

    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    nodes: list[onnx.NodeProto]
    known: Known


def source_of(
    model: onnx.ModelProto,
    input_shapes: Mapping[str, tuple[int, ...]],
    folder: Path | None,
    weights: RawWeights,
) -> Source:
    """Read the parts of a model. `folder` is where external data may lie.

    Raises ModelError for a broken graph, OptionError for shapes that do not fit.
    """
    constants = _constants(model.graph, folder, weights)
    graph = _without_functions(model)
    values = [value for value in graph.input if value.name not in constants]
    inputs = tuple(value.name for value in values)
    if len(set(inputs)) != len(inputs):
        raise ModelError("two inputs have the same name", "export the model again", "7")
    types = fix_inputs(values, input_shapes)
    outputs = tuple(dict.fromkeys(value.name for value in graph.output))
    nodes = needed_in_order(graph.node, (*inputs, *constants), outputs)
    nodes = _without_unread_outputs(nodes, outputs)
    embed_external(nodes, folder)
    known = Known(
        opsets=_opsets(model),
        ir_version=model.ir_version,
        types={**types, **{name: type_proto(array) for name, array in constants.items()}},
        constants=constants,
        declared={value.name: value.type for value in (*graph.value_info, *graph.output)},
    )
    return Source(inputs, outputs, nodes, known)


def _opsets(model: onnx.ModelProto) -> dict[str, int]:
    return {standard_domain(opset.domain): opset.version for opset in model.opset_import}


def _constants(
    graph: onnx.GraphProto, folder: Path | None, weights: RawWeights
) -> dict[str, np.ndarray]:
    constants: dict[str, np.ndarray] = {}
    for number, tensor in enumerate(graph.initializer):
        _add(constants, tensor.name, array_of(tensor, folder, weights.get(number)))
    for sparse in graph.sparse_initializer:
        _add(constants, sparse.values.name, dense_array(sparse, folder))
    return constants


def _add(constants: dict[str, np.ndarray], name: str, array: np.ndarray) -> None:
    if name in constants or not name:
        fault = f"two initializers are called {name!r}" if name else "an initializer has no name"
        raise ModelError(fault, "export the model again", "7")
    constants[name] = array


def _without_unread_outputs(
    nodes: Sequence[onnx.NodeProto], outputs: Iterable[str]
) -> list[onnx.NodeProto]:
    """Leave out masks, indices and statistics that nobody reads: kernels do not make them."""
    read = {name for node in nodes for name in (*node.input, *captures(node))} | set(outputs)
    result = []
    for node in nodes:
        if node.op_type in OPTIONAL_OUTPUTS and read.isdisjoint(node.output[1:]):
            kept = onnx.NodeProto()
            kept.CopyFrom(node)
            del kept.output[1:]
            result.append(kept)
        else:
            result.append(node)
    return result


def _without_functions(model: onnx.ModelProto) -> onnx.GraphProto:
    """The graph with calls of the model's own functions replaced by what they do.

    The weights are left out, for the inliner would copy them.
    """
    if not model.functions:
        return model.graph
    graph = model.graph
    bare = onnx.ModelProto(ir_version=model.ir_version)
    bare.opset_import.extend(model.opset_import)
    bare.functions.extend(model.functions)
    bare.graph.name = graph.name
    bare.graph.node.extend(graph.node)
    bare.graph.output.extend(graph.output)
    bare.graph.input.extend(graph.input)
    present = {value.name for value in graph.input}
    bare.graph.input.extend(
        onnx.ValueInfoProto(name=tensor.name)
        for tensor in graph.initializer
        if tensor.name not in present
    )
    try:
        inlined = inliner.inline_local_functions(bare)
    except (RuntimeError, ValueError) as error:
        raise ModelError(
            f"the model's own functions cannot be expanded: {error}", "export without them", "7"
        ) from error
    return inlined.graph
