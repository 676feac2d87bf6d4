"""Offline models of small networks, with their objects and headers, for tests of both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import onnx

from fixtures.half import in_half
from fixtures.memory_lookup import MemoryLookup
from fixtures.quantised import quantised
from fixtures.small import SMALL
from tuner import load
from tuner.backend import host_soc_versions
from tuner.pipeline import compile_model
from tuner.runtime.object_file import emit_object
from tuner.session import Options
from tuner.target import Target

TARGET = Target(host_soc_versions()[-1], 2)

Model = Callable[[], onnx.ModelProto]
Bytes = list[bytes]


def picking() -> onnx.ModelProto:
    """Rows of a table, and the table's sum, by indices that only a run knows."""
    text = """<ir_version: 10, opset_import: ["" : 20]>
        pick (int64[3] rows, float[5,4] table)
        => (float[3,4] picked, float[5,4] same, float[5] sums)
        { picked = Gather <axis = 0> (table, rows)
          same = Identity (table)
          sums = ReduceSum <keepdims = 0> (table, axis) }"""
    model = onnx.parser.parse_model(text)
    model.graph.initializer.append(onnx.numpy_helper.from_array(np.array([1]), "axis"))
    return model


def bare() -> onnx.ModelProto:
    """A model without weights, one of whose outputs is its input."""
    text = """<ir_version: 10, opset_import: ["" : 20]>
        bare (float[300] x) => (float[300] y, float[300] z) { y = Relu (x) z = Identity (x) }"""
    return onnx.parser.parse_model(text)


MODELS: Mapping[str, Model] = {
    **{name: SMALL[name] for name in ("tiny_encoder", "control_flow", "pooling", "other_dtypes",
                                      "awkward_graph", "reductions")},
    "picking": picking,
    "bare": bare,
    "f16": lambda: in_half(SMALL["tiny_encoder_single"](), "f16"),
    "int8": lambda: quantised("mlp", "qdq_u8s8"),
}  # fmt: skip


def compiled(name: str, folder: Path) -> Path:
    """The offline model of one of MODELS, made once, with its object and header next to it."""
    made = folder / f"{name}.om"
    if not made.exists():
        onnx.save(MODELS[name](), folder / f"{name}.onnx")
        compile_model(
            folder / f"{name}.onnx", made, Options(TARGET), MemoryLookup(), lambda event: None
        )
        emit_object(made, folder / name)
    return made


def wanted(offline: Path, feeds: Mapping[str, np.ndarray]) -> Bytes:
    with load(offline, threads=1) as model:
        made = model.run(feeds)
        return [made[port.name].tobytes() for port in model.outputs]
