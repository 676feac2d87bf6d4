"""Nodes without a kernel run in ONNX Runtime: in as few segments as the order of data allows.

A CumSum along an axis of the run has one for up to six axes.
"""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import onnx
import pytest

from tests.tuner.frontend.models import imported, ops, parsed
from tests.tuner.frontend.rebuild import run_graph, run_model
from tuner.errors import ModelError
from tuner.frontend import graph_of, walk
from tuner.frontend.segments import BETWEEN, nodes_in
from tuner.graph import Node, SegmentNode


def test_neighbours_without_a_kernel_are_one_segment() -> None:
    text = """g (float[1,1,1,1,1,2,3] x, int64 k) => (float y) {
        a = CumSum(x, k) b = CumSum<reverse=1>(a, k) c = CumSum(b, k) y = Relu(c) }"""

    graph = imported(parsed(text))

    assert ops(graph) == ["segment", "Relu"]
    assert graph.nodes[0].origin == ("CumSum", "CumSum", "CumSum")
    assert graph.nodes[0].outputs == ("c",)


def test_no_segment_waits_for_a_kernel_that_waits_for_it() -> None:
    """a -> Relu -> b, and a -> b: a and b cannot be one segment."""
    text = """g (float[1,1,1,1,1,2,3] x, int64 k) => (float y, float z) {
        a = CumSum(x, k) r = Relu(a) t = Sub(r, a) b = CumSum(t, k)
        y = CumSum<reverse=1>(b, k) z = CumSum<reverse=1>(x, k) }"""

    graph = imported(parsed(text))

    assert ops(graph) == ["segment", "Relu", "Sub", "segment"]
    assert graph.nodes[0].origin == ("CumSum", "CumSum")


def test_parallel_branches_share_a_segment() -> None:
    text = """g (float[1,1,1,1,1,2,3] x, int64 k) => (float y) {
        a = CumSum(x, k) b = CumSum<reverse=1>(x, k) c = Relu(a) d = Neg(b) s = Add(c, d)
        e = CumSum(s, k) f = CumSum<reverse=1>(s, k) y = Mul(e, f) }"""

    assert ops(imported(parsed(text))).count("segment") == 2


def test_data_is_moved_between_segments_inside_of_them() -> None:
    text = """g (float[1,1,1,1,1,2,3] x, int64 k) => (float y) {
        a = CumSum(x, k) t = Transpose(a) r = Reshape(t, n)
        b = CumSum<reverse=1>(r, k) y = Relu(b) }"""

    graph = imported(parsed(text, n=np.array([1, 1, 1, 1, 1, 6, 1])))

    assert ops(graph) == ["segment", "Relu"]
    assert graph.nodes[0].origin == ("CumSum", "Transpose", "Reshape", "CumSum")


def test_sizes_that_depend_on_the_data_stay_within_segments() -> None:
    text = """g (float[2,3] x) => (int64 y) {
        r = Relu(x) n = NonZero(r) t = Transpose(n) y = Slice(t, zero, two) }"""

    graph = imported(parsed(text, zero=np.array([0]), two=np.array([2])))

    assert ops(graph) == ["Relu", "segment"]
    assert graph.types["y"].shape == (-1, 2)
    assert all(t.is_static for name, t in graph.types.items() if name != "y")


def test_a_loop_reads_outer_tensors_even_if_they_were_renamed() -> None:
    text = """g (float[2,3] x, int64 n) => (float[2,3] y) {
        q = Relu(x) z = Identity(q)
        y = Loop (n, c, x) <body = step (int64 i, bool go, float[2,3] s)
            => (bool go_on, float[2,3] t) { go_on = Identity(go) t = Add(s, z) }> }"""

    graph = imported(parsed(text, c=np.array(True)))

    assert ops(graph) == ["Relu", "segment"]
    assert set(graph.nodes[1].inputs) == {"x", "q", "n"}
    (inner,) = nodes_in(graph.nodes[1])
    assert inner.reason == "Loop: the number of its trips is known when it runs, and not before"


HALF_NATIVE = """g (float[1,1,1,1,1,2,3] x, bool c, int64 k) => (float y) {
    z = Relu(x)
    y = If (c) <then_branch = one () => (float[1,1,1,1,1,2,3] a) { e = Exp(z) a = Add(e, w) },
                else_branch = two () => (float[1,1,1,1,1,2,3] b) {
                    e = Neg(z) b = CumSum(e, k) }> }"""


def test_a_branch_without_a_kernel_is_made_by_the_if_itself_in_a_segment() -> None:
    model = parsed(HALF_NATIVE, w=np.ones(3, np.float32))
    graph = graph_of(model, "test")
    x = np.random.default_rng(1).standard_normal((1, 1, 1, 1, 1, 2, 3), dtype=np.float32)

    for condition in (True, False):
        inputs = {"x": x, "c": np.array(condition), "k": np.array(6)}
        wanted = run_model(model, inputs)["y"]
        np.testing.assert_allclose(run_graph(graph, inputs)["y"], wanted, rtol=1e-6)
    assert ops(graph) == ["Relu", "Exp", "Add", "segment", "Where"]
    (inner,) = nodes_in(graph.nodes[3])
    assert inner.op == "If"
    assert inner.reason.startswith("If: inside of it, CumSum has no kernel in this form")


def test_a_segment_that_may_be_left_out_holds_no_other_node() -> None:
    text = HALF_NATIVE.replace("z = Relu(x)", "z = CumSum(x, k)")

    graph = imported(parsed(text, w=np.ones(3, np.float32)))

    assert [node.origin for node in graph.nodes if node.op == "segment"] == [("CumSum",), ("If",)]


def test_a_branch_may_have_a_sparse_weight_of_its_own() -> None:
    text = """g (float[2,3] x, bool c, int64 k) => (float[2,3] y) {
        z = Relu(x)
        y = If (c) <then_branch = one () => (float[2,3] a) { p = CumSum(z, k) a = Add(p, w) },
                    else_branch = two () => (float[2,3] b) { b = CumSum(z, k) }> }"""
    model = parsed(text)
    values = onnx.helper.make_tensor("w", onnx.TensorProto.FLOAT, [1], [2.5])
    indices = onnx.helper.make_tensor("", onnx.TensorProto.INT64, [1], [4])
    sparse = onnx.helper.make_sparse_tensor(values, indices, [2, 3])
    model.graph.node[1].attribute[0].g.sparse_initializer.append(sparse)

    graph = graph_of(model, "test")

    assert ops(graph) == ["Relu", "segment"]
    assert set(graph.nodes[1].inputs) == {"c", "z", "k"}
    x = np.ones((2, 3), np.float32)
    result = run_graph(graph, {"x": x, "c": np.array(True), "k": np.array(0)})["y"]
    np.testing.assert_array_equal(result, [[1, 1, 1], [2, 4.5, 2]])


def test_a_model_in_a_type_without_kernels_is_one_segment() -> None:
    text = """g (double[2,3] x) => (double y) {
        a = Cos(x) t = Transpose(a) r = Sin(t) y = Mod<fmod=1>(r, w) }"""

    graph = graph_of(parsed(text, w=np.ones((3, 2))), "test")

    assert ops(graph) == ["segment"]
    assert not graph.constants


def test_of_a_model_in_double_only_operators_without_its_digits_are_a_segment() -> None:
    text = """g (double[2,3] x) => (double y) {
        a = MatMul(x, w) t = Transpose(a) r = Relu(t) y = Sin(r) }"""

    graph = graph_of(parsed(text, w=np.ones((3, 4))), "test")

    assert ops(graph) == ["MatMul", "Transpose", "Relu", "segment"]
    assert graph.nodes[-1].origin == ("Sin",)


def test_sequences_live_within_a_segment() -> None:
    text = """g (float[2,3] x, int64 k) => (float y) {
        s = SequenceConstruct(x, x) e = SequenceErase(s, k) c = ConcatFromSequence<axis=0>(e)
        y = Relu(c) }"""

    graph = imported(parsed(text))

    assert ops(graph) == ["segment"]
    assert graph.types.keys() == {"x", "k", "y"}


def test_a_member_at_a_place_that_a_run_gives_is_read_in_a_segment() -> None:
    text = """g (float[2,3] x, int64 at) => (float y) {
        s = SequenceConstruct(x, x) c = SequenceAt(s, at) y = Relu(c) }"""

    graph = imported(parsed(text))

    assert ops(graph) == ["segment", "Relu"]
    assert graph.types.keys() == {"x", "at", "c", "y"}


def test_operators_of_onnx_runtime_itself_are_segments_with_known_shapes() -> None:
    model = parsed("g (float[2,2] x) => (float y) { a = com.microsoft.Inverse(x) y = Relu(a) }")
    model.opset_import.append(onnx.helper.make_opsetid("com.microsoft", 1))

    graph = imported(model)

    assert ops(graph) == ["segment", "Relu"]
    assert graph.types["a"].shape == (2, 2)


@pytest.mark.parametrize("attribute", ["", "<onesided=1>", "<onesided=0>"])
def test_a_spectrogram_is_one_sided_where_the_model_does_not_say(attribute: str) -> None:
    text = f"g (float[1,40,1] x) => (float y) {{ y = STFT{attribute}(x, step, window, size) }}"
    frames = {"step": np.array(8), "window": np.hanning(16).astype(np.float32)}

    graph = imported(parsed(text, size=np.array(16), **frames))

    assert graph.types["y"].shape == (1, 4, 16 if "0" in attribute else 9, 2)


def test_a_segment_is_a_whole_model_of_the_source_versions() -> None:
    graph = graph_of(
        parsed("g (float[2,3] x) => (float y) { y = Compress(x, k) }", 15, k=np.array([True])),
        "test",
    )

    model = onnx.ModelProto.FromString(graph.nodes[0].attributes["model"])

    assert model.ir_version == 8
    assert {o.domain: o.version for o in model.opset_import}[""] == 15
    assert [value.name for value in model.graph.input] == ["x"]
    assert [value.name for value in model.graph.output] == ["y"]
    assert [tensor.name for tensor in model.graph.initializer] == ["k"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "g (float[2] x) => (float y) { [foo] y = com.example.Bar(x) }",
            "'foo' (op Bar, domain com.example) has no kernel, and ONNX Runtime does not run it",
        ),
        (
            "g (float[2,3] x, int64[1] k) => (float y) { a = Selu(x) [foo] y = Hardmaks(a) }",
            "node 'foo' (op Hardmaks) has no kernel, and ONNX Runtime does not run it by itself",
        ),
        (
            "g (double[2,3] x) => (double y) { a = Selu(x) [foo] y = Gelu(a) }",
            "node 'foo' (op Gelu)",
        ),
    ],
)
def test_what_nobody_can_run_is_refused_with_its_name_and_op(text: str, says: str) -> None:
    with pytest.raises(ModelError) as caught:
        graph_of(parsed(text, 17), "test")

    assert says in caught.value.message
    assert caught.value.hint


def test_names_of_nodes_are_unique() -> None:
    text = "g (float[2] x) => (float y) { [n] a = Relu(x) [n] b = Neg(a) [n_1] y = Abs(b) }"

    names = [node.name for node in graph_of(parsed(text), "test").nodes]

    assert len(set(names)) == 3
    assert names[0] == "n"


def test_onnx_runtime_is_not_loaded_for_a_model_that_does_not_need_it() -> None:
    script = (
        "import sys; from fixtures.small import SMALL; from tuner.frontend import graph_of;"
        "graph_of(SMALL['residual_cnn'](), 'test');"
        "sys.exit('onnxruntime' in sys.modules)"
    )

    subprocess.run([sys.executable, "-c", script], check=True)


def test_a_constant_output_without_elements_is_left_to_onnx_runtime() -> None:
    text = "g (float[2] x) => (float[0,3] y, float[2] z) { y = Identity(none) z = Relu(x) }"

    graph = imported(parsed(text, none=np.zeros((0, 3), np.float32)))

    assert ops(graph) == ["Relu", "segment"]
    assert run_graph(graph, {"x": np.ones(2, np.float32)})["y"].shape == (0, 3)


REASONS = {
    "y = Det(x)": "Det has no kernel",
    "h = Sin(x) y = Det(h)": "Det has no kernel",
    "i = NonZero(x) y = Cast<to=1>(i)": "sizes of i are known when it runs, and not before",
    "i = Cast<to=8>(x) y = Cast<to=1>(i)": "i is no tensor of numbers that kernels have",
    "a = Det(x) b = Reshape(a, ones) y = Det(b)": "Det has no kernel",
}
"""Nodes of which ONNX Runtime runs some, and why it runs the first one of them."""


@pytest.mark.parametrize("nodes", REASONS)
def test_each_node_in_a_segment_has_its_reason(nodes: str) -> None:
    text = f"g (float[1,1,4,4] x) => (float y) {{ {nodes} }}"
    graph = imported(parsed(text, ones=np.ones(3, np.int64)))

    found = [one for node in graph.nodes if node.op == "segment" for one in nodes_in(node)]

    assert found[0].reason == REASONS[nodes]
    assert all(one.name and one.op and one.reason for one in found)
    assert [one.reason for one in found if one.op == "Reshape"] in ([], [BETWEEN])


def test_an_unknown_number_of_dimensions_is_the_reason_of_what_reads_it() -> None:
    text = """g (float[4] x) => (float y) {
        i = NonZero(x) s = Reshape(i, all) r = Reshape(x, s) y = ReduceSum<keepdims=0>(r) }"""
    [segment] = graph_of(parsed(text, all=np.array([-1])), "test").nodes

    reasons = {one.op: one.reason for one in nodes_in(segment)}

    unknown = "the number of dimensions of r is known when it runs, and not before"
    assert reasons["ReduceSum"] == unknown


def test_a_form_that_no_kernel_has_is_described_by_its_types_and_attributes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(walk, "ARITHMETIC", {"ScatterElements": lambda site: None})
    monkeypatch.setattr(walk, "MOVEMENT", {})
    text = """g (float[2,3] x, int64[1,3] i) => (float y) {
        y = ScatterElements<axis=1, reduction="add">(x, i, u) }"""

    [node] = imported(parsed(text, u=np.ones((1, 3), np.float32))).nodes

    [one] = nodes_in(node)
    form = "f32, i64 of the run, f32, axis=1, reduction=add"
    assert one.reason == f"ScatterElements has no kernel in this form: {form}"


def test_nodes_of_a_segment_without_reasons_are_named_after_it() -> None:
    segment = Node("segment", ("x",), ("y",), {"model": b""}, "conv", ("Det", "Sin"))

    assert [*nodes_in(segment)] == [SegmentNode("conv", "Det", ""), SegmentNode("conv", "Sin", "")]
