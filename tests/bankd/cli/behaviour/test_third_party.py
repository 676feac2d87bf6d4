"""`bankd atc --mode=6` and `bankd explain` of offline models of other device families."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bankd.errors import ExitCode
from fixtures import third_party
from fixtures.third_party import COMMAND_LINE, Imod
from tests.bankd.cli.conftest import Command
from tests.tuner.offline_model.models import small_model
from tuner.offline_model.offline_model import save


@pytest.fixture
def offline_model(tmp_path: Path) -> Path:
    path = tmp_path / "a.om"
    path.write_bytes(Imod().packed())
    return path


def test_atc_describes_it_as_it_does_our_own(bankd: Command, offline_model: Path) -> None:
    ended = bankd("atc", "--mode=6", f"--om={offline_model}")

    assert ended.code == ExitCode.OK
    lines = ended.out.splitlines()
    assert f"original command line: {COMMAND_LINE}" in lines
    assert "  soc_version: Ascend310P3" in lines
    assert "input: f16[1,3,56,56]" in lines
    assert "  MatMulV2: 2" in lines


def test_of_our_own_atc_also_says_who_signed_it(bankd: Command, tmp_path: Path) -> None:
    save(tmp_path / "a.om", small_model())

    ended = bankd("atc", "--mode=6", "--om", tmp_path / "a.om")

    assert ended.code == ExitCode.OK
    assert "original command line: bankd atc --model=small.onnx" in ended.out
    assert ended.out.endswith("signature: not signed\n")


@pytest.mark.parametrize("content", [third_party.om2(), third_party.pico()])
def test_atc_describes_other_containers(bankd: Command, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.om").write_bytes(content)

    ended = bankd("atc", "--mode=6", "--om", tmp_path / "a.om", "--json")

    assert ended.code == ExitCode.OK
    assert json.loads(ended.out)["remarks"]


def test_explain_lists_each_operator_with_what_the_bank_has(
    bankd: Command, offline_model: Path
) -> None:
    ended = bankd("explain", offline_model)

    assert ended.code == ExitCode.OK
    assert ended.out.startswith("an offline model for Ascend310P3 (3 operators, 0 known to the")
    assert "the bank has nothing for Ascend310P3" in ended.out
    assert "fc1 and 1 more" in ended.out
    assert "f16[16,512] f16[512,1000] -> f16[16,1000]" in ended.out
    assert ended.out.endswith("operators: 0 of 3 known to the bank\n")


def test_explain_has_all_of_it_as_json(bankd: Command, offline_model: Path) -> None:
    told = json.loads(bankd("explain", offline_model, "--json").out)

    assert [one["type"] for one in told["operators"]] == ["Conv2D", "MatMulV2"]
    assert told["hint"]


@pytest.mark.parametrize(
    "arguments",
    [("explain",), ("bench",), ("aoe", "-j", "2", "-m"), ("atc", "--output", "out", "--model")],
)
def test_what_is_only_called_an_offline_model_is_told_to_be_none(
    bankd: Command, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    (tmp_path / "junk.om").write_bytes(b"junk")

    ended = bankd(*arguments, tmp_path / "junk.om")

    assert ended.code == ExitCode.FAILURE
    assert f"bankd: error: {tmp_path / 'junk.om'}: not an offline model [EG0011]" in ended.err
    assert "hint: copy the file again, or give the ONNX model" in ended.err


def test_names_cannot_change_the_terminal(bankd: Command, tmp_path: Path) -> None:
    definition = third_party.model_def(
        [third_party.operator("\x1b[2J", "Re\x07lu")], {}, "\x1b]0;x"
    )
    (tmp_path / "a.om").write_bytes(Imod([[(0, definition)]]).packed())

    for arguments in (
        ["explain", tmp_path / "a.om"],
        ["atc", "--mode=6", "--om", tmp_path / "a.om"],
    ):
        out = bankd(*arguments).out
        assert "\x1b" not in out
        assert "\x07" not in out
        assert "\\x07" in out


def test_a_damaged_file_is_one_clear_error(bankd: Command, offline_model: Path) -> None:
    offline_model.write_bytes(offline_model.read_bytes()[:300])

    ended = bankd("explain", offline_model)

    assert ended.code == ExitCode.FAILURE
    assert "a.om: partition 0 of 876 bytes exceeds the file" in ended.err
    assert "hint: " in ended.err
