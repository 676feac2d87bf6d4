"""Aligned memory for arenas, in huge pages where the system allows it."""

from __future__ import annotations

import mmap

import numpy as np

HUGE_PAGE_BYTES = 2 << 20


def allocate_bytes(size_bytes: int) -> np.ndarray:
    """Zeroed memory, page-aligned (2 MiB-aligned when it is large).

    Anonymous memory must be private: shared anonymous memory gets no huge pages.
    """
    if size_bytes < HUGE_PAGE_BYTES:
        raw = np.zeros(size_bytes + 128, np.uint8)
        skip = -raw.ctypes.data % 128
        return raw[skip : skip + size_bytes]
    whole = -(-size_bytes // HUGE_PAGE_BYTES) * HUGE_PAGE_BYTES + HUGE_PAGE_BYTES
    area = mmap.mmap(-1, whole, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        area.madvise(mmap.MADV_HUGEPAGE)
    raw = np.frombuffer(area, np.uint8)
    skip = -raw.ctypes.data % HUGE_PAGE_BYTES
    return raw[skip : skip + size_bytes]
