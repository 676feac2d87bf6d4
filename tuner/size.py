"""Sizes that are known only at run time: integers that remember how they are computed.

A `Size` is its value at one point (128 tokens, say), and behaves as that integer everywhere. What
is computed from it with + - * // % is a `Size` too, with an expression over named sizes: tensors
of `n` tokens and 12 heads have `(n * 12)` rows. Kernels are generated from sizes: integers become
constants of the code, sizes are computed when the kernel runs. So one kernel serves all values.

Comparisons and everything else see the value alone. A kernel whose code depends on the value in
that way is not general; generating it for several values and comparing the code shows it.
"""

from __future__ import annotations

import ast
import functools
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

Operation = Callable[[int, int], int]
OPERATIONS: Mapping[str, Operation] = MappingProxyType(
    {
        "+": operator.add,
        "-": operator.sub,
        "*": operator.mul,
        "//": operator.floordiv,
        "%": operator.mod,
    }
)
"""Operations of an expression. Quotients and remainders are of numbers that are not negative."""

_SYNTAX: Mapping[type[ast.operator], str] = MappingProxyType(
    {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
)
MAX_TEXT, MAX_DEPTH, MAX_NUMBER = 4096, 100, 2**63 - 1
"""Maximum length of an expression that is read, its nesting, and the largest number in it."""
SPARE = "cache_spare"
"""Name of the size that counts the places behind a cache whose memory is larger than it is."""

Expression = int | str | tuple[Any, ...]
"""A number, the name of a size, or (operation, left, right)."""


class Size(int):
    """An integer with the expression that it is the value of."""

    expression: Expression

    def __new__(cls, value: int, expression: Expression) -> Size:
        """`value` is that of the expression at the point that is looked at."""
        size = super().__new__(cls, value)
        size.expression = expression
        return size

    @staticmethod
    def named(name: str, value: int) -> Size:
        """A size of its own, such as the number of tokens."""
        return Size(value, name)

    @staticmethod
    def parse(text: str, values: Mapping[str, int] | None = None) -> Size:
        """Read `formula` back; its value is that for these values of names, else that for ones.

        Raises ValueError for anything else, and for an expression that is longer, deeper, or has
        larger numbers than those that we write.
        """
        try:
            if len(text) > MAX_TEXT:
                raise ValueError("too long")  # noqa: TRY301
            expression = _read(ast.parse(text, mode="eval").body, MAX_DEPTH)
            known = values or dict.fromkeys(_names(expression), 1)
            return Size(_evaluate(expression, known), expression)
        except (SyntaxError, RecursionError, MemoryError, ValueError, ArithmeticError) as error:
            raise ValueError(f"{text[:40]!r} is no expression of sizes") from error

    @property
    def formula(self) -> str:
        """The expression as text: "(n * 12)"."""
        return _text(self.expression)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of sizes that the expression reads, in their order, each once."""
        return tuple(dict.fromkeys(_names(self.expression)))

    def at(self, values: Mapping[str, int]) -> int:
        """The expression's value for these values of names, a plain integer."""
        return _evaluate(self.expression, values)

    def __reduce__(self) -> tuple[Any, ...]:
        return Size, (int(self), self.expression)

    def __neg__(self) -> int:
        return _Negative(-int(self), self)

    def __add__(self, other: int) -> int:
        return _made("+", self, other)

    def __radd__(self, other: int) -> int:
        return _made("+", other, self)

    def __sub__(self, other: int) -> int:
        return _made("-", self, other)

    def __rsub__(self, other: int) -> int:
        return _made("-", other, self)

    def __mul__(self, other: int) -> int:
        return _made("*", self, other)

    def __rmul__(self, other: int) -> int:
        return _made("*", other, self)

    def __floordiv__(self, other: int) -> int:
        return _made("//", self, other)

    def __rfloordiv__(self, other: int) -> int:
        return _made("//", other, self)

    def __mod__(self, other: int) -> int:
        return _made("%", self, other)

    def __rmod__(self, other: int) -> int:
        return _made("%", other, self)

    def __divmod__(self, other: int) -> tuple[int, int]:
        return self // other, self % other


class _Negative(int):
    """A negated size, which is divided (rounding up: -(-a // b)) or negated again."""

    size: Size

    def __new__(cls, value: int, size: Size) -> _Negative:
        negative = super().__new__(cls, value)
        negative.size = size
        return negative

    def __floordiv__(self, other: int) -> int:
        return -((self.size + (other - 1)) // other)

    def __neg__(self) -> int:
        return self.size


def is_open(number: int) -> bool:
    """Return whether a number is known only at run time."""
    return isinstance(number, Size)


def always_equal(one: int, other: int) -> bool:
    """Return whether two numbers are equal at every point. Expressions are compared as they are."""
    return expression_of(one) == expression_of(other)


def broadcast(*shapes: tuple[int, ...]) -> tuple[int, ...]:
    """The shape that all of these broadcast to, at every point. Raises ValueError."""
    rank, result = max(map(len, shapes), default=0), []
    for sizes in zip(*((1,) * (rank - len(shape)) + shape for shape in shapes), strict=True):
        own, *others = [size for size in sizes if not always_equal(size, 1)] or [1]
        if not all(always_equal(own, other) for other in others):
            raise ValueError(f"shapes {', '.join(map(str, shapes))} do not broadcast")
        result.append(own)
    return tuple(result)


def fitting(wanted: int, size: int) -> int:
    """The smaller one of both; what is wanted if the size is known only at run time."""
    return wanted if is_open(size) else min(wanted, size)


def expression_of(number: int) -> Expression:
    """The expression of a size; any other number is its own."""
    return number.expression if isinstance(number, Size) else number


def plain(number: int) -> int | str:
    """A number as JSON has it: a size is its formula."""
    return number.formula if isinstance(number, Size) else number


def number(value: object) -> int:
    """Read `plain` back; the value of a formula is that for ones. Raises ValueError."""
    if isinstance(value, str):
        return Size.parse(value)
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a number")
    return value


class Formulas:
    """Numbers that are computed together: what their expressions share is computed once."""

    def __init__(self, numbers: Iterable[int]) -> None:
        """The numbers, fixed or not, in the order in which `at` gives them."""
        self._places: dict[Expression, int] = {}
        self._leaves: list[int | str] = []
        self._steps: list[tuple[Operation, int, int]] = []
        expressions = [expression_of(number) for number in numbers]
        for leaf in dict.fromkeys(leaf for each in expressions for leaf in _leaves(each)):
            self._places[leaf] = len(self._leaves)
            self._leaves.append(leaf)
        self._wanted = [self._place(expression) for expression in expressions]

    def _place(self, expression: Expression) -> int:
        if expression not in self._places:
            assert isinstance(expression, tuple)
            operation, left, right = expression
            self._steps.append((OPERATIONS[operation], self._place(left), self._place(right)))
            self._places[expression] = len(self._leaves) + len(self._steps) - 1
        return self._places[expression]

    def at(self, values: Mapping[str, int]) -> list[int]:
        """The values of the numbers for these values of names, plain integers."""
        found = [values[leaf] if isinstance(leaf, str) else leaf for leaf in self._leaves]
        for operation, left, right in self._steps:
            found.append(operation(found[left], found[right]))
        return [found[place] for place in self._wanted]


def value_at(number: int, values: Mapping[str, int]) -> int:
    """The value of a number, fixed or not, for these values of names."""
    return number.at(values) if isinstance(number, Size) else number


def renamed(number: int, names: Mapping[str, int]) -> int:
    """A number whose names are replaced by other sizes or numbers: "(a * 12)" with a=(b * n)."""
    return _replaced(number.expression, names) if isinstance(number, Size) else number


def _replaced(expression: Expression, names: Mapping[str, int]) -> int:
    if isinstance(expression, tuple):
        operation, left, right = expression
        return OPERATIONS[operation](_replaced(left, names), _replaced(right, names))
    return names[expression] if isinstance(expression, str) else expression


def _made(operation: str, left: int, right: int) -> int:
    if not (isinstance(left, int) and isinstance(right, int)):
        return NotImplemented  # of a list that is repeated, of a float: the value alone counts
    expression = _simplified(operation, expression_of(left), expression_of(right))
    if isinstance(expression, int):
        return expression
    return Size(OPERATIONS[operation](int(left), int(right)), expression)


@functools.lru_cache(maxsize=1 << 14)
def _simplified(operation: str, left: Expression, right: Expression) -> Expression:
    """The expression, with the numbers of a product as one, and without what changes nothing."""
    if operation == "*":
        (of_left, one), (of_right, other) = _factors(left), _factors(right)
        return _product((*of_left, *of_right), one * other)
    if operation in ("//", "%") and isinstance(left, int) and left < 0:
        raise ValueError(f"{left} is divided by a size: write (n + size - 1) // size")
    if operation in ("//", "%") and isinstance(right, int) and right > 0:
        factors, number = _factors(left)
        if number % right == 0:
            return _product(factors, number // right) if operation == "//" else 0
    if operation in ("+", "-") and isinstance(right, int) and right <= 0:
        return ("-" if operation == "+" else "+", left, -right) if right else left
    return right if operation == "+" and left == 0 else (operation, left, right)


def _factors(expression: Expression) -> tuple[tuple[Expression, ...], int]:
    """The factors of a product, and the product of those that are numbers."""
    if isinstance(expression, int):
        return (), expression
    if not isinstance(expression, tuple) or expression[0] != "*":
        return (expression,), 1
    (left, one), (right, other) = map(_factors, expression[1:])
    return (*left, *right), one * other


def _product(factors: tuple[Expression, ...], number: int) -> Expression:
    """The expression of a product: whatever the order, products of the same factors are equal."""
    if number == 0 or not factors:
        return number
    whole = functools.reduce(lambda x, y: ("*", x, y), sorted(factors, key=_text))
    return whole if number == 1 else ("*", whole, number)


def _evaluate(expression: Expression, values: Mapping[str, int]) -> int:
    if isinstance(expression, tuple):
        operation, left, right = expression
        return OPERATIONS[operation](_evaluate(left, values), _evaluate(right, values))
    return values[expression] if isinstance(expression, str) else expression


def _names(expression: Expression) -> Iterator[str]:
    return (leaf for leaf in _leaves(expression) if isinstance(leaf, str))


def _leaves(expression: Expression) -> Iterator[int | str]:
    """The numbers and the names of sizes in an expression, in their order."""
    if isinstance(expression, tuple):
        yield from _leaves(expression[1])
        yield from _leaves(expression[2])
    else:
        yield expression


def _text(expression: Expression) -> str:
    if isinstance(expression, tuple):
        operation, left, right = expression
        return f"({_text(left)} {operation} {_text(right)})"
    return str(expression)


def _read(node: ast.expr, depth: int) -> Expression:
    match node:
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _SYNTAX and depth:
            return _SYNTAX[type(op)], _read(left, depth - 1), _read(right, depth - 1)
        case ast.Name(id=name):
            return name
        case ast.Constant(value=value) if type(value) is int and value <= MAX_NUMBER:
            return value
    raise ValueError("another expression")
