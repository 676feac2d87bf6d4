"""The task ops that compute, in float64. A tail is applied by the caller, in `evaluate`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from tuner.expression import Expression
from tuner.reference.instructions import evaluate_expression
from tuner.task import Task

Arrays = Sequence[np.ndarray]


def with_tail(task: Task, result: np.ndarray, values: Arrays) -> np.ndarray:
    if not task.tail.instructions:
        return result
    extra = values[task.first_tail_input :]
    return np.broadcast_to(evaluate_expression(task.tail, [result, *extra]), result.shape)


def _padded(task: Task, x: np.ndarray, kernel: tuple[int, int], fill: float) -> np.ndarray:
    """The image with its padding, and whatever a rounded-up pooling reads past it."""
    (down, right), (dilate_y, dilate_x) = task.ints("strides"), task.ints("dilations")
    top, left, bottom, side = task.ints("pads")
    _, rows, columns, _ = task.output.shape
    span_y = (rows - 1) * down + (kernel[0] - 1) * dilate_y + 1
    span_x = (columns - 1) * right + (kernel[1] - 1) * dilate_x + 1
    bottom = max(bottom, span_y - x.shape[1] - top)
    side = max(side, span_x - x.shape[2] - left)
    return np.pad(x, ((0, 0), (top, bottom), (left, side), (0, 0)), constant_values=fill)


def _taps(task: Task, x: np.ndarray, kernel: tuple[int, int], fill: float) -> list[np.ndarray]:
    """For each tap of the kernel, row by row, the [N,OH,OW,C] values that it reads."""
    (down, right), (dilate_y, dilate_x) = task.ints("strides"), task.ints("dilations")
    _, rows, columns, _ = task.output.shape
    padded = _padded(task, x, kernel, fill)
    return [
        padded[:, y : y + (rows - 1) * down + 1 : down, z : z + (columns - 1) * right + 1 : right]
        for y in range(0, kernel[0] * dilate_y, dilate_y)
        for z in range(0, kernel[1] * dilate_x, dilate_x)
    ]


def _conv(task: Task, values: Arrays) -> np.ndarray:
    if "source_strides" in task.attributes:
        return _conv_of_sources(task, values) + values[2]
    groups = task.attributes["group"]
    assert isinstance(groups, int)
    if groups == 1 and task.ints("dilations")[1] == 1:
        return _conv_by_rows(task, values) + values[2]
    return _conv_by_taps(task, values, groups) + values[2]


def _conv_of_sources(task: Task, values: Arrays) -> np.ndarray:
    """The pixels that are read of each image, their channels one after the other."""
    strides, (_, rows, columns, _) = task.ints("source_strides"), task.output.shape
    read = [
        values[i][:, ::down, ::right][:, :rows, :columns]
        for i, down, right in zip(task.sources, strides[::2], strides[1::2], strict=True)
    ]
    return np.concatenate(read, axis=-1) @ values[1].reshape(task.output.shape[-1], -1).T


def _conv_by_rows(task: Task, values: Arrays) -> np.ndarray:
    """One product for each row of the kernel: its taps lie side by side in the image."""
    x, w = values[:2]
    out_channels, height, width, depth = w.shape
    (down, right), dilate_y = task.ints("strides"), task.ints("dilations")[0]
    batch, rows, columns, _ = task.output.shape
    padded = _padded(task, x, (height, width), 0.0)
    lines = padded.reshape(batch, padded.shape[1], -1)
    windows = np.lib.stride_tricks.sliding_window_view(lines, width * depth, axis=2)
    windows = windows[:, :, :: right * depth][:, :, :columns]
    total = np.zeros((batch * rows * columns, out_channels))
    for y in range(height):
        first = y * dilate_y
        read = windows[:, first : first + (rows - 1) * down + 1 : down]
        total += read.reshape(-1, width * depth) @ w[:, y].reshape(out_channels, -1).T
    return total.reshape(task.output.shape)


def _conv_by_taps(task: Task, values: Arrays, groups: int) -> np.ndarray:
    x, w = values[:2]
    out_channels, height, width, depth = w.shape
    # [groups, taps, depth, out channels of a group]
    weights = w.reshape(groups, out_channels // groups, height * width, depth).transpose(0, 2, 3, 1)
    total = np.zeros((groups, task.output.count // out_channels, out_channels // groups))
    for i, tap in enumerate(_taps(task, x, (height, width), 0.0)):
        rows = tap.reshape(-1, groups, depth).transpose(1, 0, 2)
        total += np.matmul(rows, weights[:, i])
    return total.transpose(1, 0, 2).reshape(task.output.shape)


def _depthwise(task: Task, values: Arrays) -> np.ndarray:
    x, w, b = values[:3]
    channels, height, width, _ = w.shape
    weights = w.reshape(channels, -1)
    total = np.zeros(task.output.shape)
    for i, tap in enumerate(_taps(task, x, (height, width), 0.0)):
        total += tap * weights[:, i]
    return total + b


def _gemm(task: Task, values: Arrays) -> np.ndarray:
    x, w, b = values[:3]
    return (x.reshape(-1, x.shape[-1]) @ w).reshape(task.output.shape) + b


def matmul(task: Task, values: Arrays) -> np.ndarray:
    a, b = values[0].transpose(task.ints("perm_a")), values[1].transpose(task.ints("perm_b"))
    return with_tail(task, np.matmul(a, b), values).transpose(task.ints("perm_out"))


def _pool(task: Task, values: Arrays) -> np.ndarray:
    height, width = task.ints("kernel")
    if task.attributes["mode"] == "max":
        taps = _taps(task, values[0], (height, width), -np.inf)
        result = taps[0].copy()
        for tap in taps[1:]:
            np.maximum(result, tap, out=result)
        return result
    total = np.zeros(task.output.shape)
    for tap in _taps(task, values[0], (height, width), 0.0):
        total += tap
    total /= _pool_counts(task, values[0], (height, width))
    return total


def _pool_counts(task: Task, x: np.ndarray, kernel: tuple[int, int]) -> np.ndarray:
    """How many elements each output averages: [1,OH,OW,1]."""
    ones = np.ones((1, *x.shape[1:3], 1))
    if task.attributes["count_include_pad"]:
        return np.full((1, 1, 1, 1), float(kernel[0] * kernel[1]))
    taps = _taps(task, ones, kernel, 0.0)
    return np.asarray(np.sum(taps, axis=0))


def _softmax(_: Task, values: Arrays) -> np.ndarray:
    x = values[0]
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    result: np.ndarray = e / e.sum(axis=-1, keepdims=True)
    return result


def _layer_norm(task: Task, values: Arrays) -> np.ndarray:
    x, scale, bias = values[:3]
    epsilon = task.attributes["epsilon"]
    assert isinstance(epsilon, (int, float))
    distance = x - x.mean(axis=-1, keepdims=True)
    variance = np.square(distance).mean(axis=-1, keepdims=True)
    result: np.ndarray = distance / np.sqrt(variance + epsilon) * scale + bias
    return result


def _reduce(task: Task, values: Arrays) -> np.ndarray:
    axes, keepdims = task.ints("axes"), bool(task.attributes["keepdims"])
    reduced = _REDUCERS[str(task.attributes["mode"])](values[0], axis=axes, keepdims=keepdims)
    return np.asarray(reduced)


_REDUCERS: Mapping[str, Callable[..., np.ndarray]] = {
    "mean": np.mean,
    "sum": np.sum,
    "max": np.max,
    "min": np.min,
}


def _elementwise(task: Task, values: Arrays) -> np.ndarray:
    expression = task.attributes["expression"]
    assert isinstance(expression, Expression)
    return np.broadcast_to(evaluate_expression(expression, values), task.output.shape)


COMPUTES: Mapping[str, Callable[[Task, Arrays], np.ndarray]] = {
    "conv": _conv,
    "depthwise": _depthwise,
    "gemm": _gemm,
    "pool": _pool,
    "softmax": _softmax,
    "layer_norm": _layer_norm,
    "reduce": _reduce,
    "elementwise": _elementwise,
}
