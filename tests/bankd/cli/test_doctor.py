"""`bankd doctor`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.errors import ExitCode
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.cli.conftest import Command


@pytest.fixture(autouse=True)
def narrow(world: None, tmp_path: Path) -> None:
    (tmp_path / "bank").chmod(0o750)


def test_without_errors_the_command_ends_with_0_and_says_how_much_there_was(bankd: Command) -> None:
    ended = bankd("doctor")

    assert ended.code == ExitCode.OK
    assert re.search("[0-9] notes?\n", ended.err)
    assert "error" not in ended.err


def test_every_line_has_a_sign_and_a_word_and_what_mends_stands_below(
    bankd: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REPEAT_TUNE", "maybe")

    lines = bankd("doctor").out.splitlines()

    number = next(n for n, line in enumerate(lines) if "REPEAT_TUNE" in line)
    assert lines[number].startswith("x error   variables      environment variable REPEAT_TUNE")
    assert " " * 25 + "fix: unset REPEAT_TUNE" in lines[number + 1 :]
    assert any(line.startswith("+ ok      versions") for line in lines)


def test_an_error_ends_the_command_with_1(bankd: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REPEAT_TUNE", "maybe")

    ended = bankd("doctor")

    assert ended.code == ExitCode.FAILURE
    assert "1 error" in ended.err


def test_json_has_every_finding(bankd: Command, tmp_path: Path) -> None:
    (tmp_path / "bank").chmod(0o777)

    ended = bankd("doctor", "--json")

    found = {(each["subject"], each["state"]): each for each in json.loads(ended.out)}
    assert found["permissions", "error"]["fix"] == f"chmod 0750 {tmp_path}/bank"
    assert ("versions", "ok") in found
    assert ended.code == ExitCode.FAILURE


def test_names_with_control_characters_are_shown_as_escapes(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUNE_BANK_PATH", f"{tmp_path}/\x1b[31mred")

    ended = bankd("doctor")

    assert "\\x1b[31mred does not exist" in ended.out
    assert "\x1b" not in ended.out


def test_no_bank_is_made(bankd: Command, tmp_path: Path) -> None:
    bankd("doctor")

    assert list((tmp_path / "bank").iterdir()) == []


def test_a_bank_with_entries_is_looked_at(bankd: Command, tmp_path: Path) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1)], "first", "me")

    ended = bankd("doctor")

    assert "+ ok      bank file" in ended.out
    assert "whole, r1, 1 entries" in ended.out


@pytest.mark.parametrize("place", ["lab", "lab/bank.db"])
@pytest.mark.parametrize("is_set", [True, False])
def test_a_bank_that_is_named_is_examined_and_no_variable_is_said_to_lead_there(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, is_set: bool
) -> None:
    lab = tmp_path / "work" / "lab"
    lab.mkdir(mode=0o750)
    with Bank.open(lab) as bank:
        bank.commit(V4, [a_decision(1)], "first", "me")
    if not is_set:
        monkeypatch.delenv("TUNE_BANK_PATH")

    ended = bankd("doctor", "--bank", place, "--wide")

    assert f"{lab}/bank.db, because --bank names it" in ended.out
    assert "whole, r1, 1 entries" in ended.out
    assert "'lab" not in ended.out
    assert "TUNE_BANK_PATH is" not in ended.out
    assert "is not a folder" not in ended.out


def test_a_named_bank_that_does_not_exist_is_an_error_about_the_option(bankd: Command) -> None:
    ended = bankd("doctor", "--bank", "gone", "--wide")

    assert ended.code == ExitCode.FAILURE
    assert "gone does not exist, and --bank names it" in ended.out
    assert "fix: give --bank the folder of a bank" in ended.out
