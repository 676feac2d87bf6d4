"""Commands where there is no bank: an empty file counts as none, and few commands make one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.bank import Bank, LayeredBank
from bankd.bridge.worker import Worker
from bankd.errors import ExitCode
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import write_model

LISTING = ("ls", "log", "tag", "explain abc", "import ../theirs --dry-run")
"""Commands that work without a bank."""
REFUSED = (
    "verify", "verify --dry-run", "prune", "prune --dry-run", "revert head", "tag here",
    "export --output out", "merge --status", "merge --continue", "diff r1 head",
)  # fmt: skip
"""Commands of which nothing is left to do without one."""
MAKING = ("aoe -m ../in/m.onnx -j 2", "merge ../theirs", "import ../theirs")


@pytest.fixture(autouse=True)
def theirs(world: None, tmp_path: Path) -> None:
    write_model(tmp_path / "in" / "m.onnx")
    with Bank.open(tmp_path / "theirs") as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "me")


@pytest.mark.parametrize("command", [*LISTING, *REFUSED])
def test_an_empty_file_counts_as_no_bank_and_stays_as_it_is(
    bankd: Command, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "bank" / "bank.db"
    without = bankd(*command.split())
    file.touch()

    with_empty = bankd(*command.split())

    assert file.stat().st_size == 0
    assert with_empty.code == without.code
    assert (with_empty.code == ExitCode.FAILURE) == (command in (*REFUSED, "explain abc"))


@pytest.mark.parametrize("command", MAKING)
def test_a_command_that_makes_a_bank_begins_one_in_an_empty_file(
    bankd: Command, tmp_path: Path, command: str
) -> None:
    (tmp_path / "bank" / "bank.db").touch()

    assert bankd(*command.split()).code == ExitCode.OK

    with Bank.open(tmp_path / "bank", create=False, read_only=True):
        pass


@pytest.mark.parametrize("command", ["atc --model ../in/m.onnx --output c", "bench ../in/m.onnx"])
@pytest.mark.parametrize("variable", ["TUNE_BANK_PATH", "HOME"])
def test_what_only_reads_the_bank_makes_none(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, variable: str
) -> None:
    asked: list[LayeredBank] = []

    def hear(worker: Worker, *_: object) -> dict[str, object]:
        asked.append(worker._bank)
        raise KeyboardInterrupt

    monkeypatch.setattr(Worker, "compile", hear)
    monkeypatch.setattr(Worker, "bench", hear)
    if variable == "HOME":
        monkeypatch.delenv("TUNE_BANK_PATH")

    assert bankd(*command.split()).code == ExitCode.INTERRUPTED

    assert [str(bank.custom.path) for bank in asked] == [":memory:"]
    assert not (tmp_path / "Ascend").exists()
    assert list((tmp_path / "bank").iterdir()) == []


@pytest.mark.parametrize(
    "command", ["merge lab", "diff lab head", "diff head lab", "merge lab@r3", "merge some/lab"]
)
@pytest.mark.parametrize("has_bank", [True, False])
def test_what_is_neither_a_path_nor_a_revision_is_said_to_be_neither(
    bankd: Command, tmp_path: Path, command: str, has_bank: bool
) -> None:
    if has_bank:
        with Bank.open(tmp_path / "bank") as bank:
            bank.commit(V4, [a_decision(1)], "tuned", "me")
    name = next(word for word in command.split() if "lab" in word)

    ended = bankd(*command.split())

    assert ended.code == ExitCode.FAILURE
    if has_bank or not command.startswith("diff head"):
        assert f"there is no file or folder {name!r}, and no revision {name!r}" in ended.err
    assert "hint: give a folder or file of a bank" in ended.err


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("explain lab", "there is no model file 'lab', and no bank knows a key"),
        ("export --models lab --output out", "there is no file 'lab', and "),
    ],
)
def test_what_may_be_a_file_or_a_name_is_said_to_be_neither(
    bankd: Command, tmp_path: Path, command: str, message: str
) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1)], "tuned", "me")

    ended = bankd(*command.split())

    assert ended.code == ExitCode.FAILURE
    assert message in ended.err


@pytest.mark.usefixtures("world")
@pytest.mark.parametrize("command", ["ls", "log"])
def test_an_empty_file_that_is_named_as_a_bank_is_an_error(
    bankd: Command, tmp_path: Path, command: str
) -> None:
    (tmp_path / "empty.db").touch()

    ended = bankd(command, "--bank", tmp_path / "empty.db")

    assert ended.code == ExitCode.FAILURE
    assert "empty.db is empty: there is no bank in it" in ended.err
