"""Rewrites keep every bit where the next operator would make a whole step of the last one."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import onnx.parser
import pytest
from onnx import TensorProto, helper, numpy_helper

import tuner
from fixtures.memory_lookup import MemoryLookup
from tests.tuner.fusion.sketch import Sketch, census, fused
from tuner.backend import host_soc_versions
from tuner.frontend.load_model import graph_of
from tuner.fusion import fuse
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target

F32 = np.float32
WHOLE = np.arange(-300, 301, dtype=F32)


def results(
    folder: Path, x: np.ndarray, constants: dict[str, np.ndarray], nodes: list[tuple[str, str, str]]
) -> np.ndarray:
    """What the compiled model makes of x: nodes as (operator, inputs, output), the last one y."""
    protos = []
    for op, reads, makes in nodes:
        name, _, axes = op.rstrip("]").partition("[")
        more = {"axes": [int(axis) for axis in axes.split(",")]} if axes else {}
        protos.append(helper.make_node(name, reads.split(), [makes], **more))
    graph = helper.make_graph(
        protos,
        "g",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, x.shape)],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, x.shape)],
        [numpy_helper.from_array(array, name) for name, array in constants.items()],
    )
    opsets = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, ir_version=8, opset_imports=opsets), folder / "m.onnx")
    options = Options(Target(host_soc_versions()[-1], 1))
    compile_model(folder / "m.onnx", folder / "m.om", options, MemoryLookup(), print)
    with tuner.load(folder / "m.om", threads=1) as model:
        return np.array(model.run({"x": x})["y"])


@pytest.mark.parametrize("divisor", [41.0, 47.0, 3.0, 0.1, 8.0])
def test_floor_of_a_quotient_is_that_of_the_rounded_quotient(
    tmp_path: Path, divisor: float
) -> None:
    d = np.array(divisor, F32)

    y = results(tmp_path, WHOLE * d, {"d": d}, [("Div", "x d", "q"), ("Floor", "q", "y")])

    assert np.array_equal(y, np.floor(WHOLE * d / d))


def test_the_rest_of_a_multiple_is_zero(tmp_path: Path) -> None:
    steps = [("Div", "x d", "q"), ("Floor", "q", "f"), ("Mul", "f d", "m"), ("Sub", "x m", "y")]

    y = results(tmp_path, WHOLE * F32(47), {"d": np.array(47, F32)}, steps)

    assert not y.any()


def test_each_number_of_a_vector_divides_exactly(tmp_path: Path) -> None:
    d = np.arange(1, 257, dtype=F32)

    y = results(
        tmp_path, np.stack([d, 7 * d]), {"d": d}, [("Div", "x d", "q"), ("Floor", "q", "y")]
    )

    assert np.array_equal(y, np.repeat([[1.0], [7.0]], 256, axis=1))


@pytest.mark.parametrize("divisor", [1e-39, 1e-45, 2.0**-126, 2.0**127, 3.4e38])
def test_extreme_divisors_divide(tmp_path: Path, divisor: float) -> None:
    d = np.array(divisor, F32)
    x = np.array([1e-40, -3e-39, 0.0, 1.5, 3.4e38], F32)
    with np.errstate(over="ignore"):
        want = x / d

    y = results(tmp_path, x, {"d": d}, [("Div", "x d", "y")])

    assert np.array_equal(y, want)


HARDSWISH = [("Add", "x three", "a"), ("Clip", "a zero six", "c"), ("Mul", "x c", "m")]
NUMBERS = {"three": np.array(3, F32), "zero": np.array(0, F32), "six": np.array(6, F32)}


def test_a_hardswish_that_floor_sees_is_computed_step_by_step(tmp_path: Path) -> None:
    x = np.arange(-40, 41, dtype=F32) / F32(8)
    steps = [*HARDSWISH, ("Div", "m six", "h"), ("Mul", "h steps", "s"), ("Floor", "s", "y")]

    y = results(tmp_path, x, {**NUMBERS, "steps": np.array(384, F32)}, steps)

    h = x * np.clip(x + F32(3), F32(0), F32(6)) / F32(6)
    assert np.array_equal(y, np.floor(h * F32(384)))


@pytest.mark.parametrize("behind", ["Floor", "Relu"])
def test_a_hardswish_is_recognised_where_nothing_jumps(behind: str) -> None:
    sketch = Sketch()
    x = sketch.input(4, 6)
    inner = sketch.node("Clip", sketch.node("Add", [x, sketch.constant(3.0)]), min=0.0, max=6.0)
    y = sketch.node("Div", [sketch.node("Mul", [x, inner]), sketch.constant(6.0)])

    graph = fused(sketch.graph(sketch.node(behind, y)))

    (node,) = graph.nodes
    assert ("hardswish" in str(node.attributes["expression"])) == (behind == "Relu")


@pytest.mark.parametrize("is_centred", [True, False])
def test_a_norm_with_an_epsilon_of_more_axes_keeps_its_axes(is_centred: bool) -> None:
    sketch = Sketch()
    x = sketch.input(3, 8)
    row = {"axes": (1,), "keepdims": 1}
    d = sketch.node("Sub", [x, sketch.node("ReduceMean", x, (3, 1), **row)]) if is_centred else x
    mean = sketch.node("ReduceMean", sketch.node("Mul", [d, d]), (3, 1), **row)
    epsilon = sketch.constant(np.full((1, 1, 1), 1e-3))
    y = sketch.node("Div", [d, sketch.node("Sqrt", sketch.node("Add", [mean, epsilon]))])

    graph = fused(sketch.graph(y))  # compares the shapes of the results

    assert graph.types[y].shape == (1, 3, 8)
    assert "layer_norm" not in census(graph)


@pytest.mark.parametrize("axes", [(0, 1, 2), (1, 2), (2, 1), (-1, -2), (2,)])
def test_a_norm_over_any_trailing_axes_is_that_of_float64(
    tmp_path: Path, axes: tuple[int, ...]
) -> None:
    x = np.random.default_rng(1).standard_normal((3, 4, 5)).astype(F32)
    row = f"ReduceMean[{','.join(map(str, axes))}]"
    steps = [
        (row, "x", "m"), ("Sub", "x m", "d"), ("Mul", "d d", "q"), (row, "q", "v"),
        ("Add", "v e", "w"), ("Sqrt", "w", "s"), ("Div", "d s", "y"),
    ]  # fmt: skip

    y = results(tmp_path, x, {"e": np.array(1e-5, F32)}, steps)

    wide = x.astype(np.float64)
    distance = wide - wide.mean(axes, keepdims=True)
    variance = np.square(distance).mean(axes, keepdims=True)
    np.testing.assert_allclose(y, distance / np.sqrt(variance + 1e-5), atol=2e-6)


def test_a_factor_that_would_cost_digits_of_weights_stays_behind_the_product() -> None:
    sketch = Sketch()
    y = sketch.node("Mul", [sketch.linear(sketch.input(4, 6), 5), sketch.constant(1e-38)])

    graph = fused(sketch.graph(y))

    (gemm,) = (node for node in graph.nodes if node.op == "gemm")
    assert "mul" in str(gemm.attributes["tail"])


def test_a_factor_of_zero_that_floor_sees_stays_behind_the_product() -> None:
    sketch = Sketch()
    x, w, c = sketch.input(4, 8), sketch.normal(8, 5), sketch.normal(5)
    product = sketch.node("Gemm", [x, w, c], (4, 5), alpha=0.0, beta=1.0, transA=0, transB=0)

    graph = fused(sketch.graph(sketch.node("Floor", [product])))

    (gemm,) = (node for node in graph.nodes if node.op == "gemm")
    assert "mul(x0,0.0)" in str(gemm.attributes["tail"])


@pytest.mark.parametrize(("op", "number"), [("Mul", 8.5e37), ("Div", 1.1754944e-38)])
def test_a_large_factor_scales_the_sum_and_not_terms_that_cancel(
    tmp_path: Path, op: str, number: float
) -> None:
    """The sum is 2, a term 64: that times the factor is infinite."""
    x, w, f = np.array([[64, -64, 1, 1]], F32), np.ones((4, 4), F32), np.array(number, F32)

    y = results(tmp_path, x, {"w": w, "f": f}, [("MatMul", "x w", "p"), (op, "p f", "y")])

    expected = F32(2) * f if op == "Mul" else F32(2) / f
    np.testing.assert_allclose(y, np.full((1, 4), expected), rtol=1e-6)


@pytest.mark.parametrize(("alpha", "has_tail"), [(2.0**32, False), (1e10, True)])
def test_a_large_factor_of_a_gemm_comes_after_the_sum(alpha: float, has_tail: bool) -> None:
    sketch = Sketch()
    x, w, c = sketch.input(4, 8), sketch.normal(8, 5), sketch.normal(5)
    product = sketch.node("Gemm", [x, w, c], (4, 5), alpha=alpha, beta=1.0, transA=0, transB=0)

    (gemm,) = (node for node in fused(sketch.graph(product)).nodes if node.op == "gemm")

    assert ("mul" in str(gemm.attributes.get("tail", ""))) == has_tail


@pytest.mark.parametrize(("scale", "has_tail"), [(2.0**31, False), (1e10, True), (0.0, False)])
def test_a_large_factor_of_a_batch_norm_comes_after_the_sum(scale: float, has_tail: bool) -> None:
    sketch = Sketch()
    y = sketch.conv(sketch.input(1, 3, 8, 8), 4, kernel=3)
    ones, zeros = np.ones(4, F32), np.zeros(4, F32)
    given = [sketch.constant(array) for array in (ones * F32(scale), zeros, zeros, ones)]
    normed = sketch.node("BatchNormalization", [y, *given], sketch.types[y].shape, epsilon=0.0)

    (conv,) = (node for node in fused(sketch.graph(normed)).nodes if node.op == "conv")

    assert ("mul" in str(conv.attributes.get("tail", ""))) == has_tail


@pytest.mark.parametrize("count", [9, 4_000_000])  # the front end makes the fewer ones
def test_rows_added_to_zeros_are_one_task_without_the_zeros(count: int) -> None:
    text = """
        <ir_version: 8, opset_import: ["": 18]> g (float[3,64] x) => (float[COUNT,64] y) {
            size = Constant<value = int64[2] {COUNT, 64}>()
            zeros = ConstantOfShape(size)
            rows = Constant<value = int64[3,1] {1, 4, 1}>()
            y = ScatterND<reduction = "add">(zeros, rows, x)
        }"""

    made = fuse(graph_of(onnx.parser.parse_model(text.replace("COUNT", str(count))), "g"))

    (task,) = made.nodes
    assert (task.op, task.ints("shape")) == ("scatter_nd", (count, 64))
    assert sum(array.size for array in made.constants.values()) == 4
