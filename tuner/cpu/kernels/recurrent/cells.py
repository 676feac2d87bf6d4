"""The cells of recurrences on one vector of units: gates in, states out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tuner.cpu.kernels import vector_math as vm
from tuner.cpu.kernels.emit import Function, IRValue
from tuner.cpu.kernels.expression import emit_expression
from tuner.expression import Expression
from tuner.ops.recurrent import RecurrentForm


class Unit(Protocol):
    """A vector of units of one row: its places in memory."""

    def x(self, gate: int) -> IRValue:
        """The product of the inputs for a gate."""

    def peephole(self, number: int) -> IRValue:
        """The peepholes of a gate: of i, o or f."""

    def old(self) -> IRValue:
        """The hidden state before the step."""

    def kept(self, number: int) -> IRValue:
        """Another state."""

    def keep(self, number: int, value: IRValue) -> None:
        """Write another state."""

    def finish(self, value: IRValue) -> None:
        """Write the hidden state after the step."""


@dataclass(frozen=True)
class CellWriter:
    """Writes a cell; `sums` are the products of the state, bias included, by gate."""

    f: Function
    form: RecurrentForm
    functions: Sequence[Expression]

    def write(self, unit: Unit, sums: Mapping[int, IRValue]) -> None:
        """The part of the cell that the gates of a pass lead to."""
        if self.form.op == "lstm":
            self._lstm(unit, sums)
        elif self.form.op == "gru":
            self._gru(unit, sums)
        else:
            unit.finish(self._activated(0, self._gate(unit, sums, 0)))

    def _gate(self, unit: Unit, sums: Mapping[int, IRValue], gate: int) -> IRValue:
        return self.f.fadd(sums[gate], unit.x(gate))

    def _activated(self, function: int, gate: IRValue) -> IRValue:
        f, bound = self.f, self.form.clip
        limited = gate if bound is None else vm.clamp(f, gate, -bound, bound)
        return emit_expression(f, self.functions[function], [limited])

    def _lstm(self, unit: Unit, sums: Mapping[int, IRValue]) -> None:
        f, before = self.f, unit.kept(0)

        def gate(number: int, c: IRValue) -> IRValue:
            value = self._gate(unit, sums, number)
            if self.form.has_peepholes:
                value = f.fma(unit.peephole(number), c, value)
            return self._activated(0, value)

        taken = gate(0, before)
        kept = f.fsub(f.splat(1.0), taken) if self.form.is_coupled else gate(2, before)
        new = f.fmul(taken, self._activated(1, self._gate(unit, sums, 3)))
        c = f.fma(kept, before, new)
        unit.keep(0, c)
        unit.finish(f.fmul(gate(1, c), emit_expression(f, self.functions[2], [c])))

    def _gru(self, unit: Unit, sums: Mapping[int, IRValue]) -> None:
        """The reset gate is applied to the product, or to the state that the next pass reads."""
        f, old = self.f, unit.old()
        if 2 not in sums:
            unit.keep(0, self._activated(0, self._gate(unit, sums, 0)))
            unit.keep(1, f.fmul(self._activated(0, self._gate(unit, sums, 1)), old))
            return
        update = self._activated(0, self._gate(unit, sums, 0)) if 0 in sums else unit.kept(0)
        if 1 in sums:
            reset = self._activated(0, self._gate(unit, sums, 1))
            new = self._activated(1, f.fma(reset, sums[2], unit.x(2)))
        else:
            new = self._activated(1, self._gate(unit, sums, 2))
        unit.finish(f.fma(update, f.fsub(old, new), new))
