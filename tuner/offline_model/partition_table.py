"""The table of partitions after the header: what lies where, narrow (32 bits) or wide (64)."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

from tuner.errors import OfflineModelError
from tuner.offline_model.header import SIZE_BYTES, Header
from tuner.offline_model.opened import OpenedFile

_BROKEN_HINT = "the file is damaged: copy or build it again"


class PartitionType(IntEnum):
    """Content of a partition; the numbers are the format's."""

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
class Row:
    """Offset of a partition from the start of the file."""

    type: PartitionType
    at: int
    size_bytes: int


@dataclass(frozen=True)
class Table:
    """Rows in the order of the data, which follow one another without gaps."""

    content: bytes
    """Bytes of the table as they stand in the file."""
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class _Form:
    head: struct.Struct
    row: struct.Struct

    def size_bytes(self, count: int) -> int:
        return self.head.size + count * self.row.size


NARROW = _Form(struct.Struct("<I"), struct.Struct("<III"))
WIDE = _Form(struct.Struct("<I4x"), struct.Struct("<I4xQQ"))


def end_of_table(partition_count: int) -> int:
    """Offset of the data in a file with a wide table."""
    return SIZE_BYTES + WIDE.size_bytes(partition_count)


def packed_table(partitions: Sequence[tuple[PartitionType, int]]) -> bytes:
    """The wide table of partitions with these sizes in bytes, laid one after another."""
    if len({type_ for type_, _ in partitions}) != len(partitions):
        raise ValueError("two partitions of one type")
    rows, offset = [WIDE.head.pack(len(partitions))], 0
    for type_, size_bytes in partitions:
        rows.append(WIDE.row.pack(type_, offset, size_bytes))
        offset += size_bytes
    return b"".join(rows)


def read_table(file: OpenedFile, header: Header) -> Table:
    """Raises OfflineModelError unless known partitions fill the file exactly, each type once.

    Takes no more memory than that many partitions need, whatever count the file claims.
    """
    form = WIDE if header.has_wide_table else NARROW
    content = _content(file, form)
    data_at = SIZE_BYTES + len(content)
    raw = sorted(form.row.iter_unpack(content[form.head.size :]), key=lambda row: row[1:])
    _refuse_gaps(file.path, raw, file.size_bytes - data_at)
    rows = tuple(Row(_type(file.path, n), data_at + at, size) for n, at, size in raw)
    if len({row.type for row in rows}) != len(rows):
        raise OfflineModelError(f"{file.path}: two partitions of one type", _BROKEN_HINT)
    return Table(content, rows)


def _content(file: OpenedFile, form: _Form) -> bytes:
    """The bytes of the table, each read once."""
    room = file.size_bytes - SIZE_BYTES
    head = bytes(file.read(SIZE_BYTES, form.head.size)) if room >= form.head.size else b""
    count = form.head.unpack(head)[0] if head else 0
    if not head or form.size_bytes(count) > room:
        raise OfflineModelError(
            f"{file.path}: a table of {count} partitions does not fit into the file", _BROKEN_HINT
        )
    if count > len(PartitionType):
        raise OfflineModelError(
            f"{file.path}: {count} partitions, but only {len(PartitionType)} types are known",
            _BROKEN_HINT,
        )
    return head + bytes(file.read(SIZE_BYTES + len(head), form.size_bytes(count) - len(head)))


def _refuse_gaps(path: Path, rows: Sequence[tuple[int, int, int]], data_bytes: int) -> None:
    end = 0
    for number, offset, size in rows:
        if offset != end:
            raise OfflineModelError(
                f"{path}: partition {number} starts at {offset}, the one before ends at {end}",
                _BROKEN_HINT,
            )
        end += size
    if end != data_bytes:
        raise OfflineModelError(
            f"{path}: partitions add up to {end} bytes, the file holds {data_bytes}", _BROKEN_HINT
        )


def _type(path: Path, number: int) -> PartitionType:
    try:
        return PartitionType(number)
    except ValueError:
        raise OfflineModelError(
            f"{path}: unknown partition type {number}",
            "the file may come from a newer version: update this tool, or build the file again",
        ) from None
