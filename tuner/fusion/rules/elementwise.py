"""Element-wise operators: one `elementwise` task each, in the order in which the data lie.

    Add(Transpose(x), c)  ->  Transpose(elementwise(x, transposed c)): the transpose moves on

Constants with one element become literals; truth values become 1.0 and 0.0 in float32, but for
those that are made of integers, which are computed as such.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from tuner.element import EXACT_INTEGER, is_float
from tuner.expression import Expression
from tuner.fusion.discontinuities import Sight
from tuner.fusion.expressions import is_power_of_two
from tuner.fusion.lowering import Lowering
from tuner.fusion.tensor_view import Shape, View, inverse, reshape_broadcast
from tuner.graph import DTYPES, Node
from tuner.ops.op import of_whole_numbers

MIN_NORMAL = float(np.finfo(np.float32).tiny)
"""The smallest normal f32 number: a power of two, and so is its reciprocal."""

Args = Sequence[str | float]
"""Arguments of an instruction: "x<i>" or a literal."""

_SIMPLE: Mapping[str, str] = {
    "Add": "add", "Sub": "sub", "Mul": "mul", "Neg": "neg", "Abs": "abs", "Sqrt": "sqrt",
    "Reciprocal": "rcp", "Exp": "exp", "Log": "log", "Floor": "floor", "Ceil": "ceil",
    "Round": "round", "Sin": "sin", "Cos": "cos", "Erf": "erf", "Tanh": "tanh",
    "Sigmoid": "sigmoid", "Softplus": "softplus", "Relu": "relu", "HardSwish": "hardswish",
    "Less": "less", "LessOrEqual": "less_equal", "Greater": "greater",
    "GreaterOrEqual": "greater_equal", "Equal": "equal", "And": "and", "Or": "or", "Not": "not",
    "Where": "where", "Min": "min", "Max": "max", "Atan": "atan", "Log1p": "log1p",
    "Mod": "mod", "Remainder": "fmod", "UnsignedDiv": "udiv", "UnsignedMod": "umod",
    "BitwiseAnd": "bit_and", "BitwiseOr": "bit_or", "BitwiseXor": "bit_xor",
    "ShiftLeft": "shift_left", "ShiftRight": "shift_right", "IntegerDiv": "div",
    "IntegerPow": "pow",
}  # fmt: skip
"""Operators that are one instruction with the same arguments."""

_WITH_ATTRIBUTES: Mapping[str, tuple[str, Mapping[str, float]]] = {
    "LeakyRelu": ("leaky_relu", {"alpha": 0.01}),
    "Elu": ("elu", {"alpha": 1.0}),
    "HardSigmoid": ("hardsigmoid", {"alpha": 0.2, "beta": 0.5}),
}
"""Operators that are one instruction with attributes, of these defaults, as further arguments."""


def lower_elementwise(low: Lowering, node: Node) -> None:
    """Lower an element-wise node to one task."""
    is_whole = _is_of_integers(low, node)
    names = [name for name in node.inputs if name]
    views = [_whole_view(low, n, node) if is_whole else low.float_view(n) for n in names]
    literals = [literal(low, view) for view in views]
    if None not in literals:  # all are constants: one of them must stay a tensor
        literals[0] = None
    operands = [view for view, literal in zip(views, literals, strict=True) if literal is None]
    places = iter(f"x{i}" for i in range(len(operands)))
    args = [next(places) if literal is None else literal for literal in literals]
    sight = low.discontinuities.see(node.outputs)
    expression = _quotient(args, sight) if node.op == "Div" else _expression_of(node, args)
    made = low.graph.types[node.outputs[0]].dtype
    dtype = made if is_whole or made == "f64" else "f32"
    view = apply(low, node, expression, operands, dtype)
    # A constant that became a literal may have had more axes than all the rest, and longer ones.
    low.bind(node.outputs[0], view.expand(low.shape(node.outputs[0])))


def _is_of_integers(low: Lowering, node: Node) -> bool:
    """Return whether the node is computed in i64: all is integers, or truths.

    A comparison with small constants is the same in f32, which masks are computed in.
    """
    inputs, outputs = (
        [low.graph.types[n] for n in names if n] for names in (node.inputs, node.outputs)
    )
    constants = (low.graph.constants.get(name) for name in node.inputs)
    is_small = outputs[0].dtype == "bool" and any(map(_is_small, constants))
    return of_whole_numbers(inputs, outputs) and not is_small


def _is_small(array: np.ndarray | None) -> bool:
    """Return whether any integer compares the same with these after rounding to f32."""
    return (
        array is not None
        and array.dtype.kind in "iu"
        and bool(np.all(np.abs(array.astype(np.float64)) < EXACT_INTEGER))
    )


def _whole_view(low: Lowering, name: str, node: Node) -> View:
    """A view of integers or truths as such: truth values that kernels made are float32."""
    view = low.view(name)
    return apply(low, node, Expression(), [view], "bool") if low.dtype(view) == "f32" else view


def lower_cast(low: Lowering, node: Node) -> None:
    """A change to another type: nothing for truth values as f32, which kernels make them as.

    Numbers of floats become integers as they are cut towards 0.
    """
    view, target = low.view(node.inputs[0]), low.graph.types[node.outputs[0]].dtype
    if low.dtype(view) != target:
        is_cut = low.graph.types[node.inputs[0]].element.is_float and not is_float(DTYPES[target])
        body = Expression().then("trunc", "x0") if is_cut else Expression()
        view = apply(low, node, body, [view], target)
    low.bind(node.outputs[0], view)


def apply(
    low: Lowering,
    node: Node,
    expression: Expression,
    operands: Sequence[View],
    dtype: str,
) -> View:
    """Emit one `elementwise` task over broadcasting operands; the view of its result.

    What all operands repeat is computed once, and the result repeats it.
    """
    repeated = np.broadcast_shapes(*(view.shape for view in operands))
    # Leading axes of size 1, and no repetition: kernels broadcast.
    aligned = [view.with_rank(len(repeated)).squeeze_repeats() for view in operands]
    shape = np.broadcast_shapes(*(view.shape for view in aligned))
    order = preferred_order(low, [view for view in aligned if view.shape == shape], len(shape))
    stored = [view.permute(order) for view in aligned]
    stored_shape = tuple(shape[i] for i in order)
    guide = _guide(low, stored, stored_shape)
    work_shape, shapes = _work_shape(low, guide, stored, stored_shape)
    inputs = [
        low.dense(_shaped(low, view, s, node), node) for view, s in zip(stored, shapes, strict=True)
    ]
    attributes = {"expression": expression}
    result = low.emit("elementwise", node, inputs, attributes, work_shape, dtype)
    view = low.reshape(result, stored_shape, node)
    via = guide.via if guide is not None else ()
    return replace(view.permute(inverse(order)).expand(repeated), via=via)


def preferred_order(low: Lowering, views: Sequence[View], rank: int) -> Shape:
    """The axis order in which most of these views of one shape lie; channels-last in a tie."""
    orders = Counter(view.order for view in views if not low.is_constant(view))
    if not orders:
        return tuple(range(rank))
    return max(orders, key=lambda order: (orders[order], order[-1:] == (1,)))


def literal(low: Lowering, view: View) -> float | None:
    """The value of a constant with one element, however often it is repeated."""
    single = view.squeeze_repeats()
    if not low.is_constant(view) or single.count != 1:
        return None
    value = low.value(single).reshape(-1)[0]
    number = float(value)
    # A literal is a number of f64, and of i64 where it is an integer.
    is_exact = value.dtype.kind not in "iu" or (int(number) == int(value) < 2**63)
    return number if is_exact else None


def _guide(low: Lowering, views: Sequence[View], shape: Shape) -> View | None:
    """The operand that is made last, among those that lie densely in the order of the result.

    What a copy makes is none: a copy never has a tail.
    """
    whole = [v for v in views if v.shape == shape and v.is_dense and not low.is_constant(v)]
    return max((v for v in whole if low.maker_op(v) != "copy"), key=low.place, default=None)


def _work_shape(
    low: Lowering, guide: View | None, views: Sequence[View], shape: Shape
) -> tuple[Shape, list[Shape]]:
    """The shape of the task and of its operands.

    The guide's own shape where the other operands allow it, so that no reshape stands between
    the guide's maker and this task, which may then become its tail.
    """
    shapes = [view.shape for view in views]
    if guide is None:
        return shape, shapes
    own = low.types[guide.base].shape
    moved = [reshape_broadcast(view.shape, shape, own) for view in views]
    found = [s for s in moved if s is not None]
    return (own, found) if len(found) == len(moved) else (shape, shapes)


def _without_leading_ones(shape: Shape) -> Shape:
    while shape[:1] == (1,):
        shape = shape[1:]
    return shape


def _shaped(low: Lowering, view: View, shape: Shape, node: Node) -> View:
    """The view in another shape; without leading axes of size 1 where that spares a reshape."""
    own = low.types[view.base].shape
    if low.is_constant(view):
        shape = _without_leading_ones(shape)
    elif len(own) < len(shape) and _without_leading_ones(shape) == _without_leading_ones(own):
        shape = own
    return low.reshape(view, shape, node)


def _expression_of(node: Node, args: Args) -> Expression:
    if node.op in _SIMPLE:
        return Expression().then(_SIMPLE[node.op], *args)
    if node.op in _WITH_ATTRIBUTES:
        instruction, defaults = _WITH_ATTRIBUTES[node.op]
        numbers = [node.number(name, default) for name, default in defaults.items()]
        return Expression().then(instruction, args[0], *numbers)
    return _SPECIAL[node.op](node, args)


def _quotient(args: Args, sight: Sight) -> Expression:
    """A division, or the product with a reciprocal.

    Exact where the divisor is a power of two: its reciprocal is one, too. The product with another
    number's reciprocal errs by two roundings instead of one, and 41 / 41 can be below 1: it is
    taken only where no discontinuity sees it, however far behind, and where neither the number nor
    its reciprocal is denormal or infinite in f32.
    """
    dividend, divisor = args
    is_normal = isinstance(divisor, float) and MIN_NORMAL <= abs(divisor) <= 1.0 / MIN_NORMAL
    if is_normal and (is_power_of_two(float(divisor)) or not sight.far):
        return Expression().then("mul", dividend, 1.0 / float(divisor))
    if dividend == 1.0:
        return Expression().then("rcp", divisor)
    return Expression().then("div", dividend, divisor)


def _pow(_: Node, args: Args) -> Expression:
    """Powers as products, whose special values are those of powers.

    A root is another than the power 0.5 of -infinity and of -0, so it stays a power.
    """
    x, exponent = args
    square = Expression().then("mul", x, x)
    known: dict[str | float, Expression] = {
        1.0: Expression().then("mul", x, 1.0),
        2.0: square,
        3.0: square.then("mul", "it", x),
        -1.0: Expression().then("rcp", x),
    }
    return known.get(exponent, Expression().then("pow", x, exponent))


def _clip(node: Node, args: Args) -> Expression:
    """Only an infinite limit is none: the largest finite number is one to infinity."""
    x = args[0]
    low, high = node.number("min", -math.inf), node.number("max", math.inf)
    if high == math.inf:
        return Expression().then("relu", x) if low == 0.0 else Expression().then("max", x, low)
    if low == -math.inf:
        return Expression().then("min", x, high)
    return Expression().then("clip", x, low, high)


def _gelu(node: Node, args: Args) -> Expression:
    is_tanh = node.attributes["approximate"] == "tanh"
    return Expression().then("gelu_tanh" if is_tanh else "gelu", args[0])


_SPECIAL: Mapping[str, Callable[[Node, Args], Expression]] = {
    "Pow": _pow, "Clip": _clip, "Gelu": _gelu,
}  # fmt: skip

RULES = {
    **dict.fromkeys((*_SIMPLE, *_WITH_ATTRIBUTES, *_SPECIAL, "Div"), lower_elementwise),
    **dict.fromkeys(("Cast", "ToInteger"), lower_cast),
}
