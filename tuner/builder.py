"""Graphs built by code: inputs, constants and operators of ONNX, tuned and compiled as files are.

graph = GraphBuilder("classifier")
image = graph.input("image", "float32", (1, 3, 32, 32))
hidden = graph.add("Relu", graph.add("Conv", image, weights, pads=[1, 1, 1, 1]))
graph.output(hidden, "features")
graph.tune(output="classifier.om")
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import onnx
from onnx import defs, helper, numpy_helper
from onnx.shape_inference import InferenceError, infer_node_outputs

from tuner.backend import host_target
from tuner.errors import ModelError, OptionError
from tuner.sessions.bank import online_bank

OPSET = 21
"""Version of ONNX's operators that graphs are built of."""
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


class GraphBuilder:
    """A graph of ONNX's operators; every fault is told where the operator is added."""

    def __init__(self, name: str = "graph") -> None:
        self.name = name
        self._graph = onnx.GraphProto(name=name)
        self._types: dict[str, onnx.TypeProto] = {}
        self._constants: dict[str, onnx.TensorProto] = {}

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
        return value

    def constant(self, array: Any, name: str = "") -> Value:
        """Add a constant, such as a weight."""
        held = numpy_helper.from_array(np.asarray(array), name or self._unused("constant"))
        value = self._known(held.name, helper.make_tensor_type_proto(held.data_type, held.dims))
        self._constants[held.name] = held
        self._graph.initializer.append(held)
        return value

    def add(self, operator: str, *inputs: Any, outputs: int = 1, **attributes: Any) -> Any:
        """Add an operator; returns its value, or a tuple of them where it has several `outputs`.

        Inputs are values, arrays (which become constants), or None for one that is left out.
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
        names = [self._name_of(one) for one in inputs]
        results = [self._unused(f"{operator.lower()}_{n}" if n else operator.lower())
                   for n in range(outputs)]  # fmt: skip
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

    def model(self) -> onnx.ModelProto:
        """The graph as an ONNX model. Raises ModelError where it has no output."""
        if not self._graph.output:
            raise ModelError(f"{self.name} has no output", "name one: graph.output(value)")
        opsets = [helper.make_opsetid("", OPSET)]
        version = helper.find_min_ir_version_for(opsets)
        return helper.make_model(self._graph, opset_imports=opsets, ir_version=version)

    def save(self, path: str | Path) -> Path:
        """Write the graph as an ONNX file."""
        onnx.save(self.model(), path)
        return Path(path)

    def tune(self, output: str | Path, *, cores: int | None = None, job_types: str = "1,2") -> Path:
        """Tune what the bank misses, and write the offline model `output`, which ends in .om."""
        with self._file(output) as model:
            cores = cores or host_target().cores
            online_bank().tune(model, Path(output), {}, cores, job_types)
        return Path(output)

    def compile(self, output: str | Path, *, cores: int | None = None) -> Path:
        """Write the offline model `output` with what the bank knows; nothing is tuned."""
        with self._file(output) as model:
            online_bank().compile(model, Path(output), {}, cores or host_target().cores)
        return Path(output)

    @contextmanager
    def _file(self, output: str | Path) -> Iterator[Path]:
        if Path(output).suffix != ".om":
            raise OptionError(f"output={str(output)!r} is no offline model", "end it in .om")
        with TemporaryDirectory() as folder:
            yield self.save(Path(folder) / f"{self.name}.onnx")

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

    def _name_of(self, given: Any) -> str:
        if given is None:
            return ""
        value = given if isinstance(given, Value) else self.constant(given)
        if self._types.get(value.name) is None:
            raise ModelError(f"{value.name} is a value of another graph", "add it to this one")
        return value.name

    def _unused(self, stem: str) -> str:
        names = (f"{stem}_{n}" if n else stem for n in range(len(self._types) + 1))
        return next(name for name in names if name not in self._types)
