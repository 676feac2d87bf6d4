"""Compiled kernels on the disk: what is served, what never is, and what may happen to a disk."""

from __future__ import annotations

import dataclasses
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.tuner.conftest import gemm_task
from tuner.cpu.backend import CPU
from tuner.errors import OptionError
from tuner.kernel_family import CompiledKernel, Phase
from tuner.policy import Policy
from tuner.program import kernel_cache
from tuner.program.kernel_cache import DRAWERS, GENERATOR_SOURCES, KernelCache, generator_digest
from tuner.program.kernel_store import KernelStore
from tuner.search.space import Space
from tuner.target import ISAS, Isa, Target
from tuner.task import Task

KERNEL = CompiledKernel((Phase("a", 3), Phase("b", 1)), 64, 128, bytes(range(256)))
ISA = ISAS["x86_64-v3"]
POLICY = Policy.of(unroll=1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "kernels"


@pytest.fixture
def cache(folder: Path) -> KernelCache:
    return KernelCache(folder)


def entries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def test_a_kept_kernel_is_found_by_another_process_as_it_was(
    cache: KernelCache, folder: Path, task: Task
) -> None:
    cache.keep(task, POLICY, ISA, KERNEL)

    assert KernelCache(folder).find(task, POLICY, ISA) == KERNEL


def test_another_task_policy_or_instruction_set_is_another_kernel(
    cache: KernelCache, task: Task
) -> None:
    cache.keep(task, POLICY, ISA, KERNEL)

    assert cache.find(gemm_task(rows=1), POLICY, ISA) is None
    assert cache.find(task, Policy.of(unroll=2), ISA) is None
    assert cache.find(task, POLICY, ISAS["x86_64-v4"]) is None
    assert cache.find(task, POLICY, dataclasses.replace(ISA, registers=8)) is None


@pytest.mark.parametrize(
    ("part", "other"),
    [
        ("GENERATOR_VERSION", lambda: -1),
        ("backend_of", lambda: lambda _: replace(CPU, compiler_identity=lambda: "LLVM 1.0")),
        ("generator_digest", lambda: lambda: "another generator"),
    ],
)
def test_a_changed_generator_or_compiler_is_served_nothing_old(
    folder: Path,
    task: Task,
    part: str,
    other: Callable[[], object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    KernelCache(folder).keep(task, POLICY, ISA, KERNEL)

    monkeypatch.setattr(kernel_cache, part, other())

    assert KernelCache(folder).find(task, POLICY, ISA) is None


def test_the_digest_covers_every_file_that_generating_a_kernel_loads() -> None:
    code = (
        "import sys, tuner.program.kernel_store\n"
        "print(*(m.__file__ for n, m in sys.modules.items() if n.split('.')[0] == 'tuner'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    home = Path(kernel_cache.__file__).parent.parent
    loaded = {Path(name) for name in done.stdout.split()}

    covered = {path for pattern in GENERATOR_SOURCES for path in home.glob(pattern)}

    assert {path for path in loaded - covered if path.name != "__init__.py"} == set()
    assert home / "cpu" / "kernels" / "emit.py" in covered & loaded


def test_the_digest_changes_with_any_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("cpu/llvm.py", "program/kernel_store.py", "cpu/a.py", "cpu/kernels/b.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x = 1\n")
    monkeypatch.setattr(kernel_cache, "__file__", str(tmp_path / "program" / "kernel_cache.py"))
    digests = [generator_digest.__wrapped__()]

    for name in ("cpu/llvm.py", "cpu/kernels/b.py"):
        (tmp_path / name).write_text("x = 2\n")
        digests.append(generator_digest.__wrapped__())
    (tmp_path / "cpu" / "kernels" / "c.py").write_text("")
    digests.append(generator_digest.__wrapped__())

    assert len(set(digests)) == 4


@pytest.mark.parametrize("damage", ["cut", "flipped", "emptied", "moved"])
def test_a_damaged_entry_is_dropped_and_written_anew(
    damage: str, cache: KernelCache, folder: Path, task: Task
) -> None:
    cache.keep(task, POLICY, ISA, KERNEL)
    [path] = entries(folder)
    content = path.read_bytes()
    if damage == "moved":
        cache.keep(gemm_task(rows=1), POLICY, ISA, dataclasses.replace(KERNEL, scratch_bytes=1))
        [other] = set(entries(folder)) - {path}
        other.replace(path)
    else:
        flipped = content[:-9] + bytes([content[-9] ^ 1]) + content[-8:]
        path.write_bytes({"cut": content[:-1], "flipped": flipped, "emptied": b""}[damage])

    found = cache.find(task, POLICY, ISA)

    assert found is None
    assert not path.exists()
    cache.keep(task, POLICY, ISA, KERNEL)
    assert cache.find(task, POLICY, ISA) == KERNEL


def test_folders_and_entries_are_for_their_user_alone(
    cache: KernelCache, folder: Path, task: Task
) -> None:
    cache.keep(task, POLICY, ISA, KERNEL)

    [path] = entries(folder)
    assert {stat.S_IMODE(f.stat().st_mode) for f in (folder, path.parent)} == {0o700}
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777])
def test_a_folder_that_others_may_write_to_is_refused(folder: Path, mode: int) -> None:
    folder.mkdir()
    folder.chmod(mode)

    with pytest.raises(OptionError, match="other users may write") as caught:
        KernelCache(folder)

    assert str(folder) in caught.value.message
    assert "TUNE_KERNEL_CACHE_PATH" in (caught.value.hint or "")


def test_a_folder_of_another_user_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir()
    me = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: me + 1)

    with pytest.raises(OptionError, match="belongs to another user"):
        KernelCache(folder)


def test_an_entry_that_others_may_have_written_is_not_run(
    cache: KernelCache, folder: Path, task: Task
) -> None:
    cache.keep(task, POLICY, ISA, KERNEL)
    entries(folder)[0].chmod(0o666)

    assert cache.find(task, POLICY, ISA) is None


@pytest.mark.parametrize("way", ["a file is in the way", "nothing can be made there"])
def test_a_folder_that_cannot_be_made_is_refused(way: str, tmp_path: Path) -> None:
    folder = tmp_path / "file" if way == "a file is in the way" else Path("/proc/kernels")
    (tmp_path / "file").write_text("")

    with pytest.raises(OptionError, match="is not used"):
        KernelCache(folder)


def test_a_disk_that_keeps_nothing_only_means_no_cache(
    cache: KernelCache, folder: Path, task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object, **options: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(kernel_cache, "replacing", full)

    cache.keep(task, POLICY, ISA, KERNEL)

    assert cache.find(task, POLICY, ISA) is None
    assert entries(folder) == []


def test_the_oldest_go_first_when_there_is_no_room(folder: Path) -> None:
    """An entry of the test takes a block of the disk, and a drawer here has room for three.

    One of them is not written back yet: the system says that it takes no block.
    """
    small = KernelCache(folder, limit_bytes=3 * 4096 * DRAWERS)
    tasks = _sharing_a_drawer(small, count=5)
    drawer = small._path(small._key(tasks[0], POLICY, ISA)).parent

    for age, each in enumerate(tasks[:4]):
        [path] = _kept(small, [each])
        os.utime(path, (0, 1000 + age))
    assert small.find(tasks[1], POLICY, ISA) == KERNEL  # which makes it the youngest
    os.truncate(path, 0)
    os.truncate(path, 1000)
    os.utime(path, (0, 1003))
    _kept(small, tasks[4:])

    left = [small._path(small._key(each, POLICY, ISA)).exists() for each in tasks]
    assert left == [False, True, False, True, True]
    assert len(list(drawer.iterdir())) == 3


def test_an_entry_larger_than_its_drawer_is_not_kept_and_empties_nothing(
    folder: Path,
) -> None:
    small = KernelCache(folder, limit_bytes=2 * 4096 * DRAWERS)
    other = _sharing_a_drawer(small, count=2)
    _kept(small, other[:1])
    large = dataclasses.replace(KERNEL, object_code=bytes(1 << 16))

    small.keep(other[1], POLICY, ISA, large)

    assert small.find(other[0], POLICY, ISA) == KERNEL
    assert small.find(other[1], POLICY, ISA) is None


def test_the_sources_are_looked_at_when_the_generator_is_imported() -> None:
    code = (
        "import pathlib, tuner.program.kernel_cache as cache\n"
        "pathlib.Path.read_bytes = None\n"
        "print(len(cache.generator_digest()))"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )

    assert done.stdout == "64\n"


def _kept(cache: KernelCache, tasks: list[Task]) -> list[Path]:
    for task in tasks:
        cache.keep(task, POLICY, ISA, KERNEL)
    return [cache._path(cache._key(task, POLICY, ISA)) for task in tasks]


def _sharing_a_drawer(cache: KernelCache, count: int) -> list[Task]:
    """Tasks whose keys begin alike."""
    found: dict[str, list[Task]] = {}
    for rows in range(1, 100_000):
        task = gemm_task(rows=rows)
        same = found.setdefault(cache._key(task, POLICY, ISA)[:2], [])
        same.append(task)
        if len(same) == count:
            return same
    raise AssertionError("keys are not spread evenly")


def test_several_that_write_the_same_entry_at_once_leave_it_whole(
    cache: KernelCache, folder: Path, task: Task
) -> None:
    missed: list[int] = []

    def write_and_read(number: int) -> None:
        mine = KernelCache(folder)
        for _ in range(50):
            mine.keep(task, POLICY, ISA, KERNEL)
            if mine.find(task, POLICY, ISA) != KERNEL:
                missed.append(number)

    threads = [threading.Thread(target=write_and_read, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert missed == []
    assert len(entries(folder)) == 1


def test_a_store_takes_from_the_cache_what_another_has_compiled(
    cache: KernelCache, task: Task, target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = Space(task, target).default
    made = KernelStore(cache).kernel(task, policy, target.isa)

    def refuse(*arguments: object) -> bytes:
        raise AssertionError("compiled again")

    monkeypatch.setattr("tuner.program.kernel_store.compile_kernel", refuse)

    assert KernelStore(cache).kernel(task, policy, target.isa) == made


def test_a_store_without_a_cache_compiles_once(
    task: Task, target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Policy] = []

    def compiled(task: Task, policy: Policy, isa: Isa) -> CompiledKernel:
        asked.append(policy)
        return KERNEL

    monkeypatch.setattr("tuner.program.kernel_store.compile_kernel", compiled)
    store, policy = KernelStore(), Space(task, target).default

    assert store.kernel(task, policy, target.isa) is store.kernel(task, policy, target.isa)
    assert asked == [policy]
