"""A graph of ONNX's operators with the type and shape of each value as soon as it is added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import defs, helper, numpy_helper
from onnx.shape_inference import InferenceError, infer_node_outputs

from tuner.errors import ModelError, OptionError

OPSET = 21
"""Version of ONNX's operators that graphs are built of."""
MAX_INSIDE_BYTES = 2**31 - 2**24
"""Maximum size of the weights within an ONNX file; more are written next to it."""
MAX_SHAPE_ELEMENTS = 1024
"""Maximum number of elements of a constant that the shape of a result may depend on."""
SCHEMAS = {
    one.name: defs.get_schema(one.name, OPSET)
    for one in defs.get_all_schemas()
    if not one.domain and defs.has(one.name, OPSET)
}


@dataclass(frozen=True)
class Value:
    """A tensor of a graph that is built: element type and shape are known at once."""

    name: str
    dtype: str
    shape: tuple[int, ...]


class TypedGraph:
    """A graph of ONNX's operators; every fault is raised where the operator is added."""

    def __init__(self, name: str = "graph") -> None:
        self.name = name
        self.inputs: list[Value] = []
        self._graph = onnx.GraphProto(name=name)
        self._types: dict[str, onnx.TypeProto] = {}
        self._constants: dict[str, onnx.TensorProto] = {}
        self._numbers: dict[str, count[int]] = {}

    def input(self, name: str, dtype: str, shape: tuple[int, ...]) -> Value:
        """Add an input. Raises OptionError for a type that ONNX lacks, or a shape that is open."""
        if any(type(size) is not int or size < 0 for size in shape):
            raise OptionError(f"input {name}: the shape {list(shape)} is not fixed", "fix it")
        try:
            element = helper.np_dtype_to_tensor_dtype(np.dtype(dtype))
        except (TypeError, KeyError, ValueError) as error:
            raise OptionError(f"input {name}: ONNX has no {dtype!r}", "such as float32") from error
        value = self._known(name, helper.make_tensor_type_proto(element, shape))
        self._graph.input.add(name=name, type=self._types[name])
        self.inputs.append(value)
        return value

    def constant(self, array: Any, name: str = "") -> Value:
        """Add a constant, such as a weight. Raises ModelError for what is no array of elements."""
        array = np.asarray(array)
        if array.dtype == object:
            raise ModelError(f"{array} is no array", "give numbers of one element type")
        held = numpy_helper.from_array(array, name or self._unused("constant"))
        value = self._known(held.name, helper.make_tensor_type_proto(held.data_type, held.dims))
        self._graph.initializer.append(held)
        if array.size <= MAX_SHAPE_ELEMENTS:
            self._constants[held.name] = held
        return value

    def add(
        self, operator: str, *inputs: Any, outputs: int = 1, name: str = "", **attributes: Any
    ) -> Any:
        """Add an operator; returns its value, or a tuple of them where it has several `outputs`.

        Inputs are values, or None for one that is left out; others become constants: arrays, floats
        of the type of the first tensor, and tuples of whole numbers, such as a shape. `name` is the
        beginning of the names of its values; "": the operator's.
        Raises ModelError for what ONNX's schema of the operator does not allow.
        """
        schema = SCHEMAS.get(operator)
        if schema is None:
            near = get_close_matches(operator, SCHEMAS, 5, 0.4)
            raise ModelError(f"ONNX has no operator {operator!r}", f"alike: {', '.join(near)}")
        for wrong in attributes.keys() - schema.attributes.keys():
            has = ", ".join(schema.attributes) or "none"
            raise ModelError(f"{operator} has no attribute {wrong!r}", f"its attributes: {has}")
        if not schema.min_input <= len(inputs) <= schema.max_input:
            has = ", ".join(one.name for one in schema.inputs)
            raise ModelError(f"{operator} does not take {len(inputs)} inputs", f"its inputs: {has}")
        dtype = next((one.dtype for one in inputs if hasattr(one, "dtype")), None)
        names = [self._name_of(one, dtype) for one in inputs]
        stem = name or operator.lower()
        results = [self._unused(stem) for _ in range(outputs)]
        opset = [helper.make_opsetid("", OPSET)]
        try:
            node = helper.make_node(operator, names, results, name=results[0], **attributes)
            known = {name: self._types[name] for name in names if name}
            types = infer_node_outputs(schema, node, known, self._constants, opset_imports=opset)
        except (InferenceError, onnx.checker.ValidationError, TypeError, ValueError) as error:
            what = str(error).strip().splitlines()[-1]
            raise ModelError(f"{operator}: {what}", "change its inputs or attributes") from error
        values = tuple(self._known(name, types.get(name)) for name in results)
        self._graph.node.append(node)
        return values if outputs > 1 else values[0]

    def output(self, value: Value, name: str = "") -> None:
        """Make a value an output of the graph, under its own name or another."""
        if name and name != value.name:
            self._graph.node.append(helper.make_node("Identity", [value.name], [name], name=name))
            value = self._known(name, self._types[value.name])
        self._graph.output.add(name=value.name, type=self._types[value.name])

    def open_output(self, nodes: Sequence[onnx.NodeProto], output: onnx.ValueInfoProto) -> None:
        """Add nodes whose values have sizes that only a run knows, and the output they lead to."""
        self._graph.node.extend(nodes)
        self._graph.output.append(output)

    def __contains__(self, name: object) -> bool:
        """Return whether a value has this name."""
        return name in self._types

    def model(self) -> onnx.ModelProto:
        """The graph as an ONNX model. Raises ModelError where it has no output."""
        if not self._graph.output:
            raise ModelError(f"{self.name} has no output", "name one: graph.output(value)")
        opsets = [helper.make_opsetid("", OPSET)]
        version = helper.find_min_ir_version_for(opsets)
        return helper.make_model(self._graph, opset_imports=opsets, ir_version=version)

    def save(self, path: str | Path) -> Path:
        """Write the graph as an ONNX file; weights of more than 2 GiB are written next to it."""
        apart = sum(held.ByteSize() for held in self._graph.initializer) > MAX_INSIDE_BYTES
        where = f"{Path(path).name}.data" if apart else None
        onnx.save_model(self.model(), path, save_as_external_data=apart, location=where)
        return Path(path)

    def _known(self, name: str, of: onnx.TypeProto | None) -> Value:
        """Raises ModelError for a name in use, or a tensor whose shape cannot be known."""
        if not name or name in self._types:
            raise ModelError(f"the name {name!r} is in use, or empty", "give another name")
        shape = of.tensor_type.shape.dim if of and of.tensor_type.HasField("shape") else None
        if of is None or shape is None or not all(dim.HasField("dim_value") for dim in shape):
            raise ModelError(f"the shape of {name} cannot be known", "make shape inputs constants")
        self._types[name] = of
        dtype = helper.tensor_dtype_to_np_dtype(of.tensor_type.elem_type)
        return Value(name, dtype.name, tuple(dim.dim_value for dim in shape))

    def _name_of(self, given: Any, dtype: Any) -> str:
        if given is None:
            return ""
        if isinstance(given, tuple) and not given:
            given = np.empty(0, np.int64)
        elif type(given) is float:
            given = np.array(given, dtype)
        value = given if isinstance(given, Value) else self.constant(given)
        if self._types.get(value.name) is None:
            raise ModelError(f"{value.name} is a value of another graph", "add it to this one")
        return value.name

    def _unused(self, stem: str) -> str:
        names = (f"{stem}_{n}" if n else stem for n in self._numbers.setdefault(stem, count()))
        return next(name for name in names if name not in self._types)
