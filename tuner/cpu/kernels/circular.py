"""sin and cos of every f32 number: reduced to a quarter turn in f64, then one polynomial each.

Up to 2^28 a product with pi/2 in two parts is subtracted, as in FreeBSD's sinf. Beyond, where a
vector holds such a number, x 2/pi is added up from those bits of 2/pi that matter for it, after
Payne & Hanek (Radian reduction for trigonometric functions, 1983).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.vector_math import double_vector, doubles, integers, polynomial

SIN = (-0.1666665, 0.008331925, -0.0001948878)
COS = (0.041666646, -0.0013887306, 2.443124e-05)
"""(sin r - r) / r^3 and (cos r - 1 + r^2/2) / r^4 over r^2 for |r| <= pi/4, 2e-9."""

QUARTER_HIGH, QUARTER_LOW = 1.5707963109016418, 1.5893254773528196e-08
"""pi/2 in two parts; the first has 25 bits, so that its product with 28 bits is exact in f64."""
LARGE = 2.0**28
"""Numbers from it on need the bits of 2/pi."""

_TURNS = (10680707, 7228996, 1387004, 2578385, 16069853, 12639074, 9804092, 4427841, 16666979)
TURNS = tuple(part * 2.0 ** (-24 * i) for i, part in enumerate(_TURNS, start=1))
"""2/pi in parts of 24 bits, whose products with an f32 number are exact in f64."""
PARTS = 5
"""Parts that a number is multiplied by: the first one may give multiples of 4, which are whole
turns, and the last one less than 2^-70."""
SHIFTER = 1.5 * 2.0**52
"""Adding it rounds to an integer, and leaves that in the low bits of the sum."""


def circular(f: Function, x: IRValue, quarter: int) -> IRValue:
    """sin(x + quarter pi/2) within 2.1 units in the last place of f32, for every finite x.

    NaN of infinities; sin(-0) is -0. The reduced argument is 1e-15 near in f64.
    """
    wide, shifter = f.convert("fpext", x, double_vector(f)), doubles(f, SHIFTER)
    shifted = f.fadd(f.fmul(wide, doubles(f, 2.0 / math.pi)), shifter)
    n = f.fsub(shifted, shifter)
    r = f.fsub(wide, f.fmul(n, doubles(f, QUARTER_HIGH)))
    r = f.fsub(r, f.fmul(n, doubles(f, QUARTER_LOW)))
    large = f.fcompare("oge", f.fmath("fabs", x), f.splat(LARGE))
    bits = f.convert("bitcast", large, f"i{f.lanes}")
    is_any = f.convert("zext", f.compare("ne", bits, IRValue("0", bits.type)), "i64")
    with f.loop(0, is_any, carried=(shifted, r)) as loop:  # once at most
        exact = _reduced_by_bits(f, x, wide)
        loop.carry(*(f.select(large, *pair) for pair in zip(exact, (shifted, r), strict=True)))
    shifted, r = loop.results
    bits = f.convert("bitcast", shifted, f"<{f.lanes} x i64>")
    quarters = integers(f, "add", f.convert("trunc", bits, f.int_vector), quarter)
    return _of_quarters(f, quarters, f.convert("fptrunc", r, f.vector))


def _reduced_by_bits(f: Function, x: IRValue, wide: IRValue) -> tuple[IRValue, IRValue]:
    """SHIFTER + the quarter turns of x, and what is left of x in radians.

    The part that is the first to matter: those before it give multiples of 4 quarter turns.
    """
    magnitude, shifter = f.fmath("fabs", x), doubles(f, SHIFTER)
    limits = (2.0 ** (25 + 24 * later) for later in range(1, len(TURNS) - PARTS + 1))
    beyond = [f.fcompare("oge", magnitude, f.splat(limit)) for limit in limits]
    products = [f.fmul(wide, _chosen(f, beyond, TURNS[i:])) for i in range(PARTS)]
    high = f.fadd(_without_turns(f, products[0]), _without_turns(f, products[1]))
    shifted = f.fadd(f.fadd(high, products[2]), shifter)
    rest = f.fsub(high, f.fsub(shifted, shifter))
    for product in products[2:]:
        rest = f.fadd(rest, product)
    return shifted, f.fmul(rest, doubles(f, math.pi / 2.0))


def _chosen(f: Function, beyond: Sequence[IRValue], parts: Sequence[float]) -> IRValue:
    """The first of the parts, a later one in lanes whose numbers are beyond more limits."""
    value = doubles(f, parts[0])
    for mask, part in zip(beyond, parts[1:], strict=False):
        value = f.select(mask, doubles(f, part), value)
    return value


def _without_turns(f: Function, quarters: IRValue) -> IRValue:
    """The quarters less the nearest multiple of 4: exact."""
    turns = f.fmul(quarters, doubles(f, 0.25))
    whole = f.intrinsic(f"llvm.rint.v{f.lanes}f64", turns.type, turns)
    return f.fsub(quarters, f.fmul(whole, doubles(f, 4.0)))


def _of_quarters(f: Function, quarters: IRValue, r: IRValue) -> IRValue:
    """The sine of so many quarter turns and r."""
    square = f.fmul(r, r)
    sine = f.fmul(r, f.fma(square, polynomial(f, SIN, square), f.splat(1.0)))
    cosine = f.fma(square, f.splat(-0.5), f.splat(1.0))
    cosine = f.fma(f.fmul(square, square), polynomial(f, COS, square), cosine)
    result = f.select(_bit_set(f, quarters, 1), cosine, sine)
    return f.select(_bit_set(f, quarters, 2), f.fneg(result), result)


def _bit_set(f: Function, a: IRValue, bit: int) -> IRValue:
    """The mask of the lanes in which this bit is set."""
    masked = integers(f, "and", a, bit)
    return f.op(f.mask_vector, f"icmp ne {masked.type} {masked.name}, zeroinitializer")
