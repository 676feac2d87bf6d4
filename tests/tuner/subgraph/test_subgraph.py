"""The text and the key of a subgraph, its anonymous graph, and random values for it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.tuner.subgraph.wiring import Wiring, feeds_of, graphs, rewritten, shuffled, unhurried
from tuner.expression import Expression
from tuner.graph import Attribute, Graph, TensorType
from tuner.ops import random_inputs
from tuner.ops.run_graph import run_graph
from tuner.subgraph.canonical_order import in_canonical_order
from tuner.subgraph.subgraph import Subgraph, random_inputs_of, with_random_weights
from tuner.task import Task

MODE = "must_keep_origin_dtype"


def subgraph_of(graph: Graph) -> Subgraph:
    return Subgraph.of(in_canonical_order(graph), MODE)


def two_layers(
    second: str = "t0=relu(x0)",
    epsilon: float = 1e-5,
    columns: int = 4,
    rows: int = 3,
    is_shared: bool = False,
    is_crossed: bool = False,
    is_seen: bool = False,
) -> Graph:
    wiring = Wiring()
    x = wiring.input(rows, 4)
    w = wiring.constant(4, columns) if is_shared else ""
    a = wiring.gemm(x, columns, w)
    b = wiring.gemm(x, columns, w, tail=second)
    sum_ = wiring.sub(b, a) if is_crossed else wiring.sub(a, b)
    out = wiring.norm(sum_, epsilon)
    return wiring.graph(*([sum_, out] if is_seen else [out]))


@unhurried
@given(graphs(), st.randoms(use_true_random=False))
def test_names_weights_and_the_order_of_independent_nodes_do_not_matter(
    graph: Graph, random: Random
) -> None:
    other = rewritten(graph, random)

    assert subgraph_of(graph).text() == subgraph_of(other).text()
    assert subgraph_of(graph).key == subgraph_of(other).key


def told_apart_by_its_readers() -> Graph:
    wiring = Wiring()
    x = wiring.input()
    first, second = wiring.gemm(x), wiring.gemm(x)
    return wiring.graph(wiring.norm(first, 1e-5), wiring.norm(second, 1e-6))


def told_apart_by_being_seen() -> Graph:
    wiring = Wiring()
    x = wiring.input()
    first, second = wiring.gemm(x), wiring.gemm(x)
    return wiring.graph(first, wiring.norm(first), wiring.norm(second))


def told_apart_by_nothing() -> Graph:
    """Twins, each of which takes the other away from itself."""
    wiring = Wiring()
    x = wiring.input()
    first, second = wiring.gemm(x), wiring.gemm(x)
    return wiring.graph(wiring.sub(first, second), wiring.sub(second, first))


@pytest.mark.parametrize(
    "graph", [told_apart_by_its_readers(), told_apart_by_being_seen(), told_apart_by_nothing()]
)
def test_nodes_that_look_alike_are_put_in_order_by_what_is_around_them(graph: Graph) -> None:
    others = [rewritten(graph, Random(seed)) for seed in range(40)]

    assert {subgraph_of(other) for other in others} == {subgraph_of(graph)}


def test_inputs_and_constants_are_numbered_in_the_order_of_their_first_use() -> None:
    wiring = Wiring()
    late, early = wiring.input(), wiring.input()
    graph = wiring.graph(wiring.sub(wiring.norm(early), late))

    first, second = subgraph_of(graph).graph().nodes

    assert first.inputs == ("i0", "c0", "c1")
    assert second.inputs == ("t0", "i1")


@unhurried
@given(graphs())
def test_a_text_is_read_back_as_it_was(graph: Graph) -> None:
    text = subgraph_of(graph).text()

    again = Subgraph.parse(text)

    assert again.text() == text
    assert again.precision_mode == MODE
    assert again.op == json.loads(text)["op"] == "subgraph"


@unhurried
@given(graphs())
def test_the_anonymous_graph_is_in_canonical_order_already(graph: Graph) -> None:
    subgraph = subgraph_of(graph)

    assert subgraph_of(subgraph.graph()) == subgraph


@unhurried
@given(graphs(), st.randoms(use_true_random=False))
def test_the_canonical_order_computes_the_same(graph: Graph, random: Random) -> None:
    feeds = feeds_of(graph)

    want = run_graph(graph, feeds)
    got = run_graph(in_canonical_order(shuffled(graph, random)), feeds)

    assert all(np.array_equal(want[name], got[name], equal_nan=True) for name in want)


@unhurried
@given(graphs())
def test_a_key_is_the_decimal_text_of_an_unsigned_number_of_64_bits(graph: Graph) -> None:
    key = subgraph_of(graph).key

    assert key == str(int(key))
    assert 0 <= int(key) < 2**64


@pytest.mark.parametrize(
    "change",
    [
        {"second": "t0=gelu(x0)"},
        {"epsilon": 1e-6},
        {"columns": 8},
        {"rows": 5},
        {"is_shared": True},
        {"is_crossed": True},
        {"is_seen": True},
    ],
    ids=lambda change: next(iter(change)),
)
def test_any_change_of_structure_changes_the_key(change: dict[str, object]) -> None:
    original, changed = subgraph_of(two_layers()), subgraph_of(two_layers(**change))  # type: ignore[arg-type]

    assert original.key != changed.key


def test_the_precision_mode_is_part_of_the_key() -> None:
    graph = in_canonical_order(two_layers())

    keys = {Subgraph.of(graph, mode).key for mode in (MODE, "allow_mix_precision")}

    assert len(keys) == 2


def test_an_empty_tail_is_no_tail() -> None:
    graph = two_layers()
    bare = [replace(node, attributes=without_empty(node.attributes)) for node in graph.nodes]

    assert subgraph_of(graph) == subgraph_of(replace(graph, nodes=tuple(bare)))


def without_empty(attributes: Mapping[str, Attribute]) -> dict[str, Attribute]:
    return {name: value for name, value in attributes.items() if value != Expression()}


def test_what_reads_the_latest_result_comes_next() -> None:
    """A short branch beside a long one: the long one is begun first, and gone to its end."""
    wiring = Wiring()
    x = wiring.input()
    short = wiring.gemm(x)
    middle = wiring.gemm(x)
    long = wiring.norm(middle)
    graph = wiring.graph(wiring.sub(short, long))

    ordered = in_canonical_order(graph)

    assert [node.outputs[0] for node in ordered.nodes][:3] == [middle, long, short]


def test_constants_of_the_anonymous_graph_need_no_memory() -> None:
    wiring = Wiring()
    x = wiring.input(1, 1 << 20)
    graph = subgraph_of(huge(wiring, x)).graph()

    assert graph.constants["c0"].shape == (1 << 20, 1 << 20)
    assert graph.constants["c0"].strides == (0, 0)


def huge(wiring: Wiring, x: str) -> Graph:
    """A product with 4 TiB of weights that are not there."""
    size = wiring.types[x].shape[1]
    for name, shape in (("w", (size, size)), ("b", (size,))):
        wiring.types[name] = TensorType("f32", shape)
        wiring.constants[name] = np.broadcast_to(np.float32(0), shape)
    return wiring.graph(wiring.node("gemm", x, "w", "b", shape=(1, size)))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "[]",
        lambda text: "17",
        lambda text: "",
        lambda text: text.replace("subgraph", "conv"),
        lambda text: text.replace('"precision_mode"', '"mode"'),
        lambda text: text.replace(",", ", ", 1),
        lambda text: text.replace('"inputs":["i0"', '"inputs":["t3"', 1),
        lambda text: text.replace('"outputs":["t3"]', '"outputs":["t9"]'),
        lambda text: text.replace('"nodes":[{', '"nodes":[7,{'),
        lambda text: text.replace('"outputs":["f32[3,4]"]', '"outputs":7', 1),
    ],
)
def test_what_is_no_subgraph_is_refused(spoil: Callable[[str], str]) -> None:
    text = subgraph_of(two_layers()).text()
    assert spoil(text) != text

    with pytest.raises((ValueError, KeyError)):
        Subgraph.parse(spoil(text))


def test_random_weights_are_those_of_the_tasks_that_read_them() -> None:
    subgraph = subgraph_of(two_layers())

    graph = with_random_weights(subgraph, 7)

    for i, node in enumerate(graph.nodes):
        drawn = random_inputs(Task.of(node, graph, MODE), 7 + i)
        for name, array in zip(node.inputs, drawn, strict=True):
            if name in graph.constants:
                np.testing.assert_array_equal(graph.constants[name], array)


def test_two_products_alike_get_different_weights() -> None:
    graph = with_random_weights(subgraph_of(two_layers(second="")), 0)

    first, second = (graph.constants[n.inputs[1]] for n in graph.nodes if n.op == "gemm")

    assert not np.array_equal(first, second)


@unhurried
@given(graphs(most=5), st.integers(0, 3))
@example(two_layers(is_shared=True), 0)
def test_random_values_fit_the_types_and_come_again_with_their_seed(
    graph: Graph, seed: int
) -> None:
    subgraph = subgraph_of(graph)

    one, two = (with_random_weights(subgraph, seed) for _ in range(2))
    feeds = random_inputs_of(one, seed)

    for name, array in {**one.constants, **feeds}.items():
        assert array.dtype == np.float32
        assert array.shape == one.types[name].shape
    assert all(np.array_equal(one.constants[name], two.constants[name]) for name in one.constants)
    assert run_graph(one, feeds).keys() == set(one.outputs)


def test_indices_lie_in_the_table_also_behind_a_copy() -> None:
    wiring = Wiring()
    table = wiring.constant(5, 4)
    raw = wiring.input(6, dtype="i64")
    first = wiring.node("copy", raw, shape=(2,), dims=(2,), strides=(1,), offset=3)
    shaped = wiring.reshape(first, 2, 1)
    rows = wiring.node("gather", table, shaped, shape=(2, 1, 4), axis=0)
    graph = in_canonical_order(wiring.graph(rows))

    feeds = [random_inputs_of(graph, seed)[raw] for seed in range(20)]

    assert all(array.dtype == np.int64 for array in feeds)
    assert all(array.shape == (6,) for array in feeds)
    assert set(np.concatenate(feeds)) <= set(range(-5, 5))


def test_what_is_joined_before_it_is_read_is_not_twice_the_same() -> None:
    wiring = Wiring()
    x, y = wiring.input(), wiring.input()
    joined = wiring.node("concat", x, y, shape=(3, 8), axis=1)

    feeds = random_inputs_of(wiring.graph(wiring.gemm(joined)), 0)

    assert not np.array_equal(feeds[x], feeds[y])


def test_divisors_are_positive() -> None:
    wiring = Wiring()
    x, y = wiring.input(), wiring.input()
    expression = Expression().then("div", "x0", "x1")
    graph = wiring.graph(wiring.node("elementwise", x, y, shape=(3, 4), expression=expression))

    feeds = random_inputs_of(graph, 0)

    assert (feeds[x] < 0).any()
    assert (feeds[y] > 0).all()


def test_what_only_passes_through_has_random_values_too() -> None:
    wiring = Wiring()
    x = wiring.input()
    graph = wiring.graph(wiring.reshape(x, 4, 3))

    assert random_inputs_of(graph, 0)[x].std() > 0.1
