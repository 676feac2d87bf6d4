"""Protobuf's wire format, field by field, for messages that anybody may have written.

Nothing is built of what is not asked for: where protobuf itself makes 50 bytes of memory of each
byte of a message of empty messages, this only looks at them, and gives up after so many.
"""

from __future__ import annotations

from collections.abc import Iterator

from tuner.errors import OfflineModelError

VARINT, FIXED_64, BYTES, FIXED_32 = 0, 1, 2, 5
"""Types of fields; the others, groups, are out of use and refused."""

MOST_FIELDS = 1_500_000
"""That are looked at in one file: two seconds or three."""

MOST_TEXT_BYTES = 16_384
"""Of a text that are read."""

_FIXED_BYTES = {FIXED_64: 8, FIXED_32: 4}

Value = int | memoryview


class Reader:
    """Reads messages and counts what it has looked at, so that the time is bounded."""

    def __init__(self, most_fields: int = MOST_FIELDS) -> None:
        self._left = most_fields

    def fields(self, message: memoryview) -> Iterator[tuple[int, Value]]:
        """The fields of a message in their order: numbers as they are, all else as its bytes.

        Raises OfflineModelError where it is not of this form, or too many were looked at.
        """
        at, end = 0, len(message)
        while at < end:
            self._count()
            key, at = (message[at], at + 1) if message[at] < 0x80 else _varint(message, at)
            if key & 7 == VARINT:
                number, at = _varint(message, at)
                yield key >> 3, number
            else:
                start, at = _extent(message, at, key & 7)
                yield key >> 3, message[start:at]

    def numbers(self, value: Value) -> Iterator[int]:
        """Repeated whole numbers: one, or several packed into bytes. Raises OfflineModelError."""
        if isinstance(value, int):
            yield signed(value)
            return
        at = 0
        while at < len(value):
            number, at = _varint(value, at)
            self._count()
            yield signed(number)

    def _count(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise OfflineModelError("the model definition has more fields than any real one")


def as_bytes(value: Value) -> memoryview:
    """A text, or a message in a message. Raises OfflineModelError for a number."""
    if isinstance(value, int):
        raise OfflineModelError("the model definition is damaged: a number where a message belongs")
    return value


def as_text(value: memoryview) -> str:
    """A text as it is; what is no UTF-8 in it as escapes, and only so much of it."""
    return bytes(value[:MOST_TEXT_BYTES]).decode(errors="backslashreplace")


def signed(number: int) -> int:
    """A number on the wire as int64 or int32, where negative ones take ten bytes."""
    return number - 2**64 if number >= 2**63 else number


def _varint(message: memoryview, at: int) -> tuple[int, int]:
    """The number that begins here, and where it ends."""
    number = shift = 0
    while at < len(message) and shift < 70:
        byte = message[at]
        at += 1
        number |= (byte & 0x7F) << shift
        if byte < 0x80:
            return number & (2**64 - 1), at
        shift += 7
    raise OfflineModelError("the model definition is damaged: a number has no end")


def _extent(message: memoryview, at: int, kind: int) -> tuple[int, int]:
    """Where the bytes of a field begin and end."""
    if kind == BYTES:
        size_bytes, at = _varint(message, at)
    elif kind in _FIXED_BYTES:
        size_bytes = _FIXED_BYTES[kind]
    else:
        raise OfflineModelError(f"the model definition is damaged: a field of type {kind}")
    if size_bytes > len(message) - at:
        raise OfflineModelError("the model definition is damaged: a field has no end")
    return at, at + size_bytes
