"""TUNEBANK_VERIFY_KEY at every door through which a bank takes over what another one knows."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pytest

from bankd.bank import Bank
from bankd.bank.exchange import export, make_key
from bankd.bank.packing import pack, unpack
from bankd.bank.sources import Terms
from bankd.errors import BankError, ExitCode
from bankd.shared_bank import Store, pull, push
from tests.bankd.bank.builders import V4
from tests.bankd.bank.cann.builders import one_of_each, write
from tests.bankd.bank.exchange.exports import fill
from tests.bankd.cli.conftest import Command
from tui.merge.writes import begin
from tui.transfer.export_request import Stop
from tui.transfer.import_check import check
from tuner.files.signing import VERIFY_KEY_VARIABLE

pytest.importorskip("cryptography", reason="the extra `signing` is not installed")

DOORS = (("import",), ("import", "--dry-run"), ("merge",), ("merge", "--dry-run"))


class Sources(NamedTuple):
    """What another bank knows, in every form, and the place of the key that is required."""

    bank: Path
    unsigned: Path
    signed: Path
    by_another: Path
    cann: Path
    key: Path


@pytest.fixture
def sources(world: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sources:
    made = Sources(
        *(tmp_path / name for name in ("theirs", "unsigned", "signed", "another", "cann", "k.pub"))
    )
    make_key(tmp_path / "k")
    make_key(tmp_path / "another-k")
    keys = {
        made.unsigned: None,
        made.signed: tmp_path / "k",
        made.by_another: tmp_path / "another-k",
    }
    with Bank.open(made.bank) as bank:
        fill(bank)
        for place, key in keys.items():
            export(bank, place, V4.soc_version, sign=key)
    for path, content in one_of_each(made.cann).items():
        write(made.cann, path, content)
    monkeypatch.setenv(VERIFY_KEY_VARIABLE, str(made.key))
    return made


def our_decisions() -> int:
    place = Path(os.environ["TUNE_BANK_PATH"])
    if not (place / "bank.db").exists():
        return 0
    with Bank.open(place, create=False, read_only=True) as bank:
        return sum(1 for _ in bank.records())


@pytest.mark.parametrize("door", DOORS, ids=" ".join)
@pytest.mark.parametrize("kind", ["bank", "unsigned", "by_another", "cann"])
def test_nothing_is_taken_that_the_required_key_did_not_sign(
    bankd: Command, sources: Sources, door: tuple[str, ...], kind: str
) -> None:
    done = bankd(*door, getattr(sources, kind))

    assert done.code != ExitCode.OK
    assert str(sources.key) in done.err or "is signed by the key" in done.err
    assert our_decisions() == 0


@pytest.mark.parametrize("door", [("import",), ("merge",)], ids=" ".join)
def test_what_the_required_key_signed_is_taken(
    bankd: Command, sources: Sources, door: tuple[str, ...]
) -> None:
    done = bankd(*door, sources.signed)

    assert done.code == ExitCode.OK
    assert our_decisions() > 0


def test_the_option_goes_before_the_variable(
    bankd: Command, sources: Sources, tmp_path: Path
) -> None:
    by_option = bankd("import", sources.by_another, "--verify_key", tmp_path / "another-k.pub")

    assert by_option.code == ExitCode.OK
    assert our_decisions() > 0


def test_earlier_states_of_our_own_bank_need_no_signature(bankd: Command, sources: Sources) -> None:
    bankd("import", sources.signed)

    assert bankd("merge", "r1").code == ExitCode.OK


def test_a_store_is_pulled_by_the_rule_of_import(sources: Sources, tmp_path: Path) -> None:
    refused: list[BankError] = []
    place = tmp_path / "store"
    with Bank.open(sources.bank) as theirs, Bank.open(tmp_path / "ours") as ours:
        push(theirs, Store(str(place)), "lab")
        pull(ours, Store(str(place)), Terms(), author="test", refused=refused.append)

        assert refused
        assert list(ours.records()) == []


def test_records_of_a_fleet_are_taken_by_the_rule_of_import(
    sources: Sources, tmp_path: Path
) -> None:
    with Bank.open(sources.bank) as theirs, Bank.open(tmp_path / "ours") as ours:
        packed = pack(theirs, V4, theirs.changed_since()[V4])
        with pytest.raises(BankError, match="is not signed"):
            unpack(ours, packed, author="test", message="packed", max_bytes=1 << 26)
        signed = pack(theirs, V4, theirs.changed_since()[V4], sign=tmp_path / "k")
        unpack(ours, signed, author="test", message="packed", max_bytes=1 << 26)

        assert list(ours.records())


def test_the_screens_of_import_and_merge_refuse_what_the_commands_refuse(
    sources: Sources, tmp_path: Path
) -> None:
    with pytest.raises(BankError, match="is not signed"):
        check(tmp_path / "ours", sources.unsigned, Terms(), Stop())
    Bank.open(tmp_path / "ours").close()
    for terms in (None, Terms()):
        with pytest.raises(BankError, match="is not signed"):
            begin(tmp_path / "ours", str(sources.bank), terms)


@pytest.mark.parametrize("command", ["import", "pull", "run", "sign"])
def test_an_empty_key_is_an_error_of_usage(bankd: Command, sources: Sources, command: str) -> None:
    done = bankd(command, sources.unsigned, "--verify_key", "")

    assert done.code == ExitCode.USAGE
    assert "it is empty" in done.err


def test_an_empty_variable_is_an_error_and_takes_nothing(
    bankd: Command, sources: Sources, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VERIFY_KEY_VARIABLE, "")

    for door in DOORS:
        done = bankd(*door, sources.unsigned)

        assert done.code != ExitCode.OK
        assert "an empty name in TUNEBANK_VERIFY_KEY" in done.err
    assert our_decisions() == 0
