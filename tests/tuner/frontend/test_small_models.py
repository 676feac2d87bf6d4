"""Every fixture model, imported and run node by node, against ONNX Runtime on the original."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from fixtures.inputs import random_inputs
from fixtures.small import SMALL
from fixtures.zoo import ZOO, build
from tests.tuner.frontend.rebuild import run_graph, run_model
from tuner.frontend import graph_of

LARGE = ("resnet50", "bert_base", "gpt2")
IN_MEMORY = sorted(SMALL.keys() - {"external_data"})
WITHOUT_SEGMENT = (
    "residual_cnn", "tiny_encoder", "tiny_decoder", "tiny_encoder_single", "tiny_decoder_single",
    "dynamic_batch", "elementwise_chain", "gemm_variants", "runtime_matmul", "pooling",
    "reductions", "resize_nearest", "awkward_graph",
)  # fmt: skip


@pytest.mark.parametrize("name", IN_MEMORY)
def test_an_imported_model_computes_what_the_original_computes(name: str) -> None:
    model = SMALL[name]()
    inputs = random_inputs(model)

    graph = graph_of(model, name, {n: a.shape for n, a in inputs.items()})

    got, wanted = run_graph(graph, inputs), run_model(model, inputs)
    assert got.keys() == wanted.keys()
    for output, array in wanted.items():
        assert got[output].dtype == array.dtype
        np.testing.assert_allclose(got[output], array, rtol=1e-4, atol=1e-5, err_msg=output)


@pytest.mark.parametrize("name", WITHOUT_SEGMENT)
def test_what_has_kernels_needs_no_segment(name: str) -> None:
    model = SMALL[name]()
    shapes = {n: a.shape for n, a in random_inputs(model).items()}

    graph = graph_of(model, name, shapes)

    assert "segment" not in {node.op for node in graph.nodes}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow] if name in LARGE else [])
        for name in ("mobilenetv2", "yolov5s", *LARGE)
    ],
)
def test_no_model_of_the_zoo_needs_a_segment(name: str) -> None:
    assert name in ZOO
    graph = graph_of(build(name), name)

    ops = Counter(node.op for node in graph.nodes)
    assert ops["segment"] == 0
    assert all(t.is_static for t in graph.types.values())
    run_time_ints = [
        n for n, t in graph.types.items() if t.dtype != "f32" and n not in graph.constants
    ]
    assert len(run_time_ints) <= 5, "shape arithmetic is left"
