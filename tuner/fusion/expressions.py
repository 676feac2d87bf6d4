"""Expressions put together and brought into one form, so that equal work has equal text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tuner.expression import Expression, Instruction

_COMMUTATIVE = frozenset({"add", "mul", "min", "max", "and", "or", "equal"})


def is_literal(arg: str) -> bool:
    """Return whether an argument is a number, not an input or an earlier result."""
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
    order: dict[str, None] = {} if first is None else {f"x{inputs.index(first)}": None}
    emit = _Emitter(expression, order)
    emit.visit(f"t{len(expression.instructions) - 1}" if expression.instructions else "x0")
    renamed = {arg: f"x{i}" for i, arg in enumerate(order)}
    steps = tuple(
        Instruction(step.op, tuple(renamed.get(arg, arg) for arg in step.args))
        for step in emit.steps
    )
    return Expression(steps), tuple(inputs[int(arg[1:])] for arg in order)


class _Emitter:
    """Writes instructions again from the result down, each once, in the order of their use."""

    def __init__(self, expression: Expression, order: dict[str, None]) -> None:
        self._source = expression.instructions
        self._order = order
        self._lead = next(iter(order), None)
        self._known: dict[str, str] = {}
        self._same: dict[Instruction, str] = {}
        self.steps: list[Instruction] = []

    def visit(self, arg: str) -> str:
        if arg.startswith("x"):
            self._order.setdefault(arg)
            return arg
        if is_literal(arg):
            return arg
        if arg not in self._known:
            step = self._source[int(arg[1:])]
            args = sorted(step.args, key=self._rank) if step.op in _COMMUTATIVE else step.args
            self._known[arg] = self._emit(step.op, tuple(self.visit(a) for a in args))
        return self._known[arg]

    def _rank(self, arg: str) -> int:
        """The place among commuting arguments: the task's value, results, inputs, literals."""
        if arg == self._lead:
            return 0
        return 3 if is_literal(arg) else 1 + arg.startswith("x")

    def _emit(self, op: str, args: tuple[str, ...]) -> str:
        step = Instruction(op, args)
        if step not in self._same:
            self.steps.append(step)
            self._same[step] = f"t{len(self.steps) - 1}"
        return self._same[step]


def rewrite(expression: Expression, rule: Callable[[list[Instruction], int], None]) -> Expression:
    """The expression after `rule(steps, i)` has seen each instruction and may have replaced it.

    A rule may only let instruction i read earlier values; what is unused is left to `tidy`.
    """
    steps = list(expression.instructions)
    for i in range(len(steps)):
        rule(steps, i)
    return Expression(tuple(steps))
