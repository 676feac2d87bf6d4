"""Memory for arenas and weights: aligned, in huge pages where the system has them, and present.

A page that is touched for the first time costs a fault (0.1 to 0.5 us for 4 KiB, 100 us for a
huge page that must be zeroed). Loading a model pays for them, so that no inference has to; those
of a mapped file are taken where it is digested, else by the first run.
"""

from __future__ import annotations

import ctypes
import functools
import mmap
from typing import Any

import numpy as np

HUGE_PAGE_BYTES = 2 << 20

_MADV_HUGEPAGE, _MADV_POPULATE_WRITE = 14, 23


def allocate_bytes(size_bytes: int) -> np.ndarray:
    """Zeroed memory, aligned to two cache lines (to 2 MiB when it is large).

    Anonymous memory must be private: shared anonymous memory gets no huge pages.
    """
    if size_bytes < HUGE_PAGE_BYTES:
        raw = np.zeros(size_bytes + 128, np.uint8)
        skip = -raw.ctypes.data % 128
        return raw[skip : skip + size_bytes]
    whole = -(-size_bytes // HUGE_PAGE_BYTES) * HUGE_PAGE_BYTES + HUGE_PAGE_BYTES
    area = mmap.mmap(-1, whole, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    raw = np.frombuffer(area, np.uint8)
    skip = -raw.ctypes.data % HUGE_PAGE_BYTES
    found = raw[skip : skip + size_bytes]
    _advise(found, _MADV_HUGEPAGE)
    return found


def make_present(memory: np.ndarray) -> None:
    """Take all page faults of this memory, which can be written, now; its content stays."""
    if not _advise(memory, _MADV_POPULATE_WRITE):
        memory[:: mmap.PAGESIZE] += 0


def _advise(memory: np.ndarray, advice: int) -> bool:
    """Return whether the system knows this advice; Linux knows the last one since 5.14."""
    start = memory.ctypes.data // mmap.PAGESIZE * mmap.PAGESIZE
    return bool(_madvise()(start, memory.ctypes.data + memory.nbytes - start, advice) == 0)


@functools.cache
def _madvise() -> Any:
    call = ctypes.CDLL(None).madvise
    call.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    return call
