"""Rewrites with each other: whatever is applied after whatever, the graph computes the same."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tuner.fusion.sketch import census, ops
from tests.tuner.subgraph.rewrites.tasks import (
    ADD_RELU,
    RELU,
    SILU,
    Tasks,
    check_same,
    without_weights,
)
from tuner.graph import Graph
from tuner.subgraph.rewrites import REWRITES
from tuner.subgraph.rewrites.rewrite import Rewrite, Site

ADDED = "t0=silu(x0);t1=add(t0,x1)"


def bottleneck(sketch: Tasks, x: str, channels: int) -> str:
    """Two ways through, put together again."""
    one, two = (sketch.convolve(x, channels // 2, tail=SILU) for _ in range(2))
    inner = sketch.convolve(one, channels // 2, tail=SILU)
    inner = sketch.convolve(inner, channels // 2, 3, 1, 1, ADDED, (one,))
    return sketch.convolve(sketch.concat(inner, two), channels, tail=SILU)


def detector() -> Graph:
    """The parts of a detector in small: a stem, two scales, a downsampling block, two heads."""
    sketch = Tasks()
    stem = sketch.convolve(sketch.channels_last(1, 3, 16, 16), 8, 6, 2, 2, SILU)
    fine = bottleneck(sketch, stem, 8)
    inner = sketch.convolve(fine, 4, 3, 2, 1, RELU)
    branch = sketch.convolve(fine, 8, stride=2)
    coarse = sketch.convolve(inner, 8, tail=ADD_RELU, operands=(branch,))
    lateral = sketch.convolve(coarse, 6, tail=SILU)
    top = bottleneck(sketch, sketch.concat(sketch.enlarge(lateral, 2, 2), fine), 8)
    heads = []
    for scale in (top, coarse):
        _, rows, columns, _ = sketch.shape(scale)
        anchors = sketch.shaped(sketch.convolve(scale, 12), 1, rows, columns, 3, 4)
        heads.append(sketch.turn(anchors, 0, 3, 1, 2, 4))
    return sketch.graph(*heads, lateral)


DETECTOR = detector()
SITES = [(rewrite, site) for rewrite in REWRITES for site in rewrite.find(DETECTOR)]


def after(graph: Graph, steps: list[tuple[Rewrite, Site]]) -> Graph:
    for rewrite, site in steps:
        graph = rewrite.apply(graph, site) or graph
    return graph


def test_a_detector_has_sites_of_all_rewrites_that_it_can_have() -> None:
    found = {rewrite.name: len(rewrite.find(DETECTOR)) for rewrite in REWRITES}

    assert found == {
        "space_to_depth": 1,
        "commute_upsample": 1,
        "gather_sources": 3,
        "join_sum": 1,
        "join_siblings": 2,
        "split_parts": 2,
        "unfuse_attention": 0,
        "look_up_bytes": 0,
    }


def test_all_rewrites_together_compute_the_same() -> None:
    changed = after(DETECTOR, SITES)

    check_same(DETECTOR, changed)
    assert census(changed)["concat"] == 0


@settings(max_examples=60, deadline=None)
@given(st.lists(st.booleans(), min_size=len(SITES), max_size=len(SITES)))
def test_any_sites_in_order_compute_the_same(chosen: list[bool]) -> None:
    check_same(DETECTOR, after(DETECTOR, [s for s, yes in zip(SITES, chosen, strict=True) if yes]))


@settings(max_examples=60, deadline=None)
@given(st.permutations(SITES), st.integers(0, len(SITES)))
def test_any_sites_in_any_order_compute_the_same(
    order: list[tuple[Rewrite, Site]], count: int
) -> None:
    check_same(DETECTOR, after(DETECTOR, order[:count]))


def test_every_pair_of_sites_computes_the_same() -> None:
    for i, first in enumerate(SITES):
        for second in SITES[:i]:
            check_same(DETECTOR, after(DETECTOR, [first, second]))


def test_a_graph_without_weights_has_the_same_sites_and_becomes_the_same() -> None:
    empty = without_weights(DETECTOR)

    assert [(r, s) for r in REWRITES for s in r.find(empty)] == SITES
    assert ops(after(empty, SITES)) == ops(after(DETECTOR, SITES))


def test_names_of_rewrites_are_the_stems_of_knobs() -> None:
    names = [rewrite.name for rewrite in REWRITES]

    assert len(set(names)) == len(names)
    assert all(name.isidentifier() and name == name.lower() for name in names)


def test_a_site_that_never_was_is_gone() -> None:
    for rewrite in REWRITES:
        assert rewrite.apply(DETECTOR, ("nowhere", "never")) is None
