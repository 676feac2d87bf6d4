"""Small ONNX models for the judge, and a way to open it on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from tuner.backend import host_soc_versions
from tuner.frontend.model_source import ModelSource, source_of
from tuner.judge.judge import Judge, open_judge
from tuner.lookup.model_lookup import read_model
from tuner.session import Options
from tuner.target import Target

TARGET = Target(host_soc_versions()[-1], 1)
FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64

Inputs = Mapping[str, tuple[int, Sequence[int | str]]]
"""Element type and shape of each input, by name."""


def model_of(
    nodes: Sequence[onnx.NodeProto],
    inputs: Inputs,
    outputs: Sequence[str] = ("y",),
    constants: Mapping[str, np.ndarray] | None = None,
    output_type: int = FLOAT,
    opset: int = 17,
) -> onnx.ModelProto:
    graph = helper.make_graph(
        nodes,
        "g",
        [helper.make_tensor_value_info(name, *kind) for name, kind in inputs.items()],
        [helper.make_tensor_value_info(name, output_type, None) for name in outputs],
        [numpy_helper.from_array(array, name) for name, array in (constants or {}).items()],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


def source(
    model: onnx.ModelProto, shapes: Mapping[str, tuple[int, ...]] | None = None
) -> ModelSource:
    return source_of(model, shapes or {}, None, {})


def saved(model: onnx.ModelProto, folder: Path) -> Path:
    path = folder / "m.onnx"
    onnx.save(model, path)
    return path


def judge_of(path: Path, *, samples: Path | None = None, floor: float = 1e-4) -> Judge:
    graph = read_model(path, Options(TARGET)).graph
    return open_judge(path, graph, floor=floor, samples=samples)


def two_siblings() -> onnx.ModelProto:
    """Two products of the same input, joined, a product and a softmax behind them."""
    rng = np.random.default_rng(0)
    nodes = [
        helper.make_node("MatMul", ["x", "v"], ["a"], name="left"),
        helper.make_node("MatMul", ["x", "w"], ["b"], name="right"),
        helper.make_node("Concat", ["a", "b"], ["c"], axis=1, name="both"),
        helper.make_node("MatMul", ["c", "u"], ["d"], name="last"),
        helper.make_node("Softmax", ["d"], ["y"], name="shares"),
    ]
    sizes = {"v": (32, 48), "w": (32, 48), "u": (96, 16)}
    weights = {n: 0.1 * rng.standard_normal(size).astype(np.float32) for n, size in sizes.items()}
    return model_of(nodes, {"x": (FLOAT, [24, 32])}, constants=weights)


def cancelling_variance() -> onnx.ModelProto:
    """E[x^2] - mean^2 of 4,096 numbers that are nearly equal, and far from 0."""
    nodes = [
        helper.make_node("Cast", ["x"], ["f"], to=FLOAT),
        helper.make_node("Mul", ["f", "tiny"], ["small"]),
        helper.make_node("Add", ["small", "far"], ["v"]),
        helper.make_node("ReduceMean", ["v"], ["mean"], axes=[1], keepdims=1),
        helper.make_node("Mul", ["v", "v"], ["square"]),
        helper.make_node("ReduceMean", ["square"], ["both"], axes=[1], keepdims=1),
        helper.make_node("Mul", ["mean", "mean"], ["mean2"]),
        helper.make_node("Sub", ["both", "mean2"], ["y"]),
    ]
    constants = {"tiny": np.float32(1e-3).reshape(1), "far": np.float32(7.3).reshape(1)}
    return model_of(nodes, {"x": (INT64, [1, 4096])}, constants=constants)
