"""Rules of fusion can be left out, each and all together: the model computes the same."""

from __future__ import annotations

from functools import cache

import numpy as np
import onnxruntime
import pytest
from onnx import ModelProto

from fixtures.half import in_half
from fixtures.inputs import random_inputs
from fixtures.quantised import quantised
from fixtures.small import SMALL
from tuner.frontend import graph_of
from tuner.fusion import SWITCHED_RULES, TAIL_RULES, fuse
from tuner.graph import Graph
from tuner.ops.run_graph import run_graph

FORMS = ("qdq_u8s8", "dynamic_s8")
QUANTISED = [f"{name} {form}" for name in ("cnn", "encoder") for form in FORMS]
HALF = "tiny_encoder in f16"


@cache
def model_of(name: str) -> ModelProto:
    if name == HALF:
        return in_half(SMALL["tiny_encoder"](), "f16")
    network, _, form = name.partition(" ")
    return quantised(network, form) if form else SMALL[network]()


@cache
def wanted(name: str) -> tuple[dict[str, np.ndarray], Graph, list[np.ndarray]]:
    """Inputs, the imported graph, and what ONNX Runtime computes."""
    model = model_of(name)
    feeds = random_inputs(model)
    graph = graph_of(model, "m", {name: array.shape for name, array in feeds.items()})
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(model.SerializeToString(), options)
    return feeds, graph, session.run(list(graph.outputs), feeds)


def assert_same(name: str, off: tuple[str, ...]) -> Graph:
    feeds, graph, results = wanted(name)
    fused = fuse(graph, off=off)
    found = run_graph(fused, feeds)
    for output, result in zip(graph.outputs, results, strict=True):
        expected = result.astype(np.float64)
        size = np.abs(expected[np.isfinite(expected)]).max(initial=1e-6)
        share = 1e-4 if result.dtype == np.float32 and name in SMALL else 2e-2
        np.testing.assert_allclose(found[output], expected, rtol=0, atol=share * size)
    return fused


@pytest.mark.parametrize("name", [*SMALL, *QUANTISED, HALF])
def test_a_model_computes_the_same_without_any_of_them(name: str) -> None:
    assert_same(name, SWITCHED_RULES)


@pytest.mark.parametrize("rule", SWITCHED_RULES)
@pytest.mark.parametrize("name", ["residual_cnn", "tiny_encoder", "tiny_decoder", QUANTISED[0]])
def test_a_model_computes_the_same_without_one_of_them(name: str, rule: str) -> None:
    assert_same(name, (rule,))


def test_what_is_switched_off_is_not_done() -> None:
    _, graph, _ = wanted("residual_cnn")

    plain = fuse(graph)
    without = assert_same("residual_cnn", TAIL_RULES)
    nothing = assert_same("residual_cnn", SWITCHED_RULES)

    assert len(plain.nodes) < len(without.nodes) <= len(nothing.nodes)
    assert any("tail" in node.attributes for node in plain.nodes)
    assert not any(node.attributes.get("tail") for node in without.nodes)
