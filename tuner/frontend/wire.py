"""The bytes of an ONNX file: weights are read past protobuf, and all the rest is looked over first.

Protobuf would copy each weight three times: model.graph.initializer[i].raw_data, where it is large,
is read straight into an array, and left out of the bytes that protobuf parses. Two bytes of a file
can be a whole empty node, which protobuf gives 160 bytes of memory: the fields are counted here, so
that a small file cannot fill the memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from functools import cache
from typing import BinaryIO

import numpy as np
import onnx
from google.protobuf.descriptor import Descriptor, FieldDescriptor

from tuner.errors import ModelError
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


def split_initializers(file: BinaryIO, size_bytes: int) -> tuple[bytes, RawInitializers]:
    """A model file of this size without its large weights, and these.

    Raises WireError for what `check_wire` and protobuf have to judge.
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


def check_wire(data: bytes) -> None:
    """Raises ModelError for too many fields, too deep a nesting, and names that are no text.

    Raises WireError where the bytes are no sound message; protobuf is not asked then.
    """
    try:
        _check_messages(data)
    except TooManyFieldsError as error:
        fault = f"has more than {MAX_FIELDS} fields (nodes, attributes, names, sizes, ...)"
        raise _refused(fault) from error


def _refused(what: str) -> ModelError:
    return ModelError(f"the model {what}", "the model is damaged or malicious; export it again")


def _check_messages(data: bytes) -> None:
    """Count the fields of a message and of those in it, without recursion: `open_` is the stack."""
    reader = Reader(MAX_FIELDS)
    open_ = [(*_parts(onnx.ModelProto.DESCRIPTOR), reader.fields(memoryview(data)))]
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
