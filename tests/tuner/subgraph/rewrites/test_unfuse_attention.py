from __future__ import annotations

from tests.tuner.fusion.sketch import ops
from tests.tuner.subgraph.rewrites.tasks import Tasks, applied, nodes
from tuner.expression import Expression
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


def test_a_graph_without_attention_has_no_site() -> None:
    sketch = Tasks()

    assert UNFUSE_ATTENTION.find(sketch.graph(sketch.multiply(sketch.input(2, 3), 4))) == ()
