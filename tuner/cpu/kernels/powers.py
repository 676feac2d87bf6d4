"""Powers of vectors of f32, with C's special cases: by log2 in f64, or as products and roots."""

from __future__ import annotations

import math

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.vector_math import (
    double_vector,
    doubles,
    integers,
    log_edges,
    split_number,
)

LOG2 = (2.8853900817901486, 0.9617966732747731, 0.5770835963161098, 0.41167210270793064,
        0.3407405704880294)  # fmt: skip
"""log2((1+s)/(1-s)) / s over s^2 for |s| <= 0.1716, in f64: 4e-12 relative."""


EXP2 = tuple(math.log(2.0) ** k / math.factorial(k) for k in range(10))
"""2^r as powers of r, |r| <= 1/2, in f64: 7e-12 relative, what follows in Taylor's series."""


def power(f: Function, x: IRValue, y: IRValue) -> IRValue:
    """x^y with C's special cases, by log2 and exp2 in f64.

    An error below 1e-9 before it is rounded to f32: a power that f32 holds, such as 3^3, is exact.
    """
    magnitude = f.fmath("fabs", x)
    product = f.fmul(_log2(f, magnitude), f.convert("fpext", y, double_vector(f)))
    product = f.fmin(doubles(f, 200.0), f.fmax(doubles(f, -200.0), product))
    n = f.intrinsic(f"llvm.rint.v{f.lanes}f64", product.type, product)
    rest, series = f.fsub(product, n), doubles(f, EXP2[-1])
    for coefficient in reversed(EXP2[:-1]):
        series = f.fadd(f.fmul(series, rest), doubles(f, coefficient))
    result = f.convert("fptrunc", series, f.vector)
    result = _scale(f, result, f.convert("fptosi", n, f.int_vector))
    one = f.splat(1.0)
    return _power_edges(f, x, y, f.select(f.fcompare("oeq", magnitude, one), one, result))


def _log2(f: Function, x: IRValue) -> IRValue:
    """log2 of x >= 0 as f64; -infinity at 0."""
    exponent, mantissa = split_number(f, x)
    double, one = double_vector(f), doubles(f, 1.0)
    m = f.convert("fpext", mantissa, double)
    s = f.fdiv(f.fsub(m, one), f.fadd(m, one))
    square, series = f.fmul(s, s), doubles(f, LOG2[-1])
    for coefficient in reversed(LOG2[:-1]):
        series = f.fadd(f.fmul(series, square), doubles(f, coefficient))
    result = f.fadd(f.convert("fpext", exponent, double), f.fmul(s, series))
    edge = f.convert("fpext", log_edges(f, x, f.splat(0.0)), double)
    return f.fadd(result, edge)


def _scale(f: Function, x: IRValue, n: IRValue) -> IRValue:
    """x 2^n in two steps, so that subnormal and infinite results come out right."""
    half = integers(f, "ashr", n, 1)
    for part in (half, integers(f, "sub", n, half)):
        bits = integers(f, "shl", integers(f, "add", part, 127), 23)
        x = f.fmul(x, f.convert("bitcast", bits, f.vector))
    return x


def _power_edges(f: Function, x: IRValue, y: IRValue, result: IRValue) -> IRValue:
    """The sign and NaN of x < 0; 1 for y = 0 and for x = 1; NaN of x or y."""
    zero, one, nan = f.splat(0.0), f.splat(1.0), f.splat(math.nan)
    half = f.fmul(y, f.splat(0.5))
    odd = f.both(_whole(f, y), f.negated(_whole(f, half)))
    sign = f.convert("bitcast", x, f.int_vector)
    negative = f.op(f.mask_vector, f"icmp slt {sign.type} {sign.name}, zeroinitializer")
    result = f.select(f.both(odd, negative), f.fneg(result), result)
    finite = f.fcompare("ogt", x, f.splat(-math.inf))
    below = f.both(f.fcompare("olt", x, zero), finite)
    result = f.select(f.both(below, f.negated(_whole(f, y))), nan, result)
    result = f.select(f.fcompare("une", x, x), x, f.select(f.fcompare("une", y, y), y, result))
    result = f.select(f.fcompare("oeq", x, one), one, result)
    return f.select(f.fcompare("oeq", y, zero), one, result)


def constant_power(f: Function, x: IRValue, exponent: float) -> IRValue:
    """x^exponent of a known exponent: products and roots where they do it.

    The special cases are those of `power`.
    """
    if exponent == 0.5:
        return _root(f, x)
    if exponent == -0.5:
        return reciprocal(f, _root(f, x))
    if exponent in (1.0, 2.0, 3.0, 4.0):
        square = f.fmul(x, x)
        return {1.0: x, 2.0: square, 3.0: f.fmul(square, x), 4.0: f.fmul(square, square)}[exponent]
    if exponent == -1.0:
        return reciprocal(f, x)
    return power(f, x, f.splat(exponent))


def _root(f: Function, x: IRValue) -> IRValue:
    """x^0.5 correctly rounded, which is another than the square root of -infinity and of -0."""
    root = f.fmath("sqrt", f.fadd(x, f.splat(0.0)))
    is_number = f.fcompare("une", x, f.splat(-math.inf))
    return f.select(is_number, root, f.splat(math.inf))


def reciprocal(f: Function, x: IRValue) -> IRValue:
    """1 / x, correctly rounded."""
    return f.fdiv(f.splat(1.0), x)


def _whole(f: Function, x: IRValue) -> IRValue:
    """The mask of the whole numbers."""
    return f.fcompare("oeq", f.fmath("floor", x), x)
