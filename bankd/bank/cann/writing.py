"""Writing bank files below one folder: whole or not at all, narrow permissions, never outside."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from bankd.bank.cann.names import is_safe_path
from bankd.bank.faults import FILE_CODE
from bankd.bank.folders import FILE_MODE, make_folder
from bankd.errors import BankError


def write_below(output: Path, path: str, content: bytes) -> Path:
    """Write a file of a bank (its path with "/") below `output`, in place of one that is there.

    Raises BankError for a path, or a link below `output`, that leads elsewhere, and where the
    folder or the disk refuses.
    """
    place = output / path
    try:
        if not is_safe_path(path):
            raise _refused(place, "it is not the path of a bank file")
        make_folder(place.parent)
        if not place.parent.resolve().is_relative_to(output.resolve()):
            raise _refused(place, "a link leads out of the folder")
        _replace(place, content)
    except OSError as error:
        raise _refused(place, error.strerror or str(error)) from error
    return place


def _replace(place: Path, content: bytes) -> None:
    with NamedTemporaryFile(dir=place.parent, prefix=".new-", suffix=".tmp", delete=False) as file:
        temporary = Path(file.name)
        try:
            file.write(content)
            file.flush()
            os.fchmod(file.fileno(), FILE_MODE)
            os.fsync(file.fileno())
            temporary.replace(place)
        finally:
            temporary.unlink(missing_ok=True)


def _refused(place: Path, why: str) -> BankError:
    return BankError(
        f"{place} cannot be written: {why}",
        "choose a folder that you may write to, with enough free space",
        FILE_CODE,
    )
