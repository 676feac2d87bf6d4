"""An ONNX model with its floating-point arithmetic in float64: what its outputs really are.

The nodes of the file are evaluated one by one, before any import or fusion of ours, so that a fault
of those is an error like any other. A node runs in NumPy where ONNX Runtime has no double kernel
for it (convolutions, quantised operators, ...), else in ONNX Runtime with every float type replaced
by double. What has neither runs in ONNX Runtime as it is, and is named.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper

from tuner.element import element_of, is_float
from tuner.frontend.half_precision import HALVES
from tuner.frontend.known import standard_domain
from tuner.frontend.model_source import ModelSource, source_of
from tuner.frontend.onnx_tensors import array_of, type_proto
from tuner.frontend.read import read_model
from tuner.frontend.run_order import captures, reads_of, with_inner_nodes
from tuner.frontend.widened import TYPE_ATTRIBUTES, widened
from tuner.judge.float64_control_flow import CONTROLLED, Value, controlled
from tuner.judge.float64_operators import FLOAT64_OPERATORS
from tuner.judge.float64_quantised import (
    QUANTISED_OPERATORS,
    ROUNDING_OPERATORS,
    half_to_even,
)
from tuner.judge.float64_recurrent import recurrent
from tuner.judge.rounding_noise import RoundingNoise
from tuner.judge.samples import RECURRENT
from tuner.ops.onnx_runtime import open_session, refusals

Arrays = Mapping[str, np.ndarray]

NARROW: Mapping[int, np.dtype] = {
    kind: helper.tensor_dtype_to_np_dtype(kind)
    for kind in (TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.BFLOAT16, TensorProto.DOUBLE)
}
"""Floating-point element types that become double."""
MAX_EVALUATION_S = 60.0
"""Longest evaluation of one sample: a model that needs more has no reference in float64."""


class Float64Error(Exception):
    """The model cannot be evaluated in float64, for the reason given."""


def read_source(model: Path, input_shapes: Mapping[str, tuple[int, ...]]) -> ModelSource:
    """The nodes and constants of an ONNX file. Raises TunerError."""
    read = read_model(model)
    return source_of(read.proto, input_shapes, model.parent, read.weights)


class Float64Model:
    """The model of a file in float64; keeps what it prepared for the next sample."""

    def __init__(self, source: ModelSource, max_s: float = MAX_EVALUATION_S) -> None:
        self._source = source
        self._max_s = max_s
        self._sessions: dict[tuple[object, ...], Any] = {}
        self._refused: set[str] = set()
        reads = ((i, name) for i, node in enumerate(source.nodes) for name in _touched(node))
        self._last_use = {name: i for i, name in reads if name not in source.outputs}
        self.narrow: set[str] = set()
        """Operators that were computed in the types that the model has."""
        self._started_s = 0.0
        self.roundoff = 0.0
        """Unit roundoff of the roughest float that a node of the model makes; 0: of none so far."""

    @property
    def rounds_to_integers(self) -> bool:
        """Return whether numbers are rounded to integers inside the model, as quantised ones do."""
        nodes = with_inner_nodes(self._source.nodes)
        return any(node.op_type in ROUNDING_OPERATORS for node in nodes)

    def run(self, inputs: Arrays, noise: RoundingNoise | None = None) -> dict[str, np.ndarray]:
        """The outputs, floating-point ones in float64. Raises Float64Error.

        With `noise` every number is off by as much as rounding in the types of the model may do.
        """
        self._started_s = time.monotonic()
        values = _Values(self._source.known.constants)
        for name, array in inputs.items():
            values.put(name, array, array.dtype)
        for number, node in enumerate(self._source.nodes):
            self._require_time()
            try:
                self._evaluate(node, values, noise)
            except Float64Error:
                raise
            except Exception as error:  # ONNX Runtime's errors share no base but Exception
                raise Float64Error(f"{node.op_type} {node.name!r}: {error}") from error
            for name in _touched(node):
                if self._last_use.get(name) == number:
                    values.forget(name)
        return {name: values.wide(name) for name in self._source.outputs}

    def _require_time(self) -> None:
        if time.monotonic() - self._started_s > self._max_s:
            raise Float64Error(f"an evaluation takes more than {self._max_s:g} s")

    def _evaluate(self, node: onnx.NodeProto, values: _Values, noise: RoundingNoise | None) -> None:
        if node.op_type in CONTROLLED and not standard_domain(node.domain):
            run = partial(self._run_graph, outer=values, noise=noise)
            inputs = [values.value(name) if name else None for name in node.input]
            attributes = {a.name: helper.get_attribute_value(a) for a in node.attribute}
            opset = self._source.known.opset_of(node)
            made = controlled(node, attributes, inputs, opset, run)
            if made is not None:
                for name, value in zip(node.output, made, strict=False):
                    values.put(name, *value)
                return
        results = (
            _in_numpy(node, values, noise)
            or self._in_double(node, values)
            or self._as_it_is(node, values)
        )
        narrow = values.narrow_type(node)
        names = [name for name in node.output if name]
        for name, result in zip(names, results, strict=True):
            if result.dtype == np.float64:
                self.roundoff = max(self.roundoff, element_of(narrow).roundoff)
                if noise is not None:
                    result = noise.rounded(result, narrow, node.op_type)  # noqa: PLW2901
            values.put(name, result, narrow if result.dtype == np.float64 else result.dtype)

    def _run_graph(
        self,
        graph: onnx.GraphProto,
        given: Sequence[Value],
        outer: _Values,
        noise: RoundingNoise | None,
    ) -> list[Value]:
        """A branch, or a body on the values of one trip. It reads the tensors around it, too."""
        self._require_time()
        constants = {tensor.name: array_of(tensor) for tensor in graph.initializer}
        for sparse in graph.sparse_initializer:
            constants[sparse.values.name] = self._source.known.dense(sparse)
        values = _Values(constants, outer)
        for name, value in zip(graph.input, given, strict=True):
            values.put(name.name, *value)
        for node in graph.node:
            self._evaluate(node, values, noise)
        return [values.value(output.name) for output in graph.output]

    def _in_double(self, node: onnx.NodeProto, values: _Values) -> list[np.ndarray] | None:
        """The node in ONNX Runtime with double for every float; None where it has no kernel."""
        kind = f"{node.domain}:{node.op_type}"
        if kind in self._refused:
            return None
        feeds = {name: values.wide(name) for name in reads_of(node)}
        try:
            return self._run_session(widened(node, NARROW, TensorProto.DOUBLE), feeds)
        except refusals():
            self._refused.add(kind)
            return None

    def _as_it_is(self, node: onnx.NodeProto, values: _Values) -> list[np.ndarray]:
        """The node in its own types, but with f32 for those of 16 bits."""
        self.narrow.add(node.op_type)
        feeds = {name: values.narrow(name) for name in reads_of(node)}
        node = widened(node, HALVES, TensorProto.FLOAT)
        results = self._run_session(node, feeds)
        if node.op_type in ("Resize", "Upsample") and values.wide(node.input[0]).dtype == float:
            # Linear in its first input: what that lost by rounding is moved separately.
            lost = values.wide(node.input[0]) - feeds[node.input[0]]
            rest = {**feeds, node.input[0]: lost.astype(feeds[node.input[0]].dtype)}
            more = self._run_session(node, rest)
            return [results[0].astype(np.float64) + more[0]]
        return results

    def _run_session(self, node: onnx.NodeProto, feeds: Arrays) -> list[np.ndarray]:
        """The node's outputs; nodes that differ in their names alone share a session."""
        names = {name: f"x{i}" for i, name in enumerate(feeds)}
        if not captures(node):
            node, feeds = _renamed(node, names), {names[n]: array for n, array in feeds.items()}
        types = tuple((array.dtype, array.shape) for array in feeds.values())
        key = (node.SerializeToString(), types)
        if key not in self._sessions:
            self._sessions[key] = self._open(node, feeds)
        results = self._sessions[key].run(None, dict(feeds))
        if not all(isinstance(result, np.ndarray) for result in results):
            raise TypeError("it produces something other than tensors")
        return list(results)

    def _open(self, node: onnx.NodeProto, feeds: Arrays) -> Any:
        types = {name: type_proto(array) for name, array in feeds.items()}
        outputs = [name for name in node.output if name]
        model = replace(self._source.known, types=types).model([node], feeds, outputs)
        return open_session(model.SerializeToString(), 1, spins=False, optimises=False)


class _Values:
    """The tensors of one evaluation: in float64, and the types that they have in the model."""

    def __init__(self, constants: Arrays, outer: _Values | None = None) -> None:
        """`outer` are those of the graph around this one, which may read them."""
        self._constants, self._outer = constants, outer
        self._values: dict[str, np.ndarray] = {}
        self._types = {name: array.dtype for name, array in constants.items()}

    def put(self, name: str, array: np.ndarray, narrow: np.dtype) -> None:
        self._values[name], self._types[name] = _wide(array), narrow

    def wide(self, name: str) -> np.ndarray:
        found = self._values.get(name)
        if found is None and name not in self._constants and self._outer is not None:
            return self._outer.wide(name)
        return _wide(self._constants[name]) if found is None else found

    def value(self, name: str) -> Value:
        return Value(self.wide(name), self._type(name))

    def _type(self, name: str) -> np.dtype:
        if name not in self._types and self._outer is not None:
            return self._outer._type(name)
        return self._types[name]

    def narrow(self, name: str) -> np.ndarray:
        """The tensor in the type that it has in the model; of one of 16 bits in f32."""
        kind = self._type(name)
        kind = np.dtype(np.float32) if is_float(kind) and kind.itemsize == 2 else kind
        with np.errstate(over="ignore"):
            return self.wide(name).astype(kind, copy=False)

    def narrow_type(self, node: onnx.NodeProto) -> np.dtype:
        """The type that the model gives to what this node makes in float64."""
        for attribute in node.attribute:
            if attribute.name in TYPE_ATTRIBUTES and attribute.i in NARROW:
                return NARROW[attribute.i]
            if attribute.name == "value" and attribute.t.data_type in NARROW:
                return NARROW[attribute.t.data_type]
        types = [self._type(name) for name in node.input if name]
        return next((kind for kind in types if is_float(kind)), np.dtype(np.float32))

    def forget(self, name: str) -> None:
        self._values.pop(name, None)


def _in_numpy(
    node: onnx.NodeProto, values: _Values, noise: RoundingNoise | None
) -> Sequence[np.ndarray] | None:
    """The node as NumPy computes it; None where no operator of ours does."""
    wide = [values.wide(name) if name else None for name in node.input]
    attributes = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    domain = standard_domain(node.domain)
    if quantised := QUANTISED_OPERATORS.get((domain, node.op_type)):
        is_alone = node.op_type in ("QuantizeLinear", "DynamicQuantizeLinear")
        noisy = noise and partial(noise.to_integers, keeps_exact=is_alone)
        return quantised(attributes, wide, noisy or half_to_even)
    if node.op_type in RECURRENT and not domain:
        results = recurrent(node.op_type, attributes, wide)
        return [r for name, r in zip(node.output, results, strict=False) if name]
    compute = None if domain else FLOAT64_OPERATORS.get(node.op_type)
    if compute and all(array is None or array.dtype == np.float64 for array in wide):
        return [compute(attributes, wide)]
    return None


def _wide(array: np.ndarray) -> np.ndarray:
    return array.astype(np.float64, copy=False) if is_float(array.dtype) else array


def _renamed(node: onnx.NodeProto, names: Mapping[str, str]) -> onnx.NodeProto:
    renamed = onnx.NodeProto()
    renamed.CopyFrom(node)
    renamed.name = ""
    renamed.input[:] = [names.get(name, "") for name in node.input]
    renamed.output[:] = [name and f"y{i}" for i, name in enumerate(node.output)]
    return renamed


def _touched(node: onnx.NodeProto) -> tuple[str, ...]:
    return (*reads_of(node), *node.output)
