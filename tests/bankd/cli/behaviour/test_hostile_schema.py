"""Every command that opens a bank refuses one whose schema was made to act, and changes nothing."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.cli.commands import COMMANDS
from bankd.errors import BankError, ExitCode
from bankd.fleet.bank_thread import BankThread
from fixtures.small.tiny import tiny
from tests.bankd.bank.builders import V4, a_decision, a_key
from tests.bankd.bank.tables.test_schema import EMPTYING, run
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import write_model

MODEL = "../in/m.onnx"
AS_OURS = {
    "watch": ("../in --once",),
    "aoe": (f"-m {MODEL} -j 2", f"-m {MODEL} -j 1,2"),
    "atc": (f"--model {MODEL} --output c",),
    "bench": (MODEL,),
    "guard": (f"{MODEL} --against onnxruntime",),
    "pin": (a_key(1), MODEL),
    "unpin": (a_key(1),),
    "ls": ("", "--filter op:gemm", "--json"),
    "show": (a_key(1), f"{a_key(1)} --space"),
    "log": ("", a_key(1)),
    "explain": (a_key(1), MODEL),
    "doctor": ("", "--deep"),
    "diff": ("r1 head", "../other head"),
    "merge": ("../other", "--status", "--continue", "--abort", "--undo"),
    "export": ("--output out", "--output out.tunebank --dry-run", f"--models {MODEL} --output o"),
    "import": ("../other", "../other --dry-run"),
    "push": ("../store",),
    "pull": ("../store",),
    "verify": ("", "--dry-run"),
    "revert": ("head", "--to r1"),
    "tag": ("", "here"),
    "prune": ("", "--dry-run", "--never-hit"),
}
"""Arguments of the commands that open our bank."""
AS_ANOTHER = {
    "aoe": (f"-m {MODEL} -j 2 --op_bank_path ../hostile",
            f"-m {MODEL} -j 1 --mdl_bank_path ../hostile"),
    "atc": (f"--model {MODEL} --output c --op_bank_path ../hostile",),
    "explain": (f"{MODEL} --op_bank_path ../hostile",),
    "diff": ("../hostile ../other", "head ../hostile", "../hostile@r1 head"),
    "merge": ("../hostile", "../hostile --dry-run"),
    "import": ("../hostile", "../hostile/bank.db --dry-run"),
    "ls": ("--bank ../hostile",),
    "export": ("--bank ../hostile --output out",),
}  # fmt: skip
"""Arguments that name a further bank."""
NO_BANK = {
    "status", "jobs", "cancel", "retry", "prioritise", "rescan", "reload", "drain",  # the job list
    "clean", "run", "keygen", "sign", "lint",  # results, offline models, keys, CANN files
    "help",
}  # fmt: skip
"""Commands that open none."""
OF_AN_OFFLINE_MODEL = {"used"}
BY_A_THREAD = {"fleet"}
"""A command whose bank a `BankThread` opens."""


@pytest.fixture(autouse=True)
def place(world: None, tmp_path: Path) -> Path:
    write_model(tmp_path / "in" / "m.onnx")
    (tmp_path / "store").mkdir()
    for name in ("other", "hostile"):
        with Bank.open(tmp_path / name) as bank:
            bank.commit(V4, [a_decision(1)], "tuned", "me")
    run(tmp_path / "hostile" / "bank.db", EMPTYING)
    return tmp_path


def arguments_of(table: dict[str, tuple[str, ...]]) -> list[str]:
    return [f"{name} {each}" for name, forms in table.items() for each in forms]


def test_every_command_is_in_one_of_the_tables() -> None:
    assert set(COMMANDS) == {*AS_OURS, *NO_BANK, *OF_AN_OFFLINE_MODEL, *BY_A_THREAD}


@pytest.mark.parametrize("command", arguments_of(AS_OURS))
def test_as_our_bank_it_is_refused(bankd: Command, place: Path, command: str) -> None:
    shutil.copy(place / "hostile" / "bank.db", place / "bank" / "bank.db")

    require_refusal(bankd, place / "bank" / "bank.db", command)


def test_next_to_an_offline_model_it_is_refused(bankd: Command, place: Path) -> None:
    (place / "in" / "tiny.onnx").write_bytes(tiny(1))
    assert bankd("atc", "--model", "../in/tiny.onnx", "--output", "c").code == 0
    shutil.copy(place / "hostile" / "bank.db", place / "bank" / "bank.db")

    require_refusal(bankd, place / "bank" / "bank.db", "used c.om")


@pytest.mark.parametrize("command", arguments_of(AS_ANOTHER))
def test_as_another_bank_it_is_refused(bankd: Command, place: Path, command: str) -> None:
    shutil.copy(place / "other" / "bank.db", place / "bank" / "bank.db")

    require_refusal(bankd, place / "hostile" / "bank.db", command)


def require_refusal(bankd: Command, file: Path, command: str) -> None:
    before = file.read_bytes()

    ended = bankd(*command.split())

    assert ended.code in (ExitCode.FAILURE, ExitCode.CONFIGURATION)
    assert "holds a trigger, 'hits_no_insert', which we never make" in ended.out + ended.err
    assert "do not use it" in ended.out + ended.err
    assert "unexpected" not in ended.out + ended.err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "finder", ["bankd.bank.layers.built_in_folder", "bankd.cli.explain.shared_folder"]
)
def test_as_the_built_in_or_our_copy_of_the_shared_bank_it_is_refused(
    bankd: Command, place: Path, monkeypatch: pytest.MonkeyPatch, finder: str
) -> None:
    monkeypatch.setattr(finder, lambda *_: place / "hostile")

    require_refusal(bankd, place / "hostile" / "bank.db", f"explain {MODEL}")


def test_as_the_bank_of_a_fleet_it_is_refused(place: Path) -> None:
    async def ask() -> None:
        await BankThread(place / "hostile").run(Bank.log)

    with pytest.raises(BankError, match="hits_no_insert"):
        asyncio.run(ask())
