"""Operators with a sliding window: Conv, MaxPool, AveragePool, and the global pools.

Kernels know two spatial dimensions; one dimension is two with a height of 1. Three are written
with windows over two: `volumes`.
"""

from __future__ import annotations

import numpy as np

from tuner.frontend.operators.volumes import VolumeWindow, conv_volume, pool_volume
from tuner.frontend.site import Site
from tuner.graph import Node

Window = dict[str, tuple[int, ...]]
"""Strides, pads (all begins, then all ends) and dilations over height and width, or all three."""


AUTO_PADS = ("NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER")


def conv(site: Site) -> list[Node] | None:
    """Conv over one to three dimensions with constant weights."""
    weights = site.constant(1)
    rank = len(site.x.shape) - 2
    if weights is None or weights.ndim != rank + 2 or rank not in (1, 2, 3):
        return None
    groups = site.get("group", 1)
    if not takes(site, weights, weights.shape[1] * groups, weights.shape[0]):
        return None
    window = _window(site, weights.shape[2:])
    if min(window["pads"]) < 0:
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


def takes(site: Site, weights: np.ndarray, channels: int, outputs: int) -> bool:
    """Return whether a convolution is sound: all that it is given is of its own sizes.

    Where it is not, ONNX Runtime says what is wrong.
    """
    groups, bias, kernel = site.get("group", 1), site.constant(2), site.ints("kernel_shape")
    return (
        site.computes
        and len(site.x.shape) == len(site.y.shape) == weights.ndim
        and site.x.shape[1] == channels
        and groups > 0
        and channels % groups == outputs % groups == 0
        and not site.runtime(2)
        and (bias is None or bias.shape == (outputs,))
        and kernel in (None, weights.shape[2:])
        and site.get("auto_pad", "NOTSET") in AUTO_PADS
    )


def pool(site: Site) -> list[Node] | None:
    """MaxPool and AveragePool over one to three dimensions; ceil_mode becomes padding.

    The largest of integers of 8 bits only over one or two.
    """
    kernel = site.ints("kernel_shape") or ()
    is_of_bytes = site.op == "MaxPool" and site.x.dtype in ("u8", "i8") and len(kernel) < 3
    if not (site.computes or is_of_bytes) or len(site.outputs) != 1 or len(kernel) not in (1, 2, 3):
        return None
    window = _window(site, kernel)
    kernel = (*(1,) * (2 - len(kernel)), *kernel)
    x, y = planar(site.x.shape), planar(site.y.shape)
    pads = _covering(kernel, window, x[2:], y[2:])
    averages = site.op == "AveragePool"
    count = site.get("count_include_pad", 0) if averages and any(window["pads"]) else 0
    if pads is None or (count and pads != window["pads"]):
        return None  # the padding that ceil_mode adds must not be counted, the model's must
    window["pads"] = pads
    if len(kernel) == 3:
        return site.same(
            "Identity", pool_volume(site, site.op, VolumeWindow(kernel, **window), count)
        )
    return site.in_shapes(site.op, x, y, kernel=kernel, **window, count_include_pad=count)


def global_pool(site: Site) -> list[Node] | None:
    """GlobalAveragePool and GlobalMaxPool of f32 or f64."""
    if not site.computes or len(site.x.shape) < 3:
        return None
    if len(site.x.shape) == 4:
        return site.same(site.op)
    axes = tuple(range(2, len(site.x.shape)))
    reduce = "ReduceMean" if site.op == "GlobalAveragePool" else "ReduceMax"
    return site.same(reduce, axes=axes, keepdims=1)


def planar(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of a sequence as that of an image with a height of 1; any other as it is."""
    return shape if len(shape) >= 4 else (*shape[:2], 1, shape[2])


def _window(site: Site, kernel: tuple[int, ...]) -> Window:
    """The window in two dimensions, or in three of a volume."""
    rank = len(kernel)
    ones, missing = (1,) * rank, (1,) * (2 - rank)
    strides = (*missing, *(site.ints("strides") or ones))
    dilations = (*missing, *(site.ints("dilations") or ones))
    given = site.ints("pads") or (0,) * (2 * rank)
    pads = (*(0,) * (2 - rank), *given[:rank], *(0,) * (2 - rank), *given[rank:])
    auto_pad = site.get("auto_pad", "NOTSET")
    if auto_pad == "VALID":
        pads = (0,) * len(pads)
    elif auto_pad != "NOTSET":
        extents = _extents((*missing, *kernel), dilations)
        sizes = zip(planar(site.x.shape)[2:], strides, extents, strict=True)
        totals = [max((-(-n // step) - 1) * step + extent - n, 0) for n, step, extent in sizes]
        smaller = tuple(total // 2 for total in totals)
        larger = tuple(total - total // 2 for total in totals)
        pads = (*smaller, *larger) if auto_pad == "SAME_UPPER" else (*larger, *smaller)
    return {"strides": strides, "pads": pads, "dilations": dilations}


def _extents(kernel: tuple[int, ...], dilations: tuple[int, ...]) -> tuple[int, ...]:
    """Distance from a window's first to its last element, both included."""
    return tuple((k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True))


def _covering(
    kernel: tuple[int, ...], window: Window, sizes: tuple[int, ...], out_sizes: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Pads whose ends are grown so that the plain (floor) rule gives `out_sizes`.

    None if no padding does, or a window would be in the padding alone.
    """
    rank = len(kernel)
    begins, ends = window["pads"][:rank], list(window["pads"][rank:])
    extents = _extents(kernel, window["dilations"])
    lines = zip(sizes, out_sizes, window["strides"], extents, strict=True)
    for i, (size, out, stride, extent) in enumerate(lines):
        ends[i] = max(ends[i], (out - 1) * stride + extent - size - begins[i])
        last_start = (out - 1) * stride - begins[i]
        if (size + begins[i] + ends[i] - extent) // stride + 1 != out:
            return None
        if min(begins[i], ends[i]) < 0 or begins[i] >= extent or last_start >= size:
            return None
    return (*begins, *ends)


NORMALISERS = {
    "Conv": conv, "MaxPool": pool, "AveragePool": pool, "GlobalAveragePool": global_pool,
    "GlobalMaxPool": global_pool,
}  # fmt: skip
