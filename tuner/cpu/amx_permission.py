"""Linux's permission to use the tile registers of AMX: asked for once a process.

Until it is granted, the first tile instruction is an illegal one. The permission holds for every
thread of the process, is inherited by a fork, and is lost by an exec. Source: Linux,
Documentation/arch/x86/xstate.rst.
"""

from __future__ import annotations

import ctypes
import errno
import functools
import os
import platform
import sys

_SYS_ARCH_PRCTL = 158
_ARCH_GET_XCOMP_PERM = 0x1022
_ARCH_REQ_XCOMP_PERM = 0x1023
_TILE_DATA = 18
"""Number of the processor state that holds the tiles."""

_REASONS = {
    errno.EINVAL: "the kernel is older than Linux 5.16",
    errno.EOPNOTSUPP: "neither the processor nor the kernel has them, or one hides them",
    errno.ENOSPC: "the signal stack of a thread of this process is too small for them",
    errno.EPERM: "a sandbox forbids it",
    errno.ENOSYS: "a sandbox forbids it",
}


@functools.cache
def tile_refusal() -> str | None:
    """Ask the kernel for the tile registers: None when it has granted them, else why not."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return f"tile registers are supported on Linux x86_64 only, not on {sys.platform}"
    number = _arch_prctl(_ARCH_REQ_XCOMP_PERM, _TILE_DATA)
    if number:
        reason = _REASONS.get(number, os.strerror(number))
        return f"the kernel does not grant tile registers (arch_prctl: {reason})"
    granted = ctypes.c_uint64(0)
    number = _arch_prctl(_ARCH_GET_XCOMP_PERM, ctypes.addressof(granted))
    if number or not granted.value >> _TILE_DATA & 1:
        return "the kernel granted tile registers, but does not list them as granted"
    return None


def _arch_prctl(code: int, argument: int) -> int:
    """0, or the number of the error."""
    syscall = ctypes.CDLL(None, use_errno=True).syscall
    syscall.restype = ctypes.c_long
    words = (_SYS_ARCH_PRCTL, code, argument)
    return 0 if syscall(*map(ctypes.c_long, words)) == 0 else ctypes.get_errno()
