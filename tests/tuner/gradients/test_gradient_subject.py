"""The gradients of a training as a subject: its text, key and sizes, and which splits it has."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tuner.gradients.gradient_subject import (
    DEFAULT,
    READY,
    GradientSet,
    ends_of,
    is_evidence,
    split_policy,
)
from tuner.policy import Policy

SUBJECT = GradientSet.of(["f32[1000]", "bf16[64]", "f64[3]"], ["x86_64-v4/2"] * 2, "gloo")
TEXT = (
    '{"gradients":["f32[1000]","bf16[64]","f64[3]"],"op":"gradients",'
    '"ranks":{"x86_64-v4/2":2},"transport":"gloo"}'
)

gradients = st.builds(
    lambda kind, count: f"{kind}[{count}]",
    st.sampled_from(["f64", "f32", "bf16", "f16"]),
    st.integers(1, 10**9),
)
subjects = st.builds(
    GradientSet.of,
    st.lists(gradients, min_size=1, max_size=20),
    st.lists(st.sampled_from(["x86_64-v3/1", "x86_64-v4/8"]), min_size=1, max_size=5),
    st.sampled_from(["gloo", "mpi"]),
)


def test_the_text_says_what_the_gradients_are_and_on_which_ranks() -> None:
    assert SUBJECT.text() == TEXT
    assert SUBJECT.sizes == (4000, 128, 24)
    assert sum(SUBJECT.ranks.values()) == 2


def test_the_key_is_a_number_of_64_bits_that_changes_with_order_ranks_and_transport() -> None:
    others = [
        GradientSet.of(["bf16[64]", "f32[1000]", "f64[3]"], ["x86_64-v4/2"] * 2, "gloo"),
        GradientSet.of(SUBJECT.gradients, ["x86_64-v4/2"] * 3, "gloo"),
        GradientSet.of(SUBJECT.gradients, ["x86_64-v4/2", "x86_64-v3/2"], "gloo"),
        GradientSet.of(SUBJECT.gradients, ["x86_64-v4/2"] * 2, "mpi"),
    ]
    assert int(SUBJECT.key) < 2**64
    assert len({SUBJECT.key, *(other.key for other in others)}) == 5


@given(subjects)
def test_what_is_written_is_read_back(subject: GradientSet) -> None:
    again = GradientSet.parse(subject.text())
    assert (again, again.key) == (subject, subject.key)


@pytest.mark.parametrize(
    "change",
    [
        {"gradients": []},
        {"gradients": ["f32[0]"]},
        {"gradients": ["f32[-1]"]},
        {"gradients": ["i32[4]"]},
        {"gradients": "f32[4]"},
        {"ranks": {}},
        {"ranks": {"x86_64-v4/2": 0}},
        {"ranks": {"x86_64-v4/2": True}},
        {"ranks": ["x86_64-v4/2"]},
        {"transport": 3},
        {"op": "conv"},
        {"more": 1},
    ],
)
def test_another_text_is_refused(change: dict[str, object]) -> None:
    text = json.dumps(json.loads(TEXT) | change, sort_keys=True, separators=(",", ":"))
    with pytest.raises(ValueError, match="gradients"):
        GradientSet.parse(text)


def test_a_split_has_segments_of_all_bytes() -> None:
    assert SUBJECT.segment_bytes(split_policy([0, 2])) == (4000, 152)
    assert SUBJECT.segment_bytes(split_policy([2])) == (4152,)


@pytest.mark.parametrize(
    "split", ["default", "", "0,1", "2,1", "0,0,2", "0,2,3", "a,2", "-1,2", "٢"]
)
def test_a_policy_that_splits_other_gradients_is_refused(split: str) -> None:
    with pytest.raises(ValueError, match="is not a split of 3 gradients"):
        ends_of(Policy.of(split=split), 3)


def test_evidence_is_told_from_splits() -> None:
    assert is_evidence(READY)
    assert not is_evidence(DEFAULT)
    assert not is_evidence(split_policy([2]))
