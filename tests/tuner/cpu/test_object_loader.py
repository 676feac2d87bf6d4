"""Object code in this process: the same as LLVM's own loader makes of it, and never writable."""

from __future__ import annotations

import ctypes
import gc
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

from tests.tuner.cpu.kernels.ir_cases import kernel_cases
from tuner.cpu.elf import ObjectFile, Relocation
from tuner.cpu.host import soc_versions_here
from tuner.cpu.llvm import compile_ir
from tuner.cpu.object_loader import Library
from tuner.errors import KernelError
from tuner.target import ISAS

GOLDEN = Path(__file__).parents[2] / "golden" / "ir"
TIERS = {name: tier for name, (tier, _, _) in kernel_cases().items()}
ISA = ISAS[soc_versions_here()[0]]


def object_of(ir: str) -> bytes:
    return compile_ir(ir, ISA)


def called(library: Library, name: str, *numbers: int) -> int:
    types = [ctypes.c_int64] * len(numbers)
    return int(ctypes.CFUNCTYPE(ctypes.c_int64, *types)(library.address(name))(*numbers))


# -- compared with LLVM ----------------------------------------------------------------------------


def loaded_by_llvm(file: bytes, names: tuple[str, ...]) -> tuple[object, Mapping[str, int]]:
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    jit = llvm.create_lljit_compiler(machine)
    builder = llvm.JITLibraryBuilder().add_current_process().add_object_img(file)
    for name in names:
        builder.export_symbol(name)
    tracker = builder.link(jit, "kernels")
    return (jit, tracker), {name: int(tracker[name]) for name in names}


def functions_of(parsed: ObjectFile) -> Iterator[tuple[str, int, int]]:
    """Name, offset and size of each public function: up to the next one, or the section's end."""
    public = [s for s in parsed.symbols if s.binding and s.section is not None]
    for each in public:
        assert each.section is not None
        ends = [s.offset for s in public if s.section == each.section and s.offset > each.offset]
        yield each.name, each.offset, min(ends, default=parsed.sections[each.section].size_bytes)


@pytest.mark.isa(ISA.soc_version)
@pytest.mark.parametrize("tier", [t for t in soc_versions_here() if t != "x86_64-v4-amx"])
def test_kernels_of_all_families_are_loaded_as_llvm_loads_them(tier: str) -> None:
    """The same instructions, and at each place that they refer to the same constants."""
    referred = 0
    for name in sorted(name for name, own in TIERS.items() if own == tier):
        file = compile_ir((GOLDEN / f"{name}.ll").read_text(encoding="utf-8"), ISAS[tier])
        parsed = ObjectFile.parse(file)
        functions = tuple(functions_of(parsed))
        ours = Library([file], [function for function, _, _ in functions])
        kept, theirs = loaded_by_llvm(file, tuple(function for function, _, _ in functions))
        for function, start, end in functions:
            inside = [r for r in parsed.relocations if start <= r.offset < end]
            places = ours.address(function), theirs[function]
            code, expected = (bytearray(ctypes.string_at(place, end - start)) for place in places)
            for each in inside:
                at = each.offset - start
                found, wanted = (
                    constant(parsed, each, place + at, bytes(made[at : at + 4]))
                    for place, made in zip(places, (code, expected), strict=True)
                )
                assert found == wanted, (name, function, each)
                code[at : at + 4] = expected[at : at + 4] = bytes(4)
                referred += 1
            assert code == expected, (name, function)
        del kept
    assert referred > 100


def constant(parsed: ObjectFile, relocation: Relocation, place: int, field: bytes) -> bytes:
    """All that follows the place that a relative address refers to, up to its section's end."""
    symbol = parsed.symbols[relocation.symbol]
    assert relocation.kind == 2
    assert symbol.section is not None
    at = place + int.from_bytes(field, "little", signed=True) - relocation.addend
    return ctypes.string_at(at, parsed.sections[symbol.section].size_bytes - symbol.offset)


# -- rights ----------------------------------------------------------------------------------------

DATA = """
@count = internal global i64 40
@empty = internal global [9000 x i64] zeroinitializer
@steps = internal constant [2 x i64] [i64 1, i64 2]
@pointer = internal constant ptr @steps
declare i64 @labs(i64)
define i64 @next(i64 %i) {
  %base = load ptr, ptr @pointer
  %at = getelementptr i64, ptr %base, i64 %i
  %step = load i64, ptr %at
  %old = load i64, ptr @count
  %new = add i64 %old, %step
  store i64 %new, ptr @count
  %own = getelementptr [9000 x i64], ptr @empty, i64 0, i64 8999
  %there = load i64, ptr %own
  store i64 %new, ptr %own
  %sum = add i64 %new, %there
  ret i64 %sum
}
define i64 @absolute(i64 %x) {
  %y = call i64 @labs(i64 %x)
  ret i64 %y
}
"""


def rights_at(address: int) -> str:
    for line in Path("/proc/self/maps").read_text(encoding="ascii").splitlines():
        start, end = (int(n, 16) for n in line.split()[0].split("-"))
        if start <= address < end:
            return line.split()[1]
    return ""


def test_code_can_be_run_and_not_written_and_data_the_other_way_round() -> None:
    library = Library([object_of(DATA)], ["next", "absolute"])

    assert called(library, "absolute", -(1 << 40)) == 1 << 40
    assert [called(library, "next", i) for i in (0, 1, 1)] == [41, 43 + 41, 45 + 43]
    assert rights_at(library.address("next")) == "r-xp"


def test_no_memory_may_be_written_and_run() -> None:
    library = Library([object_of(DATA)], ["next"])

    maps = Path("/proc/self/maps").read_text(encoding="ascii")
    near = f"{library.address('next') >> 24:x}"

    assert not re.search(rf"^{near}\S* rwx", maps, re.MULTILINE)


def test_memory_of_a_library_is_given_back_with_it() -> None:
    library = Library([object_of(DATA)], ["next"])
    address = library.address("next")

    del library
    gc.collect()

    assert rights_at(address) == ""


# -- several objects, and what is missing ----------------------------------------------------------


def test_objects_call_each_other_and_take_addresses_of_functions() -> None:
    first = """
declare i64 @two(i64)
define i64 @one(i64 %x) {
  %y = call i64 @two(i64 %x)
  ret i64 %y
}
"""
    second = """
declare i64 @labs(i64)
declare i64 @one(i64)
define i64 @two(i64 %x) {
  %own = icmp eq ptr @labs, @one
  %y = select i1 %own, i64 0, i64 %x
  %z = add i64 %y, 1
  ret i64 %z
}
define ptr @taken() {
  ret ptr @labs
}
"""
    library = Library([object_of(first), object_of(second)], ["one", "taken"])

    assert called(library, "one", 41) == 42
    labs = ctypes.CDLL(None).labs
    assert called(library, "taken") == ctypes.cast(labs, ctypes.c_void_p).value


OF_NOWHERE = """
declare void @of_nowhere()
define void @f() {
  call void @of_nowhere()
  ret void
}
"""


@pytest.mark.parametrize(
    ("ir", "names", "words"),
    [
        ("define void @f() { ret void }", ["g"], "lacks the function g"),
        ("@f = constant i64 3", ["f"], "lacks the function f"),
        (OF_NOWHERE, ["f"], "of_nowhere is not in this process"),
        ("@f = thread_local global i64 3", [], "the section '.tbss'|the section '.tdata'"),
    ],
)
def test_what_does_not_link_is_refused_by_name(ir: str, names: list[str], words: str) -> None:
    with pytest.raises(KernelError, match=words):
        Library([object_of(ir)], names)


def test_a_function_of_two_objects_is_refused() -> None:
    two = [object_of(f"define i64 @f() {{ ret i64 {n} }}") for n in (1, 2)]

    with pytest.raises(KernelError, match="two objects have the function f"):
        Library(two, ["f"])


def test_code_of_another_processor_is_refused() -> None:
    other = next(isa for isa in ISAS.values() if isa.architecture != ISA.architecture)

    with pytest.raises(KernelError, match=f"object code is for {other.architecture}"):
        Library([compile_ir("define void @f() { ret void }", other)], ["f"])


def test_no_objects_are_a_library_without_functions() -> None:
    with pytest.raises(KernelError, match="lacks the function f"):
        Library([], []).address("f")


def test_constants_are_where_their_alignment_wants_them() -> None:
    wide = "@wide = constant [16 x i32] zeroinitializer, align 64"
    ir = f"{wide}\ndefine ptr @f() {{\n ret ptr @wide\n}}"
    small = "@byte = constant i8 1\ndefine ptr @g() {\n ret ptr @byte\n}"
    library = Library([object_of(small), object_of(ir)], ["f"])

    assert np.uint64(called(library, "f") & 0xFFFFFFFFFFFF) % np.uint64(64) == 0
