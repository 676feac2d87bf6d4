"""Activation functions written out in single steps become one instruction again.

    0.5 * x * (1 + erf(x / sqrt 2))                          ->  gelu(x)
    0.5 * x * (1 + tanh(sqrt(2/pi) * (x + 0.044715 x^3)))    ->  gelu_tanh(x)
    x * sigmoid(x)                                           ->  silu(x)
    x * hardsigmoid(x, 1/6, 1/2),  x * clip(x + 3, 0, 6) / 6 ->  hardswish(x)
    1 / (1 + exp(-x))                                        ->  sigmoid(x)

Products are compared factor by factor, so neither order nor grouping of factors matters.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tuner.expression import Expression, Instruction
from tuner.fusion.expressions import is_literal, rewrite

_CUBE = 0.044715
_SAME = 1e-5
"""Relative difference up to which a constant of a model is taken for the exact one."""


@dataclass(frozen=True)
class _Product:
    """number * factors[0] * factors[1] * ..., the factors sorted."""

    number: float
    factors: tuple[str, ...]

    def without(self, factor: str) -> _Product:
        factors = list(self.factors)
        factors.remove(factor)
        return _Product(self.number, tuple(factors))


Steps = list[Instruction]


def recognise_activations(expression: Expression) -> Expression:
    """Replace what is spelled out. Unused instructions are left for `tidy`."""
    return rewrite(expression, _recognise)


def _recognise(steps: Steps, i: int) -> None:
    step = steps[i]
    if step.op == "rcp" or (step.op == "div" and step.args[0] == "1.0"):
        _recognise_sigmoid(steps, i)
    if step.op not in ("mul", "div"):
        return
    product = _product(steps, f"t{i}")
    for factor in dict.fromkeys(product.factors):
        rest = product.without(factor)
        for op, x, number in _gates(steps, factor):
            if rest.factors == (x,) and _is_near(rest.number, number):
                steps[i] = Instruction(op, (x,))
                return


def _gates(steps: Steps, factor: str) -> list[tuple[str, str, float]]:
    """(activation, x, number): number * x * factor is activation(x)."""
    step = _step(steps, factor)
    if step is None:
        return []
    if step.op == "sigmoid":
        return [("silu", step.args[0], 1.0)]
    if step.op == "hardsigmoid" and _are_near(step.args[1:], (1.0 / 6.0, 0.5)):
        return [("hardswish", step.args[0], 1.0)]
    if step.op == "clip" and _are_near(step.args[1:], (0.0, 6.0)):
        x = _plus(steps, step.args[0], 3.0)
        return [("hardswish", x, 1.0 / 6.0)] if x else []
    inside = _plus(steps, factor, 1.0)
    return _gelu_gates(steps, inside) if inside else []


def _gelu_gates(steps: Steps, inside: str) -> list[tuple[str, str, float]]:
    """The gelu activations that erf or tanh, plus 1, is the gate of."""
    step = _step(steps, inside)
    if step is None or step.op not in ("erf", "tanh"):
        return []
    argument = _product(steps, step.args[0])
    if step.op == "erf":
        is_gelu = len(argument.factors) == 1 and _is_near(argument.number, math.sqrt(0.5))
        return [("gelu", argument.factors[0], 0.5)] if is_gelu else []
    if not _is_near(argument.number, math.sqrt(2.0 / math.pi)):
        return []
    x = _tanh_argument(steps, argument.factors)
    return [("gelu_tanh", x, 0.5)] if x else []


def _tanh_argument(steps: Steps, factors: tuple[str, ...]) -> str | None:
    """x, if the factors are x + 0.044715 x^3 or x * (1 + 0.044715 x^2)."""
    if len(factors) == 1:
        add = _step(steps, factors[0])
        if add is None or add.op != "add":
            return None
        for x, cube in (add.args, add.args[::-1]):
            if _is_power(steps, cube, x, 3):
                return x
    if len(factors) == 2:
        for x, other in (factors, factors[::-1]):
            square = _plus(steps, other, 1.0)
            if square and _is_power(steps, square, x, 2):
                return x
    return None


def _is_power(steps: Steps, arg: str, x: str, exponent: int) -> bool:
    product = _product(steps, arg)
    return product.factors == (x,) * exponent and _is_near(product.number, _CUBE)


def _recognise_sigmoid(steps: Steps, i: int) -> None:
    exponential = _step(steps, _plus(steps, steps[i].args[-1], 1.0) or "")
    if exponential is None or exponential.op != "exp":
        return
    negated = _step(steps, exponential.args[0])
    if negated is not None and negated.op == "neg":
        steps[i] = Instruction("sigmoid", negated.args)


def _step(steps: Steps, arg: str) -> Instruction | None:
    return steps[int(arg[1:])] if arg.startswith("t") else None


def _plus(steps: Steps, arg: str, number: float) -> str | None:
    """x, if `arg` is x + number."""
    step = _step(steps, arg)
    if step is None or step.op != "add":
        return None
    for x, constant in (step.args, step.args[::-1]):
        if is_literal(constant) and not is_literal(x) and _is_near(float(constant), number):
            return x
    return None


def _product(steps: Steps, arg: str) -> _Product:
    """`arg` as a product of everything that is multiplied (or divided by a number) into it."""
    number, factors, pending = 1.0, [], [arg]
    while pending:
        current = pending.pop()
        step = _step(steps, current)
        if is_literal(current):
            number *= float(current)
        elif step is not None and step.op == "mul":
            pending.extend(step.args)
        elif step is not None and step.op == "div" and is_literal(step.args[1]):
            number /= float(step.args[1])
            pending.append(step.args[0])
        else:
            factors.append(current)
    return _Product(number, tuple(sorted(factors)))


def _is_near(value: float, wanted: float) -> bool:
    return abs(value - wanted) <= _SAME * max(abs(wanted), _SAME)


def _are_near(args: tuple[str, ...], wanted: tuple[float, ...]) -> bool:
    return all(
        is_literal(arg) and _is_near(float(arg), number)
        for arg, number in zip(args, wanted, strict=True)
    )
