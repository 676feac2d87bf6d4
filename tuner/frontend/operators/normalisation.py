"""Normalisations: kernels where scale and bias are constants, else element by element around them.

BatchNormalization   (x - mean) / sqrt(variance + epsilon) * scale + bias
GroupNormalization   LayerNormalization of each group, then scale and bias of each channel
LRN                  x / (bias + alpha * mean of the squares of neighbouring channels) ^ beta
"""

from __future__ import annotations

import math

import numpy as np

from tuner.frontend.run_order import misfit
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node


def batch_normalization(site: Site) -> list[Node] | None:
    """BatchNormalization; statistics that are constants become part of other layers.

    In training mode the statistics are those of the input, and the running ones are made of these.
    """
    if not site.computes or not site.get("spatial", 1) or len(site.x.shape) < 2:
        return None
    if any(site.input_type(i).dtype != site.x.dtype for i in range(1, 5)):
        return None
    epsilon, trains = site.get("epsilon", 1e-5), site.get("training_mode", 0)
    if not trains and len(site.outputs) != 1:
        return None
    if not trains and not any(site.runtime(i) for i in range(1, 5)):
        return site.same("BatchNormalization", epsilon=epsilon)
    x, shape = site.inputs[0], (site.x.shape[1], *(1,) * (len(site.x.shape) - 2))
    scale, bias, mean, variance = (site.shaped(name, shape) for name in site.inputs[1:5])
    running: list[str] = []
    if trains:
        momentum, axes = site.get("momentum", 0.9), (0, *range(2, len(site.x.shape)))
        given = mean, variance
        mean = site.reduce("ReduceMean", x, axes)
        distance = site.write("Sub", x, mean)
        variance = site.reduce("ReduceMean", site.write("Mul", distance, distance), axes)
        for old, new in zip(given, (mean, variance), strict=True):
            kept = site.write("Mul", old, momentum)
            running.append(site.write("Add", kept, site.write("Mul", new, 1.0 - momentum)))
    deviation = site.write("Sqrt", site.write("Add", variance, epsilon))
    factor = site.write("Div", scale, deviation)
    scaled = site.write("Mul", site.write("Sub", x, mean), factor)
    return site.results(site.write("Add", scaled, bias), *running)


def layer_normalization(site: Site) -> list[Node] | None:
    """LayerNormalization over the dimensions from `axis` on, seen as one."""
    axis, shape = site.axis(-1), site.x.shape
    kinds = {site.input_type(i).dtype for i in (0, 1, 2) if site.has(i)}
    if not site.computes or len(kinds) != 1 or site.get("stash_type", 1) != 1:
        return None
    epsilon = site.get("epsilon", 1e-5)
    scale, bias = (_parameter(site, i, shape[axis:]) for i in (1, 2))
    if scale is None or (bias is None and site.has(2)) or len(site.outputs) != 1:
        return _layer_by_parts(site, axis, epsilon)
    parameters = [
        site.add(n, p, (-1,)) for n, p in (("scale", scale), ("bias", bias)) if p is not None
    ]
    flat = (*shape[:axis], math.prod(shape[axis:]))
    return site.in_shapes("LayerNormalization", flat, flat, *parameters, axis=axis, epsilon=epsilon)


def _layer_by_parts(site: Site, axis: int, epsilon: float) -> list[Node] | None:
    """LayerNormalization with parameters of a run, or with the mean and 1 / deviation."""
    x = rows_normalised(site, site.inputs[0], axis, epsilon)
    for op, i in (("Mul", 1), ("Add", 2)):
        if site.has(i):
            x = site.write(op, x, site.inputs[i])
    statistics: list[str] = []
    if len(site.outputs) > 1:
        axes = range(axis, len(site.x.shape))
        mean = site.reduce("ReduceMean", site.inputs[0], axes)
        distance = site.write("Sub", site.inputs[0], mean)
        variance = site.reduce("ReduceMean", site.write("Mul", distance, distance), axes)
        deviation = site.write("Sqrt", site.write("Add", variance, epsilon))
        statistics = [mean, site.write("Reciprocal", deviation)]
    return site.results(x, *statistics)


def rows_normalised(site: Site, x: str, axis: int, epsilon: float) -> str:
    """A tensor less its mean over the dimensions from `axis` on, over their deviation."""
    shape, dtype = site.type_of(x).shape, site.type_of(x).dtype
    columns = math.prod(shape[axis:])
    flat = site.shaped(x, (*shape[:axis], columns))
    ones = site.add("ones", np.ones(columns, DTYPES[dtype]))
    made = site.step(
        "LayerNormalization",
        (flat, ones),
        (*shape[:axis], columns),
        dtype,
        axis=axis,
        epsilon=epsilon,
    )
    return site.shaped(made, shape)


def instance_normalization(site: Site) -> list[Node] | None:
    """InstanceNormalization over the spatial dimensions."""
    shapes = [site.input_type(i).shape for i in (1, 2)]
    if not site.computes or len(site.x.shape) < 3 or shapes != [site.x.shape[1:2]] * 2:
        return None
    epsilon = site.get("epsilon", 1e-5)
    if not site.runtime(1) and not site.runtime(2):
        return site.same("InstanceNormalization", epsilon=epsilon)
    return site.results(_with_parameters(site, rows_normalised(site, site.inputs[0], 2, epsilon)))


def group_normalization(site: Site) -> list[Node] | None:
    """GroupNormalization; scale and bias are of groups before opset 21, of channels since."""
    groups, (images, channels, *_) = site.get("num_groups", 0), (*site.x.shape, 0, 0)
    kinds = {site.input_type(i).dtype for i in (0, 1, 2)}
    if not site.computes or len(kinds) != 1 or groups < 1 or channels % groups:
        return None
    x = site.shaped(site.inputs[0], (images, groups, site.x.count // (images * groups)))
    rows = rows_normalised(site, x, 2, site.get("epsilon", 1e-5))
    if site.input_type(1).shape == (channels,):
        return site.results(_with_parameters(site, site.shaped(rows, site.x.shape)))
    return site.results(_with_parameters(site, rows))


def _with_parameters(site: Site, x: str) -> str:
    """A tensor times a scale and plus a bias, each of the second dimension."""
    shape = (*site.input_type(1).shape, *(1,) * (len(site.type_of(x).shape) - 2))
    scaled = site.write("Mul", x, site.shaped(site.inputs[1], shape))
    return site.write("Add", scaled, site.shaped(site.inputs[2], shape))


def lrn(site: Site) -> list[Node] | None:
    """LRN: the mean over neighbouring channels is an average pool over planes of x^2.

    The usual power, 0.75, is a product of roots: within 3 roundings.
    """
    shape, size = site.x.shape, site.get("size", 1)
    if site.x.dtype != "f32" or len(shape) < 3 or size < 1:
        return None
    images, channels, pixels = shape[0], shape[1], math.prod(shape[2:])
    x = site.inputs[0]
    before, behind = (size - 1) // 2, size // 2
    squares = site.shaped(site.write("Mul", x, x), (images, channels, 1, pixels))
    moved = (images, pixels, channels, 1)
    planes = site.step("Transpose", (squares,), moved, perm=(0, 3, 1, 2))
    pooled = site.step(
        "AveragePool", (planes,), moved, kernel=(size, 1), strides=(1, 1), dilations=(1, 1),
        pads=(before, 0, behind, 0), count_include_pad=1,
    )  # fmt: skip
    back = (images, channels, 1, pixels)
    means = site.shaped(site.step("Transpose", (pooled,), back, perm=(0, 2, 3, 1)), shape)
    scaled = site.write("Mul", means, site.get("alpha", 1e-4))
    base, beta = site.write("Add", scaled, site.get("bias", 1.0)), site.get("beta", 0.75)
    if beta == 0.75:
        root = site.write("Sqrt", base)
        power = site.write("Mul", root, site.write("Sqrt", root))
    else:
        power = site.write("Pow", base, beta)
    return site.results(site.write("Div", x, power))


def lp_normalization(site: Site) -> list[Node] | None:
    """LpNormalization: over the sum of sizes, or the root of that of squares; 0 where that is 0."""
    p, x = site.get("p", 2), site.inputs[0]
    if not site.computes or not site.x.shape or p not in (1, 2):
        return None
    axes = (site.axis(-1),)
    if p == 1:
        norm = site.reduce("ReduceSum", site.write("Abs", x), axes)
    else:
        norm = site.write("Sqrt", site.reduce("ReduceSum", site.write("Mul", x, x), axes))
    quotient = site.write("Div", x, norm)
    return site.results(site.write("Where", site.write("Equal", norm, 0.0), 0.0, quotient))


def mean_variance_normalization(site: Site) -> list[Node] | None:
    """MeanVarianceNormalization: the distance from the mean over 1e-9 and the deviation."""
    if not site.computes or site.opset < 9:
        return None
    rank, x = len(site.x.shape), site.inputs[0]
    axes = tuple(axis % rank for axis in site.ints("axes") or (0, 2, 3))
    distance = site.write("Sub", x, site.reduce("ReduceMean", x, axes))
    variance = site.reduce("ReduceMean", site.write("Mul", distance, distance), axes)
    deviation = site.write("Add", site.write("Sqrt", variance), 1e-9)
    return site.results(site.write("Div", distance, deviation))


def _parameter(site: Site, i: int, shape: tuple[int, ...]) -> np.ndarray | None:
    """A constant scale or bias with one value for each of the normalised elements, as a view."""
    value = site.constant(i)
    if value is None or value.dtype != DTYPES[site.x.dtype] or value.ndim > len(shape):
        return None
    try:
        return np.broadcast_to(value, shape)
    except ValueError as error:
        raise misfit(site.proto, str(error)) from error


NORMALISERS = {
    "BatchNormalization": batch_normalization, "LayerNormalization": layer_normalization,
    "InstanceNormalization": instance_normalization, "GroupNormalization": group_normalization,
    "LRN": lrn, "LpNormalization": lp_normalization,
    "MeanVarianceNormalization": mean_variance_normalization,
}  # fmt: skip
