"""Models in f16 and bf16: read in terms of f32, by the same operators as models in f32."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import onnx
import pytest

from fixtures.half import TYPES, in_half
from fixtures.inputs import random_inputs
from fixtures.small import SMALL
from fixtures.zoo.llama import TINY, llama
from tests.tuner.frontend.models import ops, parsed
from tests.tuner.judge.models import source
from tuner.element import ELEMENTS
from tuner.errors import ModelError
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.judge.float64_model import Float64Model
from tuner.measure.models import max_difference
from tuner.ops.run_graph import run_graph

HALVES = ("f16", "bf16")
ONNX_NAMES = {"f16": "float16", "bf16": "bfloat16"}


def in_segments(graph: Graph) -> set[str]:
    return {op for node in graph.nodes if node.op == "segment" for op in node.origin}


def half(model: onnx.ModelProto, element: str) -> tuple[Graph, dict[str, np.ndarray]]:
    """The graph of a model in 16 bits, and random inputs of it."""
    feeds = random_inputs(model)
    return fuse(graph_of(model, element, {n: a.shape for n, a in feeds.items()})), feeds


@pytest.mark.parametrize("element", HALVES)
@pytest.mark.parametrize("name", [name for name in SMALL if name != "zero_sized"])
def test_a_model_in_16_bits_runs_natively_wherever_it_does_in_f32(name: str, element: str) -> None:
    model = SMALL[name]()
    shapes = {n: a.shape for n, a in random_inputs(model).items()}
    own = in_segments(fuse(graph_of(model, name, shapes)))

    graph, _ = half(in_half(model, element), element)

    assert in_segments(graph) <= own


@pytest.mark.parametrize("element", HALVES)
@pytest.mark.parametrize(
    "name", ["residual_cnn", "tiny_encoder", "tiny_decoder", "normalisations", "runtime_matmul"]
)
def test_its_outputs_are_as_near_to_float64_as_one_rounding_is(name: str, element: str) -> None:
    model = in_half(SMALL[name](), element)
    graph, feeds = half(model, element)
    wanted = Float64Model(source(model, {n: a.shape for n, a in feeds.items()})).run(feeds)

    found = run_graph(graph, feeds)

    assert {graph.types[n].dtype for n in graph.outputs} <= {element, "i64", "bool"}
    rounded = {n: a.astype(ELEMENTS[graph.types[n].dtype].dtype) for n, a in found.items()}
    assert max_difference(rounded, wanted) <= 1.2 * ELEMENTS[element].roundoff


@pytest.mark.parametrize("element", HALVES)
def test_a_cast_of_the_models_own_rounds(element: str) -> None:
    text = f"""g (float[64] x) => (float y) {{
        a = Cast<to={TYPES[element]}>(x)
        b = Cast<to=1>(a) y = Mul(b, b) }}"""
    graph = fuse(graph_of(parsed(text), "cast"))
    x = np.random.default_rng(0).standard_normal(64).astype(np.float32)

    (found,) = run_graph(graph, {"x": x}).values()

    rounded = x.astype(ELEMENTS[element].dtype).astype(np.float64)
    assert [node.op for node in graph.nodes] == ["elementwise"]
    np.testing.assert_array_equal(found, rounded**2)


@pytest.mark.parametrize("element", HALVES)
@pytest.mark.parametrize("cast", ["Cast<to={kind}>(a)", "CastLike(a, x)"])
@pytest.mark.parametrize("end", ["y = Mul(b, b)", "c = Mul(b, b) y = Cast<to={kind}>(c)"])
def test_a_cast_to_the_type_that_a_value_has_does_not_round(
    element: str, cast: str, end: str
) -> None:
    kind, name = TYPES[element], ONNX_NAMES[element]
    body = f"a = Exp(x) b = {cast} {end}".replace("{kind}", str(kind))
    graph = fuse(graph_of(parsed(f"g ({name}[64] x) => ({name} y) {{ {body} }}"), "cast"))
    x = np.linspace(-1, 1, 64).astype(ELEMENTS[element].dtype)

    (found,) = run_graph(graph, {"x": x}).values()

    np.testing.assert_allclose(found, np.exp(x.astype(np.float64)) ** 2, rtol=1e-6)


@pytest.mark.parametrize("element", HALVES)
def test_what_is_only_moved_stays_in_16_bits(element: str) -> None:
    """A decoder's cache: what was there before is handed on bit for bit."""
    kind = ONNX_NAMES[element]
    text = f"""g ({kind}[1,2,3,4] past, {kind}[1,2,1,4] x) => ({kind} present, {kind} y) {{
        k = Sigmoid(x) present = Concat<axis=2>(past, k) y = Exp(present) }}"""
    graph = fuse(graph_of(parsed(text), "cache"))

    concat = next(node for node in graph.nodes if node.op == "concat")

    assert {graph.types[name].dtype for name in (*concat.inputs, *concat.outputs)} == {element}
    assert not in_segments(graph)


@pytest.mark.parametrize("element", HALVES)
def test_rows_of_an_embedding_are_read_from_a_table_that_stays_as_it_is_stored(
    element: str,
) -> None:
    text = f"""g (int64[1,5] ids) => ({ONNX_NAMES[element]} y) {{
        rows = Gather(table, ids) y = Relu(rows) }}"""
    table = np.random.default_rng(0).standard_normal((30, 8)).astype(ELEMENTS[element].dtype)
    graph = fuse(graph_of(parsed(text, table=table), "embedding"))
    ids = np.array([[1, 2, 29, 0, 7]])

    (found,) = run_graph(graph, {"ids": ids}).values()

    assert {array.dtype for array in graph.constants.values()} == {table.dtype}
    np.testing.assert_array_equal(found, np.maximum(table[ids], 0).astype(np.float64))


@pytest.mark.parametrize("element", HALVES)
def test_a_decoders_cache_stays_in_16_bits_and_its_heads_are_not_repeated(element: str) -> None:
    model = llama(TINY)
    feeds = {
        value.name: np.zeros((1, 3) if rank == 2 else (1, TINY.kv_heads, 5, TINY.head_width))
        for value in model.graph.input
        for rank in [len(value.type.tensor_type.shape.dim)]
    }
    shapes = {name: array.shape for name, array in feeds.items()}

    own, half_model = (
        fuse(graph_of(made, "llama", shapes)) for made in (model, in_half(model, element))
    )

    def types(graph: Graph, op: str, first: int) -> list[list[str]]:
        nodes = [node for node in graph.nodes if node.op == op]
        return [[str(graph.types[name]) for name in node.inputs[first:]] for node in nodes]

    caches = [kinds for kinds in types(half_model, "concat", 0) if "5,16]" in kinds[0]]
    assert len(caches) == 2 * TINY.layers
    assert all(kind.startswith(element) for kinds in caches for kind in kinds)
    wide = [
        [kind.replace(element, "f32") for kind in kinds]
        for kinds in types(half_model, "attention", 0)
    ]
    assert wide == types(own, "attention", 0) != []
    assert all(
        kind.startswith(element)
        for kinds in types(half_model, "attention", 1)
        for kind in kinds[:2]
    )
    assert not in_segments(half_model)


@pytest.mark.parametrize("mask", [-65504.0, -np.inf])
def test_a_mask_hides_what_it_hides(mask: float) -> None:
    text = "g (float16[1,4] x) => (float16 y) { a = Add(x, mask) y = Softmax(a) }"
    numbers = np.array([[0, mask, 0, mask]], np.float16)
    graph = fuse(graph_of(parsed(text, mask=numbers), "mask"))

    (found,) = run_graph(graph, {"x": np.array([[1, 2, 1, -3]], np.float16)}).values()

    np.testing.assert_allclose(found, [[0.5, 0, 0.5, 0]], atol=1e-3)


def test_a_value_beyond_the_range_of_f16_is_finite_on_its_way() -> None:
    text = "g (float16[2] x) => (float16 y) { a = Mul(x, x) y = Sqrt(a) }"
    graph = fuse(graph_of(parsed(text), "large"))

    (found,) = run_graph(graph, {"x": np.array([300, 1000], np.float16)}).values()

    assert found.tolist() == [300, 1000]


def test_types_stay_apart_where_a_model_has_several() -> None:
    """LayerNormalization's statistics in f32, and a comparison, which is no float."""
    text = """g (float16[2,8] x, float[8] s) => (float16 y, bool z, float t) {
        a = Cast<to=1>(x) t = Mul(a, s) b = Cast<to=10>(t) y = Add(b, x) z = Less(y, x) }"""
    graph = graph_of(parsed(text), "mixed")

    assert [graph.types[n].dtype for n in graph.outputs] == ["f16", "bool", "f32"]


def test_an_operator_between_values_of_16_bits_that_only_onnx_runtime_has_runs_there() -> None:
    text = """g (float16[2,3,3] x) => (float16 y) {
        a = Relu(x) d = Det(a) y = Exp(d) }"""
    graph = graph_of(parsed(text), "det")

    assert ops(graph) == ["Cast", "Relu", "segment", "Exp", "Cast"]
    x = np.random.default_rng(0).random((2, 3, 3)).astype(np.float16)
    (found,) = run_graph(fuse(graph), {"x": x}).values()
    wanted = np.exp(np.linalg.det(x.astype(float)))
    np.testing.assert_allclose(found.astype(float), wanted, rtol=2e-3)


@pytest.mark.parametrize("opset", [14, 17])
def test_a_layer_normalisation_of_earlier_sets_is_computed_as_of_later_ones(opset: int) -> None:
    text = """g (float16[2,8] x, float16[2,8] z) => (float16[2,8] y) {
        c = Constant<value = float {2}>() k = Constant<value = int64[1] {8}>()
        h = Cast<to=10>(c) w = Expand(h, k)
        n = LayerNormalization(x, w, w) y = Add(n, z) }"""
    graph, feeds = half(parsed(text, opset), "f16")
    x, z = (feeds[name].astype(np.float64) for name in "xz")
    spread = np.sqrt(x.var(axis=1, keepdims=True) + 1e-5)
    wanted = (x - x.mean(axis=1, keepdims=True)) / spread * 2 + 2 + z

    found = run_graph(graph, feeds)["y"]

    assert in_segments(graph) == set()
    np.testing.assert_allclose(found, wanted, rtol=2 * ELEMENTS["f16"].roundoff, atol=1e-3)


def test_the_branch_of_a_condition_that_is_known_is_read_as_all_else() -> None:
    text = """g (bfloat16[2] x) => (bfloat16 y) {
        c = Constant<value = bool {1}>()
        y = If(c) <then_branch = one () => (bfloat16[2] a) { a = Relu(x) },
                   else_branch = two () => (bfloat16[2] b) { b = Neg(x) }> }"""
    graph = fuse(graph_of(parsed(text), "branch"))

    (found,) = run_graph(graph, {"x": np.array([-1, 2], ml_dtypes.bfloat16)}).values()

    assert found.tolist() == [0, 2]
    assert not in_segments(graph)


def test_tensors_in_sequences_keep_their_type() -> None:
    text = """g (float16[4,2] x) => (float16 y, float16 z) {
        r = Relu(x) s = SplitToSequence<axis=0>(r) y = ConcatFromSequence<axis=0>(s)
        q = SequenceConstruct(r, x) i = Constant<value = int64 {1}>() z = SequenceAt(q, i) }"""
    graph = fuse(graph_of(parsed(text, opset=18), "sequences"))
    x = np.array([[-1, 2], [3, -4], [5, 6], [0, 1]], np.float16)

    found = run_graph(graph, {"x": x})

    assert [graph.types[name].dtype for name in ("y", "z")] == ["f16", "f16"]
    np.testing.assert_array_equal(found["y"], np.maximum(x, 0))


@pytest.mark.parametrize("branch", ["true", "false"])
def test_a_cast_inside_of_a_branch_rounds(branch: str) -> None:
    text = """g (float[4] x, bool c) => (int32 y) {
        y = If(c) <then_branch = one () => (int32[4] a) {
                       h = Cast<to=10>(x) a = Cast<to=6>(h) },
                   else_branch = two () => (int32[4] b) {
                       n = Neg(x) h = Cast<to=10>(n) b = Cast<to=6>(h) }> }"""
    graph = fuse(graph_of(parsed(text), "branches"))
    x = np.array([2049, 4099, 8191, 16383], np.float32)

    found = run_graph(graph, {"x": x, "c": np.array(branch == "true")})["y"]

    sign = 1 if branch == "true" else -1
    assert found.tolist() == [sign * n for n in (2048, 4100, 8192, 16384)]


def test_what_is_read_as_bits_keeps_its_bits() -> None:
    text = """g (float16[2] x) => (uint16 y) { a = Relu(x) y = BitCast<to=4>(a) }"""
    graph = graph_of(parsed(text, opset=26), "bits")

    (cast,) = [node for node in graph.nodes if node.op == "BitCast"]

    assert [graph.types[name].dtype for name in cast.inputs] == ["f16"]


def test_names_of_the_model_that_look_like_ours_are_no_clash() -> None:
    text = """g (float16[2] x) => (float16 y) {
        a = Neg(x) b = Exp(a) y = Add(x, b) }"""
    model = parsed(text)
    for node in model.graph.node:
        for names in (node.input, node.output):
            names[:] = [{"a": "x.f32", "b": "y.f32"}.get(name, name) for name in names]
    graph = fuse(graph_of(model, "names"))
    x = np.array([1, -2], np.float16)

    (found,) = run_graph(graph, {"x": x}).values()

    np.testing.assert_allclose(found, x + np.exp(-x.astype(float)), rtol=1e-3)


@pytest.mark.parametrize("taken", ["n", "unread", "outer"])
def test_a_cast_inside_of_a_branch_rounds_also_where_a_name_looks_like_ours(taken: str) -> None:
    """Names in the branch, among its constants, and in the graph around it."""
    text = """g (float[4] x, bool c) => (int32 y) {
        outer = Neg(x)
        y = If(c) <then_branch = one () => (int32[4] a)
                       <float[1] unread = {0}> {
                       n = Neg(outer) h = Cast<to=10>(n) a = Cast<to=6>(h) },
                   else_branch = two () => (int32[4] b) { b = Cast<to=6>(outer) }> }"""
    model = parsed(text)
    renames = {taken: "h.rounded"}
    outer, branches = model.graph.node
    branch = branches.attribute[0].g
    for node in (outer, *branch.node, *branches.attribute[1].g.node):
        for names in (node.input, node.output):
            names[:] = [renames.get(name, name) for name in names]
    branch.initializer[0].name = renames.get("unread", "unread")
    x = np.array([2049, 4099, 8191, 16383], np.float32)

    found = run_graph(fuse(graph_of(model, "names")), {"x": x, "c": np.array(True)})["y"]

    assert found.tolist() == [2048, 4100, 8192, 16384]


@pytest.mark.parametrize("body", ["y = Add(x, w)", "r = Relu(x) y = MatMul(r, w)"])
def test_types_that_do_not_fit_are_refused_as_every_engine_refuses_them(body: str) -> None:
    model = parsed(f"g (float16[2,2] x) => (float16 y) {{ {body} }}", w=np.ones((2, 2), "f4"))

    with pytest.raises(ModelError, match=r"float16 and float|inconsistent type"):
        graph_of(model, "mixed")


@pytest.mark.parametrize("opset", [21, 23, 25])
def test_numbers_of_integers_have_the_type_of_their_scale(opset: int) -> None:
    text = """g (int8[4] x, float16 s) => (float16[4] y, float16[4] z) {
        y = DequantizeLinear(x, s) z = DequantizeLinear(c, s) }"""

    graph = graph_of(parsed(text, opset, c=np.arange(4, dtype=np.int8)), "test")
    known = graph_of(parsed(text, opset, c=np.arange(4, dtype=np.int8), s=np.float16(2)), "test")

    assert {graph.types[name].dtype for name in ("y", "z")} == {"f16"}
    assert {known.types[name].dtype for name in ("y", "z")} == {"f16"}
