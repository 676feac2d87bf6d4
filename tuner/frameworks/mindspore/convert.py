"""A MINDIR file -> an ONNX file: its function graphs are called in place, operator by operator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tuner.errors import ModelError
from tuner.frameworks.convert import Conversion
from tuner.frameworks.mindspore import mindir_file
from tuner.frameworks.mindspore.onnx_graph import OnnxGraph, Tensor
from tuner.frameworks.mindspore.operators import OPERATORS
from tuner.frameworks.mindspore.site import Site

MAX_DEPTH = 64
"""Maximum number of function graphs that call each other."""
MAX_NODES = 1_000_000
"""Maximum number of operators, those of called graphs counted at each call."""
MAX_OUTPUTS = 10_000
REFERENCE = "REF::"
"""Prefix of an op_type that names a primitive or a function graph."""
CONSTANT = "Constant"
ONNX_HINT = "export the network as ONNX: mindspore.export(..., file_format='ONNX')"
MALFORMED = (
    ArithmeticError, AttributeError, LookupError, TypeError, ValueError, UnicodeError,
)  # fmt: skip
"""Exceptions of an operator whose inputs or attributes are not those that MindSpore writes."""


def to_onnx(model: Path, output: Path, conversion: Conversion) -> None:  # noqa: ARG001
    """Write the ONNX file of a MINDIR file. Raises ModelError for what cannot be converted."""
    reader = Reader(mindir_file.read(model), model.parent)
    try:
        reader.convert()
        reader.onnx.write(output, model.stem)
    except MALFORMED as error:
        raise ModelError(f"the MINDIR file is damaged: {error!r}", mindir_file.EXPORT) from error


@dataclass(frozen=True)
class Function:
    """A function graph as a value."""

    name: str


@dataclass
class Reader:
    """One conversion."""

    model: Any
    folder: Path
    onnx: OnnxGraph = field(default_factory=OnnxGraph)
    count: int = 0

    def __post_init__(self) -> None:
        self.primitives = {one.name: one for one in self.model.primitives}
        self.graphs = {one.name: one for one in self.model.functions}
        self.weights: dict[str, np.ndarray] = {}

    def convert(self) -> None:
        """Convert the main graph and all that it calls."""
        graph = self.model.graph
        for function in (graph, *self.model.functions):
            for one in function.parameter:
                weight = mindir_file.array(one, self.folder)
                self.weights[one.name] = weight
                self.onnx.name_weight(_plain(one.name), weight)
        inputs = [self._input(one) for one in graph.input]
        waiting = [self._run(graph, inputs, 0)]
        while waiting:
            value = waiting.pop()
            if isinstance(value, tuple):
                waiting.extend(reversed(value))
                value = ()
            elif value is None or isinstance(value, Function | str):
                raise ModelError("an output of the graph is no tensor", ONNX_HINT)
            else:
                self.onnx.output(value)
            if len(self.onnx.outputs) + len(waiting) > MAX_OUTPUTS:
                raise ModelError("the graph has too many outputs", ONNX_HINT)
        if not self.onnx.outputs:
            raise ModelError("the graph has no outputs", mindir_file.EXPORT)

    def _input(self, one: Any) -> Tensor:
        if len(one.tensor) != 1 or one.tensor[0].data_type not in mindir_file.DTYPES:
            raise ModelError(f"the input {_plain(one.name)} is no tensor", ONNX_HINT)
        tensor = one.tensor[0]
        dtype = mindir_file.DTYPES[tensor.data_type]
        return self.onnx.input(_plain(one.name), dtype, tuple(tensor.dims))

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
        if node.op_type == CONSTANT:
            return mindir_file.attribute(attributes["value"], self.folder) if attributes else None
        called = node.op_type.removeprefix(REFERENCE)
        inputs = [self._read(name, known) for name in node.input]
        function = known.get(called, Function(called))
        if isinstance(function, Function) and function.name in self.graphs:
            return self._run(self.graphs[function.name], inputs, depth + 1)
        primitive = self.primitives.get(called)
        kind = primitive.op_type if primitive is not None else _plain(called)
        settings = list(primitive.attribute) if primitive is not None else []
        site = Site(
            self.onnx,
            kind,
            inputs,
            {one.name: mindir_file.attribute(one, self.folder) for one in settings},
            mindir_file.types(attributes["shape"]) if "shape" in attributes else (),
        )
        convert = OPERATORS.get(kind)
        if convert is None:
            what = f"MindSpore's operator {kind} is not known here"
            raise ModelError(f"{what} (of {_plain(node.name)})", ONNX_HINT)
        try:
            return convert(site)
        except MALFORMED as error:
            what = f"MindSpore's operator {kind} has inputs that are not understood: {error}"
            raise ModelError(what, ONNX_HINT) from error

    def _read(self, name: str, known: Mapping[str, Any]) -> Any:
        if name in known:
            return known[name]
        if name in self.weights:
            return self.weights[name]
        if name in self.graphs:
            return Function(name)
        raise ModelError(f"the value {_plain(name)} is not defined", mindir_file.EXPORT)


def _plain(name: str) -> str:
    """A name without that of its graph."""
    graph, _, rest = name.partition(":")
    return rest or graph
