"""What has no kernel stays an ONNX operator, under its own names and types."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.fusion.sketch import Sketch, census, fused, ops, random_feeds
from tuner.fusion import fuse
from tuner.ops.run_graph import run_graph


def test_a_segment_reads_a_channels_last_result_in_the_order_of_the_model() -> None:
    sketch = Sketch()
    y = sketch.conv(sketch.input(1, 3, 4, 4), 2)
    as_int = sketch.segment("Cast", y, "i32", to="i32")

    graph = fused(sketch.graph(as_int))

    assert ops(graph) == ["copy", "conv", "copy", "segment"]
    assert graph.nodes[-1].inputs == (y,)


@pytest.mark.parametrize(("op", "dtype"), [("Cast", "i32"), ("Softmax", "f32")])
def test_a_segment_reads_a_result_that_reshapes_back_under_its_own_name(
    op: str, dtype: str
) -> None:
    sketch = Sketch()
    y = sketch.matmul(sketch.input(3, 4, 5), sketch.input(3, 5, 6))
    joined = sketch.reshape(sketch.transpose(sketch.reshape(y, 1, 3, 4, 6), 0, 2, 1, 3), 4, 18)
    joined = sketch.reshape(joined, 4, 3, 6)
    if op == "Cast":
        z = sketch.segment(op, joined, dtype, to="i32")
    else:
        z = sketch.node(op, joined, dtype=dtype, axis=2)

    expected = ["matmul", "reshape", "segment"] if op == "Cast" else ["matmul", "softmax"]
    assert ops(fused(sketch.graph(z))) == expected


def test_a_segment_keeps_the_name_of_what_it_reads_where_that_is_made_twice() -> None:
    sketch = Sketch()
    x = sketch.node("Relu", sketch.input(2, 3))
    first, second = sketch.transpose(x, 1, 0), sketch.transpose(x, 1, 0)
    cast = sketch.segment("Cast", second, "i32", to="i32")
    drawn = sketch.graph(sketch.node("Exp", first), cast)
    feeds = random_feeds(drawn)

    results = run_graph(fuse(drawn), feeds)

    expected = np.maximum(feeds[drawn.inputs[0]], 0).T.astype(np.int32)
    np.testing.assert_array_equal(results[cast], expected)


def test_comparisons_stay_inside_one_task() -> None:
    sketch = Sketch()
    x = sketch.input(3, 4)
    below = sketch.node("Less", [x, sketch.constant(0.5)], dtype="bool")
    above = sketch.node("Greater", [x, sketch.constant(-0.5)], dtype="bool")
    inside = sketch.node("And", [below, above], dtype="bool")

    graph = fused(sketch.graph(sketch.node("Where", [inside, x, sketch.constant(0.0)])))

    assert ops(graph) == ["elementwise"]


def test_a_truth_value_that_leaves_the_graph_is_bool_again() -> None:
    sketch = Sketch()
    condition = sketch.node("Not", sketch.input(2, 3, dtype="bool"), dtype="bool")
    turned = sketch.node("Transpose", condition, (3, 2), "bool", perm=(1, 0))

    graph = fused(sketch.graph(turned))

    assert graph.types[turned].dtype == "bool"
    assert "segment" not in census(graph)


def test_truth_values_of_kernels_and_of_inputs_can_be_joined() -> None:
    sketch = Sketch()
    given, x = sketch.input(2, 3, dtype="bool"), sketch.input(2, 3)
    made = sketch.node("Less", [x, sketch.constant(0.0)], dtype="bool")
    both = sketch.node("Concat", [given, made], (4, 3), "bool", axis=0)
    number = sketch.node("Cast", both, to="f32")

    graph = fused(sketch.graph(number))

    assert census(graph) == {"elementwise": 2, "concat": 1}


def test_integers_move_without_a_segment() -> None:
    sketch = Sketch()
    x = sketch.input(2, 3, dtype="i64")
    y = sketch.node("Transpose", x, (3, 2), "i64", perm=(1, 0))
    y = sketch.node("Concat", [y, y], (3, 4), "i64", axis=1)

    graph = fused(sketch.graph(y))

    assert census(graph) == {"copy": 1, "concat": 1}
    assert graph.types[graph.nodes[0].outputs[0]].dtype == "i64"


def test_constants_and_inputs_can_be_outputs() -> None:
    sketch = Sketch()
    x = sketch.input(2, 3)
    same = sketch.reshape(x, 2, 3)
    fixed = sketch.reshape(sketch.constant(np.arange(6.0)), 2, 3)

    graph = fused(sketch.graph(same, fixed))

    assert ops(graph) == ["copy", "copy"]


def test_nothing_to_do_gives_a_graph_without_nodes() -> None:
    sketch = Sketch()
    sketch.node("Relu", sketch.input(2, 3))

    graph = fused(sketch.graph("in0"))

    assert graph.nodes == ()


def test_an_output_of_a_segment_that_is_given_out_twice_keeps_both_names() -> None:
    sketch = Sketch()
    y = sketch.segment("Add", [sketch.input(2, 3, dtype="i64") for _ in range(2)], "i64")
    z = sketch.node("Reshape", [y], dtype="i64")

    graph = fused(sketch.graph(y, z))

    assert graph.outputs == (y, z)
    assert graph.nodes[0].outputs == (y,)
    assert ops(graph) == ["segment", "reshape"]
