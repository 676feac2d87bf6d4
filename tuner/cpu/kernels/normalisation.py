"""Layer and instance normalisation: (x - mean) / sqrt(variance + epsilon) * scale + bias.

Layer normalisation is over the last axis: a unit of work is one row, which stays in the first
cache between the passes over it. Instance normalisation takes the statistics of a channel from one
channels-last image: a unit is a block of neighbouring channels of one image.

Mean and variance are taken relative to a middle: the mean as f32 has it (impl=two_pass), which a
pass of its own finds, or that of the first elements (one_pass).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from tuner.cpu.kernels.emit import Function, Index, IRValue
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.rows import (
    Row,
    State,
    across_lanes,
    each_block,
    flat,
    mean_of,
    merge,
    only_first,
    row_count,
    sweep,
    totals,
    unreadable,
    vectors_of,
)
from tuner.kernel_family import Knobs
from tuner.loop_nest import KernelSubject, LoopNest, rows_nest
from tuner.policy import Policy
from tuner.size import is_open
from tuner.target import Target
from tuner.task import Task

GUESSED_FROM = 16
"""Elements whose mean stands for that of all in one pass."""


@dataclass(frozen=True)
class _Line:
    """x -> (x - middle) factor + offset: the mean in two parts, as f32 alone is too coarse."""

    middle: IRValue
    factor: IRValue
    offset: IRValue

    def of(self, f: Function, x: IRValue) -> IRValue:
        return f.fma(f.fsub(x, self.middle), self.factor, self.offset)


def _shift_and_inverse(
    f: Function, sums: tuple[IRValue, IRValue], count: int, epsilon: float
) -> tuple[IRValue, IRValue]:
    """The middle minus the mean, and one over the standard deviation; scalars or vectors.

    `sums` are those of the distances from the middle and of their squares. Squares beyond f32 give
    0 as the second, and so a row of biases, as the formula does in f32.
    """

    def constant(x: float) -> IRValue:
        return f.splat(x) if sums[0].type != f.scalar else f.number(x)

    shift = f.fneg(mean_of(f, sums[0], count))
    square = f.fadd(mean_of(f, sums[1], count), constant(epsilon))
    above = f.fmax(constant(epsilon), f.fma(f.fneg(shift), shift, square))
    is_infinite = f.fcompare("oeq", square, constant(math.inf))
    above = f.select(is_infinite, square, above)  # not infinity - infinity
    return shift, f.fdiv(constant(1.0), f.fmath("sqrt", above))


# -- layer normalisation --------------------------------------------------------------------------


def _layer_norm_knobs(task: Task, _: Target) -> Knobs:
    """An RMS norm has one way: there is no pass for a mean to leave out."""
    impls = ("two_pass", "one_pass") if task.is_centred else ("two_pass",)
    return {"impl": impls, "unroll": (1, 2, 4, 8)}


def _illegal_layer_norm(task: Task, *_: object) -> str | None:
    if is_open(task.output.shape[-1]):
        return "the number of channels is open"
    return unreadable(task)


def _write_layer_norm(frame: Frame, task: Task, policy: Policy) -> int:
    f, unroll = frame.function, policy.number("unroll")
    if not task.is_centred:
        with f.loop(frame.lo, frame.hi) as rows:
            row = Row(frame, task, rows.index)
            line = _line(row, f.splat(0.0), task.number("epsilon"), unroll)
            _write_row(row, line, frame.inputs[1:3], unroll)
        return row_count(task)
    middle_of = partial(_mean, unroll=unroll) if policy["impl"] == "two_pass" else _guess

    def middle(index: IRValue) -> IRValue:
        """The middle of the next row, if there is one, found while the row before is written."""
        with f.loop(index, f.minimum(f.add(index, 1), frame.hi), 1, [f.splat(0.0)]) as loop:
            loop.carry(middle_of(Row(frame, task, loop.index)))
        return loop.results[0]

    with f.loop(frame.lo, frame.hi, 1, [middle(frame.lo)]) as rows:
        row = Row(frame, task, rows.index)
        line = _line(row, rows.values[0], task.number("epsilon"), unroll)
        rows.carry(middle(f.add(rows.index, 1)))
        _write_row(row, line, frame.inputs[1:3], unroll)
    return row_count(task)


def _mean(row: Row, unroll: int) -> IRValue:
    f = row.f

    def add(column: Index, count: int, state: State) -> State:
        return (f.fadd(state[0], row.load(column, count)),)

    states = sweep(f, row.size, [(f.splat(0.0),)] * unroll, add, sums=True)
    total = across_lanes(f, Function.fadd, flat(states))
    return mean_of(f, total, row.size)


def _guess(row: Row) -> IRValue:
    """The mean of the row's first elements, which is nearer to the row's than a single one is."""
    f, size = row.f, min(row.size, GUESSED_FROM)
    vectors = [row.load(column, count) for column, count in vectors_of(f, size)]
    return mean_of(f, across_lanes(f, Function.fadd, vectors), size)


def _line(row: Row, middle: IRValue, epsilon: float, unroll: int) -> _Line:
    """The line that normalises, given the mean relative to `middle`, and the variance.

    Where nothing is centred, mean and middle are 0.

    The closer the middle is to the mean, the less the difference of two means cancels: with a
    middle that is n deviations away, the variance's relative error is 1 + n^2 times as large.
    """
    f = row.f

    def add(column: Index, count: int, state: State) -> State:
        distance = only_first(f, f.fsub(row.load(column, count), middle), count, 0.0)
        return f.fadd(state[0], distance), f.fma(distance, distance, state[1])

    states = sweep(f, row.size, [(f.splat(0.0), f.splat(0.0))] * unroll, add, sums=True)
    sums = totals(f, *(merge(f, Function.fadd, each) for each in zip(*states, strict=True)))
    if not row.task.is_centred:
        sums = f.number(0.0), sums[1]
    shift, inverse = _shift_and_inverse(f, sums, row.size, epsilon)
    return _Line(middle, f.splat(inverse), f.splat(f.fmul(shift, inverse)))


def _write_row(row: Row, line: _Line, scale_and_bias: Sequence[IRValue], unroll: int) -> None:
    f, (scale, bias) = row.f, scale_and_bias

    def write(column: Index, count: int, state: State) -> State:
        normal = line.of(f, row.load(column, count))
        factor = f.load_first(f.at(scale, column), count)
        offset = f.load_first(f.at(bias, column), count)
        row.finish(f.fma(normal, factor, offset), column, count)
        return state

    sweep(f, row.size, [()] * unroll, write)


# -- instance normalisation -----------------------------------------------------------------------


def _default(task: Task, target: Target) -> Policy:
    """Blocks as wide as leaves every core a unit: they read whole runs of cache lines."""
    images, *_, channels = task.output.shape
    blocks = channels // target.isa.lanes * (1 if is_open(images) else images)
    vectors = 2 if blocks >= 2 * target.cores else 1
    return Policy.of(impl="two_pass", vectors=vectors, unroll=2)


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    if reason := unreadable(task):
        return reason
    if is_open(task.output.shape[-1]):
        return "the number of channels is open"
    if policy["impl"] == "one_pass" and is_open(math.prod(task.output.shape[1:-1])):
        return "an open number of pixels may be too small to guess from"
    held = policy.number("vectors") * (2 * policy.number("unroll") + 1)
    if held > target.isa.registers:
        return f"{held} sums and means do not fit into {target.isa.registers} registers"
    return None


def _write_instance_norm(frame: Frame, task: Task, policy: Policy) -> int:
    images, *sizes, channels = task.output.shape
    f, block = frame.function, policy.number("vectors") * frame.function.lanes
    blocks = -(-channels // block)
    with f.loop(frame.lo, frame.hi) as units:
        image, number = f.div(units.index, blocks), f.rem(units.index, blocks)
        start = f.mul(image, math.prod(sizes)), f.mul(number, block)
        for size in each_block(f, number, channels, block):
            _write_block(_Block(frame, task, policy, start, size))
    return images * blocks


class _Block:
    """Neighbouring channels of one image, whose pixels are rows of the task."""

    def __init__(
        self, frame: Frame, task: Task, policy: Policy, start: tuple[IRValue, IRValue], size: int
    ) -> None:
        """`start` is its first row and its first column."""
        self.f, self.frame, self.task, self.policy = frame.function, frame, task, policy
        self.first_row, self.column = start
        self.pixels = math.prod(task.output.shape[1:-1])
        self.places = vectors_of(self.f, size)
        """The first channel of each vector, and its number of lanes in use."""

    def load(self, pointer: IRValue, offset: Index = 0) -> list[IRValue]:
        """The vectors of the block in a row that begins this far after the pointer."""
        start = self.f.at(pointer, self.f.add(self.column, offset))
        return [self.f.load_first(self.f.at(start, c), count) for c, count in self.places]

    def sums(
        self, pixels: int, each: int, add: Callable[[list[IRValue], State], State]
    ) -> list[IRValue]:
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
        row = Row(block.frame, block.task, f.add(block.first_row, pixel))
        for (place, count), line in zip(block.places, lines, strict=True):
            column = f.add(block.column, place)
            row.finish(line.of(f, row.load(column, count)), column, count)
        return state

    sweep(block.f, block.pixels, [()] * block.policy.number("unroll"), finish, width=1)


def _means(block: _Block) -> list[IRValue]:
    """The mean of each channel, or of its first pixels only."""
    f, is_guess = block.f, block.policy["impl"] == "one_pass"
    pixels = min(block.pixels, GUESSED_FROM) if is_guess else block.pixels

    def add(loaded: list[IRValue], state: State) -> State:
        return tuple(f.fadd(s, x) for s, x in zip(state, loaded, strict=True))

    return [mean_of(f, total, pixels) for total in block.sums(pixels, 1, add)]


def _lines(block: _Block, middles: Sequence[IRValue]) -> list[_Line]:
    """The lines that normalise, scale and shift, given the means relative to the middles."""
    f, epsilon = block.f, block.task.number("epsilon")

    def add(loaded: list[IRValue], state: State) -> State:
        distances = [f.fsub(x, middle) for x, middle in zip(loaded, middles, strict=True)]
        pairs = zip(distances, state[::2], state[1::2], strict=True)
        return tuple(v for d, s, q in pairs for v in (f.fadd(s, d), f.fma(d, d, q)))

    sums = block.sums(block.pixels, 2, add)
    parameters = (block.load(pointer) for pointer in block.frame.inputs[1:3])
    lines = []
    for middle, total, square, scale, bias in zip(
        middles, sums[::2], sums[1::2], *parameters, strict=True
    ):
        shift, inverse = _shift_and_inverse(f, (total, square), block.pixels, epsilon)
        factor = f.fmul(inverse, scale)
        lines.append(_Line(middle, factor, f.fma(shift, factor, bias)))
    return lines


_SWEEPS = {
    "two_pass": ("sum, for the mean", "squares of the distance", "write"),
    "one_pass": ("sum and squares together", "write"),
}
"""Sweeps over a centred row, by knob `impl`."""


def _layer_norm_loops(subject: KernelSubject) -> LoopNest:
    """Rows that are gone over two or three times."""
    step = subject.number("unroll") * subject.isa.lanes
    sweeps = _SWEEPS[str(subject.policy["impl"])]
    return rows_nest(subject, step, "", sweeps if subject.task.is_centred else ("squares", "write"))


LAYER_NORM = one_phase_family(
    "layer_norm",
    _write_layer_norm,
    default=lambda *_: Policy.of(impl="two_pass", unroll=4),
    knobs=_layer_norm_knobs,
    illegal=_illegal_layer_norm,
    loops=_layer_norm_loops,
)
INSTANCE_NORM = one_phase_family(
    "instance_norm",
    _write_instance_norm,
    _default,
    lambda *_: {"impl": ("two_pass", "one_pass"), "vectors": (1, 2, 4, 8), "unroll": (1, 2, 4)},
    illegal=_illegal,
)
