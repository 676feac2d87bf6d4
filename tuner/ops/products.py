"""Convolutions and matrix products."""

from __future__ import annotations

import math

import numpy as np

from tuner.ops.op import (
    Arrays,
    Dtypes,
    Op,
    Shape,
    float_of_stored_weights,
    one_float,
    permuted,
    require,
    sum_bound,
)
from tuner.ops.sampling import sample_tensor
from tuner.ops.windows import WINDOW, padded, slices_of_taps, taps, window_sizes
from tuner.size import broadcast
from tuner.task import Task


def is_of_integers(task: Task) -> bool:
    """Return whether a task multiplies u8 by constant i8 and adds them in i32."""
    return task.op in ("gemm", "conv", "depthwise") and task.inputs[0].dtype == "u8"


def has_runtime_bias(task: Task) -> bool:
    """Return whether the bias of a product of integers is known only at run time."""
    return bool(task.attributes.get("runtime_bias", 0))


def border_of(task: Task) -> int:
    """The value of the padding: 0, of integers their zero point."""
    return task.integer("pad_value") if "pad_value" in task.attributes else 0


def depth(task: Task) -> int:
    """Number of products that are summed into one output of a gemm or conv."""
    return task.inputs[1].shape[0] if task.op == "gemm" else _fan_in(task)


def _product_types(inputs: Dtypes, outputs: Dtypes) -> bool:
    """Floats (weights of f32 may be stored in 16 bits), or u8 times i8 with a bias of i32."""
    if inputs[:1] == ("u8",):
        return inputs[1:3] == ("i8", "i32") and {*inputs[3:], *outputs} == {"f32"}
    return float_of_stored_weights(inputs, outputs)


def _depthwise_types(inputs: Dtypes, outputs: Dtypes) -> bool:
    """Floats of one type, or u8 times i8 with a bias of i32."""
    return one_float(inputs, outputs) or (inputs[:1] == ("u8",) and _product_types(inputs, outputs))


_WINOGRAD = 1e-5
"""Tolerance of any convolution at least: the transforms of Winograd F(4x4, 3x3) alone cost up to
5e-6 (measured with one channel), however few products are summed."""


def _fan_in(task: Task) -> int:
    """Number of products that are summed into one output."""
    return math.prod(task.inputs[1].shape[1:])


def _sample_weights(rng: np.random.Generator, task: Task) -> np.ndarray:
    """Weights that keep the size of the values: scaled by 1/sqrt(fan-in).

    Integers are as quantisers make them of trained weights: the largest of a channel is 127 or
    -128, most are much smaller. Times of kernels may depend on that.
    """
    if is_of_integers(task):
        shape = task.inputs[1].shape
        weights = rng.laplace(size=shape)
        of_channel = 0 if task.op == "gemm" else tuple(range(1, len(shape)))
        largest = np.abs(weights).max(axis=of_channel, keepdims=True)
        return np.asarray(np.clip(np.round(weights / largest * 128), -128, 127), np.int8)
    terms = _fan_in(task) if task.op == "depthwise" else depth(task)
    weights = sample_tensor(rng, task.inputs[1]) * np.float32(1.0 / math.sqrt(terms))
    return np.asarray(weights, task.inputs[1].element.dtype)


def _sample_image(rng: np.random.Generator, task: Task) -> np.ndarray:
    """Values of the input; of integers all of u8."""
    if is_of_integers(task):
        return rng.integers(0, 256, task.inputs[0].shape).astype(np.uint8)
    return sample_tensor(rng, task.inputs[0])


def _sample_bias(rng: np.random.Generator, task: Task) -> np.ndarray:
    """The bias; of integers of the size of sums, beyond what f32 has exactly."""
    if is_of_integers(task):
        return rng.integers(-(2**26), 2**26, task.inputs[2].shape).astype(np.int32)
    return sample_tensor(rng, task.inputs[2])


_SAMPLERS = {0: _sample_image, 1: _sample_weights, 2: _sample_bias}


def _error_bound(task: Task) -> float:
    """Tolerance of a gemm or conv: that of a sum; of integers that of the tail alone."""
    if is_of_integers(task):
        return _TAIL
    bound = sum_bound(depth(task))
    return max(_WINOGRAD, bound) if task.op == "conv" else bound


_TAIL = 2e-6
"""Tolerance of a tail behind exact sums of integers."""


def _conv_shape(task: Task) -> Shape:
    x, w, b = (kind.shape for kind in task.inputs[:3])
    group = task.integer("group")
    require(len(x) == len(w) and group > 0, task)
    require(b == w[:1] and w[0] % group == 0 and w[-1] * group == x[-1], task)
    return (x[0], *window_sizes(task, w[1:-1]), w[0])


def _conv(task: Task, values: Arrays) -> np.ndarray:
    if "source_strides" in task.attributes:
        return _conv_of_sources(task, values) + values[2]
    if task.integer("group") == 1 and task.ints("dilations")[-1] == 1:
        return _conv_by_rows(task, values) + values[2]
    return _conv_by_taps(task, values) + values[2]


def _conv_of_sources(task: Task, values: Arrays) -> np.ndarray:
    """The pixels that are read of each image, their channels one after the other."""
    strides, (_, rows, columns, _) = task.ints("source_strides"), task.output.shape
    read = [
        values[i][:, ::down, ::right][:, :rows, :columns]
        for i, down, right in zip(task.sources, strides[::2], strides[1::2], strict=True)
    ]
    return np.concatenate(read, axis=-1) @ values[1].reshape(task.output.shape[-1], -1).T


def _conv_by_rows(task: Task, values: Arrays) -> np.ndarray:
    """One product for each row of the kernel: its taps are adjacent in the image."""
    x, w = values[:2]
    out_channels, *outer, width, depth = w.shape
    image = padded(task, x, (*outer, width), float(border_of(task)))
    lines = image.reshape(*image.shape[:-2], -1)
    windows = np.lib.stride_tricks.sliding_window_view(lines, width * depth, axis=-1)
    windows = windows[..., :: task.ints("strides")[-1] * depth, :]
    windows = windows[..., : task.output.shape[-2], :]
    weights = w.reshape(out_channels, -1, width * depth)
    total = np.zeros((task.output.count // out_channels, out_channels))
    for i, where in enumerate(slices_of_taps(task, tuple(outer))):
        total += windows[where].reshape(-1, width * depth) @ weights[:, i].T
    return total.reshape(task.output.shape)


def _conv_by_taps(task: Task, values: Arrays) -> np.ndarray:
    (x, w), groups = values[:2], task.integer("group")
    out_channels, *kernel, depth = w.shape
    # [groups, taps, depth, out channels of a group]
    weights = w.reshape(groups, out_channels // groups, -1, depth).transpose(0, 2, 3, 1)
    total = np.zeros((groups, task.output.count // out_channels, out_channels // groups))
    for i, tap in enumerate(taps(task, x, tuple(kernel), float(border_of(task)))):
        rows = tap.reshape(-1, groups, depth).transpose(1, 0, 2)
        total += np.matmul(rows, weights[:, i])
    return total.transpose(1, 0, 2).reshape(task.output.shape)


CONV = Op(
    name="conv", inputs=("x", "w", "b"), constants=(1, 2), expressions=("tail",), layout="NHWC",
    attributes={**WINDOW, "group": int}, optional={"pad_value": int, "runtime_bias": int},
    dtypes=_product_types,
    result=_conv_shape, meaning=_conv, samplers=_SAMPLERS,
    operations=lambda task: 2 * task.output.count * _fan_in(task),
    error_bound=_error_bound, may_be_mixed=True, narrow_results=True,
)  # fmt: skip
"""x[N,H,W,C] w[OC,KH,KW,C/group] b[OC] -> [N,OH,OW,OC].

Of integers (x in u8, w in i8, b in i32) the sums are those of i32, bias included, and rounded to
f32 once, before the tail; the padding is `pad_value`, their zero point. With runtime_bias=1 the
bias of integers is no constant: it holds a zero point of x that only a run knows.

Two attributes that only the partition of a subgraph adds (see `tuner.subgraph`):
- source_strides: a 1x1 conv without pads and groups whose input channels are those of several
  images, one after the other: inputs x0 w b x1 ... (then tail inputs). A pair (down, right) for
  each image, flat: output pixel (i, j) reads pixel (i * down, j * right) of each;
  w[OC,1,1,C0 + C1 + ...]. `strides` are those of x0.
- parts: the output channels in so many equal parts, one after the other: [N,OH,OW,OC] is stored
  as [parts,N,OH,OW,OC/parts], and the [...,N] of a gemm as [parts,...,N/parts]. The tail, which
  has no operands then, sees all channels together.
"""


def _depthwise_shape(task: Task) -> Shape:
    x, w, b = (kind.shape for kind in task.inputs[:3])
    require(len(x) == len(w) and b == w[:1] == x[-1:] and w[-1] == 1, task)
    return (x[0], *window_sizes(task, w[1:-1]), x[-1])


def _depthwise(task: Task, values: Arrays) -> np.ndarray:
    x, w, b = values[:3]
    channels, *kernel, _ = w.shape
    weights = w.reshape(channels, -1)
    total = np.zeros(task.output.shape)
    for i, tap in enumerate(taps(task, x, tuple(kernel), float(border_of(task)))):
        total += tap * weights[:, i]
    return total + b


DEPTHWISE = Op(
    name="depthwise", inputs=("x", "w", "b"), constants=(1, 2), expressions=("tail",),
    attributes=WINDOW, optional={"pad_value": int}, layout="NHWC", dtypes=_depthwise_types,
    result=_depthwise_shape, meaning=_depthwise, samplers=_SAMPLERS,
    operations=lambda task: 2 * task.output.count * _fan_in(task),
    error_bound=lambda task: _TAIL if is_of_integers(task) else sum_bound(_fan_in(task)),
    narrow_results=True,
)  # fmt: skip
"""x[N,H,W,C] w[C,KH,KW,1] b[C] -> [N,OH,OW,C]; integers as in a conv."""


def _gemm_shape(task: Task) -> Shape:
    x, w, b = (kind.shape for kind in task.inputs[:3])
    require(len(w) == 2 and x[-1:] == w[:1] and b == w[1:], task)
    return (*x[:-1], w[1])


def _gemm(task: Task, values: Arrays) -> np.ndarray:
    x, w, b = values[:3]
    return (x.reshape(-1, x.shape[-1]) @ w).reshape(task.output.shape) + b


GEMM = Op(
    name="gemm", inputs=("x", "w", "b"), constants=(1, 2), expressions=("tail",),
    optional={"runtime_bias": int}, dtypes=_product_types,
    result=_gemm_shape, meaning=_gemm, samplers=_SAMPLERS,
    operations=lambda task: 2 * task.output.count * task.inputs[1].shape[0],
    error_bound=_error_bound, may_be_mixed=True, narrow_results=True,
)  # fmt: skip
"""x[...,K] w[K,N] b[N] -> [...,N]; `parts` as of a conv, and integers as in one."""


def product_shape(a: Shape, b: Shape, task: Task) -> Shape:
    """Shape of a product of two tensors, batches broadcast. Raises ValueError."""
    require(min(len(a), len(b)) >= 2 and a[-1] == b[-2], task)
    return (*broadcast(a[:-2], b[:-2]), a[-2], b[-1])


def _matmul_shape(task: Task) -> Shape:
    a, b = task.inputs[:2]
    perm_a, perm_b = task.ints("perm_a"), task.ints("perm_b")
    return product_shape(permuted(a.shape, perm_a), permuted(b.shape, perm_b), task)


def _matmul(task: Task, values: Arrays) -> np.ndarray:
    a, b = values[0].transpose(task.ints("perm_a")), values[1].transpose(task.ints("perm_b"))
    return np.asarray(np.matmul(a, b))


def _depth(task: Task) -> int:
    return task.inputs[0].shape[task.ints("perm_a")[-1]]


MATMUL = Op(
    name="matmul", inputs=("a", "b"), expressions=("tail",),
    attributes={"perm_a": tuple, "perm_b": tuple, "perm_out": tuple}, dtypes=one_float,
    result=_matmul_shape, meaning=_matmul,
    operations=lambda task: 2 * task.output.count * _depth(task),
    error_bound=lambda task: sum_bound(_depth(task)), narrow_results=True,
)  # fmt: skip
"""Run-time a and b -> [...,M,N]: a is permuted by perm_a to [...,M,K], b by perm_b to [...,K,N],
batch dimensions broadcast, and the result is permuted by perm_out before it is stored. The tail
broadcasts against the result before that."""
