"""The layers of Caffe, one function each: values and weights -> values of the ONNX graph.

What a layer computes is that of Caffe's own CPU code in its test phase. Shapes are written as
Caffe writes them: images, channels, height, width.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import reduce
from itertools import pairwise
from typing import Any

import numpy as np

from tuner.errors import ModelError
from tuner.frameworks.caffe import boxes
from tuner.frameworks.caffe.layer import Layer, scalar
from tuner.frameworks.typed_graph import Value

Converter = Callable[[Layer], Any]


def _along(layer: Layer, array: np.ndarray, axis: int) -> np.ndarray:
    """Weights that begin at an axis of the first input, with ones for the axes behind them."""
    rank = len(layer.x.shape)
    return array.reshape(array.shape + (1,) * (rank - axis - array.ndim))


# -- windows ---------------------------------------------------------------------------------------


def _sizes(settings: Any, name: str, count: int, default: int) -> list[int]:
    """Sizes of a window along its dimensions: name_h and name_w, or one for all, or one each."""
    both = {"kernel_size": "kernel"}.get(name, name)
    if settings.HasField(f"{both}_h") or settings.HasField(f"{both}_w"):
        return [getattr(settings, f"{both}_h"), getattr(settings, f"{both}_w")]
    return _repeated(getattr(settings, name), count, default)


def _repeated(given: Sequence[int] | int, count: int, default: int) -> list[int]:
    sizes = [given] if isinstance(given, int) else list(given)
    return sizes if len(sizes) == count else (sizes or [default]) * count


def _window(settings: Any, count: int) -> tuple[list[int], list[int], list[int]]:
    kernel = _sizes(settings, "kernel_size", count, 0)
    strides, pads = _sizes(settings, "stride", count, 1), _sizes(settings, "pad", count, 0)
    if min(*kernel, *strides) < 1 or {len(kernel), len(strides), len(pads)} != {count}:
        raise ModelError(f"windows of {kernel} in steps of {strides} are not possible")
    return kernel, strides, pads


def convolution(layer: Layer) -> Value:
    """Convolution, and with `group` that of parts of the channels."""
    return _convolution(layer, "Conv")


def deconvolution(layer: Layer) -> Value:
    """The transposed convolution."""
    return _convolution(layer, "ConvTranspose")


def _convolution(layer: Layer, operator: str) -> Value:
    settings = layer.message.convolution_param
    if settings.axis != 1:
        raise ModelError(f"axis {settings.axis} is not known here")
    count = len(layer.x.shape) - 2
    kernel, strides, pads = _window(settings, count)
    outputs, channels, group = settings.num_output, layer.x.shape[1], settings.group
    if group < 1 or outputs % group or channels % group:
        raise ModelError(f"{channels} and {outputs} channels are not {group} groups")
    sizes = (outputs, channels // group) if operator == "Conv" else (channels, outputs // group)
    weights = layer.weight(0, (*sizes, *kernel))
    bias = [layer.weight(1, (outputs,))] if settings.bias_term else []
    dilations = _repeated(settings.dilation, count, 1)
    return layer.add(
        operator, layer.x, weights, *bias,
        kernel_shape=kernel, strides=strides, pads=pads * 2, dilations=dilations, group=group,
    )  # fmt: skip


def pooling(layer: Layer) -> Value:
    """Largest or mean of windows, whose number is rounded up unless the layer says otherwise.

    The last window begins within the image or its padding at the front. A mean counts the padding,
    but not what rounding up adds behind it.
    """
    settings, sizes = layer.message.pooling_param, layer.x.shape[2:]
    if settings.pool == 2:
        raise ModelError("stochastic pooling is for training")
    is_max = settings.pool == 0
    if settings.global_pooling:
        operator = "GlobalMaxPool" if is_max else "GlobalAveragePool"
        return layer.add(operator, layer.x)
    kernel, strides, pads = _window(settings, len(sizes))
    is_up = settings.round_mode == 0 and settings.ceil_mode
    behind = []
    for size, width, stride, pad in zip(sizes, kernel, strides, pads, strict=True):
        room = size + 2 * pad - width
        if room < 0 or pad >= width:
            raise ModelError(f"windows of {kernel} do not fit into {list(sizes)}")
        count = (-(-room // stride) if is_up else room // stride) + 1
        if any(pads) and (count - 1) * stride >= size + pad:
            count -= 1
        if (count - 1) * stride >= size + pad:
            raise ModelError(f"the last of its windows of {kernel} is outside of {list(sizes)}")
        behind.append(max(0, (count - 1) * stride + width - size - pad))
    window = {"kernel_shape": kernel, "strides": strides}
    if is_max:
        return layer.add("MaxPool", layer.x, pads=[*pads, *behind], **window)
    counted = [min(pad, more) for pad, more in zip(pads, behind, strict=True)]
    uncounted = [more - inner for more, inner in zip(behind, counted, strict=True)]
    x = layer.x
    if any(uncounted) and any(pads):
        x = layer.add("Pad", x, np.array([0, 0, *pads, 0, 0, *counted], np.int64))
    if any(uncounted):
        pads, counted = [0] * len(pads), uncounted
    return layer.add(
        "AveragePool", x, pads=[*pads, *counted], count_include_pad=int(not any(uncounted)),
        **window,
    )  # fmt: skip


def lrn(layer: Layer) -> Value:
    """Local response normalisation, across channels or within one."""
    settings = layer.message.lrn_param
    size, alpha, beta = settings.local_size, settings.alpha, settings.beta
    if size % 2 == 0:
        raise ModelError(f"local_size is {size}, and has to be odd")
    if settings.norm_region == 0:
        return layer.add("LRN", layer.x, size=size, alpha=alpha, beta=beta, bias=settings.k)
    mean = layer.add(
        "AveragePool", layer.add("Mul", layer.x, layer.x), kernel_shape=[size] * 2,
        pads=[size // 2] * 4, count_include_pad=1,
    )  # fmt: skip
    around = layer.add("Add", layer.add("Mul", mean, scalar(alpha)), scalar(1))
    return layer.add("Mul", layer.x, layer.add("Pow", around, scalar(-beta)))


# -- products and normalisation --------------------------------------------------------------------


def inner_product(layer: Layer) -> Value:
    """A product with weights of all that follows an axis."""
    settings = layer.message.inner_product_param
    axis, count = layer.axis(settings.axis), settings.num_output
    before, width = layer.x.shape[:axis], math.prod(layer.x.shape[axis:])
    shape = (width, count) if settings.transpose else (count, width)
    bias = [layer.weight(1, (count,))] if settings.bias_term else []
    rows = layer.x
    if len(rows.shape) != 2 or axis != 1:
        rows = layer.reshaped(rows, [math.prod(before), width])
    made = layer.add(
        "Gemm", rows, layer.weight(0, shape), *bias, transB=int(not settings.transpose)
    )
    return made if axis == 1 else layer.reshaped(made, [*before, count])


def batch_norm(layer: Layer) -> Value:
    """Subtraction of a mean and division by a deviation: blobs 0 and 1 over blob 2."""
    settings = layer.message.batch_norm_param
    if not settings.use_global_stats:
        raise ModelError("statistics of the images themselves (use_global_stats: false)")
    channels = layer.x.shape[1] if len(layer.x.shape) > 1 else 1
    factor = float(layer.weight(2, (1,))[0])
    share = 1 / factor if factor else 0.0
    mean, variance = (layer.weight(at, (channels,)) * np.float32(share) for at in (0, 1))
    ones, zeros = np.ones(channels, np.float32), np.zeros(channels, np.float32)
    return layer.add(
        "BatchNormalization", layer.x, ones, zeros, mean, variance, epsilon=settings.eps
    )


def scale(layer: Layer) -> Value:
    """A product, and a sum if asked for, with weights or a second input along some axes."""
    settings = layer.message.scale_param
    made, shape, used = _combined(layer, "Mul", settings)
    if not settings.bias_term:
        return made
    shift = _along(layer, layer.weight(used, shape), layer.axis(settings.axis))
    return layer.add("Add", made, shift)


def bias(layer: Layer) -> Value:
    """A sum with weights or a second input along some axes."""
    return _combined(layer, "Add", layer.message.bias_param)[0]


def _combined(layer: Layer, operator: str, settings: Any) -> tuple[Value, tuple[int, ...], int]:
    """The result, the shape of the other operand, and the number of blobs that it took."""
    axis, rank = layer.axis(settings.axis), len(layer.x.shape)
    if len(layer.inputs) > 1:
        other = layer.inputs[1]
        if ones := rank - axis - len(other.shape):
            other = layer.reshaped(other, [*other.shape, *(1,) * ones])
        return layer.add(operator, layer.x, other), layer.inputs[1].shape, 0
    end = rank if settings.num_axes == -1 else axis + settings.num_axes
    shape = layer.x.shape[axis:end]
    return layer.add(operator, layer.x, _along(layer, layer.weight(0, shape), axis)), shape, 1


def mvn(layer: Layer) -> Value:
    """Subtraction of the mean of each image or channel, and division by its deviation."""
    settings = layer.message.mvn_param
    first = 1 if settings.across_channels else 2
    axes = np.arange(first, len(layer.x.shape))
    centred = layer.add("Sub", layer.x, layer.add("ReduceMean", layer.x, axes))
    if not settings.normalize_variance:
        return centred
    variance = layer.add("ReduceMean", layer.add("Mul", centred, centred), axes)
    deviation = layer.add("Add", layer.add("Sqrt", variance), scalar(settings.eps))
    return layer.add("Div", centred, deviation)


def normalize(layer: Layer) -> Value:
    """Division by the length over channels, or over all of an image, times a weight."""
    settings = layer.message.norm_param
    axes = np.arange(1, 4 if settings.across_spatial else 2)
    squares = layer.add("ReduceSum", layer.add("Mul", layer.x, layer.x), axes)
    length = layer.add("Sqrt", layer.add("Add", squares, scalar(settings.eps)))
    channels = 1 if settings.channel_shared else layer.x.shape[1]
    weights = layer.weight(0, (channels,)).reshape(channels, 1, 1)
    return layer.add("Mul", layer.add("Div", layer.x, length), weights)


# -- element by element ----------------------------------------------------------------------------


def relu(layer: Layer) -> Value:
    """Zero, or a part of the value, below zero."""
    slope = layer.message.relu_param.negative_slope
    return layer.add("LeakyRelu", layer.x, alpha=slope) if slope else layer.add("Relu", layer.x)


def prelu(layer: Layer) -> Value:
    """A learnt part of the value below zero."""
    channels = 1 if layer.message.prelu_param.channel_shared else layer.x.shape[1]
    slopes = layer.weight(0, (channels,))
    return layer.add("PRelu", layer.x, _along(layer, slopes, 1))


def power(layer: Layer) -> Value:
    """(shift + scale x) ^ power."""
    settings = layer.message.power_param
    value = _linear(layer, settings)
    if settings.power == 1:
        return value
    return layer.add("Pow", value, scalar(settings.power))


def exp(layer: Layer) -> Value:
    """base ^ (shift + scale x); the base -1 means e."""
    settings = layer.message.exp_param
    value = _linear(layer, settings)
    if settings.base != -1:
        value = layer.add("Mul", value, scalar(math.log(settings.base)))
    return layer.add("Exp", value)


def log(layer: Layer) -> Value:
    """The logarithm of (shift + scale x) to a base; -1 means e."""
    settings = layer.message.log_param
    value = layer.add("Log", _linear(layer, settings))
    if settings.base == -1:
        return value
    return layer.add("Div", value, scalar(math.log(settings.base)))


def _linear(layer: Layer, settings: Any) -> Value:
    value = layer.x
    if settings.scale != 1:
        value = layer.add("Mul", value, scalar(settings.scale))
    return layer.add("Add", value, scalar(settings.shift)) if settings.shift else value


def swish(layer: Layer) -> Value:
    """x times the sigmoid of beta x."""
    inner = layer.add("Mul", layer.x, scalar(layer.message.swish_param.beta))
    return layer.add("Mul", layer.x, layer.add("Sigmoid", inner))


def clip(layer: Layer) -> Value:
    """The value, no smaller and no larger than two bounds."""
    settings = layer.message.clip_param
    return layer.add("Clip", layer.x, scalar(settings.min), scalar(settings.max))


def threshold(layer: Layer) -> Value:
    """1 where the value is larger, else 0."""
    above = layer.add("Greater", layer.x, scalar(layer.message.threshold_param.threshold))
    return layer.add("Cast", above, to=1)


def eltwise(layer: Layer) -> Value:
    """The product, the sum with coefficients, or the largest of the inputs."""
    settings, values = layer.message.eltwise_param, list(layer.inputs)
    if len({one.shape for one in values}) != 1:
        raise ModelError(f"its inputs differ: {[list(one.shape) for one in values]}")
    if settings.operation == 1 and settings.coeff:
        pairs = zip(values, settings.coeff, strict=True)
        values = [
            one if factor == 1 else layer.add("Mul", one, scalar(factor)) for one, factor in pairs
        ]
    operator = ("Mul", "Add", "Max")[settings.operation]
    return reduce(lambda one, other: layer.add(operator, one, other), values)


# -- movement --------------------------------------------------------------------------------------


def concat(layer: Layer) -> Value:
    """The inputs one after another along an axis."""
    settings = layer.message.concat_param
    given = settings.concat_dim if settings.HasField("concat_dim") else settings.axis
    return layer.add("Concat", *layer.inputs, axis=layer.axis(given))


def split(layer: Layer) -> Value:
    """The input itself, for each output."""
    return layer.x


def slices(layer: Layer) -> tuple[Value, ...]:
    """Parts along an axis, of equal size or between given points."""
    settings, count = layer.message.slice_param, len(layer.message.top)
    given = settings.slice_dim if settings.HasField("slice_dim") else settings.axis
    axis = layer.axis(given)
    size = layer.x.shape[axis]
    points = list(settings.slice_point) or [size * at // count for at in range(1, count)]
    sizes = [end - start for start, end in pairwise([0, *points, size])]
    if len(sizes) != count or min(sizes) < 1 or (not settings.slice_point and size % count):
        raise ModelError(f"{size} elements are not {count} parts at {points}")
    if count == 1:
        return (layer.x,)
    return layer.add_parts("Split", layer.x, np.array(sizes), outputs=count, axis=axis)


def flatten(layer: Layer) -> Value:
    """All axes between two as one."""
    settings, shape = layer.message.flatten_param, layer.x.shape
    first, last = layer.axis(settings.axis), layer.axis(settings.end_axis)
    middle = math.prod(shape[first : last + 1])
    return layer.reshaped(layer.x, [*shape[:first], middle, *shape[last + 1 :]])


def reshape(layer: Layer) -> Value:
    """Other sizes of some axes: 0 keeps one, -1 is what is left."""
    settings, shape = layer.message.reshape_param, layer.x.shape
    rank = len(shape)
    first = settings.axis if settings.axis >= 0 else rank + settings.axis + 1
    end = rank if settings.num_axes == -1 else first + settings.num_axes
    kept = [shape[first + at] if size == 0 else size for at, size in enumerate(settings.shape.dim)]
    new = [*shape[:first], *kept, *shape[end:]]
    return layer.reshaped(layer.x, new)


def permute(layer: Layer) -> Value:
    """The axes in another order; those that are not named follow."""
    order = list(layer.message.permute_param.order)
    rest = [axis for axis in range(len(layer.x.shape)) if axis not in order]
    return layer.add("Transpose", layer.x, perm=[*order, *rest])


def crop(layer: Layer) -> Value:
    """The part of the first input that has the size of the second."""
    settings = layer.message.crop_param
    first, rank = layer.axis(settings.axis), len(layer.x.shape)
    starts = np.array(_repeated(settings.offset, rank - first, 0))
    ends = starts + layer.inputs[1].shape[first:]
    if (ends > layer.x.shape[first:]).any():
        raise ModelError(f"{list(ends)} is outside of {list(layer.x.shape[first:])}")
    return layer.add("Slice", layer.x, starts, ends, np.arange(first, rank))


def tile(layer: Layer) -> Value:
    """The input several times along an axis."""
    settings = layer.message.tile_param
    times = np.ones(len(layer.x.shape), np.int64)
    times[layer.axis(settings.axis)] = settings.tiles
    return layer.add("Tile", layer.x, times)


# -- results ---------------------------------------------------------------------------------------


def softmax(layer: Layer) -> Value:
    """Exponentials as parts of their sum along an axis."""
    axis = layer.axis(layer.message.softmax_param.axis)
    return layer.add("Softmax", layer.x, axis=axis)


def arg_max(layer: Layer) -> Value:
    """The places of the largest elements, of an image or along an axis; or these elements.

    The last of equal elements is the first: they are sorted from the end, as TopK takes the first.
    """
    settings, x = layer.message.argmax_param, layer.x
    ones = (1,) * (len(x.shape) - 3)
    if not settings.HasField("axis"):
        x = layer.reshaped(x, [x.shape[0], 1, -1])
    axis = layer.axis(settings.axis) if settings.HasField("axis") else 2
    last = x.shape[axis] - 1
    x = layer.add("Slice", x, *np.array([[last], [-last - 2], [axis], [-1]]))
    largest, places = layer.add_parts("TopK", x, np.array([settings.top_k]), outputs=2, axis=axis)
    places = layer.add("Cast", layer.add("Sub", np.array(last), places), to=1)
    if settings.HasField("axis"):
        return largest if settings.out_max_val else places
    made = layer.add("Concat", places, largest, axis=1) if settings.out_max_val else places
    return layer.reshaped(made, [*made.shape, *ones]) if ones else made


def reduction(layer: Layer) -> Value:
    """A sum, a sum of sizes or squares, or a mean, of all that follows an axis."""
    settings = layer.message.reduction_param
    axis = layer.axis(settings.axis)
    operators = {1: "ReduceSum", 2: "ReduceL1", 3: "ReduceSumSquare", 4: "ReduceMean"}
    axes = np.arange(axis, len(layer.x.shape))
    made = layer.add(operators[settings.operation], layer.x, axes, keepdims=0)
    return made if settings.coeff == 1 else layer.add("Mul", made, scalar(settings.coeff))


def prior_box(layer: Layer) -> Value:
    """SSD's boxes around each place of a feature map, which are constants, and their variances."""
    found = boxes.priors(layer.message.prior_box_param, layer.x.shape, layer.inputs[1].shape)
    return layer.graph.constant(found)


def _plain(operator: str) -> Converter:
    """A layer that is an operator of ONNX."""
    return lambda layer: layer.add(operator, layer.x)


LAYERS: dict[str, Converter] = {
    "AbsVal": _plain("Abs"), "ArgMax": arg_max, "BatchNorm": batch_norm, "Bias": bias,
    "BNLL": _plain("Softplus"), "Clip": clip, "Concat": concat, "Convolution": convolution,
    "ConvolutionDepthwise": convolution, "Crop": crop, "Deconvolution": deconvolution,
    "DepthwiseConvolution": convolution, "DetectionOutput": boxes.detection_output,
    "Dropout": split, "Eltwise": eltwise,
    "ELU": lambda layer: layer.add("Elu", layer.x, alpha=layer.message.elu_param.alpha),
    "Exp": exp, "Flatten": flatten, "InnerProduct": inner_product, "Log": log, "LRN": lrn,
    "MVN": mvn, "Normalize": normalize, "Permute": permute, "Pooling": pooling, "Power": power,
    "PReLU": prelu, "PriorBox": prior_box, "Reduction": reduction, "ReLU": relu,
    "ReLU6": lambda layer: layer.add("Clip", layer.x, scalar(0), scalar(6)),
    "Reshape": reshape, "Scale": scale, "Sigmoid": _plain("Sigmoid"), "Silence": lambda _: (),
    "Slice": slices, "Softmax": softmax, "Split": split, "Swish": swish, "TanH": _plain("Tanh"),
    "Threshold": threshold, "Tile": tile,
}  # fmt: skip
"""Functions by the types of layers."""
INPUTS = {
    "Bias": 2, "Concat": math.inf, "Crop": 2, "DetectionOutput": 4, "Eltwise": math.inf,
    "PriorBox": 2, "Scale": 2, "Silence": math.inf,
}  # fmt: skip
"""Largest numbers of inputs of layers that take more than one."""
PARTS = frozenset({"Silence", "Slice", "Split"})
"""Types of layers with another number of outputs than one."""
