"""Recipes of operators that work element by element, and of those along axes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from onnx import TensorProto, helper

from tests.fuzz.graphs.builder import INTEGERS, Builder, SkipError, Value

Recipe = Callable[[Builder], object]

KINDS = (
    TensorProto.FLOAT, TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.DOUBLE,
    TensorProto.INT64, TensorProto.INT32, TensorProto.UINT8, TensorProto.INT8, TensorProto.BOOL,
)  # fmt: skip


def unary(
    op: str, low: float = -np.inf, high: float = np.inf, **choices: tuple[object, ...]
) -> Recipe:
    """An operator of floats between two bounds; each attribute is one of its choices, or absent."""

    def recipe(b: Builder) -> None:
        x = b.number()
        is_low = low > -np.inf and not bool((x.array > low).all())
        is_high = high < np.inf and not bool((np.abs(x.array) < high).all())
        if is_low or is_high:
            x = lifted(b, x, low, high)
        given = {k: b.chance.choice(v) for k, v in choices.items() if b.flip(0.7)}
        b.node(op, [x], 1, **given)

    return recipe


def lifted(b: Builder, x: Value, low: float, high: float) -> Value:
    """The number between these bounds, as the ranges of functions ask for: by Clip or by Abs."""
    if high < np.inf:
        bounds = [b.parameter(v, x.dtype.type) for v in (0.95 * max(low, -high), 0.95 * high)]
        return b.node("Clip", [x, *bounds])[0]
    positive = b.node("Abs", [x])[0]
    return b.node("Add", [positive, b.parameter(low + 0.25, x.dtype.type)])[0]


UNARY: Mapping[str, Recipe] = {
    "Abs": unary("Abs"), "Neg": unary("Neg"), "Ceil": unary("Ceil"), "Floor": unary("Floor"),
    "Round": unary("Round"), "Sign": unary("Sign"), "Exp": unary("Exp"),
    "Log": unary("Log", 0.0), "Sqrt": unary("Sqrt", 0.0), "Reciprocal": unary("Reciprocal", 0.0),
    "Sin": unary("Sin"), "Cos": unary("Cos"), "Tan": unary("Tan", -1.5, 1.5),
    "Asin": unary("Asin", -1.0, 1.0), "Acos": unary("Acos", -1.0, 1.0), "Atan": unary("Atan"),
    "Sinh": unary("Sinh"), "Cosh": unary("Cosh"), "Tanh": unary("Tanh"),
    "Asinh": unary("Asinh"), "Acosh": unary("Acosh", 1.0), "Atanh": unary("Atanh", -1.0, 1.0),
    "Erf": unary("Erf"), "Sigmoid": unary("Sigmoid"), "Softplus": unary("Softplus"),
    "Softsign": unary("Softsign"), "Relu": unary("Relu"), "Identity": unary("Identity"),
    "LeakyRelu": unary("LeakyRelu", alpha=(0.01, 0.5, -0.25, 1.5, 0.0)),
    "Elu": unary("Elu", alpha=(1.0, 0.5, 2.0)), "Celu": unary("Celu", alpha=(1.0, 0.5, 2.0)),
    "Selu": unary("Selu", alpha=(1.5, 0.5), gamma=(1.0, 2.0)),
    "HardSigmoid": unary("HardSigmoid", alpha=(0.2, 0.5, 1 / 6), beta=(0.5, 0.0, 0.3)),
    "HardSwish": unary("HardSwish"), "Mish": unary("Mish"),
    "Gelu": unary("Gelu", approximate=("none", "tanh")), "Swish": unary("Swish", alpha=(1.0, 1.7)),
    "Shrink": unary("Shrink", lambd=(0.5, 0.25), bias=(0.0, 0.5)),
    "ThresholdedRelu": unary("ThresholdedRelu", alpha=(0.5, 1.0, 0.0)),
    "IsNaN": unary("IsNaN"),
    "IsInf": unary("IsInf", detect_negative=(0, 1), detect_positive=(0, 1)),
}  # fmt: skip


def integer_unary(b: Builder) -> None:
    """Abs, Neg and Sign of integers, and what only they have."""
    op = b.chance.choice(("Abs", "Neg", "Sign", "BitwiseNot", "Identity", "Relu"))
    x = b.integer()
    if op == "Neg" and x.dtype.kind == "u":
        raise SkipError
    b.node(op, [x])


def logic(b: Builder) -> None:
    """Truth values joined, or turned."""
    op = b.chance.choice(("And", "Or", "Xor", "Not", "Equal"))
    x = b.truth()
    b.node(op, [x] if op == "Not" else shuffled(b, x, b.partner(x, large=True)))


def shuffled(b: Builder, *values: Value) -> list[Value]:
    """The values in any order."""
    return b.chance.sample(values, len(values))


def nonzero(b: Builder, x: Value) -> Value:
    """A partner without zeros: an old one, or a constant."""
    other = b.partner(x)
    if (np.abs(other.array) > (0.05 if other.is_float else 0)).all():
        return other
    numbers = b.numbers(other.shape, other.dtype)
    return b.given(np.where(np.abs(numbers) < 0.05, 1, numbers).astype(other.dtype), 0.8)


def arithmetic(b: Builder) -> None:
    """Two tensors that broadcast, of floats or integers."""
    op = b.chance.choice(("Add", "Sub", "Mul", "Div", "Add", "Mul"))
    x = b.integer() if b.flip(0.2) else b.number()
    if op == "Div":
        b.node(op, [x, nonzero(b, x)])
    else:
        b.node(op, shuffled(b, x, b.partner(x, large=True)))


def same_twice(b: Builder) -> None:
    """One tensor as both operands."""
    x = b.integer() if b.flip(0.2) else b.number()
    b.node(b.chance.choice(("Add", "Mul", "Sub", "Max", "Equal", "Min")), [x, x])


def modulo(b: Builder) -> None:
    """Mod of integers or of floats, whose fmod is C's."""
    x = b.number() if b.flip(0.4) else b.integer()
    b.node("Mod", [x, nonzero(b, x)], fmod=1 if x.is_float or b.flip(0.3) else None)


def power(b: Builder) -> None:
    """Pow of positive numbers, or with whole exponents; exponents of another type at times."""
    x = b.number()
    exponents = (0, 1, 2, 3, -1, 0.5, -0.5, 1.5, 2.7)
    kind = b.chance.choice((x.dtype, x.dtype, np.dtype(np.int64), np.dtype(np.float32)))
    shape = b.chance.choice(((), (1,), x.shape[-1:], x.shape))
    drawn = b.rng.choice(exponents if bool((x.array > 0.05).all()) else (0, 1, 2, 3), shape)
    b.node("Pow", [x, b.given(np.asarray(drawn).astype(kind), 0.8)])


def comparison(b: Builder) -> None:
    """Two tensors compared."""
    op = b.chance.choice(("Equal", "Less", "Greater", "LessOrEqual", "GreaterOrEqual"))
    x = b.integer() if b.flip(0.4) else b.number()
    b.node(op, shuffled(b, x, b.partner(x, large=True)))


def joined(b: Builder) -> None:
    """Max, Min, Sum or Mean of several."""
    op = b.chance.choice(("Max", "Min", "Sum", "Mean"))
    x = b.integer() if op in ("Max", "Min") and b.flip(0.3) else b.number()
    b.node(op, [x, *(b.partner(x) for _ in range(b.chance.randint(0, 3)))])


def bits(b: Builder) -> None:
    """Operators on the bits of integers."""
    op = b.chance.choice(("BitwiseAnd", "BitwiseOr", "BitwiseXor", "BitShift"))
    x = b.integer(test=lambda v: op != "BitShift" or v.dtype.kind == "u")
    if op == "BitShift":
        by = b.given(b.rng.integers(0, 8, b.chance.choice(((), x.shape))).astype(x.dtype), 0.7)
        b.node(op, [x, by], direction=b.chance.choice(("LEFT", "RIGHT")))
    else:
        b.node(op, shuffled(b, x, b.partner(x)))


def choice(b: Builder) -> None:
    """A node `Where`, of any types."""
    x = b.any()
    shape = [1 if b.flip(0.25) else size for size in x.shape]
    fits = [v for v in b.values if v.dtype == np.bool_ and v.shape == x.shape]
    condition = b.chance.choice(fits) if fits and b.flip(0.7) else b.leaf(shape, np.bool_)
    b.node("Where", [condition, *shuffled(b, x, b.partner(x))])


def clip(b: Builder) -> None:
    """Clip with both bounds, one or none."""
    x = b.integer() if b.flip(0.25) else b.number()
    low, high = sorted(float(v) for v in b.rng.integers(-4, 7, 2))
    low = max(low, 0.0) if x.dtype.kind == "u" else low
    bounds = [b.parameter(v, x.dtype.type) if b.flip(0.8) else "" for v in (low, max(low, high))]
    b.node("Clip", [x, *bounds])


def cast(b: Builder) -> None:
    """A Cast whose numbers fit the new type, also of floats to integers."""
    x, to = b.any(), b.chance.choice(KINDS)
    kind = helper.tensor_dtype_to_np_dtype(to)
    if kind in [np.dtype(i) for i in INTEGERS] and x.array.size:
        info = np.iinfo(kind)
        if float(x.array.min()) < info.min or float(x.array.max()) > info.max:
            raise SkipError
    if b.flip(0.2):
        like = b.given(b.numbers(b.shape(0, 2), kind), 0.8)
        b.node("CastLike", [x, like])
    else:
        b.node("Cast", [x], to=to)


def prelu(b: Builder) -> None:
    """PRelu with a slope for each channel, or one."""
    x = b.number(1)
    shape = [1 if b.flip(0.4) else size for size in x.shape]
    b.node("PRelu", [x, b.leaf(shape[b.chance.randint(0, len(shape)) :], x.dtype, 0.8)])


def axis_of(b: Builder, x: Value) -> int:
    """An axis of the tensor, counted from the front or the back. Raises SkipError for a scalar."""
    if not x.rank:
        raise SkipError
    return b.chance.randint(-x.rank, x.rank - 1)


def along(b: Builder) -> None:
    """Operators of a float along an axis, or over the rest of them."""
    op = b.chance.choice(
        ("Softmax", "Softmax", "LogSoftmax", "Hardmax", "LpNormalization", "CumProd")
    )
    x = b.number(1)
    if op == "CumProd":
        axis = b.parameter(axis_of(b, x))
        b.node(op, [x, axis], exclusive=int(b.flip(0.3)), reverse=int(b.flip(0.3)))
        return
    p = b.chance.choice((1, 2)) if op == "LpNormalization" else None
    b.node(op, [x], axis=axis_of(b, x) if b.flip(0.8) else None, p=p)


def running_sum(b: Builder) -> None:
    """CumSum of floats or integers."""
    x = b.any(1, test=lambda v: v.is_float or v.dtype.itemsize >= 4)
    axis = b.parameter(axis_of(b, x), b.chance.choice((np.int64, np.int32)))
    b.node("CumSum", [x, axis], exclusive=int(b.flip(0.3)), reverse=int(b.flip(0.3)))


def reduction(b: Builder) -> None:
    """Reduce* over some axes, all, or none."""
    op = b.chance.choice((
        "ReduceSum", "ReduceMean", "ReduceMax", "ReduceMin", "ReduceProd", "ReduceL1", "ReduceL2",
        "ReduceSumSquare", "ReduceLogSumExp", "ReduceLogSum",
    ))  # fmt: skip
    integers = op in ("ReduceSum", "ReduceMax", "ReduceMin", "ReduceProd")
    x = b.integer(test=lambda v: v.dtype.itemsize >= 4) if integers and b.flip(0.2) else b.number()
    if op == "ReduceLogSum":
        x = lifted(b, x, 0.0, np.inf)
    keepdims = b.chance.choice((0, 1, 1, None))
    axes = [b.chance.choice((a, a - x.rank)) for a in range(x.rank) if b.flip(0.5)]
    if b.has_attribute(op, "axes"):
        b.node(op, [x], axes=axes or None, keepdims=keepdims)
    else:
        given = b.parameter(axes) if axes or b.flip(0.3) else ""
        empty = int(b.flip(0.3)) or None
        b.node(op, [x, given], keepdims=keepdims, noop_with_empty_axes=empty)


def extreme_place(b: Builder) -> None:
    """ArgMax and ArgMin."""
    x = b.number(1) if b.flip(0.8) else b.integer(1, test=lambda v: v.dtype != np.int64)
    if 0 in x.shape:
        raise SkipError
    last = int(b.flip(0.3)) or None
    keepdims = b.chance.choice((0, 1, None))
    op = b.chance.choice(("ArgMax", "ArgMin"))
    b.node(op, [x], axis=axis_of(b, x), keepdims=keepdims, select_last_index=last)


def top_k(b: Builder) -> None:
    """TopK; the order of equal numbers is not defined but where it is sorted."""
    x = b.number(1)
    axis = axis_of(b, x)
    if not x.shape[axis]:
        raise SkipError
    k = b.parameter([b.chance.randint(1, x.shape[axis])])
    b.node("TopK", [x, k], 2, axis=axis,
           largest=b.chance.choice((0, 1, None)))  # fmt: skip


def trilu(b: Builder) -> None:
    """A triangle of matrices."""
    k = b.parameter(b.chance.randint(-3, 3)) if b.flip(0.5) else ""
    b.node("Trilu", [b.any(2), k], upper=b.chance.choice((0, 1, None)))


def quantise(b: Builder) -> None:
    """QuantizeLinear, and often DequantizeLinear behind it."""
    x = b.number(1, test=lambda v: v.dtype == np.float32)
    axis = b.chance.randrange(x.rank) if b.flip(0.4) else None
    shape = () if axis is None else (x.shape[axis],)
    kind = b.chance.choice((np.uint8, np.int8))
    scale = b.given((0.02 + 0.1 * b.rng.random(shape)).astype(np.float32), 0.95)
    zero = b.given(b.rng.integers(0, 20, shape).astype(kind), 0.95)
    q = b.node("QuantizeLinear", [x, scale, zero], axis=axis)[0]
    if b.flip(0.7):
        b.node("DequantizeLinear", [q, scale, zero], axis=axis)


def dequantise(b: Builder) -> None:
    """Numbers of 8 bits, or dynamically quantised ones."""
    if b.flip(0.4):
        x = b.number(test=lambda v: v.dtype == np.float32 and bool(v.array.any()))
        b.node("DynamicQuantizeLinear", [x], 3)
        return
    x = b.integer(1, test=lambda v: v.dtype.itemsize == 1)
    scale = b.given(np.asarray(0.05 + b.rng.random(), np.float32), 0.9)
    zero = b.given(np.asarray(b.chance.randint(0, 9), x.dtype), 0.9)
    b.node("DequantizeLinear", [x, scale, zero])


ELEMENTWISE: Mapping[str, Recipe] = {
    **UNARY,
    **{
        recipe.__name__: recipe
        for recipe in (
            integer_unary, logic, arithmetic, same_twice, modulo, power, comparison, joined, bits,
            choice, clip, cast, prelu, along, running_sum, reduction, extreme_place, top_k, trilu,
            quantise, dequantise,
        )
    },
}  # fmt: skip
"""Recipes by operator, or by their own names where they are of several."""
