from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.fusion.sketch import ops, random_feeds
from tests.tuner.subgraph.rewrites.tasks import Tasks, applied, nodes
from tuner.expression import Expression
from tuner.graph import Node, TensorType
from tuner.ops.run_graph import run_graph
from tuner.subgraph.rewrites.unfuse_attention import UNFUSE_ATTENTION


def attention(scores: str, tail: str, *operands: tuple[int, ...]) -> tuple[Tasks, str]:
    sketch = Tasks()
    images = [sketch.input(2, 5, 3, 4) for _ in range(3)]
    extra = [sketch.input(*shape) for shape in operands]
    texts = {"scores": scores, "tail": tail}
    result = sketch.node(
        "attention", [*images, *extra], (2, 5, 3, 4),
        perm_q=(0, 2, 1, 3), perm_k=(0, 2, 3, 1), perm_v=(0, 2, 1, 3), perm_out=(0, 2, 1, 3),
        **{name: Expression.parse(text) for name, text in texts.items() if text},
    )  # fmt: skip
    return sketch, result


def test_an_attention_becomes_two_products_and_a_softmax() -> None:
    sketch, result = attention("", "")

    changed = applied(UNFUSE_ATTENTION, sketch.graph(result))

    assert ops(changed) == ["matmul", "softmax", "matmul"]


def test_the_tails_go_with_their_products() -> None:
    scores, tail = "t0=mul(x0,0.5);t1=add(t0,x1)", "t0=mul(x0,x1)"
    sketch, result = attention(scores, tail, (5,), (2, 3, 5, 4))

    first, second = nodes(applied(UNFUSE_ATTENTION, sketch.graph(result)), "matmul")

    assert (str(first.attributes["tail"]), str(second.attributes["tail"])) == (scores, tail)


GRADIENTS = {
    "perm_q": (0, 2, 1, 3), "perm_k": (0, 2, 3, 1), "perm_v": (0, 2, 3, 1),
    "perm_gradient": (0, 2, 1, 3), "perm_out": (0, 2, 1, 3), "perm_out_k": (0, 2, 1, 3),
    "perm_out_v": (0, 1, 2, 3), "factor": 0.5, "scores": Expression.parse("t0=add(x0,x1)"),
}  # fmt: skip


def training(sketch: Tasks, op: str, **attributes: int) -> tuple[str, ...]:
    images = [sketch.input(2, 5, 3, 4) for _ in range(3 if op == "attention_forward" else 4)]
    rows = [sketch.input(2, 3, 5, 1) for _ in images[3:] * 2]
    if op == "attention_forward":
        perms = {"perm_q": (0, 2, 1, 3), "perm_k": (0, 2, 3, 1), "perm_v": (0, 2, 1, 3)}
        given = {**perms, "perm_out": (0, 2, 1, 3), "scores": GRADIENTS["scores"]}
        kinds = [(2, 5, 3, 4), (2, 3, 5, 1), (2, 3, 5, 1)]
    else:
        given, kinds = GRADIENTS, [(2, 5, 3, 4), (2, 5, 3, 4), (2, 3, 5, 4)]
    names = tuple(f"{op}.{place}" for place in range(3))
    sketch.types.update({n: TensorType("f32", kind) for n, kind in zip(names, kinds, strict=True)})
    inputs = (*images, *rows, sketch.input(5))
    sketch.nodes.append(Node(op, inputs, names, {**given, **attributes}, f"/{op}", (op,)))
    return names


@pytest.mark.parametrize(
    ("op", "made"),
    [("attention_forward", ["matmul", "softmax", "matmul", "reduce", "reduce"]),
     ("attention_backward", ["matmul"] * 5)],
)  # fmt: skip
def test_those_of_training_become_their_parts_which_compute_the_same(
    op: str, made: list[str]
) -> None:
    sketch = Tasks()
    graph = sketch.graph(*training(sketch, op))
    changed = applied(UNFUSE_ATTENTION, graph)

    assert sorted(ops(changed)) == sorted(made)
    feeds = random_feeds(graph)
    found, wanted = run_graph(changed, feeds), run_graph(graph, feeds)
    for name in graph.outputs:
        np.testing.assert_allclose(found[name], wanted[name], atol=1e-5)


@pytest.mark.parametrize("op", ["attention_forward", "attention_backward"])
def test_what_is_hidden_is_not_computed(op: str) -> None:
    sketch = Tasks()

    assert UNFUSE_ATTENTION.find(sketch.graph(*training(sketch, op, causal=1))) == ()


def test_a_graph_without_attention_has_no_site() -> None:
    sketch = Tasks()

    assert UNFUSE_ATTENTION.find(sketch.graph(sketch.multiply(sketch.input(2, 3), 4))) == ()
