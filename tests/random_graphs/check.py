"""Random models through the tuner, beside ONNX Runtime without optimisations, and float64.

A discontinuity turns one rounding into another answer, so outputs are compared as they are, by
bits but for the sign of a NaN. Ours must be ONNX Runtime's, operator by operator in f32, or that
of the specification's reference in f32 or float64. Where an operator before the discontinuity may
round in several ways (exp, a sum), an element counts only if float64 gives the same whatever each
rounding of the graph is: every result that f32 does not have, and every term of a sum, is changed
by a part in a million, up or down by chance, in several draws.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from tests.random_graphs.patterns import OPSET, Model, inputs, model
from tuner import load
from tuner.backend import host_target
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target

Arrays = Mapping[str, np.ndarray]

NOISE, DRAWS = 1e-6, 8
TOLERANCE = 2e-5
"""Error of a continuous result of sums and functions, relative to the largest of its row."""
SUMS = {"MatMul", "Gemm", "Conv", "AveragePool", "ReduceMean", "Softmax", "Sum"}
ROUNDING = SUMS | {
    "Add", "Sub", "Mul", "Div", "Pow", "Sqrt", "Exp", "Erf", "Tanh", "Sigmoid", "Reciprocal",
    "HardSigmoid", "LeakyRelu", "BatchNormalization",
}  # fmt: skip
"""Operators whose result f32 may not have; sums also round their terms."""
SMALLEST = 0.05
"""Rows of smaller numbers may err as this one does: erf of the tuner's errs by 8e-7 near 0."""


@dataclass(frozen=True)
class Finding:
    """A graph whose result is another one."""

    seed: int
    number: int
    pattern: str
    what: str

    def __str__(self) -> str:
        return f"seed {self.seed}, y{self.number} ({self.pattern}): {self.what}"


def check(seed: int, count: int, soc_version: str | None = None) -> list[Finding]:
    """Compile a model of so many random graphs, run it, and compare each output."""
    made, feeds = model(seed, count), inputs(np.random.default_rng(seed))
    names = [f"y{number}" for number in range(count)]
    theirs = _in_onnx_runtime(made.proto, feeds, names)
    ours = _in_ours(made.proto, feeds, soc_version or host_target().soc_version)
    differing = [
        number for number, name in enumerate(names)
        if not _equal(ours[name], theirs[name]).all()
    ]  # fmt: skip
    if not differing:
        return []
    return list(_judged(seed, made, feeds, differing, ours, theirs))


def _judged(
    seed: int, made: Model, feeds: Arrays, differing: Sequence[int], ours: Arrays, theirs: Arrays
) -> list[Finding]:
    """The outputs that are neither ONNX Runtime's nor those of float64."""
    names = [f"y{number}" for number in differing]
    exact, plain = _in_float64(made.proto, feeds, names), _in_reference(made.proto, feeds, names)
    loose = [n for n in differing if not made.is_prescribed[n]]
    chance = np.random.default_rng(seed)
    noisy = [_in_noise(made.proto, feeds, [f"y{n}" for n in loose], chance) for _ in range(DRAWS)]
    findings = []
    for number, name in zip(differing, names, strict=True):
        others = (theirs[name], exact[name], plain[name])
        right = np.logical_or.reduce([_equal(ours[name], other) for other in others])
        if not made.is_prescribed[number]:
            is_steady = np.logical_and.reduce([_near(each[name], exact[name]) for each in noisy])
            right |= ~is_steady | _near(ours[name], theirs[name]) | _near(ours[name], exact[name])
        if not right.all():
            at = tuple(np.argwhere(~right)[0])
            what = f"{ours[name][at]} at {at}, not {theirs[name][at]} (float64: {exact[name][at]})"
            findings.append(Finding(seed, number, made.names[number], what))
    return findings


def _equal(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    with np.errstate(all="ignore"):
        narrow = b.astype(np.float32)
    return np.asarray((a == narrow) | (np.isnan(a) & np.isnan(narrow)))


def _near(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    with np.errstate(all="ignore"):
        finite = np.where(np.isfinite(b.astype(np.float32)), np.abs(b), 0)
        scale = np.maximum(finite.max(axis=-1, keepdims=True, initial=0), SMALLEST)
        return np.asarray(_equal(a, b) | (np.abs(a - b) <= TOLERANCE * scale))


def _in_ours(proto: onnx.ModelProto, feeds: Arrays, soc_version: str) -> Arrays:
    with tempfile.TemporaryDirectory(prefix="random-graphs-") as folder:
        file, output = Path(folder, "m.onnx"), Path(folder, "m.om")
        file.write_bytes(proto.SerializeToString())
        options = Options(Target(soc_version, 1))
        compile_model(file, output, options, NoBank(), lambda _: None)
        with load(output) as loaded:
            if loaded.program.whole_model is not None:
                raise RuntimeError("the model was not compiled, and runs in ONNX Runtime")
            return loaded.run(feeds)


def _in_onnx_runtime(proto: onnx.ModelProto, feeds: Arrays, names: Sequence[str]) -> Arrays:
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    session = onnxruntime.InferenceSession(proto.SerializeToString(), options)
    return dict(zip(names, session.run(list(names), dict(feeds)), strict=True))


def _in_reference(proto: onnx.ModelProto, feeds: Arrays, names: Sequence[str]) -> Arrays:
    """The outputs by the specification's reference, in f32."""
    with np.errstate(all="ignore"):
        results = ReferenceEvaluator(proto).run(list(names), dict(feeds))
    return dict(zip(names, results, strict=True))


def _in_float64(proto: onnx.ModelProto, feeds: Arrays, names: Sequence[str]) -> Arrays:
    """The outputs in float64, by the specification's reference."""
    wide = _widened(proto)
    graph = wide.graph
    kept = {output.name: output for output in graph.output}
    del graph.output[:]
    graph.output.extend(kept[name] for name in names)
    doubles = {name: array.astype(np.float64) for name, array in feeds.items()}
    with np.errstate(all="ignore"):
        results = ReferenceEvaluator(wide).run(list(names), doubles)
    return dict(zip(names, results, strict=True))


def _in_noise(
    proto: onnx.ModelProto, feeds: Arrays, names: Sequence[str], chance: np.random.Generator
) -> Arrays:
    """The outputs in float64, each rounding of f32 replaced by one of chance."""
    graph = _widened(proto).graph
    known = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
    known |= {name: array.astype(np.float64) for name, array in feeds.items()} | {"": None}
    for node in _before(graph, names):
        evaluator = ReferenceEvaluator(node, opsets={"": OPSET})
        given = [known[name] for name in node.input]
        with np.errstate(all="ignore"):
            (result,) = evaluator.run(None, dict(zip(node.input, given, strict=True)))
            if node.op_type in ROUNDING:
                terms = [_shaken(x, chance) if node.op_type in SUMS else x for x in given]
                (other,) = evaluator.run(None, dict(zip(node.input, terms, strict=True)))
                is_rounded = (result.astype(np.float32) != result) | (node.op_type in SUMS)
                result = np.where(is_rounded, _shaken(other, chance), result)
        known[node.output[0]] = _in_range(result)
    return {name: known[name] for name in names}


def _before(graph: onnx.GraphProto, names: Sequence[str]) -> list[onnx.NodeProto]:
    """The nodes that these results need, in their order."""
    needed, nodes = set(names), list[onnx.NodeProto]()
    for node in reversed(graph.node):
        if needed.intersection(node.output):
            needed.update(node.input)
            nodes.append(node)
    return nodes[::-1]


def _in_range(x: np.ndarray) -> np.ndarray:
    """The number, or what f32 makes of it where that is 0 or infinite: 2.5e-46 has a floor of 0."""
    if x.dtype != np.float64:
        return x
    with np.errstate(all="ignore"):
        narrow = x.astype(np.float32)
    return np.where((narrow == 0) | np.isinf(narrow), narrow, x)


def _shaken(x: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    if x is None or x.dtype != np.float64:
        return x
    return np.asarray(x * (1 + NOISE * chance.choice((-1.0, 1.0), x.shape)))


def _widened(proto: onnx.ModelProto) -> onnx.ModelProto:
    """The model with all f32 as float64."""
    wide = onnx.ModelProto.FromString(proto.SerializeToString())
    graph = wide.graph
    for value in (*graph.input, *graph.output):
        value.type.tensor_type.elem_type = TensorProto.DOUBLE
    for i, tensor in enumerate(graph.initializer):
        if tensor.data_type == TensorProto.FLOAT:
            array = numpy_helper.to_array(tensor).astype(np.float64)
            graph.initializer[i].CopyFrom(numpy_helper.from_array(array, tensor.name))
    for node in graph.node:
        for attribute in node.attribute:
            if attribute.name == "to" and attribute.i == TensorProto.FLOAT:
                attribute.CopyFrom(helper.make_attribute("to", TensorProto.DOUBLE))
    return wide
