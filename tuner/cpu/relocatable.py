"""Object files (ELF, x86_64) joined into one: sections one behind the other, names kept to itself.

Sections of one name become one, relocations move with them, and of all names only those that are
asked for stay visible. What an object lacks and another one has is that; what none has is left to
the linker. Source: System V ABI, edition 4.1, and its AMD64 supplement.
"""

from __future__ import annotations

import struct
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tuner.cpu import elf
from tuner.errors import KernelError

if TYPE_CHECKING:
    from typing_extensions import Buffer

_HEADER = struct.Struct("<16s2HI3QI6H")
_SECTION = struct.Struct("<2I4Q2I2Q")
_SYMBOL = struct.Struct("<I2BH2Q")
_RELOCATION = struct.Struct("<2Qq")
_IDENTITY = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
_RELOCATABLE, _X86_64 = 1, 62
_INFO_LINK = 0x40
_NOTYPE, _OBJECT, _FUNCTION, _SECTION_NAME = range(4)
"""Types of symbols."""
CACHE_LINE_BYTES = 64


@dataclass(eq=False)
class _Section:
    """A section of the joined file."""

    name: str
    type: int
    flags: int
    content: bytearray | memoryview
    alignment: int
    relocations: list[tuple[int, int, _Symbol | str, int]] = field(default_factory=list)
    """Offset, kind, what is referred to (a name: of another object) and addend of each."""


@dataclass(frozen=True, eq=False)
class _Symbol:
    """A name with its place in a section."""

    name: str
    type: int
    section: _Section
    value: int


_Row = tuple[_Section, int, int, int]
"""A section of the file with its link, its info and the size of its entries."""


class RelocatableFile:
    """An object file made of others, and of data."""

    def __init__(self) -> None:
        self._sections: dict[str, _Section] = {}
        self._own: dict[str, _Symbol] = {}
        """The symbol of each section."""
        self._symbols: list[_Symbol] = []
        self._defined: dict[str, _Symbol] = {}

    def add_object(self, code: bytes) -> None:
        """Add all of an object file that is loaded when it runs. Raises KernelError."""
        found = elf.ObjectFile.parse(code)
        if found.machine != "x86_64":
            raise KernelError(f"object code is for {found.machine}, not x86_64")
        placed = {
            number: self._place(section)
            for number, section in enumerate(found.sections)
            if section.is_loaded
        }
        for symbol in found.symbols:
            if symbol.section in placed and symbol.name:
                section, base = placed[symbol.section]
                kind = _FUNCTION if section.flags & elf.EXECUTABLE else _OBJECT
                made = _Symbol(symbol.name, kind, section, base + symbol.offset)
                self._define(made, is_visible=symbol.binding != elf.LOCAL)
        for one in found.relocations:
            section, base = placed[one.section]
            symbol, addend = found.symbols[one.symbol], one.addend
            meant: _Symbol | str = symbol.name
            if symbol.section in placed:  # a place there, which needs no name
                target, start = placed[symbol.section]
                meant, addend = self._own[target.name], addend + start + symbol.offset
            elif symbol.section is not None or not symbol.name:
                raise KernelError("object code has a relocation to nothing")
            section.relocations.append((base + one.offset, one.kind, meant, addend))

    def add_data(self, name: str, section: str, content: memoryview, alignment: int) -> None:
        """Add a section of data that only reads, which `name` is the address of; not copied."""
        added = self._section(section, elf.PROGBITS, elf.ALLOCATED, content, alignment)
        self._define(_Symbol(name, _OBJECT, added, 0), is_visible=True)

    def _section(
        self, name: str, type_: int, flags: int, content: bytearray | memoryview, alignment: int
    ) -> _Section:
        made = _Section(name, type_, flags, content, alignment)
        self._sections[name] = made
        self._own[name] = _Symbol("", _SECTION_NAME, made, 0)
        return made

    def _define(self, symbol: _Symbol, *, is_visible: bool) -> None:
        self._symbols.append(symbol)
        if is_visible and self._defined.setdefault(symbol.name, symbol) is not symbol:
            raise KernelError(f"two objects define {symbol.name}")

    def _place(self, part: elf.Section) -> tuple[_Section, int]:
        """The section that a section becomes part of, and where it begins there.

        Constants that a linker might join with equal ones are plain data from here on.
        """
        flags = part.flags & (elf.WRITABLE | elf.ALLOCATED | elf.EXECUTABLE)
        if part.type != elf.PROGBITS:
            raise KernelError(f"object code has a section {part.name} of the type {part.type}")
        if part.name not in self._sections:
            self._section(part.name, part.type, flags, bytearray(), part.alignment_bytes)
        section, alignment = self._sections[part.name], part.alignment_bytes
        if not isinstance(section.content, bytearray) or section.flags != flags:
            raise KernelError(f"object code has another section {part.name}")
        if flags & elf.EXECUTABLE:  # so that its loops are where they were in cache lines
            alignment = max(alignment, CACHE_LINE_BYTES)
        section.content += bytes(-len(section.content) % alignment)
        base = len(section.content)
        section.content += part.content
        section.alignment = max(section.alignment, alignment)
        return section, base

    def pieces(self, visible: Collection[str]) -> Iterator[Buffer]:
        """The file, piece by piece; only the names `visible` are seen by other files.

        Raises KernelError where one of these is missing.
        """
        if missing := sorted(set(visible) - self._defined.keys()):
            raise KernelError(f"object code lacks {', '.join(missing)}")
        try:
            rows = self._rows(visible)
        except struct.error as error:
            raise KernelError(f"object code is damaged: {error!r}") from error
        yield from _file(rows)

    def _rows(self, visible: Collection[str]) -> list[_Row]:
        sections = list(self._sections.values())
        symbols, numbers, names, local_count = self._symbol_table(sections, visible)
        symtab = 1 + 2 * len(sections)
        rows: list[_Row] = [
            *((section, 0, 0, 0) for section in sections),
            *(
                (_relocations(section, numbers), symtab, 1 + number, _RELOCATION.size)
                for number, section in enumerate(sections)
            ),
            (
                _Section(".symtab", elf.SYMBOL_TABLE, 0, symbols, 8),
                symtab + 1, local_count, _SYMBOL.size,
            ),
            (_Section(".strtab", elf.STRING_TABLE, 0, names, 1), 0, 0, 0),
            (_Section(".note.GNU-stack", elf.PROGBITS, 0, bytearray(), 1), 0, 0, 0),
        ]  # fmt: skip
        texts = "\0".join(["", *(row[0].name for row in rows), ".shstrtab", ""])
        shown = bytearray(texts.encode())
        return [*rows, (_Section(".shstrtab", elf.STRING_TABLE, 0, shown, 1), 0, 0, 0)]

    def _symbol_table(
        self, sections: list[_Section], visible: Collection[str]
    ) -> tuple[bytearray, dict[_Symbol | str, int], bytearray, int]:
        """The table, local names first; the number of each symbol; the names; how many are local.

        Local names are for profilers and debuggers.
        """
        place = {section.name: 1 + number for number, section in enumerate(sections)}
        shown = [self._defined[name] for name in visible]
        hidden = [symbol for symbol in self._symbols if symbol not in shown]
        lacking = dict.fromkeys(
            meant
            for section in sections
            for _, _, meant, _ in section.relocations
            if isinstance(meant, str) and meant not in self._defined
        )
        table, names = bytearray(_SYMBOL.size), bytearray(b"\0")
        numbers: dict[_Symbol | str, int] = {}
        for symbol in (*self._own.values(), *hidden, *shown):
            numbers[symbol] = len(table) // _SYMBOL.size
            binding = elf.GLOBAL if symbol in shown else elf.LOCAL
            table += _SYMBOL.pack(
                len(names) if symbol.name else 0, binding << 4 | symbol.type, 0,
                place[symbol.section.name], symbol.value, 0,
            )  # fmt: skip
            names += symbol.name.encode() + b"\0" if symbol.name else b""
        for name in lacking:
            numbers[name] = len(table) // _SYMBOL.size
            table += _SYMBOL.pack(len(names), elf.GLOBAL << 4 | _NOTYPE, 0, 0, 0, 0)
            names += name.encode() + b"\0"
        numbers.update((name, numbers[symbol]) for name, symbol in self._defined.items())
        return table, numbers, names, 1 + len(self._own) + len(hidden)


def _relocations(section: _Section, numbers: dict[_Symbol | str, int]) -> _Section:
    rows = (
        _RELOCATION.pack(offset, numbers[meant] << 32 | kind, addend)
        for offset, kind, meant, addend in section.relocations
    )
    content = bytearray(b"".join(rows))
    return _Section(f".rela{section.name}", elf.RELOCATIONS, _INFO_LINK, content, 8)


def _file(rows: list[_Row]) -> Iterator[Buffer]:
    """A file of these sections, the names of which are in the last one, in their order."""
    offset, name_at = _HEADER.size, 1
    headers = bytearray(_SECTION.size)
    parts: list[Buffer] = []
    for section, link, info, entry_bytes in rows:
        gap = -offset % section.alignment
        offset += gap
        size = len(section.content)
        headers += _SECTION.pack(
            name_at, section.type, section.flags, 0, offset, size, link, info,
            section.alignment, entry_bytes,
        )  # fmt: skip
        name_at += len(section.name.encode()) + 1
        offset += size
        parts += [bytes(gap), section.content]
    gap = -offset % 8
    yield _HEADER.pack(
        _IDENTITY, _RELOCATABLE, _X86_64, 1, 0, 0, offset + gap, 0, _HEADER.size, 0, 0,
        _SECTION.size, len(rows) + 1, len(rows),
    )  # fmt: skip
    yield from parts
    yield bytes(gap)
    yield headers
