"""The bytes of an ONNX file, read over before protobuf parses them.

Two bytes of a file can be a whole empty node, which protobuf gives 160 bytes of memory: the fields
are counted here, so that a small file cannot fill the memory.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import onnx
from google.protobuf.descriptor import Descriptor, FieldDescriptor

from tuner.errors import ModelError
from tuner.files.protobuf_wire import Reader, TooManyFieldsError, Value

MAX_FIELDS = 1 << 21
"""Fields of a model, those of all messages in it: as many take about 300 MB once they are parsed,
and two seconds here. Numbers that are packed into one field count as one."""
MAX_DEPTH = 100
"""Messages inside of each other that protobuf parses; a subgraph is three of them."""

_PROSE = ("doc_string", "key", "value")
"""Texts that are no names: nothing reads them."""


@dataclass
class _Message:
    """The fields of a type of message that are looked into, by their numbers."""

    inner: dict[int, _Message] = field(default_factory=dict)
    names: set[int] = field(default_factory=set)


@cache
def _model_message() -> _Message:
    """The messages of ONNX's schema, from the model on. They contain each other."""
    found: dict[str, _Message] = {}

    def message_of(descriptor: Descriptor) -> _Message:
        if descriptor.full_name not in found:
            message = found[descriptor.full_name] = _Message()
            for part in descriptor.fields:
                if part.type == FieldDescriptor.TYPE_MESSAGE:
                    message.inner[part.number] = message_of(part.message_type)
                elif part.type == FieldDescriptor.TYPE_STRING and part.name not in _PROSE:
                    message.names.add(part.number)
        return found[descriptor.full_name]

    return message_of(onnx.ModelProto.DESCRIPTOR)


def check_wire(data: bytes) -> None:
    """Raises ModelError for too many fields, too deep a nesting, and names that are no text.

    Raises WireError where the bytes are no sound message; protobuf is not asked then.
    """
    try:
        _check_messages(data)
    except TooManyFieldsError as error:
        raise too_many_fields() from error


def too_many_fields() -> ModelError:
    """The error for a file with too many fields."""
    return _refused(f"has more than {MAX_FIELDS} fields (nodes, attributes, names, sizes, ...)")


def _refused(what: str) -> ModelError:
    return ModelError(
        f"the model {what}", "the model is damaged or malicious; export it again", "7"
    )


def _check_messages(data: bytes) -> None:
    """Count the fields of a message and of those in it, without recursion: `open_` is the stack."""
    reader = Reader(MAX_FIELDS)
    open_ = [(_model_message(), reader.fields(memoryview(data)))]
    while open_:
        message, fields = open_[-1]
        for number, value in fields:
            if number in message.inner and not isinstance(value, int):
                open_.append((message.inner[number], reader.fields(value)))
                break
            if number in message.names:
                _check_name(value)
        else:
            open_.pop()
        if len(open_) > MAX_DEPTH:
            raise _refused(f"is nested more than {MAX_DEPTH} messages deep (subgraphs or types)")


def _check_name(value: Value) -> None:
    """A damaged name would come out of protobuf as bytes."""
    if isinstance(value, int):
        return
    try:
        str(value, "utf-8")
    except UnicodeDecodeError as error:
        raise _refused(f"has a name that is not valid text: {bytes(value[:80])!r}") from error
