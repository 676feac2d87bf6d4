"""Commands in a folder whose aoe.ini has a fault: those that need none of its values work."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.errors import ExitCode
from bankd.jobs import Jobs
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import write_model

FAULTS = {
    "[COMMON]\nWORK_PATH work\n": "aoe.ini cannot be read: line 2 is neither KEY=VALUE",
    "QUEUE=7\n[COMMON]\n": "aoe.ini cannot be read: line 1 comes before the first section",
    "[BANKD]\nQUEUE=7\nqueue=8\n": "aoe.ini cannot be read: line 3 gives QUEUE of [BANKD] again",
    "[COMON]\nWORK_PATH=work\n": "aoe.ini: there is no section [COMON]",
}
WITHOUT_WORK_DIR = ("jobs", "status", "drain", "rescan", "prioritise m 5")
WITHOUT_VALUES = ("explain abc", "atc --model ../in/m.onnx --output m", "verify --dry-run")


@pytest.fixture(autouse=True)
def filled(world: None, workspace: Path, tmp_path: Path) -> None:
    write_model(tmp_path / "in" / "m.onnx")
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "me")
    jobs = Jobs(workspace / "jobs.db")
    jobs.enqueue("a" * 64, Path("/in/m.onnx"))
    jobs.close()


@pytest.mark.parametrize("command", WITHOUT_WORK_DIR)
def test_a_command_whose_workspace_is_named_does_not_read_the_file(
    bankd: Command, command: str
) -> None:
    right = bankd(*command.split(), "--work_dir", ".")
    Path("aoe.ini").write_text(next(iter(FAULTS)))

    wrong = bankd(*command.split(), "--work_dir", ".")

    assert right.code in (ExitCode.OK, ExitCode.NOT_RUNNING)
    assert wrong.code == right.code
    assert "aoe.ini" not in wrong.err


@pytest.mark.parametrize("text", FAULTS)
@pytest.mark.parametrize("command", [*WITHOUT_WORK_DIR, *WITHOUT_VALUES])
def test_a_fault_is_one_warning_that_names_the_file_and_the_line(
    bankd: Command, command: str, text: str
) -> None:
    right = bankd(*command.split())
    Path("aoe.ini").write_text(text)

    wrong = bankd(*command.split())

    assert wrong.code == right.code
    assert wrong.err.count("warning: ") == 1
    assert FAULTS[text] in wrong.err


def test_what_can_be_read_of_a_file_with_a_fault_counts(bankd: Command, tmp_path: Path) -> None:
    jobs = Jobs(tmp_path / "other" / "aoe_workspace" / "jobs.db")
    jobs.enqueue("b" * 64, Path("/in/elsewhere.onnx"))
    jobs.close()
    Path("aoe.ini").write_text("[COMMON]\nWORK_PATH=../other\nRUN_LOOP 3\n")

    assert "elsewhere" in bankd("jobs").out


def test_a_variable_that_only_tuning_reads_stops_no_list_of_jobs(
    bankd: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TE_PARALLEL_COMPILER", "many")

    assert bankd("jobs").code == ExitCode.OK


@pytest.mark.parametrize(
    ("text", "code"),
    [("[BANKD]\nQUEUE=many\n", ExitCode.OK), ("[BANKD]\nKEEP_MB=many\n", ExitCode.FAILURE)],
)
def test_cleaning_refuses_a_wrong_value_only_of_what_it_uses(
    bankd: Command, text: str, code: ExitCode
) -> None:
    Path("aoe.ini").write_text(text)

    ended = bankd("clean")

    assert ended.code == code
    assert f"{'warning' if code == ExitCode.OK else 'error'}: " in ended.err
    assert "is 'many' [EG0001]" in ended.err


@pytest.mark.parametrize("text", FAULTS)
def test_tuning_refuses_a_file_with_a_fault(bankd: Command, text: str) -> None:
    Path("aoe.ini").write_text(text)

    ended = bankd("aoe", "--model", "../in/m.onnx", "--job_type", "2")

    assert ended.code == ExitCode.FAILURE
    assert f"error: {Path.cwd()}/{FAULTS[text]}" in ended.err
