"""A file on disk -> an ONNX ModelProto. The file may be anything: every fault is a ModelError."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

import onnx
from google.protobuf.message import DecodeError

from tuner.errors import ModelError, OversizedModelError
from tuner.files.protobuf_wire import WireError
from tuner.frontend.wire import RawInitializers, check_wire, split_initializers

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
    (0, b"version https://git-lfs", "a Git LFS pointer, not the file itself"),
)
"""Offset, bytes and meaning of what people put in the place of an ONNX model."""

_PATH_HINT = "give the path of an ONNX file"
EXPORT_HINT = "export the model to ONNX again, or copy the file again"


@dataclass(frozen=True)
class ReadModel:
    """A model whose large initializers have lost their raw data to `weights`."""

    proto: onnx.ModelProto
    weights: RawInitializers = field(default_factory=dict)


def read_model(path: Path) -> ReadModel:
    """Read an ONNX file; external data stays where it is. Raises ModelError on any fault."""
    try:
        with _opened(path) as file:
            data, weights = _read_parts(file)
        return ReadModel(_decode(data), weights)
    except OSError as error:
        raise ModelError(f"cannot be read: {error.strerror}", "check the file", "EG0011") from error
    except MemoryError as error:
        raise too_large() from error


def model_in(data: bytes) -> ReadModel:
    """Read an ONNX model that is in memory. Raises ModelError on any fault."""
    return ReadModel(_decode(data))


def too_large() -> OversizedModelError:
    """The error for a model that fills the memory that this process may take."""
    return OversizedModelError(
        "the model is too large, or too deep, for this machine's memory",
        "split the model, or give it a machine with more memory",
    )


def _opened(path: Path) -> BinaryIO:
    """The file, which may be a link, but no folder, and no FIFO that would keep us waiting."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except FileNotFoundError:
        raise ModelError("does not exist", _PATH_HINT, "EG0011") from None
    except ValueError as error:
        raise ModelError(f"is not a path: {error}", _PATH_HINT, "EG0011") from error
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise ModelError("is not a regular file", _PATH_HINT, "EG0011")
    return os.fdopen(descriptor, "rb")


def _read_parts(file: BinaryIO) -> tuple[bytes, RawInitializers]:
    size_bytes = os.fstat(file.fileno()).st_size
    if size_bytes == 0:
        raise ModelError("the file is empty", EXPORT_HINT, "EG0011")
    if size_bytes > MAX_FILE_BYTES:
        raise ModelError(
            f"the file has {size_bytes} bytes, more than an ONNX file can have",
            "save the model with its weights as external data",
            "EG0011",
        )
    with suppress(WireError):
        return split_initializers(file, size_bytes)
    # Out here, where no traceback holds the weights that were read so far any more.
    file.seek(0)
    return file.read(size_bytes), {}


def _decode(data: bytes) -> onnx.ModelProto:
    for offset, magic, meaning in FOREIGN_MAGIC:
        if data[offset : offset + len(magic)] == magic:
            raise ModelError(
                f"not an ONNX model: it looks like {meaning}", "give an ONNX file", "EG0011"
            )
    try:
        check_wire(data)
        model: onnx.ModelProto = onnx.ModelProto.FromString(data)
    except (WireError, DecodeError) as error:
        if "alloc failed" in str(error):  # as protobuf has it
            raise too_large() from error
        raise ModelError(_undecodable(data), EXPORT_HINT, "EG0011") from error
    _check_top_level(model)
    return model


def _undecodable(data: bytes) -> str:
    """ONNX files begin with field 1, ir_version: the byte 8, then a small number."""
    if len(data) > 1 and data[0] == 8 and 0 < data[1] < 64:
        return f"it begins like an ONNX model, but is truncated or damaged ({len(data)} bytes)"
    return "not an ONNX model"


def _check_top_level(model: onnx.ModelProto) -> None:
    if model.ir_version <= 0 or not model.HasField("graph"):
        raise ModelError("not an ONNX model: it has no version or no graph", EXPORT_HINT, "EG0011")
    if not model.opset_import:
        raise ModelError(
            "the model names no operator set; the file may be truncated", EXPORT_HINT, "EG0011"
        )
    if not model.graph.output:
        raise ModelError("the model has no outputs", EXPORT_HINT)
    if model.ir_version > onnx.IR_VERSION:
        raise ModelError(
            f"the file has ONNX format {model.ir_version}; "
            f"{onnx.IR_VERSION} is the newest supported",
            "save it with an older onnx, or set its ir_version to 10",
        )
    for opset in model.opset_import:
        standard = opset.domain in ("", "ai.onnx")
        newest = onnx.defs.onnx_opset_version() if standard else 2**31 - 1
        if not 1 <= opset.version <= newest:
            raise ModelError(
                f"the model needs operator set {opset.version} of {opset.domain or 'ONNX'!r}; "
                f"{newest} is the newest supported",
                f"export the model with opset_version={min(newest, 21)}",
            )
