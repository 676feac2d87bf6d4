"""The benchmark of a model in service: when calls arrive, and the tables of what was measured."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

from benchmarks import service, service_process
from benchmarks.service import Cell


def cell(engine: str, condition: str, *times_ms: float, rate: float | None = None) -> Cell:
    note = "2 x 1 threads, 2 callers" if rate else "" if times_ms else "overload"
    return Cell("net", condition, engine, 0, "code", 1.0, times_ms, note, rate)


def test_calls_at_random_come_at_their_rate_or_not_at_all() -> None:
    arrivals = service_process._arrivals("poisson", "200", usual_ms=1.0, seconds=20.0, block=0)

    assert arrivals is not None
    assert len(arrivals) == 4000
    assert arrivals[-1] == pytest.approx(20.0, rel=0.05)
    assert service_process._arrivals("poisson", "200", usual_ms=4.6, seconds=1.0, block=0) is None


def test_the_calls_of_a_burst_come_at_once_and_the_next_burst_finds_none_of_them() -> None:
    arrivals = service_process._arrivals("bursts", "", usual_ms=100.0, seconds=2.0, block=0)

    assert arrivals is not None
    assert set(np.unique(arrivals, return_counts=True)[1]) == {service_process.BURST}
    assert np.diff(np.unique(arrivals)).min() >= service_process.BURST * 0.1


def test_a_call_that_waits_for_another_one_takes_as_long_from_its_arrival() -> None:
    times_ms = service_process._arriving(lambda: time.sleep(0.01), np.zeros(3))

    assert times_ms[0] >= 10
    assert times_ms[2] >= 30


def test_the_tables_have_percentiles_ratios_and_notes() -> None:
    cells = [
        cell("ours", "hot", *[2.0] * 9, 4.0),
        cell("onnxruntime", "hot", *[3.0] * 9, 12.0),
        cell("ours", "poisson_200"),
        cell("onnxruntime", "poisson_200"),
        cell("ours", "poisson_20", 1.0),
        cell("onnxruntime", "poisson_20"),
        cell("ours", "throughput", rate=150.0),
        cell("onnxruntime", "throughput", rate=100.0),
    ]

    lines = [*service._latency_lines(["net"], cells)]
    rates = [*service._throughput_lines(["net"], cells)]

    assert lines[2] == "| net | hot | 2 / 2.2 / 3.82 | 3 / 3.9 / 11.2 | 1.50 | 1.77 |"
    assert lines[3].startswith("| net | poisson 20 | 1 / 1 / 1 | overload | ")
    assert len(lines) == 5
    assert rates[2] == "| net | 150 | 100 | 2 x 1 threads, 2 callers | 1.50 |"


def test_a_cell_that_was_measured_is_read_back(tmp_path: Path) -> None:
    path, written = tmp_path / "cells.jsonl", cell("ours", "hot", 1.0, 2.0)
    path.write_text(json.dumps(asdict(written)) + "\n", encoding="utf-8")

    (read,) = service._read(path)

    assert read.key == written.key
    assert list(service._read(tmp_path / "none.jsonl")) == []


def test_without_the_right_to_make_a_group_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "GROUPS", (tmp_path / "none",))

    with service._group(0.5) as group:
        assert group is None


@pytest.mark.parametrize("version", [1, 2])
def test_a_group_is_made_as_its_version_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    (tmp_path / "cgroup.procs").touch()
    monkeypatch.setattr(service, "GROUPS", (tmp_path,))
    make = Path.mkdir

    def with_files(folder: Path) -> None:
        make(folder)
        if version == 1:
            (folder / "cpu.cfs_quota_us").touch()

    monkeypatch.setattr(Path, "mkdir", with_files)

    with service._group(1.5) as group:
        assert group is not None
        files = {path.name: path.read_text() for path in group.iterdir()}

    whole = {"cpu.max": "150000 100000"}
    parts = {"cpu.cfs_quota_us": "150000", "cpu.cfs_period_us": "100000"}
    assert files == (parts if version == 1 else whole)


def test_onnx_runtime_is_tried_with_each_number_of_threads_with_and_without_spinning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})

    notes = [note for _, note in service._settings()]

    assert notes == [
        "1 threads", "1 threads, no spinning", "2 threads", "2 threads, no spinning",
    ]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(service.QUOTAS))
def test_a_process_in_a_real_group_counts_the_cores_that_it_pays(name: str) -> None:
    quota = service.QUOTAS[name]
    joins = 'echo $$ > "$0/cgroup.procs" && exec "$@"'
    code = "from tuner.backend import host_cores; print(host_cores())"
    with service._group(quota) as group:
        if group is None:
            pytest.skip("no group of processor time may be made here")
        said = subprocess.check_output(
            ["/bin/sh", "-c", joins, str(group), sys.executable, "-c", code], text=True
        )

    assert int(said) == min(math.ceil(quota), len(os.sched_getaffinity(0)))
