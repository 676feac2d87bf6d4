"""Memory: aligned, zeroed, and present before it is used."""

import mmap
import re
from pathlib import Path

import numpy as np
import pytest

from tuner.cpu import pages
from tuner.cpu.pages import HUGE_PAGE_BYTES, allocate_bytes, make_present

SIZE_BYTES = 8 * HUGE_PAGE_BYTES


@pytest.fixture(params=["new system", "old system"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Linux before 5.14 does not know the advice to make memory present."""
    if request.param == "old system":
        monkeypatch.setattr(pages, "_advise", lambda memory, advice: False)


def resident_bytes(memory: np.ndarray) -> int:
    """What is present of the mapping that this memory lies in."""
    inside = False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if found := re.match(r"([0-9a-f]+)-([0-9a-f]+) ", line):
            inside = int(found[1], 16) <= memory.ctypes.data < int(found[2], 16)
        elif inside and line.startswith("Rss:"):
            return 1024 * int(line.split()[1])
    raise AssertionError("the memory is in no mapping")


@pytest.mark.parametrize("size_bytes", [1, 4096, HUGE_PAGE_BYTES - 1, 3 * HUGE_PAGE_BYTES + 5])
def test_memory_is_zeroed_aligned_and_of_the_size_asked_for(size_bytes: int) -> None:
    memory = allocate_bytes(size_bytes)

    assert memory.nbytes == size_bytes
    assert memory.ctypes.data % (HUGE_PAGE_BYTES if size_bytes > HUGE_PAGE_BYTES else 128) == 0
    assert not memory.any()


@pytest.mark.usefixtures("system")
@pytest.mark.parametrize("size_bytes", [0, 100, 50_000, 3 * HUGE_PAGE_BYTES + 5])
def test_making_memory_present_changes_nothing_in_it(size_bytes: int) -> None:
    memory = allocate_bytes(size_bytes)
    memory[:] = np.arange(size_bytes) % 251

    make_present(memory)

    assert (memory == np.arange(size_bytes) % 251).all()


@pytest.mark.usefixtures("system")
def test_memory_that_was_made_present_is_there() -> None:
    # An allocator may hand out what another test has left present: this comes from the system.
    memory = np.frombuffer(mmap.mmap(-1, SIZE_BYTES), np.uint8)
    before = resident_bytes(memory)

    make_present(memory)

    assert before < SIZE_BYTES / 10
    assert resident_bytes(memory) >= SIZE_BYTES
