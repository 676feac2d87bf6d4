"""Every fixture model, imported and run node by node, against ONNX Runtime on the original."""

from __future__ import annotations

import numpy as np
import pytest

from fixtures.inputs import random_inputs
from fixtures.small import SMALL
from tests.tuner.frontend.models import ops
from tests.tuner.frontend.rebuild import run_graph, run_model
from tuner.frontend import graph_of

IN_MEMORY = sorted(SMALL.keys() - {"external_data"})
WITHOUT_SEGMENT = (
    "residual_cnn", "tiny_encoder", "tiny_decoder", "tiny_encoder_single", "tiny_decoder_single",
    "dynamic_batch", "elementwise_chain", "gemm_variants", "runtime_matmul", "pooling",
    "reductions", "resize_nearest", "awkward_graph", "tiny_generator",
)  # fmt: skip


@pytest.mark.parametrize("name", IN_MEMORY)
def test_an_imported_model_computes_what_the_original_computes(name: str) -> None:
    model = SMALL[name]()
    inputs = random_inputs(model)

    graph = graph_of(model, name, {n: a.shape for n, a in inputs.items()})

    assert name not in WITHOUT_SEGMENT or "segment" not in ops(graph)
    got, wanted = run_graph(graph, inputs), run_model(model, inputs)
    assert got.keys() == wanted.keys()
    for output, array in wanted.items():
        assert got[output].dtype == array.dtype
        # Of f16 it rounds values on the way, too.
        rtol, atol = (2e-3, 1e-3) if array.dtype == np.float16 else (1e-4, 1e-5)
        np.testing.assert_allclose(got[output], array, rtol=rtol, atol=atol, err_msg=output)
