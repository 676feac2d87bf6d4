"""ONNX Runtime as a judge: does it run this model, and what types do its outputs have?

Imported only for models that hold a node without a kernel.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import numpy as np
import onnx
from onnx import helper

from tuner.errors import ModelError
from tuner.frontend.known import Known
from tuner.frontend.order import captures, described
from tuner.ops.onnx_runtime import open_session, refusals

_WORDS = {
    "float": "FLOAT", "double": "DOUBLE", "float16": "FLOAT16", "bfloat16": "BFLOAT16",
    "bool": "BOOL", "string": "STRING",
    "int8": "INT8", "int16": "INT16", "int32": "INT32", "int64": "INT64",
    "uint8": "UINT8", "uint16": "UINT16", "uint32": "UINT32", "uint64": "UINT64",
}  # fmt: skip
ELEMENTS: Mapping[str, int] = {
    word: int(onnx.TensorProto.DataType.Value(name)) for word, name in _WORDS.items()
}
"""ONNX Runtime's word for an element type -> ONNX's number."""


MAX_SHOWN_BYTES = 1 << 16


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


def single_node_types(node: onnx.NodeProto, known: Known) -> dict[str, onnx.TypeProto]:
    """The output types of one node as ONNX Runtime infers them.

    Raises ModelError if ONNX Runtime does not know the node either.
    """
    reads = dict.fromkeys(name for name in (*node.input, *captures(node)) if name)
    small = {name for name in reads if _is_small(known.constants.get(name))}
    graph = helper.make_graph(
        [node],
        "node",
        [value_info(name, known.types) for name in reads if name not in small],
        [onnx.ValueInfoProto(name=name) for name in node.output if name],
        [onnx.numpy_helper.from_array(known.constants[name], name) for name in small],
    )
    model = helper.make_model(
        graph, opset_imports=known.opset_imports(), ir_version=known.ir_version
    )
    try:
        return output_types(model)
    except ValueError as error:
        raise cannot_run(node, str(error)) from error


def _is_small(array: np.ndarray | None) -> bool:
    """Only such constants say anything of types; a large one would be copied for nothing."""
    return array is not None and array.nbytes <= MAX_SHOWN_BYTES


def value_info(name: str, types: Mapping[str, onnx.TypeProto]) -> onnx.ValueInfoProto:
    """The value info of a tensor of known type."""
    return onnx.ValueInfoProto(name=name, type=types[name])


def cannot_run(node: onnx.NodeProto, reason: str) -> ModelError:
    """The error for a node that nothing here can run."""
    return ModelError(
        f"{described(node)} can be run neither by a kernel nor by ONNX Runtime",
        "replace the operator, or export the model with standard operators "
        f"(ONNX Runtime says: {_first_sentence(reason)})",
        "7",
    )


def _first_sentence(reason: str) -> str:
    line = re.sub(r"^\[ONNXRuntimeError\] : \d+ : \w+ : ", "", " ".join(reason.split()))
    return line if len(line) <= 200 else line[:197] + "..."
