"""Sums of vectors with small whole factors, as the tables of an algorithm ask for."""

from __future__ import annotations

from collections.abc import Sequence

from tuner.cpu.kernels.emit import Function, Value


def emit_sum(f: Function, factors: Sequence[int], values: Sequence[Value | None]) -> Value:
    """The sum of factor x value; None is zero. It starts with a term that needs no sign."""
    terms = [(c, v) for c, v in zip(factors, values, strict=True) if c and v is not None]
    if not terms:
        return f.splat(0.0)
    (first, value), *rest = sorted(terms, key=lambda term: term[0] != 1)
    total = value if first == 1 else f.fmul(f.splat(float(first)), value)
    for factor, value in rest:
        if factor == 1:
            total = f.fadd(total, value)
        elif factor == -1:
            total = f.fsub(total, value)
        else:
            total = f.fma(f.splat(float(factor)), value, total)
    return total
