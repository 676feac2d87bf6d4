"""Copies of integers into the padded copy of an input: bytes, or bytes as 16 bits."""

from __future__ import annotations

from collections.abc import Iterator

from tuner.cpu.kernels.emit import Function, Index, IRValue

CHUNK = 64
"""Elements that are moved as one; the rest in halves of this, so that nothing else is touched."""


def move_bytes(f: Function, start: IRValue, to: IRValue, count: int) -> None:
    """Copy so many u8 to an array of u8, or of wider integers."""
    item_bytes = to.elements.bits // 8
    for first, size in _chunks(f, count):
        value = f.load_raw(f.at(start, first), f"<{size} x i8>", 1)
        if item_bytes > 1:
            value = f.convert("zext", value, f"<{size} x {to.elements.storage}>")
        f.store_raw(value, f.at(to, first), item_bytes)


def fill_integers(f: Function, to: IRValue, count: int, value: int) -> None:
    """Store the same number so many times."""
    storage, item_bytes = to.elements.storage, to.elements.bits // 8
    for first, size in _chunks(f, count):
        all_ = IRValue(f"splat ({storage} {value})", f"<{size} x {storage}>")
        f.store_raw(all_, f.at(to, first), item_bytes)


def _chunks(f: Function, count: int) -> Iterator[tuple[Index, int]]:
    """First element and size of each chunk: a loop over the large ones, then smaller ones."""
    done = count - count % CHUNK
    if done:
        with f.loop(0, done, CHUNK) as chunk:
            yield chunk.index, CHUNK
    size = CHUNK // 2
    while done < count:
        if count - done >= size:
            yield done, size
            done += size
        size //= 2
