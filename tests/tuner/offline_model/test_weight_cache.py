"""The cache of derived weights: shared, bounded, and never the reason that a model fails."""

from __future__ import annotations

import ctypes
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
from tuner.offline_model import weight_cache
from tuner.offline_model.chunks import no_pair
from tuner.offline_model.derived_weights import DerivedPiece, DerivedWeights, digest_of
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
    return derived_memory(what, WEIGHTS.view(np.uint8).data, no_pair, copies=copies)


def is_right(memory: memoryview) -> bool:
    content = np.frombuffer(memory, np.uint8)
    assert memory.readonly
    assert not content[:64].any()
    assert not content[-60:].any()
    return np.array_equal(content[64:-60].view(np.float32), EXPECTED)


def is_mapped(folder: Path) -> bool:
    return str(folder) in Path("/proc/self/maps").read_text(encoding="utf-8")


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


@pytest.mark.parametrize("age_s", [0.0, 1e9, -1e6], ids=["this boot", "long ago", "the future"])
def test_an_entry_that_this_boot_has_not_seen_is_digested(folder: Path, age_s: float) -> None:
    """A crash of the system may leave a file without its content."""
    derived()
    [entry] = folder.iterdir()
    entry.write_bytes(bytes(DERIVED.size_bytes))
    os.utime(entry, (time.time() - age_s,) * 2)

    assert is_right(derived()) == bool(age_s)


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

    assert is_right(derived())


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


@pytest.mark.parametrize("fault", ["pwrite", "truncate", "statvfs"])
def test_a_disk_that_refuses_keeps_nothing(
    fault: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, fault, refuse)

    assert is_right(derived())
    assert not list(folder.iterdir())


def test_the_oldest_entries_make_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weight_cache, "MAX_CACHE_BYTES", 2 * DERIVED.size_bytes)
    for number, sign in enumerate((0.5, 0.25, 0.125)):
        made = differences(sign)
        derived(made)
        os.utime(folder / made.digest, (time.time() - 100 + number,) * 2)
    others = folder / "notes.txt"
    others.write_text("not ours", encoding="utf-8")
    left = folder / ".new-abc.tmp"
    left.write_bytes(b"unfinished")
    os.utime(left, (time.time() - 2 * weight_cache.UNFINISHED_S,) * 2)

    derived()

    kept = {DERIVED.digest, differences(0.125).digest, others.name}
    assert {path.name for path in folder.iterdir()} == kept


def test_a_process_that_is_killed_while_it_writes_leaves_no_entry(folder: Path) -> None:
    fork = multiprocessing.get_context("fork")
    child = fork.Process(target=_killed_half_way)
    child.start()
    child.join(60)

    assert child.exitcode == -signal.SIGKILL
    assert [path.name.startswith(".new-") for path in folder.iterdir()] == [True]
    assert is_right(derived())


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
