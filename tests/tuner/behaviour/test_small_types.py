"""Floats of 8 and 4 bits, and integers of 4 and 2: given and made by a run, and moved by it."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from tuner.errors import ModelError
from tuner.frontend import graph_of
from tuner.sessions.onnx_backend import TunebankBackend

FLOATS = ("FLOAT8E4M3FN", "FLOAT8E4M3FNUZ", "FLOAT8E5M2", "FLOAT8E5M2FNUZ", "FLOAT4E2M1")
INTEGERS = ("INT4", "UINT4", "INT2", "UINT2")
RNG = np.random.default_rng(8)
NUMBERS = (3.0 * RNG.standard_normal((5, 7))).astype(np.float32)


def model(
    nodes: list[onnx.NodeProto],
    inputs: dict[str, np.ndarray],
    result: tuple[int, tuple[int, ...]],
    **constants: np.ndarray,
) -> onnx.ModelProto:
    """A model of opset 25 with one result, y."""
    graph = helper.make_graph(
        nodes, "g",
        [helper.make_tensor_value_info(n, helper.np_dtype_to_tensor_dtype(a.dtype), a.shape)
         for n, a in inputs.items()],
        [helper.make_tensor_value_info("y", *result)],
        [numpy_helper.from_array(array, name) for name, array in constants.items()],
    )  # fmt: skip
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 25)], ir_version=11)


def native(made: onnx.ModelProto, *inputs: np.ndarray) -> np.ndarray:
    with_kernels = TunebankBackend.prepare(made, cores=1)
    (found,) = with_kernels.run(inputs)
    engine = with_kernels.engine
    with_kernels.close()
    assert engine == "native"
    return np.asarray(found)


def require_as_reference(made: onnx.ModelProto, **inputs: np.ndarray) -> None:
    (wanted,) = ReferenceEvaluator(made).run(None, inputs)
    found = native(made, *inputs.values())
    assert found.dtype == wanted.dtype
    np.testing.assert_allclose(found.astype(np.float32), wanted.astype(np.float32), rtol=1e-6)


@pytest.mark.parametrize("kind", [*FLOATS, *INTEGERS])
def test_numbers_become_small_ones_and_numbers_again(kind: str) -> None:
    to = TensorProto.DataType.Value(kind)
    inside = np.clip(NUMBERS, 0, 1) if kind in INTEGERS else NUMBERS
    nodes = [helper.make_node("Cast", ["x"], ["s"], to=to),
             helper.make_node("Cast", ["s"], ["y"], to=TensorProto.FLOAT)]  # fmt: skip

    require_as_reference(model(nodes, {"x": inside}, (TensorProto.FLOAT, (5, 7))), x=inside)


@pytest.mark.parametrize("kind", FLOATS[:4])
def test_numbers_beyond_all_are_the_largest_or_as_the_type_has_them(kind: str) -> None:
    to = TensorProto.DataType.Value(kind)
    dtype = helper.tensor_dtype_to_np_dtype(to)
    x = np.array([1e6, -1e6, np.inf, -np.inf, np.nan, 1.0], np.float32)
    largest = float(ml_dtypes.finfo(dtype).max)  # type: ignore[no-untyped-call]
    found = {}
    for saturates in (1, 0):
        nodes = [helper.make_node("Cast", ["x"], ["y"], to=to, saturate=saturates)]
        found[saturates] = native(model(nodes, {"x": x}, (to, (6,))), x).astype(np.float32)

    wanted = [largest, -largest, largest, -largest, np.nan, 1.0]
    np.testing.assert_array_equal(found[1], np.array(wanted, np.float32))
    with np.errstate(over="ignore", invalid="ignore"):
        np.testing.assert_array_equal(found[0], x.astype(dtype).astype(np.float32))


@pytest.mark.parametrize("kind", [*FLOATS, *INTEGERS])
def test_numbers_are_quantised_and_read_along_an_axis(kind: str) -> None:
    to = TensorProto.DataType.Value(kind)
    scale = (0.5 + RNG.random(7)).astype(np.float32)
    zero = np.zeros(7, helper.tensor_dtype_to_np_dtype(to))
    nodes = [helper.make_node("QuantizeLinear", ["x", "scale", "zero"], ["q"], axis=1),
             helper.make_node("Transpose", ["q"], ["t"]),
             helper.make_node("DequantizeLinear", ["t", "scale", "zero"], ["y"], axis=0),
            ]  # fmt: skip
    made = model(nodes, {"x": NUMBERS}, (TensorProto.FLOAT, (7, 5)), scale=scale, zero=zero)

    require_as_reference(made, x=NUMBERS)


@pytest.mark.parametrize("kind", [*FLOATS, *INTEGERS])
def test_one_zero_point_of_the_model_serves_all_numbers(kind: str) -> None:
    """It is a constant that is broadcast."""
    to = TensorProto.DataType.Value(kind)
    given = {"scale": np.full(1, 2, np.float32),
             "zero": np.zeros(1, helper.tensor_dtype_to_np_dtype(to))}  # fmt: skip
    node = helper.make_node("QuantizeLinear", ["x", "scale", "zero"], ["q"])
    back = helper.make_node("DequantizeLinear", ["q", "scale"], ["y"])
    made = model([node, back], {"x": NUMBERS}, (TensorProto.FLOAT, (5, 7)), **given)

    require_as_reference(made, x=NUMBERS)


@pytest.mark.parametrize("dtype", [ml_dtypes.int4, ml_dtypes.uint4, ml_dtypes.float8_e4m3fn])
def test_small_weights_of_a_run_are_multiplied_by_blocks(dtype: type) -> None:
    weights = RNG.integers(0, 7, (8, 6)).astype(dtype)
    scale = (0.5 + RNG.random((2, 6))).astype(np.float32)
    x = RNG.standard_normal((5, 8), dtype=np.float32)
    nodes = [helper.make_node("DequantizeLinear", ["q", "s"], ["w"], axis=0, block_size=4),
             helper.make_node("MatMul", ["x", "w"], ["y"])]  # fmt: skip
    made = model(nodes, {"q": weights, "x": x}, (TensorProto.FLOAT, (5, 6)), s=scale)

    found = native(made, weights, x)

    exact = weights.astype(np.float64) * np.repeat(scale.astype(np.float64), 4, 0)
    np.testing.assert_allclose(found, x @ exact, rtol=1e-4, atol=1e-5)


def test_what_neither_kernels_nor_onnx_runtime_are_given_is_named() -> None:
    x = np.ones(2, ml_dtypes.float8_e8m0fnu)
    made = model(
        [helper.make_node("Cast", ["x"], ["y"], to=1)], {"x": x}, (TensorProto.FLOAT, (2,))
    )

    with pytest.raises(ModelError, match="no tensors of float8_e8m0fnu, as 'x'"):
        graph_of(made, "small")
