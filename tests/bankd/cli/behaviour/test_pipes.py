"""Commands that are given a pipe where a file is meant: none of them waits for a writer."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import onnx
import pytest
from onnx import helper

from bankd.bank import Bank
from bankd.shared_bank import Store, push
from tests.bankd.bank.exchange.exports import fill

ROOT = Path(__file__).parents[4]
COMMANDS = [
    "aoe --job_type 2 --model pipe.onnx",
    "aoe --job_type 2 --model pipe.om",
    "aoe --job_type 2 --model m.onnx --samples pipe.npz",
    "aoe --job_type 2 --model m.onnx --tune_ops_file pipe.json",
    "aoe --job_type 2 --model m.onnx --weight pipe",
    "aoe --job_type 2 --singleop pipe.json",
    "atc --framework 5 --model pipe.onnx --output o",
    "bench pipe.onnx",
    "bench m.onnx --samples pipe.npz",
    "run pipe.om",
    "sign m.om --verify_key pipe",
    "run m.om --inputs pipe.npz",
    "run m.om --verify_key pipe",
    "explain pipe.onnx",
    "lint pipe.json --json",
    "import pipe.tunebank --verify_key pipe",
    "merge pipe.tunebank",
    "push other --sign pipe",
    "pull store --verify_key pipe",
]
"""A command each, in a folder with a model, a store and pipes of every name used here."""
REFUSALS = ["not a regular file", "is not a known kind of bank", "is not an export"]


@pytest.fixture
def here(tmp_path: Path) -> Path:
    port = [helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [4, 4]) for name in "xy"]
    graph = helper.make_graph([helper.make_node("Relu", ["x"], ["y"])], "g", port[:1], port[1:])
    opset = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=8), tmp_path / "m.onnx")
    with Bank.open(tmp_path / "bank") as bank:
        fill(bank)
        push(bank, Store(str(tmp_path / "store")), "lab")
    for suffix in ("", ".onnx", ".om", ".npz", ".json", ".tunebank"):
        os.mkfifo(tmp_path / f"pipe{suffix}")
    return tmp_path


def ran(here: Path, command: str, standard_input: int) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ, "PYTHONPATH": str(ROOT), "HOME": str(here),
        "TUNE_BANK_PATH": str(here / "bank"),
    }  # fmt: skip
    return subprocess.run(
        [sys.executable, "-m", "bankd", *command.split()], cwd=here, env=environment, timeout=60,
        stdin=standard_input, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_a_pipe_in_the_place_of_a_file_ends_a_command_at_once_with_an_error(
    here: Path, command: str
) -> None:
    if "m.om" in command:
        made = ran(here, "atc --framework 5 --model m.onnx --output m", subprocess.DEVNULL)
        assert made.returncode == 0

    ended = ran(here, command, subprocess.DEVNULL)

    assert ended.returncode == 1
    assert re.search(f"pipe.*({'|'.join(REFUSALS)})", ended.stdout + ended.stderr)
    assert "Traceback" not in ended.stderr


def test_settings_that_are_a_pipe_end_a_command_at_once(here: Path) -> None:
    os.mkfifo(here / "aoe.ini")
    for command in ("aoe --model m.onnx --job_type 2", "pull"):
        ended = ran(here, command, subprocess.DEVNULL)
        assert ended.returncode == 1
        assert "aoe.ini cannot be read: it is a pipe, not a regular file" in ended.stderr


def test_standard_input_by_name_is_read_from_a_file_and_refused_from_a_pipe(here: Path) -> None:
    (here / "ops.json").write_text("[1")
    command = "aoe --job_type 2 --model m.onnx --tune_ops_file /dev/stdin"
    reading, writing = os.pipe()
    try:
        from_pipe = ran(here, command, reading)
    finally:
        os.close(reading)
        os.close(writing)
    with (here / "ops.json").open("rb") as file:
        from_file = ran(here, command, file.fileno())

    assert "it is a pipe, not a regular file" in from_pipe.stderr
    assert "/dev/stdin cannot be used: it is not JSON" in from_file.stderr
    assert "regular file" not in from_file.stderr
