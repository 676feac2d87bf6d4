"""Nodes with several results, while graphs are rewritten."""

from dataclasses import replace

import pytest

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Graph, Node, TensorType

VALUES, INDICES = TensorType("f32", (2, 3)), TensorType("i64", (2, 3))
TYPES = {"x": TensorType("f32", (2, 9)), "v": VALUES, "i": INDICES, "y": VALUES, "z": INDICES}
TOP_K = Node("TopK", ("x",), ("v", "i"))
USERS = (Node("Relu", ("v",), ("y",)), Node("Identity", ("i",), ("z",)))


def rewriter(outputs: tuple[str, ...] = ("y", "z")) -> Rewriter:
    return Rewriter(Graph("g", ("x",), outputs, (TOP_K, *USERS), TYPES, {}))


def test_each_result_knows_its_maker_and_its_readers() -> None:
    work = rewriter()

    assert work.maker("v") == work.maker("i") == TOP_K
    assert work.only_reader("v") == USERS[0]
    assert work.only_reader("i") == USERS[1]


def test_a_rewrite_that_would_lose_the_second_result_is_refused() -> None:
    work = rewriter()

    with pytest.raises(ValueError, match="i is read, and would not be made"):
        work.replace([TOP_K, USERS[0]], [Node("ReduceMax", ("x",), ("y",))])


def test_a_rewrite_may_drop_a_result_that_is_not_read() -> None:
    work = rewriter(outputs=("y",))
    work.replace([USERS[1]], [])

    work.replace([TOP_K, USERS[0]], [Node("ReduceMax", ("x",), ("y",))])

    assert [node.op for node in work.freeze().nodes] == ["ReduceMax"]


def test_a_node_with_one_needed_result_keeps_both() -> None:
    graph = rewriter(outputs=("z",)).freeze()

    assert graph.nodes == (TOP_K, USERS[1])
    assert {"v", "i"} <= graph.types.keys()


def test_the_readers_of_both_results_follow_their_maker() -> None:
    work = rewriter()
    other = replace(TOP_K, attributes={"largest": 0})

    work.replace([TOP_K], [other])

    assert work.freeze().nodes == (other, *USERS)
