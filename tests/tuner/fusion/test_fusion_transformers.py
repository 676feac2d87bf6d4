"""Transformers: heads without copies, products with tails, spelled-out norms and activations."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.fusion.sketch import Sketch, census, fused, ops, tails
from tuner.cpu.kernels.matmul import layout_of
from tuner.task import Task


def heads(sketch: Sketch, x: str, *perm: int) -> str:
    batch, length, width = sketch.shape(x)
    return sketch.transpose(sketch.reshape(x, batch, length, 2, width // 2), *perm)


def attention(sketch: Sketch, q: str, k: str, v: str, mask: str | None = None) -> str:
    batch, length, width = sketch.shape(q)
    q, v = heads(sketch, q, 0, 2, 1, 3), heads(sketch, v, 0, 2, 1, 3)
    scores = sketch.matmul(q, heads(sketch, k, 0, 2, 3, 1))
    scores = sketch.node("Div", [scores, sketch.constant(np.sqrt(width // 2))])
    if mask is not None:
        scores = sketch.node("Add", [scores, mask])
    y = sketch.matmul(sketch.node("Softmax", scores, axis=3), v)
    return sketch.reshape(sketch.transpose(y, 0, 2, 1, 3), batch, length, width)


def biased(sketch: Sketch, x: str, columns: int) -> str:
    y = sketch.linear(x, columns)
    return sketch.node("Add", [sketch.normal(columns), y])


def spelled_out_norm(
    sketch: Sketch, x: str, power: str = "Pow", keeps: tuple[int, int] = (1, 1)
) -> str:
    axes = (len(sketch.shape(x)) - 1,)
    first, second = (sketch.shape(x)[:-1] + (1,) * kept for kept in keeps)
    d = sketch.node("Sub", [x, sketch.node("ReduceMean", x, first, axes=axes, keepdims=keeps[0])])
    square = [d, sketch.constant(2.0)] if power == "Pow" else [d, d]
    squares = sketch.node(power, square)
    v = sketch.node("ReduceMean", squares, second, axes=axes, keepdims=keeps[1])
    root = sketch.node("Sqrt", sketch.node("Add", [v, sketch.constant(1e-5)]))
    y = sketch.node("Div", [d, root])
    y = sketch.node("Mul", [sketch.normal(sketch.shape(x)[-1]), y])
    return sketch.node("Add", [y, sketch.normal(sketch.shape(x)[-1])])


@pytest.mark.parametrize("batch", [1, 2])
def test_attention_copies_nothing(batch: int) -> None:
    sketch = Sketch()
    x, mask = sketch.input(batch, 5, 8), sketch.input(batch, 1, 1, 5)
    q, k, v = (biased(sketch, x, 8) for _ in range(3))
    y = biased(sketch, attention(sketch, q, k, v, mask), 8)

    graph = fused(sketch.graph(sketch.node("Add", [y, x])))

    assert census(graph).keys() == {"gemm", "attention", "reshape"}
    assert census(graph)["gemm"] == 4
    (node,) = (node for node in graph.nodes if node.op == "attention")
    assert node.attributes["perm_q"] == (0, 2, 1, 3)
    assert node.attributes["perm_k"] == (0, 2, 3, 1)
    assert node.attributes["perm_v"] == (0, 2, 1, 3)
    assert node.attributes["perm_out"] == (0, 2, 1, 3)
    assert str(node.attributes["scores"]) == "t0=mul(x0,0.5);t1=add(t0,x1)"
    assert tails(graph)[-1] == "t0=add(x0,x1)"


def test_heads_of_a_joint_projection_are_split_in_its_weights() -> None:
    sketch = Sketch()
    x = sketch.input(1, 4, 8)
    w, b = sketch.normal(8, 192), sketch.normal(192)
    rows = sketch.node("Gemm", [sketch.reshape(x, 4, 8), w, b], (4, 192), alpha=1.0, beta=1.0,
                       transA=0, transB=0)  # fmt: skip
    q, k, v = sketch.split(sketch.reshape(rows, 1, 4, 192), 2, 64, 64, 64)

    graph = fused(sketch.graph(attention(sketch, q, k, v)))

    assert census(graph) == {"gemm": 3, "attention": 1, "reshape": 5}
    assert [graph.types[n.inputs[1]].shape for n in graph.nodes if n.op == "gemm"] == [(8, 64)] * 3


def test_narrow_parts_of_a_projection_are_copied() -> None:
    sketch = Sketch()
    first, second = sketch.split(sketch.linear(sketch.input(4, 8), 6), 1, 3, 3)

    graph = fused(sketch.graph(sketch.node("Mul", [first, sketch.node("Sigmoid", second)])))

    assert ops(graph) == ["gemm", "copy", "copy", "elementwise"]


def test_a_scale_between_transpose_and_product_is_in_the_weights_of_the_queries() -> None:
    sketch = Sketch()
    x = sketch.input(1, 5, 8)
    q, k = (heads(sketch, sketch.linear(x, 8), 0, 2, 1, 3) for _ in range(2))
    q = sketch.node("Mul", [q, sketch.constant(0.7)])
    k = sketch.node("Mul", [sketch.transpose(k, 0, 1, 3, 2), sketch.constant(0.7)])

    graph = fused(sketch.graph(sketch.matmul(q, k)))

    assert (ops(graph, "reshape"), tails(graph)) == (["gemm", "gemm", "matmul"], [])
    queries, keys = (sketch.constants[f"c{i}"] for i in range(2))
    weights = [graph.constants[n.inputs[1]] for n in graph.nodes if n.op == "gemm"]
    assert any(np.allclose(w, 0.49 * queries) for w in weights)
    assert any(np.array_equal(w, keys) for w in weights)


def test_heads_folded_into_the_batch_copy_nothing() -> None:
    sketch = Sketch()
    x, mask = sketch.input(1, 5, 8), sketch.input(1, 1, 5, 5)
    q, k, v = (
        sketch.reshape(heads(sketch, sketch.linear(x, 8), 0, 2, 1, 3), 2, 5, 4) for _ in range(3)
    )
    scores = sketch.reshape(sketch.matmul(q, sketch.transpose(k, 0, 2, 1)), 1, 2, 5, 5)
    scores = sketch.reshape(sketch.node("Add", [scores, mask]), 2, 5, 5)
    y = sketch.matmul(sketch.node("Softmax", scores, axis=2), v)
    y = sketch.transpose(sketch.reshape(y, 1, 2, 5, 4), 0, 2, 1, 3)

    graph = fused(sketch.graph(sketch.reshape(y, 1, 5, 8)))

    assert census(graph).keys() == {"gemm", "attention", "reshape"}


@pytest.mark.parametrize("power", ["Pow", "Mul"])
def test_a_spelled_out_norm_is_one_task(power: str) -> None:
    sketch = Sketch()
    y = spelled_out_norm(sketch, sketch.input(1, 4, 8), power)

    graph = fused(sketch.graph(y))

    assert (ops(graph, "reshape"), tails(graph)) == (["layer_norm"], [])
    node = next(node for node in graph.nodes if node.op == "layer_norm")
    assert node.attributes["epsilon"] == pytest.approx(1e-5)
    assert node.origin[0] == "ReduceMean"


def test_a_norm_without_scale_gets_a_neutral_one() -> None:
    sketch = Sketch()
    spelled_out_norm(sketch, sketch.input(4, 8))
    divided = next(node for node in sketch.nodes if node.op == "Div").outputs[0]

    graph = fused(sketch.graph(divided))

    assert ops(graph) == ["layer_norm"]
    assert [graph.constants[n].mean() for n in graph.nodes[0].inputs[1:]] == [1.0, 0.0]


@pytest.mark.parametrize("keeps", [(0, 1), (1, 0)])
def test_means_of_rows_that_columns_read_are_no_norm(keeps: tuple[int, int]) -> None:
    sketch = Sketch()
    y = spelled_out_norm(sketch, sketch.input(4, 4), keeps=keeps)

    graph = fused(sketch.graph(y))

    norms = [node for node in graph.nodes if node.op == "layer_norm"]
    assert not any(node.attributes.get("centred", 1) for node in norms), "an RMS norm at most"


def test_rows_seen_flat_or_in_batches_are_the_same_task() -> None:
    keys = []
    for flat in (False, True):
        sketch = Sketch()
        x = sketch.input(1, 4, 8)
        rows = sketch.reshape(x, 4, 8) if flat else x
        y = biased(sketch, rows, 8)
        y = sketch.reshape(y, 1, 4, 8) if flat else y
        graph = fused(sketch.graph(sketch.node("Add", [y, x])))
        (gemm,) = (node for node in graph.nodes if node.op == "gemm")
        keys.append((str(gemm.attributes["tail"]), graph.types[gemm.outputs[0]].shape))

    assert keys == [("t0=add(x0,x1)", (4, 8))] * 2


@pytest.mark.parametrize(
    ("alpha", "beta", "trans_a", "trans_b"), [(1.0, 1.0, 0, 1), (0.5, 2.0, 1, 0)]
)
def test_the_factors_of_a_gemm_are_in_its_constants(
    alpha: float, beta: float, trans_a: int, trans_b: int
) -> None:
    sketch = Sketch()
    x = sketch.input(*((3, 4) if trans_a else (4, 3)))
    w, c = sketch.normal(*((5, 3) if trans_b else (3, 5))), sketch.normal(5)

    y = sketch.node("Gemm", [x, w, c], (4, 5), alpha=alpha, beta=beta, transA=trans_a,
                    transB=trans_b)  # fmt: skip
    graph = fused(sketch.graph(y))

    assert ops(graph, "copy") == ["gemm"]
    assert census(graph)["copy"] == trans_a


def test_tied_embeddings_are_kept_in_both_orders() -> None:
    sketch = Sketch()
    ids = sketch.input(1, 4, dtype="i64")
    table = sketch.normal(6, 8)
    x = sketch.node("Gather", [table, ids], (1, 4, 8), axis=0)

    graph = fused(sketch.graph(sketch.matmul(x, sketch.transpose(table, 1, 0))))

    assert ops(graph, "reshape") == ["gather", "gemm"]
    assert sorted(a.shape for a in graph.constants.values()) == [(6,), (6, 8), (8, 6)]


def test_picking_the_first_token_is_one_copy() -> None:
    sketch = Sketch()
    x = sketch.linear(sketch.input(2, 4, 8), 8)
    first = sketch.node("Gather", [x, sketch.constant(np.int64(0))], (2, 8), axis=1)

    graph = fused(sketch.graph(biased(sketch, first, 3)))

    assert ops(graph, "reshape") == ["gemm", "copy", "gemm"]


def test_a_product_of_which_a_part_is_transposed_is_copied() -> None:
    sketch = Sketch()
    y = sketch.matmul(sketch.input(3, 4, 5), sketch.input(3, 5, 6))
    part = sketch.node("Slice", y, (2, 4, 6), start=(0, 0, 0), step=(1, 1, 1))

    graph = fused(sketch.graph(sketch.transpose(part, 1, 0, 2)))

    assert ops(graph) == ["matmul", "copy"]


@pytest.mark.parametrize(
    "perm", [(0, 2, 1), (2, 1, 0), (1, 2, 0), (1, 0, 2), (2, 0, 1), (2, 0, 1, 3)]
)
def test_a_product_whose_result_is_transposed_has_a_kernel(perm: tuple[int, ...]) -> None:
    sketch = Sketch()
    batch = (2, 3)[4 - len(perm) :]
    y = sketch.matmul(sketch.input(*batch, 4, 5), sketch.input(*batch, 5, 6))

    graph = fused(sketch.graph(sketch.transpose(y, *perm)))

    for node in graph.nodes:
        if node.op == "matmul":
            layout_of(Task.of(node, graph))
    columns_or_rows_last = perm[-1] in (len(batch), len(batch) + 1)
    assert ("copy" in ops(graph)) is not columns_or_rows_last
