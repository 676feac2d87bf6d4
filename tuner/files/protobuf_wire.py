"""Protobuf's wire format, field by field, for messages of unknown origin.

Nothing is built of a field that is not asked for: protobuf itself makes up to eighty bytes of
memory of each byte of a message of empty messages.
"""

from __future__ import annotations

from collections.abc import Iterator

VARINT, FIXED_64, BYTES, FIXED_32 = 0, 1, 2, 5
"""Types of fields; the others, groups, are out of use and refused."""
MAX_HEADER_BYTES = 20
"""Bytes before the value of a field: its key and its length."""

_FIXED_BYTES = {FIXED_64: 8, FIXED_32: 4}

Value = int | memoryview
Extent = tuple[int, int, int, int]
"""Number and type of a field, and where its value begins and ends."""


class WireError(Exception):
    """The bytes are no protobuf message, for the reason given."""


class TooManyFieldsError(WireError):
    """The message has more fields than may be read."""


class Reader:
    """Reads messages and counts their fields, so that the time and the memory are bounded."""

    def __init__(self, max_fields: int) -> None:
        self._max_fields = self._left = max_fields

    def field(self, data: bytes | memoryview, at: int, end: int) -> Extent:
        """The field that begins at `at` of a message that ends at `end`. Raises WireError.

        `data` may end sooner, but not before the value of the field begins.
        """
        self._left -= 1
        if self._left < 0:
            raise TooManyFieldsError(f"it has more than {self._max_fields} fields")
        try:
            key, at = (data[at], at + 1) if data[at] < 0x80 else _varint(data, at)
            if key & 7 == BYTES:
                size, at = (data[at], at + 1) if data[at] < 0x80 else _varint(data, at)
            else:
                size = _FIXED_BYTES[key & 7] if key & 7 != VARINT else _varint(data, at)[1] - at
        except IndexError:
            raise WireError("a field has no end") from None
        except KeyError:
            raise WireError(f"a field of type {key & 7}") from None
        if at + size > end:
            raise WireError("a field has no end")
        if not 8 <= key < 1 << 32:
            raise WireError(f"a field has the key {key}")
        return key >> 3, key & 7, at, at + size

    def fields(self, message: memoryview) -> Iterator[tuple[int, Value]]:
        """Fields of a message in their order: numbers as they are, all else as its bytes.

        Raises WireError where it is not of this form.
        """
        at, end = 0, len(message)
        while at < end:
            number, kind, start, at = self.field(message, at, end)
            yield number, message[start:at] if kind != VARINT else _varint(message, start)[0]


def varint(number: int) -> bytes:
    """A number as it is written: seven bits a byte, the lowest first."""
    digits = bytearray()
    while number > 0x7F:
        digits.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*digits, number])


def int64(number: int) -> bytes:
    """A number with sign as it is written. Raises ValueError beyond 64 bits."""
    if not -(2**63) <= number < 2**63:
        raise ValueError(f"{number} has more than 64 bits")
    return varint(number & 2**64 - 1)


def integer_field(number: int, value: int) -> bytes:
    """The field of this number with an integer."""
    return varint(number << 3 | VARINT) + int64(value)


def bytes_field(number: int, content: bytes) -> bytes:
    """The field of this number with a text, a message or packed numbers."""
    return varint(number << 3 | BYTES) + varint(len(content)) + content


def _varint(data: bytes | memoryview, at: int) -> tuple[int, int]:
    """The number that begins here, and where it ends."""
    number = shift = 0
    for byte in data[at : at + 10]:
        at += 1
        number |= (byte & 0x7F) << shift
        if byte < 0x80:
            return number, at
        shift += 7
    raise WireError("a number has no end")
