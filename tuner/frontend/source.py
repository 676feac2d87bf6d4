"""A ModelProto -> its nodes in order, its constants as arrays, its inputs with fixed shapes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx

from tuner.errors import ModelError
from tuner.frontend.budget import Budget, earned_by
from tuner.frontend.external import DataFiles
from tuner.frontend.functions import without_functions
from tuner.frontend.known import Known, standard_domain
from tuner.frontend.order import captures, needed_in_order
from tuner.frontend.raw_initializers import RawInitializers
from tuner.frontend.shapes import fix_inputs
from tuner.frontend.tensors import (
    array_of,
    dense_array,
    inline_external,
    sparse_tensors_in,
    spend_on_sparse,
    tensors_in,
    type_proto,
)

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
    weights: RawInitializers,
) -> Source:
    """Read the parts of a model. `folder` is where external data may lie.

    Raises ModelError for a broken graph, OptionError for shapes that do not fit.
    """
    files = DataFiles(folder)
    constants, budget = _constants(model.graph, files, weights)
    graph = without_functions(model)
    values = [value for value in graph.input if value.name not in constants]
    inputs = tuple(value.name for value in values)
    if len(set(inputs)) != len(inputs):
        raise ModelError("two inputs have the same name", "export the model again", "7")
    types = fix_inputs(values, input_shapes)
    outputs = tuple(dict.fromkeys(value.name for value in graph.output))
    nodes = needed_in_order(graph.node, (*inputs, *constants), outputs)
    nodes = _without_unread_outputs(nodes, outputs)
    for tensor in tensors_in(nodes):
        inline_external(tensor, files)
    for sparse in sparse_tensors_in(nodes):  # ONNX Runtime writes them out when it loads
        spend_on_sparse(sparse, budget)
    known = Known(
        opsets=_opsets(model),
        ir_version=model.ir_version,
        types={**types, **{name: type_proto(array) for name, array in constants.items()}},
        constants=constants,
        declared={value.name: value.type for value in (*graph.value_info, *graph.output)},
        budget=budget,
    )
    return Source(inputs, outputs, nodes, known)


def _opsets(model: onnx.ModelProto) -> dict[str, int]:
    return {standard_domain(opset.domain): opset.version for opset in model.opset_import}


def _constants(
    graph: onnx.GraphProto, files: DataFiles, weights: RawInitializers
) -> tuple[dict[str, np.ndarray], Budget]:
    """The initializers, and what the number of weights in them allows for the rest."""
    constants: dict[str, np.ndarray] = {}
    for number, tensor in enumerate(graph.initializer):
        _add(constants, tensor.name, array_of(tensor, files, weights.get(number)))
    budget = Budget()
    budget.add(earned_by(constants.values()))
    for sparse in graph.sparse_initializer:
        _add(constants, sparse.values.name, dense_array(sparse, budget, files))
    return constants, budget


def _add(constants: dict[str, np.ndarray], name: str, array: np.ndarray) -> None:
    if name in constants or not name:
        fault = f"two initializers are called {name!r}" if name else "an initializer has no name"
        raise ModelError(fault, "export the model again", "7")
    constants[name] = array


def _without_unread_outputs(
    nodes: Sequence[onnx.NodeProto], outputs: Iterable[str]
) -> list[onnx.NodeProto]:
    """Leave out masks, indices and statistics that no node reads: kernels do not make them."""
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
