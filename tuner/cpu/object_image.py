"""Object code -> an image of memory: sections laid out and relocated for an address.

    code of all objects, jumps to functions of the process | constants, their addresses | data

Each of these parts starts at a page. A function of the process may be anywhere, which a relative
call of 32 bits does not reach: it goes to a jump next to the code, with the whole address in it.
"""

from __future__ import annotations

import mmap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tuner.cpu.elf import (
    EXECUTABLE,
    LOCAL,
    NO_BITS,
    PROGBITS,
    WRITABLE,
    ObjectFile,
    Relocation,
    Section,
    Symbol,
)
from tuner.errors import KernelError

LINE_BYTES = 64
"""Code of each object starts at a cache line, whatever its alignment."""
JUMP_BYTES = 16
MAX_IMAGE_BYTES = 1 << 30
"""Maximum size of all objects: relative addresses of 32 bits reach twice as far."""

_SPECIAL_FLAGS = ~(WRITABLE | EXECUTABLE | 0x2 | 0x10 | 0x20)
"""All flags but those of plain sections, which may be allocated, and merged with equal ones."""
_JUMPS = {
    "x86_64": bytes.fromhex("ff2502000000 0f0b"),  # jmp [rip + 2]; ud2
    "aarch64": bytes.fromhex("50000058 00021fd6"),  # ldr x16, 8; br x16
}
"""A jump to the address in the eight bytes that follow it."""

Outside = Callable[[str], int]
"""The address of a symbol that no object has. Raises KernelError for one that there is not."""


@dataclass(frozen=True)
class Part:
    """A range of pages, in bytes from the start of the image."""

    start: int
    end: int


class Image:
    """Objects laid out one after another, to be relocated for an address."""

    def __init__(self, objects: Sequence[bytes]) -> None:
        """Raises KernelError for objects that are damaged or do not fit together."""
        self._objects = tuple(ObjectFile.parse(each) for each in objects)
        machines = {each.machine for each in self._objects}
        if len(machines) > 1:
            raise KernelError(f"object code of several processors: {', '.join(sorted(machines))}")
        self.machine = next(iter(machines), "x86_64")
        self._offsets: dict[tuple[int, int], int] = {}
        """Offsets in the image by numbers of object and section."""
        self._definitions = self._defined()
        outside = {s.name: None for o in self._objects for s in o.symbols if self._is_outside(s)}
        self._outside = tuple(outside)
        self._referred = self._referred_symbols()
        end = self._laid_out(lambda flags: bool(flags & EXECUTABLE), 0, LINE_BYTES)
        self._jumps_at = _aligned(end, JUMP_BYTES)
        self.code = Part(0, _page_end(self._jumps_at + JUMP_BYTES * len(self._outside)))
        end = self._laid_out(lambda flags: not flags & (EXECUTABLE | WRITABLE), self.code.end)
        self._addresses_at = _aligned(end, 8)
        self.constants = Part(
            self.code.end, _page_end(self._addresses_at + 8 * len(self._referred))
        )
        end = self._laid_out(lambda flags: bool(flags & WRITABLE), self.constants.end)
        self.data = Part(self.constants.end, _page_end(end))
        if self.size_bytes > MAX_IMAGE_BYTES:
            raise KernelError(f"{self.size_bytes} bytes of object code, at most {MAX_IMAGE_BYTES}")

    @property
    def size_bytes(self) -> int:
        """Size of all parts."""
        return self.data.end

    def function(self, name: str) -> int:
        """The offset of a function that an object has. Raises KernelError."""
        found = self._definitions.get(name)
        at = None if found is None else self._offset(*found)
        if at is None or at >= self._jumps_at:
            raise KernelError(f"object code lacks the function {name}")
        return at

    def relocated(self, address: int, outside: Outside) -> bytearray:
        """The bytes of the image for this address. Raises KernelError for what does not link."""
        content = bytearray(self.size_bytes)
        for (number, section), at in self._offsets.items():
            data = self._objects[number].sections[section].content
            content[at : at + len(data)] = data
        places = {name: outside(name) for name in self._outside}
        for index, place in enumerate(places.values()):
            at = self._jumps_at + JUMP_BYTES * index
            content[at : at + JUMP_BYTES] = _JUMPS[self.machine] + place.to_bytes(8, "little")
        relocate = {"x86_64": _relocate_x86_64, "aarch64": _relocate_aarch64}[self.machine]
        for number, each in enumerate(self._objects):
            for relocation in each.relocations:
                symbol = each.symbols[relocation.symbol]
                values = self._values(number, symbol, address, places)
                at = self._offsets[number, relocation.section] + relocation.offset
                room = self._offset_end(number, relocation.section) - at
                relocate(content, at, room, address, relocation, values)
        for name, index in self._referred.items():
            at, found = self._addresses_at + 8 * index, self._definitions.get(name)
            place = places[name] if found is None else address + self._offset(*found)
            content[at : at + 8] = place.to_bytes(8, "little")
        return content

    # -- places ----------------------------------------------------------------------------------

    def _laid_out(self, is_meant: Callable[[int], bool], end: int, line_bytes: int = 1) -> int:
        """Give each section that is meant, by its flags, the next free place; return the end."""
        for number, each in enumerate(self._objects):
            for index, section in enumerate(each.sections):
                if section.is_loaded and is_meant(section.flags):
                    is_plain = section.type in (PROGBITS, NO_BITS)
                    if not is_plain or section.flags & _SPECIAL_FLAGS:
                        raise KernelError(f"object code has the section {section.name!r}")
                    end = _aligned(end, max(section.alignment_bytes, line_bytes))
                    self._offsets[number, index] = end
                    end += section.size_bytes
        return end

    def _section(self, number: int, section: int) -> Section:
        return self._objects[number].sections[section]

    def _offset_end(self, number: int, section: int) -> int:
        return self._offsets[number, section] + self._section(number, section).size_bytes

    def _offset(self, number: int, symbol: Symbol) -> int:
        """The offset of a symbol of an object. Raises KernelError where its section has none."""
        assert symbol.section is not None
        try:
            return self._offsets[number, symbol.section] + symbol.offset
        except KeyError:
            what = f"the object code is damaged: {symbol.name!r} is in no memory"
            raise KernelError(what) from None

    def _defined(self) -> dict[str, tuple[int, Symbol]]:
        """Symbols that all objects see, by name, with the number of the object that has them."""
        found: dict[str, tuple[int, Symbol]] = {}
        for number, each in enumerate(self._objects):
            for symbol in each.symbols:
                if symbol.binding != LOCAL and symbol.section is not None:
                    if symbol.name in found:
                        raise KernelError(f"two objects have the function {symbol.name}")
                    found[symbol.name] = number, symbol
        return found

    def _is_outside(self, symbol: Symbol) -> bool:
        is_open = symbol.binding != LOCAL and symbol.section is None
        return is_open and symbol.name not in self._definitions

    def _referred_symbols(self) -> dict[str, int]:
        """Symbols whose addresses are read from memory, numbered."""
        symbols = (
            each.symbols[relocation.symbol]
            for each in self._objects if each.machine == "x86_64"
            for relocation in each.relocations if relocation.kind in _ADDRESS_KINDS
        )  # fmt: skip
        names = dict.fromkeys(symbol.name for symbol in symbols if symbol.binding != LOCAL)
        return {name: number for number, name in enumerate(names)}

    def _values(
        self, number: int, symbol: Symbol, address: int, places: Mapping[str, int]
    ) -> _Values:
        """The values that a symbol has for relocations. Raises KernelError where it has none."""
        at = None if symbol.binding == LOCAL else self._referred.get(symbol.name)
        stored = None if at is None else address + self._addresses_at + 8 * at
        if symbol.section is not None:
            own = address + self._offset(number, symbol)
            return _Values(own, own, stored)
        if symbol.binding == LOCAL:
            raise KernelError("the object code is damaged: a relocation for no symbol")
        if symbol.name in self._definitions:
            own = address + self._offset(*self._definitions[symbol.name])
            return _Values(own, own, stored)
        jump = address + self._jumps_at + JUMP_BYTES * self._outside.index(symbol.name)
        return _Values(places[symbol.name], jump, stored)


@dataclass(frozen=True)
class _Values:
    """Addresses of a symbol: itself, where calls of it go, and where its address is stored."""

    own: int
    called: int
    stored: int | None


def _aligned(end: int, alignment_bytes: int) -> int:
    return -(-end // alignment_bytes) * alignment_bytes


def _page_end(end: int) -> int:
    return _aligned(end, mmap.PAGESIZE)


# -- relocations of x86-64: System V ABI, AMD64 Supplement, 4.4.1 ----------------------------------

_R_64, _R_PC32, _R_GOTPCREL, _R_PLT32, _R_PC64 = 1, 2, 9, 4, 24
_ADDRESS_KINDS = frozenset({_R_GOTPCREL, 41, 42})
"""Kinds that read the address of a symbol from memory, relative to the instruction."""


def _relocate_x86_64(
    content: bytearray, at: int, room: int, address: int, relocation: Relocation, to: _Values
) -> None:
    kind, place = relocation.kind, address + at
    if kind == _R_64:
        _store(content, at, room, 8, to.own + relocation.addend, signed=False)
    elif kind == _R_PC64:
        _store(content, at, room, 8, to.own + relocation.addend - place)
    elif kind == _R_PC32:
        _store(content, at, room, 4, to.own + relocation.addend - place)
    elif kind == _R_PLT32:
        _store(content, at, room, 4, to.called + relocation.addend - place)
    elif kind in _ADDRESS_KINDS and to.stored is not None:
        _store(content, at, room, 4, to.stored + relocation.addend - place)
    else:
        raise KernelError(f"object code has a relocation of the kind {kind}")


def _store(
    content: bytearray, at: int, room: int, size_bytes: int, value: int, *, signed: bool = True
) -> None:
    """Write a number where it fits. Raises KernelError."""
    try:
        if size_bytes > room:
            raise OverflowError("it is behind its section")  # noqa: TRY301
        content[at : at + size_bytes] = value.to_bytes(size_bytes, "little", signed=signed)
    except OverflowError as error:
        raise KernelError(f"object code does not link: {value:#x} at {at}: {error}") from error


# -- relocations of aarch64: ELF for the Arm 64-bit Architecture, 5.7 ------------------------------

_PAGE = 4096
_PAGE_OF, _ADD_LOW, _CALLS = 275, 277, frozenset({282, 283})
_LOW_SHIFTS = {278: 0, 284: 1, 285: 2, 286: 3, 299: 4}
"""Kinds of loads and stores, by how much their offset in a page is scaled."""


def _relocate_aarch64(
    content: bytearray, at: int, room: int, address: int, relocation: Relocation, to: _Values
) -> None:
    kind, place = relocation.kind, address + at
    value = (to.called if kind in _CALLS else to.own) + relocation.addend
    if kind == _PAGE_OF:
        pages = _within(value // _PAGE - place // _PAGE, 21)
        bits = (pages & 3) << 29 | (pages >> 2) << 5
    elif kind == _ADD_LOW:
        bits = value % _PAGE << 10
    elif kind in _LOW_SHIFTS:
        bits = _exact(value % _PAGE, _LOW_SHIFTS[kind]) << 10
    elif kind in _CALLS:
        bits = _within(_exact(value - place, 2), 26)
    else:
        raise KernelError(f"object code has a relocation of the kind {kind}")
    word = int.from_bytes(content[at : at + 4], "little")
    _store(content, at, room, 4, word | bits, signed=False)


def _within(number: int, bits: int) -> int:
    """A signed number in so many bits. Raises KernelError where it does not fit."""
    if not -(1 << bits - 1) <= number < 1 << bits - 1:
        raise KernelError(f"object code does not link: {number} does not fit into {bits} bits")
    return number & ((1 << bits) - 1)


def _exact(number: int, shift: int) -> int:
    if number % (1 << shift):
        raise KernelError(f"object code does not link: {number} is no multiple of {1 << shift}")
    return number >> shift
