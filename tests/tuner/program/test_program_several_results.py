"""Programs whose steps have two results: both have memory of their own for as long as they live."""

from itertools import combinations

import numpy as np
import pytest

from tests.tuner.fusion.sketch import Sketch
from tests.tuner.program.test_build import TARGET, built
from tuner.expression import Expression
from tuner.graph import Graph, Node, TensorType
from tuner.ops.run_graph import run_graph
from tuner.precision_modes import PrecisionModes
from tuner.program.program import Program
from tuner.runtime.model import load_built
from tuner.subgraph.regions import regions_of
from tuner.task import Task

ROWS, SIZE, K = 6, 64, 4
X, VALUES, INDICES = (
    TensorType("f32", (ROWS, SIZE)), TensorType("f32", (ROWS, K)), TensorType("i64", (ROWS, K)),
)  # fmt: skip


def chain(lengths: int) -> Graph:
    """TopK of TopK's values, and so on; indices are read at the end, in the order they came."""
    types, nodes = {"x": X}, []
    source, places = "x", []
    for number in range(lengths):
        values, indices = f"v{number}", f"i{number}"
        k = SIZE - number - 1
        types[values] = TensorType("f32", (ROWS, k))
        types[indices] = TensorType("i64", (ROWS, k))
        nodes.append(Node("top_k", (source,), (values, indices), {"k": k, "largest": number % 2}))
        places.append(indices)
        source = values
    for name in places:
        types[f"{name}.copy"] = types[name]
        dims = types[name].shape[::-1]
        types[f"{name}.copy"] = TensorType("i64", dims)
        attributes = {"dims": dims, "strides": (1, dims[0]), "offset": 0}
        nodes.append(Node("copy", (name,), (f"{name}.copy",), attributes))
    outputs = tuple(f"{name}.copy" for name in places)
    return Graph("chain", ("x",), outputs, tuple(nodes), types, {})


def lives(program: Program) -> list[tuple[int, int, int, int]]:
    """First byte, last byte, first step and last step of everything that is in the arena."""
    found: dict[tuple[int, int], tuple[int, int, int, int]] = {}
    open_: dict[int, list[int]] = {}
    for number, step in enumerate(program.steps):
        task = Task.parse(step.task)
        count = len(task.inputs)
        for place, kind in zip(step.args, (*task.inputs, *task.outputs), strict=False):
            if place.kind != "arena":
                continue
            position = step.args.index(place)
            if position >= count:
                open_[place.offset] = [number, number, int(kind.size_bytes)]
                found[number, place.offset] = (0, 0, 0, 0)
            else:
                open_[place.offset][1] = number
            first, last, size = open_[place.offset]
            found[first, place.offset] = (place.offset, place.offset + size, first, last)
    return list(found.values())


def test_two_results_never_share_bytes_while_both_live() -> None:
    program = built(chain(5)).program
    spans = lives(program)

    assert len(spans) >= 8
    for one, other in combinations(spans, 2):
        meet_in_time = one[2] <= other[3] and other[2] <= one[3]
        meet_in_memory = one[0] < other[1] and other[0] < one[1]
        assert not (meet_in_time and meet_in_memory), (one, other)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_chain_of_steps_with_two_results_computes_what_the_graph_says(threads: int) -> None:
    graph = chain(5)
    x = np.random.default_rng(1).integers(-9, 9, X.shape).astype(np.float32)

    with load_built(built(graph), threads) as model:
        found = model.run({"x": x})

    for name, array in run_graph(graph, {"x": x}).items():
        np.testing.assert_array_equal(found[name], array)


@pytest.mark.parametrize("kept", ["values", "indices"])
def test_the_result_that_is_not_read_has_memory_while_its_step_runs(kept: str) -> None:
    types = {"x": X, "values": VALUES, "indices": INDICES}
    node = Node("top_k", ("x",), ("values", "indices"), {"k": K, "largest": 1})
    program = built(Graph("g", ("x",), (kept,), (node,), types, {}))
    x = np.random.default_rng(2).standard_normal(X.shape).astype(np.float32)

    assert program.program.arena_bytes >= types[kept].count * 4
    with load_built(program, 2) as model:
        found = model.run({"x": x})
    expected = run_graph(Graph("g", ("x",), (kept,), (node,), types, {}), {"x": x})
    np.testing.assert_array_equal(found[kept], expected[kept].astype(found[kept].dtype))


def test_a_task_that_a_rounding_changes_is_in_no_region_with_others() -> None:
    sketch = Sketch()
    x = sketch.input(ROWS, SIZE)
    types = {x: X, "y": X, "values": VALUES, "indices": INDICES, "z": VALUES}
    relu, top_k, again = (
        Node("softmax", (x,), ("y",)),
        Node("top_k", ("y",), ("values", "indices"), {"k": K, "largest": 1}),
        Node("elementwise", ("values",), ("z",), {"expression": Expression.parse("t0=exp(x0)")}),
    )
    graph = Graph("g", (x,), ("z", "indices"), (relu, top_k, again), types, {})

    regions = regions_of(graph, PrecisionModes())

    assert [[node.op for node in region.graph.nodes] for region in regions] == [
        ["softmax"],
        ["elementwise"],
    ]
    assert built(graph).program.target == TARGET
