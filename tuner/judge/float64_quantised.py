"""Quantised ONNX operators as NumPy computes them: scales in float64, and sums that are exact.

They are written from the definitions of ONNX and of ONNX Runtime's own operators. A number is
divided by the scale, rounded half to even, moved by the zero point, and held inside its type.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import ml_dtypes
import numpy as np
from onnx import helper

from tuner.element import is_integer
from tuner.judge.float64_operators import Attributes, average_pool, conv

Array = np.ndarray
Inputs = Sequence[Any]
"""Arrays, and None for an optional input that a node leaves out."""


class Rounding(Protocol):
    """A way to round numbers to whole ones."""

    def __call__(self, numbers: Array, low: Array, high: Array) -> Array:
        """The whole numbers; what is outside of the bounds is moved to them later."""


def half_to_even(numbers: Array, low: Array, high: Array) -> Array:
    """The nearest whole numbers, of two the even one."""
    del low, high
    return np.asarray(np.rint(numbers))


Operator = Callable[[Attributes, Inputs, Rounding], Sequence[Array] | None]
"""Results of a node: numbers in float64, and integers of their types; None where an operator is
not defined on integers."""

MICROSOFT = "com.microsoft"


# -- numbers and integers --------------------------------------------------------------------------


def quantise(
    x: Array, scale: Array, zero: Array | None, rounds: Rounding, dtype: np.dtype | None = None
) -> Array:
    """Numbers as integers of the zero point's type (u8 without). NaN becomes the lowest."""
    dtype = dtype or (np.dtype(np.uint8) if zero is None else zero.dtype)
    shift = _wide(0.0 if zero is None else zero)
    info = ml_dtypes.iinfo(dtype)  # type: ignore[no-untyped-call]
    low, high = float(info.min), float(info.max)
    with np.errstate(all="ignore"):
        steps = rounds(_wide(x) / _wide(scale), np.asarray(low - shift), np.asarray(high - shift))
        steps = steps + shift
    return np.asarray(np.clip(np.where(np.isnan(steps), low, steps), low, high).astype(dtype))


def dequantise(q: Array, scale: Array, zero: Array | None) -> Array:
    """The numbers that integers stand for."""
    return np.asarray(_moved(q, zero) * _wide(scale))


def _moved(q: Array, zero: Array | None) -> Array:
    """Integers less their zero point, in float64: products and sums of them are exact."""
    return _wide(q) if zero is None else _wide(q) - _wide(zero)


def _wide(array: Any) -> Array:
    return np.asarray(array).astype(np.float64)


def _in_i32(total: Array) -> Array:
    """Sums as registers of 32 bits hold them: they wrap."""
    return total.astype(np.int64).astype(np.int32)


def _along(parameter: Any, attributes: Attributes, x: Array) -> Any:
    """A scale or zero point in a shape that fits the tensor: one, one a slice, or one a block."""
    if parameter is None or parameter.size == 1:
        return parameter if parameter is None else parameter.reshape(())
    axis, block = attributes.get("axis", 1) % x.ndim, attributes.get("block_size", 0)
    if block:
        many = np.repeat(parameter, block, axis)
        return np.asarray(many[(slice(None),) * axis + (slice(x.shape[axis]),)])
    return parameter.reshape([-1 if i == axis else 1 for i in range(x.ndim)])


def _of_rows(parameter: Any) -> Any:
    """A scale or zero point of each row, of the left operand of a product, as a column."""
    is_rows = parameter is not None and parameter.ndim == 1 and parameter.size > 1
    return parameter.reshape(-1, 1) if is_rows else parameter


def _of_filters(parameter: Array | None, w: Array) -> Array | None:
    """A scale or zero point of each filter of a convolution, next to its weights."""
    return None if parameter is None else parameter.reshape(-1, *(1,) * (w.ndim - 1))


# -- operators of ONNX -----------------------------------------------------------------------------


def _quantize_linear(
    attributes: Attributes, inputs: Inputs, rounds: Rounding
) -> list[Array] | None:
    x, scale, zero = (*inputs, None)[:3]
    asked = attributes.get("output_dtype", 0)
    dtype = helper.tensor_dtype_to_np_dtype(asked) if asked else None
    dtype = dtype if zero is None else zero.dtype
    if dtype is not None and not _is_integer(dtype):
        return None
    scale, zero = (_along(given, attributes, x) for given in (scale, zero))
    return [quantise(x, scale, zero, rounds, dtype)]


def _dequantize_linear(attributes: Attributes, inputs: Inputs, _: Rounding) -> list[Array] | None:
    q, scale, zero = (*inputs, None)[:3]
    if not _is_integer(q.dtype):
        return None
    scale, zero = (_along(given, attributes, q) for given in (scale, zero))
    return [dequantise(q, scale, zero)]


def _is_integer(dtype: np.dtype) -> bool:
    """Return whether a type holds whole numbers; NumPy's own kinds do not say so of 4 bits."""
    return is_integer(dtype)


def _dynamic_quantize_linear(_: Attributes, inputs: Inputs, rounds: Rounding) -> list[Array]:
    return list(_by_range(inputs[0], rounds))


def _by_range(x: Array, rounds: Rounding) -> tuple[Array, Array, Array]:
    """u8 by the range of the whole tensor and 0: integers, scale, zero point."""
    low, high = min(float(x.min()), 0.0), max(float(x.max()), 0.0)
    scale = np.asarray((high - low) / 255.0)
    if not scale:
        return np.zeros(x.shape, np.uint8), scale, np.asarray(0, np.uint8)
    zero = quantise(np.asarray(-low), scale, None, rounds)
    return quantise(x, scale, zero, rounds), scale, zero


def _matmul_integer(_: Attributes, inputs: Inputs, __: Rounding) -> list[Array]:
    a, b, zero_a, zero_b = (*inputs, None, None)[:4]
    return [_in_i32(np.matmul(_moved(a, _of_rows(zero_a)), _moved(b, zero_b)))]


def _conv_integer(attributes: Attributes, inputs: Inputs, _: Rounding) -> list[Array]:
    x, w, zero_x, zero_w = (*inputs, None, None)[:4]
    return [_in_i32(conv(attributes, [_moved(x, zero_x), _moved(w, _of_filters(zero_w, w))]))]


def _qlinear_matmul(_: Attributes, inputs: Inputs, rounds: Rounding) -> list[Array]:
    a, scale_a, zero_a, b, scale_b, zero_b, scale, zero = inputs
    left = dequantise(a, _of_rows(scale_a), _of_rows(zero_a))
    product = np.matmul(left, dequantise(b, scale_b, zero_b))
    return [quantise(product, _of_rows(scale), _of_rows(zero), rounds)]


def _qlinear_conv(attributes: Attributes, inputs: Inputs, rounds: Rounding) -> list[Array]:
    x, scale_x, zero_x, w, scale_w, zero_w, scale, zero, bias = (*inputs, None)[:9]
    both = (_wide(scale_x) * _wide(scale_w).reshape(-1)).reshape(-1, *(1,) * (x.ndim - 2))

    def compute(moved: Array) -> Array:
        total = conv(attributes, [moved, _moved(w, _of_filters(zero_w, w)), bias])
        return np.asarray(total * both)

    result = _of_channels_first(compute, attributes, _moved(x, zero_x))
    return [quantise(result, scale, zero, rounds)]


# -- operators of ONNX Runtime ---------------------------------------------------------------------


def _qgemm(attributes: Attributes, inputs: Inputs, rounds: Rounding) -> list[Array]:
    a, scale_a, zero_a, b, scale_b, zero_b, bias, scale, zero = (*inputs, *(None,) * 3)[:9]
    a, b = (x.T if attributes.get(name, 0) else x for x, name in ((a, "transA"), (b, "transB")))
    total = np.matmul(_moved(a, zero_a), _moved(b, zero_b))
    total = total if bias is None else total + _wide(bias)
    result = total * (attributes.get("alpha", 1.0) * _wide(scale_a) * _wide(scale_b))
    return [result if scale is None else quantise(result, scale, zero, rounds)]


def _dynamic_quantize_matmul(_: Attributes, inputs: Inputs, rounds: Rounding) -> list[Array]:
    a, b, scale_b, zero_b, bias = (*inputs, None, None)[:5]
    q, scale, zero = _by_range(a, rounds)
    product = np.matmul(dequantise(q, scale, zero), dequantise(b, scale_b, zero_b))
    return [product if bias is None else product + bias]


def _matmul_integer_to_float(_: Attributes, inputs: Inputs, __: Rounding) -> list[Array]:
    a, b, scale_a, scale_b, zero_a, zero_b, bias = (*inputs, *(None,) * 3)[:7]
    product = np.matmul(dequantise(a, scale_a, zero_a), dequantise(b, scale_b, zero_b))
    return [product if bias is None else product + bias]


def _through(compute: Callable[..., Array], operands: int = 1) -> Operator:
    """The operator that computes with the numbers of integers, and quantises the result."""

    def computed(attributes: Attributes, inputs: Inputs, rounds: Rounding) -> list[Array]:
        given = (*inputs, None)
        numbers = [dequantise(*given[3 * i : 3 * i + 3]) for i in range(operands)]
        scale, zero = given[3 * operands : 3 * operands + 2]
        return [quantise(compute(attributes, *numbers), scale, zero, rounds, inputs[0].dtype)]

    return computed


def _qlinear_concat(attributes: Attributes, inputs: Inputs, rounds: Rounding) -> list[Array]:
    scale, zero, *given = inputs
    parts = [dequantise(*given[i : i + 3]) for i in range(0, len(given), 3)]
    return [quantise(np.concatenate(parts, attributes["axis"]), scale, zero, rounds)]


def _qlinear_where(_: Attributes, inputs: Inputs, rounds: Rounding) -> list[Array]:
    condition, *given, scale, zero = inputs
    numbers = np.where(condition, dequantise(*given[:3]), dequantise(*given[3:]))
    return [quantise(numbers, scale, zero, rounds)]


def _softmax(attributes: Attributes, x: Array) -> Array:
    """Softmax over one axis; before operator set 13, over all from that axis on."""
    axis = attributes.get("axis", -1) % x.ndim
    axes = (axis,) if attributes["opset"] >= 13 else tuple(range(axis, x.ndim))
    powers = np.exp(x - x.max(axis=axes, keepdims=True))
    return np.asarray(powers / powers.sum(axis=axes, keepdims=True))


def _reduce_mean(attributes: Attributes, x: Array) -> Array:
    axes = attributes.get("axes")
    kept = bool(attributes.get("keepdims", 1))
    return np.asarray(x.mean(axis=None if axes is None else tuple(axes), keepdims=kept))


def _pool(attributes: Attributes, x: Array) -> Array:
    return _of_channels_first(lambda y: average_pool(attributes, [y]), attributes, x)


def _global_pool(attributes: Attributes, x: Array) -> Array:
    axes = tuple(range(2, x.ndim))
    return _of_channels_first(lambda y: y.mean(axis=axes, keepdims=True), attributes, x)


def _of_channels_first(
    compute: Callable[[Array], Array], attributes: Attributes, x: Array
) -> Array:
    if not attributes.get("channels_last", 0):
        return compute(x)
    return np.moveaxis(compute(np.moveaxis(x, -1, 1)), 1, -1)


def _leaky(attributes: Attributes, x: Array) -> Array:
    return np.where(x < 0, attributes.get("alpha", float(np.float32(0.01))) * x, x)


def _sigmoid(_: Attributes, x: Array) -> Array:
    return np.asarray(0.5 + 0.5 * np.tanh(0.5 * x))


QUANTISED_OPERATORS: Mapping[tuple[str, str], Operator] = {
    ("", "QuantizeLinear"): _quantize_linear,
    ("", "DequantizeLinear"): _dequantize_linear,
    ("", "DynamicQuantizeLinear"): _dynamic_quantize_linear,
    ("", "MatMulInteger"): _matmul_integer,
    ("", "ConvInteger"): _conv_integer,
    ("", "QLinearMatMul"): _qlinear_matmul,
    ("", "QLinearConv"): _qlinear_conv,
    (MICROSOFT, "QuantizeLinear"): _quantize_linear,
    (MICROSOFT, "DequantizeLinear"): _dequantize_linear,
    (MICROSOFT, "QLinearConv"): _qlinear_conv,
    (MICROSOFT, "QGemm"): _qgemm,
    (MICROSOFT, "DynamicQuantizeMatMul"): _dynamic_quantize_matmul,
    (MICROSOFT, "MatMulIntegerToFloat"): _matmul_integer_to_float,
    (MICROSOFT, "QLinearAdd"): _through(lambda _, a, b: a + b, 2),
    (MICROSOFT, "QLinearMul"): _through(lambda _, a, b: a * b, 2),
    (MICROSOFT, "QLinearSigmoid"): _through(_sigmoid),
    (MICROSOFT, "QLinearLeakyRelu"): _through(_leaky),
    (MICROSOFT, "QLinearSoftmax"): _through(_softmax),
    (MICROSOFT, "QLinearReduceMean"): _through(_reduce_mean),
    (MICROSOFT, "QLinearAveragePool"): _through(_pool),
    (MICROSOFT, "QLinearGlobalAveragePool"): _through(_global_pool),
    (MICROSOFT, "QLinearConcat"): _qlinear_concat,
    (MICROSOFT, "QLinearWhere"): _qlinear_where,
}
"""Operators by their domain and name."""

ROUNDING_OPERATORS = frozenset(
    name
    for domain, name in QUANTISED_OPERATORS
    if name not in ("DequantizeLinear", "MatMulInteger", "ConvInteger", "MatMulIntegerToFloat")
)
"""Operators that round numbers to integers: roundings before them decide where nearly ties fall."""
