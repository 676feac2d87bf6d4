"""A model file -> one ONNX model with all its data inside and fixed input shapes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from pathlib import Path

import onnx

from tuner.errors import ModelError
from tuner.frontend.external import DataFiles
from tuner.frontend.read import ReadModel
from tuner.frontend.shapes import fix_inputs
from tuner.frontend.tensors import inline_external, tensors_in, tensors_of

MAX_BYTES = onnx.checker.MAXIMUM_PROTOBUF


def whole_model(
    read: ReadModel, folder: Path | None, input_shapes: Mapping[str, tuple[int, ...]]
) -> onnx.ModelProto:
    """A copy of the model that needs no other file; `folder` is where external data may be.

    Raises ModelError for a model that is too large for one file, or whose inputs are of open
    sizes; OptionError for shapes that do not fit.
    """
    model = onnx.ModelProto()
    model.CopyFrom(read.proto)
    size_bytes = model.ByteSize() + sum(raw.nbytes for raw in read.weights.values())
    _refuse_too_large(size_bytes)
    for number, raw in read.weights.items():
        model.graph.initializer[number].raw_data = raw.tobytes()
    files = DataFiles(folder)
    inner = (tensors_in(function.node) for function in model.functions)
    for tensor in chain(tensors_of(model.graph), *inner):
        size_bytes += inline_external(tensor, files)
        _refuse_too_large(size_bytes)
    _fix_inputs(model.graph, input_shapes)
    return model


def _refuse_too_large(size_bytes: int) -> None:
    if size_bytes > MAX_BYTES:
        raise ModelError(
            f"with its weights the model has at least {size_bytes} bytes: ONNX Runtime's program"
            f" of it, in one file, can have {MAX_BYTES}",
            "split the model",
            "7",
        )


def _fix_inputs(graph: onnx.GraphProto, input_shapes: Mapping[str, tuple[int, ...]]) -> None:
    """Sequences and optional values keep their types."""
    constants = {tensor.name for tensor in graph.initializer}
    values = [value for value in graph.input if value.name not in constants]
    tensors = [value for value in values if value.type.HasField("tensor_type")]
    for name, fixed in fix_inputs(tensors, input_shapes, may_be_text=True).items():
        next(value for value in tensors if value.name == name).type.CopyFrom(fixed)
