"""The scheduler's statistics, read from files of the system."""

import os
from pathlib import Path

import pytest

from tuner.cpu import contention
from tuner.cpu.contention import CoreUse, busy_and_total_s, cpu_rows, thread_use

ROW = "100 50 30 800 20 0 5 15 0 0"
"""Ticks of a CPU: user nice system idle iowait irq softirq steal guest guest_nice."""


def test_the_rows_of_our_cpus_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {1})
    stat = tmp_path / "stat"
    stat.write_text(f"cpu  1 2 3\ncpu0 9 9 9\ncpu1 {ROW}\nintr 12345\n")

    assert cpu_rows(stat) == {1: ROW}
    assert cpu_rows(tmp_path / "none") is None


def test_what_niced_processes_and_other_machines_use_is_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "sysconf", lambda _: 100)

    assert busy_and_total_s({0: ROW}) == (2.0, 10.2)


def test_what_this_process_used_is_free() -> None:
    before, after = CoreUse(10.0, 4, 100.0, 101.0, 50.0), CoreUse(12.0, 4, 105.0, 104.0, 52.0)

    assert after.free_since(before) == pytest.approx(4 - (5.0 - 3.0) / 2.0)
    assert after.neighbours_since(before) == pytest.approx((3.0 - 2.0) / 2.0)


def test_nothing_is_busy_where_the_system_does_not_report_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(contention, "cpu_rows", lambda: None)

    assert contention.core_use({}).busy_s == 0.0


def test_a_thread_that_is_not_ours_has_no_use() -> None:
    assert thread_use(os.getppid()) is None
