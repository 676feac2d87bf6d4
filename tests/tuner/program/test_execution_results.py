"""Memory of large results: in blocks that several share, and that live as long as one of them."""

import gc
import itertools
import weakref

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.tuner.program.test_build import built
from tuner.expression import Expression
from tuner.graph import Graph, Node, TensorType
from tuner.program.execution import MAX_BLOCK_BYTES, blocks_of
from tuner.runtime.model import load_built

ROWS = (300, 900, 1, 900, 2900)
"""Numbers of rows of 1024 f32: 1.2 MB, 3.7 MB, 4 KB, 3.7 MB, and 12 MB."""


def halves() -> Graph:
    """Results that are x times 0.5 in its first rows, each of another number of them."""
    types = {f"x{i}": TensorType("f32", (n, 1024)) for i, n in enumerate(ROWS)}
    types |= {f"y{i}": TensorType("f32", (n, 1024)) for i, n in enumerate(ROWS)}
    half = {"expression": Expression.parse("t0=mul(x0,0.5)")}
    nodes = tuple(Node("elementwise", (f"x{i}",), (f"y{i}",), half) for i in range(len(ROWS)))
    inputs, outputs = (tuple(f"{side}{i}" for i in range(len(ROWS))) for side in "xy")
    return Graph("halves", inputs, outputs, nodes, types, {})


def test_large_results_are_right_apart_and_new_in_each_call() -> None:
    feeds = {
        f"x{i}": np.random.default_rng(i).standard_normal((n, 1024), np.float32)
        for i, n in enumerate(ROWS)
    }
    with load_built(built(halves())) as model:
        first, second = model.run(feeds), model.run(feeds)

    for results in (first, second):
        assert all((results[f"y{i}"] == feeds[f"x{i}"] / 2).all() for i in range(len(ROWS)))
    every = [*first.values(), *second.values()]
    spans = sorted((a.ctypes.data, a.ctypes.data + a.nbytes) for a in every)
    assert all(end <= start for (_, end), (start, _) in itertools.pairwise(spans))
    assert [a.ctypes.data % 128 for a in every if 1 << 20 < a.nbytes < 4 << 20] == [0] * 6
    assert _owner(first["y2"]).nbytes == 4096  # a loss that is kept keeps none of the others
    block = weakref.ref(_owner(first["y0"]))
    kept = first["y1"]
    del first, results, every
    gc.collect()
    assert block() is not None
    assert (kept == feeds["x1"] / 2).all()
    del kept
    gc.collect()
    assert block() is None


def _owner(array: np.ndarray) -> np.ndarray:
    """The array at the end of the chain of those that a view is of."""
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array


@given(st.lists(st.integers(1, 2 * MAX_BLOCK_BYTES), max_size=30))
def test_blocks_have_every_result_once_and_are_no_larger_than_allowed(sizes: list[int]) -> None:
    groups = list(blocks_of(dict(enumerate(sizes))))

    assert {i: size for group in groups for i, size in group.items()} == dict(enumerate(sizes))
    assert sum(map(len, groups)) == len(sizes)
    assert all(sum(group.values()) <= MAX_BLOCK_BYTES or len(group) == 1 for group in groups)
