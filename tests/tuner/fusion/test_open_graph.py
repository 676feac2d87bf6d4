"""Graphs of a model at a few sizes, fitted to one graph with open sizes."""

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from tuner.errors import ModelError
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.fusion.open_graph import Values, fixed_graph, open_graph
from tuner.graph import Graph, Node, TensorType
from tuner.ops.run_graph import run_graph
from tuner.size import Size, value_at
from tuner.size_range import SizeRange


def graph(values: Values, *, dims: dict[str, int], constant: np.ndarray) -> Graph:
    """x[n, 3] + a constant, and a copy of some of the result."""
    n = values["n"]
    types = {
        "x": TensorType("f32", (n, 3)),
        "c": TensorType("f32", constant.shape),
        "y": TensorType("f32", (n, 3)),
        "z": TensorType("f32", (dims["rows"], 3)),
    }
    nodes = (
        Node("elementwise", ("x", "c"), ("y",), {}, "add"),
        Node("copy", ("y",), ("z",), {"dims": (dims["rows"], 3), "strides": (3, 1)}, "copy"),
    )
    return Graph("g", ("x",), ("z",), nodes, types, {"c": constant})


def test_sizes_that_differ_become_polynomials_of_the_open_size() -> None:
    zeros = np.zeros((1, 3), np.float32)

    found = open_graph(
        lambda v: graph(v, dims={"rows": 2 * v["n"] - 1}, constant=zeros), {"n": SizeRange(1, 40)}
    )

    rows = found.types["z"].shape[0]
    assert isinstance(rows, Size)
    assert (int(rows), [value_at(rows, {"n": n}) for n in (1, 7, 40)]) == (79, [1, 13, 79])
    assert found.nodes[1].attributes["dims"] == (79, 3)
    assert found.types["c"].shape == (1, 3)


@pytest.mark.parametrize("rows", [lambda n: n // 2, lambda n: n * n, lambda n: min(n, 30)])
def test_a_size_that_is_no_polynomial_of_the_open_one_is_refused(rows: object) -> None:
    zeros = np.zeros((1, 3), np.float32)

    with pytest.raises(ModelError, match="not the same for all sizes") as refused:
        open_graph(
            lambda v: graph(v, dims={"rows": rows(v["n"])}, constant=zeros),  # type: ignore[operator]
            {"n": SizeRange(1, 40)},
        )
    assert refused.value.code == "10"


def test_a_size_that_is_bounded_far_below_the_largest_is_refused() -> None:
    zeros = np.zeros((1, 3), np.float32)

    with pytest.raises(ModelError, match="is 3 at n=3, not 30"):
        open_graph(
            lambda v: graph(v, dims={"rows": min(v["n"], 30)}, constant=zeros),
            {"n": SizeRange(1, 512)},
        )


@pytest.mark.parametrize(("low", "high"), [(1, 3), (0, 3), (7, 9)])
def test_a_range_with_too_few_values_to_fit_and_check_is_refused(low: int, high: int) -> None:
    with pytest.raises(ModelError, match="less than 4 values"):
        open_graph(lambda _: pytest.fail("it was read"), {"n": SizeRange(low, high)})


@pytest.mark.parametrize(("low", "high"), [(1, 4), (6, 10), (1, 8), (1, 512), (60, 70)])
def test_graphs_of_any_other_range_are_fitted(low: int, high: int) -> None:
    seen = set()

    def at(values: Values) -> Graph:
        seen.add(values["n"])
        return graph(values, dims={"rows": values["n"]}, constant=np.zeros((1, 3), np.float32))

    found = open_graph(at, {"n": SizeRange(low, high)})

    assert value_at(found.types["z"].shape[0], {"n": 5}) == 5
    assert len(seen) >= 3
    assert (min(seen) > 1, max(seen)) == (True, high)


def test_a_constant_that_is_a_beginning_of_the_largest_is_read_where_it_is() -> None:
    table = np.arange(120, dtype=np.float32).reshape(40, 3)

    found = open_graph(
        lambda v: graph(v, dims={"rows": v["n"]}, constant=table[: v["n"]]), {"n": SizeRange(1, 40)}
    )

    assert [node.op for node in found.nodes] == ["elementwise", "copy"]
    assert found.constants["c"].shape == (40, 3)
    assert value_at(found.types["c"].shape[0], {"n": 5}) == 5
    assert fixed_graph(found, lambda size: value_at(size, {"n": 5})).constants["c"].shape == (5, 3)


def test_a_constant_of_other_values_for_each_size_is_refused() -> None:
    with pytest.raises(ModelError, match="the constant c depends"):
        open_graph(
            lambda v: graph(v, dims={"rows": v["n"]}, constant=np.full((1, 3), v["n"], np.float32)),
            {"n": SizeRange(1, 40)},
        )


def test_a_corner_of_a_constant_is_copied_out_of_it() -> None:
    """A causal mask [n, n] out of one of [24, 24], as exporters keep it."""
    mask = np.tril(np.ones((24, 24), np.float32))
    nodes = [
        helper.make_node("Shape", ["x"], ["s"]),
        helper.make_node("Gather", ["s", "one"], ["n"]),
        helper.make_node("Unsqueeze", ["n", "zero"], ["end"]),
        helper.make_node("Concat", ["end", "end"], ["ends"], axis=0),
        helper.make_node("Slice", ["mask", "starts", "ends"], ["m"]),
        helper.make_node("Mul", ["x", "m"], ["y"]),
    ]
    constants = {
        "mask": mask, "one": np.array(1), "zero": np.array([0]), "starts": np.array([0, 0]),
    }  # fmt: skip
    shape = ["n", "n"]
    model = helper.make_model(
        helper.make_graph(
            nodes, "masked",
            [helper.make_tensor_value_info("x", TensorProto.FLOAT, shape)],
            [helper.make_tensor_value_info("y", TensorProto.FLOAT, shape)],
            [numpy_helper.from_array(value, name) for name, value in constants.items()],
        ),
        opset_imports=[helper.make_opsetid("", 17)],
    )  # fmt: skip
    onnx.checker.check_model(model)

    found = open_graph(
        lambda v: fuse(graph_of(model, "m", {"x": (v["n"], v["n"])})), {"n": SizeRange(1, 24)}
    )

    assert [node.op for node in found.nodes] == ["copy", "elementwise"]
    for n in (1, 2, 13, 24):
        x = np.random.default_rng(n).standard_normal((n, n)).astype(np.float32)
        [y] = run_graph(fixed_at(found, n), {"x": x}).values()
        np.testing.assert_array_equal(y, x * mask[:n, :n])


def fixed_at(found: Graph, n: int) -> Graph:
    """The graph at a size, with whole constants: the copy takes the corner."""
    fixed = fixed_graph(found, lambda size: value_at(size, {"n": n}))
    return Graph(found.name, found.inputs, found.outputs, fixed.nodes, fixed.types, found.constants)
