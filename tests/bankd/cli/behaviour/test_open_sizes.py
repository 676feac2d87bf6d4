"""Commands on a model with a range of sizes, and on the offline model that is built for it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from bankd.bank import Bank, TargetKey, canonical
from bankd.errors import ExitCode
from fixtures.opened import inputs_of, opened
from fixtures.small import SMALL
from tests.bankd.cli.conftest import Command
from tests.bankd.cli.test_explain import decision
from tuner.backend import host_target
from tuner.offline_model.offline_model import load, save
from tuner.program.program import OpenSize, programs_as_json, programs_from_json

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
    ended = bankd("atc", "--model", model, "--input_shape", "x:5~64,8", "--output",
                  tmp_path / "rows", *ONE)  # fmt: skip
    assert ended.code == ExitCode.OK, ended.err
    return tmp_path / "rows.om"


def test_mode_6_of_atc_names_the_shapes_of_each_program(
    bankd: Command, offline_model: Path
) -> None:
    described = json.loads(bankd("atc", "--mode", "6", "--om", offline_model, "--json").out)
    text = bankd("atc", "--mode", "6", "--om", offline_model).out

    assert described["programs"] == ["x: [n, 8], n=33~64", "x: [n, 8], n=5~32"]
    assert "program: x: [n, 8], n=5~32\n" in text


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
    assert "it has x: [65, 8]; the model takes x: [n, 8], n=5~64" in ended.err


def test_run_draws_the_largest_shape_inside_where_onnx_runtime_runs_the_others(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    built = bankd("atc", "--model", model, "--input_shape", "x:5~64,8", "--outside", "run",
                  "--output", tmp_path / "all", *ONE)  # fmt: skip
    np.savez(tmp_path / "in.npz", x=np.zeros((65, 8), np.float32))

    drawn = json.loads(bankd("run", tmp_path / "all.om", "--json").out)
    given = bankd("run", tmp_path / "all.om", "--inputs", tmp_path / "in.npz", "--json").out

    assert built.code == ExitCode.OK, built.err
    assert [drawn[0]["shape"], json.loads(given)[0]["shape"]] == ["64x4", "65x4"]


RANGE = ("--input_shape", "x:5~64,8")


def tuned_at(bankd: Command, model: Path, place: Path, *rows: int) -> None:
    """Put decisions for the tasks at these points into the bank."""
    told = json.loads(bankd("explain", model, *RANGE, *ONE, "--json").out)
    target = TargetKey(host_target().soc_version, 1)
    texts = (canonical(one["task"]) for one in told["operators"])
    kept = [decision(text, target) for text in texts if any(f"[a:{n}," in text for n in rows)]
    with Bank.open(place) as bank:
        bank.commit(target, kept, "tuned", "me")


def test_a_range_is_explained_at_each_point_that_is_tuned(
    bankd: Command, model: Path, tmp_path: Path
) -> None:
    tuned_at(bankd, model, tmp_path / "bank", 64)

    text = bankd("explain", model, *RANGE, *ONE).out
    told = json.loads(bankd("explain", model, *RANGE, *ONE, "--json").out)

    assert "operators at n=64, which serves n=33~64: 1 of 1 hit (custom 1)" in text
    assert "operators at n=16, which serves n=5~32: 0 of 1 hit, 1 miss" in text
    assert "gemm a:64x8x4 relu" in text
    assert "inputs[0] dim 0 a:64 -> a:16" in text
    hit, miss = told["operators"]
    assert told["shapes"] == [
        {"sizes": {"n": 64}, "serves": [33, 64], "hits": [hit["key"]], "misses": []},
        {"sizes": {"n": 16}, "serves": [5, 32], "hits": [], "misses": [miss["key"]]},
    ]


@pytest.mark.parametrize(("rows", "point"), [(5, 16), (32, 16), (33, 64), (64, 64)])
def test_the_point_that_serves_a_shape_is_named(
    bankd: Command, model: Path, rows: int, point: int
) -> None:
    shown = bankd("explain", model, *RANGE, *ONE, "--shape", f"x:{rows},8", "--json")

    told = json.loads(shown.out)
    assert [one["sizes"] for one in told["shapes"]] == [{"n": point}]
    notes = [note["what"] for note in told["notes"]]
    assert f"n={rows} runs with the policies of n={point}" in notes
    assert "give --om for the stretches" in notes[-1]


def test_the_stretches_are_those_of_the_offline_model_that_is_given(
    bankd: Command, model: Path, offline_model: Path, tmp_path: Path
) -> None:
    stored = load(offline_model)
    large, small = programs_from_json(stored.program)
    moved = (
        replace(large, open_sizes=(OpenSize("n", 41, 64),)),
        replace(small, open_sizes=(OpenSize("n", 5, 40),)),
    )
    save(tmp_path / "moved.om", replace(stored, program=programs_as_json(moved)))

    text = bankd("explain", model, *RANGE, *ONE, "--om", tmp_path / "moved.om").out

    assert "n=16, which serves n=5~40" in text
    assert "halfway" not in text


def test_sizes_of_a_program_between_two_points_are_those_of_the_larger_one(
    bankd: Command, model: Path, offline_model: Path, tmp_path: Path
) -> None:
    stored = load(offline_model)
    large, small = programs_from_json(stored.program)
    stretches = ((large, 41, 64), (small, 23, 40), (small, 5, 22))
    programs = tuple(
        replace(program, open_sizes=(OpenSize("n", low, high),)) for program, low, high in stretches
    )
    save(tmp_path / "three.om", replace(stored, program=programs_as_json(programs)))

    text = bankd("explain", model, *RANGE, *ONE, "--om", tmp_path / "three.om").out

    assert "n=64, which serves n=23~64" in text
    assert "n=16, which serves n=5~22" in text


def test_an_offline_model_with_one_program_for_a_range_may_have_the_default_policies(
    bankd: Command, model: Path, offline_model: Path, tmp_path: Path
) -> None:
    stored = load(offline_model)
    large, _ = programs_from_json(stored.program)
    only = (replace(large, open_sizes=(OpenSize("n", 5, 64),)),)
    save(tmp_path / "only.om", replace(stored, program=programs_as_json(only)))

    refused = bankd("explain", model, *RANGE, *ONE, "--om", tmp_path / "only.om")

    assert refused.code == ExitCode.USAGE
    assert "has no program of its own for each of the points n=64; n=16" in refused.err
    assert "hint: it has the default policies if tuned outputs were wrong; else" in refused.err


def test_points_that_calls_asked_for_are_explained_where_they_are_given(
    bankd: Command, model: Path, offline_model: Path
) -> None:
    points = ("--shape_points", "n=37;n=12;n=6")
    told = json.loads(bankd("explain", model, *RANGE, *ONE, *points, "--json").out)
    other = bankd("explain", model, *RANGE, *ONE, *points, "--om", offline_model)
    wrong = bankd("explain", model, *RANGE, *ONE, "--shape_points", "37")

    assert [one["sizes"]["n"] for one in told["shapes"]] == [64, 37, 12, 6]
    assert other.code == ExitCode.USAGE
    assert "has no program of its own for each of the points n=64; n=37; n=12; n=6" in other.err
    assert "hint: give the points it was tuned at: --shape_points" in other.err
    assert wrong.code == ExitCode.USAGE
    assert "'37' is not open sizes as in \"n=37;n=128\"" in wrong.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((*RANGE, "--shape", "x:65,8"), "'x:65,8' is outside of the model's shapes: x: [n, 8]"),
        ((*RANGE, "--shape", "x:9,7"), "'x:9,7' is outside of the model's shapes: x: [n, 8]"),
        ((*RANGE, "--shape", "x:9"), "'x:9' is outside of the model's shapes"),
        ((*RANGE, "--shape", "y:9,8"), "'y:9,8' does not say how large n is"),
        (("--input_shape", "x:4,8", "--shape", "x:4,8"), "--shape and --om are about models with"),
    ],
)
def test_shapes_that_no_point_serves_are_refused(
    bankd: Command, model: Path, arguments: tuple[str, ...], message: str
) -> None:
    ended = bankd("explain", model, *arguments, *ONE)

    assert ended.code == ExitCode.USAGE
    assert message in ended.err


def test_steps_are_explained_one_by_one(bankd: Command, model: Path) -> None:
    steps = ("--input_shape", "x:-1,8", "--dynamic_batch_size", "2,16")

    told = json.loads(bankd("explain", model, *steps, *ONE, "--json").out)
    text = bankd("explain", model, *steps, *ONE).out

    assert [one["sizes"] for one in told["shapes"]] == [{"x[0]": 2}, {"x[0]": 16}]
    tasks = {operator["key"]: operator["task"] for operator in told["operators"]}
    first, second = (tasks[key] for one in told["shapes"] for key in one["misses"])
    assert (first["inputs"][0], second["inputs"][0]) == ("f32[2,8]", "f32[16,8]")
    assert len(told["operators"]) == 2
    assert "operators at x[0]=16: 0 of 1 hit, 1 miss" in text


def test_onnx_runtime_runs_images_of_any_height_as_no_kernel_does(
    bankd: Command, tmp_path: Path
) -> None:
    graph = helper.make_graph(
        [helper.make_node("Conv", ["x", "w"], ["y"], pads=[1] * 4)],
        "images",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, 3, "h", 16])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, None)],
        [numpy_helper.from_array(np.ones((4, 3, 3, 3), np.float32), "w")],
    )
    opsets = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=8), tmp_path / "m.onnx")
    shape = ("--input_shape", "x:1,3,16~64,16")

    built = bankd("atc", "--model", tmp_path / "m.onnx", *shape, "--output", tmp_path / "m", *ONE)
    refused = bankd("explain", tmp_path / "m.onnx", *shape, *ONE)

    assert built.code == ExitCode.OK, built.err
    assert "ONNX Runtime runs the whole model: " in built.err
    assert "only of a fixed size" in built.err
    assert "give the sizes that you need as steps" in refused.err


def test_an_offline_model_of_a_range_cannot_be_looked_up_and_says_what_to_give(
    bankd: Command, offline_model: Path
) -> None:
    ended = bankd("explain", offline_model, *ONE)

    assert ended.code == ExitCode.FAILURE
    assert "was written without the graph that it was built from" in ended.err
    assert "hint: give the original ONNX file" in ended.err


def test_bench_times_a_range_at_each_point_with_its_own_entries(
    bankd: Command, model: Path
) -> None:
    given = ("bench", model, *RANGE, "--against", "onnxruntime", "--seconds", "0.1")
    ended = bankd(*given, *ONE)
    assert ended.code == ExitCode.OK, ended.err
    one = json.loads(bankd(*given, *ONE, "--json").out)
    fixed = json.loads(
        bankd("bench", model, "--input_shape", "x:5,8", *given[4:], *ONE, "--json").out
    )

    titles = [line.split(":")[0].split()[:2] for line in ended.out.splitlines()]
    assert titles.count(["rows.onnx", "n=64"]) == titles.count(["rows.onnx", "n=16"]) == 2
    assert [each["sizes"] for each in one] == [{"n": 64}, {"n": 16}]
    assert [each["operations"] for each in one] == [
        rows * one[1]["operations"] / 16 for rows in (64, 16)
    ]
    assert all(each["verdict"] and each["peers"] and each["steps"] for each in one)
    assert "sizes" not in fixed[0]


def test_a_range_is_explained_with_its_subgraphs_at_each_point(
    bankd: Command, tmp_path: Path
) -> None:
    path = tmp_path / "encoder.onnx"
    encoder = opened(SMALL["tiny_encoder"](), {1: "n"})
    onnx.save(encoder, path)
    shapes = ";".join(f"{value.name}:1,1~8" for value in inputs_of(encoder))

    told = json.loads(bankd("explain", path, "--input_shape", shapes, *ONE, "--json").out)
    alone = bankd("explain", path, "--input_shape", shapes, *ONE, "--job_type", "2", "--json")

    assert [one["sizes"] for one in told["shapes"]] == [{"n": 8}, {"n": 1}]
    keys = [answer["key"] for answer in told["subgraphs"]]
    assert len(set(keys)) == 2
    assert [key in one["misses"] for one in told["shapes"] for key in keys] == [
        True, False, False, True,
    ]  # fmt: skip
    assert json.loads(alone.out)["subgraphs"] == []
