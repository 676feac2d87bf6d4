"""Expressions on vectors, and the reading of inputs that broadcast: what every tail is made of.

The output of a task is seen as rows of its last dimension. For an input that broadcasts to it,
`row_pointer` says where a row starts, and `load_columns` gives the vector at a column of that row.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from tuner.cpu.kernels import double_math
from tuner.cpu.kernels import vector_math as vm
from tuner.cpu.kernels.circular import circular
from tuner.cpu.kernels.emit import Function, Index, IRValue, is_number
from tuner.cpu.kernels.integer_math import OPERATIONS_IN_I64
from tuner.cpu.kernels.powers import constant_power, power, reciprocal
from tuner.cpu.kernels.remainder import remainder
from tuner.cpu.kernels.storage import saturated
from tuner.element import ELEMENTS, Element
from tuner.errors import KernelError
from tuner.expression import Expression, Instruction
from tuner.graph import TensorType
from tuner.size import always_equal, broadcast

Operation = Callable[..., IRValue]

_LARGEST = 3.4028234663852886e38


def emit_expression(f: Function, expression: Expression, inputs: Sequence[IRValue]) -> IRValue:
    """The expression's value for vectors x0, x1, ...; the identity gives x0 itself."""
    results: list[IRValue] = []
    for step in expression.instructions:
        results.append(emit_step(f, step, inputs, results))
    return results[-1] if results else inputs[0]


def emit_step(
    f: Function, step: Instruction, inputs: Sequence[IRValue], results: Sequence[IRValue]
) -> IRValue:
    """One instruction, of the inputs and of earlier results."""
    if step.op == "pow" and _is_literal(step.args[1]) and f.element.is_float:
        return constant_power(f, _argument(f, step.args[0], inputs, results), float(step.args[1]))
    args = [_argument(f, a, inputs, results) for a in step.args]
    if step.op in _WITH_A_NUMBER and (number := next(filter(_is_number, step.args), None)):
        other = args[1 - step.args.index(number)]
        return _WITH_A_NUMBER[step.op](f, other, _in_range(f, float(number)))
    own = _BY_ELEMENT.get(f.element.name, {}).get(step.op)
    return (own or OPERATIONS[step.op])(f, *args)


def _is_literal(arg: str) -> bool:
    return re.match(r"[xt]\d", arg) is None


def _is_number(arg: str) -> bool:
    return _is_literal(arg) and not math.isnan(float(arg))


def _argument(
    f: Function, arg: str, inputs: Sequence[IRValue], results: Sequence[IRValue]
) -> IRValue:
    if _is_literal(arg):
        return f.splat(_in_range(f, float(arg)))
    return (inputs if arg[0] == "x" else results)[int(arg[1:])]


def _in_range(f: Function, number: float) -> float:
    """Numbers beyond f32 become infinite where it is computed in, as a cast makes them."""
    is_beyond = f.element.bits == 32 and abs(number) > 1.00000002 * _LARGEST
    return math.copysign(math.inf, number) if is_beyond else number


# -- the instructions ----------------------------------------------------------------------------


def _truth(f: Function, mask: IRValue) -> IRValue:
    return f.select(mask, f.splat(1.0), f.splat(0.0))


def _comparison(op: str) -> Operation:
    return lambda f, a, b: _truth(f, f.fcompare(op, a, b))


def _nonzero(f: Function, a: IRValue) -> IRValue:
    return f.fcompare("une", a, f.splat(0.0))


def _logical(op: str) -> Operation:
    def emit(f: Function, a: IRValue, b: IRValue) -> IRValue:
        left, right = _nonzero(f, a), _nonzero(f, b)
        return _truth(f, f.op(left.type, f"{op} {left.type} {left.name}, {right.name}"))

    return emit


def _clip(f: Function, x: IRValue, low: IRValue, high: IRValue) -> IRValue:
    """The upper bound where the bounds cross; NaN of NaN. The bounds are numbers."""
    return f.fmin(high, f.fmax(low, x))


def _hardsigmoid(f: Function, x: IRValue, alpha: IRValue, beta: IRValue) -> IRValue:
    """The formula step by step, each rounded once: a discontinuity may see a fused rounding."""
    return vm.clamp(f, f.fadd(f.fmul(x, alpha), beta), 0.0, 1.0)


def _hardswish(f: Function, x: IRValue) -> IRValue:
    """The product as it is defined: NaN of -infinity, which is multiplied by 0."""
    return f.fmul(x, _hardsigmoid(f, x, f.splat(1 / 6), f.splat(0.5)))


def _leaky_relu(f: Function, x: IRValue, slope: IRValue) -> IRValue:
    return f.select(f.fcompare("olt", x, f.splat(0.0)), f.fmul(x, slope), x)


def _integer(element: Element) -> Operation:
    """Rounded as if it were stored and loaded: the sum with 0 makes 0 of -0."""
    return lambda f, x: f.fadd(f.fmath("rint", saturated(f, x, element)), f.splat(0.0))


def _fmath(name: str) -> Operation:
    return lambda f, a: f.fmath(name, a)


OPERATIONS: Mapping[str, Operation] = {
    "add": Function.fadd,
    "sub": Function.fsub,
    "mul": Function.fmul,
    "div": Function.fdiv,
    "pow": power,
    "min": vm.minimum,
    "max": vm.maximum,
    "neg": Function.fneg,
    "abs": _fmath("fabs"),
    "sqrt": _fmath("sqrt"),
    "rcp": reciprocal,
    "exp": vm.exp,
    "log": vm.log,
    "floor": _fmath("floor"),
    "ceil": _fmath("ceil"),
    "round": _fmath("rint"),
    "sin": partial(circular, quarter=0),
    "cos": partial(circular, quarter=1),
    "erf": vm.erf,
    "tanh": vm.tanh,
    "sigmoid": vm.sigmoid,
    "softplus": vm.softplus,
    "relu": lambda f, x: vm.at_least(f, x, 0.0),
    "gelu": vm.gelu,
    "gelu_tanh": vm.gelu_tanh,
    "silu": vm.silu,
    "hardsigmoid": _hardsigmoid,
    "hardswish": _hardswish,
    "leaky_relu": _leaky_relu,
    "elu": vm.elu,
    "clip": _clip,
    "less": _comparison("olt"),
    "less_equal": _comparison("ole"),
    "greater": _comparison("ogt"),
    "greater_equal": _comparison("oge"),
    "equal": _comparison("oeq"),
    "and": _logical("and"),
    "or": _logical("or"),
    "not": lambda f, a: _truth(f, f.fcompare("oeq", a, f.splat(0.0))),
    "where": lambda f, c, a, b: f.select(_nonzero(f, c), a, b),
    "f16": partial(Function.rounded, element=ELEMENTS["f16"]),
    "bf16": partial(Function.rounded, element=ELEMENTS["bf16"]),
    "f32": partial(Function.rounded, element=ELEMENTS["f32"]),
    **{name: _integer(element) for name, element in ELEMENTS.items() if element.is_quantised},
    "trunc": _fmath("trunc"),
    "atan": vm.atan,
    "log1p": vm.log1p,
    "fmod": remainder,
}
"""The function that writes each instruction of `tuner.expression.ARITY`."""

OPERATIONS_IN_F64: Mapping[str, Operation] = {
    "exp": double_math.exp,
    "log": double_math.log,
    "tanh": double_math.tanh,
    "sigmoid": double_math.sigmoid,
    "softplus": double_math.softplus,
    "elu": double_math.elu,
}
"""Functions of f64 that are other ones than those of f32."""

_BY_ELEMENT: Mapping[str, Mapping[str, Operation]] = {
    "f64": OPERATIONS_IN_F64,
    "i64": OPERATIONS_IN_I64,
}
"""Instructions that are other ones than in f32, by the element that is computed in."""

_WITH_A_NUMBER: Mapping[str, Callable[[Function, IRValue, float], IRValue]] = {
    "min": vm.at_most, "max": vm.at_least,
}  # fmt: skip
"""Instructions that are one of x86 where an argument is known to be a number."""


# -- inputs that broadcast -----------------------------------------------------------------------


def digits_offset(f: Function, index: IRValue, digits: Sequence[tuple[int, int]]) -> Index:
    """The sum of digit x stride.

    The index counts through digits (size, stride), the innermost first.
    """
    offset: Index = 0
    inside = 1
    for position, (size, stride) in enumerate(digits):
        if not is_number(stride, 0):
            digit = f.div(index, inside)
            if position < len(digits) - 1:
                digit = f.rem(digit, size)
            offset = f.add(offset, f.mul(digit, stride))
        inside *= size
    return offset


def row_digits(shape: tuple[int, ...], output_shape: tuple[int, ...]) -> list[tuple[int, int]]:
    """The row index as digits, innermost first: (size, stride in the operand's elements).

    Dimensions of size 1 are dropped, and neighbours with one stride are one digit:
    [1,1,128,128] against [1,12,128,128] -> [(128, 128), (12, 0)].
    """
    padded = (1,) * (len(output_shape) - len(shape)) + shape
    stride = padded[-1] if padded else 1
    digits: list[tuple[int, int]] = []
    for own, size in zip(reversed(padded[:-1]), reversed(output_shape[:-1]), strict=True):
        if always_equal(size, 1):
            continue
        step = stride if always_equal(own, size) else 0
        if digits and always_equal(step, math.prod(digits[-1])):
            digits[-1] = (digits[-1][0] * size, digits[-1][1])
        else:
            digits.append((size, step))
        stride *= own
    return digits


def row_pointer(
    f: Function, operand: TensorType, pointer: IRValue, output_shape: tuple[int, ...], row: IRValue
) -> IRValue:
    """Pointer to the output's row in the operand that the pointer points to.

    The row index counts the output's dimensions but the last, flattened. Raises KernelError for an
    operand with an open size that may be another than the output's.
    """
    try:
        broadcast(operand.shape, output_shape)
    except ValueError as error:
        raise KernelError(f"{operand} may broadcast or not: {error}") from error
    offset = digits_offset(f, row, row_digits(operand.shape, output_shape))
    return f.at(pointer, offset)


def is_column_broadcast(operand: TensorType) -> bool:
    """Return whether one element stands for a whole row."""
    return not operand.shape or always_equal(operand.shape[-1], 1)


def load_columns(
    f: Function, operand: TensorType, row_pointer: IRValue, column: Index, count: Index
) -> IRValue:
    """The operand's first `count` (<= lanes) elements from this column on, ready for arithmetic.

    Nothing beyond them is read. An operand whose last size is 1 is broadcast.
    """
    if is_column_broadcast(operand):
        return f.broadcast(row_pointer)
    return f.load_first(f.at(row_pointer, column), count)
