"""Images keep ONNX's layout between convolutions: the same results, without transpositions."""

from __future__ import annotations

import random

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import helper, numpy_helper

from tuner.frameworks.channels_first import TO_FIRST, TO_LAST, with_channels_first

SHAPE = (2, 5, 7, 4)
"""[N,H,W,C] of what the chain of operators begins with."""


class Chain:
    """A graph as a converter from TensorFlow writes it, drawn from a seed."""

    def __init__(self, seed: int) -> None:
        self.random, self.rng = random.Random(seed), np.random.default_rng(seed)
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []
        self.outputs = 1

    def constant(self, array: np.ndarray) -> str:
        name = f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(array, name))
        return name

    def add(self, kind: str, *inputs: str, **attributes: object) -> str:
        name = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [name], **attributes))
        return name

    def floats(self, *shape: int) -> str:
        return self.constant(self.rng.normal(size=shape).astype(np.float32))

    def step(self, x: str) -> str:
        """One operator on images of this layout, between transpositions if it is a convolution."""
        kind = self.random.choice(["conv", "scale", "bias", "image", "scalar", "relu", "mean"])
        if kind == "conv":
            first = self.add("Transpose", x, perm=TO_FIRST)
            made = self.add("Conv", first, self.floats(4, 4, 3, 3), pads=[1, 1, 1, 1])
            return self.add("Transpose", made, perm=TO_LAST)
        if kind == "mean":
            axes = self.constant(np.array(self.random.choice([[1, 2], [3], [-1], [0]])))
            return self.add("Sub", x, self.add("ReduceSum", x, axes, keepdims=1))
        operand = {
            "scale": lambda: self.floats(4), "bias": lambda: self.floats(1, 1, 1, 4),
            "image": lambda: self.floats(1, 5, 7, 1), "scalar": self.floats,
        }  # fmt: skip
        if kind == "relu":
            return self.add("Relu", x)
        return self.add(self.random.choice(["Add", "Mul"]), x, operand[kind]())

    def model(self) -> onnx.ModelProto:
        x = "x"
        for _ in range(8):
            x = self.step(x)
        made = [x, self.add("ReduceSum", x, self.constant(np.array([1, 2])), keepdims=0)]
        info = helper.make_tensor_value_info
        graph = helper.make_graph(
            self.nodes, "g", [info("x", 1, SHAPE)], [info(name, 1, None) for name in made],
            self.constants,
        )  # fmt: skip
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)


def run(model: onnx.ModelProto) -> list[np.ndarray]:
    session = onnxruntime.InferenceSession(model.SerializeToString())
    x = np.random.default_rng(0).normal(size=SHAPE).astype(np.float32)
    return [np.asarray(one) for one in session.run(None, {"x": x})]


@pytest.mark.parametrize("seed", range(12))
def test_results_are_the_same_in_the_other_layout(seed: int) -> None:
    model = Chain(seed).model()
    expected = run(model)

    found = run(with_channels_first(model))

    for one, other in zip(found, expected, strict=True):
        assert one.shape == other.shape
        np.testing.assert_allclose(one, other, rtol=0, atol=1e-5 * np.abs(other).max())


def test_between_two_convolutions_no_transposition_is_left() -> None:
    chain = Chain(0)
    first = chain.add("Transpose", "x", perm=TO_FIRST)
    made = chain.add("Conv", first, chain.floats(4, 4, 1, 1))
    last = chain.add(
        "Relu", chain.add("Add", chain.add("Transpose", made, perm=TO_LAST), chain.floats(4))
    )
    chain.add("Conv", chain.add("Transpose", last, perm=TO_FIRST), chain.floats(4, 4, 1, 1))
    result = helper.make_tensor_value_info(chain.nodes[-1].output[0], 1, None)
    image = helper.make_tensor_value_info("x", 1, SHAPE)
    graph = helper.make_graph(chain.nodes, "g", [image], [result], chain.constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)

    moved = with_channels_first(model)

    assert [node.op_type for node in moved.graph.node].count("Transpose") == 1
    run(moved)


def test_a_transposition_that_reverses_all_axes_is_left() -> None:
    image = helper.make_tensor_value_info("x", 1, SHAPE)
    node = helper.make_node("Transpose", ["x"], ["y"])
    result = helper.make_tensor_value_info("y", 1, SHAPE[::-1])
    graph = helper.make_graph([node], "g", [image], [result])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)

    assert with_channels_first(model).graph.node[0].op_type == "Transpose"
