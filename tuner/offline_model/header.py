"""The 256 bytes at the start of an IMOD file: every field, and what makes a header acceptable."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

from tuner.errors import OfflineModelError

MAGIC = b"IMOD"
SIZE_BYTES = 256
VERSIONS = (0x10000000, 0x20000000)
CHECKSUM_AT = 12
CHECKSUM_BYTES = 64
NO_CHECKSUM = bytes(CHECKSUM_BYTES)
FLOW_MODEL = 3
LAST_MODEL_TYPE = 5

_LAYOUT = struct.Struct("<4sII64sIBBBB32sI32sII20sB3xQBB62s")

_FOREIGN = {
    b"PICO": (
        "is a PICO model, built for another device family",
        "convert the original ONNX model with this tool instead",
    ),
    b"PK\x03\x04": (
        "is an OM2 package (a ZIP file), not an IMOD file",
        "convert the original ONNX model with this tool instead",
    ),
}


class Header(NamedTuple):
    """The fields in the order of the file; the names are those of the format's description."""

    magic: bytes
    headsize: int
    version: int
    checksum: bytes
    length: int
    is_encrypt: int
    is_checksum: int
    modeltype: int
    genmode: int
    name: bytes
    ops: int
    userdefineinfo: bytes
    om_ir_version: int
    model_num: int
    platform_version: bytes
    platform_type: int
    model_length: int
    need_check_os_cpu_info: int
    is_unknow_model: int
    reserved: bytes

    @property
    def payload_bytes(self) -> int:
        """Size of what follows the header, from whichever field the file uses."""
        return self.model_length or self.length

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


def new_header(
    name: str, payload_bytes: int, *, ops: int, platform: str, user_info: str, is_dynamic: bool
) -> Header:
    """The header of a file with 64-bit sizes; its checksum is still zero."""
    return Header(
        MAGIC,
        SIZE_BYTES,
        VERSIONS[-1],
        NO_CHECKSUM,
        length=0,
        is_encrypt=0,
        is_checksum=1,
        modeltype=0,
        genmode=0,
        name=fixed_text(name, 32),
        ops=ops,
        userdefineinfo=fixed_text(user_info, 32),
        om_ir_version=0,
        model_num=1,
        platform_version=fixed_text(platform, 20),
        platform_type=0,
        model_length=payload_bytes,
        need_check_os_cpu_info=0,
        is_unknow_model=int(is_dynamic),
        reserved=bytes(62),
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


def parse_header(path: Path, start: bytes, file_bytes: int) -> Header:
    """Check the first 256 bytes of a file. Raises OfflineModelError, naming the file."""
    _refuse_foreign(path, start)
    if len(start) < SIZE_BYTES:
        raise OfflineModelError(
            f"{path}: {file_bytes} bytes are too few for an offline model",
            "the file is truncated or was never finished: copy or build it again",
        )
    header = Header.unpacked(start)
    fault = _fault(header, file_bytes)
    if fault is not None:
        raise OfflineModelError(f"{path}: {fault}", "copy or build the offline model again")
    return header


def _refuse_foreign(path: Path, start: bytes) -> None:
    magic = start[:4]
    if magic in _FOREIGN:
        what, hint = _FOREIGN[magic]
        raise OfflineModelError(f"{path}: {what}", hint)
    if magic != MAGIC:
        raise OfflineModelError(
            f"{path}: not an offline model: starts with {magic!r}, not {MAGIC!r}",
            "give the .om file that was written as the tuned model",
        )


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
