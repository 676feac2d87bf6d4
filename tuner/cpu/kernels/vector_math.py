"""exp, log, erf, tanh, ... on vectors of f32, as polynomials: no library call, no table, no gather.

Every function is within 2e-6 of the true value, relative to max(1, |true value|); NaN gives NaN.
The coefficients are our own minimax fits (Lawson's reweighted least squares in numpy, rational
ones by Sanathanan-Koerner iteration), with as many digits as f32 has; the range reductions are the
classic ones of Cody & Waite (Software Manual for the Elementary Functions, 1980), in the forms that
Cephes made known.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.numbers import double_text, suffix

LOG2_E = math.log2(math.e)
SHIFTER = 1.5 * 2.0**23 + 126.0
"""Adding it rounds to an integer n, and leaves n + 126 in the low bits of the sum."""

EXP2 = (1.0, 0.693147, 0.24022242, 0.055507336, 0.009671513, 0.0013264727)
"""2^f for |f| <= 1/2, 1.6e-7 relative; exact at 0."""
LN2_HIGH, LN2_LOW = 0.693359375, -2.12194440e-4
"""ln 2 in two parts; the first has 9 bits, so that n * LN2_HIGH is exact without FMA."""

TANH_TOP = (1.0, 0.13381024, 0.0034955866, 2.0609057e-05, 1.33546285e-08)
TANH_BOTTOM = (1.0, 0.4671434, 0.025876977, 0.0003285632, 7.7765446e-07)
"""tanh x = x top(x^2) / bottom(x^2), 2.9e-7 relative; 1 - tanh 9 is 3e-8."""

ERF_TOP = (1.1283791, 0.19354604, 0.05310188, 0.0038833877, 0.00028456718, 1.9867784e-06)
ERF_BOTTOM = (1.0, 0.50485826, 0.11535041, 0.015207337, 0.0011855824, 3.7420203e-05)
"""erf x = x top(x^2) / bottom(x^2), 2.8e-7 relative; 1 - erf 4 is 1.5e-8."""

GELU_SCALE = 0.27460458874702454
"""sqrt 2 / 5.15: x runs from -sqrt 2 to sqrt 2 after it, and x^2 - 1 from -1 to 1."""
GELU = (1.8203061, -0.90665936, 0.66847205, -0.53160673, 0.42202023, -0.3224866, 0.23780611,
        -0.16656567, 0.095603235, -0.044741243, 0.034787856, -0.02938915, 0.009953158)  # fmt: skip
"""(normal distribution of x - 1/2) / x over x^2 - 1, x scaled; gelu is 7.9e-7 near for all x."""

ATAN = (-0.333329491539, 0.199777106478, -0.138776856032, 0.0805374449538)
"""(atan t - t) / t^3 over t^2 for |t| <= tan(pi/8), as in Cephes."""
LOG = (0.3333333, -0.2500082, 0.20001227, -0.16623357, 0.14201757, -0.13160186, 0.12761587,
       -0.076345034)  # fmt: skip
"""(log(1+f) - f + f^2/2) / f^3 for 1+f in [sqrt 1/2, sqrt 2]; log is 2.5e-8 near."""
LOG1P = (0.99999994, -0.49999493, 0.33319098, -0.24842979, 0.19105996, -0.13663225, 0.078225724,
         -0.029505102, 0.0052326606)  # fmt: skip
"""log(1+e) / e for e in [0, 1], 1.1e-7."""


def polynomial(f: Function, coefficients: Sequence[float], x: IRValue) -> IRValue:
    """c0 + c1 x + c2 x^2 + ..., by Horner's rule: one fma a degree."""
    result = f.splat(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        result = f.fma(result, x, f.splat(coefficient))
    return result


def clamp(f: Function, x: IRValue, low: float, high: float) -> IRValue:
    """x within [low, high]; NaN stays NaN."""
    return at_most(f, at_least(f, x, low), high)


def at_least(f: Function, x: IRValue, low: float) -> IRValue:
    """max(x, low); NaN stays NaN (maxps gives its second operand)."""
    return f.fmax(f.splat(low), x)


def at_most(f: Function, x: IRValue, high: float) -> IRValue:
    """min(x, high); NaN stays NaN."""
    return f.fmin(f.splat(high), x)


def maximum(f: Function, a: IRValue, b: IRValue) -> IRValue:
    """The larger; NaN where either is NaN: three instructions of x86, one of Arm."""
    if f.isa.architecture == "aarch64" and f.element.is_float:
        return f.intrinsic(f"llvm.maximum.{suffix(a.type)}", a.type, a, b)
    return f.select(f.fcompare("une", a, a), a, f.fmax(a, b))


def minimum(f: Function, a: IRValue, b: IRValue) -> IRValue:
    """The smaller; NaN where either is NaN."""
    if f.isa.architecture == "aarch64" and f.element.is_float:
        return f.intrinsic(f"llvm.minimum.{suffix(a.type)}", a.type, a, b)
    return f.select(f.fcompare("une", a, a), a, f.fmin(a, b))


# -- exponentials --------------------------------------------------------------------------------


def exp(f: Function, x: IRValue) -> IRValue:
    """e^x, 2e-7 relative: 0 below -104, infinity above 88.73; results below 2^-126 have all bits.

    12 instructions with AVX-512, 17 with FMA only.
    """
    x, shifter = clamp(f, x, -104.0, 88.8), f.splat(SHIFTER + 128.0)
    shifted = f.fma(x, f.splat(LOG2_E), shifter)
    n = f.fsub(shifted, shifter)
    rest = f.fma(n, f.splat(-LN2_HIGH), x)
    rest = f.fma(n, f.splat(-LN2_LOW), rest)
    by_e = [c * LOG2_E**power for power, c in enumerate(EXP2)]
    if f.lanes == 16:
        return _times_power(f, by_e, rest, n, shifted)
    # The low bits, n + 254, in two halves: the exponent fields of 2^(n/2), rounded down and up.
    bits, result = f.convert("bitcast", shifted, f.int_vector), polynomial(f, by_e, rest)
    half = integers(f, "lshr", bits, 1)
    for part in (half, integers(f, "sub", bits, half)):
        power = f.convert("bitcast", integers(f, "shl", part, 23), f.vector)
        result = f.fmul(result, power)
    return result


def exp_falling(f: Function, x: IRValue) -> IRValue:
    """e^x for x <= 0: 2e-7 near, (2 + |x|) 1e-7 relative. 9 instructions with AVX-512, else 14.

    Without AVX-512 results below 2^-126 are 0; NaN gives NaN.
    """
    return _exp2(f, f.fmul(x, f.splat(LOG2_E)))


def _exp2(f: Function, x: IRValue) -> IRValue:
    """2^x, from 0 to infinity. The fraction is exact, but x carries its own rounding."""
    if f.lanes == 16:
        n = f.fmath("rint", x)
        return _times_power(f, EXP2, f.fsub(x, n), n, n)
    x = clamp(f, x, -126.0, 128.4)
    shifted = f.fadd(x, f.splat(SHIFTER))
    n = f.fsub(shifted, f.splat(SHIFTER))
    return _times_power(f, EXP2, f.fsub(x, n), n, shifted)


def _times_power(
    f: Function, series: Sequence[float], rest: IRValue, n: IRValue, shifted: IRValue
) -> IRValue:
    """series(rest) 2^n, with n + 126 in the low bits of `shifted`.

    AVX-512 scales in one instruction (0 for n = -infinity, even of NaN). Elsewhere the doubled
    series and 2^(n-1) keep every exponent from 0 to infinity in one multiplication.
    """
    if f.lanes == 16:
        mask, rounding = IRValue("-1", "i16"), IRValue("4", "i32")
        name, source = "llvm.x86.avx512.mask.scalef.ps.512", f.splat(0.0)
        value = polynomial(f, series, rest)
        return f.intrinsic(name, f.vector, value, n, source, mask, rounding)
    bits = f.convert("bitcast", shifted, f.int_vector)
    power = f.convert("bitcast", integers(f, "shl", bits, 23), f.vector)
    return f.fmul(polynomial(f, [2 * c for c in series], rest), power)


def sigmoid(f: Function, x: IRValue) -> IRValue:
    """1 / (1 + e^-x), 2e-7 near: from 0 to 1. 11 instructions with AVX-512, else 16."""
    falling = _exp2(f, f.fmul(x, f.splat(-LOG2_E)))
    return f.fdiv(f.splat(1.0), f.fadd(falling, f.splat(1.0)))


def silu(f: Function, x: IRValue) -> IRValue:
    """x / (1 + e^-x), NaN of -infinity, as x sigmoid(x) is. 11 instructions with AVX-512, else 16.

    e^-x is infinite below -88.8, so that the quotient is -0 there: less than 3e-37 off.
    """
    falling = _exp2(f, f.fmul(x, f.splat(-LOG2_E)))
    return f.fdiv(x, f.fadd(falling, f.splat(1.0)))


def gelu_tanh(f: Function, x: IRValue) -> IRValue:
    """x/2 (1 + tanh u), u = sqrt(2/pi) (x + 0.044715 x^3), which is x / (1 + e^-2u).

    NaN of -infinity, as the product of -infinity and 0 is. Cubes beyond f32 are infinite, and the
    power of them 0 or infinite, as it should be.
    """
    scale = -2.0 * math.sqrt(2.0 / math.pi) * LOG2_E
    cubic = f.fma(f.fmul(x, x), f.splat(0.044715 * scale), f.splat(scale))
    falling = _exp2(f, f.fmul(x, cubic))
    return f.fdiv(x, f.fadd(falling, f.splat(1.0)))


def softplus(f: Function, x: IRValue) -> IRValue:
    """log(1 + e^x) = max(x, 0) + log(1 + e^-|x|); 0 of -infinity, infinity of infinity."""
    falling = exp_falling(f, f.fneg(f.fmath("fabs", x)))
    return f.fma(falling, polynomial(f, LOG1P, falling), at_least(f, x, 0.0))


def elu(f: Function, x: IRValue, alpha: IRValue) -> IRValue:
    """x where x >= 0, else alpha (e^x - 1): -alpha of -infinity."""
    below = f.fsub(exp_falling(f, at_most(f, x, 0.0)), f.splat(1.0))
    return f.select(f.fcompare("oge", x, f.splat(0.0)), x, f.fmul(alpha, below))


# -- sigmoids without an exponential -------------------------------------------------------------


def tanh(f: Function, x: IRValue) -> IRValue:
    """2.9e-7 relative; 1 beyond 9. 15 instructions."""
    return _odd_rational(f, clamp(f, x, -9.0, 9.0), TANH_TOP, TANH_BOTTOM)


def erf(f: Function, x: IRValue) -> IRValue:
    """2.8e-7 relative; 1 beyond 4. 17 instructions."""
    return _odd_rational(f, clamp(f, x, -4.0, 4.0), ERF_TOP, ERF_BOTTOM)


def _odd_rational(
    f: Function, x: IRValue, top: Sequence[float], bottom: Sequence[float]
) -> IRValue:
    """x top(x^2) / bottom(x^2), kept from rounding beyond 1."""
    square = f.fmul(x, x)
    numerator = f.fmul(x, polynomial(f, top, square))
    return clamp(f, f.fdiv(numerator, polynomial(f, bottom, square)), -1.0, 1.0)


def gelu(f: Function, x: IRValue) -> IRValue:
    """x/2 (1 + erf(x / sqrt 2)), 8e-7 near, by one polynomial: 20 instructions, no division.

    Below -5.15 it is x times 0: -0, and NaN of -infinity.
    """
    limit = math.sqrt(2.0)
    scaled = f.fmul(x, f.splat(GELU_SCALE))
    above = at_least(f, scaled, -limit)
    inner = at_most(f, above, limit)
    centred = f.fma(inner, inner, f.splat(-1.0))
    share = f.fma(polynomial(f, GELU, centred), inner, f.splat(0.5 / GELU_SCALE))
    is_inside = f.fcompare("ogt", scaled, f.splat(-limit))
    return f.select(is_inside, f.fmul(above, share), f.fmul(x, f.splat(0.0)))


def atan(f: Function, x: IRValue) -> IRValue:
    """The angle of the tangent x, 3e-7 relative: reduced to |t| <= tan(pi/8), as Cephes does."""
    size = f.fmath("fabs", x)
    is_large = f.fcompare("ogt", size, f.splat(math.tan(3 * math.pi / 8)))
    is_medium = f.fcompare("ogt", size, f.splat(math.tan(math.pi / 8)))
    one = f.splat(1.0)
    t = f.select(is_medium, f.fdiv(f.fsub(size, one), f.fadd(size, one)), size)
    t = f.select(is_large, f.fdiv(f.splat(-1.0), size), t)
    base = f.select(is_medium, f.splat(math.pi / 4), f.splat(0.0))
    base = f.select(is_large, f.splat(math.pi / 2), base)
    square = f.fmul(t, t)
    angle = f.fadd(base, f.fma(f.fmul(f.fmul(t, square), polynomial(f, ATAN, square)), one, t))
    return f.select(
        f.fcompare("olt", x, f.splat(0.0)),
        f.fneg(angle),
        f.select(f.fcompare("oeq", x, f.splat(0.0)), x, angle),
    )


# -- logarithms ------------------------------------------------------------------------------------


def log(f: Function, x: IRValue) -> IRValue:
    """Natural logarithm: -infinity at 0, NaN below. About 30 instructions."""
    exponent, mantissa = split_number(f, x)
    rest = f.fsub(mantissa, f.splat(1.0))
    square = f.fmul(rest, rest)
    tail = f.fmul(f.fmul(square, rest), polynomial(f, LOG, rest))
    tail = f.fma(exponent, f.splat(LN2_LOW), f.fma(square, f.splat(-0.5), tail))
    result = f.fma(exponent, f.splat(LN2_HIGH), f.fadd(rest, tail))
    return log_edges(f, x, result)


def log1p(f: Function, x: IRValue) -> IRValue:
    """log(1 + x), 4e-7 relative in f32: of small x as well. -infinity at -1, NaN below.

    The error of the rounded sum 1 + x is taken out again, after Kahan.
    """
    one = f.splat(1.0)
    above = f.fadd(x, one)
    ratio = f.fdiv(x, f.fsub(above, one))
    logarithm = log(f, above)
    is_large = f.fcompare("oge", f.fmath("fabs", x), f.splat(2.0**60))
    result = f.fmul(logarithm, f.select(is_large, one, ratio))
    return f.select(f.fcompare("oeq", above, one), x, result)


_FORMS = {
    "f32": (2.0**-126, 24, 0x3F3504F3, 23),
    "f64": (2.0**-1022, 54, 0x3FE6A09E667F3BCD, 52),
}
"""The smallest normal number, bits by which smaller ones are scaled, bits of sqrt 1/2, and bits of
a mantissa."""


def split_number(f: Function, x: IRValue) -> tuple[IRValue, IRValue]:
    """x > 0 as (exponent e, mantissa m): x = m 2^e, m in [sqrt 1/2, sqrt 2); subnormals too."""
    smallest, shift, root_half, digits = _FORMS[f.element.name]
    tiny = f.fcompare("olt", x, f.splat(smallest))
    scaled = f.select(tiny, f.fmul(x, f.splat(2.0**shift)), x)
    bits = f.convert("bitcast", scaled, f.int_vector)
    steps = integers(f, "ashr", integers(f, "sub", bits, root_half), digits)
    mantissa = integers(f, "sub", bits, integers(f, "shl", steps, digits))
    exponent = f.convert("sitofp", steps, f.vector)
    exponent = f.fadd(exponent, f.select(tiny, f.splat(-float(shift)), f.splat(0.0)))
    return exponent, f.convert("bitcast", mantissa, f.vector)


def log_edges(f: Function, x: IRValue, result: IRValue) -> IRValue:
    """The logarithm's values at infinity, NaN, below 0 and at 0."""
    zero = f.splat(0.0)
    result = f.select(f.fcompare("olt", x, f.splat(math.inf)), result, x)
    result = f.select(f.fcompare("olt", x, zero), f.splat(math.nan), result)
    return f.select(f.fcompare("oeq", x, zero), f.splat(-math.inf), result)


# -- integers and doubles --------------------------------------------------------------------------


def integers(f: Function, op: str, a: IRValue, b: IRValue | int) -> IRValue:
    """An instruction on vectors of integers; a Python int stands for a vector of it."""
    element = a.type.rpartition(" ")[2].rstrip(">")
    right = f"splat ({element} {b})" if isinstance(b, int) else b.name
    return f.op(a.type, f"{op} {a.type} {a.name}, {right}")


def double_vector(f: Function) -> str:
    """The type of as many f64 as a vector has lanes."""
    return f"<{f.lanes} x double>"


def doubles(f: Function, x: float) -> IRValue:
    """An f64 in every lane."""
    return IRValue(f"splat (double {double_text(x)})", double_vector(f))
