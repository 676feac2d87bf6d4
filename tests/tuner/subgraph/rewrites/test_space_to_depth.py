from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.tuner.fusion.sketch import ops
from tests.tuner.subgraph.rewrites.tasks import SILU, Tasks, applied, only
from tuner.graph import Graph
from tuner.subgraph.rewrites.space_to_depth import SPACE_TO_DEPTH

Pads = int | tuple[int, ...]


@pytest.mark.parametrize(
    ("kernel", "stride", "pads", "size", "depth", "taps"),
    [
        (6, 2, 2, (16, 16), 3, (3, 3)),
        (7, 2, 3, (20, 12), 3, (4, 4)),
        (3, 2, 1, (16, 16), 3, (2, 2)),
        (4, 4, 0, (16, 16), 3, (1, 1)),
        (3, 2, 0, (10, 10), 1, (2, 2)),
        (3, 2, (0, 0, 1, 1), (8, 8), 3, (2, 2)),
        (5, 3, (1, 2, 2, 1), (12, 15), 2, (3, 2)),
        (2, 2, 0, (9, 9), 3, (1, 1)),
        (1, 2, 0, (10, 8), 8, (1, 1)),
    ],
)
def test_a_strided_convolution_of_few_channels_reads_blocks(
    kernel: int, stride: int, pads: Pads, size: tuple[int, int], depth: int, taps: tuple[int, int]
) -> None:
    sketch = Tasks()
    x = sketch.channels_last(2, depth, *size)
    graph = sketch.graph(sketch.convolve(x, 5, kernel, stride, pads, SILU))

    changed = applied(SPACE_TO_DEPTH, graph)

    conv = only(changed, "conv")
    assert ops(changed) == ["copy", "conv"]
    assert conv.attributes["strides"] == (1, 1)
    assert changed.types[conv.inputs[1]].shape == (5, *taps, depth * stride * stride)


def test_strides_may_differ() -> None:
    sketch = Tasks()
    x = sketch.channels_last(1, 3, 12, 12)
    graph = sketch.graph(sketch.convolve(x, 4, 3, (2, 3), 1))

    changed = applied(SPACE_TO_DEPTH, graph)

    assert changed.types[f"{x}.blocks"].shape == (1, 6, 4, 18)


def test_pixels_of_a_row_stay_together_in_a_block() -> None:
    sketch = Tasks()
    x = sketch.channels_last(1, 3, 8, 8)
    graph = sketch.graph(sketch.convolve(x, 4, 6, 2, 2))

    copy = only(applied(SPACE_TO_DEPTH, graph), "copy")

    # Rows and columns of blocks, then in a block: channels, rows, columns.
    assert copy.attributes["dims"] == (4, 4, 3, 2, 2)
    assert copy.attributes["strides"] == (16, 2, 64, 8, 1)


def test_an_image_that_comes_in_channels_last_is_copied_into_blocks() -> None:
    sketch = Tasks()
    graph = sketch.graph(sketch.convolve(sketch.input(1, 12, 12, 3), 4, 7, 2, 3))

    assert ops(applied(SPACE_TO_DEPTH, graph)) == ["copy", "conv"]


def test_a_copy_behind_a_reshape_is_seen() -> None:
    sketch = Tasks()
    x = sketch.turn(sketch.input(3, 8, 8), 1, 2, 0)
    graph = sketch.graph(sketch.convolve(sketch.shaped(x, 1, 8, 8, 3), 4, 3, 2, 1))

    assert ops(applied(SPACE_TO_DEPTH, graph)) == ["copy", "conv"]


def _convolution(depth: int = 3, size: int = 8, **attributes: int | tuple[int, int]) -> Graph:
    sketch = Tasks()
    x = sketch.channels_last(1, depth, size, size)
    return sketch.graph(sketch.convolve(x, 4, **{"kernel": 3, "stride": 2, **attributes}))


def _with_a_second_reader() -> Graph:
    sketch = Tasks()
    x = sketch.channels_last(1, 3, 8, 8)
    return sketch.graph(sketch.convolve(x, 4, 3, 2, 1), sketch.pool(x))


def _with_a_copy_that_is_an_output() -> Graph:
    sketch = Tasks()
    x = sketch.channels_last(1, 3, 8, 8)
    return sketch.graph(sketch.convolve(x, 4, 3, 2, 1), x)


def _behind_a_pool() -> Graph:
    sketch = Tasks()
    x = sketch.pool(sketch.input(1, 8, 8, 3))
    return sketch.graph(sketch.convolve(x, 4, 3, 2, 1))


def test_the_plain_one_of_those_that_stay_changes() -> None:
    assert len(SPACE_TO_DEPTH.find(_convolution())) == 1


@pytest.mark.parametrize(
    "draw",
    [
        lambda: _convolution(stride=1),
        lambda: _convolution(stride=(2, 1)),
        lambda: _convolution(depth=17),
        lambda: _convolution(depth=4, group=2),
        lambda: _convolution(dilation=2),
        lambda: _convolution(size=9),
        _with_a_second_reader,
        _with_a_copy_that_is_an_output,
        _behind_a_pool,
    ],
    ids=[
        "unit stride", "unit stride in one direction", "many channels", "groups", "dilation",
        "a last row that fills no block", "a second reader", "an output", "no copy",
    ],
)  # fmt: skip
def test_others_stay(draw: Callable[[], Graph]) -> None:
    assert SPACE_TO_DEPTH.find(draw()) == ()
