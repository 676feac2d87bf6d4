"""Layers of the model in their largest form, before they are lowered.

m = ReduceMean(x); d = Sub(x, m); v = ReduceMean(Pow(d, 2))
Add(Mul(Div(d, Sqrt(Add(v, epsilon))), scale), bias)   ->  LayerNormalization(x, scale, bias)

Conv(x, w, b) -> BatchNormalization   ->  Conv(x, w * s, (b - mean) * s + shift)
x -> BatchNormalization               ->  Add(Mul(x, s), shift - mean * s)

Add(MatMul(x, w), b)      ->  Gemm(x, w, b)               x of any rank, w constant
Add(Conv(x, w), b)        ->  Conv(x, w, b)
Conv(Pad(x, 0))           ->  Conv(x), padding more

MatMul(Mul(q, 0.5), Mul(k, 0.5))   ->  MatMul(Mul(q, 0.25), k)
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tuner.fusion.expressions import is_moderate, is_power_of_two
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Node


def recognise_layer_norm(work: Rewriter, div: Node) -> None:
    """Replace a written-out normalisation over the trailing axes, with scale and bias behind it.

    Pow may be Mul(d, d), Sqrt may be Pow(., 0.5), and scale or bias may be missing. Bounded: the
    sums are added in another order, and rounded less often; not where a discontinuity sees it from
    near.
    """
    sub = work.maker(div.inputs[0], "Sub")
    root = work.maker(div.inputs[1], "Sqrt", "Pow")
    if sub is None or root is None or not (root.op == "Sqrt" or work.scalar(root.inputs[1]) == 0.5):
        return
    mean = work.maker(sub.inputs[1], "ReduceMean")
    add = work.maker(root.inputs[0], "Add")
    if mean is None or add is None or mean.inputs[0] != sub.inputs[0]:
        return
    epsilon, variance = _epsilon_and_variance(work, add)
    square = work.maker(variance.inputs[0], "Pow", "Mul") if variance is not None else None
    if variance is None or square is None or not _is_square(work, square, sub.outputs[0]):
        return
    axis = _trailing_axis(work, mean, variance)
    if axis is not None:
        nodes = (mean, sub, square, variance, add, root, div)
        _replace_by_layer_norm(work, nodes, axis, epsilon)


def _is_square(work: Rewriter, node: Node, of: str) -> bool:
    if node.op == "Mul":
        return node.inputs == (of, of)
    return node.inputs[0] == of and work.scalar(node.inputs[1]) == 2.0


def _epsilon_and_variance(work: Rewriter, add: Node) -> tuple[float, Node | None]:
    for constant, other in (add.inputs, add.inputs[::-1]):
        epsilon = work.scalar(constant)
        if epsilon is not None:
            return epsilon, work.maker(other, "ReduceMean")
    return 0.0, None


def _trailing_axis(work: Rewriter, mean: Node, variance: Node) -> int | None:
    """The first normalised axis, if both means are over the same axes, up to the last one."""
    axes, rank = mean.ints("axes"), len(work.shape(mean.inputs[0]))
    same = axes == variance.ints("axes")
    keep = mean.attributes["keepdims"] == 1 and variance.attributes["keepdims"] == 1
    wanted = list(range(rank - len(axes), rank))
    is_trailing = sorted(axis % rank for axis in axes) == wanted
    return wanted[0] if same and keep and axes and is_trailing else None


def _replace_by_layer_norm(
    work: Rewriter, nodes: tuple[Node, ...], axis: int, epsilon: float
) -> None:
    x, affine = nodes[0].inputs[0], [nodes[-1]]
    shape = work.shape(x)[axis:]
    values = {"Mul": np.ones(shape), "Add": np.zeros(shape)}
    for op in values:
        node, name = _constant_operand(work, affine[-1].outputs[0], op)
        if node is not None and work.shape(name) == shape:
            affine.append(node)
            values[op] = work.constants[name]
    if any(work.sight(node).near for node in affine):
        return
    y = affine[-1].outputs[0]
    inputs = (
        x,
        work.add_constant(f"{y}.scale", values["Mul"], work.dtype(y)),
        work.add_constant(f"{y}.bias", values["Add"], work.dtype(y)),
    )
    origin = tuple(node.op for node in (*nodes, *affine[1:]))
    attributes = {"axis": axis, "epsilon": epsilon}
    node = Node("LayerNormalization", inputs, (y,), attributes, nodes[0].name, origin)
    work.replace(affine, [node])


def _constant_operand(work: Rewriter, y: str, op: str) -> tuple[Node | None, str]:
    """The only reader of `y`, if it is `op` with a constant, and the name of that constant."""
    node = work.only_reader(y, op)
    if node is None:
        return None, ""
    other = node.inputs[0] if node.inputs[1] == y else node.inputs[1]
    return (node, other) if other in work.constants else (None, "")


def fold_batch_norm(work: Rewriter, norm: Node) -> None:
    """Fold a normalisation with constant statistics into the weights before it, in float64.

    Bounded: each weight is rounded once more, which a sum of products errs by anyway; where a
    discontinuity sees it from near, or a factor is not moderate, the sum stays, and is scaled
    afterwards. Without a convolution before it: scale and shift are rounded once each, as in the
    operator's own formula.
    """
    factor, shift = _factor_and_shift(work, norm)
    conv = work.private_maker(norm.inputs[0], "Conv")
    if conv is not None and is_moderate(factor) and not work.sight(norm).near:
        work.replace([conv, norm], [_scaled_conv(work, conv, norm, factor, shift)])
    else:
        work.replace([norm], _scale_and_shift(work, norm, factor, shift))


def apply_batch_norm(work: Rewriter, norm: Node) -> None:
    """Scale and shift, each rounded once, whatever is before: weights stay as they are."""
    work.replace([norm], _scale_and_shift(work, norm, *_factor_and_shift(work, norm)))


def _factor_and_shift(work: Rewriter, norm: Node) -> tuple[np.ndarray, np.ndarray]:
    """The normalisation as x * factor + shift, in float64."""
    # A negative variance, or what is no number, gives what is no number: as it would at run time.
    with np.errstate(all="ignore"):
        scale, bias, mean, var = (work.constants[n].astype(np.float64) for n in norm.inputs[1:5])
        factor = scale / np.sqrt(var + norm.number("epsilon", 1e-5))
        return factor, bias - mean * factor


def _scaled_conv(
    work: Rewriter, conv: Node, norm: Node, factor: np.ndarray, shift: np.ndarray
) -> Node:
    w = work.constants[conv.inputs[1]]
    factors = factor.reshape(-1, *(1,) * (w.ndim - 1))
    # NumPy multiplies in float64 and rounds once, block by block: no float64 copy of the weights.
    scaled = np.multiply(w, factors, out=np.empty_like(w), casting="same_kind")
    if conv.input(2):
        shift = work.constants[conv.inputs[2]].astype(np.float64) * factor + shift
    inputs = (
        conv.inputs[0],
        work.add_constant(f"{conv.inputs[1]}.folded", scaled),
        work.add_constant(f"{norm.outputs[0]}.bias", shift, w.dtype),
    )
    origin = (*conv.origin, *norm.origin)
    return replace(conv, inputs=inputs, outputs=norm.outputs[:1], origin=origin)


def _scale_and_shift(
    work: Rewriter, norm: Node, factor: np.ndarray, shift: np.ndarray
) -> list[Node]:
    x, y = norm.inputs[0], norm.outputs[0]
    per_channel = (-1, *(1,) * (len(work.shape(x)) - 2))
    scale = work.add_constant(f"{y}.scale", factor.reshape(per_channel), work.dtype(y))
    bias = work.add_constant(f"{y}.shift", shift.reshape(per_channel), work.dtype(y))
    scaled = work.add_tensor(f"{y}.scaled", work.types[y])
    return [
        Node("Mul", (x, scale), (scaled,), {}, norm.name, norm.origin),
        Node("Add", (scaled, bias), (y,), {}, norm.name, norm.origin),
    ]


def scale_first_operand(work: Rewriter, product: Node) -> None:
    """Multiply one operand by the numbers that both are multiplied by: keys may be larger.

    Exact for powers of two. Else bounded: one rounding of each product is another one; not where a
    discontinuity sees the sum from near. Both numbers have to be moderate.
    """
    scaled = [found for name in product.inputs if (found := _scaled(work, name)) is not None]
    if len(scaled) < 2 or product.inputs[0] == product.inputs[1]:
        return
    (first, a, number), (second, b, other) = scaled
    if not (is_moderate(number) and is_moderate(other)):
        return
    if work.sight(product).near and not (is_power_of_two(number) and is_power_of_two(other)):
        return
    (name,) = first.outputs
    factor = work.add_constant(f"{name}.scale", np.array(number * other), work.dtype(name))
    queries = replace(first, inputs=(a, factor))
    joined = replace(product, inputs=(name, b))
    work.replace([first, second, product], [queries, joined])


def _scaled(work: Rewriter, name: str) -> tuple[Node, str, float] | None:
    """The Mul by a number that makes `name` for one reader, what it multiplies, and the number."""
    node = work.private_maker(name, "Mul")
    if node is None:
        return None
    for operand, other in (node.inputs, node.inputs[::-1]):
        number = work.scalar(other)
        if number is not None and work.shape(operand) == work.shape(name):
            return node, operand, number
    return None


def join_layer(work: Rewriter, node: Node) -> None:
    """Join bias and padding to their product or convolution.

    Bounded: the bias is the first term of the sum instead of the last; where a discontinuity sees
    it from near, only whole numbers, which sums of such keep. Padding by zeros is exact.
    """
    if node.op == "Conv":
        _join_bias(work, _join_padding(work, node), last_axis=1)
    elif node.inputs[1] in work.constants:
        is_matrix = len(work.shape(node.inputs[1])) == 2 and len(work.shape(node.inputs[0])) >= 2
        if node.op == "MatMul" and is_matrix:
            gemm = replace(node, op="Gemm", attributes={})
            work.replace([node], [gemm])
            _join_bias(work, gemm, last_axis=-1)
        elif node.op == "Gemm" and node.number("alpha", 1.0) == 1.0:
            _join_bias(work, node, last_axis=-1)


def _join_bias(work: Rewriter, node: Node, last_axis: int) -> None:
    """Take over a following Add of one constant for each output channel."""
    add, other = _constant_operand(work, node.outputs[0], "Add")
    if node.input(2) or add is None:
        return
    shape, bias = work.shape(node.outputs[0]), work.constants[other]
    if work.sight(add).near and not np.array_equal(bias, np.rint(bias)):
        return
    channels = [1] * len(shape)
    channels[last_axis] = shape[last_axis]
    fits = [1] * (len(shape) - bias.ndim) + list(bias.shape) == channels
    if fits and work.shape(add.outputs[0]) == shape:
        inputs = (*node.inputs[:2], work.add_constant(f"{other}.bias", bias.reshape(-1)))
        origin = (*node.origin, *add.origin)
        joined = replace(node, inputs=inputs, outputs=add.outputs, origin=origin)
        work.replace([node, add], [joined])


def _join_padding(work: Rewriter, conv: Node) -> Node:
    pad = work.private_maker(conv.inputs[0], "Pad")
    if pad is None or pad.attributes["value"] != 0:
        return conv
    pads, own = pad.ints("pads"), conv.ints("pads")
    if any((*pads[:2], *pads[4:6])):
        return conv
    sums = tuple(a + b for a, b in zip(own, (*pads[2:4], *pads[6:]), strict=True))
    joined = replace(
        conv,
        inputs=(pad.inputs[0], *conv.inputs[1:]),
        attributes={**conv.attributes, "pads": sums},
        origin=(*conv.origin, *pad.origin),
    )
    work.replace([pad, conv], [joined])
    return joined
