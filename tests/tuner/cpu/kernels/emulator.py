"""Runs object code of aarch64 on another processor: our loader's image of it, in Unicorn.

What runs is the code that a machine of that kind would get. Memory of this process is mapped at its
own addresses, and nothing around it: an access past the end of an argument ends the call.
"""

import contextlib
import platform
import struct
from collections.abc import Iterable, Sequence

import numpy as np

from tuner.cpu.object_image import Image
from tuner.cpu.object_loader import outside_address
from tuner.target import ISAS

HAS_EMULATOR = False
with contextlib.suppress(ImportError):
    import unicorn
    from unicorn import arm64_const as registers

    HAS_EMULATOR = True

EMULATED = frozenset(
    tier for tier, isa in ISAS.items() if isa.architecture == "aarch64" != platform.machine()
)
"""Tiers whose kernels are tested in the emulator here."""
NEEDS_EMULATOR = "aarch64 kernels run in an emulator here: pip install unicorn"

PAGE = 4096
CODE, STACK, END = 0x10_0000, 0x800_0000, 0x900_0000
"""Where the code is loaded, where the stack ends, and where a call returns to."""
STACK_BYTES = 1 << 20


class Emulator:
    """A processor with an object file and some memory of this process, and nothing else."""

    def __init__(self, file: bytes, pages: Iterable[np.ndarray]) -> None:
        self._image = Image([file])
        self._cpu = unicorn.Uc(unicorn.UC_ARCH_ARM64, unicorn.UC_MODE_ARM)
        self._cpu.mem_map(CODE, self._image.size_bytes)
        self._cpu.mem_write(CODE, bytes(self._image.relocated(CODE, outside_address)))
        self._cpu.mem_map(STACK - STACK_BYTES, STACK_BYTES)
        self._cpu.mem_map(END, PAGE)
        self._pages = [each for each in pages if each.nbytes]
        for each in self._pages:
            address = each.ctypes.data
            self._cpu.mem_map_ptr(address, each.nbytes, unicorn.UC_PROT_ALL, address)
        self._cpu.reg_write(registers.UC_ARM64_REG_CPACR_EL1, 3 << 20)  # allows vectors

    def call(self, function: str, pointers: Sequence[int], *numbers: int) -> bool:
        """Call function(pointers, *numbers); whether it ended without a fault."""
        cpu = self._cpu
        cpu.mem_write(END + 8, struct.pack(f"<{len(pointers)}Q", *pointers))
        for register, value in enumerate((END + 8, *numbers)):
            cpu.reg_write(registers.UC_ARM64_REG_X0 + register, value)
        cpu.reg_write(registers.UC_ARM64_REG_SP, STACK)
        cpu.reg_write(registers.UC_ARM64_REG_LR, END)
        try:
            cpu.emu_start(CODE + self._image.function(function), END)
        except unicorn.UcError:
            return False
        return True
