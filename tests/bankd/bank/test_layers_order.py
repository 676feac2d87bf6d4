"""Which banks are asked, in which order, opened without changing anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.bank import Bank, LayeredBank, TargetKey, layers
from bankd.bank.location import bank_folders
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key


@pytest.fixture(autouse=True)
def nothing_built_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "built_in_folder", lambda: None)


def a_bank(folder: Path, number: int, target: TargetKey = V4) -> Path:
    with Bank.open(folder) as bank:
        bank.commit(target, [a_decision(number, target=target)], "one", "me")
    return folder


def test_who_is_asked_hangs_on_the_kind_and_on_the_variables(tmp_path: Path) -> None:
    op_bank, mdl_bank = a_bank(tmp_path / "op", 1), a_bank(tmp_path / "mdl", 2)
    custom = a_bank(tmp_path / "custom" / "aoe_data", 3)

    with LayeredBank.open_for_reading({"TUNE_BANK_PATH": str(custom)}, op_bank, mdl_bank) as banks:
        named = [[*banks.asked(of_subgraph=kind)] for kind in (False, True)]
    with LayeredBank.open_for_reading(
        {"ASCEND_CACHE_PATH": str(tmp_path / "custom")}, op_bank, mdl_bank
    ) as banks:
        cached = [[*banks.asked(of_subgraph=kind)] for kind in (False, True)]
        assert banks.custom.path.parent == custom

    assert named == [["custom", "op_bank"], ["mdl_bank", "custom"]]
    assert cached == [["op_bank", "custom"], ["mdl_bank", "custom"]]


def test_without_a_custom_bank_the_others_answer_and_nothing_is_made(tmp_path: Path) -> None:
    op_bank = a_bank(tmp_path / "op", 1)

    with LayeredBank.open_for_reading({"HOME": str(tmp_path)}, op_bank) as banks:
        found = banks.find(V4, [a_key(1)])

    assert found[a_key(1)].source == "op_bank"
    assert [path.name for path in tmp_path.iterdir()] == ["op"]


def test_a_folder_that_is_named_must_exist(tmp_path: Path) -> None:
    gone = tmp_path / "gone"

    with (
        pytest.raises(BankError, match="does not exist"),
        LayeredBank.open_for_reading({"TUNE_BANK_PATH": str(gone)}),
    ):
        pass
    with (
        pytest.raises(BankError, match="gone"),
        LayeredBank.open_for_reading({"HOME": str(tmp_path)}, gone),
    ):
        pass


def test_the_banks_that_other_variables_lead_to_are_known(tmp_path: Path) -> None:
    env = {"TUNE_BANK_PATH": str(tmp_path), "ASCEND_CACHE_PATH": "/cache", "HOME": "/me"}

    assert bank_folders(env) == {
        "TUNE_BANK_PATH": tmp_path,
        "ASCEND_CACHE_PATH": Path("/cache/aoe_data"),
        "HOME": Path("/me/Ascend/latest/data/aoe/custom"),
    }
    assert list(bank_folders({"HOME": "/me"})) == ["HOME"]
