"""The meaning of every instruction of an expression, in float64."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from tuner.element import ELEMENTS, Element
from tuner.expression import Expression


def evaluate_expression(expression: Expression, inputs: Sequence[np.ndarray]) -> np.ndarray:
    """The expression over broadcasting inputs `x0, x1, ...`, in float64. True is 1.0.

    Inputs of int64 are computed in it, and wrap around.
    """
    is_whole = all(array.dtype == np.int64 for array in inputs)
    kind, table = (int64, IN_INTEGERS) if is_whole else (float64, INSTRUCTIONS)
    values: dict[str, np.ndarray] = {f"x{i}": kind(array) for i, array in enumerate(inputs)}
    result = values["x0"]
    with np.errstate(all="ignore"):
        for i, step in enumerate(expression.instructions):
            args = [values[a] if a in values else kind(np.array(float(a))) for a in step.args]
            result = kind(table[step.op](*args))
            values[f"t{i}"] = result
    return result


def float64(array: np.ndarray) -> np.ndarray:
    """The array in float64."""
    return np.asarray(array, dtype=np.float64)


def int64(array: np.ndarray) -> np.ndarray:
    """The array in int64, modulo 2**64."""
    return np.asarray(array).astype(np.int64)


def _erf(x: np.ndarray) -> np.ndarray:
    # NumPy has no erf; math.erf is exact to the last bit and quick enough for an activation.
    flat = np.fromiter(map(math.erf, x.ravel().tolist()), np.float64, x.size)
    return flat.reshape(x.shape)


def _sigmoid(x: np.ndarray) -> np.ndarray:
    return 0.5 * (1.0 + np.tanh(0.5 * x))


def _hard_sigmoid(x: np.ndarray, alpha: np.ndarray, beta: np.ndarray) -> np.ndarray:
    return np.asarray(np.clip(alpha * x + beta, 0.0, 1.0))


def _gelu_tanh(x: np.ndarray) -> np.ndarray:
    cube = x * x * x
    return np.asarray(0.5 * x * (1.0 + np.tanh(math.sqrt(2.0 / math.pi) * (x + 0.044715 * cube))))


def _where(condition: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return np.where(condition != 0, a, b)


def _rounded(name: str) -> Callable[[np.ndarray], np.ndarray]:
    return lambda x: x.astype(ELEMENTS[name].dtype).astype(np.float64)


def as_integer(x: np.ndarray, element: Element) -> np.ndarray:
    """Numbers rounded half to even and saturated, NaN to the smallest, as they are stored."""
    low, high = element.limits
    return np.where(np.isnan(x), low, np.clip(np.rint(x), low, high)) + 0.0


def _integer(name: str) -> Callable[[np.ndarray], np.ndarray]:
    return lambda x: as_integer(x, ELEMENTS[name])


INSTRUCTIONS: Mapping[str, Callable[..., np.ndarray]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "pow": np.power,
    "min": np.minimum, "max": np.maximum, "neg": np.negative, "abs": np.abs, "sqrt": np.sqrt,
    "rcp": np.reciprocal, "exp": np.exp, "log": np.log, "floor": np.floor, "ceil": np.ceil,
    "round": np.rint, "sin": np.sin, "cos": np.cos, "erf": _erf, "tanh": np.tanh,
    "sigmoid": _sigmoid, "softplus": lambda x: np.logaddexp(0.0, x),
    "relu": lambda x: np.maximum(x, 0.0),
    "gelu": lambda x: 0.5 * x * (1.0 + _erf(x * math.sqrt(0.5))), "gelu_tanh": _gelu_tanh,
    "silu": lambda x: x * _sigmoid(x), "hardsigmoid": _hard_sigmoid,
    "hardswish": lambda x: x * np.clip(x / 6.0 + 0.5, 0.0, 1.0),
    "leaky_relu": lambda x, slope: np.where(x < 0, slope * x, x),
    "elu": lambda x, alpha: np.where(x < 0, alpha * np.expm1(x), x),
    "clip": lambda x, low, high: np.minimum(np.maximum(x, low), high),
    "less": np.less, "less_equal": np.less_equal, "greater": np.greater,
    "greater_equal": np.greater_equal, "equal": np.equal,
    "and": lambda a, b: (a != 0) & (b != 0), "or": lambda a, b: (a != 0) | (b != 0),
    "not": lambda a: a == 0, "where": _where, "f16": _rounded("f16"), "bf16": _rounded("bf16"),
    "f32": _rounded("f32"), "u8": _integer("u8"), "i8": _integer("i8"), "u16": _integer("u16"),
    "i16": _integer("i16"), "trunc": np.trunc, "atan": np.arctan, "log1p": np.log1p,
    "fmod": np.fmod,
}  # fmt: skip


def _unsigned(function: Callable[..., np.ndarray]) -> Callable[..., np.ndarray]:
    return lambda a, b: function(a.astype(np.uint64), b.astype(np.uint64))


def _shifted(function: Callable[..., np.ndarray]) -> Callable[..., np.ndarray]:
    def shift(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return np.where(b < 64, function(a, np.minimum(b, np.uint64(63))), np.uint64(0))

    return _unsigned(shift)


def _quotient(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    down = a // b  # NumPy rounds down, and gives 0 of a division by 0
    return np.asarray(down + ((down * b != a) & ((a < 0) != (b < 0)) & (b != 0)))


def _power(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Powers modulo 2**64, those of negative exponents cut: 2**-1 is 0."""
    unit = np.where(a == 1, 1, np.where(a == -1, 1 - 2 * (b & 1), 0))
    return np.where(b < 0, unit, np.power(a, np.maximum(b, 0)))


IN_INTEGERS: Mapping[str, Callable[..., np.ndarray]] = {
    **INSTRUCTIONS, "div": _quotient, "mod": np.mod, "fmod": np.fmod, "pow": _power,
    "relu": lambda x: np.maximum(x, 0), "udiv": _unsigned(np.floor_divide),
    "umod": _unsigned(np.mod), "bit_and": np.bitwise_and, "bit_or": np.bitwise_or,
    "bit_xor": np.bitwise_xor, "shift_left": _shifted(np.left_shift),
    "shift_right": _shifted(np.right_shift),
}  # fmt: skip
"""The meaning of every instruction of `IN_I64`, in int64, whose results wrap around."""
