"""TBE_KERNELS as we fill it: several object files in one partition.

`u32 count, u32 0, count x {u64 offset, u64 size}`, then the objects, each at a multiple of 16
bytes from the start of the partition, then zeros up to where the next partition shall start.
Names are not kept here: each object file carries those of its functions.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from tuner.errors import OfflineModelError

ALIGNMENT_BYTES = 16

_HEAD = struct.Struct("<I4x")
_ROW = struct.Struct("<QQ")


def pack_objects(objects: Sequence[bytes]) -> bytes:
    """Pack object files into one partition, each aligned; `unpack_objects` reads them back."""
    rows, body = [], bytearray(_padded_bytes(_HEAD.size + len(objects) * _ROW.size))
    for item in objects:
        rows.append(_ROW.pack(len(body), len(item)))
        body += item
        body += bytes(_padded_bytes(len(body)) - len(body))
    table = _HEAD.pack(len(objects)) + b"".join(rows)
    body[: len(table)] = table
    return bytes(body)


def _padded_bytes(size_bytes: int) -> int:
    return -(-size_bytes // ALIGNMENT_BYTES) * ALIGNMENT_BYTES


def unpack_objects(data: memoryview) -> tuple[bytes, ...]:
    """Raises OfflineModelError if the table does not fit the partition."""
    count = _HEAD.unpack_from(data)[0] if len(data) >= _HEAD.size else 0
    table_bytes = _HEAD.size + count * _ROW.size
    if table_bytes > len(data):
        raise OfflineModelError(f"a table of {count} kernel objects does not fit the partition")
    rows = _ROW.iter_unpack(data[_HEAD.size : table_bytes])
    return tuple(_object(data, offset, size) for offset, size in rows)


def _object(data: memoryview, offset: int, size_bytes: int) -> bytes:
    if offset + size_bytes > len(data):
        raise OfflineModelError(
            f"a kernel object at {offset} of {size_bytes} bytes is outside its partition"
        )
    return bytes(data[offset : offset + size_bytes])
