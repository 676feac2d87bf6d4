"""The benchmark of quotas: groups as both versions of Linux have them, and what it finds in one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from benchmarks import quota
from benchmarks.quota import cores_of, group_of, measured, row_of, table


@pytest.mark.parametrize("version", [1, 2])
def test_a_group_is_made_as_its_version_has_it(tmp_path: Path, version: int) -> None:
    if version == 1:
        (tmp_path / "cpu").mkdir()
    else:
        (tmp_path / "cgroup.controllers").write_text("cpu memory\n")
    with group_of(1.5, tmp_path) as folder:
        files = {path.name: path.read_text() for path in folder.iterdir()}

    whole = {"cpu.max": "150000 100000"}
    parts = {"cpu.cfs_quota_us": "150000", "cpu.cfs_period_us": "100000"}
    assert files == (parts if version == 1 else whole)


def test_a_part_of_a_core_is_a_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})

    assert [cores_of(quota) for quota in (0.5, 1, 1.5, 2, 3)] == [1, 1, 2, 2, 2]


def test_figures_are_those_of_the_times() -> None:
    row = row_of(0.5, "ours", 1, [0.001] * 90 + [0.101] * 10)

    assert (row.mean, row.p50, row.p90, row.p99) == pytest.approx((11.0, 1.0, 101.0, 101.0))
    assert table([row]).splitlines()[-1] == "| 0.5 | ours | 1 | 11.0 | 1.0 | 101.0 | 101.0 |"


@pytest.mark.slow
@pytest.mark.parametrize("cores", [0.5, 1.5, 2.0])
def test_a_model_runs_in_a_real_group_with_the_cores_that_it_pays(
    tmp_path: Path, cores: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    onnx = pytest.importorskip("onnx")
    from fixtures.zoo.network import Network  # noqa: PLC0415  It loads onnx.

    net = Network("products")
    x = net.input("x", (128, 256))
    for number in range(4):
        x = net.op("Relu", net.op("MatMul", x, net.normal(f"w{number}", (256, 256), 0.1)))
    net.output(x, "y", (128, 256))
    onnx.save(net.model(), tmp_path / "products.onnx")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(quota, "SLOWER", float("inf"))  # a test tells no times
    try:
        with group_of(cores):
            pass
    except OSError as error:
        pytest.skip(f"no group of processor time may be made here: {error}")

    rows, faults = measured(tmp_path / "products.onnx", cores, 1.2)

    assert faults == []
    own, *others = rows
    assert own.threads == cores_of(cores)
    assert own.mean < 20 * min(row.mean for row in others)  # it did not collapse
