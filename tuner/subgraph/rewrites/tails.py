"""Sums at the head of a tail: put there, and taken away."""

from __future__ import annotations

from collections.abc import Sequence

from tuner.expression import Expression, Instruction
from tuner.fusion.expressions import substitute, tidy

_IT = ""
"""Stands for the value before the tail; no tensor has this name."""

Tail = tuple[Expression, tuple[str, ...]]
"""An expression, and the names of its inputs after the first."""


def after_adding(tail: Expression, operands: Sequence[str], addends: Sequence[str]) -> Tail:
    """relu(it) with addend a  ->  relu(add(it, a))."""
    total = Expression()
    for i in range(len(addends)):
        total = total.then("add", "it", f"x{i + 1}")
    return _tidied(*substitute(tail, (_IT, *operands), _IT, total, (_IT, *addends)))


def without_addend(tail: Expression, operands: Sequence[str], addend: str) -> Tail | None:
    """relu(add(add(it, a), b)) without b  ->  relu(add(it, a)).

    None unless the tail is f(it + addend): the addend is added once, to `it` or to a sum that
    begins with it, and nothing else reads either.
    """
    steps = tail.instructions
    place, value = f"x{1 + operands.index(addend)}", "x0"
    if _count(steps, place) != 1:
        return None
    while _count(steps, value) == 1:
        i = next(i for i, step in enumerate(steps) if value in step.args)
        if steps[i].op != "add":
            return None
        if place in steps[i].args:
            return _tidied(_without(steps, i, value), (_IT, *operands))
        value = f"t{i}"
    return None


def _count(steps: Sequence[Instruction], arg: str) -> int:
    return sum(step.args.count(arg) for step in steps)


def _without(steps: Sequence[Instruction], number: int, value: str) -> Expression:
    """The steps without one of them, in whose stead `value` is read."""
    if number == len(steps) - 1:
        return Expression(tuple(steps[: int(value[1:]) + 1]) if value != "x0" else ())

    def renamed(arg: str) -> str:
        if not arg.startswith("t") or int(arg[1:]) < number:
            return arg
        return value if int(arg[1:]) == number else f"t{int(arg[1:]) - 1}"

    return Expression(
        tuple(
            Instruction(step.op, tuple(map(renamed, step.args)))
            for i, step in enumerate(steps)
            if i != number
        )
    )


def _tidied(expression: Expression, inputs: Sequence[str]) -> Tail:
    expression, names = tidy(expression, tuple(inputs), _IT)
    return expression, names[1:]
