"""A random graph while it is built: every tensor has its value, so that all nodes are valid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
import onnx
from onnx import defs, helper, numpy_helper, shape_inference

from tests.fuzz.graphs.reference import Shape, UnevaluatedError, evaluate, wide_array
from tuner.element import is_float

MAX_ELEMENTS = 3000
MAX_NUMBER = 1e4
"""Largest magnitude of a number: what is larger is rounded coarsely further on."""
FLOATS = (np.float32, np.float16, np.float64)
INTEGERS = (np.int64, np.int32, np.uint8, np.int8)


class SkipError(Exception):
    """A recipe has no place in this graph."""


@dataclass(frozen=True)
class Value:
    """A tensor of the graph: its name, its value (floats in float64), its type in the model."""

    name: str
    array: np.ndarray
    dtype: np.dtype
    is_constant: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape."""
        return self.array.shape

    @property
    def rank(self) -> int:
        """The number of axes."""
        return self.array.ndim

    @property
    def is_float(self) -> bool:
        """Return whether it holds floating-point numbers."""
        return is_float(self.dtype)


Test = Callable[[Value], bool]


@dataclass
class Builder:
    """The nodes of a graph and the values of its tensors."""

    chance: Random
    opset: int
    main: np.dtype
    """The type of most floats."""
    sizes: tuple[int, ...]
    """Sizes of axes that are drawn."""
    names: str = "t{}"
    runtime_parameters: float = 0.02
    """Share of shapes, axes and bounds that only a run knows."""
    nodes: list[onnx.NodeProto] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)
    """Tensors that further nodes may read."""
    inputs: list[Value] = field(default_factory=list)
    initializers: list[onnx.TensorProto] = field(default_factory=list)
    _known: dict[str, Value] = field(default_factory=dict)
    _count: int = 0
    refused: dict[str, str] = field(default_factory=dict)
    """Operators that the reference did not evaluate, with its words."""

    def __post_init__(self) -> None:
        """Seed NumPy's numbers by the same chance."""
        self.rng = np.random.default_rng(self.chance.randrange(2**32))

    # -- drawing ------------------------------------------------------------------------------

    def flip(self, share: float = 0.5) -> bool:
        """True in this share of cases."""
        return self.chance.random() < share

    def name(self) -> str:
        """A new name of a tensor."""
        self._count += 1
        return self.names.replace("{}", str(self._count))

    def size(self) -> int:
        """A size of an axis."""
        return self.chance.choice(self.sizes)

    def shape(self, low: int = 0, high: int = 4) -> tuple[int, ...]:
        """A shape of so many axes."""
        return tuple(self.size() for _ in range(self.chance.randint(low, high)))

    def numbers(self, shape: Sequence[int], dtype: np.dtype | None = None) -> np.ndarray:
        """Random numbers of a type: floats of one of several distributions, small integers."""
        dtype, shape = np.dtype(dtype or self.main), tuple(shape)
        if dtype == np.bool_:
            return self.rng.random(shape) < 0.5
        if not is_float(dtype):
            low = 0 if dtype.kind == "u" or self.flip(0.3) else -9
            return self.rng.integers(low, 10, shape).astype(dtype)
        kind = self.chance.randrange(6)
        if kind == 0:
            return self.rng.integers(-4, 5, shape).astype(dtype)
        if kind == 1:
            return (self.rng.integers(-8, 9, shape) / 2).astype(dtype)
        if kind == 2:
            return np.asarray(self.rng.random(shape) + 0.1).astype(dtype)
        scale = self.chance.choice((1.0, 1.0, 0.1, 3.0))
        return np.asarray(scale * self.rng.standard_normal(shape)).astype(dtype)

    # -- tensors ------------------------------------------------------------------------------

    def given(self, array: np.ndarray, constant: float = 0.4) -> Value:
        """A tensor that no node computes: a constant in this share of cases, else an input."""
        array = np.asarray(array)
        name = self.name()
        is_constant = self.flip(constant)
        value = Value(name, wide_array(array), array.dtype, is_constant)
        self._known[name] = value
        if not is_constant:
            self.inputs.append(Value(name, array, array.dtype))
        elif self.flip(0.25) and array.dtype != np.bool_:
            tensor = numpy_helper.from_array(array, "value" if self.flip() else "")
            self.nodes.append(helper.make_node("Constant", [], [name], value=tensor))
        else:
            self.initializers.append(numpy_helper.from_array(array, name))
        return value

    def parameter(self, content: object, dtype: type = np.int64) -> str:
        """A tensor of sizes, axes or bounds; rarely one that only a run knows."""
        return self.given(np.asarray(content, dtype), 1 - self.runtime_parameters).name

    def leaf(
        self, shape: Sequence[int], dtype: np.dtype | type | None = None, constant: float = 0.4
    ) -> Value:
        """A new tensor of random numbers, which others may read, too."""
        value = self.given(
            self.numbers(shape, None if dtype is None else np.dtype(dtype)), constant
        )
        self.values.append(value)
        return value

    def pick(self, test: Test = lambda value: True, *, fresh: float = 0.1) -> Value:
        """A tensor with this property. Raises SkipError without one."""
        if not self.flip(fresh):
            fitting = [value for value in self.values if test(value)]
            if fitting:
                recent = fitting[-6:] if self.flip(0.7) else fitting
                return self.chance.choice(recent)
        raise SkipError

    def number(self, low: int = 0, high: int = 9, test: Test = lambda value: True) -> Value:
        """A tensor of floats with so many axes, an old one or a new one."""
        fits: Test = lambda v: v.is_float and low <= v.rank <= high and test(v)  # noqa: E731
        try:
            return self.pick(fits)
        except SkipError:
            return self._drawn(fits, lambda: self.leaf(self.shape(low, max(low, min(high, 4)))))

    def integer(self, low: int = 0, high: int = 9, test: Test = lambda value: True) -> Value:
        """A tensor of integers."""
        fits: Test = lambda v: v.dtype.kind in "iu" and low <= v.rank <= high and test(v)  # noqa: E731
        try:
            return self.pick(fits)
        except SkipError:
            kind = self.chance.choice((np.int64, np.int64, *INTEGERS))
            return self._drawn(
                fits, lambda: self.leaf(self.shape(low, max(low, min(high, 4))), kind)
            )

    def truth(self) -> Value:
        """A tensor of truth values."""
        try:
            return self.pick(lambda v: v.dtype == np.bool_)
        except SkipError:
            return self.leaf(self.shape(0, 4), np.bool_)

    def any(self, low: int = 0, high: int = 9, test: Test = lambda value: True) -> Value:
        """A tensor of any type, most often of floats."""
        kind = self.chance.random()
        if kind < 0.7:
            return self.number(low, high, test)
        if kind < 0.92:
            return self.integer(low, high, test)
        return self.pick(lambda v: v.dtype == np.bool_ and low <= v.rank <= high and test(v))

    @staticmethod
    def _drawn(fits: Test, draw: Callable[[], Value]) -> Value:
        value = draw()
        if not fits(value):
            raise SkipError
        return value

    def partner(self, value: Value, *, large: bool = False) -> Value:
        """A tensor of the same type that broadcasts with this one."""
        fits: Test = lambda v: v.dtype == value.dtype and _broadcast(v.shape, value.shape)  # noqa: E731
        if self.flip(0.6):
            try:
                return self.pick(fits)
            except SkipError:
                pass
        shape = [1 if self.flip(0.25) else size for size in value.shape]
        if self.flip(0.3):
            shape = shape[self.chance.randint(0, len(shape)) :]
        if large and value.rank < 4 and self.flip(0.2):
            shape = [self.size(), *shape]
        return self.leaf(shape, value.dtype, 0.6)

    # -- nodes --------------------------------------------------------------------------------

    def schema(self, op: str) -> defs.OpSchema:
        """The operator at the graph's version. Raises SkipError where that has none."""
        try:
            return defs.get_schema(op, self.opset, "")
        except defs.SchemaError:
            raise SkipError from None

    def has_attribute(self, op: str, name: str) -> bool:
        """Return whether the operator has an attribute of this name at the graph's version."""
        return name in self.schema(op).attributes

    def node(
        self, op: str, inputs: Sequence[str | Value], outputs: int | str = 1, **attributes: Any
    ) -> list[Value]:
        """A new node with the values of its results; `outputs`: a number, or "x-x": 1st and 3rd.

        Raises SkipError where the reference does not evaluate it, or its numbers are no good ones.
        """
        schema = self.schema(op)
        wanted = "x" * outputs if isinstance(outputs, int) else outputs
        kept = {k: v for k, v in attributes.items() if v is not None and k in schema.attributes}
        names = [self.name() if each == "x" else "" for each in wanted]
        reads = [one.name if isinstance(one, Value) else one for one in inputs]
        while reads and not reads[-1] and len(reads) > schema.min_input:
            reads.pop()
        node = helper.make_node(op, reads, names, **kept)
        if self.flip(0.5):
            node.name = f"{op}_{self._count}"
        known = {name: self._known[name] for name in reads if name}
        try:
            types = self._types(schema, node, known)
            shapes = [types[name][1] for name in names if name]
            given = {name: value.array for name, value in known.items()}
            arrays = evaluate(node, given, self.opset, shapes)
        except UnevaluatedError as error:
            self.refused[op] = str(error)
            raise SkipError from error
        made = [
            Value(name, array, types[name][0])
            for name, array in zip([n for n in names if n], arrays, strict=True)
        ]
        for value in made:
            self._require_good(op, value)
        self.nodes.append(node)
        self.values += made
        self._known |= {value.name: value for value in made}
        return made

    def _types(
        self, schema: defs.OpSchema, node: onnx.NodeProto, known: dict[str, Value]
    ) -> dict[str, tuple[np.dtype, Shape]]:
        """The types of a node's results, and their shapes where inference says all of one."""
        kinds = {
            name: helper.make_tensor_type_proto(
                helper.np_dtype_to_tensor_dtype(value.dtype), value.shape
            )
            for name, value in known.items()
        }
        constants = {
            name: numpy_helper.from_array(value.array.astype(value.dtype), name)
            for name, value in known.items()
            if value.is_constant and value.array.ndim < 2
        }
        imports = [helper.make_opsetid("", self.opset)]
        try:
            found = shape_inference.infer_node_outputs(
                schema, node, kinds, constants, opset_imports=imports
            )
        except Exception as error:
            raise UnevaluatedError(f"{node.op_type}: {error}") from error
        return {name: _type_of(kind.tensor_type) for name, kind in found.items()}

    def _require_good(self, op: str, value: Value) -> None:
        """Raise SkipError for a result that is too large, or whose numbers are."""
        array = value.array
        if array.dtype == object or array.size > MAX_ELEMENTS or array.ndim > 6:
            raise SkipError
        if is_float(value.dtype) != (array.dtype == np.float64):
            self.refused[op] = f"a result of {array.dtype}, not {value.dtype}"
            raise SkipError
        if array.dtype.kind in "iu" and array.dtype != value.dtype:
            self.refused[op] = f"a result of {array.dtype}, not {value.dtype}"
            raise SkipError
        with np.errstate(all="ignore"):
            if array.dtype == np.float64 and not (np.abs(array) <= MAX_NUMBER).all():
                raise SkipError
            if array.dtype.kind == "i" and array.dtype.itemsize >= 4 and array.size:
                largest = max(abs(int(array.min())), abs(int(array.max())))
                if largest > np.iinfo(np.int32).max:
                    raise SkipError

    # -- the model ----------------------------------------------------------------------------

    def model(self) -> onnx.ModelProto:
        """The model; the values of its inputs are initializers of their names."""
        read = {name for node in self.nodes for name in node.input}
        outputs = [v for v in self.values if self._is_made(v) and v.name not in read]
        outputs += [
            v for v in self.values
            if self._is_made(v) and v.name in read and self.flip(0.08)
        ]  # fmt: skip
        if not outputs:
            raise SkipError
        self.chance.shuffle(outputs)
        used = read | {v.name for v in outputs}
        inputs = [v for v in self.inputs if v.name in used or self.flip(0.3)]
        graph = helper.make_graph(
            self.nodes, "random", [_info(v) for v in inputs], [_info(v) for v in outputs],
            [*(t for t in self.initializers if t.name in used or self.flip(0.3)),
             *(numpy_helper.from_array(v.array, v.name) for v in inputs)],
        )  # fmt: skip
        imports = [helper.make_opsetid("", self.opset)]
        return helper.make_model(graph, opset_imports=imports, ir_version=10)

    def _is_made(self, value: Value) -> bool:
        return value.name in {name for node in self.nodes for name in node.output} and not (
            value.is_constant
        )


def _type_of(kind: onnx.TypeProto.Tensor) -> tuple[np.dtype, Shape]:
    sizes = [d.dim_value if d.HasField("dim_value") else -1 for d in kind.shape.dim]
    is_known = kind.HasField("shape") and -1 not in sizes
    dtype = helper.tensor_dtype_to_np_dtype(kind.elem_type)
    return dtype, tuple(sizes) if is_known else None


def _info(value: Value) -> onnx.ValueInfoProto:
    kind = helper.np_dtype_to_tensor_dtype(value.dtype)
    return helper.make_tensor_value_info(value.name, kind, value.shape)


def _broadcast(one: Sequence[int], other: Sequence[int]) -> bool:
    try:
        shape = np.broadcast_shapes(tuple(one), tuple(other))
    except ValueError:
        return False
    return int(np.prod(shape)) <= MAX_ELEMENTS
