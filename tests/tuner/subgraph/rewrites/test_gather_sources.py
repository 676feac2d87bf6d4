from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.tuner.fusion.sketch import ops
from tests.tuner.subgraph.rewrites.tasks import ADD_RELU, SILU, Tasks, applied, only
from tuner.graph import Graph
from tuner.subgraph.rewrites.gather_sources import GATHER_SOURCES


def test_a_product_of_pixels_reads_the_images_themselves() -> None:
    sketch = Tasks()
    images = [sketch.input(2, 4, 5, n) for n in (3, 8, 1)]
    other = sketch.input(2, 4, 5, 6)
    both = sketch.concat(*images)
    graph = sketch.graph(sketch.convolve(both, 6, tail=ADD_RELU, operands=(other,)))

    conv = only(applied(GATHER_SOURCES, graph), "conv")

    assert (conv.inputs[0], *conv.inputs[3:]) == (*images, other)
    assert conv.attributes["source_strides"] == (1, 1) * 3


def test_all_readers_of_a_concat_change() -> None:
    sketch = Tasks()
    both = sketch.concat(sketch.input(1, 4, 4, 3), sketch.input(1, 4, 4, 5))
    graph = sketch.graph(sketch.convolve(both, 6, tail=SILU), sketch.convolve(both, 7))

    assert ops(applied(GATHER_SOURCES, graph)) == ["conv", "conv"]


def test_an_image_may_stand_there_twice() -> None:
    sketch = Tasks()
    x = sketch.input(1, 4, 4, 3)
    graph = sketch.graph(sketch.convolve(sketch.concat(x, x), 6))

    assert only(applied(GATHER_SOURCES, graph), "conv").inputs.count(x) == 2


def _read(read: Callable[[Tasks, str], str], images: int = 2) -> Graph:
    sketch = Tasks()
    both = sketch.concat(*(sketch.input(1, 8, 8, 8) for _ in range(images)))
    return sketch.graph(sketch.convolve(both, 6), read(sketch, both))


def _of_columns() -> Graph:
    sketch = Tasks()
    inputs = [sketch.input(1, 8, 4, 8), sketch.input(1, 8, 4, 8)]
    return sketch.graph(sketch.convolve(sketch.node("concat", inputs, (1, 8, 8, 8), axis=2), 6))


def test_the_plain_one_of_those_that_stay_changes() -> None:
    assert len(GATHER_SOURCES.find(_read(lambda sketch, both: sketch.convolve(both, 4)))) == 1


@pytest.mark.parametrize(
    "graph",
    [
        _read(lambda _, both: both),
        _read(lambda sketch, both: sketch.convolve(both, 4, 3, 1, 1)),
        _read(lambda sketch, both: sketch.convolve(both, 4, stride=2)),
        _read(lambda sketch, both: sketch.convolve(both, 4, group=2)),
        _read(lambda sketch, both: sketch.convolve(both, 16, tail=ADD_RELU, operands=(both,))),
        _read(lambda sketch, both: sketch.pool(both)),
        _read(lambda sketch, both: sketch.convolve(both, 4), images=9),
        _of_columns(),
    ],
    ids=[
        "an output", "3x3", "a stride", "groups", "a tail that reads the concat", "a pool",
        "more images than pointers", "columns",
    ],
)  # fmt: skip
def test_others_stay(graph: Graph) -> None:
    assert GATHER_SOURCES.find(graph) == ()
