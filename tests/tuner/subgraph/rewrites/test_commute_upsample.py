from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.tuner.fusion.sketch import census
from tests.tuner.subgraph.rewrites.tasks import ADD_RELU, SILU, Tasks, applied, nodes, only
from tuner.graph import Graph
from tuner.subgraph.rewrites.commute_upsample import COMMUTE_UPSAMPLE


def test_the_products_of_an_enlarged_image_come_before_the_enlargement() -> None:
    sketch = Tasks()
    x, y = sketch.input(2, 3, 4, 8), sketch.input(2, 6, 8, 5)
    both = sketch.concat(sketch.enlarge(x, 2, 2), y)
    graph = sketch.graph(sketch.convolve(both, 6, tail=SILU))

    changed = applied(COMMUTE_UPSAMPLE, graph)

    small, large = nodes(changed, "conv")
    assert census(changed) == {"conv": 2, "copy": 1}
    assert changed.types[small.outputs[0]].shape == (2, 3, 4, 6)
    assert "tail" not in small.attributes
    assert large.inputs[0] == y
    assert str(large.attributes["tail"]) == "t0=add(x0,x1);t1=silu(t0)"


def test_readers_with_equal_results_share_products_and_enlargement() -> None:
    sketch = Tasks()
    x, y = sketch.input(1, 4, 4, 8), sketch.input(1, 8, 12, 5)
    both = sketch.concat(y, sketch.enlarge(x, 2, 3))
    graph = sketch.graph(*(sketch.convolve(both, 6, tail=SILU) for _ in range(3)))

    changed = applied(COMMUTE_UPSAMPLE, graph)

    assert census(changed) == {"conv": 4, "copy": 1, "part": 3}
    assert nodes(changed, "conv")[0].attributes["parts"] == 3


def test_all_readers_change_together_whatever_their_results() -> None:
    sketch = Tasks()
    x, y = sketch.input(1, 4, 4, 8), sketch.input(1, 8, 8, 5)
    both = sketch.concat(sketch.enlarge(x, 2, 2), y)
    other = sketch.input(1, 8, 8, 7)
    graph = sketch.graph(
        sketch.convolve(both, 6), sketch.convolve(both, 7, tail=ADD_RELU, operands=(other,))
    )

    changed = applied(COMMUTE_UPSAMPLE, graph)

    assert census(changed) == {"conv": 4, "copy": 2}


def test_an_enlargement_that_others_read_too_stays_for_them() -> None:
    sketch = Tasks()
    large = sketch.enlarge(sketch.input(1, 4, 4, 8), 2, 2)
    both = sketch.concat(large, sketch.input(1, 8, 8, 5))
    graph = sketch.graph(sketch.convolve(both, 6), sketch.pool(large))

    assert census(applied(COMMUTE_UPSAMPLE, graph))["copy"] == 2


def test_what_is_not_enlarged_stays_together() -> None:
    sketch = Tasks()
    x, y = sketch.input(1, 2, 2, 3), sketch.input(1, 4, 4, 2)
    images = [sketch.input(1, 8, 8, n) for n in (5, 6)]
    both = sketch.concat(images[0], sketch.enlarge(x, 4, 4), images[1], sketch.enlarge(y, 2, 2))
    graph = sketch.graph(sketch.convolve(both, 4), sketch.convolve(both, 4))

    changed = applied(COMMUTE_UPSAMPLE, graph)

    assert census(changed) == {"conv": 4, "copy": 2, "part": 4, "concat": 1}
    assert only(changed, "concat").inputs == tuple(images)


def _read(read: Callable[[Tasks, str], str]) -> Graph:
    sketch = Tasks()
    large = sketch.enlarge(sketch.input(1, 4, 4, 8), 2, 2)
    both = sketch.concat(large, sketch.input(1, 8, 8, 8))
    return sketch.graph(sketch.convolve(both, 6), read(sketch, both))


def _of(make: Callable[[Tasks], tuple[str, str]]) -> Graph:
    sketch = Tasks()
    return sketch.graph(sketch.convolve(sketch.concat(*make(sketch)), 6))


def _turned(sketch: Tasks) -> tuple[str, str]:
    return sketch.turn(sketch.input(1, 8, 4, 4), 0, 2, 3, 1), sketch.input(1, 4, 4, 5)


def _all_enlarged(sketch: Tasks) -> tuple[str, str]:
    x, y = sketch.input(1, 4, 4, 8), sketch.input(1, 4, 4, 5)
    return sketch.enlarge(x, 2, 2), sketch.enlarge(y, 2, 2)


def _other_order(sketch: Tasks) -> tuple[str, str]:
    """Rows that follow each other as a whole, not each twice."""
    x = sketch.input(1, 4, 4, 8)
    twice = sketch.node("copy", x, (1, 8, 4, 8), dims=(2, 128), strides=(0, 1), offset=0)
    return twice, sketch.input(1, 8, 4, 5)


def test_the_plain_one_of_those_that_stay_changes() -> None:
    assert len(COMMUTE_UPSAMPLE.find(_read(lambda sketch, both: sketch.convolve(both, 4)))) == 1


@pytest.mark.parametrize(
    "graph",
    [
        _read(lambda _, both: both),
        _read(lambda sketch, both: sketch.convolve(both, 4, 3, 1, 1)),
        _read(lambda sketch, both: sketch.convolve(both, 4, stride=2)),
        _read(lambda sketch, both: sketch.convolve(both, 4, pads=1)),
        _read(lambda sketch, both: sketch.convolve(both, 4, group=2)),
        _read(lambda sketch, both: sketch.convolve(both, 16, tail=ADD_RELU, operands=(both,))),
        _read(lambda sketch, both: sketch.pool(both)),
        _of(_turned),
        _of(_all_enlarged),
        _of(_other_order),
    ],
    ids=[
        "an output", "3x3", "a stride", "pads", "groups", "a tail that reads the concat", "a pool",
        "another copy", "nothing else", "another order",
    ],
)  # fmt: skip
def test_others_stay(graph: Graph) -> None:
    assert COMMUTE_UPSAMPLE.find(graph) == ()
