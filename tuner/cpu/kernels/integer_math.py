"""Instructions of vectors of i64 that floats have otherwise, or not at all: exact, modulo 2**64.

A processor stops at a division by 0, and at that of the smallest number by -1. Both are none here:
the first gives 0, with a remainder of 0, and the second wraps around.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.vector_math import integers

Operation = Callable[..., IRValue]


def _binary(op: str) -> Operation:
    return lambda f, a, b: integers(f, op, a, b)


def _magnitude(f: Function, a: IRValue) -> IRValue:
    return f.select(f.fcompare("olt", a, f.splat(0.0)), f.fneg(a), a)


def _unsigned(op: str) -> Operation:
    """A quotient or a remainder of numbers without a sign."""

    def emit(f: Function, a: IRValue, b: IRValue) -> IRValue:
        is_zero = f.fcompare("oeq", b, f.splat(0.0))
        result = integers(f, op, a, f.select(is_zero, f.splat(1.0), b))
        return f.select(is_zero, f.splat(0.0), result)

    return emit


def _quotient(f: Function, a: IRValue, b: IRValue) -> IRValue:
    """The quotient rounded towards 0, by those of the magnitudes: 2**63 is one without a sign."""
    result = _unsigned("udiv")(f, _magnitude(f, a), _magnitude(f, b))
    is_negative = f.fcompare("olt", integers(f, "xor", a, b), f.splat(0.0))
    return f.select(is_negative, f.fneg(result), result)


def _remainder(f: Function, a: IRValue, b: IRValue) -> IRValue:
    """The remainder with the sign of the dividend."""
    result = _unsigned("urem")(f, _magnitude(f, a), _magnitude(f, b))
    return f.select(f.fcompare("olt", a, f.splat(0.0)), f.fneg(result), result)


def _modulo(f: Function, a: IRValue, b: IRValue) -> IRValue:
    """The remainder with the sign of the divisor."""
    rest = _remainder(f, a, b)
    differs = f.fcompare("olt", integers(f, "xor", rest, b), f.splat(0.0))
    is_moved = f.both(differs, f.fcompare("une", rest, f.splat(0.0)))
    return f.select(is_moved, f.fadd(rest, b), rest)


def _shift(op: str) -> Operation:
    def emit(f: Function, a: IRValue, b: IRValue) -> IRValue:
        is_small = f.op(f.mask_vector, f"icmp ult {b.type} {b.name}, splat (i64 64)")
        by = f.select(is_small, b, f.splat(0.0))
        return f.select(is_small, integers(f, op, a, by), f.splat(0.0))

    return emit


def _power(f: Function, a: IRValue, b: IRValue) -> IRValue:
    """a^b by squares, modulo 2**64; of a negative exponent the whole part, as 2^-1 is 0."""
    zero, one = f.splat(0.0), f.splat(1.0)
    with f.loop(0, 63, carried=(one, a, b)) as loop:
        result, square, rest = loop.values
        is_odd = f.fcompare("une", integers(f, "and", rest, 1), zero)
        result = f.select(is_odd, f.fmul(result, square), result)
        loop.carry(result, f.fmul(square, square), integers(f, "lshr", rest, 1))
    result = loop.results[0]
    is_odd = f.fcompare("une", integers(f, "and", b, 1), zero)
    unit = f.select(f.fcompare("oeq", a, one), one, zero)
    sign = f.select(is_odd, f.splat(-1.0), one)
    unit = f.select(f.fcompare("oeq", a, f.splat(-1.0)), sign, unit)
    return f.select(f.fcompare("olt", b, zero), unit, result)


OPERATIONS_IN_I64: Mapping[str, Operation] = {
    "abs": _magnitude,
    "div": _quotient,
    "fmod": _remainder,
    "mod": _modulo,
    "udiv": _unsigned("udiv"),
    "umod": _unsigned("urem"),
    "pow": _power,
    "bit_and": _binary("and"),
    "bit_or": _binary("or"),
    "bit_xor": _binary("xor"),
    "shift_left": _shift("shl"),
    "shift_right": _shift("lshr"),
}
"""The functions that write instructions of i64, where they are other ones than those of f32."""
