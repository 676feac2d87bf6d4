"""Bias and tail of a block of sums, and the store: ordinary vector code."""

from __future__ import annotations

from collections.abc import Sequence

from tuner.cpu.kernels.amx.plan import AmxPlan
from tuner.cpu.kernels.emit import Function, Module, Value
from tuner.cpu.kernels.tile import Tail, tail_rows, tail_value


def emit_tail(module: Module, plan: AmxPlan, columns: int) -> Function:
    """A private function: (sums, bias, out, image, row, column), then the tail's operands.

    `row` counts the rows of A of the image; those between two lines of output are dropped.
    `bias` and `out` stand at the first column.
    """
    operands = tuple((f"x{i}", "ptr") for i in range(len(plan.task.tail_inputs)))
    params = [(p, "ptr") for p in ("sums", "bias", "out")]
    params += [(p, "i64") for p in ("image", "row", "column")]
    f = module.function(f"{plan.name}_tail_{columns}", (*params, *operands))
    sums, bias, _, image, row, _, *_ = f.params
    g, pitch = plan.geometry, plan.planes.pitch
    biases = [f.load(f.at(bias, first)) for first, _ in _vectors(f, columns)]
    count = f.minimum(f.sub(plan.planes.rows, row), plan.block_rows)
    line, x = f.div(row, pitch), f.rem(row, pitch)
    line = f.add(f.mul(image, g.out_height), line)
    number = f.add(f.mul(line, g.out_width), f.minimum(x, g.out_width))
    with f.loop(0, count, carried=(x, number)) as loop:
        x, number = loop.values
        here = f.at(sums, f.mul(loop.index, plan.width))
        if pitch == g.out_width:
            _emit_row(f, plan, here, biases, number, columns)
            loop.carry(x, f.add(number, 1))
        else:
            is_output = f.compare("slt", x, g.out_width)
            with f.when(is_output):
                _emit_row(f, plan, here, biases, number, columns)
            following = f.add(x, 1)
            following = f.select(f.compare("eq", following, pitch), 0, following)
            loop.carry(following, f.add(number, f.convert("zext", is_output, "i64")))
    return f


def _emit_row(
    f: Function, plan: AmxPlan, sums: Value, biases: Sequence[Value], number: Value, columns: int
) -> None:
    """One row of the output, by its number."""
    _, _, out, _, _, column, *pointers = f.params
    tail = Tail(plan.task.tail, plan.task.tail_inputs, plan.task.output.shape)
    rows = tail_rows(f, tail, pointers, number)
    to = f.at(out, f.mul(number, plan.geometry.out_channels))
    for (first, lanes), bias in zip(_vectors(f, columns), biases, strict=True):
        value = f.fadd(f.load(f.at(sums, first)), bias)
        value = tail_value(f, tail, value, rows, f.add(column, first), lanes)
        f.store_first(value, f.at(to, first), lanes)


def _vectors(f: Function, columns: int) -> list[tuple[int, int]]:
    """(first column, lanes) of each vector."""
    return [(first, min(f.lanes, columns - first)) for first in range(0, columns, f.lanes)]
