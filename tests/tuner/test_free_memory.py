"""Free memory is the narrowest of the machine's, of the control groups', and of the limit."""

from __future__ import annotations

import resource
from collections.abc import Mapping
from pathlib import Path

import pytest

from bankd.config.bounds import Bounds
from bankd.daemon.worker.messages import limits_of
from tuner import free_memory
from tuner.errors import MemoryLimitError
from tuner.free_memory import (
    free_memory_bytes,
    machine_memory_bytes,
    memory_limit_bytes,
    require_memory,
)
from tuner.measure import candidate_memory
from tuner.measure.compile_pool import CompilePool, affordable_processes
from tuner.target import Target

MACHINE = {"proc/meminfo": "MemTotal: 4000 kB\nMemAvailable:    3000 kB\n"}
GROUPS = {
    "proc/self/cgroup": "4:memory:/other\n0::/outer/inner\n",
    "sys/fs/cgroup/outer/memory.max": "2000000\n",
    "sys/fs/cgroup/outer/memory.current": "1500000\n",
    "sys/fs/cgroup/outer/memory.stat": "anon 1\ninactive_file 200000\n",
    "sys/fs/cgroup/outer/inner/memory.max": "max\n",
    "sys/fs/cgroup/outer/inner/memory.current": "1400000\n",
}
GROUPS_V1 = {
    "proc/self/cgroup": "5:cpu,cpuacct:/x\n4:memory:/outer/inner\n0::/\n",
    "sys/fs/cgroup/memory/memory.limit_in_bytes": "2500000\n",
    "sys/fs/cgroup/memory/memory.usage_in_bytes": "100000\n",
    "sys/fs/cgroup/memory/outer/memory.limit_in_bytes": "9223372036854771712\n",
    "sys/fs/cgroup/memory/outer/memory.usage_in_bytes": "1400000\n",
    "sys/fs/cgroup/memory/outer/inner/memory.limit_in_bytes": "2000000\n",
    "sys/fs/cgroup/memory/outer/inner/memory.usage_in_bytes": "1400000\n",
    "sys/fs/cgroup/memory/outer/inner/memory.stat": "cache 7\ntotal_inactive_file 200000\n",
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
        (MACHINE | GROUPS_V1, 800_000),
        (MACHINE | GROUPS_V1 | {"proc/self/cgroup": "7:memory:/gone/of/the/host\n"}, 2_400_000),
        (MACHINE | GROUPS | {"sys/fs/cgroup/outer/memory.current": "9000000\n"}, 0),
    ],
)
def test_the_narrowest_counts(files: Mapping[str, str], free: int, tmp_path: Path) -> None:
    assert free_memory_bytes(written(files, tmp_path)) == free


def written(files: Mapping[str, str], root: Path) -> Path:
    for name, content in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(content)
    return root


@pytest.mark.parametrize(("files", "limit"), [(GROUPS, 2_000_000), (GROUPS_V1, 2_000_000)])
def test_the_narrowest_limit_of_the_groups_is_that_of_a_job(
    files: Mapping[str, str], limit: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert memory_limit_bytes(tmp_path) == machine_memory_bytes()
    assert memory_limit_bytes(written(files, tmp_path)) == limit

    monkeypatch.setattr(free_memory.memory_limit_bytes, "__defaults__", (tmp_path,))
    assert limits_of(Bounds()).memory_bytes == limit * 3 // 4
    assert limits_of(Bounds(job_memory_mb=7)).memory_bytes == 7 << 20


def test_what_does_not_fit_a_group_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(free_memory, "LARGE_BYTES", 100_000)
    root = written(GROUPS_V1, tmp_path)

    require_memory(700_000, "a table", root)
    require_memory(99_999, "a table", root)
    with pytest.raises(MemoryLimitError, match=r"a table needs 1 MB .* has 1 MB left") as caught:
        require_memory(900_000, "a table", root)
    assert isinstance(caught.value, MemoryError)
    assert caught.value.code == "WG0000"


@pytest.mark.parametrize(
    ("free_bytes", "processes"), [(0, 1), (1 << 30, 2), (4 << 30, 8), (64 << 30, 128)]
)
def test_compiling_processes_are_as_many_as_fit(free_bytes: int, processes: int) -> None:
    assert affordable_processes(free_bytes) == processes


def test_a_pool_keeps_to_the_memory_of_its_group(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuner.measure.compile_pool.free_memory_bytes", lambda: 300 << 20)
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(8)))

    pool = CompilePool(Target("x86_64-v3", 1), processes=8, measures=False)
    try:
        assert len(pool._workers) == 1
    finally:
        pool.close()


@pytest.mark.parametrize(
    ("free_bytes", "kept"), [(64 << 30, 256 << 20), (2 << 30, 64 << 20), (0, 1 << 20)]
)
def test_copies_of_weights_are_fewer_where_memory_is_short(
    free_bytes: int, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(candidate_memory, "free_memory_bytes", lambda: free_bytes)

    assert candidate_memory.affordable_cache_bytes.__wrapped__(256 << 20) == kept


def test_a_limit_of_address_space_is_inherited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc/meminfo").write_text(MACHINE["proc/meminfo"])
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_000_000, 1_000_000))

    assert free_memory_bytes(tmp_path) == 1_000_000
