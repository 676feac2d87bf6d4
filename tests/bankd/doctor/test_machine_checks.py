from __future__ import annotations

import os

import pytest

from bankd import bridge
from bankd.doctor import CheckContext, CheckState
from bankd.doctor.machine_checks import check_cores, check_target
from tests.bankd.doctor.worlds import only
from tuner.backend import host_cores, host_target


def test_the_target_is_told(here: CheckContext) -> None:
    first, *others = check_target(here)

    assert first.what.startswith(f"tunes for {host_target()}")
    assert all(each.state == CheckState.NOTE and "not x86_64-v" in each.what for each in others)


def test_cores_that_may_not_be_used_are_told(
    here: CheckContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridge, "host_quota", lambda: None)
    monkeypatch.setattr(os, "cpu_count", lambda: host_cores() + 2)

    finding = only(check_cores(here))

    assert finding.what.startswith(f"{host_cores()} of the machine's {host_cores() + 2} may")


def test_a_limit_of_processor_time_is_told(
    here: CheckContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0, 1, 2})
    monkeypatch.setattr(bridge, "host_quota", lambda: 1.5)
    monkeypatch.setattr(bridge, "host_cores", lambda: 2)

    *_, finding = check_cores(here)

    assert finding.state == CheckState.WARNING
    assert "a limit of 1.5 cores' time is set for this process: tuned for 2" in finding.what


def test_a_limit_of_whole_cores_is_no_fault(
    here: CheckContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0, 1, 2})
    monkeypatch.setattr(bridge, "host_quota", lambda: 2.0)
    monkeypatch.setattr(bridge, "host_cores", lambda: 2)

    *_, finding = check_cores(here)

    assert finding.state == CheckState.NOTE
    assert finding.what.endswith("a limit of 2 cores' time is set for this process: tuned for 2")
