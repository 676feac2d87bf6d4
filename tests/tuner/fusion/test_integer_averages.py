"""Averages of bytes: exact sums, and ties that are ties."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.fusion.test_integer_products import Integers, feeds_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.ops.run_graph import run_graph
from tuner.size import Size

N = Size.named("n", 4)
WINDOW = {"strides": (2, 2), "dilations": (1, 1), "pads": (0, 0, 0, 0), "count_include_pad": 0}


def averaged(net: Integers, op: str, x: str, size: int) -> str:
    """The averages of 4x4 blocks of `size` x `size`, or of the whole of an image of 8x8."""
    if op == "AveragePool":
        out = (8 - size) // 2 + 1
        return net.node(op, x, (1, 3, out, out), **WINDOW, kernel=(size, size))
    if op == "GlobalAveragePool":
        return net.node(op, x, (1, 3, 1, 1))
    return net.node(op, x, (1, 3), axes=(2, 3), keepdims=0)


def exact(q: np.ndarray, op: str, size: int) -> np.ndarray:
    """The averages as fractions."""
    windows = np.lib.stride_tricks.sliding_window_view(q.astype(int), (size, size), (2, 3))
    windows = windows[:, :, ::2, ::2] if op == "AveragePool" else q.reshape(1, 3, 1, 1, 8, 8)
    sums = windows.astype(int).sum((-2, -1)).reshape(1, 3, *(() if op == "ReduceMean" else (-1,)))
    count = math.prod(windows.shape[-2:])
    return np.vectorize(lambda total: Fraction(int(total), count), otypes=[object])(sums)


def ops_and_types(graph: Graph) -> list[tuple[str, str]]:
    return [(node.op, graph.types[node.inputs[0]].dtype) for node in graph.nodes]


@settings(max_examples=60, deadline=None)
@given(
    op=st.sampled_from(("AveragePool", "GlobalAveragePool", "ReduceMean")),
    size=st.integers(1, 5),
    dtype=st.sampled_from(("u8", "i8")),
    zero=st.integers(0, 255),
    scale=st.sampled_from((1e-30, 0.013, 1.0, 1e20)),
    corners=st.booleans(),
)
def test_an_average_of_integers_is_rounded_once_and_half_to_even(
    op: str, size: int, dtype: str, zero: int, scale: float, corners: bool
) -> None:
    low = -128 if dtype == "i8" else 0
    net = Integers()
    x = net.numbers(net.input(1, 3, 8, 8, dtype=dtype), scale, zero + low)
    graph = net.graph(net.quantise(averaged(net, op, x, size), scale, zero + low, dtype))
    feeds = feeds_of(graph)
    if corners:
        feeds = {name: np.where(q % 2, low, low + 255).astype(q.dtype) for name, q in feeds.items()}

    fused = fuse(graph)

    (q,), (found,) = feeds.values(), run_graph(fused, feeds).values()
    moved = exact(q, op, size) - (zero + low)
    wanted = np.vectorize(round, otypes=[int])(moved) + zero + low
    np.testing.assert_array_equal(found.reshape(-1), wanted.reshape(-1))
    assert ops_and_types(fused)[0][1] == dtype


def test_numbers_of_an_average_differ_by_a_rounding_of_a_step() -> None:
    net = Integers()
    x = net.numbers(net.input(1, 3, 8, 8, dtype="u8"), 0.1, 250)
    graph = net.graph(averaged(net, "AveragePool", x, 3))
    feeds = feeds_of(graph)

    fused = fuse(graph)

    (q,), (found,) = feeds.values(), run_graph(fused, feeds).values()
    wanted = (exact(q, "AveragePool", 3).astype(float) - 250) * np.float64(np.float32(0.1))
    assert np.abs(found.reshape(-1) - wanted.reshape(-1)).max() <= 0.1 * 2.0**-17 + 25 * 2.0**-24
    assert ops_and_types(fused) == [
        ("copy", "u8"),
        ("pool", "u8"),
        ("elementwise", "f32"),
        ("copy", "f32"),
    ]


@pytest.mark.parametrize("zero", [0, 7])
def test_a_border_that_counts_is_of_zeros(zero: int) -> None:
    net = Integers()
    x = net.numbers(net.input(1, 3, 8, 8, dtype="u8"), 0.1, zero)
    window = WINDOW | {"pads": (1, 1, 1, 1), "count_include_pad": 1, "kernel": (3, 3)}
    y = net.node("AveragePool", x, (1, 3, 4, 4), **window)

    fused = fuse(net.graph(y))

    (pool,) = (node for node in fused.nodes if node.op == "pool")
    assert fused.types[pool.inputs[0]].dtype == ("f32" if zero else "u8")


def test_sums_beyond_f32_stay_averages_of_numbers() -> None:
    net = Integers()
    x = net.numbers(net.input(2, 70_000, dtype="u8"), 0.1, 3)

    fused = fuse(net.graph(net.node("ReduceMean", x, (2,), axes=(1,), keepdims=0)))

    assert ops_and_types(fused)[:2] == [("elementwise", "u8"), ("reduce", "f32")]


@pytest.mark.parametrize(("shape", "dtype"), [((N, 8), "u8"), ((8, N), "f32")])
def test_sums_of_an_open_number_of_terms_may_be_beyond_f32(
    shape: tuple[int, ...], dtype: str
) -> None:
    net = Integers()
    x = net.numbers(net.input(*shape, dtype="u8"), 0.1, 3)

    fused = fuse(net.graph(net.node("ReduceMean", x, shape[:1], axes=(1,), keepdims=0)))

    (reduce,) = (node for node in fused.nodes if node.op == "reduce")
    assert fused.types[reduce.inputs[0]].dtype == dtype
