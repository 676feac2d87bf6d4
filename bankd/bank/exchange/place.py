"""Where an export is put: written beside its place, synchronised, and then renamed to it.

What is replaced was an export; anything else that is in the way stays and is an error.
"""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from bankd.bank.exchange.manifest import BEGINNING, SECTIONS
from bankd.bank.faults import FILE_CODE
from bankd.bank.folders import FILE_MODE, FOLDER_MODE, make_folder
from bankd.bank.location import may_be_bank
from bankd.errors import BankError

MANIFEST_FILE = "manifest.json"
SIGNATURE_FILE = "manifest.sig"
SUFFIX = ".tunebank"
"""Of an export in a single file."""

BUFFER_BYTES = 2**20


def section_file(section: str) -> str:
    return f"{section}.jsonl"


SECTION_FILES = tuple(map(section_file, SECTIONS))
FILES = frozenset({MANIFEST_FILE, SIGNATURE_FILE, *SECTION_FILES})


def is_export(path: Path) -> bool:
    """Whether a folder or a file looks like an export. Reads its first bytes only, and of what may
    be a bank none."""
    try:
        if path.is_dir():
            return _begins_as_manifest(path / MANIFEST_FILE)
        if may_be_bank(path) or not path.is_file():
            return False
        return path.suffix == SUFFIX or _begins_as_manifest(path)
    except OSError:
        return False


@contextmanager
def replacing(output: Path, *, overwrite: bool) -> Iterator[Path]:
    """A new path beside `output` that takes its name when the block ends well.

    The block makes a file or a folder of it. If it raises, `output` is as it was. Raises
    BankError where something is in the way, or where the folder or the disk refuses.
    """
    require_free(output, overwrite=overwrite)
    new = output.parent / f".{output.name}.new-{secrets.token_hex(4)}"
    try:
        make_folder(output.parent)
        try:
            yield new
            _take_place(new, output)
            synchronise(output.parent)
        finally:
            _remove(new)
    except OSError as error:
        raise BankError(
            f"{output} cannot be written: {error.strerror or error}",
            "choose a folder that you may write to, with enough free space",
            FILE_CODE,
        ) from error


def require_free(output: Path, *, overwrite: bool) -> None:
    """Raises BankError where the place is taken by what must not be replaced."""
    if not os.path.lexists(output) or _is_empty_folder(output):
        return
    if not _is_only_export(output):
        raise BankError(
            f"{output} exists and is no export, so it is not replaced",
            "give another --output",
            FILE_CODE,
        )
    if not overwrite:
        raise BankError(
            f"{output} holds an export already",
            "give --overwrite to replace it, or give another --output",
            FILE_CODE,
        )


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """Made, written and synchronised."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
    with os.fdopen(os.open(path, flags, FILE_MODE), "wb", BUFFER_BYTES) as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def new_folder(path: Path) -> Path:
    path.mkdir(mode=FOLDER_MODE)
    return path


def synchronise(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _begins_as_manifest(path: Path) -> bool:
    if not path.is_file() or may_be_bank(path):
        return False
    with path.open("rb") as file:
        return file.read(len(BEGINNING)) == BEGINNING


def _is_empty_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink() and not any(path.iterdir())


def _is_only_export(path: Path) -> bool:
    """Whether nothing else would be lost with it."""
    if path.is_symlink() or not is_export(path):
        return False
    return path.is_file() or all(inner.name in FILES for inner in path.iterdir())


def _take_place(new: Path, output: Path) -> None:
    """A file or an empty folder is replaced at once; a full folder has to step aside first."""
    if not output.is_dir() or _is_empty_folder(output):
        new.replace(output)
        return
    old = new.with_name(new.name.replace(".new-", ".old-"))
    output.rename(old)
    try:
        new.rename(output)
    except OSError:
        old.rename(output)
        raise
    _remove(old)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
