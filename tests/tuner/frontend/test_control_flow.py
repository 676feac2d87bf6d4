"""Branches that are known, and trips whose number is, are nodes of the graph around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper, numpy_helper

from tests.tuner.frontend.models import imported, ops, parsed, random_for
from tests.tuner.frontend.rebuild import run_graph
from tests.tuner.judge.models import source
from tuner.errors import ModelError
from tuner.frontend import control_flow, graph_of
from tuner.frontend.segments import nodes_in
from tuner.graph import Graph
from tuner.judge.float64_model import Float64Model

COUNTED = """(int64 i, bool go, float[3] s) => (bool go_on, float[3] t, float[3] out) {
    go_on = Identity(go) f = Cast<to=1>(i) p = Mul(s, x) t = Add(p, f) out = Neg(t) }"""


def native(model: onnx.ModelProto) -> Graph:
    """The imported graph, without a segment, after it has given the numbers of ONNX Runtime.

    And those of the judge, which runs bodies trip by trip. onnx's reference is no oracle: it stacks
    rows of matrices along their own axis.
    """
    graph = imported(model)
    as_judged(model, graph)
    return graph


def as_judged(model: onnx.ModelProto, graph: Graph) -> None:
    """Compare a graph without a segment with the model in float64."""
    inputs = random_for(graph)
    found = run_graph(graph, inputs)
    for name, wanted in Float64Model(source(model)).run(inputs).items():
        np.testing.assert_allclose(found[name], wanted, rtol=1e-4, atol=1e-5, err_msg=name)
    assert "segment" not in ops(graph)


def reasons(graph: Graph) -> list[str]:
    """The reasons of all nodes that stay in ONNX Runtime."""
    segments = (node for node in graph.nodes if node.op == "segment")
    return [inner.reason for node in segments for inner in nodes_in(node)]


def loop_of(inputs: str, body: str = COUNTED, more: str = "") -> str:
    return f"""g (float[3] x) => (float y, float z) {{ {more}
        y, z = Loop ({inputs}) <body = step {body}> }}"""


@pytest.mark.parametrize("trips", [1, 4])
@pytest.mark.parametrize("condition", ["c", ""])
def test_a_loop_with_a_known_number_of_trips_becomes_its_trips(trips: int, condition: str) -> None:
    model = parsed(loop_of(f"n, {condition}, x"), n=np.array(trips), c=np.array(True))

    graph = native(model)

    assert ops(graph).count("Neg") == trips


def test_a_loop_without_a_limit_ends_where_its_condition_does() -> None:
    """A while loop of TensorFlow has such a counter, a value that the loop carries."""
    text = """g (float[3] x) => (float y) {
        k, y = Loop (, c, zero, x) <body = step (int64 i, bool go, int64 j, float[3] s)
            => (bool go_on, int64 m, float[3] t) {
                m = Add(j, two) go_on = Less(m, seven) t = Mul(s, x) }> }"""

    numbers = {"zero": np.array(0), "two": np.array(2), "seven": np.array(7)}
    graph = native(parsed(text, c=np.array(True), **numbers))

    assert ops(graph) == ["Mul"] * 4


def test_a_condition_that_is_false_after_the_first_trip_ends_a_loop_of_any_length() -> None:
    body = COUNTED.replace("go_on = Identity(go)", "go_on = Constant<value=bool {0}>()")
    model = parsed(loop_of("n, , x", body), n=np.array(2**62))

    assert ops(native(model)).count("Neg") == 1


def test_a_loop_without_trips_hands_on_what_it_was_given() -> None:
    text = """g (float[3] x) => (float y) {
        r = Relu(x)
        y = Loop (n, c, r) <body = step (int64 i, bool go, float[3] s)
            => (bool go_on, float[3] t) { go_on = Identity(go) t = Neg(s) }> }"""

    for trips, condition in ((0, True), (-3, True), (5, False)):
        graph = native(parsed(text, n=np.array(trips), c=np.array(condition)))
        assert ops(graph) == ["Relu"]


def test_results_of_no_trip_are_made_by_onnx_runtime() -> None:
    graph = graph_of(parsed(loop_of("n, , x"), n=np.array(0)), "test")

    assert reasons(graph) == ["Loop: it makes tensors without elements"]


def test_a_body_may_hand_on_its_inputs_outer_tensors_and_its_constants() -> None:
    """ONNX Runtime wants an Identity before an outer tensor that a body hands on."""
    text = """g (float[3] x) => (float a, float b, float c, float d, float e, float f) {
        r = Relu(x)
        a, b, c, d, e, f = Loop (n, , x, r) <body = step (int64 i, bool go, float[3] s, float[3] u)
            => (bool go, float[3] u, float[3] s, float[3] s, float[3] r, float[2] w, int64 i)
            <float[2] w = {1, 2}> { unused = Neg(s) }> }"""
    model = parsed(text, n=np.array(3))
    graph = graph_of(model, "test")
    x = np.array([-1, 0, 2], np.float32)
    r = np.maximum(x, 0)

    found = run_graph(graph, {"x": x})

    rows = {"a": r, "b": x, "c": [x, r, x], "d": [r, r, r], "e": [[1, 2]] * 3, "f": [0, 1, 2]}
    for name, wanted in rows.items():
        np.testing.assert_array_equal(found[name], wanted)
    as_judged(model, graph)


def test_names_inside_may_be_those_of_tensors_around() -> None:
    """ONNX Runtime refuses that."""
    text = """g (float[3] x) => (float y, float t) {
        t = Relu(x) s = Neg(t)
        y = Loop (n, , s) <body = step (int64 x, bool go, float[3] s)
            => (bool go_on, float[3] t) { go_on = Identity(go) k = Exp(s) t = Sub(k, s) }> }"""
    model = parsed(text, n=np.array(2))
    graph = graph_of(model, "test")
    s = np.array([-1, 0, -2], np.float32)

    found = run_graph(graph, {"x": -s})

    np.testing.assert_array_equal(found["t"], -s)
    for _ in range(2):
        s = np.exp(s) - s
    np.testing.assert_allclose(found["y"], s, rtol=1e-5)
    as_judged(model, graph)
    assert ops(graph) == ["Relu", "Neg", *["Exp", "Sub"] * 2]


def test_loops_and_branches_may_be_inside_of_each_other() -> None:
    text = """g (float[3] x) => (float y, float z) {
        y, z = Loop (n, , x) <body = outer (int64 i, bool go, float[3] s)
            => (bool go_on, float[3] t, float[2,3] rows) {
                go_on = Identity(go) first = Equal(i, zero)
                u = If (first) <then_branch = one () => (float[3] v) { v = Exp(s) },
                                else_branch = two () => (float[3] w) { w = Sub(s, x) }>
                t, rows = Loop (two, , u) <body = inner (int64 j, bool run, float[3] q)
                    => (bool more, float[3] p, float[3] row) {
                        more = Identity(run) ij = Add(i, j) f = Cast<to=1>(ij)
                        p = Mul(q, u) row = Add(p, f) }> }> }"""

    graph = native(parsed(text, n=np.array(3), zero=np.array(0), two=np.array(2)))

    assert ops(graph).count("Exp") == 1
    assert ops(graph).count("Mul") == 6


def test_a_tensor_that_grows_with_each_trip_has_a_shape_in_each() -> None:
    text = """g (float[1,3] x) => (float y) {
        y = Loop (n, , x) <body = step (int64 i, bool go, float[k,3] s)
            => (bool go_on, float[m,3] t) { go_on = Identity(go) t = Concat<axis=0>(s, x) }> }"""

    assert native(parsed(text, n=np.array(4))).types["y"].shape == (5, 3)


def test_functions_are_called_in_bodies() -> None:
    text = """g (float[3] x) => (float y) {
        y = Loop (n, , x) <body = step (int64 i, bool go, float[3] s)
            => (bool go_on, float[3] t) { go_on = Identity(go) t = com.example.Twice(s) }> }
        <domain: "com.example", opset_import: ["" : 17]>
        Twice (x) => (y) { y = Add(x, x) }"""

    assert ops(native(parsed(text, n=np.array(3)))) == ["Add"] * 3


def test_constants_of_a_body_are_there_once_for_all_trips() -> None:
    body = """(int64 i, bool go, float[3] s) => (bool go_on, float[3] t, float[3] out)
        <float[3] w = {1, 2, 3}> { go_on = Identity(go)
        k = Constant<value = float[3] {4, 5, 6}>() p = Mul(s, w) t = Add(p, k) out = Neg(t) }"""

    graph = native(parsed(loop_of("n, , x", body), n=np.array(9)))

    assert len([array for array in graph.constants.values() if array.shape == (3,)]) == 2


# -- Scan ------------------------------------------------------------------------------------------


def scan_of(
    shapes: dict[str, tuple[int, ...]],
    body: Sequence[onnx.NodeProto],
    inputs: Sequence[tuple[str, tuple[int, ...]]],
    outputs: Sequence[str],
    made: int,
    *,
    opset: int = 17,
    given: Sequence[str] = (),
    **attributes: Any,
) -> onnx.ModelProto:
    """A model of one Scan of all its inputs."""
    f = TensorProto.FLOAT
    graph = helper.make_graph(
        body,
        "step",
        [helper.make_tensor_value_info(name, f, shape) for name, shape in inputs],
        [helper.make_tensor_value_info(name, f, None) for name in outputs],
    )
    results = [f"y{i}" for i in range(made)]
    node = helper.make_node("Scan", [*given, *shapes], results, body=graph, **attributes)
    whole = helper.make_graph(
        [node],
        "scan",
        [helper.make_tensor_value_info(name, f, shape) for name, shape in shapes.items()],
        [helper.make_tensor_value_info(name, f, None) for name in results],
    )
    return helper.make_model(whole, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


ADDED = [
    helper.make_node("Add", ["s", "a"], ["p"]),
    helper.make_node("Mul", ["p", "b"], ["t"]),
    helper.make_node("Neg", ["t"], ["o"]),
]
"""The body of a Scan with one state, two scanned tensors and one more result."""


@pytest.mark.parametrize("opset", [9, 11, 17])
@pytest.mark.parametrize(("axes", "turned"), [((0, 1), (0, 1)), ((-1, 0), (1, 0))])
@pytest.mark.parametrize(("out_axis", "out_turned"), [(0, 0), (1, 1), (2, 0)])
def test_a_scan_becomes_a_trip_for_each_place_along_its_axes(
    opset: int, axes: tuple[int, int], turned: tuple[int, int], out_axis: int, out_turned: int
) -> None:
    shapes = {"s": (2, 3), "a": (2, 3), "b": (2, 3)}
    for name, axis in zip("ab", axes, strict=True):
        place = axis % 3
        shapes[name] = (*shapes[name][:place], 4, *shapes[name][place:])
    model = scan_of(
        shapes, ADDED, [("s", (2, 3)), ("a", (2, 3)), ("b", (2, 3))], ["t", "o"], 2,
        opset=opset, num_scan_inputs=2, scan_input_axes=axes, scan_input_directions=turned,
        scan_output_axes=[out_axis], scan_output_directions=[out_turned],
    )  # fmt: skip
    graph = graph_of(model, "test")
    rng = np.random.default_rng(4)
    given = {name: rng.standard_normal(shape).astype("f") for name, shape in shapes.items()}
    state, rows = given["s"].astype(float), []
    for step in range(4):
        a, b = (
            np.take(given[name], 3 - step if back else step, axis=axis)
            for name, axis, back in zip("ab", axes, turned, strict=True)
        )
        state = (state + a) * b
        rows.append(-state)

    found = run_graph(graph, given)

    stacked = np.stack(rows[::-1] if out_turned else rows, axis=out_axis)
    np.testing.assert_allclose(found["y0"], state, rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(found["y1"], stacked, rtol=1e-5, atol=1e-5)
    assert "segment" not in ops(graph)


@pytest.mark.parametrize("turned", [(0, 0), (1, 0)])
def test_a_scan_of_operator_set_8_has_a_batch_in_front(turned: tuple[int, int]) -> None:
    shapes = {"s": (2, 3), "a": (2, 4, 3), "b": (2, 4, 3)}
    model = scan_of(
        shapes, ADDED, [("s", (3,)), ("a", (3,)), ("b", (3,))], ["t", "o"], 2,
        opset=8, given=[""], num_scan_inputs=2, directions=turned,
    )  # fmt: skip

    graph = imported(model)  # with the numbers of ONNX Runtime

    assert "segment" not in ops(graph)
    assert graph.types["y1"].shape == (2, 4, 3)


# -- If with a condition of the run ----------------------------------------------------------------


def test_both_branches_of_a_condition_of_the_run_are_in_the_graph() -> None:
    text = """g (float[2,3] x, bool[1] c) => (float y, float z) {
        r = Relu(x)
        y, z = If (c) <then_branch = one () => (float[2,3] a, float[3] b)
                        <float[2,3] w = {1, 2, 3, 4, 5, 6}>
                        { k = Exp(r) a = Mul(k, w) b = Identity(three) },
                       else_branch = two () => (float[2,3] a, float[3] b)
                        { k = Neg(r) a = Sub(k, x) b = ReduceMean<axes=[0], keepdims=0>(k) }> }"""

    graph = native(parsed(text, three=np.ones(3, np.float32)))

    assert ops(graph).count("Where") == 2


def test_the_weights_of_a_branch_in_kernels_are_not_in_the_segment_of_the_other_one() -> None:
    text = """g (float[2,64] x, bool c) => (float y) {
        y = If (c) <then_branch = one () => (float[2,64] a) { a = MatMul(x, w) },
                    else_branch = two () => (float[2,64] a) { n = NonZero(x) d = Shape(n)
                        e = Slice(d, first, second) a = Expand(x, e) }> }"""
    weights = np.random.default_rng(1).standard_normal((64, 64), dtype=np.float32)
    constants = {"w": weights, "first": np.array([0]), "second": np.array([1])}

    graph = imported(parsed(text, **constants))  # type: ignore[arg-type]

    [segment] = (node for node in graph.nodes if node.op == "segment")
    model = segment.attributes["model"]
    assert isinstance(model, bytes)
    assert len(model) < weights.nbytes // 4
    assert "MatMul" in ops(graph)


@pytest.mark.parametrize(
    ("branches", "reason"),
    [
        (("a = Exp(x)", "a = ReduceMax<axes=[0], keepdims=0>(x)"),
         "If: its branches make tensors of different types or shapes"),
        (("a = Gather(x, i)", "a = Gather(z, i)"),
         "If: a branch has indices that are known when it runs"),
        (("n = NonZero(x) d = Shape(n) a = Expand(x, d)", "a = Gather(z, i)"),
         "If: inside of it, sizes of "),
    ],
)  # fmt: skip
def test_an_if_stays_where_no_branch_can_be_in_the_graph(
    branches: tuple[str, str], reason: str
) -> None:
    then, other = branches
    text = f"""g (float[2,3] x, bool c, int64[2] i) => (float y, float z) {{
        z = Relu(x)
        y = If (c) <then_branch = one () => (float a) {{ {then} }},
                    else_branch = two () => (float a) {{ {other} }}> }}"""
    model = parsed(text)
    for attribute in model.graph.node[1].attribute:
        attribute.g.output[0].type.tensor_type.ClearField("shape")

    graph = graph_of(model, "test")

    assert reasons(graph)[0].startswith(reason)
    assert [node.op for node in graph.nodes] == ["Relu", "segment"]


@pytest.mark.parametrize("condition", ["c", "true"])
@pytest.mark.parametrize("outputs", ["float a, float b", "float a"])
def test_branches_that_make_more_than_their_if_are_refused(condition: str, outputs: str) -> None:
    text = f"""g (float[2,3] x, bool c) => (float y) {{
        true = Constant<value = bool {{1}}>()
        y = If ({condition}) <
            then_branch = one () => (float a, float b) {{ a = Exp(x) b = Neg(x) }},
            else_branch = two () => ({outputs}) {{ a = Abs(x) b = Neg(x) }}> }}"""

    with pytest.raises(ModelError, match=r"'y' \(op If\) does not fit its inputs"):
        graph_of(parsed(text), "test")


def test_a_loop_may_choose_in_each_trip() -> None:
    text = """g (float[3] x) => (float y) {
        y = Loop (n, , x) <body = step (int64 i, bool go, float[3] s)
            => (bool go_on, float[3] t) {
                go_on = Identity(go) m = ReduceMax<keepdims=0>(s) big = Greater(m, one)
                t = If (big) <then_branch = less () => (float[3] a) { a = Mul(s, half) },
                              else_branch = more () => (float[3] b) { b = Sub(s, x) }> }> }"""

    native(parsed(text, n=np.array(4), one=np.float32(1), half=np.float32(0.5)))


# -- sequences -------------------------------------------------------------------------------------


def test_a_list_that_a_loop_fills_is_what_its_readers_read() -> None:
    """A script appends the states of a recurrence to a list, and stacks it."""
    text = """g (float[2,3] x) => (float y, float z, float w, int64 n) {
        e = SequenceEmpty<dtype=1>()
        s, h = Loop (trips, , e, x) <body = step (int64 i, bool go, seq(float[2,3]) q, float[2,3] h)
            => (bool go_on, seq(float[2,3]) r, float[2,3] k) {
                go_on = Identity(go) k = Tanh(h) r = SequenceInsert(q, k) }>
        y = ConcatFromSequence<axis=1, new_axis=1>(s) z = ConcatFromSequence<axis=-1>(s)
        w = SequenceAt(s, last) n = SequenceLength(s) }"""

    graph = imported(parsed(text, trips=np.array(3), last=np.array(-1)))

    assert sorted({*ops(graph)}) == ["Concat", "Reshape", "Tanh"]


@pytest.mark.parametrize("keepdims", [0, 1])
@pytest.mark.parametrize("opset", [11, 17])
def test_a_tensor_that_is_split_into_a_sequence_is_parts_of_it(keepdims: int, opset: int) -> None:
    text = f"""g (float[4,3] x) => (float y, float z) {{
        s = SplitToSequence<axis=0, keepdims={keepdims}>(x)
        a = SequenceErase(s, one) b = SequenceInsert(a, first, zero)
        y = ConcatFromSequence<axis=0>(b)
        u = SplitToSequence<axis=1>(x, two) z = SequenceAt(u, one) }}"""
    first = np.ones((1, 3) if keepdims else 3, np.float32)

    graph = native_of_sequences(
        parsed(text, opset, one=np.array(1), zero=np.array(0), two=np.array(2), first=first)
    )

    assert graph.types["z"].shape == (4, 1)


def native_of_sequences(model: onnx.ModelProto) -> Graph:
    """The graph, which is without segments; the judge runs no sequences."""
    graph = imported(model)
    assert "segment" not in ops(graph)
    return graph


def test_a_sequence_that_something_else_reads_is_made_as_well() -> None:
    text = """g (float[2,3] x, int64 i) => (float[2,3] y, float z) {
        r = Relu(x) s = SequenceConstruct(r, x) y = SequenceAt(s, i)
        z = ConcatFromSequence<axis=0>(s) }"""

    graph = imported(parsed(text))

    assert sorted(ops(graph)) == ["Concat", "Relu", "segment"]


# -- what stays ------------------------------------------------------------------------------------


def test_a_body_with_an_operator_without_a_kernel_stays_and_is_named() -> None:
    body = COUNTED.replace("out = Neg(t)", "out = CumSum(t, i)")

    graph = graph_of(parsed(loop_of("n, , x", body, "r = Relu(x)"), n=np.array(2)), "test")

    (reason,) = reasons(graph)
    assert reason.startswith("Loop: inside of it, ")
    assert "Loop" in graph.nodes[-1].origin


@pytest.mark.parametrize(
    ("trips", "condition", "what"),
    [
        ("n", "Identity(go)", "8193 trips of 5 nodes are too many"),
        ("", "Identity(go)", f"{2**63} trips of 5 nodes are too many"),
        ("", "Less(i, n)", "its trips would become too many nodes"),
    ],
)
def test_more_trips_than_there_is_room_for_stay_a_loop(
    trips: str, condition: str, what: str
) -> None:
    body = COUNTED.replace("Identity(go)", condition)

    graph = graph_of(parsed(loop_of(f"{trips}, , x", body), n=np.array(8193)), "test")

    assert what in reasons(graph)[0]
    assert len(graph.nodes) == 1


def test_trips_without_a_node_are_bounded_as_well() -> None:
    text = """g (float[3] x) => (float y) {
        y = Loop (n, , x) <body = step (int64 i, bool go, float[3] s)
            => (bool go, float[3] s) { unused = Neg(s) }> }"""

    graph = graph_of(parsed(text, n=np.array(2**62)), "test")

    assert "trips of 0 nodes are too many" in reasons(graph)[0]


def test_what_a_loop_reads_is_whole_after_an_attempt_that_failed() -> None:
    """An f32 form of x, made for a trip, is made again by the node that reads it then."""
    text = """g (float16[3] x, int64 n) => (float16[3] y, float16[3] z) {
        y = Loop (two, , x) <body = step (int64 i, bool go, float16[3] s)
            => (bool go_on, float16[3] t) { go_on = Identity(go) a = Add(s, x) t = CumSum(a, n) }>
        z = Mul(x, x) }"""

    graph = graph_of(parsed(text, two=np.array(2)), "test")

    x = np.array([1, 2, 3], np.float16)
    found = run_graph(graph, {"x": x, "n": np.array(0)})
    np.testing.assert_array_equal(found["z"], x * x)


# -- any body --------------------------------------------------------------------------------------


@st.composite
def bodies(draw: st.DrawFn) -> tuple[onnx.ModelProto, int]:
    """A model with a Loop of random nodes, over tensors of [2,3] inside and around it."""
    states, trips = draw(st.integers(1, 3)), draw(st.integers(1, 4))
    tensors = [f"s{i}" for i in range(states)] + ["x", "r", "w"]
    nodes = [helper.make_node("Identity", ["go"], ["go_on"])]
    for number in range(draw(st.integers(0, 6))):
        op = draw(st.sampled_from(["Add", "Sub", "Mul", "Neg", "Tanh", "Relu"]))
        count = 2 if op in ("Add", "Sub", "Mul") else 1
        reads = [draw(st.sampled_from(tensors)) for _ in range(count)]
        nodes.append(helper.make_node(op, reads, [f"t{number}"]))
        tensors.append(f"t{number}")
    copied = ("x", "r")  # ONNX Runtime wants an Identity of an outer tensor that a body hands on
    nodes += [helper.make_node("Identity", [name], [f"{name}.inner"]) for name in copied]
    tensors = [f"{name}.inner" if name in copied else name for name in tensors]
    results = [draw(st.sampled_from(tensors)) for _ in range(states + draw(st.integers(0, 2)))]
    f, shape = TensorProto.FLOAT, (2, 3)
    body = helper.make_graph(
        nodes,
        "body",
        [
            helper.make_tensor_value_info("i", TensorProto.INT64, ()),
            helper.make_tensor_value_info("go", TensorProto.BOOL, ()),
            *(helper.make_tensor_value_info(f"s{i}", f, shape) for i in range(states)),
        ],
        [
            helper.make_tensor_value_info("go_on", TensorProto.BOOL, ()),
            *(helper.make_tensor_value_info(name, f, shape) for name in results),
        ],
        [numpy_helper.from_array(np.linspace(-1, 1, 6, dtype=np.float32).reshape(shape), "w")],
    )
    carried = [draw(st.sampled_from(["x", "r"])) for _ in range(states)]
    made = [f"y{i}" for i in range(len(results))]
    whole = helper.make_graph(
        [
            helper.make_node("Relu", ["x"], ["r"]),
            helper.make_node("Loop", ["n", "", *carried], made, body=body),
        ],
        "any",
        [helper.make_tensor_value_info("x", f, shape)],
        [helper.make_tensor_value_info(name, f, None) for name in made],
        [numpy_helper.from_array(np.array(trips), "n")],
    )
    return helper.make_model(
        whole, opset_imports=[helper.make_opsetid("", 17)], ir_version=8
    ), trips


@settings(max_examples=40, deadline=None)
@given(bodies())
def test_any_body_gives_the_numbers_of_onnx_runtime(drawn: tuple[onnx.ModelProto, int]) -> None:
    native(drawn[0])


def test_room_is_spent_by_all_loops_of_a_model_together() -> None:
    room = control_flow.Room(nodes=10, size_bytes=1000)
    room.spend(6, 100)

    with pytest.raises(control_flow.StaysError):
        room.spend(6, 100)
