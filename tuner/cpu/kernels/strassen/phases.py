"""The phases: what a unit of work is, and where its V lies."""

from __future__ import annotations

from tuner.cpu.kernels.emit import Function, Module, Value
from tuner.cpu.kernels.kernel import Phase, open_phase
from tuner.cpu.kernels.strassen.bands import call_band, emit_bands
from tuner.cpu.kernels.strassen.input_sums import emit_input_rows
from tuner.cpu.kernels.strassen.plan import Plan


def band_phase(module: Module, plan: Plan) -> Phase:
    """A band of rows a unit: input sums, products and output sums by one core."""
    input_rows, bands = emit_input_rows(module, plan), emit_bands(module, plan)
    frame = open_phase(module, f"{plan.name}_bands", plan.task, 4 * plan.worker_elements)
    f = frame.function
    sources = [frame.inputs[i] for i in plan.task.sources]
    v = f.at(frame.worker_scratch, plan.algorithm.products * plan.m_point)
    with f.loop(frame.lo, frame.hi) as band:
        first = f.mul(band.index, plan.band)
        count = f.minimum(f.sub(plan.part_rows, first), plan.band)
        f.call(input_rows, *sources, v, first, count)
        with f.loop(0, plan.blocks) as block:
            call_band(plan, frame, bands, band.index, block.index, v)
    return Phase(f.name, plan.bands)


def input_phase(module: Module, plan: Plan) -> Phase:
    """The input sums alone, a row of every part a unit, into V[band] in shared scratch."""
    input_rows = emit_input_rows(module, plan)
    frame = open_phase(module, f"{plan.name}_sums", plan.task, 4 * plan.worker_elements)
    f = frame.function
    sources = [frame.inputs[i] for i in plan.task.sources]
    with f.loop(frame.lo, frame.hi) as row:
        to = _row_of_v(f, plan, frame.scratch, row.index)
        f.call(input_rows, *sources, to, row.index, 1)
    return Phase(f.name, plan.part_rows)


def _row_of_v(f: Function, plan: Plan, scratch: Value, row: Value) -> Value:
    band, in_band = f.div(row, plan.band), f.rem(row, plan.band)
    return f.at(scratch, f.add(f.mul(band, plan.v_band), f.mul(in_band, plan.v_row)))


def block_phase(module: Module, plan: Plan) -> Phase:
    """A block of columns of every part a unit: products and output sums of all bands."""
    bands = emit_bands(module, plan)
    frame = open_phase(module, f"{plan.name}_blocks", plan.task, 4 * plan.worker_elements)
    f = frame.function
    with f.loop(frame.lo, frame.hi) as block, f.loop(0, plan.bands) as band:
        v = f.at(frame.scratch, f.mul(band.index, plan.v_band))
        call_band(plan, frame, bands, band.index, block.index, v)
    return Phase(f.name, plan.blocks)
