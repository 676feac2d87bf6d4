"""The phases: what a unit of work is, and where its V lies."""

from __future__ import annotations

from tuner.cpu.kernels.emit import Module
from tuner.cpu.kernels.kernel import Phase, open_phase
from tuner.cpu.kernels.winograd.input_transform import emit_input_line
from tuner.cpu.kernels.winograd.plan import Plan
from tuner.cpu.kernels.winograd.product import call_band, emit_bands


def band_phase(module: Module, plan: Plan) -> Phase:
    """A band of patches a unit: input transform, products and output transform by one core."""
    input_line, bands = emit_input_line(module, plan), emit_bands(module, plan)
    frame = open_phase(module, f"{plan.name}_bands", plan.task, 4 * plan.worker_elements)
    f, g = frame.function, plan.geometry
    v = f.at(frame.worker_scratch, plan.edge_patch + plan.m_band)
    with f.loop(frame.lo, frame.hi) as band:
        image, in_image = f.div(band.index, plan.image_bands), f.rem(band.index, plan.image_bands)
        source = f.at(frame.inputs[0], f.mul(image, g.height * g.width * g.channels))
        first = f.mul(in_image, plan.band)
        count = f.minimum(f.sub(plan.patch_lines, first), plan.band)
        with f.loop(0, count) as line:
            number = f.mul(line.index, plan.patch_columns)
            f.call(input_line, source, v, number, f.add(first, line.index), frame.worker_scratch)
        with f.loop(0, plan.blocks) as block:
            call_band(plan, frame, bands, band.index, block.index, v)
    return Phase(f.name, plan.bands)


def input_phase(module: Module, plan: Plan) -> Phase:
    """The input transform alone, a line of patches a unit, into V[band] in shared scratch."""
    input_line = emit_input_line(module, plan)
    frame = open_phase(module, f"{plan.name}_input", plan.task, 4 * plan.worker_elements)
    f, g = frame.function, plan.geometry
    with f.loop(frame.lo, frame.hi) as unit:
        image, line = f.div(unit.index, plan.patch_lines), f.rem(unit.index, plan.patch_lines)
        source = f.at(frame.inputs[0], f.mul(image, g.height * g.width * g.channels))
        band = f.add(f.mul(image, plan.image_bands), f.div(line, plan.band))
        v = f.at(frame.scratch, f.mul(band, plan.v_band))
        number = f.mul(f.rem(line, plan.band), plan.patch_columns)
        f.call(input_line, source, v, number, line, frame.worker_scratch)
    return Phase(f.name, g.images * plan.patch_lines)


def block_phase(module: Module, plan: Plan) -> Phase:
    """A block of columns a unit: products and output transform of all bands."""
    bands = emit_bands(module, plan)
    frame = open_phase(module, f"{plan.name}_blocks", plan.task, 4 * plan.worker_elements)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as block, f.loop(0, plan.bands) as band:
        v = f.at(frame.scratch, f.mul(band.index, plan.v_band))
        call_band(plan, frame, bands, band.index, block.index, v)
    return Phase(f.name, plan.blocks)
