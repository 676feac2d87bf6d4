"""What is told of tasks and subgraphs, whatever their texts hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bankd.bank import canonical
from bankd.bank.subject import (
    SubgraphNode,
    is_subgraph,
    knobs_of,
    nodes_of,
    op_of,
    policy_in_short,
    precision_of,
    shapes_of,
    short_key,
)
from tests.bankd.bank.builders import a_key, a_subgraph, a_subgraph_key, a_task

GEMM = canonical(
    {"op": "gemm", "inputs": ["f32[1,64]", "f32[64,8]", "f32[8]"], "output": "f32[1,8]"}
)
NESTED = canonical({"op": "conv", "nodes": [{"op": "subgraph"}]})


def test_a_subgraph_is_known_by_its_op_and_not_by_what_stands_inside() -> None:
    assert is_subgraph(a_subgraph(1))
    assert not is_subgraph(a_task(1))
    assert not is_subgraph(NESTED)
    assert [op_of(text) for text in (a_subgraph(1), NESTED, "[1]", "null")] == [
        "subgraph",
        "conv",
        "?",
        "?",
    ]
    assert precision_of(a_subgraph(1)) == "must_keep_origin_dtype"


def test_the_key_of_a_subgraph_is_shown_whole_and_that_of_an_operator_short() -> None:
    assert short_key(a_subgraph_key(0)) == "18446744073709551615"
    assert short_key(a_key(1)) == a_key(1)[:12]


def test_a_subgraph_is_told_by_what_it_is_made_of_and_its_outputs() -> None:
    assert shapes_of(a_subgraph(7)) == "2 conv, pool -> f32[1,7,56,64] f32[1,7,28,64]"


def test_a_task_is_told_by_its_inputs_and_its_output() -> None:
    assert shapes_of(GEMM) == "f32[1,64] f32[64,8] f32[8] -> f32[1,8]"
    assert shapes_of(GEMM, 2) == "f32[1,64] f32[64,8] -> f32[1,8]"
    assert shapes_of("[1,2]") == "[1,2]"


def test_the_nodes_of_a_subgraph_name_what_they_make_and_read() -> None:
    first, second, third = nodes_of(a_subgraph(7))

    assert first == SubgraphNode(
        "t0 f32[1,7,56,64]", "conv", "i0 c0 c1", "strides=1,1 tail=t0=relu(x0)"
    )
    assert (second.makes, second.reads) == ("t1 f32[1,7,56,64]", "t0 c2 c3 i0")
    assert (third.makes, third.op, third.attributes) == ("t2 f32[1,7,28,64]", "pool", "mode=max")
    assert nodes_of(GEMM) == nodes_of(NESTED) == []


def test_an_output_that_is_an_input_has_its_type_and_an_unknown_one_its_name() -> None:
    text = canonical({"op": "subgraph", "inputs": ["f32[3]"], "outputs": ["i0", "x9"]})

    assert shapes_of(text) == " -> f32[3] x9"


def test_a_policy_is_told_knob_by_knob() -> None:
    assert knobs_of('{"impl":"direct","tile":6}') == [("impl", "direct"), ("tile", "6")]
    assert knobs_of("{}") == []
    assert knobs_of('"fast"') == [("", '"fast"')]


def test_of_a_subgraphs_policy_only_what_it_does_is_told_in_short() -> None:
    policy = canonical({"bands": 4, "pool_into_conv_0": 1, "shared_input_0": 0, "uneven": 0})

    assert policy_in_short(a_subgraph(1), policy) == "bands=4 pool_into_conv_0=1"
    assert policy_in_short(GEMM, canonical({"prefetch": 0})) == "prefetch=0"
    assert policy_in_short(GEMM, '"fast"') == '"fast"'


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["op", "nodes", "inputs", "outputs", "output", "attributes", "x"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)
foreign = anything | st.fixed_dictionaries(
    {"op": st.just("subgraph"), "nodes": anything, "outputs": anything, "inputs": anything}
)


@given(foreign.map(canonical), anything.map(canonical))
def test_whatever_a_foreign_text_holds_something_is_told_of_it(text: str, policy: str) -> None:
    told = [op_of(text), shapes_of(text), precision_of(text), policy_in_short(text, policy)]

    assert all(isinstance(each, str) for each in told)
    assert all(isinstance(node.makes, str) for node in nodes_of(text))


@pytest.mark.parametrize("op", ["conv", "subgraph "])
def test_another_op_is_no_subgraph(op: str) -> None:
    assert not is_subgraph(canonical({"op": op, "nodes": []}))
