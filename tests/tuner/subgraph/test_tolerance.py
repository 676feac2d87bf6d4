"""How far a subgraph may be off."""

import itertools

import pytest

from tuner.graph import Graph, Node, TensorType
from tuner.reference import tolerance
from tuner.subgraph.subgraph import Subgraph
from tuner.subgraph.tolerance import ALLOWED_BY_TUNING, subgraph_tolerance
from tuner.task import Task

KEEP = "must_keep_origin_dtype"
TENSOR = TensorType("f32", (8, 64))


def row_of_softmaxes(count: int, mode: str = KEEP) -> Subgraph:
    names = ["x", *(f"t{number}" for number in range(count))]
    nodes = tuple(Node("softmax", (read,), (made,)) for read, made in itertools.pairwise(names))
    graph = Graph("row", ("x",), (names[-1],), nodes, dict.fromkeys(names, TENSOR), {})
    return Subgraph.of(graph, mode)


def test_the_errors_of_tasks_that_follow_each_other_add_up() -> None:
    one = tolerance(Task("softmax", (TENSOR,), TENSOR))

    assert one > 0
    assert subgraph_tolerance(row_of_softmaxes(3)) == pytest.approx(3 * one)


def test_equal_nodes_count_each_for_itself() -> None:
    assert subgraph_tolerance(row_of_softmaxes(4)) > subgraph_tolerance(row_of_softmaxes(2))


@pytest.mark.parametrize("mode", ALLOWED_BY_TUNING)
def test_a_long_subgraph_may_be_no_further_off_than_a_model(mode: str) -> None:
    assert subgraph_tolerance(row_of_softmaxes(9999, mode)) == ALLOWED_BY_TUNING[mode]


def test_what_only_moves_elements_is_exact() -> None:
    nodes = (Node("concat", ("x", "x"), ("y",), {"axis": 0}),)
    types = {"x": TENSOR, "y": TensorType("f32", (16, 64))}

    assert subgraph_tolerance(Subgraph.of(Graph("m", ("x",), ("y",), nodes, types, {}), KEEP)) == 0
