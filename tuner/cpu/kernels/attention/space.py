"""Attention: the sizes that its loops need under a policy, and the policies to choose from.

The scratch memory of a core, in this order (each begins with a cache line):

    keys    [blocks][D][width]      the keys of a head, transposed, in blocks of columns
    values  [blocks][L][width]      its values, in blocks of columns
    queries [row_block][D]          the rows at work
    scores  [row_block][L]          their scores, then their softmax weights
    sums    [row_block]             1 / the sum of a row's weights
"""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping
from dataclasses import replace

from tuner.cpu.kernels.contraction.geometry import LINE, odd_lines
from tuner.cpu.kernels.matmul import ProductStrides, layout_of
from tuner.cpu.kernels.rows import unreadable
from tuner.cpu.kernels.tile import TILE_ROWS, misfit
from tuner.graph import TensorType
from tuner.kernel_family import Knobs
from tuner.ops.attention import Parts, parts_of, scores_shape
from tuner.policy import Policy
from tuner.size import always_equal, fitting, is_open
from tuner.target import Caches, Isa, Target
from tuner.task import Task, in_f32

MAX_GROUPS = 4
"""Groups of blocks of rows of a causal attention: more of them read fewer keys in vain, and take
longer to compile."""


@functools.lru_cache(maxsize=256)
def _products_of(task: Task) -> tuple[Parts, ProductStrides, ProductStrides]:
    parts = parts_of(task)
    keys, values = task.ints("perm_k")[-1], task.ints("perm_v")[-2]
    scores = _with_capacity(parts.scores, keys, task.capacity)
    return parts, layout_of(scores), layout_of(_with_capacity(parts.values, values, task.capacity))


def _with_capacity(product: Task, axis: int, capacity: int | None) -> Task:
    """A product whose right side has the strides of this size of an axis."""
    if capacity is None:
        return product
    a, b, *others = product.inputs
    shape = (*b.shape[:axis], capacity, *b.shape[axis + 1 :])
    return replace(product, inputs=(a, replace(b, shape=shape), *others))


class AttentionPlan:
    """Sizes and offsets in elements."""

    def __init__(self, task: Task, policy: Policy, isa: Isa, name: str = "") -> None:
        self.task, self.policy, self.isa, self.name = task, policy, isa, name
        self.parts, self.scores, self.values = _products_of(task)
        """The tasks that it stands for; strides of queries x keys, and of weights x values."""
        self.scores_shape = scores_shape(task)
        """Shape of the scores: batch, rows of queries, keys."""
        self.output_shape = (*self.scores_shape[:-1], self.values.columns)
        """Shape of the output before it is permuted."""

        # -- how the work is cut -----------------------------------------------------------------

        rows = self.scores.rows
        self.has_open_rows = is_open(rows)
        """True if the number of rows of a head is known only at run time."""
        self.row_block = fitting(policy.number("tile_rows") * policy.number("block_tiles"), rows)
        """Rows of a block, at most all of a head if their number is known."""
        self.row_blocks = -(-rows // self.row_block)
        """Blocks of rows of a head."""
        self.last_rows = rows - (self.row_blocks - 1) * self.row_block
        """Rows of the last block."""
        whole = (self.row_block,) if self.has_open_rows or self.row_blocks > 1 else ()
        last = () if self.has_open_rows else (self.last_rows,)
        self.row_counts = tuple(dict.fromkeys((*whole, *last)))
        """The numbers of rows that blocks have; the largest one where they are open."""
        self.group_blocks = -(-self.row_blocks // MAX_GROUPS) if self.is_causal else self.row_blocks
        """Blocks of rows that read the same number of keys."""
        self.units = self.scores.batches * self.row_blocks
        """Blocks of rows of all heads."""
        self.has_open_keys = is_open(self.scores.columns)
        """True if the number of keys is known only at run time."""
        vectors = -(-self.scores.columns // isa.lanes) * policy.number("softmax_rows")
        most = 3 * isa.registers // 4  # exponentials need some, too
        self.fits_registers = not self.has_open_keys and vectors <= most
        """True if rows stay in registers between their maximum and their result."""
        self.interleaves_rows = self.fits_registers or self.has_open_keys
        """True if several rows are at work together: of a known number, those in registers."""

        # -- what is copied, and the scratch memory ----------------------------------------------

        is_packed = policy["format"] == "packed"
        self.copies_queries = is_packed and always_equal(self.scores.a_k, 1)
        """True if queries are copied: only where their elements are adjacent."""
        # A tile loads vectors of adjacent columns, so that any other right side is packed.
        self.copies_keys = is_packed or not always_equal(self.scores.b_column, 1)
        self.copies_values = is_packed or not always_equal(self.values.b_column, 1)
        """True if values are packed into blocks of columns; the keys likewise."""
        # Rows that are a multiple of 4 KiB apart would meet in one set of L1.
        self.query_row = odd_lines(self.scores.depth)
        """Step from one row of queries to the next, where they are copied."""
        self.score_row = odd_lines(self.scores.columns)
        """Step from one row of scores to the next."""
        self.areas: Mapping[str, int] = {
            "keys": self._blocks_size(self.scores) if self.copies_keys else 0,
            "values": self._blocks_size(self.values) if self.copies_values else 0,
            "queries": self.row_block * self.query_row if self.copies_queries else 0,
            "scores": self.row_block * self.score_row,
            "sums": _whole_lines(self.row_block),
        }
        """Size of each piece of a core's scratch, in their order; 0: not copied."""
        self.scratch_bytes = 4 * sum(self.areas.values())
        """Scratch of one core."""
        self.packed_keys = self.values.depth
        """Keys whose values are packed: of a group of blocks it may be more than it reads."""

    @property
    def is_causal(self) -> bool:
        """True if a query sees no key behind it."""
        return bool(self.task.attributes.get("causal", 0))

    @property
    def keeps_largest(self) -> bool:
        """True if the largest score and share of each row are results as well: in training."""
        return len(self.task.outputs) > 1

    def groups(self) -> list[AttentionPlan]:
        """Plans of the groups of blocks of rows, each of which reads the first so many keys.

        Only a causal attention has several; they share the scratch memory of the whole.
        """
        if self.row_blocks == self.group_blocks:
            return [self]
        found, width = list[AttentionPlan](), self.vectors(self.scores.columns) * self.isa.lanes
        for first in range(0, self.row_blocks, self.group_blocks):
            end = first + self.group_blocks
            keys = -(-min(end * self.row_block, self.scores.rows) // width) * width
            task = _of_first_keys(self.task, min(keys, self.scores.columns))
            plan = AttentionPlan(task, self.policy, self.isa, f"{self.name}_{len(found)}")
            plan.areas, plan.packed_keys = self.areas, self.packed_keys
            if end < self.row_blocks:
                plan.row_counts = (self.row_block,)
            found.append(plan)
        return found

    def vectors(self, columns: int) -> int:
        """Vectors of a block of columns; narrow products have narrow blocks."""
        return fitting(self.policy.number("tile_vectors"), -(-columns // self.isa.lanes))

    def _blocks_size(self, layout: ProductStrides) -> int:
        width = self.vectors(layout.columns) * self.isa.lanes
        return _whole_lines(-(-layout.columns // width) * layout.depth * width)

    def place(self, area: str) -> int:
        """Offset of a piece in scratch."""
        names = list(self.areas)
        return sum(self.areas[name] for name in names[: names.index(area)])

    def block_type(self, operand: TensorType, shape: tuple[int, ...]) -> TensorType:
        """An operand that broadcasts to this shape, [...,M,N], as the rows of a block see it."""
        rows, columns = (1, 1, *operand.shape)[-2:]
        own_rows = self.row_block if always_equal(rows, shape[-2]) else 1
        return TensorType(operand.dtype, (own_rows, columns))


def _of_first_keys(task: Task, keys: int) -> Task:
    """An attention that reads fewer keys, in the memory of all."""
    every = scores_shape(task)[-1]
    inputs = list(task.inputs)
    for place, axis in ((1, task.ints("perm_k")[-1]), (2, task.ints("perm_v")[-2])):
        shape = inputs[place].shape
        inputs[place] = replace(inputs[place], shape=(*shape[:axis], keys, *shape[axis + 1 :]))
    attributes = {**task.attributes, "capacity": every}
    return replace(task, inputs=tuple(inputs), attributes=attributes)


def _whole_lines(elements: int) -> int:
    return -(-elements // LINE) * LINE


# -- the policies --------------------------------------------------------------------------------


def default_policy(task: Task, target: Target) -> Policy:
    """The default: eight rows at most.

    Rows of queries are often a multiple of 4 KiB apart, so that they meet in one set of L1, which
    holds eight lines.
    """
    tile_rows = fitting(min(8, _most_rows(target.isa)), _rows(task))
    policy = Policy.of(
        block_tiles=fitting(4, -(-_rows(task) // tile_rows)),
        format=_formats(task)[0],
        prefetch=_prefetches(task)[-1],
        softmax_rows=2,
        tile_rows=tile_rows,
        tile_vectors=fitting(2, _widest(task, target.isa)),
        unroll=4,
    )
    together = AttentionPlan(task, policy, target.isa).interleaves_rows
    return policy if together else policy.with_knobs(softmax_rows=1)


def knobs(task: Task, target: Target) -> Knobs:
    """Values of each knob, for one head's number of rows and columns."""
    rows, widest, isa = _rows(task), _widest(task, target.isa), target.isa
    tile_rows = {fitting(r, rows) for r in (*TILE_ROWS, _most_rows(isa))}
    return {
        "format": _formats(task),
        "tile_rows": tuple(sorted(tile_rows)),
        "tile_vectors": tuple(v for v in (1, 2, 3, 4, 6) if fitting(v, widest) == v),
        "block_tiles": tuple(
            n for n in (1, 2, 3, 4, 5, 6, 8, 10, 16, 32) if n == 1 or fitting(n, rows) == n
        ),
        "softmax_rows": (1, 2, 4),
        "unroll": (1, 2, 4, 8, 16),
        "prefetch": _prefetches(task),
    }


def _formats(task: Task) -> tuple[str, ...]:
    """An open number of keys is always copied: into blocks of whole vectors."""
    _, scores, _ = _products_of(task)
    is_read_in_place = always_equal(scores.b_column, 1)
    return ("packed",) if is_read_in_place and is_open(scores.columns) else ("dense", "packed")


def _prefetches(task: Task) -> tuple[str, ...]:
    heads = math.prod(scores_shape(task)[:-2])
    return ("none", "next_head") if fitting(2, heads) == 2 else ("none",)


def _widest(task: Task, isa: Isa) -> int:
    """Vectors of columns of the wider product; of the one with an open number, if there is one."""
    keys, columns = scores_shape(task)[-1], task.outputs[0].shape[-1]
    return -(-(keys if is_open(keys) else max(keys, columns)) // isa.lanes)


def _most_rows(isa: Isa) -> int:
    """Rows of two vectors that fill the registers; without FMA products need one, too."""
    return (isa.registers - (4 if isa.has_fma else 7)) // 2


def _rows(task: Task) -> int:
    """Rows of queries of a head."""
    return scores_shape(task)[-2]


def _read_as_f32(task: Task) -> Task:
    """The task with keys and values, which are read in 16 bits as well, in f32: not its queries."""
    q, *_ = task.inputs
    return replace(task, inputs=(q, *in_f32(task).inputs[1:]))


def illegal(task: Task, policy: Policy, target: Target) -> str | None:
    """The reason why the policy has no kernel; None if it has one."""
    plan = AttentionPlan(task, policy, target.isa)
    reason = unreadable(_read_as_f32(task)) or unreadable(in_f32(plan.parts.scores))
    if plan.is_causal and not _hides_by_rows(plan):
        reason = "causal attentions have kernels of fixed sizes, without an operand of each key"
    if reason is not None:
        return reason
    if is_open(plan.scores.depth) or is_open(plan.values.columns):
        return "heads of a size that is known only at run time have no kernel"
    if plan.has_open_keys and not plan.copies_keys:
        return "an open number of keys is copied into blocks of whole vectors"
    tile_rows, tiles = policy.number("tile_rows"), policy.number("block_tiles")
    if fitting(tiles, -(-plan.scores.rows // tile_rows)) < tiles:
        return f"{plan.scores.rows} rows are less than {tiles} tiles of {tile_rows}"
    if policy.number("softmax_rows") > 1 and not plan.interleaves_rows:
        return f"rows of {plan.scores.columns} do not fit the registers side by side"
    return misfit(tile_rows, policy.number("tile_vectors"), target.isa)


def _hides_by_rows(plan: AttentionPlan) -> bool:
    """Return whether blocks of rows of an attention may read only the first keys."""
    operands = plan.parts.scores.tail_inputs
    return not plan.task.sizes and all((1, *kind.shape)[-1] == 1 for kind in operands)


def estimate(task: Task, policy: Policy, target: Target, *_: Caches) -> float:
    """Cycles of the core with the most blocks: products, reading of K and V, their copies."""
    plan = AttentionPlan(task, policy, target.isa)
    blocks = -(-plan.units // target.cores)
    heads = -(-blocks // plan.row_blocks)
    products = _cycles(plan, plan.scores) + _cycles(plan, plan.values)
    reading = (plan.scores.depth + plan.values.columns) * plan.scores.columns / 2
    copying = 4 * (plan.areas["keys"] + plan.areas["values"])
    return blocks * products + (blocks * reading + heads * copying) / plan.isa.lanes


def _cycles(plan: AttentionPlan, layout: ProductStrides) -> float:
    """Cycles for one block of rows.

    A tile loads its vectors and a number of each row for its sums; it is called, cleared and
    stored.
    """
    rows, vectors = plan.policy.number("tile_rows"), plan.vectors(layout.columns)
    sums, columns = rows * vectors, -(-layout.columns // plan.isa.lanes)
    tiles = -(-plan.row_block // rows) * -(-columns // vectors)
    per_sum = max(1.0, (rows + vectors) / sums)
    return plan.row_block * columns * layout.depth * per_sum + tiles * (20 + sums)
