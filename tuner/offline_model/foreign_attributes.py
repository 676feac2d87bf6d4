"""Attributes in a MODEL_DEF of any tool: names and values, also where they are compressed.

A compressed name is an index into a list of the model: a zero byte, then digits to base 127, the
least first, each one more than it is. So are values that are texts, where another list says that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from tuner.errors import OfflineModelError
from tuner.files.protobuf_wire import Reader, Value, as_bytes, signed

AttributeValue = str | int | tuple[str, ...] | tuple[int, ...]

MAX_ENTRIES = 20_000
"""Maximum number of entries of one list."""
MAX_TEXT_BYTES = 16_384
"""Bytes of a text that are read."""
_MAX_DIGITS = 9
"""Maximum number of digits of an index: 127^9 is more than any list can hold."""

_ENTRY_KEY, _ENTRY_VALUE = 1, 2
_LIST, _TEXT, _WHOLE = 1, 2, 3
_LIST_TEXTS, _LIST_WHOLES, _LIST_TRUTHS = 2, 3, 5


@dataclass(frozen=True)
class AttributeNames:
    """Encoding of attribute names in a model; without names: as they are."""

    names: Sequence[str] = ()
    texts: Sequence[str] = ()
    are_texts: Sequence[int] = ()
    """True for a name whose values are indices of texts."""

    def name(self, key: bytes) -> str:
        """The name of an attribute. Raises OfflineModelError for an index beyond the list."""
        return self.names[self._index(key)] if self._is_index(key) else as_text(memoryview(key))

    def value(self, key: bytes, value: AttributeValue) -> AttributeValue:
        """The value of an attribute. Raises OfflineModelError for an index beyond the list."""
        if not self._is_index(key) or not self.are_texts[self._index(key)]:
            return value
        if isinstance(value, tuple):
            return tuple(self._text(one) for one in value)
        return self._text(value)

    def _is_index(self, key: bytes) -> bool:
        return bool(self.names) and key[:1] == b"\0"

    def _index(self, key: bytes) -> int:
        digits = key[1 : 1 + _MAX_DIGITS]
        index = sum((digit - 1) * 127**place for place, digit in enumerate(digits))
        return _within(index, min(len(self.names), len(self.are_texts)))

    def _text(self, value: str | int) -> str:
        return value if isinstance(value, str) else self.texts[_within(value, len(self.texts))]


def attribute_names(reader: Reader, attributes: Mapping[bytes, memoryview]) -> AttributeNames:
    """Read the encoding from a model's own attributes. Raises WireError, OfflineModelError."""

    def entries(key: bytes) -> tuple[str, ...] | tuple[int, ...]:
        value = attribute_value(reader, attributes[key]) if key in attributes else ()
        return value if isinstance(value, tuple) else ()

    version = attributes.get(b"om_compress_version")
    if version is None or attribute_value(reader, version) != 1:
        return AttributeNames()
    return AttributeNames(
        names=[str(one) for one in entries(b"attr_name_enum")],
        texts=[str(one) for one in entries(b"attr_value_enum")],
        are_texts=[one == 1 for one in entries(b"attrs_use_string_value")],
    )


def map_entry(reader: Reader, message: Value) -> tuple[bytes, memoryview]:
    """Name and value of an attribute, as they are written. Raises WireError."""
    key, value = b"", memoryview(b"")
    for number, content in reader.fields(as_bytes(message)):
        if number == _ENTRY_KEY:
            key = bytes(as_bytes(content)[:MAX_TEXT_BYTES])
        elif number == _ENTRY_VALUE:
            value = as_bytes(content)
    return key, value


def attribute_value(reader: Reader, message: memoryview) -> AttributeValue | None:
    """A text, a whole number or a list of them; None for what is none.

    Raises WireError, OfflineModelError.
    """
    found: AttributeValue | None = None
    for number, content in reader.fields(message):
        if number == _TEXT:
            found = as_text(as_bytes(content))
        elif number == _WHOLE and isinstance(content, int):
            found = signed(content)
        elif number == _LIST:
            found = _entries(reader, as_bytes(content))
    return found


def _entries(reader: Reader, message: memoryview) -> tuple[str, ...] | tuple[int, ...]:
    texts: list[str] = []
    numbers: list[int] = []
    for number, content in reader.fields(message):
        if number == _LIST_TEXTS:
            texts.append(as_text(as_bytes(content)))
        elif number in (_LIST_WHOLES, _LIST_TRUTHS):
            numbers.extend(islice(reader.numbers(content), MAX_ENTRIES + 1))
        if len(texts) + len(numbers) > MAX_ENTRIES:
            raise OfflineModelError(f"a list of more than {MAX_ENTRIES} entries")
    return tuple(texts) or tuple(numbers)


def as_text(value: memoryview) -> str:
    """A text as it is; what is no UTF-8 in it as escapes, and only so much of it."""
    return bytes(value[:MAX_TEXT_BYTES]).decode(errors="backslashreplace")


def _within(index: int, length: int) -> int:
    if not 0 <= index < length:
        raise OfflineModelError(f"a compressed attribute is number {index} of a list of {length}")
    return index
