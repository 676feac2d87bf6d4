"""A file on disk -> an ONNX ModelProto. The file may be anything: every fault is a ModelError."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

import onnx
from google.protobuf.message import DecodeError

from tuner.errors import ModelError
from tuner.frontend.apart import NotProtobufError, RawWeights, read_apart

MAX_FILE_BYTES = 2**31 - 1
"""Protobuf's own limit for one message."""

FOREIGN_MAGIC = (
    (0, b"IMOD", "an offline model (.om), which is already compiled"),
    (0, b"PK\x03\x04", "a ZIP archive, perhaps a PyTorch checkpoint"),
    (0, b"\x89HDF", "an HDF5 file, perhaps a Keras model"),
    (4, b"TFL3", "a TensorFlow Lite model"),
    (0, b"\x1f\x8b", "a gzip archive"),
    (0, b"\x80\x02", "a Python pickle"),
    (0, b"\x80\x04", "a Python pickle"),
    (0, b"GGUF", "a GGUF model"),
    (0, b"\x7fELF", "a program"),
    (0, b"version https://git-lfs", "a Git LFS pointer, not the file that it stands for"),
)
"""Offset, bytes and meaning of what people put in the place of an ONNX model."""

EXPORT_HINT = "export the model to ONNX again, or copy the file anew"


@dataclass(frozen=True)
class ReadModel:
    """A model whose large initializers have lost their raw data to `weights`."""

    proto: onnx.ModelProto
    weights: RawWeights = field(default_factory=dict)


def read_model(path: Path) -> ReadModel:
    """Read an ONNX file; external data stays where it is. Raises ModelError on any fault."""
    try:
        size_bytes = _size_bytes(path)
        with path.open("rb") as file:
            data, weights = _read_parts(file, size_bytes)
    except OSError as error:
        raise ModelError(f"cannot be read: {error.strerror}", "check the file", "EG0011") from error
    model = _decode(data)
    _check_top_level(model)
    _check_text(model.graph)
    return ReadModel(model, weights)


def _read_parts(file: BinaryIO, size_bytes: int) -> tuple[bytes, RawWeights]:
    with suppress(NotProtobufError):
        return read_apart(file, size_bytes)
    # Out here, where no traceback holds the weights that were read so far any more.
    file.seek(0)
    return file.read(), {}


def _size_bytes(path: Path) -> int:
    if not path.is_file():
        what = "is not a regular file" if path.exists() else "does not exist"
        raise ModelError(what, "give the path of an ONNX file", "EG0011")
    size_bytes = path.stat().st_size
    if size_bytes == 0:
        raise ModelError("the file is empty", EXPORT_HINT, "EG0011")
    if size_bytes > MAX_FILE_BYTES:
        raise ModelError(
            f"the file has {size_bytes} bytes, more than an ONNX file can have",
            "save the model with its weights as external data beside it",
            "EG0011",
        )
    return size_bytes


def _decode(data: bytes) -> onnx.ModelProto:
    for offset, magic, meaning in FOREIGN_MAGIC:
        if data[offset : offset + len(magic)] == magic:
            raise ModelError(
                f"not an ONNX model: it looks like {meaning}", "give an ONNX file", "EG0011"
            )
    try:
        model: onnx.ModelProto = onnx.ModelProto.FromString(data)
    except DecodeError as error:
        raise ModelError(_undecodable(data), EXPORT_HINT, "EG0011") from error
    return model


def _undecodable(data: bytes) -> str:
    """ONNX files begin with field 1, ir_version: the byte 8, then a small number."""
    if len(data) > 1 and data[0] == 8 and 0 < data[1] < 64:
        return f"it begins like an ONNX model, but is cut off or damaged ({len(data)} bytes)"
    return "not an ONNX model"


def _check_top_level(model: onnx.ModelProto) -> None:
    if model.ir_version <= 0 or not model.HasField("graph"):
        raise ModelError("not an ONNX model: it has no version or no graph", EXPORT_HINT, "EG0011")
    if not model.opset_import:
        raise ModelError(
            "the model names no operator set; the file may be cut off", EXPORT_HINT, "EG0011"
        )
    if not model.graph.output:
        raise ModelError("the model has no outputs", EXPORT_HINT, "7")
    for opset in model.opset_import:
        _check_opset(opset)


def _check_opset(opset: onnx.OperatorSetIdProto) -> None:
    standard = opset.domain in ("", "ai.onnx")
    newest = onnx.defs.onnx_opset_version() if standard else 2**31 - 1
    if not 1 <= opset.version <= newest:
        raise ModelError(
            f"the model needs operator set {opset.version} of {opset.domain or 'ONNX'!r}; "
            f"{newest} is the newest known",
            f"export the model with opset_version={min(newest, 21)}",
            "7",
        )


def _check_text(graph: onnx.GraphProto) -> None:
    """Protobuf hands out a name that is not UTF-8 as bytes; such a name is damage."""
    values = (*graph.input, *graph.output, *graph.value_info, *graph.initializer)
    names = [value.name for value in values]
    for node in graph.node:
        names += [node.name, node.op_type, node.domain, *node.input, *node.output]
        for attribute in node.attribute:
            names.append(attribute.name)
            for subgraph in (attribute.g, *attribute.graphs):
                _check_text(subgraph)
    broken = next((name for name in names if not isinstance(name, str)), None)
    if broken is not None:
        raise ModelError(f"the model holds a name that is no text: {broken!r}", EXPORT_HINT, "7")
