"""Mutations of bytes that know nothing of what the bytes mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

NUMBERS = (
    0, 1, -1, 2, 7, 8, 64, 127, 128, 255, 256, 4095, 4096, 65535, 65536, 2**20, 2**24,
    2**31 - 1, 2**31, -(2**31), 2**32 - 1, 2**32, 2**40, 2**53, 2**60, 2**62, 2**63 - 1, -(2**63),
)  # fmt: skip
"""Whole numbers at which programs err."""
MAX_BYTES = 1 << 20
"""Of an input, unless a seed is larger."""


def scrambled(chance: Random, data: bytes, others: Sequence[bytes] = ()) -> bytes:
    """One to six mutations; `others` lend their parts."""
    content = bytearray(data)
    for _ in range(min(chance.randint(1, 6), chance.randint(1, 6))):
        chance.choice(_MUTATIONS)(chance, content, others)
    return bytes(content[: max(MAX_BYTES, len(data))])


Mutation = Callable[[Random, bytearray, Sequence[bytes]], None]


def _flip(chance: Random, content: bytearray, _: Sequence[bytes]) -> None:
    if content:
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)


def _set(chance: Random, content: bytearray, _: Sequence[bytes]) -> None:
    if content:
        value = chance.choice((0, 1, 127, 128, 255, chance.randrange(256)))
        content[chance.randrange(len(content))] = value


def _number(chance: Random, content: bytearray, _: Sequence[bytes]) -> None:
    """Offsets, lengths and counts are little-endian in our formats."""
    width = chance.choice((2, 4, 8))
    at = chance.randrange(len(content) + 1)
    value = chance.choice(NUMBERS) & ((1 << 8 * width) - 1)
    content[at : at + width] = value.to_bytes(width, "little")


def _delete(chance: Random, content: bytearray, _: Sequence[bytes]) -> None:
    start, end = _stretch(chance, len(content))
    del content[start:end]


def _double(chance: Random, content: bytearray, _: Sequence[bytes]) -> None:
    start, end = _stretch(chance, len(content))
    times = chance.choice((1, 1, 1, 2, 100))
    content[start:start] = content[start:end] * min(times, 1 + MAX_BYTES // max(end - start, 1))


def _move(chance: Random, content: bytearray, _: Sequence[bytes]) -> None:
    start, end = _stretch(chance, len(content))
    part = content[start:end]
    del content[start:end]
    at = chance.randrange(len(content) + 1)
    content[at:at] = part


def _insert(chance: Random, content: bytearray, _: Sequence[bytes]) -> None:
    at = chance.randrange(len(content) + 1)
    content[at:at] = chance.randbytes(chance.choice((1, 2, 8, 64)))


def _cut(chance: Random, content: bytearray, _: Sequence[bytes]) -> None:
    del content[chance.randrange(len(content) + 1) :]


def _splice(chance: Random, content: bytearray, others: Sequence[bytes]) -> None:
    if others:
        other = chance.choice(others)
        start, end = _stretch(chance, len(other))
        at = chance.randrange(len(content) + 1)
        content[at : at + chance.choice((0, end - start))] = other[start:end]


def _stretch(chance: Random, size: int) -> tuple[int, int]:
    start = chance.randrange(size + 1)
    return start, min(size, start + chance.choice((1, 2, 4, 8, 32, 256, size)))


_MUTATIONS: Sequence[Mutation] = (
    _flip, _flip, _set, _set, _number, _delete, _double, _move, _insert, _cut, _splice,
)  # fmt: skip
