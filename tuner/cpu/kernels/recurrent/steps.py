"""The loops of a recurrence: directions, steps, blocks of columns, tiles of rows.

Cores share out tiles of rows of each direction, and need not wait for each other:

    for direction, for step:
        for block of columns         there and back, so that a part of R is still in the caches
            for tile of rows: gates and cell

Or they share out the columns of a single direction (`shares`), and every step waits for the one
before. A core may come late or not at all: the thread pool then has another one do its units. So a
part of a step is done by the first core that claims it, and a core claims its own part first, and
then all others. Each part has a flag: 2 s before step s, 2 s + 1 while it is computed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property

from tuner.cpu.kernels.edges import call_fitting, sizes_by_cut
from tuner.cpu.kernels.emit import Function, Index, IRValue, LLVMModule
from tuner.cpu.kernels.kernel import Frame, open_phase
from tuner.cpu.kernels.recurrent.plan import FLAG_BYTES, RecurrentPlan
from tuner.cpu.kernels.recurrent.tiles import GateTile
from tuner.kernel_family import Phase
from tuner.size import is_open

Range = tuple[Index, Index]


@dataclass
class StepWriter:
    """Writes the phases of a kernel."""

    module: LLVMModule
    plan: RecurrentPlan
    name: str

    @cached_property
    def _functions(self) -> Mapping[tuple[int, int, int], Mapping[tuple[bool, ...], Function]]:
        """Tile functions by direction, pass and rows, and by whether the columns are cut."""
        plan, made = self.plan, dict[object, Mapping[tuple[bool, ...], Function]]()
        found = {}
        form = plan.form
        cut = sizes_by_cut((plan.width,), (form.units % plan.width,), (plan.blocks,))
        for d in range(form.directions):
            timed = form.reverses[d] if form.has_lengths else False
            for p, pass_ in enumerate(plan.passes):
                for rows in self._heights:
                    key = form.activations[d], timed, p, rows
                    if key not in made:
                        name = f"{self.name}_tile_{d}_{p}_{rows}"
                        tile = GateTile(plan, pass_, form.activations[d], timed, rows, 0)
                        made[key] = {
                            is_cut: replace(tile, units=units).write(
                                self.module, f"{name}{'_cut' * is_cut[0]}"
                            )
                            for is_cut, (units,) in cut.items()
                        }
                    found[d, p, rows] = made[key]
        return found

    @property
    def _heights(self) -> list[int]:
        """The numbers of rows that a tile may have."""
        rows, most = self.plan.form.rows, self.plan.tile_rows
        if is_open(rows):
            return list(range(1, most + 1))
        return sorted({min(most, rows), rows % most} - {0})

    # -- tiles of rows are shared out ----------------------------------------------------------

    def write_rows(self) -> Phase:
        """Write the only phase: its units are tiles of rows of each direction."""
        plan, form = self.plan, self.plan.form
        functions = self._functions
        frame = open_phase(self.module, self.name, plan.task, plan.state_bytes)
        f = frame.function
        for d in range(form.directions):
            before = d * plan.row_tiles
            first = f.maximum(f.sub(frame.lo, before), 0)
            last = f.minimum(f.sub(frame.hi, before), plan.row_tiles)
            with f.when(f.compare("slt", first, last)):
                run = _Run(frame, plan, d, frame.worker_scratch, functions)
                rows = (f.mul(first, plan.tile_rows), run.end_of_rows(last))
                run.begin(rows)
                with f.loop(0, form.steps) as step:
                    for number in range(len(plan.passes)):
                        run.blocks(step.index, number, (0, plan.blocks), (first, last))
                run.end(rows, (0, form.units))
        return Phase(self.name, form.directions * plan.row_tiles)

    # -- columns are shared out ----------------------------------------------------------------

    def write_columns(self) -> tuple[Phase, ...]:
        """Write two phases: states are copied, and then cores share out the columns."""
        plan, form = self.plan, self.plan.form
        functions = self._functions
        frame = open_phase(self.module, f"{self.name}_begin", plan.task)
        run = self._shared_run(frame, functions)
        with frame.function.loop(0, plan.shares) as flags:
            zero = IRValue("0", "i64")
            frame.function.store_raw(zero, self._flag(frame, flags.index), 8)
        run.begin((0, form.rows))

        frame = open_phase(self.module, f"{self.name}_steps", plan.task)
        f, run = frame.function, self._shared_run(frame, functions)
        tiles = (0, plan.row_tiles)
        with f.loop(0, form.steps) as step:
            for number in range(len(plan.passes)):
                turn = f.add(f.mul(step.index, len(plan.passes)), number)
                with f.loop(0, plan.shares) as others:
                    share = f.rem(f.add(frame.lo, others.index), plan.shares)
                    with self._claimed(frame, share, turn):
                        run.blocks(step.index, number, self._blocks_of(f, share), tiles)
                with f.loop(0, plan.shares) as others:
                    done = f.mul(f.add(turn, 1), 2)
                    flag = self._flag(frame, others.index)
                    f.wait_until(lambda: f.compare("sge", f.acquire(flag), done))  # noqa: B023
        with f.loop(frame.lo, frame.hi) as own:
            ends = self._blocks_of(f, own.index)
            first, last = (f.minimum(f.mul(end, plan.width), form.units) for end in ends)
            run.end((0, form.rows), (first, last))
        phases = ((f"{self.name}_begin", 1), (f"{self.name}_steps", plan.shares))
        return tuple(Phase(*phase) for phase in phases)

    def _shared_run(
        self,
        frame: Frame,
        functions: Mapping[tuple[int, int, int], Mapping[tuple[bool, ...], Function]],
    ) -> _Run:
        states = frame.function.address(frame.scratch, self.plan.flags_bytes, "i8")
        return _Run(frame, self.plan, 0, states, functions)

    def _flag(self, frame: Frame, share: IRValue) -> IRValue:
        f = frame.function
        return f.address(frame.scratch, f.mul(share, FLAG_BYTES), "i8")

    def _blocks_of(self, f: Function, share: IRValue) -> tuple[IRValue, IRValue]:
        plan = self.plan
        first = f.div(f.mul(share, plan.blocks), plan.shares)
        return first, f.div(f.mul(f.add(share, 1), plan.blocks), plan.shares)

    @contextmanager
    def _claimed(self, frame: Frame, share: IRValue, turn: IRValue) -> Iterator[None]:
        """Run the body if this core is the first to claim the share of a turn."""
        f, flag = frame.function, self._flag(frame, share)
        before = f.mul(turn, 2)
        with f.when(f.claim(flag, before, f.add(before, 1))):
            yield
            f.release(f.add(before, 2), flag)


@dataclass(frozen=True)
class _Run:
    """A direction while its loops are written: where its states are."""

    frame: Frame
    plan: RecurrentPlan
    direction: int
    states: IRValue
    functions: Mapping[tuple[int, int, int], Mapping[tuple[bool, ...], Function]]

    @property
    def f(self) -> Function:
        return self.frame.function

    def state(self, number: Index) -> IRValue:
        """State `number`: h before even steps, h before odd ones, and the others."""
        return self.f.at(self.states, self.f.mul(number, self.plan.state_size))

    def end_of_rows(self, tile: Index) -> IRValue:
        """The row behind a tile's last."""
        f, plan = self.f, self.plan
        return f.minimum(f.mul(tile, plan.tile_rows), plan.form.rows)

    def begin(self, rows: Range) -> None:
        """Copy the states of some rows before the first step; what is behind them is 0."""
        f, form = self.f, self.plan.form
        for source, number in zip(self.frame.inputs[3:], (0, 2)[: self._ends], strict=False):
            with f.loop(*rows) as row:
                start = f.at(source, f.mul(f.add(self._first_row, row.index), form.units))
                to = f.at(self.state(number), f.mul(row.index, self.plan.padded))
                for column in range(0, form.units, f.lanes):
                    lanes: Index = min(f.lanes, form.units - column)
                    if form.has_lengths:
                        lanes = f.select(self._has_elements(row.index), lanes, 0)
                    f.store(f.load_first(f.at(start, column), lanes), f.at(to, column))

    def _has_elements(self, row: IRValue) -> IRValue:
        """True (i1) unless the length of a sequence is 0, which leaves no state."""
        length = self.f.integer(self.f.at(self.frame.inputs[-1], row))
        return self.f.compare("sgt", length, IRValue("0", "i32"))

    def end(self, rows: Range, columns: Range) -> None:
        """Copy the states of some rows and columns behind the last step."""
        f, form = self.f, self.plan.form
        numbers: tuple[Index, Index] = (f.rem(form.steps, 2), 2)
        for result, number in zip(self.frame.outputs[1:], numbers, strict=False):
            with f.loop(*rows) as row:
                start = f.at(self.state(number), f.mul(row.index, self.plan.padded))
                to = f.at(result, f.mul(f.add(self._first_row, row.index), form.units))
                first, last = columns
                with f.loop(first, last, f.lanes) as column:
                    value = f.load(f.at(start, column.index))
                    lanes = f.minimum(f.sub(last, column.index), f.lanes)
                    f.store_first(value, f.at(to, column.index), lanes)

    @property
    def _ends(self) -> int:
        """States that are given and returned."""
        return len(self.frame.outputs) - 1

    @property
    def _first_row(self) -> int:
        return self.direction * self.plan.form.rows

    def blocks(self, step: IRValue, number: int, blocks: Range, tiles: Range) -> None:
        """Blocks of columns of a pass: forwards in even steps, backwards in odd ones."""
        f, odd = self.f, self.f.rem(step, 2)
        first, last = blocks
        with f.loop(first, last) as loop:
            back = f.sub(f.add(first, f.sub(last, 1)), loop.index)
            block = f.select(f.compare("eq", odd, 0), loop.index, back)
            with f.loop(*tiles) as tile:
                self._tile(step, odd, number, block, tile.index)

    def _tile(self, step: IRValue, odd: IRValue, number: int, block: IRValue, tile: Index) -> None:
        f, plan, form = self.f, self.plan, self.plan.form
        row, column = f.mul(tile, plan.tile_rows), f.mul(block, plan.width)
        start = f.mul(row, plan.padded)
        place = f.add(start, column)
        before, after = self.state(odd), self.state(f.sub(1, odd))
        kept = [self.state(2 + i) for i in range(plan.states - 2)]
        pass_ = plan.passes[number]
        a = f.at(kept[1] if pass_.reads_reset else before, start)
        weights = f.at(self.frame.inputs[1], plan.first_weight(self.direction, number))
        weights = f.at(weights, f.mul(column, len(pass_.gates) * form.units))
        bias = f.at(self.frame.inputs[2], self.direction * plan.vectors_of_bias * plan.padded)
        bias = f.at(bias, f.mul(column, plan.vectors_of_bias))
        x, y = self._in_time(step, row, column)
        args: list[Index] = [a, weights, bias, x, y, f.at(before, place), f.at(after, place)]
        args += [f.at(state, place) for state in kept]
        if form.has_lengths:
            args += [step, f.at(self.frame.inputs[-1], row)]
        rows = f.minimum(f.sub(form.rows, row), plan.tile_rows)
        is_last = (f.compare("eq", block, plan.blocks - 1),)
        for (d, p, height), functions in self.functions.items():
            if (d, p) == (self.direction, number):
                with f.when(f.compare("eq", rows, height)):
                    call_fitting(f, functions, is_last, (form.units % plan.width,), args)

    def _in_time(self, step: IRValue, row: Index, column: Index) -> tuple[IRValue, IRValue]:
        """The places of a row and a column in x and y: at their time, or at the first one."""
        f, plan, form = self.f, self.plan, self.plan.form
        time: Index = 0
        if not form.has_lengths:
            is_back = form.reverses[self.direction]
            time = f.sub(f.sub(form.steps, 1), step) if is_back else step
        places = []
        arrays = (self.frame.inputs[0], self.frame.outputs[0])
        steps = zip(arrays, (form.gates, 1), plan.row_steps, plan.time_steps, strict=True)
        for array, gates, of_row, of_time in steps:
            place = f.add(f.mul(row, of_row), f.mul(time, of_time))
            first = f.add(column, self.direction * gates * form.units)
            places.append(f.at(array, f.add(place, first)))
        x, y = places
        return x, y
