"""ConvTranspose, written as the convolutions that compute its polyphase components.

    ConvTranspose(x, strides=(2, 2))  ->  four Convs of x, whose results alternate

With stride s, every s-th output reads the same taps of the kernel: the outputs at r, r + s, ...
are component r, a convolution of x with stride 1. No product with an inserted zero is computed.
Components that differ in their weights only are channels of one convolution. Kernels know two
spatial dimensions: one dimension is two with a height of 1, and the components of three are
convolutions of volumes, whose depths are images until they are put one behind the other.

Exact but for the order of sums: each product is of the same two numbers, and none is left out.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tuner.frontend.operators.convolutions import MAX_RUN_TAPS, takes, with_bias
from tuner.frontend.operators.volumes import MAX_DEPTH_TAPS, VolumeWindow, conv_volume
from tuner.frontend.operators.windows import planar, sum_of_columns
from tuner.frontend.site import Site
from tuner.graph import DTYPES, Attribute, Node, Quantised

Shape = tuple[int, ...]

MAX_COMPONENTS = 64
"""Maximum number of components; each is a task of its own, or part of one."""
MAX_ZEROS = 2
"""Maximum number of zeros that may be added to a kernel: more output is cut off than it spans."""


@dataclass(frozen=True)
class Component:
    """A polyphase component along one dimension, in the terms of a convolution of x."""

    taps: tuple[int, ...]
    """The taps of the kernel in the order in which they are read; -1 is a tap of zero."""
    dilation: int
    pads: tuple[int, int]


ONE_ROW = Component((0,), 1, (0, 0))
"""The only component along the height of a sequence as an image."""


def conv_transpose(site: Site) -> list[Node] | None:
    """ConvTranspose over one to three dimensions; with weights of the run see `_by_run`."""
    weights, groups = site.constant(1), site.get("group", 1)
    if site.runtime(1) or site.runtime(2):
        return _by_run(site)
    is_known = weights is not None and weights.ndim in (3, 4, 5)
    if (
        weights is None
        or not is_known
        or not takes(site, weights.shape, weights.shape[0], weights.shape[1] * groups)
    ):
        return None  # the output may have no size, for some values of output_shape
    kernel = weights.shape[2:]
    components = _polyphase(site, kernel)
    if components is None:
        return None
    integers = _integers(site, groups) if len(kernel) < 3 else None
    if len(components) == 1:
        weights, components = weights.reshape(planar(weights.shape)), [[ONE_ROW], *components]
    return _Writer(site, _as_convolution(weights, groups), groups, integers).write(components)


def _polyphase(site: Site, kernel: Shape) -> list[list[Component]] | None:
    """The components along each dimension; None where there are too many, or too many zeros."""
    ones = (1,) * len(kernel)
    strides, dilations = site.ints("strides") or ones, site.ints("dilations") or ones
    if min(*strides, *dilations) < 1:
        return None
    extents = [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)]
    begins = _begins(site, extents, strides)
    sizes = list(zip(site.x.shape[2:], site.y.shape[2:], strict=True))
    # Of one pixel every output has its own tap, whatever the stride.
    wide = tuple(out if size == 1 else s for (size, out), s in zip(sizes, strides, strict=True))
    strides = wide if math.prod(wide) <= MAX_COMPONENTS else strides
    if begins is None or math.prod(strides) > MAX_COMPONENTS:
        return None
    geometry = zip(sizes, kernel, strides, dilations, begins, strict=True)
    components = [list(_components(*each)) for each in geometry]
    taps = [max(len(c.taps) for c in along) for along in components]
    is_deep = len(taps) == 3 and taps[0] > MAX_DEPTH_TAPS
    if is_deep or any(count > k + MAX_ZEROS for count, k in zip(taps, kernel, strict=True)):
        return None
    return components


def _by_run(site: Site) -> list[Node] | None:
    """ConvTranspose with weights of the run: its components, or columns that pixels sum."""
    weights, groups = site.input_type(1).shape, site.get("group", 1)
    rank = len(site.x.shape) - 2
    if rank < 1 or len(weights) != rank + 2 or site.input_type(1).dtype != site.x.dtype:
        return None
    if not takes(site, weights, weights[0], weights[1] * groups):
        return None
    components = _polyphase(site, weights[2:]) if rank < 3 else None
    is_depthwise = groups == site.x.shape[1] == site.y.shape[1]
    is_small = is_depthwise or math.prod(weights[2:]) <= MAX_RUN_TAPS
    if components is None or not is_small or not all(map(_is_plain, itertools.chain(*components))):
        return _by_columns(site, weights, groups)
    if len(components) == 1:
        components = [[ONE_ROW], *components]
    inner = site.within("ConvTranspose", site.inputs[:2], site.y)
    site.nodes = _RunWriter(inner, np.zeros(0), groups, None).write(components)
    return site.results(with_bias(site, inner.outputs[0]))


def _is_plain(component: Component) -> bool:
    """Return whether a component reads taps of the kernel alone, or none at all."""
    return min(component.taps) >= 0 or component.taps == (-1,)


def _by_columns(site: Site, weights: Shape, groups: int) -> list[Node] | None:
    """A product makes the columns that pixels sum."""
    rank = len(weights) - 2
    ones, kernel = (1,) * rank, weights[2:]
    strides, dilations = site.ints("strides") or ones, site.ints("dilations") or ones
    if min(*strides, *dilations) < 1:
        return None
    begins = _begins(
        site, [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)], strides
    )
    if begins is None:
        return None
    images, channels, *sizes = site.x.shape
    count, depth, columns = math.prod(sizes), channels // groups, weights[1] * math.prod(kernel)
    data = site.shaped(site.inputs[0], (images, groups, depth, count))
    matrices = site.shaped(site.inputs[1], (groups, depth, columns))
    turned = site.step("Transpose", (matrices,), (groups, columns, depth), perm=(0, 2, 1))
    turned = site.shaped(turned, (1, groups, columns, depth))
    made = site.step("MatMul", (turned, data), (images, groups, columns, count))
    window = {"strides": strides, "pads": begins, "dilations": dilations}
    return site.results(with_bias(site, sum_of_columns(site, made, kernel, window, tuple(sizes))))


def _integers(site: Site, groups: int) -> Quantised | None:
    """The integers of weights that the model quantises, less their zero points, as a Conv has them.

    None where scales are not those of outputs, or i8 does not hold a difference.
    """
    made = site.known.quantised.get(site.inputs[1])
    if made is None or made.scale.size not in (1, made.scale.shape[1]):
        return None
    moved = made.integers.astype(np.int32) - made.zero.astype(np.int32)
    if made.integers.dtype.itemsize > 1 or moved.min() < -128 or moved.max() > 127:
        return None
    shape = planar(moved.shape)
    filters = _as_convolution(moved.astype(np.int8).reshape(shape), groups)
    scale = np.tile(made.scale.reshape(-1), groups) if made.scale.size > 1 else made.scale
    return Quantised.of(filters, scale.reshape(-1), np.zeros(scale.size, np.int8), 0)


def _begins(site: Site, extents: list[int], strides: tuple[int, ...]) -> tuple[int, ...] | None:
    """The output that is cut off at each begin, by the rules of ONNX Runtime."""
    none = (0,) * len(extents)
    auto_pad = site.get("auto_pad", "NOTSET")
    if not auto_pad.startswith("SAME") and site.ints("output_shape") is None:
        pads = none * 2 if auto_pad == "VALID" else site.ints("pads") or none * 2
        return pads[: len(none)] if min(pads) >= 0 else None
    more = site.ints("output_padding") or none
    sizes = zip(site.x.shape[2:], site.y.shape[2:], strides, extents, more, strict=True)
    totals = [s * (size - 1) + extent + extra - out for size, out, s, extent, extra in sizes]
    if site.ints("output_shape") is None and (min(totals) < 0 or any(more)):
        return None  # ONNX and ONNX Runtime do not agree on the size of the output
    cut = [max(0, total) for total in totals]
    return tuple(n // 2 if auto_pad == "SAME_UPPER" else n - n // 2 for n in cut)


def _components(
    sizes: tuple[int, int], kernel: int, stride: int, dilation: int, begin: int
) -> Iterator[Component]:
    """Output stride * q + r reads input q + offset through each tap: one component for each r."""
    size, out = sizes
    step, count = dilation // math.gcd(stride, dilation), -(-out // stride)
    for r in range(stride):
        distances = ((r + begin - tap * dilation, tap) for tap in range(kernel))
        offsets = {n // stride: tap for n, tap in distances if n % stride == 0} or {0: -1}
        # Zeros at the ends, so that no padding of the convolution is negative.
        first, last = min(offsets), max(offsets)
        first -= max(0, -(-first // step)) * step
        last += max(0, -(-(size - count - last) // step)) * step
        places = range(first, last + 1, step)
        taps = tuple(offsets.get(i, -1) for i in places)
        yield Component(taps, step, (-first, count - size + last))


def _as_convolution(weights: np.ndarray, groups: int) -> np.ndarray:
    """[C, OC/groups, ...] as a Conv has it, [OC, C/groups, ...], and a last tap of zero."""
    channels, columns, *kernel = weights.shape
    grouped = weights.reshape(groups, channels // groups, columns, *kernel).swapaxes(1, 2)
    flat = grouped.reshape(groups * columns, channels // groups, *kernel)
    return np.pad(flat, [(0, 0), (0, 0), *((0, 1) for _ in kernel)])


@dataclass
class _Writer:
    """The nodes while they are written. Results are channels-last, as kernels store them."""

    site: Site
    weights: np.ndarray
    groups: int
    integers: Quantised | None
    """The integers of the weights, where they are known."""

    def __post_init__(self) -> None:
        x, self.image_shape = self.site.inputs[0], planar(self.site.x.shape)
        is_image = self.image_shape == self.site.x.shape
        self.image = x if is_image else self._reshape(x, *self.image_shape)

    def write(self, components: list[list[Component]]) -> list[Node]:
        """The nodes that stand for all components, which are given along height and width."""
        site, (*behind, outer, inner) = self.site, components
        planes = [
            self._one_below_the_other([self._row((*one, above), inner) for above in outer])
            for one in itertools.product(*behind)
        ]
        result = self._one_behind_the_other(planes) if behind else planes[0]
        images, *sizes, channels = site.type_of(result).shape
        return self._cut(result, (images, channels, *sizes), planar(site.y.shape))

    def _cut(self, rows: str, shape: Shape, wanted: Shape) -> list[Node]:
        """The nodes that make the output of what was computed, which may be more than it."""
        steps: list[tuple[str, Shape, dict[str, Attribute]]]
        rank = len(shape)
        steps = [("Transpose", shape, {"perm": (0, rank - 1, *range(1, rank - 1))})]
        if shape != wanted:
            steps.append(("Slice", wanted, {"start": (0,) * rank, "step": (1,) * rank}))
        if wanted != self.site.y.shape:
            steps.append(("Reshape", self.site.y.shape, {"shape": self.site.y.shape}))
        *others, (last, _, attributes) = steps
        for op, made, own in others:
            rows = self.site.step(op, (rows,), made, **own)
        return self.site.same(last, rows, **attributes)

    def _row(self, above: tuple[Component, ...], inner: list[Component]) -> str:
        """The outputs of one component of each outer dimension, all columns of them."""
        reads = {(len(part.taps), part.dilation, part.pads) for part in inner}
        if self.groups == 1 and len(reads) == 1:
            joined = self._conv([(*above, component) for component in inner])
        else:
            joined = self._concat([self._conv([(*above, component)]) for component in inner], -1)
        images, height, columns, channels = self.site.type_of(joined).shape
        count = len(inner)
        return self._reshape(joined, images, height, columns * count, channels // count)

    def _one_below_the_other(self, rows: list[str]) -> str:
        if len(rows) == 1:
            return rows[0]
        images, height, width, channels = self.site.type_of(rows[0]).shape
        apart = [self._reshape(row, images, height, 1, width, channels) for row in rows]
        return self._reshape(self._concat(apart, 2), images, height * len(rows), width, channels)

    def _one_behind_the_other(self, planes: list[str]) -> str:
        """The volumes of all components of the depth, whose depths were images until here."""
        shape, images = self.site.type_of(planes[0]).shape, self.image_shape[0]
        depth, *plane = (shape[0] // images, *shape[1:])
        apart = [self._reshape(each, images, depth, 1, *plane) for each in planes]
        return self._reshape(self._concat(apart, 2), images, depth * len(planes), *plane)

    def _conv(self, components: list[tuple[Component, ...]]) -> str:
        """One convolution; the channels of several components are one after the other.

        The depths of a volume are images of the result.
        """
        site, along = self.site, components[0]
        joined, rest = _joined(self.weights, components), list[str]()
        if site.has(2):
            rest.append(self._bias(len(components)))
        begins, ends = zip(*(each.pads for each in along), strict=True)
        pairs = zip(self.image_shape[2:], along, strict=True)
        sizes = [n + sum(c.pads) - (len(c.taps) - 1) * c.dilation for n, c in pairs]
        images, channels = self.image_shape[0], len(joined)
        ones, pads = (1,) * len(along), (*begins, *ends)
        dilations = tuple(c.dilation for c in along)
        if len(along) == 3:
            window = VolumeWindow(joined.shape[2:], ones, pads, dilations)
            volume = conv_volume(site, joined, rest, window, (images, channels, *sizes))
            shape = (images, *sizes, channels)
            moved = site.step("Transpose", (volume,), shape, perm=(0, 2, 3, 4, 1))
            return self._reshape(moved, images * sizes[0], *shape[2:])
        name = site.add("component", joined)
        if self.integers is not None:
            filters = _joined(self.integers.integers, components)
            site.known.quantised[name] = _repeated(self.integers, filters, len(components))
        result = site.step(
            "Conv", (self.image, name, *rest), (images, channels, *sizes),
            strides=ones, pads=pads, dilations=dilations, group=self.groups,
        )  # fmt: skip
        shape = (images, *sizes, channels)
        return site.step("Transpose", (result,), shape, perm=(0, 2, 3, 1))

    def _bias(self, count: int) -> str:
        """The bias of so many components; of one that the model quantises the integers, too."""
        source = self.site.inputs[2]
        name = self.site.add("bias", np.tile(self.site.known.constants[source], count))
        made = self.site.known.quantised.get(source)
        if made is not None:
            integers = np.tile(made.integers, count)
            self.site.known.quantised[name] = _repeated(made, integers, count)
        return name

    def _concat(self, names: list[str], axis: int) -> str:
        shape = list(self.site.type_of(names[0]).shape)
        shape[axis] *= len(names)
        if len(names) == 1:
            return names[0]
        return self.site.step("Concat", tuple(names), tuple(shape), axis=axis % len(shape))

    def _reshape(self, name: str, *shape: int) -> str:
        return self.site.step("Reshape", (name,), shape, shape=shape)


class _RunWriter(_Writer):
    """The nodes of a transposed convolution whose weights the second input has, without a bias."""

    def _row(self, above: tuple[Component, ...], inner: list[Component]) -> str:
        if all(-1 in part.taps for part in inner) or -1 in above[0].taps:
            zeros = [self._sizes((*above, part)) for part in inner]
            joined = self._zeros((*zeros[0][:3], zeros[0][3] * len(inner)))
        else:
            joined = self._concat([self._conv([(*above, part)]) for part in inner], -1)
        images, height, columns, channels = self.site.type_of(joined).shape
        return self._reshape(joined, images, height, columns * len(inner), channels // len(inner))

    def _conv(self, components: list[tuple[Component, ...]]) -> str:
        """One component: the taps that it has, which the kernel reads backwards."""
        (along,), site = components, self.site
        shape = self._sizes(along)
        if any(-1 in part.taps for part in along):
            return self._zeros(shape)
        begins, ends = zip(*(part.pads for part in along), strict=True)
        result = site.step(
            "RunConv", (self.image, self._weights(along)), (shape[0], shape[3], *shape[1:3]),
            strides=(1, 1), pads=(*begins, *ends), dilations=tuple(p.dilation for p in along),
            group=self.groups, turned=1,
        )  # fmt: skip
        return site.step("Transpose", (result,), shape, perm=(0, 2, 3, 1))

    def _weights(self, along: tuple[Component, ...]) -> str:
        """The taps of a component, in the order in which the kernel has them."""
        kind = self.site.input_type(1)
        whole = planar(kind.shape)
        name = self.site.shaped(self.site.inputs[1], whole)
        start = tuple(part.taps[-1] for part in along)
        step = tuple(part.taps[-2] - part.taps[-1] if len(part.taps) > 1 else 1 for part in along)
        shape = (*whole[:2], *(len(part.taps) for part in along))
        if shape == whole:
            return name
        return self.site.step(
            "Slice", (name,), shape, kind.dtype, start=(0, 0, *start), step=(1, 1, *step)
        )

    def _sizes(self, along: tuple[Component, ...]) -> Shape:
        """The shape of a component's result, channels last."""
        pairs = zip(self.image_shape[2:], along, strict=True)
        sizes = [n + sum(c.pads) - (len(c.taps) - 1) * c.dilation for n, c in pairs]
        return (self.image_shape[0], *sizes, self.site.y.shape[1])

    def _zeros(self, shape: Shape) -> str:
        """A component that reads no tap at all."""
        zero = self.site.add("zero", np.zeros((), DTYPES[self.site.y.dtype]))
        return self.site.step("Expand", (zero,), shape, shape=shape)


def _joined(weights: np.ndarray, components: list[tuple[Component, ...]]) -> np.ndarray:
    """The filters of some components, one after the other."""
    found = []
    for component in components:
        taken = weights
        for axis, along in enumerate(component, start=2):
            taken = taken.take(along.taps, axis)
        found.append(taken)
    return np.concatenate(found)


def _repeated(made: Quantised, integers: np.ndarray, count: int) -> Quantised:
    """Integers of so many components, of which each has the scales and zero points of all."""
    steps, zeros = (
        np.tile(part.reshape(-1), count) if part.size > 1 else part.reshape(-1)
        for part in (made.scale, made.zero)
    )
    return Quantised.of(integers, steps, zeros, 0)


NORMALISERS = {"ConvTranspose": conv_transpose}
