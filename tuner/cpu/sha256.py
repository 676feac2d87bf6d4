"""SHA-256 of two streams of equal length at once, where the processor has instructions for it."""

from __future__ import annotations

import ctypes
import functools
from pathlib import Path
from typing import Any

import numpy as np

from tuner.cpu.flags import has_sha
from tuner.cpu.object_loader import Library
from tuner.cpu.sha256_ir import INITIAL
from tuner.hardware import DigestPair

OBJECT = Path(__file__).with_name("sha256.o")
"""Object code of `sha256_ir`; `pytest tests/tuner/cpu/test_sha256.py --update-golden` writes it."""
BLOCK_BYTES = 64
_ORDER = (5, 4, 1, 0, 7, 6, 3, 2)
"""Places in the registers: F, E, B, A, H, G, D, C."""


@functools.cache
def _library() -> tuple[Library, Any]:
    """The function, and the library that it lives in."""
    library, pointer = Library([OBJECT.read_bytes()], ["sha256_two"]), ctypes.c_void_p
    types = (pointer, pointer, pointer, ctypes.c_int64)
    return library, ctypes.CFUNCTYPE(None, *types)(library.address("sha256_two"))


class Sha256Pair:
    """The digests of two streams, of which pieces of equal length come in order."""

    def __init__(self) -> None:
        # Threads that ask for the first time at once each load one, and the last of them is kept.
        self._library, self._function = _library()
        self._states = np.array([[INITIAL[place] for place in _ORDER]] * 2, np.uint32)
        self._bytes = 0

    def update(self, first: memoryview, second: memoryview) -> None:
        """Continue with pieces of whole blocks."""
        size_bytes = len(first)
        if size_bytes != len(second) or size_bytes % BLOCK_BYTES:
            raise ValueError(f"pieces of {size_bytes} and {len(second)} bytes")
        if size_bytes:
            addresses = (np.frombuffer(piece, np.uint8).ctypes.data for piece in (first, second))
            self._function(self._states.ctypes.data, *addresses, size_bytes // BLOCK_BYTES)
            self._bytes += size_bytes

    def digests(self) -> bytes:
        """Both digests, one after the other. Nothing may be added afterwards."""
        end = bytearray(b"\x80" + bytes(55) + (8 * self._bytes).to_bytes(8, "big"))
        self.update(memoryview(end), memoryview(end))
        words = np.empty_like(self._states)
        words[:, _ORDER] = self._states
        return words.astype(">u4").tobytes()


def digest_pair() -> DigestPair | None:
    """Digests of two streams to begin with; None where the processor has no instructions."""
    return Sha256Pair() if has_sha() else None
