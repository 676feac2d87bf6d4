"""ONNX's element-wise operators as instructions of an expression."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from tuner.expression import Expression
from tuner.graph import Node

Args = Sequence[str | float]

SIMPLE: Mapping[str, str] = {
    "Add": "add", "Sub": "sub", "Mul": "mul", "Neg": "neg", "Abs": "abs", "Sqrt": "sqrt",
    "Reciprocal": "rcp", "Exp": "exp", "Log": "log", "Floor": "floor", "Ceil": "ceil",
    "Round": "round", "Sin": "sin", "Cos": "cos", "Erf": "erf", "Tanh": "tanh",
    "Sigmoid": "sigmoid", "Softplus": "softplus", "Relu": "relu", "HardSwish": "hardswish",
    "Less": "less", "LessOrEqual": "less_equal", "Greater": "greater",
    "GreaterOrEqual": "greater_equal", "Equal": "equal", "And": "and", "Or": "or", "Not": "not",
    "Where": "where",
}  # fmt: skip
"""Operators that are one instruction with the same arguments."""


def expression_of(node: Node, args: Args) -> Expression:
    """The operator over its arguments: "x<i>" or a literal. Raises KeyError for other ops."""
    if node.op in SIMPLE:
        return Expression().then(SIMPLE[node.op], *args)
    return SPECIAL[node.op](node, args)


def _div(_: Node, args: Args) -> Expression:
    dividend, divisor = args
    if isinstance(divisor, float) and divisor != 0.0 and math.isfinite(1.0 / divisor):
        return Expression().then("mul", dividend, 1.0 / divisor)
    if dividend == 1.0:
        return Expression().then("rcp", divisor)
    return Expression().then("div", dividend, divisor)


def _pow(_: Node, args: Args) -> Expression:
    x, exponent = args
    square = Expression().then("mul", x, x)
    known = {
        1.0: Expression().then("mul", x, 1.0),
        2.0: square,
        3.0: square.then("mul", "it", x),
        0.5: Expression().then("sqrt", x),
        -1.0: Expression().then("rcp", x),
        -0.5: Expression().then("sqrt", x).then("rcp", "it"),
    }
    if isinstance(exponent, float) and exponent in known:
        return known[exponent]
    return Expression().then("pow", x, exponent)


def _clip(node: Node, args: Args) -> Expression:
    x = args[0]
    low, high = _limit(node, "min", -math.inf), _limit(node, "max", math.inf)
    if high == math.inf:
        return Expression().then("relu", x) if low == 0.0 else Expression().then("max", x, low)
    if low == -math.inf:
        return Expression().then("min", x, high)
    return Expression().then("clip", x, low, high)


def _limit(node: Node, name: str, none: float) -> float:
    """A limit of Clip; the largest float32 means that there is none."""
    limit = node.attributes.get(name, none)
    assert isinstance(limit, (int, float))
    return none if abs(limit) >= float(np.finfo(np.float32).max) else float(limit)


def _chain(instruction: str) -> Callable[[Node, Args], Expression]:
    def fold(_: Node, args: Args) -> Expression:
        expression = Expression()
        if len(args) == 1:
            return expression.then(instruction, args[0], args[0])
        for i, arg in enumerate(args[1:]):
            expression = expression.then(instruction, args[0] if i == 0 else "it", arg)
        return expression

    return fold


def _with_attributes(instruction: str, *defaults: tuple[str, float]) -> Callable[..., Expression]:
    def build(node: Node, args: Args) -> Expression:
        values = [node.attributes.get(name, default) for name, default in defaults]
        numbers = [float(value) for value in values if isinstance(value, (int, float))]
        return Expression().then(instruction, args[0], *numbers)

    return build


def _gelu(node: Node, args: Args) -> Expression:
    is_tanh = node.attributes.get("approximate", "none") in ("tanh", b"tanh")
    return Expression().then("gelu_tanh" if is_tanh else "gelu", args[0])


SPECIAL: Mapping[str, Callable[[Node, Args], Expression]] = {
    "Div": _div,
    "Pow": _pow,
    "Clip": _clip,
    "Min": _chain("min"),
    "Max": _chain("max"),
    "Gelu": _gelu,
    "LeakyRelu": _with_attributes("leaky_relu", ("alpha", 0.01)),
    "Elu": _with_attributes("elu", ("alpha", 1.0)),
    "HardSigmoid": _with_attributes("hardsigmoid", ("alpha", 0.2), ("beta", 0.5)),
}
