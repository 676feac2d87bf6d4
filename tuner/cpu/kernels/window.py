"""Sliding windows over channels-last images, for the families that do not mix channels.

`WindowAxis` is the geometry of one spatial axis. `Sweep` goes over the output in register tiles:
some columns of a row by some vectors of channels. Nothing copies or pads the image: a tile at a
border is code of its own that knows which taps of the window are inside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.policy import Policy
from tuner.size import is_open
from tuner.task import Task

ORDERS = ("row-channel-column", "row-column-channel", "channel-row-column")
"""Loops from the outermost to the innermost."""

MIN_UNITS = 16
"""A kernel is cut into at least so many units where its size allows, so that cores share well."""

ALIASED_BYTES = 1024
"""Pixels that lie a multiple of this apart crowd each other out of the first-level cache."""

_Prepared = TypeVar("_Prepared")


@dataclass(frozen=True)
class WindowAxis:
    """One spatial axis: position p reads p*stride - before + t*dilation with its tap t."""

    size: int
    out: int
    kernel: int
    stride: int
    before: int
    after: int
    dilation: int

    @staticmethod
    def pair(task: Task, kernel: Sequence[int]) -> tuple[WindowAxis, WindowAxis]:
        """The rows and the columns of a task on x[N,H,W,C]."""
        strides, pads, dilations = task.ints("strides"), task.ints("pads"), task.ints("dilations")
        sizes, outs = task.inputs[0].shape[1:3], task.output.shape[1:3]
        rows, columns = (
            WindowAxis(sizes[i], outs[i], kernel[i], strides[i], pads[i], pads[i + 2], dilations[i])
            for i in (0, 1)
        )
        return rows, columns

    def start(self, position: int) -> int:
        """The place that the first tap reads; negative inside the border."""
        return position * self.stride - self.before

    def taps(self, position: int) -> range:
        """The taps that read inside the image."""
        start = self.start(position)
        first = max(0, -(start // self.dilation))
        return range(first, max(first, min(self.kernel, -(-(self.size - start) // self.dilation))))

    def padded_taps(self, position: int) -> int:
        """Number of taps inside the image or its padding (which a rounded-up size may exceed)."""
        room = self.size + self.after - self.start(position)
        return max(0, min(self.kernel, -(-room // self.dilation)))

    @cached_property
    def interior(self) -> range:
        """The positions whose every tap is inside the image."""
        first = min(self.out, -(-self.before // self.stride))
        last = (self.size - 1 - (self.kernel - 1) * self.dilation + self.before) // self.stride
        return range(first, max(first, min(self.out, last + 1)))

    def reads(self, count: int) -> int:
        """Number of places that `count` neighbouring positions read, each counted once."""
        positions, taps = range(count), range(self.kernel)
        return len({p * self.stride + t * self.dilation for p in positions for t in taps})

    def emit_taps(self, f: Function, position: Index) -> tuple[IRValue, IRValue, IRValue]:
        """`start` and the first and last+1 of `taps`, for a position known at run time."""
        start = f.sub(f.mul(position, self.stride), self.before)
        first = f.div(f.maximum(f.sub(self.dilation - 1, start), 0), self.dilation)
        room = f.maximum(f.sub(self.size + self.dilation - 1, start), 0)
        return start, first, f.minimum(f.div(room, self.dilation), self.kernel)

    def emit_padded_taps(self, f: Function, start: IRValue) -> IRValue:
        """`padded_taps` of the position whose first tap reads at `start`."""
        room = f.maximum(f.sub(self.size + self.after + self.dilation - 1, start), 0)
        return f.minimum(f.div(room, self.dilation), self.kernel)


Reads = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
"""(offset read, ((position, tap), ...) that use what is read there), by rising offset."""


def reads_of(axis: WindowAxis, first: int, count: int) -> Reads:
    """Places of the image that `count` neighbouring positions read."""
    uses: dict[int, list[tuple[int, int]]] = {}
    for i in range(count):
        for tap in axis.taps(first + i):
            uses.setdefault(axis.start(first + i) + tap * axis.dilation, []).append((i, tap))
    return tuple((place, tuple(uses[place])) for place in sorted(uses))


@dataclass(frozen=True)
class Strip:
    """`width` columns of output from `first` on; reads stand at `base` plus their offset."""

    first: Index
    width: int
    base: Index
    reads: Reads


@dataclass(frozen=True)
class Group:
    """Neighbouring channels from `first` on, in vectors of which the last has `last` lanes."""

    first: Index
    vectors: int
    lanes: int
    last: int

    def count(self, vector: int) -> int:
        """Channels in a vector."""
        return self.last if vector == self.vectors - 1 else self.lanes


@dataclass(frozen=True)
class UnitPlace:
    """A unit while it is written: rows of an image, and a range of channel groups."""

    image: IRValue
    first_row: IRValue
    first_group: IRValue
    end_group: IRValue


@dataclass
class Sweep:
    """The loops over an output [images, rows, columns, channels] and their strip."""

    images: int
    rows: WindowAxis
    columns: WindowAxis
    channels: int
    lanes: int
    tile_rows: int
    tile_columns: int
    vectors: int
    order: str
    looped: bool = False
    """Taps of a row in a loop, one column at a time: for windows too wide to unroll."""

    @staticmethod
    def of(
        task: Task, policy: Policy, lanes: int, kernel: Sequence[int], tile_rows: int = 1
    ) -> Sweep:
        """The sweep of a task with a window of this size."""
        images, _, _, channels = task.output.shape
        rows, columns = WindowAxis.pair(task, kernel)
        return Sweep(
            images, rows, columns, channels, lanes, tile_rows, policy.number("tile_columns"),
            policy.number("vectors"), str(policy["order"]), policy["taps"] == "looped",
        )  # fmt: skip

    def __post_init__(self) -> None:
        self.tile_vectors = self.tile_rows * self.tile_columns * self.vectors
        """Vectors of output in a tile."""
        self.taps = self.rows.kernel * self.columns.kernel
        """Taps of a window."""
        self.row_blocks = -(-self.rows.out // self.tile_rows)
        """Blocks of output rows."""
        self.full_groups, rest = divmod(self.channels, self.vectors * self.lanes)
        """Groups of channels that fill all their vectors."""
        self.groups = self.full_groups + (rest > 0)
        """Groups of channels."""
        blocks, self.parts = self.images * self.row_blocks, self.groups
        """Number of units that share a block of rows by its channels."""
        if self.order != "channel-row-column":
            least = self.row_blocks if is_open(self.images) else blocks
            self.parts = min(self.groups, (MIN_UNITS + least - 1) // least) if blocks else 1
        self.units = blocks * self.parts
        """Units of all images, blocks of rows and parts."""

    def fault(self, registers: int, held: str, steps: int, max_steps: int) -> str | None:
        """The reason why there is no kernel of this sweep, whose code has so many steps.

        `held` names what the registers hold of a tile.
        """
        faults = {
            "looped taps have a tile of one vector": self.looped and self.tile_vectors > 1,
            "there is one group of channels, so nothing to loop over inside": (
                self.order == "row-column-channel" and self.groups == 1
            ),
            f"{self.tile_vectors} {held} do not fit into {registers} registers": (
                self.tile_vectors > registers - 2
            ),
            "the tile is higher than the output": self.tile_rows > max(1, self.rows.out),
            f"it unrolls more than {max_steps} taps": steps > max_steps,
        }
        return next((fault for fault, is_so in faults.items() if is_so), None)

    @property
    def loads(self) -> float:
        """Vectors of input loaded for each vector of output."""
        if self.looped:
            return float(self.taps)
        pixels = self.tile_rows * self.tile_columns
        return self.rows.reads(self.tile_rows) * self.columns.reads(self.tile_columns) / pixels

    def unevenness(self, cores: int) -> float:
        """Time of the core with the most units over an even share."""
        return -(-self.units // cores) * cores / self.units if self.units else 1.0

    @property
    def stride_cost(self) -> float:
        """Cost of reading channels of pixel after pixel, not memory in its order (measured).

        The most where neighbouring pixels fall into the same sets of the cache.
        """
        if self.order == "row-column-channel" or self.groups == 1:
            return 1.0
        return 1.5 if self.channels * 4 % ALIASED_BYTES == 0 else 1.05

    def place(self, f: Function, unit: IRValue) -> UnitPlace:
        """The place of a unit: channels vary fastest, except where they are the outermost loop."""
        if self.order == "channel-row-column":
            blocks = self.images * self.row_blocks
            block, part = f.rem(unit, blocks), f.div(unit, blocks)
        else:
            block, part = f.div(unit, self.parts), f.rem(unit, self.parts)
        first = f.div(f.mul(part, self.groups), self.parts)
        end = f.div(f.mul(f.add(part, 1), self.groups), self.parts)
        row = f.mul(f.rem(block, self.row_blocks), self.tile_rows)
        return UnitPlace(f.div(block, self.row_blocks), row, first, end)

    def input_at(
        self, f: Function, pointer: IRValue, image: IRValue, row: Index, column: Index, group: Group
    ) -> IRValue:
        """Pointer to the first channel of a group in a pixel of the input."""
        rows = f.add(f.mul(image, self.rows.size), row)
        pixel = f.add(f.mul(rows, self.columns.size), column)
        return f.at(pointer, f.add(f.mul(pixel, self.channels), group.first))

    def output_at(
        self,
        f: Function,
        pointer: IRValue,
        place: UnitPlace,
        row: Index,
        strip: Strip,
        group: Group,
    ) -> tuple[IRValue, IRValue]:
        """Number of the first pixel of a strip in the output, and pointer to its first channel."""
        rows = f.add(f.mul(place.image, self.rows.out), row)
        pixel = f.add(f.mul(rows, self.columns.out), strip.first)
        return pixel, f.at(pointer, f.add(f.mul(pixel, self.channels), group.first))

    def over(
        self, f: Function, place: UnitPlace, prepare: Callable[[Group], _Prepared]
    ) -> Iterator[tuple[Group, Strip, _Prepared]]:
        """Each group and strip in the loops of the order, with what is prepared once per group."""
        if self.order == "row-column-channel":
            for strip in self.strips(f):
                for group in self.groups_of(f, place):
                    yield group, strip, prepare(group)
            return
        for group in self.groups_of(f, place):
            prepared = prepare(group)
            for strip in self.strips(f):
                yield group, strip, prepared

    def groups_of(self, f: Function, place: UnitPlace) -> Iterator[Group]:
        """Full groups in a loop, then the one that has fewer channels."""
        size = self.vectors * self.lanes
        if self.full_groups:
            end = f.minimum(place.end_group, self.full_groups)
            with f.loop(place.first_group, end) as loop:
                yield Group(f.mul(loop.index, size), self.vectors, self.lanes, self.lanes)
        rest = self.channels - self.full_groups * size
        if rest:
            vectors = -(-rest // self.lanes)
            last = rest - (vectors - 1) * self.lanes
            with f.when(f.compare("eq", place.end_group, self.groups)):
                yield Group(f.value(self.full_groups * size), vectors, self.lanes, last)

    def strips(self, f: Function) -> Iterator[Strip]:
        """The strips of a row from left to right: inner ones in a loop, those at borders apart."""
        axis, width, inner = self.columns, self.tile_columns, self.inner_columns
        if self.looped:
            with f.loop(0, axis.out) as loop:
                yield Strip(loop.index, 1, 0, ())
            return
        yield from map(self._fixed_strip, range(0, inner.start, width))
        if len(inner):
            with f.loop(inner.start, inner.stop, width) as loop:
                base = f.sub(f.mul(loop.index, axis.stride), axis.before)
                start = axis.start(inner.start)
                reads = reads_of(axis, inner.start, width)
                yield Strip(loop.index, width, base, tuple((p - start, u) for p, u in reads))
        yield from map(self._fixed_strip, range(inner.stop, axis.out, width))

    def _fixed_strip(self, first: int) -> Strip:
        width = min(self.tile_columns, self.columns.out - first)
        return Strip(first, width, 0, reads_of(self.columns, first, width))

    @property
    def inner_columns(self) -> range:
        """Positions where the whole tiles without a border start."""
        inside, width = self.columns.interior, self.tile_columns
        first = min(-(-inside.start // width), self.columns.out // width) * width
        count = max(0, (inside.stop - first) // width)
        return range(first, first + count * width, width)

    @property
    def unrolled_taps(self) -> int:
        """Taps written out for a row of the image: a measure of the size of the code."""
        inner = self.inner_columns
        border = self.columns.out - len(inner) * self.tile_columns
        columns = border + (self.tile_columns if len(inner) else 0)
        kinds = (self.full_groups > 0) + (self.channels % (self.vectors * self.lanes) > 0)
        return columns * self.columns.kernel * self.vectors * kinds
