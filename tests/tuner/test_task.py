"""Task keys: canonical, and blind to names and weights."""

import json
import math
from dataclasses import replace
from typing import Any

import pytest

from tuner.expression import Expression
from tuner.graph import Graph, Node, TensorType
from tuner.ops import OPS
from tuner.size import Size
from tuner.task import Task

from .conftest import gemm_task


def test_a_task_comes_back_from_its_text() -> None:
    tail = Expression().then("add", "it", "x1").then("clip", "it", 0.0, 6.0)
    task = Task(
        "conv",
        (TensorType("f32", (1, 8, 8, 3)), TensorType("f32", (4, 3, 3, 3))),
        (TensorType("f32", (1, 8, 8, 4)),),
        {"strides": (1, 1), "group": 1, "tail": tail, "epsilon": 1e-5, "mode": "max"},
    )

    again = Task.parse(task.text())

    assert again == task
    assert again.key == task.key


@pytest.mark.parametrize("value", [-math.inf, math.inf])
def test_padding_with_infinity_has_a_canonical_text(value: float) -> None:
    kind = TensorType("f32", (2,))
    task = Task("pad", (kind,), (kind,), {"pads": (0, 0), "value": value})

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
        {"outputs": (TensorType("f32", (24, 49)),)},
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

    assert Task(task.op, task.inputs, (task.output,), {"tail": Expression()}).key == task.key


IMAGE = TensorType("f32", (1, 4, 4, 8))


@pytest.mark.parametrize(
    ("op", "attributes", "sources", "first_tail_input"),
    [("conv", {}, (0,), 3), ("conv", {"source_strides": (1, 1, 2, 2, 1, 1)}, (0, 3, 4), 5),
     ("attention", {"scores": Expression().then("add", "it", "x1")}, (0,), 4),
     ("attention", {}, (0,), 3), ("softmax", {}, (0,), 1), ("matmul", {}, (0,), 2),
     ("concat", {}, (0,), 6)],
)  # fmt: skip
def test_inputs_are_the_ops_own_then_further_sources_then_those_of_expressions(
    op: str, attributes: dict[str, Any], sources: tuple[int, ...], first_tail_input: int
) -> None:
    inputs = (IMAGE,) * 5 + (TensorType("f32", (8,)),)
    tail = Expression().then("add", "it", f"x{len(inputs) - first_tail_input}")
    task = Task(op, inputs, (IMAGE,), {**attributes, "tail": tail})

    assert (task.sources, task.first_tail_input) == (sources, first_tail_input)
    assert task.tail_inputs == task.inputs[first_tail_input:]


def test_parts_put_side_by_side_are_the_channels_of_one_pixel() -> None:
    apart = Task("conv", (), (TensorType("f32", (2, 1, 4, 4, 3)),), {"parts": 2, "group": 1})

    whole = apart.side_by_side()

    assert whole == Task("conv", (), (TensorType("f32", (1, 4, 4, 6)),), {"group": 1})
    assert (apart.parts, whole.parts) == (2, 1)
    assert whole.side_by_side() is whole


@pytest.mark.parametrize("name", ["parts", "source_strides", "strides", "tail", "scores"])
def test_attributes_of_another_type_are_refused(name: str) -> None:
    task = Task("conv", (), (IMAGE,), {name: "x"})

    with pytest.raises(TypeError, match=f"{name}.* is 'x'"):
        task.ints(name) if name == "strides" else getattr(
            task, {"source_strides": "sources"}.get(name, name)
        )


@pytest.mark.parametrize("value", [None, {}])
def test_an_attribute_that_is_no_value_is_refused(value: object) -> None:
    data = {**json.loads(gemm_task().text()), "attributes": {"axis": value}}

    with pytest.raises(ValueError, match="attribute axis is"):
        Task.parse(json.dumps(data))


@pytest.mark.parametrize(
    ("op", "constant"),
    [("gemm", (1, 2)), ("conv", (1, 2)), ("depthwise", (1, 2)), ("layer_norm", (1, 2)),
     ("matmul", ()), ("attention", ()), ("copy", ())],
)  # fmt: skip
def test_weights_are_the_constant_inputs(op: str, constant: tuple[int, ...]) -> None:
    assert OPS[op].constants == constant


# -- several results -------------------------------------------------------------------------------

TWO_RESULTS = Task(
    "top_k",
    (TensorType("f32", (2, 9)),),
    (TensorType("f32", (2, 3)), TensorType("i64", (2, 3))),
    {"largest": 1},
)


def test_a_task_with_one_result_keeps_the_word_output() -> None:
    content = json.loads(gemm_task(24, 32, 48).text())

    assert content["output"] == "f32[24,48]"
    assert "outputs" not in content


def test_a_task_with_two_results_lists_them_and_comes_back_from_its_text() -> None:
    content = json.loads(TWO_RESULTS.text())

    assert content["outputs"] == ["f32[2,3]", "i64[2,3]"]
    assert "output" not in content
    assert Task.parse(TWO_RESULTS.text()) == TWO_RESULTS


def test_either_result_changes_the_key() -> None:
    values, indices = TWO_RESULTS.outputs
    other = TensorType("i32", (2, 3))

    keys = {
        replace(TWO_RESULTS, outputs=outputs).key
        for outputs in ((values, indices), (indices, values), (values, other), (values,))
    }

    assert len(keys) == 4


def test_the_only_output_of_a_task_with_two_results_is_refused() -> None:
    with pytest.raises(ValueError, match="top_k has 2 results, not one"):
        _ = TWO_RESULTS.output


def test_open_sizes_of_every_result_are_named() -> None:
    size, found = Size.named("batch", 4), Size.named("kept", 2)
    kinds = {
        "x": TensorType("f32", (size, 9)),
        "values": TensorType("f32", (size, 3)),
        "indices": TensorType("i64", (size, found)),
    }
    graph = Graph("g", ("x",), ("values", "indices"), (), kinds, {})

    task = Task.of(Node("top_k", ("x",), ("values", "indices")), graph)

    assert [str(kind) for kind in task.outputs] == ["f32[a:4,3]", "i64[a:4,b:2]"]
    assert [str(kind) for kind in task.at({"a": 7, "b": 1}).outputs] == [
        "f32[a:7,3]",
        "i64[a:7,b:1]",
    ]


@pytest.mark.parametrize(
    "outputs", [[], ["f32[2,3]"], "f32[2,3]", {"0": "f32[2,3]", "1": "i64[2,3]"}, None, 7]
)
def test_outputs_that_no_task_writes_are_not_parsed(outputs: object) -> None:
    content = json.loads(TWO_RESULTS.text()) | {"outputs": outputs}

    with pytest.raises(ValueError, match="a task with the outputs"):
        Task.parse(json.dumps(content))


def test_a_text_with_both_output_and_outputs_is_not_parsed() -> None:
    content = json.loads(TWO_RESULTS.text()) | {"output": "f32[2,3]"}

    with pytest.raises(ValueError, match="a task with the outputs"):
        Task.parse(json.dumps(content))


@pytest.mark.parametrize(
    "op",
    [
        name
        for name, op in OPS.items()
        # Attentions in training are made of products that have a tail and an order already.
        if len(op.outputs) > 1 and not name.startswith("attention_")
    ],
)
def test_what_is_applied_to_the_only_result_is_no_part_of_an_op_with_several(op: str) -> None:
    own = {*OPS[op].attributes, *OPS[op].optional, *OPS[op].expressions}

    assert own.isdisjoint({"tail", "perm_out", "parts"})
