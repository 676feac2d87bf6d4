"""Which element-wise work joins which task."""

from __future__ import annotations

import numpy as np

from tests.tuner.frontend.models import parsed
from tests.tuner.fusion.sketch import Sketch, census, fused, ops, tails
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.fusion.tails import MAX_INPUTS
from tuner.ops import refusal
from tuner.ops.run_graph import run_graph
from tuner.ops.uses import tasks_by_output
from tuner.precision_modes import PrecisionModes


def test_a_chain_is_one_task() -> None:
    sketch = Sketch()
    x, y = sketch.input(3, 4), sketch.input(3, 4)
    z = sketch.node("Add", [sketch.node("Mul", [x, sketch.constant(0.5)]), y])

    graph = fused(sketch.graph(sketch.node("Tanh", z)))

    assert ops(graph) == ["elementwise"]
    assert str(graph.nodes[0].attributes["expression"]) == (
        "t0=mul(x0,0.5);t1=add(t0,x1);t2=tanh(t1)"
    )
    assert graph.nodes[0].origin == ("Mul", "Add", "Tanh")
    assert graph.nodes[0].name == "/mul0"


def test_a_diamond_is_one_task_that_computes_its_top_once() -> None:
    sketch = Sketch()
    top = sketch.node("Exp", sketch.input(3, 4))
    y = sketch.node("Add", [sketch.node("Sqrt", top), sketch.node("Neg", top)])

    graph = fused(sketch.graph(y))

    assert ops(graph) == ["elementwise"]
    assert str(graph.nodes[0].attributes["expression"]).count("exp") == 1


def test_a_value_with_two_readers_is_computed_once() -> None:
    sketch = Sketch()
    x = sketch.node("Exp", sketch.input(3, 4))
    y = sketch.node("Softmax", sketch.node("Neg", x), axis=1)

    graph = fused(sketch.graph(sketch.node("Add", [x, y])))

    assert ops(graph) == ["elementwise", "elementwise", "softmax"]
    assert tails(graph) == ["t0=add(x0,x1)"]


def test_an_output_of_the_graph_is_stored_even_if_a_tail_could_take_it() -> None:
    sketch = Sketch()
    x = sketch.linear(sketch.input(3, 4), 5)

    graph = fused(sketch.graph(x, sketch.node("Relu", x)))

    assert ops(graph) == ["gemm", "elementwise"]


def test_a_small_operand_is_computed_apart_from_the_large_task() -> None:
    sketch = Sketch()
    mask = sketch.node("Mul", [sketch.input(1, 4), sketch.constant(-9.0)])

    graph = fused(sketch.graph(sketch.node("Add", [sketch.linear(sketch.input(3, 4), 4), mask])))

    assert sorted(ops(graph)) == ["elementwise", "gemm"]
    assert tails(graph) == ["t0=add(x0,x1)"]


def test_a_result_that_grows_by_broadcasting_is_no_tail() -> None:
    sketch = Sketch()
    y = sketch.linear(sketch.input(1, 4), 4)

    graph = fused(sketch.graph(sketch.node("Add", [y, sketch.input(3, 4)])))

    assert ops(graph) == ["gemm", "elementwise"]


def test_swish_gates_read_the_value_of_the_task_twice() -> None:
    sketch = Sketch()
    x = sketch.input(3, 4)
    gate = sketch.linear(x, 5)
    gate = sketch.node("Mul", [gate, sketch.node("Sigmoid", gate)])

    graph = fused(sketch.graph(sketch.node("Mul", [gate, sketch.linear(x, 5)])))

    assert ops(graph) == ["gemm", "gemm"]
    assert tails(graph) == ["t0=silu(x1);t1=mul(x0,t0)"]


def test_a_long_sum_stops_at_the_number_of_inputs_that_a_kernel_reads() -> None:
    sketch = Sketch()
    y = sketch.input(2, 3)
    for _ in range(2 * MAX_INPUTS):
        y = sketch.node("Add", [y, sketch.input(2, 3)])

    graph = fused(sketch.graph(y))

    assert census(graph)["elementwise"] == 3
    assert max(len(node.inputs) for node in graph.nodes) <= MAX_INPUTS


def divided(divisor: float, *behind: str) -> str:
    """The expression of a division by a constant, and of operators behind it."""
    sketch = Sketch()
    y = sketch.node("Div", [sketch.input(3, 4), sketch.constant(divisor)])
    for op in behind:
        y = sketch.node(op, y)
    (node,) = fused(sketch.graph(y)).nodes
    return str(node.attributes["expression"])


def test_a_division_is_a_product_where_that_is_exact_or_no_discontinuity_sees_it() -> None:
    assert divided(8.0) == "t0=mul(x0,0.125)"
    assert divided(8.0, "Floor") == "t0=mul(x0,0.125);t1=floor(t0)"
    assert divided(41.0) == f"t0=mul(x0,{1 / 41})"
    assert divided(41.0, "Relu", "Floor") == "t0=div(x0,41.0);t1=relu(t0);t2=floor(t1)"
    assert divided(41.0, "Tanh", "Floor") == "t0=div(x0,41.0);t1=tanh(t0);t2=floor(t1)"
    assert divided(1e-39) == f"t0=div(x0,{float(np.float32(1e-39))})"


def test_a_vector_of_divisors_divides() -> None:
    sketch = Sketch()
    y = sketch.node("Div", [sketch.input(3, 4), sketch.constant(np.array([1.0, 3.0, 4.0, 7.0]))])

    (node,) = fused(sketch.graph(y)).nodes

    assert str(node.attributes["expression"]) == "t0=div(x0,x1)"


def test_powers_are_chains_of_instructions() -> None:
    sketch = Sketch()
    cube = sketch.node("Pow", [sketch.input(3, 4), sketch.constant(3.0)])

    graph = fused(sketch.graph(cube))

    assert str(graph.nodes[0].attributes["expression"]) == "t0=mul(x0,x0);t1=mul(t0,x0)"


def test_the_largest_number_is_a_bound_of_a_clip_and_infinity_is_none() -> None:
    sketch = Sketch()
    largest = float(np.finfo(np.float32).max)
    low = sketch.node("Clip", sketch.input(3, 4), min=-largest, max=np.inf)
    high = sketch.node("Clip", low, min=0.0, max=largest)

    graph = fused(sketch.graph(high))

    assert str(graph.nodes[0].attributes["expression"]) == (
        "t0=max(x0,-3.4028234663852886e+38);t1=clip(t0,0.0,3.4028234663852886e+38)"
    )


def test_a_power_of_a_half_is_no_square_root() -> None:
    sketch = Sketch()
    power = sketch.node("Pow", [sketch.node("Abs", sketch.input(3, 4)), sketch.constant(0.5)])

    graph = fused(sketch.graph(power))

    assert str(graph.nodes[0].attributes["expression"]) == "t0=abs(x0);t1=pow(t0,0.5)"


def test_an_expanded_operand_is_broadcast_not_copied() -> None:
    sketch = Sketch()
    x = sketch.input(3, 4)
    wide = sketch.node("Expand", sketch.input(1, 4), (3, 4))

    graph = fused(sketch.graph(sketch.node("Add", [x, wide])))

    assert ops(graph) == ["elementwise"]
    assert graph.nodes[0].inputs == ("in0", "in1")


def test_equal_nodes_run_once() -> None:
    sketch = Sketch()
    x = sketch.input(3, 4)
    first, second = (sketch.node("Softmax", x, axis=1) for _ in range(2))

    graph = fused(sketch.graph(sketch.node("Add", [first, second])))

    assert ops(graph) == ["softmax"]
    assert tails(graph) == ["t0=add(x0,x0)"]


def test_bytes_that_wrap_around_are_stored_between_two_tasks() -> None:
    """No instruction of integers makes a byte of one."""
    text = "g (uint8[3] x, uint8[3] y) => (uint8[3] z) { s = Add(x, y) z = Max(s, y) }"

    graph = fuse(graph_of(parsed(text), "bytes"))

    assert {*ops(graph)} == {"elementwise"}
    assert all(refusal(task) is None for task in tasks_by_output(graph, PrecisionModes()).values())
    x, y = (np.array(values, np.uint8) for values in ([250, 1, 200], [9, 1, 100]))
    np.testing.assert_array_equal(run_graph(graph, {"x": x, "y": y})["z"], np.maximum(x + y, y))
