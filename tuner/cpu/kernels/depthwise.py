"""Depthwise convolution: each channel with its own window, vectorised along the channels.

A register tile is some rows x some columns of output x one or more vectors of channels. Every
input vector is loaded once a tile and used by all taps that meet there. Blocks of rows that touch
no border are unrolled over all taps; the others go row by row over the taps that are inside.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import numpy as np

from tuner.cpu.kernels.arithmetic import MAX_F32_DEPTH
from tuner.cpu.kernels.emit import Index, IRValue
from tuner.cpu.kernels.integer_dots import with_bias
from tuner.cpu.kernels.kernel import Frame, one_phase_family, open_beyond_images, refusing
from tuner.cpu.kernels.tile_tail import Tail, tail_rows, tail_value
from tuner.cpu.kernels.window import ALIASED_BYTES, ORDERS, Group, Strip, Sweep, UnitPlace, reads_of
from tuner.cpu.kernels.window_loops import window_loops
from tuner.kernel_family import Constants, Knobs
from tuner.ops.products import border_of, depth, is_of_integers
from tuner.ops.run_convolutions import filters_of, has_run_weights, is_turned
from tuner.policy import Policy
from tuner.target import Caches, Isa, Target
from tuner.task import Task

MAX_UNROLLED_TAPS = 1600
"""More products than this in the code of a kernel take longer to compile than they save."""

Weights = Mapping[tuple[int, int], IRValue]
"""Vectors of weights by (tap, vector), taps counted row by row."""

Uses = tuple[tuple[int, int], ...]
"""The (row of the strip, row of the window) pairs that read one row of the image."""


def _sweep(task: Task, policy: Policy, lanes: int) -> Sweep:
    kernel = filters_of(task)[1:3]
    return Sweep.of(task, policy, lanes, kernel, policy.number("tile_rows"))


def _has_inner_rows(sweep: Sweep) -> bool:
    """Return whether some block of rows meets no border, so that its code is worth writing."""
    if sweep.looped:
        return False
    inside, height = sweep.rows.interior, sweep.tile_rows
    first = -(-inside.start // height) * height
    return first + height <= inside.stop


def _knobs(task: Task, _: Target) -> Knobs:
    columns = max(1, task.output.shape[2])
    return {
        "taps": ("unrolled", "looped"),
        "order": ORDERS,
        "tile_rows": (1, 2, 3, 4),
        "tile_columns": tuple(w for w in (1, 2, 4, 5, 6, 7, 8, 10, 14) if w <= columns),
        "vectors": (1, 2, 4),
    }


def _default(task: Task, target: Target) -> Policy:
    """Tiles of 2x4 pixels with the channels inside, so that memory is read in its order."""
    _, height, width, channels = task.output.shape
    policy = Policy.of(
        taps="unrolled",
        order="row-column-channel" if channels > target.isa.lanes else "row-channel-column",
        tile_rows=min(2, max(1, height)),
        tile_columns=next(w for w in (4, 2, 1) if w <= max(1, width)),
        vectors=1,
    )
    smaller = policy.with_knobs(tile_rows=1)
    looped = smaller.with_knobs(taps="looped", tile_columns=1)
    return next(p for p in (policy, smaller, looped) if _illegal(task, p, target) is None)


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    sweep = _sweep(task, policy, target.isa.lanes)
    inner = sweep.tile_rows * sweep.rows.kernel * _has_inner_rows(sweep)
    steps = 1 if sweep.looped else sweep.unrolled_taps * (1 + inner)
    return sweep.fault(target.isa.registers, "sums", steps, MAX_UNROLLED_TAPS)


def _holds_weights(sweep: Sweep, registers: int) -> bool:
    """Return whether a block's sums, all weights and the loaded values fit into the registers."""
    pixels = sweep.tile_rows * sweep.tile_columns
    return not sweep.looped and (pixels + sweep.taps) * sweep.vectors + 2 <= registers


def _estimate(task: Task, policy: Policy, target: Target, *_: Caches) -> float:
    """Instructions for each vector of output, on the core that has the most to do."""
    sweep = _sweep(task, policy, target.isa.lanes)
    taps, pixels = sweep.taps, sweep.tile_rows * sweep.tile_columns
    if not _holds_weights(sweep, target.isa.registers):
        weights = taps / sweep.tile_columns
    else:
        weights = taps / pixels if sweep.order == "row-column-channel" else 0.0
    loop = 6 * (taps if sweep.looped else 1) / (pixels * sweep.vectors)
    instructions = taps + sweep.loads + weights + loop
    return instructions * sweep.unevenness(target.cores) * sweep.stride_cost


def _packed_channels(channels: int, lanes: int) -> int:
    """Whole vectors; one more where the taps of a channel would crowd into one set of the cache."""
    whole = channels + -channels % lanes
    return whole + lanes if whole * 4 % ALIASED_BYTES == 0 else whole


def _pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """w[C,KH,KW,1] -> [KH*KW][packed channels]; the bias is padded alike.

    Weights of integers become f32. A border of z is left out as one of 0 is, since
    sum of x * w = sum of (x - z) * w + z * sum of w: the last term is in the bias.
    """
    del policy
    channels = task.output.shape[3]
    padding = _packed_channels(channels, isa.lanes) - channels
    packed = {}
    if 1 in constants:
        taps = constants[1].reshape(channels, -1).T
        weights = taps.astype(np.float32) if is_of_integers(task) else taps
        packed[1] = np.ascontiguousarray(np.pad(weights, ((0, 0), (0, padding))))
    if 2 in constants:
        bias = constants[2].reshape(channels)
        if border := border_of(task):
            further = border * constants[1].reshape(channels, -1).sum(axis=1, dtype=np.int64)
            bias = (bias + further).astype(np.int32)
        packed[2] = np.pad(bias, (0, padding))
    return packed


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    sweep = _sweep(task, policy, frame.function.lanes)
    writer = _Writer(frame, task, sweep)
    with frame.function.loop(frame.lo, frame.hi) as units:
        writer.write_block(sweep.place(frame.function, units.index))
    return sweep.units


class _Writer:
    """Writes the tiles of one kernel."""

    def __init__(self, frame: Frame, task: Task, sweep: Sweep) -> None:
        self.f, self.frame, self.sweep = frame.function, frame, sweep
        self.tail = Tail(task.tail, task.tail_inputs, task.output.shape, task.output.element)
        self.is_of_integers = is_of_integers(task)
        """Sums of integers are whole numbers of f32, and get their bias, in i32, behind it."""
        self.border = border_of(task)
        self.is_of_run = has_run_weights(task)
        """Weights that a run gives are read where they are, [tap][channel]."""
        self.is_turned = self.is_of_run and is_turned(task)

    def load(self, pixels: IRValue, count: Index) -> IRValue:
        """A vector of the image, less what its border has: the rest of the border is then 0."""
        x = self.f.load_first(pixels, count)
        return self.f.fsub(x, self.f.splat(float(self.border))) if self.border else x

    def write_block(self, place: UnitPlace) -> None:
        """A block of rows: unrolled where all of it is inside, else row by row."""
        f, sweep, inside = self.f, self.sweep, self.sweep.rows.interior
        end = f.add(place.first_row, sweep.tile_rows)
        if not _has_inner_rows(sweep):
            self.write_rows(place, f.minimum(end, sweep.rows.out))
            return
        starts_inside = f.compare("sge", place.first_row, inside.start)
        is_inner = f.both(starts_inside, f.compare("sle", end, inside.stop))
        with f.when(is_inner):
            self.write_inner_block(place)
        with f.when(f.negated(is_inner)):
            self.write_rows(place, f.minimum(end, sweep.rows.out))

    def write_inner_block(self, place: UnitPlace) -> None:
        """All rows of a block together, every tap inside; weights stay in registers if they fit."""
        sweep, rows, width = self.sweep, self.sweep.rows, self.sweep.columns.kernel
        x = self.frame.inputs[0]
        fits = _holds_weights(sweep, self.f.isa.registers)
        reads = reads_of(rows, rows.interior.start, sweep.tile_rows)
        origin = rows.start(rows.interior.start)
        reads = tuple((offset - origin, uses) for offset, uses in reads)
        row = self.f.sub(self.f.mul(place.first_row, rows.stride), rows.before)

        def prepare(group: Group) -> Weights:
            return self.load_weights(group, 0, range(sweep.taps)) if fits else {}

        for group, strip, weights in sweep.over(self.f, place, prepare):
            sums = self.start_sums(group, sweep.tile_rows * strip.width)
            pointer = sweep.input_at(self.f, x, place.image, row, strip.base, group)
            for offset, uses in reads:
                if fits:
                    self.multiply(group, strip, pointer, offset, uses, weights, sums)
                    continue
                for use in uses:
                    own = self.load_weights(group, 0, range(use[1] * width, (use[1] + 1) * width))
                    self.multiply(group, strip, pointer, offset, (use,), own, sums)
            self.finish(place, place.first_row, group, strip, sums)

    def write_rows(self, place: UnitPlace, end: IRValue) -> None:
        """The rows of a block one by one, each over the taps that are inside the image."""
        f, sweep, x = self.f, self.sweep, self.frame.inputs[0]
        with f.loop(place.first_row, end) as loop:
            row = loop.index
            start, first, last = sweep.rows.emit_taps(f, row)
            for group, strip, _ in sweep.over(f, place, lambda _: None):
                sums = self.start_sums(group, strip.width)
                with f.loop(first, last, carried=sums) as taps:
                    image_row = f.add(start, f.mul(taps.index, sweep.rows.dilation))
                    pointer = sweep.input_at(f, x, place.image, image_row, strip.base, group)
                    tap = f.mul(taps.index, sweep.columns.kernel)
                    if sweep.looped:
                        taps.carry(self.add_looped(group, strip, pointer, tap, *taps.values))
                    else:
                        added = list(taps.values)
                        weights = self.load_weights(group, tap, range(sweep.columns.kernel))
                        self.multiply(group, strip, pointer, 0, ((0, 0),), weights, added)
                        taps.carry(*added)
                self.finish(place, row, group, strip, list(taps.results))

    def multiply(
        self,
        group: Group,
        strip: Strip,
        pointer: IRValue,
        offset: int,
        uses: Uses,
        weights: Weights,
        sums: list[IRValue],
    ) -> None:
        """Load each vector of the row once and add its product with every tap that meets it."""
        f, columns = self.f, self.sweep.columns
        for place, pairs in strip.reads:
            for vector in range(group.vectors):
                at = (offset * columns.size + place) * self.sweep.channels + vector * group.lanes
                x = self.load(f.at(pointer, at), group.count(vector))
                for (row, row_tap), (column, tap) in itertools.product(uses, pairs):
                    i = (row * strip.width + column) * group.vectors + vector
                    weight = weights[row_tap * columns.kernel + tap, vector]
                    sums[i] = f.fma(x, weight, sums[i])

    def add_looped(
        self, group: Group, strip: Strip, pointer: IRValue, first_tap: Index, total: IRValue
    ) -> IRValue:
        """The row of the image under one column of output, tap by tap."""
        f, columns = self.f, self.sweep.columns
        start, first, last = columns.emit_taps(f, strip.first)
        with f.loop(first, last, carried=(total,)) as taps:
            place = f.add(start, f.mul(taps.index, columns.dilation))
            x = self.load(f.at(pointer, f.mul(place, self.sweep.channels)), group.count(0))
            weights = self.load_weights(group, f.add(first_tap, taps.index), range(1))
            taps.carry(f.fma(x, weights[0, 0], *taps.values))
        return taps.results[0]

    def load_weights(self, group: Group, first_tap: Index, taps: range) -> Weights:
        """Vectors of packed weights; `taps` count from the first one."""
        if self.is_of_run:
            return self.load_run_weights(group, first_tap, taps)
        f, lanes = self.f, self.sweep.lanes
        padded = _packed_channels(self.sweep.channels, lanes)
        start = f.at(self.frame.inputs[1], f.add(f.mul(first_tap, padded), group.first))
        return {
            (tap, v): f.load(f.at(start, tap * padded + v * lanes))
            for tap in taps
            for v in range(group.vectors)
        }

    def load_run_weights(self, group: Group, first_tap: Index, taps: range) -> Weights:
        """Vectors of the weights of a run, as `load_weights` gives those that are packed."""
        f, sweep = self.f, self.sweep
        found = {}
        for tap in taps:
            number = f.add(first_tap, tap)
            if self.is_turned:
                number = f.sub(sweep.taps - 1, number)
            row = f.at(self.frame.inputs[1], f.add(f.mul(number, sweep.channels), group.first))
            for v in range(group.vectors):
                at = f.at(row, v * sweep.lanes)
                found[tap, v] = f.load_first(at, group.count(v))
        return found

    def start_sums(self, group: Group, pixels: int) -> list[IRValue]:
        """The bias for every pixel of a strip; of integers 0."""
        if self.is_of_integers:
            return [self.f.splat(0.0)] * group.vectors * pixels
        bias = self.f.at(self.frame.inputs[2], group.first)
        lanes = self.sweep.lanes
        vectors = [self.f.load(self.f.at(bias, v * lanes)) for v in range(group.vectors)]
        return vectors * pixels

    def with_bias(self, group: Group, sums: list[IRValue]) -> list[IRValue]:
        """Sums of integers with their bias."""
        f, start = self.f, self.f.at(self.frame.inputs[2], group.first)
        biases = [
            f.load_raw(f.at(start, v * self.sweep.lanes), f.int_vector, 4)
            for v in range(group.vectors)
        ]
        return [with_bias(f, value, biases[i % group.vectors]) for i, value in enumerate(sums)]

    def finish(
        self, place: UnitPlace, first_row: Index, group: Group, strip: Strip, sums: list[IRValue]
    ) -> None:
        """Apply the tail to a tile and store it."""
        f, sweep = self.f, self.sweep
        if self.is_of_integers:
            sums = self.with_bias(group, sums)
        origin, pointer = sweep.output_at(f, self.frame.output, place, first_row, strip, group)
        for first in range(0, len(sums), group.vectors):
            row, column = divmod(first // group.vectors, strip.width)
            offset = row * sweep.columns.out + column
            rows = tail_rows(f, self.tail, self.frame.inputs[3:], f.add(origin, offset))
            finished = []
            for v, value in enumerate(sums[first : first + group.vectors]):
                here, count = f.add(group.first, v * group.lanes), group.count(v)
                finished.append(tail_value(f, self.tail, value, rows, here, count))
            for v, value in enumerate(finished):
                at = f.at(pointer, offset * sweep.channels + v * sweep.lanes)
                f.store_first(value, at, group.count(v))


def _refusal(task: Task) -> str | None:
    if is_of_integers(task) and depth(task) > MAX_F32_DEPTH:
        return f"f32 has sums of up to {MAX_F32_DEPTH} products of integers exactly"
    return open_beyond_images(task)


FAMILY, RUN_FAMILY = (
    refusing(
        one_phase_family(
            op,
            _write,
            _default,
            _knobs,
            illegal=_illegal,
            pack=_pack,
            estimate=_estimate,
            loops=window_loops,
        ),
        _refusal,
    )
    for op in ("depthwise", "run_depthwise")
)
"""The families of constant weights, and of those of a run."""
