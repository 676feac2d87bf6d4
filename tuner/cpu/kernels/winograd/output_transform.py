"""The output transform: Y = A M At for every patch and column, bias, tail, and the store."""

from __future__ import annotations

from collections.abc import Sequence

from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.tile import Tail, tail_rows, tail_value
from tuner.cpu.kernels.winograd.plan import Plan
from tuner.cpu.kernels.winograd.transforms import emit_transform

PATCH_PARAMS = (
    ("m", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("lines", "i64"), ("row", "i64"),
    ("column", "i64"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def emit_output_patch(module: Module, plan: Plan, pixels: int, columns: int) -> Function:
    """Emit a private function that stores a patch, or a part of it.

    It stores the first `lines` lines, `pixels` of each, `columns` of a block.
    """
    tail = Tail(plan.task.tail, plan.task.tail_inputs, plan.task.output.shape)
    operands = tuple((f"x{i}", "ptr") for i in range(len(tail.operands)))
    name = f"{plan.name}_output_{pixels}_{columns}"
    f = module.function(name, (*PATCH_PARAMS, *operands))
    whole = columns - columns % f.lanes
    if whole:
        with f.loop(0, whole, f.lanes) as vector:
            _emit_vector(f, plan, tail, pixels, vector.index, f.lanes)
    if columns > whole:
        _emit_vector(f, plan, tail, pixels, whole, columns - whole)
    return f


def _emit_vector(
    f: Function, plan: Plan, tail: Tail, pixels: int, first: Index, lanes: int
) -> None:
    """A vector of columns of the patch.

    down:    t[i][x] = sum over y of A[i][y] M[y][x]
    across:  Y[i][p] = tail(bias + sum over x of A[p][x] t[i][x])
    """
    lines = f.params[3]
    columns = _down_columns(f, plan, first)
    may_be_cut = plan.geometry.out_height % plan.outputs != 0
    for i, values in enumerate(zip(*columns, strict=True)):
        if i and may_be_cut:
            with f.when(f.compare("sgt", lines, i)):
                _emit_line(f, plan, tail, pixels, first, lanes, i, values)
        else:
            _emit_line(f, plan, tail, pixels, first, lanes, i, values)


def _down_columns(f: Function, plan: Plan, first: Index) -> list[list[Value]]:
    """t, column by column."""
    here = f.at(f.params[0], first)
    numbers = {point.sums: number for number, point in enumerate(plan.points)}
    columns = []
    for x in range(plan.across.sums):
        places = [numbers[y, x] * plan.m_point for y in range(plan.down.sums)]
        values = [f.load(f.at(here, place)) for place in places]
        columns.append(emit_transform(f, plan.down.of_output, values))
    return columns


def _emit_line(
    f: Function, plan: Plan, tail: Tail, pixels: int, first: Index, lanes: int, line: int,
    values: Sequence[Value],
) -> None:  # fmt: skip
    """Bias, tail and store of one line of output pixels."""
    _, out, bias, _, row, column, *pointers = f.params
    g = plan.geometry
    added = f.load(f.at(bias, first))
    here = f.add(column, first)
    to = f.at(f.at(out, line * g.out_width * g.out_channels), first)
    results = emit_transform(f, plan.across.of_output[:pixels], values)
    for pixel, result in enumerate(results):
        rows = tail_rows(f, tail, pointers, f.add(row, line * g.out_width + pixel))
        value = tail_value(f, tail, f.fadd(result, added), rows, here, lanes)
        f.store_first(value, f.at(to, pixel * g.out_channels), lanes)
