from __future__ import annotations

import dataclasses

from tests.tuner.offline_model.models import small_graph
from tuner.graph import Node
from tuner.offline_model.model_def import describe_graph, tuned_attributes
from tuner.policy import Policy


def test_ops_of_one_name_are_told_apart_and_nameless_ones_named_after_their_output() -> None:
    description = describe_graph(small_graph(), {}, {})

    assert [op.name for op in description.ops] == ["Conv_0", "reshape/flat", "Conv_0_2"]


def test_an_op_refers_to_the_ops_inputs_and_constants_that_it_reads() -> None:
    description = describe_graph(small_graph(), {}, {})

    assert [op.inputs for op in description.ops] == [
        ("x:0", "w:0", "b:0"),
        ("Conv_0:0",),
        ("reshape/flat:0", "w2:0", "b2:0"),
    ]
    assert description.output_sources == ("Conv_0_2:0",)
    assert [constant.name for constant in description.constants] == ["w", "b", "w2", "b2"]


def test_an_absent_optional_input_is_left_out() -> None:
    graph = small_graph()
    resize = Node("segment", ("y", "", "b2"), ("z",))
    types = {**graph.types, "z": graph.types["y"]}
    graph = dataclasses.replace(graph, nodes=(*graph.nodes, resize), types=types)

    assert describe_graph(graph, {}, {}).ops[-1].inputs == ("Conv_0_2:0", "b2:0")


def test_an_input_that_is_an_output_as_well_refers_to_itself() -> None:
    graph = dataclasses.replace(small_graph(), outputs=("x",))

    assert describe_graph(graph, {}, {}).output_sources == ("x:0",)


def test_attributes_are_shown_as_text_where_they_are_no_plain_values() -> None:
    graph = small_graph()
    segment = Node("segment", ("y",), ("z",), {"model": b"12345"}, origin=("NonMaxSuppression",))
    types = {**graph.types, "z": graph.types["y"]}
    graph = dataclasses.replace(graph, nodes=(*graph.nodes, segment), types=types)

    ops = describe_graph(graph, {}, {}).ops

    assert ops[0].attributes["tail"] == "t0=relu(x0)"
    assert ops[-1].attributes == {"model": "5 bytes", "origin": ("NonMaxSuppression",)}


def test_task_and_policy_stand_at_the_op_that_makes_the_tensor() -> None:
    tuned = tuned_attributes("0123abcd", Policy.of(tile_m=6))

    ops = describe_graph(small_graph(), {}, {"y": tuned}).ops

    assert ops[2].attributes["tune_policy"] == '{"tile_m":6}'
    assert ops[2].attributes["tunebank_task_key"] == "0123abcd"
    assert "tune_policy" not in ops[0].attributes
