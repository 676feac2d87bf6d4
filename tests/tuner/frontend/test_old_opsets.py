"""Operators of sets 1 to 6: against NumPy, as the changelog of ONNX's operators defines them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper, numpy_helper

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.frontend.models import of_node
from tests.tuner.judge.models import source
from tuner.backend import host_soc_versions
from tuner.errors import ModelError
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.judge.float64_model import Float64Model
from tuner.ops.run_graph import run_graph
from tuner.pipeline import tune_model
from tuner.runtime.model import load
from tuner.session import Options
from tuner.target import Target

RNG = np.random.default_rng(4)
X = RNG.standard_normal((2, 3, 4, 5), dtype=np.float32)
CHANNELS = RNG.random(3, dtype=np.float32)
BINARY = {"Add": np.add, "Sub": np.subtract, "Mul": np.multiply, "Div": np.divide,
          "Less": np.less, "Greater": np.greater}  # fmt: skip


def computed(model: onnx.ModelProto, **inputs: np.ndarray) -> dict[str, np.ndarray]:
    """Results of kernels, after the judge has found the same ones."""
    graph = graph_of(model, "old")
    assert all(node.op != "segment" for node in graph.nodes), graph.nodes
    got = run_graph(fuse(graph), inputs)
    shapes = {name: array.shape for name, array in inputs.items()}
    for name, array in Float64Model(source(model, shapes)).run(inputs).items():
        np.testing.assert_allclose(got[name], array, rtol=2e-6, atol=1e-6)
    return got


def old(op: str, opset: int, inputs: dict[str, np.ndarray], **attributes: Any) -> np.ndarray:
    """The result of a node of an old set, whose inputs but the first one are constants."""
    x, *others = inputs
    constants = {name: inputs[name] for name in others}
    model = of_node(op, {x: inputs[x].shape}, opset=opset, constants=constants, **attributes)
    (result,) = run_graph(fuse(graph_of(model, "old")), {x: inputs[x]}).values()
    return result


@st.composite
def operands(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...], int | None]:
    """Shapes of two operands and the axis of the second one: a part of the first one's axes."""
    a = tuple(draw(st.lists(st.integers(1, 4), min_size=1, max_size=4)))
    first = draw(st.integers(0, len(a)))
    last = draw(st.integers(first, len(a)))
    b = tuple(draw(st.sampled_from([size, 1])) for size in a[first:last])
    axes: list[int | None] = [first, first - len(a)] if first < len(a) else [None]
    return a, b, draw(st.sampled_from([*axes, *([None] if last == len(a) else [])]))


@settings(deadline=None, max_examples=60)
@given(operands(), st.sampled_from(sorted(BINARY)), st.sampled_from([1, 6]), st.booleans())
def test_an_operand_is_aligned_at_its_axis(
    shapes: tuple[tuple[int, ...], tuple[int, ...], int | None], op: str, opset: int, fed: bool
) -> None:
    (a, b, axis), rng = shapes, np.random.default_rng(1)
    x, y = rng.random(a, dtype=np.float32), rng.random(b, dtype=np.float32) + 1
    first = len(a) - len(b) if axis is None else axis % len(a)
    wanted = BINARY[op](x, y.reshape(b + (1,) * max(len(a) - first - len(b), 0)))
    given = {"broadcast": 1} | ({} if axis is None else {"axis": axis})
    fixed = {} if fed else {"y": y}
    model = of_node(op, {"x": a} | ({"y": b} if fed else {}), opset=opset, constants=fixed, **given)

    got = computed(model, x=x, **({"y": y} if fed else {}))["y0"]

    np.testing.assert_allclose(got, wanted, rtol=2e-6)
    assert got.shape == a


@pytest.mark.parametrize(
    ("op", "inputs", "attributes", "wanted"),
    [
        ("PRelu", {"slope": CHANNELS}, {}, np.where(X < 0, CHANNELS[:, None, None] * X, X)),
        ("PRelu", {"slope": CHANNELS[:1]}, {}, np.where(X < 0, CHANNELS[0] * X, X)),
        ("Dropout", {}, {"is_test": 1, "ratio": 0.4}, X),
        ("Cast", {}, {"to": "INT32"}, X.astype(np.int32)),
        ("Concat", {"more": X}, {}, np.concatenate([X, X], 1)),
        ("Reshape", {}, {"shape": [0, -1]}, X.reshape(2, -1)),
        ("Pad", {}, {"paddings": [0, 0, 1, 0, 0, 0, 0, 2], "value": 0.5},
         np.pad(X, [(0, 0), (0, 0), (1, 0), (0, 2)], constant_values=0.5)),
        ("Tile", {"tiles": np.float32([2]), "axis": np.float32([3])}, {}, np.tile(X, 2)),
        ("GlobalLpPool", {}, {"p": 1.0}, np.abs(X).sum((2, 3), keepdims=True)),
        ("Upsample", {}, {"height_scale": 2.0, "width_scale": 3.0, "mode": "nearest"},
         X.repeat(2, 2).repeat(3, 3)),
        ("Relu", {}, {"consumed_inputs": [0]}, np.maximum(X, 0)),
        ("Selu", {}, {}, np.float32(1.0507) * np.where(X > 0, X, np.float32(1.6732) * np.expm1(X))),
    ],
)  # fmt: skip
def test_what_set_1_had_otherwise_is_computed(
    op: str, inputs: dict[str, np.ndarray], attributes: dict[str, Any], wanted: np.ndarray
) -> None:
    got = old(op, 1, {"x": X, **inputs}, **attributes)

    np.testing.assert_allclose(got, wanted, rtol=1e-6, atol=1e-6)
    assert got.shape == wanted.shape


def test_a_normalisation_takes_statistics_of_channels() -> None:
    constants = {"scale": CHANNELS, "b": CHANNELS + 1, "mean": CHANNELS - 1, "var": CHANNELS + 2}
    model = of_node(
        "BatchNormalization", {"x": X.shape}, opset=6, constants=constants, is_test=1, epsilon=0.5
    )
    along = {name: array[:, None, None].astype(np.float64) for name, array in constants.items()}
    wanted = (X - along["mean"]) / np.sqrt(along["var"] + 0.5) * along["scale"] + along["b"]

    np.testing.assert_allclose(computed(model, x=X)["y0"], wanted, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("opset", [12, 15, 16])
@pytest.mark.parametrize(
    ("op", "wanted"), [("GreaterOrEqual", np.greater_equal), ("LessOrEqual", np.less_equal)]
)
def test_comparisons_that_infer_nothing_before_set_16_have_kernels(
    op: str, wanted: np.ufunc, opset: int
) -> None:
    bound = np.float32([X[0, 0, 0, 0]])
    model = of_node(op, {"x": X.shape}, opset=opset, constants={"bound": bound})

    assert np.array_equal(computed(model, x=X)["y0"], wanted(X, bound))


def test_sizes_of_a_split_are_an_input_of_set_1() -> None:
    constants = {"split": np.float32([1, 2])}
    model = of_node("Split", {"x": X.shape}, opset=1, constants=constants, outputs=2, axis=1)

    results = run_graph(fuse(graph_of(model, "old")), {"x": X})

    assert np.array_equal(results["y0"], X[:, :1])
    assert np.array_equal(results["y1"], X[:, 1:])


def test_the_misspelt_direction_of_set_1_is_forward() -> None:
    w, r = (RNG.standard_normal((1, 9, n), dtype=np.float32) for n in (5, 3))
    x, constants = X[0], {"w": w, "r": r}
    opsets = {opset: of_node("GRU", {"x": x.shape}, opset=opset, constants=constants,
                             hidden_size=3) for opset in (1, 7)}  # fmt: skip
    got = {v: run_graph(fuse(graph_of(m, "old")), {"x": x})["y0"] for v, m in opsets.items()}

    assert np.array_equal(got[1], got[7])


@pytest.mark.parametrize(
    ("op", "constants", "attributes", "reason"),
    [
        ("Add", {"y": CHANNELS}, {}, "does not broadcast"),
        ("Add", {"y": CHANNELS}, {"broadcast": 1}, "does not fit into"),
        ("Add", {"y": CHANNELS}, {"broadcast": 1, "axis": 4}, "does not fit into"),
        ("Add", {"y": X[None]}, {"broadcast": 1}, "does not fit into"),
        ("Dropout", {}, {}, "it trains"),
        ("Reshape", {}, {}, "it has no shape"),
        ("Cast", {}, {"to": "WORD"}, "it casts to 'WORD'"),
        ("Tile", {"n": np.float32([2]), "axis": np.float32([7])}, {}, "it has no axis 7"),
        ("LpPool", {}, {"p": 1.5, "kernel_shape": [2, 2]}, "its power is 1.5"),
        ("Upsample", {}, {"height_scale": 2.0}, "it has no scale"),
    ],
)  # fmt: skip
def test_what_contradicts_its_own_set_is_refused(
    op: str, constants: dict[str, np.ndarray], attributes: dict[str, Any], reason: str
) -> None:
    model = of_node(op, {"x": X.shape}, opset=1, constants=constants, **attributes)

    with pytest.raises(ModelError, match=reason):
        graph_of(model, "old")


def test_an_old_model_is_tuned_though_onnx_runtime_refuses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nodes = [
        helper.make_node("Conv", ["x", "w"], ["c"], kernel_shape=[1, 1]),
        helper.make_node("Add", ["c", "b"], ["a"], broadcast=1, axis=1),
        helper.make_node("Relu", ["a"], ["y"]),
    ]
    graph = helper.make_graph(
        nodes, "old",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, X.shape)],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, X.shape)],
        [numpy_helper.from_array(np.eye(3, dtype=np.float32)[..., None, None], "w"),
         numpy_helper.from_array(CHANNELS, "b")],
    )  # fmt: skip
    path = tmp_path / "old.onnx"
    opsets = [helper.make_opsetid("", 6)]
    onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=3), path)
    for limit in ("whole_model.times.BUDGET_S", "whole_model.times.CORES_PATIENCE_S",
                  "whole_model.times.STEPS_S", "measure.models.BLOCK_S",
                  "measure.models.BLOCK_PAUSE_S", "measure.harness.CORES_WAIT_S"):  # fmt: skip
        monkeypatch.setattr(f"tuner.{limit}", 0)

    options = Options(Target(host_soc_versions()[-1], 1), accepts_noise=True, tunes_operators=False)
    result = tune_model(path, tmp_path / "old.om", options, MemoryLookup(), lambda _: None)
    with load(tmp_path / "old.om") as model:
        got = model.run({"x": X})["y"]

    assert result.verdict is not None
    assert result.verdict.reference == "float64"
    np.testing.assert_allclose(got, np.maximum(X + CHANNELS[:, None, None], 0), rtol=1e-6)
