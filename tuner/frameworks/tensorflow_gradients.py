"""Operators of TensorFlow's gradients in ONNX, one row of a table each: tf2onnx has none of them.

A row takes the operator and returns the names of its results, made of standard operators. Layouts
are those of TensorFlow (NHWC, HWIO): tf2onnx moves the transpositions to where they cost least.
All are the derivatives that TensorFlow's kernels compute, in another order of additions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from types import MappingProxyType
from typing import Any

import numpy as np
import onnx
import tf2onnx
from onnx import TensorProto

from tuner.errors import ModelError

STAYS = "leave it to TensorFlow"
SELU_SCALE, SELU_SCALE_ALPHA = 1.0507009873554805, 1.7580993408473769
"""Constants of SELU, as TensorFlow's kernels have them."""
NCHW, NHWC = (0, 3, 1, 2), (0, 2, 3, 1)
OIHW = (3, 2, 0, 1)


@dataclass(frozen=True)
class _Operator:
    """An operator of a gradient that is converted."""

    graph: Any
    node: Any

    def shape(self, at: int) -> Sequence[int]:
        shape: Sequence[int] = self.graph.get_shape(self.node.input[at])
        if shape is None or any(size < 0 for size in shape):
            raise ModelError(f"a shape of {self.node.type} is open", STAYS)
        return shape

    @property
    def dtype(self) -> Any:
        return onnx.helper.tensor_dtype_to_np_dtype(self.graph.get_dtype(self.node.output[0]))

    def number(self, value: float) -> str:
        """A constant of the result's type."""
        return self.constant(np.array(value, self.dtype))

    def constant(self, array: Any) -> str:
        place = tf2onnx.utils.make_name(self.node.name)
        name: str = self.graph.make_const(place, array).output[0]
        return name

    def known(self, at: int) -> np.ndarray:
        """Value of an operand that is a constant. Raises ModelError where it is none."""
        operand = self.node.inputs[at]
        if not operand.is_const():
            raise ModelError(f"a setting of {self.node.type} is no constant", STAYS)
        return np.asarray(operand.get_tensor_value(as_list=False))

    def add(self, operator: str, *inputs: str, outputs: int = 1, **attributes: Any) -> Any:
        made = self.graph.make_node(operator, list(inputs), attr=attributes, output_count=outputs)
        return made.output[0] if outputs == 1 else list(made.output)

    def turned(self, value: str, order: Sequence[int]) -> str:
        return str(self.add("Transpose", value, perm=list(order)))

    def reshaped(self, value: str, shape: Sequence[int]) -> str:
        return str(self.add("Reshape", value, self.constant(np.array(shape, np.int64))))

    def summed(self, value: str, axes: Sequence[int], *, keeps: bool = False) -> str:
        held = self.constant(np.array(axes, np.int64))
        return str(self.add("ReduceSum", value, held, keepdims=int(keeps)))

    def ints(self, name: str) -> list[int]:
        found = self.node.get_attr(name)
        return list(found.ints) if found is not None else [1, 1, 1, 1]


Rule = Callable[[_Operator], "str | Sequence[str]"]


def _handler(rule: Rule) -> Callable[..., None]:
    """A handler of tf2onnx for a row of the table."""

    def write(graph: Any, node: Any, name: str, _: object) -> None:
        shapes = [graph.get_shape(one) for one in node.output]
        dtypes = [graph.get_dtype(one) for one in node.output]
        outputs = list(node.output)
        made = rule(_Operator(graph, node))
        graph.remove_node(name)
        results = [made] if isinstance(made, str) else made
        for at, result in enumerate(results):
            graph.make_node(
                "Identity", [result], outputs=[outputs[at]], shapes=[shapes[at]],
                dtypes=[dtypes[at]],
            )  # fmt: skip

    return write


# Activations: the operands are the gradient and the input, or the result and the gradient.


def _chosen(one: _Operator, condition: str, value: str, other: str) -> str:
    return str(one.add("Where", condition, value, other))


def _relu(one: _Operator) -> str:
    gradient, features = one.node.input
    zero = one.number(0)
    return _chosen(one, one.add("Greater", features, zero), gradient, zero)


def _relu6(one: _Operator) -> str:
    gradient, features = one.node.input
    zero = one.number(0)
    inside = one.add(
        "And", one.add("Greater", features, zero), one.add("Less", features, one.number(6))
    )
    return _chosen(one, inside, gradient, zero)


def _leaky_relu(one: _Operator) -> str:
    gradient, features = one.node.input
    alpha = one.number(one.node.get_attr_value("alpha", 0.2))
    scaled = one.add("Mul", gradient, alpha)
    return _chosen(one, one.add("Greater", features, one.number(0)), gradient, scaled)


def _elu(one: _Operator) -> str:
    gradient, result = one.node.input
    below = one.add("Mul", gradient, one.add("Add", result, one.number(1)))
    return _chosen(one, one.add("Less", result, one.number(0)), below, gradient)


def _selu(one: _Operator) -> str:
    gradient, result = one.node.input
    below = one.add("Mul", gradient, one.add("Add", result, one.number(SELU_SCALE_ALPHA)))
    above = one.add("Mul", gradient, one.number(SELU_SCALE))
    return _chosen(one, one.add("Less", result, one.number(0)), below, above)


def _sigmoid(one: _Operator) -> str:
    result, gradient = one.node.input
    slope = one.add("Mul", result, one.add("Sub", one.number(1), result))
    return str(one.add("Mul", gradient, slope))


def _tanh(one: _Operator) -> str:
    result, gradient = one.node.input
    slope = one.add("Sub", one.number(1), one.add("Mul", result, result))
    return str(one.add("Mul", gradient, slope))


def _softplus(one: _Operator) -> str:
    gradient, features = one.node.input
    return str(one.add("Mul", gradient, one.add("Sigmoid", features)))


def _softsign(one: _Operator) -> str:
    gradient, features = one.node.input
    base = one.add("Add", one.number(1), one.add("Abs", features))
    return str(one.add("Div", gradient, one.add("Mul", base, base)))


def _rsqrt(one: _Operator) -> str:
    result, gradient = one.node.input
    cube = one.add("Mul", one.add("Mul", result, result), result)
    return str(one.add("Mul", gradient, one.add("Mul", cube, one.number(-0.5))))


def _sqrt(one: _Operator) -> str:
    result, gradient = one.node.input
    return str(one.add("Div", one.add("Mul", gradient, one.number(0.5)), result))


def _reciprocal(one: _Operator) -> str:
    result, gradient = one.node.input
    square = one.add("Mul", result, result)
    return str(one.add("Neg", one.add("Mul", gradient, square)))


# Losses: the loss of each row, and its gradient.


def _cross_entropy(one: _Operator) -> Sequence[str]:
    logits, labels = one.node.input
    if one.shape(0) != one.shape(1):
        raise ModelError("the labels of a softmax have another shape", STAYS)
    return _entropy(one, logits, labels)


def _sparse_cross_entropy(one: _Operator) -> Sequence[str]:
    """Write labels as rows with a one; that they name a class is looked at before."""
    logits, labels = one.node.input
    places = one.add("Cast", labels, to=TensorProto.INT64)
    depth = one.constant(np.array(one.shape(0)[1], np.int64))
    pair = one.constant(np.array([0, 1], one.dtype))
    return _entropy(one, logits, one.add("OneHot", places, depth, pair, axis=-1))


def _entropy(one: _Operator, logits: str, labels: str) -> Sequence[str]:
    log = one.add("LogSoftmax", logits, axis=-1)
    loss = one.add("Neg", one.summed(one.add("Mul", labels, log), [1]))
    return loss, one.add("Sub", one.add("Softmax", logits, axis=-1), labels)


def _bias(one: _Operator) -> str:
    axes = list(range(len(one.shape(0))))
    is_first = one.node.get_attr_value("data_format", b"NHWC") in (b"NCHW", "NCHW")
    axes.remove(1 if is_first else axes[-1])
    return one.summed(one.node.input[0], axes)


# Convolutions: see `_Window` for what TensorFlow's padding means in numbers.


@dataclass(frozen=True)
class _Window:
    """A window that moves over an image: sizes by (height, width)."""

    image: tuple[int, int]
    kernel: tuple[int, int]
    strides: tuple[int, int]
    dilations: tuple[int, int]
    result: tuple[int, int]
    before: tuple[int, int]
    after: tuple[int, int]

    @staticmethod
    def of(one: _Operator, image: Sequence[int], kernel: Sequence[int]) -> _Window:
        """The window of an operator for images [N, H, W, C]. Raises ModelError for others."""
        if one.node.get_attr_value("data_format", b"NHWC") not in (b"NHWC", "NHWC"):
            raise ModelError(f"{one.node.type} has another layout than NHWC", STAYS)
        strides, dilations = one.ints("strides")[1:3], one.ints("dilations")[1:3]
        padding = one.node.get_attr_value("padding")
        padding = padding.decode() if isinstance(padding, bytes) else padding
        reach = [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)]
        sizes = image[1:3]
        if padding == "SAME":
            result = [-(-size // s) for size, s in zip(sizes, strides, strict=True)]
            total = [
                max((r - 1) * s + k - size, 0)
                for r, s, k, size in zip(result, strides, reach, sizes, strict=True)
            ]
            before = [one // 2 for one in total]
            after = [one - half for one, half in zip(total, before, strict=True)]
        elif padding == "VALID":
            result = [(n - k) // s + 1 for n, k, s in zip(sizes, reach, strides, strict=True)]
            before = after = [0, 0]
        else:
            pads = one.ints("explicit_paddings")
            before, after = [pads[2], pads[4]], [pads[3], pads[5]]
            result = [
                (n + a + b - k) // s + 1
                for n, a, b, k, s in zip(sizes, before, after, reach, strides, strict=True)
            ]
        pairs = (sizes, kernel, strides, dilations, result, before, after)
        return _Window(*((int(pair[0]), int(pair[1])) for pair in pairs))

    @property
    def pads(self) -> list[int]:
        return [*self.before, *self.after]

    def left(self) -> list[int]:
        """Rows and columns at the end of the image that no window reaches."""
        return [
            n - ((r - 1) * s + (k - 1) * d + 1 - b - a)
            for n, r, s, k, d, b, a in zip(
                self.image, self.result, self.strides, self.kernel, self.dilations, self.before,
                self.after, strict=True,
            )
        ]  # fmt: skip


def _input_gradient(
    one: _Operator, window: _Window, weights: str, gradient: str, group: int
) -> str:
    """dx = ConvTranspose(dy, w), w as [O, I / group, H, W]."""
    made = one.add(
        "ConvTranspose", one.turned(gradient, NCHW), weights, strides=list(window.strides),
        dilations=list(window.dilations), pads=window.pads, group=group,
        output_padding=window.left(),
    )  # fmt: skip
    return one.turned(made, NHWC)


def _weight_gradient(one: _Operator, window: _Window, image: str, gradient: str, group: int) -> str:
    """dw = Conv(x with N as channels, dy with N as channels), as [H, W, I / group, O].

    Strides and dilations change places; with groups, x has those of a group after each other.
    """
    batch, _, _, channels = one.shape(0)
    if group == 1:
        turned = one.turned(image, (3, 0, 1, 2))
    else:
        own = channels // group
        split = one.reshaped(image, [batch, *window.image, group, own])
        turned = one.reshaped(
            one.turned(split, (4, 3, 0, 1, 2)), [own, group * batch, *window.image]
        )
    made = one.add(
        "Conv", turned, one.turned(gradient, (3, 0, 1, 2)), strides=list(window.dilations),
        dilations=list(window.strides), pads=window.pads, group=group,
    )  # fmt: skip
    begin, end, axes = (
        one.constant(np.array(values, np.int64)) for values in ([0, 0], window.kernel, [2, 3])
    )
    return one.turned(one.add("Slice", made, begin, end, axes), (2, 3, 0, 1))


def _convolution_input(one: _Operator) -> str:
    _, weights, gradient = one.node.input
    image, kernel = [int(n) for n in one.known(0)], one.shape(1)
    window = _Window.of(one, image, kernel[:2])
    group = image[3] // kernel[2]
    return _input_gradient(one, window, one.turned(weights, OIHW), gradient, group)


def _convolution_filter(one: _Operator) -> str:
    image, _, gradient = one.node.input
    kernel = [int(n) for n in one.known(1)]
    window = _Window.of(one, one.shape(0), kernel[:2])
    return _weight_gradient(one, window, image, gradient, one.shape(0)[3] // kernel[2])


def _depthwise_input(one: _Operator) -> str:
    _, weights, gradient = one.node.input
    image, kernel = [int(n) for n in one.known(0)], one.shape(1)
    window = _Window.of(one, image, kernel[:2])
    turned = one.turned(weights, (2, 3, 0, 1))
    flat = one.reshaped(turned, [kernel[2] * kernel[3], 1, *kernel[:2]])
    return _input_gradient(one, window, flat, gradient, kernel[2])


def _depthwise_filter(one: _Operator) -> str:
    image, _, gradient = one.node.input
    kernel = [int(n) for n in one.known(1)]
    window = _Window.of(one, one.shape(0), kernel[:2])
    made = _weight_gradient(one, window, image, gradient, kernel[2])
    return one.reshaped(made, kernel)


# Pools.


def _max_pool(one: _Operator) -> str:
    """The gradient goes to the first of the largest elements of each window, as in TensorFlow."""
    image, _, gradient = one.node.input
    batch, height, width, channels = one.shape(0)
    window = _Window.of(one, one.shape(0), one.ints("ksize")[1:3])
    if window.kernel == window.strides and not any(window.pads):
        return _apart_max_pool(one, window)
    _, places = one.add(
        "MaxPool", one.turned(image, NCHW), outputs=2, kernel_shape=list(window.kernel),
        strides=list(window.strides), pads=window.pads,
    )  # fmt: skip
    flat = [one.reshaped(value, [-1]) for value in (places, one.turned(gradient, NCHW))]
    size = one.constant(np.array([batch * height * width * channels], np.int64))
    zero = onnx.numpy_helper.from_array(np.zeros(1, one.dtype))
    zeros = one.add("ConstantOfShape", size, value=zero)
    spread = one.add("ScatterElements", zeros, *flat, axis=0, reduction="add")
    return one.turned(one.reshaped(spread, [batch, channels, height, width]), NHWC)


def _apart_max_pool(one: _Operator, window: _Window) -> str:
    """The same for windows that touch no element twice: without indices.

    Elements of a window that equal its largest have a rank, the first the highest.
    """
    image, largest, gradient = one.node.input
    batch, height, width, channels = one.shape(0)
    (rows, columns), (high, wide) = window.result, window.kernel
    cut, left = (rows * high, columns * wide), (height - rows * high, width - columns * wide)
    if any(left):
        held = (one.constant(np.array(values, np.int64)) for values in ([0, 0], cut, [1, 2]))
        image = one.add("Slice", image, *held)
    elements = one.reshaped(image, [batch, rows, high, columns, wide, channels])
    largest, gradient = (
        one.reshaped(value, [batch, rows, 1, columns, 1, channels]) for value in (largest, gradient)
    )
    zero, ranks = one.number(0), np.arange(high * wide, 0, -1, dtype=one.dtype)
    held_ranks = one.constant(ranks.reshape(1, 1, high, 1, wide, 1))
    ranked = _chosen(one, one.add("Equal", elements, largest), held_ranks, zero)
    first = one.add("Max", one.add("ReduceMax", ranked, axes=[2, 4], keepdims=1), one.number(1))
    spread = _chosen(one, one.add("Equal", ranked, first), gradient, zero)
    found = one.reshaped(spread, [batch, *cut, channels])
    if any(left):
        pads = one.constant(np.array([0] * 5 + [*left, 0], np.int64))
        found = str(one.add("Pad", found, pads, zero))
    return found


def _average_pool(one: _Operator) -> str:
    """Each element of a window gets its share; padding is not counted."""
    gradient = one.node.input[1]
    image = [int(n) for n in one.known(0)]
    window = _Window.of(one, image, one.ints("ksize")[1:3])
    counts = np.ones(())
    for size, kernel, stride, before, result in zip(
        window.image, window.kernel, window.strides, window.before, window.result, strict=True
    ):
        begin = np.arange(result) * stride - before
        inside = np.minimum(begin + kernel, size) - np.maximum(begin, 0)
        counts = counts[..., None] * inside
    share = one.constant((1 / counts).astype(one.dtype)[None, :, :, None])
    ones = one.constant(np.ones((image[3], 1, *window.kernel), one.dtype))
    return _input_gradient(one, window, ones, one.add("Mul", gradient, share), image[3])


# Sums into rows, slices, images of other sizes.


def _segment_sum(one: _Operator) -> str:
    """Rows are added where they belong; that all belong somewhere is looked at before."""
    data, places, _ = one.node.input
    count, rank = int(one.known(2)), len(one.shape(1))
    inner = list(one.shape(0)[rank:])
    rows = prod(one.shape(1))
    flat = one.reshaped(data, [rows, *inner])
    held = one.add("Cast", one.reshaped(places, [rows, 1]), to=TensorProto.INT64)
    zero = onnx.numpy_helper.from_array(np.zeros(1, one.dtype))
    zeros = one.add(
        "ConstantOfShape", one.constant(np.array([count, *inner], np.int64)), value=zero
    )
    return str(one.add("ScatterND", zeros, held, flat, reduction="add"))


def _strided_slice(one: _Operator) -> str:
    """The gradient, with zeros around it."""
    sizes, begin, end, strides = (one.known(at).tolist() for at in range(4))
    masks = {
        name: one.node.get_attr_value(f"{name}_mask", 0)
        for name in ("begin", "end", "ellipsis", "new_axis", "shrink_axis")
    }
    if masks["ellipsis"] or masks["new_axis"] or any(stride != 1 for stride in strides):
        raise ModelError("a slice has a stride, an ellipsis or a new axis", STAYS)
    pads_before, pads_after, full = [], [], []
    for axis, size in enumerate(sizes):
        low, high = 0, size
        if axis < len(begin):
            bit = 1 << axis
            low = 0 if masks["begin"] & bit else begin[axis]
            low = max(low + size if low < 0 else low, 0)
            high = size if masks["end"] & bit else end[axis]
            high = min(high + size if high < 0 else high, size)
            if masks["shrink_axis"] & bit:
                high = low + 1
        pads_before.append(low)
        pads_after.append(size - high)
        full.append(high - low)
    held = one.reshaped(one.node.input[4], full)
    pads = one.constant(np.array([*pads_before, *pads_after], np.int64))
    return str(one.add("Pad", held, pads, one.number(0)))


def _resize(one: _Operator, weights: Callable[[int, int, bool, bool], np.ndarray]) -> str:
    """Products with the weights of each axis, which are constants."""
    is_nearest = one.node.type == "ResizeNearestNeighborGrad"
    sizes = one.known(1).tolist() if is_nearest else one.shape(1)[1:3]
    corners = bool(one.node.get_attr_value("align_corners", 0))
    centers = bool(one.node.get_attr_value("half_pixel_centers", 0))
    rows, columns = (
        weights(small, large, corners, centers).astype(one.dtype)
        for small, large in zip(sizes, one.shape(0)[1:3], strict=True)
    )
    made = one.add("MatMul", one.turned(one.node.input[0], NCHW), one.constant(columns))
    made = one.add("MatMul", one.constant(np.ascontiguousarray(rows.T)), made)
    return one.turned(made, NHWC)


def _places(small: int, large: int, corners: bool, centers: bool) -> np.ndarray:
    """Places in the small image for the elements of the large one, in float32 as TensorFlow."""
    scale = (
        np.float32(small - 1) / np.float32(large - 1)
        if corners and large > 1
        else np.float32(small) / np.float32(large)
    )
    at = np.arange(large, dtype=np.float32)
    if centers:
        return np.asarray((at + np.float32(0.5)) * scale - np.float32(0.5), np.float32)
    return np.asarray(at * scale, np.float32)


def _bilinear(small: int, large: int, corners: bool, centers: bool) -> np.ndarray:
    """Weights [large, small] of linear interpolation."""
    places = _places(small, large, corners, centers)
    low = np.floor(places)
    share = places - low
    found = np.zeros((large, small), np.float32)
    rows = np.arange(large)
    np.add.at(found, (rows, np.clip(low, 0, small - 1).astype(int)), 1 - share)
    np.add.at(found, (rows, np.clip(low + 1, 0, small - 1).astype(int)), share)
    return found


def _nearest(small: int, large: int, corners: bool, centers: bool) -> np.ndarray:
    """Weights [large, small] of the nearest neighbour."""
    places = _places(small, large, corners, False)
    if centers:
        places = _places(small, large, corners, True) + np.float32(0.5)
    nearest = np.round(places) if corners else np.floor(places)
    found = np.zeros((large, small), np.float32)
    found[np.arange(large), np.clip(nearest, 0, small - 1).astype(int)] = 1
    return found


HANDLERS: Mapping[str, tuple[Callable[..., None], list[Any]]] = MappingProxyType({
    name: (_handler(rule), [])
    for name, rule in {
        "AvgPoolGrad": _average_pool,
        "BiasAddGrad": _bias,
        "Conv2DBackpropFilter": _convolution_filter,
        "Conv2DBackpropInput": _convolution_input,
        "DepthwiseConv2dNativeBackpropFilter": _depthwise_filter,
        "DepthwiseConv2dNativeBackpropInput": _depthwise_input,
        "EluGrad": _elu,
        "LeakyReluGrad": _leaky_relu,
        "MaxPoolGrad": _max_pool,
        "ReciprocalGrad": _reciprocal,
        "InvGrad": _reciprocal,
        "Relu6Grad": _relu6,
        "ReluGrad": _relu,
        "ResizeBilinearGrad": lambda one: _resize(one, _bilinear),
        "ResizeNearestNeighborGrad": lambda one: _resize(one, _nearest),
        "RsqrtGrad": _rsqrt,
        "SeluGrad": _selu,
        "SigmoidGrad": _sigmoid,
        "SoftmaxCrossEntropyWithLogits": _cross_entropy,
        "SoftplusGrad": _softplus,
        "SoftsignGrad": _softsign,
        "SparseSoftmaxCrossEntropyWithLogits": _sparse_cross_entropy,
        "SqrtGrad": _sqrt,
        "StridedSliceGrad": _strided_slice,
        "TanhGrad": _tanh,
        "UnsortedSegmentSum": _segment_sum,
    }.items()
})  # fmt: skip
"""Handlers of tf2onnx by operator."""
