"""Bounds of numbers that depend on open sizes: they hold at every size of the ranges."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Sequence

from tuner.program.program import MAX_MEMORY_BYTES, OpenSize
from tuner.size import SPARE, Expression, expression_of

MAX_TERMS = 256
"""Maximum number of terms of a polynomial: ours have a few for each size of a tensor."""

Terms = Counter[tuple[str, ...]]
"""A polynomial: the coefficient of each product of names."""


class SizeBounds:
    """Bounds of polynomials of the open sizes.

    A polynomial is written in the distances of the sizes from their low ends, so that a bound is
    exact where all terms with a distance have the same sign, as in what we write.
    """

    def __init__(self, open_sizes: Sequence[OpenSize]) -> None:
        """Any number of places behind a cache (`SPARE`) is possible."""
        self._lows = {size.name: size.low for size in open_sizes}
        self._lengths = {size.name: size.high - size.low for size in open_sizes}
        self._lengths.update({SPARE: MAX_MEMORY_BYTES} if SPARE in self._lows else {})
        self._known: dict[Expression, tuple[int, int]] = {}

    def lowest(self, number: int) -> int:
        """A lower bound of a number. Raises ValueError unless it is a polynomial with few terms."""
        return self._bounds(expression_of(number))[0]

    def highest(self, number: int) -> int:
        """An upper bound of a number. Raises ValueError as `lowest` does."""
        return self._bounds(expression_of(number))[1]

    def are_equal(self, one: int, other: int) -> bool:
        """Return whether two numbers are one polynomial. Raises ValueError as `lowest` does."""
        return self._terms(("-", expression_of(one), expression_of(other))) == Terms()

    def _bounds(self, expression: Expression) -> tuple[int, int]:
        if isinstance(expression, int):
            return expression, expression
        if expression not in self._known:
            low = high = 0
            for names, coefficient in self._terms(expression).items():
                most = coefficient * math.prod(self._lengths[name] for name in names)
                low += min(0, most) if names else most
                high += max(0, most) if names else most
            self._known[expression] = low, high
        return self._known[expression]

    def _terms(self, expression: Expression) -> Terms:
        if isinstance(expression, int):
            return Terms({(): expression})
        if isinstance(expression, str):
            return Terms({(): self._lows[expression], (expression,): 1})
        operation, *sides = expression
        left, right = map(self._terms, sides)
        if operation == "*":
            terms = Terms()
            for (names, one), (others, other) in itertools.product(left.items(), right.items()):
                terms[tuple(sorted(names + others))] += one * other
        elif operation in ("+", "-"):
            terms = left
            (terms.update if operation == "+" else terms.subtract)(right)
        else:
            raise ValueError(f"a size with {operation}")
        if len(terms) > MAX_TERMS:
            raise ValueError("a size with too many terms")
        return terms
