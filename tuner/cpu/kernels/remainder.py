"""Remainders of floats: exact, with the sign of the dividend, as C's fmod."""

from __future__ import annotations

import math

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.vector_math import double_vector, doubles, integers

ROUNDS = 13
"""Rounds of 24 bits of a quotient, which is below 2^277."""
SHORT = ~((1 << 29) - 1)
"""Mask of the 24 highest digits of an f64."""


def remainder(f: Function, x: IRValue, y: IRValue) -> IRValue:
    """x - y trunc(x / y) of f32: exact. NaN of an infinite x and of y = 0; x of an infinite y.

    As in long division: each round takes the 24 highest bits of the quotient, whose product with y
    is exact in f64, and what it leaves is a number of f64 as well.
    """
    double = double_vector(f)
    rest = f.convert("fpext", f.fmath("fabs", x), double)
    size = f.convert("fpext", f.fmath("fabs", y), double)
    with f.loop(0, ROUNDS, carried=(rest,)) as loop:
        (rest,) = loop.values
        loop.carry(_reduced(f, rest, size))
    result = f.convert("fptrunc", loop.results[0], f.vector)
    result = f.intrinsic(f"llvm.copysign.v{f.lanes}f32", f.vector, result, x)
    is_whole = f.fcompare("oeq", f.fmath("fabs", y), f.splat(math.inf))
    is_finite = f.fcompare("olt", f.fmath("fabs", x), f.splat(math.inf))
    return f.select(f.both(is_whole, is_finite), x, result)


def _reduced(f: Function, rest: IRValue, size: IRValue) -> IRValue:
    """Subtract the product with the highest 24 bits of the quotient; not below 0."""
    quotient = f.fdiv(rest, size)
    bits = integers(f, "and", f.convert("bitcast", quotient, f"<{f.lanes} x i64>"), SHORT)
    short = f.convert("bitcast", bits, quotient.type)
    whole = f.intrinsic(f"llvm.trunc.v{f.lanes}f64", short.type, short)
    left = f.fsub(rest, f.fmul(whole, size))
    # A quotient that was rounded up to a whole number is one too large.
    return f.select(f.fcompare("olt", left, doubles(f, 0.0)), f.fadd(left, size), left)
