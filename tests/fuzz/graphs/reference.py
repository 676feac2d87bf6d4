"""A graph in float64, node by node, by onnx's reference evaluator: what its results really are."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from tuner.element import element_of, is_float
from tuner.frontend.widened import widened
from tuner.judge.float64_operators import FLOAT64_OPERATORS, Attributes, Inputs, Window
from tuner.judge.float64_quantised import QUANTISED_OPERATORS, half_to_even
from tuner.judge.float64_recurrent import recurrent
from tuner.judge.rounding_noise import ROUNDINGS, RoundingNoise

Arrays = Mapping[str, np.ndarray]
Shape = tuple[int, ...] | None
EPSILON = float(np.float32(1e-5))

NARROW: Mapping[int, np.dtype] = {
    kind: helper.tensor_dtype_to_np_dtype(kind)
    for kind in (TensorProto.FLOAT, TensorProto.FLOAT16, TensorProto.BFLOAT16, TensorProto.DOUBLE)
}
"""Floating-point element types, which become double."""


class UnevaluatedError(Exception):
    """The reference does not evaluate a node."""


def _celu(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x, alpha = inputs[0], attributes.get("alpha", 1.0)
    return np.asarray(np.maximum(x, 0) + np.minimum(0, alpha * np.expm1(x / alpha)))


def _gelu(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x = inputs[0]
    if attributes.get("approximate") == b"tanh":
        return np.asarray(0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))))
    return np.asarray(0.5 * x * (1 + FLOAT64_OPERATORS["Erf"]({}, [x / math.sqrt(2)])))


def _group_norm(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x, scale, bias = inputs
    groups = attributes["num_groups"]
    rows = x.reshape(x.shape[0], groups, -1)
    centred = rows - rows.mean(-1, keepdims=True)
    variance = np.square(centred).mean(-1, keepdims=True)
    normal = (centred / np.sqrt(variance + attributes.get("epsilon", EPSILON))).reshape(x.shape)
    of_channels = [np.repeat(v, x.shape[1] // len(v)) for v in (scale, bias)]
    scale, bias = (v.reshape(-1, *(1,) * (x.ndim - 2)) for v in of_channels)
    return np.asarray(normal * scale + bias)


def _mean_variance(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x, axes = inputs[0], tuple(attributes.get("axes", (0, 2, 3)))
    centred = x - x.mean(axes, keepdims=True)
    deviation = np.sqrt(np.square(x).mean(axes, keepdims=True) - x.mean(axes, keepdims=True) ** 2)
    return np.asarray(centred / (deviation + 1e-9))


def _lrn(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x, size = inputs[0], attributes["size"]
    before, after = (size - 1) // 2, size // 2
    squares = np.zeros_like(x)
    for c in range(x.shape[1]):
        squares[:, c] = np.square(x[:, max(c - before, 0) : c + after + 1]).sum(1)
    alpha, beta = attributes.get("alpha", float(np.float32(1e-4))), attributes.get("beta", 0.75)
    return np.asarray(x / (attributes.get("bias", 1.0) + alpha / size * squares) ** beta)


def _global_lp(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x, p = inputs[0], attributes.get("p", 2)
    axes = tuple(range(2, x.ndim))
    return np.asarray((np.abs(x) ** p).sum(axes, keepdims=True) ** (1 / p))


def _max_pool(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x, window = inputs[0], Window.of(attributes, attributes["kernel_shape"])
    pads, out = window.frame(attributes, x.shape)
    low = -np.inf if is_float(x.dtype) else np.iinfo(x.dtype).min
    past = np.maximum(0, pads[1] + (out - 1) * window.strides + window.spans
                      - np.array(x.shape[2:]) - pads.sum(0))  # fmt: skip
    around = [(0, 0), (0, 0), *zip(pads[0], pads[1] + past, strict=True)]
    padded = np.pad(x, around, constant_values=low)
    return np.asarray(np.max([read for _, read in window.taps(padded, out)], axis=0))


def _lp_pool(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    p, window = attributes.get("p", 2), Window.of(attributes, attributes["kernel_shape"])
    x = np.abs(inputs[0]) ** p
    pads, out = window.frame(attributes, x.shape)
    total = sum(read for _, read in window.taps(window.padded(x, pads, out), out))
    return np.asarray(total ** (1 / p))


def _slice(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    del attributes
    x, starts, ends, axes, steps = (*inputs, None, None)[:5]
    axes = range(len(starts)) if axes is None else axes.tolist()
    steps = [1] * len(starts) if steps is None else steps.tolist()
    index: list[Any] = [slice(None)] * x.ndim
    for axis, start, end, step in zip(axes, starts.tolist(), ends.tolist(), steps, strict=True):
        size = x.shape[axis]
        start, end = (v + size if v < 0 else v for v in (start, end))  # noqa: PLW2901
        low, high = (0, size) if step > 0 else (-1, size - 1)
        first = min(max(start, 0), size if step > 0 else size - 1)
        index[axis] = np.arange(first, min(max(end, low), high), step)
    for axis, places in enumerate(index):
        if not isinstance(places, slice):
            x = np.take(x, places, axis)
    return np.asarray(x)


def _roi_align(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x, rois, batch = inputs
    rows, columns = attributes.get("output_height", 1), attributes.get("output_width", 1)
    samples, scale = attributes["sampling_ratio"], attributes.get("spatial_scale", 1.0)
    is_half = (
        attributes.get("coordinate_transformation_mode", b"output_half_pixel") == b"half_pixel"
    )
    made = np.zeros((len(rois), x.shape[1], rows, columns))
    for i, box in enumerate(rois * scale - (0.5 if is_half else 0.0)):
        (left, top), (width, height) = box[:2], box[2:] - box[:2]
        if not is_half:
            width, height = max(width, 1.0), max(height, 1.0)
        for row, column, v, h in np.ndindex(rows, columns, samples, samples):
            y = top + height / rows * (row + (v + 0.5) / samples)
            z = left + width / columns * (column + (h + 0.5) / samples)
            made[i, :, row, column] += _bilinear(x[batch[i]], y, z) / samples**2
    return made


def _bilinear(image: np.ndarray, y: float, x: float) -> np.ndarray:
    height, width = image.shape[1:]
    if not (-1.0 <= y <= height and -1.0 <= x <= width):
        return np.zeros(len(image))
    y, x = (min(max(v, 0.0), size - 1.0) for v, size in ((y, height), (x, width)))
    top, left = int(y), int(x)
    low, right = min(top + 1, height - 1), min(left + 1, width - 1)
    above = image[:, top, left] * (1 - x + left) + image[:, top, right] * (x - left)
    below = image[:, low, left] * (1 - x + left) + image[:, low, right] * (x - left)
    return np.asarray(above * (1 - y + top) + below * (y - top))


def _lp_norm(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x, p = inputs[0], attributes.get("p", 2)
    total = (np.abs(x) ** p).sum(attributes.get("axis", -1), keepdims=True) ** (1 / p)
    return np.asarray(np.divide(x, total, out=np.zeros_like(x), where=total != 0))


def _one_hot(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    places, depth, (off, on) = inputs[0], int(np.asarray(inputs[1]).reshape(-1)[0]), inputs[2]
    axis = attributes.get("axis", -1) % (places.ndim + 1)
    shape = [-1 if i == axis else 1 for i in range(places.ndim + 1)]
    is_inside = (places >= -depth) & (places < depth)
    met = np.expand_dims(np.where(is_inside, places % depth, -1), axis)
    return np.asarray(np.where(met == np.arange(depth).reshape(shape), on, off))


def _gather_elements(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    x, places = inputs
    return np.asarray(np.take_along_axis(x, places, attributes.get("axis", 0)))


def _affine_grid(attributes: Attributes, inputs: Inputs) -> np.ndarray:
    theta, size = inputs[0], inputs[1].tolist()[2:]
    is_aligned = attributes.get("align_corners", 0)
    along = [np.linspace(-1, 1, n) if is_aligned else (2 * np.arange(n) + 1) / n - 1 for n in size]
    places = [*np.meshgrid(*along, indexing="ij")][::-1]  # x, which is the last axis, comes first
    return np.asarray(np.stack([*places, np.ones(size)], -1) @ _of_each_image(theta, len(size)))


def _of_each_image(theta: np.ndarray, rank: int) -> np.ndarray:
    return theta.swapaxes(1, 2).reshape(len(theta), *(1,) * (rank - 1), rank + 1, rank)


Compute = Callable[[Attributes, Inputs], np.ndarray]

IN_NUMPY: Mapping[str, tuple[Compute, str]] = {
    "AffineGrid": (_affine_grid, "the reference has places in f32"),
    "Celu": (_celu, "it has no f64"),
    "Gelu": (_gelu, "the reference finds no function of it for f64"),
    "GroupNormalization": (_group_norm, "the reference finds no function of it for f64"),
    "MeanVarianceNormalization": (_mean_variance, "the reference adds an f32 constant to f64"),
    "LRN": (_lrn, "the reference takes 4 axes only, and reads beyond the channels"),
    "GlobalLpPool": (_global_lp, "the reference lacks it"),
    "GlobalMaxPool": (FLOAT64_OPERATORS["GlobalMaxPool"], "the reference takes 4 axes only"),
    "MaxPool": (_max_pool, "the reference has other sizes and other padding of integers"),
    "AveragePool": (FLOAT64_OPERATORS["AveragePool"], "the reference has other sizes"),
    "LpNormalization": (_lp_norm, "the reference adds numbers, not magnitudes, for p=1"),
    "LpPool": (_lp_pool, "the reference fails where it pads"),
    "Slice": (_slice, "a start before the first element means that for negative steps, too"),
    "OneHot": (_one_hot, "the reference takes no scalar for the depth"),
    "GatherElements": (_gather_elements, "the reference takes no negative axis"),
    "RoiAlign": (_roi_align, "the reference weighs samples otherwise"),
    "ConvTranspose": (
        FLOAT64_OPERATORS["ConvTranspose"], "the reference fails with groups and output padding"
    ),
    "Erf": (FLOAT64_OPERATORS["Erf"], "the reference computes in f32"),
    "MatMul": (FLOAT64_OPERATORS["MatMul"], "the reference has no scalar results"),
    "Softsign": (FLOAT64_OPERATORS["Softsign"], "the reference has no scalar results"),
}  # fmt: skip
"""Operators that NumPy computes from ONNX's text, and why onnx's reference does not."""
IN_F32 = ("ConstantOfShape", "LayerNormalization")
"""Operators of which the reference has some results in f32, whatever it is given."""
RECURRENT = ("LSTM", "GRU", "RNN")
"""Operators that `tuner.judge` computes, as those of `QUANTISED_OPERATORS`.

The reference has one direction of a recurrence only, and no noise for near ties of integers.
"""


def evaluate(
    node: onnx.NodeProto,
    values: Arrays,
    opset: int,
    shapes: Sequence[Shape] = (),
    noise: Noise | None = None,
) -> list[np.ndarray]:
    """The results of a node, floats in float64 if its inputs are.

    `shapes`: those that ONNX's inference says. `noise` decides near ties of integers.
    Raises UnevaluatedError, also where shapes are others.
    """
    wide = widened(node, NARROW, TensorProto.DOUBLE)
    given = [values[name] if name else None for name in node.input]
    attributes = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    try:
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if node.op_type in RECURRENT:
                made = recurrent(node.op_type, attributes, given)
                results = [r for name, r in zip(node.output, made, strict=False) if name]
            elif quantised := QUANTISED_OPERATORS.get(("", node.op_type)):
                is_alone = node.op_type == "QuantizeLinear"
                rounds = noise and partial(noise.to_integers, keeps_exact=is_alone)
                results = [*(quantised(attributes, given, rounds or half_to_even) or ())]
            elif node.op_type in IN_NUMPY and len(node.output) == 1:
                results = [IN_NUMPY[node.op_type][0](attributes, given)]
            else:
                _rename_modes(wide, opset)
                feeds = {name: values[name] for name in node.input if name}
                if node.op_type in OF_TWO_AXES and opset < 13:
                    return _of_two_axes(wide, feeds, attributes.get("axis", 1))
                evaluator = ReferenceEvaluator(wide, opsets={"": opset})
                results = [*evaluator.run([name for name in node.output if name], feeds)]
    except Exception as error:
        raise UnevaluatedError(f"{node.op_type}: {type(error).__name__}: {error}") from error
    found = [np.asarray(result) for result in results]
    for array, shape in zip(found, shapes, strict=False):
        if shape is not None and array.shape != shape:
            raise UnevaluatedError(f"{node.op_type}: a result of {array.shape}, not {shape}")
    if any(array.dtype == np.float32 for array in found) and node.op_type not in IN_F32:
        raise UnevaluatedError(f"{node.op_type}: a result of f32")
    return [a.astype(np.float64) if a.dtype == np.float32 else a for a in found]


OF_TWO_AXES = ("Softmax", "LogSoftmax", "Hardmax")
"""Operators that, before opset 13, work on all axes from `axis` on as one."""


def _of_two_axes(node: onnx.NodeProto, feeds: Arrays, axis: int) -> list[np.ndarray]:
    [(name, x)] = feeds.items()
    flat = x.reshape(int(np.prod(x.shape[: axis % x.ndim])), -1)
    del node.attribute[:]
    node.attribute.append(helper.make_attribute("axis", 1))
    [result] = ReferenceEvaluator(node, opsets={"": 13}).run(None, {name: flat})
    return [np.asarray(result).reshape(x.shape)]


def _rename_modes(node: onnx.NodeProto, opset: int) -> None:
    """Give the modes of GridSample the names that they have since opset 20, which all mean."""
    if node.op_type == "GridSample" and opset < 20:
        for attribute in node.attribute:
            if attribute.name == "mode":
                attribute.s = {b"bilinear": b"linear", b"bicubic": b"cubic"}.get(
                    attribute.s, attribute.s
                )


def wide_array(array: np.ndarray) -> np.ndarray:
    """The array, of floats in float64."""
    return array.astype(np.float64) if is_float(array.dtype) else array


FUNCTIONS = frozenset(
    """
    Acosh Asinh Atanh Celu Elu Erf Gelu Log LogSoftmax Mish Selu Sigmoid Sinh Softplus Swish Tanh
    """.split()  # noqa: SIM905
)
"""Functions whose small results are differences of larger numbers in f32."""


SUMS = frozenset(
    """
    AffineGrid AveragePool Attention Conv ConvTranspose CumSum Einsum Gemm GlobalAveragePool
    LayerNormalization MatMul Mean ReduceL1 ReduceMean ReduceSum Sum
    """.split()  # noqa: SIM905
)
EXACT_PARTS = 2**10
"""Sums of multiples of one over this are taken for exact."""
AMPLIFYING = frozenset(
    """
    Det LSTM GRU RNN GroupNormalization InstanceNormalization LayerNormalization
    MeanVarianceNormalization RMSNormalization Resize GridSample RoiAlign
    """.split()  # noqa: SIM905
)
"""Operators that make more of a rounding inside of them: a step later, by a small variance, or by
weights that f32 does not have."""


class Noise(RoundingNoise):
    """Random roundings, with those of functions and of recurrences."""

    def __init__(self, seed: int) -> None:
        """Draw from a seed."""
        super().__init__(seed, meets_ties=False)
        self._chance = np.random.default_rng(seed)

    def rounded(self, numbers: np.ndarray, narrow: np.dtype, op_type: str) -> np.ndarray:
        """Results of an operator as an engine might round them to the type that they have."""
        moved = super().rounded(numbers, narrow, op_type)
        if op_type in SUMS and numbers.size:
            # A sum may be exact although its parts, in the order of an engine, are not.
            size = np.abs(numbers) + np.sqrt(np.mean(np.square(numbers)))
            shift = self._moves(numbers.shape) * element_of(narrow).roundoff * size
            is_kept = (moved != numbers) | (numbers * EXACT_PARTS == np.rint(numbers * EXACT_PARTS))
            return np.where(is_kept, moved, numbers + shift)
        if op_type not in FUNCTIONS:
            return moved
        shift = self._moves(numbers.shape) * element_of(narrow).roundoff
        return np.where(moved == numbers, moved, moved + shift)

    def before(self, given: Arrays, node: onnx.NodeProto) -> Arrays:
        """The inputs of a recurrence or a norm, as if rounded: they make more of errors."""
        if node.op_type not in AMPLIFYING:
            return given
        return {
            name: array * (1.0 + self._moves(array.shape) * 2.0**-24)
            if array.dtype == np.float64
            else array
            for name, array in ((n, given[n]) for n in node.input if n)
        }

    def _moves(self, shape: tuple[int, ...]) -> np.ndarray:
        return self._chance.uniform(-ROUNDINGS, ROUNDINGS, shape)


class Float64Graph:
    """A model whose graph is evaluated in float64."""

    def __init__(self, model: onnx.ModelProto) -> None:
        self._graph = model.graph
        self._opset = next(o.version for o in model.opset_import if not o.domain)
        self._constants = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}
        with_types = onnx.shape_inference.infer_shapes(model)
        known = (*with_types.graph.value_info, *model.graph.input, *model.graph.output)
        self.kinds = {v.name: v.type.tensor_type.elem_type for v in known}
        """Element types by name."""

    def run(self, feeds: Arrays, noise: Noise | None = None) -> dict[str, np.ndarray]:
        """The outputs. Raises UnevaluatedError."""
        values = self.values(feeds, noise)
        return {output.name: values[output.name] for output in self._graph.output}

    def values(self, feeds: Arrays, noise: Noise | None = None) -> dict[str, np.ndarray]:
        """All tensors. With noise each result is off by roundings of its type in the model.

        Raises UnevaluatedError.
        """
        values = {
            name: wide_array(array) for name, array in (self._constants | dict(feeds)).items()
        }
        for node in self._graph.node:
            given = noise.before(values, node) if noise else values
            results = evaluate(node, given, self._opset, noise=noise)
            for name, result in zip([n for n in node.output if n], results, strict=True):
                values[name] = result
                kind = NARROW.get(self.kinds.get(name, TensorProto.FLOAT))
                if noise is not None and kind is not None and result.dtype == np.float64:
                    values[name] = noise.rounded(result, kind, node.op_type)
        return values
