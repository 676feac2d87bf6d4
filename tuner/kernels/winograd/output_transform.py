"""The output transform: Y = A M At for every patch and column, bias, tail, and the store."""

from __future__ import annotations

from collections.abc import Sequence

from tuner.kernels.emit import Function, Index, Module, Value
from tuner.kernels.tile import Tail, tail_rows, tail_value
from tuner.kernels.winograd.plan import Plan
from tuner.kernels.winograd.transforms import emit_transform

PATCH_PARAMS = (
    ("m", "ptr"), ("out", "ptr"), ("bias", "ptr"), ("lines", "i64"), ("row", "i64"),
    ("column", "i64"), ("scratch", "ptr"),
)  # fmt: skip
"""Then one pointer for each operand of the tail."""


def emit_output_patch(module: Module, plan: Plan, pixels: int, columns: int) -> Function:
    """A private function: the first `lines` lines of a patch, `pixels` of each, `columns` of a
    block.

        pass 1, column by column:  scratch[i][j] = sum over k of A[i][k] M[k][j]
        pass 2, line by line:      Y[i][p] = tail(bias + sum over j of A[p][j] scratch[i][j])
    """
    tail = tail_of(plan)
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


def tail_of(plan: Plan) -> Tail:
    return Tail(plan.task.tail, plan.task.tail_inputs, plan.task.output.shape)


def _emit_vector(
    f: Function, plan: Plan, tail: Tail, pixels: int, first: Index, lanes: int
) -> None:
    m, out, bias, lines, row, column, scratch, *pointers = f.params
    n, matrix = plan.inputs, plan.transforms.of_output
    with f.loop(0, n) as j:
        source = f.at(m, f.add(f.mul(j.index, plan.m_point), first))
        to = f.at(scratch, f.mul(j.index, f.lanes))
        values = [f.load(f.at(source, k * n * plan.m_point)) for k in range(n)]
        for i, value in enumerate(emit_transform(f, matrix, values)):
            f.store(value, f.at(to, i * n * f.lanes))
    added = f.load(f.at(bias, first))
    here = f.add(column, first)
    g = plan.geometry
    with f.loop(0, lines) as line:
        source = f.at(scratch, f.mul(line.index, n * f.lanes))
        values = [f.load(f.at(source, j * f.lanes)) for j in range(n)]
        numbers = f.add(row, f.mul(line.index, g.out_width))
        to = f.at(out, f.add(f.mul(line.index, g.out_width * g.out_channels), first))
        results = emit_transform(f, matrix[:pixels], values)
        for pixel, result in enumerate(results):
            value = _with_tail(
                f, tail, f.fadd(result, added), f.add(numbers, pixel), here, lanes, pointers
            )
            f.store_first(value, f.at(to, pixel * g.out_channels), lanes)


def _with_tail(
    f: Function,
    tail: Tail,
    value: Value,
    row: Value,
    column: Value,
    lanes: int,
    pointers: Sequence[Value],
) -> Value:
    rows = tail_rows(f, tail, pointers, row)
    return tail_value(f, tail, value, rows, column, lanes)
