from __future__ import annotations

import os
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.doctor import CheckContext, CheckState, examine
from bankd.doctor.bank_checks import check_bank_file, check_journal, check_permissions, check_place
from tests.bankd.bank.plain_user import plain_user
from tests.bankd.doctor.worlds import make_bank, only

SOMEBODY = 65533
"""A user who is neither root nor the one of `plain_user`."""


def test_narrow_permissions_are_in_order(here: CheckContext, bank: Bank) -> None:
    assert only(check_permissions(here)).state == CheckState.OK


@pytest.mark.parametrize(
    ("mode", "state", "word"), [(0o666, "error", "every user"), (0o644, "note", "wider")]
)
def test_wide_permissions_are_told_with_chmod(
    here: CheckContext, file: Path, mode: int, state: str, word: str
) -> None:
    file.chmod(mode)

    finding = only(check_permissions(here))

    assert (finding.state, finding.fix) == (state, f"chmod 0640 {file}")
    assert word in finding.what


def test_a_file_that_may_not_be_written_to_is_an_error(open_folder: Path) -> None:
    make_bank(open_folder / "b")
    (open_folder / "b").chmod(0o755)
    (open_folder / "b" / "bank.db").chmod(0o444)
    if os.geteuid() == 0:
        for path in (open_folder / "b", open_folder / "b" / "bank.db"):
            os.chown(path, SOMEBODY, SOMEBODY)
    here = CheckContext({"TUNE_BANK_PATH": str(open_folder / "b")}, open_folder)

    with plain_user():
        errors = [each for each in check_permissions(here) if each.state == CheckState.ERROR]

    assert any(f"{open_folder}/b/bank.db cannot be written to" in each.what for each in errors)
    assert all("chmod" in each.fix for each in errors)


def test_a_bank_of_roots_is_to_be_read_beside_another(open_folder: Path) -> None:
    make_bank(open_folder / "b")
    (open_folder / "b").chmod(0o755)
    (open_folder / "b" / "bank.db").chmod(0o444)
    if (open_folder / "b").stat().st_uid != 0:
        pytest.skip("needs a bank that belongs to root, which only root can make")
    here = CheckContext({"TUNE_BANK_PATH": str(open_folder / "b")}, open_folder)

    with plain_user():
        errors = [each for each in check_permissions(here) if each.state == CheckState.ERROR]

    assert [each.what.split()[0] for each in errors] == [
        f"{open_folder}/b", f"{open_folder}/b/bank.db",
    ]  # fmt: skip
    assert all(f"--op_bank_path {open_folder}/b " in each.fix for each in errors)


@pytest.mark.parametrize("hidden", ["outer", "outer/bank"])
def test_a_folder_that_hides_the_bank_is_told_once(open_folder: Path, hidden: str) -> None:
    make_bank(open_folder / "outer" / "bank")
    (open_folder / "outer").chmod(0o755)
    (open_folder / hidden).chmod(0o700)
    here = CheckContext({"TUNE_BANK_PATH": str(open_folder / "outer" / "bank")}, open_folder)
    checks = (
        ("bank folder", check_place),
        ("permissions", check_permissions),
        ("bank file", check_bank_file),
        ("journal", check_journal),
    )

    with plain_user():
        if os.geteuid() == open_folder.stat().st_uid:
            pytest.skip("needs another user's folder, which only root can make")
        errors = [each for each in examine(here, checks) if each.state == CheckState.ERROR]

    assert len(errors) == 1
    assert f"{open_folder}/outer" in errors[0].what
