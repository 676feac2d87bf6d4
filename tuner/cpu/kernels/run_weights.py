"""Weights of a convolution that only a run knows, packed by the kernel as constants are before.

    w[column][channel][tap]              ->  [tap][channel][columns of a block]
    w[channel][column][tap], turned      ->  the same, with taps read backwards

Elements only move: squares of channels x columns through registers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.transpose import gathered, transposed
from tuner.element import ELEMENTS
from tuner.ops.run_convolutions import filters_of, is_turned
from tuner.task import Task


@dataclass(frozen=True)
class RunWeights:
    """The weights of one group as the model has them. Steps are in elements."""

    taps: int
    columns: int
    """Output channels of a group."""
    channels: int
    """Input channels of a group."""
    is_turned: bool

    @staticmethod
    def of(task: Task) -> RunWeights:
        """The weights of a `run_conv`."""
        outputs, height, width, channels = filters_of(task)
        columns = outputs // task.integer("group")
        return RunWeights(height * width, columns, channels, is_turned(task))

    @property
    def column_step(self) -> int:
        """Step from a column to the next."""
        return self.taps if self.is_turned else self.taps * self.channels

    @property
    def channel_step(self) -> int:
        """Step from a channel to the next."""
        return self.taps * self.columns if self.is_turned else self.taps

    @property
    def group_step(self) -> int:
        """Elements of a group."""
        return self.taps * self.columns * self.channels

    def chunks(self, lanes: int) -> int:
        """Chunks of channels that a kernel packs at once: a vector, or all that there are."""
        return -(-self.channels // lanes)

    def chunk_start(self, f: Function, chunk: IRValue) -> Index:
        """The first channel of a chunk; the last one is moved back to be whole."""
        if self.channels <= f.lanes:
            return 0
        start = f.mul(chunk, f.lanes)
        if self.channels % f.lanes == 0:
            return start
        return f.minimum(start, self.channels - f.lanes)


def emit_packs(
    module: LLVMModule, name: str, w: RunWeights, sizes: tuple[int, int], steps: tuple[int, int]
) -> Mapping[int, Function]:
    """Private functions that pack a chunk of channels x a vector of columns, by their number.

    Their arguments are (weights, packed). `sizes` are the columns of a block, and of the last one;
    `steps` are those from a tap, and from a channel, to the next in what is packed.
    """
    lanes = module.isa.lanes
    counts = {min(lanes, size - first) for size in sizes for first in range(0, size, lanes)}
    return {n: _emit_pack(module, f"{name}_{n}", w, n, steps) for n in sorted(counts)}


def _emit_pack(
    module: LLVMModule, name: str, w: RunWeights, columns: int, steps: tuple[int, int]
) -> Function:
    element = ELEMENTS[module.isa.element]
    f = module.function(name, (("w", element), ("to", element)))
    (source, to), channels = f.params, min(w.channels, f.lanes)
    tap_step, channel_step = steps
    if w.is_turned:
        with f.loop(0, channels) as channel:
            start = f.at(source, f.mul(channel.index, w.channel_step))
            end = f.at(to, f.mul(channel.index, channel_step))
            vectors = _vectors(f, start, columns * w.taps, w.taps)
            for tap in range(w.taps):
                picks = [
                    divmod(min(lane, columns - 1) * w.taps + w.taps - 1 - tap, f.lanes)
                    for lane in range(f.lanes)
                ]
                f.store(gathered(f, vectors, picks), f.at(end, tap * tap_step))
        return f
    count = channels * w.taps
    for first in range(0, count, f.lanes):
        inside = min(f.lanes, count - first)
        rows = [
            f.load_first(f.at(source, column * w.column_step + first), inside)
            if column < columns
            else f.splat(0.0)
            for column in range(f.lanes)
        ]
        for i, value in enumerate(transposed(f, rows)[:inside]):
            channel_number, tap = divmod(first + i, w.taps)
            f.store(value, f.at(to, tap * tap_step + channel_number * channel_step))
    return f


def _vectors(f: Function, start: IRValue, count: int, most: int) -> list[IRValue]:
    """Load so many elements into `most` vectors, of which the last ones may have none."""
    return [
        f.load_first(f.at(start, i * f.lanes), min(f.lanes, count - i * f.lanes))
        if count > i * f.lanes
        else f.splat(0.0)
        for i in range(most)
    ]


PackedVector = Callable[[Function, int, int], None]
"""Packs a vector of the columns of a block: (function, its number, how many columns it has)."""


def each_vector_of_block(
    f: Function, is_last: IRValue, sizes: tuple[int, int], pack: PackedVector
) -> None:
    """Pack all vectors of a block of columns, of the last block as far as it has any.

    `sizes` are the columns of a block, and of the last one: 0 where all are full.
    """
    width, edge = sizes
    cases = [(f.negated(is_last), width), (is_last, edge)] if edge else [(ALWAYS, width)]
    for condition, columns in cases:
        with f.when(condition):
            for vector in range(-(-columns // f.lanes)):
                pack(f, vector, min(f.lanes, columns - vector * f.lanes))


ALWAYS = IRValue("true", "i1")
