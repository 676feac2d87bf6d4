"""Quotients that a step sees, compiled and loaded: exact multiples stay what they are."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import TensorProto, helper, numpy_helper

from tests.random_graphs.check import _in_ours
from tuner.backend import host_target


@pytest.mark.parametrize("factor", [1, 3, 47])
def test_floor_of_exact_multiples_of_256_divisors(factor: int) -> None:
    divisors = np.arange(1, 257, dtype=np.float32)
    nodes = [helper.make_node("Div", ["x", "c"], ["q"]), helper.make_node("Floor", ["q"], ["y"])]
    ends = [helper.make_tensor_value_info(n, TensorProto.FLOAT, (256,)) for n in "xy"]
    constants = [numpy_helper.from_array(divisors, "c")]
    graph = helper.make_graph(nodes, "g", ends[:1], ends[1:], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
    y = _in_ours(model, {"x": divisors * factor}, host_target().soc_version)["y"]
    assert np.array_equal(y, np.full(256, factor, np.float32))
