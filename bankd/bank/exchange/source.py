"""An export that someone brings, opened: regular files inside its folder, of bounded size.

Its manifest and its signature are read and checked in themselves; the sections come on demand.
"""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from bankd.bank.exchange.linefile import LineFile, refused
from bankd.bank.exchange.manifest import MOST_MANIFEST_BYTES, SECTIONS, Manifest, read_manifest
from bankd.bank.exchange.place import BUFFER_BYTES, MANIFEST_FILE, SIGNATURE_FILE, section_file
from bankd.bank.exchange.signing import Signature, read_signature
from bankd.bank.faults import FILE_CODE
from bankd.bank.location import may_be_bank
from bankd.errors import BankError

MOST_SIGNATURE_BYTES = 1024
SIGNATURE_BEGINNING = b'{"key":'
"""No line of a section begins so."""

LINES_AT_ONCE = 256

Value = TypeVar("Value")


@dataclass(frozen=True)
class Batch:
    """Some lines that follow each other in a section, without their ends."""

    first: int
    """Number of the first in its section, from 1."""
    file: LineFile
    number: int
    """Number of the first in its file."""
    texts: list[str]


@dataclass(frozen=True)
class Source:
    """An export, open for reading."""

    path: Path
    size_bytes: int
    manifest: Manifest
    signature: Signature | None
    _sections: Mapping[str, LineFile]
    """Of a single file always the same one."""

    @property
    def is_single(self) -> bool:
        return self.path.is_file()

    def section(self, name: str) -> Iterator[Batch]:
        """The lines of a section, which are read in the order of `SECTIONS`.

        Raises BankError where they are not those, and as many, as the manifest says.
        """
        file, count = self._sections[name], self.manifest.counts[name]
        content = hashlib.sha256()
        read = 0
        while read < count:
            texts = file.several(min(count - read, LINES_AT_ONCE), content)
            if not texts:
                reason = f"cut off: the manifest says {count} {name}, there are {read}"
                file.refuse(reason, file.number + 1)
            yield Batch(read + 1, file, file.number - len(texts) + 1, texts)
            read += len(texts)
        if not self.is_single:
            file.require_end(f"the {count} {name} of the manifest")
        if content.hexdigest() != self.manifest.hashes[name]:
            raise refused(file.path, f"the {name} have another SHA-256 than the manifest says")

    def require_end(self) -> None:
        """After the sections. Raises BankError where anything but the signature follows."""
        if not self.is_single:
            return
        file = self._sections[SECTIONS[-1]]
        if self.signature is not None and file.next() != self.signature.text:
            file.refuse("not the signature, which should follow here")
        file.require_end("the manifest says")


@contextmanager
def opened(path: Path) -> Iterator[Source]:
    """Open an export in either form. Raises BankError."""
    try:
        with ExitStack() as files:
            yield _folder(path, files) if path.is_dir() else _single_file(path, files)
    except OSError as error:
        raise BankError(
            f"{path} cannot be read: {error.strerror or error}",
            "check the path and its permissions",
            FILE_CODE,
        ) from error


def _folder(folder: Path, files: ExitStack) -> Source:
    manifest_file = _part(folder, MANIFEST_FILE, files)
    manifest = _manifest(manifest_file)
    manifest_file.require_end("one manifest")
    sections = {name: _part(folder, section_file(name), files) for name in SECTIONS}
    size_bytes = sum(each.size_bytes for each in (manifest_file, *sections.values()))
    return Source(folder, size_bytes, manifest, _signature_beside(folder, files), sections)


def _single_file(path: Path, files: ExitStack) -> Source:
    file = _line_file(path, files)
    last_line = file.last_line(MOST_SIGNATURE_BYTES)
    signature = None
    if last_line.startswith(SIGNATURE_BEGINNING):
        text = last_line.removesuffix(b"\n").decode("ascii", "replace")
        try:
            signature = read_signature(text)
        except ValueError as error:
            raise refused(f"{path}, last line", f"signature: {error}") from error
    return Source(path, file.size_bytes, _manifest(file), signature, dict.fromkeys(SECTIONS, file))


def _part(folder: Path, name: str, files: ExitStack) -> LineFile:
    """A file of the folder; a link to one inside the folder will do."""
    path = folder / name
    if not _real(path).is_relative_to(_real(folder)):
        raise refused(path, "a link that leads out of the folder")
    return _line_file(path, files)


def _line_file(path: Path, files: ExitStack) -> LineFile:
    if may_be_bank(path):
        raise refused(path, "it is a bank")
    # Opened first and looked at then, so that nobody can change it in between; a pipe would wait.
    flags = os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOFOLLOW
    try:
        descriptor = os.open(_real(path), flags)
    except FileNotFoundError:
        raise refused(path, "it is not there") from None
    file = files.enter_context(os.fdopen(descriptor, "rb", BUFFER_BYTES))
    status = os.fstat(descriptor)
    if not stat.S_ISREG(status.st_mode):
        raise refused(path, "not a regular file")
    return LineFile(path, file, status.st_size)


def _real(path: Path) -> Path:
    return Path(os.path.realpath(path))  # Path.resolve stumbles over links in a circle


def _manifest(file: LineFile) -> Manifest:
    text = file.next(MOST_MANIFEST_BYTES)
    if text is None:
        raise refused(file.path, "empty: there is no manifest")
    return _read(file, text, read_manifest)


def _signature_beside(folder: Path, files: ExitStack) -> Signature | None:
    if not os.path.lexists(folder / SIGNATURE_FILE):
        return None
    file = _part(folder, SIGNATURE_FILE, files)
    text = file.next(MOST_SIGNATURE_BYTES)
    if text is None:
        raise refused(file.path, "empty: there is no signature")
    signature = _read(file, text, read_signature)
    file.require_end("one signature")
    return signature


def _read(file: LineFile, text: str, read: Callable[[str], Value]) -> Value:
    try:
        return read(text)
    except ValueError as error:
        file.refuse(error)
