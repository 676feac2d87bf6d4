"""The user's own samples of a model's inputs: an .npz file with one array for each input.

An array has the shape of its input, or one more axis in front for several samples.
"""

from __future__ import annotations

import lzma
import math
import os
import zipfile
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import numpy as np

from tuner.element import read_as
from tuner.errors import ErrorCode, MissingFileError, OptionError
from tuner.files.descriptors import open_regular
from tuner.graph import DTYPES
from tuner.program.program import Port

SUFFIX = ".npz"
NO_SAMPLES = Path(os.devnull)
"""The file of samples where none is read, not even NAME.npz."""
MAX_SAMPLES = 16
"""Samples of one file that are used; further ones are left out."""
MAX_SAMPLES_BYTES = 1 << 30
"""Size of all arrays of a file, as the file itself states it."""
MAX_ARRAYS = 1000

DAMAGES = (
    MemoryError, RuntimeError, SyntaxError, OverflowError, TypeError, zlib.error, lzma.LZMAError,
)  # fmt: skip
"""Errors that NumPy and the archive raise on reading a file that was changed."""
HEADERS = {
    (1, 0): np.lib.format.read_array_header_1_0,
    (2, 0): np.lib.format.read_array_header_2_0,
}
"""Readers of an array's header, by version of its format."""

_HINT = 'write it with numpy.savez("NAME.npz", INPUT=array): one array for each input of the model'


def samples_of(model: Path, given: Path | None) -> Path | None:
    """The file of samples that is given, else NAME.npz next to NAME.onnx, if it is there."""
    if given is not None:
        return None if given == NO_SAMPLES else given
    file = model.with_suffix(SUFFIX)
    return file if file.is_file() else None


def read_samples(
    file: Path, ports: Sequence[Port], max_samples: int = MAX_SAMPLES
) -> list[dict[str, np.ndarray]]:
    """The samples of a file, at least one. Raises OptionError for one that does not fit."""
    arrays = _read_arrays(file, ports)
    several = [port.name for port in ports if arrays[port.name].ndim > len(port.shape)]
    counts = {name: len(arrays[name]) for name in several}
    if len(set(counts.values())) > 1:
        what = ", ".join(f"{name}: {count}" for name, count in counts.items())
        raise _unusable(file, f"the inputs have different numbers of samples ({what})")
    count = min(next(iter(counts.values()), 1), max_samples)
    if not count:
        raise _unusable(file, "it contains no sample")
    return [
        {name: array[i, ...] if name in counts else array for name, array in arrays.items()}
        for i in range(count)
    ]


def _read_arrays(file: Path, ports: Sequence[Port]) -> dict[str, np.ndarray]:
    try:
        with open_regular(file) as opened:
            _check_sizes(file, opened)
            opened.seek(0)
            content = np.load(opened, allow_pickle=False)
            _check_names(file, content.files, ports)
            return {port.name: _fitting(file, content[port.name], port) for port in ports}
    except OptionError:
        raise  # also a ValueError, and says already what is wrong
    except FileNotFoundError as error:
        raise MissingFileError(f"{file}: no such file", _HINT, ErrorCode.FILE) from error
    except OSError as error:
        raise OptionError(
            f"{file} cannot be read: {error.strerror or error}", _HINT, ErrorCode.FILE
        ) from error
    except (zipfile.BadZipFile, ValueError, EOFError, KeyError, NotImplementedError) as error:
        raise _unusable(file, f"it is not an archive of NumPy arrays ({_short(error)})") from error
    except DAMAGES as error:
        raise _unusable(file, f"it is damaged ({_short(error)})") from error


def _check_sizes(file: Path, opened: BinaryIO) -> None:
    """Check the sizes that the arrays state: an array may need far more memory than its file."""
    with zipfile.ZipFile(opened) as archive:
        members = archive.infolist()
        if (
            len(members) > MAX_ARRAYS
            or sum(member.file_size for member in members) > MAX_SAMPLES_BYTES
            or sum(_stated_bytes(archive, member) for member in members) > MAX_SAMPLES_BYTES
        ):
            raise _unusable(file, f"its arrays take more than {MAX_SAMPLES_BYTES >> 20} MiB")


def _stated_bytes(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> int:
    with archive.open(member) as stream:
        version = np.lib.format.read_magic(stream)
        if version not in HEADERS:
            raise ValueError(f"format {version} of {member.filename}")
        shape, _, dtype = HEADERS[version](stream)
    return int(dtype.itemsize) * math.prod(shape)


def _check_names(file: Path, names: Sequence[str], ports: Sequence[Port]) -> None:
    wanted = [port.name for port in ports]
    missing = [name for name in wanted if name not in names]
    unknown = [name for name in names if name not in wanted]
    if missing:
        raise _unusable(file, f"it has no array for the input {missing[0]!r}")
    if unknown:
        inputs = ", ".join(wanted)
        raise _unusable(file, f"the model has no input {unknown[0]!r}: the inputs are {inputs}")


def _fitting(file: Path, array: np.ndarray, port: Port) -> np.ndarray:
    dtype = DTYPES[port.dtype]
    array = read_as(array, dtype)
    if array.shape not in (port.shape, (*array.shape[:1], *port.shape)):
        shape = ",".join(map(str, port.shape))
        raise _unusable(
            file,
            f"the input {port.name!r} has shape [{shape}], its array {list(array.shape)}",
        )
    if not np.can_cast(array.dtype, dtype, "same_kind"):
        raise _unusable(file, f"the input {port.name!r} is of {dtype}, its array of {array.dtype}")
    return np.asarray(array, dtype, order="C")  # ascontiguousarray would give a scalar a dimension


def _unusable(file: Path, reason: str) -> OptionError:
    return OptionError(f"{file}: {reason}", _HINT, ErrorCode.FILE)


def _short(error: Exception) -> str:
    text = " ".join(str(error).split())
    return text[:200] or type(error).__name__
