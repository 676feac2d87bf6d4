"""How tasks differ, and which entry is the nearest."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bankd.bank import Decision, TargetKey, canonical, content_hash
from bankd.bridge.explain.task_difference import (
    DEEPEST,
    FORM,
    KIND,
    PROPERTY,
    differences,
    distance,
    nearest,
    target_differences,
)
from tests.bankd.bank.builders import V3, V4, a_decision

CONV: dict[str, Any] = {
    "op": "conv",
    "inputs": ["f32[1,56,56,64]", "f32[64,3,3,64]", "f32[64]"],
    "output": "f32[1,56,56,64]",
    "attributes": {"strides": [1, 1], "tail": "t0=relu(x0)"},
    "precision_mode": "must_keep_origin_dtype",
}


def conv(**changed: Any) -> str:
    return canonical({**CONV, **changed})


def with_attributes(**attributes: object) -> str:
    return conv(attributes={**CONV["attributes"], **attributes})


def decided(task: str, target: TargetKey = V4) -> Decision:
    return replace(a_decision(1, target=target), task=task, key=content_hash(task)[:32])


def told(there: str, here: str) -> list[str]:
    return [str(one) for one in differences(there, here)]


def test_equal_tasks_do_not_differ() -> None:
    assert differences(conv(), conv()) == ()


def test_a_shape_differs_dimension_by_dimension() -> None:
    there = conv(inputs=["f32[1,28,56,64]", "f32[64,3,3,128]", "f32[64]"])

    assert told(there, conv()) == ["inputs[0] dim 1 28 -> 56", "inputs[1] dim 3 128 -> 64"]


def test_a_data_type_and_a_rank_differ_as_such() -> None:
    there = conv(output="bf16[1,56,56]")

    assert told(there, conv()) == [
        "output dtype bf16 -> f32",
        "output shape [1,56,56] -> [1,56,56,64]",
    ]


@pytest.mark.parametrize(
    ("there", "field", "weight"),
    [
        (with_attributes(strides=[2, 2]), "strides [2,2] -> [1,1]", PROPERTY),
        (with_attributes(tail="t0=silu(x0)"), "tail t0=silu(x0) -> t0=relu(x0)", PROPERTY),
        (with_attributes(tail=""), 'tail "" -> t0=relu(x0)', PROPERTY),
        (with_attributes(parts=2), "parts 2 -> (none)", PROPERTY),
        (conv(inputs=[*CONV["inputs"], "f32[8]"]), "inputs[3] f32[8] -> (none)", PROPERTY),
        (conv(precision_mode="low"), "precision_mode low -> must_keep_origin_dtype", KIND),
        (conv(inputs=["any", *CONV["inputs"][1:]]), "inputs[0] any -> f32[1,56,56,64]", PROPERTY),
        (conv(layout="nchw"), "layout nchw -> (none)", FORM),
    ],
)
def test_what_is_no_size_differs_as_a_whole(there: str, field: str, weight: float) -> None:
    [difference] = differences(there, conv())

    assert str(difference) == field
    assert difference.weight == weight
    assert difference.doublings == 0


def test_the_tasks_of_another_program_have_sizes_and_kinds_too() -> None:
    there = canonical({"op": "MatMul", "info": {"m": 16, "a_dtype": 1, "trans": False}})
    here = canonical({"op": "MatMul", "info": {"m": 64, "a_dtype": 27, "trans": True}})

    found = {one.field: (one.weight, one.doublings) for one in differences(there, here)}

    assert found == {"info a_dtype": (KIND, 0), "info m": (0, 2), "info trans": (PROPERTY, 0)}


def test_lists_called_shape_are_compared_by_dimension() -> None:
    there, here = canonical({"x_shape": [4, 8]}), canonical({"x_shape": [4, 9]})

    assert told(there, here) == ["x_shape dim 1 8 -> 9"]


@pytest.mark.parametrize(
    ("there", "here"),
    [("5", '"5"'), ("5", "5.0"), ("[]", "{}"), ("1", "[1]"), ('{"a":{"[0]":{}}}', '{"a":[{}]}')],
)
def test_texts_that_are_only_similar_differ(there: str, here: str) -> None:
    shown = [(one.there, one.here) for one in differences(there, here)]

    assert shown
    assert all(before != after for before, after in shown)


def test_what_is_nested_without_end_is_compared_as_a_text() -> None:
    there, here = ('{"a":' * 900 + end + "}" * 900 for end in ("1", "2"))

    [difference] = differences(there, here)

    assert difference.field == " ".join("a" * DEEPEST)


def test_targets_differ_in_kind_by_their_instructions_and_in_size_by_their_cores() -> None:
    found = target_differences(TargetKey("x86_64-v3", 2), TargetKey("x86_64-v4", 8))

    assert [str(one) for one in found] == ["soc_version x86_64-v3 -> x86_64-v4", "cores 2 -> 8"]
    assert distance(found) == distance(reversed(found))
    assert (distance(found).kinds, distance(found).doublings) == (KIND, 2)


def test_a_kind_outweighs_every_size() -> None:
    huge = decided(conv(inputs=["f32[4096,9999,9999,1]", *CONV["inputs"][1:]]))
    other = decided(with_attributes(tail="t0=silu(x0)"))

    found = nearest(conv(), V4, [other, huge])

    assert found is not None
    assert found.decision == huge


def test_a_data_type_outweighs_an_attribute() -> None:
    typed = decided(conv(output="bf16[1,56,56,64]"))
    strided = decided(with_attributes(strides=[2, 2]))

    found = nearest(conv(), V4, [typed, strided])

    assert found is not None
    assert found.decision == strided


def test_among_sizes_the_fewest_doublings_are_nearest() -> None:
    shapes = ("f32[1,14,56,64]", "f32[1,50,56,64]", "f32[1,112,112,64]")
    candidates = [decided(conv(inputs=[shape, *CONV["inputs"][1:]])) for shape in shapes]

    found = nearest(conv(), V4, candidates)

    assert found is not None
    assert found.decision == candidates[1]
    assert [str(one) for one in found.differences] == ["inputs[0] dim 1 50 -> 56"]


def test_the_same_task_with_other_cores_is_near_and_on_other_hardware_less_so() -> None:
    cores, hardware = decided(conv(), TargetKey(V4.soc_version, 4)), decided(conv(), V3)

    found = nearest(conv(), V4, [hardware, cores])

    assert found is not None
    assert found.decision == cores
    assert [str(one) for one in found.differences] == ["cores 4 -> 2"]


def test_tasks_of_another_op_are_never_near() -> None:
    assert nearest(conv(), V4, [decided(conv(op="depthwise"))]) is None
    assert nearest(conv(), V4, []) is None


def test_of_equally_near_entries_the_first_by_key_is_taken() -> None:
    pair = [decided(conv(inputs=[f"f32[1,{n},56,64]", *CONV["inputs"][1:]])) for n in (28, 112)]

    found = [nearest(conv(), V4, order) for order in (pair, pair[::-1])]

    assert found[0] == found[1]


LEAVES = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
)
WORDS = st.sampled_from(["op", "inputs", "a_shape", "dtype", "attributes", "f32[1,2]", "f32[]", ""])
JSON = st.recursive(
    LEAVES | WORDS | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=8,
)


@given(JSON, JSON)
def test_two_texts_have_differences_just_where_they_are_not_equal(one: Any, other: Any) -> None:
    there, here = canonical(one), canonical(other)

    found = differences(there, here)

    assert bool(found) == (there != here)
    assert distance(found) == distance(differences(here, there))
    assert not found or distance(found) > distance(())
    assert all(isinstance(part, str) for d in found for part in (d.field, d.there, d.here))
    assert json.loads(there) == one
