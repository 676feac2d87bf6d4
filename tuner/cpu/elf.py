"""Relocatable ELF objects as values: sections, symbols and relocations of a file of unknown origin.

What LLVM writes for kernels is read, of x86-64 and aarch64, little-endian with 64-bit fields; all
else is refused. Each offset, size, index and name is checked against the file before it is used, so
that no number in a file makes a reader touch memory outside of it. Source: System V ABI, "Object
Files".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tuner.errors import KernelError

Item = TypeVar("Item")

MACHINES = {62: "x86_64", 183: "aarch64"}
"""Processors by ELF's numbers, as `platform.machine()` names them."""

PROGBITS, SYMBOL_TABLE, STRING_TABLE, RELOCATIONS, NO_BITS = 1, 2, 3, 4, 8
"""Types of sections."""
WRITABLE, ALLOCATED, EXECUTABLE = 1, 2, 4
"""Flags of sections."""
UNDEFINED, FIRST_RESERVED, ABSOLUTE = 0, 0xFF00, 0xFFF1
"""Numbers of sections that stand for something else."""
LOCAL, GLOBAL, WEAK = range(3)
"""Bindings of symbols."""

MAX_ALIGNMENT_BYTES = 4096
MAX_NAME_BYTES = 4096
MAX_SECTION_BYTES = 1 << 30
"""Maximum size of a section in memory, which an object without content may claim."""

_IDENTITY = b"\x7fELF\x02\x01\x01"
_RELOCATABLE = 1
_FILE_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION_HEADER = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_RELOCATION = struct.Struct("<QQq")


@dataclass(frozen=True)
class Section:
    """A section of an object file."""

    name: str
    type: int
    flags: int
    alignment_bytes: int
    size_bytes: int
    """Size in memory."""
    content: memoryview
    """The bytes in the file: `size_bytes` of them, or none of a section without content."""
    link: int
    """Number of another section: of a table of symbols that of its names."""
    info: int
    """Number of the section that relocations are for."""

    @property
    def is_loaded(self) -> bool:
        """Return whether it takes memory at run time.

        Tables for unwinding are of a type of their own (x86-64), or known by name. They are left
        out: no exception passes a kernel, which calls nothing that raises one.
        """
        return bool(self.flags & ALLOCATED) and self.name != ".eh_frame"


@dataclass(frozen=True)
class Symbol:
    """A name for a place in a section, or for something outside of the object."""

    name: str
    section: int | None
    """Number of the section; None for what another object, or the process, has."""
    offset: int
    """Offset in the section, in bytes."""
    binding: int


@dataclass(frozen=True)
class Relocation:
    """A place whose content depends on where sections and symbols are in memory."""

    section: int
    """Number of the section that is changed."""
    offset: int
    """Offset in that section, in bytes."""
    kind: int
    """Number of the kind, which is the processor's."""
    symbol: int
    addend: int


@dataclass(frozen=True)
class ObjectFile:
    """A relocatable object."""

    machine: str
    """Kind of processor, as `platform.machine()` names it."""
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]
    relocations: tuple[Relocation, ...]
    """Relocations of sections that are loaded."""

    @staticmethod
    def parse(data: bytes | memoryview) -> ObjectFile:
        """Read an object file. Raises KernelError for one that is damaged or of another kind."""
        return _Reader(memoryview(data)).object_file()


class _Reader:
    def __init__(self, data: memoryview) -> None:
        self._data = data

    def object_file(self) -> ObjectFile:
        _require(len(self._data) >= _FILE_HEADER.size, "it is too short")
        (identity, kind, machine, _, _, _, table_at, _, _, _, _, entry_bytes, count, names) = (
            _FILE_HEADER.unpack_from(self._data)
        )
        is_known = identity[:7] == _IDENTITY and kind == _RELOCATABLE and machine in MACHINES
        _require(is_known, "it is no relocatable ELF object of x86-64 or aarch64")
        _require(entry_bytes == _SECTION_HEADER.size and count > 0, "it has no table of sections")
        table = self._part(table_at, count * entry_bytes)
        headers = list(_SECTION_HEADER.iter_unpack(table))
        self._refuse_overlap(headers, [(0, _FILE_HEADER.size), (table_at, len(table))])
        texts = self._content(_at(headers, names))
        sections = tuple(self._section(header, texts) for header in headers)
        tables = [number for number, each in enumerate(sections) if each.type == SYMBOL_TABLE]
        _require(len(tables) == 1, f"it has {len(tables)} tables of symbols")
        symbols = tuple(_symbols(sections, tables[0]))
        relocations = tuple(_relocations(sections, tables[0], len(symbols)))
        return ObjectFile(MACHINES[machine], sections, symbols, relocations)

    def _part(self, at: int, size_bytes: int) -> memoryview:
        what = f"{size_bytes} bytes at {at} are not within its {len(self._data)}"
        _require(at + size_bytes <= len(self._data), what)
        return self._data[at : at + size_bytes]

    def _content(self, header: tuple[int, ...]) -> memoryview:
        _, type_, _, _, at, size_bytes, *_ = header
        return self._part(at, size_bytes) if type_ not in (0, NO_BITS) else memoryview(b"")

    def _refuse_overlap(
        self, headers: Sequence[tuple[int, ...]], taken: list[tuple[int, int]]
    ) -> None:
        """Refuse sections that share bytes of the file with others, or with its own tables."""
        own = ((header[4], len(self._content(header))) for header in headers)
        end = 0
        for at, size_bytes in sorted([*taken, *((a, s) for a, s in own if s)]):
            _require(at >= end, f"sections overlap at {at}")
            end = at + size_bytes

    def _section(self, header: tuple[int, ...], texts: memoryview) -> Section:
        name, type_, flags, _, _, size_bytes, link, info, alignment, _ = header
        alignment_bytes = max(alignment, 1)
        is_power = alignment_bytes & (alignment_bytes - 1) == 0
        _require(
            is_power and alignment_bytes <= MAX_ALIGNMENT_BYTES and size_bytes <= MAX_SECTION_BYTES,
            f"a section of {size_bytes} bytes at multiples of {alignment}",
        )
        content = self._content(header)
        return Section(
            _text(texts, name), type_, flags, alignment_bytes, size_bytes, content, link, info
        )


def _symbols(sections: Sequence[Section], number: int) -> Iterator[Symbol]:
    table = sections[number]
    names = _at(sections, table.link)
    _require(names.type == STRING_TABLE, "its symbols have no names")
    for name, info, _, section, value, _ in _unpacked(_SYMBOL, table):
        binding = info >> 4
        _require(binding in (LOCAL, GLOBAL, WEAK), f"a symbol of the binding {binding}")
        if section == ABSOLUTE and binding == LOCAL:  # the name of the source
            yield Symbol(_text(names.content, name), None, value, LOCAL)
            continue
        _require(section < FIRST_RESERVED, f"a symbol in the section {section:#x}")
        if section != UNDEFINED:
            size_bytes = _at(sections, section).size_bytes
            _require(value <= size_bytes, f"a symbol at {value} of a section of {size_bytes} bytes")
        yield Symbol(_text(names.content, name), section or None, value, binding)


def _relocations(
    sections: Sequence[Section], symbols: int, symbol_count: int
) -> Iterator[Relocation]:
    for section in sections:
        if section.type != RELOCATIONS:
            continue
        target = _at(sections, section.info)
        _require(section.link == symbols, "relocations of other symbols")
        for offset, info, addend in _unpacked(_RELOCATION, section) if target.is_loaded else ():
            symbol, kind = info >> 32, info & 0xFFFFFFFF
            _require(symbol < symbol_count, f"a relocation for the symbol {symbol}")
            _require(offset < len(target.content), f"a relocation at {offset} of {target.name}")
            yield Relocation(section.info, offset, kind, symbol, addend)


def _unpacked(form: struct.Struct, section: Section) -> Iterator[tuple[int, ...]]:
    whole = len(section.content) % form.size == 0
    _require(whole, f"the table {section.name} has no whole number of rows")
    return form.iter_unpack(section.content)


def _at(items: Sequence[Item], number: int) -> Item:
    _require(number < len(items), f"there is no section {number}")
    return items[number]


def _text(texts: memoryview, at: int) -> str:
    """The text that begins at an offset of a table of strings, up to its zero byte."""
    if at == 0:
        return ""
    _require(at < len(texts), f"a name at {at} of {len(texts)} bytes of names")
    text, end, _ = bytes(texts[at : at + MAX_NAME_BYTES]).partition(b"\0")
    _require(bool(end), "a name that does not end")
    return text.decode("utf-8", "replace")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise KernelError(f"the object code is damaged: {what}")
