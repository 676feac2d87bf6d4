"""`bankd aoe` with fewer bits: what reaches the tuner, and what is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "in" / "m.onnx")


def test_quantising_its_inputs_and_its_budget_reach_the_tuner(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    inputs = tmp_path / "inputs.npz"
    np.savez(inputs, x=np.zeros(3))

    asked = ("--quantize", "int8", "--calibration", inputs, "--accuracy", "0.995")
    ended = bankd("aoe", "-m", model, "-j", "2", *asked)

    assert ended.code == ExitCode.OK
    (options,) = fake.options
    assert (options.quantize, options.calibration, options.accuracy) == ("int8", inputs, "0.995")


def test_modes_of_single_operators_reach_the_tuner(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    (tmp_path / "modes.ini").write_text("[ByNodeName]\n/fc/Gemm=high_precision\n")
    (tmp_path / "kept.cfg").write_text("OpType::Conv\n")
    (tmp_path / "lists.json").write_text('{"white-list": {"to-add": ["MatMul"]}}')

    bankd(
        "aoe", "-m", model, "-j", "2", "--precision_mode", "allow_mix_precision",
        "--op_precision_mode", tmp_path / "modes.ini", "--keep_dtype", tmp_path / "kept.cfg",
        "--modify_mixlist", tmp_path / "lists.json",
    )  # fmt: skip

    (options,) = fake.options
    assert options.modes_by_name == {"/fc/Gemm": "must_keep_origin_dtype"}
    assert options.modes_by_type == {
        "Conv": "must_keep_origin_dtype", "MatMul": "allow_mix_precision",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--quantize", "int4"], "--quantize"),
        (["--quantize", "int8", "--calibration", "missing.npz"], "missing.npz"),
        (["--calibration", "missing.npz"], "--calibration is for --quantize"),
        (["--op_precision_mode", "missing.ini"], "missing.ini"),
    ],
)
def test_what_cannot_be_used_is_refused_before_anything_is_tuned(
    bankd: Command, model: Path, fake: FakePipeline, arguments: list[str], message: str
) -> None:
    ended = bankd("aoe", "-m", model, "-j", "2", *arguments)

    assert ended.code != ExitCode.OK
    assert message in ended.err
    assert fake.models == []


def test_inputs_for_a_fleet_are_given_as_samples(bankd: Command, model: Path) -> None:
    asked = ("--quantize", "int8", "--calibration", model)

    ended = bankd("aoe", "-m", model, "-j", "2", "--ip", "head", *asked)

    assert ended.code == ExitCode.USAGE
    assert "give its file as --samples" in ended.err


def test_inputs_of_one_model_are_not_for_a_folder(bankd: Command, model: Path) -> None:
    arguments = ("--quantize", "int8", "--calibration", model)

    ended = bankd("aoe", "--model_path", model.parent, "-j", "2", *arguments)

    assert ended.code == ExitCode.USAGE
    assert "--calibration is for one model" in ended.err
