"""The door `graphs`: its graphs are valid and of every operator, and a wrong one is noticed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from tests.fuzz.door import made
from tests.fuzz.graphs.elementwise import ELEMENTWISE
from tests.fuzz.graphs.layers import LAYERS
from tests.fuzz.graphs.movement import MOVEMENT
from tests.fuzz.graphs.random_graph import random_graph
from tests.fuzz.graphs.verdict import INTERPRETED, NotNative, WrongError, compare, split
from tests.fuzz.graphs_door import door, reduced
from tuner.frontend.walk import ARITHMETIC
from tuner.frontend.walk import MOVEMENT as MOVED
from tuner.fusion.rules import elementwise

UNUSED = {
    "BitCast", "CumProd", "Scatter", "TensorScatter", "Upsample",
    "BlackmanWindow", "DFT", "DeformConv", "HammingWindow", "HannWindow", "STFT",
    "TfIdfVectorizer",
}  # fmt: skip
"""Operators that the versions of the graphs lack, newer and deprecated ones; and those that have no
recipe yet."""


def test_graphs_are_right(tmp_path: Path) -> None:
    graphs = door(tmp_path)
    native = {"": 0, INTERPRETED: 0}

    for number in range(30):
        data = made(graphs, 4501, number)
        try:
            graphs.enter(data)
            native[onnx.ModelProto.FromString(data).producer_name] += 1
        except NotNative:
            pass

    assert native[""] > 0
    assert native[INTERPRETED] > 10


def test_a_wrong_rewrite_is_noticed_without_a_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elementwise, "_SIMPLE", {**elementwise._SIMPLE, "Floor": "ceil"})
    model = _stepped()
    model.producer_name = INTERPRETED

    with pytest.raises(WrongError, match="Floor unlike ONNX Runtime: 8"):
        door(tmp_path).enter(model.SerializeToString())


def test_a_number_that_is_off_is_noticed_and_what_roundings_explain_is_not() -> None:
    model, feeds = split(_stepped().SerializeToString())

    for near in (2.0, 3.0):
        compare(model, feeds, {"y": np.array([near, 7.0], np.float32)})
    with pytest.raises(WrongError, match="Floor unlike ONNX Runtime: 8"):
        compare(model, feeds, {"y": np.array([2.0, 8.0], np.float32)})


def _stepped() -> onnx.ModelProto:
    """Floors of 2.1 / 0.7, which is 3 but for the roundings of f32, and of 7.5."""
    values = {"x": np.array([2.1, 5.25], np.float32), "c": np.array(0.7, np.float32)}
    nodes = [helper.make_node("Div", ["x", "c"], ["q"]), helper.make_node("Floor", ["q"], ["y"])]
    graph = helper.make_graph(
        nodes, "g",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, (2,))],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, (2,))],
        [numpy_helper.from_array(array, name) for name, array in values.items()],
    )  # fmt: skip
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def test_smaller_graphs_are_valid_and_lead_to_single_nodes() -> None:
    data = random_graph(Random(3)).SerializeToString()

    smaller = reduced(data)

    models = [onnx.ModelProto.FromString(each) for each in smaller]
    assert min(len(model.graph.node) for model in models) == 1
    for each in smaller[:5]:
        model, feeds = split(each)
        onnx.checker.check_model(model)
        assert {value.name for value in model.graph.input} == set(feeds)


@pytest.mark.slow
def test_every_operator_with_a_kernel_is_in_few_graphs() -> None:
    models = [random_graph(Random(seed)) for seed in range(1500)]

    seen = {node.op_type for model in models for node in model.graph.node}

    assert {*ARITHMETIC, *MOVED} - seen - UNUSED == set()
    assert len({**ELEMENTWISE, **MOVEMENT, **LAYERS}) > 80
