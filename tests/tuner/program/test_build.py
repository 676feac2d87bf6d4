"""Built programs that run: parts are found where they are stored."""

import json
from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.fusion.sketch import Sketch
from tests.tuner.program.networks import Network
from tuner.backend import host_soc_versions
from tuner.cpu.contention import ContentionBackOff
from tuner.expression import Expression
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.ops.uses import tasks_by_output
from tuner.policy import Policy
from tuner.precision_modes import PrecisionModes
from tuner.program.build import BuiltProgram, build_program
from tuner.program.kernel_store import KernelStore
from tuner.program.program import Place, Program
from tuner.program.program_check import check_program
from tuner.runtime.model import load_built
from tuner.search.space import Space
from tuner.target import Target

TARGET = Target(host_soc_versions()[-1], 2)
STORE = KernelStore()


def built(graph: Graph, policies: Mapping[str, Policy] | None = None) -> BuiltProgram:
    tasks = tasks_by_output(graph, PrecisionModes())
    policies = policies or {t.key: Space(t, TARGET).default for t in tasks.values()}
    program = build_program(graph, tasks, policies, TARGET, STORE)
    check_program(program.program)
    assert Program.from_json(json.loads(json.dumps(program.program.as_json()))) == program.program
    return program


def answers(program: BuiltProgram, threads: int = 2) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(0)
    feeds = {
        port.name: rng.standard_normal(port.shape).astype(np.float32)
        for port in program.program.inputs
    }
    with load_built(program, threads) as model:
        first, second = model.run(feeds), model.run(feeds)
    for name, array in first.items():
        np.testing.assert_array_equal(array, second[name])
    return first


def assert_same(found: BuiltProgram, wanted: BuiltProgram) -> None:
    for threads in (1, 2, 3):
        expected = answers(wanted, threads)
        for name, array in answers(found, threads).items():
            np.testing.assert_array_equal(array, expected[name])


def bottleneck() -> Graph:
    """1x1, depthwise, 1x1 with the sum of what came before, as in MobileNet."""
    net = Network({"x": (1, 24, 24, 16)})
    start = net.conv("x", 16)
    wide = net.conv(start, 64)
    deep = net.depthwise(wide)
    return net.graph(net.conv(deep, 16, add=start))


def test_a_program_gives_the_same_on_any_number_of_cores() -> None:
    program = built(bottleneck())
    expected = answers(program, 1)

    for threads in (2, 3):
        for name, array in answers(program, threads).items():
            np.testing.assert_array_equal(array, expected[name])


def test_step_times_cover_each_step() -> None:
    with load_built(built(bottleneck()), 2) as model:
        times_s = model.time_steps({"x": np.ones((1, 24, 24, 16), np.float32)}, runs=3)

    assert times_s.shape == (3, 4)
    assert (times_s > 0).all()


def test_results_are_stored_when_what_they_are_made_of_is_there_which_needs_less_memory() -> None:
    net = Network({"x": (1, 24, 24, 16)})
    start = net.conv("x", 16)
    middle = net.conv(start, 64)
    end = net.conv(net.conv(net.conv(middle, 64), 64), 16)
    stays = net.add(start, "x")  # it may be stored in the memory of x
    early = net.add(middle, middle)
    graph = net.graph(end, stays, early)
    by_hand = replace(graph, nodes=(*graph.nodes[:2], graph.nodes[-1], *graph.nodes[2:-1]))

    found = built(graph)

    assert [step.name for step in found.program.steps] == [node.name for node in by_hand.nodes]
    image = 24 * 24 * 4
    assert found.program.arena_bytes < (64 + 64 + 64) * image  # `middle` is gone
    assert_same(found, built(by_hand))


def table_of_gradients(*, is_read: bool) -> tuple[Graph, str]:
    """The gradient of a table that is multiplied, and some rows of which are read."""
    sketch = Sketch()
    product = sketch.matmul(sketch.input(COUNT, 7), sketch.input(7, 8))
    zeros = sketch.constant(np.zeros((COUNT, 8), np.float32))
    places = sketch.constant(PLACES)
    rows = [zeros, places, sketch.input(len(PLACES), 8)]
    added = sketch.node("ScatterRows", rows, (COUNT, 8), batch=0, mode="add")
    total = sketch.node("Add", [added, product])
    results = (total, sketch.node("Tanh", product)) if is_read else (total,)
    return sketch.graph(*results), total


COUNT = 40
PLACES = np.array([[3], [39], [3], [0], [3]])


@pytest.mark.parametrize("is_read", [False, True])
def test_rows_are_added_where_the_other_summand_is(is_read: bool) -> None:
    graph, total = table_of_gradients(is_read=is_read)

    found = built(fuse(graph))

    assert [step.op for step in found.program.steps].count("scatter_nd") == 1
    assert found.program.arena_bytes == (COUNT * 8 * 4 if is_read else 0)
    rng = np.random.default_rng(0)
    shapes = (port.shape for port in found.program.inputs)
    a, b, rows = (rng.standard_normal(shape).astype(np.float32) for shape in shapes)
    wanted = a.astype(np.float64) @ b
    np.add.at(wanted, PLACES[:, 0], rows)
    for threads in (1, 2, 3):
        np.testing.assert_allclose(answers(found, threads)[total], wanted, rtol=0, atol=1e-5)


# -- parts -----------------------------------------------------------------------------------------


def test_parts_of_a_result_are_read_where_they_lie() -> None:
    net = Network({"x": (1, 6, 5, 8)})
    both = net.conv("x", 16, parts=2)
    left, right = net.part(both, 0), net.part(both, 1)
    graph = net.graph(net.add(left, right), net.conv(right, 8, kernel=3))
    plain = Network({"x": (1, 6, 5, 8)}, dict(net.types), constants=net.constants)
    conv = net.nodes[0]
    attributes = {name: v for name, v in conv.attributes.items() if name != "parts"}
    whole = plain.append("conv", conv.inputs, (1, 6, 5, 16), attributes)

    found = answers(built(graph))

    (wanted,) = answers(built(plain.graph(whole))).values()
    sums = wanted[..., :8] + wanted[..., 8:]
    np.testing.assert_allclose(found[graph.outputs[0]], sums, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("kind", ["input", "constant"])
def test_parts_of_inputs_and_constants_are_read_where_they_lie(kind: str) -> None:
    net = Network({"x": (2, 3, 7), "y": (2, 3, 7)})
    source = "x" if kind == "input" else net.constant(2, 3, 7)
    graph = net.graph(net.add(net.part(source, 1), net.part("y", 0)))
    rng = np.random.default_rng(1)
    feeds = {name: rng.standard_normal((2, 3, 7)).astype(np.float32) for name in ("x", "y")}

    with load_built(built(graph), 2) as model:
        (found,) = model.run(feeds).values()
        bound = model.bind(feeds)
        bound.run()

    wanted = feeds.get(source, net.constants.get(source))[1] + feeds["y"][0]
    np.testing.assert_array_equal(found, wanted)
    np.testing.assert_array_equal(next(iter(bound.outputs.values())), wanted)


def test_parts_may_be_outputs_of_the_model() -> None:
    net = Network({"x": (1, 6, 5, 8)})
    both = net.conv("x", 16, parts=2)
    left, right = net.part(both, 0), net.part(both, 1)
    seen = net.reshape(right, 30, 8)

    program = built(net.graph(left, seen, "x", net.part("x", 0)))
    found = answers(program)

    (kept,) = answers(built(net.graph(both))).values()
    np.testing.assert_array_equal(found[left], kept[0])
    np.testing.assert_array_equal(found[seen], kept[1].reshape(30, 8))
    np.testing.assert_array_equal(found[net.nodes[-1].outputs[0]], found["x"][0])


def test_a_part_that_is_an_output_outlives_the_steps_behind_it() -> None:
    net = Network({"x": (1, 6, 5, 8)})
    both = net.conv("x", 16, parts=2)
    last, part = net.part(both, 0), net.part(both, 1)
    for _ in range(5):
        last = net.conv(last, 16)

    found = answers(built(net.graph(part, last)))

    np.testing.assert_array_equal(found[part], answers(built(net.graph(both)))[both][1])


def test_a_result_that_is_an_output_is_read_in_parts_from_there() -> None:
    net = Network({"x": (1, 6, 5, 8)})
    both = net.conv("x", 16, parts=2)
    total = net.add(net.part(both, 0), net.part(both, 1))

    program = built(net.graph(both, total))
    found = answers(program)

    assert program.program.steps[1].args[1] == Place("output", 0, 960)
    np.testing.assert_array_equal(found[total], found[both][0] + found[both][1])


def test_the_same_part_of_a_weight_is_packed_once() -> None:
    net = Network({"x": (24, 8)})
    pair, bias = net.constant(2, 8, 8), net.constant(8)
    weights = [net.part(pair, index) for index in (0, 1, 0)]
    made = ["x"]
    for weight in weights:
        made.append(net.append("gemm", (made[-1], weight, bias), (24, 8), {"tail": Expression()}))

    program = built(net.graph(made[-1])).program

    places = [step.args[1].offset for step in program.steps]
    assert places[0] == places[2] != places[1]


def test_a_program_that_is_timed_beside_other_engines_keeps_all_its_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def note(*_: object) -> bool:
        raise AssertionError("other work was looked for")

    monkeypatch.setattr(ContentionBackOff, "note", note)
    sketch = Sketch()
    wide = built(fuse(sketch.graph(sketch.linear(sketch.input(256, 256), 256))))

    assert answers(wide)
