"""Trigonometric and hyperbolic operators of f32, by the functions that kernels have.

Errors are relative, in units of 2**-24, of numbers of every size: at most 8 for all of them but Tan
(12) and the sum of angles in Acos (16).
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tuner.frontend.site import Normaliser, Site
from tuner.graph import Node

SINH = (1.0 / 6.0, 1.0 / 20.0, 1.0 / 42.0, 1.0 / 72.0, 1.0 / 110.0)
"""Quotients of neighbouring terms of the series of sinh, over x^2."""


def _tan(site: Site, x: str) -> str:
    return site.write("Div", site.write("Sin", x), site.write("Cos", x))


def _legs(site: Site, x: str) -> tuple[str, str]:
    """1 + x and 1 - x, whose product is 1 - x^2 without its cancellation."""
    return site.write("Add", x, 1.0), site.write("Sub", 1.0, x)


def _asin(site: Site, x: str) -> str:
    """The angle whose tangent is x / sqrt(1 - x^2)."""
    root = site.write("Sqrt", site.write("Mul", *_legs(site, x)))
    return site.write("Atan", site.write("Div", x, root))


def _acos(site: Site, x: str) -> str:
    """Twice the angle whose tangent is sqrt((1 - x) / (1 + x))."""
    above, below = _legs(site, x)
    root = site.write("Sqrt", site.write("Div", below, above))
    return site.write("Mul", site.write("Atan", root), 2.0)


def _halves(site: Site, x: str) -> tuple[str, str]:
    """e^|x| / 2, which is a number where e^|x| is none, and e^-|x| / 2."""
    root = site.write("Exp", site.write("Mul", site.write("Abs", x), 0.5))
    rising = site.write("Mul", site.write("Mul", root, 0.5), root)
    return rising, site.write("Div", 0.25, rising)


def _cosh(site: Site, x: str) -> str:
    return site.write("Add", *_halves(site, x))


def _sinh(site: Site, x: str) -> str:
    """The series within 1, where the two halves cancel."""
    large = _signed(site, x, site.write("Sub", *_halves(site, x)))
    square, series = site.write("Mul", x, x), ""
    for quotient in reversed(SINH):
        term = site.write("Mul", square, quotient)
        series = site.write("Add", site.write("Mul", term, series) if series else term, 1.0)
    is_small = site.write("Less", site.write("Abs", x), 1.0)
    return site.write("Where", is_small, site.write("Mul", x, series), large)


def _asinh(site: Site, x: str) -> str:
    """log1p(|x| + x^2 / (1 + sqrt(1 + x^2))); beyond 1e9 log |x| + ln 2: no square overflows."""
    size = site.write("Abs", x)
    square = site.write("Mul", x, x)
    root = site.write("Sqrt", site.write("Add", square, 1.0))
    more = site.write("Div", square, site.write("Add", root, 1.0))
    small = site.write("Log1p", site.write("Add", size, more))
    return _signed(site, x, _or_large(site, size, small))


def _acosh(site: Site, x: str) -> str:
    """log1p(d + sqrt(d) sqrt(d + 2)) of d = x - 1, beyond 1e9 log x + ln 2; NaN below 1."""
    d = site.write("Sub", x, 1.0)
    above = site.write("Sqrt", site.write("Add", d, 2.0))
    root = site.write("Mul", site.write("Sqrt", d), above)
    return _or_large(site, x, site.write("Log1p", site.write("Add", d, root)))


def _or_large(site: Site, size: str, small: str) -> str:
    large = site.write("Add", site.write("Log", size), math.log(2.0))
    return site.write("Where", site.write("Greater", size, 1e9), large, small)


def _atanh(site: Site, x: str) -> str:
    """Half of log1p(2 |x| / (1 - |x|))."""
    size = site.write("Abs", x)
    ratio = site.write("Div", site.write("Mul", size, 2.0), site.write("Sub", 1.0, size))
    return _signed(site, x, site.write("Mul", site.write("Log1p", ratio), 0.5))


def _signed(site: Site, x: str, size: str) -> str:
    """A size with the sign of x, which it is itself where it is 0."""
    signed = site.write("Where", site.write("Less", x, 0.0), site.write("Neg", size), size)
    return site.write("Where", site.write("Equal", x, 0.0), x, signed)


def _of(formula: Callable[[Site, str], str]) -> Normaliser:
    def normalise(site: Site) -> list[Node] | None:
        return site.results(formula(site, site.inputs[0])) if site.x.dtype == "f32" else None

    return normalise


NORMALISERS = {
    "Tan": _of(_tan), "Asin": _of(_asin), "Acos": _of(_acos), "Cosh": _of(_cosh),
    "Sinh": _of(_sinh), "Asinh": _of(_asinh), "Acosh": _of(_acosh), "Atanh": _of(_atanh),
}  # fmt: skip
