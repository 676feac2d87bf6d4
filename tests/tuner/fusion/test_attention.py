"""Attention: where it is recognised, where it is not, and that a model with it is right."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx.reference import ReferenceEvaluator

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.fusion.onnx_form import model_of
from tests.tuner.fusion.sketch import Sketch, census, fused, ops, random_feeds
from tuner import load
from tuner.backend import host_soc_versions
from tuner.fusion import fuse
from tuner.graph import Graph, Node
from tuner.ops import check_task
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target
from tuner.task import Task


def heads(sketch: Sketch, x: str, count: int, *perm: int) -> str:
    batch, length, width = sketch.shape(x)
    return sketch.transpose(sketch.reshape(x, batch, length, count, width // count), *perm)


def scores(sketch: Sketch, x: str, y: str, count: int = 2) -> str:
    q, k = sketch.linear(x, 8), sketch.linear(y, 8)
    product = sketch.matmul(
        heads(sketch, q, count, 0, 2, 1, 3), heads(sketch, k, count, 0, 2, 3, 1)
    )
    return sketch.node("Mul", [product, sketch.constant(0.5)])


def weighted(sketch: Sketch, shares: str, y: str, count: int = 2) -> str:
    v = heads(sketch, sketch.linear(y, 12), count, 0, 2, 1, 3)
    result = sketch.transpose(sketch.matmul(shares, v), 0, 2, 1, 3)
    batch, length = sketch.shape(result)[:2]
    return sketch.reshape(result, batch, length, 12)


def softmax(sketch: Sketch, x: str, axis: int = 3) -> str:
    return sketch.node("Softmax", x, axis=axis)


def attention_of(graph: Graph) -> Node:
    (node,) = (node for node in graph.nodes if node.op == "attention")
    return node


@pytest.mark.parametrize("batch", [1, 3])
@pytest.mark.parametrize("count", [1, 4])
@pytest.mark.parametrize(("rows", "keys"), [(5, 5), (1, 7), (6, 1)])
def test_any_heads_and_lengths_are_one_task(batch: int, count: int, rows: int, keys: int) -> None:
    sketch = Sketch()
    x, y = sketch.input(batch, rows, 8), sketch.input(batch, keys, 8)

    shares = softmax(sketch, scores(sketch, x, y, count))
    graph = fused(sketch.graph(weighted(sketch, shares, y, count)))

    assert census(graph)["attention"] == 1
    assert not census(graph).keys() & {"matmul", "softmax", "copy"}
    assert str(attention_of(graph).attributes["scores"]) == "t0=mul(x0,0.5)"
    assert attention_of(graph).origin.count("MatMul") == 2


@pytest.mark.parametrize(
    "shape", [(7,), (1, 7), (3, 1, 1, 7), (5, 7), (3, 1, 5, 7), (2, 1, 1), (2, 5, 7), (5, 1), ()]
)
@pytest.mark.parametrize("is_constant", [True, False])
def test_a_mask_of_any_shape_is_part_of_it(shape: tuple[int, ...], is_constant: bool) -> None:
    sketch = Sketch()
    x, y = sketch.input(3, 5, 8), sketch.input(3, 7, 8)
    mask = sketch.normal(*shape) if is_constant else sketch.input(*shape)

    masked = sketch.node("Add", [scores(sketch, x, y), mask])
    graph = fused(sketch.graph(weighted(sketch, softmax(sketch, masked), y)))

    assert set(ops(graph, "reshape")) == {"gemm", "attention"}


def test_a_mask_of_truths_is_read_as_it_is() -> None:
    sketch = Sketch()
    x, mask = sketch.input(2, 5, 8), sketch.input(2, 1, 1, 5, dtype="bool")

    hidden = sketch.node("Where", [mask, scores(sketch, x, x), sketch.constant(-1e9)])
    graph = fused(sketch.graph(weighted(sketch, softmax(sketch, hidden), x)))

    node = attention_of(graph)
    assert set(ops(graph, "reshape")) == {"gemm", "attention"}
    assert str(node.attributes["scores"]) == "t0=mul(x0,0.5);t1=where(x1,t0,-1000000000.0)"
    assert graph.types[node.inputs[3]].dtype == "bool"


def test_whatever_is_done_to_each_score_is_part_of_it() -> None:
    sketch = Sketch()
    x, bias, gate = sketch.input(1, 5, 8), sketch.input(2, 5, 5), sketch.input(5)

    capped = sketch.node("Tanh", scores(sketch, x, x))
    capped = sketch.node("Add", [sketch.node("Mul", [capped, sketch.constant(8.0)]), bias])
    gated = sketch.node("Mul", [capped, gate])
    graph = fused(sketch.graph(weighted(sketch, softmax(sketch, gated), x)))

    assert set(ops(graph, "reshape")) == {"gemm", "attention"}
    assert len(attention_of(graph).inputs) == 5


def test_what_is_added_to_the_result_is_its_tail() -> None:
    sketch = Sketch()
    q, k, v = sketch.input(2, 5, 8), sketch.input(2, 8, 7), sketch.input(2, 7, 6)
    more = sketch.input(2, 5, 6)

    y = sketch.matmul(softmax(sketch, sketch.matmul(q, k), axis=2), v)
    graph = fused(sketch.graph(sketch.node("Add", [y, more])))

    (node,) = graph.nodes
    assert node.op == "attention"
    assert node.inputs == (q, k, v, more)
    assert str(node.attributes["tail"]) == "t0=add(x0,x1)"
    assert "scores" not in node.attributes


def test_keys_and_values_may_be_shared_by_all_heads() -> None:
    sketch = Sketch()
    q, k, v = sketch.input(2, 4, 5, 8), sketch.input(2, 1, 8, 7), sketch.input(2, 1, 7, 6)

    y = sketch.matmul(softmax(sketch, sketch.matmul(q, k)), v)

    assert ops(fused(sketch.graph(y))) == ["attention"]


def test_the_other_way_round_it_is_the_same() -> None:
    sketch = Sketch()
    q, k, v = sketch.input(2, 5, 8), sketch.input(2, 8, 7), sketch.input(2, 6, 7)

    shares = softmax(sketch, sketch.matmul(q, k), axis=2)
    turned = sketch.matmul(v, sketch.transpose(shares, 0, 2, 1))
    graph = fused(sketch.graph(sketch.transpose(turned, 0, 2, 1)))

    (node,) = graph.nodes
    assert node.op == "attention"
    assert node.inputs == (q, k, v)
    assert node.attributes["perm_v"] == (0, 2, 1)


def test_heads_folded_into_the_batch_may_be_unfolded_for_a_mask() -> None:
    sketch = Sketch()
    q, k, v = sketch.input(6, 5, 8), sketch.input(6, 8, 7), sketch.input(6, 7, 4)
    mask = sketch.input(2, 1, 5, 7)

    unfolded = sketch.reshape(sketch.matmul(q, k), 2, 3, 5, 7)
    masked = sketch.reshape(sketch.node("Add", [unfolded, mask]), 6, 5, 7)
    y = sketch.reshape(sketch.matmul(softmax(sketch, masked, axis=2), v), 2, 3, 5, 4)
    graph = fused(sketch.graph(sketch.reshape(sketch.transpose(y, 0, 2, 1, 3), 2, 5, 12)))

    assert set(ops(graph, "reshape")) == {"attention"}
    assert attention_of(graph).attributes["perm_out"] == (0, 2, 1, 3)


@pytest.mark.parametrize("seen", ["scores", "masked", "shares"])
@pytest.mark.parametrize("by", ["output", "node"])
def test_what_something_else_looks_into_is_left_alone(seen: str, by: str) -> None:
    sketch = Sketch()
    x, mask = sketch.input(1, 5, 8), sketch.input(5)
    made = {"scores": scores(sketch, x, x)}
    made["masked"] = sketch.node("Add", [sketch.node("Tanh", made["scores"]), mask])
    made["shares"] = softmax(sketch, made["masked"])
    y = weighted(sketch, made["shares"], x)
    other = made[seen] if by == "output" else sketch.node("Softmax", made[seen], axis=2)

    graph = fused(sketch.graph(y, other))

    assert "attention" not in census(graph)
    assert census(graph)["matmul"] == 2


def test_a_softmax_over_the_queries_is_left_alone() -> None:
    sketch = Sketch()
    x = sketch.input(1, 5, 8)

    shares = softmax(sketch, scores(sketch, x, x), axis=2)

    assert "attention" not in census(fused(sketch.graph(weighted(sketch, shares, x))))


def test_shares_that_are_changed_or_transposed_are_left_alone() -> None:
    for change in ("Mul", "Transpose"):
        sketch = Sketch()
        x = sketch.input(1, 5, 8)
        shares = softmax(sketch, scores(sketch, x, x))
        if change == "Mul":
            shares = sketch.node("Mul", [shares, sketch.input(5)])
        else:
            shares = sketch.transpose(shares, 0, 1, 3, 2)

        assert "attention" not in census(fused(sketch.graph(weighted(sketch, shares, x))))


def test_shares_that_several_values_have_in_common_are_worked_out_once() -> None:
    sketch = Sketch()
    q, k, v = sketch.input(1, 5, 8), sketch.input(1, 8, 7), sketch.input(4, 7, 6)

    y = sketch.matmul(softmax(sketch, sketch.matmul(q, k), axis=2), v)

    assert ops(fused(sketch.graph(y))) == ["matmul", "softmax", "matmul"]


def guarded(sketch: Sketch, shares: str) -> str:
    """The shares, 0 in a row of what is no number, as PyTorch's exporters write them."""
    is_number = sketch.node("Equal", [shares, shares], dtype="bool")
    is_nan = sketch.node("Not", is_number, dtype="bool")
    return sketch.node("Where", [is_nan, sketch.constant(0.0), shares])


LOWEST = -3.4028234663852886e38


@pytest.mark.parametrize("visible", ["constant", "given", "joined"])
def test_a_guard_stays_where_a_mask_leaves_finite_scores(visible: str) -> None:
    """Inputs may still hold what is no number, and products overflow."""
    sketch = Sketch()
    x, given = sketch.input(2, 5, 8), sketch.input(2, 1, 1, 5, dtype="bool")
    causal = sketch.constant(np.tri(5, dtype=bool))
    joined = sketch.node("And", [causal, given], dtype="bool")
    mask = {"constant": causal, "given": given, "joined": joined}[visible]

    added = sketch.node("Where", [mask, sketch.constant(0.0), sketch.constant(LOWEST)])
    masked = sketch.node("Add", [scores(sketch, x, x), added])
    shares = guarded(sketch, softmax(sketch, masked))
    graph = fused(sketch.graph(weighted(sketch, shares, x)))

    assert attention_of(graph).attributes["guarded"] == 1
    assert not census(graph).keys() & {"matmul", "softmax"}


@pytest.mark.parametrize("hidden", ["given", -np.inf, 2 * LOWEST])
def test_an_attention_is_guarded_where_a_mask_may_leave_nothing(hidden: float | str) -> None:
    sketch = Sketch()
    x, mask = sketch.input(2, 5, 8), sketch.input(2, 1, 5, 5, dtype="bool")
    added = sketch.input(2, 1, 5, 5)
    if hidden != "given":
        number = sketch.constant(np.float32(max(float(hidden), LOWEST)))
        number = sketch.constant(-np.inf) if hidden == -np.inf else number
        added = sketch.node("Where", [mask, sketch.constant(0.0), number])
    if hidden == 2 * LOWEST:
        added = sketch.node("Add", [added, added])

    masked = sketch.node("Add", [scores(sketch, x, x), added])
    shares = guarded(sketch, softmax(sketch, masked))
    graph = fuse(sketch.graph(weighted(sketch, shares, x)))

    (node,) = (node for node in graph.nodes if node.op == "attention")
    assert node.attributes["guarded"] == 1


def masked_attention(is_guarded: bool) -> Graph:
    """Two heads of four, with a mask for each row of keys that is given at run time."""
    sketch = Sketch()
    x, y, mask = sketch.input(2, 19, 8), sketch.input(2, 23, 8), sketch.input(2, 1, 19, 23)
    masked = sketch.node("Add", [scores(sketch, x, y), mask])
    shares = softmax(sketch, masked)
    return sketch.graph(weighted(sketch, guarded(sketch, shares) if is_guarded else shares, y))


def with_constants(graph: Graph) -> bytes:
    """The graph as an ONNX model that brings its constants along."""
    model = onnx.load_from_string(model_of(graph, graph.nodes, graph.outputs))
    read = [value for value in model.graph.input if value.name in graph.constants]
    for value in read:
        model.graph.input.remove(value)
        array = graph.constants[value.name]
        model.graph.initializer.append(onnx.numpy_helper.from_array(array, value.name))
    return bytes(model.SerializeToString())


@pytest.mark.parametrize("hidden", [-np.inf, LOWEST])
@pytest.mark.parametrize(("cores", "is_guarded"), [(1, False), (2, False), (2, True)])
def test_a_masked_model_computes_what_onnx_runtime_computes(
    hidden: float, cores: int, is_guarded: bool, tmp_path: Path
) -> None:
    graph = masked_attention(is_guarded)
    model = with_constants(graph)
    (tmp_path / "m.onnx").write_bytes(model)
    feeds = random_feeds(graph)
    mask = feeds["in2"]
    mask[...] = np.where(np.tri(19, 23, 3, dtype=bool), mask, hidden)
    mask[1, 0, 4] = hidden  # nothing to see

    options = Options(Target(host_soc_versions()[-1], cores))
    compile_model(tmp_path / "m.onnx", tmp_path / "m.om", options, MemoryLookup(), lambda _: None)
    with load(tmp_path / "m.om") as loaded:
        (got,) = loaded.run(feeds).values()

    (want,) = onnxruntime.InferenceSession(model).run(None, feeds)
    assert census(fuse(graph))["attention"] == 1
    assert np.isnan(want[1, 4]).all() == (np.isinf(hidden) and not is_guarded)
    np.testing.assert_allclose(got, want, rtol=0, atol=1e-5 * np.nanmax(np.abs(want)))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("is_guarded", [False, True])
def test_special_values_in_an_attention_give_what_its_formula_gives(
    is_guarded: bool, tmp_path: Path
) -> None:
    graph = masked_attention(is_guarded)
    model, feeds = with_constants(graph), random_feeds(graph)
    (tmp_path / "m.onnx").write_bytes(model)
    mask, special = feeds["in2"], (np.nan, np.inf, -np.inf, LOWEST, -LOWEST, 1e20)
    for row, value in enumerate(special):  # a score each, then the whole row
        mask[0, 0, row, row + 11] = value
        mask[0, 0, row + len(special)] = value
    feeds["in0"][1, :6, 3] = special  # queries
    options = Options(Target(host_soc_versions()[-1], 1))
    compile_model(tmp_path / "m.onnx", tmp_path / "m.om", options, MemoryLookup(), lambda _: None)

    with load(tmp_path / "m.om") as loaded:
        (got,) = loaded.run(feeds).values()

    (want,) = ReferenceEvaluator(onnx.load_from_string(model)).run(None, feeds)
    assert np.isnan(want).any() != is_guarded
    np.testing.assert_allclose(got, want, rtol=0, atol=1e-5 * np.nanmax(np.abs(want)))


def test_an_attention_with_a_mask_of_truths_is_a_task_that_is_read_back() -> None:
    sketch = Sketch()
    x, mask = sketch.input(2, 5, 8), sketch.input(2, 1, 1, 5, dtype="bool")
    hidden = sketch.node("Where", [mask, scores(sketch, x, x), sketch.constant(-1e9)])

    graph = fused(sketch.graph(weighted(sketch, softmax(sketch, hidden), x)))

    check_task(Task.of(attention_of(graph), graph))
