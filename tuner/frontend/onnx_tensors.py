"""ONNX tensors and types -> NumPy arrays and TensorTypes; external data from the model's folder.

External data are the files next to a model that hold its weights. Nothing else is ever opened: a
hostile model names /dev/zero, a link to somewhere else, or a sparse file of terabytes; and it may
name one small file ten thousand times. Links that change meanwhile are not its matter: the daemon's
workers read from folders where no one else may write (see `bankd.system.safe_open`).
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import BinaryIO, TypeVar

import numpy as np
import onnx
from google.protobuf.message import Message
from onnx import TensorProto, helper, numpy_helper

from tuner.element import ELEMENTS
from tuner.errors import ErrorCode, MissingModelError, ModelError, OversizedModelError
from tuner.files.descriptors import open_regular
from tuner.graph import DTYPES, TensorType

Part = TypeVar("Part", bound=Message)

MAX_ELEMENTS = 2**31
"""A tensor with more elements is taken for a fault of the model."""

MAX_RANK = 64
"""Maximum number of dimensions, as of NumPy's arrays."""

DTYPE_NAMES: Mapping[int, str] = MappingProxyType(
    {int(helper.np_dtype_to_tensor_dtype(dtype)): name for name, dtype in DTYPES.items()}
)
"""ONNX element type -> our name. Other element types live only inside segments."""

_PLAIN = frozenset(kind for kind, name in DTYPE_NAMES.items() if not ELEMENTS[name].is_small)
"""ONNX element types whose values NumPy has as a file of a model has them."""

SPARE_BYTES = 64 * 2**20
MAX_READINGS = 8
"""The spare bytes, and so many times what the data files hold, may be read in all."""
_BLOCK_BYTES = 512
"""Unit of a file's disk space."""


def tensor_type(proto: onnx.TypeProto) -> TensorType | None:
    """The type of a dense tensor of known rank and an element type of ours, else None."""
    tensor = proto.tensor_type
    if not tensor.HasField("shape") or tensor.elem_type not in DTYPE_NAMES:
        return None
    sizes = (d.dim_value if d.HasField("dim_value") else -1 for d in tensor.shape.dim)
    return TensorType(DTYPE_NAMES[tensor.elem_type], tuple(sizes))


def element_of(dtype: str) -> int:
    """ONNX's number for one of our element types."""
    return int(helper.np_dtype_to_tensor_dtype(DTYPES[dtype]))


def type_proto(array: np.ndarray) -> onnx.TypeProto:
    """The type of an array as ONNX writes it."""
    return helper.make_tensor_type_proto(helper.np_dtype_to_tensor_dtype(array.dtype), array.shape)


def check_size(name: str, shape: Iterable[int]) -> None:
    """Raises ModelError for a negative size, more than MAX_ELEMENTS elements, or MAX_RANK sizes."""
    sizes = tuple(shape)
    count = math.prod(size or 1 for size in sizes)
    if any(size < 0 for size in sizes) or count > MAX_ELEMENTS or len(sizes) > MAX_RANK:
        raise OversizedModelError(
            f"tensor {name!r} would have shape {list(sizes)}, far too large",
            "check the model, and the sizes given by --input_shape",
        )


def array_of(
    tensor: TensorProto, files: DataFiles | None = None, raw: np.ndarray | None = None
) -> np.ndarray:
    """The values of a tensor; a view of its bytes where that is possible.

    `files` is where external data may lie; `raw` are its bytes if they were read apart from the
    rest of the file.
    """
    check_size(tensor.name, tensor.dims)
    try:
        if tensor.data_location == TensorProto.EXTERNAL:
            raw = (files or DataFiles()).read(tensor, _size_bytes(tensor))
        array = _own_array(tensor) if raw is None else _raw_array(tensor, raw)
        return array.reshape(tuple(tensor.dims))
    except MissingModelError:  # which is an OSError, too
        raise
    except (ValueError, TypeError, KeyError, OverflowError, OSError) as error:
        raise _damaged(tensor, error) from error


def _damaged(tensor: TensorProto, error: Exception) -> ModelError:
    return ModelError(f"tensor {tensor.name!r} is damaged: {error}")


def _size_bytes(tensor: TensorProto) -> int:
    """The tensor as raw data. Types that NumPy lacks are packed: their bits, in whole bytes."""
    count = math.prod(int(size) for size in tensor.dims)
    if tensor.data_type in DTYPE_NAMES:
        element = ELEMENTS[DTYPE_NAMES[tensor.data_type]]
        return -(-count * (element.digits or element.bits) // 8)
    name = TensorProto.DataType.Name(tensor.data_type)
    bits = re.search(r"[1-9][0-9]*", name.removeprefix("B"))
    if bits is None:
        raise ValueError(f"elements of type {name} cannot be raw data")
    return -(-count * int(bits[0]) // 8)


def _raw_array(tensor: TensorProto, raw: np.ndarray) -> np.ndarray:
    if tensor.data_type == TensorProto.BOOL:
        return np.asarray(raw != 0)
    if tensor.data_type not in _PLAIN:
        packed = TensorProto(data_type=tensor.data_type, dims=tensor.dims, raw_data=raw.tobytes())
        return np.asarray(numpy_helper.to_array(packed))
    return raw.view(DTYPES[DTYPE_NAMES[tensor.data_type]])


def _own_array(tensor: TensorProto) -> np.ndarray:
    """The values that are in the tensor itself, taken one by one if they are not raw.

    NumPy, left to itself, would make a list of Python numbers first: eight times the memory.
    """
    kind = tensor.data_type
    if kind not in _PLAIN and kind != TensorProto.STRING:
        return np.asarray(numpy_helper.to_array(tensor))
    if tensor.HasField("segment"):
        raise ValueError("it is a segment of another one")
    if kind == TensorProto.STRING:
        texts = np.empty(len(tensor.string_data), np.object_)
        texts[:] = [text.decode() for text in tensor.string_data]
        return texts
    if tensor.HasField("raw_data"):
        return _raw_array(tensor, np.frombuffer(tensor.raw_data, np.uint8))
    values = getattr(tensor, helper.tensor_dtype_to_field(kind))
    wide = helper.tensor_dtype_to_np_dtype(helper.tensor_dtype_to_storage_tensor_dtype(kind))
    stored = np.fromiter(values, wide, len(values))
    if kind == TensorProto.FLOAT16:  # its bits, each in an integer of its own
        return stored.astype(np.uint16).view(np.float16)
    return np.asarray(stored.astype(DTYPES[DTYPE_NAMES[kind]], copy=False))


def inline_external(tensor: TensorProto, files: DataFiles) -> int:
    """Bring external data of a tensor, which is changed, into it; the number of bytes of it.

    Raises ModelError for data that are missing, too large or elsewhere than they may be.
    """
    if tensor.data_location != TensorProto.EXTERNAL:
        return 0
    check_size(tensor.name, tensor.dims)
    try:
        raw = files.read(tensor, _size_bytes(tensor)).tobytes()
    except MissingModelError:
        raise
    except (ValueError, OSError) as error:
        raise _damaged(tensor, error) from error
    tensor.ClearField("external_data")
    tensor.ClearField("data_location")
    tensor.raw_data = raw
    return len(raw)


def parts_of(message: Message, kind: type[Part]) -> Iterator[Part]:
    """All messages of a kind in a message, those in its attributes and subgraphs as well."""
    for descriptor, value in message.ListFields():
        if descriptor.type == descriptor.TYPE_MESSAGE:
            for part in value if descriptor.is_repeated else (value,):
                if isinstance(part, kind):
                    yield part
                yield from parts_of(part, kind)


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
            kind = MissingModelError if isinstance(error, FileNotFoundError) else ModelError
            raise kind(
                f"tensor {name!r}: external data file {location!r} is missing, or cannot be read",
                f"put {location!r} into the model's folder, as a readable file",
                ErrorCode.FILE,
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
    return open_regular(path, follow_link=False)


def _held_bytes(descriptor: int, status: os.stat_result) -> int:
    """Size of a file; of one with holes its disk space, which some file systems do not state."""
    if status.st_size and os.lseek(descriptor, 0, os.SEEK_HOLE) < status.st_size:
        return status.st_blocks * _BLOCK_BYTES
    return status.st_size


def _refused(message: str, hint: str) -> ModelError:
    return ModelError(message, hint, ErrorCode.FILE)
