"""Settings out of the environment, aoe.ini and options."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bankd.config.config import (
    JobType,
    ini_remarks,
    kernel_cache_folder,
    parse_job_types,
    read_settings,
    require_available,
    workspace_folder,
)
from bankd.errors import BankdError


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "bank").mkdir()
    return {"TUNE_BANK_PATH": str(tmp_path / "bank")}


def test_without_settings_everything_lies_in_the_working_directory(
    env: dict[str, str], tmp_path: Path
) -> None:
    settings = read_settings(env, tmp_path)

    assert settings.workspace == tmp_path / "aoe_workspace"
    assert settings.result_path == tmp_path
    assert settings.bank == tmp_path / "bank"
    assert not settings.repeat_tune
    assert settings.reads_bank


def test_work_path_comes_from_aoe_ini_and_the_option_comes_first(
    env: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "aoe.ini").write_text("[COMMON]\nWORK_PATH=./work\nTUNING_PARALLEL_NUM=8\n")

    from_file = read_settings(env, tmp_path)
    from_option = read_settings(env, tmp_path, tmp_path / "other")

    assert from_file.work_path == tmp_path / "work"
    assert from_option.work_path == tmp_path / "other"
    assert from_option.result_path == tmp_path / "other"
    assert workspace_folder(tmp_path, None) == from_file.workspace
    assert workspace_folder(tmp_path, tmp_path / "other") == from_option.workspace


@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"TUNE_KERNEL_CACHE_PATH": "/k", "ASCEND_CACHE_PATH": "/a", "HOME": "/h"}, "/k"),
        ({"ASCEND_CACHE_PATH": "/a", "XDG_CACHE_HOME": "/x", "HOME": "/h"}, "/a/kernels"),
        ({"XDG_CACHE_HOME": "/x", "HOME": "/h"}, "/x/tunebank/kernels"),
        ({"XDG_CACHE_HOME": "not/absolute", "HOME": "/h"}, "/h/.cache/tunebank/kernels"),
        ({"XDG_CACHE_HOME": "", "HOME": "/h"}, "/h/.cache/tunebank/kernels"),
        ({"TUNE_KERNEL_CACHE_PATH": "near"}, "/here/near"),
    ],
)
def test_kernels_are_kept_where_the_first_of_the_variables_says(
    variables: dict[str, str], folder: str
) -> None:
    assert kernel_cache_folder(variables, Path("/here")) == Path(folder)


def test_without_a_home_no_kernels_are_kept() -> None:
    assert kernel_cache_folder({}, Path("/here")) is None


def test_the_number_of_compilers_comes_from_the_environment(
    env: dict[str, str], tmp_path: Path
) -> None:
    given = read_settings({**env, "TE_PARALLEL_COMPILER": "3"}, tmp_path)

    assert given.compile_processes == 3
    assert read_settings(env, tmp_path).compile_processes == 8


def test_ascend_work_path_says_where_reports_go(env: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "reports").mkdir()
    env["ASCEND_WORK_PATH"] = str(tmp_path / "reports")

    assert read_settings(env, tmp_path, tmp_path / "w").result_path == tmp_path / "reports"


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("TUNE_BANK_PATH", "/does/not/exist", "EG0010"),
        ("ASCEND_WORK_PATH", "/does/not/exist", "EG0010"),
        ("TE_PARALLEL_COMPILER", "33", "EG0002"),
        ("TE_PARALLEL_COMPILER", "many", "EG0002"),
        ("TE_PARALLEL_COMPILER", "9" * 5000, "EG0002"),
        ("ASCEND_DEVICE_ID", "-1", "EG0002"),
        ("REPEAT_TUNE", "maybe", "EG0002"),
        ("ENABLE_TUNE_BANK", "2", "EG0002"),
    ],
)
def test_a_variable_that_cannot_be_used_is_refused_with_code_and_hint(
    env: dict[str, str], tmp_path: Path, name: str, value: str, code: str
) -> None:
    env[name] = value

    with pytest.raises(BankdError) as caught:
        read_settings(env, tmp_path)

    assert caught.value.code == code
    assert value in caught.value.message
    assert caught.value.hint


@pytest.mark.parametrize(
    "place", ["zero\0byte", *(["circle/work"] if sys.version_info < (3, 13) else [])]
)  # from 3.13 on, only who opens such a path is told
def test_a_folder_that_no_path_leads_to_is_refused(
    env: dict[str, str], tmp_path: Path, place: str
) -> None:
    (tmp_path / "circle").symlink_to("circle")

    with pytest.raises(BankdError, match="cannot be found") as caught:
        read_settings(env, tmp_path, tmp_path / place)

    assert caught.value.code == "EG0010"
    assert "--work_dir" in str(caught.value.hint)


def test_a_percent_sign_in_a_path_is_nothing_special(env: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "aoe.ini").write_text("[COMMON]\nWORK_PATH=100%/%(home)s\n")

    assert read_settings(env, tmp_path).work_path == tmp_path / "100%" / "%(home)s"


def test_repeat_tune_and_enable_tune_bank_are_read_in_any_case(
    env: dict[str, str], tmp_path: Path
) -> None:
    env |= {"REPEAT_TUNE": "TRUE", "ENABLE_TUNE_BANK": "false"}

    settings = read_settings(env, tmp_path)

    assert settings.repeat_tune
    assert not settings.reads_bank


def test_a_section_of_somebody_else_is_left_to_them_and_told(
    env: dict[str, str], tmp_path: Path
) -> None:
    ini = tmp_path / "aoe.ini"
    ini.write_text("[PROFILING]\nMODE=1\n[COMMON]\nWORK_PATH=work\n[BANKD]\n")

    assert read_settings(env, tmp_path).work_path == tmp_path / "work"
    assert ini_remarks(ini) == (
        "section [PROFILING] is unknown; the known ones are [COMMON] and [BANKD]",
    )


@pytest.mark.parametrize(
    "text",
    [
        "no section\n",
        "[common]\nWORK_PATH=work\n",
        "[COMMON]\nRUN_LOOP=0\n",
        "[COMMON]\nTUNING_PARALLEL_NUM=65\n",
    ],
)
def test_a_wrong_aoe_ini_is_refused_with_its_name(
    env: dict[str, str], tmp_path: Path, text: str
) -> None:
    (tmp_path / "aoe.ini").write_text(text)

    with pytest.raises(BankdError, match=r"aoe\.ini") as caught:
        read_settings(env, tmp_path)

    assert caught.value.code == "EG0001"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2", (JobType.OPAT,)),
        ("OPAT", (JobType.OPAT,)),
        ("1,2", (JobType.SGAT, JobType.OPAT)),
        ("gdat", (JobType.GDAT,)),
        ("2, opat", (JobType.OPAT,)),
    ],
)
def test_job_types_are_numbers_names_or_lists(text: str, expected: tuple[JobType, ...]) -> None:
    assert parse_job_types(text) == expected


@pytest.mark.parametrize("text", ["3", "", "tune", "2,3"])
def test_there_is_no_other_job_type(text: str) -> None:
    with pytest.raises(BankdError, match=r"not known|there is no job_type 3"):
        parse_job_types(text)


@pytest.mark.parametrize("text", ["4", "gdat", "1,2,4"])
def test_gradient_tuning_is_for_scripts_and_not_for_models(text: str) -> None:
    with pytest.raises(BankdError, match=r"job_type 4 \(GDAT\) tunes a training script"):
        require_available(parse_job_types(text))


@pytest.mark.parametrize("text", ["1", "2", "1,2", "opat,sgat"])
def test_subgraph_and_operator_tuning_are_available(text: str) -> None:
    job_types = parse_job_types(text)

    require_available(job_types)

    assert set(job_types) <= {JobType.SGAT, JobType.OPAT}


def test_banks_to_read_beside_the_custom_one_must_be_there(
    env: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "lab").mkdir()

    settings = read_settings(env, tmp_path, mdl_bank_path=tmp_path / "lab")

    assert (settings.further.op_bank, settings.further.mdl_bank) == (None, tmp_path / "lab")
    with pytest.raises(BankdError, match="does not exist") as caught:
        read_settings(env, tmp_path, op_bank_path=tmp_path / "gone")
    assert caught.value.code == "EG0010"


def test_numbers_of_aoe_ini_hold_where_no_variable_says_otherwise(
    env: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "aoe.ini").write_text(
        "[COMMON]\nTUNING_PARALLEL_NUM=8\nRUN_LOOP=10\n[BANKD]\nDEVICE_CORES=0-3;4-7\n"
    )

    settings = read_settings({**env, "RUN_LOOP": "2048"}, tmp_path)

    assert (settings.parallel_num, settings.run_loop) == (8, 2048)
    assert settings.device_cores == "0-3;4-7"
    assert settings.device is None
    assert read_settings({**env, "ASCEND_DEVICE_ID": "1"}, tmp_path).device == 1
    bare = read_settings(env, tmp_path / "elsewhere")
    assert (bare.parallel_num, bare.run_loop) == (1, 15)
