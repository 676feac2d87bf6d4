"""ONNX operators in float64 for which ONNX Runtime has no double kernel: each as NumPy computes it.

They are written from the ONNX specification, and share nothing with our kernels or our fusion.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Attributes = Mapping[str, Any]
Inputs = Sequence[Any]
"""Arrays, and None for an optional input that a node leaves out."""


@dataclass(frozen=True)
class Window:
    """A sliding window over the spatial axes of an image [N, C, ...]: one integer for each axis."""

    kernel: np.ndarray
    strides: np.ndarray
    dilations: np.ndarray

    @staticmethod
    def of(attributes: Attributes, kernel: Sequence[int]) -> Window:
        """The window that the attributes describe."""
        ones = (1,) * len(kernel)
        strides, dilations = (attributes.get(name, ones) for name in ("strides", "dilations"))
        return Window(np.array(kernel), np.array(strides), np.array(dilations))

    @property
    def spans(self) -> np.ndarray:
        """Pixels from the first tap to the last."""
        return np.asarray((self.kernel - 1) * self.dilations + 1)

    def frame(self, attributes: Attributes, shape: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
        """Padding of the spatial axes of such an image [2, axes], and sizes of the result."""
        sizes = np.array(shape[2:])
        needed = (-(-sizes // self.strides) - 1) * self.strides + self.spans
        pads = _pads(attributes, np.maximum(0, needed - sizes))
        room = sizes + pads.sum(0) - self.spans
        out = room // self.strides + 1
        if attributes.get("ceil_mode", 0):
            out += (room % self.strides > 0) & (out * self.strides < sizes + pads[0])
        return pads, out

    def padded(
        self, x: np.ndarray, pads: np.ndarray, out: np.ndarray, value: float = 0.0
    ) -> np.ndarray:
        """`x` padded with this value, and with zeros where a rounded-up size reads past that."""
        framed = np.pad(x, _of_pixels(pads), constant_values=value)
        past = np.maximum(0, (out - 1) * self.strides + self.spans - framed.shape[2:])
        return np.pad(framed, _of_pixels([0 * past, past]))

    def taps(
        self, padded: np.ndarray, out: np.ndarray
    ) -> Iterator[tuple[tuple[int, ...], np.ndarray]]:
        """Each tap of the kernel, and what it reads of a padded image: [N, C, *out]."""
        for tap in np.ndindex(*self.kernel):
            first = tap * self.dilations
            last = first + (out - 1) * self.strides
            index: tuple[Any, ...] = (..., *map(slice, first, last + 1, self.strides))
            yield tap, padded[index]


def _pads(attributes: Attributes, totals: np.ndarray) -> np.ndarray:
    """Padding before and after each axis: as it is stated, or these totals in two halves."""
    auto, none = attributes.get("auto_pad", b"NOTSET"), np.zeros(2 * len(totals), int)
    halves = [totals // 2, totals - totals // 2]
    if auto in (b"SAME_UPPER", b"SAME_LOWER"):
        return np.array(halves if auto == b"SAME_UPPER" else halves[::-1])
    return np.array(attributes.get("pads", none) if auto == b"NOTSET" else none).reshape(2, -1)


def _of_pixels(pads: Any) -> list[tuple[int, int]]:
    """Padding of the spatial axes, and none of the first two."""
    return [(0, 0), (0, 0), *zip(*pads, strict=True)]


def conv(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's Conv of any rank."""
    x, w = inputs[:2]
    groups, window = attributes.get("group", 1), Window.of(attributes, w.shape[2:])
    pads, out = window.frame(attributes, x.shape)
    batch, channels = x.shape[:2]
    outs, depth = w.shape[:2]
    total = np.zeros((batch, groups, outs // groups, math.prod(out)))
    for tap, read in window.taps(window.padded(x, pads, out), out):
        weights = w[..., *tap].reshape(groups, outs // groups, depth)
        pixels = read.reshape(batch, groups, channels // groups, -1)
        total += weights * pixels if depth == 1 else np.matmul(weights, pixels)
    return _with_bias(total.reshape(batch, outs, *out), inputs)


def conv_transpose(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's ConvTranspose of any rank: every input value is added to a window of the output."""
    x, w = inputs[:2]
    groups, window = attributes.get("group", 1), Window.of(attributes, w.shape[2:])
    sizes, (batch, channels), outs = np.array(x.shape[2:]), x.shape[:2], w.shape[1]
    full = (sizes - 1) * window.strides + window.spans + attributes.get("output_padding", 0 * sizes)
    total = np.zeros((batch, groups * outs, *full))
    pixels = x.reshape(batch, groups, channels // groups, -1)
    for tap, written in window.taps(total, sizes):
        weights = w[..., *tap].reshape(groups, channels // groups, outs)
        made = np.matmul(weights.transpose(0, 2, 1), pixels)
        written += made.reshape(written.shape)  # noqa: PLW2901  A part of the total.
    begins, out = _transposed_frame(attributes, full, sizes * window.strides)
    past = np.maximum(0, begins + out - full)
    kept: tuple[Any, ...] = (..., *map(slice, begins, begins + out))
    return _with_bias(np.pad(total, _of_pixels([0 * past, past]))[kept], inputs)


def _transposed_frame(
    attributes: Attributes, full: np.ndarray, same: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Elements cut off the front of each axis of a transposed convolution, and the kept sizes.

    `same`: the kept sizes of automatic padding.
    """
    auto, wanted = attributes.get("auto_pad", b"NOTSET"), attributes.get("output_shape")
    if wanted is None and auto not in (b"SAME_UPPER", b"SAME_LOWER"):
        begins, ends = _pads(attributes, full)
        return begins, full - begins - ends
    out = same if wanted is None else np.array(wanted[-len(full) :])
    totals = np.maximum(0, full - out)
    return totals // 2 if auto == b"SAME_UPPER" else totals - totals // 2, out


def average_pool(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's AveragePool: sums over counts, of which `count_include_pad` changes the latter."""
    x, window = inputs[0], Window.of(attributes, attributes["kernel_shape"])
    pads, out = window.frame(attributes, x.shape)
    total = sum(read for _, read in window.taps(window.padded(x, pads, out), out))
    value, ones = attributes.get("count_include_pad", 0), np.ones((1, 1, *x.shape[2:]))
    counts = sum(read for _, read in window.taps(window.padded(ones, pads, out, value), out))
    return np.asarray(total / counts)


def _with_bias(result: np.ndarray, inputs: Inputs) -> np.ndarray:
    bias = inputs[2] if len(inputs) > 2 else None
    return result if bias is None else result + bias.reshape(-1, *(1,) * (result.ndim - 2))


def gemm(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's Gemm."""
    a, b, c = (*inputs, None)[:3]
    a = a.T if attributes.get("transA", 0) else a
    b = b.T if attributes.get("transB", 0) else b
    result: np.ndarray = attributes.get("alpha", 1.0) * (a @ b)
    return result if c is None else result + attributes.get("beta", 1.0) * c


def clip(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """Bounds are attributes up to operator set 10, and inputs since."""
    x, low, high = (*inputs, None, None)[:3]
    low = attributes.get("min") if low is None else low
    high = attributes.get("max") if high is None else high
    result: np.ndarray = x if low is None else np.maximum(x, low)
    return result if high is None else np.minimum(result, high)


def _of_arrays(
    compute: Callable[..., np.ndarray], **defaults: float
) -> Callable[[Attributes, Inputs], np.ndarray]:
    """The operator that a function of all inputs computes, with these attributes by name.

    Defaults have the digits of f32, as attributes in a file have.
    """
    defaults = {name: float(np.float32(value)) for name, value in defaults.items()}

    def computed(attributes: Attributes, inputs: Inputs) -> np.ndarray:
        given = {name: attributes.get(name, value) for name, value in defaults.items()}
        with np.errstate(all="ignore"):
            return np.asarray(compute(*inputs, **given))

    return computed


def _over_pixels(reduce: Callable[..., Any]) -> Callable[[Attributes, Inputs], np.ndarray]:
    return _of_arrays(lambda x: reduce(x, axis=tuple(range(2, x.ndim)), keepdims=True))


def _erf(x: np.ndarray) -> np.ndarray:
    return np.fromiter(map(math.erf, x.ravel().tolist()), np.float64, x.size).reshape(x.shape)


def _instance_normalization(
    x: np.ndarray, scale: np.ndarray, bias: np.ndarray, epsilon: float
) -> np.ndarray:
    """Each channel of each image on its own."""
    axes, shape = tuple(range(2, x.ndim)), (-1, *(1,) * (x.ndim - 2))
    distance = x - x.mean(axis=axes, keepdims=True)
    variance = np.square(distance).mean(axis=axes, keepdims=True)
    normal = distance / np.sqrt(variance + epsilon)
    return np.asarray(normal * scale.reshape(shape) + bias.reshape(shape))


def _elu(x: np.ndarray, alpha: float, gamma: float = 1.0) -> np.ndarray:
    return np.asarray(gamma * np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0.0))))


FLOAT64_OPERATORS: Mapping[str, Callable[[Attributes, Inputs], np.ndarray]] = {
    "Conv": conv,
    "ConvTranspose": conv_transpose,
    "AveragePool": average_pool,
    "GlobalAveragePool": _over_pixels(np.mean),
    "GlobalMaxPool": _over_pixels(np.max),
    "MatMul": _of_arrays(np.matmul),
    "Gemm": gemm,
    "Clip": clip,
    "Erf": _of_arrays(_erf),
    "InstanceNormalization": _of_arrays(_instance_normalization, epsilon=1e-5),
    "HardSigmoid": _of_arrays(
        lambda x, alpha, beta: np.clip(alpha * x + beta, 0.0, 1.0), alpha=0.2, beta=0.5
    ),
    "HardSwish": _of_arrays(lambda x: x * np.clip(x / 6.0 + 0.5, 0.0, 1.0)),
    "LeakyRelu": _of_arrays(lambda x, alpha: np.where(x < 0, alpha * x, x), alpha=0.01),
    "PRelu": _of_arrays(lambda x, slope: np.where(x < 0, slope * x, x)),
    "Elu": _of_arrays(_elu, alpha=1.0),
    "Selu": _of_arrays(_elu, alpha=1.67326319217681884765625, gamma=1.05070102214813232421875),
    "Softplus": _of_arrays(lambda x: np.logaddexp(0.0, x)),
    "Softsign": _of_arrays(lambda x: x / (1.0 + np.abs(x))),
    "Relu": _of_arrays(lambda x: np.maximum(x, 0.0)),
    "Add": _of_arrays(np.add),
    "Sub": _of_arrays(np.subtract),
    "Mul": _of_arrays(np.multiply),
    "Div": _of_arrays(np.divide),
    "Sqrt": _of_arrays(np.sqrt),
    "Tanh": _of_arrays(np.tanh),
    "Exp": _of_arrays(np.exp),
    "Transpose": lambda attributes, inputs: np.transpose(inputs[0], attributes.get("perm")),
}
"""Operators of the standard domain, for inputs of float64 only.

The plain ones at the end have double kernels, too, but preparing a session for each takes longer.
"""
