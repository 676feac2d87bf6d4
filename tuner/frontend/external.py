"""External data: the files next to a model that hold its weights. Nothing else is ever opened.

A hostile model names /dev/zero, a link to somewhere else, or a sparse file of terabytes; and it
may name one small file ten thousand times. Links that change meanwhile are not its matter: the
daemon's workers read from folders where no one else may write (see `bankd.beneath`).
"""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

import numpy as np
from onnx import TensorProto

from tuner.errors import ModelError

SPARE_BYTES = 64 * 2**20
MAX_READINGS = 8
"""The spare bytes, and so many times what the data files hold, may be read in all."""
_BLOCK_BYTES = 512
"""Unit of a file's disk space."""


@dataclass
class DataFiles:
    """Data files in a model's folder; None where the model came without one."""

    folder: Path | None = None
    left_bytes: int = SPARE_BYTES
    _seen: set[tuple[int, int]] = field(default_factory=set)

    def read(self, tensor: TensorProto, wanted_bytes: int) -> np.ndarray:
        """The bytes of a tensor whose data lie elsewhere.

        Raises ModelError; ValueError and OSError for what is wrong with this tensor alone.
        """
        entries = {entry.key: entry.value for entry in tensor.external_data}
        if not all(isinstance(text, str) for text in (*entries, *entries.values())):
            raise ValueError("the location of its data is not text")
        location = entries.get("location", "")
        with self._opened(location, tensor.name) as file:
            status = os.fstat(file.fileno())
            offset = int(entries.get("offset", 0))
            # without a length, everything behind the offset is meant
            length = int(entries.get("length", status.st_size - offset))
            if offset < 0 or length < 0 or offset + length > status.st_size:
                raise _refused(
                    f"tensor {tensor.name!r} needs bytes {offset} to {offset + length} of "
                    f"{location!r}, which has {status.st_size}",
                    "copy the external data file again; it does not belong to this model or is "
                    "truncated",
                )
            if "length" in entries and length != wanted_bytes:
                raise ValueError(f"{length} bytes are given, and {wanted_bytes} needed")
            self._spend(file.fileno(), status, wanted_bytes, location)
            file.seek(offset)
            data = np.fromfile(file, np.uint8, wanted_bytes)
        if data.size != wanted_bytes:
            raise ValueError(f"{location!r} has {data.size} of the {wanted_bytes} bytes needed")
        return data

    def _opened(self, location: str, name: str) -> BinaryIO:
        if self.folder is None or not location or "\0" in location:
            raise _refused(
                f"tensor {name!r} has its data elsewhere, in {location!r}",
                "load the model from its file, with its data files in the same folder",
            )
        home = self.folder.resolve()
        try:
            path = (home / location).resolve()
            if home not in path.parents:
                raise _refused(
                    f"tensor {name!r} has its data in {location!r}, outside the model's folder",
                    "put the data file into the model's folder (not a link) and save the model "
                    "again",
                )
            return _open_regular(path)
        except (OSError, RuntimeError) as error:  # RuntimeError: links that lead in a circle
            raise _refused(
                f"tensor {name!r}: external data file {location!r} is missing, or cannot be read",
                f"put {location!r} into the model's folder, as a readable file",
            ) from error

    def _spend(
        self, descriptor: int, status: os.stat_result, size_bytes: int, location: str
    ) -> None:
        if (status.st_dev, status.st_ino) not in self._seen:
            self._seen.add((status.st_dev, status.st_ino))
            self.left_bytes += MAX_READINGS * _held_bytes(descriptor, status)
        self.left_bytes -= size_bytes
        if self.left_bytes < 0:
            raise _refused(
                f"the tensors in {location!r} are far larger than the data files of the model, "
                "which are sparse or are referenced repeatedly",
                "copy the data files again (cp --sparse=never), or save the model again",
            )


def _open_regular(path: Path) -> BinaryIO:
    """A regular file, which is no link: links were followed already."""
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError("it is not a regular file")
    return os.fdopen(descriptor, "rb")


def _held_bytes(descriptor: int, status: os.stat_result) -> int:
    """Size of a file; of one with holes its disk space, which some file systems do not state."""
    if status.st_size and os.lseek(descriptor, 0, os.SEEK_HOLE) < status.st_size:
        return status.st_blocks * _BLOCK_BYTES
    return status.st_size


def _refused(message: str, hint: str) -> ModelError:
    return ModelError(message, hint, "EG0011")
