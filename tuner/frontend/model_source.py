"""A ModelProto -> its nodes in order, its constants as arrays, its inputs with fixed shapes.

Calls of the model's own functions are replaced by what they do, where that is sane: ten functions
that call each other ten times are ten thousand million nodes. What would come of the calls is
counted before they are expanded.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import onnx
from google.protobuf.message import DecodeError
from onnx import TensorProto, checker, inliner, shape_inference

from tuner.errors import ModelError
from tuner.frontend.known import INFERENCE_ERRORS, KnownTensors, standard_domain
from tuner.frontend.onnx_tensors import DataFiles, array_of, inline_external, parts_of
from tuner.frontend.read import RawInitializers
from tuner.frontend.run_order import captures, needed_in_order, with_inner_nodes
from tuner.frontend.shapes import fix_inputs

OPTIONAL_OUTPUTS = ("Dropout", "MaxPool", "LayerNormalization")
"""Ops with a first output that does not depend on whether the others are asked for."""

MAX_CALLS_DEEP = 32
MAX_EXPANDED_BYTES = 64 * 2**20
"""Maximum size of all calls once they are expanded, in addition to that of the model."""
NODE_BYTES = 64
"""Minimum size of a node that counts: one without inputs takes no less memory."""

_HINT = "export the model without its own functions"

_Key = tuple[str, str, str]
"""Domain, name and overload of a function."""
_Cost = tuple[int, int]
"""The size of nodes in bytes once their calls are expanded, and how many names are in them: of
inputs, outputs and attributes."""


@dataclass(frozen=True)
class ModelSource:
    """The model as the importer walks it. `known` grows on the way."""

    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    nodes: list[onnx.NodeProto]
    known: KnownTensors


def source_of(
    model: onnx.ModelProto,
    input_shapes: Mapping[str, tuple[int, ...]],
    folder: Path | None,
    weights: RawInitializers,
) -> ModelSource:
    """Read the parts of a model. `folder` is where external data may be.

    Raises ModelError for a broken graph, OptionError for shapes that do not fit.
    """
    files = DataFiles(folder)
    opsets = {standard_domain(opset.domain): opset.version for opset in model.opset_import}
    known = KnownTensors(opsets, model.ir_version)
    for number, tensor in enumerate(model.graph.initializer):
        _check_name(tensor.name, known)
        known.add_weight(tensor.name, array_of(tensor, files, weights.get(number)))
    for sparse in model.graph.sparse_initializer:
        _check_name(sparse.values.name, known)
        known.add_constant(sparse.values.name, known.dense(sparse, files))
    graph = _without_functions(model)
    known.declared = {value.name: value.type for value in (*graph.value_info, *graph.output)}
    values = [value for value in graph.input if value.name not in known.constants]
    inputs = tuple(value.name for value in values)
    if len(set(inputs)) != len(inputs):
        raise ModelError("two inputs have the same name")
    known.types.update(fix_inputs(values, input_shapes))
    outputs = tuple(dict.fromkeys(value.name for value in graph.output))
    inside = _declared_inside(graph.node, outputs, known.declared)
    known.declared = {**known.declared, **inside}
    known.given, known.results = frozenset(inputs), frozenset((*outputs, *inside))
    nodes = needed_in_order(graph.node, known.types, outputs)
    nodes = without_unread_outputs(nodes, outputs)
    for node in nodes:
        for tensor in parts_of(node, onnx.TensorProto):
            inline_external(tensor, files)
        for sparse in parts_of(node, onnx.SparseTensorProto):  # ONNX Runtime writes them out
            known.spend_on(sparse)
    return ModelSource(inputs, outputs, nodes, known)


SAME_SHAPE = frozenset(
    "Abs Cast CastLike Exp Identity Log Neg Reciprocal Relu Sigmoid Sqrt Tanh".split()  # noqa: SIM905
)
"""Operators whose result has the shape of their first input, whatever that is."""


def _declared_inside(
    nodes: Sequence[onnx.NodeProto], outputs: Iterable[str], declared: Mapping[str, onnx.TypeProto]
) -> dict[str, onnx.TypeProto]:
    """The shapes that declarations of outputs give of tensors which only such operators follow.

    These are of no element type: what makes them says that.
    """
    found = {name: declared[name] for name in outputs if name in declared}
    inside = {}
    for node in reversed(nodes):
        of_result = found.get(node.output[0]) if node.output else None
        is_same = node.op_type in SAME_SHAPE and not standard_domain(node.domain)
        if is_same and of_result is not None and node.input and node.input[0] not in found:
            kind = onnx.TypeProto()
            kind.CopyFrom(of_result)
            kind.tensor_type.elem_type = TensorProto.UNDEFINED
            found[node.input[0]] = inside[node.input[0]] = kind
    return inside


def inputs_of(model: onnx.ModelProto) -> list[onnx.ValueInfoProto]:
    """The inputs that a caller gives: those that are no initializers."""
    dense = (tensor.name for tensor in model.graph.initializer)
    sparse = (tensor.values.name for tensor in model.graph.sparse_initializer)
    weights = {*dense, *sparse}
    return [value for value in model.graph.input if value.name not in weights]


def _check_name(name: str, known: KnownTensors) -> None:
    if name in known.constants or not name:
        fault = f"two initializers are called {name!r}" if name else "an initializer has no name"
        raise ModelError(fault)


def _without_functions(model: onnx.ModelProto) -> onnx.GraphProto:
    """The graph with calls of the model's own functions replaced by what they do.

    The inliner copies the whole model; large weights were read past it. Raises ModelError.
    """
    if not model.functions:
        return model.graph
    _check_functions(model)
    try:
        return inliner.inline_local_functions(model).graph
    except (RuntimeError, ValueError, checker.ValidationError, DecodeError) as error:
        raise ModelError(f"the model's own functions cannot be expanded: {error}", _HINT) from error


def with_inferred_types(model: onnx.ModelProto) -> onnx.ModelProto:
    """A copy with the types and shapes of tensors that ONNX infers. Raises ModelError."""
    _check_functions(model)
    try:
        return shape_inference.infer_shapes(model)
    except INFERENCE_ERRORS as error:
        reason = " ".join(str(error).split())[:200]
        raise ModelError(f"the types of its tensors cannot be inferred: {reason}") from error


def _check_functions(model: onnx.ModelProto) -> None:
    """Raises ModelError for functions that call each other in a circle, or would become too large.

    ONNX's own functions follow calls, however deep they are.
    """
    functions = {(f.domain, f.name, f.overload): f for f in model.functions}
    size_bytes, _ = _cost(model.graph.node, functions, {}, 0)
    if size_bytes > MAX_EXPANDED_BYTES + model.ByteSize():
        raise ModelError(f"the model's own functions would become {size_bytes} bytes", _HINT)


def _cost(
    nodes: Iterable[onnx.NodeProto],
    functions: Mapping[_Key, onnx.FunctionProto],
    costs: dict[_Key, _Cost],
    depth: int,
) -> _Cost:
    """The cost of nodes; those of the functions that they call are put into `costs`.

    The names of a call are written wherever the function uses them.
    """
    if depth > MAX_CALLS_DEEP:
        raise ModelError(
            f"the model's own functions call each other more than {MAX_CALLS_DEEP} levels deep, "
            "perhaps in a circle",
            _HINT,
        )
    size_bytes = names = 0
    for node in with_inner_nodes(nodes):
        key, node_bytes = (node.domain, node.op_type, node.overload), NODE_BYTES + node.ByteSize()
        if key in functions and key not in costs:
            costs[key] = _cost(functions[key].node, functions, costs, depth + 1)
        inner_bytes, inner_names = costs.get(key, (0, 0))
        size_bytes += node_bytes + inner_bytes + inner_names * node_bytes
        names += len(node.input) + len(node.output) + len(node.attribute) + inner_names
    return size_bytes, names


def without_unread_outputs(
    nodes: Sequence[onnx.NodeProto], outputs: Iterable[str]
) -> list[onnx.NodeProto]:
    """Leave out masks, indices and statistics that no node reads: kernels do not make them."""
    read = {name for node in nodes for name in (*node.input, *captures(node))} | set(outputs)
    result = []
    for node in nodes:
        if node.op_type in OPTIONAL_OUTPUTS and read.isdisjoint(node.output[1:]):
            node = copy.deepcopy(node)  # noqa: PLW2901
            del node.output[1:]
        result.append(node)
    return result
