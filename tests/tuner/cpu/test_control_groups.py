"""Limits of processor time are read as containers set them, and count as cores."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

import pytest

from tuner.cpu.control_groups import GROUPS, PLACES_V1, cpu_quota, throttled_s


def write(folder: Path, **files: str) -> None:
    """Write the files of a group; "__" stands for the dot of a name."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name.replace("__", ".")).write_text(text)


def test_the_narrowest_limit_of_the_groups_counts(tmp_path: Path) -> None:
    (tmp_path / "own").write_text("0::/outer/inner\n")
    write(tmp_path / "outer" / "inner", cpu__max="400000 100000\n")
    write(tmp_path / "outer", cpu__max="150000 100000\n")

    assert cpu_quota(tmp_path / "own", tmp_path) == 1.5


@pytest.mark.parametrize("place", PLACES_V1)
def test_a_limit_of_version_1_counts_wherever_it_is_mounted(tmp_path: Path, place: str) -> None:
    (tmp_path / "own").write_text("5:memory:/a\n4:cpu,cpuacct:/a\n0::/\n")
    write(tmp_path / place, cpu__cfs_quota_us="-1\n", cpu__cfs_period_us="100000\n")
    write(tmp_path / place / "a", cpu__cfs_quota_us="50000\n", cpu__cfs_period_us="100000\n")

    assert cpu_quota(tmp_path / "own", tmp_path) == 0.5


def test_in_a_container_the_root_is_its_group_where_the_path_is_the_hosts(tmp_path: Path) -> None:
    (tmp_path / "own").write_text("2:cpu:/docker/0123\n0::/docker/0123\n")
    write(tmp_path / "cpu", cpu__cfs_quota_us="300000\n", cpu__cfs_period_us="100000\n")

    assert cpu_quota(tmp_path / "own", tmp_path) == 3


@pytest.mark.parametrize("text", ["0::/\n", "1:cpu:/\n", ""])
def test_without_a_limit_there_is_no_quota(tmp_path: Path, text: str) -> None:
    (tmp_path / "own").write_text(text)
    write(tmp_path, cpu__max="max 100000\n", cpu__stat="usage_usec 5\nthrottled_usec 7\n")

    assert cpu_quota(tmp_path / "own", tmp_path) is None
    assert throttled_s(tmp_path / "own", tmp_path) == 0


def test_pauses_of_all_limited_groups_are_added(tmp_path: Path) -> None:
    (tmp_path / "own").write_text("4:cpu:/a\n0::/b\n")
    write(tmp_path / "cpu" / "a", cpu__cfs_quota_us="1\n", cpu__cfs_period_us="1\n",
          cpu__stat="nr_periods 9\nthrottled_time 2500000000\n")  # fmt: skip
    write(tmp_path / "b", cpu__max="1 2\n", cpu__stat="nr_throttled 3\nthrottled_usec 500000\n")

    assert throttled_s(tmp_path / "own", tmp_path) == 3


@pytest.fixture
def real_group() -> Iterator[Path]:
    """A group of half a core, where this machine lets us make one."""
    name = f"tunebank-{uuid4().hex[:8]}"
    for place in ("", *PLACES_V1):
        folder = GROUPS / place / name
        with suppress(OSError):
            folder.mkdir()
            kinds = {"cpu.max": "50000 100000", "cpu.cfs_quota_us": "50000"}
            for name, text in kinds.items():
                if (folder / name).exists():
                    (folder / name).write_text(text)
                    yield folder
                    folder.rmdir()
                    return
            folder.rmdir()
    pytest.skip("no group of processor time may be made here")


def test_a_real_limit_is_found_and_its_pauses_are_counted(real_group: Path) -> None:
    program = (
        "import os, sys, time\n"
        "from pathlib import Path\n"
        "Path(sys.argv[1], 'cgroup.procs').write_text(str(os.getpid()))\n"
        "from tuner.cpu.control_groups import cpu_quota, throttled_s\n"
        "from tuner.backend import host_cores\n"
        "end = time.process_time() + 0.3\n"
        "while time.process_time() < end: pass\n"
        "print(cpu_quota(), host_cores(), throttled_s() > 0)\n"
    )
    command = [sys.executable, "-c", program, str(real_group)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)

    assert ended.stdout.split() == ["0.5", "1", "True"], ended.stderr
