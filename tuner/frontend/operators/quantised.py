"""Quantised operators: the operators of f32 that they stand for, between changes of the numbers.

MatMulInteger(a, w, zero_a, zero_w)   ->  Cast(MatMul(numbers of a, numbers of w))
QLinearConv(x, ..., w, ..., y)        ->  QuantizeLinear(Conv(numbers of x, numbers of w))
DynamicQuantizeLinear(x)              ->  QuantizeLinear(x, (max - min) / 255, zero)

Numbers are made by DequantizeLinear; those of constants are constants. Where both factors of a
product are such numbers, the fusion may multiply the integers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from tuner.element import EXACT_INTEGER
from tuner.frontend.operators import (
    convolutions,
    elementwise,
    linear,
    movement,
    reductions,
    windows,
)
from tuner.frontend.operators.quantisation import (
    by_range,
    dequantize,
    dynamic_quantize,
    numbers,
    quantize,
)
from tuner.frontend.site import Normaliser, Site
from tuner.graph import Node, TensorType
from tuner.size import is_open

MAX_PRODUCT = 255 * 255
"""Largest product of two integers of 8 bits, less their zero points."""
MAX_I32 = 2**31 - 1
"""Largest sum in i32."""


def _inner(site: Site, op: str, normaliser: Normaliser, inputs: Sequence[str | None]) -> str | None:
    """The result, in f32, of an operator of ONNX that is written before the node."""
    names = [name for name in inputs if name is not None]
    if len(names) < len(inputs):
        return None
    inner = site.within(op, names, TensorType("f32", site.y.shape))
    nodes = normaliser(inner)
    if nodes is None:
        return None
    site.nodes = nodes
    return inner.outputs[0]


def _stored(site: Site, result: str | None, scale: int) -> list[Node] | None:
    """The result as the integers of the outputs' scale, which is this input, and zero point."""
    parameters = [name for name in site.inputs[scale : scale + 2] if name]
    if result is None or any(site.type_of(name).count > 1 for name in parameters):
        return None
    return site.same("QuantizeLinear", result, *parameters, axis=0)


# -- products --------------------------------------------------------------------------------------


def sums(site: Site) -> list[Node] | None:
    """MatMulInteger and ConvInteger, where f32 has every sum; others become f32 first: `cast`."""
    weights = (site.inputs[1], "", (*site.inputs, "", "")[3])
    if _largest_sum(site, weights) > EXACT_INTEGER:
        return None
    result = _SUMS[site.op](site)
    return None if result is None else site.same("Cast", result, to="i32")


def cast(site: Site) -> list[Node] | None:
    """Cast; of sums of integers to f32, the sums as the numbers that a product of f32 makes."""
    maker = site.makers.get(site.inputs[0])
    if maker is not None and maker.op in _SUMS and site.y.dtype == "f32":
        place = replace(maker, nodes=[])
        result = _SUMS[maker.op](place)
        if result is not None:
            site.nodes = place.nodes
            return site.same("Identity", result)
    return elementwise.cast(site)


def _matmul_sums(site: Site) -> str | None:
    a, b, zero_a, zero_b = (*site.inputs, "", "")[:4]
    return _product(site, (a, "", zero_a), (b, "", zero_b))


def _product(site: Site, a: Sequence[str], b: Sequence[str]) -> str | None:
    """The product of two matrices of numbers, if there are integer kernels or no digit is lost."""
    rank = len(site.type_of(b[0]).shape)
    is_integer = rank == 2 and b[0] in site.known.constants and _is_u8(site, a)
    if _largest_sum(site, b) > (MAX_I32 if is_integer else EXACT_INTEGER):
        return None
    return _inner(site, "MatMul", linear.matmul, (numbers(site, a), numbers(site, b, rank - 1)))


def _conv_sums(site: Site) -> str | None:
    x, w, zero_x, zero_w = (*site.inputs, "", "")[:4]
    activations, weights = (x, "", zero_x), (w, "", zero_w)
    is_one, is_known = site.get("group", 1) == 1, not site.runtime(2)
    if is_known:
        is_integer = is_one or _differences(site, weights) is not None
    else:  # a border of it has places that are known
        is_integer = is_one and site.x.dtype == "u8" and not any(map(is_open, site.x.shape[2:]))
    if _largest_sum(site, weights) > (MAX_I32 if is_integer else EXACT_INTEGER):
        return None
    factors = numbers(site, activations), numbers(site, weights, 0)
    return _inner(site, "Conv", convolutions.conv, factors)


def _is_u8(site: Site, x: Sequence[str]) -> bool:
    """Return whether integer kernels take activations: u8, or i8 with a known zero point."""
    name, _, zero = (*x, "", "")[:3]
    return site.type_of(name).dtype == "u8" or not zero or zero in site.known.constants


def _largest_sum(site: Site, b: Sequence[str]) -> int:
    """Bound of a sum of products with differences of 8 bits; of constant weights it is their own.

    Weights are matrices, or filters of a convolution.
    """
    moved, shape = _differences(site, b), site.type_of(b[0]).shape
    is_conv = "Conv" in site.op
    if moved is None:
        return MAX_PRODUCT * (math.prod(shape[1:]) if is_conv else shape[-2:][0])
    terms = tuple(range(1, moved.ndim)) if is_conv else (-2,)
    return 255 * int(np.abs(moved).sum(terms, dtype=np.int64).max(initial=0))


def _differences(site: Site, b: Sequence[str]) -> np.ndarray | None:
    """Constant weights less their zero points, which are one or one for each output.

    None where these are unknown, or i8 does not hold a difference.
    """
    (name, _, zero), constants = (*b, "", "")[:3], site.known.constants
    weights, zeros = constants.get(name), constants.get(zero, np.zeros((), np.int8))
    if weights is None or (zero and zero not in constants) or weights.ndim < 2:
        return None
    is_conv = "Conv" in site.op
    if zeros.size not in (1, weights.shape[0 if is_conv else -1]):
        return None
    along = (-1, *(1,) * (weights.ndim - 1)) if is_conv else (-1,)
    moved: np.ndarray = weights.astype(np.int16) - zeros.astype(np.int16).reshape(along)
    return moved if moved.min(initial=0) >= -128 and moved.max(initial=0) <= 127 else None


_SUMS: dict[str, Callable[[Site], str | None]] = {
    "MatMulInteger": _matmul_sums, "ConvInteger": _conv_sums,
}  # fmt: skip


def qlinear_matmul(site: Site) -> list[Node] | None:
    """QLinearMatMul: a, its scale and zero point, b and its, those of the result.

    A sum of no products is 0, whose integer is the zero point; ONNX Runtime makes none.
    """
    if not site.x.count and site.input_type(7).count == 1:
        return site.same("Expand", site.shaped(site.inputs[7], ()), shape=site.y.shape)
    return _stored(site, _product(site, site.inputs[:3], site.inputs[3:6]), 6)


def qlinear_conv(site: Site) -> list[Node] | None:
    """QLinearConv; the scale of its bias is the product of those of x and w."""
    bias = site.inputs[8] if site.has(8) else ""
    return _stored(site, _with_bias(site, "Conv", convolutions.conv, bias, 0), 6)


def qgemm(site: Site) -> list[Node] | None:
    """QGemm: as QLinearConv, with a result in f32 where no scale of it is given."""
    if site.get("transA", 0) or site.get("alpha", 1.0) != 1.0:
        return None
    bias = site.inputs[6] if site.has(6) else ""
    result = _with_bias(site, "Gemm", linear.gemm, bias, 1 - site.get("transB", 0))
    if site.has(7) or result is None:
        return _stored(site, result, 7)
    return site.same("Identity", result)


def _with_bias(site: Site, op: str, normaliser: Normaliser, bias: str, axis: int) -> str | None:
    """The product of numbers with a bias of i32, of the scale of the sums that it is added to.

    Where only a run knows that scale, or the bias, the sums are multiplied by it:

    (sums of (x - zero) * (w - zero), and bias) * (scale of x * scale of w)
    """
    x, w, constants = site.inputs[:3], site.inputs[3:6], site.known.constants
    is_known = {x[1], w[1], bias} <= constants.keys()
    if not bias or is_known:
        factors = [numbers(site, x), numbers(site, w, axis)]
        if bias:
            scale = constants[x[1]].reshape(-1) * constants[w[1]].reshape(-1)
            name = site.add("scale", np.asarray(scale, np.float32))
            factors.append(numbers(site, (bias, name), 0))
        return _inner(site, op, normaliser, factors)
    factors = [numbers(site, (x[0], "", x[2])), numbers(site, (w[0], "", w[2]), axis)]
    whole = numbers(site, (bias,))
    result = _inner(site, op, normaliser, [*factors, whole] if bias in constants else factors)
    if result is None or whole is None:
        return None
    if bias not in constants:
        result = _changed(site, "Add", result, whole)
    scales = [site.type_of(name).shape for name in (x[1], w[1])]
    both = site.step("Mul", (x[1], w[1]), np.broadcast_shapes(*scales), "f32")
    return _changed(site, "Mul", result, both)


def _changed(site: Site, op: str, result: str, by: str) -> str:
    """A product with a number for each output added, or multiplied by it."""
    shape, size = site.type_of(result).shape, site.type_of(by).count
    if size > 1 and len(shape) > 2:
        along = (size, *(1,) * (len(shape) - 2))
        by = site.step("Reshape", (by,), along, "f32", shape=along)
    return site.step(op, (result, by), shape, "f32")


def matmul_to_float(site: Site) -> list[Node] | None:
    """MatMulIntegerToFloat: a, b, their scales, their zero points, a bias of f32."""
    a, b, scale_a, scale_b, zero_a, zero_b, bias = (*site.inputs, *[""] * 3)[:7]
    return _plus(site, _product(site, (a, scale_a, zero_a), (b, scale_b, zero_b)), bias)


def dynamic_matmul(site: Site) -> list[Node] | None:
    """DynamicQuantizeMatMul: a of f32, b, its scale and zero point, a bias of f32."""
    _, b, scale_b, zero_b, bias = (*site.inputs, "", "")[:5]
    return _plus(site, _product(site, by_range(site), (b, scale_b, zero_b)), bias)


def _plus(site: Site, product: str | None, bias: str) -> list[Node] | None:
    if product is None:
        return None
    return site.same("Add", product, bias) if bias else site.same("Identity", product)


# -- others ----------------------------------------------------------------------------------------


def _through(op: str, normaliser: Normaliser, operands: int = 1) -> Normaliser:
    """ONNX Runtime's form of an operator: its operands' numbers, and a result of integers."""

    def normalise(site: Site) -> list[Node] | None:
        given = [site.inputs[i : i + 3] for i in range(0, 3 * operands, 3)]
        found = [numbers(site, triple) for triple in given]
        return _stored(site, _inner(site, op, normaliser, found), 3 * operands)

    return normalise


def qlinear_concat(site: Site) -> list[Node] | None:
    """QLinearConcat: the result's scale and zero point, then integers with theirs."""
    given = [site.inputs[i : i + 3] for i in range(2, len(site.inputs), 3)]
    found = [numbers(site, triple) for triple in given]
    return _stored(site, _inner(site, "Concat", movement.NORMALISERS["Concat"], found), 0)


def qlinear_where(site: Site) -> list[Node] | None:
    """QLinearWhere: a condition, two operands, and the result's scale and zero point."""
    chosen = [numbers(site, site.inputs[i : i + 3]) for i in (1, 4)]
    where = elementwise.NORMALISERS["Where"]
    return _stored(site, _inner(site, "Where", where, [site.inputs[0], *chosen]), 7)


def _softmax(site: Site) -> list[Node] | None:
    """Softmax of the operator set that the node names."""
    site.opset = site.get("opset", site.opset)
    return reductions.softmax(site)


NORMALISERS: dict[str, Normaliser] = {
    "QuantizeLinear": quantize, "DequantizeLinear": dequantize,
    "DynamicQuantizeLinear": dynamic_quantize, "MatMulInteger": sums, "ConvInteger": sums,
    "Cast": cast, "CastLike": cast, "QLinearMatMul": qlinear_matmul, "QLinearConv": qlinear_conv,
}  # fmt: skip
"""Operators of ONNX."""


def _channels_first(normaliser: Normaliser) -> Normaliser:
    """The operator whose first input and result may be channels-last: between two transposes."""

    def normalise(site: Site) -> list[Node] | None:
        if not site.get("channels_last", 0):
            return normaliser(site)
        rank = len(site.x.shape)
        first, last = (0, rank - 1, *range(1, rank - 1)), (0, *range(2, rank), 1)
        shapes = [tuple(kind.shape[i] for i in first) for kind in (site.x, site.y)]
        x = site.step("Transpose", site.inputs[:1], shapes[0], site.x.dtype, perm=first)
        inner = site.within(site.op, (x, *site.inputs[1:]), replace(site.y, shape=shapes[1]))
        nodes = normaliser(inner)
        if nodes is None:
            return None
        site.nodes = nodes
        return site.same("Transpose", inner.outputs[0], perm=last)

    return normalise


CONTRIBUTED: dict[str, Normaliser] = {
    "QuantizeLinear": quantize, "DequantizeLinear": dequantize,
    "QLinearConv": _channels_first(qlinear_conv), "QGemm": qgemm,
    "MatMulIntegerToFloat": matmul_to_float,
    "DynamicQuantizeMatMul": dynamic_matmul,
    "QLinearAdd": _through("Add", elementwise.NORMALISERS["Add"], 2),
    "QLinearMul": _through("Mul", elementwise.NORMALISERS["Mul"], 2),
    "QLinearSigmoid": _through("Sigmoid", elementwise.NORMALISERS["Sigmoid"]),
    "QLinearLeakyRelu": _through("LeakyRelu", elementwise.NORMALISERS["LeakyRelu"]),
    "QLinearSoftmax": _through("Softmax", _softmax),
    "QLinearAveragePool": _channels_first(_through("AveragePool", windows.pool)),
    "QLinearGlobalAveragePool": _channels_first(
        _through("GlobalAveragePool", windows.global_pool)
    ),
    "QLinearConcat": qlinear_concat, "QLinearWhere": qlinear_where,
}  # fmt: skip
"""Operators of ONNX Runtime's own domain."""
