from __future__ import annotations

from pathlib import Path

import pytest

from bankd.doctor import CheckContext, CheckState
from bankd.doctor.bank_checks import check_place
from tests.bankd.doctor.worlds import given, make_bank, only


def test_the_folder_that_is_used_is_told_with_the_variable_that_decides(
    here: CheckContext, file: Path
) -> None:
    finding = only(check_place(here))

    assert finding.state == CheckState.OK
    assert finding.what == f"{file.parent}, because TUNE_BANK_PATH is set"


@pytest.mark.parametrize(
    ("env", "folder", "why"),
    [
        ({"HOME": "h"}, "h/Ascend/latest/data/aoe/custom",
         "because HOME is set and TUNE_BANK_PATH and ASCEND_CACHE_PATH are not"),
        ({"HOME": "h", "ASCEND_CACHE_PATH": "c"}, "c/aoe_data",
         "because ASCEND_CACHE_PATH is set and TUNE_BANK_PATH is not"),
    ],
)  # fmt: skip
def test_without_tune_bank_path_the_next_variable_decides(
    tmp_path: Path, env: dict[str, str], folder: str, why: str
) -> None:
    finding = only(check_place(CheckContext(env, tmp_path)))

    assert finding.state == CheckState.NOTE
    assert finding.what.startswith(f"{tmp_path / folder}, {why}; it does not exist yet")
    assert not list(tmp_path.iterdir())


def test_a_result_folder_that_tune_bank_path_names_is_told(tmp_path: Path) -> None:
    part = tmp_path / "aoe_result" / "bank"
    part.mkdir(parents=True)
    (part / "manifest.json").write_text("{}")
    env = {"TUNE_BANK_PATH": str(part.parent), "HOME": "h"}

    read, used = check_place(CheckContext(env, tmp_path))

    assert (read.state, used.state) == (CheckState.OK, CheckState.NOTE)
    assert f"{part.parent}, which TUNE_BANK_PATH names, is an export" in read.what
    assert "because HOME is set and ASCEND_CACHE_PATH is not" in used.what


def test_a_bank_that_loses_against_another_variable_is_named(
    here: CheckContext, file: Path, tmp_path: Path
) -> None:
    make_bank(tmp_path / "cache" / "aoe_data")

    _, loser = check_place(given(here, ASCEND_CACHE_PATH=str(tmp_path / "cache")))

    assert loser.state == CheckState.NOTE
    assert loser.what == (
        f"there is a bank in {tmp_path}/cache/aoe_data (ASCEND_CACHE_PATH) which is not used"
        " because TUNE_BANK_PATH is set"
    )
    assert loser.fix == f"bankd merge {tmp_path}/cache/aoe_data"


def test_where_the_used_folder_has_no_bank_but_another_has_that_is_a_warning(
    here: CheckContext, tmp_path: Path
) -> None:
    make_bank(tmp_path / "Ascend" / "latest" / "data" / "aoe" / "custom")

    used, loser = check_place(here)

    assert "the first tuning makes it" in used.what
    assert loser.state == CheckState.WARNING


def test_one_folder_under_two_names_is_no_second_bank(here: CheckContext, tmp_path: Path) -> None:
    make_bank(tmp_path / "aoe_data")
    (tmp_path / "link").symlink_to(tmp_path / "aoe_data")
    env = {"TUNE_BANK_PATH": str(tmp_path / "link"), "ASCEND_CACHE_PATH": str(tmp_path)}

    assert only(check_place(CheckContext(env, tmp_path))).state == CheckState.OK


def test_a_folder_that_is_not_there_is_an_error_with_the_command_that_makes_it(
    here: CheckContext, tmp_path: Path
) -> None:
    finding = only(check_place(given(here, TUNE_BANK_PATH=f"{tmp_path}/not there")))

    assert finding.state == CheckState.ERROR
    assert finding.fix == f"mkdir -p -m 0750 '{tmp_path}/not there'"


def test_no_variable_at_all_is_an_error(tmp_path: Path) -> None:
    assert only(check_place(CheckContext({}, tmp_path))).state == CheckState.ERROR


def test_a_variable_that_names_the_file_is_told_to_name_the_folder(
    here: CheckContext, file: Path
) -> None:
    finding = only(check_place(given(here, TUNE_BANK_PATH=str(file))))

    assert finding.state == CheckState.ERROR
    assert finding.fix == f"export TUNE_BANK_PATH={file.parent}"
