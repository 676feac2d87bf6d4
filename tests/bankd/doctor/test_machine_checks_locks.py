from __future__ import annotations

import os
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.doctor import CheckContext, CheckState, machine_checks
from bankd.doctor.machine_checks import check_locks
from bankd.system.device_lock import holding_device
from tests.bankd.doctor.worlds import only

lists_locks = pytest.mark.skipif(
    not machine_checks.LOCKS.exists(), reason="needs a system that lists its locks in /proc/locks"
)


@lists_locks
def test_who_writes_to_the_bank_is_told(here: CheckContext, bank: Bank) -> None:
    with bank.connection.writing():
        finding = only(check_locks(here))

    assert finding.state == CheckState.NOTE
    assert finding.what.startswith(f"process {os.getpid()} of user ")
    assert "writes to the bank now" in finding.what


@lists_locks
def test_who_measures_is_told(here: CheckContext, tmp_path: Path) -> None:
    with holding_device(tmp_path / "run"):
        finding = only(check_locks(here))

    assert f"process {os.getpid()} of user " in finding.what
    assert "holds the measuring device" in finding.what


@lists_locks
def test_a_lock_file_that_nobody_holds_any_more_is_nothing(
    here: CheckContext, tmp_path: Path
) -> None:
    with holding_device(tmp_path / "run"):
        pass

    assert only(check_locks(here)).state == CheckState.OK
