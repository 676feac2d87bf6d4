"""Products of small integers in kernels: several of them added to each sum in i32, exactly.

Sums wrap where those of the specification do. Where a tier lacks the instruction, the same is
computed from 32-bit products.
"""

from __future__ import annotations

from collections.abc import Sequence

from tuner.cpu.kernels.control_flow import IRValue
from tuner.cpu.kernels.emit import Function


def dot_u8(f: Function, a: IRValue, b: IRValue, total: IRValue) -> IRValue:
    """Sums of i32 with the products of four u8 (a) and four i8 (b) in each lane added.

    The 16-bit products are added in 32 bits: no pair of them saturates.
    """
    flag = {512: "avx512vnni", 256: "avxvnni"}.get(f.isa.vector_bits)
    if flag in (*f.isa.features, *f.module.features):
        name = f"llvm.x86.avx512.vpdpbusd.{f.isa.vector_bits}"
        x, y = (f.convert("bitcast", words, f"<{4 * f.lanes} x i8>") for words in (a, b))
        return f.intrinsic(name, f.int_vector, total, x, y)
    for number in range(4):
        product = _int(f, "mul", _byte(f, a, number, "lshr"), _byte(f, b, number, "ashr"))
        total = _int(f, "add", total, product)
    return total


def maddubs(f: Function, a: IRValue, b: IRValue, total: IRValue) -> IRValue:
    """Sums of i32 with the products of four u8 (a) and four i8 (b) in each lane added.

    Two products are added in 16 bits: packed weights are such that they fit (see `step_groups`).
    """
    return maddubs_joined(f, ((a, b),), total)


def maddubs_joined(
    f: Function, steps: Sequence[tuple[IRValue, IRValue]], total: IRValue
) -> IRValue:
    """`maddubs` of several steps (a, b), whose products are added in 16 bits first."""
    bits, words = f.isa.vector_bits, f"<{2 * f.lanes} x i16>"
    ubs, wd = {
        512: ("avx512.pmaddubs.w.512", "avx512.pmaddw.d.512"),
        256: ("avx2.pmadd.ub.sw", "avx2.pmadd.wd"),
        128: ("ssse3.pmadd.ub.sw.128", "sse2.pmadd.wd"),
    }[bits]
    pairs = None
    for step in steps:
        x, y = (f.convert("bitcast", value, f"<{4 * f.lanes} x i8>") for value in step)
        one = f.intrinsic(f"llvm.x86.{ubs}", words, x, y)
        pairs = one if pairs is None else f.op(words, f"add {words} {pairs.name}, {one.name}")
    if pairs is None:
        return total
    ones = IRValue("splat (i16 1)", words)
    return _int(f, "add", total, f.intrinsic(f"llvm.x86.{wd}", f.int_vector, pairs, ones))


def madd_i16(f: Function, a: IRValue, b: IRValue, total: IRValue) -> IRValue:
    """Sums of i32 with the products of two i16 in each lane added.

    The numbers are those of u8 and i8: the sum of two products fits into i32.
    """
    name = {512: "avx512.pmaddw.d.512", 256: "avx2.pmadd.wd", 128: "sse2.pmadd.wd"}
    if f.isa.architecture != "aarch64":
        x, y = (f.convert("bitcast", words, f"<{2 * f.lanes} x i16>") for words in (a, b))
        call = f"llvm.x86.{name[f.isa.vector_bits]}"
        return _int(f, "add", total, f.intrinsic(call, f.int_vector, x, y))
    for shift in (16, 0):
        x, y = (_shifted(f, "ashr", _shifted(f, "shl", words, shift), 16) for words in (a, b))
        total = _int(f, "add", total, _int(f, "mul", x, y))
    return total


def with_bias(f: Function, total: IRValue, bias: IRValue) -> IRValue:
    """A sum of products, in i32 or as a whole number of f32, with its bias of i32, as f32.

    The bias is added as i32, which wraps: f32 has sums of few products exactly, but not of any
    bias. The result is rounded once.
    """
    whole = f.convert("fptosi", total, f.int_vector) if total.type == f.vector else total
    return f.convert("sitofp", _int(f, "add", whole, bias), f.vector)


def broadcast_words(f: Function, array: IRValue) -> IRValue:
    """The first two of an array of u8, each in 16 bits, as a pair (in i32) in every lane."""
    pair = f.convert("zext", f.load_raw(array, "<2 x i8>", 1), "<2 x i16>")
    return f.repeat(f.convert("bitcast", pair, "i32"), f.lanes)


def _byte(f: Function, words: IRValue, number: int, shift: str) -> IRValue:
    """A byte of each word: without its sign (lshr), or with it (ashr)."""
    return _shifted(f, shift, _shifted(f, "shl", words, 24 - 8 * number), 24)


def _shifted(f: Function, op: str, words: IRValue, bits: int) -> IRValue:
    if not bits:
        return words
    return _int(f, op, words, IRValue(f"splat (i32 {bits})", f.int_vector))


def _int(f: Function, op: str, a: IRValue, b: IRValue) -> IRValue:
    return f.op(f.int_vector, f"{op} {f.int_vector} {a.name}, {b.name}")
