"""Weights stay as the model stores them wherever that loses nothing."""

from __future__ import annotations

import numpy as np
import onnx
import pytest

from fixtures.half import in_half
from tests.tuner.frontend.models import parsed
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph

MATRIX = np.random.default_rng(0).standard_normal((8, 16)).astype(np.float16)


def weights_of(model: onnx.ModelProto) -> list[str]:
    graph = fuse(graph_of(model, "m"))
    return [dtype_of(graph, node.inputs[1]) for node in graph.nodes if node.op in ("gemm", "conv")]


def dtype_of(graph: Graph, name: str) -> str:
    assert graph.types[name].element.dtype == graph.constants[name].dtype
    return graph.types[name].dtype


@pytest.mark.parametrize("element", ["f16", "bf16"])
def test_a_product_reads_the_weights_that_a_half_model_stores(element: str) -> None:
    model = parsed("g (float[4,8] x) => (float y) { y = MatMul(x, w) }", w=MATRIX.astype("f4"))

    assert weights_of(in_half(model, element)) == [element]


def test_weights_that_fusion_has_changed_are_kept_in_f32() -> None:
    """A batch normalisation folded into a convolution gives numbers that f16 does not have."""
    text = """g (float[1,8,5,5] x) => (float y) {
        c = Conv(x, w) y = BatchNormalization(c, s, b, m, v) }"""
    numbers = {name: np.linspace(0.5, 1.7, 4, dtype=np.float32) for name in "sbmv"}
    model = parsed(text, w=MATRIX[:, :4].T.reshape(4, 8, 1, 1).astype("f4"), **numbers)

    assert weights_of(in_half(model, "f16")) == ["f32"]


def test_a_model_in_f32_keeps_its_tasks_whatever_its_weights_are() -> None:
    """Numbers that would fit 16 bits, too: a bank knows its tasks by the types they have."""
    model = parsed("g (float[4,8] x) => (float y) { y = MatMul(x, w) }", w=MATRIX.astype("f4"))

    assert weights_of(model) == ["f32"]
