"""The policies of an attention: knobs, what is legal, the default, and a rough ranking."""

from __future__ import annotations

import math

from tuner.cpu.kernels.attention.plan import Plan
from tuner.cpu.kernels.attention.softmax import fits_registers
from tuner.cpu.kernels.kernel import Knobs
from tuner.cpu.kernels.matmul import Layout
from tuner.cpu.kernels.rows import unreadable
from tuner.cpu.kernels.tile import misfit
from tuner.ops.attention import scores_shape
from tuner.policy import Policy
from tuner.target import Isa, Target
from tuner.task import Task

_TILE_ROWS = (1, 2, 3, 4, 6, 8, 9, 10, 12, 13, 14)


def default_policy(task: Task, target: Target) -> Policy:
    """The default: eight rows at most.

    Rows of queries are often a multiple of 4 KiB apart, so that they meet in one set of L1, which
    holds eight lines.
    """
    tile_rows = min(8, _most_rows(target.isa), _rows(task))
    policy = Policy.of(
        block_tiles=min(4, -(-_rows(task) // tile_rows)),
        format="dense",
        prefetch=_prefetches(task)[-1],
        softmax_rows=2,
        tile_rows=tile_rows,
        tile_vectors=min(2, _widest(task, target.isa)),
        unroll=4,
    )
    fits = fits_registers(Plan(task, policy, target.isa, ""))
    return policy if fits else policy.with_knobs(softmax_rows=1)


def knobs(task: Task, target: Target) -> Knobs:
    """Values of each knob, for one head's number of rows and columns."""
    rows, isa = _rows(task), target.isa
    tile_rows = {min(r, rows) for r in (*_TILE_ROWS, _most_rows(isa))}
    return {
        "format": ("dense", "packed"),
        "tile_rows": tuple(sorted(tile_rows)),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4, 6) if v <= _widest(task, isa)),
        "block_tiles": tuple(n for n in (1, 2, 3, 4, 5, 6, 8, 10, 16, 32) if n == 1 or n <= rows),
        "softmax_rows": (1, 2, 4),
        "unroll": (1, 2, 4, 8, 16),
        "prefetch": _prefetches(task),
    }


def _prefetches(task: Task) -> tuple[str, ...]:
    return ("none", "next_head") if math.prod(scores_shape(task)[:-2]) > 1 else ("none",)


def _widest(task: Task, isa: Isa) -> int:
    """Vectors of columns of the wider product."""
    return -(-max(scores_shape(task)[-1], task.output.shape[-1]) // isa.lanes)


def _most_rows(isa: Isa) -> int:
    """Rows of two vectors that fill the registers; without FMA products need one, too."""
    return (isa.registers - (4 if isa.has_fma else 7)) // 2


def _rows(task: Task) -> int:
    """Rows of queries of a head."""
    return scores_shape(task)[-2]


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    """The reason why the policy has no kernel; None if it has one."""
    plan = Plan(task, policy, target.isa, "")
    reason = unreadable(task) or unreadable(plan.parts.scores)
    if reason is not None:
        return reason
    tile_rows, tiles = policy.number("tile_rows"), policy.number("block_tiles")
    if tiles > -(-plan.scores.rows // tile_rows):
        return f"{plan.scores.rows} rows are less than {tiles} tiles of {tile_rows}"
    if policy.number("softmax_rows") > 1 and not fits_registers(plan):
        return f"rows of {plan.scores.columns} do not fit the registers side by side"
    return misfit(tile_rows, policy.number("tile_vectors"), target.isa)


def estimate(task: Task, policy: Policy, target: Target) -> float:
    """Cycles of the core with the most blocks: products, reading of K and V, their copies."""
    plan = Plan(task, policy, target.isa, "")
    blocks = -(-plan.units // target.cores)
    heads = -(-blocks // plan.row_blocks)
    products = _cycles(plan, plan.scores) + _cycles(plan, plan.values)
    reading = (plan.scores.depth + plan.values.columns) * plan.scores.columns / 2
    copying = 4 * (plan.areas["keys"] + plan.areas["values"])
    return blocks * products + (blocks * reading + heads * copying) / plan.isa.lanes


def _cycles(plan: Plan, layout: Layout) -> float:
    """Cycles for one block of rows.

    A tile loads its vectors and a number of each row for its sums; it is called, cleared and
    stored.
    """
    rows, vectors = plan.policy.number("tile_rows"), plan.vectors(layout.columns)
    sums, columns = rows * vectors, -(-layout.columns // plan.isa.lanes)
    tiles = -(-plan.row_block // rows) * -(-columns // vectors)
    per_sum = max(1.0, (rows + vectors) / sums)
    return plan.row_block * columns * layout.depth * per_sum + tiles * (20 + sums)
