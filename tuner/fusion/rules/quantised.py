"""Changes between numbers and integers as element-wise tasks, and products of integers.

QuantizeLinear(x, s, z)     ->  elementwise(add(i16(div(x, s)), z)), stored as integers
DequantizeLinear(q, s, z)   ->  elementwise(mul(sub(q, z), s))
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tuner.expression import Expression
from tuner.fusion.expressions import is_power_of_two
from tuner.fusion.lowering import Lowering
from tuner.fusion.rules.elementwise import MIN_NORMAL, apply, literal
from tuner.fusion.rules.products import emit_conv, emit_gemm
from tuner.fusion.tensor_view import View
from tuner.graph import Node


def lower_quantize(low: Lowering, node: Node) -> None:
    """Lower QuantizeLinear: a division, rounded half to even, the zero point added, saturated.

    Exact. A quotient of 8 bits is rounded to 16 bits, beyond which the sum is out of range, too;
    it is no `round`, which would be taken for a discontinuity. The result's own store saturates,
    and rounds where there is no zero point. A power of two divides as its reciprocal multiplies.
    """
    x, (scale, zero) = low.view(node.inputs[0]), _parameters(low, node)
    views, made = [x], low.graph.types[node.outputs[0]].dtype
    by = _argument(low, scale, views)
    expression = Expression().then("div", "x0", by)
    if by == 1.0:
        expression = Expression()
    elif isinstance(by, float) and is_power_of_two(by) and MIN_NORMAL <= by <= 1.0 / MIN_NORMAL:
        expression = Expression().then("mul", "x0", 1.0 / by)
    shift = 0.0 if zero is None else _argument(low, zero, views)
    if shift != 0.0:
        rounded = "i16" if low.graph.types[node.outputs[0]].element.bits == 8 else "round"
        expression = expression.then(rounded, "it").then("add", "it", shift)
    low.bind(node.outputs[0], apply(low, node, expression, views, made))


def lower_dequantize(low: Lowering, node: Node) -> None:
    """Lower DequantizeLinear: a difference, which f32 has exactly, and a product."""
    x, (scale, zero) = low.view(node.inputs[0]), _parameters(low, node)
    views, expression = [x], Expression()
    shift = 0.0 if zero is None else _argument(low, zero, views)
    if shift != 0.0:
        expression = expression.then("sub", "x0", shift)
    by = _argument(low, scale, views)
    if by != 1.0:
        expression = expression.then("mul", "it", by)
    low.bind(node.outputs[0], apply(low, node, expression, views, "f32"))


def _parameters(low: Lowering, node: Node) -> tuple[View, View | None]:
    """Scale and zero point in a shape that broadcasts to the tensor; those of elements have it."""
    rank, axis = len(low.shape(node.inputs[0])), node.attributes["axis"]
    found: list[View | None] = []
    for name in (node.inputs[1], node.input(2)):
        view = low.view(name) if name else None
        if view is not None and not (view.count > 1 and len(view.shape) == rank > 1):
            along = tuple(-1 if i == axis and view.count > 1 else 1 for i in range(rank))
            shape = tuple(view.count if size < 0 else size for size in along)
            view = low.reshape(view, shape if view.count > 1 else (), node)
        found.append(view)
    scale, zero = found
    assert scale is not None, node.name
    return scale, zero


def _argument(low: Lowering, view: View, views: list[View]) -> str | float:
    """A literal, or the next of the operands."""
    number = literal(low, view)
    if number is None:
        views.append(view)
    return f"x{len(views) - 1}" if number is None else number


def lower_integer_matmul(low: Lowering, node: Node) -> None:
    """Lower a product of u8 and constant i8 to `gemm`."""
    q, w, _, zero = (*node.inputs, "")[:4]
    x, weights = low.view(q), low.dense(low.view(w), node)
    attributes = {"runtime_bias": 1} if zero else {}
    result = emit_gemm(low, node, x, weights, _bias(low, node), "f32", attributes)
    low.bind(node.outputs[0], low.reshape(result, low.shape(node.outputs[0]), node))


def lower_integer_conv(low: Lowering, node: Node) -> None:
    """Lower a convolution of u8 with constant i8 weights to `conv` or `depthwise`."""
    bias, made = _bias(low, node), node
    if node.input(3):
        made = replace(node, attributes={**node.attributes, "runtime_bias": 1})
    low.bind(node.outputs[0], emit_conv(low, made, "f32", bias))


def _bias(low: Lowering, node: Node) -> str:
    """The bias of a product; less the outputs' sums of weights times a zero point of the run.

    Exact: it is computed in f64, and stored as i32.
    """
    _, w, bias, zero = (*node.inputs, "")[:4]
    total = low.view(bias)
    if not zero:
        return low.dense(total, node)
    weights, terms = low.value(low.view(w)), (0,) if node.op == "IntegerMatMul" else (1, 2, 3)
    sums = low.constant(w, "sums of outputs", lambda: weights.sum(terms, dtype=np.int32), "i32")
    views = [total, View.of(sums, total.shape), low.reshape(low.view(zero), (), node)]
    expression = Expression().then("mul", "x1", "x2").then("sub", "x0", "it")
    return low.dense(apply(low, node, expression, views, "i32"), node)


RULES = {
    "QuantizeLinear": lower_quantize, "DequantizeLinear": lower_dequantize,
    "IntegerMatMul": lower_integer_matmul, "IntegerConv": lower_integer_conv,
}  # fmt: skip
