"""LSTM, GRU and RNN behind the product of their inputs: one task with a loop over time.

The state of a step is multiplied with R, packed in blocks of units that have all gates side by
side, so that the cell follows in registers. States stay in the caches, R as far as it fits.

    shares=1    cores share out directions and tiles of rows: they never wait for each other
    shares=n    cores share out the columns, and wait for each other after every step
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from functools import cache

import numpy as np

from tuner.cpu.kernels.kernel import module_of
from tuner.cpu.kernels.recurrent.plan import RecurrentPlan
from tuner.cpu.kernels.recurrent.steps import StepWriter
from tuner.cpu.kernels.recurrent.tiles import misfit
from tuner.element import ELEMENTS
from tuner.kernel_family import Constants, Family, Kernel
from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture, numbered
from tuner.ops.recurrent import PEEPHOLES, RecurrentForm
from tuner.policy import Knob, Policy
from tuner.size import fitting
from tuner.target import Caches, Isa, Target
from tuner.task import Task

TILE_ROWS = (1, 2, 3, 4, 5, 6, 8)
WAIT_CYCLES = 500
"""Time that cores take to wait for each other."""


def _knobs(task: Task, target: Target) -> Mapping[str, tuple[Knob, ...]]:
    form, lanes = RecurrentForm.of(task), target.isa.lanes
    widest = -(-form.units // lanes)
    shares = target.cores if form.directions == 1 and 1 < target.cores <= widest else 1
    return {
        "shares": tuple(sorted({1, shares})),
        "tile_rows": tuple(sorted({fitting(rows, form.rows) for rows in TILE_ROWS})),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4, 6, 8) if v <= widest),
        "unroll": tuple(sorted({min(u, form.units) for u in (1, 2, 4, 8)})),
    }


def _illegal(task: Task, policy: Policy, target: Target) -> str | None:
    plan = RecurrentPlan(task, policy, target.isa)
    gates = max(len(pass_.gates) for pass_ in plan.passes)
    rows, vectors = policy.number("tile_rows"), policy.number("tile_vectors")
    if plan.shares > plan.blocks:
        return f"{plan.blocks} blocks of columns are too few for {plan.shares} shares"
    return misfit(gates, rows, vectors, target.isa)


def _default(task: Task, target: Target) -> Policy:
    return _default_of(task, target)


@cache
def _default_of(task: Task, target: Target) -> Policy:
    """The quickest one by the estimate, with four steps of k in a round."""
    knobs = _knobs(task, target)
    unroll = knobs["unroll"][min(2, len(knobs["unroll"]) - 1)]
    choices = itertools.product(knobs["shares"], knobs["tile_rows"], knobs["tile_vectors"])
    policies = (
        Policy.of(shares=shares, tile_rows=rows, tile_vectors=vectors, unroll=unroll)
        for shares, rows, vectors in choices
    )
    legal = [policy for policy in policies if _illegal(task, policy, target) is None]
    return min(legal, key=lambda policy: _estimate(task, policy, target, {}))


def _estimate(task: Task, policy: Policy, target: Target, caches: Caches) -> float:
    """Cycles of a step: products, loads, sums that wait for themselves, cells, and R's way."""
    plan = RecurrentPlan(task, policy, target.isa)
    form, vectors, tile_rows = plan.form, policy.number("tile_vectors"), plan.tile_rows
    tiles, rest = divmod(int(form.rows), tile_rows)
    cycles = 0.0
    for rows, count in ((tile_rows, tiles), (rest, 1)):
        for pass_ in plan.passes if rows and count else ():
            columns = len(pass_.gates) * vectors
            of_k = max(rows * columns / 2, (rows + columns) / 2, 4.0)
            cells = 15.0 * rows * columns
            cycles += count * plan.blocks * (form.units * of_k + cells + 20)
    size = plan.padded * form.gates * form.units * target.isa.element_bytes
    if plan.shares > 1:
        read = size / plan.shares
        return cycles / plan.shares + _way(read, caches) + WAIT_CYCLES * len(plan.passes)
    cores = min(target.cores, form.directions * int(plan.row_tiles))
    return cycles * form.directions / cores + _way(size, caches) * form.directions / cores


def _way(size_bytes: float, caches: Caches) -> float:
    """Cycles that R takes, beyond those of its loads: what does not fit the second cache."""
    return max(0.0, size_bytes - caches.get(2, 1 << 19)) / 32


def _pack(task: Task, policy: Policy, isa: Isa, constants: Constants) -> Constants:
    """R as [direction][pass][block][k][gate][unit], biases as [direction][block][gate][unit].

    Units are filled up with zeros to whole blocks; peepholes follow the gates of a block's biases.
    """
    plan = RecurrentPlan(task, policy, isa)
    form, dtype = plan.form, ELEMENTS[isa.element].dtype
    packed = {}
    if 1 in constants:
        weights = _in_blocks(plan, constants[1], form.gates)  # [direction, k, gate, block, unit]
        parts = [
            weights[d][:, list(pass_.gates)].transpose(2, 0, 1, 3)
            for d in range(form.directions)
            for pass_ in plan.passes
        ]
        packed[1] = np.concatenate([part.reshape(-1) for part in parts]).astype(dtype)
    if 2 in constants:
        vectors = form.gates + (PEEPHOLES if form.has_peepholes else 0)
        biases = _in_blocks(plan, constants[2], vectors)  # [direction, gate, block, unit]
        packed[2] = biases.transpose(0, 2, 1, 3).reshape(-1).astype(dtype)
    return packed


def _in_blocks(plan: RecurrentPlan, array: np.ndarray, vectors: int) -> np.ndarray:
    """[..., vectors * units] as [..., vector, block, unit of it]."""
    units = plan.form.units
    split = array.reshape(*array.shape[:-1], vectors, units)
    padded = np.zeros((*split.shape[:-1], plan.padded), array.dtype)
    padded[..., :units] = split
    return padded.reshape(*split.shape[:-1], plan.blocks, plan.width)


def _generate(task: Task, policy: Policy, isa: Isa, name: str) -> Kernel:
    plan, module = RecurrentPlan(task, policy, isa), module_of(task, isa)
    writer = StepWriter(module, plan, name)
    if plan.shares > 1:
        phases = writer.write_columns()
        return Kernel(module.text(), phases, plan.flags_bytes + plan.state_bytes)
    phase = writer.write_rows()
    return Kernel(module.text(), (phase,), 0, plan.state_bytes)


def _loops(subject: KernelSubject) -> LoopNest:
    """Steps one after the other; in each all blocks of columns, and tiles of rows of them."""
    plan = RecurrentPlan(subject.task, subject.policy, subject.isa)
    form, vectors = plan.form, subject.number("tile_vectors")
    rows, units = Cut("rows", form.rows, plan.tile_rows), Cut("units", form.units, plan.width)
    gates = max(len(pass_.gates) for pass_ in plan.passes)
    what = f"{numbered(plan.tile_rows, 'row')} x {numbered(gates, 'gate')}"
    by_columns = plan.shares > 1
    facts = (
        *subject.tile_facts(what, plan.tile_rows * gates, vectors, "units"),
        f"rows: {rows.text('tile')}",
        f"units: {units.text('block')}",
        subject.shares_text("part of columns" if by_columns else "tile of rows"),
    )
    time = Loop(1, "step", form.steps, 1, "each needs the state of the one before")
    if by_columns:
        outer = [
            Loop.statement(0, "copy the states, clear the flags"),
            Loop(0, "share", plan.shares, 1, "columns of a core, shared out"),
            time,
        ]
    else:
        each = Loop(0, "direction", form.directions, 1, "shared out")
        outer = [each, Loop.over(1, "m", rows, "tile", is_shared=True), time]
        outer = [*outer[:2], Loop(2, time.name, time.extent, 1, time.remark)]
    depth = 2 if by_columns else 3
    inner = [Loop.over(depth, "n", units, "block")]
    if by_columns:
        inner.append(Loop.over(depth + 1, "m", rows, "tile"))
    depth += len(inner)
    sums = Loop.of_sum(depth, "k", form.units, subject.number("unroll"))
    second = [Loop.statement(depth, "the new state's gate of the block", "a second pass")]
    loops = (
        *outer,
        *inner,
        Loop.statement(depth, "register tile = bias"),
        sums,
        *(second if len(plan.passes) > 1 else []),
        Loop.statement(depth, "gates + x; activations; cell; store state and y", "fused"),
        *([Loop.statement(2, "wait for the other cores")] if by_columns else []),
    )
    height, width = min(rows.step, rows.size), min(units.step, units.size)
    shares = subject.shares("x" if by_columns else "y") if form.directions == 1 else None
    picture = Picture(
        rows, units, Picture.corner(height, width), Picture.corner(height, units.size), shares
    )
    several = " in both directions" if form.directions > 1 else ""
    title = (
        f"{form.op}: {numbered(form.steps, 'step')}{several} of {numbered(form.rows, 'row')} x"
        f" {form.units:,} units"
    )
    return LoopNest(title, picture, facts, loops)


FAMILY = Family(
    ("lstm", "gru", "rnn"), _default, _knobs, _illegal, _generate, _pack, _estimate, loops=_loops
)
