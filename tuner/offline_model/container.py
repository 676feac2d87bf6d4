"""The IMOD container: typed partitions in one file, with a checksum. Knows nothing of models.

Written as 256 bytes of header, then `u32 count, u32 0, count x {u32 type, u32 0, u64 offset,
u64 size}`, then the partitions one after another without gaps; offsets count from the end of the
table. The 64-byte checksum field holds the SHA-256, in hexadecimal, of the whole file with that
field taken as zeros, so that no byte can change unnoticed. An all-zero field means no checksum.
"""

from __future__ import annotations

import hashlib
import mmap
import struct
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import IO, TYPE_CHECKING

from tuner.atomic import replacing
from tuner.errors import OfflineModelError
from tuner.offline_model import header as head
from tuner.offline_model.header import Header, new_header, parse_header, text_of

if TYPE_CHECKING:
    from typing_extensions import Buffer

_BROKEN_TABLE_HINT = "the file is damaged: copy or build it again"


class PartitionType(IntEnum):
    """What a partition holds; the numbers are the format's."""

    MODEL_DEF = 0
    WEIGHTS_DATA = 1
    TASK_INFO = 2
    TBE_KERNELS = 3
    CUST_AICPU_KERNELS = 4
    SO_BINS = 5
    FLOW_MODEL = 6
    FLOW_SUBMODEL = 7
    MODEL_INOUT_INFO = 8
    STATIC_TASK_DESC = 9
    DYNAMIC_TASK_DESC = 10
    TASK_PARAM = 11
    TILING_DATA = 12
    PRE_MODEL_DESC = 20
    PRE_MODEL_SQE = 21
    PRE_KERNEL_ARGS = 22
    PRE_MODEL_DESC_EXTEND = 23
    BUNDLE_MODEL_INFO = 24
    BUNDLE_MODEL_DATA = 25
    CUSTOM_OPS = 26


@dataclass(frozen=True)
class Partition:
    """Content to be written: its size is known, its pieces are asked for only when written."""

    type: PartitionType
    size_bytes: int
    pieces: Iterable[Buffer]
    """One-dimensional, contiguous buffers."""

    @staticmethod
    def of(type_: PartitionType, data: Buffer) -> Partition:
        return Partition(type_, memoryview(data).nbytes, (data,))


@dataclass(frozen=True)
class Container:
    """An opened file. The partitions are views of the mapped file, never copies."""

    path: Path
    header: Header
    partitions: Mapping[PartitionType, memoryview]

    @property
    def name(self) -> str:
        return text_of(self.header.name)

    @property
    def platform(self) -> str:
        return text_of(self.header.platform_version)

    @property
    def user_info(self) -> str:
        return text_of(self.header.userdefineinfo)

    @property
    def has_checksum(self) -> bool:
        return self.header.checksum != head.NO_CHECKSUM


@dataclass(frozen=True)
class _TableForm:
    head: struct.Struct
    row: struct.Struct

    def size_bytes(self, count: int) -> int:
        return self.head.size + count * self.row.size


_NARROW = _TableForm(struct.Struct("<I"), struct.Struct("<III"))
_WIDE = _TableForm(struct.Struct("<I4x"), struct.Struct("<I4xQQ"))


def first_data_offset(partition_count: int) -> int:
    """Where, in a written file, the first partition's data starts."""
    return head.SIZE_BYTES + _WIDE.size_bytes(partition_count)


def write_container(
    path: Path,
    name: str,
    partitions: Sequence[Partition],
    *,
    ops: int,
    platform: str,
    user_info: str = "",
    is_dynamic: bool = False,
) -> None:
    """Write the file at once (see `replacing`), holding no more than one piece in memory.

    `name` (31 bytes), `platform` (19) and `user_info` (31) are cut to what the header can hold.
    `ops` is the number of operators of the model. Viewers that take the table for the 32-bit
    form first (Netron) need MODEL_DEF as the first of at least two partitions.
    Raises ValueError if the pieces of a partition do not add up to its size.
    """
    table = _table(partitions)
    payload_bytes = len(table) + sum(p.size_bytes for p in partitions)
    header = new_header(
        name, payload_bytes, ops=ops, platform=platform, user_info=user_info, is_dynamic=is_dynamic
    )
    with replacing(path) as file:
        hashing = _HashingWriter(file)
        for part in (header.packed(), table):
            hashing.write(part)
        for partition in partitions:
            _write_partition(hashing, partition)
        file.seek(head.CHECKSUM_AT)
        file.write(hashing.digest.hexdigest().encode())


def _table(partitions: Sequence[Partition]) -> bytes:
    if len({p.type for p in partitions}) != len(partitions):
        raise ValueError("two partitions of one type")
    rows, offset = [_WIDE.head.pack(len(partitions))], 0
    for partition in partitions:
        rows.append(_WIDE.row.pack(partition.type, offset, partition.size_bytes))
        offset += partition.size_bytes
    return b"".join(rows)


class _HashingWriter:
    """Passes bytes on to a file and hashes what went by."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.digest = hashlib.sha256()

    def write(self, data: Buffer) -> None:
        self._file.write(data)
        self.digest.update(data)


def _write_partition(hashing: _HashingWriter, partition: Partition) -> None:
    written_bytes = 0
    for piece in partition.pieces:
        hashing.write(piece)
        written_bytes += memoryview(piece).nbytes
    if written_bytes != partition.size_bytes:
        raise ValueError(
            f"{partition.type.name}: {written_bytes} bytes came, {partition.size_bytes} announced"
        )


def read_container(path: Path, *, verify: bool = True) -> Container:
    """Map the file and check it: sizes, offsets, and its checksum unless `verify` is False.

    Raises OfflineModelError for anything but a sound IMOD file with one model.
    """
    mapped = _mapped(path)
    header = parse_header(path, bytes(mapped[: head.SIZE_BYTES]), len(mapped))
    if verify:
        _verify(path, header, mapped)
    return Container(path, header, _partitions(path, header, mapped))


def _mapped(path: Path) -> memoryview:
    try:
        with path.open("rb") as file:
            if path.stat().st_size == 0:
                return memoryview(b"")
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise OfflineModelError(
            f"{path} cannot be read: {reason}", "give the path of an existing .om file"
        ) from error


def _verify(path: Path, header: Header, mapped: memoryview) -> None:
    if header.checksum == head.NO_CHECKSUM:
        return
    digest = hashlib.sha256(mapped[: head.CHECKSUM_AT])
    digest.update(head.NO_CHECKSUM)
    digest.update(mapped[head.CHECKSUM_AT + head.CHECKSUM_BYTES :])
    if digest.hexdigest().encode() != header.checksum:
        raise OfflineModelError(
            f"{path}: the checksum does not match the content",
            "the file was damaged or changed after it was written: copy or build it again",
        )


def _partitions(
    path: Path, header: Header, mapped: memoryview
) -> Mapping[PartitionType, memoryview]:
    payload = mapped[head.SIZE_BYTES :]
    form = _WIDE if header.has_wide_table else _NARROW
    rows, table_bytes = _rows(path, form, payload)
    _refuse_gaps(path, rows, len(payload) - table_bytes)
    data = payload[table_bytes:]
    found = {_type(path, number): data[at : at + size] for number, at, size in rows}
    if len(found) != len(rows):
        raise OfflineModelError(f"{path}: two partitions of one type", _BROKEN_TABLE_HINT)
    return found


def _rows(
    path: Path, form: _TableForm, payload: memoryview
) -> tuple[list[tuple[int, int, int]], int]:
    """The rows (type, offset, size) of the partition table, and its size in bytes."""
    is_cut = len(payload) < form.head.size
    count = 0 if is_cut else form.head.unpack_from(payload)[0]
    table_bytes = form.size_bytes(count)
    if is_cut or table_bytes > len(payload):
        raise OfflineModelError(
            f"{path}: a table of {count} partitions does not fit into the file", _BROKEN_TABLE_HINT
        )
    return list(form.row.iter_unpack(payload[form.head.size : table_bytes])), table_bytes


def _refuse_gaps(path: Path, rows: Sequence[tuple[int, int, int]], data_bytes: int) -> None:
    end = 0
    for number, offset, size in sorted(rows, key=lambda row: (row[1], row[2])):
        if offset != end:
            raise OfflineModelError(
                f"{path}: partition {number} starts at {offset}, the one before ends at {end}",
                _BROKEN_TABLE_HINT,
            )
        end += size
    if end != data_bytes:
        raise OfflineModelError(
            f"{path}: partitions add up to {end} bytes, the file holds {data_bytes}",
            _BROKEN_TABLE_HINT,
        )


def _type(path: Path, number: int) -> PartitionType:
    try:
        return PartitionType(number)
    except ValueError:
        raise OfflineModelError(
            f"{path}: unknown partition type {number}",
            "the file may come from a newer version: update this tool, or build the file again",
        ) from None
