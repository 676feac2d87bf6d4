"""Convolutions and pools over three dimensions, written with windows over two.

    kernel (1, h, w):  every depth is an image           [N,D,H,W,C] -> [N*D,H,W,C]
    kernel (d, 1, 1):  height and width are one line     [N,D,H,W,C] -> [N,D,H*W,C]
    kernel (d, h, w):  the depths that a window reads are channels of one image

The last one copies the input d times, not d*h*w times. A depthwise convolution is a sum of d
depthwise ones instead, as it reads each channel once. A pool is one over height and width, and
another one over depth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tuner.frontend.site import Site
from tuner.graph import Attribute

Shape = tuple[int, ...]

MAX_DEPTH_TAPS = 16
"""Maximum number of copies of the input, one for each depth that a window reads."""

IMAGES = (0, 2, 1, 3, 4)
"""[N,C,D,H,W] -> [N,D,C,H,W], and back."""


@dataclass(frozen=True)
class VolumeWindow:
    """Kernel, strides, pads (begins, then ends) and dilations over depth, height and width."""

    kernel: Shape
    strides: Shape
    pads: Shape
    dilations: Shape

    def along(self, *axes: int) -> dict[str, Shape]:
        """The attributes of a window of two dimensions over these two axes; -1 moves nothing."""
        pads = (*self.pads[:3], 0, *self.pads[3:], 0)
        return {
            "strides": tuple((*self.strides, 1)[a] for a in axes),
            "pads": tuple(pads[a % 4 + end] for end in (0, 4) for a in axes),
            "dilations": tuple((*self.dilations, 1)[a] for a in axes),
        }

    @property
    def is_affordable(self) -> bool:
        """Return whether a convolution needs few copies of its input, if any."""
        is_line = self.is_still(1) and self.is_still(2)
        return is_line or self.kernel[0] <= MAX_DEPTH_TAPS

    def is_still(self, axis: int) -> bool:
        """Return whether each position of an axis reads the input at the same position."""
        numbers = (self.kernel[axis], self.strides[axis])
        return numbers == (1, 1) and not self.pads[axis] and not self.pads[axis + 3]


def _per_image(
    site: Site, op: str, x: str, others: Sequence[str], y: Shape, attributes: dict[str, Attribute]
) -> str:
    """An operator on the images of all depths, whose results have shape y."""
    images, channels, depth, *plane = site.type_of(x).shape
    moved = site.step("Transpose", (x,), (images, depth, channels, *plane), perm=IMAGES)
    flat = (images * depth, channels, *plane)
    x = site.step("Reshape", (moved,), flat, shape=flat)
    made = site.step(op, (x, *others), (images * depth, y[1], *y[3:]), **attributes)
    shape = (images, depth, y[1], *y[3:])
    back = site.step("Reshape", (made,), shape, shape=shape)
    return site.step("Transpose", (back,), (images, y[1], depth, *y[3:]), perm=IMAGES)


def _per_line(
    site: Site, op: str, x: str, others: Sequence[str], y: Shape, attributes: dict[str, Attribute]
) -> str:
    """An operator on images of depth x (height and width), whose results have shape y."""
    images, channels, depth, height, width = site.type_of(x).shape
    flat = (images, channels, depth, height * width)
    x = site.step("Reshape", (x,), flat, shape=flat)
    made = site.step(op, (x, *others), (*y[:3], height * width), **attributes)
    return site.step("Reshape", (made,), y, shape=y)


def pool_volume(site: Site, op: str, window: VolumeWindow, count: int) -> str:
    """The result of a pool, of a maximum or an average, of the site's first input."""
    x, y = site.inputs[0], site.y.shape
    kernel = window.kernel
    if not (window.is_still(1) and window.is_still(2)):
        plane = window.along(1, 2)
        x = _per_image(
            site, op, x, (), y, {"kernel": kernel[1:], **plane, "count_include_pad": count}
        )
    if not window.is_still(0) or x == site.inputs[0]:
        depth = window.along(0, -1)
        x = _per_line(
            site, op, x, (), y, {"kernel": (kernel[0], 1), **depth, "count_include_pad": count}
        )
    return x


def conv_volume(
    site: Site, weights: np.ndarray, bias: Sequence[str], window: VolumeWindow, y: Shape
) -> str:
    """The convolution of the site's first input, of shape y; `bias` has at most one name."""
    x, groups = site.inputs[0], site.get("group", 1)
    outputs, group_channels, depth, height, width = weights.shape
    if window.is_still(0):
        w = site.add("weights", weights.reshape(outputs, group_channels, height, width))
        return _per_image(site, "Conv", x, (w, *bias), y, {**window.along(1, 2), "group": groups})
    if window.is_still(1) and window.is_still(2):
        w = site.add("weights", weights.reshape(outputs, group_channels, depth, 1))
        return _per_line(site, "Conv", x, (w, *bias), y, {**window.along(0, -1), "group": groups})
    plane: dict[str, Attribute] = {**window.along(1, 2), "group": groups}
    slices = _slices(site, window, y[2])
    if group_channels == 1:
        made = ""
        for tap, part in enumerate(slices):
            w = site.add("weights", np.ascontiguousarray(weights[:, :, tap]))
            own = _planes(site, part, (w, *bias) if tap == 0 else (w,), y, plane)
            made = site.step("Add", (made, own), site.type_of(own).shape) if made else own
    else:
        joined = _joined(site, slices, groups)
        w = site.add(
            "weights", weights.swapaxes(1, 2), (outputs, depth * group_channels, height, width)
        )
        made = _planes(site, joined, (w, *bias), y, plane)
    images, channels, *sizes = y
    last = site.step(
        "Reshape", (made,), (images, *sizes, channels), shape=(images, *sizes, channels)
    )
    return site.step("Transpose", (last,), y, perm=(0, 4, 1, 2, 3))


def _slices(site: Site, window: VolumeWindow, out: int) -> list[str]:
    """The input as each tap of the depth reads it: channels-last volumes, as deep as the output."""
    images, channels, depth, *plane = site.x.shape
    step, dilation = window.strides[0], window.dilations[0]
    x = site.step(
        "Transpose", (site.inputs[0],), (images, depth, *plane, channels), perm=(0, 2, 3, 4, 1)
    )
    begin, end = window.pads[0], window.pads[3]
    if begin or end:
        pads = (0, begin, 0, 0, 0, 0, end, 0, 0, 0)
        padded = (images, depth + begin + end, *plane, channels)
        x = site.step("Pad", (x,), padded, pads=pads, value=0.0)
    return [
        site.step(
            "Slice", (x,), (images, out, *plane, channels),
            start=(0, tap * dilation, 0, 0, 0), step=(1, step, 1, 1, 1),
        )
        for tap in range(window.kernel[0])
    ]  # fmt: skip


def _joined(site: Site, slices: list[str], groups: int) -> str:
    """The channels of all slices, group by group."""
    images, depth, *plane, channels = site.type_of(slices[0]).shape
    of_group = (groups, 1) if groups > 1 else ()
    shape = (images * depth, *plane, *of_group, channels // groups)
    parts = tuple(site.step("Reshape", (part,), shape, shape=shape) for part in slices)
    axis = len(shape) - 1 - (groups > 1)
    all_taps = tuple(n * len(slices) if i == axis else n for i, n in enumerate(shape))
    joined = site.step("Concat", parts, all_taps, axis=axis)
    flat = (images, depth, *plane, channels * len(slices))
    return site.step("Reshape", (joined,), flat, shape=flat)


def _planes(
    site: Site, x: str, others: Sequence[str], y: Shape, attributes: dict[str, Attribute]
) -> str:
    """A convolution of the images of a channels-last volume: [N*D,H,W,C]."""
    images, depth, height, width, channels = site.type_of(x).shape
    flat = (images * depth, height, width, channels)
    x = site.step("Reshape", (x,), flat, shape=flat)
    x = site.step("Transpose", (x,), (flat[0], channels, height, width), perm=(0, 3, 1, 2))
    made = site.step("Conv", (x, *others), (flat[0], y[1], *y[3:]), **attributes)
    return site.step("Transpose", (made,), (flat[0], *y[3:], y[1]), perm=(0, 2, 3, 1))
