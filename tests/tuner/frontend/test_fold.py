"""Constants and shape arithmetic are gone when the graph is made."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.tuner.frontend.models import imported, of_node, ops, parsed
from tests.tuner.frontend.rebuild import run_graph
from tuner.frontend import graph_of


def test_a_shape_computed_from_a_shape_is_an_attribute() -> None:
    text = """g (float[2,3,4] x) => (float y) {
        s = Shape(x) zero = Constant<value_int=0>() batch = Gather(s, zero)
        first = Constant<value_ints=[0]>() b = Unsqueeze(batch, first)
        rest = Constant<value_ints=[-1]>() target = Concat<axis=0>(b, rest)
        y = Reshape(x, target) }"""

    graph = imported(parsed(text))

    assert ops(graph) == ["Reshape"]
    assert graph.nodes[0].attributes == {"shape": (2, 12)}
    assert not graph.constants


def test_masks_and_ranges_over_shapes_are_folded() -> None:
    text = """g (float[1,4,4] x) => (float y) {
        s = Shape<start=1, end=2>(x) scalar = Squeeze(s)
        zero = Constant<value_int=0>() one = Constant<value_int=1>()
        i = Range(zero, scalar, one) column = Unsqueeze(i, last)
        mask = LessOrEqual(i, column) low = Constant<value_float=-10000.0>()
        y = Where(mask, x, low) }"""

    graph = imported(parsed(text, last=np.array([1])))

    assert ops(graph) == ["Where"]
    mask = graph.constants[graph.nodes[0].inputs[0]]
    np.testing.assert_array_equal(mask, np.tri(4, dtype=bool))


def test_a_range_takes_bounds_that_are_vectors_of_one_element() -> None:
    """ONNX's own function of AffineGrid has such bounds where a size is known."""
    text = """g (float[3] x) => (float[3] y) {
        i = Range(zero, count, one) f = Cast<to=1>(i) y = Add(x, f) }"""

    bounds = {"zero": np.array(0), "count": np.array([3]), "one": np.array(1)}

    graph = graph_of(parsed(text, **bounds), "test")

    assert ops(graph) == ["Add"]
    x = np.array([0.5, 0.25, 1], np.float32)
    np.testing.assert_array_equal(run_graph(graph, {"x": x})["y"], x + np.arange(3))


def test_whole_numbers_are_divided_as_onnx_does() -> None:
    text = "g (float[2,2] x) => (int64 y, float z) { y = Div(a, b) z = Relu(x) }"

    graph = imported(parsed(text, a=np.array([-7, 7]), b=np.array([2, -2])))

    np.testing.assert_array_equal(graph.constants["y:constant"], [-3, -3])


@pytest.mark.parametrize("axis", [0, 1, -1])
def test_elements_of_an_axis_of_any_length_are_folded(axis: int) -> None:
    text = (
        f"g (float[2,3] x) => (float y) {{ c = GatherElements<axis={axis}>(d, i) y = Add(x, c) }}"
    )
    data = np.arange(50 * 60, dtype=np.float32).reshape(50, 60)

    graph = imported(parsed(text, d=data, i=np.array([[48, -1, 0], [1, 49, -50]])))

    assert ops(graph) == ["Add"]


@pytest.mark.parametrize("op", ["Gather", "GatherElements"])
@pytest.mark.parametrize(("last", "is_folded"), [(7, True), (8, False)])
def test_what_is_gathered_from_equal_elements_needs_no_indices(
    op: str, last: int, is_folded: bool
) -> None:
    text = (
        "g (int64[2,3] i, float[2,3] x) => (float y) { "
        f"c = {op}<axis=1>(d, i) f = Cast<to=1>(c) y = Add(x, f) }}"
    )
    data = np.full((2, 5), 7)
    data[1, 4] = last

    graph = imported(parsed(text, d=data))

    assert (ops(graph) == ["Add"]) == is_folded


def test_random_numbers_are_never_folded() -> None:
    text = "g (float[3] x) => (float y) { r = RandomUniform<shape=[3]>() y = Add(x, r) }"

    graph = graph_of(parsed(text), "test")

    assert ops(graph) == ["segment", "Add"]


def test_a_large_result_is_left_to_run_time() -> None:
    text = "g (float[1] x) => (float y) { e = Expand(c, size) y = ReduceMax(e) }"
    model = parsed(text, c=np.ones(1, np.float32), size=np.array([2**14, 2**13]))

    graph = graph_of(model, "test")

    assert graph.types[graph.nodes[0].outputs[0]].count == 2**27
    assert sum(a.nbytes for a in graph.constants.values()) < 100


def test_weights_are_not_copied() -> None:
    weights = np.arange(64, dtype=np.float32).reshape(8, 8)
    model = of_node("MatMul", {"x": (2, 8)}, constants={"w": weights})

    graph = graph_of(model, "test")

    assert graph.constants["w"].base is not None, "a view of the file's bytes"
    np.testing.assert_array_equal(graph.constants["w"], weights)


@pytest.mark.parametrize("condition", [True, False])
def test_a_branch_that_is_known_takes_the_place_of_the_if(condition: bool) -> None:
    text = """g (float[2,3] x) => (float y) {
        z = Relu(x)
        y = If (c) <then_branch = one () => (float[2,3] a) { k = Exp(z) a = Neg(k) },
                    else_branch = two () => (float[2,3] a) { k = Abs(z) a = Sqrt(k) }> }"""

    graph = imported(parsed(text, c=np.array(condition)))

    assert ops(graph) == (["Relu", "Exp", "Neg"] if condition else ["Relu", "Abs", "Sqrt"])
    assert graph.nodes[-1].outputs == ("y",)


def test_what_no_output_needs_is_not_in_the_graph() -> None:
    text = """g (float[2,3] x) => (float y) {
        s = Relu(x) n = Shape(s) y = Reshape(x, n) unused = com.example.Nobody(x) }"""

    graph = graph_of(parsed(text, w=np.ones(3, np.float32)), "test")

    assert ops(graph) == ["Reshape"]
    assert not graph.constants
    assert set(graph.types) == {"x", "y"}


def test_functions_of_the_model_are_expanded() -> None:
    model = parsed(
        """g (float[2,3] x) => (float y) { a = com.example.Twice(x) y = com.example.Twice(a) }
        <domain: "com.example", opset_import: ["" : 17]>
        Twice (x) => (y) { y = Add(x, x) }"""
    )

    graph = imported(model)

    assert ops(graph) == ["Add", "Add"]


def test_erf_of_constants_has_all_digits_of_their_type() -> None:
    x = np.array([[0.3, -1.7], [4.0, np.nan]])
    model = parsed("g (double[2,2] a) => (double[2,2] y) { e = Erf(x) y = Add(a, e) }", x=x)

    graph = graph_of(model, "erf")

    (found,) = graph.constants.values()
    wanted = [[math.erf(number) for number in row] for row in x.tolist()]
    np.testing.assert_array_equal(found, np.array(wanted))
