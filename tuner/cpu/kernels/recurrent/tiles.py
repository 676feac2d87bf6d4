"""The register tile of a recurrence: the gates of a block of units for a few rows, and their cell.

sums[r][g][v] = bias                             r rows x g gates x v vectors, in registers
for k:                                           straight code, `unroll` steps a round
    for g, v: column = load R[k][g][v]           packed: one line after the other
        for r: sums[r][g][v] += state[r][k] * column
state[r][v] = cell(sums[r], x[r])                written to y as well
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from tuner.cpu.kernels.emit import Function, IRValue, LLVMModule, Param
from tuner.cpu.kernels.recurrent.cells import CellWriter
from tuner.cpu.kernels.recurrent.plan import Pass, RecurrentPlan
from tuner.cpu.kernels.rows import vectors_of
from tuner.element import ELEMENTS
from tuner.expression import Expression
from tuner.target import Isa

TILE_ARRAYS = ("a", "weights", "bias", "x", "y", "old", "new")
"""Parameters that are arrays of what is computed with: the rows that are multiplied, a block of
weights and of biases, x and y at their time (where sequences have lengths: at the first one), and
the hidden state before and behind the step. Then come the other states, and where sequences have
lengths, `step` and the lengths of the rows."""


def misfit(gates: int, rows: int, vectors: int, isa: Isa) -> str | None:
    """The reason why sums, an element of each row and a column do not fit the registers."""
    if rows * (gates * vectors + 1) + 1 > isa.registers:
        return f"{rows} x {gates} gates x {vectors} vectors need more than {isa.registers}"
    return None


@dataclass(frozen=True)
class GateTile:
    """A tile function: of so many rows and units, for a pass of a direction."""

    plan: RecurrentPlan
    pass_: Pass
    functions: Sequence[Expression]
    reverses: bool
    rows: int
    units: int

    def write(self, module: LLVMModule, name: str) -> Function:
        """A private function with `TILE_ARRAYS` as its first parameters."""
        plan, element = self.plan, ELEMENTS[module.isa.element]
        further = [f"kept{i}" for i in range(plan.states - 2)]
        params: list[Param] = [(n, element) for n in (*TILE_ARRAYS, *further)]
        if plan.form.has_lengths:
            params += [("step", "i64"), ("lengths", ELEMENTS["i32"])]
        f = module.function(name, params)
        arrays = dict(zip((n for n, _ in params), f.params, strict=True))
        sums = self._sums(f, arrays)
        cell = CellWriter(f, plan.form, self.functions)
        cells = []
        for r in range(self.rows):
            row = _Row.of(self, f, arrays, r)
            for v, (first, lanes) in enumerate(vectors_of(f, self.units)):
                own = {g: sums[r][i][v] for i, g in enumerate(self.pass_.gates)}
                cells.append(partial(cell.write, _Unit(row, first, lanes), own))
        f.interleave(cells)
        return f

    def _sums(self, f: Function, arrays: dict[str, IRValue]) -> list[list[list[IRValue]]]:
        """The products of the rows, bias included: [row][gate of the pass][vector]."""
        plan, vectors = self.plan, vectors_of(f, self.units)
        gates, unroll, width = len(self.pass_.gates), plan.unroll, plan.width
        bias = [
            f.load(f.at(arrays["bias"], gate * width + first))
            for gate in self.pass_.gates
            for first, _ in vectors
        ]
        state = (arrays["a"], arrays["weights"], *bias * self.rows)

        def steps(state: Sequence[IRValue], count: int) -> list[IRValue]:
            a, weights, *sums = state
            for k in range(count):
                x = [f.broadcast(f.at(a, r * plan.padded + k)) for r in range(self.rows)]
                for g in range(gates):
                    for v, (first, _) in enumerate(vectors):
                        column = f.load(f.at(weights, (k * gates + g) * width + first))
                        for r in range(self.rows):
                            i = (r * gates + g) * len(vectors) + v
                            sums[i] = f.fma(x[r], column, sums[i])
            return [f.at(a, count), f.at(weights, count * gates * width), *sums]

        rounds, rest = divmod(plan.form.units, unroll)
        with f.loop(0, rounds, carried=state) as loop:
            loop.carry(*steps(loop.values, unroll))
        flat = iter(steps(loop.results, rest)[2:])
        return [[[next(flat) for _ in vectors] for _ in range(gates)] for _ in range(self.rows)]


@dataclass(frozen=True)
class _Row:
    """A row of a tile: its places, and where sequences have lengths, whether it still runs."""

    tile: GateTile
    f: Function
    arrays: dict[str, IRValue]
    number: int
    x: IRValue
    y: IRValue
    is_active: IRValue | None

    @staticmethod
    def of(tile: GateTile, f: Function, arrays: dict[str, IRValue], number: int) -> _Row:
        """Row `number` of the tile."""
        plan = tile.plan
        x, y = (f.at(arrays[n], number * s) for n, s in zip("xy", plan.row_steps, strict=True))
        if not plan.form.has_lengths:
            return _Row(tile, f, arrays, number, x, y, None)
        step = arrays["step"]
        length = f.convert("sext", f.integer(f.at(arrays["lengths"], number)), "i64")
        is_active = f.compare("slt", step, f.minimum(length, plan.form.steps))
        time = step
        if tile.reverses:
            last = f.sub(f.minimum(length, plan.form.steps), 1)
            time = f.select(is_active, f.sub(last, step), step)
        x, y = (f.at(p, f.mul(time, s)) for p, s in zip((x, y), plan.time_steps, strict=True))
        return _Row(tile, f, arrays, number, x, y, is_active)

    def state(self, name: str) -> IRValue:
        """The row of a state."""
        return self.f.at(self.arrays[name], self.number * self.tile.plan.padded)


@dataclass(frozen=True)
class _Unit:
    """A vector of units of a row, as a cell sees it."""

    row: _Row
    first: int
    lanes: int

    def x(self, gate: int) -> IRValue:
        f, units = self.row.f, self.row.tile.plan.form.units
        return f.load_first(f.at(self.row.x, gate * units + self.first), self.lanes)

    def peephole(self, number: int) -> IRValue:
        f, plan = self.row.f, self.row.tile.plan
        place = (plan.form.gates + number) * plan.width + self.first
        return f.load(f.at(self.row.arrays["bias"], place))

    def old(self) -> IRValue:
        return self._load("old")

    def kept(self, number: int) -> IRValue:
        return self._load(f"kept{number}")

    def keep(self, number: int, value: IRValue) -> None:
        self._store(f"kept{number}", value)

    def finish(self, value: IRValue) -> None:
        f, row = self.row.f, self.row
        if row.is_active is not None:
            kept = f.select(row.is_active, value, self.old())
            value = f.select(row.is_active, value, f.splat(0.0))
            f.store(kept, f.at(row.state("new"), self.first))
        else:
            f.store(value, f.at(row.state("new"), self.first))
        f.store_first(value, f.at(row.y, self.first), self.lanes)

    def _load(self, name: str) -> IRValue:
        return self.row.f.load(self.row.f.at(self.row.state(name), self.first))

    def _store(self, name: str, value: IRValue) -> None:
        f = self.row.f
        if self.row.is_active is not None:
            value = f.select(self.row.is_active, value, self._load(name))
        f.store(value, f.at(self.row.state(name), self.first))
