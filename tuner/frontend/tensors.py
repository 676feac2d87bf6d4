"""ONNX tensors and types -> NumPy arrays and TensorTypes; external data from the model's folder."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from tuner.errors import ModelError, OversizedModelError
from tuner.frontend.external import DataFiles
from tuner.frontend.order import subgraphs, with_inner_nodes
from tuner.graph import DTYPES, TensorType

MAX_ELEMENTS = 2**31
"""A tensor with more elements is taken for a fault of the model."""

MAX_RANK = 64
"""Maximum number of dimensions, as of NumPy's arrays."""

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
    except (ValueError, TypeError, KeyError, OverflowError, OSError) as error:
        raise _damaged(tensor, error) from error


def _damaged(tensor: TensorProto, error: Exception) -> ModelError:
    return ModelError(f"tensor {tensor.name!r} is damaged: {error}")


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
        return np.asarray(raw != 0)
    if tensor.data_type not in DTYPE_NAMES:
        packed = TensorProto(data_type=tensor.data_type, dims=tensor.dims, raw_data=raw.tobytes())
        return np.asarray(numpy_helper.to_array(packed))
    return raw.view(DTYPES[DTYPE_NAMES[tensor.data_type]])


def _own_array(tensor: TensorProto) -> np.ndarray:
    """The values that are in the tensor itself, taken one by one if they are not raw.

    NumPy, left to itself, would make a list of Python numbers first: eight times the memory.
    """
    kind = tensor.data_type
    if kind not in DTYPE_NAMES and kind != TensorProto.STRING:
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


def tensors_in(nodes: Sequence[onnx.NodeProto]) -> Iterator[TensorProto]:
    """All tensors in the attributes and subgraphs of nodes."""
    for node in with_inner_nodes(nodes):
        for attribute in node.attribute:
            yield from (attribute.t, *attribute.tensors)
        for branch in subgraphs(node):
            yield from branch.initializer
    for sparse in sparse_tensors_in(nodes):
        yield from (sparse.values, sparse.indices)


def sparse_tensors_in(nodes: Iterable[onnx.NodeProto]) -> Iterator[onnx.SparseTensorProto]:
    """All sparse tensors in the attributes and subgraphs of nodes."""
    for node in with_inner_nodes(nodes):
        for attribute in node.attribute:
            if attribute.HasField("sparse_tensor"):
                yield attribute.sparse_tensor
            yield from attribute.sparse_tensors
        for branch in subgraphs(node):
            yield from branch.sparse_initializer
