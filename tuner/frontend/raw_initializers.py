"""The weights of an ONNX file, read past protobuf, which would copy each of them three times.

Only the wire format is read: model.graph.initializer[i].raw_data, where it is large, is read
straight into an array, and left out of the bytes that protobuf parses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import BinaryIO

import numpy as np

from tuner.files.protobuf_wire import (
    BYTES,
    MAX_HEADER_BYTES,
    Reader,
    TooManyFieldsError,
    WireError,
    bytes_field,
)
from tuner.frontend.wire import MAX_FIELDS, too_many_fields

GRAPH, INITIALIZER, RAW_DATA = 7, 5, 9
"""Field numbers of ONNX's protobuf schema, on the way from a model to the bytes of a weight."""
MIN_BYTES = 4096
"""Smaller weights stay with protobuf."""

RawInitializers = Mapping[int, np.ndarray]
"""Bytes of initializers, by their number in the graph."""


def split_initializers(file: BinaryIO, size_bytes: int) -> tuple[bytes, RawInitializers]:
    """A model file of this size without its large weights, and these.

    Raises WireError for what protobuf itself has to judge, ModelError for too many fields.
    """
    splitter = _Splitter(file, Reader(MAX_FIELDS))
    try:
        rest = splitter.rest_of(0, size_bytes, (GRAPH, INITIALIZER, RAW_DATA))
    except TooManyFieldsError as error:
        raise too_many_fields() from error
    return rest, splitter.weights


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
