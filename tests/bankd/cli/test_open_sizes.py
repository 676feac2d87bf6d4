"""Commands on a model with a range of sizes, and on the offline model that is built for it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command

WEIGHT = np.arange(32, dtype=np.float32).reshape(8, 4) / 32
ONE = ("--aicore_num", "1")


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """Rows of eight numbers, as many as there are, times a matrix."""
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["x", "w"], ["p"]), helper.make_node("Relu", ["p"], ["y"])],
        "rows",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 8])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["n", 4])],
        [numpy_helper.from_array(WEIGHT, "w")],
    )
    path = tmp_path / "in" / "rows.onnx"
    opsets = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=8), path)
    return path


@pytest.fixture
def offline_model(bankd: Command, model: Path, tmp_path: Path) -> Path:
    ended = bankd("atc", "--model", model, "--input_shape", "x:2~64,8", "--output",
                  tmp_path / "rows", *ONE)  # fmt: skip
    assert ended.code == ExitCode.OK, ended.err
    return tmp_path / "rows.om"


def test_mode_6_of_atc_names_the_shapes_of_each_program(
    bankd: Command, offline_model: Path
) -> None:
    described = json.loads(bankd("atc", "--mode", "6", "--om", offline_model, "--json").out)
    text = bankd("atc", "--mode", "6", "--om", offline_model).out

    assert described["programs"] == ["x: [n, 8], n=24~64", "x: [n, 8], n=2~23"]
    assert "program: x: [n, 8], n=2~23\n" in text


def test_run_takes_any_shape_of_the_range(
    bankd: Command, offline_model: Path, tmp_path: Path
) -> None:
    x = np.linspace(-1, 1, 5 * 8, dtype=np.float32).reshape(5, 8)
    np.savez(tmp_path / "in.npz", x=x)

    ended = bankd("run", offline_model, "--inputs", tmp_path / "in.npz", "--outputs",
                  tmp_path / "out.npz")  # fmt: skip

    assert ended.code == ExitCode.OK, ended.err
    with np.load(tmp_path / "out.npz") as outputs:
        np.testing.assert_allclose(outputs["y"], np.maximum(x @ WEIGHT, 0), rtol=1e-5, atol=1e-6)


def test_run_draws_inputs_of_the_largest_shape(bankd: Command, offline_model: Path) -> None:
    [output] = json.loads(bankd("run", offline_model, "--json").out)

    assert output["shape"] == "64x4"


def test_run_refuses_a_shape_outside_and_names_those_inside(
    bankd: Command, offline_model: Path, tmp_path: Path
) -> None:
    np.savez(tmp_path / "in.npz", x=np.zeros((65, 8), np.float32))

    ended = bankd("run", offline_model, "--inputs", tmp_path / "in.npz")

    assert ended.code == ExitCode.FAILURE
    assert "it has x: [65, 8]; the model takes x: [n, 8], n=24~64 or x: [n, 8], n=2~23" in ended.err


def test_run_draws_the_largest_shape_inside_where_onnx_runtime_runs_the_others(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    built = bankd("atc", "--model", model, "--input_shape", "x:2~64,8", "--outside", "run",
                  "--output", tmp_path / "all", *ONE)  # fmt: skip
    np.savez(tmp_path / "in.npz", x=np.zeros((65, 8), np.float32))

    drawn = json.loads(bankd("run", tmp_path / "all.om", "--json").out)
    given = bankd("run", tmp_path / "all.om", "--inputs", tmp_path / "in.npz", "--json").out

    assert built.code == ExitCode.OK, built.err
    assert [drawn[0]["shape"], json.loads(given)[0]["shape"]] == ["64x4", "65x4"]
