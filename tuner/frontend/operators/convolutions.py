"""Conv, with constant weights and with those of a run.

Kernels know two spatial dimensions; one dimension is two with a height of 1. Three are written
with windows over two: `volumes`.
"""

from __future__ import annotations

import math

import numpy as np

from tuner.frontend.operators.volumes import VolumeWindow, conv_volume
from tuner.frontend.operators.windows import Window, planar, window_of
from tuner.frontend.site import Site
from tuner.graph import Node

AUTO_PADS = ("NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER")


def conv(site: Site) -> list[Node] | None:
    """Conv over one to three dimensions; with weights or a bias of the run see `_conv_by_run`."""
    weights = site.constant(1)
    rank = len(site.x.shape) - 2
    if site.runtime(1) or site.runtime(2):
        return _conv_by_run(site)
    groups = site.get("group", 1)
    if weights is None or weights.ndim != rank + 2 or rank not in (1, 2, 3):
        return None
    window = window_of(site, weights.shape[2:])
    is_sound = takes(site, weights.shape, weights.shape[1] * groups, weights.shape[0])
    if not is_sound or min(window["pads"]) < 0:
        return None
    parameters = site.inputs[1:]
    if rank == 3:
        volume = VolumeWindow(weights.shape[2:], **window)
        if not volume.is_affordable:
            return None
        bias = tuple(name for name in parameters[1:] if name)
        return site.same("Identity", conv_volume(site, weights, bias, volume, site.y.shape))
    if rank == 1:
        parameters = (site.reshaped(1, planar(weights.shape)), *parameters[1:])
    return site.in_shapes(
        "Conv",
        planar(site.x.shape),
        planar(site.y.shape),
        *parameters,
        **window,
        group=groups,
    )


def takes(site: Site, weights: tuple[int, ...], channels: int, outputs: int, bias: int = 2) -> bool:
    """Return whether a convolution is sound: all that it is given is of its own sizes.

    `bias` is the place of that input.

    Where it is not, ONNX Runtime says what is wrong.
    """
    groups, kernel = site.get("group", 1), site.ints("kernel_shape")
    return (
        site.computes
        and len(site.x.shape) == len(site.y.shape) == len(weights)
        and site.x.shape[1] == channels
        and groups > 0
        and channels % groups == outputs % groups == 0
        and (not site.has(bias) or site.input_type(bias).shape == (outputs,))
        and kernel in (None, weights[2:])
        and site.get("auto_pad", "NOTSET") in AUTO_PADS
    )


MAX_RUN_TAPS = 64
"""Taps of a kernel up to which a kernel packs the weights of a run."""
MANY_IMAGES = 8
"""Images from which on kernels that are larger than the result are read as gradients."""


def _conv_by_run(site: Site) -> list[Node] | None:
    """Conv with weights or a bias of the run.

    Up to two dimensions it is one task, else the windows as columns, times the weights of each
    group.
    """
    weights, groups = site.input_type(1).shape, site.get("group", 1)
    rank = len(site.x.shape) - 2
    if rank < 1 or len(weights) != rank + 2 or site.input_type(1).dtype != site.x.dtype:
        return None
    if not takes(site, weights, weights[1] * groups, weights[0]):
        return None
    if not site.runtime(1):
        inner = site.within("Conv", site.inputs[:2], site.y)
        nodes = conv(inner)
        site.nodes = nodes or []
        return site.results(with_bias(site, inner.outputs[0])) if nodes else None
    window = window_of(site, weights[2:])
    if min(window["pads"]) < 0:
        return None
    op = _task_of_run(site, weights[2:], groups)
    if op is None:
        return _by_columns(site, weights, window)
    x, w = (site.shaped(site.inputs[i], planar(site.input_type(i).shape)) for i in range(2))
    own = {"turned": 0} if op == "RunConv" else {"sizes": planar(site.x.shape)[2:]}
    made = site.step(op, (x, w), planar(site.y.shape), **window, group=groups, **own)
    return site.results(with_bias(site, made))


def _by_columns(site: Site, weights: tuple[int, ...], window: Window) -> list[Node]:
    """All windows as columns, gathered at constant places: it takes the memory of all of them."""
    rank, kernel, (images, channels, *sizes) = len(weights) - 2, weights[2:], site.x.shape
    strides, dilations = (window[name][-rank:] for name in ("strides", "dilations"))
    begins, ends = (part[-rank:] for part in np.split(np.array(window["pads"]), 2))
    wide = tuple(int(n) for n in np.add(sizes, begins) + ends)
    pads = (0, 0, *map(int, begins), 0, 0, *map(int, ends))
    image = site.inputs[0]
    if any(pads):
        image = site.step("Pad", (image,), (images, channels, *wide), pads=pads, value=0.0)
    tables = (np.indices(n).reshape(rank, -1) for n in (site.y.shape[2:], kernel))
    pixels, taps = tables
    at = np.zeros((len(taps[0]), len(pixels[0])), np.int64)
    for i, size in enumerate(wide):
        at = at * size + taps[i][:, None] * dilations[i] + pixels[i] * strides[i]
    flat = site.shaped(image, (images, channels, math.prod(wide)))
    places = site.add("places", at)
    columns = site.step("Gather", (flat, places), (images, channels, *at.shape), axis=2)
    return product_of_columns(site, columns, weights, at.shape[1])


def _task_of_run(site: Site, kernel: tuple[int, ...], groups: int) -> str | None:
    """The operator that a convolution with weights of the run becomes, if it is one.

    The weights' gradient of a convolution is a convolution over its images as channels: the kernel
    is as large as its result was, and what is left are the taps. Every convolution is such a
    gradient of another one: the sums are the same.
    """
    taps, pixels = math.prod(kernel), math.prod(site.y.shape[2:])
    if len(kernel) > 2:
        return None
    is_depthwise = groups == site.x.shape[1] == site.y.shape[1]
    images = site.x.shape[0]
    is_gradient = images == 1 if is_depthwise else groups > 1 or images >= MANY_IMAGES
    if taps > pixels and is_gradient:
        return "ConvWeightGradient"
    if is_depthwise or taps <= MAX_RUN_TAPS:
        return "RunConv"
    return "ConvWeightGradient"


def product_of_columns(
    site: Site, columns: str, weights: tuple[int, ...], pixels: int, bias: int = 2
) -> list[Node]:
    """The weights of each group times the windows [N, C, taps, pixels] of all pixels."""
    images, groups = site.x.shape[0], site.get("group", 1)
    depth, outputs = math.prod(weights[1:]), weights[0] // groups
    columns = site.shaped(columns, (images, groups, depth, pixels))
    matrices = _in_shape(site, 1, (1, groups, outputs, depth))
    made = site.step("MatMul", (matrices, columns), (images, groups, outputs, pixels))
    return site.results(with_bias(site, made, bias))


def with_bias(site: Site, made: str, place: int = 2) -> str:
    """A result in its shape, and the bias of its channels added, where there is one."""
    made = site.shaped(made, site.y.shape)
    if not site.has(place):
        return made
    bias = _in_shape(site, place, (site.y.shape[1], *(1,) * (len(site.y.shape) - 2)))
    return site.write("Add", made, bias)


def _in_shape(site: Site, i: int, shape: tuple[int, ...]) -> str:
    """An input in another shape, be it constant or not."""
    return (
        site.reshaped(i, shape)
        if site.constant(i) is not None
        else site.shaped(site.inputs[i], shape)
    )


NORMALISERS = {"Conv": conv}
