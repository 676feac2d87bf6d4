"""bf16 in kernels: numbers as sums of parts, x = high + middle + low, and products of pairs."""

from __future__ import annotations

import numpy as np

from tuner.cpu.kernels.emit import Function, IRValue

LARGEST = 3.38e38
"""Maximum magnitude: the high part of a larger number may round to infinity, its rest to NaN."""


def _has_instructions(f: Function) -> bool:
    """Return whether a kernel may use the instructions of bf16.

    Elsewhere LLVM would call a function that does not exist, or end the process.
    """
    return "avx512bf16" in (*f.isa.features, *f.module.features)


# -- activations, in the kernel: parts are rounded -----------------------------------------------


def emit_rounded_parts(f: Function, x: IRValue, parts: int) -> list[IRValue]:
    """The parts of a vector, highest first, each a vector of i16 that holds bf16.

    Each part is the remainder before it, rounded to nearest even. Denormals become zero.
    """
    found = []
    for part in range(parts):
        bits, as_float = _rounded(f, x)
        found.append(bits)
        if part < parts - 1:
            x = f.fsub(x, as_float)
    return found


def _rounded(f: Function, x: IRValue) -> tuple[IRValue, IRValue]:
    """A vector as bf16 (in i16), and the same again as f32."""
    halves = f"<{f.lanes} x i16>"
    if _has_instructions(f):
        narrow = f.convert("fptrunc", x, f"<{f.lanes} x bfloat>")
        bits = f.convert("bitcast", narrow, halves)
        wide = int_op(f, "shl", f.convert("zext", bits, f.int_vector), 16)
    else:
        wide = high_half(f, _rounded_bits(f, x))
        bits = f.convert("trunc", int_op(f, "lshr", wide, 16), halves)
    return bits, f.convert("bitcast", wide, f.vector)


def _rounded_bits(f: Function, x: IRValue) -> IRValue:
    """The bits of x (i32), with half a unit of the upper half added: what vcvtneps2bf16 does."""
    bits = f.convert("bitcast", x, f.int_vector)
    odd = int_op(f, "and", int_op(f, "lshr", bits, 16), 1)
    half = int_op(f, "add", odd, 0x7FFF)
    rounded = f.op(f.int_vector, f"add {f.int_vector} {bits.name}, {half.name}")
    sign = int_op(f, "and", bits, -0x80000000)
    tiny = f.fcompare("olt", f.fmath("fabs", x), f.splat(SMALLEST_NORMAL))
    quiet = IRValue(_constant(f, 0x7FC00000), f.int_vector)
    number = f.op(f.mask_vector, f"fcmp ord {x.type} {x.name}, {x.name}")
    return f.select(number, f.select(tiny, sign, rounded), quiet)


SMALLEST_NORMAL = 2.0**-126


def high_half(f: Function, bits: IRValue) -> IRValue:
    """The upper bf16 of each i32, in its place."""
    return int_op(f, "and", bits, -0x10000)


def _constant(f: Function, number: int) -> str:
    return f"<{', '.join([f'i32 {number}'] * f.lanes)}>"


def int_op(f: Function, op: str, a: IRValue, number: int) -> IRValue:
    """An integer operation with the same constant in every lane."""
    return f.op(f.int_vector, f"{op} {f.int_vector} {a.name}, {_constant(f, number)}")


# -- products of pairs ---------------------------------------------------------------------------


def dot_bf16(f: Function, a: IRValue, b: IRValue, total: IRValue) -> IRValue:
    """Sums of f32, with the products of two pairs of bf16 (in i32) in each lane added.

    The instruction takes denormals for zero, and rounds to nearest even whatever the mode.
    """
    if _has_instructions(f):
        pairs = f"<{2 * f.lanes} x bfloat>"
        x, y = (f.convert("bitcast", pair, pairs) for pair in (a, b))
        name = f"llvm.x86.avx512bf16.dpbf16ps.{32 * f.lanes}"
        return f.intrinsic(name, f.vector, total, x, y)
    for half in (_low_half, high_half):
        x, y = (f.convert("bitcast", half(f, pair), f.vector) for pair in (a, b))
        total = f.fma(x, y, total)
    return total


def broadcast_pair(f: Function, array: IRValue) -> IRValue:
    """The first two of an array of f32, rounded to bf16, as a pair (in i32) in every lane."""
    if _has_instructions(f):
        both = f.repeat(f.load_raw(array, "i64", array.elements.bits // 8), f.lanes // 2)
        x, name = f.convert("bitcast", both, f.vector), "llvm.x86.avx512bf16.cvtne2ps2bf16"
        pairs = f.intrinsic(f"{name}.{32 * f.lanes}", f"<{2 * f.lanes} x bfloat>", x, x)
        return f.convert("bitcast", pairs, f.int_vector)
    rounded = [_rounded(f, f.broadcast(f.at(array, i)))[1] for i in (0, 1)]
    low, high = (f.convert("bitcast", x, f.int_vector) for x in rounded)
    low = int_op(f, "lshr", low, 16)
    return f.op(f.int_vector, f"or {f.int_vector} {low.name}, {high.name}")


def _low_half(f: Function, bits: IRValue) -> IRValue:
    """The lower bf16 of each i32, in the place of the upper one."""
    return int_op(f, "shl", bits, 16)


# -- weights, in the kernel: parts are cut off, which costs a third of rounding -------------------


def emit_cut_pairs(f: Function, even: IRValue, odd: IRValue, parts: int) -> list[IRValue]:
    """Pairs of bf16 (even k below, odd k above) of each part, as vectors of i32.

    Each part is the upper half of the remainder before it; three of them give it exactly.
    """
    found = []
    for part in range(parts):
        tops = [high_half(f, f.convert("bitcast", x, f.int_vector)) for x in (even, odd)]
        low = int_op(f, "lshr", tops[0], 16)
        found.append(f.op(f.int_vector, f"or {f.int_vector} {low.name}, {tops[1].name}"))
        if part < parts - 1:
            even, odd = (
                f.fsub(x, f.convert("bitcast", top, f.vector))
                for x, top in zip((even, odd), tops, strict=True)
            )
    return found


# -- weights, when they are packed ---------------------------------------------------------------


def rounded_parts(x: np.ndarray, parts: int) -> np.ndarray:
    """The parts of f32 numbers as bf16 in u16, [part, ...], each rounded to nearest even."""
    found = np.empty((parts, *x.shape), np.uint16)
    rest = np.ascontiguousarray(x, np.float32)
    for part in range(parts):
        bits = rest.view(np.uint32)
        found[part] = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
        if part < parts - 1:
            rest = rest - as_f32(found[part])
    return found


def as_f32(bf16: np.ndarray) -> np.ndarray:
    """bf16 in u16 as f32."""
    return (bf16.astype(np.uint32) << 16).view(np.float32)
