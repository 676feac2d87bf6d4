"""The mark of a loaded model: a page of its file stays mapped, so that others see what is loaded.

`bankd used PID` reads the mappings of a process. Large weights are mapped anyway; small models are
copies, of which nothing would be seen. The mapping needs no descriptor, and none of its bytes is
ever read.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import sys
import weakref
from contextlib import suppress
from pathlib import Path

FAILED = ctypes.c_void_p(-1).value
"""The result of mmap(2) where it maps nothing."""


class LoadedMark:
    """The mapping of the first page of a file, until it is released or freed."""

    def __init__(self, address: int) -> None:
        """Takes over a mapping of a page."""
        address_of = ctypes.c_void_p(address)
        self.release = weakref.finalize(self, _LIBC.munmap, address_of, mmap.PAGESIZE)
        """Ends the mapping; a second call does nothing."""

    @staticmethod
    def of(path: Path) -> LoadedMark | None:
        """The mark of a file; None where the system has no such mappings, or refuses one."""
        if sys.platform != "linux":
            return None
        with suppress(OSError):
            descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
            try:
                flags = mmap.PROT_READ, mmap.MAP_PRIVATE
                address = _LIBC.mmap(None, mmap.PAGESIZE, *flags, descriptor, 0)
            finally:
                os.close(descriptor)
            return LoadedMark(address) if address not in (None, FAILED) else None
        return None


_LIBC = ctypes.CDLL(None)
_LIBC.mmap.restype = ctypes.c_void_p
_LIBC.mmap.argtypes = (
    ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long,
)  # fmt: skip
_LIBC.munmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t)
