"""The outer door: errors in two lines, exit codes, no traceback, and a quick start."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from bankd.bridge import worker
from bankd.cli.commands import COMMANDS, GROUPS
from bankd.doctor.machine_checks import PROGRAMS
from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model
from tuner.backend import host_environment, host_target

ROOT = Path(__file__).parents[3]


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_examples(bankd: Command, command: str) -> None:
    ended = bankd(command, "--help")

    assert ended.code == ExitCode.OK
    assert "Examples:" in ended.out
    assert f"bankd {command}" in ended.out.split("Examples:")[1]


def test_without_a_command_the_help_is_shown(bankd: Command) -> None:
    ended = bankd()

    assert ended.code == ExitCode.USAGE
    assert [f"{title}:" for title in GROUPS if f"\n{title}:\n" not in ended.out] == []
    assert [name for name in COMMANDS if f"\n  {name} " not in ended.out] == []
    assert max(map(len, ended.out.splitlines())) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_option_exits_2_with_a_clear_message(bankd: Command, command: str) -> None:
    ended = bankd(command, "--no_such_option")

    assert ended.code == ExitCode.USAGE
    assert ended.err.startswith("bankd: error: No such option")
    assert f"hint: see `bankd {command} --help`" in ended.err


def test_an_unexpected_error_shows_no_traceback_but_keeps_it_in_a_file(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", **{"break": "planted"})

    ended = bankd("aoe", "-m", model, "-j", "2", "--output", tmp_path / "m")

    assert ended.code == ExitCode.FAILURE
    assert "Traceback" not in ended.err
    assert "bankd: error: an unexpected error, RuntimeError: planted [code -1]" in ended.err
    (log,) = (tmp_path / "work" / "aoe_workspace" / "log").iterdir()
    assert str(log) in ended.err
    assert "Traceback" in log.read_text()


def test_ctrl_c_exits_130_without_a_traceback(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(worker, "tune_model", FakePipeline(interrupt))
    model = write_model(tmp_path / "in" / "m.onnx")

    ended = bankd("aoe", "-m", model, "-j", "2", "--output", tmp_path / "m")

    assert ended.code == ExitCode.INTERRUPTED
    assert "Traceback" not in ended.err


def test_control_characters_in_a_message_do_not_reach_the_terminal(
    bankd: Command, tmp_path: Path
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx", refuse="a node called \x1b[31m\x07")

    ended = bankd("aoe", "-m", model, "-j", "2", "--output", tmp_path / "m")

    assert "a node called \\x1b[31m\\x07" in ended.err
    assert "\x1b" not in ended.err


def test_output_into_a_closed_pipe_ends_quietly() -> None:
    code = (
        "import os; reading, writing = os.pipe(); os.close(reading); os.dup2(writing, 1);"
        "from bankd.cli import main; main(['ls', '--help'])"
    )

    ended = python("-c", code)

    assert "Traceback" not in ended.stderr
    assert "Exception" not in ended.stderr


def test_python_m_bankd_is_the_same_command() -> None:
    ended = python("-m", "bankd", "aoe", "--bogus")

    assert ended.returncode == ExitCode.USAGE
    assert "No such option" in ended.stderr


def test_a_bank_path_that_does_not_exist_stops_before_anything_is_tuned(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fake: FakePipeline
) -> None:
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "gone"))
    model = write_model(tmp_path / "in" / "m.onnx")

    for command in (["aoe", "-m", model, "-j", "2"], ["watch", tmp_path / "in", "--once"]):
        ended = bankd(*command)

        assert ended.code == ExitCode.FAILURE
        assert f"Reason: Directory [{tmp_path / 'gone'}] does not exist [EG0010]" in ended.err
        assert "hint: set TUNE_BANK_PATH" in ended.err
    assert fake.models == []
    assert os.listdir(tmp_path / "work") == []  # noqa: PTH208


def test_the_versions_of_all_that_moves_a_time_are_printed(bankd: Command) -> None:
    ended = bankd("--version")

    assert ended.code == ExitCode.OK
    first, packages, compiler, system, machine = ended.out.splitlines()
    assert re.fullmatch(r"bankd \d+\.\d+\.\d+", first)
    assert platform.python_version() in packages
    for package in ("numpy", "llvmlite", "onnx", "onnxruntime"):
        assert f"{package} {metadata.version(package)}" in packages
    here = host_environment()
    assert here.llvm in compiler
    assert str(here.generator) in compiler
    assert platform.release() in system
    assert here.cpu in machine
    assert host_target().soc_version in machine


def test_the_help_of_merge_has_the_options_of_a_merge_and_its_commands(bankd: Command) -> None:
    told = bankd("merge", "--help").out

    options = ("--base", "--prefer", "--hold", "--busy", "--dry-run", "--into", "--wide", "--json")
    assert [option for option in options if f"\n  {option}" not in told] == []
    shortcuts = ("--status", "--choose KEY", "--undo", "--continue", "--abort")
    assert [option for option in shortcuts if f"\n  {option}" not in told] == []
    assert "THEIRS" in told.splitlines()[0]


def started_as(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    code = f"import sys; from bankd.cli import {program}; sys.argv[0] = {program!r}; {program}()"
    return python("-c", code, *arguments)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_command_that_is_a_program_of_its_own_goes_by_its_name(program: str) -> None:
    shown, refused = started_as(program, "-h"), started_as(program, "--modle", "m.onnx")

    assert shown.returncode == ExitCode.OK
    assert shown.stdout.startswith(f"Usage: {program} [OPTIONS]")
    assert refused.returncode == ExitCode.USAGE
    assert refused.stderr.startswith(f"{program}: error: No such option '--modle'")
    assert f"hint: see `{program} --help`" in refused.stderr


def test_the_package_installs_each_name_that_the_doctor_looks_for() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]

    assert {name: scripts[name] for name in PROGRAMS} == {
        name: f"bankd.cli:{name}" for name in PROGRAMS
    }
