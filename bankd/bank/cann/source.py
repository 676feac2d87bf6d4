"""The bank files of a source, one file or a whole tree: read, recognised, paired with their twins.

Reading is bounded, and opens nothing but files: links that lead out of the tree, pipes, devices and
what is too large are reported.
"""

from __future__ import annotations

import os
import stat
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
    twin_of,
)
from bankd.bank.connection import FILE_CODE
from bankd.bank.location import may_be_bank
from bankd.bank.record import TargetKey
from bankd.errors import BankError

MAX_BYTES = 64 * 2**20
"""Size of all files together. A bank takes about four times as much memory while it is read."""
MAX_FILES = 100_000
MAX_FOLDERS_DEEP = 16
NO_CORES = 1
"""The core count of an entry for which nothing says one."""


class ReadError(Exception):
    """A file cannot be used; the text says why."""


@dataclass(frozen=True)
class Remark:
    """A message about a file: mostly that it is skipped, and why."""

    path: str
    what: str
    is_skipped: bool = True


@dataclass(frozen=True)
class Found:
    """A file of a source that may be read."""

    path: Path
    relative: PurePosixPath
    """Path below the tree; of a single file its name."""


Tell = Callable[[Remark], None]


@dataclass(frozen=True)
class BankFile:
    """A CANN bank file, as its name and its content say."""

    source: str
    """Place where it was found, for people."""
    name: BankName
    content: bytes
    twin: bytes | None = None
    """The `.bin` of a GA file."""

    @property
    def kind(self) -> Kind:
        return self.name.kind

    @property
    def path(self) -> str:
        """Its place in a bank of CANN."""
        return self.name.path

    @property
    def op(self) -> str:
        """Operator of entries that do not name one themselves."""
        return self.name.op or self.kind.name

    @property
    def target(self) -> TargetKey:
        return TargetKey(self.name.soc_version, self.name.cores or NO_CORES)


@dataclass(frozen=True)
class Wanted:
    """Terms on which a source is read: defaults where names say nothing, and bounds."""

    soc_version: str | None
    cores: int | None
    max_bytes: int


class Reader:
    """Reads files, as long as those that are kept stay below a bound together."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._left_bytes = max_bytes

    def read(self, path: Path) -> bytes:
        """Raises ReadError for what is no plain file, may be a bank, or is too large."""
        try:
            if may_be_bank(path):
                raise ReadError("may be a bank")
            # Without O_NONBLOCK the opening of a pipe waits for a writer.
            descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOFOLLOW)
            with os.fdopen(descriptor, "rb") as file:
                if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                    raise ReadError("is not a plain file")
                content = file.read(self._left_bytes + 1)
        except OSError as error:
            raise ReadError(f"cannot be read: {error.strerror}") from error
        if len(content) > self._left_bytes:
            raise ReadError(f"is too large: at most {self._max_bytes:,} bytes are read in all")
        return content

    def keep(self, content: bytes) -> bytes:
        """Counts what was read: it stays in memory."""
        self._left_bytes -= len(content)
        return content


def files_of(source: Path) -> Iterator[Found | Remark]:
    """The files of a source in the order of their paths. Raises BankError where there is none."""
    if not source.exists():
        raise BankError(f"{source} does not exist", "check the path", FILE_CODE)
    if source.is_dir():
        yield from _tree(source.resolve())
    else:
        yield Found(source.resolve(), PurePosixPath(source.name))


def _tree(root: Path) -> Iterator[Found | Remark]:
    waiting, met = [root], 0
    while waiting:
        folder = waiting.pop()
        below = []
        for path in _children(folder):
            met += 1
            if met > MAX_FILES:
                raise BankError(
                    f"{root} has more than {MAX_FILES:,} files", "name a folder below it", "EG0010"
                )
            relative = PurePosixPath(path.relative_to(root))
            if path.is_dir() and not path.is_symlink():
                if len(relative.parts) > MAX_FOLDERS_DEEP:
                    yield Remark(shown(relative), f"below {MAX_FOLDERS_DEEP} folders")
                else:
                    below.append(path)
            else:
                yield _checked(path, relative, root)
        waiting.extend(reversed(below))


def _children(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _checked(path: Path, relative: PurePosixPath, root: Path) -> Found | Remark:
    try:
        resolved = path.resolve(strict=True)
    except (OSError, RuntimeError):
        return Remark(shown(relative), "a link that leads nowhere")
    if not resolved.is_relative_to(root):
        return Remark(shown(relative), "a link that leads out of the tree")
    if not resolved.is_file():
        return Remark(shown(relative), "is not a plain file")
    if path.suffix not in (".json", TWIN_SUFFIX):
        return Remark(shown(relative), "its name does not end in .json or .bin")
    return Found(resolved, relative)


def shown(relative: PurePosixPath) -> str:
    return os.fsencode(str(relative)).decode("utf-8", "backslashreplace")


def survey(source: Path, wanted: Wanted, tell: Tell) -> list[BankFile]:
    """The bank files of a file or a tree; `tell` gets what is skipped or assumed, and why.

    Raises BankError for a source that does not exist.
    """
    read = list(_read_all(source, wanted, tell))
    named = [_with_spelling(file, read) for file in read]
    return list(_once_each([_with_cores(file, named, wanted, tell) for file in named], tell))


def _read_all(source: Path, wanted: Wanted, tell: Tell) -> Iterator[BankFile]:
    reader = Reader(wanted.max_bytes)
    found = {}
    for each in files_of(source):
        if isinstance(each, Remark):
            tell(each)
        else:
            found[str(each.relative)] = each
    for relative, each in found.items():
        try:
            if each.path.suffix == TWIN_SUFFIX and each.relative.suffix == TWIN_SUFFIX:
                _require_original(relative, found)
                continue
            twin = found.get(twin_of(relative))
            yield _read(each, twin, reader, wanted)
        except (FormError, ReadError) as error:
            tell(Remark(shown(each.relative), str(error)))


def _require_original(relative: str, found: dict[str, Found]) -> None:
    """A twin is read with its original, and is nothing without it."""
    original = relative.removesuffix(TWIN_SUFFIX) + ".json"
    if parse_name(PurePosixPath(relative).name) is None:
        raise FormError("is not the twin of a bank file")
    if original not in found:
        raise FormError(f"its original {PurePosixPath(original).name} is missing")


def _read(found: Found, twin: Found | None, reader: Reader, wanted: Wanted) -> BankFile:
    file_name = found.relative.name
    if not is_safe_name(file_name):
        raise FormError("its name cannot be kept")
    said = parse_name(file_name)
    content = reader.read(found.path)
    kind = recognise(content, said.kind if said else None)
    name = said or _name_from_place(found, kind, wanted)
    reader.keep(content)
    twin_content = reader.keep(reader.read(twin.path)) if twin and kind.has_twin else None
    return BankFile(shown(found.relative), name, content, twin_content)


def _name_from_place(found: Found, kind: Kind, wanted: Wanted) -> BankName:
    soc_version = wanted.soc_version or soc_of_folder(found.relative)
    if soc_version is None or not is_safe_name(soc_version):
        raise FormError(
            f"is a {kind.name} file, but neither its name nor its folder says for which SoC"
            " (--soc_version)"
        )
    return BankName(found.relative.name, kind, soc_version)


def _with_spelling(file: BankFile, files: list[BankFile]) -> BankFile:
    """Names of graph files have the SoC in small letters: spelled as the others spell it."""
    soc_version = file.name.soc_version
    spelled = sorted(
        each.name.soc_version
        for each in files
        if each.name.soc_version.lower() == soc_version and each.name.soc_version != soc_version
    )
    return replace(file, name=replace(file.name, soc_version=spelled[0])) if spelled else file


def _with_cores(file: BankFile, files: list[BankFile], wanted: Wanted, tell: Tell) -> BankFile:
    if file.name.cores is not None:
        return file
    others = {
        each.name.cores
        for each in files
        if each.name.soc_version == file.name.soc_version and each.name.cores is not None
    }
    cores = wanted.cores or (others.pop() if len(others) == 1 else None)
    if cores is None:
        what = f"nothing says for how many cores it is (--aicore_num): {NO_CORES} is assumed"
        tell(Remark(file.source, what, is_skipped=False))
    return replace(file, name=replace(file.name, cores=cores or NO_CORES))


def _once_each(files: list[BankFile], tell: Tell) -> Iterator[BankFile]:
    """Two files of one name have one place in a bank: the one that is there, else the first."""
    placed: dict[str, BankFile] = {}
    for file in files:
        first = placed.setdefault(file.path, file)
        if first is file:
            continue
        kept, left = (file, first) if file.source.endswith(file.path) else (first, file)
        placed[file.path] = kept
        tell(Remark(left.source, f"has the name of {kept.source}, which is taken"))
    yield from placed.values()
