"""Outputs and types that ATC's options ask for: the same numbers under the same names."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper, numpy_helper

from fixtures.broken import BROKEN
from fixtures.small import SMALL
from tuner.backend import host_target
from tuner.errors import ModelError, OptionError, TunerError
from tuner.frameworks.edits.edited_model import Edits, edited_model
from tuner.frameworks.model_json import check_report, onnx_as_json

CHANCE = np.random.default_rng(46)
FLOAT = TensorProto.FLOAT


def network(path: Path, *, external: bool = False) -> Path:
    """Two results of a split, one of them behind a branch that captures a tensor."""
    weights = numpy_helper.from_array(CHANCE.standard_normal((8, 256)).astype("f4"), "w")
    inner = helper.make_graph([helper.make_node("Neg", ["left"], ["turned"])], "then", [],
                              [helper.make_tensor_value_info("turned", FLOAT, None)])  # fmt: skip
    other = helper.make_graph([helper.make_node("Abs", ["left"], ["same"])], "else", [],
                              [helper.make_tensor_value_info("same", FLOAT, None)])  # fmt: skip
    nodes = [
        helper.make_node("MatMul", ["x", "w"], ["product"], "matmul"),
        helper.make_node("Split", ["product"], ["left", "right"], "split", axis=1, num_outputs=2),
        helper.make_node("If", ["which"], ["y"], "choice", then_branch=inner, else_branch=other),
        helper.make_node("Relu", ["right"], ["z"], "relu"),
    ]
    inputs = [helper.make_tensor_value_info("x", FLOAT, ["n", 8]),
              helper.make_tensor_value_info("which", TensorProto.BOOL, [])]  # fmt: skip
    outputs = [helper.make_tensor_value_info(name, FLOAT, ["n", 128]) for name in "yz"]
    graph = helper.make_graph(nodes, "g", inputs, outputs, [weights])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)
    onnx.save(model, path, save_as_external_data=external, location="w.bin", size_threshold=0)
    return path


FEEDS = {"x": CHANCE.standard_normal((3, 8)).astype("f4") * 90, "which": np.array(True)}


def edited(model: Path, folder: Path, **edits: str) -> Path:
    folder.mkdir(exist_ok=True)
    return edited_model(model, Edits(**edits), {}, folder)


def run(model: Path, feeds=None) -> dict[str, np.ndarray]:
    session = onnxruntime.InferenceSession(str(model))
    names = [one.name for one in session.get_outputs()]
    wanted = {one.name for one in session.get_inputs()}
    given = {name: value for name, value in (feeds or FEEDS).items() if name in wanted}
    return dict(zip(names, session.run(names, given), strict=True))


@pytest.mark.parametrize(
    ("out_nodes", "tensors"),
    [
        ("split:1", ["right"]),
        ("relu:0;matmul:0", ["z", "product"]),
        ("z;product", ["z", "product"]),
        ("choice", ["y"]),
        ("left;", ["left"]),
    ],
)
def test_outputs_are_those_of_the_named_nodes_in_their_order(
    tmp_path: Path, out_nodes: str, tensors: list[str]
) -> None:
    model = network(tmp_path / "m.onnx", external=True)
    known = onnx.load(model)
    del known.graph.output[:]
    known.graph.output.extend(helper.make_tensor_value_info(n, FLOAT, None) for n in tensors)
    onnx.save(known, tmp_path / "all.onnx")

    made = edited(model, tmp_path / "made", out_nodes=out_nodes)

    kept = onnx.load(made).graph
    assert [value.name for value in kept.input] == ["x", "which"]
    assert [tensor.name for tensor in kept.initializer] == ["w"]
    onnx.checker.check_model(str(made), full_check=True)
    found, wanted = run(made), run(tmp_path / "all.onnx")
    assert list(found) == tensors
    for name in tensors:
        np.testing.assert_array_equal(found[name], wanted[name])


INTEGERS = ("INT8", "UINT8", "INT16", "UINT16", "INT32", "UINT32", "INT64", "UINT64")


@pytest.mark.parametrize("element", [TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.DOUBLE])
@pytest.mark.parametrize("word", INTEGERS)
def test_numbers_become_the_integers_next_to_them_towards_zero(
    tmp_path: Path, word: str, element: int
) -> None:
    value = helper.make_tensor_value_info("x", element, ["n"])
    result = helper.make_tensor_value_info("y", element, ["n"])
    graph = helper.make_graph([helper.make_node("Identity", ["x"], ["y"])], "g", [value], [result])
    opsets = [helper.make_opsetid("", 18)]
    onnx.save(helper.make_model(graph, ir_version=9, opset_imports=opsets), tmp_path / "m.onnx")
    dtype, limits = helper.tensor_dtype_to_np_dtype(element), np.iinfo(word.lower())
    sizes = [0, 0.5, 1.99, 127.5, 255.9, 300, 65_504, 1e7, 3e9, 1e15, 1e19, 1e30]
    with np.errstate(over="ignore"):
        numbers = np.array([*sizes, *(-size for size in sizes)], dtype)

    made = edited(tmp_path / "m.onnx", tmp_path / "i", output_type=word)
    found = run(made, {"x": numbers})["y"]

    last = max(int(one) for one in ends_of(dtype, limits.max) if int(one) <= limits.max)
    for number, integer in zip(numbers, found, strict=True):
        exact = int(np.clip(number, np.finfo(dtype).min, np.finfo(dtype).max))
        assert int(integer) == min(max(exact, limits.min), last)


def ends_of(dtype: np.dtype, limit: int) -> list[np.floating]:
    """The floats around the end of a range of integers."""
    end = dtype.type(min(limit, int(np.finfo(dtype).max)))
    return [end, np.nextafter(end, dtype.type(0))]


def test_one_output_of_two_gets_another_type(tmp_path: Path) -> None:
    model = network(tmp_path / "m.onnx")
    wanted = run(model)

    made = edited(model, tmp_path / "h", out_nodes="choice:0;relu:0", output_type="choice:0:FP16")

    found = run(made)
    assert {name: str(one.dtype) for name, one in found.items()} == {"y": "float16", "z": "float32"}
    np.testing.assert_array_equal(found["y"], wanted["y"].astype("f2"))
    np.testing.assert_array_equal(found["z"], wanted["z"])


def test_an_output_that_another_node_reads_keeps_its_number_there(tmp_path: Path) -> None:
    model = network(tmp_path / "m.onnx")

    found = run(edited(model, tmp_path / "h", out_nodes="left;choice", output_type="UINT8"))
    whole = run(model)["y"]

    np.testing.assert_array_equal(found["left"], np.clip(np.trunc(-whole), 0, 255))
    np.testing.assert_array_equal(found["y"], np.clip(np.trunc(whole), 0, 255))


def test_an_input_is_given_in_f16(tmp_path: Path) -> None:
    model = network(tmp_path / "m.onnx")
    half = FEEDS | {"x": FEEDS["x"].astype("f2")}

    found = run(edited(model, tmp_path / "h", fp16_inputs="x"), half)

    for name, exact in run(model, FEEDS | {"x": half["x"].astype("f4")}).items():
        np.testing.assert_array_equal(found[name], exact)


def test_samples_stay_with_a_model_whose_inputs_stay(tmp_path: Path) -> None:
    model = network(tmp_path / "m.onnx")
    np.savez(tmp_path / "m.npz", **FEEDS)

    with_types = edited(model, tmp_path / "t", output_type="FP16")
    with_inputs = edited(model, tmp_path / "i", fp16_inputs="x")

    assert with_types.with_suffix(".npz").is_file()
    assert not with_inputs.with_suffix(".npz").exists()


@pytest.mark.parametrize(
    ("edits", "words"),
    [
        ({"out_nodes": "matmull:0"}, "there is no node 'matmull'"),
        ({"out_nodes": "split:2"}, "has 2 outputs, and none of number 2"),
        ({"out_nodes": "turned"}, "there is no node 'turned'"),
        ({"out_nodes": "x"}, "there is no node 'x'"),
        ({"out_nodes": "relu:0;z"}, "'z' is given twice"),
        ({"out_nodes": "relu:0;;matmul"}, "a name is empty"),
        ({"output_type": "FP12"}, "'FP12' is no type"),
        ({"output_type": "HIF8"}, "a format of one Ascend card"),
        ({"output_type": "relu:0:HALF"}, "'HALF' is no type"),
        ({"output_type": "matmul:0:FP16"}, "'matmul:0' is no output"),
        ({"output_type": "relu:0:FP16;z:INT8"}, "'z' has two types"),
        ({"fp16_inputs": "w"}, "there is no input 'w'"),
        ({"fp16_inputs": "which"}, "input 'which' is of type"),
    ],
)
def test_a_name_or_type_that_is_not_there_is_refused(
    tmp_path: Path, edits: dict[str, str], words: str
) -> None:
    model = network(tmp_path / "m.onnx")

    with pytest.raises(OptionError) as refused:
        edited(model, tmp_path / "o", **edits)

    assert words in refused.value.message
    assert refused.value.message.startswith(f"{model}: --")
    assert (refused.value.code, bool(refused.value.hint)) == ("EG0003", True)


def test_a_constant_that_is_an_input_as_well_goes_with_its_readers(tmp_path: Path) -> None:
    onnx.save(SMALL["awkward_graph"](), tmp_path / "m.onnx")
    graph = onnx.load(tmp_path / "m.onnx").graph
    constants = {tensor.name for tensor in graph.initializer}
    assert constants & {value.name for value in graph.input}

    made = edited(tmp_path / "m.onnx", tmp_path / "made", out_nodes="constant")

    kept = onnx.load(made).graph
    assert not constants & {value.name for value in kept.input}
    assert [value.name for value in kept.output] == ["constant"]


def test_nodes_may_be_in_any_order(tmp_path: Path) -> None:
    model = network(tmp_path / "m.onnx")
    proto = onnx.load(model)
    nodes = [onnx.NodeProto.FromString(one.SerializeToString()) for one in proto.graph.node]
    del proto.graph.node[:]
    proto.graph.node.extend(reversed(nodes))
    onnx.save(proto, tmp_path / "turned.onnx")

    made = edited(tmp_path / "turned.onnx", tmp_path / "o", out_nodes="relu:0", output_type="FP16")

    kept = onnx.load(made).graph
    assert [node.name for node in kept.node][:3] == ["relu", "split", "matmul"]
    np.testing.assert_array_equal(run(made)["z"], run(model)["z"].astype("f2"))


def test_functions_that_call_each_other_in_a_circle_are_refused(tmp_path: Path) -> None:
    opsets = [helper.make_opsetid("", 18), helper.make_opsetid("own", 1)]
    functions = [
        helper.make_function(
            "own", name, ["a"], ["b"], [helper.make_node(other, ["a"], ["b"], domain="own")], opsets
        )
        for name, other in (("One", "Other"), ("Other", "One"))
    ]
    nodes = [helper.make_node("One", ["x"], ["made"], "one", domain="own"),
             helper.make_node("Relu", ["made"], ["y"], "relu")]  # fmt: skip
    values = [helper.make_tensor_value_info(name, FLOAT, [2]) for name in "xy"]
    graph = helper.make_graph(nodes, "g", values[:1], values[1:])
    model = helper.make_model(graph, opset_imports=opsets, ir_version=9, functions=functions)
    (tmp_path / "m.onnx").write_bytes(model.SerializeToString())

    with pytest.raises(ModelError, match="call each other more than"):
        edited(tmp_path / "m.onnx", tmp_path / "o", out_nodes="one")
    with pytest.raises(ModelError, match="call each other more than"):
        onnx_as_json(tmp_path / "m.onnx", with_shapes=True)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_model_is_refused_or_stays_broken(tmp_path: Path, name: str) -> None:
    path = tmp_path / "m.onnx"
    path.write_bytes(BROKEN[name]())
    works = (
        lambda: edited(path, tmp_path / "t", output_type="INT8"),
        lambda: edited(path, tmp_path / "n", out_nodes="y;z:0"),
        lambda: onnx_as_json(path, with_shapes=True),
        lambda: check_report(path, "m", {}, host_target()),
    )

    for work in works:
        try:
            made = work()
        except TunerError as error:
            made, said = None, error.message
            assert said.startswith(f"{path}: ")
        assert made is None or made
