"""How tasks differ."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bankd.bank import canonical
from bankd.bridge.explain.task_difference import (
    DEEPEST,
    differences,
)

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


def told(there: str, here: str) -> list[str]:
    return [str(one) for one in differences(there, here)]


def test_equal_tasks_do_not_differ() -> None:
    assert differences(conv(), conv()) == ()


def test_a_shape_differs_dimension_by_dimension() -> None:
    there = conv(inputs=["f32[1,28,56,64]", "f32[64,3,3,128]", "f32[64]"])

    assert told(there, conv()) == ["inputs[0] dim 1 28 -> 56", "inputs[1] dim 3 128 -> 64"]


def test_the_points_of_open_sizes_differ_dimension_by_dimension() -> None:
    there = conv(inputs=["f32[a:8,56,56,64]", "f32[64,3,3,64]", "f32[64]"])
    here = conv(inputs=["f32[a:64,56,56,64]", "f32[64,3,3,64]", "f32[64]"])

    assert told(there, here) == ["inputs[0] dim 0 a:8 -> a:64"]
    assert told(there, conv()) == ["inputs[0] dim 0 a:8 -> 1"]


def test_a_data_type_and_a_rank_differ_as_such() -> None:
    there = conv(output="bf16[1,56,56]")

    assert told(there, conv()) == [
        "output dtype bf16 -> f32",
        "output shape [1,56,56] -> [1,56,56,64]",
    ]


@pytest.mark.parametrize(
    ("there", "field"),
    [
        (with_attributes(strides=[2, 2]), "strides [2,2] -> [1,1]"),
        (with_attributes(tail="t0=silu(x0)"), "tail t0=silu(x0) -> t0=relu(x0)"),
        (with_attributes(tail=""), 'tail "" -> t0=relu(x0)'),
        (with_attributes(parts=2), "parts 2 -> (none)"),
        (conv(inputs=[*CONV["inputs"], "f32[8]"]), "inputs[3] f32[8] -> (none)"),
        (conv(precision_mode="low"), "precision_mode low -> must_keep_origin_dtype"),
        (conv(inputs=["any", *CONV["inputs"][1:]]), "inputs[0] any -> f32[1,56,56,64]"),
        (conv(layout="nchw"), "layout nchw -> (none)"),
    ],
)
def test_what_is_no_size_differs_as_a_whole(there: str, field: str) -> None:
    [difference] = differences(there, conv())

    assert str(difference) == field


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


LEAVES = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
)
WORDS = st.sampled_from(
    ["op", "inputs", "a_shape", "dtype", "attributes", "f32[1,2]", "f32[a:1,2]", ""]
)
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
    assert len(found) == len(differences(here, there))
    assert all(one.there != one.here for one in found)
    assert json.loads(there) == one
