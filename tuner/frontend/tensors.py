"""ONNX tensors and types -> NumPy arrays and TensorTypes; external data from the model's folder."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from tuner.errors import ModelError
from tuner.graph import DTYPES, TensorType

MAX_ELEMENTS = 2**31
"""A tensor with more elements is taken for a fault of the model."""

DTYPE_NAMES: Mapping[int, str] = MappingProxyType(
    {int(helper.np_dtype_to_tensor_dtype(dtype)): name for name, dtype in DTYPES.items()}
)
"""ONNX element type -> our name. Other element types live only inside segments."""


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
    return helper.make_tensor_type_proto(helper.np_dtype_to_tensor_dtype(array.dtype), array.shape)


def check_size(name: str, shape: Iterable[int]) -> None:
    """Raises ModelError for a negative size or more than MAX_ELEMENTS elements."""
    sizes = tuple(shape)
    if any(size < 0 for size in sizes) or math.prod(sizes) > MAX_ELEMENTS:
        raise ModelError(
            f"tensor {name!r} would have shape {list(sizes)}, which is absurd",
            "check the model, and the sizes given by --input_shape",
            "7",
        )


def array_of(tensor: TensorProto, folder: Path | None, raw: np.ndarray | None = None) -> np.ndarray:
    """The values of a tensor; a view of its bytes where that is possible.

    `raw` are its bytes if they were read apart from the rest of the file.
    """
    check_size(tensor.name, tensor.dims)
    try:
        if tensor.data_location == TensorProto.EXTERNAL:
            return _external_array(tensor, folder)
        if raw is not None:
            return _raw_array(tensor, raw)
        return np.asarray(numpy_helper.to_array(tensor)).reshape(tuple(tensor.dims))
    except (ValueError, TypeError, KeyError, UnicodeDecodeError) as error:
        raise ModelError(
            f"tensor {tensor.name!r} is damaged: {error}", "export the model again", "7"
        ) from error


def dense_array(sparse: onnx.SparseTensorProto, folder: Path | None) -> np.ndarray:
    """A sparse tensor written out. Its indices are linear, or one row of coordinates each."""
    check_size(sparse.values.name, sparse.dims)
    values, indices = array_of(sparse.values, folder), array_of(sparse.indices, folder)
    dense = np.zeros(tuple(sparse.dims), values.dtype)
    try:
        if indices.ndim == 1:
            dense.reshape(-1)[indices] = values
        else:
            dense[tuple(indices.T)] = values
    except (IndexError, ValueError) as error:
        raise ModelError(
            f"sparse tensor {sparse.values.name!r} is damaged: {error}",
            "export the model again",
            "7",
        ) from error
    return dense


def _raw_array(tensor: TensorProto, raw: np.ndarray) -> np.ndarray:
    if tensor.data_type not in DTYPE_NAMES:
        packed = TensorProto(data_type=tensor.data_type, dims=tensor.dims, raw_data=raw.tobytes())
        return np.asarray(numpy_helper.to_array(packed)).reshape(tuple(tensor.dims))
    return raw.view(DTYPES[DTYPE_NAMES[tensor.data_type]]).reshape(tuple(tensor.dims))


def _external_array(tensor: TensorProto, folder: Path | None) -> np.ndarray:
    entries = {entry.key: entry.value for entry in tensor.external_data}
    path = _inside(folder, entries.get("location", ""), tensor.name)
    offset = int(entries.get("offset", 0))
    available_bytes = path.stat().st_size - offset
    length_bytes = int(entries.get("length", available_bytes))
    if offset < 0 or length_bytes < 0 or length_bytes > available_bytes:
        raise ModelError(
            f"tensor {tensor.name!r} needs bytes {offset} to {offset + length_bytes} of "
            f"{path.name}, which has {path.stat().st_size}",
            "copy the external data file anew; it does not belong to this model or is cut off",
            "EG0011",
        )
    if tensor.data_type not in DTYPE_NAMES:
        data = np.fromfile(path, np.uint8, length_bytes, offset=offset).tobytes()
        packed = TensorProto(data_type=tensor.data_type, dims=tensor.dims, raw_data=data)
        return np.asarray(numpy_helper.to_array(packed))
    dtype = DTYPES[DTYPE_NAMES[tensor.data_type]]
    count = math.prod(tensor.dims)
    if "length" in entries and length_bytes != count * dtype.itemsize:
        raise ValueError(f"{length_bytes} bytes do not make {count} elements of {dtype}")
    return np.fromfile(path, dtype, count, offset=offset).reshape(tuple(tensor.dims))


def _inside(folder: Path | None, location: str, name: str) -> Path:
    """The external data file, which must lie in the model's own folder, links followed."""
    if folder is None or not location or "\0" in location:
        raise ModelError(
            f"tensor {name!r} has its data elsewhere, in {location!r}",
            "load the model from its file, with its data files beside it",
            "EG0011",
        )
    home = folder.resolve()
    path = (home / location).resolve()
    if Path(location).is_absolute() or ".." in Path(location).parts or home not in path.parents:
        raise ModelError(
            f"tensor {name!r} has its data in {location!r}, outside of the model's folder",
            "put the data file into the model's folder (no link) and save the model anew",
            "EG0011",
        )
    if not path.is_file():
        raise ModelError(
            f"external data file {location!r} is missing (tensor {name!r})",
            f"put {location!r} beside the model",
            "EG0011",
        )
    return path


def embed_external(nodes: Iterable[onnx.NodeProto], folder: Path | None) -> None:
    """Bring external data of attributes and subgraphs into the (given) protos."""
    for node in nodes:
        for attribute in node.attribute:
            _embed([attribute.t, *attribute.tensors], folder)
            for graph in (attribute.g, *attribute.graphs):
                _embed(graph.initializer, folder)
                embed_external(graph.node, folder)


def _embed(tensors: Iterable[TensorProto], folder: Path | None) -> None:
    for tensor in tensors:
        if tensor.data_location == TensorProto.EXTERNAL:
            name = tensor.name
            tensor.CopyFrom(numpy_helper.from_array(array_of(tensor, folder), name))
