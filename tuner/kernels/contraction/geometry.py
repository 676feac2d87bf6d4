"""A contraction in the words of a convolution, and where its rows lie in memory."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task


@dataclass(frozen=True)
class Geometry:
    """A contraction in the words of a convolution; sizes in elements of the tensors as given."""

    images: int
    height: int
    width: int
    channels: int
    out_height: int
    out_width: int
    out_channels: int
    kernel: tuple[int, int]
    strides: tuple[int, int]
    pads: tuple[int, int, int, int]
    dilations: tuple[int, int]
    groups: int

    @property
    def group_channels(self) -> int:
        return self.channels // self.groups

    @property
    def group_outputs(self) -> int:
        return self.out_channels // self.groups

    @property
    def is_pointwise(self) -> bool:
        """Whether k walks through the channels of one pixel, and all of them."""
        return self.kernel == (1, 1) and self.groups == 1

    @property
    def depth(self) -> int:
        """Length of the sum behind one output element (K)."""
        return self.kernel[0] * self.kernel[1] * self.group_channels

    @property
    def operations(self) -> int:
        """Floating-point operations, multiply and add counted apart."""
        return 2 * self.images * self.out_height * self.out_width * self.out_channels * self.depth


@functools.lru_cache(maxsize=256)
def geometry_of(task: Task) -> Geometry:
    """Unpadded 1x1 stride-1 convolutions become matrix products: one line of all pixels."""
    x, w = task.inputs[0].shape, task.inputs[1].shape
    if task.op == "gemm":
        rows = math.prod(x[:-1])
        return _line(rows, x[-1], w[1])
    images, height, width, channels = x
    strides, pads = task.ints("strides"), task.ints("pads")
    kernel, groups = (w[1], w[2]), task.attributes["group"]
    if not isinstance(groups, int):
        raise TypeError(f"group is {groups!r}")
    if kernel == (1, 1) and strides == (1, 1) and not any(pads) and groups == 1:
        return _line(images * height * width, channels, w[0])
    out = task.output.shape
    return Geometry(
        images, height, width, channels, out[1], out[2], out[3], kernel,
        (strides[0], strides[1]), (pads[0], pads[1], pads[2], pads[3]),
        (task.ints("dilations")[0], task.ints("dilations")[1]), groups,
    )  # fmt: skip


def _line(rows: int, channels: int, out_channels: int) -> Geometry:
    return Geometry(
        1, 1, rows, channels, 1, rows, out_channels, (1, 1), (1, 1), (0, 0, 0, 0), (1, 1), 1
    )


@dataclass(frozen=True)
class Source:
    """Where the rows of A lie: strides in elements, and the size of the padded copy (0: none)."""

    line: int
    pixel: int
    image: int
    copied_elements: int


def source_of(geometry: Geometry, policy: Policy, isa: Isa) -> Source:
    g = geometry
    if policy["format"] == "dense":
        return Source(g.width * g.channels, g.channels, g.height * g.width * g.channels, 0)
    pixel = spread_row(g.channels, isa) if g.is_pointwise else g.channels
    width = g.width + g.pads[1] + g.pads[3]
    line = width * pixel
    image = (g.height + g.pads[0] + g.pads[2]) * line
    return Source(line, pixel, image, g.images * image)


def spread_row(elements: int, isa: Isa) -> int:
    """Rows 1 KiB apart share a few cache sets; one more vector in each spreads them."""
    return elements + isa.lanes if elements * 4 % 1024 == 0 else elements


def run_length(g: Geometry) -> int:
    """Steps of k that lie side by side in A: a whole kernel line where taps touch."""
    merged = g.groups == 1 and g.dilations[1] == 1
    return g.kernel[1] * g.channels if merged else g.group_channels
