from __future__ import annotations

import stat
from pathlib import Path

import pytest

from bankd.bank import bank_folder, writable_bank_folder
from bankd.bank.location import FurtherBanks, flag, further_banks
from bankd.errors import BankError
from tests.bankd.bank.plain_user import plain_user


def test_tune_bank_path_comes_before_the_cache_path_and_home(tmp_path: Path) -> None:
    env = {"TUNE_BANK_PATH": str(tmp_path), "ASCEND_CACHE_PATH": "/nowhere", "HOME": "/nowhere"}

    assert writable_bank_folder(env) == tmp_path.resolve()


def test_the_cache_path_comes_before_home_and_its_folder_is_made(tmp_path: Path) -> None:
    env = {"TUNE_BANK_PATH": "", "ASCEND_CACHE_PATH": str(tmp_path / "cache"), "HOME": "/nowhere"}

    folder = writable_bank_folder(env)

    assert folder == (tmp_path / "cache" / "aoe_data").resolve()
    assert folder.is_dir()


def test_without_both_the_bank_lies_in_the_home_folder(tmp_path: Path) -> None:
    folder = writable_bank_folder({"HOME": str(tmp_path)})

    assert folder == (tmp_path / "Ascend/latest/data/aoe/custom").resolve()
    made = [folder, *folder.parents[:4]]
    assert [stat.S_IMODE(each.stat().st_mode) for each in made] == [0o750] * 5


def test_a_tune_bank_path_that_does_not_exist_is_refused_and_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "missing"

    with pytest.raises(BankError) as caught:
        writable_bank_folder({"TUNE_BANK_PATH": str(missing), "HOME": str(tmp_path)})

    reason = f"Directory operation failed. Reason: Directory [{missing}] does not exist"
    assert caught.value.message == reason
    assert caught.value.code == "EG0010"
    assert "TUNE_BANK_PATH" in (caught.value.hint or "")
    assert not missing.exists()


def test_a_tune_bank_path_that_is_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()

    with pytest.raises(BankError, match="is not a directory"):
        writable_bank_folder({"TUNE_BANK_PATH": str(file)})


def test_a_name_longer_than_any_disk_takes_is_refused() -> None:
    with pytest.raises(BankError, match="name too long"):
        writable_bank_folder({"TUNE_BANK_PATH": "/" + "x" * 5000})


@pytest.mark.parametrize("mode", [0o500, 0o300, 0o600])
def test_a_tune_bank_path_without_all_permissions_is_refused(open_folder: Path, mode: int) -> None:
    bank = open_folder / "bank"
    with plain_user():
        bank.mkdir()
        bank.chmod(mode)

    with plain_user(), pytest.raises(BankError, match="permission") as caught:
        writable_bank_folder({"TUNE_BANK_PATH": str(bank)})

    assert caught.value.code == "EG0010"
    assert caught.value.message.startswith("Directory operation failed. Reason: Directory [")


def test_a_home_that_is_a_file_is_refused_with_the_variable_to_correct(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.touch()

    with pytest.raises(BankError) as caught:
        writable_bank_folder({"HOME": str(home)})

    assert caught.value.code == "EG0010"
    assert "HOME" in (caught.value.hint or "")


def test_readers_are_told_the_same_folders_and_nothing_is_made(tmp_path: Path) -> None:
    home, cache = {"HOME": str(tmp_path)}, {"ASCEND_CACHE_PATH": str(tmp_path / "cache")}

    assert bank_folder({**home, "TUNE_BANK_PATH": str(tmp_path)}) == tmp_path
    assert bank_folder({**home, **cache}) == tmp_path / "cache" / "aoe_data"
    assert bank_folder(home) == tmp_path / "Ascend/latest/data/aoe/custom"
    assert list(tmp_path.iterdir()) == []


def test_readers_are_told_of_a_tune_bank_path_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BankError, match="does not exist"):
        bank_folder({"TUNE_BANK_PATH": str(tmp_path / "absent")})


def test_without_any_variable_there_is_no_bank() -> None:
    with pytest.raises(BankError, match="all unset"):
        writable_bank_folder({})


@pytest.mark.parametrize(
    ("text", "answer"),
    [("True", True), ("TRUE", True), ("true", True), ("False", False), ("fAlSe", False)],
)
def test_repeat_tune_is_read_in_any_case(text: str, answer: bool) -> None:
    assert flag({"REPEAT_TUNE": text}, "REPEAT_TUNE", default=False) is answer
    assert flag({"REPEAT_TUNE": text}, "REPEAT_TUNE", default=True) is answer


def test_a_flag_that_is_unset_or_empty_has_its_default() -> None:
    assert flag({}, "REPEAT_TUNE", default=False) is False
    assert flag({"ENABLE_TUNE_BANK": " "}, "ENABLE_TUNE_BANK", default=True) is True


@pytest.mark.parametrize("text", ["1", "yes", "Truee"])
def test_a_repeat_tune_that_is_neither_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(BankError, match="REPEAT_TUNE") as caught:
        flag({"REPEAT_TUNE": text}, "REPEAT_TUNE", default=False)

    assert caught.value.code == "EG0002"
    assert repr(text) in caught.value.message


@pytest.mark.parametrize("variable", ["TUNE_BANK_PATH", "ASCEND_CACHE_PATH", "HOME"])
def test_only_tune_bank_path_comes_before_the_op_bank(tmp_path: Path, variable: str) -> None:
    env = {variable: str(tmp_path), "HOME": str(tmp_path)}

    further = further_banks(env, tmp_path / ".", tmp_path)

    first = variable != "TUNE_BANK_PATH"
    assert further == FurtherBanks(tmp_path, tmp_path, op_bank_first=first)


def test_without_options_there_is_no_further_bank(tmp_path: Path) -> None:
    further = further_banks({"TUNE_BANK_PATH": str(tmp_path)})

    assert further == FurtherBanks()


@pytest.mark.parametrize(("option", "place"), [("--op_bank_path", 0), ("--mdl_bank_path", 1)])
def test_a_further_bank_that_is_not_there_is_refused_with_the_option_to_correct(
    tmp_path: Path, option: str, place: int
) -> None:
    paths: list[Path | None] = [None, None]
    paths[place] = tmp_path / "gone"

    with pytest.raises(BankError, match="does not exist") as caught:
        further_banks({"HOME": str(tmp_path)}, *paths)

    assert caught.value.code == "EG0010"
    assert option in (caught.value.hint or "")
