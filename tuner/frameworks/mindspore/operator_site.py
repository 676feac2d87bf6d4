"""One operator of a MINDIR graph: what it is given, and the nodes that it becomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from onnx import helper

from tuner.frameworks.typed_graph import TypedGraph, Value

LAYOUTS = (0, "NCHW", "NCDHW")
"""Layouts of images that are read: channels are the second dimension."""


@dataclass(frozen=True)
class OperatorSite:
    """An operator with its inputs: values, arrays, numbers, text, None, and tuples of them."""

    graph: TypedGraph
    kind: str
    inputs: Sequence[Any]
    attributes: Mapping[str, Any]
    types: Sequence[tuple[np.dtype | None, tuple[int, ...]]]
    """Element types and shapes of the outputs, as the file says them."""

    @property
    def x(self) -> Any:
        """The first input."""
        return self.inputs[0]

    @property
    def dtype(self) -> np.dtype:
        """Element type of the first output. Raises ValueError where the file does not say it."""
        dtype = self.types[0][0]
        if dtype is None:
            raise ValueError("its element type is not known")
        return dtype

    def setting(self, name: str, place: int, default: Any) -> Any:
        """A setting: an attribute in some versions, an input in others."""
        if name in self.attributes:
            return self.attributes[name]
        value = self.inputs[place] if place < len(self.inputs) else default
        if isinstance(value, Value):
            raise TypeError(f"{name} depends on the model's inputs")
        return value.item() if isinstance(value, np.ndarray) and value.ndim == 0 else value

    def whole(self, value: Any) -> tuple[int, ...]:
        """Whole numbers: one, or a tuple or vector of them."""
        if isinstance(value, Value):
            raise TypeError("a constant is expected, and it depends on the model's inputs")
        values = value if isinstance(value, tuple) else np.asarray(value).reshape(-1).tolist()
        return tuple(int(one) for one in values)

    def axes(self) -> tuple[int, ...]:
        """The setting `axis`, of one or several; none where it is not given."""
        given = self.setting("axis", 1, ())
        return self.whole(given) if given is not None else ()

    def add(self, operator: str, *inputs: Any, outputs: int = 1, **attributes: Any) -> Any:
        """Add a node. Inputs at the end that are None are left out."""
        count = max((at + 1 for at, one in enumerate(inputs) if one is not None), default=0)
        return self.graph.add(operator, *inputs[:count], outputs=outputs, **attributes)

    def cast(self, value: Any, dtype: Any) -> Any:
        """A value in another element type."""
        if not isinstance(value, Value):
            return np.asarray(value).astype(dtype)
        if value.dtype == dtype:
            return value
        return self.add("Cast", value, to=helper.np_dtype_to_tensor_dtype(np.dtype(dtype)))

    def same_type(self) -> list[Any]:
        """The first two inputs in the element type of the output."""
        return [self.cast(one, self.dtype) for one in self.inputs[:2]]

    def along_channels(self, vector: Any) -> Any:
        """A vector of channels, the first input's second dimension, with ones behind it."""
        if len(self.x.shape) == 2:
            return vector
        return self.add("Reshape", vector, (-1, *(1,) * (len(self.x.shape) - 2)))

    def require_layout(self, layout: Any) -> None:
        """Raises ValueError where channels are not the second dimension."""
        if layout not in LAYOUTS:
            raise ValueError(f"the layout {layout} is not known: use NCHW")
