"""IMOD files of any tool: header, partition tables, and the bytes of the model definitions.

Laxer than `container`, which is for files that are to be run: several models, narrow tables,
partitions of unknown types and checksums of other tools are all in order here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from tuner.errors import OfflineModelError
from tuner.offline_model import header as head
from tuner.offline_model.foreign_definition import read_definitions
from tuner.offline_model.foreign_model import ForeignModel, bounded
from tuner.offline_model.gathering import Gathered
from tuner.offline_model.header import Header
from tuner.offline_model.opened import OpenedFile
from tuner.offline_model.partition_table import NARROW, WIDE, PartitionType

MAX_MODELS = 16
"""Maximum number of models read from one file; further ones are only reported."""
MAX_PARTITIONS = 64
"""Maximum number of partitions of a model: there are fewer types."""
MAX_DEFINITION_BYTES = 64 * 2**20
"""Maximum size of all model definitions together: they hold no weights."""


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
    if sum(part.size_bytes for part in definitions) > MAX_DEFINITION_BYTES:
        raise OfflineModelError(f"the model definition has more than {MAX_DEFINITION_BYTES} bytes")
    contents = (file.read(part.at, part.size_bytes) for part in definitions)
    return _model(header, parts, read_definitions(contents), _remarks(header, definitions))


def _header(file: OpenedFile) -> Header:
    header = Header.unpacked(_read(file, 0, head.SIZE_BYTES))
    if header.headsize != head.SIZE_BYTES:
        raise OfflineModelError(f"header size is {header.headsize}, not {head.SIZE_BYTES}")
    if header.version not in head.VERSIONS:
        raise OfflineModelError(f"unknown version {header.version:#x}")
    return header


def _models(header: Header) -> int:
    return max(header.model_num, 1)


def _remarks(header: Header, definitions: Sequence[_Part]) -> Iterator[str]:
    if _models(header) > MAX_MODELS:
        yield f"only the first {MAX_MODELS} of its {_models(header)} models were read"
    if not definitions:
        yield "it has no model definition: its operators are unknown"


def _model(
    header: Header, parts: Sequence[_Part], gathered: Gathered, remarks: Iterable[str]
) -> ForeignModel:
    sizes: Counter[str] = Counter()
    for part in parts:
        sizes[part.name] += part.size_bytes
    return ForeignModel(
        kind="imod",
        name=gathered.name or _text(header.name),
        soc_version=gathered.soc_version or _text(header.platform_version),
        command_line=gathered.command_line,
        model_count=_models(header),
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


def _tables(file: OpenedFile, header: Header) -> Iterator[list[_Part]]:
    """The partitions of each model: a table, their data, and the next table at once."""
    at = head.SIZE_BYTES
    for _ in range(min(_models(header), MAX_MODELS)):
        parts, at = _table(file, at, is_wide=header.has_wide_table)
        yield parts


def _table(file: OpenedFile, at: int, *, is_wide: bool) -> tuple[list[_Part], int]:
    """The rows of the table that begins here, and where the data behind it end.

    Where a partition lies follows from the sizes of those before it; offsets are not believed.
    """
    form = WIDE if is_wide else NARROW
    count = form.head.unpack(_read(file, at, form.head.size))[0]
    if count > MAX_PARTITIONS:
        raise OfflineModelError(f"a table of {count} partitions, where there are fewer types")
    table = _read(file, at, form.size_bytes(count))
    at += len(table)
    parts = []
    for type_, _, size_bytes in form.row.iter_unpack(table[form.head.size :]):
        if size_bytes > file.size_bytes - at:
            raise OfflineModelError(f"partition {type_} of {size_bytes} bytes exceeds the file")
        parts.append(_Part(type_, at, size_bytes))
        at += size_bytes
    return parts, at


def _read(file: OpenedFile, at: int, size_bytes: int) -> memoryview:
    if size_bytes > file.size_bytes - at:
        raise OfflineModelError(f"is truncated: it ends at byte {file.size_bytes}")
    return file.read(at, size_bytes)
