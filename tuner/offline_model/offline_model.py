"""An offline model as one value, and its file: save, load by mapping.

The partitions, in the order of the file: MODEL_DEF (protobuf), TASK_INFO (the program as
canonical JSON, and how weights that are not stored are derived), FLOW_MODEL (see source_graph;
absent in files that cannot be tuned again), TBE_KERNELS (object files), WEIGHTS_DATA. The kernels
end with zeros up to where the weights start: at a multiple of a page, so that the mapped weights
can be used where they are.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tuner.errors import OfflineModelError
from tuner.graph import Graph
from tuner.offline_model.chunks import no_pair
from tuner.offline_model.container import (
    MAX_COPIED_WEIGHTS_BYTES,
    Container,
    PartitionContent,
    first_data_offset,
    read_container,
    write_container,
)
from tuner.offline_model.derived_weights import KEY as DERIVED
from tuner.offline_model.derived_weights import DerivedWeights
from tuner.offline_model.external_weights import KEY as EXTERNAL
from tuner.offline_model.external_weights import read_weights, write_weights
from tuner.offline_model.imod import PartitionType, text_of
from tuner.offline_model.mapped_file import MappedFile
from tuner.offline_model.model_def import ModelDescription, encode_model_def
from tuner.offline_model.signature import TrustedKeys
from tuner.offline_model.source_graph import decode_source
from tuner.offline_model.untrusted_file import naming

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from tuner.offline_model.chunks import NewPair

PAGE_BYTES = 4096

FORMAT = "tunebank 1"
"""Stands in the header's user field; the number grows when a partition of ours changes meaning."""
DERIVING_FORMAT = "tunebank 2"
"""Stands there in files that do not store all weights (see `derived_weights`)."""

OBJECT_ALIGNMENT_BYTES = 16
_TABLE_HEAD = struct.Struct("<I4x")
_TABLE_ROW = struct.Struct("<QQ")
SOURCE = PartitionType.FLOW_MODEL
"""A type that viewers pass over."""


@dataclass(frozen=True)
class OfflineModel:
    """All that a runtime needs. `program` is JSON-able and opaque here."""

    name: str
    soc_version: str
    op_count: int
    definition: bytes | memoryview
    """The graph as viewers show it (see `model_def`), which running it does not need."""
    program: Mapping[str, Any]
    objects: tuple[bytes, ...]
    """Object files with the kernels' machine code."""
    weights: memoryview
    """Packed constants; when loaded, page-aligned and read-only: copies, or the file itself."""
    source: bytes | memoryview = b""
    """The graph that it was built from (see source_graph), which running it does not need."""
    file: MappedFile | None = None
    """The file that the weights are part of, where they are not copies."""
    checksum: str = field(default="", compare=False)
    """The checksum of the file, in hexadecimal; empty where it has none."""
    derived: DerivedWeights | None = None
    """Weights that are derived from these ones when the model is loaded."""

    @staticmethod
    def of(
        description: ModelDescription,
        program: Mapping[str, Any],
        objects: tuple[bytes, ...],
        source: bytes = b"",
        derived: DerivedWeights | None = None,
    ) -> OfflineModel:
        """The model that viewers show like this, without weights."""
        return OfflineModel(
            description.name,
            str(description.attributes.get("soc_version", "")),
            len(description.ops),
            encode_model_def(description),
            program,
            objects,
            memoryview(b""),
            source,
            derived=derived,
        )


@dataclass(frozen=True)
class WeightPieces:
    """Weights that are not in one buffer: written one after another, the gaps as zeros."""

    size_bytes: int
    pieces: Iterable[tuple[int, Buffer | np.ndarray]]
    """Offset in bytes and content (an array of any type and shape, or bytes), by rising offset."""


def save(
    path: Path, model: OfflineModel, weights: WeightPieces | None = None, *, external: bool = False
) -> None:
    """Write `model`, with `weights` (if given) instead of its own; nothing is left on failure.

    `external`: the weights are written into a file of their own, which is left on failure. Raises
    ValueError for a program that is not JSON or pieces that overlap or exceed the size;
    OptionError where the disk refuses.
    """
    weights = weights or WeightPieces(model.weights.nbytes, ((0, model.weights),))
    content = dict(model.program)
    if model.derived is not None:
        content[DERIVED] = model.derived.as_json()
    if external:
        content |= write_weights(path, weights.size_bytes, _without_gaps(weights))
        weights = WeightPieces(0, ())
    program = json.dumps(
        content, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    head = [
        PartitionContent.of(PartitionType.MODEL_DEF, model.definition),
        PartitionContent.of(PartitionType.TASK_INFO, program.encode()),
    ]
    if model.source:
        head.append(PartitionContent.of(SOURCE, model.source))
    packed = pack_objects(model.objects)
    end = first_data_offset(len(head) + 2) + sum(p.size_bytes for p in head) + len(packed)
    write_container(
        path,
        model.name,
        (
            *head,
            PartitionContent.of(PartitionType.TBE_KERNELS, packed + bytes(-end % PAGE_BYTES)),
            PartitionContent(
                PartitionType.WEIGHTS_DATA, weights.size_bytes, _without_gaps(weights)
            ),
        ),
        ops=model.op_count,
        platform=model.soc_version,
        user_info=FORMAT if model.derived is None else DERIVING_FORMAT,
    )


def _without_gaps(weights: WeightPieces) -> Iterator[Buffer]:
    end = 0
    for offset, piece in weights.pieces:
        yield _zeros(end, offset)
        if isinstance(piece, np.ndarray):
            flat = np.ascontiguousarray(piece).reshape(-1).view(np.uint8).data
        else:
            flat = memoryview(piece)
        yield flat
        end = offset + flat.nbytes
    yield _zeros(end, weights.size_bytes)


def _zeros(start: int, end: int) -> bytes:
    if end < start:
        raise ValueError(f"weights overlap or exceed their size: {end} comes after {start}")
    return bytes(end - start)


def load(
    path: Path,
    *,
    verify: bool = True,
    keys: TrustedKeys | None = None,
    digest_pair: NewPair = no_pair,
) -> OfflineModel:
    """Read a file that `save` wrote; large weights are mapped (see `read_container`).

    `digest_pair`: SHA-256 of two chunks at once, where the machine has it. `verify` checks the
    checksum; one of `keys`, if given, must have signed it. Raises OfflineModelError, naming the
    file, if it is damaged, not one of ours, or not signed.
    """
    container = read_container(path, verify=verify, keys=keys, digest_pair=digest_pair)
    with naming(path):
        _refuse_other_formats(container)
        program = _program(container)
        weights, file = _weights(
            path, container, program, digest_pair, verify=verify, copies=keys is not None
        )
        derived = None
        if DERIVED in program:
            derived = DerivedWeights.from_json(program[DERIVED], len(weights))
        return OfflineModel(
            container.name,
            container.platform,
            container.header.ops,
            partition(container, PartitionType.MODEL_DEF),
            {name: program[name] for name in program if name not in (EXTERNAL, DERIVED)},
            unpack_objects(partition(container, PartitionType.TBE_KERNELS)),
            weights,
            container.partitions.get(SOURCE, b""),
            file,
            text_of(container.header.checksum),
            derived,
        )


def load_source(path: Path, *, verify: bool = True) -> Graph:
    """The fused graph that a file was built from, with all constants, as copies of their own.

    Raises OfflineModelError, naming the file, if it is damaged, not one of ours, or was written
    without that graph.
    """
    container = read_container(path, verify=verify)
    with naming(path):
        _refuse_other_formats(container)
        if SOURCE not in container.partitions:
            raise OfflineModelError(
                "was written without the graph that it was built from, and cannot be tuned again",
                "give the original ONNX file; models that this version builds for one shape contain"
                " the graph",
            )
        program = _program(container)
        weights, _ = _weights(path, container, program, no_pair, verify=verify, copies=True)
        return decode_source(container.partitions[SOURCE], weights, program)


def _weights(
    path: Path,
    container: Container,
    program: Mapping[str, Any],
    digest_pair: NewPair,
    *,
    verify: bool,
    copies: bool,
) -> tuple[memoryview, MappedFile | None]:
    """The weights, and the file that is mapped for them; all of it is copied where `copies`."""
    inside = partition(container, PartitionType.WEIGHTS_DATA)
    if EXTERNAL not in program:
        return inside, container.file
    most = None if copies else MAX_COPIED_WEIGHTS_BYTES
    return read_weights(
        path,
        program,
        verify=verify or copies,
        max_copied_bytes=most,
        digest_pair=digest_pair,
    )


def _refuse_other_formats(container: Container) -> None:
    if container.user_info in (FORMAT, DERIVING_FORMAT):
        return
    if container.user_info.startswith(FORMAT.partition(" ")[0]):
        raise OfflineModelError(
            f"is of format {container.user_info!r}, this version reads {DERIVING_FORMAT!r}",
            "build the offline model again with this version",
        )
    raise OfflineModelError(
        f"was built by another tool for {container.platform or 'another device'}: it has no"
        " program for this machine",
        "convert the original ONNX model with this tool instead",
    )


def partition(container: Container, type_: PartitionType) -> memoryview:
    """Content of a partition. Raises OfflineModelError where there is none."""
    if type_ not in container.partitions:
        raise OfflineModelError(f"has no partition {type_.name}")
    return container.partitions[type_]


def _program(container: Container) -> Mapping[str, Any]:
    try:
        program = json.loads(bytes(partition(container, PartitionType.TASK_INFO)))
    except (ValueError, RecursionError) as error:
        raise OfflineModelError(f"the program is not JSON: {error}") from error
    if not isinstance(program, dict):
        raise OfflineModelError("the program is not a JSON object")
    return program


def pack_objects(objects: Sequence[bytes]) -> bytes:
    """TBE_KERNELS as we fill it: several object files in one partition.

    `u32 count, u32 0, count x {u64 offset, u64 size}`, then the objects, each at a multiple of 16
    bytes from the start of the partition. Each object file has the names of its functions.
    """
    table_bytes = _TABLE_HEAD.size + len(objects) * _TABLE_ROW.size
    rows, body = [], bytearray(table_bytes + -table_bytes % OBJECT_ALIGNMENT_BYTES)
    for item in objects:
        rows.append(_TABLE_ROW.pack(len(body), len(item)))
        body += item + bytes(-len(item) % OBJECT_ALIGNMENT_BYTES)
    body[:table_bytes] = _TABLE_HEAD.pack(len(objects)) + b"".join(rows)
    return bytes(body)


def unpack_objects(data: memoryview) -> tuple[bytes, ...]:
    """Raises OfflineModelError if the table does not fit the partition."""
    count = _TABLE_HEAD.unpack_from(data)[0] if len(data) >= _TABLE_HEAD.size else 0
    table_bytes = _TABLE_HEAD.size + count * _TABLE_ROW.size
    if table_bytes > len(data):
        raise OfflineModelError(f"a table of {count} kernel objects does not fit the partition")
    objects = []
    for at, size_bytes in _TABLE_ROW.iter_unpack(data[_TABLE_HEAD.size : table_bytes]):
        if at + size_bytes > len(data):
            what = f"a kernel object at {at} of {size_bytes} bytes"
            raise OfflineModelError(f"{what} is outside its partition")
        objects.append(bytes(data[at : at + size_bytes]))
    return tuple(objects)
