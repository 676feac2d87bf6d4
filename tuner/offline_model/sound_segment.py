"""Does the ONNX model of a segment from a file make sense, and fit the place that it has?"""

from __future__ import annotations

from itertools import zip_longest

import onnx

from tuner.errors import ModelError
from tuner.frontend.read import model_in
from tuner.frontend.runtime import output_types
from tuner.frontend.tensors import DTYPE_NAMES, tensors_of
from tuner.graph import Graph, Node


def check_segment(node: Node, graph: Graph) -> None:
    """Check a segment's model.

    Raises ValueError if ONNX Runtime does not load it, it reads other files, or has other inputs
    and outputs than its node.
    """
    model = _parsed(node)
    # in functions, which the front end expands, tensors would have to be looked for as well
    if model.functions:
        raise ValueError(f"the segment {node.name} has its own functions")
    if any(tensor.data_location == onnx.TensorProto.EXTERNAL for tensor in tensors_of(model.graph)):
        raise ValueError(f"the segment {node.name} reads an external file")
    made, read = output_types(model), _inputs(model)
    if (*made,) != node.outputs or read.keys() != {*node.inputs}:
        raise ValueError(f"the segment {node.name} has other inputs or outputs than its node")
    for name, kind in (*made.items(), *read.items()):
        _check_type(name, kind, graph)


def _parsed(node: Node) -> onnx.ModelProto:
    data = node.attributes["model"]
    assert isinstance(data, bytes)
    try:
        return model_in(data).proto
    except ModelError as error:
        raise ValueError(f"the segment {node.name}: {error.message}") from error


def _check_type(name: str, kind: onnx.TypeProto, graph: Graph) -> None:
    """Check one port: types that ONNX Runtime leaves open may be anything."""
    wanted, tensor = graph.types[name], kind.tensor_type
    sizes = [size.dim_value if size.HasField("dim_value") else -1 for size in tensor.shape.dim]
    pairs = zip_longest(sizes, wanted.shape) if tensor.HasField("shape") else ()
    fits = all(-1 in pair or pair[0] == pair[1] for pair in pairs)
    if DTYPE_NAMES.get(tensor.elem_type) != wanted.dtype or not fits:
        raise ValueError(f"a segment has {name} of another type than {wanted}")


def _inputs(model: onnx.ModelProto) -> dict[str, onnx.TypeProto]:
    initial = {tensor.name for tensor in model.graph.initializer}
    return {value.name: value.type for value in model.graph.input if value.name not in initial}
