"""The weights of an ONNX file, read past protobuf, which would copy each of them three times.

Only the wire format is looked at: model.graph.initializer[i].raw_data, where it is large, is read
straight into an array, and left out of the bytes that protobuf parses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import BinaryIO

import numpy as np

GRAPH, INITIALIZER, RAW_DATA = 7, 5, 9
"""Field numbers of ONNX's protobuf schema, on the way from a model to the bytes of a weight."""
LEAST_BYTES = 4096
"""What is smaller stays with protobuf."""
MOST_FIELDS = 1 << 20
"""Far more than models have: each costs time and memory here, and protobuf answers quicker."""

_VARINT, _EIGHT_BYTES, _LENGTH, _FOUR_BYTES = 0, 1, 2, 5
_FIXED_BYTES = {_EIGHT_BYTES: 8, _FOUR_BYTES: 4}

RawWeights = Mapping[int, np.ndarray]
"""Bytes of initializers, by their number in the graph."""


class NotProtobufError(Exception):
    """The bytes are no sound protobuf message; protobuf itself shall say so."""


@dataclass
class _Apart:
    file: BinaryIO
    weights: dict[int, np.ndarray] = field(default_factory=dict)
    initializers: int = 0
    fields: int = 0

    def rest_of(self, size_bytes: int, path: tuple[int, ...]) -> bytes:
        """The next message without what lies at the end of the path of field numbers."""
        kept: list[bytes] = []
        end = self.file.tell() + size_bytes
        while (left := end - self.file.tell()) > 0:
            tag, tag_bytes = self._tag()
            if (tag >> 3, tag & 7) == (path[0], _LENGTH):
                size, size_bytes_text = self._varint()
                if size > left:
                    raise NotProtobufError
                kept += self._field(tag_bytes, size, size_bytes_text, path)
            else:
                kept += [tag_bytes, self._value(tag & 7, left)]
        if self.file.tell() != end:
            raise NotProtobufError
        return b"".join(kept)

    def _field(
        self, tag: bytes, size: int, size_text: bytes, path: tuple[int, ...]
    ) -> tuple[bytes, ...]:
        """A field on the path: its message in turn, or the bytes that are to be left out."""
        if len(path) > 1:
            inner = self.rest_of(size, path[1:])
            self.initializers += path[0] == INITIALIZER
            return tag, _varint_bytes(len(inner)), inner
        if self.initializers in self.weights:
            raise NotProtobufError  # given twice: protobuf knows which counts
        if size < LEAST_BYTES:
            return tag, size_text, self._bytes(size)
        self.weights[self.initializers] = weight = np.empty(size, np.uint8)
        if self.file.readinto(weight.data) != size:  # type: ignore[attr-defined]
            raise NotProtobufError
        return ()

    def _value(self, wire_type: int, left: int) -> bytes:
        if wire_type == _VARINT:
            return self._varint()[1]
        if wire_type == _LENGTH:
            size, text = self._varint()
            if size > left:
                raise NotProtobufError
            return text + self._bytes(size)
        if wire_type not in _FIXED_BYTES:
            raise NotProtobufError
        return self._bytes(_FIXED_BYTES[wire_type])

    def _tag(self) -> tuple[int, bytes]:
        tag, text = self._varint()
        self.fields += 1
        if tag >> 3 == 0 or self.fields > MOST_FIELDS:
            raise NotProtobufError
        return tag, text

    def _varint(self) -> tuple[int, bytes]:
        """A number, and its bytes as they stand there."""
        value, text = 0, b""
        while len(text) < 10:
            byte = self._bytes(1)
            value |= (byte[0] & 127) << (7 * len(text))
            text += byte
            if byte[0] < 128:
                return value, text
        raise NotProtobufError

    def _bytes(self, size: int) -> bytes:
        found = self.file.read(size)
        if len(found) != size:
            raise NotProtobufError
        return found


def _varint_bytes(value: int) -> bytes:
    parts = bytearray()
    while value > 127:
        parts.append(value & 127 | 128)
        value >>= 7
    return bytes([*parts, value])


def read_apart(file: BinaryIO, size_bytes: int) -> tuple[bytes, RawWeights]:
    """A model file of this size without its large weights, and these.

    Raises NotProtobufError; the file may be no model at all.
    """
    apart = _Apart(file)
    return apart.rest_of(size_bytes, (GRAPH, INITIALIZER, RAW_DATA)), apart.weights
