"""The input's sums: V[point] = the sum of the blocks of A that the point multiplies."""

from __future__ import annotations

from collections.abc import Sequence

from tuner.cpu.kernels.contraction.geometry import Geometry, Image
from tuner.cpu.kernels.edges import each_vector
from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.products import emit_sum
from tuner.cpu.kernels.strassen.plan import StrassenPlan


def emit_input_rows(module: Module, plan: StrassenPlan) -> Function:
    """A private function that sums up `count` rows of V: (sources..., v, first, count).

    `v` is where point 0 of row `first` goes. Rows that the last part lacks read as zeros.
    """
    whole = _emit_row(module, plan, plan.algorithm.row_parts)
    short = (
        _emit_row(module, plan, plan.algorithm.row_parts - 1)
        if plan.complete_rows < plan.lines
        else whole
    )
    params = (*_source_params(plan), ("v", "ptr"), ("first", "i64"), ("count", "i64"))
    f = module.function(f"{plan.name}_input", params)
    *sources, v, first, count = f.params
    complete = f.sub(plan.complete_rows, first)
    complete = f.maximum(f.minimum(complete, count), 0)
    for lo, hi, row_function in ((0, complete, whole), (complete, count, short)):
        with f.loop(lo, hi) as row:
            to = f.at(v, f.mul(row.index, plan.layout.groups[0].v_row))
            f.call(row_function, *sources, to, f.add(first, row.index))
    return f


def fill_row(plan: StrassenPlan, frame: Frame, input_rows: Function, row: Value) -> None:
    """Sum up a row of every part, into V[band] in shared scratch."""
    f = frame.function
    band, in_band = f.div(row, plan.band), f.rem(row, plan.band)
    place = f.add(f.mul(band, plan.layout.v_band), f.mul(in_band, plan.layout.groups[0].v_row))
    f.call(input_rows, *_sources(plan, frame), f.at(frame.scratch, place), row, 1)


def fill_band(
    plan: StrassenPlan, frame: Frame, input_rows: Function, band: Value, v: Value
) -> None:
    """Sum up the rows of a band."""
    f = frame.function
    first = f.mul(band, plan.band)
    count = f.minimum(f.sub(plan.lines, first), plan.band)
    f.call(input_rows, *_sources(plan, frame), v, first, count)


def _sources(plan: StrassenPlan, frame: Frame) -> list[Value]:
    return [frame.inputs[i] for i in plan.task.sources]


def _emit_row(module: Module, plan: StrassenPlan, parts: int) -> Function:
    """A private function that sums up one row of the first `parts` parts: (sources..., v, row)."""
    params = (*_source_params(plan), ("v", "ptr"), ("row", "i64"))
    f = module.function(f"{plan.name}_input_row_{parts}", params)
    *sources, v, row = f.params
    rows = [_pixels(f, plan, sources, f.add(row, part * plan.lines)) for part in range(parts)]
    for channel, lanes in each_vector(f, plan.part_depth):
        _emit_vector(f, plan, rows, v, channel, lanes)
    return f


def _source_params(plan: StrassenPlan) -> list[tuple[str, str]]:
    return [(f"x{i or ''}", "ptr") for i in range(len(plan.geometry.sources))]


def _emit_vector(
    f: Function, plan: StrassenPlan, rows: list[list[Value]], v: Value, channel: Index, lanes: int
) -> None:
    algorithm = plan.algorithm
    places = [
        (number, first)
        for number, source in enumerate(plan.geometry.sources)
        for first in range(0, source.channels, plan.part_depth)
    ]
    blocks: list[Value | None] = [
        f.load_first(f.at(pixels[source], f.add(channel, first)), lanes)
        for pixels in rows
        for source, first in places
    ]
    blocks += [None] * (algorithm.row_parts * algorithm.depth_parts - len(blocks))
    for point, factors in enumerate(algorithm.of_input):
        total = emit_sum(f, factors, blocks)
        f.store(total, f.at(v, f.add(channel, point * plan.v_point)))


def _pixels(f: Function, plan: StrassenPlan, sources: Sequence[Value], row: Value) -> list[Value]:
    """Pointers to the channels of an output row's pixel in each source."""
    g = plan.geometry
    return [_pixel(f, g, image, x, row) for image, x in zip(g.sources, sources, strict=True)]


def _pixel(f: Function, g: Geometry, image: Image, x: Value, row: Value) -> Value:
    """A strided convolution leaves some pixels out."""
    if image.is_read_whole((g.out_height, g.out_width)):
        return f.at(x, f.mul(row, image.channels))
    pixels = g.out_height * g.out_width
    number, in_image = f.div(row, pixels), f.rem(row, pixels)
    line, column = f.div(in_image, g.out_width), f.rem(in_image, g.out_width)
    line = f.add(f.mul(number, image.height), f.mul(line, image.strides[0]))
    number = f.add(f.mul(line, image.width), f.mul(column, image.strides[1]))
    return f.at(x, f.mul(number, image.channels))
