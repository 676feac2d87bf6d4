"""The cache of derived weights: shared, bounded, and never the reason that a model fails."""

from __future__ import annotations

import ctypes
import fcntl
import multiprocessing
import os
import platform
import signal
import struct
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from tuner.derivation import Derivation, Stride, Sweep
from tuner.errors import ChangedModelError
from tuner.offline_model import weight_cache
from tuner.offline_model.chunks import no_pair
from tuner.offline_model.derived_weights import DerivedPiece, DerivedWeights, digest_of
from tuner.offline_model.mapped_file import MappedFile
from tuner.offline_model.source_graph import ConstantLayout
from tuner.offline_model.weight_cache import VARIABLE, derived_memory, usable_folder

COUNT = 3000
WEIGHTS = np.random.default_rng(0).standard_normal(COUNT).astype(np.float32)
EXPECTED = (WEIGHTS[:-1].astype(np.float64) - WEIGHTS[1:]).astype(np.float32)


def differences(sign: float = -1.0) -> DerivedWeights:
    """Place of each weight and the next: behind a gap of 64 bytes, with one of 60 at the end."""
    sweep = Sweep((Stride(COUNT - 1, 1, 1),), (0, 1), (0,), ((1.0, sign),))
    source = ConstantLayout.dense(0, COUNT)
    piece = DerivedPiece(64, 4, source, Derivation(COUNT - 1, (sweep,)))
    size = 64 + EXPECTED.nbytes + 60
    made = piece.made_of(WEIGHTS.view(np.uint8).data)
    return DerivedWeights(size, digest_of(size, [(64, made)]), (piece,))


DERIVED = differences()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache"


def derived(what: DerivedWeights = DERIVED, *, copies: bool = False) -> memoryview:
    return derived_memory(what, WEIGHTS.view(np.uint8).data, no_pair, copies=copies).content


def entry_file() -> MappedFile:
    file = derived_memory(DERIVED, WEIGHTS.view(np.uint8).data, no_pair, copies=False).file
    assert file is not None
    return file


def is_right(memory: memoryview) -> bool:
    content = np.frombuffer(memory, np.uint8)
    assert memory.readonly
    assert not content[:64].any()
    assert not content[-60:].any()
    return np.array_equal(content[64:-60].view(np.float32), EXPECTED)


def is_mapped(entry: Path) -> bool:
    """Return whether the file that has this name now is mapped."""
    return any(
        line.split()[4] == str(entry.stat().st_ino)
        for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
        if line.endswith(str(entry))
    )


def test_an_entry_is_made_once_and_mapped(folder: Path) -> None:
    first = derived()
    [entry] = folder.iterdir()
    number = entry.stat().st_ino

    second = derived()

    assert is_right(first)
    assert is_right(second)
    assert is_mapped(entry)
    assert entry.stat().st_ino == number
    assert (folder.stat().st_mode & 0o777, entry.stat().st_mode & 0o777) == (0o700, 0o600)


def test_copies_are_no_part_of_a_file(folder: Path) -> None:
    assert is_right(derived(copies=True))
    assert not folder.exists()


@pytest.mark.parametrize("how", ["a write", "a copy of other content", "another boot"])
def test_an_entry_is_digested_unless_this_boot_has_seen_what_it_holds(
    how: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash of the system may leave a file without its content, and a program may write to it."""
    derived()
    [entry] = folder.iterdir()
    mark = entry.stat().st_mtime_ns
    if how == "a copy of other content":
        entry.unlink()
    with entry.open("r+b" if entry.exists() else "wb") as file:
        file.write(bytes(DERIVED.size_bytes))
    if how == "another boot":
        os.utime(entry, ns=(mark, mark))
        assert not is_right(derived())  # the mark is what says that it need not be digested
        (tmp_path / "boot").write_text("another", encoding="ascii")
        monkeypatch.setattr(weight_cache, "BOOT", tmp_path / "boot")

    assert is_right(derived())
    assert np.array_equal(np.fromfile(entry, np.float32)[16:-15], EXPECTED)


def test_without_the_name_of_the_boot_each_load_digests(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weight_cache, "BOOT", tmp_path / "none")
    derived()
    [entry] = folder.iterdir()
    entry.write_bytes(bytes(DERIVED.size_bytes))
    os.utime(entry, ns=(0, 0))

    assert is_right(derived())


def test_a_write_to_an_entry_in_use_is_seen_and_other_loads_and_removals_are_none(
    folder: Path,
) -> None:
    file = entry_file()
    [entry] = folder.iterdir()
    os.utime(entry, ns=(0, entry.stat().st_mtime_ns))  # not used for long: the next load notes it
    derived()
    file.require_unchanged()
    os.utime(entry)  # another machine has another mark
    file.require_unchanged()
    before = entry.stat()
    with entry.open("r+b") as changed:
        changed.write(b"x")
    with pytest.raises(ChangedModelError, match=entry.name):
        file.require_unchanged()
    with entry.open("r+b") as changed:
        changed.write(bytes(1))
    file.require_unchanged()
    entry.unlink()
    file.require_unchanged()
    os.truncate(f"/proc/self/fd/{file._descriptor}", before.st_size - 1)
    with pytest.raises(ChangedModelError):
        file.require_unchanged()


@pytest.mark.parametrize("kind", ["shorter", "a link", "writable", "a pipe", "a folder"])
def test_what_is_no_entry_is_not_used(folder: Path, kind: str, tmp_path: Path) -> None:
    derived()
    [entry] = folder.iterdir()
    wrong = bytes(DERIVED.size_bytes)
    if kind == "writable":
        entry.write_bytes(wrong)
        entry.chmod(0o622)
    else:
        entry.unlink()
    if kind == "shorter":
        entry.write_bytes(wrong[:-1])
    elif kind == "a link":
        (tmp_path / "target").write_bytes(wrong)
        entry.symlink_to(tmp_path / "target")
    elif kind == "a pipe":
        os.mkfifo(entry)
    elif kind == "a folder":
        entry.mkdir()

    memory = derived()
    assert is_right(memory)
    assert is_mapped(entry) == (kind != "a folder")


@pytest.mark.parametrize("mode", [0o770, 0o702])
def test_a_folder_that_others_may_write_to_is_not_used(folder: Path, mode: int) -> None:
    folder.mkdir()
    folder.chmod(mode)

    assert is_right(derived())
    assert not list(folder.iterdir())


def test_a_folder_of_another_user_is_not_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 12345)

    assert is_right(derived())
    assert not list(folder.iterdir())


def test_a_program_that_flushes_denormals_derives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch's `set_flush_denormal` sets the thread that calls it, and those that it begins."""
    library, usual = ctypes.CDLL(None), ctypes.create_string_buffer(32)
    if platform.machine() != "x86_64" or library.fegetenv(usual):
        pytest.skip("the environment of another processor")
    weights = WEIGHTS * np.float32(1e-40)
    monkeypatch.setattr(sys.modules[__name__], "WEIGHTS", weights)
    expected, denormals = differences(), np.frombuffer(weights.tobytes(), np.float32)
    flushing = ctypes.create_string_buffer(usual.raw[:28] + struct.pack("<I", 0x9FC0), 32)
    library.fesetenv(flushing)
    try:
        assert not (denormals * np.float32(1)).any()
        found = derived(expected)
    finally:
        library.fesetenv(usual)
    assert np.frombuffer(found, np.float32)[16:-15].any()


def test_no_folder_is_needed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write_bytes(b"a file")
    assert is_right(derived())
    monkeypatch.setenv(VARIABLE, "none")
    assert usable_folder() is None
    assert is_right(derived())
    for name in (VARIABLE, "ASCEND_CACHE_PATH", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    assert usable_folder() is None


def test_the_folder_is_next_to_that_of_kernels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)
    monkeypatch.delenv("ASCEND_CACHE_PATH", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert usable_folder() == tmp_path / "tunebank/weights"
    monkeypatch.setenv("ASCEND_CACHE_PATH", str(tmp_path / "own"))
    assert usable_folder() == tmp_path / "own/weights"


@pytest.mark.parametrize("fault", ["pwrite", "ftruncate", "fstatvfs"])
def test_a_disk_that_refuses_keeps_nothing(
    fault: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, fault, refuse)

    assert is_right(derived())
    assert not list(folder.iterdir())


def test_the_oldest_entries_make_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weight_cache, "MAX_WEIGHTS_BYTES", 2 * DERIVED.size_bytes)
    for number, sign in enumerate((0.5, 0.25, 0.125)):
        made = differences(sign)
        derived(made)
        entry = folder / made.digest
        os.utime(entry, ns=((int(time.time()) - 100 + number) * 10**9, entry.stat().st_mtime_ns))
    others = folder / "notes.txt"
    others.write_text("not ours", encoding="utf-8")
    left = folder / ".new-abc.tmp"
    left.write_bytes(b"unfinished")
    os.utime(left, (time.time() - 2 * weight_cache.UNFINISHED_S,) * 2)

    derived()

    kept = {DERIVED.digest, differences(0.125).digest, others.name}
    assert {path.name for path in folder.iterdir()} == kept


def test_what_a_process_leaves_that_is_killed_while_it_writes_is_written_again(
    folder: Path,
) -> None:
    fork = multiprocessing.get_context("fork")
    for _ in range(2):
        child = fork.Process(target=_killed_half_way)
        child.start()
        child.join(60)
        assert child.exitcode == -signal.SIGKILL
        assert [path.name for path in folder.iterdir()] == [f".new-{DERIVED.digest}.tmp"]

    assert is_right(derived())
    assert [path.name for path in folder.iterdir()] == [DERIVED.digest]


def _killed_half_way() -> None:
    def kill(descriptor: int, at: int, array: np.ndarray) -> None:
        os.pwrite(descriptor, array.view(np.uint8).data[:100], at)
        os.kill(os.getpid(), signal.SIGKILL)

    weight_cache._write_at = kill
    derived()


def test_several_that_fill_the_cache_at_the_same_time_agree(folder: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: derived(), range(16)))

    assert all(map(is_right, found))
    assert [path.name for path in folder.iterdir()] == [DERIVED.digest]


@pytest.mark.parametrize("kind", ["a link", "a pipe", "writable"])
def test_what_is_no_unfinished_entry_of_ours_makes_room(
    folder: Path, kind: str, tmp_path: Path
) -> None:
    folder.mkdir(mode=0o700)
    part = folder / f".new-{DERIVED.digest}.tmp"
    if kind == "a link":
        (tmp_path / "target").write_bytes(b"precious")
        part.symlink_to(tmp_path / "target")
    elif kind == "a pipe":
        os.mkfifo(part)
    else:
        part.write_bytes(b"of all")
        part.chmod(0o666)

    assert is_right(derived())
    assert [path.name for path in folder.iterdir()] == [DERIVED.digest]
    assert kind != "a link" or (tmp_path / "target").read_bytes() == b"precious"


def test_processes_that_begin_together_map_one_entry(folder: Path) -> None:
    """Each would have pages of its own otherwise: of files that were replaced meanwhile."""
    context = multiprocessing.get_context("fork")
    start, numbers = context.Barrier(4), context.Queue()
    children = [context.Process(target=_mapped_number, args=(start, numbers)) for _ in range(4)]
    for child in children:
        child.start()
    found = {numbers.get(timeout=60) for _ in children}
    for child in children:
        child.join(60)

    assert found == {folder.joinpath(DERIVED.digest).stat().st_ino}


def _mapped_number(start: multiprocessing.synchronize.Barrier, numbers: object) -> None:
    start.wait(60)
    memory = derived()
    lines = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    [number] = [int(line.split()[4]) for line in lines if DERIVED.digest in line]
    numbers.put(number if is_right(memory) else 0)


def test_a_process_that_stands_still_is_not_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weight_cache, "STALLED_S", 0.1)
    folder.mkdir(mode=0o700)
    with (folder / f".new-{DERIVED.digest}.tmp").open("wb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert is_right(derived())

    assert not (folder / DERIVED.digest).exists()
    assert is_right(derived())
    assert (folder / DERIVED.digest).exists()


@pytest.mark.parametrize("cache", [True, False])
def test_the_pieces_that_are_made_at_the_same_time_need_memory_as_well(
    cache: bool, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()
    monkeypatch.setattr(weight_cache, "require_memory", lambda size, what: asked.append(size))

    assert is_right(derived(copies=not cache))
    assert asked == [EXPECTED.nbytes + (0 if cache else DERIVED.size_bytes)]
