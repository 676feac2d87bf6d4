"""One ONNX node with all that is known of it: what a normaliser sees, and makes its nodes with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np
import onnx
from onnx import defs, helper

from tuner.frontend.known import KnownTensors
from tuner.frontend.onnx_tensors import element_of
from tuner.graph import DTYPES, Attribute, Node, TensorType

Value = TypeVar("Value", bound=float | str)


TRUTHS = frozenset("Equal Less LessOrEqual Greater GreaterOrEqual Not".split())  # noqa: SIM905
"""Operators whose results are truths."""
COMPUTED = ("f32", "f64")
"""Element types that kernels compute in."""


class TooDearError(Exception):
    """Kernels would need too much memory for what the model is: the node stays in ONNX form."""


@dataclass
class Site:
    """The place of one node. All run-time inputs and all outputs are static tensors of ours."""

    proto: onnx.NodeProto
    known: KnownTensors
    makers: Mapping[str, Site]
    """The site that made a run-time tensor, by tensor name."""
    nodes: list[Node] = field(default_factory=list)
    """The nodes that were written, before the one that makes the outputs."""

    def __post_init__(self) -> None:
        self.op, self.opset = self.proto.op_type, self.known.opset_of(self.proto)
        self.attributes = {a.name: helper.get_attribute_value(a) for a in self.proto.attribute}
        self.inputs = _without_absent_end(self.proto.input)
        self.outputs = _without_absent_end(self.proto.output)

    # attributes of the ONNX node, with their defaults

    def get(self, name: str, default: Value) -> Value:
        """An attribute, of the type of its default. Numbers have the digits of f32, as in files."""
        if isinstance(default, float) and self.y.dtype == "f64":
            default = type(default)(np.float32(default))
        value = self.attributes.get(name, default)
        text = value.decode(errors="replace") if isinstance(value, bytes) else value
        return type(default)(text)

    def ints(self, name: str) -> tuple[int, ...] | None:
        """An attribute of whole numbers, None where it is missing."""
        value = self.attributes.get(name)
        return None if value is None else tuple(int(v) for v in value)

    def listed(self, i: int, name: str) -> tuple[int, ...] | None:
        """Whole numbers that are an attribute in old opsets, and constant input i in new ones."""
        given = self.constant(i)
        return self.ints(name) if given is None else tuple(int(v) for v in given.reshape(-1))

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
        """Type of a tensor. Raises TypeError if it is not known."""
        found = self.known.type_of(name)
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

    @property
    def computes(self) -> bool:
        """Return whether the first input is of a float that kernels compute in."""
        return self.x.dtype in COMPUTED

    def axis(self, default: int) -> int:
        """The attribute `axis`, counted from the front."""
        return self.get("axis", default) % max(len(self.x.shape), 1)

    # making nodes

    def same(self, op: str, *inputs: str, **attributes: Attribute) -> list[Node]:
        """All that was written, and a node from the given inputs (default: all) to the outputs."""
        return [*self.nodes, self._node(op, inputs or self.inputs, self.outputs, attributes)]

    def step(
        self,
        op: str,
        inputs: tuple[str, ...],
        shape: tuple[int, ...],
        dtype: str = "",
        /,
        **attributes: Attribute,
    ) -> str:
        """Write a node before the one that makes the outputs, and return its result's name.

        It is of the type of the first output, if no other is given.
        """
        name = self.new_tensor(op.lower(), shape, dtype or self.y.dtype)
        self.nodes.append(self._node(op, inputs, (name,), attributes))
        return name

    def new_tensor(self, hint: str, shape: tuple[int, ...], dtype: str = "") -> str:
        """A new name for a tensor: of the type of the first input, if no other is given."""
        name = self._new_name(hint)
        kind = element_of(dtype or self.x.dtype)
        self.known.types[name] = helper.make_tensor_type_proto(kind, shape)
        return name

    def write(self, op: str, *operands: str | float, **attributes: Attribute) -> str:
        """Write an element-wise node whose operands broadcast; numbers are constants.

        Its result, whose name is returned, is of the type of the last tensor, and of a comparison
        a truth.
        """
        tensors = [self.type_of(name) for name in operands if isinstance(name, str)]
        shape = np.broadcast_shapes(*(tensor.shape for tensor in tensors))
        dtype = tensors[-1].dtype
        names = tuple(
            name if isinstance(name, str) else self.add("number", np.array(name, DTYPES[dtype]))
            for name in operands
        )
        return self.step(op, names, shape, "bool" if op in TRUTHS else dtype, **attributes)

    def reduce(self, op: str, x: str, axes: Sequence[int], **attributes: Attribute) -> str:
        """Write a reduction over some axes, which stay with a size of 1."""
        kind = self.type_of(x)
        shape = tuple(1 if i in axes else size for i, size in enumerate(kind.shape))
        return self.step(op, (x,), shape, kind.dtype, axes=tuple(axes), keepdims=1, **attributes)

    def split_results(
        self, op: str, x: str, kinds: Sequence[tuple[str, tuple[int, ...]]], **attributes: Attribute
    ) -> tuple[str, ...]:
        """Write a node with several results, given by their types and shapes."""
        names = tuple(self.new_tensor(op.lower(), shape, dtype) for dtype, shape in kinds)
        self.nodes.append(self._node(op, (x,), names, attributes))
        return names

    def shaped(self, x: str, shape: tuple[int, ...]) -> str:
        """Write a reshape where the shape is another one."""
        kind = self.type_of(x)
        if kind.shape == shape:
            return x
        return self.step("Reshape", (x,), shape, kind.dtype, shape=shape)

    def results(self, *tensors: str) -> list[Node]:
        """All that was written, and these tensors as the outputs, in their shapes."""
        for made, output in zip(tensors, self.outputs, strict=False):
            if output:
                self.give(self.shaped(made, self.type_of(output).shape), output)
        return self.nodes

    def in_shapes(
        self,
        op: str,
        x: tuple[int, ...],
        y: tuple[int, ...],
        *parameters: str,
        **attributes: Attribute,
    ) -> list[Node]:
        """The node on the first input in shape x, with a result of shape y: between reshapes."""
        if x == self.x.shape and y == self.y.shape:
            return self.same(op, self.inputs[0], *parameters, **attributes)
        reshaped = self.step("Reshape", (self.inputs[0],), x, shape=x)
        result = self.step(op, (reshaped, *parameters), y, **attributes)
        return self.same("Reshape", result, shape=self.y.shape)

    def pay(self, size_bytes: int) -> None:
        """Raises TooDearError where so much memory is too much for so small a model."""
        if not self.known.budget.affords(size_bytes):
            raise TooDearError

    def add(self, hint: str, array: np.ndarray, shape: tuple[int, ...] | None = None) -> str:
        """A new constant, which may be given as a view that is written out here, in this shape.

        Raises TooDearError.
        """
        self.pay(array.nbytes)
        name = self._new_name(hint)
        self.known.add_constant(name, array if shape is None else array.reshape(shape))
        return name

    def reshaped(self, i: int, shape: tuple[int, ...]) -> str:
        """Constant input i in another shape; of a quantised one the integers are known as well."""
        source = self.inputs[i]
        name = self.add("weights", self.known.constants[source].reshape(shape))
        quantised = self.known.quantised.get(source)
        moved = None if quantised is None else quantised.reshaped(shape)
        if moved is not None:
            self.known.quantised[name] = moved
        return name

    def within(self, op: str, inputs: Sequence[str], kind: TensorType) -> Site:
        """The place of another operator of ONNX before this one, which shares what is written."""
        inner = copy(self)
        inner.op, inner.inputs = op, tuple(inputs)
        inner.opset = self.known.opsets.get("", defs.onnx_opset_version())
        inner.outputs = (self.new_tensor(op.lower(), kind.shape, kind.dtype),)
        return inner

    def give(self, result: str, output: str) -> None:
        """Let one of several outputs be a tensor that was written before."""
        self.nodes.append(self._node("Identity", (result,), (output,), {}))

    def _node(
        self,
        op: str,
        inputs: tuple[str, ...],
        outputs: tuple[str, ...],
        attributes: Mapping[str, Attribute],
    ) -> Node:
        """A normalised node in this one's place, with its name and origin."""
        name = self.proto.name or f"{self.proto.op_type}_{self._stem}"
        return Node(op, inputs, outputs, attributes, name, (self.proto.op_type,))

    @property
    def _stem(self) -> str:
        """The name of the first output that the node has."""
        return str(next(filter(None, self.proto.output)))

    def _new_name(self, hint: str) -> str:
        name = f"{self._stem}:{hint}"
        while name in self.known.types:
            name += "'"
        return name


def _without_absent_end(names: Sequence[str]) -> tuple[str, ...]:
    given = [i for i, name in enumerate(names) if name]
    return tuple(names[: given[-1] + 1]) if given else ()


Normaliser = Callable[[Site], list[Node] | None]
"""The nodes that stand for an ONNX node, or None if it must stay in ONNX form."""
