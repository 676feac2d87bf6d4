"""Sequences and optional values whose members are known: no segment, and ONNX Runtime's numbers."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.frontend.models import imported, ops, parsed
from tuner.frontend import graph_of

HEAD = "g (float[6,4] x, float[6,4] z) => (float y)"
POSITIONS = {f"p{i}": np.array(i) for i in (-2, -1, 0, 1, 2)}


def native(body: str, opset: int = 18, **constants: np.ndarray) -> list[str]:
    """Operators of a model after it has been compared with ONNX Runtime."""
    text = f"{HEAD} {{ {body} }}".replace("-", "m")
    given = {name.replace("-", "m"): value for name, value in POSITIONS.items()}
    used = {name: value for name, value in {**given, **constants}.items() if name in text}
    found = ops(imported(parsed(text, opset, **used)))
    assert "segment" not in found
    return found


@pytest.mark.parametrize(
    "body",
    [
        "s = SequenceConstruct(x, z) y = SequenceAt(s, p1)",
        "s = SequenceConstruct(x, z) y = SequenceAt(s, p-2)",
        "s = SequenceConstruct(x, z) y = ConcatFromSequence<axis=1>(s)",
        "s = SequenceConstruct(x, z) y = ConcatFromSequence<axis=0, new_axis=1>(s)",
        "r = Relu(x) s = SequenceConstruct(r, z) y = ConcatFromSequence<axis=2, new_axis=1>(s)",
        (
            "e = SequenceEmpty() a = SequenceInsert(e, x) b = SequenceInsert(a, z, p0)"
            " y = SequenceAt(b, p0)"
        ),
        "s = SequenceConstruct(x, z, x) d = SequenceErase(s, p1) y = SequenceAt(d, p-1)",
        "s = SequenceConstruct(x, z, x) d = SequenceErase(s) y = ConcatFromSequence<axis=0>(d)",
        "s = SplitToSequence<axis=0>(x, two) y = SequenceAt(s, p2)",
        "s = SplitToSequence<axis=1>(x, three) y = SequenceAt(s, p-1)",
        "s = SplitToSequence<axis=0>(x, sizes) y = SequenceAt(s, p1)",
        "s = SplitToSequence<axis=1>(x) y = ConcatFromSequence<axis=0>(s)",
        "s = SplitToSequence<axis=0, keepdims=0>(x) y = SequenceAt(s, p2)",
        "s = SequenceConstruct(x, z) t = Identity(s) y = SequenceAt(t, p1)",
        "s = SequenceConstruct(x, z) n = SequenceLength(s) f = Cast<to=1>(n) y = Add(x, f)",
        "o = Optional(x) y = OptionalGetElement(o)",
        (
            "s = SequenceConstruct(x, z) o = Optional(s) t = OptionalGetElement(o)"
            " y = SequenceAt(t, p0)"
        ),
        "o = Optional(x) h = OptionalHasElement(o) f = Cast<to=1>(h) y = Add(x, f)",
        "h = OptionalHasElement(x) f = Cast<to=1>(h) y = Add(x, f)",
        "h = OptionalHasElement() f = Cast<to=1>(h) y = Add(x, f)",
        "y = OptionalGetElement(x)",
    ],
)
def test_members_that_are_known_are_tensors(body: str) -> None:
    sizes = {"two": np.array(2), "three": np.array(3), "sizes": np.array([1, 3, 2])}

    native(body, **sizes)


@pytest.mark.parametrize("opset", [11, 13])
def test_parts_are_the_same_in_older_sets(opset: int) -> None:
    native("s = SplitToSequence<axis=0, keepdims=0>(x) y = ConcatFromSequence<axis=0>(s)", opset)


def test_a_sequence_that_is_read_as_a_whole_stays() -> None:
    text = """g (float[6,4] x, int64 at) => (float y, float z) {
        s = SequenceConstruct(x, x) y = SequenceAt(s, at) z = SequenceAt(s, one) }"""

    found = ops(imported(parsed(text, 18, one=np.array(1))))

    assert found.count("segment") == 1


def test_a_member_that_is_not_there_is_onnx_runtimes_to_refuse() -> None:
    text = f"{HEAD} {{ s = SequenceConstruct(x, z) y = SequenceAt(s, two) }}"

    assert "segment" in ops(graph_of(parsed(text, 18, two=np.array(2)), "test"))
