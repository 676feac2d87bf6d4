"""Copies of one kind share a kernel: a program gives each the place where it begins to read."""

from dataclasses import replace

import numpy as np
import pytest

from tests.tuner.program.networks import Network
from tests.tuner.program.test_build import built
from tuner.errors import OfflineModelError
from tuner.graph import TensorType
from tuner.ops.run_graph import run_graph
from tuner.program.program_check import check_program
from tuner.runtime.model import load_built
from tuner.task import ALIGNED_ELEMENTS, Task


def parts(strides: tuple[int, int], dims: tuple[int, int], offsets: range, source: str) -> Network:
    """A network that copies parts of x, or of what a step has made of x, and puts them together."""
    net = Network({"x": (4, 90)})
    constant = net.constant(4, 90) if source == "constant" else ""
    read = {"input": "x", "constant": constant}.get(source) or net.add("x", "x")
    names = []
    for offset in offsets:
        where = {"dims": dims, "strides": strides, "offset": offset}
        names.append(net.append("copy", (read,), dims, where))
    rows, columns = dims
    net.append("concat", tuple(names), (rows, columns * len(names)), {"axis": 1})
    return net


@pytest.mark.parametrize("source", ["input", "constant", "step"])
@pytest.mark.parametrize(
    ("strides", "dims", "offsets"),
    [
        ((90, 1), (4, 3), range(0, 87, 3)),
        ((90, 1), (4, 2), range(0, 88, 1)),
        ((1, 90), (5, 4), range(0, 85, 5)),
        ((-90, -3), (4, 5), range(282, 359, 7)),
        ((90, 0), (4, 5), range(0, 89, 2)),
    ],
    ids=["runs", "pairs", "transposes", "backwards", "repeated"],
)
def test_copies_that_begin_elsewhere_share_a_kernel(strides, dims, offsets, source):
    net = parts(strides, dims, offsets, source)
    graph = net.graph(net.nodes[-1].outputs[0])
    x = np.random.default_rng(0).standard_normal((4, 90)).astype(np.float32)

    program = built(graph)

    made_of_x = [kernel for kernel in program.objects if b"copy_" in kernel]
    assert len(offsets) > len(made_of_x) <= ALIGNED_ELEMENTS
    with load_built(program, 2) as model:
        found = model.run({"x": x})
    for name, want in run_graph(graph, {"x": x}).items():
        np.testing.assert_array_equal(found[name], want.astype(np.float32))


def copy_of(offset: int) -> Task:
    x = TensorType("f32", (4, 90))
    where = {"dims": (4, 3), "strides": (90, 1), "offset": offset}
    return Task("copy", (x,), (TensorType("f32", (4, 3)),), where)


def test_the_key_of_a_copy_still_says_where_it_begins():
    assert copy_of(8).key != copy_of(16).key
    assert copy_of(8).kernel_text == copy_of(16).kernel_text != copy_of(17).kernel_text


@pytest.mark.parametrize("offset", [1 << 40, 360, 368])
def test_a_copy_that_begins_behind_its_input_is_refused(offset):
    net = parts((90, 1), (4, 3), range(80, 88, 8), "input")
    program = built(net.graph(net.nodes[-1].outputs[0])).program
    copy = program.steps[0]
    damaged = replace(copy, task=copy_of(offset).text())

    with pytest.raises(OfflineModelError, match="damaged"):
        check_program(replace(program, steps=(damaged, *program.steps[1:])))
