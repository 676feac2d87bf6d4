"""Branches of an If that are not taken are left out when a program runs."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import onnx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper

from tests.fixtures.sessions import session
from tests.tuner.frontend.models import parsed
from tests.tuner.program.test_build import built
from tuner.errors import RefusedInputsError
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.program.program import Program
from tuner.runtime.model import load_built

TWO = """g (float[4,64] x, bool c) => (float[4,64] y) {
    y = If (c) <then_branch = one () => (float[4,64] a) { p = MatMul(x, u) q = Tanh(p)
                                                          a = MatMul(q, v) },
                else_branch = two () => (float[4,64] b) { b = MatMul(x, v) }> }"""
RNG = np.random.default_rng(1)
WEIGHTS = {name: RNG.standard_normal((64, 64)).astype(np.float32) for name in "uv"}


def program_of(model: onnx.ModelProto) -> tuple[Graph, Program]:
    graph = fuse(graph_of(model, "test"))
    return graph, built(graph).program


def agrees(model: onnx.ModelProto, feeds: Mapping[str, np.ndarray], threads: int) -> None:
    """Compare one run of ours with ONNX Runtime's."""
    program = built(fuse(graph_of(model, "test")))
    assert all(step.segment is None for step in program.program.steps)
    running = session(model)
    names = [output.name for output in running.get_outputs()]
    with load_built(program, threads) as loaded:
        for turn in range(3):
            given = {
                name: np.asarray(~array) if array.dtype == bool and turn == 1 else array
                for name, array in feeds.items()
            }
            found, wanted = loaded.run(given), running.run(names, given)
            for name, array in zip(names, wanted, strict=True):
                np.testing.assert_allclose(found[name], array, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_condition_of_the_run_chooses_between_native_branches(threads: int) -> None:
    x = RNG.standard_normal((4, 64)).astype(np.float32)

    agrees(parsed(TWO, **WEIGHTS), {"x": x, "c": np.array(True)}, threads)


def test_steps_of_a_branch_wait_for_its_truth() -> None:
    _, program = program_of(parsed(TWO, **WEIGHTS))

    found = [(step.op, [guard.is_true for guard in step.guards]) for step in program.steps]

    assert found == [("gemm", [True]), ("gemm", [True]), ("gemm", [False]), ("elementwise", [])]


def test_what_both_branches_need_is_run_always() -> None:
    text = """g (float[4,64] x, bool c) => (float[4,64] y) {
        y = If (c) <then_branch = one () => (float[4,64] a) { p = MatMul(x, u) a = Softmax(p) },
                    else_branch = two () => (float[4,64] b) { p = MatMul(x, u) b = Relu(p) }> }"""

    _, program = program_of(parsed(text, u=WEIGHTS["u"]))

    assert [(step.op, len(step.guards)) for step in program.steps] == [
        ("gemm", 0), ("softmax", 1), ("elementwise", 0),
    ]  # fmt: skip


def test_a_result_of_the_model_is_made_whatever_the_condition_says() -> None:
    text = """g (float[4,64] x, bool c) => (float[4,64] y, float[4,64] z) {
        z = MatMul(x, u)
        y = If (c) <then_branch = one () => (float[4,64] a) { a = Softmax(z) },
                    else_branch = two () => (float[4,64] b) { b = Softmax<axis=0>(z) }> }"""
    model = parsed(text, u=WEIGHTS["u"])

    _, program = program_of(model)

    assert [len(step.guards) for step in program.steps if step.op == "gemm"] == [0]
    x = RNG.standard_normal((4, 64)).astype(np.float32)
    agrees(model, {"x": x, "c": np.array(True)}, 2)


def test_a_branch_inside_of_a_branch_waits_for_both_truths() -> None:
    text = """g (float[4,64] x, bool c) => (float[4,64] y) {
        y = If (c) <then_branch = one () => (float[4,64] a) {
                        s = ReduceSum<keepdims=0>(x) inner = Greater(s, zero)
                        a = If (inner) <then_branch = three () => (float[4,64] p) {
                                            p = MatMul(x, u) },
                                        else_branch = four () => (float[4,64] q) {
                                            q = MatMul(x, v) }> },
                    else_branch = two () => (float[4,64] b) { b = Neg(x) }> }"""
    model = parsed(text, zero=np.float32(0), **WEIGHTS)

    _, program = program_of(model)

    guards = [[g.is_true for g in step.guards] for step in program.steps if step.op == "gemm"]
    assert sorted(sorted(each) for each in guards) == [[False, True], [True, True]]
    for sign in (1, -1):
        x = np.full((4, 64), sign, np.float32)
        agrees(model, {"x": x, "c": np.array(True)}, 2)


def test_a_segment_for_one_branch_is_left_out_where_the_other_is_taken() -> None:
    """Its indices are out of range then, which would be refused."""
    text = """g (float[4,64] x, bool c, int64[4] i) => (float[4,64] y) {
        y = If (c) <then_branch = one () => (float[4,64] a) { a = MatMul(x, u) },
                    else_branch = two () => (float[4,64] b) { b = Gather(x, i) }> }"""
    program = built(fuse(graph_of(parsed(text, u=WEIGHTS["u"]), "test")))
    x = RNG.standard_normal((4, 64)).astype(np.float32)

    with load_built(program, 1) as loaded:
        taken = loaded.run({"x": x, "c": np.array(True), "i": np.array([9, 9, 9, 9])})["y"]
        rows = loaded.run({"x": x, "c": np.array(False), "i": np.array([3, 0, 1, 2])})["y"]
        with pytest.raises(RefusedInputsError):
            loaded.run({"x": x, "c": np.array(False), "i": np.array([9, 9, 9, 9])})

    np.testing.assert_allclose(taken, x @ WEIGHTS["u"], rtol=1e-4, atol=1e-4)
    np.testing.assert_array_equal(rows, x[[3, 0, 1, 2]])


@st.composite
def choices(draw: st.DrawFn) -> onnx.ModelProto:
    """A model with nested Ifs over [2,3], conditions of the run, and captures of all that is."""
    count = iter(range(1000))

    def nodes(tensors: list[str], depth: int) -> tuple[list[onnx.NodeProto], list[str]]:
        made, tensors = [], [*tensors]
        for _ in range(draw(st.integers(1, 3))):
            name = f"t{next(count)}"
            op = draw(st.sampled_from(["Add", "Mul", "Tanh", "Softmax", "Neg", "If"]))
            if op == "If" and depth:
                sides = {}
                for side in ("then_branch", "else_branch"):
                    inner, results = nodes(tensors, depth - 1)
                    value = helper.make_tensor_value_info(results[-1], TensorProto.FLOAT, (2, 3))
                    sides[side] = helper.make_graph(inner, side, [], [value])
                condition = draw(st.sampled_from(["c", "d", "e"]))
                made.append(helper.make_node("If", [condition], [name], **sides))
            elif op != "If":
                reads = draw(st.lists(st.sampled_from(tensors), min_size=2, max_size=2))
                reads = reads if op in ("Add", "Mul") else reads[:1]
                made.append(helper.make_node(op, reads, [name]))
            else:
                made.append(helper.make_node("Relu", [tensors[-1]], [name]))
            tensors.append(name)
        return made, [name for node in made for name in node.output]

    start = [
        helper.make_node("ReduceMean", ["x"], ["m"], keepdims=0),
        helper.make_node("Less", ["m", "n"], ["e"]),
    ]
    inner, made = nodes(["x"], 2)
    graph = helper.make_graph(
        [*start, *inner],
        "choices",
        [
            helper.make_tensor_value_info("x", TensorProto.FLOAT, (2, 3)),
            helper.make_tensor_value_info("n", TensorProto.FLOAT, ()),
            *(helper.make_tensor_value_info(name, TensorProto.BOOL, ()) for name in "cd"),
        ],
        [helper.make_tensor_value_info(made[-1], TensorProto.FLOAT, (2, 3))],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


@settings(max_examples=12, deadline=None)
@given(choices(), st.booleans(), st.booleans(), st.sampled_from([-9.0, 9.0]))
def test_any_choice_gives_the_numbers_of_onnx_runtime(
    model: onnx.ModelProto, c: bool, d: bool, n: float
) -> None:
    x = np.linspace(-1, 1, 6, dtype=np.float32).reshape(2, 3)
    given = {"x": x, "n": np.array(n, np.float32), "c": np.array(c), "d": np.array(d)}

    agrees(model, {v.name: given[v.name] for v in model.graph.input}, 1)
