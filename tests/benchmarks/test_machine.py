"""What is said of the machine, and who else used it."""

import subprocess
import sys
import time

import pytest

from benchmarks import machine
from benchmarks.machine import OtherLoad, busy_and_total_s, cpu_name, cpu_slug


@pytest.mark.parametrize(
    ("cpu", "name", "slug"),
    [
        ("AuthenticAMD AMD EPYC 25 17 1", "AMD EPYC 25 17 1", "amd-epyc-25-17-1"),
        (
            "GenuineIntel Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz 6 143 8",
            "Intel Xeon Platinum 8481C 6 143 8",
            "intel-xeon-platinum-8481c-6-143-8",
        ),
        ("x86_64", "x86_64", "x86-64"),
        ("../../etc", "../../etc", "etc"),
        ("", "", "unknown"),
    ],
)
def test_a_cpu_has_a_name_and_a_file_name(cpu: str, name: str, slug: str) -> None:
    assert (cpu_name(cpu), cpu_slug(cpu)) == (name, slug)


def test_every_version_that_may_move_a_time_is_there() -> None:
    versions = machine.versions()

    assert {"code", "revision", "llvm", "onnxruntime", "openvino", "tunebank"} <= versions.keys()
    assert all(versions.values())


def test_waiting_for_a_disk_is_idle_and_stolen_time_is_busy() -> None:
    rows = {0: "10 0 5 100 50 0 5 30 0 0", 3: "0 0 0 200 0 0 0 0 0 0"}

    busy_s, total_s = busy_and_total_s(rows)

    assert busy_s / total_s == pytest.approx(50 / 400)


def test_own_work_is_no_load_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter([(10.0, 100.0), (13.0, 108.0)])  # 2 cores, 4 s each
    own = iter([1.0, 2.0])
    monkeypatch.setattr(machine, "_busy_and_total_s", lambda: next(seconds))
    monkeypatch.setattr(machine, "_own_s", lambda: next(own))
    monkeypatch.setattr(machine, "host_cores", lambda: 2)

    assert OtherLoad().cores() == pytest.approx((3.0 - 1.0) / 4.0)


def test_without_figures_of_the_system_the_load_is_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(machine, "_busy_and_total_s", lambda: None)

    assert OtherLoad().cores() is None


def test_another_process_is_seen() -> None:
    if machine._busy_and_total_s() is None:
        pytest.skip("this system does not tell who is busy")
    load = OtherLoad()
    spin = "import time; end = time.time() + 0.6\nwhile time.time() < end: pass"
    with subprocess.Popen([sys.executable, "-c", spin]):
        time.sleep(0.5)
        seen = load.cores()

    assert seen is not None
    assert seen > 0.2
