"""Task keys: canonical, and blind to names and weights."""

import json
import math

import pytest

from tuner.expression import Expression
from tuner.graph import Graph, Node, TensorType
from tuner.task import Task, constant_inputs

from .conftest import gemm_task


def test_a_task_comes_back_from_its_text() -> None:
    tail = Expression().then("add", "it", "x1").then("clip", "it", 0.0, 6.0)
    task = Task(
        "conv",
        (TensorType("f32", (1, 8, 8, 3)), TensorType("f32", (4, 3, 3, 3))),
        TensorType("f32", (1, 8, 8, 4)),
        {"strides": (1, 1), "group": 1, "tail": tail, "epsilon": 1e-5, "mode": "max"},
    )

    again = Task.parse(task.text())

    assert again == task
    assert again.key == task.key


@pytest.mark.parametrize("value", [-math.inf, math.inf])
def test_padding_with_infinity_has_a_canonical_text(value: float) -> None:
    kind = TensorType("f32", (2,))
    task = Task("pad", (kind,), kind, {"pads": (0, 0), "value": value})

    def refuse(text: str) -> None:
        raise AssertionError(text)

    json.loads(task.text(), parse_constant=refuse)
    assert Task.parse(task.text()).attributes["value"] == value


def test_names_and_attribute_order_do_not_change_the_key() -> None:
    types = {"x": TensorType("f32", (2, 4)), "y": TensorType("f32", (4, 2))}

    def key(names: tuple[str, str], attributes: dict[str, tuple[int, ...]]) -> str:
        graph = Graph(
            "g", (names[0],), (names[1],), (), dict(zip(names, types.values(), strict=True)), {}
        )
        return Task.of(Node("copy", (names[0],), (names[1],), attributes, name="n"), graph).key

    one = key(("a", "b"), {"dims": (4, 2), "strides": (1, 4)})
    other = key(("c", "d"), {"strides": (1, 4), "dims": (4, 2)})

    assert one == other


@pytest.mark.parametrize(
    "change",
    [
        {"op": "conv"},
        {"output": TensorType("f32", (24, 49))},
        {"attributes": {"tail": Expression().then("relu", "it")}},
        {"precision_mode": "allow_mix_precision"},
    ],
)
def test_whatever_changes_the_work_changes_the_key(change: dict[str, object]) -> None:
    task = gemm_task()
    parts = {**vars(task), **change}

    assert Task(**parts).key != task.key


def test_an_empty_tail_is_no_tail() -> None:
    task = gemm_task()

    assert Task(task.op, task.inputs, task.output, {"tail": Expression()}).key == task.key


def test_weights_are_the_constant_inputs() -> None:
    assert constant_inputs(gemm_task()) == (1, 2)
    assert constant_inputs(Task("copy", (), TensorType("f32", ()))) == ()
