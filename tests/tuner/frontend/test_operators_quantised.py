"""Quantised operators as operators of f32 between Q and DQ: the reference is integer NumPy."""

from __future__ import annotations

from collections.abc import Mapping

import ml_dtypes
import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from tests.tuner.frontend.models import ops
from tests.tuner.judge.models import FLOAT, model_of, source
from tests.tuner.judge.test_float64_quantised import CASES
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.judge.float64_model import Float64Model
from tuner.ops.run_graph import run_graph

RNG = np.random.default_rng(31)
U8, I32 = TensorProto.UINT8, TensorProto.INT32


def of_case(name: str, dtype: int | None = None) -> tuple[onnx.ModelProto, dict[str, np.ndarray]]:
    """A model of one operator of a case, whose first input is given at run time."""
    inputs, attributes = CASES[name]
    domain, _, op = name.rpartition(":")
    arrays = {f"x{i}": np.asarray(value) for i, value in enumerate(inputs)}
    x = arrays["x0"]
    kinds = {"x0": (helper.np_dtype_to_tensor_dtype(x.dtype), x.shape)}
    results = ["y", "s", "z"] if op == "DynamicQuantizeLinear" else ["y"]
    node = helper.make_node(op, list(arrays), results, domain=domain, **attributes)
    constants = {key: value for key, value in arrays.items() if key != "x0"}
    made = dtype or kinds["x0"][0]
    model = model_of([node], kinds, ("y",), constants, output_type=made, opset=21)
    model.opset_import.append(helper.make_opsetid("com.microsoft", 1))
    return model, {"x0": x}


RESULTS = {
    "MatMulInteger": I32, "ConvInteger": I32, "DynamicQuantizeLinear": U8,
    "com.microsoft:QLinearWhere": U8, "com.microsoft:DynamicQuantizeMatMul": FLOAT,
    "com.microsoft:MatMulIntegerToFloat": FLOAT,
}  # fmt: skip
"""Types of results that are not of the type of the first input."""


def found_and_wanted(
    model: onnx.ModelProto, feeds: Mapping[str, np.ndarray]
) -> tuple[Graph, np.ndarray, np.ndarray]:
    """The imported graph, its result in float64 after fusion, and that of the operator itself."""
    graph = graph_of(model, "test")
    (found,) = run_graph(fuse(graph), feeds).values()
    (wanted,) = Float64Model(source(model)).run(feeds).values()
    return graph, found, wanted


@pytest.mark.parametrize("name", CASES)
def test_an_operator_is_native_and_gives_what_its_definition_says(name: str) -> None:
    model, feeds = of_case(name, RESULTS.get(name))

    graph, found, wanted = found_and_wanted(model, feeds)

    assert "segment" not in ops(graph)
    if wanted.dtype.kind == "f":
        np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-5)
    else:
        steps = np.abs(found - wanted.astype(np.float64))
        assert steps.max() <= (0 if wanted.dtype == np.int32 else 1)
        assert np.mean(steps > 0) < 0.02  # constants are f32, and so nearly ties fall otherwise


def matmul_integer(
    depth: int, dtype: type, *, casts: bool, zero: int | None = 120
) -> tuple[onnx.ModelProto, dict[str, np.ndarray]]:
    """The sums of a product, and what they become in f32 if they are cast to it."""
    info = np.iinfo(dtype)
    w = RNG.integers(info.min, info.max, (depth, 9), endpoint=True).astype(dtype)
    constants = {"w": w, "z": np.uint8(zero or 0), "v": np.asarray(3 - info.min // 2, dtype)}
    inputs = ["a", "w", *(["z", "v"] if zero is not None else [])]
    nodes = [helper.make_node("MatMulInteger", inputs, ["sums" if casts else "y"])]
    if casts:
        nodes.append(helper.make_node("Cast", ["sums"], ["y"], to=FLOAT))
    kinds = {"a": (U8, (5, depth))}
    model = model_of(nodes, kinds, ("y",), constants, output_type=FLOAT if casts else I32)
    return model, {"a": RNG.integers(0, 256, (5, depth)).astype(np.uint8)}


@pytest.mark.parametrize("dtype", [np.int8, np.uint8])
@pytest.mark.parametrize("zero", [None, 0, 120, 255])
@pytest.mark.parametrize("depth", [1, 7, 258])
def test_sums_that_f32_holds_are_native(dtype: type, depth: int, zero: int | None) -> None:
    graph, found, wanted = found_and_wanted(*matmul_integer(depth, dtype, casts=False, zero=zero))

    assert "segment" not in ops(graph)
    np.testing.assert_array_equal(found, wanted)


def test_sums_are_bounded_by_their_own_weights() -> None:
    few, many = (matmul_integer(n, np.int8, casts=False, zero=None) for n in (259, 2000))

    assert "segment" not in ops(graph_of(few[0], "test"))
    _, found, wanted = found_and_wanted(*few)
    np.testing.assert_array_equal(found, wanted)
    assert ops(graph_of(many[0], "test")) == ["segment"]


@pytest.mark.parametrize("dtype", [np.int8, np.uint8])
def test_deeper_sums_are_native_where_they_become_f32(dtype: type) -> None:
    graph, found, wanted = found_and_wanted(*matmul_integer(3000, dtype, casts=True))

    assert "segment" not in ops(graph)
    np.testing.assert_array_equal(found, wanted)


def qdq(x: np.ndarray, scale: np.ndarray, zero: np.ndarray, **attributes: int) -> onnx.ModelProto:
    constants = {"s": scale, "z": zero}
    nodes = [
        helper.make_node("QuantizeLinear", ["x", "s", "z"], ["q"], **attributes),
        helper.make_node("DequantizeLinear", ["q", "s", "z"], ["y"], **attributes),
    ]
    return model_of(nodes, {"x": (FLOAT, x.shape)}, ("y",), constants, opset=21)


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.uint16, np.int16])
@pytest.mark.parametrize("axis", [None, 0, 1, -1])
def test_numbers_are_rounded_to_the_steps_of_each_slice(dtype: type, axis: int | None) -> None:
    x = np.asarray(RNG.standard_normal((4, 3, 5)) * 40, np.float32)
    size = () if axis is None else (x.shape[axis],)
    scale = np.asarray(RNG.uniform(0.1, 0.4, size), np.float32)
    info = np.iinfo(dtype)
    zero = RNG.integers(info.min, info.max, size, endpoint=True).astype(dtype)
    model = qdq(x, scale, zero, **({} if axis is None else {"axis": axis}))

    graph, found, wanted = found_and_wanted(model, {"x": x})

    assert ops(graph) == ["QuantizeLinear", "DequantizeLinear"]
    np.testing.assert_allclose(found, wanted, rtol=1e-6)


@pytest.mark.parametrize(("size", "block"), [(6, 3), (7, 3), (5, 8)])
@pytest.mark.parametrize("is_known", [True, False])
def test_numbers_are_rounded_to_the_steps_of_each_block(
    size: int, block: int, is_known: bool
) -> None:
    x = np.asarray(RNG.standard_normal((4, size)) * 40, np.float32)
    shape = (4, -(-size // block))
    scale = np.asarray(RNG.uniform(0.1, 0.4, shape), np.float32)
    zero = RNG.integers(-128, 128, shape).astype(np.int8)
    model, feeds = qdq(x, scale, zero, axis=1, block_size=block), {"x": x}
    if not is_known:
        feeds |= {"s": scale, "z": zero}
        given = [numpy_helper.to_array(t) for t in model.graph.initializer]
        del model.graph.initializer[:]
        for name, array in zip("sz", given, strict=True):
            kind = helper.np_dtype_to_tensor_dtype(array.dtype)
            value = helper.make_tensor_value_info(name, kind, array.shape)
            model.graph.input.append(value)

    graph, found, wanted = found_and_wanted(model, feeds)

    assert "segment" not in ops(graph)
    np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("dtype", [ml_dtypes.int4, ml_dtypes.uint4, np.int8, np.int16])
def test_weights_in_blocks_are_constants_of_f32(dtype: type) -> None:
    info = ml_dtypes.iinfo(dtype)
    q = RNG.integers(info.min, info.max, (6, 10), endpoint=True).astype(dtype)
    scale = np.asarray(RNG.uniform(0.1, 0.4, (6, 3)), np.float32)
    zero = RNG.integers(info.min, info.max, (6, 3), endpoint=True).astype(dtype)
    nodes = [
        helper.make_node("DequantizeLinear", ["q", "s", "z"], ["w"], axis=1, block_size=4),
        helper.make_node("MatMul", ["x", "w"], ["y"]),
    ]
    constants = {"q": q, "s": scale, "z": zero}
    model = model_of(nodes, {"x": (FLOAT, (2, 6))}, ("y",), constants, opset=21)

    graph = graph_of(model, "test")

    assert ops(graph) == ["MatMul"]
    places = np.arange(10) // 4
    wanted = (q.astype(float) - zero.astype(float)[:, places]) * scale[:, places]
    np.testing.assert_allclose(graph.constants["w"], wanted, rtol=1e-6)


def test_constant_integers_stay_known_behind_a_transpose() -> None:
    w = RNG.integers(-128, 128, (9, 6)).astype(np.int8)
    constants = {
        "w": w, "s": np.linspace(0.1, 0.9, 9, dtype=np.float32), "z": np.zeros(9, np.int8),
    }  # fmt: skip
    nodes = [
        helper.make_node("DequantizeLinear", ["w", "s", "z"], ["numbers"], axis=0),
        helper.make_node("Transpose", ["numbers"], ["t"]),
        helper.make_node("MatMul", ["x", "t"], ["y"]),
    ]

    graph = graph_of(model_of(nodes, {"x": (FLOAT, (2, 6))}, ("y",), constants), "test")

    (known,) = graph.quantised.values()
    np.testing.assert_array_equal(known.integers, w.T)
    np.testing.assert_array_equal(known.numbers, graph.constants[graph.nodes[-1].inputs[1]])


def test_the_scale_of_a_run_is_divided_and_so_the_same_number_as_elsewhere() -> None:
    nodes = [helper.make_node("DynamicQuantizeLinear", ["x"], ["q", "y", "z"])]
    graph = graph_of(model_of(nodes, {"x": (FLOAT, (2, 3))}, ("q", "y", "z")), "test")

    steps = [str(node.expression("expression")) for node in fuse(graph).nodes]

    assert any(",255.0)" in text for text in steps)


def test_an_empty_range_has_the_scale_and_the_integers_zero() -> None:
    nodes = [helper.make_node("DynamicQuantizeLinear", ["x"], ["q", "y", "z"])]
    graph = graph_of(model_of(nodes, {"x": (FLOAT, (2, 3))}, ("q", "y", "z")), "test")

    found = run_graph(fuse(graph), {"x": np.zeros((2, 3), np.float32)})

    assert "segment" not in ops(graph)
    assert not any(array.any() for array in found.values())
