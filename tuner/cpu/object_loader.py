"""Object code -> callable address, in process. Nothing but the C library is needed.

Memory is written before it may be run, and never both: code is mapped as readable and executable,
constants as readable, data as readable and writable.
"""

from __future__ import annotations

import ctypes
import functools
import mmap
import os
import platform
import weakref
from collections.abc import Sequence
from typing import Any

from tuner.cpu.object_image import Image
from tuner.errors import KernelError


class Library:
    """Object files linked into this process. The code lives as long as the library does."""

    def __init__(self, objects: Sequence[bytes], symbols: Sequence[str]) -> None:
        """Raises KernelError when a symbol is missing or does not link."""
        image = Image(objects)
        if objects and image.machine != platform.machine():
            raise KernelError(f"object code is for {image.machine}, not {platform.machine()}")
        functions = {name: image.function(name) for name in symbols}
        address = _map(image) if image.size_bytes else 0
        if address:  # what lives until the process ends may be in use by a thread then
            weakref.finalize(self, _libc().munmap, address, image.size_bytes).atexit = False
        self._addresses = {name: address + at for name, at in functions.items()}

    def address(self, symbol: str) -> int:
        """Address of a function. Raises KernelError if the object code has none of this name."""
        try:
            return self._addresses[symbol]
        except KeyError:
            raise KernelError(f"object code lacks the function {symbol}") from None


def _map(image: Image) -> int:
    """Map an image, and give each part its rights; return its address. Raises KernelError."""
    libc, size_bytes = _libc(), image.size_bytes
    address: int = libc.mmap(
        None, size_bytes, mmap.PROT_READ | mmap.PROT_WRITE,
        mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0,
    )  # fmt: skip
    if address == _FAILED:
        raise _refused(f"{size_bytes} bytes of memory for object code")
    try:
        content = image.relocated(address, outside_address)
        ctypes.memmove(address, (ctypes.c_char * size_bytes).from_buffer(content), size_bytes)
        for part, rights in (
            (image.code, mmap.PROT_READ | mmap.PROT_EXEC),
            (image.constants, mmap.PROT_READ),
        ):
            start, length = address + part.start, part.end - part.start
            if length and libc.mprotect(start, length, rights) != 0:
                raise _refused("memory that may be run")  # noqa: TRY301
    except BaseException:
        libc.munmap(address, size_bytes)
        raise
    return address


_FAILED = ctypes.c_void_p(-1).value


def _refused(what: str) -> KernelError:
    return KernelError(f"the system does not give {what}: {os.strerror(ctypes.get_errno())}")


@functools.cache
def _libc() -> Any:
    libc, pointer, size = ctypes.CDLL(None, use_errno=True), ctypes.c_void_p, ctypes.c_size_t
    libc.mmap.argtypes = (pointer, size, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long)
    libc.mmap.restype = pointer
    libc.mprotect.argtypes = (pointer, size, ctypes.c_int)
    libc.munmap.argtypes = (pointer, size)
    return libc


def outside_address(name: str) -> int:
    """Address of a function of this process, such as one of the C library. Raises KernelError."""
    try:
        found = ctypes.CDLL(None)[name]
    except (AttributeError, ValueError) as error:  # ValueError: a zero byte
        raise KernelError(f"object code does not link: {name} is not in this process") from error
    return ctypes.cast(found, ctypes.c_void_p).value or 0
