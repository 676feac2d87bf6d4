"""OM2 packages: a ZIP file with a manifest and, for each model, what goes in and comes out of it.

Which operators there are is said only where the package was made to be debugged: their names.
Nothing is ever unpacked to a disk. `zipfile` reads the entries; what it would believe is checked
first.
"""

from __future__ import annotations

import io
import json
import os
import re
import struct
import zipfile
import zlib
from typing import Any

from tuner.errors import OfflineModelError
from tuner.offline_model.cann_definition import Definitions
from tuner.offline_model.cann_model import (
    MAX_DIMENSIONS,
    MAX_MODELS,
    MAX_TENSORS,
    CannModel,
    CannOperator,
    CannTensor,
    bounded,
)
from tuner.offline_model.untrusted_file import UntrustedFile

MANIFEST = "manifest.json"
MAX_ENTRIES = 10_000
MAX_ENTRY_BYTES = 2 * 2**20
"""Maximum size of an entry that is read, unpacked."""
MAX_BYTES = 16 * 2**20
"""Maximum size of all entries read."""
MAX_READ_BYTES = MAX_ENTRY_BYTES + 1
"""Maximum size that is read at once, the list of entries with long names included."""

_MANIFEST_PATH = re.compile(rf"([^/]+/)?{re.escape(MANIFEST)}")
_SOC_VERSION = re.compile(r"--soc_version[= ]['\"]?([A-Za-z0-9_.-]+)")
_TYPES = {
    "DT_FLOAT": "f32", "DT_FLOAT16": "f16", "DT_BF16": "bf16", "DT_DOUBLE": "f64",
    "DT_INT8": "i8", "DT_INT16": "i16", "DT_INT32": "i32", "DT_INT64": "i64", "DT_UINT8": "u8",
    "DT_UINT16": "u16", "DT_UINT32": "u32", "DT_UINT64": "u64", "DT_BOOL": "bool",
}  # fmt: skip
_FOLDERS = ("runtime", "constants", "kernels")
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, struct.error, NotImplementedError, EOFError, ValueError,
    RuntimeError, OverflowError, OSError,
)  # fmt: skip
"""Errors that `zipfile` raises for damaged files."""


def read_om2(file: UntrustedFile) -> CannModel:
    """Raises OfflineModelError for what is no such package, damaged or hostile."""
    try:
        archive = zipfile.ZipFile(_BoundedFile(file))
    except _DAMAGED as error:
        raise OfflineModelError(f"is not a valid ZIP file: {error}") from error
    with archive:
        package = _Package(archive)
        manifest = package.json_object(MANIFEST)
        count = manifest.get("model_num", 1)
        if not isinstance(count, int) or not 0 <= count < 2**32:
            raise OfflineModelError("its manifest does not say how many models it has")
        found = Definitions(
            attributes={
                "atc_cmdline": str(manifest.get("atc_command") or ""),
                "om2_version": str(manifest.get("om2_version", "")),
            }
        )
        if stated := _SOC_VERSION.search(found.command_line):
            found.attributes["soc_version"] = stated[1]
        for number in range(min(max(count, 1), MAX_MODELS)):
            _read_model(package, f"data/model_{number}/", found)
        remark = "it does not list its operators"
        if found.operator_count:
            remark = "it lists only the names of its operators, not their computations and shapes"
        return found.model("om2", count, package.sizes(), [remark])


def _read_model(package: _Package, folder: str, found: Definitions) -> None:
    meta = package.json_object(f"{folder}model_meta.json")
    found.name = found.name or bounded(str(meta.get("name", "")))
    found.add_tensors(_tensors(meta.get("inputs")), _tensors(meta.get("outputs")))
    names = f"{folder}debug/op_attr.json"
    for name in package.json_object(names) if names in package else ():
        found.add(CannOperator(bounded(name), ""))


def _tensors(described: object) -> list[CannTensor]:
    if not isinstance(described, list):
        raise OfflineModelError("its model_meta.json does not list inputs and outputs")
    return [_tensor(one if isinstance(one, dict) else {}) for one in described[:MAX_TENSORS]]


def _tensor(fields: dict[str, Any]) -> CannTensor:
    type_, shape = str(fields.get("data_type", "")), fields.get("shape", [])
    is_shape = isinstance(shape, list) and len(shape) <= MAX_DIMENSIONS
    if not is_shape or any(type(one) is not int or not -(2**63) <= one < 2**63 for one in shape):
        raise OfflineModelError("its model_meta.json has an invalid shape")
    dtype = _TYPES.get(type_, bounded(f"type {type_}"))
    return CannTensor(dtype, tuple(shape), bounded(str(fields.get("format", ""))))


class _Package:
    """The entries of an open ZIP file, named from the folder that has the manifest."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        entries = archive.infolist()
        if len(entries) > MAX_ENTRIES:
            raise OfflineModelError(f"has {len(entries)} entries, more than any real one")
        self._entries = {entry.filename: entry for entry in entries}
        if len(self._entries) != len(entries):
            raise OfflineModelError("has two entries of one name")
        manifests = [name for name in self._entries if _MANIFEST_PATH.fullmatch(name)]
        if len(manifests) != 1:
            raise OfflineModelError(
                f"is a ZIP file with {len(manifests)} manifests: not an OM2 package",
                "give an offline model; a ZIP file must be unpacked first",
            )
        self._top = manifests[0].removesuffix(MANIFEST)
        self._archive = archive
        self._left_bytes = MAX_BYTES

    def __contains__(self, name: str) -> bool:
        return self._top + name in self._entries

    def json_object(self, name: str) -> dict[str, Any]:
        """The object in an entry. Raises OfflineModelError for what is large, damaged or absent."""
        name = self._top + name
        if name not in self._entries:
            raise OfflineModelError(f"has no {name}")
        try:
            value = json.loads(self._content(self._entries[name]))
        except (ValueError, RecursionError) as error:
            raise OfflineModelError(f"its {name} is not JSON: {error}") from error
        if not isinstance(value, dict):
            raise OfflineModelError(f"its {name} is not a JSON object")
        return value

    def sizes(self) -> dict[str, int]:
        """Parts of the package: sizes in bytes of the best-known folders, and of all else."""
        sizes = dict.fromkeys((*_FOLDERS, "other"), 0)
        for name, entry in self._entries.items():
            folders = [f.partition("_")[0] for f in name.removeprefix(self._top).split("/")]
            sizes[next((f for f in folders if f in _FOLDERS), "other")] += entry.file_size
        return {part: size for part, size in sizes.items() if size}

    def _content(self, entry: zipfile.ZipInfo) -> bytes:
        name = bounded(entry.filename)
        if entry.flag_bits & 0x1:
            raise OfflineModelError(f"its entry {name!r} is encrypted")
        # of the other methods zipfile unpacks whole pieces, whatever their size
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise OfflineModelError(f"its entry {name!r} is packed in a rare way")
        try:
            with self._archive.open(entry) as file:
                content = file.read(MAX_ENTRY_BYTES + 1)
        except _DAMAGED as error:
            raise OfflineModelError(f"its entry {name!r} is damaged: {error}") from error
        self._left_bytes -= len(content)
        if len(content) > MAX_ENTRY_BYTES or self._left_bytes < 0:
            raise OfflineModelError(f"its entry {name!r} is far larger than such entries are")
        return content


class _BoundedFile(io.RawIOBase):
    """The file for `zipfile`, which asks for as much at once as the file itself says it holds."""

    def __init__(self, file: UntrustedFile) -> None:
        self._file = file
        self._at = 0

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        start = {os.SEEK_SET: 0, os.SEEK_CUR: self._at, os.SEEK_END: self._file.size_bytes}[whence]
        if start + offset < 0:
            raise OSError("a place before the file")
        self._at = start + offset
        return self._at

    def read(self, size: int = -1) -> bytes:
        left_bytes = max(self._file.size_bytes - self._at, 0)
        wanted_bytes = left_bytes if size < 0 else min(size, left_bytes)
        if wanted_bytes > MAX_READ_BYTES:
            raise OfflineModelError("its list of entries is longer than any real one")
        data = bytes(self._file.read(self._at, wanted_bytes))
        self._at += len(data)
        return data
