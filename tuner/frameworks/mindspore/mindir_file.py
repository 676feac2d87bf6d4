"""MINDIR files: protobuf messages close to ONNX's, with weights inside or in files of their own.

The field numbers are those of MindSpore's mind_ir.proto; fields that are not read are left out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from google.protobuf.message import DecodeError
from onnx import helper

from tuner.errors import ErrorCode, ModelError
from tuner.files.descriptors import open_regular
from tuner.files.protobuf_schema import message_types, read_message_bytes

MODEL = message_types(
    "mind_ir",
    """
    message AttributeProto {
      optional string name = 1; optional float f = 2; optional int64 i = 3;
      optional double d = 4; optional bytes s = 5; optional TensorProto t = 6;
      repeated float floats = 8; repeated double doubles = 9; repeated int64 ints = 10;
      repeated bytes strings = 11; repeated TensorProto tensors = 12;
      optional int32 type = 16; repeated AttributeProto values = 17;
    }
    message ExternalDataProto {
      optional string location = 1; optional int64 offset = 2; optional int64 length = 3;
    }
    message TensorProto {
      repeated int64 dims = 1; optional int32 data_type = 2; optional string name = 7;
      optional bytes raw_data = 9; optional ExternalDataProto external_data = 12;
      optional int32 compression_type = 16;
    }
    message ValueInfoProto {
      optional string name = 1; repeated TensorProto tensor = 2;
    }
    message NodeProto {
      repeated string input = 1; repeated string output = 2; optional string name = 3;
      optional string op_type = 4; repeated AttributeProto attribute = 5;
    }
    message GraphProto {
      repeated NodeProto node = 1; optional string name = 2; repeated TensorProto parameter = 3;
      repeated ValueInfoProto input = 5; repeated ValueInfoProto output = 6;
    }
    message PrimitiveProto {
      optional string name = 1; optional string op_type = 2; repeated AttributeProto attribute = 3;
    }
    message ModelProto {
      optional string ir_version = 1; optional string producer_name = 2;
      optional string model_version = 5; optional GraphProto graph = 7;
      repeated GraphProto functions = 8; optional bool little_endian = 10;
      repeated PrimitiveProto primitives = 12; optional int64 mind_ir_version = 13;
    }
    """,
)["ModelProto"]

VERSIONS = (2, 3)
"""Versions of the format: those whose operators are primitives. MindSpore 2.10 writes 3."""
EXPORT = "export it again with mindspore.export(..., file_format='MINDIR'), MindSpore 2.3 or newer"
ENCRYPTED = (b"\xd8\x5e\x3a\x7f", b"\xd9\x5e\x3a\x7f", b"\xda\x5e\x3a\x7f")
"""First bytes of encrypted files: AES-GCM, AES-CBC, SM4-CBC."""
DTYPES = {
    number: helper.tensor_dtype_to_np_dtype(number) for number in (*range(1, 8), *range(9, 14))
} | {17: np.dtype(np.float64)}
"""Element types by number: ONNX's, and one more."""
TUPLE, LIST, TENSORS, STRING, BOOL = 20, 21, 19, 8, 9
FLOATS, WHOLE = (1, 10, 11), (2, 3, 4, 5, 6, 7, 12, 13)
"""Kinds of attributes."""


def read(path: Path) -> Any:
    """The ModelProto of a file. Raises ModelError where it is none, or of another version."""
    data = read_message_bytes(path, "have MindSpore write weights into NAME_variables")
    if data.startswith(ENCRYPTED):
        raise ModelError("the MINDIR file is encrypted", "export it without enc_key")
    model: Any = MODEL()
    try:
        model.ParseFromString(data)
    except (DecodeError, UnicodeDecodeError) as error:
        raise ModelError("no MINDIR file, or a truncated one", EXPORT) from error
    if model.producer_name != "MindSpore" or not model.HasField("graph"):
        raise ModelError("no MINDIR file: it does not say that MindSpore wrote it", EXPORT)
    if model.mind_ir_version not in VERSIONS:
        known = " and ".join(map(str, VERSIONS))
        what = f"the MINDIR file is of version {model.mind_ir_version}, and {known} are known"
        raise ModelError(f"{what} (MindSpore {model.model_version or 'of no version'})", EXPORT)
    if model.HasField("little_endian") and not model.little_endian:
        raise ModelError("its weights are of a big-endian machine", "export it on this machine")
    return model


def array(tensor: Any, folder: Path) -> np.ndarray:
    """The elements of a TensorProto. Raises ModelError where they are missing or too few."""
    name = tensor.name or "a constant"
    if tensor.compression_type or tensor.data_type not in DTYPES:
        kind = f"data_type {tensor.data_type}, compression {tensor.compression_type}"
        raise ModelError(f"the weights of {name} cannot be read: {kind}", EXPORT)
    dtype, dims = DTYPES[tensor.data_type], list(tensor.dims)
    if tensor.HasField("external_data"):
        data = _external(tensor.external_data, folder, name)
    else:
        data = tensor.raw_data
    if min(dims, default=0) < 0 or len(dims) > 32 or math.prod(dims) * dtype.itemsize != len(data):
        raise ModelError(f"{name} of shape {dims} has {len(data)} bytes of data", EXPORT)
    return np.frombuffer(data, dtype).reshape(dims)


def _external(data: Any, folder: Path, name: str) -> bytes:
    """Read from the file of weights next to the model, never from outside of its folder."""
    try:
        path = (folder / data.location).resolve()
        if not path.is_relative_to(folder.resolve()):
            raise ModelError(f"{name} has its data outside of the model's folder", EXPORT)
        with open_regular(path) as file:
            file.seek(data.offset)
            size = min(max(data.length, 0), path.stat().st_size)
            return bytes(file.read(size))
    except (OSError, ValueError) as error:
        what = f"the weights of {name} cannot be read from {data.location!r}"
        raise ModelError(what, "keep NAME_variables next to the model", ErrorCode.FILE) from error


def attribute(one: Any, folder: Path) -> Any:
    """The value of an attribute: a number, text, an array, a tuple of such, or None."""
    if one.type in (TUPLE, LIST):
        return tuple(attribute(value, folder) for value in one.values)
    if one.type == TENSORS:
        found = [array(tensor, folder) for tensor in one.tensors]
        return found[0] if len(found) == 1 else tuple(found)
    if one.type == STRING:
        return (one.strings[0] if one.strings else one.s).decode("utf-8", "replace")
    if one.type in FLOATS:
        numbers = (*one.floats, *one.doubles)
        return numbers[0] if numbers else one.d if one.HasField("d") else one.f
    if one.type in (*WHOLE, BOOL):
        number = one.ints[0] if one.ints else one.i
        return bool(number) if one.type == BOOL else number
    return None


def types(one: Any) -> Sequence[tuple[np.dtype | None, tuple[int, ...]]]:
    """Element types and shapes that an operator's outputs have, as the attribute `shape` says."""
    if one.type in (TUPLE, LIST):
        return [pair for value in one.values for pair in types(value)[:1]]
    return [(DTYPES.get(tensor.data_type), tuple(tensor.dims)) for tensor in one.tensors]
