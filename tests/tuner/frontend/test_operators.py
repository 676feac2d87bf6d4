"""Normalisation over opsets and variants; `imported` compares every model with ONNX Runtime."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper
from onnx.reference import ReferenceEvaluator

from fixtures.inputs import random_inputs
from tests.tuner.frontend.models import imported, of_node, ops, parsed
from tests.tuner.frontend.rebuild import run_graph
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.ops import run_graph as run_fused

IMAGE = {"x": (1, 3, 11, 14)}
RNG = np.random.default_rng(5)


def weights(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape, dtype=np.float32)


@pytest.mark.parametrize("axis", [0, 1, 2, -1, -2])
@pytest.mark.parametrize("opset", [11, 13])
@pytest.mark.parametrize("op", ["Softmax", "LogSoftmax"])
def test_softmax_keeps_the_meaning_of_its_opset(op: str, opset: int, axis: int) -> None:
    graph = imported(of_node(op, {"x": (2, 3, 4)}, opset=opset, axis=axis))

    assert "segment" not in ops(graph)
    assert ops(graph) == [op] or opset == 11


def test_attributes_that_became_inputs_give_the_same_nodes() -> None:
    text = """g (float[2,3,4] x) => (float y) {{
        a = {clip} b = {squeeze} c = {reduce} d = {slice} y = {pad} }}"""
    old = parsed(
        text.format(
            clip="Clip<min=-0.5, max=0.25>(x)",
            squeeze="Unsqueeze<axes=[1]>(a)",
            reduce="ReduceSum<axes=[0], keepdims=0>(b)",
            slice="Slice<axes=[1], starts=[1], ends=[3]>(c)",
            pad="Pad<pads=[0,1,0,0,0,2], value=3.0>(d)",
        ),
        opset=9,
    )
    new = parsed(
        text.format(
            clip="Clip(x, low, high)",
            squeeze="Unsqueeze(a, one)",
            reduce="ReduceSum<keepdims=0>(b, zero)",
            slice="Slice(c, one, three, one)",
            pad="Pad(d, pads, value)",
        ),
        opset=18,
        low=np.float32(-0.5),
        high=np.float32(0.25),
        one=np.array([1]),
        zero=np.array([0]),
        three=np.array([3]),
        pads=np.array([0, 1, 0, 0, 0, 2]),
        value=np.float32(3),
    )

    first, second = imported(old), imported(new)

    assert ops(first) == ["Clip", "Reshape", "ReduceSum", "Slice", "Pad"]
    assert [n.attributes for n in first.nodes] == [n.attributes for n in second.nodes]
    assert [n.inputs[1:] for n in second.nodes] == [()] * 5


def test_slices_start_at_the_end_and_go_backwards() -> None:
    model = of_node(
        "Slice",
        {"x": (5, 6, 7)},
        constants={
            "starts": np.array([-1, 1, 10]),
            "ends": np.array([-(2**63), 2**62, 1]),
            "axes": np.array([0, 1, -1]),
            "steps": np.array([-2, 2, -1]),
        },
    )

    graph = imported(model)

    assert graph.nodes[0].attributes == {"start": (4, 1, 6), "step": (-2, 2, -1)}


@pytest.mark.parametrize(
    "shapes", [((3,), (3, 4)), ((2, 3), (3,)), ((3,), (3,)), ((4,), (2, 4, 3))]
)
def test_vectors_in_products_become_matrices(shapes: tuple[tuple[int, ...], ...]) -> None:
    graph = imported(of_node("MatMul", {"a": shapes[0], "b": shapes[1]}))

    assert set(ops(graph)) == {"Reshape", "MatMul"}


@pytest.mark.parametrize("transposed", [0, 1])
def test_a_gemm_of_run_time_matrices_is_written_as_products(transposed: int) -> None:
    shapes = {"a": (4, 3) if transposed else (3, 4), "b": (5, 4) if transposed else (4, 5)}

    graph = imported(
        of_node(
            "Gemm",
            {**shapes, "c": (5,)},
            alpha=0.5,
            beta=2.0,
            transA=transposed,
            transB=transposed,
        )
    )

    assert "MatMul" in ops(graph)
    assert not {"Gemm", "segment"} & set(ops(graph))


def test_a_gemm_with_constant_weights_stays_one_node() -> None:
    constants = {"w": weights(5, 4), "b": weights(5)}

    graph = imported(of_node("Gemm", {"x": (3, 4)}, constants=constants, transB=1))

    assert ops(graph) == ["Gemm"]
    assert graph.nodes[0].attributes == {"alpha": 1.0, "beta": 1.0, "transA": 0, "transB": 1}


def test_layer_normalisation_over_several_dimensions_sees_them_as_one() -> None:
    constants = {"scale": weights(3, 4), "bias": weights(4)}

    graph = imported(of_node("LayerNormalization", {"x": (2, 3, 4)}, constants=constants, axis=1))

    assert ops(graph) == ["Reshape", "LayerNormalization", "Reshape"]
    assert all(graph.types[n].shape == (12,) for n in graph.nodes[1].inputs[1:])


def test_sums_of_many_are_sums_of_two() -> None:
    graph = imported(of_node("Sum", {"a": (2, 3), "b": (3,), "c": (2, 1), "d": ()}, opset=13))

    assert ops(graph) == ["Add", "Add", "Add"]


def test_a_whole_number_is_compared_in_f32_where_that_gives_the_same_answer() -> None:
    text = "g (int64[4] x, int64[4] z) => (float y) { a = Equal(x, c) y = Cast<to=1>(a) }"

    exact = fuse(imported(parsed(text, c=np.array([0, 1, 2, 2**24 - 1]))))
    inexact = fuse(imported(parsed(text, c=np.array([0, 1, 2, 2**24 + 1]))))
    between_inputs = fuse(imported(parsed(text.replace("(x, c)", "(x, z)"))))

    assert ops(exact) == ["elementwise"]
    for graph in (inexact, between_inputs):
        assert [graph.types[node.outputs[0]].dtype for node in graph.nodes] == ["bool", "f32"]


def test_a_cast_to_bool_is_a_test_for_not_zero() -> None:
    text = "g (int64[4] i, float[4] f) => (bool y, bool z) { y = Cast<to=9>(i) z = Cast<to=9>(f) }"

    assert ops(imported(parsed(text))) == ["Equal", "Not", "Equal", "Not"]


def test_indices_are_read_as_they_were_before_their_cast() -> None:
    text = "g (int64[2] i) => (float y) { j = Cast<to=6>(i) y = Gather(table, j) }"

    graph = imported(parsed(text, table=weights(3, 4)))

    assert ops(graph) == ["Gather"]
    assert graph.nodes[0].inputs == ("table", "i")


def test_what_is_no_number_differs_from_itself() -> None:
    model = of_node("IsNaN", {"x": (5,)})
    x = np.array([0, -0.0, np.inf, -np.inf, np.nan], np.float32)

    graph = imported(model)

    assert ops(graph) == ["Equal", "Not"]
    assert run_graph(graph, {"x": x})["y0"].tolist() == [False, False, False, False, True]


@pytest.mark.parametrize(
    ("op", "shape", "indices", "attributes"),
    [
        ("GatherElements", (3, 4), [[2, -1, 0, 1], [0, 0, 0, -3]], {}),
        ("GatherElements", (3, 4), [[2, -1], [0, 0]], {"axis": 1}),
        ("GatherElements", (2, 3, 4), [[[3], [0], [-4]]], {"axis": -1}),
        ("GatherND", (3, 4), [[0, 1], [-1, -4]], {}),
        ("GatherND", (3, 4, 2), [[[2], [0]], [[0], [-1]]], {}),
        ("GatherND", (2, 3, 4, 2), [[[[1, 2, 3]]]], {}),
    ],
)
def test_elements_at_constant_places_are_gathered_from_flat_data(
    op: str, shape: tuple[int, ...], indices: list[Any], attributes: dict[str, int]
) -> None:
    model = of_node(op, {"x": shape}, constants={"i": np.array(indices)}, **attributes)

    assert ops(imported(model)) == ["Reshape", "Gather", "Reshape"]


def test_all_elements_in_their_order_are_a_reshape() -> None:
    every = np.stack(np.indices((2, 3)), -1)

    graph = imported(of_node("GatherND", {"x": (2, 3)}, constants={"i": every[:, None]}))

    assert ops(graph) == ["Reshape"]


def test_elements_at_places_that_are_not_known_are_picked_by_kernels() -> None:
    text = "g (float[2,3] x, int64[2,2] i) => (float y) {{ y = {}(x, i) }}"
    of_a_part = "g (float[3,3] x, int64[2,2] i) => (float y) { y = GatherElements(x, i) }"
    batches = of_node(
        "GatherND", {"x": (2, 3)}, constants={"i": np.array([[0], [2]])}, batch_dims=1
    )

    assert ops(imported(parsed(text.format("GatherND")))) == ["GatherND"]
    assert ops(imported(parsed(of_a_part))) == ["Slice", "GatherElements"]
    assert ops(imported(batches)) == ["GatherND"]


def test_constant_indices_out_of_range_are_left_to_onnx_runtime() -> None:
    for index in (3, -4):
        model = of_node("GatherElements", {"x": (2, 3)}, constants={"i": np.array([[index]])},
                        axis=1)  # fmt: skip

        assert ops(graph_of(model, "test")) == ["segment"]


@pytest.mark.parametrize("mode", ["DCR", "CRD"])
def test_channels_that_become_blocks_of_pixels_only_move(mode: str) -> None:
    shape = {"x": (2, 12, 3, 5)}

    graph = imported(of_node("DepthToSpace", shape, blocksize=2, mode=mode))

    assert ops(graph) == ["Reshape", "Transpose", "Reshape"]


def test_blocks_of_pixels_that_become_channels_only_move() -> None:
    graph = imported(of_node("SpaceToDepth", {"x": (2, 3, 4, 6)}, blocksize=2))

    assert ops(graph) == ["Reshape", "Transpose", "Reshape"]


HEADS = {"q": (2, 4, 5, 8), "k": (2, 2, 7, 8), "v": (2, 2, 7, 6)}
DEFINED_NODES: list[tuple[str, int, dict[str, tuple[int, ...]], dict[str, Any]]] = [
    ("Attention", 23, HEADS, {}),
    ("Attention", 23, HEADS, {"is_causal": 1, "scale": 0.5}),
    ("Attention", 23, {**HEADS, "mask": (2, 1, 5, 7)}, {"softcap": 2.0}),
    ("Celu", 12, IMAGE, {"alpha": 0.7}),
    ("Mish", 18, IMAGE, {}),
    ("PRelu", 16, {**IMAGE, "slope": (3, 1, 1)}, {}),
    *((f"Reduce{op}", 18, IMAGE, {"keepdims": 0}) for op in ("L1", "L2", "SumSquare")),
    ("RMSNormalization", 23, {**IMAGE, "scale": (14,)}, {"epsilon": 0.5}),
    ("RMSNormalization", 23, {**IMAGE, "scale": (11, 14)}, {"axis": 2}),
    ("Selu", 18, IMAGE, {"alpha": 1.5, "gamma": 1.1}),
    ("Shrink", 18, IMAGE, {"lambd": 0.3, "bias": 0.2}),
    ("Softsign", 18, IMAGE, {}),
    ("Swish", 24, IMAGE, {"alpha": 1.3}),
    ("ThresholdedRelu", 18, IMAGE, {"alpha": 0.4}),
    *((op, 22, IMAGE, {}) for op in ("Celu", "Selu", "ThresholdedRelu")),
    *((op, 18, IMAGE, {}) for op in ("Shrink", "Selu")),
    ("Swish", 24, IMAGE, {}),
]


STEPS = {"q": (2, 3, 8), "k": (2, 3, 8), "v": (2, 3, 6)}
NEW_NODES = [
    ("CausalConvWithState", "", 27, 2, {"x": (2, 3, 7), "w": (3, 1, 4)}, {"activation": "silu"}),
    ("FlexAttention", "ai.onnx.preview", 26, 1, HEADS, {}),
    ("LinearAttention", "", 27, 2, STEPS,
     {"q_num_heads": 2, "kv_num_heads": 2, "update_rule": "linear"}),
    ("SwiGLU", "", 28, 1, {"a": (2, 5), "b": (2, 5)}, {"alpha": 1.3}),
]  # fmt: skip
ELEMENTS_OF = {TensorProto.FLOAT: "f32", TensorProto.FLOAT16: "f16"}


@pytest.mark.parametrize(("op", "opset", "shapes", "attributes"), DEFINED_NODES, ids=str)
def test_an_operator_is_what_onnx_defines_it_as(
    op: str, opset: int, shapes: dict[str, tuple[int, ...]], attributes: dict[str, Any]
) -> None:
    graph = imported(of_node(op, shapes, opset=opset, **attributes))

    assert not {op, "segment"} & set(ops(graph))


@pytest.mark.parametrize("kind", [TensorProto.FLOAT, TensorProto.FLOAT16])
@pytest.mark.parametrize(("op", "domain", "opset", "outputs", "shapes", "attributes"), NEW_NODES)
def test_an_operator_that_onnx_runtime_lacks_is_what_onnx_defines_it_as(
    op: str,
    domain: str,
    opset: int,
    outputs: int,
    shapes: dict[str, tuple[int, ...]],
    attributes: dict[str, Any],
    kind: int,
) -> None:
    model = of_node(op, shapes, opset=opset, dtype=kind, outputs=outputs, **attributes)
    model.graph.node[0].domain = domain
    model.opset_import.append(helper.make_opsetid(domain or "other", 1))
    for value in model.graph.output:
        value.type.tensor_type.elem_type = kind
    graph, feeds = graph_of(model, op), random_inputs(model)

    made = run_fused.run_graph(fuse(graph), feeds)

    assert not {op, "segment"} & set(ops(graph))
    assert {graph.types[name].dtype for name in made} == {ELEMENTS_OF[kind]}
    wanted = ReferenceEvaluator(model).run(None, feeds)
    for found, array in zip(made.values(), wanted, strict=True):
        tolerance = 1e-5 if kind == TensorProto.FLOAT else 2e-2
        np.testing.assert_allclose(found, array, tolerance, tolerance)


def test_an_input_that_is_left_out_is_left_out_of_the_definition() -> None:
    text = """g (float[2,4,5,8] q, float[2,4,3,8] k, float[2,4,6,8] p, float[2,4,6,8] r)
        => (float y, float a, float b) { y, a, b = Attention(q, k, k, , p, r) }"""

    assert not {"Attention", "segment"} & set(ops(imported(parsed(text, 23))))


@pytest.mark.parametrize("pads", [(1, 0, 2, 3), (0, -1, 2, -2)])
def test_what_is_around_the_data_may_be_a_number_of_the_run(pads: tuple[int, ...]) -> None:
    model = of_node("Pad", {"x": (3, 5)}, constants={"pads": np.array(pads)})
    model.graph.node[0].input.append("v")
    model.graph.input.append(helper.make_tensor_value_info("v", 1, ()))

    assert ops(imported(model)) == ["Pad", "Where"]


def test_two_nodes_of_one_definition_do_not_meet() -> None:
    text = "g (float[2,3] x) => (float y) { a = Mish(x) b = Mish(a) y = Add(a, b) }"

    assert ops(imported(parsed(text, 18))) == [*["Softplus", "Tanh", "Mul"] * 2, "Add"]


@pytest.mark.parametrize(
    "text",
    [
        "g (double[2,3] x, int64[1] a) => (double y) { y = ReduceL2(x, a) }",
        "g (float[2,3] x, int64[1] a) => (float y) { y = ReduceL2(x, a) }",
    ],
)
def test_what_is_defined_by_something_without_a_kernel_is_one_segment(text: str) -> None:
    graph = graph_of(parsed(text, 18), "test")

    assert ops(graph) == ["segment"]
    assert len(graph.nodes[0].origin) == 1


def test_what_is_defined_by_constants_alone_is_one_and_is_made_once() -> None:
    """The definition folds where the operator itself does not."""
    text = "g (float[2,3] x) => (float y, float s) { s = Swish(c) y = Neg(x) }"

    graph = graph_of(parsed(text, 24, c=np.array([0, 60, -60], np.float32)), "test")

    assert sorted(ops(graph)) == ["Neg", "Reshape"]
    np.testing.assert_allclose(graph.constants["s:constant"], [0, 60, 0], atol=1e-20)


@pytest.mark.parametrize("condition", [True, False])
def test_a_condition_that_is_known_leaves_one_operand(condition: bool) -> None:
    text = "g (float[2,3] x, float[2,3] z) => (float y) { a = Where(c, x, z) y = Neg(a) }"

    graph = imported(parsed(text, c=np.full((2, 1), condition)))

    assert ops(graph) == ["Neg"]


LARGEST = float(np.finfo(np.float32).max)


@pytest.mark.parametrize(
    ("clip", "opset", "bounds"),
    [
        ("Clip(x)", 10, (-LARGEST, LARGEST)),
        ("Clip<max=6.0>(x)", 10, (-LARGEST, 6.0)),
        ("Clip(x)", 13, (-np.inf, np.inf)),
        ("Clip(x, low)", 13, (0.0, np.inf)),
        ("Clip(x, , largest)", 11, (-np.inf, LARGEST)),
        ("Clip(x, lowest, largest)", 13, (-LARGEST, LARGEST)),
    ],
)
def test_the_largest_number_is_a_bound_and_what_is_left_out_since_opset_11_is_none(
    clip: str, opset: int, bounds: tuple[float, float]
) -> None:
    limits = {"low": 0.0, "lowest": -LARGEST, "largest": LARGEST}
    model = parsed(
        f"g (float[3] x) => (float[3] y) {{ y = {clip} }}",
        opset,
        **{name: np.float32(value) for name, value in limits.items() if name in clip.split("(")[1]},
    )

    (node,) = graph_of(model, "test").nodes

    assert (node.attributes["min"], node.attributes["max"]) == bounds


def test_a_bound_that_is_no_number_is_left_to_onnx_runtime() -> None:
    model = parsed("g (float[3] x) => (float[3] y) { y = Clip(x, low) }", low=np.float32("nan"))

    assert ops(graph_of(model, "test")) == ["segment"]


def test_dropout_and_identity_leave_no_node() -> None:
    text = """g (float[4] x) => (float y) {
        a = Identity(x) b, mask = Dropout(a) c = Relu(b) y = Identity(c) }"""

    graph = imported(parsed(text))

    assert ops(graph) == ["Relu"]
    assert (graph.nodes[0].inputs, graph.nodes[0].outputs) == (("x",), ("y",))


def test_a_dropout_of_nothing_drops_nothing_in_training_either() -> None:
    text = "g (float[4] x, bool t) => (float y, bool m) { y, m = Dropout(x, r, t) }"

    none, some = (graph_of(parsed(text, r=np.float32(ratio)), "test") for ratio in (0, 0.5))

    assert "segment" not in ops(none)
    assert ops(some) == ["segment"]


def test_an_output_keeps_its_name_even_if_it_is_an_input_a_constant_or_twice_the_same() -> None:
    text = """g (float[4] x) => (float a, float b, float c, float d, float k) {
        a = Identity(x) r = Relu(x) b = Identity(r) c = Identity(r) d = Neg(b)
        k = Constant<value_floats=[1.0, 2.0]>() }"""

    graph = imported(parsed(text))

    assert graph.outputs == ("a", "b", "c", "d", "k")
    assert sorted(ops(graph)) == ["Neg", "Relu", "Reshape", "Reshape", "Reshape"]
    made = {name for node in graph.nodes for name in node.outputs}
    assert made >= set(graph.outputs)


@pytest.mark.parametrize("opset", [7, 9, 11, 13, 15, 17, 19, 21])
def test_a_small_network_is_imported_without_segments_from_every_opset(opset: int) -> None:
    text = """g (float[1,2,6,6] x) => (float y) {
        a = Conv<kernel_shape=[3,3], pads=[1,1,1,1]>(x, w, b)
        n = BatchNormalization<epsilon=0.001>(a, s, s, s, v)
        r = Relu(n) p = MaxPool<kernel_shape=[2,2], strides=[2,2]>(r)
        l = LeakyRelu<alpha=0.1>(p) m = Add(l, p) f = Flatten<axis=1>(m)
        g = Gemm<transB=1>(f, h, k) t = Transpose(g) y = Softmax<axis=1>(t) }"""
    model = parsed(
        text,
        opset,
        w=weights(4, 2, 3, 3),
        b=weights(4),
        s=weights(4),
        v=np.ones(4, np.float32),
        h=weights(5, 36),
        k=weights(5),
    )

    graph = imported(model)

    assert "segment" not in ops(graph)


def test_attributes_of_a_wrong_type_are_refused_with_the_node() -> None:
    model = of_node("Transpose", {"x": (2, 3)}, perm="sideways")

    with pytest.raises(Exception, match=r"node 'y0' \(op Transpose\) does not fit") as caught:
        graph_of(model, "test")

    assert type(caught.value).__name__ == "ModelError"
