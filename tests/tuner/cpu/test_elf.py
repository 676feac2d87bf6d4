"""Object files that are damaged or made to harm: each is refused, and no memory is touched."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tuner.cpu.elf import RELOCATIONS, ObjectFile
from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_image import Image
from tuner.errors import KernelError
from tuner.target import ISAS

IR = """
@table = private constant [8 x float] [float 1.0, float 2.0, float 3.0, float 4.0,
                                       float 5.0, float 6.0, float 7.0, float 8.0], align 64
@sum = internal global i64 3
declare i32 @abs(i32)
define void @first(ptr %to, i64 %i) {
  %at = getelementptr float, ptr @table, i64 %i
  %value = load float, ptr %at
  %more = fmul float %value, 1.5
  store float %more, ptr %to
  ret void
}
define i32 @second(i32 %x) {
  %y = call i32 @abs(i32 %x)
  ret i32 %y
}
"""
FILES = {tier: compile_ir(IR, ISAS[tier]) for tier in ("x86_64-v3", "aarch64-neon")}
FILE = FILES["x86_64-v3"]
SECTIONS_AT, COUNT_AT = 0x28, 0x3C
ADDRESS = 0x7F00_0000_0000


def linked(file: bytes) -> bytearray:
    image = Image([file])
    image.function("first")
    return image.relocated(ADDRESS, lambda _: ADDRESS + (1 << 40))


def section_at(file: bytes, type_: int) -> int:
    """The offset of the header of the first section of a type that is not empty."""
    (start,), (count,) = (
        struct.unpack_from(form, file, at) for form, at in (("<Q", SECTIONS_AT), ("<H", COUNT_AT))
    )
    for at in range(start, start + 64 * count, 64):
        if struct.unpack_from("<I", file, at + 4)[0] == type_:
            return at
    raise AssertionError(type_)


def changed(at: int, form: str, value: int) -> bytes:
    file = bytearray(FILE)
    struct.pack_into(form, file, at, value)
    return bytes(file)


@pytest.mark.parametrize("tier", FILES)
def test_sections_symbols_and_relocations_are_read(tier: str) -> None:
    file = ObjectFile.parse(FILES[tier])

    names = {symbol.name for symbol in file.symbols if symbol.binding}
    kinds = {file.sections[each.section].name for each in file.relocations}
    assert file.machine == ISAS[tier].architecture
    assert names == {"first", "second", "abs"}
    assert ".text" in kinds
    assert kinds <= {section.name for section in file.sections if section.is_loaded}


@pytest.mark.parametrize("tier", FILES)
def test_a_file_that_was_cut_off_is_refused_at_each_length(tier: str) -> None:
    file = FILES[tier]
    assert linked(file)

    for length in range(len(file)):
        with pytest.raises(KernelError):
            linked(file[:length])


TEXT, SYMBOLS, RELOCATED = (section_at(FILE, each) for each in (1, 2, RELOCATIONS))
FIRST_SYMBOL, FIRST_RELOCATION = (
    struct.unpack_from("<Q", FILE, at + 24)[0] for at in (SYMBOLS, RELOCATED)
)
LAST_SYMBOL = FIRST_SYMBOL + struct.unpack_from("<Q", FILE, SYMBOLS + 32)[0] - 24
DAMAGE = {
    "is no relocatable ELF": changed(0, "<I", 0),
    "of x86-64 or aarch64": changed(0x12, "<H", 3),
    "no table of sections": changed(COUNT_AT, "<H", 0),
    "are not within its": changed(SECTIONS_AT, "<Q", 1 << 63),
    "there is no section": changed(0x3E, "<H", 77),
    "bytes at": changed(TEXT + 24, "<Q", len(FILE) - 4),
    "4611686018427387904 bytes": changed(TEXT + 32, "<Q", 1 << 62),
    "sections overlap": changed(TEXT + 24, "<Q", 0x50),
    "overlap at 0": changed(TEXT + 24, "<Q", 0),
    "at multiples of 3": changed(TEXT + 48, "<Q", 3),
    "at multiples of 8192": changed(TEXT + 48, "<Q", 8192),
    "no whole number of rows": changed(SYMBOLS + 32, "<Q", 25),
    "have no names": changed(SYMBOLS + 40, "<I", 2),
    "relocations of other symbols": changed(RELOCATED + 40, "<I", 1),
    "a name at": changed(LAST_SYMBOL, "<I", 1 << 30),
    "of the binding 11": changed(LAST_SYMBOL + 4, "<B", 0xB0),
    "a symbol in the section 0xfff2": changed(LAST_SYMBOL + 6, "<H", 0xFFF2),
    "no section 99": changed(LAST_SYMBOL + 6, "<H", 99),
    "a symbol at": changed(LAST_SYMBOL - 24 + 8, "<Q", 1 << 40),
    "a relocation at": changed(FIRST_RELOCATION, "<Q", 1 << 40),
    "for the symbol 999": changed(FIRST_RELOCATION + 12, "<I", 999),
    "for no symbol": changed(FIRST_RELOCATION + 12, "<I", 0),
    "of the kind 99": changed(FIRST_RELOCATION + 8, "<I", 99),
    "does not link": changed(FIRST_RELOCATION + 16, "<q", 1 << 40),
}


@pytest.mark.parametrize("words", DAMAGE)
def test_a_file_with_a_wrong_number_is_refused_by_what_is_wrong(words: str) -> None:
    with pytest.raises(KernelError, match=words):
        linked(DAMAGE[words])


def test_a_relocation_behind_its_section_is_refused() -> None:
    (size_bytes,) = struct.unpack_from("<Q", FILE, TEXT + 32)

    with pytest.raises(KernelError, match="behind its section"):
        linked(changed(FIRST_RELOCATION, "<Q", size_bytes - 1))


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(sorted(FILES)),
    st.lists(st.tuples(st.integers(0, 4095), st.integers(0, 255)), min_size=1, max_size=4),
)
def test_a_file_with_any_bytes_changed_is_read_or_refused(
    tier: str, changes: list[tuple[int, int]]
) -> None:
    file = bytearray(FILES[tier])
    for at, value in changes:
        file[at % len(file)] = value

    try:
        image = Image([bytes(file)])
        content = image.relocated(ADDRESS, lambda _: ADDRESS)
    except KernelError:
        return
    assert len(content) == image.size_bytes
