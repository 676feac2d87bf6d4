"""Reduce*, TopK, Softmax, Batch-, Layer- and InstanceNormalization."""

from __future__ import annotations

import math

import numpy as np

from tuner.frontend.run_order import misfit
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Node


def reduce(site: Site) -> list[Node] | None:
    """Axes are an attribute or, since opset 13 (ReduceSum) and 18, a constant input."""
    if not site.computes or site.runtime(1):
        return None
    rank, axes = len(site.x.shape), site.listed(1, "axes")
    if not axes and site.get("noop_with_empty_axes", 0):
        return site.same("Identity", site.inputs[0])
    axes = tuple(sorted({a % rank for a in axes})) if axes else tuple(range(rank))
    if not axes:
        return site.same("Identity", site.inputs[0])
    return site.same(site.op, site.inputs[0], axes=axes, keepdims=site.get("keepdims", 1))


def softmax(site: Site) -> list[Node] | None:
    """Softmax. Before opset 13 it runs over all dimensions from `axis` on, as if they were one."""
    shape, rank = site.x.shape, len(site.x.shape)
    if not site.computes or rank == 0:
        return None
    flattens = site.opset < 13
    axis = site.axis(1 if flattens else -1)
    if not flattens or axis == rank - 1:
        return site.same("Softmax", axis=axis)
    flat = (math.prod(shape[:axis]), math.prod(shape[axis:]))
    return site.in_shapes("Softmax", flat, flat, axis=1)


def batch_normalization(site: Site) -> list[Node] | None:
    """Inference only, with constant statistics of one channel each, of the type of the input."""
    parameters = [site.constant(i) for i in range(1, 5)]
    trains = site.get("training_mode", 0) or len(site.outputs) != 1
    if not site.computes or trains or not site.get("spatial", 1):
        return None
    if any(p is None or p.dtype != DTYPES[site.x.dtype] for p in parameters):
        return None
    return site.same("BatchNormalization", epsilon=site.get("epsilon", 1e-5))


def layer_normalization(site: Site) -> list[Node] | None:
    """LayerNormalization over the dimensions from `axis` on, seen as one."""
    axis, shape = site.axis(-1), site.x.shape
    scale = _parameter(site, 1, shape[axis:])
    if not site.computes or scale is None or len(site.outputs) != 1:
        return None
    if site.get("stash_type", 1) != 1:
        return None
    parameters = [site.add("scale", scale, (-1,))]
    if site.has(2):
        bias = _parameter(site, 2, shape[axis:])
        if bias is None:
            return None
        parameters.append(site.add("bias", bias, (-1,)))
    flat = (*shape[:axis], math.prod(shape[axis:]))
    epsilon = site.get("epsilon", 1e-5)
    return site.in_shapes("LayerNormalization", flat, flat, *parameters, axis=axis, epsilon=epsilon)


def instance_normalization(site: Site) -> list[Node] | None:
    """InstanceNormalization over the spatial dimensions; scale and bias must be constants."""
    shapes = [p.shape for p in map(site.constant, (1, 2)) if p is not None]
    if not site.computes or len(site.x.shape) < 3 or shapes != [site.x.shape[1:2]] * 2:
        return None
    return site.same("InstanceNormalization", epsilon=site.get("epsilon", 1e-5))


def top_k(site: Site) -> list[Node] | None:
    """TopK along one axis, with a constant K (an attribute before opset 10).

    Its results are sorted, as they may be where `sorted` is 0.
    """
    count = site.constant(1) if site.opset >= 10 else np.array(site.get("k", 0))
    if site.x.dtype != "f32" or not site.x.shape or count is None or count.size != 1:
        return None
    axis, k = site.axis(-1), int(count.reshape(-1)[0])
    if not 1 <= k <= site.x.shape[axis]:
        return None
    largest = int(bool(site.get("largest", 1)))
    return site.same("TopK", site.inputs[0], axis=axis, k=k, largest=largest)


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
    "InstanceNormalization": instance_normalization,
    "Softmax": softmax, "ReduceMean": reduce, "ReduceSum": reduce, "ReduceMax": reduce,
    "ReduceMin": reduce, "TopK": top_k,
}  # fmt: skip
