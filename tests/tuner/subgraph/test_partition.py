"""A graph put together from the cuts of its regions computes what it did."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from fixtures.inputs import random_inputs
from fixtures.small import SMALL
from tests.tuner.fusion.sketch import check_form
from tests.tuner.subgraph.wiring import Wiring, feeds_of, graphs, unhurried
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph, Node
from tuner.ops.run_graph import run_graph
from tuner.precision_modes import PrecisionModes
from tuner.subgraph.partition import assemble
from tuner.subgraph.regions import Region, regions_of

MODE = PrecisionModes()


def unchanged(graph: Graph) -> Graph:
    regions = regions_of(graph, MODE)
    return assemble(graph, regions, [region.graph for region in regions])


def narrow_and_wide(count: int) -> Graph:
    """Regions of two products each."""
    wiring = Wiring()
    x = wiring.input()
    for _ in range(count):
        x = wiring.gemm(wiring.gemm(x, 16), 4)
    return wiring.graph(x)


def with_step(region: Region) -> Graph:
    """The region's graph with a step that doubles the inner result; new names are always equal."""
    graph = region.graph
    first, second = graph.nodes
    inner = first.outputs[0]
    kind = graph.types[inner]
    twice = Node("concat", (inner, inner), ("twice",), {"axis": 1}, "twice")
    rows, columns = kind.shape
    weights = np.concatenate([graph.constants[second.inputs[1]]] * 2)
    last = replace(second, inputs=("twice", "weights", second.inputs[2]))
    wide = replace(kind, shape=(rows, 2 * columns))
    return replace(
        graph,
        nodes=(first, twice, last),
        types={
            **{name: t for name, t in graph.types.items() if name != second.inputs[1]},
            "twice": wide,
            "weights": replace(kind, shape=weights.shape),
        },
        constants={
            **{name: c for name, c in graph.constants.items() if name != second.inputs[1]},
            "weights": weights,
        },
    )


@unhurried
@given(graphs(most=30))
def test_unchanged_cuts_compute_the_same(graph: Graph) -> None:
    feeds = feeds_of(graph)

    again = unchanged(graph)

    assert (again.inputs, again.outputs) == (graph.inputs, graph.outputs)
    assert dict(again.types) == dict(graph.types)
    want, got = run_graph(graph, feeds), run_graph(again, feeds)
    assert all(np.array_equal(want[name], got[name], equal_nan=True) for name in graph.outputs)


@pytest.mark.parametrize("name", SMALL)
def test_a_small_model_stays_what_it_is(name: str) -> None:
    model = SMALL[name]()
    feeds = random_inputs(model)
    shapes = {name: array.shape for name, array in feeds.items()}
    graph = fuse(graph_of(model, name, shapes))

    again = unchanged(graph)

    check_form(again)
    assert again.types == graph.types
    assert again.constants.keys() == graph.constants.keys()
    want, got = run_graph(graph, feeds), run_graph(again, feeds)
    for output in graph.outputs:
        np.testing.assert_array_equal(want[output], got[output])


def test_what_cuts_add_gets_names_of_its_own() -> None:
    graph = narrow_and_wide(3)
    regions = regions_of(graph, MODE)
    feeds = feeds_of(graph)

    cut = assemble(graph, regions, [with_step(region) for region in regions])

    check_form_of_wiring(cut)
    made = [name for node in cut.nodes for name in node.outputs]
    assert len(made) == len(set(made)) == 9
    assert {"twice", "twice.1", "twice.2", "weights", "weights.1"} <= cut.types.keys()
    (want,), (got,) = (run_graph(g, feeds).values() for g in (graph, cut))
    assert want.std() > 0
    np.testing.assert_allclose(got, doubled(graph, feeds), rtol=1e-12)


def check_form_of_wiring(graph: Graph) -> None:
    """Everything is made before it is read; nothing is left over."""
    known = {*graph.inputs, *graph.constants}
    for node in graph.nodes:
        assert known.issuperset(node.inputs)
        known.update(node.outputs)
    assert graph.types.keys() == known


def doubled(graph: Graph, feeds: dict[str, np.ndarray]) -> np.ndarray:
    """What the graph computes if every second product counts twice."""
    x = feeds[graph.inputs[0]].astype(np.float64)
    for first, second in zip(graph.nodes[::2], graph.nodes[1::2], strict=True):
        (w, b), (v, c) = ([graph.constants[name] for name in n.inputs[1:]] for n in (first, second))
        x = 2 * ((x @ w.astype(np.float64) + b) @ v.astype(np.float64)) + c
    return x


def test_a_name_that_the_model_has_elsewhere_is_not_taken_over() -> None:
    graph = narrow_and_wide(2)
    regions = regions_of(graph, MODE)
    changed = with_step(regions[0])
    taken = graph.nodes[3].outputs[0]
    clash = renamed(changed, {"twice": taken})

    cut = assemble(graph, regions, [clash, regions[1].graph])

    assert [node.outputs[0] for node in cut.nodes][1] == f"{taken}.1"
    assert cut.types[taken] == graph.types[taken]


def renamed(graph: Graph, alias: dict[str, str]) -> Graph:
    return replace(
        graph,
        nodes=tuple(
            replace(
                node,
                inputs=tuple(alias.get(name, name) for name in node.inputs),
                outputs=tuple(alias.get(name, name) for name in node.outputs),
            )
            for node in graph.nodes
        ),
        types={alias.get(name, name): kind for name, kind in graph.types.items()},
    )


def test_a_constant_with_other_values_under_its_old_name_stays_inside_its_region() -> None:
    wiring = Wiring()
    shared, x = wiring.constant(16, 4), wiring.input()
    for _ in range(2):
        x = wiring.gemm(wiring.gemm(x, 16), 4, w=shared)
    graph = wiring.graph(x)
    first, second = regions_of(graph, MODE)
    other = {**first.graph.constants, shared: first.graph.constants[shared] * 2}

    cut = assemble(graph, [first, second], [replace(first.graph, constants=other), second.graph])

    read = [node.inputs[1] for node in cut.nodes if node.inputs[1].startswith(shared)]
    assert read == [f"{shared}.1", shared]
    np.testing.assert_array_equal(cut.constants[read[0]], graph.constants[shared] * 2)
    assert cut.constants[shared] is graph.constants[shared]


def test_segments_stay_where_they_are() -> None:
    wiring = Wiring()
    x = wiring.gemm(wiring.gemm(wiring.input(), 16), 4)
    x = wiring.gemm(wiring.gemm(wiring.segment(x), 16), 4)
    graph = wiring.graph(x)

    assert [n.op for n in unchanged(graph).nodes] == ["gemm", "gemm", "segment", "gemm", "gemm"]
