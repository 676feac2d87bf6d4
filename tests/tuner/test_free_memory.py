"""Free memory is the narrowest of the machine's, of the control groups', and of the limit."""

from __future__ import annotations

import resource
from collections.abc import Mapping
from pathlib import Path

import pytest

from tuner.free_memory import free_memory_bytes

MACHINE = {"proc/meminfo": "MemTotal: 4000 kB\nMemAvailable:    3000 kB\n"}
GROUPS = {
    "proc/self/cgroup": "4:memory:/other\n0::/outer/inner\n",
    "sys/fs/cgroup/outer/memory.max": "2000000\n",
    "sys/fs/cgroup/outer/memory.current": "1500000\n",
    "sys/fs/cgroup/outer/memory.stat": "anon 1\ninactive_file 200000\n",
    "sys/fs/cgroup/outer/inner/memory.max": "max\n",
    "sys/fs/cgroup/outer/inner/memory.current": "1400000\n",
}


@pytest.fixture(autouse=True)
def no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    monkeypatch.setattr(resource, "getrlimit", lambda _: unlimited)


@pytest.mark.parametrize(
    ("files", "free"),
    [
        (MACHINE, 3_072_000),
        (MACHINE | GROUPS, 700_000),
        (MACHINE | GROUPS | {"sys/fs/cgroup/outer/memory.current": "9000000\n"}, 0),
    ],
)
def test_the_narrowest_counts(files: Mapping[str, str], free: int, tmp_path: Path) -> None:
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)

    assert free_memory_bytes(tmp_path) == free


def test_a_limit_of_address_space_is_inherited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc/meminfo").write_text(MACHINE["proc/meminfo"])
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_000_000, 1_000_000))

    assert free_memory_bytes(tmp_path) == 1_000_000
