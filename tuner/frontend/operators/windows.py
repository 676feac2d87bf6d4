"""Operators with a sliding window: Conv, MaxPool, AveragePool, and the global pools.

Kernels know two spatial dimensions; one dimension is two with a height of 1.
"""

from __future__ import annotations

from dataclasses import dataclass

from tuner.frontend.site import Site
from tuner.graph import Node


@dataclass(frozen=True)
class Window:
    """Geometry over the spatial dimensions; pads are all the begins, then all the ends."""

    kernel: tuple[int, ...]
    strides: tuple[int, ...]
    pads: tuple[int, ...]
    dilations: tuple[int, ...]

    @property
    def extents(self) -> tuple[int, ...]:
        """Distance from a window's first to its last element, both included."""
        return tuple((k - 1) * d + 1 for k, d in zip(self.kernel, self.dilations, strict=True))

    def planar(self) -> Window:
        """The same window in two dimensions."""
        if len(self.kernel) == 2:
            return self
        pads = (0, self.pads[0], 0, self.pads[1])
        return Window((1, *self.kernel), (1, *self.strides), pads, (1, *self.dilations))


def conv(site: Site) -> list[Node] | None:
    """Conv over one or two dimensions with constant weights."""
    weights = site.constant(1)
    rank = len(site.x.shape) - 2
    if site.x.dtype != "f32" or weights is None or site.runtime(2) or rank not in (1, 2):
        return None
    window = _window(site, weights.shape[2:])
    if min(window.pads) < 0:
        return None
    if rank == 1:
        weights_2d = weights.reshape(*weights.shape[:2], 1, weights.shape[2])
        parameters = (site.add("weights", weights_2d), *site.inputs[2:])
    else:
        parameters = site.inputs[1:]
    return _planar(
        site,
        "Conv",
        parameters,
        strides=window.planar().strides,
        pads=window.planar().pads,
        dilations=window.planar().dilations,
        group=site.number("group", 1),
    )


def pool(site: Site) -> list[Node] | None:
    """MaxPool and AveragePool over one or two dimensions; ceil_mode becomes padding."""
    kernel = site.ints("kernel_shape") or ()
    if site.x.dtype != "f32" or len(site.outputs) != 1 or len(kernel) not in (1, 2):
        return None
    window = _window(site, kernel)
    covered = _covering(window, site.x.shape[2:], site.y.shape[2:])
    if covered is None:
        return None
    count_padding = site.number("count_include_pad", 0) if any(window.pads) else 0
    grown = covered.pads != window.pads
    if site.op == "AveragePool" and count_padding and grown:
        return None  # the padding that ceil_mode adds must not be counted, the model's must
    return _planar(
        site,
        site.op,
        (),
        kernel=covered.planar().kernel,
        strides=covered.planar().strides,
        pads=covered.planar().pads,
        dilations=covered.planar().dilations,
        count_include_pad=count_padding if site.op == "AveragePool" else 0,
    )


def global_pool(site: Site) -> list[Node] | None:
    """GlobalAveragePool and GlobalMaxPool of f32."""
    if site.x.dtype != "f32":
        return None
    if len(site.x.shape) == 4:
        return site.same(site.op)
    axes = tuple(range(2, len(site.x.shape)))
    reduce = "ReduceMean" if site.op == "GlobalAveragePool" else "ReduceMax"
    return site.same(reduce, axes=axes, keepdims=1)


def _window(site: Site, kernel: tuple[int, ...]) -> Window:
    ones = (1,) * len(kernel)
    strides = site.ints("strides") or ones
    dilations = site.ints("dilations") or ones
    pads = site.ints("pads") or (0,) * (2 * len(kernel))
    window = Window(kernel, strides, pads, dilations)
    auto_pad = site.text("auto_pad", "NOTSET")
    if auto_pad == "NOTSET":
        return window
    if auto_pad == "VALID":
        return Window(kernel, strides, (0,) * (2 * len(kernel)), dilations)
    totals = [
        max((-(-size // stride) - 1) * stride + extent - size, 0)
        for size, stride, extent in zip(site.x.shape[2:], strides, window.extents, strict=True)
    ]
    smaller = tuple(total // 2 for total in totals)
    larger = tuple(total - total // 2 for total in totals)
    upper = auto_pad == "SAME_UPPER"
    return Window(kernel, strides, (*smaller, *larger) if upper else (*larger, *smaller), dilations)


def _covering(window: Window, sizes: tuple[int, ...], out_sizes: tuple[int, ...]) -> Window | None:
    """The window with end padding grown so that the plain (floor) rule gives `out_sizes`.

    None if no padding does, or a window would lie in the padding alone.
    """
    rank = len(sizes)
    begins, ends = window.pads[:rank], list(window.pads[rank:])
    for i, (size, out, stride, extent) in enumerate(
        zip(sizes, out_sizes, window.strides, window.extents, strict=True)
    ):
        ends[i] = max(ends[i], (out - 1) * stride + extent - size - begins[i])
        last_start = (out - 1) * stride - begins[i]
        if (size + begins[i] + ends[i] - extent) // stride + 1 != out:
            return None
        if min(begins[i], ends[i]) < 0 or begins[i] >= extent or last_start >= size:
            return None
    return Window(window.kernel, window.strides, (*begins, *ends), window.dilations)


def _planar(
    site: Site, op: str, parameters: tuple[str, ...], **attributes: int | tuple[int, ...]
) -> list[Node]:
    """The node itself in two dimensions; in one, between two Reshapes."""
    if len(site.x.shape) == 4:
        return site.same(op, site.inputs[0], *parameters, **attributes)
    x_shape = (*site.x.shape[:2], 1, site.x.shape[2])
    y_shape = (*site.y.shape[:2], 1, site.y.shape[2])
    x, y = site.tensor("planar", x_shape), site.tensor("result", y_shape)
    return [
        site.node("Reshape", (site.inputs[0],), (x,), shape=x_shape),
        site.node(op, (x, *parameters), (y,), **attributes),
        *site.same("Reshape", y, shape=site.y.shape),
    ]


NORMALISERS = {
    "Conv": conv, "MaxPool": pool, "AveragePool": pool, "GlobalAveragePool": global_pool,
    "GlobalMaxPool": global_pool,
}  # fmt: skip
