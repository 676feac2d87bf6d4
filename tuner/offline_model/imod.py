"""The start of an IMOD file: a header of 256 bytes, and the table of partitions after it.

The table is narrow (32 bits) or wide (64); offsets in it count from its own end.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from tuner.errors import OfflineModelError
from tuner.offline_model.untrusted_file import UntrustedFile

MAGIC = b"IMOD"
SIZE_BYTES = 256
MAX_PARTITIONS = 64
"""Maximum number of partitions of a model: there are fewer types."""
VERSIONS = (0x10000000, 0x20000000)
CHECKSUM_AT = 12
CHECKSUM_BYTES = 64
NO_CHECKSUM = bytes(CHECKSUM_BYTES)
CHUNKED = 2
"""Value of `is_checksum` where the checksum is that of chunks (see `chunks`)."""
FLOW_MODEL = 3
LAST_MODEL_TYPE = 5

_LAYOUT = struct.Struct("<4sII64sIBBBB32sI32sII20sB3xQBB62s")

_OTHERS = {
    b"PICO": "is a PICO model, built for another device family",
    b"PK\x03\x04": "is an OM2 package (a ZIP file), not an IMOD file",
}


class Header(NamedTuple):
    """The fields in the order of the file, named as in the format's description.

    The defaults are those of a file that we write, with 64-bit sizes and still without a checksum.
    """

    magic: bytes = MAGIC
    headsize: int = SIZE_BYTES
    version: int = VERSIONS[-1]
    checksum: bytes = NO_CHECKSUM
    length: int = 0
    is_encrypt: int = 0
    is_checksum: int = 1  # or CHUNKED
    modeltype: int = 0
    genmode: int = 0
    name: bytes = b""
    ops: int = 0
    userdefineinfo: bytes = b""
    om_ir_version: int = 0
    model_num: int = 1
    platform_version: bytes = b""
    platform_type: int = 0
    model_length: int = 0
    need_check_os_cpu_info: int = 0
    is_unknow_model: int = 0
    reserved: bytes = bytes(62)

    @property
    def payload_bytes(self) -> int:
        """Size of what follows the header, from whichever field the file uses."""
        return self.model_length or self.length

    @property
    def is_chunked(self) -> bool:
        """Return whether the checksum is that of chunks."""
        return self.is_checksum == CHUNKED

    @property
    def has_wide_table(self) -> bool:
        """True if the partition table holds 64-bit offsets and sizes."""
        return self.model_length != 0 or self.modeltype == FLOW_MODEL

    def packed(self) -> bytes:
        """The 256 bytes of the header."""
        return _LAYOUT.pack(*self)

    @staticmethod
    def unpacked(data: bytes | memoryview) -> Header:
        """The header of these 256 bytes, whatever they say."""
        return Header._make(_LAYOUT.unpack(data))


def new_header(name: str, payload_bytes: int, *, ops: int, platform: str, user_info: str) -> Header:
    """The header of a file with 64-bit sizes; its checksum is still zero."""
    return Header(
        name=fixed_text(name, 32),
        ops=ops,
        userdefineinfo=fixed_text(user_info, 32),
        platform_version=fixed_text(platform, 20),
        is_checksum=CHUNKED,
        model_length=payload_bytes,
    )


def fixed_text(text: str, size_bytes: int) -> bytes:
    """UTF-8, cut between characters so that at least one zero byte remains, filled with zeros."""
    encoded = text.encode()[: size_bytes - 1].decode(errors="ignore").encode()
    return encoded.ljust(size_bytes, b"\0")


def text_of(field: bytes) -> str:
    """The text of a field, up to its first zero byte."""
    return field.partition(b"\0")[0].decode(errors="replace")


def without_checksum(start: bytes) -> bytes:
    """The first 256 bytes of a file with the checksum's place as zeros."""
    return start[:CHECKSUM_AT] + NO_CHECKSUM + start[CHECKSUM_AT + CHECKSUM_BYTES : SIZE_BYTES]


def parse_header(start: bytes, file_bytes: int) -> Header:
    """Check the first 256 bytes of a file. Raises OfflineModelError."""
    magic = start[:4]
    if not start:
        raise OfflineModelError(
            "the file is empty", "it was never finished, or not copied: copy or build it again"
        )
    if magic in _OTHERS:
        hint = "convert the original ONNX model with this tool instead"
        raise OfflineModelError(_OTHERS[magic], hint)
    if magic[:1] == b"\x08":  # ONNX's ir_version, a small number
        raise OfflineModelError(
            f"not an offline model: starts with {magic!r}, as ONNX models do",
            "compile it: bankd atc --model MODEL.onnx --output MODEL, and give MODEL.om;"
            " tuner.InferenceSession takes ONNX models",
        )
    if magic != MAGIC:
        raise OfflineModelError(
            f"not an offline model: starts with {magic!r}, not {MAGIC!r}",
            "give the .om file that was written as the tuned model",
        )
    if len(start) < SIZE_BYTES:
        raise OfflineModelError(
            f"{file_bytes} bytes are too few for an offline model",
            "the file is truncated or was never finished: copy or build it again",
        )
    header = Header.unpacked(start)
    fault = _fault(header, file_bytes)
    if fault is not None:
        raise OfflineModelError(fault, "copy or build the offline model again")
    return header


def _fault(header: Header, file_bytes: int) -> str | None:
    expected_bytes = SIZE_BYTES + header.payload_bytes
    faults = {
        "the content is encrypted": header.is_encrypt != 0,
        f"unknown model type {header.modeltype}": header.modeltype > LAST_MODEL_TYPE,
        f"has {header.model_num} models; only one is supported": header.model_num > 1,
        "has a checksum but says it has none": (
            header.is_checksum == 0 and header.checksum != NO_CHECKSUM
        ),
        f"header and payload add up to {expected_bytes} bytes, the file has {file_bytes}": (
            expected_bytes != file_bytes
        ),
    }
    return form_fault(header) or next((what for what, is_there in faults.items() if is_there), None)


def form_fault(header: Header) -> str | None:
    """Fault of a header in files of any tool: its size or version; None for none."""
    if header.headsize != SIZE_BYTES:
        return f"header size is {header.headsize}, not {SIZE_BYTES}"
    return None if header.version in VERSIONS else f"unknown version {header.version:#x}"


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
class PartitionRow:
    """Offset of a partition from the start of the file."""

    type: PartitionType
    at: int
    size_bytes: int


@dataclass(frozen=True)
class FileStart:
    """Header and table of a file; the rows' data follow one another without gaps."""

    header: Header
    content: bytes
    """The bytes of both, the checksum as zeros."""
    rows: tuple[PartitionRow, ...]
    """Rows in the order of the data."""


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


def read_start(file: UntrustedFile) -> FileStart:
    """Read header and table, each byte once.

    Raises OfflineModelError unless known partitions fill the file exactly, each type once. Takes
    no more memory than that many partitions need, whatever count the file claims.
    """
    start = bytes(file.read(0, min(SIZE_BYTES, file.size_bytes)))
    header = parse_header(start, file.size_bytes)
    table, raw = read_table(file, SIZE_BYTES, header)
    data_at = SIZE_BYTES + len(table)
    raw.sort(key=lambda row: row[1:])
    _refuse_gaps(raw, file.size_bytes - data_at)
    if unknown := [number for number, _, _ in raw if number not in set(PartitionType)]:
        raise OfflineModelError(
            f"unknown partition type {unknown[0]}",
            "the file may come from a newer version: update this tool, or build the file again",
        )
    rows = tuple(
        PartitionRow(PartitionType(number), data_at + at, size) for number, at, size in raw
    )
    if len({row.type for row in rows}) != len(rows):
        raise OfflineModelError("two partitions of one type")
    return FileStart(header, without_checksum(start) + table, rows)


def read_table(
    file: UntrustedFile, at: int, header: Header
) -> tuple[bytes, list[tuple[int, int, int]]]:
    """The table at this offset, each byte read once, and its rows: type, offset, size in bytes.

    Raises OfflineModelError for one that is longer than the file, or than any real one.
    """
    form = WIDE if header.has_wide_table else NARROW
    left_bytes = file.size_bytes - at
    head = bytes(file.read(at, form.head.size)) if left_bytes >= form.head.size else b""
    count = form.head.unpack(head)[0] if head else 0
    if not head or form.size_bytes(count) > left_bytes:
        raise OfflineModelError(f"a table of {count} partitions does not fit into the file")
    if count > MAX_PARTITIONS:
        known = len(PartitionType)
        raise OfflineModelError(f"{count} partitions, but only {known} types are known")
    table = head + bytes(file.read(at + len(head), form.size_bytes(count) - len(head)))
    return table, list(form.row.iter_unpack(table[form.head.size :]))


def _refuse_gaps(rows: Sequence[tuple[int, int, int]], data_bytes: int) -> None:
    end = 0
    for number, offset, size in rows:
        if offset != end:
            raise OfflineModelError(
                f"partition {number} starts at {offset}, the one before ends at {end}"
            )
        end += size
    if end != data_bytes:
        raise OfflineModelError(f"partitions add up to {end} bytes, the file holds {data_bytes}")
