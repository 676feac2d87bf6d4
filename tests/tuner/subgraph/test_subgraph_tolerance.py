"""How far a subgraph may be off."""

import itertools

import pytest

from tuner.graph import Graph, Node, TensorType
from tuner.subgraph.subgraph import ALLOWED_BY_TUNING, Subgraph, subgraph_tolerance

KEEP = "must_keep_origin_dtype"
TENSOR = TensorType("f32", (8, 64))


def row_of_softmaxes(count: int, mode: str = KEEP) -> Subgraph:
    names = ["x", *(f"t{number}" for number in range(count))]
    nodes = tuple(Node("softmax", (read,), (made,)) for read, made in itertools.pairwise(names))
    graph = Graph("row", ("x",), (names[-1],), nodes, dict.fromkeys(names, TENSOR), {})
    return Subgraph.of(graph, mode)


def test_the_errors_of_tasks_that_follow_each_other_add_up() -> None:
    """Those of equal tasks, too."""
    assert subgraph_tolerance(row_of_softmaxes(1)) == pytest.approx(1e-5)
    assert subgraph_tolerance(row_of_softmaxes(4)) == pytest.approx(4e-5)


@pytest.mark.parametrize(
    ("mode", "allowed"),
    [(KEEP, 1e-4), ("allow_mix_precision", 1e-3), ("allow_mix_precision_bf16", 5e-2)],
)
def test_a_long_subgraph_may_be_no_further_off_than_a_model(mode: str, allowed: float) -> None:
    assert subgraph_tolerance(row_of_softmaxes(9999, mode)) == allowed == ALLOWED_BY_TUNING[mode]


def test_what_only_moves_elements_is_exact() -> None:
    nodes = (Node("concat", ("x", "x"), ("y",), {"axis": 0}),)
    types = {"x": TENSOR, "y": TensorType("f32", (16, 64))}

    assert subgraph_tolerance(Subgraph.of(Graph("m", ("x",), ("y",), nodes, types, {}), KEEP)) == 0
