"""Graphs built by code: typed at once, checked against ONNX's schemas, compiled, run and tuned."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import onnxruntime
import pytest

import tuner
from tuner.builder import GraphBuilder, Value
from tuner.errors import ModelError, OptionError


@pytest.fixture(autouse=True)
def own_bank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bank").mkdir()
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "bank"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(Path.cwd()))


def test_results_have_element_types_and_shapes_at_once() -> None:
    graph = GraphBuilder()
    x = graph.input("x", "float32", (2, 6))
    halves = graph.add("Split", x, axis=1, num_outputs=2, outputs=2)
    assert [(one.dtype, one.shape) for one in halves] == [("float32", (2, 3))] * 2
    assert graph.add("Reshape", x, np.array([3, -1])).shape == (3, 4)
    assert graph.add("Cast", x, to=7) == Value("cast", "int64", (2, 6))
    assert graph.add("Reshape", graph.add("ReduceSum", x, keepdims=0), ()).shape == ()
    assert graph.add("Mul", x, 0.5).dtype == "float32"


@pytest.mark.parametrize(
    ("operator", "count", "attributes", "what", "hint"),
    [
        ("Relux", 1, {}, "ONNX has no operator 'Relux'", "Relu"),
        ("Softmax", 1, {"axes": 1}, "Softmax has no attribute 'axes'", "its attributes: axis"),
        ("Relu", 2, {}, "Relu does not take 2 inputs", "its inputs: X"),
        ("Concat", 2, {}, "Concat: ", "change its inputs or attributes"),
        ("Softmax", 1, {"axis": 7}, "Softmax: ", "change its inputs or attributes"),
    ],
)
def test_a_wrong_operator_is_one_clear_error(
    operator: str, count: int, attributes: dict[str, int], what: str, hint: str
) -> None:
    graph = GraphBuilder()
    x = graph.input("x", "float32", (2, 6))
    with pytest.raises(ModelError) as caught:
        graph.add(operator, *[x] * count, **attributes)
    assert caught.value.message.startswith(what)
    assert caught.value.hint is not None
    assert hint in caught.value.hint


def test_wrong_inputs_and_outputs_are_refused(tmp_path: Path) -> None:
    graph = GraphBuilder()
    with pytest.raises(OptionError, match="is not fixed"):
        graph.input("x", "float32", (-1, 6))
    with pytest.raises(OptionError, match="ONNX has no 'float31'"):
        graph.input("x", "float31", (1, 6))
    with pytest.raises(ModelError, match="is no array"):
        graph.add("Neg", [object()])
    with pytest.raises(ModelError, match="graph has no output"):
        graph.save(tmp_path / "m.onnx")
    graph.output(graph.add("Relu", graph.input("x", "float32", (1, 6))))
    with pytest.raises(ModelError, match="the name 'x' is in use"):
        graph.input("x", "float32", (1, 6))
    with pytest.raises(OptionError, match=r"is no name of an offline model"):
        graph.compile(tmp_path / "m")


def twenty_operators() -> GraphBuilder:
    chance = np.random.default_rng(1)

    def weight(*shape: int) -> np.ndarray:
        return chance.normal(0, 0.3, shape).astype(np.float32)

    graph = GraphBuilder("twenty")
    here = graph.input("image", "float32", (1, 3, 16, 16))
    for channels, more in ((3, 8), (8, 8), (8, 16)):
        here = graph.add("Conv", here, weight(more, channels, 3, 3), weight(more), pads=[1] * 4)
        here = graph.add("Relu", here)
    pooled = graph.add("MaxPool", here, kernel_shape=[2, 2], strides=[2, 2])
    doubled = graph.add("Mul", pooled, np.float32(2))
    here = graph.add("Add", pooled, graph.add("Sigmoid", doubled))
    here = graph.add("Reshape", here, np.array([1, 16, 64]))
    here = graph.add("Transpose", here, perm=[0, 2, 1])
    here = graph.add("LayerNormalization", here, np.ones(16, np.float32), axis=-1)
    here = graph.add("MatMul", here, weight(16, 24))
    here = graph.add("LeakyRelu", graph.add("Tanh", here), alpha=0.1)
    here = graph.add("ReduceMean", here, np.array([1]), keepdims=0)
    here = graph.add("Gemm", here, weight(24, 10), weight(10))
    here = graph.add("Clip", here, np.float32(-3), np.float32(3))
    graph.output(graph.add("Softmax", here), "probabilities")
    return graph


def is_right(graph: GraphBuilder, offline_model: Path) -> bool:
    """Whether the offline model computes as ONNX Runtime does."""
    inputs = {"image": np.random.default_rng(2).normal(0, 1, (1, 3, 16, 16)).astype(np.float32)}
    session = onnxruntime.InferenceSession(graph.model().SerializeToString())
    [expected] = session.run(None, inputs)
    with tuner.load(offline_model) as model:
        return np.allclose(model.run(inputs)["probabilities"], expected, rtol=1e-4, atol=1e-5)


def test_a_graph_of_twenty_operators_compiles_and_is_right(tmp_path: Path) -> None:
    graph = twenty_operators()
    assert len(graph.model().graph.node) == 21  # an Identity names the output
    assert is_right(graph, graph.compile(tmp_path / "twenty.om"))


@pytest.mark.slow
def test_a_graph_of_twenty_operators_is_tuned_and_is_right(tmp_path: Path) -> None:
    graph = twenty_operators()
    assert is_right(graph, graph.tune(tmp_path / "twenty.om", job_types="2"))


def test_the_example_of_a_graph_by_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path("examples/graph_by_code.py")
    assert "sum of probabilities: 1.000" in capsys.readouterr().out
