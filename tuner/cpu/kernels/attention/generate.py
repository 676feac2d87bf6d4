"""The kernel: one phase, whose units are the blocks of rows of each batch and head."""

from __future__ import annotations

from collections.abc import Sequence

from tuner.cpu.kernels.attention.packing import Packing, emit_packing
from tuner.cpu.kernels.attention.plan import Plan
from tuner.cpu.kernels.attention.rows import block_functions
from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.expression import digits_offset, row_pointer
from tuner.cpu.kernels.kernel import Frame, Kernel, Phase, open_phase
from tuner.cpu.kernels.matmul import Layout
from tuner.policy import Policy
from tuner.target import Isa
from tuner.task import Task

NOTHING = Value("-1", "i64")
"""Stands for an offset: no keys, or values, are in scratch yet."""


def generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    """Generate the kernel: one phase, whose units are blocks of rows."""
    plan = Plan(task, policy, isa, name)
    module = Module(isa)
    keys = _packing(module, plan, "keys", plan.scores) if plan.copies_keys else None
    values = _packing(module, plan, "values", plan.values) if plan.copies_values else None
    blocks = block_functions(module, plan)
    frame = open_phase(module, name, task, plan.scratch_bytes)
    f, own = frame.function, frame.worker_scratch
    with f.loop(frame.lo, frame.hi, carried=(NOTHING, NOTHING)) as unit:
        batch, block = f.div(unit.index, plan.row_blocks), f.rem(unit.index, plan.row_blocks)
        here = [_batch_offset(f, layout, batch) for layout in (plan.scores, plan.values)]
        k = _right_side(f, keys, frame.inputs[1], here[0], unit.values[0], own)
        v = _right_side(
            f, values, frame.inputs[2], here[1], unit.values[1], f.at(own, plan.values_place)
        )
        _call_block(frame, plan, blocks, batch, block, (k, v))
        unit.carry(*here)
    return Kernel(module.text(), (Phase(name, plan.units),), 0, plan.scratch_bytes)


def _packing(module: Module, plan: Plan, name: str, layout: Layout) -> Function:
    width = plan.vectors(layout.columns) * plan.isa.lanes
    packing = Packing(layout.depth, layout.columns, layout.b_k, layout.b_column, width)
    return emit_packing(module, f"{plan.name}_{name}", packing)


def _batch_offset(f: Function, layout: Layout, batch: Value) -> Value:
    """Offset of a batch in the right side of a product."""
    return f.value(digits_offset(f, batch, _digits(layout.batch, layout.b_batch)))


def _digits(sizes: Sequence[int], strides: Sequence[int]) -> list[tuple[int, int]]:
    return [(n, s) for n, s in zip(reversed(sizes), reversed(strides), strict=True) if n > 1]


def _right_side(
    f: Function, packing: Function | None, source: Value, offset: Value, last: Value, room: Value
) -> Value:
    """Pointer to it: in memory, or in scratch, to which it is copied unless it is there already.

    The rows of a head follow each other, and so do heads that share keys and values.
    """
    here = f.at(source, offset)
    if packing is None:
        return here
    with f.when(f.compare("ne", offset, last)):
        f.call(packing, here, room)
    return room


def _call_block(
    frame: Frame,
    plan: Plan,
    blocks: dict[int, Function],
    batch: Value,
    block: Value,
    right: tuple[Value, Value],
) -> None:
    f = frame.function
    row = f.mul(block, plan.row_block)
    q = f.add(
        digits_offset(f, batch, _digits(plan.scores.batch, plan.scores.a_batch)),
        f.mul(row, plan.scores.a_row),
    )
    c = f.add(
        digits_offset(f, batch, _digits(plan.values.batch, plan.values.c_batch)),
        f.mul(row, plan.values.c_row),
    )
    operands = _operands(frame, plan, f.add(f.mul(batch, plan.scores.rows), row))
    args: list[Index] = [
        f.at(frame.inputs[0], q), *right, f.at(frame.output, c), frame.worker_scratch,
        *_next_head(frame, plan, batch), row, *operands,
    ]  # fmt: skip
    if len(blocks) == 1:
        f.call(blocks[plan.last_rows], *args)
        return
    is_last = f.compare("eq", block, plan.row_blocks - 1)
    with f.when(is_last):
        f.call(blocks[plan.last_rows], *args)
    with f.when(f.op("i1", f"xor i1 {is_last.name}, true")):
        f.call(blocks[plan.row_block], *args)


def _next_head(frame: Frame, plan: Plan, batch: Value) -> list[Value]:
    """Offsets of the next head in queries, keys and values; the last head has itself."""
    f = frame.function
    after = f.minimum(f.add(batch, 1), plan.batches - 1)
    strides = (plan.scores.a_batch, plan.scores.b_batch, plan.values.b_batch)
    return [
        f.at(pointer, digits_offset(f, after, _digits(plan.scores.batch, s)))
        for pointer, s in zip(frame.inputs, strides, strict=False)
    ]


def _operands(frame: Frame, plan: Plan, row: Value) -> list[Value]:
    """Pointers to the block in the operands of the scores, and of the tail."""
    f, task = frame.function, plan.task
    first, own = task.first_tail_input, task.own_inputs
    shapes = [plan.scores_shape] * (first - own) + [plan.output_shape] * len(task.tail_inputs)
    places = zip(task.inputs[own:], frame.inputs[own:], shapes, strict=True)
    return [row_pointer(f, t, pointer, shape, row) for t, pointer, shape in places]
