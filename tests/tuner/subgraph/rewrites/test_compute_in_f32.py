from __future__ import annotations

import numpy as np
import pytest

from tests.tuner.subgraph.rewrites.tasks import Tasks, applied, only
from tuner.expression import Expression
from tuner.graph import Graph
from tuner.ops.run_graph import run_graph
from tuner.subgraph.rewrites.compute_in_f32 import COMPUTE_IN_F32

RNG = np.random.default_rng(2)
TAIL = Expression().then("mul", "x0", 0.001).then("add", "it", 100.0)


def convolution(
    kernel: int = 3,
    stride: int = 1,
    group: int = 1,
    zero: int = 77,
    x: str = "u8",
    stored: str = "u8",
) -> Graph:
    """A padded convolution of 4 channels."""
    net, pad = Tasks(), kernel // 2
    image = net.input(1, 9, 8, 4, dtype=x)
    integers = x == "u8"
    w = RNG.integers(-128, 128, (6, kernel, kernel, 4 // group)).astype(np.int8)
    b = RNG.integers(-9999, 9999, 6).astype(np.int32)
    parameters = [net.constant(a if integers else a.astype(np.float32)) for a in (w, b)]
    size = tuple((n + 2 * pad - kernel) // stride + 1 for n in (9, 8))
    result = net.node(
        "conv", [image, *parameters], (1, *size, 6), stored, strides=(stride, stride), group=group,
        pads=(pad,) * 4, dilations=(1, 1), tail=TAIL, **({"pad_value": zero} if integers else {}),
    )  # fmt: skip
    return net.graph(result)


@pytest.mark.parametrize("zero", [0, 77, 255])
def test_a_convolution_of_integers_has_the_same_numbers_in_f32(zero: int) -> None:
    graph = convolution(zero=zero)
    feeds = {graph.inputs[0]: RNG.integers(0, 256, (1, 9, 8, 4)).astype(np.uint8)}

    changed = applied(COMPUTE_IN_F32, graph)

    (found,), (wanted,) = (run_graph(g, feeds).values() for g in (changed, graph))
    np.testing.assert_array_equal(found, wanted)
    conv = only(changed, "conv")
    assert [changed.types[name].dtype for name in conv.inputs] == ["f32"] * 3
    assert not {"pad_value", "tail"} & conv.attributes.keys()


def test_a_result_of_f32_keeps_its_tail() -> None:
    graph = convolution(stored="f32")

    conv = only(applied(COMPUTE_IN_F32, graph), "conv")

    assert conv.attributes["tail"] == TAIL


@pytest.mark.parametrize(
    "other", [{"kernel": 1}, {"stride": 2}, {"group": 2}, {"x": "f32"}], ids=str
)
def test_a_convolution_that_f32_does_not_multiply_less_often_has_no_site(
    other: dict[str, int],
) -> None:
    assert COMPUTE_IN_F32.find(convolution(**other)) == ()
