"""Quantised operators: the operators of f32 that they stand for, between changes of the numbers.

MatMulInteger(a, w, zero_a, zero_w)   ->  Cast(MatMul(numbers of a, numbers of w))
QLinearConv(x, ..., w, ..., y)        ->  QuantizeLinear(Conv(numbers of x, numbers of w))
DynamicQuantizeLinear(x)              ->  QuantizeLinear(x, (max - min) / 255, zero)

Numbers are made by DequantizeLinear; those of constants are constants. Where both factors of a
product are such numbers, the fusion may multiply the integers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from tuner.frontend.operators import elementwise, linear, movement, reductions, windows
from tuner.frontend.operators.elementwise import EXACT_INTEGER
from tuner.frontend.site import Normaliser, Site
from tuner.graph import Node, Quantised, TensorType

MAX_PRODUCT = 255 * 255
"""Largest product of two integers of 8 bits, less their zero points."""
MAX_I32 = 2**31 - 1
"""Largest sum in i32."""


# -- Q and DQ --------------------------------------------------------------------------------------


def quantize(site: Site) -> list[Node] | None:
    """QuantizeLinear of f32 to 8 or 16 bits, as a whole or by slices of one axis."""
    fits = site.x.dtype == "f32" and site.y.element.is_quantised and _is_by_slices(site)
    return site.same("QuantizeLinear", axis=site.axis(1)) if fits else None


def dequantize(site: Site) -> list[Node] | None:
    """DequantizeLinear to f32 from 8 or 16 bits, or from i32 without a zero point."""
    is_sum, zero = site.x.dtype == "i32", site.constant(2)
    if is_sum and site.has(2) and (zero is None or zero.any()):
        return None
    fits = (is_sum or site.x.element.is_quantised) and site.y.dtype == "f32" and _is_by_slices(site)
    inputs = site.inputs[: 2 if is_sum else 3]
    return site.same("DequantizeLinear", *inputs, axis=site.axis(1)) if fits else None


def _is_by_slices(site: Site) -> bool:
    """Return whether there is one scale of f32, or one for each slice along the axis."""
    shape, axis = site.x.shape, site.axis(1)
    given = {site.input_type(i).shape for i in (1, 2) if site.has(i)}
    is_fit = given <= {(), (1,)} or given == {shape[axis : axis + 1]}
    return is_fit and site.input_type(1).dtype == "f32" and not site.get("block_size", 0)


def dynamic_quantize(site: Site) -> list[Node] | None:
    """DynamicQuantizeLinear: u8 by the range of the whole tensor and 0."""
    if not site.x.shape:
        return None
    for result, output in zip(_by_range(site), site.outputs, strict=False):
        if output:
            site.give(result, output)
    return site.nodes


def _by_range(site: Site) -> tuple[str, str, str]:
    """The integers of the first input, their scale and zero point.

    All are 0 where the range is empty: 0 / 0 is no number, which becomes the lowest integer.
    """
    x, nothing, steps = site.inputs[0], _number(site, 0.0), _number(site, 255.0)
    axes = tuple(range(len(site.x.shape)))
    ends = []
    for op in ("Min", "Max"):
        end = site.step(f"Reduce{op}", (x,), (), "f32", axes=axes, keepdims=0)
        ends.append(site.step(op, (end, nothing), (), "f32"))
    range_ = site.step("Sub", (ends[1], ends[0]), (), "f32")
    scale = site.step("Div", (range_, steps), (), "f32")
    below = site.step("Neg", (ends[0],), (), "f32")
    zero = site.step("QuantizeLinear", (below, scale), (), "u8", axis=0)
    q = site.step("QuantizeLinear", (x, scale, zero), site.x.shape, "u8", axis=0)
    return q, scale, zero


def _number(site: Site, value: float) -> str:
    return site.add("number", np.array(value, np.float32))


# -- numbers ---------------------------------------------------------------------------------------


def _numbers(site: Site, triple: Sequence[str], axis: int | None = None) -> str | None:
    """The numbers of integers with their scale and zero point, which may be empty names.

    These are one, or one for each slice along an axis; None where they are of other sizes.
    """
    q, scale, zero = (*triple, "", "")[:3]
    kind, given = site.type_of(q), [name for name in (scale, zero) if name]
    allowed = {(), (1,), () if axis is None else kind.shape[axis : axis + 1]}
    if not {site.type_of(name).shape for name in given} <= allowed:
        return None
    if not kind.element.is_quantised and (zero or kind.dtype != "i32"):
        return None
    scale = scale or _number(site, 1.0)
    constants = site.known.constants
    if not {q, scale, *given} <= constants.keys():
        inputs = (q, scale, zero) if zero else (q, scale)
        return site.step("DequantizeLinear", inputs, kind.shape, "f32", axis=axis or 0)
    steps, zeros = constants[scale], constants.get(zero, np.zeros((), constants[q].dtype))
    size = (max(steps.size, zeros.size),)
    steps, zeros = (np.resize(array, size) for array in (steps, zeros))
    made = Quantised.of(constants[q], steps, zeros, axis or 0)
    name = site.add("numbers", made.numbers)
    site.known.quantised[name] = made
    return name


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
    if _depth(site) * MAX_PRODUCT >= EXACT_INTEGER:
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


def _depth(site: Site) -> int:
    """Number of products in a sum."""
    shape = site.input_type(1).shape
    return shape[-2:][0] if site.op == "MatMulInteger" else int(np.prod(shape[1:]))


def _matmul_sums(site: Site) -> str | None:
    a, b, zero_a, zero_b = (*site.inputs, "", "")[:4]
    return _product(site, (a, "", zero_a), (b, "", zero_b))


def _product(site: Site, a: Sequence[str], b: Sequence[str]) -> str | None:
    """The product of two matrices of numbers, if there are integer kernels or no digit is lost."""
    kind = site.type_of(b[0])
    is_exact = kind.shape[-2:][0] * MAX_PRODUCT < EXACT_INTEGER
    if not is_exact and not _has_integer_kernels(site, b):
        return None
    factors = _numbers(site, a), _numbers(site, b, len(kind.shape) - 1)
    return _inner(site, "MatMul", linear.matmul, factors)


def _has_integer_kernels(site: Site, b: Sequence[str]) -> bool:
    """Return whether the second factor is a constant matrix all of whose sums i32 has."""
    name, _, zero = (*b, "", "")[:3]
    constants = site.known.constants
    weights, zeros = constants.get(name), constants.get(zero, np.zeros((), np.int8))
    if weights is None or weights.ndim != 2 or (zero and zero not in constants):
        return False
    sizes = np.abs(weights.astype(np.int64) - zeros.astype(np.int64)).sum(0)
    return int(sizes.max(initial=0)) * 255 <= MAX_I32


def _conv_sums(site: Site) -> str | None:
    x, w, zero_x, zero_w = (*site.inputs, "", "")[:4]
    if zero_x and site.runtime(2) and _depth(site) * MAX_PRODUCT >= EXACT_INTEGER:
        return None  # no kernel has padding that only a run knows
    factors = _numbers(site, (x, "", zero_x)), _numbers(site, (w, "", zero_w), 0)
    return _inner(site, "Conv", windows.conv, factors)


_SUMS: dict[str, Callable[[Site], str | None]] = {
    "MatMulInteger": _matmul_sums, "ConvInteger": _conv_sums,
}  # fmt: skip


def qlinear_matmul(site: Site) -> list[Node] | None:
    """QLinearMatMul: a, its scale and zero point, b and its, those of the result."""
    return _stored(site, _product(site, site.inputs[:3], site.inputs[3:6]), 6)


def qlinear_conv(site: Site) -> list[Node] | None:
    """QLinearConv; the scale of its bias is the product of those of x and w."""
    if site.get("channels_last", 0):
        return None
    factors = [_numbers(site, site.inputs[:3]), _numbers(site, site.inputs[3:6], 0)]
    if site.has(8):
        factors.append(_bias(site, site.inputs[8], (1, 4)))
    return _stored(site, _inner(site, "Conv", windows.conv, factors), 6)


def qgemm(site: Site) -> list[Node] | None:
    """QGemm: as QLinearConv, with a result in f32 where no scale of it is given."""
    if site.get("transA", 0) or site.get("alpha", 1.0) != 1.0:
        return None
    axis = 1 - site.get("transB", 0)
    factors = [_numbers(site, site.inputs[:3]), _numbers(site, site.inputs[3:6], axis)]
    if site.has(6):
        factors.append(_bias(site, site.inputs[6], (1, 4)))
    result = _inner(site, "Gemm", linear.gemm, factors)
    if site.has(7) or result is None:
        return _stored(site, result, 7)
    return site.same("Identity", result)


def _bias(site: Site, name: str, scales: tuple[int, int]) -> str | None:
    """A bias of i32 as numbers, of the scale of the sums that it is added to."""
    one, other = (site.constant(i) for i in scales)
    if one is None or other is None or name not in site.known.constants:
        return None
    scale = np.asarray(one.reshape(-1) * other.reshape(-1), np.float32)
    return _numbers(site, (name, site.add("scale", scale), ""), 0)


def matmul_to_float(site: Site) -> list[Node] | None:
    """MatMulIntegerToFloat: a, b, their scales, their zero points, a bias of f32."""
    a, b, scale_a, scale_b, zero_a, zero_b, bias = (*site.inputs, *[""] * 3)[:7]
    return _plus(site, _product(site, (a, scale_a, zero_a), (b, scale_b, zero_b)), bias)


def dynamic_matmul(site: Site) -> list[Node] | None:
    """DynamicQuantizeMatMul: a of f32, b, its scale and zero point, a bias of f32."""
    _, b, scale_b, zero_b, bias = (*site.inputs, "", "")[:5]
    return _plus(site, _product(site, _by_range(site), (b, scale_b, zero_b)), bias)


def _plus(site: Site, product: str | None, bias: str) -> list[Node] | None:
    if product is None:
        return None
    return site.same("Add", product, bias) if bias else site.same("Identity", product)


# -- others ----------------------------------------------------------------------------------------


def _through(op: str, normaliser: Normaliser, operands: int = 1) -> Normaliser:
    """ONNX Runtime's form of an operator: its operands' numbers, and a result of integers."""

    def normalise(site: Site) -> list[Node] | None:
        if site.get("channels_last", 0):
            return None
        given = [site.inputs[i : i + 3] for i in range(0, 3 * operands, 3)]
        numbers = [_numbers(site, triple) for triple in given]
        return _stored(site, _inner(site, op, normaliser, numbers), 3 * operands)

    return normalise


def qlinear_concat(site: Site) -> list[Node] | None:
    """QLinearConcat: the result's scale and zero point, then integers with theirs."""
    given = [site.inputs[i : i + 3] for i in range(2, len(site.inputs), 3)]
    numbers = [_numbers(site, triple) for triple in given]
    return _stored(site, _inner(site, "Concat", movement.NORMALISERS["Concat"], numbers), 0)


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

CONTRIBUTED: dict[str, Normaliser] = {
    "QuantizeLinear": quantize, "DequantizeLinear": dequantize, "QLinearConv": qlinear_conv,
    "QGemm": qgemm, "MatMulIntegerToFloat": matmul_to_float,
    "DynamicQuantizeMatMul": dynamic_matmul,
    "QLinearAdd": _through("Add", elementwise.NORMALISERS["Add"], 2),
    "QLinearMul": _through("Mul", elementwise.NORMALISERS["Mul"], 2),
    "QLinearSigmoid": _through("Sigmoid", elementwise.NORMALISERS["Sigmoid"]),
    "QLinearLeakyRelu": _through("LeakyRelu", elementwise.NORMALISERS["LeakyRelu"]),
    "QLinearSoftmax": _through("Softmax", _softmax),
    "QLinearAveragePool": _through("AveragePool", windows.pool),
    "QLinearGlobalAveragePool": _through("GlobalAveragePool", windows.global_pool),
    "QLinearConcat": qlinear_concat,
}  # fmt: skip
"""Operators of ONNX Runtime's own domain."""
