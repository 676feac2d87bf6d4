"""ONNX operators in float64 for which ONNX Runtime has no double kernel: each as NumPy computes it.

They are written from the ONNX specification, and share nothing with our kernels or our fusion.
"""

from __future__ import annotations

import itertools
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
    """A sliding window over the spatial axes of an image [N, C, ...]."""

    kernel: tuple[int, ...]
    strides: tuple[int, ...]
    dilations: tuple[int, ...]
    begins: tuple[int, ...]
    ends: tuple[int, ...]
    out: tuple[int, ...]
    """Sizes of the result."""

    @staticmethod
    def of(attributes: Attributes, kernel: Sequence[int], sizes: Sequence[int]) -> Window:
        """The window that the attributes describe over spatial axes of these sizes."""
        rank = len(kernel)
        strides = tuple(attributes.get("strides", (1,) * rank))
        dilations = tuple(attributes.get("dilations", (1,) * rank))
        spans = [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)]
        pads = tuple(attributes.get("pads", (0,) * (2 * rank)))
        auto = attributes.get("auto_pad", b"NOTSET").decode()
        if auto == "VALID":
            pads = (0,) * (2 * rank)
        elif auto in ("SAME_UPPER", "SAME_LOWER"):
            pads = _same_pads(sizes, strides, spans, auto)
        begins, ends = pads[:rank], pads[rank:]
        out = []
        for size, stride, span, begin, end in zip(sizes, strides, spans, begins, ends, strict=True):
            room = size + begin + end - span
            count = room // stride + 1
            if attributes.get("ceil_mode", 0) and room % stride and count * stride < size + begin:
                count += 1
            out.append(count)
        return Window(tuple(kernel), strides, dilations, begins, ends, tuple(out))

    def padded(self, x: np.ndarray, value: float = 0.0) -> np.ndarray:
        """`x` padded with this value, and with zeros where a rounded-up size reads past that."""
        framed = np.pad(x, _frame(self.begins, self.ends), constant_values=value)
        taps = zip(self.kernel, self.dilations, self.strides, self.out, strict=True)
        read = [(count - 1) * s + (k - 1) * d + 1 for k, d, s, count in taps]
        past = [max(0, end - size) for end, size in zip(read, framed.shape[2:], strict=True)]
        return np.pad(framed, _frame((0,) * len(past), past))

    def taps(self, padded: np.ndarray) -> Iterator[tuple[tuple[int, ...], np.ndarray]]:
        """Each tap of the kernel, and what it reads of a padded image: [N, C, *out]."""
        for tap in itertools.product(*map(range, self.kernel)):
            firsts = [t * d for t, d in zip(tap, self.dilations, strict=True)]
            places = zip(firsts, self.strides, self.out, strict=True)
            cuts = (slice(f, f + (count - 1) * s + 1, s) for f, s, count in places)
            index: tuple[Any, ...] = (..., *cuts)
            yield tap, padded[index]


def _same_pads(
    sizes: Sequence[int], strides: Sequence[int], spans: Sequence[int], auto: str
) -> tuple[int, ...]:
    totals = [
        max(0, (-(-size // stride) - 1) * stride + span - size)
        for size, stride, span in zip(sizes, strides, spans, strict=True)
    ]
    small, large = [t // 2 for t in totals], [t - t // 2 for t in totals]
    return tuple(small + large if auto == "SAME_UPPER" else large + small)


def _frame(begins: Sequence[int], ends: Sequence[int]) -> list[tuple[int, int]]:
    """Padding of the spatial axes, and none of the first two."""
    return [(0, 0), (0, 0), *zip(begins, ends, strict=True)]


def conv(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's Conv of any rank."""
    x, w = inputs[:2]
    groups = attributes.get("group", 1)
    window = Window.of(attributes, w.shape[2:], x.shape[2:])
    batch, channels = x.shape[:2]
    outs, depth = w.shape[:2]
    total = np.zeros((batch, groups, outs // groups, math.prod(window.out)))
    for tap, read in window.taps(window.padded(x)):
        weights = w[..., *tap].reshape(groups, outs // groups, depth)
        pixels = read.reshape(batch, groups, channels // groups, -1)
        total += weights * pixels if depth == 1 else np.matmul(weights, pixels)
    return _with_bias(total.reshape(batch, outs, *window.out), inputs)


def conv_transpose(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's ConvTranspose of any rank: every input value is added to a window of the output."""
    x, w = inputs[:2]
    groups = attributes.get("group", 1)
    rank, sizes, kernel = w.ndim - 2, x.shape[2:], w.shape[2:]
    strides = attributes.get("strides", (1,) * rank)
    dilations = attributes.get("dilations", (1,) * rank)
    extra = attributes.get("output_padding", (0,) * rank)
    spans = [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)]
    full = [
        (n - 1) * s + span + e for n, s, span, e in zip(sizes, strides, spans, extra, strict=True)
    ]
    begins, out = _transposed_frame(attributes, full, sizes, strides)
    batch, channels = x.shape[:2]
    outs = w.shape[1]
    total = np.zeros((batch, groups * outs, *full))
    pixels = x.reshape(batch, groups, channels // groups, -1)
    none = (0,) * rank
    for tap, window in Window(kernel, strides, dilations, none, none, sizes).taps(total):
        weights = w[..., *tap].reshape(groups, channels // groups, outs)
        made = np.matmul(weights.transpose(0, 2, 1), pixels)
        window += made.reshape(window.shape)  # noqa: PLW2901  A part of the total.
    cuts = [slice(b, b + n) for b, n in zip(begins, out, strict=True)]
    past = [max(0, cut.stop - have) for cut, have in zip(cuts, full, strict=True)]
    total = np.pad(total, _frame(none, past))
    kept: tuple[Any, ...] = (..., *cuts)
    return _with_bias(total[kept], inputs)


def _transposed_frame(
    attributes: Attributes, full: Sequence[int], sizes: Sequence[int], strides: Sequence[int]
) -> tuple[Sequence[int], Sequence[int]]:
    """Elements cut off the front of each axis of a transposed convolution, and the kept sizes."""
    rank = len(full)
    auto = attributes.get("auto_pad", b"NOTSET").decode()
    wanted = attributes.get("output_shape")
    if wanted is None and auto not in ("SAME_UPPER", "SAME_LOWER"):
        pads = attributes.get("pads", (0,) * (2 * rank)) if auto == "NOTSET" else (0,) * (2 * rank)
        kept = [n - b - e for n, b, e in zip(full, pads[:rank], pads[rank:], strict=True)]
        return pads[:rank], kept
    out = wanted or [n * s for n, s in zip(sizes, strides, strict=True)]
    totals = [max(0, n - m) for n, m in zip(full, out, strict=True)]
    return [t // 2 if auto == "SAME_UPPER" else t - t // 2 for t in totals], out[-rank:]


def average_pool(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's AveragePool: sums over counts, of which `count_include_pad` changes the latter."""
    x = inputs[0]
    window = Window.of(attributes, attributes["kernel_shape"], x.shape[2:])
    total = sum(read for _, read in window.taps(window.padded(x)))
    ones = window.padded(np.ones((1, 1, *x.shape[2:])), attributes.get("count_include_pad", 0))
    return np.asarray(total / sum(read for _, read in window.taps(ones)))


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
    """The operator that a function of all inputs computes, with these attributes by name."""

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
