"""Tasks in the words of people."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bankd.bank import canonical
from bankd.bank.task_words import task_words
from tests.tuner.cpu.task_texts import ATTENTION, MATMUL, TASKS, conv, gemm, task, window

TAIL = task(
    "conv", ["1,56,56,64", "128,3,3,64", "128"], "1,28,28,128",
    strides=[2, 2], pads=[1] * 4, dilations=[1, 1], group=1, tail="t0=relu(x0)",
)  # fmt: skip
TWO_RESULTS = canonical(
    {
        "op": "top_k", "inputs": ["f32[4,1000]"], "outputs": ["f32[4,5]", "i64[4,5]"],
        "attributes": {"k": 5, "largest": 1}, "precision_mode": "must_keep_origin_dtype",
    }
)  # fmt: skip
WORDS = {
    TAIL: "conv 3x3/2 64->128 56x56 relu",
    conv(14, 64, 128, group=4, images=2): "conv 3x3 64->128 2x14x14 group 4",
    conv(12, 16, 40, dilation=2, pad=2): "conv 3x3 16->40 12x12 dilated 2x2",
    gemm(128, 256, 384): "gemm 128x256x384",
    window("depthwise", 57, 40, stride=2): "depthwise 3x3/2 40 57x57",
    window("pool", 56, 64): "pool max 3x3 64 56x56",
    MATMUL: "matmul 1x128x12x64 1x128x12x64 -> 1x12x128x128",
    ATTENTION: "attention 1x100x12x64 1x128x12x64 -> 1x100x12x64",
    TASKS["softmax"]: "softmax 12x128x100",
    TASKS["a sum along rows"]: "reduce sum 8x30x100 -> 8",
    TASKS["a bias"]: "elementwise 128x768 768 -> 128x768 add+mul",
    TWO_RESULTS: "top_k 4x1000 -> 4x5 i64:4x5",
}
"""By the canonical JSON."""


@pytest.mark.parametrize("text", WORDS)
def test_a_task_is_named_by_what_it_computes_and_its_sizes(text: str) -> None:
    assert task_words(text) == WORDS[text]


def test_another_precision_is_named() -> None:
    content = json.loads(gemm(1, 2, 3)) | {"precision_mode": "force_fp16"}

    assert task_words(canonical(content)) == "gemm 1x2x3 force_fp16"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[1,2]", "? [1,2]"),
        ('{"inputs":["f32[2]"],"op":"conv","output":"f32[2]"}', "conv f32[2] -> f32[2]"),
        ('{"cann":"op","file":"a.json","info":{"k":1},"op":"conv"}', "conv op a.json k=1"),
    ],
)
def test_what_is_no_task_of_ours_is_named_as_lists_name_it(text: str, words: str) -> None:
    assert task_words(text) == words


@pytest.mark.parametrize(
    ("op", "inputs", "output", "attributes", "words"),
    [
        ("gemm", ["1,a:128,768", "768,3072"], "1,a:128,3072", {}, "gemm a:128x768x3072"),
        ("gemm", ["a:8,12,b:64", "b:64,10"], "a:8,12,10", {}, "gemm 12*a:8xb:64x10"),
        ("softmax", ["12,a:64,a:64"], "12,a:64,a:64", {"axis": -1}, "softmax 12xa:64xa:64"),
        (
            "conv", ["a:8,b:56,c:56,64", "128,3,3,64"], "a:8,b:56,c:56,128",
            {"strides": [1, 1], "pads": [1] * 4, "dilations": [1, 1], "group": 1},
            "conv 3x3 64->128 a:8xb:56xc:56",
        ),
        (
            "elementwise", ["a:128,768", "768"], "a:128,768",
            {"expression": "t0=add(x0,x1)"}, "elementwise a:128x768 768 -> a:128x768 add",
        ),
    ],
)  # fmt: skip
def test_open_sizes_are_named_with_the_value_of_their_point(
    op: str, inputs: list[str], output: str, attributes: dict[str, object], words: str
) -> None:
    assert task_words(task(op, inputs, output, **attributes)) == words


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@given(
    name=st.sampled_from(sorted(TASKS)),
    field=st.sampled_from(["op", "inputs", "output", "attributes", "precision_mode"]),
    value=PLAIN,
)
def test_whatever_a_stranger_wrote_is_named(name: str, field: str, value: object) -> None:
    content = json.loads(TASKS[name]) | {field: value}

    assert isinstance(task_words(canonical(content)), str)
