"""This machine as a CPU: its cores, as a process may use them."""

from __future__ import annotations

import os

import pytest

from tuner.cpu import host


@pytest.mark.parametrize(("quota", "cores"), [(None, 8), (0.5, 1), (1.5, 2), (2, 2), (64, 8)])
def test_a_process_has_the_cores_that_its_quota_can_use(
    monkeypatch: pytest.MonkeyPatch, quota: float | None, cores: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: set(range(8)))
    monkeypatch.setattr(host, "cpu_quota", lambda: quota)

    assert host.host_cores() == cores
