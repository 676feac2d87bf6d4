"""Float64 references of every instruction, and inputs that reach their edges."""

import math
from collections.abc import Callable, Mapping

import ml_dtypes
import numpy as np

from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels import elementwise
from tuner.expression import Expression, Instruction
from tuner.graph import DTYPES, TensorType
from tuner.policy import Policy
from tuner.task import Task

SPECIAL = np.array(
    [math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0, -1.0, 1e-40, -1e-40, 1e-45, -1e-45, 1e-30,
     -1e-30, 1.1754944e-38, -1.1754944e-38, 1e30, -1e30, 1e20, -1e20, 3.4028235e38, -3.4028235e38,
     88.7, 88.73, -87.2, -88.0, -104.0, -110.0, 0.5, -0.5, 1.5, 2.5],
    np.float32,
)  # fmt: skip


def _sigmoid(x: np.ndarray) -> np.ndarray:
    small = np.exp(-np.abs(x))
    return np.asarray(np.where(x >= 0, 1, small) / (1 + small))


def _gelu(x: np.ndarray) -> np.ndarray:
    """By erfc, which does not cancel; -infinity times 0 is NaN."""
    return np.asarray(x * 0.5 * np.vectorize(math.erfc, otypes=[float])(-x / math.sqrt(2)))


def _gelu_tanh(x: np.ndarray) -> np.ndarray:
    return np.asarray(x * _sigmoid(2 * math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def _silu(x: np.ndarray) -> np.ndarray:
    return np.asarray(x * _sigmoid(x))


def _truth(holds: np.ndarray) -> np.ndarray:
    return np.asarray(holds).astype(np.float64)


def _saturating(low: int, high: int) -> Callable[[np.ndarray], np.ndarray]:
    """Half to even within a range of integers, which have one zero; NaN to the smallest."""
    return lambda x: np.clip(np.rint(np.where(np.isnan(x), low, x)), low, high) + 0.0


REFERENCE: Mapping[str, Callable[..., np.ndarray]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "pow": np.power,
    "min": np.minimum, "max": np.maximum, "neg": np.negative, "abs": np.abs, "sqrt": np.sqrt,
    "rcp": np.reciprocal, "exp": np.exp, "log": np.log, "floor": np.floor, "ceil": np.ceil,
    "round": np.rint, "sin": np.sin, "cos": np.cos,
    "erf": np.vectorize(math.erf, otypes=[float]), "tanh": np.tanh, "sigmoid": _sigmoid,
    "softplus": lambda x: np.logaddexp(0, x), "relu": lambda x: np.maximum(x, 0),
    "gelu": _gelu, "gelu_tanh": _gelu_tanh, "silu": _silu,
    "hardsigmoid": lambda x, a, b: np.clip(a * x + b, 0, 1),
    "hardswish": lambda x: x * np.clip(x / 6 + 0.5, 0, 1),
    "leaky_relu": lambda x, slope: np.where(x < 0, slope * x, x),
    "elu": lambda x, alpha: np.where(x >= 0, x, alpha * np.expm1(np.minimum(x, 0))),
    "clip": lambda x, low, high: np.minimum(np.maximum(x, low), high),
    "less": lambda a, b: _truth(a < b), "less_equal": lambda a, b: _truth(a <= b),
    "greater": lambda a, b: _truth(a > b), "greater_equal": lambda a, b: _truth(a >= b),
    "equal": lambda a, b: _truth(a == b),
    "and": lambda a, b: _truth((a != 0) & (b != 0)), "or": lambda a, b: _truth((a != 0) | (b != 0)),
    "not": lambda a: _truth(a == 0), "where": lambda c, a, b: np.asarray(np.where(c != 0, a, b)),
    "f16": lambda x: x.astype(np.float16).astype(float),
    "bf16": lambda x: x.astype(ml_dtypes.bfloat16).astype(float),
    "f32": lambda x: x.astype(np.float32).astype(float),
    "u8": _saturating(0, 255), "i8": _saturating(-128, 127),
    "trunc": np.trunc, "atan": np.arctan, "log1p": np.log1p, "fmod": np.fmod,
    "u16": _saturating(0, 65535), "i16": _saturating(-32768, 32767),
}  # fmt: skip


def one(op: str, *args: str) -> Expression:
    """The expression of a single instruction."""
    return Expression((Instruction(op, args),))


def elementwise_task(expression: Expression, *inputs: np.ndarray) -> Task:
    names = {dtype: name for name, dtype in DTYPES.items()}
    types = tuple(TensorType(names[a.dtype], a.shape) for a in inputs)
    shape = np.broadcast_shapes(*(a.shape for a in inputs))
    return Task("elementwise", types, (TensorType("f32", shape),), {"expression": expression})


def apply(
    expression: Expression,
    soc_version: str,
    *inputs: np.ndarray,
    workers: int = 2,
    **knobs: int,
) -> np.ndarray:
    """The expression on arrays that broadcast, by the element-wise kernel."""
    task = elementwise_task(expression, *inputs)
    policy = Policy.of(chunk=512, unroll=2).with_knobs(**knobs)
    return run_kernel(elementwise.FAMILY, task, policy, soc_version, inputs, workers=workers)


def error(found: np.ndarray, expected: np.ndarray) -> float:
    """The largest error relative to max(1, |expected|); infinite where NaN or infinity differ."""
    with np.errstate(over="ignore"):
        rounded = expected.astype(np.float32)
    finite = np.isfinite(rounded)
    if not np.array_equal(found[~finite], rounded[~finite], equal_nan=True):
        return math.inf
    if not finite.any():
        return 0.0
    distance = np.abs(found[finite].astype(np.float64) - expected[finite])
    return float((distance / np.maximum(1.0, np.abs(expected[finite]))).max())
