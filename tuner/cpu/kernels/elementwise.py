"""Element-wise tasks: one expression over inputs that broadcast, in one pass over the output.

Neighbouring dimensions that every input treats alike are one dimension, so most tasks are a
single flat row. A unit of work is one chunk of one row.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from dataclasses import dataclass

from tuner.cpu.kernels.byte_table import DEAR, byte_operand, write_by_table
from tuner.cpu.kernels.emit import Index, IRValue
from tuner.cpu.kernels.expression import (
    emit_expression,
    is_column_broadcast,
    load_columns,
    row_pointer,
)
from tuner.cpu.kernels.kernel import Frame, one_phase_family
from tuner.cpu.kernels.rows import Body, State, each_block, sweep
from tuner.graph import TensorType
from tuner.kernel_family import Knobs
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture
from tuner.ops.rows import WRITTEN_FROM_F32, WRITTEN_FROM_F64
from tuner.policy import Policy
from tuner.size import always_equal, is_open
from tuner.target import Target
from tuner.task import Task

CHUNKS = (512, 2048, 8192)
"""Elements of a row that one unit works on, at most; whole rounds of any vector and unroll."""
IMPLEMENTATIONS = ("direct", "table")
"""Values of `impl`, which tasks have that make a byte of a byte."""
MIN_LOOK_UPS = 2048
"""Bytes for each core from which on a table of 256 is made by default."""


@dataclass(frozen=True)
class ElementwiseView:
    """The task with as few dimensions as broadcasting allows: at least one, none of size 1."""

    shape: tuple[int, ...]
    operands: tuple[TensorType, ...]


def view_of(task: Task) -> ElementwiseView:
    """f32[1,56,56,64] + f32[64] -> f32[3136,64] + f32[1,64]."""
    shape = task.output.shape
    padded = [(1,) * (len(shape) - len(t.shape)) + t.shape for t in task.inputs]
    axes = [axis for axis, size in enumerate(shape) if not always_equal(size, 1)]
    by_broadcast = itertools.groupby(
        axes, lambda axis: [always_equal(own[axis], 1) for own in padded]
    )
    groups = [list(group) for _, group in by_broadcast]

    def collapse(sizes: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(math.prod(sizes[axis] for axis in group) for group in groups) or (1,)

    operands = zip(task.inputs, padded, strict=True)
    return ElementwiseView(
        collapse(shape), tuple(TensorType(t.dtype, collapse(own)) for t, own in operands)
    )


# -- the space -----------------------------------------------------------------------------------


def _default(task: Task, target: Target) -> Policy:
    """The largest chunk that still gives every core several units; of open sizes a medium one."""
    of_bytes = _of_bytes(task, target)
    if is_open(task.output.count):
        return Policy.of(chunk=CHUNKS[1], unroll=2, **of_bytes)
    *outer, columns = view_of(task).shape
    fitting = [c for c in CHUNKS if math.prod(outer) * -(-columns // c) >= 4 * target.cores]
    return Policy.of(chunk=max(fitting, default=CHUNKS[0]), unroll=2, **of_bytes)


def _of_bytes(task: Task, target: Target) -> Mapping[str, str]:
    """The default implementation of a task that makes a byte of a byte; empty for all others.

    A table pays where more than a few bytes are looked up in it, and each is dear to compute.
    """
    if byte_operand(task) is None:
        return {}
    steps = {step.op for step in task.expression("expression").instructions}
    is_large = not is_open(task.output.count) and task.output.count >= MIN_LOOK_UPS * target.cores
    return {"impl": "table" if is_large and steps & DEAR else "direct"}


def _knobs(task: Task, _: Target) -> Knobs:
    space: Knobs = {"unroll": (1, 2, 4), "chunk": CHUNKS}
    return space if byte_operand(task) is None else {"impl": IMPLEMENTATIONS, **space}


def _illegal(task: Task, *_: object) -> str | None:
    unread = [str(t) for t in task.inputs if not t.element.is_read]
    if unread or task.output.dtype not in WRITTEN_FROM_F32 | WRITTEN_FROM_F64:
        return f"cannot read {', '.join(unread)}" if unread else f"cannot write {task.output}"
    for operand in task.inputs:
        sizes = zip(reversed(operand.shape), reversed(task.output.shape), strict=False)
        if not all(always_equal(own, 1) or always_equal(own, size) for own, size in sizes):
            return f"{operand} may broadcast to {task.output} or not"
    return None


# -- the kernel ----------------------------------------------------------------------------------


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    f, view, chunk = frame.function, view_of(task), policy.number("chunk")
    if ("impl", "table") in policy.knobs:
        return write_by_table(frame, task, chunk, policy.number("unroll"))
    *outer, columns = view.shape
    chunks = -(-columns // chunk) or 1
    scalars = {
        i: load_columns(f, t, frame.inputs[i], 0, f.lanes)
        for i, t in enumerate(view.operands)
        if always_equal(t.count, 1)
    }
    with f.loop(frame.lo, frame.hi) as units:
        row, number = f.div(units.index, chunks), f.rem(units.index, chunks)
        for size in each_block(f, number, columns, chunk):
            write_vector = _vector_writer(frame, task, view, row, f.mul(number, chunk), scalars)
            sweep(f, size, [()] * policy.number("unroll"), write_vector)
    return math.prod(outer) * chunks if columns else 0


def _vector_writer(
    frame: Frame,
    task: Task,
    view: ElementwiseView,
    row: IRValue,
    start: IRValue,
    scalars: Mapping[int, IRValue],
) -> Body:
    """The code of a vector of the row, `start` elements after its beginning.

    `scalars` are the inputs of one element, by position: they are loaded once.
    """
    f, known, pointers = frame.function, dict(scalars), {}
    for i, operand in enumerate(view.operands):
        if i not in known:
            pointer = row_pointer(f, operand, frame.inputs[i], view.shape, row)
            if is_column_broadcast(operand):
                known[i] = load_columns(f, operand, pointer, 0, f.lanes)
            else:
                pointers[i] = f.at(pointer, start)
    output = f.at(f.at(frame.output, f.mul(row, view.shape[-1])), start)

    def write_vector(column: Index, count: int, state: State) -> State:
        inputs = [
            known[i] if i in known else load_columns(f, operand, pointers[i], column, count)
            for i, operand in enumerate(view.operands)
        ]
        result = emit_expression(f, task.expression("expression"), inputs)
        f.store_first(result, f.at(output, column), count)
        return state

    return write_vector


def _loops(subject: KernelSubject) -> LoopNest:
    """Chunks of rows; a row is as long as all inputs can be gone through in the same way."""
    *outer, size = view_of(subject.task).shape
    rows, chunk = math.prod(outer), subject.number("chunk")
    step = subject.number("unroll") * subject.isa.lanes
    down, across = Cut("rows", rows, 1), Cut("elements", size, chunk)
    facts = (
        f"a row: {across.text('chunk')}",
        subject.round_text(step, min(chunk, size)),
        f"rows: {rows:,}",
        subject.shares_text("chunk"),
    )
    first = int(rows > 1)
    loops = (
        *([Loop(0, "row", rows, remark="shared out")] if rows > 1 else []),
        Loop.over(first, "chunk", across, "chunk", is_shared=True),
        Loop(first + 1, "i", min(chunk, size), step, "the expression, in one pass"),
    )
    shares = subject.shares("x") if rows == 1 else subject.shares("y", across.pieces)
    picture = Picture(down, across, Picture.corner(1, min(chunk, size)), shares=shares)
    return LoopNest(LoopNest.rows_title(rows, size), picture, facts, loops)


FAMILY = one_phase_family(
    "elementwise",
    _write,
    _default,
    _knobs,
    illegal=_illegal,
    loops=_loops,
)
