"""Offline models of CANN (Ascend devices): which kind of file it is, and what an IMOD file states.

Nothing here can be run: it is read to be shown and looked up in a bank. The files may be hostile:
time and memory are bounded whatever they contain. IMOD files are read less strictly than by
`container`, which is for files that are to be run: several models, narrow tables, partitions of
unknown types and checksums of other tools are all valid here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from tuner.errors import OfflineModelError
from tuner.offline_model.cann_model import MAX_MODELS, WANTED, CannModel, bounded, listed_model
from tuner.offline_model.imod import (
    MAGIC,
    SIZE_BYTES,
    Header,
    PartitionType,
    form_fault,
    read_table,
    text_of,
)
from tuner.offline_model.untrusted_file import UntrustedFile, naming, open_untrusted

MAX_DEFINITION_BYTES = 32 * 2**20
"""Maximum size of all model definitions together, which hold no weights; the most hostile ones
take 0.8 GiB of memory to parse."""

OURS = "ours"

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
    from tuner.offline_model.cann_om2 import read_om2  # noqa: PLC0415  It loads zipfile.

    with open_untrusted(path) as file, naming(path):
        match _kind(file):
            case "imod":
                return _read_imod(file)
            case "om2":
                return read_om2(file)
            case "pico":
                return CannModel(
                    "pico", remarks=("only the first bytes of PICO files can be read",)
                )
            case None:
                raise OfflineModelError("is not an offline model", "give the path of an .om file")
            case _:
                raise OfflineModelError("was made by this tool", "see `bankd atc --mode=6`")


def _kind(file: UntrustedFile) -> str | None:
    start = bytes(file.read(0, min(_OUR_NAME_AT + len(_OUR_NAME), file.size_bytes)))
    if start.startswith(MAGIC):
        return OURS if start[_OUR_NAME_AT:].startswith(_OUR_NAME) else "imod"
    if start.startswith(b"PICO"):
        return "pico"
    return "om2" if start.startswith(b"PK\x03\x04") else None


def _read_imod(file: UntrustedFile) -> CannModel:
    from tuner.offline_model.cann_definition import (  # noqa: PLC0415  It loads protobuf.
        MAX_MESSAGES,
        Definition,
    )

    if file.size_bytes < SIZE_BYTES:
        raise OfflineModelError(f"is truncated: it ends at byte {file.size_bytes}")
    header = Header.unpacked(file.read(0, SIZE_BYTES))
    if fault := form_fault(header):
        raise OfflineModelError(fault)
    partitions = [] if header.is_encrypt else list(_partitions(file, header))
    sizes: Counter[str] = Counter()
    for type_, _, size_bytes in partitions:
        sizes[PartitionType(type_).name if type_ in set(PartitionType) else "unknown"] += size_bytes
    if sizes[PartitionType.MODEL_DEF.name] > MAX_DEFINITION_BYTES:
        raise OfflineModelError(f"the model definition has more than {MAX_DEFINITION_BYTES} bytes")
    budget = iter(range(MAX_MESSAGES))
    definitions = [
        Definition(file.read(at, size_bytes), budget)
        for type_, at, size_bytes in partitions
        if type_ == PartitionType.MODEL_DEF
    ]
    attributes: dict[str, object] = {"soc_version": text_of(header.platform_version)}
    for definition in reversed(definitions):
        told = definition.attributes(WANTED)
        attributes |= {name: value for name, value in told.items() if value != ""}
    remark = "it has no model definition: its operators are unknown"
    if header.is_encrypt:
        remark = "the content is encrypted and cannot be read"
    return listed_model(
        "imod",
        next((one.name for one in definitions if one.name), bounded(text_of(header.name))),
        attributes,
        chain.from_iterable(definition.operators() for definition in definitions),
        model_count=header.model_num,
        partitions=dict(sizes),
        remarks=[] if definitions else [remark],
    )


def _partitions(file: UntrustedFile, header: Header) -> Iterator[tuple[int, int, int]]:
    """Type, offset in the file and size in bytes of all partitions of all models that are read.

    Each model is a table and the data, which the next model follows. Where a partition is located
    follows from the sizes of those before it; offsets are not believed.
    """
    at = SIZE_BYTES
    for _ in range(min(max(header.model_num, 1), MAX_MODELS)):
        table, rows = read_table(file, at, header)
        at += len(table)
        for type_, _offset, size_bytes in rows:
            if size_bytes > file.size_bytes - at:
                raise OfflineModelError(f"partition {type_} of {size_bytes} bytes exceeds the file")
            yield type_, at, size_bytes
            at += size_bytes
