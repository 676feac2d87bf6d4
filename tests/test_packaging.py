"""The unit of systemd: what it sets, and what systemd's own tools say of it."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

from bankd.cli.commands import command_of
from bankd.cli.door import run
from bankd.cli.unit import FOLDER, HOMES, unit_text
from bankd.config.bounds import Bounds
from bankd.errors import ExitCode
from tuner.confinement.confine import ENDED_FIRST

ROOT = Path(__file__).resolve().parent.parent
UNIT = ROOT / "bankd" / "cli" / "bankd.service"
README = (ROOT / "packaging" / "README.md").read_text(encoding="utf-8")
PROGRAM = "/opt/tunebank/bin/bankd"
EXPOSURE = 0.8
"""That `systemd-analyze security` of version 252 finds, and packaging/README.md states."""

needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed here"
)


def settings() -> dict[str, list[str]]:
    """The lines of the unit by their names. An empty value resets nothing that stands here."""
    found = defaultdict(list)
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and name.isalpha():
            found[name].append(value)
    return found


def analyzed(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["systemd-analyze", *arguments], capture_output=True, text=True, check=False, timeout=60
    )


@needs_systemd
def test_systemd_understands_every_line(tmp_path: Path) -> None:
    here = tmp_path / UNIT.name
    # The program is not installed where tests run.
    here.write_text(UNIT.read_text(encoding="utf-8").replace(PROGRAM, sys.executable))

    done = analyzed("verify", str(here))

    assert [line for line in done.stderr.splitlines() if "bankd" in line] == []
    assert done.returncode == 0, done.stderr


@needs_systemd
def test_the_exposure_is_what_the_readme_states() -> None:
    version = analyzed("--version").stdout.split()[1]

    done = analyzed("security", "--offline=true", "--no-pager", f"--threshold={EXPOSURE * 10:.0f}",
                    str(UNIT))  # fmt: skip

    if "unrecognized option" in done.stderr:
        pytest.skip(f"systemd {version} cannot judge a unit that is not installed")
    assert done.returncode == 0, done.stdout
    told = re.search(r"Overall exposure level for bankd.service: ([0-9.]+)", done.stdout)
    assert told is not None
    if version == "252":
        assert float(told[1]) == EXPOSURE
        assert f"the exposure of the unit as {EXPOSURE} of 10" in README


def test_kernels_that_were_compiled_may_run() -> None:
    assert settings()["MemoryDenyWriteExecute"] == ["no"]


def test_children_may_narrow_their_rights_and_be_pinned_to_cores() -> None:
    allowed, denied = settings()["SystemCallFilter"]

    assert {"seccomp", "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self",
            "@system-service"} == set(allowed.split())  # fmt: skip
    assert denied == "~@privileged"


def test_the_lock_of_the_device_is_one_that_others_see() -> None:
    unit = settings()

    assert unit["PrivateTmp"] == ["no"]
    assert unit["ReadWritePaths"] == ["-/run/lock /tmp"]
    assert "TMPDIR=%t/tunebank" in unit["Environment"]


def test_children_go_before_the_daemon_when_memory_is_out() -> None:
    (score,) = settings()["OOMScoreAdjust"]

    assert 0 < int(score) < ENDED_FIRST


def test_the_unit_waits_longer_than_the_daemon_drains() -> None:
    (stop_s,) = settings()["TimeoutStopSec"]
    (watchdog_s,) = settings()["WatchdogSec"]

    assert float(stop_s) > 2 * Bounds().drain_s
    assert float(watchdog_s) > 2 * 30  # the patience of a writer of the job list


def test_the_commands_of_the_unit_exist() -> None:
    unit = settings()
    lines = [shlex.split(line) for line in (*unit["ExecStart"], *unit["ExecReload"])]

    assert {words[0] for words in lines} == {PROGRAM}
    assert [words[1] for words in lines] == ["watch", "reload"]
    for _, command, *words in lines:
        known = {name for option in command_of(command).params for name in option.opts}
        assert {word for word in words if word.startswith("--")} <= known


def test_what_only_people_can_mend_is_not_started_again() -> None:
    (codes,) = settings()["RestartPreventExitStatus"]

    assert {int(code) for code in codes.split()} == {ExitCode.USAGE, ExitCode.CONFIGURATION}


def test_the_unit_that_is_printed_is_that_of_the_package(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["watch", "--unit"]) == ExitCode.OK

    program = Path(sys.executable).with_name("bankd")
    expected = UNIT.read_text().replace(PROGRAM, str(program))
    if any(map(program.is_relative_to, HOMES)):
        expected = expected.replace("ProtectHome=yes", "ProtectHome=read-only")
    assert capsys.readouterr().out == expected


def test_a_program_in_a_home_can_be_seen_by_the_unit() -> None:
    assert "ProtectHome=read-only\n" in unit_text([], Path("/home/me/venv/bin/bankd"))
    assert "ProtectHome=yes\n" in unit_text([], Path("/opt/bankd"))


def test_an_option_that_the_printed_unit_would_lack_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["watch", "--unit", "--output", "served", "--once"]) == ExitCode.USAGE

    assert "--unit takes folders alone: add --once --output to" in capsys.readouterr().err


def test_the_unit_that_is_printed_names_the_program_and_the_folders_of_here() -> None:
    program = Path("/opt/100% mine/bankd")
    made = unit_text([Path("/data/a"), Path("/home/me/my models")], program)

    assert FOLDER not in made
    assert PROGRAM not in made
    assert "AssertPathIsDirectory=/data/a\nAssertPathIsDirectory=/home/me/my models\n" in made
    assert 'RequiresMountsFor=/data/a\nRequiresMountsFor="/home/me/my models"\n' in made
    start = '"/opt/100%% mine/bankd" watch /data/a "/home/me/my models" --work_dir %S/tunebank'
    assert f"ExecStart={start} --progress_bar off\n" in made
    assert 'ExecReload="/opt/100%% mine/bankd" reload' in made
    assert "ProtectHome=read-only\n" in made


def test_only_in_a_command_line_of_a_unit_a_dollar_is_doubled() -> None:
    made = unit_text([Path("/data/a$b")], Path("/opt/c$d/bankd"))

    assert "AssertPathIsDirectory=/data/a$b\nRequiresMountsFor=/data/a$b\n" in made
    assert "ExecStart=/opt/c$$d/bankd watch /data/a$$b " in made


@needs_systemd
def test_systemd_understands_the_unit_that_is_printed(tmp_path: Path) -> None:
    folder, program = tmp_path / "my $models", tmp_path / "a program" / "bankd"
    folder.mkdir()
    program.parent.mkdir()
    program.symlink_to(sys.executable)
    here = tmp_path / UNIT.name
    here.write_text(unit_text([folder], program))

    done = analyzed("verify", str(here))

    assert [line for line in done.stderr.splitlines() if "bankd" in line] == []
    assert done.returncode == 0, done.stderr


def test_every_file_of_the_packages_that_is_no_module_is_in_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = project["tool"]["setuptools"]
    listed = {
        path
        for package, patterns in tools["package-data"].items()
        for pattern in patterns
        for path in (ROOT / package.replace(".", "/")).glob(pattern)
    }
    there = {
        path
        for package in ("bankd", "tui", "tuner")
        for path in (ROOT / package).rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc")
    }

    assert listed == there
    assert {ROOT / package / "py.typed" for package in ("bankd", "tui", "tuner")} < listed
    assert UNIT in listed
