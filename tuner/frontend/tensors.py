"""ONNX tensors and types -> NumPy arrays and TensorTypes; external data from the model's folder."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from tuner.errors import ModelError, OversizedModelError
from tuner.frontend.budget import Budget
from tuner.frontend.external import DataFiles
from tuner.graph import DTYPES, TensorType

MAX_ELEMENTS = 2**31
"""A tensor with more elements is taken for a fault of the model."""

MAX_RANK = 64
"""Maximum number of dimensions, as of NumPy's arrays."""

_WIDEST_BYTES = 16

DTYPE_NAMES: Mapping[int, str] = MappingProxyType(
    {int(helper.np_dtype_to_tensor_dtype(dtype)): name for name, dtype in DTYPES.items()}
)
"""ONNX element type -> our name. Other element types live only inside segments."""

_STORED: Mapping[int, type] = MappingProxyType(
    {
        TensorProto.BOOL: np.int32, TensorProto.INT8: np.int32, TensorProto.UINT8: np.int32,
        TensorProto.INT16: np.int32, TensorProto.UINT16: np.int32, TensorProto.FLOAT16: np.int32,
        TensorProto.UINT32: np.uint64,
    }
)  # fmt: skip
"""Element types that are kept as wider ones where they are not raw data."""


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
            "7",
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
        if raw is not None:
            return _raw_array(tensor, raw)
        return _own_array(tensor)
    except (ValueError, TypeError, KeyError, OverflowError, OSError) as error:
        raise _damaged(tensor, error) from error


def _damaged(tensor: TensorProto, error: Exception) -> ModelError:
    fault = f"tensor {tensor.name!r} is damaged: {error}"
    return ModelError(fault, "export the model again", "7")


def dense_array(
    sparse: onnx.SparseTensorProto, budget: Budget, files: DataFiles | None = None
) -> np.ndarray:
    """A sparse tensor written out. Its indices are linear, or one row of coordinates each."""
    spend_on_sparse(sparse, budget)
    values, indices = array_of(sparse.values, files), array_of(sparse.indices, files)
    try:
        dense = np.zeros(tuple(sparse.dims), values.dtype)
        if indices.ndim == 1:
            dense.reshape(-1)[indices] = values
        else:
            dense[tuple(indices.T)] = values
    except (IndexError, ValueError, TypeError) as error:
        raise ModelError(
            f"sparse tensor {sparse.values.name!r} is damaged: {error}",
            "export the model again",
            "7",
        ) from error
    return dense


def spend_on_sparse(sparse: onnx.SparseTensorProto, budget: Budget) -> None:
    """Raises ModelError for a sparse tensor that is absurdly large when it is written out."""
    name = sparse.values.name
    check_size(name, sparse.dims)
    dtype = DTYPE_NAMES.get(sparse.values.data_type)
    item_bytes = DTYPES[dtype].itemsize if dtype else _WIDEST_BYTES
    budget.spend(item_bytes * math.prod(sparse.dims), f"sparse tensor {name!r}")


def _size_bytes(tensor: TensorProto) -> int:
    """The tensor as raw data. Types that NumPy lacks are packed: their bits, in whole bytes."""
    count = math.prod(int(size) for size in tensor.dims)
    if tensor.data_type in DTYPE_NAMES:
        return count * DTYPES[DTYPE_NAMES[tensor.data_type]].itemsize
    name = TensorProto.DataType.Name(tensor.data_type)
    bits = re.search(r"[1-9][0-9]*", name.removeprefix("B"))
    if bits is None:
        raise ValueError(f"elements of type {name} cannot be raw data")
    return -(-count * int(bits[0]) // 8)


def _raw_array(tensor: TensorProto, raw: np.ndarray) -> np.ndarray:
    if tensor.data_type == TensorProto.BOOL:
        return np.asarray(raw != 0).reshape(tuple(tensor.dims))
    if tensor.data_type not in DTYPE_NAMES:
        packed = TensorProto(data_type=tensor.data_type, dims=tensor.dims, raw_data=raw.tobytes())
        return np.asarray(numpy_helper.to_array(packed)).reshape(tuple(tensor.dims))
    return raw.view(DTYPES[DTYPE_NAMES[tensor.data_type]]).reshape(tuple(tensor.dims))


def _own_array(tensor: TensorProto) -> np.ndarray:
    """The values that stand in the tensor itself, taken one by one if they are not raw.

    NumPy, left to itself, would make a list of Python numbers first: eight times the memory.
    """
    if tensor.data_type not in DTYPE_NAMES and tensor.data_type != TensorProto.STRING:
        return np.asarray(numpy_helper.to_array(tensor)).reshape(tuple(tensor.dims))
    if tensor.HasField("segment"):
        raise ValueError("it is a segment of another one")
    if tensor.data_type == TensorProto.STRING:
        texts = np.empty(len(tensor.string_data), np.object_)
        texts[:] = [text.decode() for text in tensor.string_data]
        return texts.reshape(tuple(tensor.dims))
    if tensor.HasField("raw_data"):
        return _raw_array(tensor, np.frombuffer(tensor.raw_data, np.uint8))
    dtype = DTYPES[DTYPE_NAMES[tensor.data_type]]
    values = getattr(tensor, helper.tensor_dtype_to_field(tensor.data_type))
    stored = np.fromiter(values, _STORED.get(tensor.data_type, dtype), len(values))
    if tensor.data_type == TensorProto.FLOAT16:  # its bits, each in an integer of its own
        return stored.astype(np.uint16).view(dtype).reshape(tuple(tensor.dims))
    return np.asarray(stored.astype(dtype, copy=False)).reshape(tuple(tensor.dims))


def inline_external(tensor: TensorProto, files: DataFiles) -> int:
    """Bring external data of a tensor, which is changed, into it; the number of bytes of it.

    Raises ModelError for data that are missing, too large or elsewhere than they may be.
    """
    if tensor.data_location != TensorProto.EXTERNAL:
        return 0
    check_size(tensor.name, tensor.dims)
    try:
        raw = files.read(tensor, _size_bytes(tensor)).tobytes()
    except (ValueError, OSError) as error:
        raise _damaged(tensor, error) from error
    tensor.ClearField("external_data")
    tensor.ClearField("data_location")
    tensor.raw_data = raw
    return len(raw)


def tensors_of(graph: onnx.GraphProto) -> Iterator[TensorProto]:
    """All tensors that a graph holds, those of its attributes and branches as well."""
    yield from graph.initializer
    for sparse in graph.sparse_initializer:
        yield from (sparse.values, sparse.indices)
    yield from tensors_in(graph.node)


def tensors_in(nodes: Iterable[onnx.NodeProto]) -> Iterator[TensorProto]:
    """All tensors in the attributes of nodes."""
    for attribute in (each for node in nodes for each in node.attribute):
        yield from (attribute.t, *attribute.tensors)
        for sparse in (attribute.sparse_tensor, *attribute.sparse_tensors):
            yield from (sparse.values, sparse.indices)
        for branch in (attribute.g, *attribute.graphs):
            yield from tensors_of(branch)


def sparse_tensors_in(nodes: Iterable[onnx.NodeProto]) -> Iterator[onnx.SparseTensorProto]:
    """All sparse tensors in the attributes and subgraphs of nodes."""
    for attribute in (each for node in nodes for each in node.attribute):
        if attribute.HasField("sparse_tensor"):
            yield attribute.sparse_tensor
        yield from attribute.sparse_tensors
        for branch in (attribute.g, *attribute.graphs):
            yield from branch.sparse_initializer
            yield from sparse_tensors_in(branch.node)
