"""MODEL_DEF of any tool: operators with their tensors, and the attributes that are shown.

The protobuf library parses it one level at a time: messages inside of a message are declared as
bytes, so that a hostile definition costs a small multiple of its size, and nothing is parsed that
is not shown. The numbers of the fields are those of ge.proto.

A compressed name of an attribute is an index into a list of the model: a zero byte, then digits to
base 127, the least first, each one more than it is. So are values that are texts, where another
list says that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from google.protobuf.message import DecodeError

from tuner.errors import OfflineModelError
from tuner.files.protobuf_schema import message_types
from tuner.offline_model.cann_model import (
    MAX_DIMENSIONS,
    MAX_TENSORS,
    CannOperator,
    CannTensor,
    bounded,
)
from tuner.offline_model.data_types import DATA_TYPES

MAX_MESSAGES = 1_000_000
"""Maximum number of messages that are parsed of one file: a second or two."""
MAX_ENTRIES = 20_000
"""Maximum number of entries of one list."""

AttributeValue = str | int | tuple[str, ...] | tuple[int, ...]

_SCHEMA = message_types(
    "tunebank.cann",
    """
    message Model { bytes name = 1; repeated bytes graphs = 7; repeated bytes attributes = 11; }
    message Graph { repeated bytes operators = 6; }
    message Operator {
        bytes name = 1; bytes type = 2; repeated bytes inputs = 33; repeated bytes outputs = 34;
    }
    message Tensor {
        int64 dtype = 2; bytes shape = 3; bytes layout = 4; repeated bytes attributes = 5;
    }
    message Shape { repeated int64 sizes = 1; }
    message Attribute { bytes name = 1; bytes value = 2; }
    message Value { bytes list = 1; bytes text = 2; int64 number = 3; }
    message List { repeated bytes texts = 2; repeated int64 numbers = 3; repeated int64 flags = 5; }
    """,
)
_LISTS = ("attr_name_enum", "attr_value_enum", "attrs_use_string_value")
"""Attributes of a model that say how others are compressed."""
_MAX_DIGITS = 9
"""Maximum number of digits of an index: 127^9 is more than any list can hold."""
_MAX_TEXT_BYTES = 16_384
_NAME_OF_TYPE = {number: name for name, number in DATA_TYPES.items()}


class Definition:
    """One model. All methods raise OfflineModelError where it is damaged."""

    def __init__(self, content: memoryview, budget: Iterator[int] | None = None) -> None:
        """`budget` is used up by the messages of all models of a file."""
        self._budget = iter(range(MAX_MESSAGES)) if budget is None else budget
        self._model = self._parse("Model", content)
        self.name = bounded(_text(self._model.name))
        self._names: Sequence[tuple[str, bool]] = ()
        self._texts: Sequence[str] = ()
        told = self.attributes(("om_compress_version", *_LISTS))
        if told.get("om_compress_version") == 1:
            lists = (told.get(name) for name in _LISTS)
            names, texts, are_texts = (one if isinstance(one, tuple) else () for one in lists)
            self._names = [
                (str(name), flag == 1) for name, flag in zip(names, are_texts, strict=False)
            ]
            self._texts = tuple(map(str, texts))

    def operators(self) -> Iterator[CannOperator]:
        """All operators of all graphs."""
        for graph in self._model.graphs:
            for content in self._parse("Graph", graph).operators:
                operator = self._parse("Operator", content)
                yield CannOperator(
                    bounded(_text(operator.name)),
                    bounded(_text(operator.type)),
                    tuple(map(self._tensor, operator.inputs[:MAX_TENSORS])),
                    tuple(map(self._tensor, operator.outputs[:MAX_TENSORS])),
                )

    def attributes(
        self, wanted: Collection[str], contents: Iterable[bytes] | None = None
    ) -> dict[str, AttributeValue]:
        """Attributes of these names, by default the model's; no others' values are parsed."""
        found: dict[str, AttributeValue] = {}
        for content in self._model.attributes if contents is None else contents:
            attribute = self._parse("Attribute", content)
            name, is_index = _text(attribute.name), False
            if self._names and attribute.name[:1] == b"\0":
                digits = enumerate(attribute.name[1 : 1 + _MAX_DIGITS])
                index = sum((digit - 1) * 127**place for place, digit in digits)
                name, is_index = _entry(index, self._names)
            if name in wanted and (value := self._value(attribute.value)) is not None:
                found[name] = self._decompressed(value) if is_index else value
        return found

    def _tensor(self, content: bytes) -> CannTensor:
        tensor = self._parse("Tensor", content)
        origin = self.attributes(("origin_shape", "origin_format"), tensor.attributes)
        shape, layout = origin.get("origin_shape"), origin.get("origin_format", "")
        return CannTensor(
            _NAME_OF_TYPE.get(tensor.dtype, f"type {tensor.dtype}"),
            _shape(self._parse("Shape", tensor.shape).sizes),
            bounded(_text(tensor.layout)),
            _shape([size for size in shape if isinstance(size, int)])
            if isinstance(shape, tuple)
            else None,
            bounded(str(layout)) if isinstance(shape, tuple) else "",
        )

    def _value(self, content: bytes) -> AttributeValue | None:
        """A text, an integer or a list of them; None for an attribute of another kind."""
        value = self._parse("Value", content)
        if value.HasField("text"):
            return _text(value.text)
        if value.HasField("number"):
            return int(value.number)
        if not value.HasField("list"):
            return None
        entries = self._parse("List", value.list)
        if max(map(len, (entries.texts, entries.numbers, entries.flags))) > MAX_ENTRIES:
            raise OfflineModelError(f"a list of more than {MAX_ENTRIES} entries")
        return tuple(map(_text, entries.texts)) or (*entries.numbers, *entries.flags)

    def _decompressed(self, value: AttributeValue) -> AttributeValue:
        if isinstance(value, tuple):
            return tuple(str(self._decompressed(one)) for one in value)
        return value if isinstance(value, str) else str(_entry(value, self._texts))

    def _parse(self, type_: str, content: bytes | memoryview) -> Any:
        if next(self._budget, None) is None:
            raise OfflineModelError(f"the model definition has more than {MAX_MESSAGES} messages")
        try:
            return _SCHEMA[type_].FromString(content)
        except DecodeError as error:
            raise OfflineModelError(f"the model definition is damaged: {error}") from error


def _entry(index: int, entries: Sequence[Any]) -> Any:
    if 0 <= index < len(entries):
        return entries[index]
    what = f"a compressed attribute is number {index} of a list of {len(entries)}"
    raise OfflineModelError(what)


def _shape(sizes: Sequence[int]) -> tuple[int, ...]:
    if len(sizes) > MAX_DIMENSIONS:
        raise OfflineModelError(f"a tensor has more than {MAX_DIMENSIONS} dimensions")
    return tuple(sizes)


def _text(content: bytes) -> str:
    """A text as it is; what is no UTF-8 in it as escapes, and only so much of it."""
    return content[:_MAX_TEXT_BYTES].decode(errors="backslashreplace")
