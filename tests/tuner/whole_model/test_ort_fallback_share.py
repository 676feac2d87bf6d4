"""What a session says of models that run in ONNX Runtime, in part or as a whole."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from tuner.backend import host_soc_versions
from tuner.figures import Figures
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.session import StepTime, TaskCounts, TuneResult
from tuner.target import Target
from tuner.whole_model.ort_fallback import partly_native

Ratio = tuple[float, float, float] | None


def fused(nodes: list[onnx.NodeProto], weights: list[onnx.TensorProto] | None = None) -> Graph:
    ports = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [2, 4]) for name in "xy"]
    graph = helper.make_graph(nodes, "g", ports[:1], ports[1:], weights or [])
    imports = [helper.make_opsetid("", 17)]
    return fuse(graph_of(helper.make_model(graph, opset_imports=imports, ir_version=9), "m"))


def step(op: str, median_us: float) -> StepTime:
    return StepTime(op, op, "", median_us, 0.0, 0.0, 0.0)


def test_the_share_of_the_time_and_the_operators_without_kernels_are_named() -> None:
    first = helper.make_node("RandomNormalLike", ["x"], ["a"])
    graph = fused([first, helper.make_node("Relu", ["a"], ["y"])])

    assert partly_native([step("segment", 75.0), step("elementwise", 25.0)], graph) == (
        "25% of the time runs natively; ONNX Runtime runs the rest: RandomNormalLike"
    )


def test_an_operator_without_a_kernel_in_double_is_named_with_the_type() -> None:
    double = numpy_helper.from_array(np.ones((4, 4)), "w")
    nodes = [
        helper.make_node("Cast", ["x"], ["a"], to=TensorProto.DOUBLE),
        helper.make_node("MatMul", ["a", "w"], ["b"]),
        helper.make_node("Sin", ["b"], ["c"]),
        helper.make_node("Cast", ["c"], ["y"], to=TensorProto.FLOAT),
    ]

    assert partly_native([step("segment", 1.0)], fused(nodes, [double])) == (
        "0% of the time runs natively; ONNX Runtime runs the rest: Sin in f64"
    )


def test_where_nothing_was_timed_no_time_is_lost_in_onnx_runtime() -> None:
    graph = fused([helper.make_node("RandomNormalLike", ["x"], ["y"])])

    assert partly_native([], graph).startswith("100% of the time runs natively")


def test_a_model_of_kernels_alone_needs_no_remark() -> None:
    graph = fused([helper.make_node("Relu", ["x"], ["y"])])
    assert partly_native([step("elementwise", 1.0)], graph) == ""


def result(
    default_ratio: Ratio, *, used_default: bool = False, left_to_peer: str = ""
) -> TuneResult:
    times = Figures(
        default_ms=1.0, tuned_ms=1.0, default_ratio=default_ratio, used_default=used_default
    )
    return TuneResult(
        times, (), left_to_peer=left_to_peer, partly_native="25% of the time runs natively",
        model="m", offline_model=Path("m.om"), target=Target(host_soc_versions()[-1], 1),
        counts=TaskCounts(), changes=(), failed=(), trials=0, tuning_s=0.0, task_keys=(),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("session", "is_unchanged"),
    [
        (result((1.1, 1.2, 1.3)), False),
        (result((0.99, 1.2, 1.3)), True),
        (result((1.1, 1.2, 1.3), used_default=True), True),
        (result((1.1, 1.2, 1.3), left_to_peer="it is faster"), True),
        (result(None), False),
    ],
)
def test_unchanged_is_where_nothing_won_beyond_the_noise(
    session: TuneResult, is_unchanged: bool
) -> None:
    assert session.is_unchanged == is_unchanged


def test_what_onnx_runtime_runs_is_one_sentence() -> None:
    assert result(None).engines == "25% of the time runs natively"
    whole = result(None, left_to_peer="it is faster")
    assert whole.engines == "ONNX Runtime runs the whole model: it is faster"
