"""GridSample, RoiAlign, DeformConv: places and weights computed in the run, then sums of rows.

grid -> places, weights [images, taps, points]     a few element-wise tasks
data [images, pixels, channels], channels-last     each tap is a row of channels
WeightedRows(data, places, weights)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tuner.frontend.operators.convolutions import product_of_columns, takes
from tuner.frontend.operators.windows import window_of
from tuner.frontend.site import Site
from tuner.graph import Node

MAX_PLACES = 2**24
"""f32 holds every whole number up to here."""
COMPARISONS = ("Less", "LessOrEqual", "Greater", "GreaterOrEqual", "Equal", "And", "Or")
MODES = {"bilinear": "linear", "bicubic": "cubic"}
"""Names of modes in newer versions of GridSample."""

Operand = str | float


@dataclass(frozen=True)
class _F32:
    """Element-wise steps in f32 over tensors that broadcast."""

    site: Site

    def do(self, op: str, *operands: Operand) -> str:
        """Write a step; numbers become constants."""
        names = tuple(
            self.site.add("number", np.array(each, np.float32)) if isinstance(each, float) else each
            for each in operands
        )
        shape = np.broadcast_shapes(*(self.site.type_of(name).shape for name in names))
        return self.site.step(op, names, shape, "bool" if op in COMPARISONS else "f32")

    def shaped(self, name: str, *shape: int) -> str:
        """The same elements in another shape."""
        return self.site.step("Reshape", (name,), shape, "f32", shape=shape)

    def taps(self, *values: float) -> str:
        """Numbers along an axis of taps before that of points."""
        return self.site.add("offsets", np.array(values, np.float32)[:, None])

    def between(self, x: str, low: Operand, high: Operand) -> str:
        """The numbers, or the nearest ones within these bounds; the lower one of NaN."""
        return self.do("Min", self.do("Max", x, low), high)

    def is_within(self, x: str, low: float, high: float) -> str:
        """Return whether numbers are within these bounds."""
        above = self.do("GreaterOrEqual", x, low)
        return self.do("And", above, self.do("LessOrEqual", x, high))

    def joined(self, parts: Sequence[str], op: Callable[[str, str], str]) -> str:
        """Tables of each axis [images, taps, points], as one of all combinations of their taps."""
        made = parts[0]
        for name in parts[1:]:
            (images, total, points), own = (self.site.type_of(n).shape for n in (made, name))
            left = self.shaped(made, images, total, 1, points)
            right = self.shaped(name, images, 1, *own[1:])
            made = self.shaped(op(left, right), images, total * own[1], points)
        return made


def grid_sample(site: Site) -> list[Node] | None:
    """GridSample of f32 over any number of dimensions.

    Off by 2^-21 of the largest element between which a point lies, and by the roundings of its
    place to f32, which ONNX Runtime makes as well. Cubic sums with the edge repeated differ between
    ONNX Runtime and its specification, and are left to the first.
    """
    images, channels, *sizes = site.x.shape
    grid = site.input_type(1)
    if site.x.dtype != "f32" or grid.dtype != "f32" or len(sizes) != grid.shape[-1]:
        return None
    if math.prod(sizes) > MAX_PLACES or grid.shape[0] != images:
        return None
    mode, padding = site.get("mode", "linear"), site.get("padding_mode", "zeros")
    mode, aligned = MODES.get(mode, mode), bool(site.get("align_corners", 0))
    if mode not in ("linear", "nearest", "cubic") or (mode, padding) == ("cubic", "border"):
        return None
    if padding not in ("zeros", "border", "reflection"):
        return None
    points, f = math.prod(grid.shape[1:-1]), _F32(site)
    flat = f.shaped(site.inputs[1], images, points, len(sizes))
    axes = []
    for i, size in enumerate(sizes):
        start = (0, 0, len(sizes) - 1 - i)
        own = site.step("Slice", (flat,), (images, points, 1), "f32", start=start, step=(1, 1, 1))
        own = f.shaped(own, images, 1, points)
        axes.append(_GridAxis(f, size, mode, padding, aligned).taps(own))
    strides = [math.prod(sizes[i + 1 :]) for i in range(len(sizes))]
    tables = [f.do("Mul", at, float(s)) for (at, _), s in zip(axes, strides, strict=True)]
    at = f.joined(tables, lambda a, b: f.do("Add", a, b))
    weights = f.joined([own for _, own in axes], lambda a, b: f.do("Mul", a, b))
    rows = _channels_last(site, (images, math.prod(sizes), channels))
    made = site.step("WeightedRows", (rows, at, weights), (images, points, channels), axis=1)
    return _channels_first(site, made, (images, *grid.shape[1:-1], channels))


@dataclass(frozen=True)
class _GridAxis:
    """One axis that points lie along."""

    f: _F32
    size: int
    mode: str
    padding: str
    aligned: bool

    @property
    def borders(self) -> tuple[float, float]:
        """The first and the last place that are inside."""
        half = 0.0 if self.aligned else 0.5
        return -half, self.size - 1 + half

    def taps(self, points: str) -> tuple[str, str]:
        """Places and weights of the taps of points [images, 1, points], numbers from -1 to 1."""
        f, last = self.f, float(self.size - 1)
        moved = f.do("Add", points, 1.0)
        if self.aligned:
            x = f.do("Mul", f.do("Div", moved, 2.0), last)
        else:
            x = f.do("Div", f.do("Sub", f.do("Mul", moved, float(self.size)), 1.0), 2.0)
        if self.mode == "nearest":
            x = f.do("Round", x)
        if self.padding == "border":
            x = f.between(x, 0.0, last)
        elif self.padding == "reflection":
            x = f.do("Where", f.is_within(x, *self.borders), x, self._reflected(x))
        if self.mode == "nearest":
            # A reflection gives a number between two elements where borders lie between them.
            at = f.do("Floor", x)
            weights = f.do("Where", f.do("Equal", at, at), 1.0, x)
        else:
            offsets = f.taps(0, 1) if self.mode == "linear" else f.taps(-1, 0, 1, 2)
            at = f.do("Add", f.do("Floor", x), offsets)
            distance = f.do("Abs", f.do("Sub", x, at))
            weights = f.do("Sub", 1.0, distance)
            if self.mode == "cubic":
                weights = self._cubic(distance)
        if self.padding == "zeros":
            weights = f.do("Where", f.is_within(at, 0.0, last), weights, 0.0)
        elif self.padding == "reflection":
            low, high = self.borders
            over = f.do("Sub", 2.0 * high, at)
            under = f.do("Sub", 2.0 * low, at)
            at = f.do("Where", f.do("Greater", at, high), over, at)
            at = f.do("Where", f.do("Less", at, low), under, at)
        return f.between(at, 0.0, last), weights

    def _reflected(self, x: str) -> str:
        """Places turned round at the borders until they are inside."""
        f, (low, high) = self.f, self.borders
        if high == low:
            return f.between(x, low, high)
        past = f.do("Sub", low, x)
        past = f.do("Where", f.do("Less", x, low), past, f.do("Sub", x, high))
        turns = f.do("Floor", f.do("Div", past, high - low))
        rest = f.do("Sub", past, f.do("Mul", turns, high - low))
        pairs = f.do("Mul", f.do("Floor", f.do("Mul", turns, 0.5)), 2.0)
        # An even number of turns below the lower border, or an odd one above the higher.
        is_even, is_below = f.do("Equal", turns, pairs), f.do("Less", x, low)
        from_low = f.do(
            "Equal", f.do("Where", is_even, 1.0, 0.0), f.do("Where", is_below, 1.0, 0.0)
        )
        return f.do("Where", from_low, f.do("Add", rest, low), f.do("Sub", high, rest))

    def _cubic(self, d: str) -> str:
        """Weights of cubic convolution with a slope of -0.75."""
        f, a = self.f, -0.75
        near = f.do("Sub", f.do("Mul", d, a + 2.0), a + 3.0)
        near = f.do("Add", f.do("Mul", f.do("Mul", near, d), d), 1.0)
        far = f.do("Add", f.do("Mul", f.do("Sub", f.do("Mul", d, a), 5.0 * a), d), 8.0 * a)
        far = f.do("Sub", f.do("Mul", far, d), 4.0 * a)
        return f.do("Where", f.do("LessOrEqual", d, 1.0), near, far)


def roi_align(site: Site) -> list[Node] | None:
    """RoiAlign of f32: means of points between four pixels each.

    The number of points must be given; what is chosen by the size of a region is for ONNX Runtime,
    as are the largest of points. Off by 2^-21 of the largest pixel that is read, and by the
    roundings of places to f32.
    """
    (images, channels, height, width), points = site.x.shape, site.get("sampling_ratio", 0)
    rows, columns = site.get("output_height", 1), site.get("output_width", 1)
    regions = site.input_type(1).shape[0]
    if site.x.dtype != "f32" or points < 1 or site.get("mode", "avg") != "avg":
        return None
    if images * height * width > MAX_PLACES or site.input_type(1).shape != (regions, 4):
        return None
    default = "half_pixel" if site.opset >= 16 else "output_half_pixel"
    is_half = site.get("coordinate_transformation_mode", default) == "half_pixel"
    f, scale = _F32(site), site.get("spatial_scale", 1.0)
    sides = []
    for i in range(4):
        own = site.step("Slice", (site.inputs[1],), (regions, 1), "f32", start=(0, i), step=(1, 1))
        scaled = f.do("Mul", own, float(np.float32(scale)))
        sides.append(f.do("Sub", scaled, 0.5) if is_half else scaled)
    x = _RoiAxis(f, width, columns, points, is_half).taps(sides[0], sides[2])
    y = _RoiAxis(f, height, rows, points, is_half).taps(sides[1], sides[3])
    taps = 2 * points
    ways = [(taps, 1, regions, rows, 1), (1, taps, regions, 1, columns)]
    first, other = (
        [f.shaped(each, *way) for each in axis] for axis, way in zip((y, x), ways, strict=True)
    )
    image = site.step("Cast", (site.inputs[2],), (regions,), "f32", to="f32")
    image = f.do("Mul", f.shaped(image, regions, 1, 1), float(height * width))
    line = f.do("Add", f.do("Mul", first[0], float(width)), image)
    weights = f.do("Mul", f.do("Mul", first[1], 1.0 / points**2), other[1])
    table = (taps * taps, regions * rows * columns)
    tables = (f.shaped(f.do("Add", line, other[0]), *table), f.shaped(weights, *table))
    pixels = _channels_last(site, (images * height * width, channels))
    made = site.step("WeightedRows", (pixels, *tables), (table[1], channels), axis=0)
    return _channels_first(site, made, (regions, rows, columns, channels))


@dataclass(frozen=True)
class _RoiAxis:
    """One axis of the regions of an image."""

    f: _F32
    size: int
    bins: int
    points: int
    is_half: bool

    def taps(self, start: str, end: str) -> tuple[str, str]:
        """Places and weights [points * 2, regions, bins] of two pixels for each point."""
        f, last, (regions, _) = self.f, float(self.size - 1), self.f.site.type_of(start).shape
        extent = f.do("Sub", end, start)
        if not self.is_half:
            extent = f.do("Max", extent, 1.0)
        shares = (np.arange(self.points)[:, None, None] + 0.5) / self.points
        steps = np.arange(self.bins, dtype=np.float32) + shares.astype(np.float32)
        number = f.site.add("steps", steps)
        x = f.do("Add", start, f.do("Mul", f.do("Div", extent, float(self.bins)), number))
        inside = f.do("Where", f.is_within(x, -1.0, float(self.size)), 1.0, 0.0)
        inside = f.shaped(inside, self.points, 1, regions * self.bins)
        x = f.shaped(f.between(x, 0.0, last), self.points, 1, regions * self.bins)
        at = f.do("Add", f.do("Floor", x), f.taps(0, 1))
        weights = f.do("Sub", 1.0, f.do("Abs", f.do("Sub", x, at)))
        shape = (2 * self.points, regions, self.bins)
        weights = f.shaped(f.do("Mul", weights, inside), *shape)
        return f.shaped(f.between(at, 0.0, last), *shape), weights


def deform_conv(site: Site) -> list[Node] | None:
    """DeformConv of f32 images: windows of points between four pixels each, times the weights.

    Off by the roundings of places to f32, by 2^-21 of the largest pixel that is read for each
    point, and by those of the product.
    """
    weights, groups, parts = (
        site.input_type(1).shape,
        site.get("group", 1),
        site.get("offset_group", 1),
    )
    if (
        len(site.x.shape) != 4
        or site.x.dtype != "f32"
        or not takes(site, weights, weights[1] * groups, weights[0], bias=3)
    ):
        return None
    (images, channels, *sizes), (rows, columns) = site.x.shape, site.y.shape[2:]
    window, taps, pixels = window_of(site, weights[2:]), math.prod(weights[2:]), rows * columns
    shape, masks = (images, parts * taps * 2, rows, columns), (images, parts * taps, rows, columns)
    is_masked = site.has(4)
    if math.prod(sizes) > MAX_PLACES or channels % parts or site.input_type(2).shape != shape:
        return None
    if is_masked and site.input_type(4).shape != masks:
        return None
    f, points, count = _F32(site), taps * pixels, images * parts
    offsets, axes = f.shaped(site.inputs[2], count, taps, 2, pixels), []
    for i, size in enumerate(sizes):
        own, start = (count, taps, 1, pixels), (0, 0, i, 0)
        moved = site.step("Slice", (offsets,), own, "f32", start=start, step=(1,) * 4)
        tap, pixel = (np.indices(n)[i].reshape(-1) for n in (weights[2:], (rows, columns)))
        grid = pixel * window["strides"][i] - window["pads"][i]
        grid = (tap[:, None] * window["dilations"][i] + grid).reshape(1, 1, -1)
        x = f.do(
            "Add", f.shaped(moved, count, 1, points), site.add("grid", grid.astype(np.float32))
        )
        at = f.do("Add", f.do("Floor", x), f.taps(0, 1))
        near = f.do("Sub", 1.0, f.do("Abs", f.do("Sub", x, at)))
        near = f.do("Where", f.is_within(at, 0.0, float(size - 1)), near, 0.0)
        axes.append((f.between(at, 0.0, float(size - 1)), near))
    (lines, _), (places, _) = axes
    at = f.joined([f.do("Mul", lines, float(sizes[1])), places], lambda a, b: f.do("Add", a, b))
    shares = f.joined([own for _, own in axes], lambda a, b: f.do("Mul", a, b))
    if is_masked:
        shares = f.do("Mul", shares, f.shaped(site.inputs[4], count, 1, points))
    split, depth = channels // parts, math.prod(sizes)
    turned = site.step(
        "Transpose", (f.shaped(site.inputs[0], count, split, depth),), (count, depth, split),
        perm=(0, 2, 1),
    )  # fmt: skip
    made = site.step("WeightedRows", (turned, at, shares), (count, points, split), axis=1)
    made = site.step("Transpose", (made,), (count, split, points), perm=(0, 2, 1))
    return product_of_columns(site, made, weights, pixels, bias=3)


def _channels_last(site: Site, shape: tuple[int, ...]) -> str:
    """The first input with its channels last, and its pixels in one axis."""
    images, channels, *sizes = site.x.shape
    order = (0, *range(2, len(site.x.shape)), 1)
    moved = site.step("Transpose", site.inputs[:1], (images, *sizes, channels), perm=order)
    return site.step("Reshape", (moved,), shape, shape=shape)


def _channels_first(site: Site, name: str, shape: tuple[int, ...]) -> list[Node]:
    """The result, made with its pixels in one axis and channels last."""
    rank = len(shape)
    last = site.step("Reshape", (name,), shape, shape=shape)
    return site.same("Transpose", last, perm=(0, rank - 1, *range(1, rank - 1)))


NORMALISERS = {"DeformConv": deform_conv, "GridSample": grid_sample, "RoiAlign": roi_align}
