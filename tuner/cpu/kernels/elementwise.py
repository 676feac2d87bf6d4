"""Element-wise tasks: one expression over inputs that broadcast, in one pass over the output.

Neighbouring dimensions that every input treats alike are one dimension, so most tasks are a
single flat row. A unit of work is one chunk of one row.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from tuner.cpu.kernels.emit import Index, Module, Value
from tuner.cpu.kernels.expression import (
    ELEMENTS,
    emit_expression,
    is_column_broadcast,
    load_columns,
    row_pointer,
)
from tuner.cpu.kernels.kernel import Family, Frame, Kernel, Phase, open_phase, packs_nothing
from tuner.cpu.kernels.rows import State, sweep
from tuner.expression import Expression
from tuner.graph import TensorType
from tuner.policy import Knob, Policy
from tuner.target import Isa, Target
from tuner.task import Task

CHUNKS = (512, 2048, 8192)
"""Elements of a row that one unit works on, at most; whole rounds of any vector and unroll."""


@dataclass(frozen=True)
class View:
    """The task with as few dimensions as broadcasting allows: at least one, none of size 1."""

    shape: tuple[int, ...]
    operands: tuple[TensorType, ...]

    @property
    def rows(self) -> int:
        """Rows of the output."""
        return math.prod(self.shape[:-1])

    @property
    def columns(self) -> int:
        """Elements of a row."""
        return self.shape[-1]


def view_of(task: Task) -> View:
    """f32[1,56,56,64] + f32[64] -> f32[3136,64] + f32[1,64]."""
    shape = task.output.shape
    padded = [(1,) * (len(shape) - len(t.shape)) + t.shape for t in task.inputs]
    groups: list[list[int]] = []
    for axis, size in enumerate(shape):
        if size == 1:
            continue
        if groups and _broadcasts(padded, groups[-1][-1]) == _broadcasts(padded, axis):
            groups[-1].append(axis)
        else:
            groups.append([axis])
    operands = (
        TensorType(t.dtype, _collapse(own, groups))
        for t, own in zip(task.inputs, padded, strict=True)
    )
    return View(_collapse(shape, groups), tuple(operands))


def _broadcasts(padded: list[tuple[int, ...]], axis: int) -> list[bool]:
    return [own[axis] == 1 for own in padded]


def _collapse(shape: tuple[int, ...], groups: list[list[int]]) -> tuple[int, ...]:
    return tuple(math.prod(shape[axis] for axis in group) for group in groups) or (1,)


# -- the space -----------------------------------------------------------------------------------


def _default_policy(task: Task, target: Target) -> Policy:
    """The largest chunk that still gives every core several units."""
    view = view_of(task)
    fitting = [c for c in CHUNKS if view.rows * -(-view.columns // c) >= 4 * target.cores]
    return Policy.of(chunk=max(fitting, default=CHUNKS[0]), unroll=2)


def _knobs(task: Task, target: Target) -> Mapping[str, tuple[Knob, ...]]:
    del task, target
    return {"unroll": (1, 2, 4), "chunk": CHUNKS}


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    del policy, target
    unread = [str(t) for t in task.inputs if t.dtype not in ELEMENTS]
    if unread or task.output.dtype != "f32":
        return f"cannot read {', '.join(unread)}" if unread else f"cannot write {task.output}"
    return None


def _chunks_of(view: View, chunk: int) -> int:
    """Chunks of a row."""
    return max(1, -(-view.columns // chunk))


def _units_of(view: View, chunk: int) -> int:
    return view.rows * _chunks_of(view, chunk) if view.columns else 0


# -- the kernel ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Writer:
    """The values that all parts of the kernel's code need."""

    frame: Frame
    view: View
    expression: Expression
    chunk: int
    unroll: int

    @property
    def chunks(self) -> int:
        return _chunks_of(self.view, self.chunk)


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    module, expression = Module(isa), task.attributes["expression"]
    if not isinstance(expression, Expression):
        raise TypeError(f"expression is {expression!r}")
    frame, view = open_phase(module, name, task), view_of(task)
    w = _Writer(frame, view, expression, policy.number("chunk"), policy.number("unroll"))
    _write_units(w)
    return Kernel(module.text(), (Phase(name, _units_of(view, w.chunk)),))


def _write_units(w: _Writer) -> None:
    f, scalars = w.frame.function, _load_scalars(w)
    last = w.view.columns - (w.chunks - 1) * w.chunk
    with f.loop(w.frame.lo, w.frame.hi) as units:
        row, chunk = f.div(units.index, w.chunks), f.rem(units.index, w.chunks)
        if last == w.chunk or w.chunks == 1:
            _write_chunk(w, row, chunk, last, scalars)
        else:
            with f.when(f.compare("ne", chunk, w.chunks - 1)):
                _write_chunk(w, row, chunk, w.chunk, scalars)
            with f.when(f.compare("eq", chunk, w.chunks - 1)):
                _write_chunk(w, row, chunk, last, scalars)


def _load_scalars(w: _Writer) -> dict[int, Value]:
    """Inputs of one element, by position: loaded once."""
    f = w.frame.function
    return {
        i: load_columns(f, t, w.frame.inputs[i], 0, f.lanes)
        for i, t in enumerate(w.view.operands)
        if t.count == 1
    }


def _write_chunk(
    w: _Writer, row: Value, chunk: Value, size: int, scalars: Mapping[int, Value]
) -> None:
    """One chunk of one row, of a known size."""
    f, view, start = w.frame.function, w.view, w.frame.function.mul(chunk, w.chunk)
    known, pointers = dict(scalars), {}
    for i, operand in enumerate(view.operands):
        if i not in known:
            pointer = row_pointer(f, operand, w.frame.inputs[i], view.shape, row)
            if is_column_broadcast(operand):
                known[i] = load_columns(f, operand, pointer, 0, f.lanes)
            else:
                pointers[i] = f.at(pointer, start, ELEMENTS[operand.dtype])
    output = f.at(f.at(w.frame.output, f.mul(row, view.columns)), start)

    def write_vector(column: Index, count: int, state: State) -> State:
        inputs = [
            known[i] if i in known else load_columns(f, operand, pointers[i], column, count)
            for i, operand in enumerate(view.operands)
        ]
        f.store_first(emit_expression(f, w.expression, inputs), f.at(output, column), count)
        return state

    sweep(f, size, [()] * w.unroll, write_vector)


FAMILY = Family(("elementwise",), _default_policy, _knobs, _illegal, _generate, packs_nothing)
