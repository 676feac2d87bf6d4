"""The bytes of an ONNX file, looked over before protobuf parses them.

Two bytes of a file can be a whole empty node, which protobuf gives 160 bytes of memory. Here the
parts are only counted, so that a small file cannot fill the memory, nor nest until a stack ends.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import numpy as np
import onnx
from google.protobuf.descriptor import Descriptor, FieldDescriptor

from tuner.errors import ModelError
from tuner.frontend.apart import NotProtobufError

MOST_NODES = 1 << 17
"""Nodes of a model, those of its subgraphs and functions included."""
MOST_MESSAGES = 1 << 20
"""Nodes, attributes, tensors, types, sizes: about 200 MB once they are parsed."""
MOST_FIELDS = 1 << 21
"""Names and single numbers: together a second and a half of this look."""
MOST_PACKED = 1 << 24
"""Numbers of one byte in the file and sixteen in memory; large tensors have raw data."""
MOST_DEPTH = 60
"""Messages inside of each other; a subgraph is three of them. Protobuf itself refuses 100."""
MOST_NAME_BYTES = 4096

_HINT = "the model is damaged or malicious; export it again"
_VARINT, _LENGTH, _FIXED_BYTES = 0, 2, {1: 8, 5: 4}
_AS_LARGE_AS_IN_THE_FILE = (
    FieldDescriptor.TYPE_FLOAT, FieldDescriptor.TYPE_DOUBLE,
    FieldDescriptor.TYPE_BYTES, FieldDescriptor.TYPE_STRING,
)  # fmt: skip
_PROSE = ("doc_string", "key", "value")
"""Texts that are no names: they may be long, and nobody looks at them."""


@dataclass
class _Message:
    """What a type of message holds: its fields of variable length, by their tags."""

    name: str
    inner: dict[int, _Message] = field(default_factory=dict)
    names: set[int] = field(default_factory=set)
    packed: set[int] = field(default_factory=set)


@cache
def _messages() -> _Message:
    """The messages of ONNX's schema, from the model on. They contain each other."""
    found: dict[str, _Message] = {}

    def of(descriptor: Descriptor) -> _Message:
        if descriptor.full_name not in found:
            message = found[descriptor.full_name] = _Message(descriptor.name)
            for part in descriptor.fields:
                _add(message, part)
        return found[descriptor.full_name]

    def _add(message: _Message, part: FieldDescriptor) -> None:
        tag = part.number << 3 | _LENGTH
        if part.type == FieldDescriptor.TYPE_MESSAGE:
            message.inner[tag] = of(part.message_type)
        elif part.type == FieldDescriptor.TYPE_STRING and part.name not in _PROSE:
            message.names.add(tag)
        elif part.is_repeated and part.type not in _AS_LARGE_AS_IN_THE_FILE:
            message.packed.add(tag)

    return of(onnx.ModelProto.DESCRIPTOR)


def check_wire(data: bytes) -> None:
    """Raises ModelError where a model has too many parts, is too deep, or has names of no text.

    Raises NotProtobufError where the bytes are no sound message; protobuf is not asked then.
    """
    _Look(data).over()


@dataclass
class _Look:
    data: bytes
    at: int = 0
    fields: int = 0
    messages: int = 0
    nodes: int = 0
    packed: int = 0

    def over(self) -> None:
        """Without recursion: the message at hand is the top of `open_`, with its end."""
        open_ = [(_messages(), len(self.data))]
        while open_:
            inner = self._next_message(*open_[-1])
            if inner is None:
                open_.pop()
            else:
                open_.append(inner)
                self._count(inner[0], len(open_))

    def _next_message(self, message: _Message, end: int) -> tuple[_Message, int] | None:
        """Go past the fields up to the next one that is a message, or up to the end (None)."""
        data, at = self.data, self.at
        while at < end:
            self.fields += 1
            if self.fields > MOST_FIELDS:
                raise _too_many("values", MOST_FIELDS)
            tag, at = (data[at], at + 1) if data[at] < 128 else _number(data, at, end)
            if tag & 7 == _LENGTH and at < end:
                size, at = (data[at], at + 1) if data[at] < 128 else _number(data, at, end)
            else:
                size = _size(data, at, end, tag & 7)
            if size > end - at or not 8 <= tag < 1 << 32:
                raise NotProtobufError
            if tag in message.inner:
                self.at = at
                return message.inner[tag], at + size
            if tag in message.names:
                _check_name(data[at : at + size])
            elif tag in message.packed:
                self._count_packed(at, size)
            at += size
        self.at = end
        return None

    def _count(self, message: _Message, depth: int) -> None:
        self.messages += 1
        self.nodes += message.name == "NodeProto"
        if self.nodes > MOST_NODES:
            raise _too_many("nodes", MOST_NODES)
        if self.messages > MOST_MESSAGES:
            raise _too_many("parts (nodes, attributes, tensors, sizes)", MOST_MESSAGES)
        if depth > MOST_DEPTH:
            raise ModelError(
                f"the model is nested more than {MOST_DEPTH} messages deep (subgraphs or types)",
                _HINT,
                "7",
            )

    def _count_packed(self, start: int, size: int) -> None:
        """Each number ends with the one byte that is less than 128."""
        self.packed += int(np.count_nonzero(np.frombuffer(self.data, np.uint8, size, start) < 128))
        if self.packed > MOST_PACKED:
            raise ModelError(
                f"the model has more than {MOST_PACKED} numbers that are packed as varints",
                "save its tensors as raw data (onnx.save of arrays by numpy_helper.from_array)",
                "7",
            )


def _size(data: bytes, at: int, end: int, wire_type: int) -> int:
    """The bytes behind a tag, where no length is given."""
    if wire_type == _VARINT:
        return _number(data, at, end)[1] - at
    if wire_type not in _FIXED_BYTES:
        raise NotProtobufError
    return _FIXED_BYTES[wire_type]


def _number(data: bytes, at: int, end: int) -> tuple[int, int]:
    """A varint, and where it ends."""
    value = 0
    for i, byte in enumerate(data[at : min(end, at + 10)]):
        value |= (byte & 127) << (7 * i)
        if byte < 128:
            return value, at + i + 1
    raise NotProtobufError


def _check_name(text: bytes) -> None:
    if len(text) > MOST_NAME_BYTES:
        raise ModelError(
            f"the model has a name of {len(text)} bytes; {MOST_NAME_BYTES} are the most",
            _HINT,
            "7",
        )
    try:
        text.decode()
    except UnicodeDecodeError as error:
        raise ModelError(
            f"the model has a name that is not valid text: {text[:80]!r}", _HINT, "7"
        ) from error


def _too_many(parts: str, most: int) -> ModelError:
    return ModelError(f"the model has more than {most} {parts}", _HINT, "7")
