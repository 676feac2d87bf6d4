"""The bank files of a source, one file or a whole tree: read, recognised, paired with their twins.

Reading is bounded, and opens nothing but files: links that lead out of the tree, pipes, devices and
what is too large are reported.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

from bankd.bank.cann.document import FormError
from bankd.bank.cann.entry import Kind
from bankd.bank.cann.names import (
    TWIN_SUFFIX,
    BankName,
    is_safe_name,
    parse_name,
    recognise,
    soc_of_folder,
)
from bankd.bank.location import open_plain
from bankd.errors import BankError, BankFileError, ErrorCode

MAX_FILES_BYTES = 64 * 2**20
"""Size of all files together. A bank takes about four times as much memory while it is read."""
MAX_FILES = 100_000
MAX_FOLDERS_DEEP = 16
NO_CORES = 1
"""The core count of an entry for which nothing says one."""


@dataclass(frozen=True)
class Remark:
    """A message about a file: mostly that it is skipped, and why."""

    path: str
    what: str
    is_skipped: bool = True


Tell = Callable[[Remark], None]


@dataclass(frozen=True)
class FoundFile:
    """A file of a source that may be read."""

    path: Path
    relative: PurePosixPath
    """Path below the tree; of a single file its name."""

    @property
    def shown(self) -> str:
        """The path below the tree, for people."""
        return _shown(self.relative)

    @property
    def name(self) -> BankName | None:
        return parse_name(self.relative.name)

    @property
    def is_twin(self) -> bool:
        return self.path.suffix == TWIN_SUFFIX == self.relative.suffix


@dataclass(frozen=True)
class BankFile:
    """A CANN bank file, as its name and its content say."""

    source: str
    """Place where it was found, for people."""
    name: BankName
    content: bytes
    twin: bytes | None = None
    """The `.bin` of a GA file."""


class BoundedReader:
    """Reads files, as long as those that are kept stay below a bound together."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._left_bytes = max_bytes

    def read(self, path: Path) -> bytes:
        """Raises FormError for what is not a regular file, may be a bank, or is too large."""
        try:
            with open_plain(path) as file:
                content = file.read(self._left_bytes + 1)
        except OSError as error:
            raise FormError(f"cannot be read: {error.strerror or error}") from error
        if len(content) > self._left_bytes:
            raise FormError(f"is too large: at most {self._max_bytes:,} bytes are read in all")
        return content

    def read_kind(self, found: FoundFile) -> tuple[bytes, Kind, bytes | None]:
        """Content and kind of a bank file, and its twin. They count: they stay in memory.

        Raises FormError as `read` does, and for what is no bank file.
        """
        content = self.read(found.path)
        kind = recognise(content, found.name.kind if found.name else None)
        self._left_bytes -= len(content)
        twin_path = found.path.with_suffix(TWIN_SUFFIX)
        if not (kind.has_twin and twin_path.is_file() and not twin_path.is_symlink()):
            return content, kind, None
        twin = self.read(twin_path)
        self._left_bytes -= len(twin)
        return content, kind, twin


def files_of(source: Path) -> Iterator[FoundFile | Remark]:
    """The files of a source in the order of their paths. Raises BankError where there is none."""
    if not source.exists():
        raise BankFileError(f"{source} does not exist", "check the path")
    if not source.is_dir():
        yield FoundFile(source.resolve(), PurePosixPath(source.name))
        return
    root, met = source.resolve(), 0
    for place, folders, names in os.walk(root):
        folder = Path(place)
        met += len(folders) + len(names)
        if met > MAX_FILES:
            what = f"{root} has more than {MAX_FILES:,} files"
            raise BankError(what, "name a folder below it", ErrorCode.DIRECTORY)
        links = [name for name in folders if (folder / name).is_symlink()]
        for name in sorted([*names, *links]):
            yield _checked(folder / name, PurePosixPath((folder / name).relative_to(root)), root)
        folders.sort()
        if len(folder.relative_to(root).parts) == MAX_FOLDERS_DEEP and len(folders) > len(links):
            shown = _shown(PurePosixPath(folder.relative_to(root)))
            yield Remark(shown, f"files below {MAX_FOLDERS_DEEP} folders")
            folders.clear()


def _checked(path: Path, relative: PurePosixPath, root: Path) -> FoundFile | Remark:
    try:
        resolved = path.resolve(strict=True)
    except (OSError, RuntimeError):
        return Remark(_shown(relative), "a link that leads nowhere")
    if not resolved.is_relative_to(root):
        return Remark(_shown(relative), "a link that leads out of the tree")
    if not resolved.is_file():
        return Remark(_shown(relative), "is not a plain file")
    if path.suffix not in (".json", TWIN_SUFFIX):
        return Remark(_shown(relative), "its name does not end in .json or .bin")
    return FoundFile(resolved, relative)


def _shown(relative: PurePosixPath) -> str:
    return os.fsencode(str(relative)).decode("utf-8", "backslashreplace")


def survey(
    source: Path, soc_version: str | None, cores: int | None, max_bytes: int, tell: Tell
) -> list[BankFile]:
    """The bank files of a file or a tree; `tell` gets what is skipped or assumed, and why.

    `soc_version` and `cores`: of files whose names say none. Raises BankError for a source that
    does not exist.
    """
    reader, files = BoundedReader(max_bytes), []
    for found in list(files_of(source)):
        if isinstance(found, Remark):
            tell(found)
            continue
        try:
            if found.is_twin:
                require_original(found)
            else:
                files.append(_read(found, reader, soc_version))
        except FormError as error:
            tell(Remark(found.shown, str(error)))
    placed: dict[str, BankFile] = {}
    for each in files:
        name = _completed(each.name, [file.name for file in files], cores)
        if name.cores is None:
            what = f"nothing says for how many cores it is (--aicore_num): {NO_CORES} is assumed"
            tell(Remark(each.source, what, is_skipped=False))
        file = replace(each, name=replace(name, cores=name.cores or NO_CORES))
        first = placed.setdefault(name.path, file)
        if first is not file:
            # They have one place in a bank: the one that is there is kept, else the first.
            kept, left = (file, first) if file.source.endswith(name.path) else (first, file)
            placed[name.path] = kept
            tell(Remark(left.source, f"has the name of {kept.source}, which is taken"))
    return list(placed.values())


def _completed(name: BankName, names: list[BankName], cores: int | None) -> BankName:
    """A name as the other names complete it: the spelling of the SoC, which graph files have in
    small letters, and the number of cores, unless `cores` says it."""
    same_soc = {
        other.soc_version for other in names if other.soc_version.lower() == name.soc_version
    }
    soc_version = min(same_soc - {name.soc_version}, default=name.soc_version)
    others = {other.cores for other in names if other.soc_version == soc_version} - {None}
    only = others.pop() if len(others) == 1 else None
    return replace(name, soc_version=soc_version, cores=name.cores or cores or only)


def require_original(twin: FoundFile) -> None:
    """A twin is read with its original: FormError where there is none."""
    if twin.name is None:
        raise FormError("is not the twin of a bank file")
    original = twin.path.with_suffix(".json")
    if not original.is_file():
        raise FormError(f"its original {twin.relative.with_suffix('.json').name} is missing")


def _read(found: FoundFile, reader: BoundedReader, soc_version: str | None) -> BankFile:
    if not is_safe_name(found.relative.name):
        raise FormError("its name cannot be kept")
    content, kind, twin = reader.read_kind(found)
    soc_version = soc_version or soc_of_folder(found.relative)
    if found.name is None and (soc_version is None or not is_safe_name(soc_version)):
        raise FormError(
            f"is a {kind.name} file, but neither its name nor its folder says for which SoC"
            " (--soc_version)"
        )
    name = found.name or BankName(found.relative.name, kind, soc_version or "")
    return BankFile(found.shown, name, content, twin)
