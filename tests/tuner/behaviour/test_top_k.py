"""TopK of ONNX, compiled: against ONNX's own tests, NumPy and ONNX Runtime."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import onnxruntime
import pytest
from onnx import ModelProto, TensorProto, helper, numpy_helper
from onnx.backend.test.case import node as onnx_tests
from onnx.backend.test.case.test_case import TestCase

from tests.tuner.frontend.models import of_node, ops
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.sessions.onnx_backend import TunebankBackend

RANDOM = np.random.default_rng(3)
IMAGE = (2, 3, 5, 7)


def model_of(shape: tuple[int, ...], k: int, opset: int = 21, **attributes: Any) -> ModelProto:
    """TopK alone; before operator set 10 its K is an attribute."""
    constants = {"k": np.array([k], np.int64)} if opset >= 10 else {}
    given = attributes if constants else {**attributes, "k": k}
    model = of_node("TopK", {"x": shape}, opset=opset, constants=constants, outputs=2, **given)
    made = [*shape]
    made[attributes.get("axis", -1)] = k
    for value, element in zip(
        model.graph.output, (TensorProto.FLOAT, TensorProto.INT64), strict=True
    ):
        value.CopyFrom(helper.make_tensor_value_info(value.name, element, made))
    return model


def by_onnx_runtime(model: ModelProto, x: np.ndarray) -> list[np.ndarray]:
    session = onnxruntime.InferenceSession(
        model.SerializeToString(), providers=["CPUExecutionProvider"]
    )
    made: list[np.ndarray] = session.run(None, {session.get_inputs()[0].name: x})
    return made


def natively(model: ModelProto, x: np.ndarray) -> list[np.ndarray]:
    prepared = TunebankBackend.prepare(model)
    try:
        made = list(prepared.run([x]))
        assert prepared.engine == "native"
    finally:
        prepared.close()
    return made


def assert_alike(model: ModelProto, x: np.ndarray) -> None:
    found, wanted = natively(model, x), by_onnx_runtime(model, x)
    for one, other in zip(found, wanted, strict=True):
        assert one.dtype == other.dtype
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("opset", [7, 9, 10, 11, 18, 23, 24])
def test_every_operator_set_is_native_and_gives_what_onnx_runtime_gives(opset: int) -> None:
    x = RANDOM.standard_normal(IMAGE).astype(np.float32)
    model = model_of(IMAGE, 3, opset)

    assert_alike(model, x)


@pytest.mark.parametrize("axis", range(-4, 4))
@pytest.mark.parametrize("largest", [0, 1])
def test_any_axis_gives_what_onnx_runtime_gives(axis: int, largest: int) -> None:
    x = RANDOM.integers(-3, 4, IMAGE).astype(np.float32)

    for k in (1, 2, IMAGE[axis]):
        assert_alike(model_of(IMAGE, k, axis=axis, largest=largest), x)


def test_unsorted_results_have_the_elements_that_sorted_ones_have() -> None:
    x = RANDOM.standard_normal((4, 50)).astype(np.float32)

    values, places = natively(model_of(x.shape, 7, sorted=0), x)
    wanted, wanted_places = by_onnx_runtime(model_of(x.shape, 7, sorted=0), x)

    np.testing.assert_array_equal(np.sort(values), np.sort(wanted))
    np.testing.assert_array_equal(np.sort(places), np.sort(wanted_places))


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("kept", [0, 1])
def test_a_model_that_gives_only_one_of_the_results_is_right(kept: int, axis: int) -> None:
    x = RANDOM.standard_normal((6, 50)).astype(np.float32)
    model = model_of(x.shape, 4, axis=axis)
    del model.graph.output[1 - kept]

    assert_alike(model, x)


def test_both_results_feed_tasks_of_their_own() -> None:
    x = RANDOM.standard_normal((6, 40)).astype(np.float32)
    nodes = [
        helper.make_node("TopK", ["x", "k"], ["v", "i"]),
        helper.make_node("Relu", ["v"], ["a"]),
        helper.make_node("GatherElements", ["t", "i"], ["b"], axis=1),
        helper.make_node("Add", ["a", "b"], ["y"]),
    ]
    read = helper.make_tensor_value_info("x", TensorProto.FLOAT, x.shape)
    made = helper.make_tensor_value_info("y", TensorProto.FLOAT, (6, 5))
    constants = [
        helper.make_tensor("k", TensorProto.INT64, (1,), [5]),
        helper.make_tensor("t", TensorProto.FLOAT, x.shape, RANDOM.standard_normal(x.size)),
    ]
    graph = helper.make_graph(nodes, "g", [read], [made], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)

    prepared = TunebankBackend.prepare(model)
    (found,) = prepared.run([x])
    prepared.close()

    np.testing.assert_allclose(found, by_onnx_runtime(model, x)[0], rtol=1e-6)
    assert "top_k" in ops(fuse(graph_of(model, "g")))


@pytest.mark.parametrize("k", [0, 9])
def test_a_k_that_no_kernel_has_stays_with_onnx_runtime(k: int) -> None:
    if k > 7:
        model = of_node("TopK", {"x": (2, 7), "k": (1,)}, opset=21, outputs=2)
        model.graph.input[1].type.tensor_type.elem_type = TensorProto.INT64
    else:
        model = model_of((2, 7), k)

    assert "TopK" not in ops(graph_of(model, "g"))


@pytest.mark.parametrize("element", [TensorProto.FLOAT16, TensorProto.BFLOAT16])
def test_halves_are_put_in_order_as_f32(element: int) -> None:
    dtype = helper.tensor_dtype_to_np_dtype(element)
    x = RANDOM.integers(-50, 50, (3, 200)).astype(dtype)
    model = model_of(x.shape, 9, opset=24)
    for value in (model.graph.input[0], model.graph.output[0]):
        value.type.tensor_type.elem_type = element

    values, places = TunebankBackend.run_model(model, [x])

    wanted = np.argsort(-x.astype(np.float32), axis=-1, kind="stable")[:, :9]
    np.testing.assert_array_equal(places, wanted)
    assert values.dtype == dtype
    np.testing.assert_array_equal(values, np.take_along_axis(x, wanted, -1))


def test_any_number_of_rows_is_native() -> None:
    model = model_of((4, 50), 7)
    for value in (*model.graph.input, *model.graph.output):
        value.type.tensor_type.shape.dim[0].dim_param = "n"
    prepared = TunebankBackend.prepare(model)

    for rows in (1, 2, 33):
        x = RANDOM.standard_normal((rows, 50)).astype(np.float32)
        for one, other in zip(prepared.run([x]), by_onnx_runtime(model, x), strict=True):
            np.testing.assert_array_equal(one, other)
    assert prepared.engine == "native"
    prepared.close()


def backend_tests() -> dict[str, TestCase]:
    """ONNX's own tests of TopK by name, but for u64, which ONNX Runtime has no TopK of.

    Tests of other operators, which take seconds, are not made.
    """
    import_module(f"{onnx_tests.__name__}.topk")
    return {
        test.name: test
        for test in onnx_tests._NodeTestCases
        if test.name.startswith("test_top_k") and "uint" not in test.name
    }


CASES = backend_tests()


def with_constant_k(model: ModelProto, k: np.ndarray) -> ModelProto:
    copy = ModelProto.FromString(model.SerializeToString())
    (name,) = (value.name for value in copy.graph.input[1:])
    del copy.graph.input[1:]
    copy.graph.initializer.append(numpy_helper.from_array(k, name))
    return copy


@pytest.mark.parametrize("is_constant", [False, True])
@pytest.mark.parametrize("name", CASES)
def test_the_tests_of_onnx_itself_pass(name: str, is_constant: bool) -> None:
    case = CASES[name]
    assert case.model is not None
    assert case.data_sets
    for (x, k), wanted in case.data_sets:
        model = with_constant_k(case.model, k) if is_constant else case.model
        prepared = TunebankBackend.prepare(model)
        found = prepared.run([x] if is_constant else [x, k])
        is_native = prepared.engine == "native"
        prepared.close()
        for one, other in zip(found, wanted, strict=True):
            np.testing.assert_array_equal(one, other)
        assert is_native  # with a k of the run, the sizes are declared


INTEGERS = [np.dtype(f"{kind}{size}") for kind in "iu" for size in (1, 2, 4, 8)]


@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
@pytest.mark.parametrize(("largest", "axis", "k"), [(1, -1, 4), (0, 1, 3), (1, 0, 1)])
def test_integers_are_in_order_and_the_first_of_equal_ones_comes_first(
    dtype: np.dtype, largest: int, axis: int, k: int
) -> None:
    info = np.iinfo(dtype)
    numbers = [info.min, info.min + 1, info.max, info.max - 1, 0, 1, 2, 3, 3, 3]
    x = RANDOM.choice(np.array(numbers, dtype), IMAGE)
    made = model_of(IMAGE, k, axis=axis, largest=largest)
    for value in (made.graph.input[0], made.graph.output[0]):
        value.type.tensor_type.elem_type = helper.np_dtype_to_tensor_dtype(dtype)

    values, places = natively(made, x)

    rows = np.moveaxis(x, axis, -1).reshape(-1, x.shape[axis]).tolist()
    sign = -1 if largest else 1
    wanted = [sorted(range(len(row)), key=lambda i, row=row: (sign * row[i], i)) for row in rows]  # type: ignore[misc]
    found = np.moveaxis(places, axis, -1).reshape(-1, k)
    np.testing.assert_array_equal(found, np.array(wanted)[:, :k])
    np.testing.assert_array_equal(values, np.take_along_axis(x, places, axis))
    assert values.dtype == dtype


def test_wide_integers_of_long_rows_stay_in_onnx_runtime() -> None:
    made = model_of((2, 4096), 5)
    for value in (made.graph.input[0], made.graph.output[0]):
        value.type.tensor_type.elem_type = TensorProto.INT64

    assert ops(graph_of(made, "long")) == ["segment"]
