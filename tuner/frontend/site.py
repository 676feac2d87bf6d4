"""One ONNX node with all that is known of it: what a normaliser sees, and makes its nodes with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import onnx
from onnx import helper

from tuner.frontend.known import Known
from tuner.graph import DTYPES, Attribute, Node, TensorType


class TooDearError(Exception):
    """Kernels would need too much memory for what the model is: the node stays in ONNX form."""


@dataclass
class Site:
    """The place of one node. All run-time inputs and all outputs are static tensors of ours."""

    proto: onnx.NodeProto
    known: Known
    makers: Mapping[str, Site]
    """The site that made a run-time tensor, by tensor name."""
    new_types: dict[str, TensorType] = field(default_factory=dict)
    new_constants: dict[str, np.ndarray] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.attributes = {a.name: helper.get_attribute_value(a) for a in self.proto.attribute}
        self.inputs = tuple(self.proto.input)
        while self.inputs and not self.inputs[-1]:
            self.inputs = self.inputs[:-1]
        self.outputs = tuple(self.proto.output)
        while self.outputs and not self.outputs[-1]:
            self.outputs = self.outputs[:-1]

    @property
    def op(self) -> str:
        """ONNX's name of the operator."""
        return self.proto.op_type

    @property
    def opset(self) -> int:
        """Version of the operator set that the node belongs to."""
        return self.known.opset_of(self.proto)

    # attributes of the ONNX node, with their defaults

    def number(self, name: str, default: int) -> int:
        """An attribute that is a whole number."""
        return int(self.attributes.get(name, default))

    def real(self, name: str, default: float) -> float:
        """An attribute that is a real number."""
        return float(self.attributes.get(name, default))

    def text(self, name: str, default: str) -> str:
        """An attribute that is text."""
        value = self.attributes.get(name, default)
        return value.decode(errors="replace") if isinstance(value, bytes) else str(value)

    def ints(self, name: str) -> tuple[int, ...] | None:
        """An attribute of whole numbers, None where it is missing."""
        value = self.attributes.get(name)
        return None if value is None else tuple(int(v) for v in value)

    # inputs and outputs

    def has(self, i: int) -> bool:
        """Return whether an optional input is given."""
        return i < len(self.inputs) and self.inputs[i] != ""

    def constant(self, i: int) -> np.ndarray | None:
        """The value of input i if it is there and constant."""
        return self.known.constants.get(self.inputs[i]) if self.has(i) else None

    def runtime(self, i: int) -> bool:
        """Is input i there, and not constant?"""
        return self.has(i) and self.constant(i) is None

    def type_of(self, name: str) -> TensorType:
        """Type of a tensor. Raises ModelError if it is not known."""
        found = self.new_types.get(name) or self.known.type_of(name)
        if found is None:
            raise TypeError(f"{name} has an unknown type")
        return found

    def input_type(self, i: int) -> TensorType:
        """Type of an input."""
        return self.type_of(self.inputs[i])

    @property
    def x(self) -> TensorType:
        """Type of the first input."""
        return self.input_type(0)

    @property
    def y(self) -> TensorType:
        """Type of the first output."""
        return self.type_of(self.outputs[0])

    def axis(self, default: int) -> int:
        """The attribute `axis`, counted from the front."""
        return self.number("axis", default) % max(len(self.x.shape), 1)

    # making nodes

    def node(
        self, op: str, inputs: tuple[str, ...], outputs: tuple[str, ...], **attributes: Attribute
    ) -> Node:
        """A normalised node in this one's place, with its name and origin."""
        name = self.proto.name or f"{self.op}_{self.proto.output[0]}"
        return Node(op, inputs, outputs, attributes, name, (self.op,))

    def same(self, op: str, *inputs: str, **attributes: Attribute) -> list[Node]:
        """One node from the given inputs (default: all) to the outputs."""
        return [self.node(op, inputs or self.inputs, self.outputs, **attributes)]

    def tensor(self, hint: str, shape: tuple[int, ...], dtype: str = "f32") -> str:
        """A new run-time tensor between the nodes of this site."""
        name = self._new_name(hint)
        self.new_types[name] = TensorType(dtype, shape)
        return name

    def pay(self, size_bytes: int) -> None:
        """Raises TooDearError where so much memory is too much for so small a model."""
        if not self.known.budget.affords(size_bytes):
            raise TooDearError

    def add(self, hint: str, array: np.ndarray, shape: tuple[int, ...] | None = None) -> str:
        """A new constant, which may be given as a view that is written out here, in this shape.

        Raises TooDearError.
        """
        self.pay(array.nbytes)
        array = array if shape is None else array.reshape(shape)
        name = self._new_name(hint)
        self.new_constants[name] = array
        dtype = next(text for text, found in DTYPES.items() if found == array.dtype)
        self.new_types[name] = TensorType(dtype, array.shape)
        return name

    def _new_name(self, hint: str) -> str:
        name = f"{self.proto.output[0]}:{hint}"
        while name in self.new_types or name in self.known.types:
            name += "'"
        return name
