"""Maximum and average over windows, vectorised along the channels.

A window with NaN gives NaN, also as its maximum. Sums beyond f32 are infinite.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tuner.cpu.kernels.emit import Index, IRValue
from tuner.cpu.kernels.kernel import Frame, one_phase_family, open_beyond_images, refusing
from tuner.cpu.kernels.rows import State, add_in_blocks, block_of
from tuner.cpu.kernels.vector_math import maximum
from tuner.cpu.kernels.window import ORDERS, Group, Strip, Sweep, UnitPlace, WindowAxis
from tuner.cpu.kernels.window_loops import window_loops
from tuner.kernel_family import Knobs
from tuner.policy import Policy
from tuner.target import Caches, Target
from tuner.task import Task

MAX_UNROLLED_TAPS = 2000
"""More steps than this in the code of a kernel take longer to compile than they save."""


def _knobs(task: Task, _: Target) -> Knobs:
    columns = max(1, task.output.shape[2])
    return {
        "taps": ("unrolled", "looped"),
        "order": ORDERS,
        "tile_columns": tuple(w for w in (1, 2, 4, 7, 8, 10, 14) if w <= columns),
        "vectors": (1, 2, 4),
    }


def _default(task: Task, target: Target) -> Policy:
    """Tiles of a quarter of the registers, and channels inside: memory is read in its order."""
    isa, (_, _, columns, channels) = target.isa, task.output.shape
    room = isa.registers // 4
    widths = [w for w in _knobs(task, target)["tile_columns"] if isinstance(w, int) and w <= room]
    width = min(reversed(widths), key=lambda w: -(-columns // w) * (w + 1))
    fitting = (v for v in (4, 2) if v * width <= room and v * isa.lanes <= channels)
    vectors = next(fitting, 1)
    order = "row-column-channel" if channels > vectors * isa.lanes else "row-channel-column"
    policy = Policy.of(taps="unrolled", order=order, tile_columns=width, vectors=vectors)
    if _illegal(task, policy, target) is None:
        return policy
    return policy.with_knobs(taps="looped", tile_columns=1, vectors=1)


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    sweep = Sweep.of(task, policy, target.isa.lanes, task.ints("kernel"))
    steps = 0 if sweep.looped else sweep.unrolled_taps
    return sweep.fault(target.isa.registers, "results", steps, MAX_UNROLLED_TAPS)


def _estimate(task: Task, policy: Policy, target: Target, *_: Caches) -> float:
    """Instructions for each vector of output, on the core that has the most to do."""
    sweep = Sweep.of(task, policy, target.isa.lanes, task.ints("kernel"))
    rounds = sweep.taps if sweep.looped else sweep.rows.kernel
    loop = 6 * rounds / (sweep.tile_columns * sweep.vectors)
    return (sweep.taps + sweep.loads + loop) * sweep.unevenness(target.cores) * sweep.stride_cost


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    sweep = Sweep.of(task, policy, frame.function.lanes, task.ints("kernel"))
    writer = _Writer(frame, task, sweep)
    with frame.function.loop(frame.lo, frame.hi) as units:
        writer.write_row(sweep.place(frame.function, units.index))
    return sweep.units


class _Writer:
    """Writes the strips of one kernel."""

    def __init__(self, frame: Frame, task: Task, sweep: Sweep) -> None:
        self.f, self.frame, self.sweep = frame.function, frame, sweep
        self.is_max = task.attributes["mode"] == "max"
        self.includes_padding = bool(task.attributes["count_include_pad"])

    def write_row(self, place: UnitPlace) -> None:
        """A row of output, over the rows of the window that are inside the image."""
        f, sweep, rows = self.f, self.sweep, self.sweep.rows
        start, first, last = rows.emit_taps(f, place.first_row)
        row_taps = self.count_taps(rows, start, f.sub(last, first))
        block = None if self.is_max else block_of(rows.kernel)
        gather = self.gather_looped if sweep.looped else self.gather_row

        def write(group: Group, strip: Strip) -> None:
            def take_in(tap: Index, states: list[State]) -> list[State]:
                row = f.add(start, f.mul(tap, rows.dilation))
                inputs = self.frame.inputs
                pointer = sweep.input_at(f, inputs[0], place.image, row, strip.base, group)
                return [gather(group, strip, pointer, states[0])]

            initial = [f.splat(-math.inf if self.is_max else 0.0)] * strip.width * group.vectors
            (results,) = add_in_blocks(f, (first, last, 1), block, [tuple(initial)], take_in)
            self.finish(place, group, strip, row_taps, results)

        for group, strip, _ in sweep.over(f, place, lambda _: None):
            write(group, strip)

    def gather_row(self, group: Group, strip: Strip, pointer: IRValue, results: State) -> State:
        """Take in one row of the image; each vector is loaded once for all columns it meets.

        An average adds up each row of its window before it adds the rows: a term goes through
        fewer additions, and errs less.
        """
        f, gathered, sums = self.f, list(results), dict[int, IRValue]()
        last_place = {column: place for place, uses in strip.reads for column, _ in uses}
        for place, uses in strip.reads:
            for vector in range(group.vectors):
                at = place * self.sweep.channels + vector * group.lanes
                x = f.load_first(f.at(pointer, at), group.count(vector))
                for column, _ in uses:
                    i = column * group.vectors + vector
                    if self.is_max:
                        gathered[i] = maximum(f, x, gathered[i])
                        continue
                    sums[i] = f.fadd(x, sums[i]) if i in sums else x
                    if place == last_place[column]:
                        gathered[i] = f.fadd(sums[i], gathered[i])
        return tuple(gathered)

    def gather_looped(self, group: Group, strip: Strip, pointer: IRValue, results: State) -> State:
        """Take in one row of the image under one column of output, tap by tap."""
        f, columns = self.f, self.sweep.columns
        start, first, last = columns.emit_taps(f, strip.first)
        carried = results if self.is_max else (f.splat(0.0),)
        with f.loop(first, last, carried=carried) as taps:
            place = f.add(start, f.mul(taps.index, columns.dilation))
            x = f.load_first(f.at(pointer, f.mul(place, self.sweep.channels)), group.count(0))
            (before,) = taps.values
            taps.carry(maximum(f, x, before) if self.is_max else f.fadd(x, before))
        return taps.results if self.is_max else (f.fadd(taps.results[0], results[0]),)

    def count_taps(self, axis: WindowAxis, start: IRValue, inside: IRValue) -> IRValue:
        """Number of taps that an average divides by, along one axis."""
        return axis.emit_padded_taps(self.f, start) if self.includes_padding else inside

    def column_taps(self, strip: Strip, column: int) -> Index:
        """The same for a column of a strip; every tap is inside where the strip is in a loop."""
        axis = self.sweep.columns
        if self.sweep.looped:
            start, first, last = axis.emit_taps(self.f, strip.first)
            return self.count_taps(axis, start, self.f.sub(last, first))
        if isinstance(strip.first, IRValue):
            return axis.kernel
        position = strip.first + column
        return axis.padded_taps(position) if self.includes_padding else len(axis.taps(position))

    def averages(
        self, group: Group, strip: Strip, row_taps: IRValue, sums: Sequence[IRValue]
    ) -> list[IRValue]:
        """Each sum over its number of taps, rounded once."""
        f = self.f
        counts: dict[Index, IRValue] = {}
        results = []
        for i, total in enumerate(sums):
            taps = self.column_taps(strip, i // group.vectors)
            if taps not in counts:
                counts[taps] = f.splat(f.convert("sitofp", f.mul(row_taps, taps), f.scalar))
            results.append(f.fdiv(total, counts[taps]))
        return results

    def finish(
        self,
        place: UnitPlace,
        group: Group,
        strip: Strip,
        row_taps: IRValue,
        results: Sequence[IRValue],
    ) -> None:
        """Store a strip."""
        f, sweep = self.f, self.sweep
        if not self.is_max:
            results = self.averages(group, strip, row_taps, results)
        output = self.frame.output
        _, pointer = sweep.output_at(f, output, place, place.first_row, strip, group)
        for i, result in enumerate(results):
            column, vector = divmod(i, group.vectors)
            at = f.at(pointer, column * sweep.channels + vector * group.lanes)
            f.store_first(result, at, group.count(vector))


FAMILY = refusing(
    one_phase_family(
        "pool", _write, _default, _knobs, illegal=_illegal, estimate=_estimate, loops=window_loops
    ),
    open_beyond_images,
)
