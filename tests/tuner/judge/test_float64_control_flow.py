"""Graphs inside of nodes in float64: run trip by trip, as the specification writes them."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from tests.tuner.frontend.models import parsed
from tests.tuner.judge.models import FLOAT, source
from tests.tuner.judge.test_float64_model import agrees
from tuner.judge.float64_model import Float64Error, Float64Model

CONVOLVED = """g (float[1,1,5] x) => (float[1,1,5] y, float[3,1,1,5] rows) {
    y, rows = Loop (n, , x) <body = step (int64 i, bool go, float[1,1,5] s)
        => (bool go_on, float[1,1,5] t, float[1,1,5] row) <float[1,1,1] w = {1.00000011920929}>
        { go_on = Identity(go) t = Conv(s, w) row = Sub(t, x) }> }"""
"""The weight is the f32 number behind 1: what three trips add is below the digits of f32."""


def test_a_body_computes_in_float64() -> None:
    wide = Float64Model(source(parsed(CONVOLVED, n=np.array(3))))

    x = np.full((1, 1, 5), 1, np.float32)
    found = wide.run({"x": x})
    step = float(np.float32(1.00000011920929))
    np.testing.assert_array_equal(found["y"], np.full((1, 1, 5), step * step * step))
    assert not wide.narrow


def test_a_loop_ends_where_its_condition_does() -> None:
    text = """g (float[2] x) => (float[2] y, int64[4] rows) {
        y, rows = Loop (, c, x) <body = step (int64 i, bool go, float[2] s)
            => (bool go_on, float[2] t, int64 row) {
                go_on = Less(i, three) t = Add(s, x) row = Identity(i) }> }"""
    model = parsed(text, c=np.array(True), three=np.array(3))

    found = agrees(model).run({"x": np.array([1, 2], np.float32)})

    np.testing.assert_array_equal(found["y"], [5, 10])
    np.testing.assert_array_equal(found["rows"], [0, 1, 2, 3])


@pytest.mark.parametrize("opset", [8, 17])
def test_a_scan_is_a_trip_for_each_place(opset: int) -> None:
    batch = [2] if opset == 8 else []
    shape = [*batch, 4, 3]
    body = helper.make_graph(
        [helper.make_node("Add", ["s", "a"], ["t"]), helper.make_node("Neg", ["t"], ["o"])],
        "body",
        [helper.make_tensor_value_info(name, FLOAT, [3]) for name in "sa"],
        [helper.make_tensor_value_info(name, FLOAT, [3]) for name in "to"],
    )
    given, turned = ([""], "directions") if opset == 8 else ([], "scan_input_directions")
    node = helper.make_node(
        "Scan", [*given, "s0", "x"], ["y", "z"], body=body, num_scan_inputs=1, **{turned: [1]}
    )
    graph = helper.make_graph(
        [node],
        "g",
        [
            helper.make_tensor_value_info("s0", FLOAT, [*batch, 3]),
            helper.make_tensor_value_info("x", FLOAT, shape),
        ],
        [helper.make_tensor_value_info(name, FLOAT, None) for name in "yz"],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)
    rng = np.random.default_rng(2)
    s, x = rng.standard_normal((*batch, 3)).astype("f"), rng.standard_normal(shape).astype("f")

    found = agrees(model).run({"s0": s, "x": x})

    axis = len(batch)
    sums = np.cumsum(np.flip(x.astype(float), axis), axis) + np.expand_dims(s, axis)
    np.testing.assert_allclose(found["y"], np.take(sums, -1, axis), rtol=1e-12)
    np.testing.assert_allclose(found["z"], -sums, rtol=1e-12)


def test_sequences_of_a_body_are_a_matter_of_onnx_runtime() -> None:
    text = """g (float[2] x) => (float[k] y) {
        e = SequenceEmpty<dtype=1>()
        s = Loop (n, , e) <body = step (int64 i, bool go, seq(float[2]) q)
            => (bool go_on, seq(float[2]) r) { go_on = Identity(go) r = SequenceInsert(q, x) }>
        y = ConcatFromSequence<axis=0>(s) }"""

    with pytest.raises(Float64Error, match="something other than tensors"):
        Float64Model(source(parsed(text, n=np.array(3)))).run({"x": np.ones(2, np.float32)})


def test_numbers_that_a_branch_rounds_to_integers_are_known_to_the_judge() -> None:
    def branch(op: str, **more: Any) -> onnx.GraphProto:
        nodes = [helper.make_node(op, ["x", "scale"], ["q"], **more)]
        if op == "QuantizeLinear":
            nodes.append(helper.make_node("DequantizeLinear", ["q", "scale"], ["y"]))
        result = [helper.make_tensor_value_info(nodes[-1].output[0], FLOAT, None)]
        return helper.make_graph(nodes, op, [], result)

    node = helper.make_node(
        "If", ["c"], ["z"], then_branch=branch("QuantizeLinear"), else_branch=branch("Mul")
    )
    graph = helper.make_graph(
        [node], "g",
        [
            helper.make_tensor_value_info("x", FLOAT, [3]),
            helper.make_tensor_value_info("c", TensorProto.BOOL, []),
        ],
        [helper.make_tensor_value_info("z", FLOAT, None)],
        [numpy_helper.from_array(np.float32(0.5), "scale")],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)

    wide = Float64Model(source(model))

    assert wide.rounds_to_integers
    x = np.array([0.3, 1.1, 2.0], np.float32)
    found = wide.run({"x": x, "c": np.array(True)})["z"]
    np.testing.assert_array_equal(found, [0.5, 1.0, 2.0])
