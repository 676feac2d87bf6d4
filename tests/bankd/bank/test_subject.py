"""What is told of tasks and subgraphs, whatever their texts hold."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bankd.bank import canonical
from bankd.bank.subject import (
    MAX_CHARACTERS,
    SubgraphNode,
    gradients_of,
    is_evidence,
    is_gradients,
    is_subgraph,
    knobs_of,
    newest_ready,
    nodes_of,
    op_of,
    policy_in_short,
    precision_of,
    ranks_of,
    segments_of,
    shapes_of,
    short_key,
    shortened,
)
from tests.bankd.bank.builders import a_key, a_subgraph, a_subgraph_key, a_task
from tests.bankd.gradient_sets import SUBJECT, measured, of_gradients
from tuner.policy import Policy

GEMM = canonical(
    {"op": "gemm", "inputs": ["f32[1,64]", "f32[64,8]", "f32[8]"], "output": "f32[1,8]"}
)
CANN = {"op": "matmul", "cann": "unified", "file": "Ascend910B1/unified_bank/A_20_AiCore_x.json"}
NESTED = canonical({"op": "conv", "nodes": [{"op": "subgraph"}]})


def test_gradients_are_told_by_their_number_bytes_ranks_and_transport() -> None:
    large = replace(SUBJECT, gradients=("f32[250000000]", "f64[1]"), ranks={"a/1": 2, "b/2": 3})

    assert is_gradients(SUBJECT.text())
    assert not is_gradients(NESTED)
    assert not is_subgraph(SUBJECT.text())
    assert shapes_of(SUBJECT.text()) == "4, 8.2 MB, 2 ranks, gloo"
    assert shapes_of(large.text()) == "2, 1,000 MB, 5 ranks, gloo"
    assert ranks_of(large.text()) == "2 x a/1, 3 x b/2"
    assert sum(one.size for one in gradients_of(large.text())) == sum(large.sizes)


def test_segments_are_told_only_of_a_split_that_fits() -> None:
    text = SUBJECT.text()

    def segments(split: object) -> list[tuple[int, int, int]]:
        found = segments_of(text, canonical({"split": split}))
        return [(one.first, one.last, one.size) for one in found]

    assert segments("0,3") == [(0, 0, 4000), (1, 3, 8193280)]
    assert segments("3") == [(0, 3, 8197280)]
    for unfit in ("default", "0,2", "0,4", "3,3", "1,0,3", "", [0, 3], "9" * 5000):
        assert segments(unfit) == []


@given(st.recursive(
    st.none() | st.text() | st.integers(),
    lambda inner: st.lists(inner) | st.dictionaries(
        st.sampled_from(["gradients", "ranks", "transport", "split"]), inner
    ),
))  # fmt: skip
def test_whatever_a_text_of_gradients_holds_something_is_told(content: object) -> None:
    fields = content if isinstance(content, dict) else {"gradients": content, "ranks": content}
    text = canonical({**fields, "op": "gradients"})

    assert shapes_of(text)
    assert ranks_of(text)
    assert len(gradients_of(text)) >= len(segments_of(text, text))


def test_the_newest_whole_measurement_of_readiness_counts() -> None:
    text, transfer = SUBJECT.text(), Policy.of(measured="transfer", bytes="1,2,3,4")
    seen = [
        measured(samples=(1.0, 2.0, 3.0, 4.0), created="2099-11-22T00:00:00.000000Z"),
        measured(samples=(5.0, 6.0, 7.0, 8.0), created="2026-11-21T00:00:00.000000Z"),
        measured(samples=(1.0, 2.0)),
        measured(policy=transfer, samples=(9.0, 9.0, 9.0, 9.0)),
    ]

    assert newest_ready(text, seen) == (5.0, 6.0, 7.0, 8.0)
    assert newest_ready(text, seen[2:]) == ()
    assert all(is_evidence(one.policy) for one in seen)
    assert not is_evidence(of_gradients().policy)


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


@pytest.mark.parametrize(
    ("info", "told"),
    [
        ({"m": 64, "bias": None, "k": 1.5}, "bias=null k=1.5 m=64"),
        ({f"s{i}": i for i in range(9)}, "s0=0 s1=1 s2=2 ..."),
        ({"feature": {"nodes": ["a"] * 99}, "graphID": 2**64 - 1},
         'feature={"nodes": ["a", "a", ... graphID=18446744073709551615'),
        ("[[1, [[0, 0]]]]", "[[1, [[0, 0]]]]"),
        ("", ""),
    ],
)  # fmt: skip
def test_an_entry_of_the_original_is_told_by_kind_file_and_a_few_fields(
    info: object, told: str
) -> None:
    text = canonical({**CANN, "info": info})

    assert shapes_of(text, 2) == f"unified A_20_AiCore_x.json {told}"


def test_a_policy_of_the_original_is_cut_to_its_beginning() -> None:
    text = canonical({**CANN, "info": {}})
    program = canonical(["vector", 9] * 999)

    told = policy_in_short(text, program)

    assert (len(told), told[-3:]) == (MAX_CHARACTERS, "...")
    assert program.startswith(told[:-3])
    assert policy_in_short(text, '{"tile":8}') == "tile=8"


def test_what_is_short_enough_stays_whole() -> None:
    assert (shortened("abcd", 4), shortened("abcde", 4)) == ("abcd", "a...")


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["op", "nodes", "inputs", "outputs", "output", "attributes", "cann", "file", "info"]
            ),
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


@given(st.fixed_dictionaries({"cann": anything}, optional={"file": anything, "info": anything}))
def test_a_hostile_entry_of_the_original_has_one_short_line(content: dict[str, object]) -> None:
    text = canonical(content)

    assert 0 < len(shapes_of(text)) <= MAX_CHARACTERS
    assert len(policy_in_short(text, canonical(content))) <= MAX_CHARACTERS


def test_a_text_of_no_known_form_is_cut_too() -> None:
    assert len(shapes_of(canonical(["x" * 9999]))) == MAX_CHARACTERS


@pytest.mark.parametrize("op", ["conv", "subgraph "])
def test_another_op_is_no_subgraph(op: str) -> None:
    assert not is_subgraph(canonical({"op": op, "nodes": []}))


def test_an_operator_with_two_results_is_listed_with_both() -> None:
    text = canonical({"op": "top_k", "inputs": ["f32[4,9]"], "outputs": ["f32[4,5]", "i64[4,5]"]})

    assert shapes_of(text) == "f32[4,9] -> f32[4,5] i64[4,5]"


@pytest.mark.parametrize("outputs", [None, 7, {"0": "f32[4]"}, [[]], "f32[4]"])
def test_outputs_that_are_no_list_of_types_are_survived(outputs: object) -> None:
    text = canonical({"op": "top_k", "inputs": ["f32[4,9]"], "outputs": outputs})

    assert shapes_of(text).startswith("f32[4,9] ->")
