"""Protobuf messages from the text of a .proto file, through the protobuf library, without protoc.

Only what the formats of frameworks need is read: messages and enums side by side (an enum within a
message M is named M.Name), and fields that are optional, repeated or required, with a default or
packed; one of messages that are only text may lack its number. A field that is not named here is
skipped when a file is parsed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.message import Message

from tuner.errors import ErrorCode, ModelError
from tuner.files.descriptors import read_regular

MAX_MESSAGE_BYTES = 2**31 - 1
"""Largest message of the protobuf library."""
FieldProto = descriptor_pb2.FieldDescriptorProto

_BLOCK = re.compile(r"(message|enum)\s+([\w.]+)\s*\{([^{}]*)\}")
_FIELD = re.compile(
    r"(?:(optional|repeated|required)\s+)?([\w.]+)\s+(\w+)\s*(?:=\s*(\d+))?\s*(?:\[([^\]]*)\])?\s*;"
)
_VALUE = re.compile(r"(\w+)\s*=\s*(-?\d+)\s*;")
_OPTION = re.compile(r"(\w+)\s*=\s*\"?([^\s,\"]*)\"?")
_LABELS = {
    "optional": FieldProto.LABEL_OPTIONAL,
    "required": FieldProto.LABEL_OPTIONAL,  # a file that lacks it is judged by its reader
    "repeated": FieldProto.LABEL_REPEATED,
    "": FieldProto.LABEL_OPTIONAL,
}


def message_types(package: str, definition: str) -> Mapping[str, type[Message]]:
    """Classes of the messages in a definition, by name, in a pool of their own.

    Raises ValueError for a line that is not understood.
    """
    text = re.sub(r"//[^\n]*", "", definition)
    blocks = _BLOCK.findall(text)
    if left := _BLOCK.sub("", text).strip():
        raise ValueError(f"not understood: {left[:80]!r}")
    enums = {name for kind, name, _ in blocks if kind == "enum"}
    file = descriptor_pb2.FileDescriptorProto(name=f"{package}.proto", package=package)
    file.syntax = "proto2"  # so that fields have presence
    messages = {
        name: file.message_type.add(name=name) for kind, name, _ in blocks if kind == "message"
    }
    for kind, name, body in blocks:
        if kind == "enum":
            outer, _, inner = name.rpartition(".")
            values = (messages[outer] if outer else file).enum_type.add(name=inner).value
            for value, number in _all(_VALUE, body):
                values.add(name=value, number=int(number))
        else:
            for at, parts in enumerate(_all(_FIELD, body)):
                messages[name].field.append(_field(package, enums, 1000 + at, *parts))
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    found = {name: pool.FindMessageTypeByName(f"{package}.{name}") for name in messages}
    return {name: message_factory.GetMessageClass(one) for name, one in found.items()}


def read_message_bytes(path: Path, large: str, missing: str = "check the file") -> bytes:
    """The content of a file. Raises ModelError, with a hint for one too large, or missing."""
    try:
        if path.stat().st_size > MAX_MESSAGE_BYTES:
            what = f"{path.name} is larger than 2 GiB, which protobuf cannot read"
            raise ModelError(what, large, ErrorCode.OPTION)
        return read_regular(path)
    except OSError as error:
        what = f"{path} cannot be read: {error.strerror or error}"
        raise ModelError(what, missing, ErrorCode.FILE) from error


def _field(
    package: str, enums: set[str], free: int, label: str, kind: str, name: str, number: str,
    options: str,
) -> descriptor_pb2.FieldDescriptorProto:  # fmt: skip
    """A field, whose number is `free` where it has none of its own."""
    field = FieldProto(name=name, number=int(number or free), label=_LABELS[label])
    scalar = getattr(FieldProto, f"TYPE_{kind.upper()}", None)
    if scalar is not None:
        field.type = scalar
    else:
        field.type = FieldProto.TYPE_ENUM if kind in enums else FieldProto.TYPE_MESSAGE
        field.type_name = f".{package}.{kind}"
    for option, value in _OPTION.findall(options):
        if option == "default":
            field.default_value = value
        elif option == "packed":
            field.options.packed = value == "true"
    return field


def _all(pattern: re.Pattern[str], body: str) -> Iterator[tuple[Any, ...]]:
    if left := pattern.sub("", body).strip():
        raise ValueError(f"not understood: {left[:80]!r}")
    return (found.groups("") for found in pattern.finditer(body))
