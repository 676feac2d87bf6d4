"""The output's sums: each block of C is a sum of products; then bias, tail, and the store."""

from __future__ import annotations

from collections.abc import Sequence

from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.strassen.plan import Plan
from tuner.cpu.kernels.strassen.sums import emit_sum
from tuner.cpu.kernels.tile import Tail, tail_rows, tail_value

OUTPUT_PARAMS = (
    ("m", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("row", "i64"), ("column", "i64"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def emit_output_row(module: Module, plan: Plan, parts: int, last_columns: int) -> Function:
    """A private function: one row of M to a row of each of the first `parts` row parts of C.

    `column` counts in each part of columns; the last of these has `last_columns` columns left.
    """
    tail = Tail(plan.task.tail, plan.task.tail_inputs, plan.task.output.shape)
    operands = tuple((f"x{i}", "ptr") for i in range(len(tail.operands)))
    name = f"{plan.name}_output_{parts}_{last_columns}"
    f = module.function(name, (*OUTPUT_PARAMS, *operands))
    row, column, *pointers = f.params[3:]
    befores = [_before_part(f, plan, column, j) for j in range(plan.algorithm.column_parts)]
    starts = [
        tail_rows(f, tail, pointers, f.add(row, part * plan.part_rows)) for part in range(parts)
    ]
    whole = last_columns - last_columns % f.lanes
    with f.loop(0, whole, f.lanes) as vector:
        _emit_vector(f, plan, tail, starts, befores, vector.index, f.lanes)
    for first in range(whole, plan.width, f.lanes):
        _emit_vector(f, plan, tail, starts, befores, first, max(0, last_columns - first))
    return f


def _before_part(f: Function, plan: Plan, column: Value, column_part: int) -> Index:
    """Step from the place of the block's columns in one row to their place in the task's part.

    In elements: those of the parts before, less the columns that those have.
    """
    g = plan.geometry
    if g.parts == 1:
        return 0
    part = f.div(f.add(column, column_part * plan.part_columns), g.part_outputs)
    return f.mul(part, (g.rows - 1) * g.part_outputs)


def _emit_vector(
    f: Function,
    plan: Plan,
    tail: Tail,
    tail_starts: Sequence[Sequence[Value]],
    befores: Sequence[Index],
    first: Index,
    last_lanes: int,
) -> None:
    """A vector of columns of every part; the last part of columns has `last_lanes` of it."""
    m, out, bias, row, column = f.params[: len(OUTPUT_PARAMS)]
    algorithm, columns = plan.algorithm, plan.geometry.part_outputs
    here = f.add(column, first)
    products = [
        f.load(f.at(m, f.add(first, point * plan.m_point))) for point in range(algorithm.products)
    ]
    for j in range(algorithm.column_parts):
        lanes = last_lanes if j == algorithm.column_parts - 1 else f.lanes
        if not lanes:
            continue
        at = f.add(here, j * plan.part_columns)
        added = f.load(f.at(bias, at))
        for i, starts in enumerate(tail_starts):
            factors = algorithm.of_output[i * algorithm.column_parts + j]
            value = f.fadd(emit_sum(f, factors, products), added)
            value = tail_value(f, tail, value, starts, at, lanes)
            number = f.mul(f.add(row, i * plan.part_rows), columns)
            number = f.add(number, befores[j])
            f.store_first(value, f.at(out, f.add(number, at)), lanes)
