"""`bankd ls`, `bankd show` and `bankd log`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.cli import tables
from bankd.errors import ExitCode
from tests.bankd.bank.plain_user import plain_user
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import task_of, write_model


@pytest.fixture
def filled(bankd: Command, tmp_path: Path) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")
    bankd("aoe", "-m", model, "-j", "2", "--output", "m")


@pytest.mark.usefixtures("filled")
def test_ls_lists_what_the_bank_knows(bankd: Command) -> None:
    ended = bankd("ls")

    assert ended.code == ExitCode.OK
    assert task_of(1).key[:12] in ended.out
    assert "impl=direct tile_m_reg=6" in ended.out
    assert "1.25" in ended.out
    assert "bankd: 2 entries" in ended.err


@pytest.mark.usefixtures("filled")
def test_ls_as_json_has_the_whole_entries(bankd: Command) -> None:
    entries = json.loads(bankd("ls", "--json").out)

    assert {entry["key"] for entry in entries} == {task_of(1).key, task_of(2).key}
    assert entries[0]["policy"] == {"impl": "direct", "tile_m_reg": 6}
    assert entries[0]["timing"]["median_us"] == 80


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize(
    ("arguments", "count"),
    [(["--op", "gemm"], 2), (["--op", "conv"], 0), (["--soc_version", "Ascend310"], 0)],
)
def test_ls_can_be_narrowed(bankd: Command, arguments: list[str], count: int) -> None:
    assert len(json.loads(bankd("ls", "--json", *arguments).out)) == count


@pytest.mark.usefixtures("filled")
def test_show_takes_the_beginning_of_a_key_and_tells_everything(bankd: Command) -> None:
    key = task_of(1).key

    ended = bankd("show", key[:10])

    assert ended.code == ExitCode.OK
    assert f"key       {key}" in ended.out
    assert "80 us [78.4, 81.6], 20 samples" in ended.out
    assert "trials (1)" in ended.out
    assert "tuned node_1" in ended.out


@pytest.mark.usefixtures("filled")
def test_show_as_json_has_trials_and_history(bankd: Command) -> None:
    (entry,) = json.loads(bankd("show", task_of(2).key, "--json").out)

    assert [one["outcome"] for one in entry["observations"]] == ["ok"]
    assert [one["revision"] for one in entry["history"]] == ["r2"]


@pytest.mark.usefixtures("filled")
def test_a_key_that_nothing_begins_with_is_an_error(bankd: Command) -> None:
    ended = bankd("show", "nothing")

    assert ended.code == ExitCode.FAILURE
    assert "no entry has a key that begins with 'nothing'" in ended.err
    assert "hint: see `bankd ls`" in ended.err


@pytest.mark.usefixtures("filled")
def test_a_beginning_that_several_keys_have_is_an_error_that_lists_them(bankd: Command) -> None:
    ended = bankd("show", "")

    assert ended.code == ExitCode.FAILURE
    assert task_of(1).key[:16] in ended.err
    assert "give more digits" in ended.err


@pytest.mark.usefixtures("filled")
def test_log_lists_the_revisions_newest_first(bankd: Command) -> None:
    revisions = json.loads(bankd("log", "--json").out)

    assert [one["name"] for one in revisions] == ["r2", "r1"]
    assert revisions[0]["message"] == "m: tuned node_2"
    assert "tuned node_1" in bankd("log").out
    assert len(json.loads(bankd("log", "-n", "1", "--json").out)) == 1


@pytest.mark.parametrize("command", ["ls", "log"])
def test_before_there_is_a_bank_nothing_is_listed_and_no_bank_is_made(
    bankd: Command, tmp_path: Path, command: str
) -> None:
    ended = bankd(command, "--json")

    assert ended.code == ExitCode.OK
    assert json.loads(ended.out) == []
    assert "there is no bank yet" in ended.err
    assert list((tmp_path / "bank").iterdir()) == []


def test_a_file_that_is_no_bank_is_an_error_that_names_it(bankd: Command, tmp_path: Path) -> None:
    (tmp_path / "bank" / "bank.db").write_bytes(b"no database at all, but a long text " * 40)

    ended = bankd("ls")

    assert ended.code == ExitCode.FAILURE
    assert "bank.db is not a bank" in ended.err


@pytest.mark.usefixtures("filled")
def test_the_bank_option_names_another_bank(bankd: Command, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()

    assert json.loads(bankd("ls", "--bank", tmp_path / "other", "--json").out) == []


@pytest.mark.usefixtures("filled")
def test_on_a_narrow_terminal_only_task_and_policy_take_more_lines(
    bankd: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "_width", lambda: None)
    monkeypatch.setenv("COLUMNS", "80")

    out = bankd("ls").out

    assert all(len(line) <= 80 for line in out.splitlines())
    for number in (1, 2):
        assert f"{task_of(number).key[:12]} " in out
    assert "default us" in out
    assert out.count(" tuned ") == 2


@pytest.mark.parametrize("command", ["ls", "log"])
def test_reading_makes_no_folder(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.delenv("TUNE_BANK_PATH")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    ended = bankd(command, "--json")

    assert (ended.code, json.loads(ended.out)) == (ExitCode.OK, [])
    assert not (tmp_path / "home").exists()


def test_a_bank_in_a_folder_that_may_only_be_read_is_listed(
    bankd: Command, open_folder: Path
) -> None:
    with plain_user():
        Bank.open(open_folder / "bank").close()
        (open_folder / "bank").chmod(0o500)

        ended = bankd("ls", "--bank", open_folder / "bank", "--json")

    assert (ended.code, json.loads(ended.out)) == (ExitCode.OK, [])


def test_a_named_bank_that_is_not_there_is_an_error_that_says_which_name(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_option = bankd("ls", "--bank", tmp_path / "gone")
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path / "gone"))
    by_variable = bankd("ls")

    assert (by_option.code, by_variable.code) == (ExitCode.FAILURE, ExitCode.FAILURE)
    assert "hint: give --bank the folder of a bank" in by_option.err
    assert "hint: set TUNE_BANK_PATH to an existing folder" in by_variable.err
