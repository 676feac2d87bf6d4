"""Devices of a command: the one it is pinned to, and several that measure at once."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.bridge import Worker, host_cores
from bankd.cli.device_pool import on_devices
from bankd.errors import ExitCode
from bankd.system.devices import Device
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model

CORES = sorted(os.sched_getaffinity(0))
needs_two = pytest.mark.skipif(len(CORES) < 2, reason="needs two cores")


@pytest.fixture
def two_devices(world: None) -> Iterator[None]:
    """Two cores, which the settings make devices."""
    before = os.sched_getaffinity(0)
    Path("aoe.ini").write_text(f"[BANKD]\nDEVICE_CORES = {CORES[0]};{CORES[-1]}\n")
    yield
    assert os.sched_getaffinity(0) == before


def test_device_1_of_a_machine_with_one_is_that_one_with_a_warning(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")
    monkeypatch.setattr("bankd.system.devices.NODES", tmp_path / "no nodes")
    monkeypatch.setenv("ASCEND_DEVICE_ID", "1")

    by_variable = bankd("aoe", "-m", model, "-j", "2", "--output", "a/m")
    monkeypatch.delenv("ASCEND_DEVICE_ID")
    by_option = bankd("aoe", "-m", model, "-j", "2", "--output", "b/m", "--device", "1")

    for ended in (by_variable, by_option):
        assert ended.code == ExitCode.OK
        assert "warning: there is no device 1: device 0 (cores " in ended.err


@needs_two
def test_a_command_on_a_device_tunes_for_its_cores_alone(
    bankd: Command, tmp_path: Path, fake: FakePipeline, two_devices: None
) -> None:
    model = write_model(tmp_path / "in" / "m.onnx")

    bankd("aoe", "-m", model, "-j", "2", "--output", "o/m", "--device", "1")
    bankd("aoe", "-m", model, "-j", "2", "--output", "o/m")

    assert [options.target.cores for options in fake.options] == [1, len(CORES)]


@needs_two
@pytest.mark.parametrize("parallel", [1, 2])
def test_models_of_a_folder_are_tuned_on_as_many_devices_as_are_wanted(
    bankd: Command,
    tmp_path: Path,
    fake: FakePipeline,
    two_devices: None,
    monkeypatch: pytest.MonkeyPatch,
    parallel: int,
) -> None:
    for name in "abc":
        write_model(tmp_path / "in" / f"{name}.onnx")
    monkeypatch.setenv("TUNING_PARALLEL_NUM", str(parallel))
    measuring = Worker.tune

    def noted(self: Worker, *arguments: object, **options: object) -> object:
        began = time.monotonic()
        time.sleep(0.3)
        record = measuring(self, *arguments, **options)  # type: ignore[arg-type]
        line = [began, time.monotonic(), host_cores(), os.getpid()]
        Path(f"measured.{line[-1]}.{began}").write_text(json.dumps(line))
        return record

    monkeypatch.setattr(Worker, "tune", noted)
    ended = bankd("aoe", "--model_path", tmp_path / "in", "-j", "2", "--output", "out", "--json")

    lines = sorted(json.loads(path.read_text()) for path in Path().glob("measured.*"))
    assert ended.code == ExitCode.OK, ended.err
    assert [row["model"] for row in json.loads(ended.out)] == ["a", "b", "c"]
    assert [cores for _, _, cores, _ in lines] == [1 if parallel == 2 else len(CORES)] * 3
    assert len({process for *_, process in lines}) == parallel
    assert (lines[1][0] < lines[0][1]) is (parallel == 2), "b began before a ended"
    assert ("on device 1" in ended.err) is (parallel == 2)


@needs_two
def test_an_error_on_one_device_ends_the_others(two_devices: None, tmp_path: Path) -> None:
    devices = [Device(0, frozenset(CORES[:1])), Device(1, frozenset(CORES[-1:]))]

    def work(number: int, device: Device | None) -> int:
        if number == 1:
            raise RuntimeError("planted")
        (tmp_path / str(number)).touch()
        time.sleep(0.05)
        return number

    with pytest.raises(RuntimeError, match="planted"):
        list(on_devices(devices, 50, work))

    assert len(list(tmp_path.iterdir())) < 50


def test_more_devices_than_there_are_are_one_after_another_with_a_remark(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_model(tmp_path / "in" / "m.onnx")
    monkeypatch.setattr("bankd.system.devices.NODES", tmp_path / "no nodes")
    Path("aoe.ini").write_text("[COMMON]\nTUNING_PARALLEL_NUM = 8\n")

    ended = bankd("aoe", "--model_path", tmp_path / "in", "-j", "2")

    assert ended.code == ExitCode.OK
    assert "TUNING_PARALLEL_NUM is 8, and this machine has one device" in ended.err


@pytest.mark.parametrize(("run_loop", "rounds"), [("", 15), ("3", 3), ("2048", 2048)])
def test_run_loop_gives_the_rounds_of_races(
    bankd: Command,
    tmp_path: Path,
    fake: FakePipeline,
    monkeypatch: pytest.MonkeyPatch,
    run_loop: str,
    rounds: int,
) -> None:
    monkeypatch.setenv("RUN_LOOP", run_loop)

    bankd("aoe", "-m", write_model(tmp_path / "in" / "m.onnx"), "-j", "2", "--output", "o/m")

    assert [options.run_loop for options in fake.options] == [rounds]
