"""`bankd aoe --job_type 4`: options, what is run, and how it ends, with a fake torchrun."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bankd.cli import training
from bankd.errors import ExitCode
from bankd.system.device_lock import holding_device, lock_folder
from tests.bankd.cli.conftest import Command, Ended

TORCHRUN = """
import json, os, pathlib, sys
case = os.environ["CASE"]
print("trained", *sys.argv[1:])
print("AOE_MODE", os.environ["AOE_MODE"])
if case in ("tuned", "undecided"):
    report = {"report_1_2": [
        {"basic": {"tuning_name": "Net", "tuning_time(s)": 7}},
        {"GDAT": {"gdat_tuning_result": "tuning successful", "split": "1,3",
                  "repo_summary": {"repo_add_num": 1, "total_num": 1},
                  "model_performance_improvement": "25.00%"}},
    ]}
    folder = pathlib.Path(os.environ["ASCEND_WORK_PATH"])
    (folder / "aoe_result_gdat_20261123_pid1.json").write_text(json.dumps(report))
if case == "undecided":
    print("gradients were not tuned: its rounds disagree", file=sys.stderr)
code = {"undecided": 3, "short": 4, "raised": 1, "killed": -9}.get(case)
if code is None:
    sys.exit(0)
print('''tuner.torch.tune_script FAILED
Failures:
[1]:
  rank      : 0 (local_rank: 0)
  exitcode  : 5 (pid: 12)
Root Cause (first observed failure):
[0]:
  rank      : 1 (local_rank: 1)
  exitcode  : %d (pid: 11)''' % code, file=sys.stderr)
sys.exit(1)
"""

Run = Callable[..., Ended]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A training script in the working directory; PyTorch counts as installed."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "torchrun.py").write_text(TORCHRUN)
    monkeypatch.setattr(training, "TORCHRUN", (sys.executable, str(tmp_path / "torchrun.py")))
    monkeypatch.setattr(training, "has_torch", lambda: True)
    path = tmp_path / "train.py"
    path.write_text("raise SystemExit\n")
    return path


@pytest.fixture
def run(bankd: Command, script: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    def command(case: str, *more: object) -> Ended:
        monkeypatch.setenv("CASE", case)
        return bankd("aoe", "-j", "4", "--nproc", 2, *more, script, "--epochs", "3", "-j", "9")

    return command


def test_a_script_is_run_on_all_ranks_with_its_own_arguments(run: Run, script: Path) -> None:
    ended = run("tuned")

    assert ended.code == ExitCode.OK, ended.err
    lines = ended.out.splitlines()
    assert lines[:2] == [
        f"trained --nproc_per_node 2 -m tuner.torch.tune_script {script} --epochs 3 -j 9",
        "AOE_MODE 4",
    ]
    assert lines[-2] == "train process finished. Performance improved by 25.00%"
    assert lines[-1].startswith("[Aoe]Aoe process finished,cost time ")
    assert "report " in ended.err


def test_with_json_the_report_is_all_of_standard_output(
    run: Run, script: Path, tmp_path: Path
) -> None:
    work = tmp_path / "elsewhere"
    work.mkdir()

    ended = run("tuned", "--json", "--work_dir", work)

    told = json.loads(ended.out)
    assert (told["tuning_name"], told["split"]) == ("Net", "1,3")
    assert told["model_performance_improvement"] == "25.00%"
    assert Path(told["report"]) == work / "aoe_result_gdat_20261123_pid1.json"
    assert "trained" in ended.err


def test_the_variable_asks_for_it_too(
    bankd: Command, script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AOE_MODE", "gdat")
    monkeypatch.setenv("CASE", "tuned")

    assert bankd("aoe", "--nproc", 3, script).out.startswith("trained --nproc_per_node 3")


def test_what_the_bank_knows_is_not_tuned(run: Run) -> None:
    ended = run("hit")

    assert ended.code == ExitCode.OK
    assert "the bank knows these gradients" in ended.err
    assert "improved" not in ended.out
    assert json.loads(run("hit", "--json").out) == {}


@pytest.mark.parametrize(
    ("case", "message"),
    [
        ("undecided", "train.py: its gradients were not tuned: its rounds disagree"),
        ("short", "train.py ended before its gradients were tuned"),
        ("raised", "train.py failed in rank 1 (exit code 1)"),
        ("killed", "train.py failed in rank 1 (signal 9)"),
    ],
)
def test_a_run_that_fails_ends_with_one_error_and_the_code_of_aoe(
    run: Run, script: Path, case: str, message: str
) -> None:
    ended = run(case)

    assert ended.code == 100
    errors = [line for line in ended.err.splitlines() if "bankd: error" in line]
    assert errors == [f"bankd: error: {script.parent}/{message} [code 100]"]
    assert "finished" not in ended.out


def test_a_report_of_another_run_is_not_told(run: Run, tmp_path: Path) -> None:
    run("tuned")

    assert json.loads(run("hit", "--json").out) == {}


def test_while_another_process_measures_nothing_is_started(run: Run) -> None:
    with holding_device(lock_folder(os.environ)):
        ended = run("tuned")

    assert ended.code == ExitCode.DEVICE_BUSY
    assert ended.out == ""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("-j", "4", "--nproc", 2), "job_type 4 tunes a training script"),
        (("-j", "4", "train.py"), "job_type 4 needs the number of ranks"),
        (("-j", "4", "--nproc", 1, "train.py"), "1 is not in the range x>=2"),
        (("-j", "4", "-m", "m.onnx"), "--model is not for job_type 4"),
        (("-j", "4", "--nproc", 2, "--samples", "x.npz", "train.py"), "--samples is not for"),
        (("-j", "1,2,4", "-m", "m.onnx"), "job_type 4 (GDAT) tunes a training script"),
        (("-j", "2", "m.onnx"), "m.onnx is not an option: a model is given with --model"),
        (("-j", "5", "train.py"), "job_type '5' is not known"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_to_give(
    bankd: Command, script: Path, words: tuple[object, ...], message: str
) -> None:
    ended = bankd("aoe", *words)

    assert ended.code == ExitCode.USAGE
    assert message in ended.err
    assert ended.out == ""


def test_a_script_that_is_not_there_and_a_missing_pytorch_are_said(
    bankd: Command, script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = bankd("aoe", "-j", "4", "--nproc", 2, "gone.py")
    monkeypatch.setattr(training, "has_torch", lambda: False)
    without = bankd("aoe", "-j", "4", "--nproc", 2, script)

    assert gone.code == without.code == ExitCode.FAILURE
    assert "gone.py" in gone.err
    assert 'hint: pip install "tunebank[torch]"' in without.err
