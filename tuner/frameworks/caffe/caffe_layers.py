"""The layers of Caffe, one row of a table each: values and weights -> values of the ONNX graph.

What a layer computes is that of Caffe's own CPU code in its test phase. Shapes are written as
Caffe writes them: images, channels, height, width.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial, reduce
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from tuner.errors import ModelError
from tuner.frameworks.caffe import boxes, caffe_windows
from tuner.frameworks.caffe.layer import Layer


def _along(layer: Layer, array: np.ndarray, axis: int) -> np.ndarray:
    """Weights that begin at an axis of the first input, with ones for the axes behind them."""
    return array.reshape(array.shape + (1,) * (len(layer.x.shape) - axis - array.ndim))


# -- products and normalisation --------------------------------------------------------------------


def _inner_product(layer: Layer, own: Any) -> Any:
    """A product with weights of all that follows an axis."""
    axis, count = layer.axis(own.axis), own.num_output
    before, width = layer.x.shape[:axis], math.prod(layer.x.shape[axis:])
    shape = (width, count) if own.transpose else (count, width)
    bias = [layer.weight(1, (count,))] if own.bias_term else []
    rows = layer.x
    if len(rows.shape) != 2 or axis != 1:
        rows = layer.add("Reshape", rows, (math.prod(before), width))
    made = layer.add("Gemm", rows, layer.weight(0, shape), *bias, transB=int(not own.transpose))
    return made if axis == 1 else layer.add("Reshape", made, (*before, count))


def _batch_norm(layer: Layer, own: Any) -> Any:
    """Subtraction of a mean and division by a deviation: blobs 0 and 1 over blob 2."""
    if not own.use_global_stats:
        raise ModelError("statistics of the images themselves (use_global_stats: false)")
    channels = layer.x.shape[1] if len(layer.x.shape) > 1 else 1
    factor = float(layer.weight(2, (1,))[0])
    share = 1 / factor if factor else 0.0
    sums = (layer.weight(at, (channels,)) * np.float32(share) for at in (0, 1))
    ones, zeros = np.ones(channels, np.float32), np.zeros(channels, np.float32)
    return layer.add("BatchNormalization", layer.x, ones, zeros, *sums, epsilon=own.eps)


def _scale(layer: Layer, own: Any) -> Any:
    """A product, and a sum if asked for, with weights or a second input along some axes."""
    made, shape, used = _combined("Mul", layer, own)
    if not own.bias_term:
        return made
    return layer.add("Add", made, _along(layer, layer.weight(used, shape), layer.axis(own.axis)))


def _combined(operator: str, layer: Layer, own: Any) -> tuple[Any, tuple[int, ...], int]:
    """The result, the shape of the other operand, and the number of blobs that it took."""
    axis, rank = layer.axis(own.axis), len(layer.x.shape)
    if len(layer.inputs) > 1:
        other = layer.inputs[1]
        shape = other.shape
        if ones := rank - axis - len(shape):
            other = layer.add("Reshape", other, (*shape, *(1,) * ones))
        return layer.add(operator, layer.x, other), shape, 0
    shape = layer.x.shape[axis : rank if own.num_axes == -1 else axis + own.num_axes]
    return layer.add(operator, layer.x, _along(layer, layer.weight(0, shape), axis)), shape, 1


def _mvn(layer: Layer, own: Any) -> Any:
    """Subtraction of the mean of each image or channel, and division by its deviation."""
    axes = tuple(range(1 if own.across_channels else 2, len(layer.x.shape)))
    centred = layer.add("Sub", layer.x, layer.add("ReduceMean", layer.x, axes))
    if not own.normalize_variance:
        return centred
    variance = layer.add("ReduceMean", layer.add("Mul", centred, centred), axes)
    return layer.add("Div", centred, layer.add("Add", layer.add("Sqrt", variance), own.eps))


def _normalize(layer: Layer, own: Any) -> Any:
    """Division by the length over channels, or over all of an image, times a weight."""
    axes = (1, 2, 3) if own.across_spatial else (1,)
    squares = layer.add("ReduceSum", layer.add("Mul", layer.x, layer.x), axes)
    length = layer.add("Sqrt", layer.add("Add", squares, own.eps))
    channels = 1 if own.channel_shared else layer.x.shape[1]
    weights = layer.weight(0, (channels,)).reshape(channels, 1, 1)
    return layer.add("Mul", layer.add("Div", layer.x, length), weights)


# -- element by element ----------------------------------------------------------------------------


def _relu(layer: Layer, own: Any) -> Any:
    slope = own.negative_slope
    return layer.add("LeakyRelu", layer.x, alpha=slope) if slope else layer.add("Relu", layer.x)


def _prelu(layer: Layer, own: Any) -> Any:
    slopes = layer.weight(0, (1 if own.channel_shared else layer.x.shape[1],))
    return layer.add("PRelu", layer.x, _along(layer, slopes, 1))


def _linear(layer: Layer, own: Any) -> Any:
    """The value of shift + scale x."""
    value = layer.add("Mul", layer.x, own.scale) if own.scale != 1 else layer.x
    return layer.add("Add", value, own.shift) if own.shift else value


def _power(layer: Layer, own: Any) -> Any:
    value = _linear(layer, own)
    return value if own.power == 1 else layer.add("Pow", value, own.power)


def _exp(layer: Layer, own: Any) -> Any:
    """A power of a base; -1 means e."""
    value = _linear(layer, own)
    value = value if own.base == -1 else layer.add("Mul", value, math.log(own.base))
    return layer.add("Exp", value)


def _log(layer: Layer, own: Any) -> Any:
    """A logarithm to a base; -1 means e."""
    value = layer.add("Log", _linear(layer, own))
    return value if own.base == -1 else layer.add("Div", value, math.log(own.base))


def _swish(layer: Layer, own: Any) -> Any:
    return layer.add("Mul", layer.x, layer.add("Sigmoid", layer.add("Mul", layer.x, own.beta)))


def _eltwise(layer: Layer, own: Any) -> Any:
    """The product, the sum with coefficients, or the largest of the inputs."""
    values: list[Any] = list(layer.inputs)
    if len({one.shape for one in values}) != 1:
        raise ModelError(f"its inputs differ: {[list(one.shape) for one in values]}")
    if own.operation == 1 and own.coeff:
        pairs = zip(values, own.coeff, strict=True)
        values = [one if factor == 1 else layer.add("Mul", one, factor) for one, factor in pairs]
    return reduce(partial(layer.add, ("Mul", "Add", "Max")[own.operation]), values)


# -- movement --------------------------------------------------------------------------------------


def _concat(layer: Layer, own: Any) -> Any:
    axis = layer.axis(own.concat_dim if own.HasField("concat_dim") else own.axis)
    return layer.add("Concat", *layer.inputs, axis=axis)


def _slice(layer: Layer, own: Any) -> tuple[Any, ...]:
    """Parts along an axis, of equal size or between given points."""
    count = len(layer.tops)
    axis = layer.axis(own.slice_dim if own.HasField("slice_dim") else own.axis)
    size = layer.x.shape[axis]
    points = list(own.slice_point) or [size * at // count for at in range(1, count)]
    sizes = tuple(end - start for start, end in pairwise([0, *points, size]))
    if len(sizes) != count or min(sizes) < 1 or (not own.slice_point and size % count):
        raise ModelError(f"{size} elements are not {count} parts at {points}")
    if count == 1:
        return (layer.x,)
    return tuple(layer.add("Split", layer.x, sizes, outputs=count, axis=axis))


def _flatten(layer: Layer, own: Any) -> Any:
    """All axes between two as one."""
    shape, first, last = layer.x.shape, layer.axis(own.axis), layer.axis(own.end_axis)
    middle = math.prod(shape[first : last + 1])
    return layer.add("Reshape", layer.x, (*shape[:first], middle, *shape[last + 1 :]))


def _reshape(layer: Layer, own: Any) -> Any:
    """Other sizes of some axes: 0 keeps one, -1 is what is left."""
    shape, rank = layer.x.shape, len(layer.x.shape)
    first = own.axis if own.axis >= 0 else rank + own.axis + 1
    end = rank if own.num_axes == -1 else first + own.num_axes
    kept = [shape[first + at] if size == 0 else size for at, size in enumerate(own.shape.dim)]
    return layer.add("Reshape", layer.x, (*shape[:first], *kept, *shape[end:]))


def _permute(layer: Layer, own: Any) -> Any:
    """The axes in another order; those that are not named follow."""
    rest = [axis for axis in range(len(layer.x.shape)) if axis not in own.order]
    return layer.add("Transpose", layer.x, perm=[*own.order, *rest])


def _crop(layer: Layer, own: Any) -> Any:
    """The part of the first input that has the size of the second."""
    first, rank = layer.axis(own.axis), len(layer.x.shape)
    starts = np.array(caffe_windows.repeated(own.offset, rank - first, 0))
    ends = starts + layer.inputs[1].shape[first:]
    if (ends > layer.x.shape[first:]).any():
        raise ModelError(f"{list(ends)} is outside of {list(layer.x.shape[first:])}")
    return layer.add("Slice", layer.x, starts, ends, np.arange(first, rank))


def _tile(layer: Layer, own: Any) -> Any:
    times = np.ones(len(layer.x.shape), np.int64)
    times[layer.axis(own.axis)] = own.tiles
    return layer.add("Tile", layer.x, times)


# -- results ---------------------------------------------------------------------------------------


def _arg_max(layer: Layer, own: Any) -> Any:
    """The places of the largest elements, of an image or along an axis; or these elements.

    The last of equal elements is the first: they are sorted from the end, as TopK takes the first.
    """
    x, ones = layer.x, (1,) * (len(layer.x.shape) - 3)
    axis = layer.axis(own.axis) if own.HasField("axis") else 2
    if not own.HasField("axis"):
        x = layer.add("Reshape", x, (x.shape[0], 1, -1))
    last = x.shape[axis] - 1
    x = layer.add("Slice", x, (last,), (-last - 2,), (axis,), (-1,))
    largest, places = layer.add("TopK", x, (own.top_k,), outputs=2, axis=axis)
    places = layer.add("Cast", layer.add("Sub", np.array(last), places), to=1)
    if own.HasField("axis"):
        return largest if own.out_max_val else places
    made = layer.add("Concat", places, largest, axis=1) if own.out_max_val else places
    return layer.add("Reshape", made, (*made.shape, *ones)) if ones else made


def _reduction(layer: Layer, own: Any) -> Any:
    """A sum, a sum of sizes or squares, or a mean, of all that follows an axis."""
    operators = {1: "ReduceSum", 2: "ReduceL1", 3: "ReduceSumSquare", 4: "ReduceMean"}
    axes = tuple(range(layer.axis(own.axis), len(layer.x.shape)))
    made = layer.add(operators[own.operation], layer.x, axes, keepdims=0)
    return made if own.coeff == 1 else layer.add("Mul", made, own.coeff)


# -- the table -------------------------------------------------------------------------------------


class LayerType(NamedTuple):
    """A type of layers."""

    convert: Callable[[Layer, Any], Any]
    """A value for all outputs, or a tuple of one each, of a layer and its settings."""
    settings: str = ""
    """The field of its settings, if it has one."""
    inputs: float = 1
    """Largest number of inputs."""
    has_parts: bool = False
    """True where the number of outputs may be another than one."""


def _plain(operator: str) -> LayerType:
    """A layer that is an operator of ONNX."""
    return LayerType(lambda layer, _: layer.add(operator, layer.x))


_convolution = LayerType(partial(caffe_windows.convolution, "Conv"), "convolution_param")

KINDS: dict[str, LayerType] = {
    "AbsVal": _plain("Abs"),
    "ArgMax": LayerType(_arg_max, "argmax_param"),
    "BatchNorm": LayerType(_batch_norm, "batch_norm_param"),
    "Bias": LayerType(lambda layer, own: _combined("Add", layer, own)[0], "bias_param", 2),
    "BNLL": _plain("Softplus"),
    "Clip": LayerType(
        lambda layer, own: layer.add("Clip", layer.x, own.min, own.max), "clip_param"
    ),
    "Concat": LayerType(_concat, "concat_param", math.inf),
    "Convolution": _convolution,
    "ConvolutionDepthwise": _convolution,
    "Crop": LayerType(_crop, "crop_param", 2),
    "Deconvolution": LayerType(
        partial(caffe_windows.convolution, "ConvTranspose"), "convolution_param"
    ),
    "DepthwiseConvolution": _convolution,
    "DetectionOutput": LayerType(boxes.detection_output, "detection_output_param", 4),
    "Dropout": LayerType(lambda layer, _: layer.x),
    "Eltwise": LayerType(_eltwise, "eltwise_param", math.inf),
    "ELU": LayerType(lambda layer, own: layer.add("Elu", layer.x, alpha=own.alpha), "elu_param"),
    "Exp": LayerType(_exp, "exp_param"),
    "Flatten": LayerType(_flatten, "flatten_param"),
    "InnerProduct": LayerType(_inner_product, "inner_product_param"),
    "Log": LayerType(_log, "log_param"),
    "LRN": LayerType(caffe_windows.lrn, "lrn_param"),
    "MVN": LayerType(_mvn, "mvn_param"),
    "Normalize": LayerType(_normalize, "norm_param"),
    "Permute": LayerType(_permute, "permute_param"),
    "Pooling": LayerType(caffe_windows.pooling, "pooling_param"),
    "Power": LayerType(_power, "power_param"),
    "PReLU": LayerType(_prelu, "prelu_param"),
    "PriorBox": LayerType(boxes.prior_box, "prior_box_param", 2),
    "Reduction": LayerType(_reduction, "reduction_param"),
    "ReLU": LayerType(_relu, "relu_param"),
    "ReLU6": LayerType(lambda layer, _: layer.add("Clip", layer.x, 0.0, 6.0)),
    "Reshape": LayerType(_reshape, "reshape_param"),
    "Scale": LayerType(_scale, "scale_param", 2),
    "Sigmoid": _plain("Sigmoid"),
    "Silence": LayerType(lambda *_: (), "", math.inf, has_parts=True),
    "Slice": LayerType(_slice, "slice_param", has_parts=True),
    "Softmax": LayerType(
        lambda layer, own: layer.add("Softmax", layer.x, axis=layer.axis(own.axis)), "softmax_param"
    ),
    "Split": LayerType(lambda layer, _: layer.x, has_parts=True),
    "Swish": LayerType(_swish, "swish_param"),
    "TanH": _plain("Tanh"),
    "Threshold": LayerType(
        lambda layer, own: layer.add("Cast", layer.add("Greater", layer.x, own.threshold), to=1),
        "threshold_param",
    ),
    "Tile": LayerType(_tile, "tile_param"),
}
