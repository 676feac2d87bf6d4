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

from tuner.errors import KernelError

if TYPE_CHECKING:
    from typing_extensions import Buffer

_HEADER = struct.Struct("<16s2HI3QI6H")
_SECTION = struct.Struct("<2I4Q2I2Q")
_SYMBOL = struct.Struct("<I2BH2Q")
_RELOCATION = struct.Struct("<2Qq")
_IDENTITY = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
_RELOCATABLE, _X86_64 = 1, 62
_PROGBITS, _SYMTAB, _STRTAB, _RELA, _NOBITS, _REL = 1, 2, 3, 4, 8, 9
_WRITE, _ALLOC, _EXECUTE, _INFO_LINK, _UNWIND = 1, 2, 4, 0x40, 0x70000001
_LOCAL, _GLOBAL = 0, 1
_NOTYPE, _OBJECT, _FUNCTION, _SECTION_NAME, _FILE = 0, 1, 2, 3, 4

CACHE_LINE_BYTES, MAX_ALIGNMENT_BYTES = 64, 4096


@dataclass(eq=False)
class _Section:
    """A section of the joined file."""

    name: str
    type: int
    flags: int
    content: bytearray | memoryview
    alignment: int
    relocations: list[tuple[int, int, _Symbol | str, int]] = field(default_factory=list)
    """Offset, type, what is referred to (a name: of another object) and addend of each."""


@dataclass(frozen=True, eq=False)
class _Symbol:
    """A name with its place in a section."""

    name: str
    type: int
    section: _Section
    value: int
    size: int


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
        try:
            self._add(code)
        except (struct.error, IndexError, ValueError) as error:
            raise KernelError(f"object code is damaged: {error!r}") from error

    def add_data(self, name: str, section: str, content: memoryview, alignment: int) -> None:
        """Add a section of data that only reads, which `name` is the address of; not copied."""
        added = self._section(section, _PROGBITS, _ALLOC, content, alignment)
        self._define(_Symbol(name, _OBJECT, added, 0, content.nbytes), is_visible=True)

    def _section(
        self, name: str, type_: int, flags: int, content: bytearray | memoryview, alignment: int
    ) -> _Section:
        made = _Section(name, type_, flags, content, alignment)
        self._sections[name] = made
        self._own[name] = _Symbol("", _SECTION_NAME, made, 0, 0)
        return made

    def _define(self, symbol: _Symbol, *, is_visible: bool) -> None:
        self._symbols.append(symbol)
        if is_visible and self._defined.setdefault(symbol.name, symbol) is not symbol:
            raise KernelError(f"two objects define {symbol.name}")

    def _add(self, code: bytes) -> None:
        identity, kind, machine, *_, at, _, _, _, _, _, count, names = _HEADER.unpack_from(code)
        if (identity[:7], kind, machine) != (_IDENTITY[:7], _RELOCATABLE, _X86_64):
            raise KernelError("object code is no relocatable file for x86_64")
        rows = [_SECTION.unpack_from(code, at + n * _SECTION.size) for n in range(count)]
        parts = [code[row[4] : row[4] + row[5]] for row in rows]
        placed: dict[int, tuple[_Section, int]] = {}
        for number, (row, part) in enumerate(zip(rows, parts, strict=True)):
            if row[2] & _ALLOC:
                placed[number] = self._place(_text(parts[names], row[0]), row, part)
        known: list[tuple[_Symbol | str, int]] = []
        for row, part in zip(rows, parts, strict=True):
            if row[1] == _SYMTAB:
                known = list(self._read_symbols(part, parts[row[6]], placed))
        for row, part in zip(rows, parts, strict=True):
            if row[1] == _RELA and row[7] in placed:
                section, base = placed[row[7]]
                for offset, info, addend in _RELOCATION.iter_unpack(part):
                    meant, more = known[info >> 32]
                    if not meant or offset >= rows[row[7]][5]:
                        raise ValueError("a relocation to nothing, or of nothing")
                    entry = base + offset, info & 0xFFFFFFFF, meant, addend + more
                    section.relocations.append(entry)

    def _place(self, name: str, row: tuple[int, ...], part: bytes) -> tuple[_Section, int]:
        """The section that a section becomes part of, and where it begins there.

        Constants that a linker might join with equal ones are plain data from here on.
        """
        _, type_, flags, _, _, size, _, _, alignment, _ = row
        flags &= _WRITE | _ALLOC | _EXECUTE
        if type_ not in (_PROGBITS, _UNWIND) or len(part) != size:
            raise KernelError(f"object code has a section {name} of the type {type_}")
        alignment = max(alignment, 1)
        if alignment > MAX_ALIGNMENT_BYTES or alignment & (alignment - 1):
            raise KernelError(f"object code has a section {name} aligned to {alignment} bytes")
        if name not in self._sections:
            self._section(name, type_, flags, bytearray(), alignment)
        section = self._sections[name]
        if not isinstance(section.content, bytearray) or section.flags != flags:
            raise KernelError(f"object code has another section {name}")
        if flags & _EXECUTE:  # a kernel's loops are as far from cache lines as when it was measured
            alignment = max(alignment, CACHE_LINE_BYTES)
        section.content += bytes(-len(section.content) % alignment)
        base = len(section.content)
        section.content += part
        section.alignment = max(section.alignment, alignment)
        return section, base

    def _read_symbols(
        self, table: bytes, names: bytes, placed: dict[int, tuple[_Section, int]]
    ) -> Iterator[tuple[_Symbol | str, int]]:
        """The meaning of each symbol in the joined file, and what its addends grow by.

        What is in a section is a place there, which needs no name; names stay for profilers.
        """
        for name_at, info, _, number, value, size in _SYMBOL.iter_unpack(table):
            name, binding, type_ = _text(names, name_at), info >> 4, info & 15
            if number == 0 or type_ == _FILE:
                yield name, 0
                continue
            if number not in placed:
                raise KernelError(f"object code has a symbol {name} in section {number:#x}")
            section, base = placed[number]
            symbol = _Symbol(name, type_, section, base + value, size)
            if binding != _LOCAL or type_ == _FUNCTION:
                self._define(symbol, is_visible=binding != _LOCAL)
            yield self._own[section.name], symbol.value

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

    def _rows(self, visible: Collection[str]) -> list[tuple[_Section, int, int, int]]:
        """All sections of the file, each with its link, its info and the size of its entries."""
        sections = list(self._sections.values())
        symbols, numbers, names, local_count = self._symbol_table(sections, visible)
        tables = [
            _Section(f".rela{section.name}", _RELA, _INFO_LINK, self._rela(section, numbers), 8)
            for section in sections
        ]
        symtab = 1 + len(sections) + len(tables)
        rows: list[tuple[_Section, int, int, int]] = [
            *((section, 0, 0, 0) for section in sections),
            *((table, symtab, 1 + n, _RELOCATION.size) for n, table in enumerate(tables)),
            (
                _Section(".symtab", _SYMTAB, 0, symbols, 8),
                symtab + 1, local_count, _SYMBOL.size,
            ),
            (_Section(".strtab", _STRTAB, 0, names, 1), 0, 0, 0),
            (_Section(".note.GNU-stack", _PROGBITS, 0, bytearray(), 1), 0, 0, 0),
        ]  # fmt: skip
        shown = bytearray(b"\0")
        for text in (*(row[0].name for row in rows), ".shstrtab"):
            shown += text.encode() + b"\0"
        rows.append((_Section(".shstrtab", _STRTAB, 0, shown, 1), 0, 0, 0))
        return rows

    def _symbol_table(
        self, sections: list[_Section], visible: Collection[str]
    ) -> tuple[bytearray, dict[_Symbol | str, int], bytearray, int]:
        """The table, local names first; the number of each symbol; names; how many are local."""
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
            binding = _GLOBAL if symbol.name in visible else _LOCAL
            table += _SYMBOL.pack(
                len(names) if symbol.name else 0, binding << 4 | symbol.type, 0,
                place[symbol.section.name], symbol.value, symbol.size,
            )  # fmt: skip
            names += symbol.name.encode() + b"\0" if symbol.name else b""
        for name in lacking:
            numbers[name] = len(table) // _SYMBOL.size
            table += _SYMBOL.pack(len(names), _GLOBAL << 4 | _NOTYPE, 0, 0, 0, 0)
            names += name.encode() + b"\0"
        numbers.update((name, numbers[symbol]) for name, symbol in self._defined.items())
        return table, numbers, names, 1 + len(self._own) + len(hidden)

    def _rela(self, section: _Section, numbers: dict[_Symbol | str, int]) -> bytearray:
        rows = (
            _RELOCATION.pack(offset, numbers[meant] << 32 | kind, addend)
            for offset, kind, meant, addend in section.relocations
        )
        return bytearray(b"".join(rows))


def _file(rows: list[tuple[_Section, int, int, int]]) -> Iterator[Buffer]:
    """A file of these sections, each with its link, its info and the size of its entries."""
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


def _text(table: bytes, at: int) -> str:
    """A name in a table of names. Raises ValueError where it has no end."""
    return table[at : table.index(b"\0", at)].decode()
