"""Gradients of an attention: the sizes that its loops need under a policy, and the policies.

The scratch memory of a core, in this order (each begins with a cache line):

    keys       [panel][D]            the keys of a panel, row after row
    turned     [blocks][D][width]    the same, transposed, in blocks of columns
    values     [blocks][E][width]    its values, transposed, in blocks of columns
    queries    [row_block][D]        the rows at work
    gradients  [row_block][E]        the gradients of their results
    shares     [row_block][panel]    e^(score - logarithm of the row's sum)
    changes    [row_block][panel]    the gradients of their scores
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from tuner.cpu.kernels.contraction.geometry import LINE, odd_lines
from tuner.cpu.kernels.tile import TILE_ROWS, misfit, most_rows
from tuner.graph import TensorType
from tuner.kernel_family import Knobs
from tuner.ops.attention import inverse
from tuner.ops.attention_training import gradient_scores_shape
from tuner.ops.op import Shape
from tuner.policy import Policy
from tuner.target import Caches, Isa, Target
from tuner.task import Task


@dataclass(frozen=True)
class Matrix:
    """The matrices of all heads in memory; strides in elements, 0 where heads share one."""

    kind: TensorType
    batch: Shape
    row: int

    @staticmethod
    def of(kind: TensorType, order: Shape) -> Matrix:
        """The matrices that a tensor has in this order of its axes; columns are adjacent."""
        steps = [math.prod(kind.shape[axis + 1 :]) for axis in order]
        sizes = [kind.shape[axis] for axis in order]
        batch = (0 if size == 1 else step for size, step in zip(sizes, steps, strict=True))
        return Matrix(kind, tuple(batch)[:-2], steps[-2])


class BackwardPlan:
    """Sizes and offsets in elements."""

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        self.task, self.policy, self.isa, self.name = task, policy, isa, name
        self.shape = gradient_scores_shape(task)
        """Shape of the scores: batch, rows of queries, keys."""
        *batch, self.rows, self.keys = self.shape
        self.batch = tuple(batch)
        self.is_causal = bool(task.attributes.get("causal", 0))
        """True if keys behind a query have no share."""

        # -- the matrices, rows of which are those of queries or keys ------------------------------

        q, k, v, gradient = task.inputs[:4]
        of_q, of_k, of_v = task.outputs
        self.queries = Matrix.of(q, task.ints("perm_q"))
        self.keys_in = Matrix.of(k, _turned(task.ints("perm_k")))
        self.values_in = Matrix.of(v, _turned(task.ints("perm_v")))
        self.gradients = Matrix.of(gradient, task.ints("perm_gradient"))
        self.of_queries = Matrix.of(of_q, inverse(task.ints("perm_out")))
        self.of_keys = Matrix.of(of_k, inverse(task.ints("perm_out_k")))
        self.of_values = Matrix.of(of_v, inverse(task.ints("perm_out_v")))
        self.depth, self.columns = q.shape[-1], v.shape[-1]
        """Sizes of a key and of a value."""
        heads = math.prod(self.batch)
        self.units = k.count // (self.keys * self.depth)
        """Heads of keys."""
        self.shared = heads // self.units
        """Heads of queries that share one of keys: they follow each other."""

        # -- how the work is cut -------------------------------------------------------------------

        self.panel = min(policy.number("panel"), self.keys)
        """Keys of a panel; the last one may have fewer."""
        self.row_block = min(policy.number("row_block"), self.rows)
        """Rows of a block; the last one may have fewer."""

        # -- the scratch memory --------------------------------------------------------------------

        self.key_row, self.value_row = odd_lines(self.depth), odd_lines(self.columns)
        """Steps from row to row of copies. A multiple of 4 KiB would meet one set of L1."""
        self.score_row = odd_lines(self.panel)
        """Step from one row of shares, or of changes, to the next."""
        lines = -(-self.panel // self.width(self.panel)) * self.width(self.panel)
        self.areas: Mapping[str, int] = {
            "keys": self.panel * self.key_row,
            "turned": _whole_lines(lines * self.depth),
            "values": _whole_lines(lines * self.columns),
            "queries": self.row_block * self.key_row,
            "gradients": self.row_block * self.value_row,
            "shares": self.row_block * self.score_row,
            "changes": self.row_block * self.score_row,
        }
        """Size of each piece of a core's scratch, in their order."""
        self.scratch_bytes = 4 * sum(self.areas.values())
        """Scratch of one core."""

    def width(self, columns: int) -> int:
        """Columns of a block of a right side."""
        vectors = min(self.policy.number("tile_vectors"), -(-columns // self.isa.lanes))
        return vectors * self.isa.lanes

    def place(self, area: str) -> int:
        """Offset of a piece in scratch."""
        names = list(self.areas)
        return sum(self.areas[name] for name in names[: names.index(area)])

    def block_type(self, operand: TensorType) -> TensorType:
        """An operand of the scores, as the rows of a block see it."""
        rows, columns = (1, 1, *operand.shape)[-2:]
        return TensorType(operand.dtype, (self.row_block if rows == self.rows else 1, columns))


def _turned(order: Shape) -> Shape:
    """The order with its last two axes exchanged."""
    return (*order[:-2], order[-1], order[-2])


def _whole_lines(elements: int) -> int:
    return -(-elements // LINE) * LINE


# -- the policies --------------------------------------------------------------------------------

PANELS = (32, 64, 128, 256, 512)
"""Numbers of keys of a panel worth trying."""
ROW_BLOCKS = (16, 32, 64, 128, 256)
"""Numbers of rows of a block worth trying."""


def default_policy(task: Task, target: Target) -> Policy:
    """The default: both blocks of scores are of 64 KiB."""
    *_, rows, keys = gradient_scores_shape(task)
    return Policy.of(
        panel=_fitting(128, PANELS, keys),
        row_block=_fitting(128, ROW_BLOCKS, rows),
        tile_rows=min(8, most_rows(target.isa)),
        tile_vectors=min(2, _widest(task, target.isa)),
        unroll=4,
    )


def knobs(task: Task, target: Target) -> Knobs:
    """Values of each knob."""
    *_, rows, keys = gradient_scores_shape(task)
    isa = target.isa
    return {
        "panel": tuple(n for n in PANELS if n == _fitting(n, PANELS, keys)),
        "row_block": tuple(n for n in ROW_BLOCKS if n == _fitting(n, ROW_BLOCKS, rows)),
        "tile_rows": tuple(n for n in TILE_ROWS if n <= most_rows(isa)),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4, 6) if v == 1 or v <= _widest(task, isa)),
        "unroll": (1, 2, 4, 8),
    }


def _fitting(number: int, steps: tuple[int, ...], size: int) -> int:
    """The number, or the least step that has the whole size."""
    return min([number, *(step for step in steps if step >= size)])


def _widest(task: Task, isa: Isa) -> int:
    """Vectors of columns of the widest product."""
    sizes = (gradient_scores_shape(task)[-1], task.inputs[0].shape[-1], task.inputs[2].shape[-1])
    return -(-max(sizes) // isa.lanes)


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    """The reason why the policy has no kernel; None if it has one."""
    if task.sizes:
        return "gradients of an attention are of fixed sizes"
    return misfit(policy.number("tile_rows"), policy.number("tile_vectors"), target.isa)


def estimate(task: Task, policy: Policy, target: Target, caches: Caches) -> float:
    """Cycles of the core with the most heads: products, their tiles, and what is copied."""
    del caches
    plan = BackwardPlan(task, policy, target.isa)
    rows, keys, lanes = plan.rows, plan.keys, target.isa.lanes
    heads = -(-plan.units // target.cores) * plan.shared
    panels, blocks = -(-keys // plan.panel), -(-rows // plan.row_block)
    products = (
        (rows, keys, plan.depth, panels * blocks),
        (rows, keys, plan.columns, panels * blocks),
        (keys, plan.columns, rows, panels * blocks),
        (keys, plan.depth, rows, panels * blocks),
        (rows, plan.depth, keys, panels * blocks),
    )
    cycles = sum(_cycles(plan, *product) for product in products)
    copied = panels * rows * (plan.depth + plan.columns) + 3 * keys * (plan.depth + plan.columns)
    return heads * (cycles + 2 * copied / lanes)


def _cycles(plan: BackwardPlan, rows: int, columns: int, depth: int, parts: int) -> float:
    """Cycles of a product in parts: a tile loads its operands, and is called, cleared, stored."""
    lanes, tile_rows = plan.isa.lanes, plan.policy.number("tile_rows")
    vectors = plan.width(columns) // lanes
    sums, wide = tile_rows * vectors, -(-columns // lanes)
    per_sum = max(1.0, (tile_rows + vectors) / sums)
    tiles = -(-rows // tile_rows) * -(-wide // vectors) * max(1, parts // 4)
    return rows * wide * depth * per_sum + tiles * (20 + 2 * sums)
