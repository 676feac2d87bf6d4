"""A contraction in the words of a convolution, and the sizes that its loops need under a policy."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

from tuner.cpu.kernels.arithmetic import ARITHMETICS
from tuner.element import ELEMENTS
from tuner.ops.products import border_of
from tuner.ops.run_convolutions import filters_of, has_run_weights
from tuner.policy import Policy
from tuner.size import is_open
from tuner.step_groups import StepGroups
from tuner.target import Isa
from tuner.task import Task

LINE = 16
"""f32 elements of a cache line."""
SIDE_BY_SIDE = 4
"""Blocks of columns that a tile of few rows may read side by side: a core that reads one after the
other waits for memory, as it has too few loads under way."""


@dataclass(frozen=True)
class Image:
    """One of the images whose channels, one after the other, are the input."""

    height: int
    width: int
    channels: int
    strides: tuple[int, int]

    def is_read_whole(self, out: tuple[int, ...]) -> bool:
        """Return whether output (height, width), pixel after pixel, reads pixel after pixel."""
        return self.strides == (1, 1) and (self.height, self.width) == out


@dataclass(frozen=True)
class Geometry:
    """A contraction in the words of a convolution; sizes in elements of the tensors as given."""

    images: int
    height: int
    width: int
    channels: int
    """Channels of all sources together."""
    out_height: int
    out_width: int
    out_channels: int
    kernel: tuple[int, int] = (1, 1)
    strides: tuple[int, int] = (1, 1)
    pads: tuple[int, int, int, int] = (0, 0, 0, 0)
    dilations: tuple[int, int] = (1, 1)
    groups: int = 1
    further: tuple[Image, ...] = ()
    """The sources after the first."""
    parts: int = 1
    """Number of parts of the output channels: each is stored on its own."""
    border: int = 0
    """Value of the padding."""

    @property
    def sources(self) -> tuple[Image, ...]:
        """The images whose channels k walks through, one after the other."""
        first = self.channels - sum(image.channels for image in self.further)
        return (Image(self.height, self.width, first, self.strides), *self.further)

    @property
    def group_channels(self) -> int:
        """Input channels of a group."""
        return self.channels // self.groups

    @property
    def group_outputs(self) -> int:
        """Output channels of a group."""
        return self.out_channels // self.groups

    @property
    def part_outputs(self) -> int:
        """Output channels of a part."""
        return self.out_channels // self.parts

    @property
    def section_outputs(self) -> int:
        """Columns that belong to one group and to one part: no block of columns goes past them."""
        return math.gcd(self.group_outputs, self.part_outputs)

    @property
    def sections(self) -> int:
        """Number of sections: see `section_outputs`."""
        return self.out_channels // self.section_outputs

    @property
    def is_pointwise(self) -> bool:
        """True if k walks through the channels of one pixel, and all of them."""
        return self.kernel == (1, 1) and self.groups == 1

    @property
    def depth(self) -> int:
        """Length of the sum behind one output element (K)."""
        return self.kernel[0] * self.kernel[1] * self.group_channels

    @property
    def rows(self) -> int:
        """Output pixels of all images."""
        return self.images * self.out_height * self.out_width


@functools.lru_cache(maxsize=256)
def geometry_of(task: Task) -> Geometry:
    """Unpadded 1x1 stride-1 convolutions become matrix products: one line of all pixels."""
    w = filters_of(task)
    if task.op == "gemm":
        x = task.inputs[0].shape
        return _line(math.prod(x[:-1]), (x[-1],), w[1], task.parts)
    pads, groups = task.ints("pads"), task.integer("group")
    first, *further = _sources(task)
    batch, out, kernel = task.inputs[0].shape[0], task.output.shape[-3:-1], (w[1], w[2])
    is_plain = kernel == (1, 1) and groups == 1 and not any(pads)
    if is_plain and all(image.is_read_whole(out) for image in (first, *further)):
        channels = tuple(image.channels for image in (first, *further))
        return _line(batch * math.prod(out), channels, w[0], task.parts)
    return Geometry(
        batch, first.height, first.width, w[3] * groups, out[0], out[1], w[0], kernel,
        first.strides, (pads[0], pads[1], pads[2], pads[3]),
        (task.ints("dilations")[0], task.ints("dilations")[1]), groups, tuple(further), task.parts,
        border_of(task),
    )  # fmt: skip


def _sources(task: Task) -> list[Image]:
    """The images of a convolution, in the order of their channels."""
    has_many = "source_strides" in task.attributes
    strides = task.ints("source_strides" if has_many else "strides")
    found = []
    for i, down, right in zip(task.sources, strides[::2], strides[1::2], strict=True):
        _, height, width, channels = task.inputs[i].shape
        found.append(Image(height, width, channels, (down, right)))
    return found


def _line(rows: int, channels: tuple[int, ...], out_channels: int, parts: int) -> Geometry:
    further = tuple(Image(1, rows, count, (1, 1)) for count in channels[1:])
    return Geometry(1, 1, rows, sum(channels), 1, rows, out_channels, further=further, parts=parts)


def spread_row(elements: int, isa: Isa, item_bytes: int = 4) -> int:
    """Rows 1 KiB apart share a few cache sets; one more vector in each spreads them."""
    return elements + isa.lanes if elements * item_bytes % 1024 == 0 else elements


def odd_lines(elements: int) -> int:
    """Round up to an odd number of cache lines.

    Steps of this size meet every set of a cache before they meet one twice.
    """
    lines = -(-elements // LINE)
    return (lines + 1 - lines % 2) * LINE


@dataclass(frozen=True)
class Taps:
    """The taps of a kernel along one axis, of which a tile leaves out those that meet no pixel."""

    count: int
    dilation: int
    stride: int
    size: int
    """Pixels of the image along the axis."""
    pads: tuple[int, int]
    out: int
    """Pixels of the output along the axis."""

    def met(self, first: int, last: int) -> range:
        """The taps that meet a pixel, for the outputs from `first` to `last`."""
        start = -(-max(0, self.pads[0] - last * self.stride) // self.dilation)
        stop = -(-max(0, self.size + self.pads[0] - first * self.stride) // self.dilation)
        return range(min(start, self.count), min(stop, self.count))

    def in_tiles(self, tile: int) -> list[tuple[int, int]]:
        """(outputs, taps that meet a pixel) of each tile of so many outputs."""
        starts = range(0, self.out, tile)
        sizes = [min(tile, self.out - start) for start in starts]
        return [
            (size, len(self.met(start, start + size - 1)))
            for start, size in zip(starts, sizes, strict=True)
        ]

    def pads_read(self, tile: int) -> tuple[int, int]:
        """Zeros before and behind the image that tiles of so many outputs read, at most."""
        reach = (tile - 1) * self.stride
        return min(self.pads[0], reach), min(self.pads[1], reach)


def sparse_taps(g: Geometry) -> tuple[Taps, ...]:
    """The axes, lines first, whose taps are walked one by one and may meet no pixel at all.

    Where a dilated kernel is about as wide as the image, most of what it meets is the border. Taps
    that are side by side in one run are walked together, as are all of a plain convolution, and
    those that meet a border of other numbers than 0.
    """
    is_plain = g.dilations == (1, 1) and g.groups == 1
    if is_plain or g.border or g.is_pointwise or not any(g.pads) or g.further:
        return ()
    axes = range(2 if walks_taps(g) else 1)
    sizes, outs = (g.height, g.width), (g.out_height, g.out_width)
    return tuple(
        Taps(
            g.kernel[i], g.dilations[i], g.strides[i], sizes[i], (g.pads[i], g.pads[i + 2]), outs[i]
        )
        for i in axes
    )


def run_length(g: Geometry) -> int:
    """Steps of k that lie side by side in A: a whole kernel line where taps touch.

    Of several sources the most.
    """
    if g.further:
        return max(source.channels for source in g.sources)
    return g.group_channels if walks_taps(g) else g.kernel[1] * g.channels


def walks_taps(g: Geometry) -> bool:
    """Return whether the taps of a kernel line are apart in A, each with a run of its own."""
    return g.groups > 1 or g.dilations[1] > 1


# -- under a policy -------------------------------------------------------------------------------


class ContractionPlan:
    """Sizes of every contraction in registers: blocks of columns, and direction of the split."""

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        """`name` is the first part of the names of all functions."""
        self.task, self.policy, self.isa, self.name = task, policy, isa, name
        self.geometry = geometry_of(task)
        """The task as a convolution."""
        self.by_columns = policy["split"] == "columns"
        """True if the cores share out blocks of columns, false if rows."""
        self.vectors = policy.number("tile_vectors")
        """Vectors of a block of columns."""
        self.width = self.vectors * isa.lanes
        """Columns of a block."""


@dataclass(frozen=True)
class RowLayout:
    """Layout of the rows of A: strides in elements, and size of the padded copy (0: none)."""

    line: int
    pixel: int
    image: int
    copied_elements: int


class DirectPlan(ContractionPlan):
    """Sizes of a direct contraction: tiles of rows, and blocks of columns in sections."""

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        super().__init__(task, policy, isa, name)
        g = self.geometry
        self.arithmetic = ARITHMETICS[str(policy["impl"])].computing(ELEMENTS[isa.element])
        """The arithmetic that `impl` chooses."""
        self.lines, self.pixels = policy.number("tile_lines"), policy.number("tile_pixels")
        """Output lines of a tile, and output pixels of each."""
        self.taps = sparse_taps(g)
        """Axes along which a tile leaves out taps."""
        self.pads = list(g.pads)
        """Zeros around the copy of the input, as ONNX orders them."""
        for axis, (taps, tile) in enumerate(
            zip(self.taps, (self.lines, self.pixels), strict=False)
        ):
            # A tile leaves out taps that meet only zeros, and reads fewer zeros than the task has.
            self.pads[axis], self.pads[axis + 2] = taps.pads_read(tile)
        self.read = task.inputs[0].element
        """Element of the sources as the model has them."""
        self.a = self.read
        """Element of the rows of the first source: A is converted in the copy, if there is one."""
        self.slack = -run_length(g) % self.arithmetic.depth_step
        """Keys of no weight that the last step of a run has."""
        self.depth = g.depth + g.depth // run_length(g) * self.slack
        """Length of the sum behind one output element, in whole steps."""
        first, *further = map(_dense, g.sources)
        if policy["format"] != "dense":
            is_spread = g.is_pointwise or walks_taps(g)
            self.a = self.arithmetic.a
            item_bytes = self.a.bits // 8
            # Elsewhere a run of k continues in the next pixel, and allows no gap between them.
            pixel = spread_row(g.channels, isa, item_bytes) if is_spread else g.channels
            line = (g.width + self.pads[1] + self.pads[3]) * pixel
            image = (g.height + self.pads[0] + self.pads[2]) * line
            first = RowLayout(line, pixel, image, g.images * image + self.slack)
        self.sources = (first, *further)
        """Layouts of the rows of all sources; only the first may be copied."""
        self.section_blocks = -(-g.section_outputs // self.width)
        """Blocks of columns of a section."""
        self.blocks = g.sections * self.section_blocks
        """Blocks of columns of all sections."""
        self.line_tiles = -(-g.out_height // self.lines)
        """Tiles over the lines of an image."""
        self.pixel_tiles = -(-g.out_width // self.pixels)
        """Tiles over the pixels of a line."""
        self.has_open_line = is_open(g.out_width)
        """True if the number of pixels of the only line is known only at run time."""
        self.pixel_step = -(-g.out_width // self.pixel_tiles) if self.has_open_line else self.pixels
        """Pixels from one tile to the next. Tiles of an open line are as equal as they can be."""
        self.row_tiles = g.images * self.line_tiles * self.pixel_tiles
        """Tiles of rows of all images."""
        sums = SIDE_BY_SIDE * self.vectors
        is_wide = policy["prefetch"] == "side_by_side"
        # The sums of several rows leave four registers to elements of A and vectors of B.
        self.few_rows = max(1, (isa.registers - 4) // sums) if is_wide else 0
        """Maximum rows of a tile that reads several blocks of columns side by side; 0: none."""
        self.slices = policy.number("k_slices")
        """Slices of k, each a pass over all tiles."""

    @property
    def packed_elements(self) -> int:
        """Elements of the scratch, in front of the copy, that have the packed weights of a run."""
        packed = self.blocks * self.depth * self.width
        return -(-packed // LINE) * LINE if has_run_weights(self.task) else 0

    @property
    def outer_rounds(self) -> tuple[int, ...]:
        """Rounds of the loops over runs of k: kernel lines, and taps that are apart."""
        g = self.geometry
        if g.is_pointwise:
            return ()
        return g.kernel if walks_taps(g) else g.kernel[:1]

    @property
    def outer_steps(self) -> tuple[tuple[int, int], ...]:
        """(rounds, step in A) of each loop over runs of k."""
        g, s = self.geometry, self.sources[0]
        strides = (g.dilations[0] * s.line, g.dilations[1] * s.pixel)
        return tuple(zip(self.outer_rounds, strides, strict=False))

    @property
    def step_groups(self) -> StepGroups | None:
        """The groups that packed weights have their steps in, if the arithmetic joins steps."""
        row = self.arithmetic
        loops = (*self.outer_steps, (self.run, row.depth_step))
        return StepGroups(self.blocks, self.width, row.joined, loops) if row.joined > 1 else None

    @property
    def run(self) -> int:
        """Steps of a run of k, of one source: a whole number of the arithmetic's."""
        return (run_length(self.geometry) + self.slack) // self.arithmetic.depth_step


def _dense(image: Image) -> RowLayout:
    line = image.width * image.channels
    return RowLayout(line, image.channels, image.height * line, 0)
