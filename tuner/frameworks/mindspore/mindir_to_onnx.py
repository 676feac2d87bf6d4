"""A MINDIR file -> an ONNX file: its function graphs are called in place, operator by operator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from onnx import helper

from tuner.errors import ModelError
from tuner.frameworks.convert import Conversion
from tuner.frameworks.mindspore import mindir_file
from tuner.frameworks.mindspore.mindir_operators import OPERATORS
from tuner.frameworks.mindspore.operator_site import OperatorSite
from tuner.frameworks.typed_graph import MAX_SHAPE_ELEMENTS, TypedGraph, Value
from tuner.frontend.shapes import fix_inputs

MAX_DEPTH = 64
"""Maximum number of function graphs that call each other."""
MAX_NODES = 100_000
"""Maximum number of operators, those of called graphs counted at each call."""
MAX_OUTPUTS = 10_000
REFERENCE = "REF::"
"""Prefix of an op_type that names a primitive or a function graph."""
ONNX_HINT = "export the network as ONNX: mindspore.export(..., file_format='ONNX')"
MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""Exceptions of an operator whose inputs or attributes are not those that MindSpore writes."""


def to_onnx(model: Path, output: Path, conversion: Conversion) -> None:
    """Write the ONNX file of a MINDIR file. Raises ModelError for what cannot be converted."""
    reader = MindirConversion(mindir_file.read(model), model.parent, TypedGraph(model.stem))
    try:
        reader.convert(conversion.input_shapes)
        reader.graph.save(output)
    except MALFORMED as error:
        raise ModelError(f"the MINDIR file is damaged: {error!r}", mindir_file.EXPORT) from error


@dataclass(frozen=True)
class GraphFunction:
    """A function graph as a value."""

    name: str


@dataclass
class MindirConversion:
    """One conversion."""

    model: Any
    folder: Path
    graph: TypedGraph
    count: int = 0
    weights: dict[str, Value] = field(default_factory=dict)
    """Weights that an operator has read."""

    def __post_init__(self) -> None:
        self.primitives = {one.name: one for one in self.model.primitives}
        self.functions = {one.name: one for one in self.model.functions}
        self.parameters = {
            one.name: one
            for function in (self.model.graph, *self.model.functions)
            for one in function.parameter
        }

    def convert(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        """Convert the main graph and all that it calls."""
        waiting = [self._run(self.model.graph, self._inputs(shapes), 0)]
        count = 0
        while waiting:
            value = waiting.pop()
            if isinstance(value, tuple):
                waiting.extend(reversed(value))
            elif value is None or isinstance(value, GraphFunction | str):
                raise ModelError("an output of the graph is no tensor", ONNX_HINT)
            else:
                value = value if isinstance(value, Value) else np.array(value)
                self.graph.output(self.graph.add("Identity", value, name="output"))
                count += 1
            if count + len(waiting) > MAX_OUTPUTS:
                raise ModelError("the graph has too many outputs", ONNX_HINT)

    def _inputs(self, shapes: Mapping[str, tuple[int, ...]]) -> list[Value]:
        """Add the inputs, in their shapes, or in those that the user gives to open ones."""
        values = []
        for one in self.model.graph.input:
            name = _plain(one.name)
            if len(one.tensor) != 1 or one.tensor[0].data_type not in mindir_file.DTYPES:
                raise ModelError(f"the input {name} is no tensor", ONNX_HINT)
            element = helper.np_dtype_to_tensor_dtype(mindir_file.DTYPES[one.tensor[0].data_type])
            values.append(helper.make_tensor_value_info(name, element, one.tensor[0].dims))
        fixed = fix_inputs(values, shapes)
        return [
            self.graph.input(
                one.name,
                helper.tensor_dtype_to_np_dtype(one.type.tensor_type.elem_type).name,
                tuple(dim.dim_value for dim in fixed[one.name].tensor_type.shape.dim),
            )
            for one in values
        ]

    def _run(self, graph: Any, inputs: list[Any], depth: int) -> Any:
        """The value of a graph for these inputs: what its output names."""
        if depth > MAX_DEPTH:
            raise ModelError("its function graphs call each other too deeply", ONNX_HINT)
        if len(graph.input) != len(inputs) or len(graph.output) != 1:
            raise ModelError(f"the graph {graph.name} is called with other inputs", ONNX_HINT)
        known: dict[str, Any] = dict(zip((one.name for one in graph.input), inputs, strict=True))
        for node in graph.node:
            self.count += 1
            if self.count > MAX_NODES:
                raise ModelError("the graph has too many operators", ONNX_HINT)
            if len(node.output) != 1:
                raise ModelError(f"the node {node.name} has {len(node.output)} outputs", ONNX_HINT)
            known[node.output[0]] = self._value(node, known, depth)
        return self._read(graph.output[0].name, known)

    def _value(self, node: Any, known: Mapping[str, Any], depth: int) -> Any:
        attributes = {one.name: one for one in node.attribute}
        if node.op_type == "Constant":
            return self._constant(attributes["value"]) if attributes else None
        called = node.op_type.removeprefix(REFERENCE)
        inputs = [self._read(name, known) for name in node.input]
        function = known.get(called, GraphFunction(called))
        if isinstance(function, GraphFunction) and function.name in self.functions:
            return self._run(self.functions[function.name], inputs, depth + 1)
        primitive = self.primitives.get(called)
        kind = primitive.op_type if primitive is not None else _plain(called)
        if kind not in OPERATORS:
            what = f"MindSpore's operator {kind} is not known here"
            raise ModelError(f"{what} (of {_plain(node.name)})", ONNX_HINT)
        settings = {
            one.name: mindir_file.attribute(one, self.folder)
            for one in (primitive.attribute if primitive is not None else ())
        }
        types = mindir_file.types(attributes["shape"]) if "shape" in attributes else ()
        try:
            return OPERATORS[kind](OperatorSite(self.graph, kind, inputs, settings, types))
        except (*MALFORMED, ModelError) as error:
            what = f"MindSpore's operator {kind} has inputs that are not understood: {error}"
            raise ModelError(what, ONNX_HINT) from error

    def _constant(self, attribute: Any) -> Any:
        """An array that may be a setting, or a value, which is written once."""
        value = mindir_file.attribute(attribute, self.folder)
        is_large = isinstance(value, np.ndarray) and value.size > MAX_SHAPE_ELEMENTS
        return self.graph.constant(value) if is_large else value

    def _read(self, name: str, known: Mapping[str, Any]) -> Any:
        if name in known:
            return known[name]
        if name in self.parameters and name not in self.weights:
            plain = _plain(name)
            array = mindir_file.array(self.parameters[name], self.folder)
            self.weights[name] = self.graph.constant(array, "" if plain in self.graph else plain)
        if name in self.weights:
            return self.weights[name]
        if name in self.functions:
            return GraphFunction(name)
        raise ModelError(f"the value {_plain(name)} is not defined", mindir_file.EXPORT)


def _plain(name: str) -> str:
    """A name without that of its graph."""
    graph, _, rest = name.partition(":")
    return rest or graph
