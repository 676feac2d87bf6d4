"""Convolutions whose weights a run gives, as in training, and the gradients of their weights."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from tuner.graph import TensorType
from tuner.ops.op import Arrays, Op, Shape, one_float, require, sum_bound
from tuner.ops.products import CONV, DEPTHWISE
from tuner.ops.sampling import sample_tensor
from tuner.ops.windows import WINDOW
from tuner.task import Task


def has_run_weights(task: Task) -> bool:
    """Return whether a task is a convolution whose weights only a run knows."""
    return task.op in ("run_conv", "run_depthwise")


def is_turned(task: Task) -> bool:
    """Return whether weights are those of the convolution that this one is the transposed of."""
    return bool(task.integer("turned"))


def filters_of(task: Task) -> Shape:
    """The shape of a convolution's weights as a `conv` has them: [OC, KH, KW, C/group]."""
    w = task.inputs[1].shape
    if task.op == "run_depthwise":
        return (w[2], w[0], w[1], 1)
    if task.op != "run_conv":
        return w
    first, second, *kernel = w
    groups = task.integer("group")
    if is_turned(task):
        return (second * groups, *kernel, first // groups)
    return (first, *kernel, second)


def _filters(task: Task, w: np.ndarray) -> np.ndarray:
    """The weights as a `conv` has them."""
    if task.op == "run_depthwise":
        turned = w[::-1, ::-1] if is_turned(task) else w
        return turned.transpose(2, 0, 1)[..., None]
    if not is_turned(task):
        return w.transpose(0, 2, 3, 1)
    groups, (first, second, *kernel) = task.integer("group"), w.shape
    grouped = w[:, :, ::-1, ::-1].reshape(groups, first // groups, second, *kernel)
    return grouped.transpose(0, 2, 3, 4, 1).reshape(groups * second, *kernel, first // groups)


def _as_constant(task: Task) -> Task:
    """The same convolution with weights as constants have them."""
    attributes = {name: value for name, value in task.attributes.items() if name != "turned"}
    x, w, *rest = task.inputs
    weights = TensorType(w.dtype, filters_of(task))
    op = "conv" if task.op == "run_conv" else "depthwise"
    return replace(task, op=op, inputs=(x, weights, *rest), attributes=attributes)


def _shape(task: Task) -> Shape:
    (x, w, _), turned = (kind.shape for kind in task.inputs[:3]), task.integer("turned")
    is_sound = len(x) == 4 and len(w) == (4 if task.op == "run_conv" else 3)
    require(is_sound and turned in (0, 1), task)
    if task.op == "run_conv":
        groups = task.integer("group")
        require(groups > 0 and w[0] % groups == 0, task)
    plain = _as_constant(task)
    return (CONV if task.op == "run_conv" else DEPTHWISE).result(plain)


def _meaning(task: Task, values: Arrays) -> np.ndarray:
    x, w, *rest = values
    plain = _as_constant(task)
    made = (CONV if task.op == "run_conv" else DEPTHWISE).meaning(
        plain, [x, _filters(task, w), *rest]
    )
    assert isinstance(made, np.ndarray), task.op
    return made


def _depth(task: Task) -> int:
    """Number of products that are summed into one output."""
    return math.prod(filters_of(task)[1:])


def _sample_weights(rng: np.random.Generator, task: Task) -> np.ndarray:
    weights = sample_tensor(rng, task.inputs[1]) / math.sqrt(_depth(task))
    return np.asarray(weights, task.inputs[1].element.dtype)


RUN_CONV = Op(
    name="run_conv", inputs=("x", "w", "b"), constants=(2,), expressions=("tail",), layout="NHWC",
    attributes={**WINDOW, "group": int, "turned": int}, dtypes=one_float,
    result=_shape, meaning=_meaning, samplers={1: _sample_weights},
    operations=lambda task: 2 * task.output.count * _depth(task),
    error_bound=lambda task: max(2e-5, sum_bound(_depth(task))), narrow_results=True,
)  # fmt: skip
"""x[N,H,W,C] w[OC,C/group,KH,KW] b[OC] -> [N,OH,OW,OC], with weights of the run as models have
them. With turned=1 they are w[C,OC/group,KH,KW], those of the convolution from OC to C channels
whose transposed one this is: of each group, taps are read backwards, and channels are exchanged.

Winograd's transform of the weights is in f32 here, not in f64, which costs its smallest sums (of
one channel) as much again as those of the image."""

RUN_DEPTHWISE = Op(
    name="run_depthwise", inputs=("x", "w", "b"), constants=(2,), expressions=("tail",),
    attributes={**WINDOW, "turned": int}, layout="NHWC", dtypes=one_float,
    result=_shape, meaning=_meaning, samplers={1: _sample_weights},
    operations=lambda task: 2 * task.output.count * _depth(task),
    error_bound=lambda task: sum_bound(_depth(task)), narrow_results=True,
)  # fmt: skip
"""x[N,H,W,C] w[KH,KW,C] b[C] -> [N,OH,OW,C]; with turned=1 taps are read backwards."""


def _gradient_shape(task: Task) -> Shape:
    (x, dy), kernel = (kind.shape for kind in task.inputs), task.ints("kernel")
    groups, window = task.integer("group"), [task.ints(n) for n in ("strides", "dilations")]
    begins = task.ints("pads")
    require(len(x) == len(dy) == 4 and x[0] == dy[0], task)
    require(all(len(each) == 2 for each in (kernel, begins, *window)), task)
    require(min(*kernel, *window[0], *window[1]) > 0 and min(begins) >= 0, task)
    require(groups > 0 and x[3] % groups == 0 and dy[3] % groups == 0, task)
    return (dy[3], *kernel, x[3] // groups)


def _gradient(task: Task, values: Arrays) -> np.ndarray:
    (x, dy), kernel, groups = values, task.ints("kernel"), task.integer("group")
    strides, dilations, begins = (task.ints(n) for n in ("strides", "dilations", "pads"))
    reach = [
        (dy.shape[i + 1] - 1) * strides[i] + (kernel[i] - 1) * dilations[i] + 1 for i in range(2)
    ]
    ends = [max(0, reach[i] - begins[i] - x.shape[i + 1]) for i in range(2)]
    image = np.pad(x, [(0, 0), *zip(begins, ends, strict=True), (0, 0)])
    rows = dy.reshape(-1, groups, dy.shape[3] // groups).transpose(1, 2, 0)
    total = np.zeros(task.output.shape)
    for i in range(kernel[0]):
        for j in range(kernel[1]):
            down, right = (slice(n * d, None, s) for n, d, s in
                           zip((i, j), dilations, strides, strict=True))  # fmt: skip
            tap = image[:, down, right][:, : dy.shape[1], : dy.shape[2]]
            columns = tap.reshape(-1, groups, x.shape[3] // groups).transpose(1, 0, 2)
            total[:, i, j] = (rows @ columns).reshape(dy.shape[3], -1)
    return total


def _depthwise_gradient_shape(task: Task) -> Shape:
    x, dy = (kind.shape for kind in task.inputs)
    require(len(x) == len(dy) == 4 and x[3] == dy[3], task)
    channels, *kernel, _ = _gradient_shape(_in_groups(task))
    return (*kernel, channels)


def _in_groups(task: Task) -> Task:
    """A depthwise gradient as one of groups of one channel."""
    *kernel, channels = task.output.shape[-3:]
    output = TensorType(task.output.dtype, (channels, *kernel, 1))
    attributes = {**task.attributes, "group": task.inputs[0].shape[3]}
    return replace(task, outputs=(output,), attributes=attributes)


def _depthwise_gradient(task: Task, values: Arrays) -> np.ndarray:
    return _gradient(_in_groups(task), values)[..., 0].transpose(1, 2, 0)


def _pixels(task: Task) -> int:
    """Number of products that are summed into one weight's gradient."""
    return math.prod(task.inputs[1].shape[:3])


CONV_WEIGHT_GRADIENT = Op(
    name="conv_weight_gradient", inputs=("x", "dy"), dtypes=one_float,
    attributes={"kernel": tuple, "strides": tuple, "dilations": tuple, "pads": tuple, "group": int},
    result=_gradient_shape, meaning=_gradient,
    operations=lambda task: 2 * task.output.count * _pixels(task),
    error_bound=lambda task: sum_bound(_pixels(task)),
)  # fmt: skip
"""x[N,H,W,C] dy[N,OH,OW,OC] -> [OC,KH,KW,C/group], the gradient of a convolution's weights:

    dw[o,i,j,c] = sum over n, y, x of dy[n,y,x,o] * x[n, y*s + i*d - p, x*s + j*d - p, c]

where elements outside of the image are 0. `pads` are those at the two begins: what is outside at
the ends follows from the sizes."""

DEPTHWISE_WEIGHT_GRADIENT = Op(
    name="depthwise_weight_gradient", inputs=("x", "dy"), dtypes=one_float,
    attributes={"kernel": tuple, "strides": tuple, "dilations": tuple, "pads": tuple},
    result=_depthwise_gradient_shape, meaning=_depthwise_gradient,
    operations=lambda task: 2 * task.output.count * _pixels(task),
    error_bound=lambda task: sum_bound(_pixels(task)),
)  # fmt: skip
"""x[N,H,W,C] dy[N,OH,OW,C] -> [KH,KW,C], the gradient of a depthwise convolution's weights."""
