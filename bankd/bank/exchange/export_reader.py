"""An export that someone brings, opened: regular files inside its folder, read in bounded lines.

Its manifest and its signature are read and checked in themselves; the sections come on demand.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NoReturn, TypeVar

from bankd.bank.exchange.line_schema import MAX_LINE_BYTES
from bankd.bank.exchange.manifest import (
    SECTIONS,
    SIGNATURE_FILE,
    Manifest,
    is_export,
    read_manifest,
)
from bankd.bank.exchange.manifest_signature import (
    ManifestSignature,
    can_verify,
    read_signature,
    required_key,
)
from bankd.bank.location import MANIFEST_FILE, open_plain
from bankd.errors import BankError, BankFileError

if TYPE_CHECKING:
    from hashlib import _Hash

MAX_MANIFEST_BYTES = 2**20
MAX_SIGNATURE_BYTES = 1024
SIGNATURE_BEGINNING = b'{"key":'
"""No line of a section begins so."""
LINES_AT_ONCE = 256

FETCH_AGAIN = "get the export again from its source; nothing was imported"

Value = TypeVar("Value")


class LineFile:
    """An open file of ASCII lines, and how far it was read. Every method may raise BankError."""

    def __init__(self, path: Path, file: BinaryIO, size_bytes: int) -> None:
        self.path = path
        self.size_bytes = size_bytes
        self.number = 0
        """Number of the line that was read last, from 1."""
        self._file = file

    def several(
        self, count: int, content: _Hash | None = None, max_bytes: int = MAX_LINE_BYTES
    ) -> list[str]:
        """Return so many lines, fewer long ones or at the end; their bytes are added to a hash."""
        lines: list[bytes] = []
        size_bytes = 0
        while len(lines) < count and size_bytes < max_bytes:
            line = self._file.readline(max_bytes + 1)
            if not line:
                break
            self.number += 1
            size_bytes += len(line)
            if len(line) > max_bytes:
                self.refuse(f"longer than {max_bytes} bytes")
            if line[-1] != ord("\n"):
                self.refuse("cut off: it has no end")
            if not line.isascii():
                self.refuse("not ASCII")
            lines.append(line)
        whole = b"".join(lines)
        if content is not None:
            content.update(whole)
        return whole.decode("ascii").split("\n")[:-1]

    def head(self, what: str, max_bytes: int, read: Callable[[str], Value]) -> Value:
        """Return what is read from the next line."""
        lines = self.several(1, max_bytes=max_bytes)
        if not lines:
            raise refused(self.path, f"empty: there is no {what}")
        try:
            return read(lines[0])
        except (ValueError, RecursionError) as error:
            self.refuse(error)

    def last_line(self, max_bytes: int) -> bytes:
        """The end of the file from the last line's beginning on, if that is so near."""
        self._file.seek(0, os.SEEK_END)
        self._file.seek(max(0, self._file.tell() - max_bytes))
        tail = self._file.read(max_bytes)
        self._file.seek(0)
        return tail[tail.rfind(b"\n", 0, -1) + 1 :]

    def require_end(self, what: str) -> None:
        if self._file.read(1):
            self.refuse(f"more follows than {what}", self.number + 1)

    def refuse(self, reason: object, number: int | None = None) -> NoReturn:
        """Raise BankError about a line, as a rule the last one that was read."""
        number = self.number if number is None else number
        raise refused(f"{self.path}, line {number}", reason)


def refused(place: object, reason: object) -> BankError:
    return BankFileError(f"{place}: {reason}", FETCH_AGAIN)


@dataclass(frozen=True)
class ExportReader:
    """An export, open for reading."""

    path: Path
    size_bytes: int
    manifest: Manifest
    signature: ManifestSignature | None
    is_single: bool
    _files: Mapping[str, LineFile]
    """Lines of each section; of a single file always the same one."""

    def section(self, name: str) -> Iterator[list[str]]:
        """The lines of a section, some at once; sections are read in the order of `SECTIONS`.

        Raises BankError where they are not those, and as many, as the manifest says.
        """
        file, left = self._files[name], self.manifest.counts[name]
        content = hashlib.sha256()
        while left:
            lines = file.several(min(left, LINES_AT_ONCE), content)
            if not lines:
                file.refuse(f"cut off: the manifest says {left} more {name}", file.number + 1)
            yield lines
            left -= len(lines)
        if not self.is_single:
            file.require_end(f"the {name} of the manifest")
        if content.hexdigest() != self.manifest.sections[name]:
            raise refused(file.path, f"the {name} have another SHA-256 than the manifest says")

    def require_end(self) -> None:
        """Raise BankError where anything but the signature follows the sections."""
        if not self.is_single:
            return
        file = self._files[SECTIONS[-1]]
        if self.signature is not None and file.several(1) != [self.signature.text]:
            file.refuse("not the signature, which should follow here")
        file.require_end("the manifest says")

    def refuse(self, section: str, number: int, reason: object) -> NoReturn:
        """Raise BankError about a line of a section."""
        if self.is_single:
            before = SECTIONS[: SECTIONS.index(section)]
            number += 1 + sum(self.manifest.counts[name] for name in before)
        self._files[section].refuse(reason, number)


@contextmanager
def open_export(path: Path) -> Iterator[ExportReader]:
    """Open an export in either form. Raises BankError."""
    try:
        with ExitStack() as files:
            yield _folder(path, files) if path.is_dir() else _single_file(path, files)
    except OSError as error:
        raise BankFileError(
            f"{path} cannot be read: {error.strerror or error}",
            "check the path and its permissions",
        ) from error


def signature_of(source: Path) -> ManifestSignature | None:
    """The signature of an export, unchecked. Raises BankError."""
    with open_export(source) as export:
        return export.signature


def vouched_by(source: Path, verify_key: Path | None) -> str | None:
    """Say what is known of its signer, once it was staged with this key; None for what is no
    export: of that nothing ever is known."""
    if not is_export(source):
        return None
    signature = signature_of(source)
    if signature is None:
        return f"{source} is not signed"
    if required_key(verify_key) is not None:
        return f"{source} is signed by {signature.key_id}, as required"
    if can_verify():
        what = f"{source} is signed by {signature.key_id}"
        return f"{what}; only --verify_key can tell whose key that is"
    what = f"{source} claims to be signed by {signature.key_id}, which was not checked"
    return f"{what}: install the library that checks: pip install cryptography"


def _folder(folder: Path, files: ExitStack) -> ExportReader:
    manifest_file = _part(folder, MANIFEST_FILE, files)
    manifest = manifest_file.head("manifest", MAX_MANIFEST_BYTES, read_manifest)
    manifest_file.require_end("one manifest")
    sections = {name: _part(folder, f"{name}.jsonl", files) for name in SECTIONS}
    size_bytes = sum(each.size_bytes for each in (manifest_file, *sections.values()))
    signature = None
    if os.path.lexists(folder / SIGNATURE_FILE):
        file = _part(folder, SIGNATURE_FILE, files)
        signature = file.head("signature", MAX_SIGNATURE_BYTES, read_signature)
        file.require_end("one signature")
    return ExportReader(folder, size_bytes, manifest, signature, False, sections)


def _single_file(path: Path, files: ExitStack) -> ExportReader:
    file = _line_file(path, files)
    last_line = file.last_line(MAX_SIGNATURE_BYTES)
    signature = None
    if last_line.startswith(SIGNATURE_BEGINNING):
        text = last_line.removesuffix(b"\n").decode("ascii", "replace")
        try:
            signature = read_signature(text)
        except ValueError as error:
            raise refused(f"{path}, last line", f"signature: {error}") from error
    manifest = file.head("manifest", MAX_MANIFEST_BYTES, read_manifest)
    return ExportReader(
        path, file.size_bytes, manifest, signature, True, dict.fromkeys(SECTIONS, file)
    )


def _part(folder: Path, name: str, files: ExitStack) -> LineFile:
    """A file of the folder; a link to one inside the folder will do."""
    path = folder / name
    if not _real(path).is_relative_to(_real(folder)):
        raise refused(path, "a link that leads out of the folder")
    return _line_file(path, files)


def _line_file(path: Path, files: ExitStack) -> LineFile:
    try:
        file = files.enter_context(open_plain(_real(path)))
    except FileNotFoundError:
        raise refused(path, "it is not there") from None
    except OSError as error:
        raise refused(path, error.strerror or error) from error
    return LineFile(path, file, os.fstat(file.fileno()).st_size)


def _real(path: Path) -> Path:
    return Path(os.path.realpath(path))  # Path.resolve stumbles over links in a circle
