"""`op_compiler`: single operators of a folder, compiled or tuned."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bankd.bridge import worker
from bankd.cli import door
from bankd.cli.op_compiler import op_compiler
from bankd.errors import ExitCode
from tests.bankd.fakes import FakePipeline

MATMUL = {
    "op": "MatMulV2",
    "name": "product",
    "input_desc": [
        {"format": "ND", "shape": [16, 64], "type": "float"},
        {"format": "ND", "shape": [64, 32], "type": "float"},
    ],
    "output_desc": [{"format": "ND", "shape": [16, 32], "type": "float"}],
}


@pytest.fixture
def operators(world: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TE_PARALLEL_COMPILER", "1")
    folder = tmp_path / "dumped"
    folder.mkdir()
    (folder / "one.json").write_text(json.dumps([MATMUL]))
    return folder


def run(*arguments: object) -> int:
    return door.run([*map(str, arguments)], "op_compiler")


def test_operators_are_compiled_with_what_the_bank_holds(
    operators: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code = run("-p", operators, "-v", "Ascend910B3", "-l", "info", "-j", 128, "-o", "kernels")

    said = capfd.readouterr().err
    assert code == ExitCode.OK, said
    assert Path("kernels/one/product.om").read_bytes()[:4] == b"IMOD"
    assert "op_compiler: Ascend910B3 is no processor of this machine" in said
    assert "of 1 tasks from the bank" in said
    assert os.environ["TE_PARALLEL_COMPILER"] == "32"


def test_operators_are_tuned_with_compile_mode_tune(
    operators: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    seen = list[str]()

    def tune(model: Path, *arguments: object) -> object:
        seen.append(model.stem)
        model.write_text('{"tasks": [1]}')
        return FakePipeline()(model, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(worker, "tune_model", tune)
    code = run(f"--op_params_dir={operators}", "--compile_mode=tune", "--output=kernels")

    shown = capfd.readouterr()
    assert code == ExitCode.OK, shown.err
    assert seen == ["product"]
    assert "[Aoe]product Tuning process finished." in shown.out
    assert Path("kernels/one/product.om").is_file()


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["-d", "gm_debug.cfg"], "--op_debug_config is not available"),
        (["-k", "te_matmul"], "--kernel_name is not available"),
        (["-m", "fast"], "'fast' is not 'tune'"),
        (["-j", "0"], "0 is not in the range"),
    ],
)
def test_what_has_no_meaning_here_is_refused(
    operators: Path, capfd: pytest.CaptureFixture[str], arguments: list[str], what: str
) -> None:
    assert run("-p", operators, *arguments) == ExitCode.USAGE
    assert what in capfd.readouterr().err


def test_a_folder_without_operators_is_refused(
    operators: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run("-p", tmp_path / "none") == ExitCode.FAILURE
    assert run("-p", tmp_path) == ExitCode.FAILURE
    assert "there is no JSON file in" in capfd.readouterr().err


def test_every_option_of_the_original_is_known() -> None:
    known = {spelling for option in op_compiler.params for spelling in option.opts}

    assert known >= {
        "--op_params_dir", "-p", "--soc_version", "-v", "--log", "-l", "--job", "-j",
        "--compile_mode", "-m", "--output", "-o", "--op_debug_config", "-d", "--kernel_name", "-k",
    }  # fmt: skip
