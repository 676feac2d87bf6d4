"""The input transform: V = B d Bt for every patch and channel, zeros outside of the image.

A vector of channels of a whole patch is transformed in the registers: a load and a store each.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from tuner.cpu.kernels.edges import each_vector
from tuner.cpu.kernels.emit import Function, Index, Module, Value
from tuner.cpu.kernels.kernel import Frame
from tuner.cpu.kernels.winograd.space import WinogradPlan
from tuner.cpu.kernels.winograd.transforms import Product, Term, emit_transform

LARGE_IMAGE_BYTES = 1 << 20
"""A larger image has left the second cache; the many short runs of a patch's pixels are no
pattern that the hardware would follow."""


def emit_input_line(module: Module, plan: WinogradPlan) -> Function:
    """A private function that transforms one line of patches: (image, v, first, line, scratch).

    `v` is the band's V, `first` the number in the band of the line's first patch, `line` its
    number in the image.
    """
    patch, edge = _emit_patch(module, plan), _emit_edge_patch(module, plan)
    params = (("image", "ptr"), ("v", "ptr"), ("first", "i64"), ("line", "i64"), ("scratch", "ptr"))
    f = module.function(f"{plan.name}_patch_line", params)
    image, v, first, line, scratch = f.params
    g = plan.geometry
    line_step = g.width * g.channels
    y = f.sub(f.mul(line, plan.outputs * plan.down.stride), g.pads[0])
    with f.loop(0, plan.patch_columns) as column:
        x = f.sub(f.mul(column.index, plan.outputs * plan.across.stride), g.pads[1])
        number = f.add(first, column.index)
        inside = _both(
            f,
            f.compare("ult", y, max(0, g.height - plan.down.inputs + 1)),
            f.compare("ult", x, max(0, g.width - plan.across.inputs + 1)),
        )
        with f.when(inside):
            start = f.at(image, f.add(f.mul(y, line_step), f.mul(x, g.channels)))
            f.call(patch, start, line_step, v, number)
        with f.when(f.op("i1", f"xor i1 {inside.name}, true")):
            f.call(edge, image, y, x, scratch)
            f.call(patch, scratch, plan.across.inputs * g.channels, v, number)
    return f


def fill_line(plan: WinogradPlan, frame: Frame, input_line: Function, unit: Value) -> None:
    """Transform one of the lines of patches of all images, into V[band] in shared scratch."""
    f = frame.function
    image, line = f.div(unit, plan.patch_lines), f.rem(unit, plan.patch_lines)
    source = _image(plan, frame, image)
    band = f.add(f.mul(image, plan.image_bands), f.div(line, plan.band))
    v = f.at(frame.scratch, f.mul(band, plan.layout.v_band))
    number = f.mul(f.rem(line, plan.band), plan.patch_columns)
    f.call(input_line, source, v, number, line, frame.worker_scratch)


def fill_band(
    plan: WinogradPlan, frame: Frame, input_line: Function, band: Value, v: Value
) -> None:
    """Transform the lines of patches of a band."""
    f = frame.function
    image, in_image = f.div(band, plan.image_bands), f.rem(band, plan.image_bands)
    source = _image(plan, frame, image)
    first = f.mul(in_image, plan.band)
    count = f.minimum(f.sub(plan.patch_lines, first), plan.band)
    with f.loop(0, count) as line:
        number = f.mul(line.index, plan.patch_columns)
        f.call(input_line, source, v, number, f.add(first, line.index), frame.worker_scratch)


def _image(plan: WinogradPlan, frame: Frame, image: Value) -> Value:
    f, g = frame.function, plan.geometry
    return f.at(frame.inputs[0], f.mul(image, g.height * g.width * g.channels))


def _both(f: Function, a: Value, b: Value) -> Value:
    return f.op("i1", f"and i1 {a.name}, {b.name}")


def _emit_edge_patch(module: Module, plan: WinogradPlan) -> Function:
    """Copy the patch whose corner lies at input (y, x), with zeros for what is outside."""
    zeros = module.table(f"{plan.name}_zeros", [0] * (plan.isa.lanes // 2))
    params = (("image", "ptr"), ("y", "i64"), ("x", "i64"), ("to", "ptr"))
    f = module.function(f"{plan.name}_edge_patch", params)
    image, y, x, to = f.params
    g = plan.geometry
    with f.loop(0, plan.down.inputs) as i, f.loop(0, plan.across.inputs) as j:
        line, column = f.add(y, i.index), f.add(x, j.index)
        inside = _both(f, f.compare("ult", line, g.height), f.compare("ult", column, g.width))
        pixel = f.add(f.mul(line, g.width), column)
        start = f.select(inside, f.at(image, f.mul(pixel, g.channels)), zeros)
        end = f.at(to, f.mul(f.add(f.mul(i.index, plan.across.inputs), j.index), g.channels))
        for channel, lanes in each_vector(f, g.channels):
            here = f.at(start, f.select(inside, channel, 0))
            f.store_first(f.load_first(here, lanes), f.at(end, channel), lanes)
    return f


def _emit_patch(module: Module, plan: WinogradPlan) -> Function:
    """Transform a patch that lies at `image`: all its channels, into V of patch `number`."""
    params = (("image", "ptr"), ("line_step", "i64"), ("v", "ptr"), ("number", "i64"))
    f = module.function(f"{plan.name}_patch", params)
    channels = plan.geometry.channels
    rest = channels % f.lanes
    *_, v, number = f.params
    groups = plan.layout.groups
    rows = tuple(f.at(v, f.add(f.mul(number, g.v_row), g.v_start)) for g in groups)
    if channels > rest:
        with f.loop(0, channels - rest, f.lanes) as channel:
            _emit_vector(f, plan, rows, channel.index, f.lanes)
    if rest:
        _emit_vector(f, plan, rows, channels - rest, rest)
    return f


def _emit_vector(
    f: Function, plan: WinogradPlan, rows: tuple[Value, ...], channel: Index, lanes: int
) -> None:
    """A vector of channels: load, transform and store, one pair of strands after the other."""
    image, line_step, *_ = f.params
    here = f.at(image, channel)
    lines = [f.at(here, f.mul(line_step, y)) for y in range(plan.down.inputs)]
    if 4 * plan.geometry.height * plan.geometry.width * plan.geometry.channels > LARGE_IMAGE_BYTES:
        _ask_for_next_patch(f, plan, lines)
    places = _v_places(plan)
    pairs = itertools.product(range(len(plan.down.strands)), range(len(plan.across.strands)))
    for pair in pairs:
        for term, value in _terms(f, plan, lines, pair, lanes):
            group, offset = places[term]
            f.store_first(value, f.at(rows[group], f.add(channel, offset)), lanes)


def _terms(
    f: Function, plan: WinogradPlan, lines: list[Value], pair: tuple[int, int], lanes: int
) -> Iterator[tuple[Term, Value]]:
    """The transformed pixels of a pair of strands, down and across.

    columns:  t[i][x] = sum over y of B[i][y] d[y][x]
    lines:    V[i][j] = sum over x of B[j][x] t[i][x]
    """
    a, b = pair
    down, across = plan.down.strands[a], plan.across.strands[b]
    columns = []
    for x in across.pixels:
        at = x * plan.geometry.channels
        column = [f.load_first(f.at(lines[y], at), lanes) for y in down.pixels]
        columns.append(emit_transform(f, down.of_input, column))
    for i, line in enumerate(zip(*columns, strict=True)):
        for j, value in enumerate(emit_transform(f, across.of_input, line)):
            yield (Product(a, i), Product(b, j)), value


def _ask_for_next_patch(f: Function, plan: WinogradPlan, lines: list[Value]) -> None:
    """Prefetch into the second cache the pixels that the next patch reads and this one does not."""
    step = plan.outputs * plan.across.stride
    for line in lines:
        for x in range(plan.across.inputs, plan.across.inputs + step):
            f.prefetch(f.at(line, x * plan.geometry.channels), locality=2)


def _v_places(plan: WinogradPlan) -> dict[Term, tuple[int, int]]:
    """Group of points, and offset from the patch's row in its first point, of each term."""
    return {
        term: (number, member * group.v_point + i * plan.geometry.channels)
        for number, group in enumerate(plan.layout.groups)
        for member in range(group.points)
        for i, term in enumerate(plan.points[group.first + member].terms)
    }
