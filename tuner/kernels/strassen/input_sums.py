"""The input's sums: V[point] = the sum of the blocks of A that the point multiplies."""

from __future__ import annotations

from tuner.kernels.emit import Function, Index, Module, Value
from tuner.kernels.strassen.plan import Plan
from tuner.kernels.strassen.sums import emit_sum


def emit_input_rows(module: Module, plan: Plan) -> Function:
    """A private function that sums up `count` rows of V: (x, v, first, count).

    `v` is where point 0 of row `first` goes. Rows that the last part lacks read as zeros.
    """
    whole = _emit_row(module, plan, plan.algorithm.row_parts)
    short = _emit_row(module, plan, plan.algorithm.row_parts - 1) if plan.missing_rows else whole
    params = (("x", "ptr"), ("v", "ptr"), ("first", "i64"), ("count", "i64"))
    f = module.function(f"{plan.name}_input", params)
    x, v, first, count = f.params
    complete = f.sub(plan.part_rows - plan.missing_rows, first)
    complete = f.maximum(f.minimum(complete, count), 0)
    for lo, hi, row_function in ((0, complete, whole), (complete, count, short)):
        with f.loop(lo, hi) as row:
            to = f.at(v, f.mul(row.index, plan.v_row))
            f.call(row_function, x, to, f.add(first, row.index))
    return f


def _emit_row(module: Module, plan: Plan, parts: int) -> Function:
    """A private function that sums up one row of the first `parts` parts: (x, v, row)."""
    params = (("x", "ptr"), ("v", "ptr"), ("row", "i64"))
    f = module.function(f"{plan.name}_input_row_{parts}", params)
    x, v, row = f.params
    rows = [pixel(f, plan, x, f.add(row, part * plan.part_rows)) for part in range(parts)]
    rest = plan.part_depth % f.lanes
    whole = plan.part_depth - rest
    with f.loop(0, whole, f.lanes) as channel:
        _emit_vector(f, plan, rows, v, channel.index, f.lanes)
    if rest:
        _emit_vector(f, plan, rows, v, whole, rest)
    return f


def _emit_vector(
    f: Function, plan: Plan, rows: list[Value], v: Value, channel: Index, lanes: int
) -> None:
    algorithm = plan.algorithm
    blocks: list[Value | None] = [
        f.load_first(f.at(row, f.add(channel, part * plan.part_depth)), lanes)
        for row in rows
        for part in range(algorithm.depth_parts)
    ]
    blocks += [None] * (algorithm.row_parts * algorithm.depth_parts - len(blocks))
    for point, factors in enumerate(algorithm.of_input):
        total = emit_sum(f, factors, blocks)
        f.store(total, f.at(v, f.add(channel, point * plan.v_point)))


def pixel(f: Function, plan: Plan, x: Value, row: Value) -> Value:
    """Where the channels of an output row's pixel lie; a strided convolution leaves some out."""
    g = plan.geometry
    if g.strides == (1, 1):
        return f.at(x, f.mul(row, g.channels))
    image, in_image = f.div(row, g.out_height * g.out_width), f.rem(row, g.out_height * g.out_width)
    line, column = f.div(in_image, g.out_width), f.rem(in_image, g.out_width)
    line = f.add(f.mul(image, g.height), f.mul(line, g.strides[0]))
    number = f.add(f.mul(line, g.width), f.mul(column, g.strides[1]))
    return f.at(x, f.mul(number, g.channels))
