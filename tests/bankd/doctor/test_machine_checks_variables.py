from __future__ import annotations

import pytest

from bankd.doctor import CheckContext
from bankd.doctor.machine_checks import check_variables
from tests.bankd.doctor.worlds import given, only


@pytest.mark.parametrize(
    ("name", "value", "state", "words"),
    [
        ("REPEAT_TUNE", "yes", "error", "REPEAT_TUNE is 'yes'"),
        ("REPEAT_TUNE", "True", "note", "tunes again"),
        ("ENABLE_TUNE_BANK", "false", "warning", "no entry of any bank has an effect"),
        ("TE_PARALLEL_COMPILER", "33", "error", "from 1 to 32"),
        ("ASCEND_DEVICE_ID", "x", "error", "give a whole number from 0 to 8,191"),
        ("AOE_MODE", "3", "error", "there is no job_type 3"),
        ("TUNE_BANK_PATH", "bank", "warning", "a relative path"),
        ("TUNE_BANK_PATH", "~/bank", "error", "the shell did not expand it"),
        ("ASCEND_WORK_PATH", "/not/there", "error", "does not exist"),
        ("TUNEBANK_LOCK_PATH", "/not/there", "error", "cannot be locked"),
        ("TUNEBANK_LOCK_PATH", "/usr", "warning", "two users may measure at a time"),
        ("TUNE_KERNEL_CACHE_PATH", "", "note", "set, but empty"),
        ("TUNE_BANKPATH", "/b", "warning", "is TUNE_BANK_PATH meant?"),
        ("ASCEND_OPP_PATH", "/usr/local", "note", "without effect here: ASCEND_OPP_PATH"),
    ],
)
def test_a_variable_that_is_wrong_or_without_effect_is_told(
    here: CheckContext, name: str, value: str, state: str, words: str
) -> None:
    finding = only(check_variables(given(here, **{name: value})))

    assert finding.state == state
    assert words in finding.what
    assert name in f"{finding.what} {finding.fix}"


@pytest.mark.parametrize("mode", ["1,2", "4", "gdat"])
def test_variables_that_are_right_are_in_order(here: CheckContext, mode: str) -> None:
    finding = only(check_variables(given(here, REPEAT_TUNE="false", AOE_MODE=mode)))

    assert finding.what == "TUNE_BANK_PATH, AOE_MODE, REPEAT_TUNE: in order"
