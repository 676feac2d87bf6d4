"""The ONNX graph that is written, node by node, and its values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper

from tuner.errors import ModelError

OPSET = 20
IR_VERSION = 10
MAX_INSIDE_BYTES = 2**31 - 2**24
"""Maximum size of the weights within the ONNX file; more are written next to it."""


@dataclass(frozen=True)
class Tensor:
    """A value of the ONNX graph that is known when it runs."""

    name: str
    dtype: np.dtype
    shape: tuple[int, ...] | None
    """-1 for a size that is not known; None: nothing is."""

    @property
    def ndim(self) -> int:
        """Number of dimensions, as arrays name it. Raises ModelError where it is not known."""
        if self.shape is None:
            raise ModelError(f"the number of dimensions of {self.name} is not known")
        return len(self.shape)


@dataclass
class OnnxGraph:
    """Nodes, weights, inputs and outputs, with names of their own."""

    nodes: list[onnx.NodeProto] = field(default_factory=list)
    weights: dict[str, np.ndarray] = field(default_factory=dict)
    inputs: list[onnx.ValueInfoProto] = field(default_factory=list)
    outputs: list[onnx.ValueInfoProto] = field(default_factory=list)
    _names: dict[str, int] = field(default_factory=dict)
    _named: dict[int, tuple[str, np.ndarray]] = field(default_factory=dict)

    def new_name(self, wanted: str) -> str:
        """A name that is not used yet."""
        count = self._names[wanted] = self._names.get(wanted, -1) + 1
        return self.new_name(f"{wanted}_{count}") if count else wanted

    def input(self, name: str, dtype: np.dtype, shape: tuple[int, ...]) -> Tensor:
        """Add an input."""
        tensor = Tensor(self.new_name(name), dtype, shape)
        self.inputs.append(_described(tensor))
        return tensor

    def name_weight(self, name: str, weight: np.ndarray) -> None:
        """Keep the name of a weight, which is written where a node reads it."""
        self._named[id(weight)] = (self.new_name(name), weight)

    def name_of(self, value: Any, dtype: np.dtype | None = None) -> str:
        """The name by which a node reads a value: a tensor, an array, a number or some of them."""
        if value is None:
            return ""
        if isinstance(value, Tensor):
            return value.name
        if not isinstance(value, np.ndarray):
            value = np.array(value, np.int64 if isinstance(value, tuple | list) else dtype)
        if id(value) not in self._named:
            self.name_weight("constant", value)
        name, weight = self._named[id(value)]
        self.weights[name] = weight
        return name

    def node(
        self,
        kind: str,
        inputs: Sequence[Any],
        types: Sequence[tuple[np.dtype | None, tuple[int, ...] | None]],
        **attributes: Any,
    ) -> tuple[Tensor, ...]:
        """Add a node; a number among its inputs gets the element type of its first tensor.

        An element type that is None is that of the first tensor as well.
        """
        dtypes = (one.dtype for one in inputs if isinstance(one, Tensor | np.ndarray))
        first = next(dtypes, np.dtype(np.float32))
        names = [self.name_of(one, first) for one in inputs]
        made = [
            Tensor(self.new_name(f"{kind}_out"), dtype or first, shape) for dtype, shape in types
        ]
        node = helper.make_node(kind, names, [one.name for one in made], **attributes)
        self.nodes.append(node)
        return tuple(made)

    def output(self, value: Any) -> None:
        """Add an output: a value under a name of its own."""
        if not isinstance(value, Tensor | np.ndarray):
            value = np.array(value)
        shape = tuple(value.shape) if value.shape is not None else None
        tensor = Tensor(self.new_name("output"), value.dtype, shape)
        self.nodes.append(helper.make_node("Identity", [self.name_of(value)], [tensor.name]))
        self.outputs.append(_described(tensor))

    def write(self, path: Path, name: str) -> None:
        """Write the ONNX file; weights of more than 2 GiB are written next to it."""
        held = [numpy_helper.from_array(array, key) for key, array in self.weights.items()]
        graph = helper.make_graph(self.nodes, name, self.inputs, self.outputs, held)
        opset = [helper.make_opsetid("", OPSET)]
        model = helper.make_model(graph, opset_imports=opset, ir_version=IR_VERSION)
        apart = sum(array.nbytes for array in self.weights.values()) > MAX_INSIDE_BYTES
        where = f"{path.name}.data" if apart else None
        onnx.save_model(model, path, save_as_external_data=apart, location=where)


def _described(tensor: Tensor) -> onnx.ValueInfoProto:
    element = helper.np_dtype_to_tensor_dtype(tensor.dtype)
    dims = tensor.shape and [
        size if size >= 0 else f"{tensor.name}_{axis}" for axis, size in enumerate(tensor.shape)
    ]
    return helper.make_tensor_value_info(tensor.name, element, dims if dims is not None else None)
