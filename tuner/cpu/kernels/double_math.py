"""exp, log, tanh, ... on vectors of f64: within a few units in the last place, NaN of NaN.

The range reductions are those of `vector_math`, the classic ones of Cody & Waite; the series are
those of Taylor, with as many terms as f64 has digits.
"""

from __future__ import annotations

import math

from tuner.cpu.kernels import vector_math as vm
from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.vector_math import at_least, at_most, clamp, integers, polynomial

SHIFTER = 1.5 * 2.0**52 + 2046.0
"""Adding it rounds to an integer n, and leaves n + 2046 in the low bits of the sum."""
LN2_HIGH = float.fromhex("0x1.62e42fee00000p-1")
"""The first 33 bits of ln 2: its product with an exponent is exact without FMA."""
LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
"""ln 2 less LN2_HIGH."""
EXPM1 = tuple(1.0 / math.factorial(n) for n in range(1, 15))
"""(e^r - 1) / r for |r| <= ln 2 / 2: the first term left out is below 2^-60."""
LOG = tuple(2.0 / n for n in range(3, 25, 2))
"""(log((1 + s) / (1 - s)) / s - 2) / s^2 over s^2, for |s| <= 0.1716."""


def exp(f: Function, x: IRValue) -> IRValue:
    """e^x: 0 below -745.14, infinity above 709.79; results below 2^-1022 have their bits."""
    x = clamp(f, x, -746.0, 710.0)
    shifted, rest = _reduced(f, x)
    result = f.fma(rest, polynomial(f, EXPM1, rest), f.splat(1.0))
    for power in _half_powers(f, shifted):
        result = f.fmul(result, power)
    return result


def exp_falling(f: Function, x: IRValue) -> IRValue:
    """e^x for x <= 0, of numbers as they are computed with: f32 or f64."""
    return exp(f, x) if f.element.bits == 64 else vm.exp_falling(f, x)


def _reduced(f: Function, x: IRValue) -> tuple[IRValue, IRValue]:
    """The sum of SHIFTER and the nearest whole number n to x / ln 2, and x - n ln 2."""
    shifter = f.splat(SHIFTER)
    shifted = f.fma(x, f.splat(vm.LOG2_E), shifter)
    n = f.fsub(shifted, shifter)
    rest = f.fma(n, f.splat(-LN2_HIGH), x)
    return shifted, f.fma(n, f.splat(-LN2_LOW), rest)


def _half_powers(f: Function, shifted: IRValue) -> list[IRValue]:
    """2^(n/2), rounded down and up, for every n of which e^n is a number."""
    bits = f.convert("bitcast", shifted, f.int_vector)
    half = integers(f, "lshr", bits, 1)
    return [
        f.convert("bitcast", integers(f, "shl", part, 52), f.vector)
        for part in (half, integers(f, "sub", bits, half))
    ]


def expm1(f: Function, x: IRValue) -> IRValue:
    """e^x - 1 for x from -40 to 40: as near, relative to the result, as e^x is."""
    shifted, rest = _reduced(f, x)
    first, second = _half_powers(f, shifted)
    power = f.fmul(first, second)
    small = f.fmul(rest, polynomial(f, EXPM1, rest))
    return f.fma(power, small, f.fsub(power, f.splat(1.0)))


def sigmoid(f: Function, x: IRValue) -> IRValue:
    """1 / (1 + e^-x): 0 below -709.8, where the exponential is infinite."""
    return f.fdiv(f.splat(1.0), f.fadd(exp(f, f.fneg(x)), f.splat(1.0)))


def tanh(f: Function, x: IRValue) -> IRValue:
    """(e^2x - 1) / (e^2x + 1), of |x| with the sign of x: 1 beyond 20."""
    twice = at_most(f, f.fmul(f.fmath("fabs", x), f.splat(2.0)), 40.0)
    above = expm1(f, twice)
    result = f.fdiv(above, f.fadd(above, f.splat(2.0)))
    signed = f.select(f.fcompare("olt", x, f.splat(0.0)), f.fneg(result), result)
    return f.select(f.fcompare("oeq", x, f.splat(0.0)), x, signed)  # 0 keeps its sign


def elu(f: Function, x: IRValue, alpha: IRValue) -> IRValue:
    """x where x >= 0, else alpha (e^x - 1): -alpha of -infinity."""
    below = f.fmul(alpha, expm1(f, clamp(f, x, -40.0, 0.0)))
    return f.select(f.fcompare("oge", x, f.splat(0.0)), x, below)


def log(f: Function, x: IRValue) -> IRValue:
    """Natural logarithm: -infinity at 0, NaN below."""
    exponent, mantissa = vm.split_number(f, x)
    rest = f.fsub(mantissa, f.splat(1.0))
    s = f.fdiv(rest, f.fadd(mantissa, f.splat(1.0)))
    square = f.fmul(s, s)
    # log(1 + r) = r - (h - s (h + R)) with h = r^2 / 2: what is small is added first.
    half = f.fmul(f.fmul(rest, rest), f.splat(0.5))
    series = f.fmul(square, polynomial(f, LOG, square))
    low = f.fma(s, f.fadd(half, series), f.fmul(exponent, f.splat(LN2_LOW)))
    result = f.fma(exponent, f.splat(LN2_HIGH), f.fsub(rest, f.fsub(half, low)))
    return vm.log_edges(f, x, result)


def softplus(f: Function, x: IRValue) -> IRValue:
    """log(1 + e^x) = max(x, 0) + log(1 + e^-|x|)."""
    falling = exp(f, f.fneg(f.fmath("fabs", x)))
    above = f.fadd(falling, f.splat(1.0))
    lost = f.fsub(falling, f.fsub(above, f.splat(1.0)))
    return f.fadd(at_least(f, x, 0.0), f.fadd(log(f, above), f.fdiv(lost, above)))
