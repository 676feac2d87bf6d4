"""One operator of a MINDIR graph: what it is given, and the nodes that it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from onnx import helper

from tuner.frameworks.mindspore.onnx_graph import OnnxGraph, Tensor

LAYOUTS = (0, "NCHW", "NCDHW")
"""Layouts of images that are read: channels are the second dimension."""
BOOLEAN = (
    "And",
    "Equal",
    "Greater",
    "GreaterOrEqual",
    "IsNaN",
    "Less",
    "LessOrEqual",
    "Not",
    "Or",
    "Xor",
)


@dataclass
class Site:
    """An operator with its inputs, attributes, and the types of its outputs."""

    onnx: OnnxGraph
    kind: str
    inputs: Sequence[Any]
    attributes: Mapping[str, Any]
    types: Sequence[tuple[np.dtype | None, tuple[int, ...] | None]]

    @property
    def dtype(self) -> np.dtype:
        """Element type of the first output, as the file says it."""
        dtype = self.types[0][0]
        if dtype is None:
            raise ValueError("its element type is not known")
        return dtype

    @property
    def shape(self) -> tuple[int, ...] | None:
        """Shape of the first output, as the file says it."""
        return self.types[0][1] if self.types else None

    def setting(self, name: str, place: int, default: Any) -> Any:
        """A setting: an attribute in some versions, an input in others."""
        if name in self.attributes:
            return self.attributes[name]
        value = self.inputs[place] if place < len(self.inputs) else default
        if isinstance(value, Tensor):
            raise TypeError(f"{name} depends on the model's inputs")
        return value.item() if isinstance(value, np.ndarray) and value.ndim == 0 else value

    def node(
        self, kind: str, *inputs: Any, dtype: np.dtype | None = None, **attributes: Any
    ) -> Tensor:
        """Add a node of one output: of the operator's shape, if it is of the same kind of value.

        Only the shape of the last node that an operator adds is read again.
        """
        dtype = np.dtype(np.bool_) if kind in BOOLEAN else dtype
        return self.onnx.node(kind, inputs, [(dtype, self.shape)], **attributes)[0]

    def cast(self, value: Any, dtype: np.dtype, *, is_known: bool = True) -> Any:
        """A value in another element type; without `is_known`, the type it has may be another."""
        if not isinstance(value, Tensor):
            return np.asarray(value).astype(dtype) if _dtype(value) != dtype else value
        if is_known and value.dtype == dtype:
            return value
        to = helper.np_dtype_to_tensor_dtype(dtype)
        return self.onnx.node("Cast", [value], [(dtype, value.shape)], to=to)[0]

    def swap_last(self, value: Any) -> Any:
        """A matrix, or matrices, transposed."""
        rank = value.ndim
        if rank < 2:
            raise ValueError("a matrix is expected")
        order = (*range(rank - 2), rank - 1, rank - 2)
        shape = value.shape and tuple(value.shape[place] for place in order)
        return self.onnx.node("Transpose", [value], [(None, shape)], perm=order)[0]

    def along(self, value: Any, axis: int, rank: int) -> Any:
        """A vector as a tensor whose other dimensions are 1."""
        if rank > 32:
            raise ValueError("too many dimensions")
        shape = [1] * max(rank, axis + 1)
        shape[axis] = -1
        if isinstance(value, np.ndarray):
            return value.reshape(shape)
        return self.onnx.node("Reshape", [value, tuple(shape)], [(None, None)])[0]

    def require_layout(self, layout: Any) -> None:
        """Raises ValueError where channels are not the second dimension."""
        if layout not in LAYOUTS:
            raise ValueError(f"the layout {layout} is not known: use NCHW")

    def whole(self, value: Any) -> tuple[int, ...]:
        """Whole numbers: one, or a tuple or vector of them."""
        if isinstance(value, Tensor):
            raise TypeError("a constant is expected, and it depends on the model's inputs")
        values = value if isinstance(value, tuple) else np.asarray(value).reshape(-1).tolist()
        return tuple(int(one) for one in values)


def _dtype(value: Any) -> Any:
    return getattr(value, "dtype", None)
