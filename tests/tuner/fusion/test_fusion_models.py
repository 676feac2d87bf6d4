"""Whole models: what they become, and that they compute what ONNX Runtime computes."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace

import numpy as np
import onnxruntime
import pytest
from onnx import ModelProto

from fixtures.inputs import random_inputs
from fixtures.small import SMALL
from fixtures.zoo import build
from fixtures.zoo.bert import BERT_BASE, bert
from fixtures.zoo.gpt2 import GPT2, decoder
from fixtures.zoo.text_layers import Variant
from tests.tuner.fusion.sketch import Sketch, census, check_form
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.ops.run_graph import run_graph


@pytest.mark.parametrize("name", SMALL)
def test_a_small_model_computes_what_onnx_runtime_computes(name: str) -> None:
    model = SMALL[name]()
    feeds = random_inputs(model)
    shapes = {name: array.shape for name, array in feeds.items()}
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )

    graph = fuse(graph_of(model, name, shapes))
    got = run_graph(graph, feeds)

    check_form(graph)
    for output, want in zip(graph.outputs, session.run(list(graph.outputs), feeds), strict=True):
        expected = want.astype(np.float64)
        assert got[output].shape == want.shape
        size = np.abs(expected[np.isfinite(expected)]).max(initial=1e-6)
        share = 2e-3 if want.dtype == np.float16 else 1e-4  # ONNX Runtime rounds on the way, too
        np.testing.assert_allclose(got[output], expected, rtol=0, atol=share * size)


def fused_model(model: ModelProto) -> Graph:
    graph = fuse(graph_of(model, "model"))
    check_form(graph)
    return graph


def tail_counts(graph: Graph, op: str) -> Counter[str]:
    return Counter(str(n.attributes.get("tail", "")) for n in graph.nodes if n.op == op)


def test_resnet50_is_its_convolutions() -> None:
    graph = fused_model(build("resnet50"))

    assert census(graph) == {"copy": 1, "conv": 53, "pool": 1, "reduce": 1, "reshape": 1, "gemm": 1}
    assert tail_counts(graph, "conv") == {"t0=relu(x0)": 33, "t0=add(x0,x1);t1=relu(t0)": 16, "": 4}


def test_mobilenetv2_is_its_convolutions() -> None:
    graph = fused_model(build("mobilenetv2"))

    assert census(graph) == {
        "copy": 1, "conv": 35, "depthwise": 17, "reduce": 1, "reshape": 1, "gemm": 1,
    }  # fmt: skip


def test_yolov5s_copies_only_to_enlarge_and_at_its_borders() -> None:
    graph = fused_model(build("yolov5s"))

    assert census(graph) == {"copy": 6, "conv": 60, "concat": 13, "pool": 3, "reshape": 2}
    assert tail_counts(graph, "conv") == {"t0=silu(x0)": 50, "t0=silu(x0);t1=add(t0,x1)": 7, "": 3}
    copies = [node.origin for node in graph.nodes if node.op == "copy"]
    assert sorted(copies) == [("Resize",)] * 2 + [("Transpose",)] * 4


@pytest.mark.parametrize("variant", ["decomposed", "single"])
def test_bert_is_six_products_and_an_attention_a_layer(variant: Variant) -> None:
    sizes = replace(BERT_BASE, layers=2, vocabulary=100)

    graph = fused_model(bert("bert", sizes, variant))

    assert census(graph) == {
        "gemm": 2 * 6 + 1, "attention": 2, "layer_norm": 5, "gather": 2,
        "elementwise": 2, "copy": 1, "reshape": 10,
    }  # fmt: skip
    assert tail_counts(graph, "gemm")["t0=gelu(x0)"] == 2
    scores = {str(n.attributes["scores"]) for n in graph.nodes if n.op == "attention"}
    assert scores == {"t0=mul(x0,0.125);t1=add(t0,x1)"}


@pytest.mark.parametrize("variant", ["decomposed", "single"])
def test_gpt2_copies_nothing(variant: Variant) -> None:
    sizes = replace(GPT2, layers=2, vocabulary=100)

    graph = fused_model(decoder("gpt2", sizes, variant))

    assert census(graph) == {
        "gemm": 2 * 6 + 1, "attention": 2, "layer_norm": 5, "gather": 1,
        "elementwise": 1, "reshape": 10,
    }  # fmt: skip
    assert tail_counts(graph, "gemm")["t0=gelu_tanh(x0)"] == 2


@pytest.mark.timing
def test_the_time_of_fusion_grows_with_the_model_and_not_with_its_square() -> None:
    def seconds(layers: int) -> float:
        sketch = Sketch()
        x = sketch.input(1, 4, 4, 4)
        for _ in range(layers):
            x = sketch.node("Add", [x, sketch.node("Relu", sketch.batch_norm(sketch.conv(x, 4)))])
        graph = sketch.graph(x)
        start = time.perf_counter()
        fuse(graph)
        return time.perf_counter() - start

    assert seconds(800) < 20 * seconds(100)
