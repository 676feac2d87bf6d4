"""Attention in training and its gradients: where they are recognised, and where they are not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.fusion.onnx_form import model_of
from tests.tuner.fusion.sketch import Sketch, census, fused, random_feeds, run_original
from tuner import load
from tuner.backend import host_soc_versions
from tuner.graph import Graph, Node
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target

Make = Callable[[Sketch, str], dict[str, str]]
ROWS, KEYS = 6, 9
MASKS = ("none", "added", "causal", "causal, added", "of constants")


def hidden(sketch: Sketch, x: str, mask: str) -> str:
    """Scores after a mask."""
    if mask == "added":
        return sketch.node("Add", [x, sketch.input(2, 1, ROWS, KEYS)])
    if mask == "none":
        return x
    behind = np.arange(KEYS) > np.arange(ROWS)[:, None]
    if mask == "causal, added":
        return sketch.node("Add", [x, sketch.constant(np.where(behind, np.finfo("f4").min, 0.0))])
    if mask == "of constants":
        behind[0, 1] = False
    return sketch.node("Where", [sketch.constant(behind), sketch.constant(-np.inf), x])


def scaled(sketch: Sketch, x: str, number: float = 0.25) -> str:
    return x if number == 1 else sketch.node("Mul", [x, sketch.constant(number)])


def scores(sketch: Sketch, q: str, k: str, mask: str) -> str:
    return hidden(sketch, scaled(sketch, sketch.matmul(q, sketch.transpose(k, 0, 1, 3, 2))), mask)


def largest(sketch: Sketch, x: str, axis: int = 3) -> str:
    shape = tuple(1 if place == axis else size for place, size in enumerate(sketch.shape(x)))
    return sketch.node("ReduceMax", x, shape, axes=(axis,), keepdims=1)


def forward(sketch: Sketch, mask: str, axis: int = 3) -> dict[str, str]:
    q, k, v = (sketch.input(2, 3, rows, 8) for rows in (ROWS, KEYS, KEYS))
    made = {"scores": scores(sketch, q, k, mask)}
    made["shares"] = sketch.node("Softmax", made["scores"], axis=3)
    made["result"] = sketch.transpose(sketch.matmul(made["shares"], v), 0, 2, 1, 3)
    tops = largest(sketch, made["scores"], axis), largest(sketch, made["shares"])
    made["sums"] = sketch.node("Sub", [tops[0], sketch.node("Log", tops[1])])
    return made


def backward(
    sketch: Sketch,
    mask: str,
    factors: tuple[float, float] = (0.25, 0.25),
    *,
    has_top: bool = False,
) -> dict[str, str]:
    q, k, v = (sketch.input(2, 3, rows, 8) for rows in (ROWS, KEYS, KEYS))
    gradient = sketch.transpose(sketch.input(2, ROWS, 3, 8), 0, 2, 1, 3)
    sums, rows = sketch.input(2, 3, ROWS, 1), sketch.input(2, 3, ROWS, 1)
    found = scores(sketch, q, k, mask)
    if has_top:
        found = sketch.node("Sub", [found, sketch.input(2, 3, ROWS, 1)])
    less = sketch.node("Sub", [found, sums])
    made = {"shares": sketch.node("Exp", less)}
    change = sketch.node("Sub", [sketch.matmul(gradient, sketch.transpose(v, 0, 1, 3, 2)), rows])
    made["changes"] = sketch.node("Mul", [made["shares"], change])
    made["of_q"] = scaled(sketch, sketch.matmul(made["changes"], k), factors[0])
    turned = [sketch.transpose(made[name], 0, 1, 3, 2) for name in ("changes", "shares")]
    made["of_k"] = scaled(sketch, sketch.matmul(turned[0], q), factors[1])
    made["of_v"] = sketch.matmul(turned[1], gradient)
    return made


RESULTS: Sequence[tuple[Make, tuple[str, ...]]] = (
    (forward, ("result", "sums")), (backward, ("of_q", "of_k", "of_v")),
)  # fmt: skip


def task_of(graph: Graph, op: str) -> Node:
    (node,) = (node for node in graph.nodes if node.op == op)
    return node


@pytest.mark.parametrize("mask", MASKS)
def test_an_attention_and_what_its_gradient_reads_are_one_task(mask: str) -> None:
    sketch = Sketch()
    made = forward(sketch, mask)

    graph = fused(sketch.graph(made["result"], made["sums"]))

    assert census(graph) == {"attention_forward": 1, "elementwise": 1}
    node = task_of(graph, "attention_forward")
    assert node.attributes.get("causal", 0) == mask.startswith("causal")
    assert len(node.inputs) == 3 + (mask in ("added", "of constants"))


@pytest.mark.parametrize("has_top", [False, True])
@pytest.mark.parametrize("mask", MASKS)
def test_the_gradients_of_an_attention_are_one_task(mask: str, has_top: bool) -> None:
    sketch = Sketch()
    made = backward(sketch, mask, has_top=has_top)

    graph = fused(sketch.graph(made["of_q"], made["of_k"], made["of_v"]))

    assert census(graph) == {"attention_backward": 1}
    node = task_of(graph, "attention_backward")
    assert node.attributes.get("causal", 0) == mask.startswith("causal")
    assert node.attributes["factor"] == 0.25
    assert len(node.inputs) == 6 + (mask in ("added", "of constants")) + has_top


def test_heads_that_share_keys_may_be_in_groups_around_the_softmax() -> None:
    sketch = Sketch()
    q = sketch.input(2, 2, 3, ROWS, 8)
    k, v = (sketch.input(2, 2, 1, KEYS, 8) for _ in range(2))
    product = scaled(sketch, sketch.matmul(q, sketch.transpose(k, 0, 1, 2, 4, 3)))
    masked = hidden(sketch, sketch.reshape(product, 2, 6, ROWS, KEYS), "causal")
    shares = sketch.node("Softmax", masked, axis=3)
    result = sketch.matmul(sketch.reshape(shares, 2, 2, 3, ROWS, KEYS), v)
    tops = [largest(sketch, x) for x in (masked, shares)]

    graph = fused(sketch.graph(sketch.reshape(result, 2, 6, ROWS, 8), *tops))

    assert census(graph)["attention_forward"] == 1
    assert not census(graph).keys() & {"matmul", "softmax", "reduce"}


def test_gradients_of_values_in_another_batch_are_views_of_its_result() -> None:
    """As in models that project queries, keys and values by one product, and in grouped ones."""
    for batch in ((1, 2, 3), (6,), (2, 1, 3)):
        sketch = Sketch()
        made = backward(sketch, "none")
        apart = sketch.reshape(made["of_v"], *batch, KEYS, 8)

        graph = fused(sketch.graph(made["of_q"], made["of_k"], apart))

        assert census(graph)["attention_backward"] == 1
        assert "matmul" not in census(graph)


def test_gradients_that_are_stacked_stay_in_the_batch_of_the_scores() -> None:
    """As in models whose queries, keys and values are parts of one product: ones are added."""
    sketch = Sketch()
    made = backward(sketch, "none", (1.0, 1.0))
    parts = [sketch.reshape(made[name], 1, 2, 3, KEYS, 8) for name in ("of_k", "of_v")]
    stacked = sketch.node("Concat", parts, (2, 2, 3, KEYS, 8), axis=0)

    graph = fused(sketch.graph(made["of_q"], stacked))

    assert census(graph)["attention_backward"] == 1
    assert "matmul" not in census(graph)


@pytest.mark.parametrize("is_kept", [0, 1])
def test_the_gradients_of_keys_that_heads_share_are_added_up_in_it(is_kept: int) -> None:
    sketch = Sketch()
    q, gradient = (sketch.input(2, 2, 3, ROWS, 8) for _ in range(2))
    k, v = (sketch.input(2, 2, 1, KEYS, 8) for _ in range(2))
    sums, rows = sketch.input(2, 2, 3, ROWS, 1), sketch.input(2, 2, 3, ROWS, 1)
    turned, turned_v = (sketch.transpose(x, 0, 1, 2, 4, 3) for x in (k, v))
    less = sketch.node("Sub", [scaled(sketch, sketch.matmul(q, turned)), sums])
    shares = sketch.node("Exp", less)
    change = sketch.node("Sub", [sketch.matmul(gradient, turned_v), rows])
    changes = sketch.node("Mul", [shares, change])
    of_q = scaled(sketch, sketch.matmul(changes, k))
    of_k = scaled(sketch, sketch.matmul(sketch.transpose(changes, 0, 1, 2, 4, 3), q))
    of_v = sketch.matmul(sketch.transpose(shares, 0, 1, 2, 4, 3), gradient)
    shape = (2, 2, 1, KEYS, 8) if is_kept else (2, 2, KEYS, 8)
    added = [sketch.node("ReduceSum", x, shape, axes=(2,), keepdims=is_kept) for x in (of_k, of_v)]

    graph = fused(sketch.graph(of_q, *added))

    assert census(graph)["attention_backward"] == 1
    assert not census(graph).keys() & {"matmul", "reduce"}


@pytest.mark.parametrize("seen", ["scores", "shares", "changes"])
@pytest.mark.parametrize("by", ["output", "node"])
def test_what_something_else_looks_into_is_left_alone(seen: str, by: str) -> None:
    for make, results in RESULTS:
        sketch = Sketch()
        made = make(sketch, "none")
        if seen not in made:
            continue
        other = made[seen] if by == "output" else sketch.node("Tanh", made[seen])

        graph = fused(sketch.graph(*(made[name] for name in results), other))

        assert not {op for op in census(graph) if op.startswith("attention")}


def test_other_maxima_and_other_factors_are_left_alone() -> None:
    sketch = Sketch()
    made = forward(sketch, "none", axis=1)
    assert "attention_forward" not in census(fused(sketch.graph(made["result"], made["sums"])))

    sketch = Sketch()
    made = backward(sketch, "none", (0.25, 0.5))
    graph = fused(sketch.graph(made["of_q"], made["of_k"], made["of_v"]))
    assert "attention_backward" not in census(graph)


def test_values_that_are_made_of_the_scores_are_left_alone() -> None:
    sketch = Sketch()
    q, k, v = (sketch.input(1, 1, size, 8) for size in (ROWS, ROWS, ROWS))
    product = scaled(sketch, sketch.matmul(q, sketch.transpose(k, 0, 1, 3, 2)))
    top = largest(sketch, product)
    shares = sketch.node("Softmax", product, axis=3)
    result = sketch.matmul(shares, sketch.node("Mul", [v, top]))

    graph = fused(sketch.graph(result, largest(sketch, shares)))

    assert "attention_forward" not in census(graph)


def test_gradients_of_which_one_is_made_of_another_are_left_alone() -> None:
    sketch = Sketch()
    q, k, gradient = (sketch.input(1, 1, 7, 8) for _ in range(3))
    sums, rows = sketch.input(1, 1, 7, 1), sketch.input(1, 1, 7, 1)
    turned = sketch.transpose(k, 0, 1, 3, 2)
    shares = sketch.node("Exp", [sketch.node("Sub", [sketch.matmul(q, turned), sums])])
    of_v = sketch.matmul(sketch.transpose(shares, 0, 1, 3, 2), gradient)
    product = sketch.matmul(gradient, sketch.transpose(sketch.node("Tanh", of_v), 0, 1, 3, 2))
    changes = sketch.node("Mul", [sketch.node("Sub", [product, rows]), shares])
    of_q = sketch.matmul(changes, k)
    of_k = sketch.matmul(sketch.transpose(changes, 0, 1, 3, 2), q)

    graph = fused(sketch.graph(of_q, of_k, of_v))

    assert "attention_backward" not in census(graph)


@pytest.mark.parametrize("mask", ["added", "causal"])
@pytest.mark.parametrize(("make", "names"), RESULTS)
def test_a_model_with_it_is_right(
    make: Make, names: tuple[str, ...], mask: str, tmp_path: Path
) -> None:
    sketch = Sketch()
    made = make(sketch, mask)
    graph = sketch.graph(*(made[name] for name in names))
    model = onnx.load_from_string(model_of(graph, graph.nodes, graph.outputs))
    inputs = [one for one in model.graph.input if one.name not in graph.constants]
    del model.graph.input[:]
    model.graph.input.extend(inputs)
    model.graph.initializer.extend(
        numpy_helper.from_array(array, name) for name, array in graph.constants.items()
    )
    onnx.save(model, tmp_path / "m.onnx")
    options = Options(Target(host_soc_versions()[-1], 2))
    compile_model(tmp_path / "m.onnx", tmp_path / "m.om", options, MemoryLookup(), lambda _: None)
    feeds = random_feeds(graph)
    wanted = run_original(graph, feeds)

    with load(tmp_path / "m.om") as loaded:
        found = loaded.run(feeds)

    for name, one in found.items():
        np.testing.assert_allclose(one, wanted[name], atol=1e-5 * np.abs(wanted[name]).max())
