"""Quantised operators in float64: against ONNX Runtime without its optimisations, and literals."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

from fixtures.inputs import random_inputs
from fixtures.quantised import FORMS, NETWORKS, quantised
from tests.tuner.judge.models import FLOAT, model_of, source
from tuner.judge.float64_model import Float64Model
from tuner.judge.float64_quantised import QUANTISED_OPERATORS, half_to_even
from tuner.measure.models import max_difference
from tuner.ops.onnx_runtime import open_session

RNG = np.random.default_rng(7)


def evaluated(op: str, *inputs: object, domain: str = "", **attributes: object) -> list[np.ndarray]:
    arrays = [array if array is None else np.asarray(array) for array in inputs]
    found = QUANTISED_OPERATORS[domain, op](attributes, arrays, half_to_even)
    assert found is not None
    return list(found)


def test_a_quotient_is_rounded_half_to_even_moved_and_held_inside_the_type() -> None:
    x = np.array([-1.0, 0.25, 0.75, 1.25, 1000.0, -1000.0, np.nan])

    (unsigned,) = evaluated("QuantizeLinear", x, np.float32(0.5), np.uint8(3))
    (signed,) = evaluated("QuantizeLinear", x, np.float32(0.5), np.int8(-1))

    assert unsigned.tolist() == [1, 3, 5, 5, 255, 0, 0]
    assert signed.tolist() == [-3, -1, 1, 1, 127, -128, -128]


def test_a_number_is_divided_by_the_scale_not_multiplied_by_its_reciprocal() -> None:
    scale = np.float32(0.1)
    tie = float(scale) * 2.5  # 2.5 exactly, and above it by the reciprocal of f32

    (found,) = evaluated("QuantizeLinear", np.array([tie]), scale, np.uint8(0))

    assert found.tolist() == [2]


def test_scales_are_of_a_slice_or_of_a_block() -> None:
    q = np.array([[1, 2, 3], [4, 5, 6]], np.int8)

    (slices,) = evaluated("DequantizeLinear", q, np.float32([1, 10]), np.int8([0, 1]), axis=0)
    (blocks,) = evaluated(
        "DequantizeLinear", q, np.float32([[1, 10], [2, 20]]), axis=1, block_size=2
    )

    assert slices.tolist() == [[1, 2, 3], [30, 40, 50]]
    assert blocks.tolist() == [[1, 2, 30], [8, 10, 120]]


def test_four_bits_saturate_at_their_own_bounds() -> None:
    x, zero = np.array([-9.0, 6.0, 9.0]), np.array(0, ml_dtypes.int4)

    (found,) = evaluated("QuantizeLinear", x, np.float32(1), zero)

    assert found.dtype == ml_dtypes.int4
    assert found.astype(int).tolist() == [-8, 6, 7]


def test_a_dynamic_range_includes_zero_and_its_zero_point_is_rounded() -> None:
    q, scale, zero = evaluated("DynamicQuantizeLinear", np.array([1.0, 2.0, 5.1]))
    constant = evaluated("DynamicQuantizeLinear", np.zeros(3))

    assert (q.tolist(), float(scale), int(zero)) == ([50, 100, 255], 5.1 / 255, 0)
    assert [part.tolist() for part in constant] == [[0, 0, 0], 0.0, 0]


def test_sums_of_integers_wrap_as_registers_do() -> None:
    a, b = np.full((1, 70_000), 255, np.uint8), np.full((70_000, 1), 127, np.int8)

    (found,) = evaluated("MatMulInteger", a, b)

    assert found.dtype == np.int32
    assert found.item() == 255 * 127 * 70_000 - 2**32


def test_padding_of_a_convolution_of_integers_is_the_zero_point() -> None:
    x, w = np.full((1, 1, 1, 1), 9, np.uint8), np.ones((1, 1, 3, 3), np.int8)

    (found,) = evaluated("ConvInteger", x, w, np.uint8(4), pads=[1, 1, 1, 1])

    assert found.item() == 5


PART = (np.float32(0.02), np.uint8(120))
"""Scale and zero point of an operand."""
OUT = (np.float32(0.013171), np.uint8(110))
X = RNG.integers(0, 256, (2, 3, 6, 6), np.uint8)
Y = RNG.integers(0, 256, (2, 3, 6, 6), np.uint8)
W = RNG.integers(-64, 65, (4, 3, 3, 3), np.int8)
"""Weights of 7 bits: without VNNI ONNX Runtime adds pairs of wider products in 16 bits."""
FILTERS = (np.float32([0.01, 0.02, 0.03, 0.04]), np.zeros(4, np.int8))
MATRIX = RNG.integers(-64, 65, (6, 5), np.int8)
COLUMNS = (np.float32([0.01, 0.02, 0.03, 0.01, 0.02]), np.int8([0, 3, -4, 9, 0]))
WINDOW = {"kernel_shape": [2, 2], "strides": [2, 2], "pads": [1, 1, 0, 0]}
BIAS = RNG.integers(-900, 900, 4).astype(np.int32)
WIDE = RNG.standard_normal((3, 6)).astype(np.float32)
CASES = {
    "QLinearMatMul": ((X[0, 0], *PART, MATRIX, np.float32(0.02), np.int8(3), *OUT), {}),
    "QLinearConv": ((X, *PART, W, *FILTERS, *OUT, BIAS), {"pads": [1, 1, 1, 1]}),
    "MatMulInteger": ((X, MATRIX, np.uint8(120), COLUMNS[1]), {}),
    "ConvInteger": ((X, W, np.uint8(120)), {"strides": [2, 2], "pads": [1, 0, 1, 1]}),
    "DynamicQuantizeLinear": ((WIDE,), {}),
    "com.microsoft:QGemm": (
        (X[0, 0], *PART, MATRIX, *COLUMNS, RNG.integers(-99, 99, 5).astype(np.int32), *OUT),
        {"alpha": 1.0},
    ),
    "com.microsoft:DynamicQuantizeMatMul": ((WIDE, MATRIX, *COLUMNS), {}),
    "com.microsoft:MatMulIntegerToFloat": (
        (X[0, 0], MATRIX, PART[0], COLUMNS[0], PART[1], COLUMNS[1], WIDE[0, :5]), {},
    ),
    "com.microsoft:QLinearConv": (
        (X.transpose(0, 2, 3, 1), *PART, W, *FILTERS, *OUT, BIAS),
        {"pads": [1, 1, 0, 1], "channels_last": 1},
    ),
    "com.microsoft:QLinearAdd": ((X, *PART, Y, *OUT, *PART), {}),
    "com.microsoft:QLinearMul": ((X, *PART, Y, *OUT, *PART), {}),
    "com.microsoft:QLinearConcat": ((*OUT, X, *PART, Y, *OUT), {"axis": 1}),
    "com.microsoft:QLinearSigmoid": ((X, *PART, np.float32(1 / 256), np.uint8(0)), {}),
    "com.microsoft:QLinearLeakyRelu": ((X, *PART, *OUT), {"alpha": 0.1}),
    "com.microsoft:QLinearSoftmax": (
        (X, *PART, np.float32(1 / 256), np.uint8(0)), {"axis": -1, "opset": 13},
    ),
    "com.microsoft:QLinearAveragePool": ((X, *PART, *OUT), WINDOW),
    "com.microsoft:QLinearWhere": ((X > 100, X, *PART, Y, *OUT, *PART), {}),
    "com.microsoft:QLinearGlobalAveragePool": ((X, *PART, *OUT), {}),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_an_operator_gives_what_onnx_runtime_gives_but_for_ties(name: str) -> None:
    """Its kernels multiply by reciprocals, or in another order: a step is one of the last digit."""
    inputs, attributes = CASES[name]
    domain, _, op = name.rpartition(":")
    names = [f"x{i}" for i in range(len(inputs))]
    outputs = ["y", "s", "z"] if op == "DynamicQuantizeLinear" else ["y"]
    node = helper.make_node(op, names, outputs, domain=domain, **attributes)
    arrays = dict(zip(names, map(np.asarray, inputs), strict=True))
    kinds = {
        n: (helper.np_dtype_to_tensor_dtype(array.dtype), array.shape)
        for n, array in arrays.items() if n == "x0"
    }  # fmt: skip
    weights = {n: array for n, array in arrays.items() if n not in kinds}
    found = evaluated(op, *arrays.values(), domain=domain, **attributes)[0]
    kind = FLOAT if found.dtype == np.float64 else helper.np_dtype_to_tensor_dtype(found.dtype)
    model = model_of([node], kinds, ("y",), weights, output_type=kind)
    model.opset_import.append(helper.make_opsetid("com.microsoft", 1))

    wanted = open_session(model.SerializeToString(), 1, optimises=False).run(
        ["y"], {n: arrays[n] for n in kinds}
    )[0]

    if kind in (FLOAT, TensorProto.INT32):
        assert max_difference({"y": found}, {"y": wanted}) <= 1e-6 * (kind == FLOAT)
    else:
        steps = np.abs(found.astype(int) - wanted.astype(int))
        assert found.dtype == wanted.dtype
        assert steps.max() <= 1
        assert np.mean(steps > 0) < 0.02


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("network", NETWORKS)
def test_every_quantised_network_is_evaluated_without_a_quantised_kernel(
    network: str, form: str
) -> None:
    model = quantised(network, form)
    wide = Float64Model(source(model))

    found = wide.run(random_inputs(model, seed=50))

    assert wide.rounds_to_integers
    assert wide.narrow <= {"Gelu"}
    assert all(array.dtype == np.float64 for array in found.values())


def test_a_network_of_floats_rounds_to_no_integers() -> None:
    node: onnx.NodeProto = helper.make_node("Relu", ["x"], ["y"])

    assert not Float64Model(source(model_of([node], {"x": (FLOAT, [3])}))).rounds_to_integers
