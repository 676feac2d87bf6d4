"""Runs object code of aarch64 on another processor: a loader of its ELF files, and Unicorn.

What runs is the code that a machine of that kind would get. Memory of this process is mapped at its
own addresses, and nothing around it: an access past the end of an argument ends the call.
"""

import contextlib
import platform
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

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

ALLOCATED, SYMBOLS, RELOCATIONS = 2, 2, 4
"""ELF: a flag of sections that are loaded, and two types of sections."""
PAGE_OF, ADD_LOW, CALLS = 275, 277, (282, 283)
LOW_SHIFTS = {278: 0, 284: 1, 285: 2, 286: 3, 299: 4}
"""Relocations (ELF for the Arm 64-bit Architecture): by how much a load's offset is scaled."""


@dataclass(frozen=True)
class Section:
    """A section of an ELF file."""

    type: int
    flags: int
    offset: int
    size: int
    link: int
    info: int
    align: int

    def of(self, file: bytes) -> bytes:
        return file[self.offset : self.offset + self.size]


class LoadedObject:
    """An object file with its relocations applied; `functions` are addresses by name."""

    def __init__(self, file: bytes) -> None:
        (start,) = struct.unpack_from("<Q", file, 0x28)
        size, count = struct.unpack_from("<HH", file, 0x3A)
        heads = [struct.unpack_from("<IIQQQQIIQQ", file, start + i * size) for i in range(count)]
        sections = [Section(h[1], h[2], *h[4:9]) for h in heads]
        self.memory = bytearray()
        self._places: dict[int, int] = {}
        for number, section in enumerate(sections):
            if section.flags & ALLOCATED:
                self.memory += bytes(-len(self.memory) % max(section.align, 1))
                self._places[number] = CODE + len(self.memory)
                self.memory += section.of(file)
        (table,) = [section for section in sections if section.type == SYMBOLS]
        symbols = list(struct.iter_unpack("<IBBHQQ", table.of(file)))
        names = sections[table.link].of(file)
        addresses = [self._places.get(s[3], 0) + s[4] for s in symbols]
        named = [names[s[0] : names.index(b"\0", s[0])].decode() for s in symbols]
        self.functions = dict(zip(named, addresses, strict=True))
        for section in sections:
            is_code = section.type == RELOCATIONS and section.info in self._places
            if is_code and sections[section.info].flags != ALLOCATED:  # not the tables of unwinding
                self._relocate(section, file, symbols, addresses, named)

    def _relocate(
        self,
        section: Section,
        file: bytes,
        symbols: Sequence[Any],
        addresses: Sequence[int],
        names: Sequence[str],
    ) -> None:
        for offset, info, addend in struct.iter_unpack("<QQq", section.of(file)):
            symbol, kind = info >> 32, info & 0xFFFFFFFF
            assert symbols[symbol][3], f"{names[symbol]} is not in the object"
            place = self._places[section.info] + offset
            self._patch(kind, place, addresses[symbol] + addend)

    def _patch(self, kind: int, place: int, value: int) -> None:
        (word,) = struct.unpack_from("<I", self.memory, place - CODE)
        if kind == PAGE_OF:
            pages = (value // PAGE) - (place // PAGE)
            word |= (pages & 3) << 29 | (pages >> 2 & 0x7FFFF) << 5
        elif kind == ADD_LOW:
            word |= (value % PAGE) << 10
        elif kind in LOW_SHIFTS:
            word |= (value % PAGE >> LOW_SHIFTS[kind]) << 10
        elif kind in CALLS:
            word |= (value - place) // 4 & 0x3FFFFFF
        else:
            raise NotImplementedError(f"relocation {kind}")
        struct.pack_into("<I", self.memory, place - CODE, word)


class Emulator:
    """A processor with an object file and some memory of this process, and nothing else."""

    def __init__(self, file: bytes, pages: Iterable[np.ndarray]) -> None:
        self._object = LoadedObject(file)
        self._cpu = unicorn.Uc(unicorn.UC_ARCH_ARM64, unicorn.UC_MODE_ARM)
        self._cpu.mem_map(CODE, -(-len(self._object.memory) // PAGE) * PAGE)
        self._cpu.mem_write(CODE, bytes(self._object.memory))
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
            cpu.emu_start(self._object.functions[function], END)
        except unicorn.UcError:
            return False
        return True
