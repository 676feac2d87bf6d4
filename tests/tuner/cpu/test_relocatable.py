"""Object files joined into one: code that runs as before, and damaged ones that are refused."""

from __future__ import annotations

import ctypes
import random

import pytest

from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_loader import Library
from tuner.cpu.relocatable import RelocatableFile
from tuner.errors import KernelError
from tuner.target import ISAS

ISA = ISAS["x86_64-v2"]
ONE = """
@numbers = internal constant [2 x i64] [i64 40, i64 2], align 32
@table = internal constant [1 x ptr] [ptr @other]
declare i64 @other(i64)
declare i64 @labs(i64)
@data = external hidden constant i64
define internal i64 @twice(i64 %x) {
  %y = shl i64 %x, 1
  ret i64 %y
}
define i64 @first(i64 %x) noinline {
  %place = getelementptr i64, ptr @numbers, i64 %x
  %number = load i64, ptr %place
  %function = load ptr, ptr @table
  %sum = call i64 %function(i64 %number)
  %more = load i64, ptr @data
  %all = add i64 %sum, %more
  %negative = sub i64 0, %all
  %size = call i64 @labs(i64 %negative)
  ret i64 %size
}"""
OTHER = """
@numbers = internal constant [2 x i64] [i64 100, i64 200]
define internal i64 @twice(i64 %x) {
  %y = mul i64 %x, 3
  ret i64 %y
}
define i64 @other(i64 %x) {
  %place = getelementptr i64, ptr @numbers, i64 1
  %number = load i64, ptr %place
  %y = call i64 @twice(i64 %x)
  %z = add i64 %y, %number
  ret i64 %z
}"""
DATA = memoryview((5000).to_bytes(8, "little"))


def joined(*objects: bytes, visible: tuple[str, ...] = ("first",)) -> bytes:
    file = RelocatableFile()
    for item in objects:
        file.add_object(item)
    file.add_data("data", ".rodata.data", DATA, 4096)
    return b"".join(file.pieces(visible))


def test_objects_find_each_other_and_keep_what_only_they_see() -> None:
    library = Library([joined(compile_ir(ONE, ISA), compile_ir(OTHER, ISA))], ["first"])
    first = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(library.address("first"))

    assert [first(0), first(1)] == [40 * 3 + 200 + 5000, 2 * 3 + 200 + 5000]


def test_only_names_that_are_asked_for_are_seen() -> None:
    whole = joined(compile_ir(ONE, ISA), compile_ir(OTHER, ISA))

    with pytest.raises(KernelError):
        Library([whole, whole], ["first"])
    hidden = joined(compile_ir(OTHER, ISA), visible=())
    Library([whole, hidden, hidden], ["first"])


def test_what_is_missing_or_there_twice_is_named() -> None:
    one = compile_ir(ONE, ISA)

    with pytest.raises(KernelError, match="lacks second"):
        joined(one, visible=("second",))
    with pytest.raises(KernelError, match="two objects define first"):
        joined(one, one)


def test_a_damaged_object_is_refused_or_joined_and_nothing_else() -> None:
    code, chance = compile_ir(ONE, ISA), random.Random(7)
    damaged = [code[:end] for end in range(0, len(code), 29)]
    for _ in range(400):
        changed = bytearray(code)
        for _ in range(chance.randrange(1, 4)):
            changed[chance.randrange(len(code))] = chance.randrange(256)
        damaged.append(bytes(changed))

    refused = 0
    for item in damaged:
        try:
            joined(item, visible=())
        except KernelError:
            refused += 1

    assert refused > len(code) // 29


def test_an_object_of_another_kind_is_refused() -> None:
    for code in (b"", b"\x7fELF", compile_ir("", ISAS["aarch64-neon"]), b"MZ" + bytes(64)):
        with pytest.raises(KernelError, match=r"damaged|not x86_64"):
            joined(code)
