from __future__ import annotations

import os
from pathlib import Path

import pytest

from bankd.doctor import CheckContext, CheckState, machine_checks
from bankd.doctor.machine_checks import check_cores, check_target, cpu_quota
from tests.bankd.doctor.worlds import only
from tuner.backend import host_cores, host_target


def test_the_target_is_told(here: CheckContext) -> None:
    first, *others = check_target(here)

    assert first.what.startswith(f"tunes for {host_target()}")
    assert all(each.state == CheckState.NOTE and "not x86_64-v" in each.what for each in others)


def test_cores_that_may_not_be_used_are_told(
    here: CheckContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_checks, "cpu_quota", lambda: None)
    monkeypatch.setattr(os, "cpu_count", lambda: host_cores() + 2)

    finding = only(check_cores(here))

    assert finding.what.startswith(f"{host_cores()} of the machine's {host_cores() + 2} may")


def test_a_limit_of_processor_time_is_told(
    here: CheckContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_checks, "cpu_quota", lambda: 0.5)

    *_, finding = check_cores(here)

    assert finding.state == CheckState.WARNING
    assert "a limit of 0.5 cores' time" in finding.what


def test_the_narrowest_limit_of_the_groups_counts(tmp_path: Path) -> None:
    inner = tmp_path / "cgroup" / "outer" / "inner"
    inner.mkdir(parents=True)
    (tmp_path / "own").write_text("0::/outer/inner\n")
    (inner / "cpu.max").write_text("400000 100000\n")
    (inner.parent / "cpu.max").write_text("150000 100000\n")

    assert cpu_quota(tmp_path / "own", tmp_path / "cgroup") == 1.5


@pytest.mark.parametrize("text", ["0::/\n", "1:cpu:/\n", ""])
def test_without_a_limit_there_is_no_quota(tmp_path: Path, text: str) -> None:
    (tmp_path / "own").write_text(text)
    (tmp_path / "cpu.max").write_text("max 100000\n")

    assert cpu_quota(tmp_path / "own", tmp_path) is None
