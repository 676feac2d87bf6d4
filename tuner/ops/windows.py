"""Ops with a sliding window over any number of spatial dimensions: what they share, and pooling.

Sizes, strides, dilations and `kernel` have a number for each spatial dimension, pads one for each
begin and then one for each end.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product

import numpy as np

from tuner.ops.op import Arrays, Dtypes, Op, Shape, one_float, require
from tuner.task import Task

KERNEL_RANKS = (2,)
"""Numbers of spatial dimensions that kernels exist for; nothing else here depends on them."""

BYTES = (("u8",), ("i8",))
"""Types of the only input that is of integers of 8 bits."""

WINDOW = {"strides": tuple, "pads": tuple, "dilations": tuple}


def window_sizes(task: Task, kernel: Shape) -> Shape:
    """The spatial sizes of the result. Raises ValueError where the window does not fit."""
    sizes, pads = task.inputs[0].shape[1:-1], task.ints("pads")
    strides, dilations = task.ints("strides"), task.ints("dilations")
    rank = len(sizes)
    lengths = (len(kernel), len(strides), len(dilations), len(pads) / 2)
    require(rank in KERNEL_RANKS and lengths == (rank,) * 4, task)
    require(min(*kernel, *strides, *dilations) > 0 and min(pads) >= 0, task)
    slack = [
        sizes[i] + pads[i] + pads[i + rank] - dilations[i] * (kernel[i] - 1) - 1
        for i in range(rank)
    ]
    require(min(slack) >= 0, task)
    return tuple(n // stride + 1 for n, stride in zip(slack, strides, strict=True))


def padded(task: Task, x: np.ndarray, kernel: Shape, fill: float) -> np.ndarray:
    """The image with its padding, and whatever a rounded-up pooling reads past it."""
    pads, rank = task.ints("pads"), len(kernel)
    amounts = [(0, 0)]
    for i, begin in enumerate(pads[:rank]):
        span = (task.output.shape[i + 1] - 1) * task.ints("strides")[i] + 1
        span += (kernel[i] - 1) * task.ints("dilations")[i]
        amounts.append((begin, max(pads[rank + i], span - x.shape[i + 1] - begin)))
    return np.pad(x, [*amounts, (0, 0)], constant_values=fill)


def slices_of_taps(task: Task, kernel: Shape) -> Iterator[tuple[slice, ...]]:
    """The pixels of the padded image that each tap of the kernel reads, row by row.

    `kernel` may have fewer dimensions than the image: the first ones.
    """
    steps = zip(kernel, task.ints("dilations"), strict=False)
    for begins in product(*(range(0, size * step, step) for size, step in steps)):
        reads = zip(begins, task.output.shape[1:], task.ints("strides"), strict=False)
        spans = (slice(i, i + (count - 1) * step + 1, step) for i, count, step in reads)
        yield (slice(None), *spans)


def taps(task: Task, x: np.ndarray, kernel: Shape, fill: float) -> list[np.ndarray]:
    """The values, [N,...,C] as the output, that each tap of the kernel reads."""
    image = padded(task, x, kernel, fill)
    return [image[where] for where in slices_of_taps(task, kernel)]


def _pool_types(inputs: Dtypes, outputs: Dtypes) -> bool:
    """Floats of one type, or integers of 8 bits to the same or to f32."""
    return one_float(inputs, outputs) or (inputs in BYTES and outputs in (inputs, ("f32",)))


def _pool_shape(task: Task) -> Shape:
    x = task.inputs[0].shape
    require(task.attributes["count_include_pad"] in (0, 1), task)
    return (*x[:1], *window_sizes(task, task.ints("kernel")), *x[-1:])


def _pool(task: Task, values: Arrays) -> np.ndarray:
    (x,), kernel = values, task.ints("kernel")
    if task.attributes["mode"] == "max":
        result = np.full(task.output.shape, -np.inf)
        for tap in taps(task, x, kernel, -np.inf):
            np.maximum(result, tap, out=result)
        return result
    total = np.zeros(task.output.shape)
    for tap in taps(task, x, kernel, 0.0):
        total += tap
    if task.attributes["count_include_pad"]:
        return total / float(math.prod(kernel))
    ones = np.ones((1, *x.shape[1:-1], 1))
    return np.asarray(total / np.sum(taps(task, ones, kernel, 0.0), axis=0))


POOL = Op(
    name="pool", inputs=("x",), modes=("max", "average"), layout="NHWC",
    attributes={**WINDOW, "kernel": tuple, "mode": str, "count_include_pad": int},
    dtypes=_pool_types,
    result=_pool_shape, meaning=_pool,
    operations=lambda task: task.output.count * math.prod(task.ints("kernel")),
    error_bound=lambda task: 0.0 if task.attributes["mode"] == "max" else 5e-6,
)  # fmt: skip
"""x[N,H,W,C] -> [N,OH,OW,C]; count_include_pad is 0 or 1. The average of integers is a number of
f32, or rounded to an integer, from a tie to the even one."""
