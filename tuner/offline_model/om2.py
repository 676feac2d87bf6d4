"""OM2 packages: a ZIP file with a manifest and, for each model, what goes in and comes out of it.

Which operators there are is said only where the package was made to be debugged: their names.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from tuner.errors import OfflineModelError
from tuner.offline_model.foreign_model import (
    MAX_DIMENSIONS,
    MAX_TENSORS,
    ForeignModel,
    ForeignOperator,
    ForeignTensor,
    bounded,
)
from tuner.offline_model.gathering import Gathered
from tuner.offline_model.opened import OpenedFile
from tuner.offline_model.small_zip import SmallZip, opened_zip

MANIFEST = "manifest.json"
MAX_MODELS = 16
"""Maximum number of models read from one package; further ones are only reported."""

_SOC_VERSION = re.compile(r"--soc_version[= ]['\"]?([A-Za-z0-9_.-]+)")
_TYPES = {
    "DT_FLOAT": "f32", "DT_FLOAT16": "f16", "DT_BF16": "bf16", "DT_DOUBLE": "f64",
    "DT_INT8": "i8", "DT_INT16": "i16", "DT_INT32": "i32", "DT_INT64": "i64", "DT_UINT8": "u8",
    "DT_UINT16": "u16", "DT_UINT32": "u32", "DT_UINT64": "u64", "DT_BOOL": "bool",
}  # fmt: skip


def read_om2(file: OpenedFile) -> ForeignModel:
    """Raises OfflineModelError for what is no such package, or up to no good."""
    with opened_zip(file) as archive:
        top = _top(archive)
        manifest = _object(archive, f"{top}{MANIFEST}")
        command_line = manifest.get("atc_command")
        gathered = Gathered(attributes={"atc_cmdline": command_line or ""})
        count = _count(manifest)
        for number in range(min(count, MAX_MODELS)):
            _read_model(archive, f"{top}data/model_{number}/", gathered)
        return ForeignModel(
            kind="om2",
            name=gathered.name,
            soc_version=_soc_version(gathered.command_line),
            command_line=gathered.command_line,
            model_count=count,
            facts={"om2_version": bounded(str(manifest.get("om2_version", "")))},
            partitions=_folders(archive, top),
            inputs=tuple(gathered.inputs),
            outputs=tuple(gathered.outputs),
            operators=tuple(gathered.operators),
            operator_count=gathered.operator_count,
            remarks=(*_remarks(count, gathered), *gathered.remarks),
        )


def _top(archive: SmallZip) -> str:
    """The folder that all lies in, with "/"; mostly it has the name of the package."""
    found = [name for name in archive.entries if re.fullmatch(r"([^/]+/)?manifest\.json", name)]
    if len(found) != 1:
        raise OfflineModelError(
            f"is a ZIP file with {len(found)} manifests: not an OM2 package",
            "give an offline model; a ZIP file must be unpacked first",
        )
    return found[0].removesuffix(MANIFEST)


def _count(manifest: dict[str, Any]) -> int:
    count = manifest.get("model_num", 1)
    if not isinstance(count, int) or not 0 <= count < 2**32:
        raise OfflineModelError("its manifest does not say how many models it has")
    return max(count, 1)


def _read_model(archive: SmallZip, folder: str, gathered: Gathered) -> None:
    meta = _object(archive, f"{folder}model_meta.json")
    gathered.name = gathered.name or bounded(str(meta.get("name", "")))
    gathered.add_tensors(
        inputs=tuple(_tensors(meta.get("inputs"))), outputs=tuple(_tensors(meta.get("outputs")))
    )
    if (names := f"{folder}debug/op_attr.json") in archive.entries:
        for name in _object(archive, names):
            gathered.add(ForeignOperator(bounded(name), ""))


def _tensors(described: object) -> Iterator[ForeignTensor]:
    if not isinstance(described, list):
        raise OfflineModelError("its model_meta.json does not list inputs and outputs")
    for one in described[:MAX_TENSORS]:
        fields = one if isinstance(one, dict) else {}
        type_, shape = str(fields.get("data_type", "")), fields.get("shape", [])
        if not _is_shape(shape):
            raise OfflineModelError("its model_meta.json has an invalid shape")
        dtype = _TYPES.get(type_, bounded(f"type {type_}"))
        yield ForeignTensor(dtype, tuple(shape), bounded(str(fields.get("format", ""))))


def _is_shape(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= MAX_DIMENSIONS
        and all(type(one) is int and -(2**63) <= one < 2**63 for one in value)
    )


def _object(archive: SmallZip, name: str) -> dict[str, Any]:
    if name not in archive.entries:
        raise OfflineModelError(f"has no {name}")
    try:
        value = json.loads(archive.read(name))
    except (ValueError, RecursionError) as error:
        raise OfflineModelError(f"its {name} is not JSON: {error}") from error
    if not isinstance(value, dict):
        raise OfflineModelError(f"its {name} is not a JSON object")
    return value


def _soc_version(command_line: str) -> str:
    found = _SOC_VERSION.search(command_line)
    return bounded(found[1]) if found else ""


def _folders(archive: SmallZip, top: str) -> dict[str, int]:
    """Parts of the package: sizes in bytes of the best-known folders."""
    sizes = dict.fromkeys(("runtime", "constants", "kernels", "other"), 0)
    for name, entry in archive.entries.items():
        part = _part(name.removeprefix(top).split("/"))
        sizes[part] += entry.file_size
    return {part: size for part, size in sizes.items() if size}


def _part(path: Iterable[str]) -> str:
    names = (folder.partition("_")[0] for folder in path)
    return next((name for name in names if name in ("runtime", "constants", "kernels")), "other")


def _remarks(count: int, gathered: Gathered) -> Iterator[str]:
    if count > MAX_MODELS:
        yield f"only the first {MAX_MODELS} of its {count} models were read"
    if gathered.operator_count:
        yield "it lists only the names of its operators, not their computations and shapes"
    else:
        yield "it does not list its operators"
