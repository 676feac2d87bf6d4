"""ONNX Runtime's part: types that it finds, and whole models for it, which may depend on chance."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import chain
from pathlib import Path

import onnx
from onnx import helper

from tuner.errors import ModelError
from tuner.frontend.known import KnownTensors, standard_domain
from tuner.frontend.onnx_tensors import DataFiles, inline_external, parts_of
from tuner.frontend.read import ReadModel
from tuner.frontend.run_order import described, reads_of, with_inner_nodes
from tuner.frontend.shapes import fix_inputs
from tuner.ops.onnx_runtime import open_session, refusals

ELEMENTS: Mapping[str, int] = {
    name.lower(): number for name, number in onnx.TensorProto.DataType.items()
}
"""ONNX Runtime's word for an element type -> ONNX's number."""

MAX_SHOWN_BYTES = 1 << 16
"""Constants up to this size may say something of types; others would be copied for nothing."""
MAX_MODEL_BYTES = onnx.checker.MAXIMUM_PROTOBUF


def output_types(model: onnx.ModelProto) -> dict[str, onnx.TypeProto]:
    """Load the model and return the types that ONNX Runtime found.

    Raises ValueError with ONNX Runtime's reason if it does not load, or cannot be written at all.
    """
    try:
        session = open_session(model.SerializeToString(), 1, optimises=False)
    except refusals() as error:
        raise ValueError(str(error)) from error
    return {value.name: _type_proto(value.type, value.shape) for value in session.get_outputs()}


def _type_proto(text: str, shape: list[object]) -> onnx.TypeProto:
    """ONNX Runtime shows an unknown rank as [], like a scalar: such a shape is left unknown."""
    match = re.fullmatch(r"tensor\((\w+)\)", text)
    if match is None or match[1] not in ELEMENTS:
        raise ValueError(f"its output is of type {text}, which is not supported here")
    sizes = [size if isinstance(size, int) else None for size in shape] or None
    return helper.make_tensor_type_proto(ELEMENTS[match[1]], sizes)


def single_node_types(node: onnx.NodeProto, known: KnownTensors) -> dict[str, onnx.TypeProto]:
    """The output types of one node as ONNX Runtime infers them.

    Raises ModelError if ONNX Runtime does not know the node either.
    """
    reads = reads_of(node)
    constants = ((name, known.constants[name]) for name in reads if name in known.constants)
    small = [name for name, array in constants if array.nbytes <= MAX_SHOWN_BYTES]
    inputs = [name for name in reads if name not in small]
    try:
        return output_types(known.model([node], inputs, filter(None, node.output), small))
    except ValueError as error:
        raise cannot_run(node, str(error)) from error


def cannot_run(node: onnx.NodeProto, reason: str) -> ModelError:
    """The error for a node that nothing here can run."""
    line = re.sub(r"^\[ONNXRuntimeError\] : \d+ : \w+ : ", "", " ".join(reason.split()))
    line = re.sub(r"^/\S+\.(cc|h):\d+ .*?\) ", "", line)  # the place in its source
    shown = line if len(line) <= 200 else line[:197] + "..."
    return ModelError(
        f"{described(node)} has no kernel, and ONNX Runtime does not run it by itself",
        "replace the operator, or export the model with standard operators "
        f"(ONNX Runtime says: {shown})",
    )


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
    for tensor in chain(
        *(parts_of(part, onnx.TensorProto) for part in (model.graph, *model.functions))
    ):
        size_bytes += inline_external(tensor, files)
        _refuse_too_large(size_bytes)
    constants = {tensor.name for tensor in model.graph.initializer}
    inputs = [value for value in model.graph.input if value.name not in constants]
    # sequences and optional values keep their types
    tensors = {value.name: value for value in inputs if value.type.HasField("tensor_type")}
    for name, fixed in fix_inputs([*tensors.values()], input_shapes, may_be_text=True).items():
        tensors[name].type.CopyFrom(fixed)
    return model


def _refuse_too_large(size_bytes: int) -> None:
    if size_bytes > MAX_MODEL_BYTES:
        raise ModelError(
            f"with its weights the model has at least {size_bytes} bytes: ONNX Runtime's program"
            f" of it, in one file, can have {MAX_MODEL_BYTES}",
            "split the model",
        )


def is_racy_segment(model: bytes) -> bool:
    """Return whether a model in its bytes is racy, see `is_racy`."""
    return is_racy(onnx.ModelProto.FromString(model))


def is_racy(model: onnx.ModelProto) -> bool:
    """Return whether ONNX Runtime's threads may lose updates, so that only one thread is right.

    Its ScatterND shares out the updates between threads. With a reduction (add, mul, min, max)
    repeated indices are legal, and two threads then read and write one element at once. Its
    ScatterElements runs on one thread, and is exact.
    """
    nodes = chain(model.graph.node, *(function.node for function in model.functions))
    return any(
        node.op_type == "ScatterND"
        and not standard_domain(node.domain)
        and any(a.name == "reduction" and a.s not in (b"", b"none") for a in node.attribute)
        for node in with_inner_nodes(nodes)
    )
