"""Integers are moved instead of their numbers, and not changed to numbers and back."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.fusion.test_integer_products import Integers, feeds_of
from tuner.fusion import fuse
from tuner.fusion.quantised_movement import MOVEMENT, drop_change, move_numbers_later
from tuner.fusion.rewriter import rewrite
from tuner.ops.run_graph import run_graph


def moved(net: Integers, x: str) -> dict[str, str]:
    """The results of each movement of numbers, by its operator."""
    y = net.constant(np.array([1, 0, 2], np.int64))
    return {
        "Reshape": net.reshape(x, 12),
        "Transpose": net.transpose(x, 1, 0),
        "Slice": net.node("Slice", x, (2, 4), start=(1, 0), step=(1, 1)),
        "Split": net.split(x, 1, 3, 1)[1],
        "Expand": net.node("Expand", x, (2, 3, 4)),
        "Gather": net.node("Gather", [x, y], (3, 4), axis=0),
        "Concat": net.node("Concat", [x, x], (6, 4), axis=0),
    }


@pytest.mark.parametrize(
    "op", ["Reshape", "Transpose", "Slice", "Split", "Expand", "Gather", "Concat"]
)
@pytest.mark.parametrize("dtype", ["u8", "i8"])
def test_numbers_that_become_the_same_integers_again_are_never_made(op: str, dtype: str) -> None:
    net = Integers()
    x = net.numbers(net.input(3, 4, dtype=dtype), 0.1, 7)
    y = net.quantise(moved(net, x)[op], 0.1, 7, dtype)
    apart, graph = net.graph(y), net.graph(net.node("Reshape", y, (net.types[y].count,), dtype))
    feeds = feeds_of(graph)

    fused = fuse(graph)

    (found,) = run_graph(fused, feeds).values()
    (wanted,) = run_graph(fuse(apart), feeds).values()  # an output is made as it is
    np.testing.assert_array_equal(found, wanted.reshape(-1))
    assert "elementwise" not in {node.op for node in fused.nodes}


@pytest.mark.parametrize(
    ("scale", "zero", "dtype"), [(0.2, 7, "u8"), (0.1, 8, "u8"), (0.1, 7, "i8")]
)
def test_other_parameters_are_a_change(scale: float, zero: int, dtype: str) -> None:
    net = Integers()
    x = net.reshape(net.numbers(net.input(3, 4, dtype="u8"), 0.1, 7), 12)
    y = net.quantise(x, scale, zero, dtype)
    graph = net.graph(net.node("Reshape", y, (4, 3), dtype))

    ops = [node.op for node in rewrite(graph, RULES).nodes]

    assert ops.count("QuantizeLinear") == ops.count("DequantizeLinear") == 1


RULES = {"Reshape": move_numbers_later, "Concat": move_numbers_later, "QuantizeLinear": drop_change}


def test_parts_of_other_scales_are_joined_as_numbers() -> None:
    net = Integers()
    a, b = (net.numbers(net.input(3, 4, dtype="u8"), scale, 7) for scale in (0.1, 0.2))
    graph = net.graph(net.node("Concat", [a, b], (6, 4), axis=0))

    nodes = rewrite(graph, RULES).nodes

    assert [node.op for node in nodes] == ["DequantizeLinear", "DequantizeLinear", "Concat"]


@pytest.mark.parametrize("scale", [1e-38, 1e38])
def test_a_scale_whose_numbers_may_lose_digits_or_overflow_is_a_change(scale: float) -> None:
    net = Integers()
    y = net.quantise(net.numbers(net.input(3, 4, dtype="u8"), scale, 7), scale, 7)
    graph = net.graph(net.node("Reshape", y, (12,), "u8"))

    assert [node.op for node in rewrite(graph, RULES).nodes][:2] == [
        "DequantizeLinear", "QuantizeLinear",
    ]  # fmt: skip


WINDOW = {
    "kernel": (3, 3), "strides": (2, 2), "pads": (1, 1, 1, 1), "dilations": (1, 1),
    "count_include_pad": 0,
}  # fmt: skip


@pytest.mark.parametrize(("dtype", "zero"), [("u8", 200), ("i8", -100)])
def test_the_largest_of_integers_is_taken_instead_of_that_of_their_numbers(
    dtype: str, zero: int
) -> None:
    net = Integers()
    x = net.numbers(net.input(1, 4, 7, 8, dtype=dtype), 0.1, zero)
    y = net.node("MaxPool", x, (1, 4, 4, 4), **WINDOW)
    graph = net.graph(net.node("Relu", y))
    feeds = feeds_of(graph)

    fused = fuse(graph)

    (q,) = feeds.values()
    padded = np.pad(q, ((0, 0), (0, 0), (1, 2), (1, 2)), constant_values=np.iinfo(q.dtype).min)
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))[:, :, ::2, ::2]
    largest = windows[:, :, :4, :4].max((-2, -1)).astype(float)
    (found,) = run_graph(fused, feeds).values()
    np.testing.assert_allclose(found, np.maximum(largest - zero, 0) * np.float32(0.1), rtol=1e-15)
    assert {fused.types[n.outputs[0]].dtype for n in fused.nodes if n.op == "pool"} == {dtype}


def test_a_negative_scale_turns_the_order_of_numbers() -> None:
    net = Integers()
    x = net.numbers(net.input(1, 4, 7, 8, dtype="u8"), -0.1, 7)
    graph = net.graph(net.node("MaxPool", x, (1, 4, 4, 4), **WINDOW))

    assert [n.op for n in rewrite(graph, ALL).nodes] == ["DequantizeLinear", "MaxPool"]


ALL = dict.fromkeys(MOVEMENT, move_numbers_later)


@pytest.mark.parametrize("op", ["Concat", "MaxPool"])
def test_what_is_joined_or_pooled_becomes_integers_before_that(op: str) -> None:
    net = Integers()
    x = net.input(1, 4, 7, 8)
    makes = {
        "Concat": lambda: net.node("Concat", [x, net.node("Relu", x)], (1, 8, 7, 8), axis=1),
        "MaxPool": lambda: net.node("MaxPool", x, (1, 4, 4, 4), **WINDOW),
    }
    y = net.quantise(makes[op](), 0.02, 100)
    graph = net.graph(y)
    feeds = {x: np.asarray(np.random.default_rng(3).standard_normal((1, 4, 7, 8)), np.float32)}

    fused = fuse(graph)

    plain = fuse(net.graph(graph.nodes[-1].inputs[0]))
    (numbers,) = run_graph(plain, feeds).values()
    wanted = np.clip(np.rint(numbers / np.float64(np.float32(0.02))) + 100, 0, 255)
    (found,) = run_graph(fused, feeds).values()
    np.testing.assert_array_equal(found, wanted)
    (mover,) = (node for node in fused.nodes if node.op in ("concat", "pool"))
    assert {fused.types[name].dtype for name in mover.inputs} == {"u8"}


BORDER = {"pads": (0, 0, 1, 2, 0, 0, 2, 1)}
NEAREST = {
    "kind": "nearest", "mode": "asymmetric/floor", "axis": 2, "scale": 2.0, "next_scale": 1.0,
}  # fmt: skip


def bordered(net: Integers, op: str, x: str) -> str:
    """A result of an operator with a kernel of its own, of an image of 7x8."""
    if op == "Resize":
        return net.node("Resize", x, (1, 4, 14, 8), **NEAREST)
    value = {
        "Pad": 0.0,
        "Pad of a number": float(np.float32(3) * np.float32(0.1)),
        "Pad of 0.33": 0.33,
    }
    return net.node("Pad", x, (1, 4, 10, 11), **BORDER, value=value[op])


@pytest.mark.parametrize("op", ["Pad", "Pad of a number", "Resize"])
@pytest.mark.parametrize(("dtype", "zero"), [("u8", 200), ("i8", -100)])
def test_a_border_and_neighbours_are_integers(op: str, dtype: str, zero: int) -> None:
    net = Integers()
    x = net.numbers(net.input(1, 4, 7, 8, dtype=dtype), 0.1, zero)
    graph = net.graph(net.node("Relu", bordered(net, op, x)))
    feeds = feeds_of(graph)

    fused = fuse(graph)

    (q,), (found,) = feeds.values(), run_graph(fused, feeds).values()
    if op == "Resize":
        wanted = q.repeat(2, axis=2).astype(int) - zero
    else:
        moved = q.astype(int) - zero
        sides = ((0, 0), (0, 0), (1, 2), (2, 1))
        wanted = np.pad(moved, sides, constant_values=0 if op == "Pad" else 3)
    np.testing.assert_allclose(found, np.maximum(wanted, 0) * np.float32(0.1), rtol=1e-15)
    assert fused.types[fused.nodes[0].outputs[0]].dtype == dtype


@pytest.mark.parametrize("value", [0.33, 1e9])
def test_a_border_that_is_no_number_of_an_integer_stays_one_of_f32(value: float) -> None:
    net = Integers()
    x = net.numbers(net.input(1, 4, 7, 8, dtype="u8"), 0.1, 7)
    graph = net.graph(net.node("Pad", x, (1, 4, 10, 11), **BORDER, value=value))

    assert [n.op for n in rewrite(graph, ALL).nodes] == ["DequantizeLinear", "Pad"]


@pytest.mark.parametrize("op", ["Pad", "Pad of 0.33", "Resize"])
def test_what_gets_a_border_becomes_integers_before_it(op: str) -> None:
    net = Integers()
    x = net.input(1, 4, 7, 8)
    graph = net.graph(net.quantise(bordered(net, op, x), 0.02, 100))
    feeds = {x: np.asarray(np.random.default_rng(3).standard_normal((1, 4, 7, 8)), np.float32)}

    fused = fuse(graph)

    plain = fuse(net.graph(graph.nodes[-1].inputs[0]))
    (numbers,) = run_graph(plain, feeds).values()
    wanted = np.clip(np.rint(numbers / np.float64(np.float32(0.02))) + 100, 0, 255)
    np.testing.assert_array_equal(*run_graph(fused, feeds).values(), wanted)
    assert [fused.types[name].dtype for name in fused.nodes[-1].inputs] == ["u8"]


def test_integers_are_made_before_what_is_joined_twice_behind_views() -> None:
    net = Integers()
    x = net.input(2, 6)
    one = net.node("Concat", [x, net.node("Relu", x)], (4, 6), axis=0)
    other = net.node("Neg", net.transpose(one, 1, 0))
    both = net.node("Concat", [net.transpose(one, 1, 0), other], (6, 8), axis=1)
    apart = net.node("Slice", net.reshape(both, 48), (40,), start=(3,), step=(1,))
    graph = net.graph(net.quantise(apart, 0.02, 100))
    feeds = {x: np.asarray(np.random.default_rng(3).standard_normal((2, 6)), np.float32)}

    fused = fuse(graph)

    (numbers,) = run_graph(fuse(net.graph(apart)), feeds).values()
    wanted = np.clip(np.rint(numbers / np.float64(np.float32(0.02))) + 100, 0, 255)
    np.testing.assert_array_equal(*run_graph(fused, feeds).values(), wanted)
    assert fused.nodes[-1].op != "elementwise"
