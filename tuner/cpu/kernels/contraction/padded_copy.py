"""The padded copy of the input: zeros around it, and rows moved out of shared cache sets."""

from __future__ import annotations

from tuner.cpu.kernels.contraction.plan import DirectPlan
from tuner.cpu.kernels.edges import each_vector
from tuner.cpu.kernels.emit import Function, Module, Value
from tuner.cpu.kernels.kernel import Phase, open_phase


def copy_phase(module: Module, plan: DirectPlan) -> Phase:
    """Copy the input into scratch, one padded line a unit, zeros in the border."""
    g, s = plan.geometry, plan.sources[0]
    frame = open_phase(module, f"{plan.name}_copy", plan.task)
    f = frame.function
    height = g.height + g.pads[0] + g.pads[2]
    line_by_line = g.images * height > 1 or any(g.pads)
    if not line_by_line:
        with f.loop(frame.lo, frame.hi) as pixel:
            start = f.at(frame.inputs[0], f.mul(pixel.index, g.channels))
            _copy_pixels(f, start, f.at(frame.scratch, f.mul(pixel.index, s.pixel)), plan, 1)
        return Phase(f.name, g.width)
    with f.loop(frame.lo, frame.hi) as line:
        to = f.at(frame.scratch, f.mul(line.index, s.line))
        image, y = f.div(line.index, height), f.rem(line.index, height)
        from_line = f.sub(y, g.pads[0])
        above, below = f.compare("slt", y, g.pads[0]), f.compare("sge", from_line, g.height)
        outside = f.op("i1", f"or i1 {above.name}, {below.name}")
        with f.when(outside):
            _fill_zero(f, to, s.line)
        inside = f.op("i1", f"xor i1 {outside.name}, true")
        with f.when(inside):
            number = f.add(f.mul(image, g.height), from_line)
            start = f.at(frame.inputs[0], f.mul(number, g.width * g.channels))
            _fill_zero(f, to, g.pads[1] * s.pixel)
            _copy_pixels(f, start, f.at(to, g.pads[1] * s.pixel), plan, g.width)
            _fill_zero(f, f.at(to, (g.pads[1] + g.width) * s.pixel), g.pads[3] * s.pixel)
    return Phase(f.name, g.images * height)


def _copy_pixels(f: Function, start: Value, to: Value, plan: DirectPlan, count: int) -> None:
    g, s = plan.geometry, plan.sources[0]
    if s.pixel == g.channels or count == 1:
        _move(f, start, to, count * g.channels)
        return
    with f.loop(0, count) as pixel:
        here = f.at(start, f.mul(pixel.index, g.channels))
        _move(f, here, f.at(to, f.mul(pixel.index, s.pixel)), g.channels)


def _move(f: Function, start: Value, to: Value, count: int) -> None:
    for first, lanes in each_vector(f, count):
        f.store_first(f.load_first(f.at(start, first), lanes), f.at(to, first), lanes)


def _fill_zero(f: Function, to: Value, count: int) -> None:
    for first, lanes in each_vector(f, count):
        f.store_first(f.splat(0.0), f.at(to, first), lanes)
