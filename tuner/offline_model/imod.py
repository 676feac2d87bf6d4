"""IMOD files of any tool: header, partition tables, and the bytes of the model definitions.

Laxer than `container`, which is for files that are to be run: several models, narrow tables,
partitions of unknown types and checksums of other tools are all in order here.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from tuner.errors import OfflineModelError
from tuner.offline_model import header as head
from tuner.offline_model.foreign_definition import read_definitions
from tuner.offline_model.foreign_model import ForeignModel, bounded
from tuner.offline_model.gathering import Gathered
from tuner.offline_model.opened import OpenedFile
from tuner.offline_model.partition_table import PartitionType

MOST_MODELS = 16
"""Maximum number of models read from one file; further ones are only reported."""
MOST_PARTITIONS = 64
"""Maximum number of partitions of a model: there are fewer types."""
MOST_DEFINITION_BYTES = 64 * 2**20
"""Maximum size of all model definitions together: they hold no weights."""

_LAYOUT = struct.Struct("<4sII64xIBxBx32sI32s4xI20s4xQ")


class _Header(NamedTuple):
    """Fields of the 256 bytes that say where partitions are, and those that are shown."""

    magic: bytes
    headsize: int
    version: int
    length: int
    is_encrypt: int
    modeltype: int
    name: bytes
    ops: int
    userdefineinfo: bytes
    model_num: int
    platform_version: bytes
    model_length: int

    @property
    def has_wide_table(self) -> bool:
        return self.model_length != 0 or self.modeltype == head.FLOW_MODEL

    @property
    def models(self) -> int:
        return max(self.model_num, 1)


@dataclass(frozen=True)
class _Part:
    type: int
    at: int
    """Offset from the start of the file, in bytes."""
    size_bytes: int

    @property
    def name(self) -> str:
        with suppress(ValueError):
            return PartitionType(self.type).name
        return "unknown"


def read_imod(file: OpenedFile) -> ForeignModel:
    """Raises OfflineModelError where tables or definitions are damaged."""
    header = _header(file)
    if header.is_encrypt:
        return _model(header, (), Gathered(), ["the content is encrypted and cannot be read"])
    parts = [part for table in _tables(file, header) for part in table]
    definitions = [part for part in parts if part.type == PartitionType.MODEL_DEF]
    if sum(part.size_bytes for part in definitions) > MOST_DEFINITION_BYTES:
        raise OfflineModelError(f"the model definition has more than {MOST_DEFINITION_BYTES} bytes")
    contents = (file.read(part.at, part.size_bytes) for part in definitions)
    return _model(header, parts, read_definitions(contents), _remarks(header, definitions))


def _header(file: OpenedFile) -> _Header:
    start = _read(file, 0, head.SIZE_BYTES)
    header = _Header._make(_LAYOUT.unpack(start[: _LAYOUT.size]))
    if header.headsize != head.SIZE_BYTES:
        raise OfflineModelError(f"header size is {header.headsize}, not {head.SIZE_BYTES}")
    if header.version not in head.VERSIONS:
        raise OfflineModelError(f"unknown version {header.version:#x}")
    return header


def _remarks(header: _Header, definitions: Sequence[_Part]) -> Iterator[str]:
    if header.models > MOST_MODELS:
        yield f"only the first {MOST_MODELS} of its {header.models} models were read"
    if not definitions:
        yield "it has no model definition: its operators are unknown"


def _model(
    header: _Header, parts: Sequence[_Part], gathered: Gathered, remarks: Iterable[str]
) -> ForeignModel:
    sizes: Counter[str] = Counter()
    for part in parts:
        sizes[part.name] += part.size_bytes
    return ForeignModel(
        kind="imod",
        name=gathered.name or _text(header.name),
        soc_version=gathered.soc_version or _text(header.platform_version),
        command_line=gathered.command_line,
        model_count=header.models,
        facts=gathered.facts,
        partitions=dict(sizes),
        inputs=tuple(gathered.inputs),
        outputs=tuple(gathered.outputs),
        operators=tuple(gathered.operators),
        operator_count=gathered.operator_count,
        remarks=(*remarks, *gathered.remarks),
    )


def _text(field: bytes) -> str:
    return bounded(field.partition(b"\0")[0].decode(errors="backslashreplace"))


def _tables(file: OpenedFile, header: _Header) -> Iterator[list[_Part]]:
    """The partitions of each model: a table, their data, and the next table at once."""
    at = head.SIZE_BYTES
    for _ in range(min(header.models, MOST_MODELS)):
        parts, at = _table(file, at, is_wide=header.has_wide_table)
        yield parts


def _table(file: OpenedFile, at: int, *, is_wide: bool) -> tuple[list[_Part], int]:
    """The rows of the table that begins here, and where the data behind it end.

    Where a partition lies follows from the sizes of those before it; offsets are not believed.
    """
    first, row = ("<I4x", "<I4xQQ") if is_wide else ("<I", "<III")
    count = struct.unpack(first, _read(file, at, struct.calcsize(first)))[0]
    if count > MOST_PARTITIONS:
        raise OfflineModelError(f"a table of {count} partitions, where there are fewer types")
    at += struct.calcsize(first)
    rows = list(struct.iter_unpack(row, _read(file, at, count * struct.calcsize(row))))
    at += count * struct.calcsize(row)
    parts = []
    for type_, _, size_bytes in rows:
        if size_bytes > file.size_bytes - at:
            raise OfflineModelError(f"partition {type_} of {size_bytes} bytes exceeds the file")
        parts.append(_Part(type_, at, size_bytes))
        at += size_bytes
    return parts, at


def _read(file: OpenedFile, at: int, size_bytes: int) -> memoryview:
    if size_bytes > file.size_bytes - at:
        raise OfflineModelError(f"is truncated: it ends at byte {file.size_bytes}")
    return file.read(at, size_bytes)
