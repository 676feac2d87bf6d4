"""Products of the numbers of integers: the tasks that they become, and what these compute."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.fusion.sketch import Sketch
from tuner.fusion import fuse
from tuner.graph import Graph, Node, Quantised
from tuner.ops.run_graph import run_graph

RNG = np.random.default_rng(5)


class Integers(Sketch):
    """A sketch of quantised layers."""

    def __init__(self) -> None:
        super().__init__()
        self.quantised: dict[str, Quantised] = {}

    def numbers(self, q: str, scale: float | str, zero: int | str | None) -> str:
        """The numbers of a tensor; a scale or zero point may be an input."""
        kind = self.types[q].element.dtype
        given = [scale if isinstance(scale, str) else self.constant(np.float32(scale))]
        if zero is not None:
            given.append(zero if isinstance(zero, str) else self.constant(np.array(zero, kind)))
        return self.node("DequantizeLinear", [q, *given], self.shape(q), axis=0)

    def quantise(self, x: str, scale: float, zero: int, dtype: str = "u8") -> str:
        kind = np.dtype({"u8": np.uint8, "i8": np.int8}[dtype])
        given = [self.constant(np.float32(scale)), self.constant(np.array(zero, kind))]
        return self.node("QuantizeLinear", [x, *given], self.shape(x), dtype, axis=0)

    def weights_of(self, q: np.ndarray, scale: np.ndarray, zero: np.ndarray, axis: int = 0) -> str:
        made = Quantised.of(q, scale, zero, axis)
        name = self.constant(made.numbers)
        self.quantised[name] = made
        return name

    def graph(self, *outputs: str) -> Graph:
        return replace(super().graph(*outputs), quantised=self.quantised)


def columns(dtype: type, depth: int, size: int, zero: int = 0) -> tuple[np.ndarray, ...]:
    """Integers of a matrix, with a scale and a zero point for each column."""
    info = np.iinfo(dtype)
    q = RNG.integers(info.min, info.max, (depth, size), endpoint=True).astype(dtype)
    scale = np.asarray(RNG.uniform(0.01, 0.02, size), np.float32)
    return q, scale, np.full(size, zero, dtype)


def layer(dtype: str = "u8", zero: int = 120, weights: type = np.int8, zero_w: int = 0) -> Integers:
    net = Integers()
    x = net.numbers(net.input(5, 24, dtype=dtype), 0.1, zero)
    w = net.weights_of(*columns(weights, 24, 9, zero_w), axis=1)
    net.matmul(x, w)
    return net


def tasks(graph: Graph) -> list[tuple[str, ...]]:
    """Ops of a fused graph with the element types of what they read."""
    return [(n.op, *(graph.types[name].dtype for name in n.inputs)) for n in graph.nodes]


def feeds_of(graph: Graph) -> dict[str, np.ndarray]:
    made = {}
    for name in graph.inputs:
        kind = graph.types[name]
        if kind.dtype == "f32":
            made[name] = np.asarray(np.abs(RNG.standard_normal(kind.shape)) + 0.1, np.float32)
        else:
            low, high = (int(limit) for limit in kind.element.limits)
            q = RNG.integers(low, high, kind.shape, endpoint=True)
            made[name] = q.astype(kind.element.dtype)
    return made


def check(graph: Graph) -> Graph:
    """The fused graph, which must compute what the numbers of the original say."""
    fused, feeds = fuse(graph), feeds_of(graph)
    wanted = in_numbers(graph, feeds)
    (found,) = run_graph(fused, feeds).values()
    np.testing.assert_allclose(found, wanted, rtol=2e-6, atol=2e-6 * np.abs(wanted).max())
    return fused


def in_numbers(graph: Graph, feeds: Mapping[str, np.ndarray]) -> np.ndarray:
    """The result of a graph of DequantizeLinear, MatMul, Gemm and Add in float64."""
    values: dict[str, np.ndarray] = {**graph.constants, **feeds}
    wide = graph.quantised

    def number(name: str) -> np.ndarray:
        if name in wide:
            q = wide[name]
            return (q.integers.astype(float) - q.zero.astype(float)) * q.scale.astype(float)
        return values[name].astype(np.float64)

    for node in graph.nodes:
        args = [number(name) for name in node.inputs]
        values[node.outputs[0]] = np.asarray(MEANINGS[node.op](node, *args))
    return values[graph.outputs[0]]


def _dequantised(_: Node, q: np.ndarray, scale: np.ndarray, *zero: np.ndarray) -> np.ndarray:
    return (q - sum(zero)) * scale


def _gemm(node: Node, x: np.ndarray, w: np.ndarray, *bias: np.ndarray) -> np.ndarray:
    return x @ (w.T if node.attributes["transB"] else w) + sum(bias)


MEANINGS = {
    "DequantizeLinear": _dequantised, "Gemm": _gemm, "MatMul": lambda _, a, b: a @ b,
    "Add": lambda _, a, b: a + b,
}  # fmt: skip


def test_a_product_of_numbers_is_one_of_integers_with_the_scales_as_its_tail() -> None:
    net = layer()

    fused = check(net.graph(net.nodes[-1].outputs[0]))

    assert tasks(fused) == [("gemm", "u8", "i8", "i32", "f32")]
    assert str(fused.nodes[0].expression("tail")) == "t0=mul(x0,x1)"


@pytest.mark.parametrize("zero", [-128, -5, 0, 127])
def test_activations_of_i8_are_moved_to_u8(zero: int) -> None:
    net = layer("i8", zero)

    fused = check(net.graph(net.nodes[-1].outputs[0]))

    assert tasks(fused) == [("elementwise", "i8"), ("gemm", "u8", "i8", "i32", "f32")]


@pytest.mark.parametrize(("zero", "products"), [(128, 1), (120, 2), (0, 2)])
def test_weights_that_i8_does_not_hold_need_the_sums_of_rows(zero: int, products: int) -> None:
    net = layer(weights=np.uint8, zero_w=zero)

    fused = check(net.graph(net.nodes[-1].outputs[0]))

    assert [op for op, *_ in tasks(fused)].count("gemm") == products


def test_a_zero_point_of_the_run_is_a_bias_of_the_run() -> None:
    net = Integers()
    scale, zero = net.input(), net.input(dtype="u8")
    x = net.numbers(net.input(5, 24, dtype="u8"), scale, zero)
    y = net.matmul(x, net.weights_of(*columns(np.int8, 24, 9), axis=1))

    fused = check(net.graph(y))

    (gemm,) = (node for node in fused.nodes if node.op == "gemm")
    assert gemm.attributes["runtime_bias"] == 1
    assert fused.types[gemm.inputs[2]].dtype == "i32"


@pytest.mark.parametrize("is_same", [True, False])
def test_a_bias_is_in_the_sums_where_its_scale_is_theirs(is_same: bool) -> None:
    net = Integers()
    x = net.numbers(net.input(5, 24, dtype="u8"), 0.1, 120)
    q, scale, zero = columns(np.int8, 9, 24)
    scale = scale[:9]
    own = np.asarray(np.float32(0.1) * scale, np.float32)
    own = own if is_same else np.nextafter(own, np.float32(1))
    bias = net.weights_of(RNG.integers(-999, 999, 9).astype(np.int32), own, np.zeros(9, np.int32))
    w = net.weights_of(q, scale, zero[:9])
    y = net.node("Gemm", [x, w, bias], (5, 9), alpha=1.0, beta=1.0, transA=0, transB=1)

    fused = check(net.graph(y))

    assert tasks(fused) == [("gemm", "u8", "i8", "i32", "f32", *["f32"][is_same:])]


def test_a_result_is_stored_as_integers_behind_an_activation() -> None:
    net = layer()
    y = net.quantise(net.node("Relu", net.nodes[-1].outputs[0]), 0.3, 7)

    fused = fuse(net.graph(y))

    assert tasks(fused) == [("gemm", "u8", "i8", "i32", "f32")]
    assert fused.types[fused.nodes[0].outputs[0]].dtype == "u8"


def test_a_written_out_gelu_is_recognised_before_a_change_to_integers() -> None:
    net = layer()
    x = net.nodes[-1].outputs[0]
    erf = net.node("Erf", net.node("Mul", [x, net.constant(0.5**0.5)]))
    half = net.node("Mul", [x, net.constant(0.5)])
    y = net.quantise(net.node("Mul", [half, net.node("Add", [erf, net.constant(1.0)])]), 0.05, 3)

    (gemm,) = fuse(net.graph(y)).nodes

    assert "gelu" in str(gemm.expression("tail"))


def test_integers_that_two_layers_read_are_made_numbers_of_in_each() -> None:
    net = Integers()
    q = net.input(5, 24, dtype="u8")
    x = net.numbers(q, 0.1, 120)
    w = net.weights_of(*columns(np.int8, 24, 24), axis=1)
    y = net.node("Add", [net.matmul(x, w), x])

    fused = check(net.graph(y))

    assert tasks(fused) == [("gemm", "u8", "i8", "i32", "f32", "u8")]


@pytest.mark.parametrize(("group", "op"), [(1, "conv"), (2, "conv"), (4, "depthwise")])
def test_padding_of_a_convolution_is_the_zero_point(group: int, op: str) -> None:
    net = Integers()
    x = net.numbers(net.input(1, 4, 9, 8, dtype="u8"), 0.1, 77)
    q = RNG.integers(-128, 128, (8 if group < 4 else 4, 4 // group, 3, 3)).astype(np.int8)
    w = net.weights_of(q, np.full(len(q), 0.02, np.float32), np.zeros(len(q), np.int8))
    window = {"strides": (1, 1), "pads": (1, 1, 1, 1), "dilations": (1, 1), "group": group}
    y = net.node("Conv", [x, w], (1, len(q), 9, 8), **window)
    graph, plain = net.graph(y), replace(net.graph(y), quantised={})
    feeds = feeds_of(graph)

    fused = fuse(graph)

    (product,) = (node for node in fused.nodes if node.op == op)
    assert product.attributes["pad_value"] == 77
    (found,), (wanted,) = run_graph(fused, feeds).values(), run_graph(fuse(plain), feeds).values()
    np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("weights", [np.int8, np.uint8])
@pytest.mark.parametrize("pads", [(0, 0, 0, 0), (1, 0, 2, 1)])
def test_a_convolution_has_a_border_of_a_zero_point_of_the_run(
    pads: tuple[int, ...], weights: type
) -> None:
    net = Integers()
    zero = net.input(dtype="u8")
    x = net.numbers(net.input(1, 40, 9, 8, dtype="u8"), 1.0, zero)
    info = np.iinfo(weights)
    q = RNG.integers(info.min, info.max, (7, 40, 3, 3), endpoint=True).astype(weights)
    w = net.weights_of(q, np.ones(7, np.float32), np.full(7, info.min + 100, weights))
    window = {"strides": (2, 1), "pads": pads, "dilations": (1, 1), "group": 1}
    shape = (1, 7, (6 + pads[0] + pads[2]) // 2 + 1, 6 + pads[1] + pads[3])
    graph = net.graph(net.node("Conv", [x, w], shape, **window))
    feeds = feeds_of(graph)

    fused = fuse(graph)

    z, a = (array.astype(np.int64) for array in feeds.values())
    moved = np.pad(a - z, ((0, 0), (0, 0), pads[::2], pads[1::2]))
    windows = np.lib.stride_tricks.sliding_window_view(moved, (3, 3), (2, 3))[:, :, ::2]
    wide = q.astype(np.int64) - (info.min + 100)
    (found,) = run_graph(fused, feeds).values()
    np.testing.assert_array_equal(found, np.einsum("ncyxij,ocij->noyx", windows, wide))
    assert all(n.attributes["runtime_bias"] for n in fused.nodes if n.op == "conv")


def test_sums_beyond_i32_stay_products_of_numbers() -> None:
    depth = 66_000
    _, scale, zero = columns(np.int8, depth, 1)
    types = []
    for weight in (-128, 127):
        net = Integers()
        x = net.numbers(net.input(2, depth, dtype="u8"), 0.1, 120)
        q = np.full((depth, 1), weight, np.int8)
        y = net.matmul(x, net.weights_of(q, scale, zero, axis=1))
        types.append({dtype for task in tasks(fuse(net.graph(y))) for dtype in task})

    assert ["i8" in found for found in types] == [False, True]


def test_a_bias_of_rows_is_added_in_f32() -> None:
    net = Integers()
    x = net.numbers(net.input(5, 7, dtype="u8"), 0.1, 3)
    w = net.weights_of(*columns(np.int8, 7, 3), axis=1)
    sums = RNG.integers(-900, 900, (5, 3)).astype(np.int32)
    scale = np.asarray(RNG.uniform(0.01, 0.02, 5), np.float32)
    b = net.weights_of(sums, scale, np.zeros(5, np.int32), axis=0)
    y = net.node("Gemm", [x, w, b], (5, 3), alpha=1.0, beta=1.0, transA=0, transB=0)
    graph = net.graph(y)
    feeds = feeds_of(graph)

    fused = fuse(graph)

    assert "i8" in {dtype for task in tasks(fused) for dtype in task}
    (found,), (q,) = run_graph(fused, feeds).values(), feeds.values()
    numbers = (q.astype(np.float64) - 3) * np.float32(0.1)
    wanted = numbers @ graph.constants[w] + graph.constants[b]
    np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-4)


@settings(max_examples=80, deadline=None)
@given(
    rows=st.integers(1, 9),
    depth=st.integers(1, 700),
    outputs=st.integers(1, 20),
    dtype=st.sampled_from(("u8", "i8")),
    weights=st.sampled_from((np.int8, np.uint8)),
    zero=st.integers(0, 255),
    zero_w=st.integers(0, 255),
    scale=st.sampled_from((1e-30, 1e-3, 1.0, 1e20)),
)
def test_sums_are_those_of_integer_numpy(
    rows: int, depth: int, outputs: int, dtype: str, weights: type, zero: int, zero_w: int,
    scale: float,
) -> None:  # fmt: skip
    low = -128 if dtype == "i8" else 0
    low_w = np.iinfo(weights).min
    net = Integers()
    x = net.numbers(net.input(rows, depth, dtype=dtype), scale, zero + low)
    q, _, _ = columns(weights, depth, outputs)
    ones = np.ones(outputs, np.float32)
    y = net.matmul(x, net.weights_of(q, ones, np.full(outputs, zero_w + low_w, weights), axis=1))
    graph = net.graph(y)
    feeds = feeds_of(graph)

    (found,) = run_graph(fuse(graph), feeds).values()

    (a,) = feeds.values()
    exact = (a.astype(np.int64) - zero - low) @ (q.astype(np.int64) - zero_w - low_w)
    np.testing.assert_allclose(found, exact * np.float64(np.float32(scale)), rtol=1e-15)


def test_columns_of_a_product_with_a_bias_of_the_run_are_copied_apart() -> None:
    net = Integers()
    one = net.constant(np.float32(1))
    x = net.numbers(net.input(5, 24, dtype="u8"), one, net.input(dtype="u8"))
    q = RNG.integers(-128, 128, (24, 128)).astype(np.int8)
    w = net.weights_of(q, np.ones(128, np.float32), np.zeros(128, np.int8), axis=1)
    fused = fuse(net.graph(*net.split(net.matmul(x, w), 1, 64, 64)))

    assert [node.op for node in fused.nodes].count("gemm") == 1


@pytest.mark.parametrize("activation", ["", "Relu"])
def test_the_scale_of_the_result_joins_those_of_the_sums(activation: str) -> None:
    """A tie that is exact stays one: 0.5 * 0.5 / 0.5 of an odd sum."""
    net = Integers()
    x = net.numbers(net.input(5, 24, dtype="u8"), 0.5, 120)
    q, _, zero = columns(np.int8, 24, 9)
    y = net.matmul(x, net.weights_of(q, np.full(9, 0.5, np.float32), zero, axis=1))
    y = net.node(activation, y) if activation else y
    graph = net.graph(net.quantise(y, 0.5, 7))
    feeds = feeds_of(graph)

    fused = fuse(graph)

    (a,), (found,) = feeds.values(), run_graph(fused, feeds).values()
    sums = (a.astype(np.int64) - 120) @ q.astype(np.int64)
    numbers = np.maximum(sums * 0.5, 0) if activation else sums * 0.5
    np.testing.assert_array_equal(found, np.clip(np.rint(numbers) + 7, 0, 255))
    (gemm,) = fused.nodes
    assert "div" not in str(gemm.expression("tail"))


def test_the_scale_of_a_result_that_is_read_elsewhere_stays_apart() -> None:
    net = layer()
    x = net.nodes[-1].outputs[0]
    y = net.quantise(x, 0.3, 7)

    gemm = next(node for node in fuse(net.graph(y, x)).nodes if node.op == "gemm")

    assert str(gemm.expression("tail")) == "t0=mul(x0,x1)"
