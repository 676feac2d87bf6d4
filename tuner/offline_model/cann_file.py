"""Offline models of CANN (Ascend devices): which kind of file it is, and what an IMOD file states.

Nothing here can be run: it is read to be shown and looked up in a bank. The files may be hostile:
time and memory are bounded whatever they contain. IMOD files are read less strictly than by
`container`, which is for files that are to be run: several models, narrow tables, partitions of
unknown types and checksums of other tools are all valid here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tuner.errors import OfflineModelError
from tuner.offline_model.cann_definition import read_definitions
from tuner.offline_model.cann_model import MAX_MODELS, CannModel, bounded
from tuner.offline_model.cann_om2 import read_om2
from tuner.offline_model.imod import (
    MAGIC,
    NARROW,
    SIZE_BYTES,
    WIDE,
    Header,
    PartitionType,
    form_fault,
)
from tuner.offline_model.untrusted_file import UntrustedFile, naming, open_untrusted

MAX_PARTITIONS = 64
"""Maximum number of partitions of a model: there are fewer types."""
MAX_DEFINITION_BYTES = 64 * 2**20
"""Maximum size of all model definitions together: they hold no weights."""

OURS = "ours"

_PICO = b"PICO"
_ZIP = b"PK\x03\x04"
_OUR_NAME = b"tunebank "
"""First characters of the header's user field (see `offline_model.FORMAT`)."""
_OUR_NAME_AT = 120


def kind_of(path: Path) -> str | None:
    """Kind of file by its first bytes: "ours", "imod", "pico" or "om2"; None for any other.

    Raises OfflineModelError, naming the file, where it cannot be read.
    """
    with open_untrusted(path) as file:
        return _kind(file)


def is_offline_model(path: Path) -> bool:
    """Return whether the file is in the form of ours; False for what cannot be read."""
    try:
        return kind_of(path) in (OURS, "imod")
    except OfflineModelError:
        return False


def read_cann(path: Path) -> CannModel:
    """Read the facts that the file states.

    Raises OfflineModelError, naming the file, where it is damaged, hostile, one of ours, or no
    offline model at all.
    """
    with open_untrusted(path) as file, naming(path):
        match _kind(file):
            case "imod":
                return _read_imod(file)
            case "om2":
                return read_om2(file)
            case "pico":
                remark = "only the first bytes of PICO files can be read"
                return CannModel("pico", remarks=(remark,))
            case None:
                raise OfflineModelError("is not an offline model", "give the path of an .om file")
            case _:
                raise OfflineModelError("was made by this tool", "see `bankd atc --mode=6`")


def _kind(file: UntrustedFile) -> str | None:
    start = bytes(file.read(0, min(_OUR_NAME_AT + len(_OUR_NAME), file.size_bytes)))
    if start.startswith(MAGIC):
        return OURS if start[_OUR_NAME_AT:].startswith(_OUR_NAME) else "imod"
    if start.startswith(_PICO):
        return "pico"
    return "om2" if start.startswith(_ZIP) else None


def _read_imod(file: UntrustedFile) -> CannModel:
    header = Header.unpacked(_content(file, 0, SIZE_BYTES))
    if fault := form_fault(header):
        raise OfflineModelError(fault)
    sizes: Counter[str] = Counter()
    definitions = []
    for type_, at, size_bytes in () if header.is_encrypt else _partitions(file, header):
        known = PartitionType(type_).name if type_ in set(PartitionType) else "unknown"
        sizes[known] += size_bytes
        if type_ == PartitionType.MODEL_DEF:
            definitions.append((at, size_bytes))
    if sum(size_bytes for _, size_bytes in definitions) > MAX_DEFINITION_BYTES:
        raise OfflineModelError(f"the model definition has more than {MAX_DEFINITION_BYTES} bytes")
    found = read_definitions(file.read(at, size_bytes) for at, size_bytes in definitions)
    found.name = found.name or _text(header.name)
    if not found.attributes.get("soc_version"):
        found.attributes["soc_version"] = _text(header.platform_version)
    remarks = []
    if header.is_encrypt:
        remarks = ["the content is encrypted and cannot be read"]
    elif not definitions:
        remarks = ["it has no model definition: its operators are unknown"]
    return found.model("imod", header.model_num, dict(sizes), remarks)


def _partitions(file: UntrustedFile, header: Header) -> Iterator[tuple[int, int, int]]:
    """Type, offset in the file and size in bytes of all partitions of all models that are read.

    Each model is a table and the data, which the next model follows. Where a partition is located
    follows from the sizes of those before it; offsets are not believed.
    """
    form = WIDE if header.has_wide_table else NARROW
    at = SIZE_BYTES
    for _ in range(min(max(header.model_num, 1), MAX_MODELS)):
        count = form.head.unpack(_content(file, at, form.head.size))[0]
        if count > MAX_PARTITIONS:
            raise OfflineModelError(f"a table of {count} partitions, where there are fewer types")
        table = _content(file, at, form.size_bytes(count))
        at += len(table)
        for type_, _offset, size_bytes in form.row.iter_unpack(table[form.head.size :]):
            if size_bytes > file.size_bytes - at:
                raise OfflineModelError(f"partition {type_} of {size_bytes} bytes exceeds the file")
            yield type_, at, size_bytes
            at += size_bytes


def _content(file: UntrustedFile, at: int, size_bytes: int) -> memoryview:
    if size_bytes > file.size_bytes - at:
        raise OfflineModelError(f"is truncated: it ends at byte {file.size_bytes}")
    return file.read(at, size_bytes)


def _text(field: bytes) -> str:
    return bounded(field.partition(b"\0")[0].decode(errors="backslashreplace"))
