"""Integers are moved instead of their numbers, and not changed to numbers and back."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.fusion.test_integer_products import Integers, feeds_of
from tuner.fusion import fuse
from tuner.fusion.quantised_movement import drop_change, move_numbers_later
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
