"""OM2 packages: a ZIP file with a manifest and, for each model, what goes in and comes out of it.

Which operators there are is said only where the package was made to be debugged: their names.
Nothing is ever unpacked to a disk. `zipfile` reads the entries, with a bound on all that it reads
at once, and msgspec the JSON in them.
"""

from __future__ import annotations

import io
import re
import struct
import zipfile
import zlib
from collections import Counter
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from tuner.errors import OfflineModelError
from tuner.offline_model.cann_model import (
    MAX_DIMENSIONS,
    MAX_MODELS,
    CannModel,
    CannOperator,
    CannTensor,
    bounded,
    dtype_of,
    listed_model,
)
from tuner.offline_model.untrusted_file import UntrustedFile

MANIFEST = "manifest.json"
MAX_ENTRIES = 10_000
MAX_ENTRY_BYTES = 2 * 2**20
"""Maximum size of an entry that is read, unpacked."""
MAX_ENTRIES_BYTES = 16 * 2**20
"""Maximum size of all entries read."""

_MANIFEST_PATH = re.compile(rf"([^/]+/)?{re.escape(MANIFEST)}")
_SOC_VERSION = re.compile(r"--soc_version[= ]['\"]?([A-Za-z0-9_.-]+)")
_FOLDERS = ("runtime", "constants", "kernels")
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, struct.error, NotImplementedError, EOFError, ValueError,
    RuntimeError, OverflowError, OSError,
)  # fmt: skip
"""Errors that `zipfile` raises for damaged files."""

_Content = TypeVar("_Content")
_Size = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


class _Manifest(msgspec.Struct):
    model_num: Annotated[int, Meta(ge=0, lt=2**32)] = 1
    atc_command: str = ""
    om2_version: str = ""


class _Tensor(msgspec.Struct):
    data_type: str = ""
    shape: Annotated[tuple[_Size, ...], Meta(max_length=MAX_DIMENSIONS)] = ()
    format: str = ""

    def shown(self) -> CannTensor:
        return CannTensor(bounded(dtype_of(self.data_type)), self.shape, bounded(self.format))


class _ModelMeta(msgspec.Struct):
    inputs: list[_Tensor]
    outputs: list[_Tensor]
    name: str = ""


def read_om2(file: UntrustedFile) -> CannModel:
    """Raises OfflineModelError for what is no such package, damaged or hostile."""
    package = _Package(file)
    manifest = package.read(MANIFEST, _Manifest)
    folders = [f"data/model_{n}/" for n in range(min(max(manifest.model_num, 1), MAX_MODELS))]
    metas = [package.read(f"{folder}model_meta.json", _ModelMeta) for folder in folders]
    debug = [name for f in folders if (name := f"{f}debug/op_attr.json") in package.entries]
    names = [name for each in debug for name in package.read(each, dict[str, msgspec.Raw])]
    what = "only the names of its operators, not their computations and shapes"
    return listed_model(
        "om2",
        next((bounded(meta.name) for meta in metas if meta.name), ""),
        {
            "atc_cmdline": manifest.atc_command,
            "om2_version": manifest.om2_version,
            "soc_version": "".join(_SOC_VERSION.findall(manifest.atc_command)[:1]),
        },
        (CannOperator(bounded(name), "") for name in names),
        model_count=manifest.model_num,
        partitions=package.sizes(),
        remarks=[f"it lists {what}" if names else "it does not list its operators"],
        inputs=(tensor.shown() for meta in metas for tensor in meta.inputs),
        outputs=(tensor.shown() for meta in metas for tensor in meta.outputs),
    )


class _Package:
    """The entries of an open ZIP file, named from the folder that has the manifest."""

    def __init__(self, file: UntrustedFile) -> None:
        try:
            self._archive = zipfile.ZipFile(_BoundedFile(file.descriptor, closefd=False))
        except _DAMAGED as error:
            raise OfflineModelError(f"is not a valid ZIP file: {error}") from error
        entries = self._archive.infolist()
        if len(entries) > MAX_ENTRIES:
            raise OfflineModelError(f"has {len(entries)} entries, more than any real one")
        names = [entry.filename for entry in entries]
        if len(set(names)) != len(names):
            raise OfflineModelError("has two entries of one name")
        manifests = [name for name in names if _MANIFEST_PATH.fullmatch(name)]
        if len(manifests) != 1:
            raise OfflineModelError(
                f"is a ZIP file with {len(manifests)} manifests: not an OM2 package",
                "give an offline model; a ZIP file must be unpacked first",
            )
        top = self._top = manifests[0].removesuffix(MANIFEST)
        self.entries = {entry.filename.removeprefix(top): entry for entry in entries}
        self._left_bytes = MAX_ENTRIES_BYTES

    def read(self, name: str, type_: type[_Content]) -> _Content:
        """The JSON in an entry. Raises OfflineModelError for what is large, damaged or absent."""
        what, entry = f"its entry {bounded(self._top + name)!r}", self.entries.get(name)
        if entry is None:
            raise OfflineModelError(f"has no {self._top}{name}")
        # of the other methods zipfile unpacks whole pieces, whatever their size
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise OfflineModelError(f"{what} is packed in a rare way")
        try:
            with self._archive.open(entry) as file:
                content = file.read(MAX_ENTRY_BYTES + 1)
        except _DAMAGED as error:
            raise OfflineModelError(f"{what} is damaged: {error}") from error
        self._left_bytes -= len(content)
        if len(content) > MAX_ENTRY_BYTES or self._left_bytes < 0:
            raise OfflineModelError(f"{what} is far larger than such entries are")
        try:
            return msgspec.json.decode(content, type=type_)
        except msgspec.ValidationError as error:
            raise OfflineModelError(f"{what} has another form: {error}") from error
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise OfflineModelError(f"{what} is not JSON: {error}") from error

    def sizes(self) -> dict[str, int]:
        """Parts of the package: sizes in bytes of the best-known folders, and of all else."""
        sizes: Counter[str] = Counter()
        for name, entry in self.entries.items():
            folders = (folder.partition("_")[0] for folder in name.split("/"))
            sizes[next((one for one in folders if one in _FOLDERS), "other")] += entry.file_size
        return {part: sizes[part] for part in (*_FOLDERS, "other") if sizes[part]}


class _BoundedFile(io.FileIO):
    """The file for `zipfile`, which asks for as much at once as the file itself says it holds."""

    def read(self, size: int | None = -1, /) -> bytes:
        most = MAX_ENTRY_BYTES + 1
        data = super().read(most + 1 if size is None or size < 0 else min(size, most + 1))
        if len(data) > most:
            raise OfflineModelError("its list of entries is longer than any real one")
        return data
