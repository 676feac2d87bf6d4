"""Processes as /proc tells of them."""

from __future__ import annotations

import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bankd.system import processes
from bankd.system.processes import Process, family, process, process_text
from bankd.system.processes import processes as all_processes

STAT = "12 ({name}) S 7 12 12 0 -1 4194560 100 200 0 0 11 22 33 44 20 0 1 0 999 1000 5"


def write_process(proc: Path, name: str = "python") -> None:
    (proc / "12").mkdir()
    (proc / "12" / "stat").write_text(STAT.format(name=name), encoding="utf-8")


@pytest.mark.parametrize("name", ["python", "a) S 1 (b", "new\nline"])
def test_a_process_is_read_whatever_its_name(tmp_path: Path, name: str) -> None:
    write_process(tmp_path, name)

    assert process(12, tmp_path) == Process(12, parent=7, cpu_ticks=110, start_ticks=999)


def test_what_is_no_process_is_none_and_is_not_listed(tmp_path: Path) -> None:
    write_process(tmp_path)
    for name in ("13", "self", "sys"):
        (tmp_path / name).mkdir()

    assert process(13, tmp_path) is None
    assert [each.number for each in all_processes(tmp_path)] == [12]


def test_a_family_is_a_process_with_all_that_came_from_it() -> None:
    parents = {1: 0, 5: 1, 6: 5, 7: 6, 8: 1, 4: 5}
    among = [Process(number, parent, 0, 0) for number, parent in parents.items()]

    assert {each.number for each in family(5, among)} == {4, 5, 6, 7}
    assert family(99, among) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"/usr/bin/python3\0/opt/bin/bankd\0watch\0in\0", "(bankd watch, running since "),
        (b"python3.11\0-m\0bankd\0watch\0", "(bankd watch, "),
        (b"/bin/sleep\x0060\0", "(sleep 60, "),
        (b"python3\0-c\0print()\0", "(python3 -c, "),
        (b"python3\0", "(python3, "),
        (b"\x1b[2Jx\0" + b"y" * 5000, r"(\x1b[2Jx yyyy"),
        (b"", "(running since "),
    ],
)
def test_a_process_is_told_by_what_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: bytes, told: str
) -> None:
    write_process(tmp_path)
    (tmp_path / "12" / "cmdline").write_bytes(line)
    (tmp_path / "12" / "status").write_text("Name:\tx\nUid:\t4444444\t0\t0\t0\n")
    monkeypatch.setattr(processes, "PROC", tmp_path)
    monkeypatch.setattr(processes.process, "__defaults__", (tmp_path,))

    text = process_text(12)

    assert text.startswith("process 12 of user 4444444 (")
    assert told in text
    assert len(text) < 150


def test_a_process_that_is_gone_is_told_by_its_number(tmp_path: Path) -> None:
    assert process_text(4194305) == "process 4194305"


@pytest.mark.parametrize(("hours", "shown"), [(0, "%H:%M"), (48, "%Y-%m-%d %H:%M")])
def test_the_start_of_a_process_is_told_with_its_date_unless_that_is_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int, shown: str
) -> None:
    write_process(tmp_path)
    monkeypatch.setattr(processes.process, "__defaults__", (tmp_path,))
    since_boot_s = 999 / os.sysconf("SC_CLK_TCK") + 3600 * hours
    monkeypatch.setattr(processes.time, "clock_gettime", lambda _: since_boot_s)

    before, text, after = datetime.now(), process_text(12), datetime.now()

    start = [f"{now - timedelta(hours=hours):{shown}}" for now in (before, after)]
    assert text.partition("running since ")[2].rstrip(")") in start
