"""The ways into Linux that Python has no function for: prctl, and system calls by number."""

from __future__ import annotations

import ctypes
import functools
import os
from collections.abc import Callable

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_NAME, PR_SET_NO_NEW_PRIVS = 1, 4, 15, 38
"""linux/prctl.h."""

Argument = int | bytes | ctypes.Array[ctypes.c_char] | None


def prctl(option: int, argument: Argument) -> None:
    """Set an attribute of this process. Raises OSError."""
    _called("prctl", option, argument, 0, 0, 0)


def system_call(number: int, *arguments: Argument) -> int:
    """Call Linux by number and return its result. Raises OSError."""
    return _called("syscall", number, *arguments)


def _called(function: str, *arguments: Argument) -> int:
    call = _function(function)
    # a C int would leave the upper half of a register to chance
    result = call(*(ctypes.c_long(a) if isinstance(a, int) else a for a in arguments))
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


@functools.cache
def _function(name: str) -> Callable[..., int]:
    function = ctypes.CDLL(None, use_errno=True)[name]
    # prctl gives an int, whose -1 read as a long is no number below zero
    function.restype = ctypes.c_long if name == "syscall" else ctypes.c_int
    return function
