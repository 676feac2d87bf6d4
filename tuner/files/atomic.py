"""Atomic writing of files: others see either the old or the complete new one, never a part."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tuner.errors import ErrorCode, OptionError

FILE_MODE = 0o640
"""The mode of AOE's own result and bank files."""


@contextmanager
def replacing(path: Path, mode: int = FILE_MODE, *, durable: bool = True) -> Iterator[IO[bytes]]:
    """A temporary file in the same folder that takes the name of `path` when the block ends well.

    Synchronised to the disk before and after the renaming, unless it need not be durable: then a
    power failure may leave an empty file. If the block raises, `path` is as it was. Raises
    OptionError where the folder or the disk refuses.
    """
    from tempfile import NamedTemporaryFile  # noqa: PLC0415  Loading a model writes nothing.

    try:
        with NamedTemporaryFile(
            dir=path.parent, prefix=".new-", suffix=".tmp", delete=False
        ) as file:
            temporary = Path(file.name)
            try:
                yield file
                file.flush()
                os.fchmod(file.fileno(), mode)
                if durable:
                    os.fsync(file.fileno())
                temporary.replace(path)
            finally:
                temporary.unlink(missing_ok=True)
        if durable:
            folder = os.open(path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
    except OSError as error:
        raise OptionError(
            f"{path} cannot be written: {error.strerror or error}",
            "choose an existing folder that you may write to, with enough free space",
            ErrorCode.FILE,
        ) from error


def replace_json(path: Path, data: object) -> None:
    """Write `data` as indented JSON, keys sorted. Raises ValueError for NaN and infinities."""
    text = json.dumps(data, indent=4, sort_keys=True, ensure_ascii=False, allow_nan=False)
    with replacing(path) as file:
        # Of a name that is no text, JSON's own escape: it is read back as it was.
        file.write(f"{text}\n".encode("utf-8", "backslashreplace"))
