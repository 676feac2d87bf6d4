"""A file on disk -> an ONNX ModelProto. The file may be anything: every fault is a ModelError.

Weights are read past protobuf, which would copy each of them three times:
model.graph.initializer[i].raw_data, where it is large, is read straight into an array, and left out
of the bytes that protobuf parses. Two bytes of a file can be a whole empty node, which protobuf
gives 160 bytes of memory: the fields are counted here, so that a small file cannot fill the memory.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Set
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import BinaryIO

import numpy as np
import onnx
from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message import DecodeError

from tuner.errors import ErrorCode, MissingModelError, ModelError, OversizedModelError
from tuner.files.descriptors import NotRegularFileError, open_regular
from tuner.files.protobuf_wire import (
    BYTES,
    MAX_HEADER_BYTES,
    Reader,
    TooManyFieldsError,
    WireError,
    bytes_field,
)

MAX_FIELDS = 1 << 21
"""Fields of a model, those of all messages in it: as many take about 300 MB once they are parsed,
and two seconds here. Numbers that are packed into one field count as one."""
MAX_DEPTH = 100
"""Messages inside of each other that protobuf parses; a subgraph is three of them."""

GRAPH, INITIALIZER, RAW_DATA = 7, 5, 9
"""Field numbers of ONNX's protobuf schema, on the way from a model to the bytes of a weight."""
MIN_BYTES = 4096
"""Smaller weights stay with protobuf."""

RawInitializers = Mapping[int, np.ndarray]
"""Bytes of initializers, by their number in the graph."""

_PROSE = ("doc_string", "key", "value")
"""Texts that are no names: nothing reads them."""

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
    except ModelError:  # one of them is an OSError, too
        raise
    except OSError as error:
        raise ModelError(
            f"cannot be read: {error.strerror}", "check the file", ErrorCode.FILE
        ) from error
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
        return open_regular(path)
    except FileNotFoundError:
        raise MissingModelError("does not exist", _PATH_HINT, ErrorCode.FILE) from None
    except ValueError as error:
        raise ModelError(f"is not a path: {error}", _PATH_HINT, ErrorCode.FILE) from error
    except NotRegularFileError as error:
        raise ModelError("is not a regular file", _PATH_HINT, ErrorCode.FILE) from error


def _read_parts(file: BinaryIO) -> tuple[bytes, RawInitializers]:
    size_bytes = os.fstat(file.fileno()).st_size
    if size_bytes == 0:
        raise ModelError("the file is empty", EXPORT_HINT, ErrorCode.FILE)
    if size_bytes > MAX_FILE_BYTES:
        raise ModelError(
            f"the file has {size_bytes} bytes, more than an ONNX file can have",
            "save the model with its weights as external data",
            ErrorCode.FILE,
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
                f"not an ONNX model: it looks like {meaning}", "give an ONNX file", ErrorCode.FILE
            )
    try:
        check_messages(data, onnx.ModelProto.DESCRIPTOR)
        model: onnx.ModelProto = onnx.ModelProto.FromString(data)
    except TooManyFieldsError as error:
        fault = f"has more than {MAX_FIELDS} fields (nodes, attributes, names, sizes, ...)"
        raise _refused(fault) from error
    except (WireError, DecodeError) as error:
        if "alloc failed" in str(error):  # as protobuf has it
            raise too_large() from error
        raise ModelError(_undecodable(data), EXPORT_HINT, ErrorCode.FILE) from error
    _check_top_level(model)
    return model


def _undecodable(data: bytes) -> str:
    """ONNX files begin with field 1, ir_version: the byte 8, then a small number."""
    if len(data) > 1 and data[0] == 8 and 0 < data[1] < 64:
        return f"it begins like an ONNX model, but is truncated or damaged ({len(data)} bytes)"
    return "not an ONNX model"


def _check_top_level(model: onnx.ModelProto) -> None:
    if model.ir_version <= 0 or not model.HasField("graph"):
        raise ModelError(
            "not an ONNX model: it has no version or no graph", EXPORT_HINT, ErrorCode.FILE
        )
    if not model.opset_import:
        raise ModelError(
            "the model names no operator set; the file may be truncated",
            EXPORT_HINT,
            ErrorCode.FILE,
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


def split_initializers(file: BinaryIO, size_bytes: int) -> tuple[bytes, RawInitializers]:
    """A model file of this size without its large weights, and these.

    Raises WireError for what `read_model` judges otherwise.
    """
    splitter = _Splitter(file, Reader(MAX_FIELDS))
    return splitter.rest_of(0, size_bytes, (GRAPH, INITIALIZER, RAW_DATA)), splitter.weights


@dataclass
class _Splitter:
    file: BinaryIO
    reader: Reader
    weights: dict[int, np.ndarray] = field(default_factory=dict)
    initializers: int = 0

    def rest_of(self, at: int, end: int, path: tuple[int, ...]) -> bytes:
        """A message without the large fields at the end of the path of field numbers."""
        kept: list[bytes] = []
        kept_from = at
        while at < end:
            header = self._bytes(at, min(at + MAX_HEADER_BYTES, end))
            number, kind, begin, stop = self.reader.field(header, 0, end - at)
            if (number, kind) == (path[0], BYTES):
                replacement = self._replacement(at + begin, at + stop, path)
                if replacement is not None:
                    kept += [self._bytes(kept_from, at), replacement]
                    kept_from = at + stop
            at += stop
        return b"".join([*kept, self._bytes(kept_from, end)])

    def _replacement(self, begin: int, end: int, path: tuple[int, ...]) -> bytes | None:
        """Bytes to take the place of a field on the path; None where it stays as it is."""
        if len(path) > 1:
            inner = self.rest_of(begin, end, path[1:])
            self.initializers += path[0] == INITIALIZER
            return bytes_field(path[0], inner)
        if self.initializers in self.weights:
            raise WireError("a weight has two values")
        if end - begin < MIN_BYTES:
            return None
        self.weights[self.initializers] = self._weight(begin, end)
        return b""

    def _weight(self, begin: int, stop: int) -> np.ndarray:
        weight = np.empty(stop - begin, np.uint8)
        self.file.seek(begin)
        if self.file.readinto(weight.data) != weight.size:  # type: ignore[attr-defined]
            raise WireError("the file ends too soon")
        return weight

    def _bytes(self, begin: int, stop: int) -> bytes:
        self.file.seek(begin)
        found = self.file.read(stop - begin)
        if len(found) != stop - begin:
            raise WireError("the file ends too soon")
        return found


@cache
def _parts(message: Descriptor) -> tuple[Mapping[int, Descriptor], Set[int]]:
    """The fields of a type of message that are looked into: messages by number, and names."""
    texts = [part for part in message.fields if part.type == FieldDescriptor.TYPE_STRING]
    inner = (part for part in message.fields if part.type == FieldDescriptor.TYPE_MESSAGE)
    names = {part.number for part in texts if part.name not in _PROSE}
    return {part.number: part.message_type for part in inner}, names


def _refused(what: str) -> ModelError:
    return ModelError(f"the model {what}", "the model is damaged or malicious; export it again")


def check_messages(data: bytes, kind: Descriptor) -> None:
    """Raises ModelError for too deep a nesting, and names that are no text.

    `kind`: the type of message that the bytes hold. Raises WireError where they are no sound one;
    protobuf is not asked then. There is no recursion: `open_` is the stack.
    """
    reader = Reader(MAX_FIELDS)
    open_ = [(*_parts(kind), reader.fields(memoryview(data)))]
    while open_:
        inner, names, fields = open_[-1]
        for number, value in fields:
            if number in inner and not isinstance(value, int):
                open_.append((*_parts(inner[number]), reader.fields(value)))
                break
            if number in names and not isinstance(value, int):
                try:
                    str(value, "utf-8")
                except UnicodeDecodeError as error:  # it would come out of protobuf as bytes
                    fault = f"has a name that is not valid text: {bytes(value[:80])!r}"
                    raise _refused(fault) from error
        else:
            open_.pop()
        if len(open_) > MAX_DEPTH:
            raise _refused(f"is nested more than {MAX_DEPTH} messages deep (subgraphs or types)")
