"""Models in f64: native kernels from end to end, and no digit of theirs goes through f32."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import onnx
import pytest

import tuner
from fixtures.half import in_double
from fixtures.inputs import random_inputs
from fixtures.small import SMALL
from tests.tuner.frontend.models import ops, parsed
from tests.tuner.judge.models import source
from tuner.backend import host_target
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.judge.float64_model import Float64Model
from tuner.lookup.protocol import NoBank
from tuner.measure.models import max_difference
from tuner.ops import OPS, check_task
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.task import Task

Arrays = Mapping[str, np.ndarray]
RANDOM = np.random.default_rng(3)


def fused(model: onnx.ModelProto, feeds: Arrays) -> Graph:
    return fuse(graph_of(model, "double", {n: a.shape for n, a in feeds.items()}))


def in_segments(graph: Graph) -> set[str]:
    return {op for node in graph.nodes if node.op == "segment" for op in node.origin}


def run(model: onnx.ModelProto, feeds: Arrays, folder: Path) -> dict[str, np.ndarray]:
    """The outputs of the compiled model."""
    path, output = folder / "m.onnx", folder / "m.om"
    onnx.save(model, path)
    shapes = {name: array.shape for name, array in feeds.items()}
    options = Options(host_target(cores=2), input_shapes=shapes)
    compile_model(path, output, options, NoBank(), lambda _: None)
    with tuner.load(output) as loaded:
        return dict(loaded.run(feeds))


LEFT = {
    "gemm_variants": set(), "runtime_matmul": set(), "reductions": set(), "pooling": set(),
    "awkward_graph": set(), "dynamic_batch": set(), "uncommon_convolutions": set(),
    "normalisations": set(), "tiny_generator": set(), "elementwise_chain": set(),
    "data_movement": set(),
}  # fmt: skip
"""Small models, and their operators without a kernel in f64."""


@pytest.mark.parametrize("name", LEFT)
def test_a_model_in_f64_runs_natively_and_is_as_near_as_f64_is(name: str, tmp_path: Path) -> None:
    model = in_double(SMALL[name]())
    feeds = random_inputs(model)
    graph = fused(model, feeds)
    wanted = Float64Model(source(model, {n: a.shape for n, a in feeds.items()})).run(feeds)

    found = run(model, feeds, tmp_path)

    assert in_segments(graph) == LEFT[name]
    for node in graph.nodes:
        if node.op in OPS and OPS[node.op].is_task:
            check_task(Task.of(node, graph))
    assert {array.dtype.name for array in found.values()} <= {"float64", "int64", "bool"}
    assert max_difference(found, wanted) <= 1e-14


def test_a_scaler_with_a_logistic_regression_is_two_kernels_before_its_sigmoid(
    tmp_path: Path,
) -> None:
    """The form in which sklearn-onnx writes both for inputs of f64."""
    text = """g (double[N,30] X) => (double scores) {
        centred = Sub(X, mean) scaled = Div(centred, scale)
        products = MatMul(scaled, coef) scores = Add(products, intercept) }"""
    constants = {
        "mean": RANDOM.standard_normal((1, 30)), "scale": 1 + RANDOM.random((1, 30)),
        "coef": RANDOM.standard_normal((30, 3)), "intercept": RANDOM.standard_normal((1, 3)),
    }  # fmt: skip
    model, x = parsed(text, **constants), RANDOM.standard_normal((20, 30))
    wide = {name: array.astype(np.longdouble) for name, array in constants.items()}
    scaled = (x - wide["mean"]) / wide["scale"]
    wanted = scaled @ wide["coef"] + wide["intercept"]

    found = run(model, {"X": x}, tmp_path)["scores"]

    assert ops(fused(model, {"X": x})) == ["elementwise", "gemm"]
    assert np.abs(found - wanted).max() <= 4e-15 * np.abs(wanted).max()


def test_the_deep_product_of_a_perceptron_has_the_digits_of_f64(tmp_path: Path) -> None:
    text = """g (double[5,1000] x) => (double y) {
        a = MatMul(x, v) b = Add(a, c) d = Relu(b) e = MatMul(d, w) y = Mul(e, factor) }"""
    constants = {
        "v": RANDOM.standard_normal((1000, 40)), "c": RANDOM.standard_normal(40),
        "w": RANDOM.standard_normal((40, 7)), "factor": np.array(0.1),
    }  # fmt: skip
    model, x = parsed(text, **constants), RANDOM.standard_normal((5, 1000))
    wide = {name: array.astype(np.longdouble) for name, array in constants.items()}
    wanted = np.maximum(x @ wide["v"] + wide["c"], 0) @ wide["w"] * wide["factor"]

    found = run(model, {"x": x}, tmp_path)["y"]

    assert ops(fused(model, {"x": x})) == ["gemm", "gemm"]
    assert np.abs(found - wanted).max() <= 1e-14 * np.abs(wanted).max()


EXACT = {
    "arithmetic between casts is of f64": (
        """g (float[64] x) => (float y) {
            a = Cast<to=11>(x) b = Add(a, large) c = Sub(b, large) y = Cast<to=1>(c) }""",
        lambda x: (x.astype(float) + 2.0**30 - 2.0**30).astype(np.float32),
    ),
    "a cast to f32 on the way rounds": (
        """g (double[64] x) => (double y) {
            a = Neg(x) b = Cast<to=1>(a) c = Cast<to=11>(b) y = Abs(c) }""",
        lambda x: x.astype(np.float32).astype(float).__abs__(),
    ),
    "a product of f32 before a cast is rounded to f32": (
        """g (float[64] x) => (double y) {
            a = Mul(x, x) b = Cast<to=11>(a) c = Cast<to=11>(x) d = Mul(c, c) y = Sub(b, d) }""",
        lambda x: (x * x).astype(float) - x.astype(float) ** 2,
    ),
    "comparisons see the last digit": (
        """g (double[64] x) => (double y) {
            a = Add(x, ulp) b = Greater(a, x) y = Where(b, a, large) }""",
        lambda x: np.where(x + 2.0**-52 > x, x + 2.0**-52, 2.0**30),
    ),
    "integers beyond 2**24 keep their digits": (
        """g (int64[64] x) => (double y) { a = Cast<to=11>(x) y = Add(a, ulp) }""",
        lambda x: x.astype(float) + 2.0**-52,
    ),
    "truth values are 1 and 0": (
        """g (double[64] x) => (double y) {
            a = Cast<to=9>(x) b = Not(a) c = Cast<to=11>(b) y = Add(c, x) }""",
        lambda x: (x == 0) + x,
    ),
    "the default slope has the digits of an attribute": (
        "g (double[64] x) => (double y) { y = LeakyRelu(x) }",
        lambda x: np.where(x < 0, float(np.float32(0.01)) * x, x),
    ),
    "a factor near 1/6 is not taken for it": (
        """g (double[64] x) => (double y) {
            a = Add(x, three) b = Clip(a, zero, six) c = Mul(x, b) y = Mul(c, sixth) }""",
        lambda x: x * np.clip(x + 3.0, 0.0, 6.0) * (1 / 6 + 1e-9),
    ),
    "clipping has bounds of f64": (
        "g (double[64] x) => (double y) { y = Clip(x, ulp, sixth) }",
        lambda x: np.clip(x, 2.0**-52, 1 / 6 + 1e-9),
    ),
    "small whole powers are products": (
        "g (double[64] x) => (double y) { a = Pow(x, two) y = Pow(a, minus) }",
        lambda x: 1.0 / (x * x),
    ),
}  # fmt: skip
CONSTANTS = {
    "large": np.array(2.0**30), "ulp": np.array(2.0**-52), "three": np.array(3.0),
    "zero": np.array(0.0), "six": np.array(6.0), "sixth": np.array(1 / 6 + 1e-9),
    "two": np.array(2.0), "minus": np.array(-1),
}  # fmt: skip


@pytest.mark.parametrize(("text", "meaning"), EXACT.values(), ids=EXACT)
def test_chains_of_elements_are_computed_as_numpy_computes_them(
    text: str, meaning: object, tmp_path: Path
) -> None:
    used = {name: array for name, array in CONSTANTS.items() if name in text}
    model = parsed(text, **used)
    kind = model.graph.input[0].type.tensor_type.elem_type
    x = RANDOM.standard_normal(64).astype(onnx.helper.tensor_dtype_to_np_dtype(kind))
    if kind == onnx.TensorProto.INT64:
        x = RANDOM.integers(-(2**53), 2**53, 64)
    else:
        x[:2] = 0, 1

    with np.errstate(all="ignore"):
        wanted = meaning(x)  # type: ignore[operator]
    found = run(model, {"x": x}, tmp_path)["y"]

    assert not in_segments(fused(model, {"x": x}))
    assert found.dtype == wanted.dtype
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize(
    ("op", "meaning"),
    [
        ("ReduceL1", lambda x: np.abs(x).sum(1, keepdims=True)),
        ("ReduceL2", lambda x: np.sqrt((x * x).sum(1, keepdims=True))),
        ("ReduceSumSquare", lambda x: (x * x).sum(1, keepdims=True)),
    ],
)
def test_what_onnx_defines_by_steps_of_f32_has_the_digits_of_f64(
    op: str, meaning: object, tmp_path: Path
) -> None:
    text = f"g (double[3,501] x) => (double y) {{ y = {op}(x, axes) }}"
    model = parsed(text, 18, axes=np.array([1]))
    x = RANDOM.standard_normal((3, 501))
    wanted = meaning(x.astype(np.longdouble))  # type: ignore[operator]

    found = run(model, {"x": x}, tmp_path)["y"]

    assert not in_segments(fused(model, {"x": x}))
    assert np.abs(found - wanted).max() <= 2e-15 * np.abs(wanted).max()


def test_operators_with_the_digits_of_f32_stay_with_onnx_runtime(tmp_path: Path) -> None:
    text = """g (double[9] x) => (double y) {
        a = Abs(x) b = Log(a) c = Sin(b) d = Pow(a, half) e = Add(c, d) y = Neg(e) }"""
    model, x = parsed(text, half=np.array(0.7)), RANDOM.standard_normal(9)
    wanted = -(np.sin(np.log(np.abs(x))) + np.abs(x) ** 0.7)

    found = run(model, {"x": x}, tmp_path)["y"]

    assert in_segments(fused(model, {"x": x})) == {"Sin", "Pow"}
    np.testing.assert_allclose(found, wanted, rtol=4e-15)


def test_an_attention_in_f64_is_two_products_with_a_softmax_between(tmp_path: Path) -> None:
    text = """g (double[2,9,8] q, double[2,8,11] k, double[2,11,5] v) => (double y) {
        a = MatMul(q, k) b = Mul(a, scale) c = Softmax<axis=-1>(b) y = MatMul(c, v) }"""
    model = parsed(text, scale=np.array(0.3))
    shapes = {"q": (2, 9, 8), "k": (2, 8, 11), "v": (2, 11, 5)}
    feeds = {name: RANDOM.standard_normal(shape) for name, shape in shapes.items()}
    scores = np.exp(feeds["q"].astype(np.longdouble) @ feeds["k"] * 0.3)
    wanted = scores / scores.sum(-1, keepdims=True) @ feeds["v"]

    found = run(model, feeds, tmp_path)["y"]

    assert ops(fused(model, feeds)) == ["matmul", "softmax", "matmul"]
    assert np.abs(found - wanted).max() <= 2e-15 * np.abs(wanted).max()


def test_a_cast_from_f64_to_16_bits_rounds_twice_as_in_onnx_runtime(tmp_path: Path) -> None:
    model = parsed("g (double[2] x) => (float16 y) { y = Cast<to=10>(x) }")
    x = np.array([1 + 2.0**-11 + 2.0**-40, 1 + 2.0**-11 - 2.0**-40])

    found = run(model, {"x": x}, tmp_path)["y"]

    assert not in_segments(fused(model, {"x": x}))
    assert found.tolist() == x.astype(np.float32).astype(np.float16).tolist() == [1.0, 1.0]


def test_a_volume_in_f64_is_convolved_natively(tmp_path: Path) -> None:
    text = """g (double[1,3,5,6,7] x) => (double y) { y = Conv<pads=[1,1,1,1,1,1]>(x, w, b) }"""
    most = 1 << 20
    constants = {
        "w": RANDOM.integers(-most, most, (4, 3, 3, 3, 3)).astype(float),
        "b": RANDOM.integers(-most, most, 4).astype(float),
    }
    model = parsed(text, **constants)
    x = RANDOM.integers(-most, most, (1, 3, 5, 6, 7)).astype(float)
    wanted = Float64Model(source(model, {"x": x.shape})).run({"x": x})["y"]

    found = run(model, {"x": x}, tmp_path)["y"]

    assert np.abs(wanted).max() > 2.0**40
    np.testing.assert_array_equal(found, wanted)
