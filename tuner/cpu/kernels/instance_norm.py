"""Instance normalisation: the statistics of a channel are those of one channels-last image.

A unit of work is a block of neighbouring channels of one image. Mean and variance are taken
relative to a middle, as in `layer_norm`: the mean as f32 has it (impl=two_pass), which a pass of
its own finds, or the mean of the first pixels (one_pass).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Function, Index, Value
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.layer_norm import GUESSED_FROM, Line, shift_and_inverse
from tuner.cpu.kernels.rows import (
    State,
    merge,
    row_at,
    sweep,
    unreadable,
    vectors_of,
    write_blocks,
)
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task


def _default(task: Task, target: Target) -> Policy:
    """Blocks as wide as leaves every core a unit: they read whole runs of cache lines."""
    blocks = task.output.shape[-1] // target.isa.lanes * task.output.shape[0]
    vectors = 2 if blocks >= 2 * target.cores else 1
    return Policy.of(impl="two_pass", vectors=vectors, unroll=2)


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    if reason := unreadable(task):
        return reason
    held = policy.number("vectors") * (2 * policy.number("unroll") + 1)
    if held > target.isa.registers:
        return f"{held} sums and means do not fit into {target.isa.registers} registers"
    return None


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    images, *sizes, channels = task.output.shape
    f, block = frame.function, policy.number("vectors") * frame.function.lanes
    blocks = -(-channels // block)
    with f.loop(frame.lo, frame.hi) as units:
        image, number = f.div(units.index, blocks), f.rem(units.index, blocks)
        start = f.mul(image, math.prod(sizes)), f.mul(number, block)

        def write(size: int) -> None:
            _write_block(_Block(frame, task, policy, *start, size))

        write_blocks(f, number, channels, block, write)
    return images * blocks


@dataclass(frozen=True)
class _Block:
    """Neighbouring channels of one image, whose pixels are rows of the task."""

    frame: Frame
    task: Task
    policy: Policy
    first_row: Value
    column: Value
    size: int

    @property
    def f(self) -> Function:
        return self.frame.function

    @property
    def pixels(self) -> int:
        return math.prod(self.task.output.shape[1:-1])

    @property
    def places(self) -> list[tuple[int, int]]:
        """The first channel of each vector, and its number of lanes in use."""
        return vectors_of(self.f, self.size)

    def load(self, pointer: Value, offset: Index = 0) -> list[Value]:
        """The vectors of the block in a row that begins this far after the pointer."""
        start = self.f.at(pointer, self.f.add(self.column, offset))
        return [self.f.load_first(self.f.at(start, c), count) for c, count in self.places]

    def sums(
        self, pixels: int, each: int, add: Callable[[list[Value], State], State]
    ) -> list[Value]:
        """The sums over the first pixels, `each` for every vector; `add` takes in a pixel."""
        f, channels = self.f, self.task.output.shape[-1]

        def take_in(pixel: Index, _: int, state: State) -> State:
            offset = f.mul(f.add(self.first_row, pixel), channels)
            return add(self.load(self.frame.inputs[0], offset), state)

        nothing = (f.splat(0.0),) * (each * len(self.places))
        states = [nothing] * self.policy.number("unroll")
        found = sweep(f, pixels, states, take_in, width=1, sums=True)
        return [merge(f, Function.fadd, values) for values in zip(*found, strict=True)]


def _write_block(block: _Block) -> None:
    middles = _means(block)
    lines = _lines(block, middles)

    def finish(pixel: Index, _: int, state: State) -> State:
        f = block.f
        row = row_at(block.frame, block.task, f.add(block.first_row, pixel))
        for (place, count), line in zip(block.places, lines, strict=True):
            column = f.add(block.column, place)
            row.finish(line.of(f, row.load(column, count)), column, count)
        return state

    sweep(block.f, block.pixels, [()] * block.policy.number("unroll"), finish, width=1)


def _means(block: _Block) -> list[Value]:
    """The mean of each channel, or of its first pixels only."""
    f, is_guess = block.f, block.policy["impl"] == "one_pass"
    pixels = min(block.pixels, GUESSED_FROM) if is_guess else block.pixels

    def add(loaded: list[Value], state: State) -> State:
        return tuple(f.fadd(s, x) for s, x in zip(state, loaded, strict=True))

    return [f.fmul(total, f.splat(1.0 / pixels)) for total in block.sums(pixels, 1, add)]


def _lines(block: _Block, middles: Sequence[Value]) -> list[Line]:
    """The lines that normalise, scale and shift, given the means relative to the middles."""
    f, epsilon = block.f, block.task.number("epsilon")

    def add(loaded: list[Value], state: State) -> State:
        distances = [f.fsub(x, middle) for x, middle in zip(loaded, middles, strict=True)]
        pairs = zip(distances, state[::2], state[1::2], strict=True)
        return tuple(v for d, s, q in pairs for v in (f.fadd(s, d), f.fma(d, d, q)))

    sums = block.sums(block.pixels, 2, add)
    parameters = (block.load(pointer) for pointer in block.frame.inputs[1:3])
    lines = []
    for middle, total, square, scale, bias in zip(
        middles, sums[::2], sums[1::2], *parameters, strict=True
    ):
        shift, inverse = shift_and_inverse(f, (total, square), block.pixels, epsilon, f.splat)
        factor = f.fmul(inverse, scale)
        lines.append(Line(middle, factor, f.fma(shift, factor, bias)))
    return lines


FAMILY = one_phase_family(
    "instance_norm",
    _write,
    _default,
    lambda *_: {"impl": ("two_pass", "one_pass"), "vectors": (1, 2, 4, 8), "unroll": (1, 2, 4)},
    illegal=_illegal,
)
