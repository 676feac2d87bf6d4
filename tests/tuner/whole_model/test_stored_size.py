"""Bytes that policies add to the weights in memory: as many as a loaded model has."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

import tuner
from tuner.backend import host_soc_versions
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.lookup.model_lookup import BuiltModel, build_model, tasks_of
from tuner.policy import Policy
from tuner.program.kernel_store import KernelStore
from tuner.search.space import Space
from tuner.session import Options, StepTime
from tuner.target import Target
from tuner.whole_model.stored_size import size_line
from tuner.whole_model.write import write_offline_model

TARGET = Target(host_soc_versions()[-1], 1)


def convolution() -> onnx.ModelProto:
    w = np.random.default_rng(1).standard_normal((64, 64, 3, 3), dtype=np.float32)
    x = helper.make_tensor_value_info("x", onnx.TensorProto.FLOAT, [1, 64, 14, 14])
    node = helper.make_node("Conv", ["x", "w"], ["y"], "conv", pads=[1, 1, 1, 1])
    graph = helper.make_graph(
        [node], "g", [x], [onnx.ValueInfoProto(name="y")], [numpy_helper.from_array(w, "w")]
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def built(impl: str) -> BuiltModel:
    """The convolution under a policy of this implementation."""
    options = Options(TARGET, precision_mode="allow_mix_precision_bf16")
    read = tasks_of(fuse(graph_of(convolution(), "g")), options)
    policies = dict[str, Policy]()
    for use in read.uses:
        if use.task.op == "conv":
            space = Space(use.task, TARGET)
            found = (p for p in space.ranked() if dict(p.knobs).get("impl") == impl)
            policies[use.task.key] = next(found)
    return build_model(read, policies, TARGET, KernelStore())


def steps(model: BuiltModel, median_us: float) -> list[StepTime]:
    names = (step.name for step in model.program.program.steps)
    return [StepTime(name, "conv", "", median_us, 0.0, 0.0, 0.0) for name in names]


def test_weights_as_they_are_need_no_line() -> None:
    model = built("direct")

    assert size_line(model.program.program, model.read.graph.constants.values(), (), ()) == ""


@pytest.mark.parametrize("is_timed", [False, True])
def test_the_line_says_what_is_in_memory(is_timed: bool, tmp_path: Path) -> None:
    model, path = built("winograd_f2"), tmp_path / "m.om"
    source = graph_of(convolution(), "g")
    write_offline_model(path, fuse(source), model, Options(TARGET))
    times = (steps(model, 3000.0), steps(model, 1750.0)) if is_timed else ((), ())

    line = size_line(model.program.program, model.read.graph.constants.values(), *times)

    whole, weights, more = map(float, re.findall(r"([\d.]+) MB", line))
    assert weights == pytest.approx(64 * 64 * 9 * 4 / 1e6, rel=0.01)
    assert whole == pytest.approx(weights + more, rel=0.01)
    assert more == pytest.approx((16 / 9 - 1) * weights, rel=0.01)
    with tuner.load(path) as loaded:
        assert loaded.program.weights_bytes == pytest.approx(1e6 * whole, rel=0.01)
    saved = re.search(r"winograd_f2 adds [\d.]+ MB \((.*) ms less\)", line)
    assert (saved is not None and saved[1].endswith("1.25")) == is_timed


def test_weights_in_fewer_bits_save_memory() -> None:
    model = built("direct_bf16")

    line = size_line(model.program.program, model.read.graph.constants.values(), (), ())

    whole, weights, less = map(float, re.findall(r"([\d.]+) MB", line))
    assert "direct_bf16 saves" in line
    assert less == pytest.approx(weights / 2, rel=0.01)
    assert whole == pytest.approx(0.5 * weights, rel=0.01)
