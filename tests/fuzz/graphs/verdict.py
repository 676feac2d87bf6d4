"""The verdict on a graph: interpreted or compiled, compared with float64 and ONNX Runtime."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
import onnx
import onnxruntime
from onnx import numpy_helper

from tests.fuzz.graphs.interpretation import Interpreted
from tests.fuzz.graphs.reference import Float64Graph, Noise, UnevaluatedError
from tuner.element import element_of, is_float
from tuner.errors import TunerError
from tuner.lookup.protocol import NoBank
from tuner.ops.onnx_runtime import refusals
from tuner.pipeline import compile_model
from tuner.runtime.model import load
from tuner.session import Options

Arrays = Mapping[str, np.ndarray]

INTERPRETED = "interpreted"
"""Producer of a model of which NumPy runs the tasks, and no kernel is compiled."""
DRAWS = 24
"""Evaluations with noise: a step that a number is near to falls on either side in one of them."""
SPREADS = 4.0
"""Times the spread of these that a result may be off."""
ROUNDINGS = 64.0
"""Roundings of its type, of the mean magnitude of its tensor, that a result may be off anyway."""


SMALLEST = 0.05
"""Magnitude of a tensor: those of smaller numbers may err as one of this."""


class NotNative(Exception):  # noqa: N818  no error: the graph is right
    """ONNX Runtime runs a part of the graph, or all of it, or refuses it as we do."""


class WrongError(Exception):
    """The graph gives other numbers. `kind`: which operator makes the output, who agrees."""

    def __init__(self, kind: str, text: str) -> None:
        """Keep the kind, which is one finding, apart from the numbers."""
        super().__init__(f"{kind}: {text}")
        self.kind = kind


class RefusedError(Exception):
    """ONNX Runtime runs the graph, and ours refuses it."""


def split(data: bytes) -> tuple[onnx.ModelProto, dict[str, np.ndarray]]:
    """The model of an input of the door, and the sample that it holds as initializers."""
    model = onnx.ModelProto.FromString(data)
    names = {value.name for value in model.graph.input}
    feeds = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer if t.name in names}
    kept = [t for t in model.graph.initializer if t.name not in names]
    del model.graph.initializer[:]
    model.graph.initializer.extend(kept)
    return model, feeds


def judge(data: bytes, folder: Path, options: Options) -> None:
    """Interpret a graph, or compile and run it, and compare it.

    Raises what is wrong with it, or NotNative.
    """
    model, feeds = split(data)
    file, output = folder / "m.onnx", folder / "m.om"
    file.write_bytes(model.SerializeToString())
    if model.producer_name == INTERPRETED:
        interpreted = None
        with suppress(TunerError, *refusals()):  # for `compile_model` to answer
            interpreted = Interpreted.of(file, feeds, options, Random(len(data)))
        if interpreted is not None:
            for results in interpreted.results:
                compare(model, feeds, results)
            if not interpreted.is_native:
                raise NotNative("ONNX Runtime runs a part")
            return
    try:
        compile_model(file, output, options, NoBank(), lambda _: None)
        with load(output) as loaded:
            results = loaded.run(feeds)
            program = loaded.program
    except TunerError as error:
        if in_onnx_runtime(model, feeds) is not None:
            raise RefusedError(f"{type(error).__name__}: {error}") from error
        raise NotNative("ONNX Runtime refuses it, too") from error
    compare(model, feeds, results)
    if program.whole_model is not None or any(step.segment for step in program.steps):
        raise NotNative("ONNX Runtime runs a part")


def in_onnx_runtime(model: onnx.ModelProto, feeds: Arrays) -> dict[str, np.ndarray] | None:
    """The outputs by ONNX Runtime without optimisations; None where it refuses the model."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    names = [output.name for output in model.graph.output]
    try:
        session = onnxruntime.InferenceSession(
            model.SerializeToString(), options, ["CPUExecutionProvider"]
        )
        return dict(
            zip(
                names, session.run(names, {n: np.asarray(a) for n, a in feeds.items()}), strict=True
            )
        )
    except refusals():
        return None


def compare(model: onnx.ModelProto, feeds: Arrays, results: Arrays) -> None:
    """Raise WrongError where a result is further off than roundings explain."""
    wide = Float64Graph(model)
    try:
        exact = wide.run(feeds)
        off = {name: _off(results[name], exact[name]) for name in exact}
        if not any(where.any() for where in off.values()):
            return
        spread = Spread.of(wide, feeds, exact)
    except UnevaluatedError as error:
        raise NotNative(str(error)) from error
    for name in exact:
        where = _off(results[name], exact[name], spread.by_name[name])
        if where.any():
            raise _wrong(model, name, results[name], exact[name], where, feeds)


@dataclass(frozen=True)
class Spread:
    """The largest difference that noise makes of each element; infinite where it decides all."""

    by_name: Arrays

    @staticmethod
    def of(wide: Float64Graph, feeds: Arrays, exact: Arrays) -> Spread:
        """Evaluate with noise several times."""
        most = {name: np.zeros(array.shape) for name, array in exact.items()}
        for seed in range(DRAWS):
            try:
                noisy = wide.run(feeds, Noise(seed))
            except UnevaluatedError:  # an index beyond its table, which noise has made
                return Spread({name: np.full(a.shape, np.inf) for name, a in exact.items()})
            for name, array in exact.items():
                most[name] = np.maximum(most[name], _distance(noisy[name], array))
        return Spread(most)


def _distance(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """The distance of each element; infinite for another shape, kind or whole number."""
    if one.shape != other.shape:
        return np.full(other.shape, np.inf)
    if not is_float(other.dtype):
        return np.where(one != other, np.inf, 0.0)
    with np.errstate(all="ignore"):
        same = (one == other) | (np.isnan(one) & np.isnan(other))
        distance = np.abs(one.astype(np.float64) - other)
    return np.where(same, 0.0, np.where(np.isnan(distance), np.inf, distance))


def _off(result: np.ndarray, exact: np.ndarray, spread: np.ndarray | float = 0.0) -> np.ndarray:
    """The elements that are wrong."""
    if result.shape != exact.shape:
        return np.ones((), bool)
    if not is_float(result.dtype):
        return np.asarray((result != exact) & (spread == 0))
    size = np.where(np.isfinite(exact), np.abs(exact), 0.0)
    mean = max(float(size.mean()), SMALLEST) if size.size else 0.0
    allowed = ROUNDINGS * element_of(result.dtype).roundoff * (size + mean) + SPREADS * spread
    return np.asarray(_distance(result, exact) > allowed)


def _wrong(
    model: onnx.ModelProto,
    name: str,
    result: np.ndarray,
    exact: np.ndarray,
    where: np.ndarray,
    feeds: Arrays,
) -> WrongError:
    maker = next((n.op_type for n in model.graph.node if name in n.output), "an input")
    peer = (in_onnx_runtime(model, feeds) or {}).get(name)
    if peer is None:
        agrees = "without ONNX Runtime"
    else:
        is_same = peer.shape == result.shape and np.allclose(
            result.astype(float), peer.astype(float), 1e-3, 1e-4, equal_nan=True
        )
        agrees = "as ONNX Runtime" if is_same else "unlike ONNX Runtime"
    kind = f"{maker} {agrees}"
    if result.shape != exact.shape:
        theirs = "" if peer is None else f", ONNX Runtime {peer.shape}"
        return WrongError(kind, f"the shape {result.shape}, not {exact.shape}{theirs}")
    at = tuple(int(i) for i in np.argwhere(where)[0])
    theirs = "" if peer is None or peer.shape != result.shape else f", ONNX Runtime {peer[at]}"
    return WrongError(kind, f"{result[at]} at {at}, not {exact[at]}{theirs}; {where.sum()} off")
