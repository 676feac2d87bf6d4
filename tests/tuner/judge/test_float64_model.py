"""A model in float64: against ONNX Runtime's float32, and against sums that are exact."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper

from fixtures.inputs import random_inputs
from fixtures.small import SMALL
from tests.fixtures.sessions import session
from tests.tuner.judge.models import FLOAT, INT64, model_of, source
from tuner.judge.float64_model import Float64Error, Float64Model
from tuner.measure.models import max_difference

IMAGE = {"x": (FLOAT, [2, 4, 9, 11])}


def agrees(model: onnx.ModelProto, within: float = 2e-6) -> Float64Model:
    """Checks the wide outputs of random inputs against ONNX Runtime's."""
    feeds = random_inputs(model)
    shapes = {name: array.shape for name, array in feeds.items()}
    running, wide = session(model), Float64Model(source(model, shapes))
    names = [output.name for output in running.get_outputs()]
    wanted = dict(zip(names, running.run(names, feeds), strict=True))
    got = wide.run(feeds)
    assert max_difference(wanted, got) <= within
    assert all(array.dtype != np.float32 for array in got.values())
    return wide


@pytest.mark.parametrize("name", SMALL)
def test_every_small_model_is_evaluated_as_onnx_runtime_does(name: str) -> None:
    agrees(SMALL[name](), 1e-3 if name == "other_dtypes" else 1e-5)  # some are of 16 bits


@pytest.mark.parametrize(
    "attributes",
    [
        {},
        {"strides": [2, 3], "pads": [1, 0, 2, 1]},
        {"dilations": [2, 2], "auto_pad": "VALID"},
        {"auto_pad": "SAME_LOWER"},
        {"group": 2, "auto_pad": "SAME_UPPER", "strides": [2, 2]},
        {"group": 4},
    ],
)
def test_a_convolution_is_summed_in_float64(attributes: dict[str, Any]) -> None:
    depth = 4 // attributes.get("group", 1)
    w = np.random.default_rng(1).standard_normal((8, depth, 3, 2)).astype(np.float32)
    b = np.arange(8, dtype=np.float32)
    node = helper.make_node("Conv", ["x", "w", "b"], ["y"], **attributes)

    wide = agrees(model_of([node], IMAGE, constants={"w": w, "b": b}))

    assert not wide.narrow


@pytest.mark.parametrize(
    "attributes",
    [
        {},
        {"strides": [2, 3], "pads": [1, 0, 2, 1], "output_padding": [1, 2]},
        {"dilations": [2, 2], "group": 2},
        {"strides": [2, 2], "auto_pad": "SAME_UPPER"},
        {"strides": [2, 2], "output_shape": [18, 23]},
    ],
)
def test_a_transposed_convolution_is_summed_in_float64(attributes: dict[str, Any]) -> None:
    w = np.random.default_rng(1).standard_normal((4, 3, 3, 2)).astype(np.float32)
    node = helper.make_node("ConvTranspose", ["x", "w"], ["y"], **attributes)

    assert not agrees(model_of([node], IMAGE, constants={"w": w})).narrow


@pytest.mark.parametrize(
    "attributes",
    [
        {},
        {"strides": [2, 2], "ceil_mode": 1},
        {"strides": [2, 2], "pads": [1, 1, 1, 1], "count_include_pad": 1},
        {"strides": [3, 2], "pads": [1, 0, 1, 1]},
    ],
)
def test_an_average_is_summed_in_float64(attributes: dict[str, Any]) -> None:
    node = helper.make_node("AveragePool", ["x"], ["y"], kernel_shape=[3, 2], **attributes)

    assert not agrees(model_of([node], IMAGE)).narrow


@pytest.mark.parametrize(
    ("op", "attributes"),
    [
        ("GlobalAveragePool", {}), ("GlobalMaxPool", {}), ("Erf", {}), ("HardSigmoid", {}),
        ("HardSwish", {}), ("LeakyRelu", {"alpha": 0.2}), ("Elu", {}), ("Selu", {}),
        ("Softplus", {}), ("Softsign", {}), ("Relu", {}), ("Tanh", {}), ("Exp", {}),
        ("Transpose", {"perm": [0, 2, 3, 1]}), ("Softmax", {}), ("LogSoftmax", {}),
    ],
)  # fmt: skip
def test_operators_of_one_input_are_wide(op: str, attributes: dict[str, Any]) -> None:
    assert not agrees(model_of([helper.make_node(op, ["x"], ["y"], **attributes)], IMAGE)).narrow


def test_bounds_and_slopes_and_products_are_wide() -> None:
    nodes = [
        helper.make_node("Clip", ["x", "low"], ["c"]),
        helper.make_node("PRelu", ["c", "slope"], ["p"]),
        helper.make_node("InstanceNormalization", ["p", "four", "four"], ["n"]),
        helper.make_node("Flatten", ["n"], ["f"]),
        helper.make_node("Gemm", ["f", "w", "b"], ["y"], alpha=0.5, beta=2.0, transB=1),
    ]
    constants = {
        "low": np.float32(-0.5), "slope": np.full((4, 1, 1), 0.1, np.float32),
        "four": np.arange(1, 5, dtype=np.float32), "b": np.ones(3, np.float32),
        "w": np.random.default_rng(2).standard_normal((3, 396)).astype(np.float32),
    }  # fmt: skip

    assert not agrees(model_of(nodes, IMAGE, constants=constants)).narrow


def test_what_has_no_double_kernel_runs_as_it_is_and_is_named() -> None:
    nodes = [
        helper.make_node("QuantizeLinear", ["x", "scale", "zero"], ["q"]),
        helper.make_node("DequantizeLinear", ["q", "scale", "zero"], ["y"]),
    ]
    constants = {"scale": np.float32(0.05), "zero": np.uint8(128)}

    wide = agrees(model_of(nodes, IMAGE, constants=constants))

    assert not wide.narrow


def test_a_branch_is_wide_in_its_subgraph() -> None:
    then = helper.make_graph(
        [helper.make_node("Mul", ["x", "x"], ["a"])],
        "then", [], [helper.make_tensor_value_info("a", FLOAT, None)],
    )  # fmt: skip
    other = helper.make_graph(
        [helper.make_node("Neg", ["x"], ["b"])],
        "else", [], [helper.make_tensor_value_info("b", FLOAT, None)],
    )  # fmt: skip
    nodes = [
        helper.make_node("ReduceSum", ["x"], ["s"], keepdims=0),
        helper.make_node("Greater", ["s", "zero"], ["is_positive"]),
        helper.make_node("If", ["is_positive"], ["y"], then_branch=then, else_branch=other),
    ]

    wide = agrees(model_of(nodes, IMAGE, constants={"zero": np.float32(0)}))

    assert not wide.narrow


def test_a_sum_that_float32_loses_is_kept() -> None:
    nodes = [
        helper.make_node("Cast", ["x"], ["f"], to=FLOAT),
        helper.make_node("Add", ["f", "one"], ["a"]),
        helper.make_node("Sub", ["a", "f"], ["y"]),
    ]
    model = model_of(nodes, {"x": (INT64, [1])}, constants={"one": np.float32(1).reshape(1)})

    assert Float64Model(source(model)).run({"x": np.array([2**30])})["y"] == 1.0


def test_a_model_that_takes_too_long_has_no_wide_outputs() -> None:
    model = model_of([helper.make_node("Relu", ["x"], ["y"])], IMAGE)

    with pytest.raises(Float64Error, match="takes more than 0 s"):
        Float64Model(source(model), max_s=0.0).run(random_inputs(model))
