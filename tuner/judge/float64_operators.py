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
Inputs = Sequence[np.ndarray | None]


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

    def taps(self, x: np.ndarray) -> Iterator[tuple[tuple[int, ...], np.ndarray]]:
        """Each tap of the kernel, and what it reads of `x`, with zeros around it: [N, C, *out]."""
        padded = np.pad(x, [(0, 0), (0, 0), *zip(self.begins, self._reach(x), strict=True)])
        for tap in itertools.product(*map(range, self.kernel)):
            firsts = [t * d for t, d in zip(tap, self.dilations, strict=True)]
            places = zip(firsts, self.strides, self.out, strict=True)
            cuts = [slice(f, f + (count - 1) * s + 1, s) for f, s, count in places]
            yield tap, padded[_at(cuts)]

    def _reach(self, x: np.ndarray) -> Iterator[int]:
        """Zeros behind each axis: as padded, or more where a rounded-up size reads past that."""
        for axis, size in enumerate(x.shape[2:]):
            span = (self.kernel[axis] - 1) * self.dilations[axis] + 1
            last = (self.out[axis] - 1) * self.strides[axis] + span
            yield max(self.ends[axis], last - size - self.begins[axis])


def _same_pads(
    sizes: Sequence[int], strides: Sequence[int], spans: Sequence[int], auto: str
) -> tuple[int, ...]:
    totals = [
        max(0, (-(-size // stride) - 1) * stride + span - size)
        for size, stride, span in zip(sizes, strides, spans, strict=True)
    ]
    small, large = [t // 2 for t in totals], [t - t // 2 for t in totals]
    return tuple(small + large if auto == "SAME_UPPER" else large + small)


def _at(places: Sequence[int | slice]) -> tuple[int | slice, ...]:
    """An index of the spatial axes, for all of the first two."""
    return (slice(None), slice(None), *places)


def conv(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's Conv of any rank."""
    x, w = _present(inputs[0]), _present(inputs[1])
    groups = attributes.get("group", 1)
    window = Window.of(attributes, w.shape[2:], x.shape[2:])
    batch, channels = x.shape[:2]
    outs, depth = w.shape[:2]
    total = np.zeros((batch, groups, outs // groups, math.prod(window.out)))
    for tap, read in window.taps(x):
        weights = w[_at(tap)].reshape(groups, outs // groups, depth)
        pixels = read.reshape(batch, groups, channels // groups, -1)
        total += weights * pixels if depth == 1 else np.matmul(weights, pixels)
    return _with_bias(total.reshape(batch, outs, *window.out), inputs)


def conv_transpose(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's ConvTranspose of any rank: every input value is added to a window of the output."""
    x, w = _present(inputs[0]), _present(inputs[1])
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
    for tap in itertools.product(*map(range, kernel)):
        weights = w[_at(tap)].reshape(groups, channels // groups, outs)
        made = np.matmul(weights.transpose(0, 2, 1), pixels)
        cuts = [
            slice(t * d, t * d + (n - 1) * s + 1, s)
            for t, d, n, s in zip(tap, dilations, sizes, strides, strict=True)
        ]
        total[_at(cuts)] += made.reshape(batch, groups * outs, *sizes)
    cuts = [slice(b, b + n) for b, n in zip(begins, out, strict=True)]
    wide = [(0, max(0, cut.stop - have)) for cut, have in zip(cuts, full, strict=True)]
    total = np.pad(total, [(0, 0), (0, 0), *wide])
    return _with_bias(total[_at(cuts)], inputs)


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
    x = _present(inputs[0])
    window = Window.of(attributes, attributes["kernel_shape"], x.shape[2:])
    total = sum(read for _, read in window.taps(x))
    ones = np.ones((1, 1, *x.shape[2:]))
    if attributes.get("count_include_pad", 0):
        frame = [(0, 0), (0, 0), *zip(window.begins, window.ends, strict=True)]
        ones = np.pad(ones, frame, constant_values=1.0)
        rank = len(window.kernel)
        window = Window(
            window.kernel, window.strides, window.dilations, (0,) * rank, (0,) * rank, window.out
        )
    return np.asarray(total / sum(read for _, read in window.taps(ones)))


def _with_bias(result: np.ndarray, inputs: Inputs) -> np.ndarray:
    bias = inputs[2] if len(inputs) > 2 else None
    return result if bias is None else result + bias.reshape(-1, *(1,) * (result.ndim - 2))


def _present(array: np.ndarray | None) -> np.ndarray:
    if array is None:
        raise ValueError("an input is missing")
    return array


def gemm(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's Gemm."""
    a, b = _present(inputs[0]), _present(inputs[1])
    a = a.T if attributes.get("transA", 0) else a
    b = b.T if attributes.get("transB", 0) else b
    result: np.ndarray = attributes.get("alpha", 1.0) * (a @ b)
    if len(inputs) > 2 and inputs[2] is not None:
        result = result + attributes.get("beta", 1.0) * inputs[2]
    return result


def matmul(_: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's MatMul."""
    return np.asarray(np.matmul(_present(inputs[0]), _present(inputs[1])))


def erf(_: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's Erf, element by element."""
    x = _present(inputs[0])
    return np.fromiter(map(math.erf, x.ravel().tolist()), np.float64, x.size).reshape(x.shape)


def _over_pixels(reduce: Callable[..., Any]) -> Callable[[Attributes, Inputs], np.ndarray]:
    def pooled(_: Attributes, inputs: Inputs) -> np.ndarray:
        x = _present(inputs[0])
        return np.asarray(reduce(x, axis=tuple(range(2, x.ndim)), keepdims=True))

    return pooled


def instance_normalization(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """ONNX's InstanceNormalization: each channel of each image on its own."""
    x, scale, bias = map(_present, inputs)
    axes = tuple(range(2, x.ndim))
    shape = (-1, *(1,) * (x.ndim - 2))
    distance = x - x.mean(axis=axes, keepdims=True)
    variance = np.square(distance).mean(axis=axes, keepdims=True)
    normal = distance / np.sqrt(variance + attributes.get("epsilon", 1e-5))
    return np.asarray(normal * scale.reshape(shape) + bias.reshape(shape))


def clip(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    """Bounds are attributes up to operator set 10, and inputs since."""
    low, high = (*inputs[1:3], None, None)[:2]
    low = attributes.get("min") if low is None else low
    high = attributes.get("max") if high is None else high
    result = _present(inputs[0])
    result = result if low is None else np.maximum(result, low)
    return result if high is None else np.minimum(result, high)


def _hard_sigmoid(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    alpha, beta = attributes.get("alpha", 0.2), attributes.get("beta", 0.5)
    return np.asarray(np.clip(alpha * _present(inputs[0]) + beta, 0.0, 1.0))


def _elementwise(
    compute: Callable[..., np.ndarray], **defaults: float
) -> Callable[[Attributes, Inputs], np.ndarray]:
    def computed(attributes: Attributes, inputs: Inputs) -> np.ndarray:
        given = {name: attributes.get(name, value) for name, value in defaults.items()}
        with np.errstate(all="ignore"):
            return np.asarray(compute(*map(_present, inputs), **given))

    return computed


def _transpose(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    return np.transpose(_present(inputs[0]), attributes.get("perm"))


def _elu(x: np.ndarray, alpha: float, gamma: float = 1.0) -> np.ndarray:
    return np.asarray(gamma * np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0.0))))


FLOAT64_OPERATORS: Mapping[str, Callable[[Attributes, Inputs], np.ndarray]] = {
    "Conv": conv,
    "ConvTranspose": conv_transpose,
    "AveragePool": average_pool,
    "GlobalAveragePool": _over_pixels(np.mean),
    "GlobalMaxPool": _over_pixels(np.max),
    "MatMul": matmul,
    "Gemm": gemm,
    "Clip": clip,
    "Erf": erf,
    "InstanceNormalization": instance_normalization,
    "HardSigmoid": _hard_sigmoid,
    "HardSwish": _elementwise(lambda x: x * np.clip(x / 6.0 + 0.5, 0.0, 1.0)),
    "LeakyRelu": _elementwise(lambda x, alpha: np.where(x < 0, alpha * x, x), alpha=0.01),
    "PRelu": _elementwise(lambda x, slope: np.where(x < 0, slope * x, x)),
    "Elu": _elementwise(_elu, alpha=1.0),
    "Selu": _elementwise(_elu, alpha=1.67326319217681884765625, gamma=1.05070102214813232421875),
    "Softplus": _elementwise(lambda x: np.logaddexp(0.0, x)),
    "Softsign": _elementwise(lambda x: x / (1.0 + np.abs(x))),
    "Relu": _elementwise(lambda x: np.maximum(x, 0.0)),
    "Add": _elementwise(np.add),
    "Sub": _elementwise(np.subtract),
    "Mul": _elementwise(np.multiply),
    "Div": _elementwise(np.divide),
    "Sqrt": _elementwise(np.sqrt),
    "Tanh": _elementwise(np.tanh),
    "Exp": _elementwise(np.exp),
    "Transpose": _transpose,
}
"""Operators of the standard domain, for inputs of float64 only.

The plain ones at the end have double kernels, too, but preparing a session for each takes longer.
"""
