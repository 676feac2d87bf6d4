"""Expressions put together and brought into one form, so that equal work has equal text."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np

from tuner.expression import Expression, Instruction
from tuner.fusion.discontinuities import UNSEEN, Sight, seen_values

_COMMUTATIVE = frozenset({"add", "mul", "min", "max", "and", "or", "equal"})

_CUBE = 0.044715
_SAME = 1e-6
"""Relative difference up to which a constant of a model is taken for the exact one: models hold
them rounded to f32, as products of such numbers, or to seven digits."""


MAX_FACTOR = 2.0**32
"""Largest factor of the terms of a sum; 1 / this is the smallest."""


def is_power_of_two(number: float) -> bool:
    """Return whether products with it, and quotients, are exact as long as they are normal."""
    return math.isfinite(number) and abs(math.frexp(number)[0]) == 0.5


def is_moderate(factors: float | np.ndarray) -> bool:
    """Return whether terms may be multiplied by these factors instead of their sum.

    By large factors terms overflow where the scaled sum, in which they cancel, does not; by small
    ones they lose digits below the normal numbers. Within 2^-32 and 2^32, or 0, only sums do whose
    terms are beyond 2^95, or below 2^-94.
    """
    size = np.abs(np.asarray(factors, np.float64))
    return bool(((size == 0) | ((size >= 1 / MAX_FACTOR) & (size <= MAX_FACTOR))).all())


def _is_literal(arg: str) -> bool:
    return arg[0] not in "xt"


def substitute(
    outer: Expression,
    outer_inputs: Sequence[str],
    name: str,
    inner: Expression,
    inner_inputs: Sequence[str],
) -> tuple[Expression, tuple[str, ...]]:
    """`outer` with tensor `name` computed by `inner`: the expression and its inputs, by name.

    outer add(x0,x1) of (a,b), inner relu(x0) of (c), name b  ->  add(x0,relu(x1)) of (a,c)
    """
    inputs = dict.fromkeys([n for n in outer_inputs if n != name] + list(inner_inputs))
    places = {n: f"x{i}" for i, n in enumerate(inputs)}
    steps, result = _renamed(inner, [places[n] for n in inner_inputs], 0)
    outer_args = [result if n == name else places[n] for n in outer_inputs]
    more, _ = _renamed(outer, outer_args, len(steps))
    return Expression((*steps, *more)), tuple(inputs)


def _renamed(
    expression: Expression, inputs: Sequence[str], first: int
) -> tuple[list[Instruction], str]:
    """The instructions over other inputs and with results from t<first>; the last result."""

    def moved(arg: str) -> str:
        if arg.startswith("x"):
            return inputs[int(arg[1:])]
        return f"t{first + int(arg[1:])}" if arg.startswith("t") else arg

    steps = [
        Instruction(step.op, tuple(moved(arg) for arg in step.args))
        for step in expression.instructions
    ]
    return steps, f"t{first + len(steps) - 1}" if steps else inputs[0]


def tidy(
    expression: Expression, inputs: Sequence[str], first: str | None = None
) -> tuple[Expression, tuple[str, ...]]:
    """One form for equal expressions: no instruction twice or unused, inputs by first use.

    The input named `first` is x0 in any case: the value of the task in its tail.
    """
    lead = None if first is None else f"x{inputs.index(first)}"
    order: dict[str, None] = {} if lead is None else {lead: None}
    results: dict[Instruction, str] = {}

    def rank(arg: str) -> int:
        """The place among commuting arguments: the task's value, results, inputs, literals."""
        if arg == lead:
            return 0
        return 3 if _is_literal(arg) else 1 + arg.startswith("x")

    @cache
    def visit(arg: str) -> str:
        """Write what the argument needs, each instruction once and in the order of its use."""
        if arg.startswith("x"):
            order.setdefault(arg)
        if not arg.startswith("t"):
            return arg
        step = expression.instructions[int(arg[1:])]
        args = sorted(step.args, key=rank) if step.op in _COMMUTATIVE else step.args
        written = Instruction(step.op, tuple([visit(arg) for arg in args]))
        return results.setdefault(written, f"t{len(results)}")

    visit(f"t{len(expression.instructions) - 1}" if expression.instructions else "x0")
    renamed = {arg: f"x{i}" for i, arg in enumerate(order)}
    steps = tuple(
        Instruction(step.op, tuple(renamed.get(arg, arg) for arg in step.args)) for step in results
    )
    return Expression(steps), tuple(inputs[int(arg[1:])] for arg in order)


_Steps = Sequence[Instruction]


def recognise_activations(expression: Expression, result: Sight) -> Expression:
    """Replace activations that are spelled out. Unused instructions are left for `tidy`.

    `result` is the sight of the expression's result. Bounded: exp, erf and tanh are rounded as no
    specification says, and constants differ by 1e-6 of them; not where a discontinuity sees the
    activation from near. x * clip(x + 3, 0, 6) / 6 has no such function in it: each operator is
    rounded in one way, and so it stays where a discontinuity sees it from far.

    0.5 * x * (1 + erf(x / sqrt 2))                          ->  gelu(x)
    0.5 * x * (1 + tanh(sqrt(2/pi) * (x + 0.044715 x^3)))    ->  gelu_tanh(x)
    x * sigmoid(x)                                           ->  silu(x)
    x * hardsigmoid(x, 1/6, 1/2),  x * clip(x + 3, 0, 6) / 6 ->  hardswish(x)
    1 / (1 + exp(-x))                                        ->  sigmoid(x)

    Products are compared factor by factor, so neither order nor grouping of factors matters.
    """
    steps, sights = list(expression.instructions), seen_values(expression, result)
    for i, step in enumerate(expression.instructions):
        if (sight := sights.get(f"t{i}", UNSEEN)).near:
            continue
        if step.op == "rcp" or (step.op == "div" and step.args[0] == "1.0"):
            steps[i] = _sigmoid(steps, step)
        elif step.op in ("mul", "div"):
            steps[i] = _gated(steps, i, sight)
    return Expression(tuple(steps))


def _sigmoid(steps: _Steps, step: Instruction) -> Instruction:
    outer, args = _step(steps, _plus(steps, step.args[-1], 1.0))
    inner, x = _step(steps, args[0]) if outer == "exp" else ("", ())
    return Instruction("sigmoid", x) if inner == "neg" else step


def _gated(steps: _Steps, i: int, sight: Sight) -> Instruction:
    """The activation of which this product is x times a gate, else the product."""
    number, factors = _product(steps, f"t{i}")
    for factor in dict.fromkeys(factors):
        others = list(factors)
        others.remove(factor)
        for op, x, wanted in _gates(steps, factor, sight):
            own, parts = _product(steps, x) if x else (0.0, ())
            if tuple(others) == parts and _is_near(number, wanted * own):
                return Instruction(op, (x,))
    return steps[i]


def _gates(steps: _Steps, factor: str, sight: Sight) -> Iterator[tuple[str, str, float]]:
    """(activation, x, number): number * x * factor is activation(x)."""
    op, args = _step(steps, factor)
    if op == "sigmoid":
        yield "silu", args[0], 1.0
    elif op == "hardsigmoid" and _are_near(args[1:], (1.0 / 6.0, 0.5)):
        yield "hardswish", args[0], 1.0
    elif op == "clip" and not sight.far and _are_near(args[1:], (0.0, 6.0)):
        yield "hardswish", _plus(steps, args[0], 3.0), 1.0 / 6.0
    op, args = _step(steps, _plus(steps, factor, 1.0))
    number, factors = _product(steps, args[0]) if op in ("erf", "tanh") else (0.0, ())
    if op == "erf" and len(factors) == 1 and _is_near(number, math.sqrt(0.5)):
        yield "gelu", factors[0], 0.5
    elif op == "erf":
        yield "gelu", _over(steps, args[0], math.sqrt(0.5)), 0.5
    if op == "tanh" and _is_near(number, math.sqrt(2.0 / math.pi)):
        yield "gelu_tanh", _tanh_argument(steps, factors), 0.5


def _over(steps: _Steps, arg: str, number: float) -> str:
    """x, which may be a product, if `arg` is x * number or x / (1 / number); else empty."""
    op, args = _step(steps, arg)
    for x, constant in (args, args[::-1]) if op == "mul" else ():
        if _is_literal(constant) and not _is_literal(x) and _is_near(float(constant), number):
            return x
    is_quotient = op == "div" and _are_near(args[1:], (1.0 / number,))
    return args[0] if is_quotient else ""


def _tanh_argument(steps: _Steps, factors: tuple[str, ...]) -> str:
    """x, if the factors are x + 0.044715 x^3 or x * (1 + 0.044715 x^2); else empty."""
    powers = []
    op, args = _step(steps, factors[0]) if len(factors) == 1 else ("", ())
    if op == "add":
        powers = [(x, cube, 3) for x, cube in (args, args[::-1])]
    elif len(factors) == 2:
        powers = [(x, _plus(steps, other, 1.0), 2) for x, other in (factors, factors[::-1])]
    for x, power, exponent in powers:
        number, found = _product(steps, power) if power else (0.0, ())
        if found == (x,) * exponent and _is_near(number, _CUBE):
            return x
    return ""


def _step(steps: _Steps, arg: str) -> tuple[str, tuple[str, ...]]:
    """The instruction that makes `arg`, as op and arguments; without an op where none does."""
    if not arg.startswith("t"):
        return "", ()
    step = steps[int(arg[1:])]
    return step.op, step.args


def _plus(steps: _Steps, arg: str, number: float) -> str:
    """x, if `arg` is x + number; else empty."""
    op, args = _step(steps, arg)
    for x, constant in (args, args[::-1]) if op == "add" else ():
        if _is_literal(constant) and not _is_literal(x) and _is_near(float(constant), number):
            return x
    return ""


def _product(steps: _Steps, arg: str) -> tuple[float, tuple[str, ...]]:
    """`arg` as a number times sorted factors: all that is multiplied (or divided) into it."""
    number, factors, pending = 1.0, [], [arg]
    while pending:
        current = pending.pop()
        op, args = _step(steps, current)
        if _is_literal(current):
            number *= float(current)
        elif op == "mul":
            pending.extend(args)
        elif op == "div" and _is_literal(args[1]) and float(args[1]):
            number /= float(args[1])
            pending.append(args[0])
        else:
            factors.append(current)
    return number, tuple(sorted(factors))


def _is_near(value: float, wanted: float) -> bool:
    return abs(value - wanted) <= _SAME * max(abs(wanted), _SAME)


def _are_near(args: tuple[str, ...], wanted: tuple[float, ...]) -> bool:
    return all(
        _is_literal(arg) and _is_near(float(arg), number)
        for arg, number in zip(args, wanted, strict=True)
    )
